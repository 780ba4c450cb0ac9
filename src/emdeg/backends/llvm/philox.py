"""Philox4x32-10: random words from a counter and a key, in the lanes of vectors.

Ten rounds of two products of 32 × 32 bits, with the key raised by the Weyl constants in between:

    (c₀, c₁, c₂, c₃)  ←  (hi(M₁·c₂) ⊕ c₁ ⊕ k₀,  lo(M₁·c₂),  hi(M₀·c₀) ⊕ c₃ ⊕ k₁,  lo(M₀·c₀))
    (k₀, k₁)          ←  (k₀ + W₀,  k₁ + W₁)

J. K. Salmon, M. A. Moraes, R. O. Dror, D. E. Shaw, "Parallel random numbers: as easy as 1, 2, 3",
SC 2011, section 3.2. A word is a function of its counter alone, so no state is carried from one
number to the next, and any part of a stream is made at once and anywhere. Words are kept in the
low halves of 64-bit lanes, where a product of two of them fits. What stands in the upper halves is
of no concern: a processor multiplies the lower halves of two lanes as they are.

`philox` is a generator of Python's: it pauses after every round, so that who writes a loop can put
other instructions in between (beside.py).
"""

from __future__ import annotations

from collections.abc import Generator

from emdeg.backends.llvm.text import Body, Shape

ROUNDS = 10
MULTIPLIERS = (0xD2511F53, 0xCD9E8D57)  # M₀, M₁
WEYL = (0x9E3779B9, 0xBB67AE85)  # W₀, W₁: the golden ratio and √3 − 1
WORD = 0xFFFFFFFF

Words = tuple[str, str, str, str]


def lanes_of(s: Shape) -> Shape:
    """The shape whose integers hold a word in each lane of s."""
    return Shape("double", s.lanes)


def broadcast(body: Body, s: Shape, scalar: str) -> str:
    """An i64 in every lane."""
    i = lanes_of(s).integer
    if s.lanes == 1:
        return scalar
    one = body.put(f"insertelement {i} poison, i64 {scalar}, i32 0")
    zeros = "<" + ", ".join(["i32 0"] * s.lanes) + ">"
    return body.put(f"shufflevector {i} {one}, {i} poison, <{s.lanes} x i32> {zeros}")


def schedule(seed: int) -> list[int]:
    """The two words of the key of every round; `seed` has 64 bits."""
    low, high = seed & WORD, seed >> 32 & WORD
    keys = ((low + n * WEYL[0], high + n * WEYL[1]) for n in range(ROUNDS))
    return [k & WORD for pair in keys for k in pair]


def key_at(body: Body, s: Shape, place: str, k: int) -> str:
    """Word k of `schedule`, which is in memory (i64), in every lane."""
    return broadcast(body, s, body.put(f"load i64, ptr {body.offset(place, k, 8)}, align 8"))


def counter(body: Body, s: Shape, first: str) -> tuple[str, str]:
    """(c₀, c₁): the numbers first, first + 1, … of the lanes, their low and high words."""
    wide = lanes_of(s)
    i = wide.integer
    number = broadcast(body, s, first)
    if s.lanes > 1:
        steps = "<" + ", ".join(f"i64 {k}" for k in range(s.lanes)) + ">"
        number = body.put(f"add {i} {number}, {steps}")
    low = body.put(f"and {i} {number}, {wide.integer_const(WORD)}")
    return low, body.put(f"lshr {i} {number}, {wide.integer_const(32)}")


def philox(body: Body, s: Shape, c: Words, keys: str) -> Generator[None, None, Words]:
    """Four random words in every lane, of a counter of four; `schedule` is in memory at `keys`."""
    wide = lanes_of(s)
    i, word, half = wide.integer, wide.integer_const(WORD), wide.integer_const(32)
    for n in range(ROUNDS):
        k0, k1 = (key_at(body, s, keys, 2 * n + j) for j in (0, 1))
        p0, p1 = (
            body.put(f"mul {i} {body.put(f'and {i} {value}, {word}')}, {wide.integer_const(m)}")
            for value, m in zip((c[0], c[2]), MULTIPLIERS, strict=True)
        )
        high0, high1 = (body.put(f"lshr {i} {p}, {half}") for p in (p0, p1))
        mixed = [
            body.put(f"xor {i} {body.put(f'xor {i} {a}, {b}')}, {k}")
            for a, b, k in ((high1, c[1], k0), (high0, c[3], k1))
        ]
        c = (mixed[0], p1, mixed[1], p0)
        yield
    w0, w1, w2, w3 = (body.put(f"and {i} {value}, {word}") for value in c)
    return w0, w1, w2, w3


def as_float(body: Body, s: Shape, word: str) -> str:
    """A word as a number, exactly: all 32 bits of it in double, the upper 24 in single precision.

    A word w in the low bits of 2⁵² is the double 2⁵² + w.
    """
    wide = lanes_of(s)
    if s.element == "double":
        bits = body.put(f"or {wide.integer} {word}, {wide.integer_const(0x433 << 52)}")
        shifted = body.put(f"bitcast {wide.integer} {bits} to {s.type}")
        return body.sub(s, shifted, s.const(2.0**52))
    narrow = body.put(f"trunc {wide.integer} {word} to {s.integer}")
    upper = body.put(f"lshr {s.integer} {narrow}, {s.integer_const(8)}")
    return body.put(f"sitofp {s.integer} {upper} to {s.type}")


def resolution(element: str) -> float:
    """What `as_float` must be multiplied by to lie from 0 to 1."""
    return 2.0**-32 if element == "double" else 2.0**-24
