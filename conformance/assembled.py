"""A state of a mechanism with loops, closed to 60 digits: Newton's method on exact decimals.

q ← q − Aᵀ(A Aᵀ)⁻¹ φ(q)   until φ = 0,      q̇ ← q̇ − Aᵀ(A Aᵀ)⁻¹ A q̇
"""

from __future__ import annotations

from decimal import Decimal, localcontext
from fractions import Fraction
from typing import Any

import emdeg

PRECISION = 60
START = 10  # decimals of the configuration to begin with: processors differ in the last of a float


def assembled(
    robot: emdeg.Robot, arrays: dict[str, list[Fraction]], known: dict[str, Any]
) -> dict[str, list[Any]]:
    """The arrays with q moved to the nearest closed configuration and q̇ to a motion along it."""
    outputs = ["constraint_jacobian", *(["constraint_residual"] if robot.loops else [])]
    program = emdeg.compile(robot, outputs, optimise=None, certify=False)
    mine = {n: v for n, v in known.items() if n in program.parameters}
    q = [_decimal(x) for x in arrays["q"]]
    if robot.loops:
        start = emdeg.constrained(robot).project([float(x) for x in q], [0.0] * robot.nv)[0]
        q = [round(Decimal(float(x)), START) for x in start]
    with localcontext(prec=2 * PRECISION):
        for _ in range(8 if robot.loops else 0):
            found = emdeg.digits(program, {"q": q}, mine, digits=PRECISION + 20)
            A, residual = _numbers(found["constraint_jacobian"]), found["constraint_residual"]
            step = _least(A, [Decimal(x) for x in residual])
            q = [x - d for x, d in zip(q, step, strict=True)]
        q = [round(x, PRECISION) for x in q]
        A = _numbers(emdeg.digits(program, {"q": q}, mine, digits=PRECISION)["constraint_jacobian"])
        qd = [_decimal(x) for x in arrays["qd"]]
        off = _least(A, [sum(a * v for a, v in zip(row, qd, strict=True)) for row in A])
        qd = [round(v - d, PRECISION) for v, d in zip(qd, off, strict=True)]
    return arrays | {"q": q, "qd": qd}


def _decimal(value: Fraction) -> Decimal:
    return Decimal(value.numerator) / Decimal(value.denominator)


def _numbers(rows: list[list[str]]) -> list[list[Decimal]]:
    return [[Decimal(x) for x in row] for row in rows]


def _least(A: list[list[Decimal]], b: list[Any]) -> list[Decimal]:
    """The shortest x with A x = b: Aᵀ y, (A Aᵀ) y = b by elimination (positive definite)."""
    m = len(A)
    rows = [[sum(x * y for x, y in zip(A[i], A[j], strict=True)) for j in range(m)] + [b[i]]
            for i in range(m)]  # fmt: skip
    for i in range(m):
        for j in range(m):
            if j != i:
                factor = rows[j][i] / rows[i][i]
                rows[j] = [x - factor * y for x, y in zip(rows[j], rows[i], strict=True)]
    y = [rows[i][m] / rows[i][i] for i in range(m)]
    return [sum(A[i][k] * y[i] for i in range(m)) for k in range(len(A[0]))]  # type: ignore[misc]
