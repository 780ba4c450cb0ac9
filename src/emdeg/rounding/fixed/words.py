"""Q formats: the integer n of a word stands for n·2⁻ᶠ, f its number of fraction bits.

A word has 32 bits. Values are kept within ±(2³¹ − 2): so −n is a word too, and n + 1, which
rounding to nearest needs.
"""

from __future__ import annotations

from math import floor, isfinite, ldexp, log2

LARGEST = 2**31 - 2
MOST_FRACTION = 46  # two of them, and a product's shift, stay below 64 bits


def finest(size: float) -> int:
    """The most fraction bits with which numbers up to `size` fit a word."""
    if not size > 0:
        return MOST_FRACTION
    fraction = min(floor(log2(LARGEST / size)) + 1, MOST_FRACTION) if isfinite(size) else -(10**6)
    while ldexp(size, fraction) > LARGEST and fraction > -1000:
        fraction -= 1
    return fraction


def unit(fraction: int) -> float:
    """What the last bit stands for."""
    return ldexp(1.0, -fraction)


def nearest(value: float, fraction: int) -> int:
    """The integer that stands for a number, exactly rounded: floats are dyadic."""
    top, bottom = value.as_integer_ratio()
    top, bottom = (top << fraction, bottom) if fraction >= 0 else (top, bottom << -fraction)
    return (2 * top + bottom) // (2 * bottom)


def shown(fraction: int) -> str:
    """Q24, or Q-3: whole multiples of 8."""
    return f"Q{fraction}"
