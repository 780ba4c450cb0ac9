"""Sine and cosine in fixed point: a table and a polynomial, with a proved error.

An angle is a part of a turn, 2³² to the turn, so that sums of angles wrap by themselves. With a the
nearest of 256 angles of the table and δ = φ − a, |δ| ≤ π/256,

    sin φ = sin a·cos δ + cos a·sin δ        cos δ ≈ 1 − y,  y = δ²/2
    cos φ = cos a·cos δ − sin a·sin δ        sin δ ≈ x = δ (− δ³/6)

Degree 1 leaves y out, degree 3 has the cubic term. Everything is int32, products are int64 and cut:

    x = ⌊256d·K/2³²⌋              Q36    d = φ − a in 2⁻³² turns, K = 2π·2²⁸ rounded
    y = ⌊x·x/2³²⌋                 Q41
    x −= ⌊⌊x·y/2³²⌋·⌊2³²/3⌋/2⁴¹⌋   Q36
    sin = S + ⌊C·x/2³⁶⌋ − ⌊S·y/2⁴¹⌋    Q30

`error` bounds all of it in ball arithmetic; tests/rounding/fixed tries every d.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from flint import arb, ctx
from numpy.typing import NDArray

TABLE = 256
TURN = 32  # bits of a turn
FRACTION = 30  # of results and of the table
DEGREES = (1, 2, 3)
RADIANS = 1686629713  # 2π·2²⁸
THIRD = 1431655765  # ⌊2³²/3⌋
_BITS = 120


@cache
def table() -> tuple[int, ...]:
    """sin of 256 angles once around, Q30, to nearest."""
    before = ctx.prec
    try:
        ctx.prec = _BITS
        scaled = [(arb(2 * k) / TABLE).sin_pi() * 2**FRACTION for k in range(TABLE)]
        return tuple(int(float((v + arb(1) / 2).floor().mid())) for v in scaled)
    finally:
        ctx.prec = before


@cache
def error(degree: int) -> float:
    """A bound of |computed − exact| of both, for every angle of 2³² to the turn."""
    before = ctx.prec
    try:
        ctx.prec = _BITS
        return float(_error(degree).upper()) * (1 + 2.0**-50)
    finally:
        ctx.prec = before


def _error(degree: int) -> Any:
    unit = arb(2) ** -FRACTION
    stored = [
        abs(arb(t) * unit - (arb(2 * k) / TABLE).sin_pi()).upper() for k, t in enumerate(table())
    ]
    of_table = arb(max(map(float, stored))) * (1 + arb(2) ** -40)
    delta = arb.pi() / TABLE  # the largest
    k_off = abs(arb(RADIANS) / 2**28 / (2 * arb.pi()) - 1)
    of_x = delta * k_off + arb(2) ** -36  # cut once
    of_y = of_x * (delta + of_x) + arb(2) ** -41
    most_x, most_y = delta + of_x, delta**2 / 2 + of_y
    if degree == 1:
        sine_off, cosine_off, cuts = of_x + delta**3 / 6, delta**2 / 2, 1
    elif degree == 2:
        sine_off, cosine_off, cuts = of_x + delta**3 / 6, of_y + delta**4 / 24, 2
    else:
        # δ·δ²/2 in Q45, cut; times ⌊2³²/3⌋, cut; to Q36, cut; and the next term δ⁵/120
        product = of_x * most_y + most_x * of_y + arb(2) ** -45
        third = product / 3 + most_x * most_y * arb(2) ** -32 + arb(2) ** -45 + arb(2) ** -36
        sine_off, cosine_off, cuts = of_x + third + delta**5 / 120, of_y + delta**4 / 24, 2
    # a table's error enters times (cos δ's and sin δ's stand-ins); each cut is below one unit
    return of_table * (1 + most_x + most_y) + sine_off + cosine_off + cuts * unit


def cos_sin(turns: NDArray[np.int64], degree: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """What the emitted lines compute, in NumPy's integers; `turns` from 0 to 2³² − 1."""
    sine = np.array(table(), np.int64)
    near = (turns + (1 << 23)) & 0xFFFFFFFF
    index, rest = near >> 24, ((near & 0xFFFFFF) - 0x800000) * 256
    s, c = sine[index], sine[(index + TABLE // 4) % TABLE]
    x = (rest * RADIANS) >> 32
    if degree == 1:
        return c - ((s * x) >> 36), s + ((c * x) >> 36)
    y = (x * x) >> 32
    if degree == 3:
        x = x - ((((x * y) >> 32) * THIRD) >> 41)
    return c - ((s * x) >> 36) - ((c * y) >> 41), s + ((c * x) >> 36) - ((s * y) >> 41)
