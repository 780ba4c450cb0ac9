"""Lumped constants: the fewest numbers that the elements are made of (digest R45).

Every element is Σ coefficient × trigonometric product, the coefficients polynomials in the
parameters. Over the rationals they span a space of finite dimension, and that dimension is the
smallest number of constants from which all elements can be computed; it does not depend on the
angles or on ss versus cc. A basis is chosen among the coefficients themselves, the shortest
first, so that nearly every term has one constant; the rest are sums of them. A constant takes
the common factor and the sign of its uses, as Armstrong, Khatib and Burdick do:

    I10 = 2 m4 a3 rz4 + 2 (m4 + m5 + m6) a3 d4       a11 = … + I10 s23 c23 + …

`Space` is exact sparse elimination over Q.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import gcd, lcm
from typing import TYPE_CHECKING, TypeAlias

from flint import fmpq

from emdeg.errors import DeriveError
from emdeg.exact.calculus import substitute
from emdeg.exact.evaluate import evaluate
from emdeg.exact.graph import Expr, symbol, walk
from emdeg.exact.polynomial.normal_form import NormalForm
from emdeg.exact.polynomial.ring import Ring, rational, to_fraction
from emdeg.explicit.products import Form, Product
from emdeg.robot.model.parameter import Parameter, known_values, tolerance
from emdeg.shown import brief, listed

if TYPE_CHECKING:
    from flint import fmpq_mpoly

Vector: TypeAlias = dict[tuple[int, ...], fmpq]  # monomial → coefficient
Combination: TypeAlias = Mapping[int, Fraction]  # constant → factor
FAMILIES = {"I": "inertia", "g": "gravity"}
LumpedForm: TypeAlias = Mapping[Product, Combination]


class Space:
    """The rational span of polynomials, with a basis of polynomials that were given."""

    def __init__(self) -> None:
        self.basis: list[fmpq_mpoly] = []
        self._rows: dict[tuple[int, ...], tuple[Vector, dict[int, fmpq]]] = {}

    def express(self, poly: fmpq_mpoly) -> tuple[Vector, dict[int, fmpq]]:
        """(what is left of poly outside the space, its combination of basis polynomials)."""
        rest: Vector = dict(poly.to_dict())
        combination: dict[int, fmpq] = {}
        for pivot in [m for m in rest if m in self._rows]:
            if pivot not in rest:
                continue
            factor = rest[pivot]
            row, own = self._rows[pivot]
            _subtract(rest, row, factor)
            for k, x in own.items():
                combination[k] = combination.get(k, fmpq(0)) + factor * x
        return rest, {k: x for k, x in combination.items() if x != 0}

    def add(self, poly: fmpq_mpoly) -> bool:
        """Extend the basis by a polynomial that is not in the space; False when it is."""
        rest, combination = self.express(poly)
        if not rest:
            return False
        # pivots never occur in other rows: one pass over a polynomial reduces it
        pivot = min(rest)
        scale = 1 / rest[pivot]
        row = {m: x * scale for m, x in rest.items()}
        own = {k: -x * scale for k, x in combination.items()}
        own[len(self.basis)] = scale
        for other, other_own in self._rows.values():
            factor = other.get(pivot)
            if factor is not None:
                _subtract(other, row, factor)
                for k, x in own.items():
                    other_own[k] = other_own.get(k, fmpq(0)) - factor * x
        self._rows[pivot] = (row, own)
        self.basis.append(poly)
        return True


def _subtract(vector: Vector, row: Vector, factor: fmpq) -> None:
    for m, x in row.items():
        value = vector.get(m, fmpq(0)) - factor * x
        if value != 0:
            vector[m] = value
        else:
            vector.pop(m, None)


@dataclass(frozen=True)
class LumpedConstant:
    """One constant: name, formula, and where the parameters have values its value and tolerance."""

    __repr__ = brief
    _repr_html_ = listed

    name: str
    formula: Expr
    value: float | None = None
    tolerance: float | None = None
    family: str = "inertia"  # or "gravity"
    size: int = field(default=0, compare=False)  # terms of the formula

    @property
    def symbol(self) -> Expr:
        """The symbol that stands for it in elements."""
        return symbol(self.name)


@dataclass(frozen=True)
class Lumps:
    """The constants of a family (inertia or gravity), and the elements in terms of them."""

    constants: tuple[LumpedConstant, ...]
    space: Space
    scale: tuple[Fraction, ...]  # constant = scale · basis polynomial
    order: tuple[int, ...]  # number of the basis polynomial of each constant

    def express(self, form: Form) -> LumpedForm:
        """A form whose coefficients lie in the span of the constants."""
        place = {k: i for i, k in enumerate(self.order)}
        found: dict[Product, Combination] = {}
        for product, poly in form.items():
            rest, combination = self.space.express(poly)
            if rest:
                raise DeriveError("a coefficient lies outside the span of the lumped constants")
            found[product] = {
                place[k]: to_fraction(x) / self.scale[place[k]] for k, x in combination.items()
            }
        return found


def lump(
    forms: Iterable[Form],
    ring: Ring,
    letter: str,
    parameters: Mapping[Expr, Parameter],
    values: Mapping[Expr, Expr],
    reserved: frozenset[str] = frozenset(),
) -> Lumps:
    """The constants of some elements; `values` are definitions of symbols of the ring."""
    coefficients = [poly for form in forms for poly in form.values()]
    space = Space()
    for poly in sorted(_distinct(coefficients), key=_size):
        space.add(poly)
    factors: list[list[Fraction]] = [[] for _ in space.basis]
    for poly in coefficients:
        for k, x in space.express(poly)[1].items():
            factors[k].append(to_fraction(x))
    scales = [common_factor(row) for row in factors]
    formulas = [
        NormalForm(ring, poly * rational(s)) for poly, s in zip(space.basis, scales, strict=True)
    ]
    known = _numbers(formulas, parameters, values)
    order = sorted(range(len(formulas)), key=lambda k: _rank(known[k], k))
    names = _names(letter, len(order), reserved)
    constants = tuple(
        LumpedConstant(name, formulas[k].to_expr(), *known[k], FAMILIES[letter], len(formulas[k]))
        for name, k in zip(names, order, strict=True)
    )
    return Lumps(constants, space, tuple(scales[k] for k in order), tuple(order))


def _names(letter: str, count: int, reserved: frozenset[str]) -> list[str]:
    """I1, I2, …; a letter that would clash with a parameter gets an underscore."""
    names = [f"{letter}{i + 1}" for i in range(count)]
    return _names(f"{letter}_", count, reserved) if reserved & set(names) else names


def _rank(known: tuple[float | None, float | None], k: int) -> tuple[bool, float, int]:
    """Large values first, as in Armstrong's table; without values in order of length."""
    value = known[0]
    return (value is None, 0.0 if value is None else -abs(value), k)


def _distinct(polys: Sequence[fmpq_mpoly]) -> list[fmpq_mpoly]:
    """The polynomials up to a rational factor."""
    found: dict[object, fmpq_mpoly] = {}
    for poly in polys:
        monic = poly / poly.leading_coefficient()
        found.setdefault(tuple(monic.terms()), poly)
    return list(found.values())


def _size(poly: fmpq_mpoly) -> tuple[int, int]:
    return len(poly), int(poly.total_degree())


def common_factor(values: Sequence[Fraction]) -> Fraction:
    """The greatest common factor, with the sign of most values (of the first in a tie)."""
    if not values:
        return Fraction(1)
    top = gcd(*(abs(v.numerator) for v in values))
    bottom = lcm(*(v.denominator for v in values))
    balance = sum(1 if v > 0 else -1 for v in values) or (1 if values[0] > 0 else -1)
    return Fraction(top if balance > 0 else -top, bottom)


def _numbers(
    formulas: Sequence[NormalForm],
    parameters: Mapping[Expr, Parameter],
    values: Mapping[Expr, Expr],
) -> list[tuple[float | None, float | None]]:
    """(value, tolerance) of every formula; None where a parameter has no value."""
    roots = substitute([f.to_expr() for f in formulas], values)
    at = known_values(parameters)
    uncertain = any(p.tolerance for p in parameters.values())
    found: list[tuple[float | None, float | None]] = []
    for root in roots:
        if any(n.is_symbol and n not in at for n in walk([root])):
            found.append((None, None))
            continue
        spread = tolerance(root, parameters, at) if uncertain else None
        found.append((evaluate([root], at)[0], spread))
    return found
