"""The structure that equations of motion must have (digest R36).

    M = Mᵀ,    q̇ᵀ(Ṁ − 2C)q̇ = 0,    h_iii = 0,    h_ikm = h_imk        expressions that vanish
    q̇ᵀ M q̇ > 0 for q̇ ≠ 0                                              an inequality

h_ikm = Σ_j Tr(U_jkm J_j U_jiᵀ) of Lagrange–Euler is symmetric because U_jkm = ∂²⁰A_j/∂q_k∂q_m is:
Fu's product with two generators Q is compared with the derivative in the other order. M is positive
definite where all leading minors are, counted from either end. Small arms have them as polynomials,
and a minor whose negative terms its positive ones outweigh (|cos|, |sin| ≤ 1) is positive
everywhere, for all positive masses and inertias; else M is factorised exactly at points with
rational cosines and sines within the joint limits.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from emdeg.errors import CertificateError, ExprError
from emdeg.exact.calculus import derivative, substitute, time_derivative
from emdeg.exact.evaluate import evaluate_exactly
from emdeg.exact.graph import ONE, ZERO, Expr, linear, product
from emdeg.exact.kinds import COS, SIN
from emdeg.exact.linalg import Matrix, dot
from emdeg.exact.numbers import Number, reciprocal, sign
from emdeg.exact.polynomial.normal_form import Factors, NormalForm, normal_form
from emdeg.mechanics.base import Terms
from emdeg.mechanics.blocks import Minors
from emdeg.mechanics.coordinates import rates
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.equations import Equations
from emdeg.robot.robot import Robot

QUADRATIC_LIMIT = 8  # velocities above which the Lagrangian methods are left out
POINTS = 5  # exact points at which M is factorised
LARGEST_FACTORISED = 30  # velocities
LARGEST_WRITTEN_OUT = 3  # velocities up to which leading minors are polynomials
MOST_TERMS = 400


def structure(
    robot: Robot, equations: Equations | None = None
) -> Iterator[tuple[str, Sequence[Expr]]]:
    """Expressions that must vanish."""
    equations = equations or derive(robot, "newton_euler")
    n = robot.nv
    if robot.joint_velocities > QUADRATIC_LIMIT:
        yield "M symmetric", [_one_sided(robot, equations)]
        return
    M = equations.M
    yield "M symmetric", [M[i, j] - M[j, i] for i in range(n) for j in range(i)]
    if robot.has_floating_base:
        return
    C = equations.coriolis_matrix
    moving = time_derivative([M[i, j] for i in range(n) for j in range(n)], rates(robot))
    power = linear(
        (product((moving[i * n + j] - 2 * C[i, j], robot.qd[i], robot.qd[j])), 1)
        for i in range(n)
        for j in range(n)
    )
    yield "q̇ᵀ(Ṁ − 2C)q̇ = 0", [power]
    symbols = equations.christoffel
    followed = {body.joint.coordinate for body in robot.bodies if body.joint.mimic is not None}
    alone = [i for i in range(n) if i not in followed]  # M_ii depends on the angles of followers
    yield "h_iii = 0", [symbols[i, i, i] for i in alone if (i, i, i) in symbols]
    yield "h_ikm = h_imk", _asymmetry(robot)


def _one_sided(robot: Robot, equations: Equations) -> Expr:
    """q̈ᵀ M q̇ − q̇ᵀ M q̈, which vanishes for all q̇ and q̈ where M = Mᵀ, and there only.

    M q̈ = τ(q, q̇, q̈) − τ(q, q̇, 0) and M q̇ = τ(q, q̇, q̇) − τ(q, q̇, 0): as long as τ, not as M.
    """
    tau, qd, qdd = list(equations.tau), robot.qd, robot.qdd
    rest = substitute(tau, dict.fromkeys(qdd, ZERO))
    turned = substitute(tau, dict(zip(qdd, qd, strict=True)))
    return linear(
        term
        for i in range(robot.nv)
        for term in (
            (product((qdd[i], turned[i] - rest[i])), 1),
            (product((qd[i], tau[i] - rest[i])), -1),
        )
    )


def _asymmetry(robot: Robot) -> list[Expr]:
    """Σ_j Tr((U_jkm − ∂U_jm/∂q_k) J_j U_jiᵀ) of the robot freed of mimic joints."""
    equations = derive(robot, "lagrange_euler")
    free, parts = equations.reduction.free, equations.parts.intermediates
    U, U3, J = parts["U"], parts["U3"], parts["J"]
    q = [free.q[free.configuration_index(body.joint.coordinate)] for body in free.bodies]
    terms = Terms()
    for j in range(len(free.bodies)):
        path = free.path(j)
        for place, k in enumerate(path):
            for m in path[place + 1 :]:
                back = derivative(U[j, m].entries, {q[k]: ONE})
                apart = [a - b for a, b in zip(U3[j, k, m].entries, back, strict=True)]
                for i in path:
                    terms[i, k, m].append(dot(apart, (U[j, i] @ J[j]).entries))
    return [linear((term, 1) for term in found) for found in terms.values()]


# -- positive definite -------------------------------------------------------------------------


def definiteness(robot: Robot, equations: Equations, seed: int = 1) -> str:
    """How far M is proven positive definite, in words; CertificateError where it is not."""
    if robot.joint_velocities > LARGEST_FACTORISED:
        return f"not looked at above {LARGEST_FACTORISED} velocities"
    M = equations.M
    if (
        robot.nv <= LARGEST_WRITTEN_OUT
        and not robot.has_floating_base
        and _minors_positive(robot, M)
    ):
        return "holds for all q and all positive masses and inertias (leading minors)"
    missing = [s.name for s in robot.symbols if _value(robot, s) is None]
    if missing:
        return f"not decided: {', '.join(missing[:4])} have no values"
    rest = ""
    for k in range(POINTS):
        try:
            rest = _factorised_at(robot, M, random.Random(f"{seed} {k}")) or rest
        except ExprError as problem:
            return f"not decided: {problem.message}"
    return rest or f"holds at {POINTS} exact points within the joint limits"


def _minors_positive(robot: Robot, M: Matrix) -> bool:
    """Are all minors along the diagonal positive, counted from one end or the other?"""
    minors, n, positive = Minors(M), robot.nv, _positive_symbols(robot)
    try:
        return any(
            all(
                outweighs(normal_form(minors.determinant(m, m), max_terms=MOST_TERMS), positive)
                for m in ends
            )
            for ends in (
                [tuple(range(k, n)) for k in reversed(range(n))],  # the tip first: shorter
                [tuple(range(k + 1)) for k in range(n)],
            )
        )
    except ExprError:
        return False


def _positive_symbols(robot: Robot) -> frozenset[Expr]:
    """Masses, moments of inertia and drive inertias that are symbols."""
    known: list[Expr] = []
    for body in robot.bodies:
        inertia, motor = body.own_inertia, body.joint.motor
        known += [inertia.mass, *(inertia.tensor[k, k] for k in range(3))]
        known += [motor.rotor_inertia, motor.reflected_inertia]
        known += [load.inertia.mass for load in body.payloads]
    return frozenset(e for e in known if e.is_symbol)


def outweighs(form: NormalForm, positive: frozenset[Expr]) -> bool:
    """Is the polynomial positive wherever these symbols are, as far as |cos|, |sin| ≤ 1 shows?

    For each product of parameters, the least that cosines and sines make of it: a number.
    """
    least: dict[Factors, Number] = {}
    for term in form.terms():
        if any(e % 2 and node not in positive for node, e in term.parameters):
            return False  # its sign is not known
        moving = term.trigonometric
        low = term.constant if not moving else -abs(term.constant)
        if moving and sign(term.constant) > 0 and all(e % 2 == 0 for _, e in moving):
            low = 0
        elif term.motion or any(node.kind not in (COS, SIN) for node, _ in moving):
            return False  # a displacement is not bounded
        least[term.parameters] = least.get(term.parameters, 0) + low
    signs = [sign(x) for x in least.values()]
    return min(signs, default=0) >= 0 and any(signs)


def _value(robot: Robot, symbol: Expr) -> Number | None:
    known = robot.parameters.get(symbol)
    return None if known is None else known.value


def _factorised_at(robot: Robot, M: Matrix, draw: random.Random) -> str:
    """M = LᵀDL exactly at a point of the joint limits: every pivot must be positive."""
    values, circles = _point(robot, draw)
    n = robot.nv
    flat = evaluate_exactly(M.entries, values, circles)
    rows = [flat[i * n : (i + 1) * n] for i in range(n)]
    for k in reversed(range(n)):
        pivot = rows[k][k]
        if sign(pivot) < 0:
            raise CertificateError(
                "M is not positive definite within the joint limits",
                element=robot.name, found=f"pivot {float(pivot):.3g} of velocity {k + 1}",
                expected="positive pivots",
                hint="some mass or inertia is unphysical: see `emdeg show`",
            )  # fmt: skip
        if sign(pivot) == 0:
            return f"M is singular: velocity {k + 1} moves no mass"
        inverse = reciprocal(pivot)
        for i in range(k):
            share = rows[i][k] * inverse
            for j in range(k):
                rows[i][j] = rows[i][j] - share * rows[k][j]
    return ""


def _point(
    robot: Robot, draw: random.Random
) -> tuple[Mapping[Expr, Number], Mapping[Expr, tuple[Number, Number]]]:
    """Numbers for everything that M depends on; angles as points of the unit circle."""
    values: dict[Expr, Number] = {}
    circles: dict[Expr, tuple[Number, Number]] = {}
    for symbol in robot.symbols:
        value = _value(robot, symbol)
        assert value is not None
        values[symbol] = value
        if symbol.angular:
            circles[symbol] = on_circle(float(value))
    for coordinate, joint in robot.by_coordinate.items():
        start = robot.configuration_index(coordinate)
        q = robot.q[start : start + joint.type.nq]
        if joint.type.quaternion is not None:
            values |= zip(
                q, (*(Fraction(draw.randint(-9, 9), 7) for _ in range(3)), *_UNIT), strict=True
            )
            continue
        reach = math.pi if joint.spin else 1.0
        low = -reach if joint.limits.lower is None else float(joint.limits.lower)
        high = reach if joint.limits.upper is None else float(joint.limits.upper)
        at = low + (high - low) * draw.uniform(0.02, 0.98)
        values[q[0]] = Fraction(at).limit_denominator(1000)
        circles[q[0]] = on_circle(at)
    for body in robot.bodies:
        if body.joint.mimic is None or not body.joint.spin:
            continue
        for symbol, _ in robot.joint_turn(body).terms:
            if symbol not in circles:
                circles[symbol] = on_circle(draw.uniform(-math.pi, math.pi))
    return values, circles


_UNIT = (Fraction(1, 5), Fraction(2, 5), Fraction(2, 5), Fraction(4, 5))  # a quaternion of length 1


def on_circle(angle: float) -> tuple[Number, Number]:
    """(cos, sin), rational and of length 1 exactly, near those of an angle: by t = tan(angle/2)."""
    t = Fraction(math.tan(angle / 2)).limit_denominator(4000)
    return (1 - t * t) / (1 + t * t), 2 * t / (1 + t * t)
