"""Truncated Taylor arithmetic on expressions, in exact fractions: an oracle for time derivatives.

A value is the list of its Taylor coefficients c₀ + c₁ t + c₂ t² + …; products are convolutions, and
cos and sin of an angle follow from c' = −s q', s' = c q'. No derivative is ever taken by a rule
for expressions, which is what the oracle checks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import factorial

from emdeg.exact.graph import Expr, walk
from emdeg.exact.kinds import CONST, COS, POWER, PRODUCT, SCALE, SUM, SYMBOL

Series = list[Fraction]


def times(a: Series, b: Series) -> Series:
    """The first terms of a product."""
    return [sum((a[i] * b[k - i] for i in range(k + 1)), Fraction(0)) for k in range(len(a))]


def inverse(a: Series) -> Series:
    """1/a."""
    found = [1 / a[0]]
    for k in range(1, len(a)):
        found.append(-sum(a[i] * found[k - i] for i in range(1, k + 1)) / a[0])
    return found


def turned(angle: Series, start: tuple[Fraction, Fraction]) -> tuple[Series, Series]:
    """cos and sin of an angle whose first cosine and sine are given."""
    c, s = [start[0]], [start[1]]
    for k in range(1, len(angle)):
        slope = [(i + 1) * angle[i + 1] for i in range(k)]
        c.append(-sum(s[i] * slope[k - 1 - i] for i in range(k)) / k)
        s.append(sum(c[i] * slope[k - 1 - i] for i in range(k)) / k)
    return c, s


def motion(derivatives: Sequence[Fraction], order: int, terms: int) -> Series:
    """The `order`-th derivative of q(t) = Σ q⁽ᵏ⁾ tᵏ/k!, its first terms."""
    known = [*derivatives, *[Fraction(0)] * (terms + order)]
    return [Fraction(known[k + order]) / factorial(k) for k in range(terms)]


def series(
    roots: Sequence[Expr],
    values: Mapping[Expr, Series],
    circles: Mapping[Expr, tuple[Fraction, Fraction]],
) -> list[Series]:
    """The Taylor coefficients of every root."""
    terms = len(next(iter(values.values())))
    one = [Fraction(1), *[Fraction(0)] * (terms - 1)]
    pairs = {q: turned(values[q], start) for q, start in circles.items()}
    done: dict[Expr, Series] = {}
    for node in walk(roots):
        kind, args = node.kind, node.args
        if kind == CONST:
            done[node] = [Fraction(args[0]) * x for x in one]
        elif kind == SYMBOL:
            done[node] = values[node]
        elif kind == SUM:
            found = [Fraction(args[0]) * x for x in one]
            for part, factor in args[1]:
                found = [x + Fraction(factor) * y for x, y in zip(found, done[part], strict=True)]
            done[node] = found
        elif kind == SCALE:
            done[node] = [Fraction(args[0]) * x for x in done[args[1]]]
        elif kind == PRODUCT:
            found = one
            for part in args:
                found = times(found, done[part])
            done[node] = found
        elif kind == POWER:
            found, base = one, done[args[0]] if args[1] > 0 else inverse(done[args[0]])
            for _ in range(abs(args[1])):
                found = times(found, base)
            done[node] = found
        else:
            assert args[1] == 0, "exact offsets are not needed here"
            c, s = one, [Fraction(0) * x for x in one]
            for angle, multiple in args[0]:
                cosine, sine = pairs[angle]
                for _ in range(abs(multiple)):
                    sine_ = sine if multiple > 0 else [-x for x in sine]
                    c, s = (
                        [x - y for x, y in zip(times(c, cosine), times(s, sine_), strict=True)],
                        [x + y for x, y in zip(times(s, cosine), times(c, sine_), strict=True)],
                    )
            done[node] = c if kind == COS else s
    return [done[root] for root in roots]
