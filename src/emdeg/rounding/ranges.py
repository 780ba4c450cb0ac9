"""The range of every computed value over boxes of states, many boxes at once.

A computed value is vₖ = op(vᵢ, vⱼ) + εₖ with |εₖ| ≤ Eₖ. `Ranges` holds balls mid ± rad that
contain vₖ for every state of the box and every choice of the ε up to their bounds: so they contain
the exact values (all ε zero), the computed ones, and all that lies between. Everything is computed
in float64 and rounded outwards by adding SLOP of all sizes that enter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from emdeg.rounding.arcs import SLOP, Arc, Ball, Ends
from emdeg.rounding.formats import Floats, ufp
from emdeg.rounding.forms import Forms, Opened, Term
from emdeg.rounding.norms import Norms, Set
from emdeg.rounding.schedule import FMA, PRODUCT, QUOTIENT, SUM, Operand, Schedule, Step

BELOW_ONE = 1.0 - 2.0**-53
_OUT = 1.0 + 2.0**-40
_NOTHING = np.zeros(1)


@dataclass
class Ranges:
    """Balls, sizes |mid| + rad, and rounding bounds E of all values; `count` boxes.

    `angle_errors` bounds the rounding of each angle over all boxes, `leaf_errors` that of derived
    leaves.
    """

    schedule: Schedule
    forms: Forms
    angle_errors: Sequence[float]
    leaf_errors: Mapping[int, float]
    count: int
    norms: Norms
    lengths: dict[Set, Floats] = field(default_factory=dict)
    balls: dict[int, Ball] = field(default_factory=dict)
    size: dict[int, Floats] = field(default_factory=dict)
    error: dict[int, Floats] = field(default_factory=dict)
    arcs: list[Arc] = field(default_factory=list)

    @cached_property
    def _squares(self) -> dict[int, int]:
        """Which value each square is the square of."""
        products = (s for s in self.schedule.steps if s.kind == PRODUCT)
        return {s.result: s.operands[0].value for s in products if s.operands[0] == s.operands[1]}

    def run(self, leaves: Mapping[int, tuple[Floats, Floats]]) -> Ranges:
        """All values, from the ranges of the leaves."""
        balls = self.leaves(leaves)
        return self.values(balls, self.turns(balls))

    def leaves(self, ends: Mapping[int, tuple[Floats, Floats]]) -> dict[int, Ball]:
        """The leaves as balls, with their own roundings."""
        found = {}
        for k, (low, high) in ends.items():
            mid = 0.5 * (low + high)
            rad = np.maximum(high - mid, mid - low)
            error = self.leaf_errors.get(k, 0.0)
            found[k] = Ball(mid, rad * _OUT + SLOP * np.abs(mid) + error)
        return found

    def turns(self, leaves: Mapping[int, Ball]) -> list[Ends]:
        """The ends of all angles, from the leaves."""
        known = {**leaves, **self._constants()}
        found = []
        for angle, error in zip(self.schedule.angles, self.angle_errors, strict=True):
            low = high = np.full(1, float(angle.half_turns) * np.pi)
            for leaf, multiple in angle.terms:
                ball = known[leaf]
                low = low + multiple * ball.mid - abs(multiple) * ball.rad
                high = high + multiple * ball.mid + abs(multiple) * ball.rad
            found.append(Ends.of(low - error, high + error))
        return found

    def values(self, leaves: Mapping[int, Ball], ends: Sequence[Ends]) -> Ranges:
        """All values, from leaves and angles; arrays may be traced (native/tape.py)."""
        for k, ball in (*leaves.items(), *self._constants().items()):
            self._put(k, ball)
        self.error |= {k: np.full(1, e) for k, e in self.leaf_errors.items() if e}
        self.error |= {k: np.full(1, g.error) for k, g in self.schedule.constants.items()}
        self.arcs = [Arc(some) for some in ends]
        self._angles()
        for step in self.schedule.steps:
            self._step(step)
        return self

    def _constants(self) -> dict[int, Ball]:
        return {
            k: Ball(np.full(1, given.value), np.full(1, 2.0 * given.error))
            for k, given in self.schedule.constants.items()
        }

    # -- angles ------------------------------------------------------------------------

    def _angles(self) -> None:
        one, zero = np.ones(1), np.zeros(1)
        exact, none = Ball(one, zero), Ball(zero, zero)
        for angle, arc in zip(self.schedule.angles, self.arcs, strict=True):
            for value, parts in ((angle.cos, (exact, none)), (angle.sin, (none, exact))):
                if value is not None:
                    self._trigonometric(value, arc.sum(*parts))

    def _trigonometric(self, value: int, ball: Ball) -> None:
        """A cosine or sine: never above 1, and rounded as the functions of this code do."""
        known, unit = self.schedule.functions, self.schedule.format.unit
        size = np.minimum(np.abs(ball.mid) + ball.rad, BELOW_ONE)
        units = np.where(size < 0.5, known.units, known.units_above)
        error = units * unit * ufp(size) + known.floor
        if self.schedule.absolute is not None:
            error = np.full(1, self.schedule.absolute.errors[value])
        self.error[value] = error
        self._put(value, Ball(ball.mid, ball.rad + error))

    # -- operations --------------------------------------------------------------------

    def _put(self, value: int, ball: Ball) -> None:
        self.balls[value] = ball
        self.size[value] = np.abs(ball.mid) + ball.rad

    def _step(self, step: Step) -> None:
        ball = self._value(step)
        opened = self.forms.opened.get(step.result)
        if opened is not None:
            ball = both(ball, self._opened(opened))
        if self.norms.turns(step.result):
            ball = self._within_length(step.result, ball)
        size = (np.abs(ball.mid) + ball.rad) * _OUT
        error = self._rounding(step, size)
        self.error[step.result] = error
        self._put(step.result, Ball(ball.mid, ball.rad + error * _OUT + SLOP * size))

    def _within_length(self, value: int, ball: Ball) -> Ball:
        """No longer than the vector that it is part of; its own rounding is still to come."""
        self.size[value], own = np.abs(ball.mid) + ball.rad, frozenset({value})
        length = self.norms.bound(own, self, self.lengths)
        del self.lengths[own]
        return both(ball, Ball(np.zeros(1), length))

    def of(self, value: int) -> Floats:
        """The largest size of a value."""
        return self.size[value]

    factor = of

    def factors(self, values: Set) -> Floats:
        """The length of some values."""
        return self.norms.bound(values, self, self.lengths)

    def rounding(self, value: int) -> Floats:
        """How far a value may be rounded; nothing before that is known."""
        return self.error.get(value, _NOTHING)

    def _rounding(self, step: Step, size: Floats) -> Floats:
        form = self.schedule.format
        if step.name in ("abs", "sign"):
            return self._of_sign(step) if step.name == "sign" else np.zeros(1)
        if self.schedule.absolute is not None:
            return np.full(1, self.schedule.absolute.errors[step.result])
        if step.kind == PRODUCT and any(self._power_of_two(o.value) for o in step.operands):
            return np.full(1, form.tiny)
        if step.result in self.schedule.sums:  # u·ufp of a part says nothing of the whole
            return form.unit * size + form.tiny
        units = self.schedule.functions.tanh_units if step.name == "tanh" else 1.0
        return units * form.unit * ufp(np.minimum(size, 1.0) if step.name == "tanh" else size) + (
            0.0 if step.kind == SUM else form.tiny
        )

    def _power_of_two(self, value: int) -> bool:
        given = self.schedule.constants.get(value)
        exact = given is not None and given.error == 0 and 2.0**-60 <= abs(given.value) <= 2.0**60
        return exact and given is not None and np.frexp(abs(given.value))[0] == 0.5

    def _of_sign(self, step: Step) -> Floats:
        """0 where the argument is exact or away from zero, else the whole jump."""
        argument = step.operands[0].value
        if argument in self.schedule.leaves and argument not in self.error:
            return np.zeros(1)
        ball = self.balls[argument]
        return np.where(np.abs(ball.mid) > ball.rad, 0.0, 2.0)

    def signed(self, operand: Operand) -> Ball:
        """An operand with its sign."""
        ball = self.balls[operand.value]
        return Ball(-ball.mid, ball.rad) if operand.negative else ball

    def product(self, a: int, b: int) -> Ball:
        """a·b."""
        x, y = self.balls[a], self.balls[b]
        if a == b:  # a square
            most = self.size[a] * self.size[a]
            least = np.maximum(np.abs(x.mid) - x.rad, 0.0)
            least = least * least
            return Ball(0.5 * (most + least), 0.5 * (most - least) + SLOP * most)
        rad = np.abs(x.mid) * y.rad + x.rad * self.size[b]
        ball = Ball(x.mid * y.mid, rad + SLOP * (self.size[a] * self.size[b]))
        length = self._joint_length(a, b)
        if length is not None:  # 2·a·b ≤ a² + b²
            ball = both(ball, Ball(np.zeros(1), 0.5 * length * length * _OUT))
        return ball

    def _joint_length(self, a: int, b: int) -> Floats | None:
        """The length of (a, b), where they are parts of a vector that was turned."""
        if not (self.norms.turns(a) or self.norms.turns(b)) or a == b:
            return None
        if a in self.schedule.constants or b in self.schedule.constants:
            return None
        return self.norms.bound(frozenset({a, b}), self, self.lengths)

    def _value(self, step: Step) -> Ball:
        x, *more = step.operands
        if step.kind == SUM:
            return _plus(self.signed(x), self.signed(more[0]))
        if step.kind in (PRODUCT, FMA):
            ball = self.product(x.value, more[0].value)
            if x.negative != more[0].negative:
                ball = Ball(-ball.mid, ball.rad)
            if step.kind == PRODUCT:
                return ball
            return self._of_squares(step, _plus(ball, self.signed(more[1])))
        if step.kind == QUOTIENT:
            inverse = inverted(self.balls[more[0].value])
            rad = np.abs(self.balls[x.value].mid) * inverse.rad
            rad = rad + self.balls[x.value].rad * (np.abs(inverse.mid) + inverse.rad)
            mid = self.balls[x.value].mid * inverse.mid
            return Ball(mid, rad + SLOP * (rad + np.abs(mid)))
        return _function(step.name, self.signed(x))

    def _of_squares(self, step: Step, ball: Ball) -> Ball:
        """x² + y² is the square of a length."""
        x, again, added = step.operands
        y = self._squares.get(added.value)
        if y is None or x != again or added.negative:
            return ball
        length = self._joint_length(x.value, y)
        if length is None:
            return ball
        error = self.error[added.value]
        return both(ball, Ball(np.zeros(1), length * length * _OUT + error))

    def _opened(self, opened: Opened) -> Ball:
        """Σ rest + Σ pairs, and the rounding of what was opened."""
        total = Ball(np.zeros(1), np.zeros(1))
        for value in opened.rounded:
            total = Ball(total.mid, total.rad + self.error[value])
        for term in opened.rest:
            total = _plus(total, self._term(term))
        for pair in opened.pairs:
            a, b = self._factor(pair.cos), self._factor(pair.sin)
            total = _plus(total, self.arcs[pair.angle].sum(a, b))
            for t in (*pair.cos, *pair.sin):  # the computed point is near the circle, not on it
                assert t.a is not None
                total = Ball(total.mid, total.rad + self.error[t.a] * self.size[t.b] * _OUT)
        return total

    def _term(self, term: Term) -> Ball:
        ball = self.balls[term.b] if term.a is None else self.product(term.a, term.b)
        return Ball(-ball.mid, ball.rad) if term.negative else ball

    def _factor(self, terms: Sequence[Term]) -> Ball:
        """Σ ± b: what multiplies the cosine or the sine."""
        total = Ball(np.zeros(1), np.zeros(1))
        for term in terms:
            total = _plus(total, self.signed(Operand(term.b, term.negative)))
        return total


def _plus(a: Ball, b: Ball) -> Ball:
    mid = a.mid + b.mid
    rad = a.rad + b.rad
    return Ball(mid, rad + SLOP * (np.abs(a.mid) + np.abs(b.mid) + rad))


def both(a: Ball, b: Ball) -> Ball:
    """What lies in both balls."""
    least, most = np.maximum(a.mid - a.rad, b.mid - b.rad), np.minimum(a.mid + a.rad, b.mid + b.rad)
    mid = 0.5 * (least + most)
    slop = SLOP * (np.abs(a.mid) + a.rad + np.abs(b.mid) + b.rad)
    return Ball(mid, np.maximum(0.5 * (most - least), 0.0) + slop)


def inverted(ball: Ball) -> Ball:
    """1/ball; without bound where it contains zero."""
    least = np.abs(ball.mid) - ball.rad * _OUT
    with np.errstate(divide="ignore", invalid="ignore"):
        near, far = 1.0 / least, 1.0 / (np.abs(ball.mid) + ball.rad)
        mid, rad = 0.5 * (near + far), 0.5 * (near - far) + SLOP * near
    clear = least > 0
    sign = np.where(ball.mid < 0, -1.0, 1.0)
    return Ball(np.where(clear, sign * mid, 0.0), np.where(clear, rad, np.inf))


def _function(name: str, x: Ball) -> Ball:
    """A function that does not fall, by its ends; |x| by its size."""
    low, high = x.mid - x.rad, x.mid + x.rad
    if name == "abs":
        size = np.abs(x.mid) + x.rad
        least = np.maximum(np.abs(x.mid) - x.rad, 0.0)
        return Ball(0.5 * (size + least), 0.5 * (size - least) + SLOP * size)
    if name == "sqrt":
        ends = [np.sqrt(np.maximum(end, 0.0)) for end in (low, high)]
    else:
        ends = [{"tanh": np.tanh, "sign": np.sign}[name](end) for end in (low, high)]
    slop = SLOP * (np.abs(ends[0]) + np.abs(ends[1]))
    return Ball(0.5 * (ends[0] + ends[1]), 0.5 * (ends[1] - ends[0]) + slop)
