"""A proof of how accurate our sine and cosine are: `prove` gives what PROVED states.

For |x| ≤ 100 the argument is t = x − k·π/2 with an integer |k| ≤ 64 and |t| ≤ π/4 + a little: the
quotient x·2/π is rounded to the nearest integer with an error of at most |x|·3u. The very lines
that write the instructions (sincos.py) are run on other kinds of numbers (sincos_forms.py):

1. Reduction, `reduced` on linear forms in x, k and r: which steps are exact, and how far `behind`
   may be from r − t.
2. Formula, `near_zero` on polynomials in r and λ = t − r: what it would be without rounding. The
   distance from cos(r + λ) and sin(r + λ) is the error of the approximation: a power series in r
   by ball arithmetic (python-flint's arb), the coefficient of λ, and what is left, of order λ².
3. Evaluation, `near_zero` on pairs (range, error): r is a float and has no error, every operation
   adds half an ulp of its result.

The largest sum over small intervals of t, in units u·ufp(result), is the bound.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias, TypeVar

from flint import arb, arb_poly, ctx

from emdeg.backends.llvm.sincos import PARTS
from emdeg.backends.llvm.sincos_forms import (
    Series,
    error_of_rounded,
    evaluated,
    formulas,
    reduction,
)  # fmt: skip
from emdeg.rounding.formats import FORMATS, Format
from emdeg.rounding.schedule import Functions

LARGEST = 100.0  # rad
_TURNS = 64  # quarter turns: 100·2/π, rounded up
_PIECES = 64  # intervals for each factor of two, fewer for small angles
_OCTAVES = 30
_FLOOR = 2.0**-7  # of u
_TERMS = 20  # of the series of sine and cosine
_T = TypeVar("_T")
Pair: TypeAlias = tuple[_T, _T]  # cos, sin
_ELEMENTS = {"float64": "double", "float32": "float"}
_SAID = "sin and cos of jit proved within {:.2f} ulp up to 100 rad"


def _proved(units: float, units_above: float, floor: float) -> Functions:
    """Half an ulp is one unit; nothing is claimed of tanh."""
    said = _SAID.format(math.ceil(max(units, units_above) * 50) / 100)
    return Functions(units, units_above, floor, LARGEST, math.inf, said)


#: (type, fused multiply-adds) → what `prove` finds, rounded up. tests/backends proves it again.
PROVED: Mapping[tuple[str, bool], Functions] = {
    ("float64", True): _proved(1.48, 1.59, 2.0**-60),
    ("float64", False): _proved(1.54, 2.12, 2.0**-60),
    ("float32", True): _proved(1.51, 1.59, 2.0**-31),
    ("float32", False): _proved(1.58, 2.12, 2.0**-31),
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
    known = formulas(form, element)
    for least, t in _intervals(form):
        largest = (arb(1), arb(2) ** (-_OCTAVES if least is None else least + 1))
        cosine, sine = _errors(form, element, fused, known, t, largest)
        if least is None:  # the cosine is 1, which is off by less than a unit
            floor = max(floor, sine)
            continue
        above = max(above, cosine / (form.unit * 0.5), sine / (form.unit * 0.5))
        if least < -1:
            units = max(units, (sine - floor) / (form.unit * 2.0**least))
    return Bounds(units, above, floor)


def _intervals(form: Format) -> Iterator[tuple[int | None, Any]]:
    """t from 0 to π/4 and a little, finer where it matters, with e where 2ᵉ ≤ sin t < 2ᵉ⁺¹."""
    ends = [(arb(2) ** -k).asin() for k in range(_OCTAVES, 0, -1)]
    yield None, arb(0).union(ends[0])
    ends.append(arb.pi() / 4 + 4 * LARGEST * form.unit)
    for least, (first, last) in enumerate(pairwise(ends), -_OCTAVES):
        pieces = max(_PIECES >> max(-least - 3, 0), 4)
        cuts = [first + (last - first) * j / pieces for j in range(pieces)] + [last]
        for low, high in pairwise(cuts):
            yield least, low.union(high)


def _errors(
    form: Format, element: str, fused: bool, known: Pair[Series], t: Any, largest: Pair[Any]
) -> Pair[float]:
    """|computed − true| of cos and sin, for t in the interval; these are at most `largest`."""
    lost = reduction(form, PARTS[element, fused], fused, _TURNS, t)
    r = t + arb(0, lost.size)
    values = evaluated(form, fused, element, r, lost)

    def error(which: int) -> float:
        apart = _approximation(known[which], 1 - which, r, lost.size)
        before = values[which].before + apart  # |y − true|, where y is what is rounded last
        return _upper(error_of_rounded(form, largest[which], before))

    return error(0), error(1)


def _upper(ball: Any) -> float:
    return float(ball.upper()) * (1 + 2.0**-50)


# -- approximation -------------------------------------------------------------------------


def _approximation(formula: Series, quarter: int, r: Any, away: Any) -> Any:
    """|formula − sin(r + λ + quarter·π/2)| at most, for |λ| ≤ away."""
    value, slope, *more = (*formula, arb_poly())
    error = _distance(value, quarter, r) + away * _distance(slope, quarter + 1, r)
    error += away**2 / 2  # no second derivative is above 1
    return error + sum((abs(p(r)) * away**n for n, p in enumerate(more, 2)), arb())


def _distance(polynomial: Any, quarter: int, r: Any) -> Any:
    """|polynomial − sin(r + quarter·π/2)| at most.

    The terms of this series nearly cancel, so it is shifted to the middle of the interval first.
    """
    last = 2 * _TERMS
    derivatives = [(0, 1, 0, -1)[(n + quarter) % 4] for n in range(last)]  # at 0
    series = arb_poly([arb(d) / math.factorial(n) for n, d in enumerate(derivatives)])
    shifted = (polynomial - series)(arb_poly([r.mid(), 1]))
    total = sum((abs(c) * r.rad() ** n for n, c in enumerate(shifted.coeffs())), arb())
    return total + abs(r) ** last / math.factorial(last)
