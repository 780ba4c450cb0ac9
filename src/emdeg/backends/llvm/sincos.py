"""Sines and cosines of vectors of angles.

Cody–Waite: k = round(x·2/π), r = x − k·(P₁ + P₂ + P₃) with P₁ so short that k·P₁ and x − k·P₁
are exact for |k| ≤ 2¹⁶, then for |r| ≤ π/4 the minimax polynomials of Cephes (Moshier 1992)

    sin r = r + r·z·S(z),   cos r = 1 + z·(−½ + z·C(z)),   z = r²

and k mod 4 swaps and signs them. Up to 100 rad the error is proved in sincos_proof.py; below 1e5
it is under 2 ulp. NaN and infinity give NaN. Larger arguments take the slow path, the C library's
sin and cos, lane by lane.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from emdeg.backends.llvm.text import Body, Shape, number

_V = TypeVar("_V")

LARGEST = 1.0e5  # k < 2¹⁶
# π/2 to 220 bits: the point stands after the first hexadecimal digit
HALF_PI = 0x1921FB54442D18469898CC51701B839A252049C1114CF98E804177D4
HALF_PI_BITS = HALF_PI.bit_length() - 1  # bits after the point

SIN = {
    "double": (
        -1.66666666666666307295e-1, 8.33333333332211858878e-3, -1.98412698295895385996e-4,
        2.75573136213857245213e-6, -2.50507477628578072866e-8, 1.58962301576546568060e-10,
    ),
    "float": (-1.6666654611e-1, 8.3321608736e-3, -1.9515295891e-4),
}  # fmt: skip
COS = {
    "double": (
        4.16666666666665929218e-2, -1.38888888888730564116e-3, 2.48015872888517045348e-5,
        -2.75573141792967388112e-7, 2.08757008419747316778e-9, -1.13585365213876817300e-11,
    ),
    "float": (4.166664568298827e-2, -1.388731625493765e-3, 2.443315711809948e-5),
}  # fmt: skip
# Bits of the parts of π/2. With fma only the products that cancel must be exact; without it
# every product k·Pᵢ but the last must fit the mantissa.
PARTS = {
    ("double", True): (37, 53, 53),
    ("double", False): (37, 37, 37, 53),
    ("float", True): (8, 8, 24, 24),
    ("float", False): (8, 8, 8, 8, 24),
}


def half_pi_parts(element: str, fused: bool) -> tuple[float, ...]:
    """π/2 = P₁ + P₂ + …, each cut to its number of bits."""
    parts: list[float] = []
    rest = HALF_PI
    for bits in PARTS[element, fused]:
        drop = max(rest.bit_length() - bits, 0)
        part = rest >> drop << drop
        parts.append(part / (1 << HALF_PI_BITS))
        rest -= part
    return tuple(parts)


class Rounded(Protocol[_V]):
    """Rounded arithmetic: instructions are written with it, and proofs are (sincos_proof.py)."""

    def const(self, value: float) -> _V:
        """A number of the type."""

    def mul(self, a: _V, b: _V) -> _V:
        """a·b."""

    def multiply_add(self, a: _V, b: _V, c: _V) -> _V:
        """a·b + c, rounded once where the machine can."""


@dataclass(frozen=True)
class _Written:
    """Rounded arithmetic as instructions of a body."""

    body: Body
    shape: Shape

    def const(self, value: float) -> str:
        return self.shape.const(value)

    def mul(self, a: str, b: str) -> str:
        return self.body.mul(self.shape, a, b)

    def multiply_add(self, a: str, b: str, c: str) -> str:
        return self.body.multiply_add(self.shape, a, b, c)


def _polynomial(on: Rounded[_V], z: _V, z2: _V, coefficients: Sequence[float]) -> _V:
    """Σ cₖ·zᵏ in pairs (cₖ + cₖ₊₁·z), then Horner in z²: half the latency of Horner in z."""
    pairs: list[_V] = []
    for k in range(0, len(coefficients), 2):
        pair = on.const(coefficients[k])
        if k + 1 < len(coefficients):
            pair = on.multiply_add(z, on.const(coefficients[k + 1]), pair)
        pairs.append(pair)
    total = pairs.pop()
    while pairs:
        total = on.multiply_add(z2, total, pairs.pop())
    return total


def near_zero(on: Rounded[_V], element: str, near: _V, r: _V) -> tuple[_V, _V]:
    """(cos r, sin r) for |r| ≤ π/4; `near` is r, or r without its last, smallest part."""
    z = on.mul(near, near)
    z2 = on.mul(z, z)
    sin_tail = _polynomial(on, z, z2, SIN[element])
    cos_tail = _polynomial(on, z, z2, COS[element])
    sin_r = on.multiply_add(on.mul(near, z), sin_tail, r)
    cos_head = on.multiply_add(z, cos_tail, on.const(-0.5))
    return on.multiply_add(z, cos_head, on.const(1.0)), sin_r


def fast_cos_sin(body: Body, s: Shape, x: str) -> tuple[str, str]:
    """(cos x, sin x) for |x| ≤ LARGEST, or NaN."""
    magic = s.const(1.5 * 2.0 ** (52 if s.element == "double" else 23))
    shifted = body.multiply_add(s, x, s.const(0.6366197723675814), magic)  # 2/π
    k = body.sub(s, shifted, magic)
    *parts, last = half_pi_parts(s.element, body.fused)
    near = x
    for part in parts:
        near = body.multiply_add(s, k, s.const(-part), near)
    r = body.multiply_add(s, k, s.const(-last), near)
    if s.element == "float":
        near = r
    # in double precision the last part matters only for the leading term r of the sine
    cos_r, sin_r = near_zero(_Written(body, s), s.element, near, r)
    return _turn(body, s, shifted, cos_r, sin_r)


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

    One test serves all: only when Σ x² is large the C library does the huge elements again, and
    only these, so no element's result depends on its neighbours. `%angles` must be an alloca of
    3·len(angles) vectors: angles, cosines, sines.
    """
    if not angles:
        return []
    fast: list[tuple[str, str]] = []
    for x in angles:
        fast.append(fast_cos_sin(body, s, x))
        between(len(fast))
    size = body.mul(s, angles[0], angles[0])
    for x in angles[1:]:
        size = body.multiply_add(s, x, x, size)
    some = _any_above(body, s, size)
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


def cos_sin_in_memory(body: Body, s: Shape, count: int) -> None:
    """The same for `count` vectors in `%angles`, cosines and sines behind them, by a loop.

    The code of many angles would be longer than a tenth of the instruction cache.
    """
    width = s.size * s.lanes
    before = body.label
    body.do("br label %turning")
    body.start("turning")
    body.do(f"%turn = phi i64 [0, %{before}], [%turn.next, %turning]")
    body.do(f"%sizes = phi {s.type} [{s.const(0.0)}, %{before}], [%sizes.next, %turning]")
    place = body.offset("%angles", "%turn", width)
    x = body.load(s, place, width)
    for half, value in enumerate(fast_cos_sin(body, s, x), 1):
        body.store(s, value, body.offset(place, half * count, width), width)
    # fma(x, x, sizes) or the same in two steps: only its size matters
    body.do(f"%square = fmul {s.type} {x}, {x}")
    body.do(f"%sizes.next = fadd {s.type} %square, %sizes")
    body.do("%turn.next = add i64 %turn, 1")
    more = body.put(f"icmp ult i64 %turn.next, {count}")
    body.do(f"br i1 {more}, label %turning, label %turned")
    body.start("turned")
    some = _any_above(body, s, "%sizes.next")
    body.do(f"br i1 {some}, label %slow, label %joined, !prof !0")
    body.start("slow")
    body.do(f"call void @slow_cos_sin(ptr %angles, i64 {count * s.lanes})")
    body.do("br label %joined")
    body.start("joined")


def _any_above(body: Body, s: Shape, sizes: str) -> str:
    """Is an element of Σ x² so large that one of the angles may be above LARGEST?"""
    some = body.compare(s, "gt", sizes, s.const(LARGEST**2))
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
            f"  %huge = fcmp ogt double %size, {number(LARGEST)}",
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
