"""A proof of how accurate our sine and cosine are: `prove` gives what PROVED states.

For |x| ≤ 100 the argument is t = x − k·π/2 with an integer |k| ≤ 64 and |t| ≤ π/4 + a little: the
quotient x·2/π is rounded to the nearest integer with an error of at most |x|·3u. Then

1. Reduction. x − k·P₁, and x − k·P₁ − k·P₂ where P₂ is short, are exact: x is a multiple of 2⁻ᵖ
   (k ≠ 0 means |x| > ½) and so are these k·Pᵢ, and the difference is below 1. The next difference
   is rounded, u·ufp(t); a later one adds less than its own k·Pᵢ, for a sum is no further from the
   exact one than its first term is. What π/2 has beyond its parts is at most k·|π/2 − ΣPᵢ|.
2. Evaluation. The instructions of `near_zero` are run on pairs (size, error): the error against
   the polynomials at t itself, every operation adding u·ufp of its result.
3. Approximation. sin t − t − t³·S(t²) is a power series, whose first coefficients are the
   differences between those of the sine and S; it is evaluated by ball arithmetic (python-flint's
   arb) on small intervals of t, with the rest of the series bounded by its first term.

The largest sum over all intervals, in units u·ufp(result), is the bound.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

from flint import arb, arb_poly, ctx

from emdeg.backends.llvm.sincos import (
    COS,
    PARTS,
    SIN,
    half_pi_parts,
    near_zero,
)  # fmt: skip
from emdeg.rounding.formats import FORMATS, Format
from emdeg.rounding.schedule import Functions

LARGEST = 100.0  # rad
_TURNS = 64  # quarter turns: 100·2/π, rounded up
_PIECES = 64  # intervals for each factor of two
_OCTAVES = 30
_FLOOR = 2.0**-7  # of u
_TERMS = 20  # of the series of sine and cosine
_ELEMENTS = {"float64": "double", "float32": "float"}
_SAID = "sin and cos of jit proved within {:.2f} ulp up to 100 rad"


def _proved(units: float, units_above: float, floor: float) -> Functions:
    """Half an ulp is one unit; nothing is claimed of tanh."""
    said = _SAID.format(math.ceil(max(units, units_above) * 50) / 100)
    return Functions(units, units_above, floor, LARGEST, math.inf, said)


#: (type, fused multiply-adds) → what `prove` finds, rounded up. tests/backends proves it again.
PROVED: Mapping[tuple[str, bool], Functions] = {
    ("float64", True): _proved(4.67, 2.9, 2.0**-60),
    ("float64", False): _proved(4.73, 3.18, 2.0**-60),
    ("float32", True): _proved(4.75, 2.95, 2.0**-31),
    ("float32", False): _proved(7.12, 4.4, 2.0**-31),
}


class Bounds(NamedTuple):
    """Errors in units u·ufp(result), for results below ½, and for the others.

    `floor` is what the reduction costs wherever the result is: it is not in proportion to it.
    """

    units: float
    units_above: float
    floor: float


def prove(dtype: str, fused: bool) -> Bounds:
    """The largest error of cos and sin for |x| ≤ 100 rad, in units."""
    form, before = FORMATS[dtype], ctx.prec
    try:
        ctx.prec = 200
        return _prove(form, _ELEMENTS[dtype], fused)
    finally:
        ctx.prec = before


def _prove(form: Format, element: str, fused: bool) -> Bounds:
    units = above = 0.0
    floor = form.unit * _FLOOR
    for low, high in _intervals(form):
        cosine, sine = _errors(form, element, fused, low, high)
        if low == 0.0:  # the cosine is 1 or the float below it: at most 2 units
            floor = max(floor, sine)
            continue
        above = max(above, 2.0, cosine / (form.unit * 0.5), sine / (form.unit * 0.5))
        least = math.frexp(float(_interval(low, high).sin().lower()))[1] - 1
        if least < -1:
            units = max(units, (sine - floor) / (form.unit * 2.0**least))
    return Bounds(units, above, floor)


def _intervals(form: Format) -> Iterator[tuple[float, float]]:
    """From 0 to π/4 and a little, finer where it matters; ends where the sine is a power of two."""
    yield 0.0, 2.0**-_OCTAVES
    end = math.pi / 4 + 4 * LARGEST * form.unit
    ends = [math.asin(2.0**-k) for k in range(_OCTAVES - 1, 0, -1)]
    for first, last in zip([2.0**-_OCTAVES, *ends], [*ends, end], strict=True):
        cuts = [first + (last - first) * j / _PIECES for j in range(_PIECES)] + [last]
        yield from pairwise(cuts)


def _interval(low: float, high: float) -> Any:
    return arb(low).union(arb(high))


# -- rounding ------------------------------------------------------------------------------


class _Value(NamedTuple):
    """The exact polynomial over an interval of t, and how far the computed value may be from it."""

    range: Any
    error: Any


@dataclass(frozen=True)
class _Running:
    """Rounded arithmetic on ranges and errors: running error analysis, in balls."""

    form: Format
    fused: bool

    def const(self, value: float) -> _Value:
        return _Value(arb(self.form.rounded(value)), arb())

    def mul(self, a: _Value, b: _Value) -> _Value:
        return self._rounded(a.range * b.range, _product_error(a, b))

    def multiply_add(self, a: _Value, b: _Value, c: _Value) -> _Value:
        total = a.range * b.range + c.range
        if self.fused:
            return self._rounded(total, _product_error(a, b) + c.error)
        return self._rounded(total, self.mul(a, b).error + c.error)

    def _rounded(self, total: Any, error: Any) -> _Value:
        return _Value(total, (error + half_ulp(self.form, abs(total) + error)).upper())


def _product_error(a: _Value, b: _Value) -> Any:
    return (abs(a.range) * b.error + abs(b.range) * a.error + a.error * b.error).upper()


def half_ulp(form: Format, size: Any) -> Any:
    """What rounding changes of any number up to `size`: u·2ᵏ⁻¹ for size ≤ 2ᵏ."""
    top = size.upper()
    k = math.frexp(float(top))[1] - 1
    while not bool(top <= arb(2) ** k):
        k += 1
    return arb(form.unit) * arb(2) ** (k - 1)


def _errors(form: Format, element: str, fused: bool, low: float, high: float) -> tuple[float, ...]:
    """|computed − true| of cos and sin, for t in the interval."""
    t = _interval(low, high)
    near, r = _reduced(form, element, fused, t)
    values = near_zero(_Running(form, fused), element, near, r)
    approximations = (
        _approximation(form, COS[element], t, 4), _approximation(form, SIN[element], t, 3),
    )  # fmt: skip
    pairs = zip(values, approximations, strict=True)
    return tuple(_upper(value.error + error) for value, error in pairs)


def _reduced(form: Format, element: str, fused: bool, t: Any) -> tuple[_Value, _Value]:
    """`near` and r of the reduction; see 1. in the head of this file."""
    parts = half_pi_parts(element, fused)
    precision = 53 if element == "double" else 24
    error, rounded = arb(), False
    for part, bits in zip(parts, PARTS[element, fused], strict=True):
        before = error
        exact_product = fused or bits + _TURNS.bit_length() <= precision
        lowest = math.frexp(part)[1] - bits  # exponent of the lowest bit of k·part
        if lowest < -precision or not exact_product:
            moved = arb(_TURNS) * part
            step = half_ulp(form, abs(t) + moved)
            error = error + (step if not rounded or bool(step < moved) else moved)
            error = error if exact_product else error + form.unit * moved
            rounded = True
    beyond = _TURNS * abs(arb.pi() / 2 - sum((arb(p) for p in parts), arb()))
    r = _Value(t, (error + beyond).upper())
    without_last = _Value(t, (before + _TURNS * arb(parts[-1]) + beyond).upper())
    return (r if element == "float" else without_last), r


def _upper(ball: Any) -> float:
    return float(ball.upper()) * (1 + 2.0**-50)


# -- approximation -------------------------------------------------------------------------


def _approximation(form: Format, coefficients: tuple[float, ...], t: Any, first: int) -> float:
    """|1 − t²/2 + t⁴·C(t²) − cos t| (first = 4) or |t + t³·S(t²) − sin t| (first = 3), at most.

    The terms of this series nearly cancel, so it is shifted to the middle of the interval first.
    """
    last = first + 2 * _TERMS
    differences = [arb()] * last
    for place, power in enumerate(range(first, last, 2)):
        mine = arb(form.rounded(coefficients[place])) if place < len(coefficients) else arb()
        sign = -1 if (power // 2) % 2 else 1
        differences[power] = mine - arb(sign) / arb(math.factorial(power))
    middle, radius = t.mid(), t.rad()
    shifted = arb_poly(differences)(arb_poly([middle, 1]))
    total = sum((abs(c) * radius**n for n, c in enumerate(shifted.coeffs())), arb())
    return _upper(total + abs(t) ** last / math.factorial(last))
