"""Abbreviated models: Armstrong, Khatib and Burdick's significance criterion (digest R50).

A term is dropped when it is

    less than 1 % of the greatest term in the same equation (element), or
    less than 0.1 % of the greatest constant term applicable to the same joint

with trigonometric products counted at magnitude 1; both percentages are parameters. The joint
of M_ij, b_ijk and c_ij is i (M by its upper triangle), its constant terms are those of row i of M.
Gravity has other units: only the first rule applies to it. Elements vanish only term by term, and
what is one term in the paper is one here: I (2 c² − 1) stays or goes as a whole, by its greatest
part (families.py).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

import numpy as np

from emdeg.errors import UsageError
from emdeg.exact.numbers import Number
from emdeg.explicit.families import Part, families
from emdeg.explicit.given import ModelLike, as_model
from emdeg.explicit.lumped import LumpedForm, common_factor
from emdeg.explicit.model import Element, ExplicitModel, Name
from emdeg.explicit.numeric import Array, Numeric
from emdeg.explicit.products import Product
from emdeg.public import public
from emdeg.shown import brief, listed

PERCENTILES = (50.0, 90.0, 99.0, 100.0)


@dataclass(frozen=True)
class Dropped:
    """A term that is gone: element, product, the number in front of it, and why."""

    element: Name
    product: Product
    magnitude: float
    reason: str


@dataclass(frozen=True)
class Abbreviation:
    """A shorter model, what it left out, and how to see what that does."""

    __repr__ = brief
    _repr_html_ = listed

    model: ExplicitModel
    full: ExplicitModel
    dropped: tuple[Dropped, ...]
    criterion: str

    @cached_property
    def terms(self) -> tuple[int, int]:
        """Terms before and after, elements that equal others not counted."""
        return self.full.terms, self.model.terms

    def errors(self, states: int = 10_000, seed: int = 0, box: Box | None = None) -> ErrorReport:
        """Torque errors of the abbreviated model on random states of a box."""
        chosen = box or Box.of(self.full)
        q, qd, qdd = chosen.sample(states, seed)
        exact = Numeric(self.full).efforts(q, qd, qdd)
        error = np.abs(Numeric(self.model).efforts(q, qd, qdd) - exact)
        return ErrorReport(
            joints=self.full.robot.joint_names,
            states=states,
            percentiles=PERCENTILES,
            errors=np.percentile(error, PERCENTILES, axis=0),
            typical=np.percentile(np.abs(exact), 50.0, axis=0),
            effort_limits=effort_limits(self.full),
        )


@dataclass(frozen=True, eq=False)
class ErrorReport:
    """|Δτ| by joint at given percentiles (rows), with the typical |τ| and the effort limits."""

    __repr__ = brief
    _repr_html_ = listed

    joints: tuple[str, ...]
    states: int
    percentiles: tuple[float, ...]
    errors: Array
    typical: Array
    effort_limits: tuple[float | None, ...]

    def to_json(self) -> dict[str, object]:
        """As plain data."""
        percents = [f"{p:g}%" for p in self.percentiles]
        rows = zip(self.joints, self.errors.T, self.typical, self.effort_limits, strict=True)
        joints = [
            {
                "joint": name,
                "error": dict(zip(percents, error.tolist(), strict=True)),
                "median_effort": float(typical),
                "effort_limit": limit,
            }
            for name, error, typical, limit in rows
        ]
        return {"states": self.states, "joints": joints}


@dataclass(frozen=True)
class Box:
    """Limits of a robot's motion: positions from–to, speeds and accelerations up to, per joint."""

    __repr__ = brief
    _repr_html_ = listed

    q: tuple[tuple[float, float], ...]
    qd: tuple[float, ...]
    qdd: tuple[float, ...]

    @staticmethod
    def of(model: ExplicitModel, speed: float = 1.0, acceleration: float = 1.0) -> Box:
        """The joint limits; ±π (1 m) and the given speed where the robot has none."""

        def known(limit: Number | None, otherwise: float) -> float:
            return otherwise if limit is None else float(limit)

        joints = [model.robot.by_coordinate[k] for k in range(model.n)]
        reach = [(j.limits, math.pi if j.spin else 1.0) for j in joints]
        q = tuple((known(limits.lower, -r), known(limits.upper, r)) for limits, r in reach)
        qd = tuple(known(limits.velocity, speed) for limits, _ in reach)
        return Box(q, qd, (acceleration,) * model.n)

    def sample(self, states: int, seed: int = 0) -> tuple[Array, Array, Array]:
        """Random states, uniform in the box."""
        random = np.random.default_rng(seed)
        low, high = np.array(self.q).reshape(-1, 2).T  # no joint at all: (0, 2)
        v, a = np.array(self.qd), np.array(self.qdd)
        shape = (states, len(v))
        return (
            random.uniform(low, high, shape),
            random.uniform(-v, v, shape),
            random.uniform(-a, a, shape),
        )


@public
def abbreviate(
    model: ModelLike,
    relative: float | Fraction = Fraction(1, 100),
    constant: float | Fraction | None = None,
) -> Abbreviation:
    """Armstrong's criterion; `constant` is a tenth of `relative` unless given."""
    model = as_model(model)
    if not 0 <= relative < 1:
        raise UsageError("the threshold must be from 0 to 1", argument="relative", found=relative)
    second = relative / 10 if constant is None else constant
    numeric = Numeric(model)
    greatest = _greatest_constants(model, numeric)
    dropped: list[Dropped] = []
    forms: dict[Name, LumpedForm] = {}
    for name, element in model.elements.items():
        top = max(map(abs, numeric.magnitudes(element.form).values()))
        floor = 0.0 if name.letter == "g" else float(second) * greatest[name.indices[0]]
        limits = Limits(float(relative) * top, floor)
        kept, gone = _split(model, numeric, element.form, limits)
        for factors, row in gone.items():
            dropped.append(Dropped(name, factors, *row))
        forms[name] = kept
    text = f"{float(relative):.3g} of the equation, {float(second):.3g} of the joint's constants"
    return Abbreviation(with_forms(model, forms), model, tuple(dropped), text)


class Limits(NamedTuple):
    """Below what a term is small: in its equation, and for its joint."""

    equation: float
    joint: float

    def objection(self, size: float) -> str:
        """Why a term of this size goes; "" if it stays."""
        if size < self.equation:
            return "small in its equation"
        return "small for its joint" if size < self.joint else ""


def _split(
    model: ExplicitModel, numeric: Numeric, form: LumpedForm, limits: Limits
) -> tuple[dict[Product, Mapping[int, Fraction]], dict[Product, tuple[float, str]]]:
    """(what stays, {product: (the number before it that goes, why)})."""

    def size(factors: Product, k: int) -> float:
        return float(form[factors][k]) * float(numeric.values[k])

    fate: dict[Part, str] = {}
    for family in families(form, model.atoms):
        verdict = limits.objection(max(abs(size(*part)) for part in family))
        fate |= dict.fromkeys(family, verdict)
    kept: dict[Product, Mapping[int, Fraction]] = {}
    gone: dict[Product, tuple[float, str]] = {}
    for factors, row in form.items():
        alone = [k for k in row if (factors, k) not in fate]
        stays = [k for k in row if fate.get((factors, k)) == ""]
        why = limits.objection(abs(sum(size(factors, k) for k in alone))) if alone else ""
        stays += alone if stays or not why else []
        lost = [k for k in row if k not in stays]
        if stays:
            kept[factors] = {k: x for k, x in row.items() if k in stays}
        if lost:
            reason = next((fate[factors, k] for k in lost if (factors, k) in fate), why)
            gone[factors] = sum(size(factors, k) for k in lost), reason
    return kept, gone


def _greatest_constants(model: ExplicitModel, numeric: Numeric) -> list[float]:
    """The greatest constant term in row i of M, for every joint i."""
    found = [0.0] * model.n
    for name, element in model.elements.items():
        if name.letter == "M":
            size = abs(numeric.magnitudes(element.form).get((), 0.0))
            for i in name.indices:
                found[i] = max(found[i], size)
    return found


def with_forms(model: ExplicitModel, forms: Mapping[Name, LumpedForm]) -> ExplicitModel:
    """The model with other terms; equal elements are found again, empty ones go."""
    known: dict[object, tuple[Name, Fraction]] = {}
    elements: dict[Name, Element] = {}
    for name, form in forms.items():
        if not form:
            continue
        shape, factor = _shape(form)
        first, scale = known.setdefault(shape, (name, factor))
        if first == name:
            elements[name] = Element(name, form)
        else:
            elements[name] = Element(name, form, first, factor / scale)
    return replace(model, elements=elements, relations={}, log=())


def _shape(form: LumpedForm) -> tuple[object, Fraction]:
    """(the form up to a number, the number)."""
    ordered = sorted((p, sorted(row.items())) for p, row in form.items())
    factor = common_factor([x for _, row in ordered for _, x in row])
    return tuple((p, tuple((k, x / factor) for k, x in row)) for p, row in ordered), factor


def effort_limits(model: ExplicitModel) -> tuple[float | None, ...]:
    """The joints' effort limits, where the robot has them."""
    limits = (model.robot.by_coordinate[k].limits.effort for k in range(model.n))
    return tuple(None if x is None else float(x) for x in limits)
