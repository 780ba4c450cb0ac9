"""Parameters: what is known of a symbol, which names it may have, and how errors propagate.

The tolerance of f(p₁ … pₙ) is the RMS combination of the tolerances of its parameters, to first
order (Armstrong, Khatib, Burdick 1986; digest R15):

    tol f = √ Σᵢ (∂f/∂pᵢ · tol pᵢ)²
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass

from emdeg.errors import LoadError, UsageError
from emdeg.exact.calculus import diff
from emdeg.exact.evaluate import evaluate
from emdeg.exact.graph import Expr
from emdeg.exact.numbers import Number
from emdeg.limits import PARAMETER_NAME

_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z", re.ASCII)


@dataclass(frozen=True)
class Parameter:
    """What is known of a symbol: value (radians for an angle), tolerance, where it comes from."""

    value: Number | None = None
    tolerance: Number | None = None
    note: str = ""


def check_name(name: str) -> None:
    """Refuse names that are no identifiers; the state of a robot is another name space."""
    PARAMETER_NAME.check(len(name), element=name)
    if not _IDENTIFIER.match(name):
        raise LoadError(
            "this cannot be the name of a parameter",
            found=name,
            expected="letters, digits and underscores",
        )


def tolerance(
    expression: Expr,
    parameters: Mapping[Expr, Parameter],
    values: Mapping[Expr, float] | None = None,
) -> float:
    """First-order RMS tolerance of an expression in parameters; unknown tolerances count 0."""
    at = values if values is not None else known_values(parameters)
    uncertain = {s: float(p.tolerance) for s, p in parameters.items() if p.tolerance}
    slopes = [diff(expression, s) for s in uncertain]
    if expression.rate:
        raise UsageError(
            f"{expression} moves with the robot",
            hint="tolerances propagate to expressions in parameters only",
        )
    terms = zip(evaluate(slopes, at), uncertain.values(), strict=True)
    return math.sqrt(math.fsum((slope * spread) ** 2 for slope, spread in terms))


def known_values(parameters: Mapping[Expr, Parameter]) -> dict[Expr, float]:
    """Symbol → value, of those that have one."""
    return {s: float(p.value) for s, p in parameters.items() if p.value is not None}
