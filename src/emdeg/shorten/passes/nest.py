"""Nest sums of products in each other: EMDEG's hierarchy of symbols (digest R46).

For outputs that are sums of products already, such as the elements of an explicit model, whose
angles and squares were chosen for few terms. Everything is multiplied out in the program's own
literals, then written again in up to four ways:

    sums use each other, A = ±B + rest or ±2B + rest (M12 = M13 + …, EMDEG's η), or they do not;
    divisors that are sums are taken out before all products, or whichever saves most.

Each is ruined and recreated (`factor`) a few times, the shortest a few times more.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from emdeg.program.ir import Program
from emdeg.shorten.forms.flat import from_program
from emdeg.shorten.forms.polynomials import PRODUCT, SCALED, SUM, Polynomials, Terms, term_cost
from emdeg.shorten.forms.rebuild import rebuild
from emdeg.shorten.forms.scalars import MINUS_ONE, PRIME, is_unit
from emdeg.shorten.objectives import TOTAL
from emdeg.shorten.passes.extract import greedy
from emdeg.shorten.passes.factor import factor

MULTIPLES = (1, MINUS_ONE, 2, PRIME - 2)
#: (do sums use each other?, are sums taken out first?), the way that wins most often first
WAYS = ((True, True), (False, True), (True, False), (False, False))
ROUNDS = 10  # of recreation for each way; the shortest has twice as many more
MOST_TERMS = 3000  # longer systems stay as they are
MOST_SEARCHED = 800  # terms; longer systems are written in the first way only


def nest(program: Program, rng: random.Random, rounds: int = ROUNDS) -> Program:
    """The outputs nested in each other, never with more operations than the program has."""
    flat = multiplied_out(program)
    if flat is None or (size := sum(map(len, flat.sums))) > MOST_TERMS:
        return program
    ways = WAYS if size <= MOST_SEARCHED else WAYS[:1]
    written = [factor(_written(flat, *way, rng).emit(program), rng, rounds) for way in ways]
    result = factor(min(written, key=TOTAL), rng, 2 * rounds)
    return result if result.count().total < program.count().total else program


def _written(flat: Polynomials, reusing: bool, sums_first: bool, rng: random.Random) -> Polynomials:
    """The sums written in one way."""
    polynomials = rebuild(flat, set())
    assert polynomials is not None, "nothing is undone, so nothing grows"
    if reusing:
        reuse(polynomials)
    greedy(polynomials, {}, rng, sums_first=sums_first)
    return polynomials


def multiplied_out(program: Program) -> Polynomials | None:
    """The outputs as sums of products of leaves, cosines and sines; None when too large."""
    nested = from_program(program)
    made = {k for k, kind in enumerate(nested.kinds) if kind in (PRODUCT, SCALED, SUM)}
    return rebuild(nested, made)


def reuse(polynomials: Polynomials) -> None:
    """Write sums with the help of shorter ones where that is cheaper, the longest first."""
    sums = polynomials.sums
    order = sorted(range(len(sums)), key=lambda k: (len(sums[k]), k))
    literal: dict[int, int] = {}
    for place in range(len(order) - 1, 0, -1):
        index = order[place]
        shorter = [other for other in order[:place] if len(sums[other]) > 1]
        ways = [
            (_gain(sums[index], sums[other], by), other, by)
            for other in shorter
            for by in MULTIPLES
        ]
        gain, other, multiple = max(ways, key=lambda way: way[0], default=(0, 0, 0))
        if gain <= 0:
            continue
        if other not in literal:
            literal[other] = polynomials.new_literal(SUM, other)
        rest = dict(sums[index])
        for monomial, coefficient in sums[other].items():
            product = polynomials.scalars.product(PRIME - multiple, coefficient)
            polynomials.add(rest, monomial, product)
        polynomials.add(rest, polynomials.monomial([literal[other]]), multiple)
        sums[index] = rest
    polynomials.changed()


def _gain(terms: Mapping[int, int], other: Terms, multiple: int) -> int:
    """Operations that `terms` loses when it is written multiple·other + rest."""
    gain = -1 - (not is_unit(multiple))
    for monomial, coefficient in other.items():
        own = terms.get(monomial, 0)
        rest = (own - multiple * coefficient) % PRIME
        gain += (1 + term_cost(monomial, own)) if own else 0
        gain -= (1 + term_cost(monomial, rest)) if rest else 0
    return gain
