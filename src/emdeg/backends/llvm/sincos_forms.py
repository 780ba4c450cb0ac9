"""The kinds of numbers on which sine and cosine are proved (sincos_proof.py), beside floats.

`reduction`, on linear forms c₁·x + c₂·k + c₃·r with x − k·π/2 in an interval. If k ≠ 0 then |x| > ½
and x is a multiple of u = 2⁻ᵖ, so that a form has a *grid*, a power of two that divides it; what is
not above 2ᵖ times its grid is a float, and a sum that is one is exact. If k = 0 all is exact. The
rounding error of a − b is a float for |a| ≥ |b|, or where there is none (Dekker: A floating-point
technique for extending the available precision. Numer. Math. 18, 1971).

`formulas`, on polynomials in r for every power of λ = t − r: what is computed without rounding.

`evaluated`, on ranges of exact values and errors of the computed ones, in balls. If y is off by e
from |s| ≤ 2ᵏ, then fl(y) is off by e + u·2ᵏ⁻¹ at most, even if |y| is above 2ᵏ by less than u·2ᵏ:
then fl(y) = ±2ᵏ, which is between s and y. So it is for |s| ≤ 2ᵏ(1 + u/8) and e < 7u·2ᵏ/8: there
fl(y) may be beyond s, by u·2ᵏ/8.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import zip_longest
from typing import Any, NamedTuple, TypeAlias

from flint import arb, arb_poly

from emdeg.backends.llvm.sincos import Parts, near_zero, reduced
from emdeg.rounding.formats import Format


def _half_ulp(form: Format, size: Any) -> Any:
    """What rounding changes of any number up to `size`: u·2ᵏ⁻¹ for size ≤ 2ᵏ."""
    return arb(form.unit) * arb(2) ** (_exponent(size) - 1)


def _exponent(size: Any) -> int:
    """The least k with size ≤ 2ᵏ, or one more."""
    top = size.upper()
    k = math.frexp(float(top))[1] - 1
    while not bool(top <= arb(2) ** k):
        k += 1
    return k


# -- reduction -----------------------------------------------------------------------------


class _Form(NamedTuple):
    """x, k and r times these, and a number; `error` is how far the computed value may be off."""

    x: int = 0
    k: Fraction = Fraction(0)
    r: int = 0
    number: Fraction = Fraction(0)
    error: Any = 0

    def plus(self, other: _Form) -> _Form:
        return _Form(*(a + b for a, b in zip(self, other, strict=True)))

    def minus(self, other: _Form) -> _Form:
        return self.plus(_Form(-other.x, -other.k, -other.r, -other.number, other.error))


@dataclass
class _Forms:
    """Rounded arithmetic on linear forms, for |k| ≤ turns and x − k·π/2 in the interval t."""

    form: Format
    fused: bool
    turns: int
    t: Any
    _lost: Any = field(default_factory=arb)  # |r − near| at most
    _near: _Form = field(default_factory=_Form)  # of which r is the rounded value

    def const(self, value: float) -> _Form:
        return _Form(number=Fraction(self.form.rounded(value)))

    def mul(self, a: _Form, b: _Form) -> _Form:
        """k times a number: the only product of the reduction."""
        if a != _Form(k=Fraction(1)) or b != _Form(number=b.number):
            raise ValueError("the reduction multiplies k with numbers only")
        return self._rounded(_Form(k=b.number))

    def multiply_add(self, a: _Form, b: _Form, c: _Form) -> _Form:
        product = self.mul(a, b)
        return self._rounded((_Form(k=b.number) if self.fused else product).plus(c))

    def difference(self, a: _Form, b: _Form) -> tuple[_Form, _Form]:
        near = a.minus(b)
        if near.error or near.r or not self._fits(near, 2 * self.size(b)):
            raise ValueError("the error of this difference may be no float")
        self._near, self._lost = near, _half_ulp(self.form, self.size(near))
        return _Form(r=1), _Form(r=1).minus(near)

    def size(self, form: _Form) -> Any:
        """|form| at most: r is near, up to `_lost`, and x is t + k·π/2."""
        x, k = form.x + form.r * self._near.x, form.k + form.r * self._near.k
        of_k = abs(_ball(k) + x * arb.pi() / 2)
        return abs(form.r) * self._lost + abs(x) * abs(self.t) + self.turns * of_k + form.error

    def _rounded(self, form: _Form) -> _Form:
        size = self.size(form)
        if not form.error and not form.r and self._fits(form, size):
            return form
        return form._replace(error=form.error + _half_ulp(self.form, size))

    def _fits(self, form: _Form, size: Any) -> bool:
        """Is every multiple of the form's grid up to `size` a float?"""
        grid = Fraction(1, form.k.denominator)  # a power of two, as all numbers here
        odd = abs(form.k.numerator)
        grid *= (odd & -odd) or 1
        if form.x:
            grid = min(grid, Fraction(self.form.unit))
        return bool(size <= _ball(grid / Fraction(self.form.unit)))


def _ball(value: Fraction) -> Any:
    return arb(value.numerator) / arb(value.denominator)


class Lost(NamedTuple):
    """|r − t| at most, and how far `behind` may be from r − t."""

    size: Any
    error: Any


def reduction(form: Format, parts: Parts, fused: bool, turns: int, t: Any) -> Lost:
    """What `reduced` does for x = t + k·π/2."""
    on = _Forms(form, fused, turns, t)
    r, behind = reduced(on, parts, _Form(k=Fraction(1)), _Form(x=1))
    if r != _Form(r=1) or (behind.r, behind.x) != (1, -1):
        raise ValueError("the reduction does not keep what r has lost")
    beyond = turns * abs(_ball(behind.k) - arb.pi() / 2)
    error = (behind.error + beyond).upper()
    return Lost((on.size(behind) + error).upper(), error)


# -- formula -------------------------------------------------------------------------------

Series: TypeAlias = tuple[Any, ...]  # a polynomial in r for every power of λ


@dataclass(frozen=True)
class _Polynomials:
    """Exact arithmetic on polynomials in r and λ; only its constants are rounded."""

    form: Format

    def const(self, value: float) -> Series:
        return (arb_poly([self.form.rounded(value)]),)

    def add(self, a: Series, b: Series) -> Series:
        return tuple(p + q for p, q in zip_longest(a, b, fillvalue=arb_poly()))

    def sub(self, a: Series, b: Series) -> Series:
        return self.add(a, self.negative(b))

    def mul(self, a: Series, b: Series) -> Series:
        found = [arb_poly()] * (len(a) + len(b) - 1)
        for i, p in enumerate(a):
            for j, q in enumerate(b):
                found[i + j] = found[i + j] + p * q
        return tuple(found)

    def multiply_add(self, a: Series, b: Series, c: Series) -> Series:
        return self.add(self.mul(a, b), c)

    def negative(self, a: Series) -> Series:
        return tuple(-p for p in a)


def formulas(form: Format, element: str) -> tuple[Series, Series]:
    """cos and sin of t = r + λ as they would be without rounding; `behind` is r − t."""
    r, behind = (arb_poly([0, 1]),), (arb_poly(), arb_poly([-1]))
    return near_zero(_Polynomials(form), element, r, behind)


# -- evaluation ----------------------------------------------------------------------------


class Value(NamedTuple):
    """The range of the exact value, and how far the computed one may be from it.

    `before` is the error before this value itself was rounded.
    """

    range: Any
    error: Any = arb()
    before: Any = arb()


@dataclass(frozen=True)
class _Ranges:
    """Rounded arithmetic on ranges and errors."""

    form: Format
    fused: bool

    def const(self, value: float) -> Value:
        return Value(arb(self.form.rounded(value)))

    def add(self, a: Value, b: Value) -> Value:
        return self._rounded(a.range + b.range, a.error + b.error)

    def sub(self, a: Value, b: Value) -> Value:
        return self._rounded(a.range - b.range, a.error + b.error)

    def mul(self, a: Value, b: Value) -> Value:
        product, error = a.range * b.range, _product_error(a, b)
        if b == self.const(-0.5):
            return Value(product, error, error)
        return self._rounded(product, error)

    def multiply_add(self, a: Value, b: Value, c: Value) -> Value:
        if not self.fused:
            return self.add(self.mul(a, b), c)
        return self._rounded(a.range * b.range + c.range, _product_error(a, b) + c.error)

    def negative(self, a: Value) -> Value:
        return a._replace(range=-a.range)

    def _rounded(self, exact: Any, error: Any) -> Value:
        return Value(exact, error_of_rounded(self.form, exact, error), error)


def evaluated(form: Format, fused: bool, element: str, r: Any, lost: Lost) -> tuple[Value, Value]:
    """cos and sin for r in an interval; r is a float, and has no error."""
    behind = Value(arb(0, lost.size), lost.error)
    return near_zero(_Ranges(form, fused), element, Value(r), behind)


def error_of_rounded(form: Format, exact: Any, error: Any) -> Any:
    """How far fl(y) is from the exact value if y is so far: see the head of this file."""
    unit = arb(form.unit)
    k = _exponent(abs(exact) / (1 + unit / 8))
    if not bool(error < 7 * unit * arb(2) ** (k - 3)):
        k = _exponent(abs(exact) + error)
    return (error + unit * arb(2) ** (k - 1)).upper()


def _product_error(a: Value, b: Value) -> Any:
    return (abs(a.range) * b.error + abs(b.range) * a.error + a.error * b.error).upper()
