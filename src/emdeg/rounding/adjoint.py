"""What all roundings together can do to one output.

The computed output is F(x, ε), a function of the state x and of the rounding errors ε of all
operations; the exact one is F(x, 0). By the mean value theorem there is a θ between 0 and 1 with

    F(x, ε) − F(x, 0)  =  Σₖ ∂F/∂vₖ (x, θε) · εₖ ,

and ∂F/∂vₖ is the adjoint Aₖ of value k at values that `ranges` contains: they hold every x of the
box and every θε. So |error| ≤ Σₖ |Aₖ|·Eₖ with no second order left over. (|·| and sign are no
smooth functions; for the first one the generalised gradient [−1, 1] serves, the jump of the second
one is an ε of its own.)

Adjoints run backwards: a = x·y gives Aₓ += A·y. Where y is a cosine and another use brings the sine
of the same angle, both are added as one sum over the arc (arcs.py): a rotation backwards, which
keeps the length of a vector of adjoints (norms.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np

from emdeg.rounding.arcs import SLOP, Ball
from emdeg.rounding.formats import Floats
from emdeg.rounding.norms import Norms, Set
from emdeg.rounding.ranges import Ranges, both, inverted
from emdeg.rounding.schedule import FMA, PRODUCT, QUOTIENT, SUM, Step

_OUT = 1.0 + 2.0**-40


class _Use(NamedTuple):
    """A value enters `result` times ±factor, which is a value, or ±slope, or ±1."""

    result: int
    negative: bool = False
    factor: int | None = None
    slope: Ball | None = None
    in_sum: bool = False


def worst_errors(ranges: Ranges, output: int, norms: Norms) -> Floats:
    """Σₖ |Aₖ|·Eₖ for every box: a bound of |computed − exact| of this value.

    `norms` knows how adjoints rotate.
    """
    return _Backwards(ranges, output, norms).total()


def errors_and_weights(ranges: Ranges, output: int) -> tuple[Floats, dict[int, float]]:
    """`worst_errors`, and the largest |Aₖ| of every value that the output needs."""
    backwards = _Backwards(ranges, output, Norms({}, {}))
    total = backwards.total()
    return total, {k: float(_size(a).max()) for k, a in backwards.adjoints.items()}


class _Backwards:
    def __init__(self, ranges: Ranges, output: int, norms: Norms) -> None:
        self.r = ranges
        self.norms = norms
        self.lengths: dict[Set, Floats] = {}
        self.output = output
        self.uses: dict[int, list[_Use]] = {}
        self.adjoints: dict[int, Ball] = {}

    def total(self) -> Floats:
        return sum(self._effects(), np.zeros(self.r.count)) * _OUT

    def _effects(self) -> Iterator[Floats]:
        """What each rounding does."""
        for step in reversed(self.r.schedule.steps):
            if step.result != self.output and step.result not in self.uses:
                continue
            adjoint = self._adjoint(step.result)
            yield self._effect(step, adjoint)
            for use, operand in self._uses_of(step):
                self.uses.setdefault(operand, []).append(use)
        for value in (*self.r.schedule.constants, *self.r.schedule.leaves, *self.r.forms.circle):
            if value in self.uses or value == self.output:
                adjoint = self._adjoint(value)
                if value in self.r.error:
                    yield _size(adjoint) * self.r.error[value]
        yield from self._of_angles()

    def _effect(self, step: Step, adjoint: Ball) -> Floats:
        """What the rounding of one operation does; a product may be rounded in some sums only."""
        error = self.r.error[step.result]
        uses = self.uses.get(step.result, [])
        if self.r.schedule.contracts and step.kind == PRODUCT and len(uses) > 1:
            apart = [_size(self.adjoints[u.result]) for u in uses if u.in_sum]
            rest = _size(self._gathered([u for u in uses if not u.in_sum], step.result))
            return (sum(apart, np.zeros(1)) + rest) * error * _OUT
        return _size(adjoint) * error

    def _uses_of(self, step: Step) -> Iterable[tuple[_Use, int]]:
        """How the operands of a step enter it: ∂result/∂operand."""
        k, (x, *more) = step.result, step.operands
        if step.kind == SUM:
            return [(_Use(k, o.negative, in_sum=True), o.value) for o in step.operands]
        if step.kind in (PRODUCT, FMA):
            y, turned = more[0], x.negative != more[0].negative
            found = [(_Use(k, turned, y.value), x.value), (_Use(k, turned, x.value), y.value)]
            if step.kind == FMA:
                found.append((_Use(k, more[1].negative, in_sum=True), more[1].value))
            return found
        if step.kind == QUOTIENT:
            y = more[0]
            inverse = inverted(self.r.balls[y.value])  # ∂(x/y)/∂x = 1/y, ∂(x/y)/∂y = −(x/y)/y
            falls = _times(self.r.balls[k], inverse)
            return [(_Use(k, slope=inverse), x.value), (_Use(k, True, slope=falls), y.value)]
        slope = self._slope(step)
        return [] if slope is None else [(_Use(k, x.negative, slope=slope), x.value)]

    def _slope(self, step: Step) -> Ball | None:
        """The derivative of a function; None where it is flat."""
        argument, value = self.r.signed(step.operands[0]), self.r.balls[step.result]
        zero = np.zeros(1)
        if step.name == "abs":
            crosses = np.abs(argument.mid) <= argument.rad
            return Ball(np.where(crosses, 0.0, np.sign(argument.mid)), np.where(crosses, 1.0, 0.0))
        if step.name == "sqrt":  # 1/(2√x)
            inverse = inverted(value)
            return Ball(0.5 * inverse.mid, 0.5 * inverse.rad)
        if step.name == "tanh":  # 1 − tanh²
            least = np.maximum(np.abs(value.mid) - value.rad, 0.0)
            most = 1.0 - least * least + SLOP
            return Ball(0.5 * most, 0.5 * most + zero)
        return None

    def _adjoint(self, value: int) -> Ball:
        found = self._gathered(self.uses.get(value, []), value)
        if value == self.output:
            found = Ball(found.mid + 1.0, found.rad + SLOP)
        self.adjoints[value] = found
        if self.norms.turns(value):
            length = self.norms.bound(frozenset({value}), self, self.lengths)
            found = self.adjoints[value] = both(found, Ball(np.zeros(1), length))
        return found

    def of(self, value: int) -> Floats:
        """The size of an adjoint."""
        return _size(self.adjoints[value])

    def factor(self, value: int) -> Floats:
        """The size of what it is multiplied with."""
        return self.r.size[value]

    def factors(self, values: Set) -> Floats:
        """The length of a vector that adjoints are multiplied with."""
        return self.r.factors(values)

    def rounding(self, value: int) -> Floats:
        """How far a cosine or sine is off the circle."""
        return self.r.error[value]

    def _gathered(self, uses: Iterable[_Use], value: int) -> Ball:
        """Σ ± A·factor over uses, cosine and sine of one angle together."""
        mid, rad, size = np.zeros(1), np.zeros(1), np.zeros(1)
        turned: dict[int, tuple[list[Ball], list[Ball]]] = {}
        for use in uses:
            a = self.adjoints[use.result]
            if use.negative:
                a = Ball(-a.mid, a.rad)
            if use.factor in self.r.forms.circle:
                assert use.factor is not None
                angle, which = self.r.forms.circle[use.factor]
                turned.setdefault(angle, ([], []))[which].append(a)
                rad = rad + _size(a) * self.r.error[use.factor]
                continue
            if use.factor is not None:
                a = _times(a, self.r.balls[use.factor])
            elif use.slope is not None:
                a = _times(a, use.slope)
            mid, rad, size = mid + a.mid, rad + a.rad, size + np.abs(a.mid)
        for angle, (cosines, sines) in turned.items():
            a = self.r.arcs[angle].sum(_sum(cosines), _sum(sines))
            mid, rad, size = mid + a.mid, rad + a.rad, size + np.abs(a.mid)
        return Ball(mid, rad * _OUT + SLOP * size)

    def _of_angles(self) -> Iterator[Floats]:
        """The rounding of angles: ∂F/∂φ = A_sin·cos φ − A_cos·sin φ."""
        none = Ball(np.zeros(1), np.zeros(1))
        rows = zip(self.r.schedule.angles, self.r.arcs, self.r.angle_errors, strict=True)
        for angle, arc, error in rows:
            if error:
                cosine = self.adjoints.get(angle.cos, none) if angle.cos is not None else none
                sine = self.adjoints.get(angle.sin, none) if angle.sin is not None else none
                slope = arc.sum(sine, Ball(-cosine.mid, cosine.rad))
                yield _size(slope) * error


def _size(ball: Ball) -> Floats:
    return np.abs(ball.mid) + ball.rad


def _times(a: Ball, b: Ball) -> Ball:
    rad = np.abs(a.mid) * b.rad + a.rad * _size(b)
    mid = a.mid * b.mid
    return Ball(mid, rad + SLOP * (rad + np.abs(mid)))


def _sum(balls: list[Ball]) -> Ball:
    total = Ball(np.zeros(1), np.zeros(1))
    for ball in balls:
        mid = total.mid + ball.mid
        total = Ball(mid, (total.rad + ball.rad) * _OUT + SLOP * (np.abs(mid) + np.abs(ball.mid)))
    return total
