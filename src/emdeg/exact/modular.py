"""Arithmetic of GF(p) on whole arrays of residues, for p = 2⁶¹ − c with c < 2¹².

2⁶¹ ≡ c folds the high bits of a product back onto the low ones. With a = a₁·2³² + a₀ and
b = b₁·2³² + b₀ (a₁, b₁ < 2²⁹) every partial product and sum below fits in 64 bits. For the
Mersenne prime 2⁶¹ − 1, c = 1; the prime with √2 and √3 of field.py has c = 465.

Arrays are uint64 with entries in [0, p); results too. Operands broadcast.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from emdeg.errors import ExprError
from emdeg.exact.field import MERSENNE_61, DivisionByZeroResidue

Residues = NDArray[np.uint64]

_3, _29, _32, _61 = (np.uint64(k) for k in (3, 29, 32, 61))
_LOW_29, _LOW_32, _LOW_61 = (np.uint64((1 << k) - 1) for k in (29, 32, 61))


def as_residues(values: ArrayLike, p: int = MERSENNE_61) -> Residues:
    """Any integers, reduced modulo p."""
    wide = np.asarray(values, dtype=object) % p
    return np.asarray(wide, dtype=np.uint64)


def _excess(p: int) -> int:
    """c = 2⁶¹ − p."""
    c = (1 << 61) - p
    if not 0 < c < 1 << 12:
        raise ExprError(
            f"{p} is not of the form 2⁶¹ − c with 0 < c < 4096",
            hint="use MERSENNE_61 or PRIME_WITH_ROOTS",
        )
    return c


def _once(x: Residues, p: int) -> Residues:
    """x in [0, 2p) → [0, p)."""
    prime = np.uint64(p)
    return np.where(x >= prime, x - prime, x)


def add(a: Residues, b: Residues, p: int = MERSENNE_61) -> Residues:
    """a + b."""
    return _once(a + b, p)


def sub(a: Residues, b: Residues, p: int = MERSENNE_61) -> Residues:
    """a − b."""
    return _once(a + (np.uint64(p) - b), p)


def neg(a: Residues, p: int = MERSENNE_61) -> Residues:
    """−a."""
    return _once(np.uint64(p) - a, p)


def mul(a: Residues, b: Residues, p: int = MERSENNE_61) -> Residues:
    """a · b."""
    c = _excess(p)
    a1, a0 = a >> _32, a & _LOW_32
    b1, b0 = b >> _32, b & _LOW_32
    low = a0 * b0  # < 2⁶⁴
    middle = a1 * b0 + a0 * b1  # < 2⁶²,            times 2³²
    high = a1 * b1  # < 2⁵⁸,                        times 2⁶⁴ = 8·2⁶¹
    # a·b = over·2⁶¹ + under, with over < 2⁶¹ + 2³³ + 8 and under < 2⁶²
    under = (low & _LOW_61) + ((middle & _LOW_29) << _32)
    over = (low >> _61) + (middle >> _29) + (high << _3)
    if c == 1:
        return _folded(over + under, 1, p)
    return _folded(_times_excess(over, c) + under, c, p)


def _times_excess(x: Residues, c: int) -> Residues:
    """x·c below 2⁶³ for x < 2⁶²: the bits above 2⁶¹ are folded once more."""
    factor = np.uint64(c)
    low = (x & _LOW_32) * factor  # < 2⁴⁴
    high = (x >> _32) * factor  # < 2⁴²,           times 2³²
    middle: Residues = (high & _LOW_29) << _32
    return low + middle + (high >> _29) * factor


def _folded(x: Residues, c: int, p: int) -> Residues:
    """Any x < 2⁶⁴ → [0, p)."""
    return _once((x & _LOW_61) + (x >> _61) * np.uint64(c), p)


def power(a: Residues, exponent: int, p: int = MERSENNE_61) -> Residues:
    """a**exponent for exponent ≥ 0."""
    result = np.ones_like(a)
    for bit in bin(exponent)[2:]:
        result = mul(result, result, p)
        if bit == "1":
            result = mul(result, a, p)
    return result


def inverse(a: Residues, p: int = MERSENNE_61) -> Residues:
    """1/a for every entry, with one division in all: products of halves, then back down."""
    flat = np.ascontiguousarray(a, dtype=np.uint64).ravel()
    if flat.size and not flat.all():
        raise DivisionByZeroResidue("a divisor vanished at a sampled point")
    return _inverse(flat, p).reshape(np.shape(a))


def _inverse(a: Residues, p: int) -> Residues:
    if a.size <= 1:
        return np.array([pow(int(x), -1, p) for x in a], dtype=np.uint64)
    half = a.size // 2
    left, right = a[:half], a[half : 2 * half]
    rest = a[2 * half :]
    both = _inverse(np.concatenate((mul(left, right, p), rest)), p)
    # 1/l = r/(l·r), 1/r = l/(l·r)
    return np.concatenate((mul(both[:half], right, p), mul(both[:half], left, p), both[half:]))
