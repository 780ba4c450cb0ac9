"""Sines and cosines of vectors of angles.

Cody–Waite: k = round(x·2/π), x − k·P₁ exactly, with P₁ so short that it is, then the rounded
r = x − k·P₁ − k·P₂ together with what its rounding lost (Dekker 1971), so that

    x − k·π/2 = r − behind,    |behind| ≤ half an ulp of r, nearly.

For |r| ≤ π/4, with z = r² and minimax polynomials S and C,

    sin(r − behind) = r − (r·z·S(z) + behind·(1 − z²)),
    cos(r − behind) = 1 + r·(−½·r + (r·z·C(z) + behind)):

`behind` corrects the last bit, so that rough factors do for cos r and sin r / r. The cosine takes a
product with r itself, not with a rounded r², which saves another quarter of an ulp. k mod 4 swaps
and signs the two. Up to 100 rad the error is proved in sincos_proof.py, less than 0.8 ulp with fma,
and up to LARGEST no larger one was seen. NaN and infinity give NaN; the sine of −0.0 is −0.0.
Larger arguments take the slow path, the C library's sin and cos, lane by lane.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeVar

from emdeg.backends.llvm.text import Body, Shape, number

_V = TypeVar("_V")

# b, where −2ᵇ ≤ k < 2ᵇ needs no second look; above LARGEST rad |k| > 2ᵇ, however it was rounded
TURN_BITS = {"double": 16, "float": 13}
LARGEST = {element: (2.0**bits + 0.51) * math.pi / 2 for element, bits in TURN_BITS.items()}
# π/2 to 220 bits: the point stands after the first hexadecimal digit
HALF_PI = 0x1921FB54442D18469898CC51701B839A252049C1114CF98E804177D4
HALF_PI_BITS = HALF_PI.bit_length() - 1  # bits after the point

# Minimax coefficients of S and C (Remez), rounded one after the other and the others fitted again;
# weight of S: sin r·(1 − 0.7·(4r/π)⁴), for where the sine is largest its rounding is too
SIN = {
    "double": (
        0.16666666666666619, -0.00833333333331918, 0.00019841269827338212,
        -2.7557312876780666e-06, 2.5050636606531928e-08, -1.5890077612297086e-10,
    ),
    "float": (0.16666650772094727, -0.008331957273185253, 0.0001949146535480395),
}  # fmt: skip
COS = {
    "double": (
        0.0416666666666666, -0.0013888888888874474, 2.480158728967154e-05,
        -2.7557314401032856e-07, 2.0875729281722932e-09, -1.1359934277936553e-11,
    ),
    "float": (0.04166664555668831, -0.00138873013202101, 2.4430670237052254e-05),
}  # fmt: skip


class Parts(NamedTuple):
    """Bits of the parts of π/2.

    x − k·P is exact for those of `exact`: with fma the difference alone must fit the mantissa,
    without it every product too. k·P of `middle` is exact; `rest` is what remains.
    """

    exact: tuple[int, ...]
    middle: int
    rest: tuple[int, ...]


PARTS = {
    ("double", True): Parts((53,), 36, (53,)),
    ("double", False): Parts((37,), 36, (37, 53)),
    ("float", True): Parts((24,), 11, (24,)),
    ("float", False): Parts((11, 11), 11, (11, 24)),
}


def half_pi_parts(parts: Parts) -> tuple[float, ...]:
    """π/2 = P₁ + P₂ + …, each cut to its number of bits."""
    found: list[float] = []
    rest = HALF_PI
    for bits in (*parts.exact, parts.middle, *parts.rest):
        drop = max(rest.bit_length() - bits, 0)
        part = rest >> drop << drop
        found.append(part / (1 << HALF_PI_BITS))
        rest -= part
    return tuple(found)


class Rounded(Protocol[_V]):
    """Rounded arithmetic: instructions are written with it, and proofs are (sincos_proof.py)."""

    def const(self, value: float) -> _V:
        """A number of the type."""

    def add(self, a: _V, b: _V) -> _V:
        """a + b."""

    def sub(self, a: _V, b: _V) -> _V:
        """a − b."""

    def mul(self, a: _V, b: _V) -> _V:
        """a·b."""

    def multiply_add(self, a: _V, b: _V, c: _V) -> _V:
        """a·b + c, rounded once where the machine can."""

    def negative(self, a: _V) -> _V:
        """−a."""


class Reducing(Protocol[_V]):
    """… what the reduction needs of it."""

    def const(self, value: float) -> _V:
        """A number of the type."""

    def mul(self, a: _V, b: _V) -> _V:
        """a·b."""

    def multiply_add(self, a: _V, b: _V, c: _V) -> _V:
        """a·b + c, rounded once where the machine can."""

    def difference(self, a: _V, b: _V) -> tuple[_V, _V]:
        """d = a − b rounded, and d − (a − b), which is a number of the type."""


@dataclass(frozen=True)
class _Written:
    """Rounded arithmetic as instructions of a body."""

    body: Body
    shape: Shape

    def const(self, value: float) -> str:
        return self.shape.const(value)

    def add(self, a: str, b: str) -> str:
        return self.body.add(self.shape, a, b)

    def sub(self, a: str, b: str) -> str:
        return self.body.sub(self.shape, a, b)

    def mul(self, a: str, b: str) -> str:
        return self.body.mul(self.shape, a, b)

    def multiply_add(self, a: str, b: str, c: str) -> str:
        return self.body.multiply_add(self.shape, a, b, c)

    def negative(self, a: str) -> str:
        return self.body.neg(self.shape, a)

    def difference(self, a: str, b: str) -> tuple[str, str]:
        """Dekker's, for |a| ≥ |b|, or where d itself is exact."""
        d = self.sub(a, b)
        return d, self.sub(b, self.sub(a, d))


def reduced(on: Reducing[_V], parts: Parts, k: _V, x: _V) -> tuple[_V, _V]:
    """(r, behind) with x − k·π/2 = r − behind."""
    numbers = half_pi_parts(parts)
    count = len(parts.exact)
    near = x
    for part in numbers[:count]:
        near = on.multiply_add(k, on.const(-part), near)
    r, behind = on.difference(near, on.mul(k, on.const(numbers[count])))
    for part in numbers[count + 1 :]:
        behind = on.multiply_add(k, on.const(part), behind)
    return r, behind


def _tail(on: Rounded[_V], z: _V, z2: _V, coefficients: Sequence[float]) -> _V:
    """A number, or a₀ + a₁·z + a₂·z² + a₃·z³ = (a₃·z + a₂)·(z² + a₁/a₃) + (a₀ − a₂·a₁/a₃).

    That is a multiplication less than by Horner; what cancels is far below the last bit of a sine.
    """
    if len(coefficients) == 1:
        return on.const(coefficients[0])
    a0, a1, a2, a3 = coefficients
    factor = on.multiply_add(z, on.const(a3), on.const(a2))
    return on.multiply_add(factor, on.add(z2, on.const(a1 / a3)), on.const(a0 - a2 * a1 / a3))


def near_zero(on: Rounded[_V], element: str, r: _V, behind: _V) -> tuple[_V, _V]:
    """(cos, sin) of r − behind, for |r| ≤ π/4."""
    (s0, s1, *s_more), (c0, c1, *c_more) = SIN[element], COS[element]
    z = on.mul(r, r)
    z2 = on.mul(z, z)
    # S by Horner, which rounds once at the size of s₀; C in pairs, since cosines are ready last
    sin_tail = on.multiply_add(z, _tail(on, z, z2, s_more), on.const(s1))
    sin_tail = on.multiply_add(z, sin_tail, on.const(s0))
    cos_tail = on.multiply_add(z, on.const(c1), on.const(c0))
    cos_tail = on.multiply_add(z2, _tail(on, z, z2, c_more), cos_tail)
    rz = on.mul(r, z)
    slope = on.multiply_add(r, on.const(-0.5), on.multiply_add(rz, cos_tail, behind))
    cos_r = on.multiply_add(r, slope, on.const(1.0))
    less = on.multiply_add(on.negative(behind), z2, behind)
    return cos_r, on.sub(r, on.multiply_add(rz, sin_tail, less))


def fast_cos_sin(body: Body, s: Shape, x: str) -> tuple[str, str]:
    """(cos x, sin x) for |x| ≤ LARGEST, or NaN."""
    return turned(body, s, x)[:2]


def turned(body: Body, s: Shape, x: str) -> tuple[str, str, str]:
    """(cos x, sin x, a word): with a bit above bit b of the word x may be larger than LARGEST."""
    magic = s.const(_magic(s) + 2.0 ** TURN_BITS[s.element])
    shifted = body.multiply_add(s, x, s.const(2 / math.pi), magic)
    k = body.sub(s, shifted, magic)
    on = _Written(body, s)
    r, behind = reduced(on, PARTS[s.element, body.fused], k, x)
    results = _turn(body, s, shifted, *near_zero(on, s.element, r, behind))
    return *results, _high_bits(body, s, shifted)


def _magic(s: Shape) -> float:
    """A float whose successors are the integers that follow it, and whose low bits are zero."""
    return 1.5 * 2.0 ** (52 if s.element == "double" else 23)


def _turn(body: Body, s: Shape, shifted: str, cos_r: str, sin_r: str) -> tuple[str, str]:
    """Swap and sign by k mod 4, which stands in the low bits of `shifted`."""
    i, one = s.integer, s.integer_const(1)
    k = body.put(f"bitcast {s.type} {shifted} to {i}")
    low = body.put(f"and {i} {k}, {one}")
    odd = body.put(f"icmp ne {i} {low}, {s.integer_const(0)}")
    cos_x = body.select(s, odd, sin_r, cos_r)
    sin_x = body.select(s, odd, cos_r, sin_r)
    next_k = body.put(f"add {i} {k}, {one}")
    return _signed(body, s, cos_x, next_k), _signed(body, s, sin_x, k)


def _signed(body: Body, s: Shape, value: str, k: str) -> str:
    """−value when bit 1 of k is set."""
    i = s.integer
    high = body.put(f"shl {i} {k}, {s.integer_const(s.bits - 2)}")
    sign = body.put(f"and {i} {high}, {s.integer_const(-(1 << (s.bits - 1)))}")
    bits = body.put(f"bitcast {s.type} {value} to {i}")
    flipped = body.put(f"xor {i} {bits}, {sign}")
    return body.put(f"bitcast {i} {flipped} to {s.type}")


def cos_sin(
    body: Body, s: Shape, angles: Sequence[str], between: Callable[[int], None] = lambda done: None
) -> list[tuple[str, str]]:
    """(cos, sin) of each of several vectors; `between` may do something else after each.

    One test serves all: only when a k is large the C library does the huge elements again, and
    only these, so no element's result depends on its neighbours. `%angles` must be an alloca of
    3·len(angles) vectors: angles, cosines, sines.
    """
    if not angles:
        return []
    fast: list[tuple[str, str]] = []
    high = ""
    for x in angles:
        c, sn, word = turned(body, s, x)
        fast.append((c, sn))
        high = body.put(f"or {s.integer} {high}, {word}") if high else word
        between(len(fast))
    some = _any_above(body, s, high)
    before = body.label
    body.do(f"br i1 {some}, label %slow, label %joined, !prof !0")
    body.start("slow")
    values = [*angles, *(c for c, _ in fast), *(sn for _, sn in fast)]
    slow = _again(body, s, values)
    body.do("br label %joined")
    body.start("joined")

    def joined(quick: str, careful: str) -> str:
        return body.put(f"phi {s.type} [{quick}, %{before}], [{careful}, %slow]")

    count = len(angles)
    return [
        (joined(c, slow[count + k]), joined(sn, slow[2 * count + k]))
        for k, (c, sn) in enumerate(fast)
    ]


def cos_sin_in_memory(
    body: Body, s: Shape, count: int, beside: Callable[[str, int], None] = lambda turn, count: None
) -> None:
    """The same for `count` vectors in `%angles`, cosines and sines behind them, by a loop.

    The code of many angles would be longer than a tenth of the instruction cache. `beside` writes
    what each turn does besides, given its number and how many there are.
    """
    width = s.size * s.lanes
    before = body.label
    body.do("br label %turning")
    body.start("turning")
    body.do(f"%turn = phi i64 [0, %{before}], [%turn.next, %turning]")
    none = s.integer_const(0)
    body.do(f"%high = phi {s.integer} [{none}, %{before}], [%high.next, %turning]")
    place = body.offset("%angles", "%turn", width)
    x = body.load(s, place, width)
    *values, word = turned(body, s, x)
    for half, value in enumerate(values, 1):
        body.store(s, value, body.offset(place, half * count, width), width)
    beside("%turn", count)
    body.do(f"%high.next = or {s.integer} %high, {word}")
    body.do("%turn.next = add i64 %turn, 1")
    more = body.put(f"icmp ult i64 %turn.next, {count}")
    body.do(f"br i1 {more}, label %turning, label %turned")
    body.start("turned")
    some = _any_above(body, s, "%high.next")
    body.do(f"br i1 {some}, label %slow, label %joined, !prof !0")
    body.start("slow")
    body.do(f"call void @slow_cos_sin(ptr %angles, i64 {count * s.lanes})")
    body.do("br label %joined")
    body.start("joined")


def _high_bits(body: Body, s: Shape, shifted: str) -> str:
    """k + 2ᵇ, zero above bit b, for −2ᵇ ≤ k < 2ᵇ; not so for larger angles, NaN and infinity."""
    bits = body.put(f"bitcast {s.type} {shifted} to {s.integer}")
    magic = body.put(f"bitcast {s.type} {s.const(_magic(s))} to {s.integer}")
    return body.put(f"xor {s.integer} {bits}, {magic}")


def _any_above(body: Body, s: Shape, words: str) -> str:
    """Is there a bit above bit b in an element?"""
    i, count = s.integer, s.integer_const(TURN_BITS[s.element] + 1)
    above = body.put(f"lshr {i} {words}, {count}")
    some = body.put(f"icmp ne {i} {above}, {s.integer_const(0)}")
    if s.lanes > 1:
        word = body.put(f"bitcast {s.mask} {some} to i{s.lanes}")
        some = body.put(f"icmp ne i{s.lanes} {word}, 0")
    return some


def _again(body: Body, s: Shape, values: Sequence[str]) -> list[str]:
    """Angles, cosines and sines through memory, huge angles done by the C library."""
    width = s.size * s.lanes
    places = [body.offset("%angles", k, width) for k in range(len(values))]
    for value, place in zip(values, places, strict=True):
        body.store(s, value, place, width)
    body.do(f"call void @slow_cos_sin(ptr %angles, i64 {len(values) // 3 * s.lanes})")
    return [body.load(s, place, width) for place in places]


def slow_function(element: str) -> str:
    """For x[0:n], cos[0:n], sin[0:n] in a row: the C library's values where |x| is too large."""
    size = 8 if element == "double" else 4
    change = (
        ("fpext float %x to double", "fptrunc double %{}.wide to float")
        if size == 4
        else ("fadd double %x, -0.0", "fadd double %{}.wide, -0.0")  # the number itself
    )
    place = f"getelementptr inbounds [{size} x i8]"
    return "\n".join(
        [
            "define internal void @slow_cos_sin(ptr %angles, i64 %count) #1 {",
            "entry:",
            f"  %cosines = {place}, ptr %angles, i64 %count",
            f"  %sines = {place}, ptr %cosines, i64 %count",
            "  br label %loop",
            "loop:",
            "  %i = phi i64 [0, %entry], [%next, %following]",
            f"  %px = {place}, ptr %angles, i64 %i",
            f"  %x = load {element}, ptr %px, align {size}",
            f"  %wide = {change[0]}",
            "  %size = call double @llvm.fabs.f64(double %wide)",
            f"  %huge = fcmp ogt double %size, {number(LARGEST[element])}",
            "  br i1 %huge, label %again, label %following",
            "again:",
            f"  %pc = {place}, ptr %cosines, i64 %i",
            f"  %ps = {place}, ptr %sines, i64 %i",
            "  %c.wide = call double @cos(double %wide)",
            "  %s.wide = call double @sin(double %wide)",
            f"  %c = {change[1].format('c')}",
            f"  %s = {change[1].format('s')}",
            f"  store {element} %c, ptr %pc, align {size}",
            f"  store {element} %s, ptr %ps, align {size}",
            "  br label %following",
            "following:",
            "  %next = add i64 %i, 1",
            "  %more = icmp ult i64 %next, %count",
            "  br i1 %more, label %loop, label %done",
            "done:",
            "  ret void",
            "}",
            "declare double @sin(double)",
            "declare double @cos(double)",
        ]
    )
