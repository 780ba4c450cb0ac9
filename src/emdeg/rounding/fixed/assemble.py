"""A format for every value: as fine as its range lets it be, or coarser where that is cheaper.

A value of at most `size` has at most f = ⌊log₂((2³¹ − 2)/size)⌋ fraction bits. A product in full
has a shift below 32, which takes both halves of its 64 bits; with a shift of 32 and more the upper
half alone is enough: one multiplication and nothing else on most processors. So

    cut with a shift ≥ 32      where an error of 2⁻ᶠ is allowed to this value
    cut in full                 … with its finest f
    rounded to nearest          everywhere else: half of that

What each value may add to the error, `allowed`, comes from `design`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from math import frexp, pi

from flint import arb

from emdeg.rounding.fixed.code import (
    ABS,
    ADD,
    DIVIDE,
    MULTIPLY,
    SAME,
    SIGN,
    FixedCode,
    Follow,
    Operation,
    Turn,
)  # fmt: skip
from emdeg.rounding.fixed.sincos import DEGREES, FRACTION, TURN, error
from emdeg.rounding.fixed.words import LARGEST, finest, nearest, unit
from emdeg.rounding.schedule import PRODUCT, QUOTIENT, SUM, Absolute, Given, Schedule, Step

_OUT = 1.0 + 2.0**-40
_TURN_UNIT = 2 * pi * 2.0**-TURN * _OUT
UPPER = 32  # bits below the upper half of a product


def assembled(
    schedule: Schedule,
    sizes: Mapping[int, float],
    inputs: Mapping[str, int | None],
    ranges: Mapping[str, tuple[float, float]],
    allowed: Mapping[int, float],
) -> FixedCode:
    """Operations with formats; `inputs` has the fraction bits of each leaf, None for turns."""
    return _Assembler(schedule, sizes, inputs, ranges, allowed).code()


@dataclass
class _Assembler:
    schedule: Schedule
    sizes: Mapping[int, float]
    inputs: Mapping[str, int | None]
    ranges: Mapping[str, tuple[float, float]]
    allowed: Mapping[int, float]
    fractions: dict[int, int] = field(default_factory=dict)
    integers: dict[int, int] = field(default_factory=dict)
    given: dict[int, Given] = field(default_factory=dict)
    errors: dict[int, float] = field(default_factory=dict)
    operations: list[Operation] = field(default_factory=list)

    def code(self) -> FixedCode:
        follows = self._leaves()
        turns, turn_errors = self._turns()
        offsets, offset_error = self._offsets()
        degree = self._circle()
        for step in self.schedule.steps:
            self._step(step)
        for k in self.schedule.outputs:  # an output that is a constant
            if k in self.schedule.constants and k not in self.given:
                self._constant(k, finest(abs(self.schedule.constants[k].value)))
        for k, known in self.schedule.constants.items():
            self.given.setdefault(k, known)  # of angles: part of an offset
        largest = {k: LARGEST * unit(f) for k, f in self.fractions.items()}
        absolute = Absolute(self.errors, turn_errors, offset_error, largest)
        schedule = replace(self.schedule, constants=self.given, absolute=absolute)
        return FixedCode(
            schedule, tuple(self.operations), self.fractions, self.integers,
            turns, follows, offsets, degree,
        )  # fmt: skip

    # -- the state ------------------------------------------------------------------

    def _leaves(self) -> dict[int, Follow]:
        """Formats of the leaves; a derived one is computed: K·leader » s, and an offset."""
        derived = {d.leaf: d for d in self.schedule.derived}
        follows = {}
        for k, name in self.schedule.leaves.items():
            if name not in derived:
                fraction = self.inputs[name]
                if fraction is not None:
                    self.fractions[k] = fraction
                continue
            d = derived[name]
            before = self.inputs[d.of]
            assert before is not None  # design refuses turns that others follow
            most = max(map(abs, self.ranges[d.of]))
            factor, offset = float(d.multiplier), float(d.offset)
            own = (abs(factor) * most + abs(offset)) * _OUT
            fraction = self.fractions[k] = min(finest(own), before)
            own_fraction = finest(abs(factor))
            whole = nearest(factor, own_fraction)
            shift = own_fraction + before - fraction
            follows[k] = Follow(d.of, whole, shift, nearest(offset, fraction))
            off = abs(Fraction(whole) / Fraction(2) ** own_fraction - Fraction(factor))
            self.errors[k] = (
                float(off) * most + abs(factor) * most * 2.0**-52 + 1.5 * unit(fraction)
                + abs(offset) * 2.0**-52
            ) * _OUT  # fmt: skip
        return follows

    def _turns(self) -> tuple[dict[int, Turn], dict[int, float]]:
        """How each leaf of an angle becomes a turn, and how far that is off (rad)."""
        turns: dict[int, Turn] = {}
        errors: dict[int, float] = {}
        read = (leaf for angle in self.schedule.angles for leaf, _ in angle.terms)
        for k in dict.fromkeys(read):
            constant = self.schedule.constants.get(k)
            if constant is not None:
                errors[k] = constant.error + _TURN_UNIT
            elif k not in self.fractions:
                turns[k], errors[k] = Turn(0, 0), 0.0
            else:
                ends = self.ranges.get(self.schedule.leaves[k])  # a derived leaf has none
                word = LARGEST * unit(self.fractions[k])
                turns[k], off = _turn(self.fractions[k], max(map(abs, ends)) if ends else word)
                errors[k] = off + self.errors.get(k, 0.0)  # a derived leaf is off by itself
        return turns, errors

    def _offsets(self) -> tuple[tuple[int, ...], float]:
        """Constant parts of angles in 2⁻³² turns, and the error of the half turns in them."""
        whole, exact = [], True
        for angle in self.schedule.angles:
            total = angle.half_turns * 2 ** (TURN - 1)
            exact = exact and total.denominator == 1
            for leaf, multiple in angle.terms:
                known = self.schedule.constants.get(leaf)
                if known is not None:
                    total += multiple * Fraction(known.value / (2 * pi)) * 2**TURN
            whole.append(round(total) % 2**TURN)
        return tuple(whole), 0.0 if exact else _TURN_UNIT

    def _circle(self) -> int:
        """Format and error of cosines and sines; the lowest degree that is allowed."""
        values = [k for a in self.schedule.angles for k in (a.cos, a.sin) if k is not None]
        least = min((self.allowed.get(k, 0.0) for k in values), default=1.0)
        degree = next((d for d in DEGREES if error(d) <= least), DEGREES[-1])
        for k in values:
            self.fractions[k], self.errors[k] = FRACTION, error(degree)
        return degree

    # -- operations -------------------------------------------------------------------

    def _step(self, step: Step) -> None:
        k, most = step.result, finest(self.sizes[step.result])
        operands = [o.value for o in step.operands]
        if step.kind == SUM:
            self._sum(step, most)
        elif step.kind == PRODUCT:
            self._product(step, most, *operands)
        elif step.kind == QUOTIENT:
            self._quotient(step, most, *operands)
        else:
            (x,) = operands
            self.fractions[k] = self.fractions[x] if step.name == "abs" else FRACTION
            self.operations.append(Operation(k, ABS if step.name == "abs" else SIGN, step.operands))

    def _put(
        self, step: Step, kind: str, fraction: int, shifts: tuple[int, ...], cuts: int
    ) -> None:
        """An operation that cuts `cuts` times: to nearest where more is not allowed."""
        k, last = step.result, unit(fraction)
        assert all(-32 <= s < 63 for s in shifts), shifts  # what C can shift a word or a product
        near = cuts > 0 and cuts * last > self.allowed.get(k, 0.0) and kind != DIVIDE
        self.fractions[k] = fraction
        self.errors[k] = cuts * last * (0.5 if near else 1.0)
        self.operations.append(Operation(k, kind, step.operands, shifts, near))

    def _sum(self, step: Step, most: int) -> None:
        values = [o.value for o in step.operands]
        known = [v for v in values if v in self.schedule.constants]
        limits = [finest(abs(self.schedule.constants[v].value)) for v in known]
        limits += [self.fractions[v] for v in values if v not in known]
        fraction = min(most, *limits)
        for v in known:
            self._constant(v, fraction)
        shifts = tuple(self.fractions[v] - fraction for v in values)
        self._put(step, ADD, fraction, shifts, sum(s > 0 for s in shifts))

    def _product(self, step: Step, most: int, x: int, y: int) -> None:
        constant = self.schedule.constants.get(y)
        if constant is not None:
            power = _power_of_two(constant)
            if power is not None:
                self.given[y] = constant
                self.fractions[step.result] = self.fractions[x] - power
                self.errors[step.result] = 0.0
                self.operations.append(Operation(step.result, SAME, step.operands[:1]))
                return
            self._constant(y, _enough(constant))
        both = self.fractions[x] + self.fractions[y]
        full, coarse = min(most, both), min(most, both - UPPER)
        cheap = coarse < full and unit(coarse) <= self.allowed.get(step.result, 0.0)
        fraction = coarse if cheap else full
        shift = both - fraction
        self._put(step, MULTIPLY, fraction, (shift,), int(shift > 0))

    def _quotient(self, step: Step, most: int, x: int, y: int) -> None:
        if x in self.schedule.constants:  # a constant below was made a product
            self._constant(x, finest(abs(self.schedule.constants[x].value)))
        apart = self.fractions[x] - self.fractions[y]
        fraction = min(most, apart + UPPER)
        shift = fraction - apart
        self._put(step, DIVIDE, fraction, (shift,), 1 if shift >= 0 else 2)

    def _constant(self, k: int, fraction: int) -> None:
        known = self.schedule.constants[k]
        whole = nearest(known.value, fraction)
        stored = whole * unit(fraction)
        self.integers[k], self.fractions[k] = whole, fraction
        off = abs(Fraction(stored) - Fraction(known.value))
        self.given[k] = Given(stored, (float(off) + known.error) * _OUT)


def _turn(fraction: int, most: float) -> tuple[Turn, float]:
    """⌊n·K/2ˢ⌋ with K = 2^(32 − f + s)/2π rounded, and its error (rad) for numbers to `most`."""
    shift = fraction  # 2³²/2π has 30 bits; one more fits
    multiplier = round(Fraction(2) ** (TURN + shift - fraction) / Fraction(2 * pi))
    while multiplier * 2 <= LARGEST:
        shift += 1
        multiplier = round(Fraction(2) ** (TURN + shift - fraction) / Fraction(2 * pi))
    ratio = 2 * arb.pi() * multiplier * arb(2) ** (fraction - shift - TURN)
    return Turn(multiplier, shift), (float(abs(ratio - 1).upper()) * most + _TURN_UNIT) * _OUT


def _power_of_two(given: Given) -> int | None:
    """n of an exact 2ⁿ."""
    mantissa, exponent = frexp(given.value)
    return exponent - 1 if given.error == 0 and mantissa == 0.5 else None


def _enough(given: Given) -> int:
    """The finest format of a constant, or a coarser one that holds it as exactly."""
    fraction = finest(abs(given.value))
    whole = nearest(given.value, fraction)
    while whole and whole % 2 == 0 and given.error == 0 and _exact(given.value, fraction):
        whole, fraction = whole // 2, fraction - 1
    return fraction


def _exact(value: float, fraction: int) -> bool:
    return Fraction(nearest(value, fraction)) == Fraction(value) * Fraction(2) ** fraction
