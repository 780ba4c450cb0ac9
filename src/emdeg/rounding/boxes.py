"""One output over a box of states: the bound for any sub-boxes, many at once.

An angle that is only turned by whole multiples enters through its cosine and sine alone: a range of
more than a turn is cut to one turn. Its rounding, Σ kᵢ·qᵢ + r·π in floats, is bounded once, for the
whole box:

    |error| ≤ Σ |kᵢqᵢ|·u [kᵢ no power of 2]  +  (terms − 1)·u·Σ|kᵢqᵢ|  +  |float(r·π) − r·π|
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, reduce
from math import frexp, isfinite, pi
from typing import Any

import numpy as np

from emdeg.errors import UsageError
from emdeg.program.ir import DerivedAngle
from emdeg.rounding.adjoint import worst_errors
from emdeg.rounding.arcs import Ball, Ends
from emdeg.rounding.formats import Floats
from emdeg.rounding.forms import Forms
from emdeg.rounding.native.playing import Player
from emdeg.rounding.native.tape import Tape, UntraceableError
from emdeg.rounding.norms import PLANS, Norms
from emdeg.rounding.ranges import Ranges
from emdeg.rounding.schedule import Angle, Schedule

Range = tuple[float, float]
_OUT = 1.0 + 2.0**-40
_AT_ONCE = 1 << 20  # values times boxes in memory
_MANY = 8192  # boxes for which it does not pay to compile


class Boxes:
    """The bound of one value of a schedule; `ranges` are those of the state, leaf by leaf.

    With several outputs, only the ranges of all that they need. Fewer `plans` (norms.py) take
    less time and give a larger bound.
    """

    def __init__(
        self,
        schedule: Schedule,
        output: int | Sequence[int],
        ranges: Mapping[str, Range],
        plans: int = PLANS,
    ) -> None:
        self.outputs = [output] if isinstance(output, int) else list(output)
        self.schedule = schedule.of(self.outputs)
        self.output = self.outputs[0]
        self.given = ranges
        self.names = self.schedule.state
        self.forms = Forms.of(self.schedule)
        known = self.forms.coefficients
        self.norms = Norms(self.forms.sums, self.forms.circle, plans, known)
        self.back = Norms(self.forms.adjoints, self.forms.circle, plans, known, backwards=True)
        derived = {d.leaf: d for d in self.schedule.derived}
        self._derived = {
            k: derived[name] for k, name in self.schedule.leaves.items() if name in derived
        }
        self.leaf_errors = {k: self._derived_error(d) for k, d in self._derived.items()}
        self.angle_errors = [self._angle_error(a) for a in self.schedule.angles]
        self._looked, self.compiles = 0, True
        whole = [self._within_a_turn(name) for name in self.names]
        self.lower, self.upper = np.array(whole).reshape(-1, 2).T

    def worst(self, lower: Floats, upper: Floats) -> Floats:
        """The bound for each box; arrays (names, boxes).

        The first boxes plan the ways back (norms.py); where there are many, machine code follows.
        """
        count = lower.shape[1]
        few = self._looked < _MANY or not self.compiles or self.played is None
        self._looked += count
        some = self.by_numpy if few else self._by_tape
        piece = max(_AT_ONCE // max(len(self.schedule.steps), 1), 64)
        found = [
            some(lower[:, k : k + piece], upper[:, k : k + piece]) for k in range(0, count, piece)
        ]
        return np.concatenate(found) if found else np.zeros(0)

    def by_numpy(self, lower: Floats, upper: Floats) -> Floats:
        """… without machine code; the same numbers."""
        with np.errstate(all="ignore"):  # what is not finite is no bound, and said to be none
            return self.bound(self.ranges(lower, upper))

    def _by_tape(self, lower: Floats, upper: Floats) -> Floats:
        assert self.played is not None
        with np.errstate(all="ignore"):
            ranges = self._empty(lower.shape[1])
            leaves = ranges.leaves(self._ends(lower, upper))
            inputs = _rows(leaves, ranges.turns(leaves))
            (found,) = self.played(inputs, lower.shape[1])
        return np.where(np.isnan(found), np.inf, found)

    @cached_property
    def played(self) -> Player | None:
        """`_bound` in machine code; None where it has an operation that a tape does not know."""
        tape = Tape()
        try:
            with np.errstate(all="ignore"):
                return Player(tape, [self._bound(self.traced(tape))])
        except UntraceableError:
            return None

    def traced(self, tape: Tape) -> Ranges:
        """The ranges of any boxes, on a tape; ways back are planned from now on."""
        leaves = {k: Ball(tape.input(), tape.input()) for k in self.schedule.leaves}
        ends = [_pairs([tape.input() for _ in range(6)]) for _ in self.schedule.angles]
        self.norms.planned = self.back.planned = True
        return self._empty(1).values(leaves, ends)

    def _bound(self, ranges: Ranges) -> Floats:
        found = worst_errors(ranges, self.output, self.back)
        sizes = (ranges.size[k] for k in self._values)
        most = reduce(np.maximum, sizes, np.zeros(1))
        return np.where(most < self.schedule.format.largest, found, np.inf)

    def bound(self, ranges: Ranges) -> Floats:
        """The bound for each box, where ranges are known: of these outputs, or of more."""
        with np.errstate(all="ignore"):
            found = np.broadcast_to(self._bound(ranges), ranges.count)
        return np.where(np.isnan(found), np.inf, found)

    @cached_property
    def _values(self) -> list[int]:
        """All values of the schedule."""
        given = (*self.schedule.leaves, *self.schedule.constants, *self.forms.circle)
        return [*given, *(step.result for step in self.schedule.steps)]

    def ranges(self, lower: Floats, upper: Floats) -> Ranges:
        """The range of every value in each box."""
        return self._empty(lower.shape[1]).run(self._ends(lower, upper))

    def _empty(self, count: int) -> Ranges:
        errors = self.angle_errors, self.leaf_errors
        return Ranges(self.schedule, self.forms, *errors, count, self.norms)

    def _ends(self, lower: Floats, upper: Floats) -> dict[int, tuple[Floats, Floats]]:
        """The ends of every leaf."""
        known = {name: (lower[k], upper[k]) for k, name in enumerate(self.names)}
        return {
            k: self._followed(self._derived[k], *known[self._derived[k].of])
            if k in self._derived
            else known[name]
            for k, name in self.schedule.leaves.items()
        }

    # -- the state ----------------------------------------------------------------------

    @cached_property
    def turns_only(self) -> set[str]:
        """Leaves that enter through cosines and sines of whole multiples alone."""
        read = {o.value for step in self.schedule.steps for o in step.operands}
        followed = {d.of for d in self._derived.values()}
        return {
            name
            for k, name in self.schedule.leaves.items()
            if k not in read and k not in self.outputs and name not in followed
        }

    def _within_a_turn(self, name: str) -> Range:
        low, high = self.given[name]
        return (-pi, pi) if name in self.turns_only and high - low >= 2 * pi else (low, high)

    @staticmethod
    def _followed(derived: DerivedAngle, lower: Floats, upper: Floats) -> tuple[Floats, Floats]:
        """The range of a mimic joint's angle: multiplier·leader + offset."""
        factor = float(derived.multiplier)
        ends = factor * lower, factor * upper
        slop = 2.0**-48 * (np.abs(ends[0]) + np.abs(ends[1]) + abs(float(derived.offset)))
        low, high = np.minimum(*ends), np.maximum(*ends)
        return low + float(derived.offset) - slop, high + float(derived.offset) + slop

    # -- rounding of angles ---------------------------------------------------------------

    def _size(self, leaf: int) -> float:
        if leaf in self._derived:
            derived = self._derived[leaf]
            low, high = self.given[derived.of]
            factor, offset = abs(float(derived.multiplier)), abs(float(derived.offset))
            return (factor * max(abs(low), abs(high)) + offset) * _OUT
        if leaf in self.schedule.constants:
            return abs(self.schedule.constants[leaf].value) * _OUT
        low, high = self.given[self.schedule.leaves[leaf]]
        return max(abs(low), abs(high))

    def _derived_error(self, derived: DerivedAngle) -> float:
        """Multiplier and offset are rounded, then the product and the sum."""
        if self.schedule.absolute is not None:
            (leaf,) = [k for k, d in self._derived.items() if d == derived]
            return self.schedule.absolute.errors[leaf]
        low, high = self.given[derived.of]
        product = abs(float(derived.multiplier)) * max(abs(low), abs(high))
        unit = self.schedule.format.unit
        return (3 * product + 2 * abs(float(derived.offset))) * unit * (1 + 4 * unit) * _OUT

    def _angle_error(self, angle: Angle) -> float:
        unit = self.schedule.format.unit
        sizes = [abs(m) * self._size(leaf) for leaf, m in angle.terms]
        offset = abs(float(angle.half_turns)) * pi
        total = sum(sizes) + offset
        if not isfinite(total) or total > self.schedule.functions.largest:
            raise UsageError(
                "an angle turns too far for a proof of its sine and cosine",
                element=", ".join(self._names(angle)), found=f"{total:.6g} rad",
                expected=f"at most {self.schedule.functions.largest:g} rad", argument="box",
            )  # fmt: skip
        if self.schedule.absolute is not None:
            return self.schedule.absolute.angle_error(angle) * _OUT
        roundings = len(sizes) - 1 + bool(offset)
        error = unit * roundings * 2.0 ** (frexp(total * (1 + 16 * unit))[1] - 1)  # u·ufp(total)
        error += sum(
            unit * size
            for size, (_, m) in zip(sizes, angle.terms, strict=True)
            if abs(m) & (abs(m) - 1)
        )
        error += sum(abs(m) * self._leaf_error(leaf) for leaf, m in angle.terms)
        if offset:  # float(r)·float(π), then the type: three roundings of r·π
            error += (3.5 * 2.0**-53 + unit) * offset
        return error * (1 + 8 * unit) * _OUT

    def _leaf_error(self, leaf: int) -> float:
        constant = self.schedule.constants.get(leaf)
        return self.leaf_errors.get(leaf, 0.0) if constant is None else constant.error

    def _names(self, angle: Angle) -> Sequence[str]:
        leaves = self.schedule.leaves
        return [leaves[leaf] for leaf, _ in angle.terms if leaf in leaves]


def _rows(leaves: Mapping[int, Ball], ends: Sequence[Ends]) -> list[Floats]:
    """What a tape is given, in the order of `Boxes.played`."""
    found = [end for ball in leaves.values() for end in ball]
    for low, high, cos, sin in ends:
        found += [low, high, *cos, *sin]
    return found


def _pairs(rows: Sequence[Any]) -> Ends:
    low, high, *parts = rows
    return Ends(low, high, (parts[0], parts[1]), (parts[2], parts[3]))
