"""Abbreviation with a guarantee: torque errors bounded over a whole box of states.

When the terms D are left out, the torque of joint i is wrong by

    e_i(q, q̇, q̈) = Σ_{t ∈ D} a_t · T_t(q) · motion_t,       motion = q̈_j, q̇_j q̇_k, q̇_j² or 1

For q between the joint limits and |q̇|, |q̈| below given limits, interval arithmetic with outward
rounding (`interval`) encloses every a_t·T_t·motion_t, and the sum of the enclosures encloses e_i:
its greatest magnitude is a *proved* bound. Terms go in the order of what they save per share of
the error budget, as long as every joint's bound stays below the user's. A term that equal elements
share (M_ij and M_ji, b_ijk = −b_kji) goes from all of them or none, so the abbreviated M stays
symmetric and the structural identities hold; the constants of M_ii always stay. Sampling is only
reported beside the proof.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from operator import mul

from emdeg.errors import UsageError
from emdeg.explicit.abbreviate import Abbreviation, Box, Dropped, effort_limits, with_forms
from emdeg.explicit.given import ModelLike, as_model
from emdeg.explicit.interval import Interval, cos, sin, sin_cos
from emdeg.explicit.lumped import LumpedForm
from emdeg.explicit.model import ExplicitModel, Name
from emdeg.explicit.numeric import Numeric
from emdeg.explicit.products import CC, SC, SS, C, Product, S, degree
from emdeg.public import public
from emdeg.shown import brief, listed

ONE = Interval.point(1.0)


@dataclass(frozen=True)
class GuaranteedAbbreviation(Abbreviation):
    """An abbreviation with the bounds that were asked for and proved, N·m or N, by joint."""

    __repr__ = brief
    _repr_html_ = listed

    wanted: tuple[float, ...] = ()
    proved: tuple[float, ...] = ()
    box: Box | None = None

    def sampled_worst(self, states: int = 10_000, seed: int = 0) -> tuple[float, ...]:
        """The worst error on random states of the same box: never above `proved`."""
        report = self.errors(states, seed, self.box)
        return tuple(float(e) for e in report.errors[-1])


@dataclass(frozen=True)
class Candidate:
    """A term of an element, what it does to each joint, and what leaving it out saves."""

    element: Name
    product: Product
    effects: tuple[tuple[int, Interval], ...]  # (joint, enclosure of its torque)
    saves: int


@public
def abbreviate_within(
    model: ModelLike,
    bound: float | Sequence[float] | None = None,
    *,
    percent: float | None = None,
    box: Box | None = None,
) -> GuaranteedAbbreviation:
    """Leave out terms so that every joint's error stays below its bound on the whole box.

    `bound` is absolute (one number, or one for each joint); `percent` is of the effort limits.
    """
    model = as_model(model)
    wanted = _wanted(model, bound, percent)
    chosen = box or Box.of(model)
    enclosure = Enclosure(model, chosen)
    sums = [Interval.point(0.0)] * model.n
    sizes = {n: enclosure.numeric.magnitudes(e.form) for n, e in model.elements.items()}
    gone: set[tuple[Name, Product]] = set()
    dropped: list[Dropped] = []
    for candidate in sorted(enclosure.candidates(), key=lambda c: _price(c, wanted)):
        new = dict(enumerate(sums))
        for joint, effect in candidate.effects:
            new[joint] = new[joint] + effect
        if all(new[joint].magnitude <= wanted[joint] for joint, _ in candidate.effects):
            sums = [new[joint] for joint in range(model.n)]
            gone.add((candidate.element, candidate.product))
            size = sizes[candidate.element][candidate.product]
            dropped.append(Dropped(candidate.element, candidate.product, size, "within the bound"))
    forms: dict[Name, LumpedForm] = {}
    for name, element in model.elements.items():
        owner = element.same_as or name
        forms[name] = {p: row for p, row in element.form.items() if (owner, p) not in gone}
    return GuaranteedAbbreviation(
        with_forms(model, forms), model, tuple(dropped), "a proved bound on every joint's torque",
        wanted, tuple(s.magnitude for s in sums), chosen,
    )  # fmt: skip


def _wanted(
    model: ExplicitModel, bound: float | Sequence[float] | None, percent: float | None
) -> tuple[float, ...]:
    if (bound is None) == (percent is None):
        raise UsageError("give either a bound or a percentage of the effort limits")
    if percent is not None:
        limits = effort_limits(model)
        missing = [k for k, x in enumerate(limits) if x is None]
        if missing:
            raise UsageError(
                f"joint {model.robot.joint_names[missing[0]]!r} has no effort limit",
                argument="percent", hint="give absolute bounds instead",
            )  # fmt: skip
        return tuple(percent / 100.0 * float(x or 0.0) for x in limits)
    if isinstance(bound, int | float):
        values = (float(bound),) * model.n
    else:
        values = tuple(map(float, bound or ()))
    if len(values) != model.n or min(values, default=0.0) < 0.0:
        raise UsageError(
            "bounds must be non-negative", argument="bound", expected=f"one or {model.n} numbers"
        )
    return values


def _price(candidate: Candidate, wanted: Sequence[float]) -> tuple[float, Name, Product]:
    """Share of the budgets that a term uses, for each operation that it saves."""
    shares = [
        effect.magnitude / wanted[joint] if wanted[joint] > 0 else float("inf")
        for joint, effect in candidate.effects
    ]
    return sum(shares) / candidate.saves, candidate.element, candidate.product


class Enclosure:
    """Intervals of products, motions and terms over a box."""

    def __init__(self, model: ExplicitModel, box: Box) -> None:
        self.model, self.box = model, box
        self.numeric = Numeric(model)
        self._angles = [self._variable(k) for k in range(len(model.atoms.number))]

    def _variable(self, atom: int) -> Interval:
        """The angle or displacement of an atom over the box."""
        atoms = self.model.atoms
        total = Interval.point(0.0)
        for body, sign in atoms.run(atom):
            joint = atoms.robot.bodies[body].joint
            own = Interval(*self.box.q[joint.coordinate])
            if joint.mimic is not None:
                rate = Interval.around(float(joint.mimic.multiplier))
                own = own * rate + Interval.around(float(joint.mimic.offset))
            total = total + (own if sign > 0 else -own)
        return total

    def product(self, factors: Product) -> Interval:
        """The range of a trigonometric product."""
        total = ONE
        for atom, code in factors:
            x = self._angles[atom]
            if not self.model.atoms.is_angle(atom):
                factor = x.power(code)
            elif code == SC:
                factor = sin_cos(x)
            elif code in (CC, SS):
                factor = (cos(x) if code == CC else sin(x)).square()
            else:
                factor = {S: sin, C: cos}[code](x)
            total = total * factor
        return total

    def motions(self, name: Name) -> list[tuple[int, Interval]]:
        """(joint, range of the motion factor) of the equations that an element stands in."""
        limit = {"qd": self.box.qd, "qdd": self.box.qdd}
        found: list[tuple[int, Interval]] = []
        for row, factors in name.equations:
            ranges = [Interval.symmetric(limit[x][j]) for x, j in factors]
            if len(set(factors)) < len(factors):  # a square is never negative
                ranges = [ranges[0].square()]
            found.append((row, reduce(mul, ranges) if ranges else ONE))
        return found

    def _number(self, name: Name, factors: Product) -> Interval:
        """The number in front of a product, enclosed."""
        total = Interval.point(0.0)
        for k, x in self.model.elements[name].form[factors].items():
            number = Interval.around(float(Fraction(x)))
            total = total + Interval.around(float(self.numeric.values[k])) * number
        return total

    def candidates(self) -> list[Candidate]:
        """Every term of every element that does not equal another."""
        users: dict[Name, list[Name]] = {}
        for name, element in self.model.elements.items():
            users.setdefault(element.same_as or name, []).append(name)
        found: list[Candidate] = []
        for owner, names in users.items():
            for factors in self.model.elements[owner].form:
                if not factors and owner.letter == "M" and len(set(owner.indices)) == 1:
                    continue  # the constant of M_ii keeps M positive definite
                effects: dict[int, Interval] = {}
                for name in names:
                    term = self._number(name, factors) * self.product(factors)
                    for joint, motion in self.motions(name):
                        known = effects.get(joint, Interval.point(0.0))
                        effects[joint] = known + term * motion
                saves = max(1, degree(factors, self.model.atoms) + 1)
                found.append(Candidate(owner, factors, tuple(sorted(effects.items())), saves))
        return found
