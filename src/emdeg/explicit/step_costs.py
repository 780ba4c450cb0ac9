"""What each step of a derivation adds to its cost: Fu's tables 3.1 and 3.4, counted (digest R48).

    cost of row k = count(all that rows 1 … k need) − count(all that rows 1 … k−1 need)

The rows are the steps of the method in their order, those with one symbol and equation number
together (ω_1 … ω_n). Nothing is counted twice: what two rows share belongs to the first of them.
The steps are as derived, before any search, and lead to τ of the rigid bodies, without drives.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from emdeg.errors import UsageError
from emdeg.exact.graph import Expr
from emdeg.mechanics.equations import Equations
from emdeg.program.count import Count, count
from emdeg.program.lower import lower_expressions
from emdeg.public import public
from emdeg.shown import listed

KINDS = ("mul", "add", "div", "trig")


@dataclass(frozen=True)
class StepCost:
    """One row: a quantity of the method, its equation number in the paper, what it adds."""

    _repr_html_ = listed

    symbol: str
    equation: str
    count: Count


@public
def step_costs(equations: Equations) -> tuple[StepCost, ...]:
    """The cost of the derivation row by row; the rows add up to the whole."""
    if not isinstance(equations, Equations):
        raise UsageError("these are no equations", argument="equations", found=repr(equations),
                         expected="what emdeg.derive returns")  # fmt: skip
    rows: dict[tuple[str, str], list[Expr]] = {}
    for step in equations.steps:
        row = rows.setdefault((_family(step.symbol), step.equation), [])
        row += step.components.values()
    program = lower_expressions([e for row in rows.values() for e in row])
    values, before, end, found = list(program.output_values()), Count(), 0, []
    for (symbol, equation), row in rows.items():
        if not row:
            continue  # remarks in words
        end += len(row)
        so_far = count(program, values[:end])
        found.append(StepCost(symbol, equation, _difference(so_far, before)))
        before = so_far
    return tuple(found)


def _family(symbol: str) -> str:
    """ω of ω_12, D^tran of D_12^tran, Z of Z7."""
    name, _, rest = symbol.partition("_")
    _, power, kind = rest.partition("^")
    return name.rstrip("0123456789") + power + kind


def _difference(after: Count, before: Count) -> Count:
    numbers: dict[str, Any] = {kind: getattr(after, kind) - getattr(before, kind) for kind in KINDS}
    return Count(**numbers)
