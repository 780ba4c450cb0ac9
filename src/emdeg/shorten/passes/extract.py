"""Extract common factors and common sums from expanded outputs, greedily.

The divisor that saves most operations (`divisors`) is taken out and becomes a literal itself, until
none saves anything. Noise makes the greedy choice random among the nearly best; `recreate` then
improves what was found by undoing parts of it and extracting again.
"""

from __future__ import annotations

import random
from collections.abc import Collection

from emdeg.program.ir import Leaf, LinearAngle
from emdeg.shorten.forms.divisors import Divisor, Index, Pair, Taking
from emdeg.shorten.forms.expand import Expansion
from emdeg.shorten.forms.polynomials import GIVEN, PRODUCT, SCALED, SUM, Polynomials
from emdeg.shorten.forms.scalars import MINUS_ONE, PRIME

Known = dict[Pair, tuple[int, int]]


def greedy(
    polynomials: Polynomials,
    known: Known,
    rng: random.Random,
    noise: float = 0.0,
    sums_first: bool = False,
) -> None:
    """Take divisors out, best first (or sums before products), until none gains."""
    index = Index(polynomials, known, sums_first)
    while (divisor := index.best(rng, noise)) is not None:
        take(index, divisor)
    polynomials.changed()


def take(index: Index, divisor: Divisor) -> None:
    """Let a divisor be a literal, and use it wherever it stands."""
    if len(divisor) == 3:
        _take_sum(index, divisor)
    elif len(divisor) == 2:
        _take_scaled(index, *divisor)
    else:
        _take_product(index, *divisor)


def _take_product(index: Index, pair: int) -> None:
    polynomials = index.polynomials
    a, b = polynomials.literals(pair)
    product = polynomials.monomial([polynomials.new_literal(PRODUCT, a, b)])
    for place, monomial in index.places((pair,)):
        coefficient = index.remove(place, monomial)
        renamed = monomial
        while renamed & pair == pair:
            renamed = polynomials.times(polynomials.normal(renamed ^ pair), product)
        index.add(place, renamed, coefficient)


def _take_scaled(index: Index, scale: int, bit: int) -> None:
    polynomials = index.polynomials
    (literal,) = polynomials.literals(bit)
    scaled = polynomials.monomial([polynomials.new_literal(SCALED, scale, literal)])
    for place, monomial in index.places((scale, bit)):
        coefficient = index.remove(place, monomial)
        renamed = polynomials.times(polynomials.normal(monomial ^ bit), scaled)
        index.add(place, renamed, 1 if coefficient == scale else MINUS_ONE)


def _take_sum(index: Index, pair: Pair) -> None:
    polynomials, scalars = index.polynomials, index.polynomials.scalars
    taking = index.taking(pair)
    if pair in index.known:
        literal, sign = index.known[pair]
        scale = 1 if sign > 0 else MINUS_ONE
    else:
        scale, other = _coefficients(index, pair, taking)
        where = len(polynomials.sums)
        literal = polynomials.new_literal(SUM, where)
        polynomials.sums.append({})
        index.add(where, pair[0], scale)
        index.add(where, pair[1], other)
    divisor = polynomials.monomial([literal])
    for place, m, n in taking.places:
        a = index.remove(place, m)
        index.remove(place, n)
        index.add(place, polynomials.times(m & n, divisor), scalars.quotient(a, scale))


def _coefficients(index: Index, pair: Pair, taking: Taking) -> tuple[int, int]:
    """(scale, scale·ρ) of a new sum, taken from a place that has them where there is one."""
    for place, m, n in taking.places:
        a, b = (index.polynomials.sums[place][monomial] for monomial in (m, n))
        if taking.scale == a:
            return a, b
        if taking.scale == PRIME - a:
            return PRIME - a, PRIME - b
    return 1, pair[2]


# -- angles -----------------------------------------------------------------------


def angle_differences(
    polynomials: Polynomials, expansion: Expansion, absolute: Collection[Leaf]
) -> Known:
    """cos a·cos b + sin a·sin b = cos(a − b) and sin a·cos b − cos a·sin b = sin(a − b).

    Two-term sums that cost nothing, where the difference is a joint angle: a single leaf, or one
    with an absolute angle among its leaves.
    """
    known: Known = {}
    sines = list(expansion.partner)
    for i, sa in enumerate(sines):
        for sb in sines[i + 1 :]:
            pair = _difference(polynomials, sa, sb, absolute)
            if pair is None:
                continue
            cosine, sine, sign = pair
            ca, cb = expansion.partner[sa], expansion.partner[sb]
            cc, ss, sc, cs = (
                polynomials.monomial(two) for two in ((ca, cb), (sa, sb), (sa, cb), (ca, sb))
            )
            known[min(cc, ss), max(cc, ss), 1] = (cosine, 1)
            known[min(sc, cs), max(sc, cs), MINUS_ONE] = (sine, sign if sc < cs else -sign)
    return known


def _difference(
    polynomials: Polynomials, sa: int, sb: int, absolute: Collection[Leaf]
) -> tuple[int, int, int] | None:
    """Literals of cos and sin of ± the difference of the angles of two sines, and the sign."""
    builder = polynomials.scalars.builder
    a, b = (builder.values[polynomials.made_of[s][0]].a for s in (sa, sb))
    assert isinstance(a, LinearAngle)
    assert isinstance(b, LinearAngle)
    if a.half_turns or b.half_turns:
        return None
    multiples = dict(a.terms)
    for k, m in b.terms:
        multiples[k] = multiples.get(k, 0) - m
    terms = [(k, m) for k, m in multiples.items() if m]
    leaves = [builder.values[k].a for k, _ in terms]
    single = len(terms) == 1 and abs(terms[0][1]) == 1
    if not single and not any(x in absolute for x in leaves):
        return None
    sign = -1 if terms[0][1] < 0 else 1
    terms = [(k, sign * m) for k, m in terms]
    return (
        polynomials.new_literal(GIVEN, builder.cos(terms)),
        polynomials.new_literal(GIVEN, builder.sin(terms)),
        sign,
    )
