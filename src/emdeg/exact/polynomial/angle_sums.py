"""Two terms that are one cosine or sine of a sum or difference of angles, wherever that is so.

    k·R·cos x·cos y ∓ k·R·sin x·sin y = k·R·cos(x ± y)
    k·R·sin x·cos y ± k·R·cos x·sin y = k·R·sin(x ± y)

No angle basis can have x, y and x + y at once; a person writes c2, c3 and c23 side by side.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TypeAlias

from emdeg.exact.angles import angle_of, cos, sin
from emdeg.exact.graph import Expr, const, product, raise_to, total
from emdeg.exact.kinds import CONST, COS, SCALE, SIN
from emdeg.exact.numbers import Number
from emdeg.exact.polynomial.normal_form import Term

Monomial: TypeAlias = frozenset[tuple[Expr, int]]  # factors with their exponents


def with_angle_sums(terms: list[Term]) -> Expr:
    """The sum of the terms, pairs of them joined as long as there are any."""
    left: dict[Monomial, Number] = {frozenset(term.factors): term.constant for term in terms}
    while (found := next(_pairs(left), None)) is not None:
        one, other, joined = found
        coefficient = left.pop(one)
        del left[other]
        for factor, monomial in joined:
            whole = left.pop(monomial, 0) + coefficient * factor
            if whole:
                left[monomial] = whole
    return total(
        product((const(k), *(raise_to(node, e) for node, e in monomial)))
        for monomial, k in left.items()
    )


def _pairs(
    left: dict[Monomial, Number],
) -> Iterator[tuple[Monomial, Monomial, list[tuple[Number, Monomial]]]]:
    """Two monomials and what they are together: a number times another monomial."""
    for monomial, k in left.items():
        turning = sorted(((n, e) for n, e in monomial if n.kind in (COS, SIN)), key=_by_name)
        for (f, _), (g, _) in combinations(turning, 2):
            x, y = angle_of(f), angle_of(g)
            if x == y:
                continue
            mirrored = [sin(z) if node.kind == COS else cos(z) for node, z in ((f, x), (g, y))]
            other = _times(_without(monomial, f, g), mirrored)
            if len(other) != 1 or other[0][1] not in left or other[0][1] == monomial:
                continue
            found, own = left[other[0][1]], k * other[0][0]
            if found != own and found != -own:
                continue
            ratio = 1 if found == own else -1
            if f.kind == g.kind:  # cc ∓ ss = cos(x ± y); ss ± cc likewise, with a sign
                sign = 1 if f.kind == COS else ratio
                whole = cos(x - y * ratio)
            elif f.kind == SIN:  # sc ± cs = sin(x ± y)
                sign, whole = 1, sin(x + y * ratio)
            else:  # cs ± sc = sin(y ± x)
                sign, whole = 1, sin(y + x * ratio)
            rest = _without(monomial, f, g)
            yield monomial, other[0][1], [(sign * c, m) for c, m in _times(rest, [whole])]


def _by_name(factor: tuple[Expr, int]) -> tuple[object, ...]:
    return str(factor[0]), factor[1]


def _without(monomial: Monomial, *nodes: Expr) -> dict[Expr, int]:
    """The exponents of a monomial, one power of each of the nodes taken away."""
    exponents = dict(monomial)
    for node in nodes:
        exponents[node] -= 1
    return exponents


def _times(exponents: dict[Expr, int], factors: list[Expr]) -> list[tuple[Number, Monomial]]:
    """A monomial times cosines and sines: a number and the monomial; nothing where it is zero."""
    constant: Number = 1
    found = dict(exponents)
    for factor in factors:
        number, node = factor.args if factor.kind == SCALE else (1, factor)
        if node.kind == CONST:
            constant = constant * number * node.args[0]
            continue
        constant = constant * number
        found[node] = found.get(node, 0) + 1
    monomial = frozenset((node, e) for node, e in found.items() if e)
    return [(constant, monomial)] if constant else []
