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

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from emdeg.errors import UsageError
from emdeg.exact.graph import Expr, linear, multiply, product, symbol
from emdeg.exact.kinds import CONFIGURATION
from emdeg.exact.linalg import Vector
from emdeg.explicit.cost import Cost, cost
from emdeg.explicit.extract import System, Terms, extract
from emdeg.explicit.factored import factored
from emdeg.explicit.model import ExplicitModel, Name
from emdeg.explicit.numeric import Array, Numeric, torques
from emdeg.robot.robot import Robot


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
    """The two sets of expressions. `coefficients` are the symbols that the step reads."""

    model: ExplicitModel
    configure: Mapping[Name, Expr]
    coefficients: Mapping[Name, Expr]
    step: Vector

    @property
    def configure_cost(self) -> Cost:
        """What one new configuration costs."""
        return cost(self.configure.values())

    @property
    def step_cost(self) -> Cost:
        """What one torque costs once the coefficients are there."""
        return cost(self.step, known=self.coefficients.values())

    def rates(self, budget: float, ratio: int = 4) -> Rates:
        """Rates reachable with `budget` operations a second, torques `ratio` times as often."""
        if budget <= 0 or ratio < 1:
            raise UsageError("the budget and the ratio of rates must be positive")
        slow, fast = self.configure_cost.total, self.step_cost.total
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


def two_rate(model: ExplicitModel, elements: Mapping[Name, Expr] | None = None) -> TwoRate:
    """Split a model into configuration and torque parts.

    `elements` may give other expressions for the coefficients, such as a hierarchical model's.
    """
    shared = factored(model, model.elements) if elements is None else elements
    wanted = _distinct(model)
    owners = dict.fromkeys(owner for owner, _ in wanted.values())
    symbols = {name: symbol(f"{name}_", CONFIGURATION) for name in owners}
    configure = {name: shared[name] for name in symbols}
    return TwoRate(model, configure, symbols, _step(model, wanted, symbols))


def _distinct(model: ExplicitModel) -> dict[Name, tuple[Name, int]]:
    """Element → (the coefficient that stands for it, ±1)."""
    first: dict[tuple[Name, Fraction], Name] = {}
    found: dict[Name, tuple[Name, int]] = {}
    for name, element in model.elements.items():
        source, size = element.same_as or name, abs(element.factor)
        owner = first.setdefault((source, size), name)
        sign = 1 if model.elements[owner].factor * element.factor > 0 else -1
        found[name] = (owner, sign)
    return found


def _step(
    model: ExplicitModel, wanted: Mapping[Name, tuple[Name, int]], symbols: Mapping[Name, Expr]
) -> Vector:
    """τ in coefficients, speeds and accelerations, with common parts taken out."""
    robot, literals = model.robot, _Literals()
    sums: list[Terms] = [{} for _ in range(model.n)]
    for name, (owner, sign) in wanted.items():
        coefficient = literals.of(symbols[owner])
        for row, motion in _motions(robot, name):
            word = tuple(sorted((coefficient, *(literals.of(e) for e in motion))))
            sums[row][word] = sums[row].get(word, Fraction(0)) + sign
    system = extract(System(sums, len(literals.nodes)))
    return Vector(literals.expressions(system, model.n))


def _motions(robot: Robot, name: Name) -> list[tuple[int, list[Expr]]]:
    """(joint, factors of the motion) of every equation that an element stands in."""
    i, qd, qdd = name.indices, robot.qd, robot.qdd
    if name.letter == "M":
        first = (i[0], [qdd[i[1]]])
        return [first] if i[0] == i[1] else [first, (i[1], [qdd[i[0]]])]
    if name.letter == "b":
        return [(i[0], [qd[i[1]], qd[i[2]]])]
    return [(i[0], [qd[i[1]], qd[i[1]]] if name.letter == "c" else [])]


class _Literals:
    """Expressions as the integers of a system."""

    def __init__(self) -> None:
        self.nodes: dict[Expr, int] = {}

    def of(self, node: Expr) -> int:
        return self.nodes.setdefault(node, len(self.nodes))

    def expressions(self, system: System, count: int) -> list[Expr]:
        values: dict[int, Expr] = {k: node for node, k in self.nodes.items()}

        def literal(k: int) -> Expr:
            if k not in values:
                if k in system.products:
                    values[k] = multiply(*(literal(x) for x in system.products[k]))
                else:
                    values[k] = whole(system.parts[k])
            return values[k]

        def whole(index: int) -> Expr:
            terms = system.sums[index].items()
            return linear((product(literal(x) for x in word), c) for word, c in terms)

        return [whole(index) for index in range(count)]


# -- independent blocks -------------------------------------------------------------------


@dataclass(frozen=True)
class Block:
    """Coefficients that one processor computes, without results of another."""

    names: tuple[Name, ...]
    elements: Mapping[Name, Expr]
    cost: Cost


def partition(model: ExplicitModel, blocks: int) -> tuple[Block, ...]:
    """The coefficients in independent blocks of about equal cost, the dearest first (R53).

    The element that is dearest by itself goes to the cheapest block, next to what it can share.
    """
    if blocks < 1:
        raise UsageError("there must be at least one block", argument="blocks", found=blocks)
    own = [name for name, e in model.elements.items() if e.same_as is None]
    shared = factored(model, own)
    alone = {name: cost([shared[name]]).total for name in own}
    groups: list[list[Name]] = [[] for _ in range(blocks)]
    loads = [0] * blocks
    for name in sorted(own, key=lambda n: (-alone[n], n)):
        growth = [cost([shared[n] for n in (*g, name)]).total for g in groups]
        best = min(range(blocks), key=lambda k: (growth[k], growth[k] - loads[k], k))
        groups[best].append(name)
        loads[best] = growth[best]
    found = [_block(model, group) for group in groups if group]
    return tuple(sorted(found, key=lambda b: -b.cost.total))


def _block(model: ExplicitModel, names: Sequence[Name]) -> Block:
    elements = factored(model, names)
    return Block(tuple(sorted(names)), elements, cost(elements.values()))
