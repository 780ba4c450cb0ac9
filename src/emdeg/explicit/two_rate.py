"""Two-rate evaluation: slow coefficients, fast torques (Armstrong, table 2; digest R52).

    configure(q)                      → the distinct elements of M, b, c, g     (configuration rate)
    step(coefficients, q̇, q̈)          → τ                                        (torque rate)

The configuration changes slowly: its part may run at a lower rate (theirs: 50 Hz against 200 Hz),
at the price of an error that grows with the age of the coefficients (`stale_error`). With a
budget of F operations a second, one rate allows F/(C + S) cycles, two rates in the ratio r allow
f = F/(C + r S) configurations and r·f torques.

`partition` groups the coefficients into blocks that processors can compute independently (R53).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from emdeg.errors import UsageError
from emdeg.exact.graph import ZERO, Expr, scale
from emdeg.exact.linalg import Vector
from emdeg.explicit.given import ModelLike, as_model
from emdeg.explicit.model import ExplicitModel, Name
from emdeg.explicit.nested import Nested, factored
from emdeg.explicit.numeric import Array, Numeric, torques
from emdeg.program.count import count
from emdeg.program.ir import Program
from emdeg.public import public
from emdeg.shown import brief, listed


@dataclass(frozen=True)
class Rates:
    """Cycles per second within a budget of operations per second."""

    budget: float
    whole: float
    ratio: int
    configuration: float
    torque: float


@dataclass(frozen=True)
class TwoRate:
    """The two programs: the only output of `configure` is the first input of `step`.

    `coefficients` are the elements that it has, with the symbols by which the step reads them.
    """

    __repr__ = brief
    _repr_html_ = listed

    model: ExplicitModel
    coefficients: Mapping[Name, Expr]
    configure: Program
    step: Program

    def rates(self, budget: float, ratio: int = 4) -> Rates:
        """Rates reachable with `budget` operations a second, torques `ratio` times as often."""
        if budget <= 0 or ratio < 1:
            raise UsageError("the budget and the ratio of rates must be positive")
        slow, fast = self.configure.count().total, self.step.count().total
        configuration = budget / max(slow + ratio * fast, 1)
        return Rates(
            budget, budget / max(slow + fast, 1), ratio, configuration, ratio * configuration
        )

    def stale_error(self, q: Array, qd: Array, qdd: Array, ticks: int) -> Array:
        """|Δτ| along a motion sampled at the torque rate, with coefficients up to `ticks` old.

        Coefficients are renewed every `ticks` + 1 samples; 0 ticks give no error.
        """
        q, qd, qdd = (np.asarray(x, dtype=float) for x in (q, qd, qdd))
        numeric = Numeric(self.model)
        held = (np.arange(len(q)) // (ticks + 1)) * (ticks + 1)
        exact = numeric.coefficients(q)
        stale = {name: value[held] for name, value in exact.items()}
        error: Array = np.abs(torques(stale, qd, qdd) - torques(exact, qd, qdd))
        return error


def efforts_from(model: ExplicitModel, symbols: Mapping[Name, Expr]) -> Vector:
    """τ with each element written by the coefficient that stands for it, term by term."""
    owner_of = owners(model)

    def coefficient(name: Name) -> Expr:
        owner, sign = owner_of.get(model.canonical(name), (name, 0))
        return scale(sign, symbols[owner]) if sign else ZERO

    return model.efforts(coefficient)


def owners(model: ExplicitModel) -> dict[Name, tuple[Name, int]]:
    """Element → (the coefficient that stands for it, ±1)."""
    first: dict[tuple[Name, Fraction], Name] = {}
    found: dict[Name, tuple[Name, int]] = {}
    for name, element in model.elements.items():
        source, size = element.same_as or name, abs(element.factor)
        owner = first.setdefault((source, size), name)
        sign = 1 if model.elements[owner].factor * element.factor > 0 else -1
        found[name] = (owner, sign)
    return found


# -- independent blocks -------------------------------------------------------------------


@public
def partition(model: ModelLike, blocks: int) -> tuple[Nested, ...]:
    """The coefficients in independent blocks of about equal cost, the dearest first (R53).

    Each is for one processor, which needs no result of another. The element that is dearest by
    itself goes to the cheapest block, next to what it can share.
    """
    model = as_model(model)
    if blocks < 1:
        raise UsageError("there must be at least one block", argument="blocks", found=blocks)
    whole = factored(model, model.distinct)

    def together(names: Iterable[Name]) -> int:
        return count(whole.program, [whole.values[name] for name in names]).total

    blocks = min(blocks, len(whole.names))  # more would stay empty
    groups: list[list[Name]] = [[] for _ in range(blocks)]
    loads = [0] * blocks
    for name in sorted(whole.names, key=lambda n: (-together([n]), n)):
        growth = [together([*group, name]) for group in groups]
        best = min(range(blocks), key=lambda k: (growth[k], growth[k] - loads[k], k))
        groups[best].append(name)
        loads[best] = growth[best]
    found = [factored(model, sorted(group)) for group in groups if group]
    return tuple(sorted(found, key=lambda block: -block.cost.total))
