"""Which terms of an element are one: a lumped constant times one trigonometric function.

Sums of products write one function as several terms:

    cos 2θ    = 2 c² − 1 = 1 − 2 s²                  factors 1, c², s² of one angle
    cos(φ±θ)  = c c ∓ s s,   sin(φ±θ) = s c ± c s    factors of two angles

Where the terms of one constant differ by such factors and nothing else, the paper has one term
(Armstrong: I10 (1 − 2 SS23)), and to drop half of it is worse than to drop all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from emdeg.explicit.lumped import LumpedForm
from emdeg.explicit.products import CC, SS, Atoms, C, Product, S

Part: TypeAlias = tuple[Product, int]  # a product, and which constant stands before it

_ABSENT = 0
_DOUBLED = {_ABSENT, CC, SS}
_ADDED = ({(C, C), (S, S)}, {(S, C), (C, S)})


def families(form: LumpedForm, atoms: Atoms) -> list[tuple[Part, ...]]:
    """Terms of one constant that are one function, two or more of them together."""
    by_constant: dict[int, list[Product]] = {}
    for factors, row in form.items():
        for k in row:
            by_constant.setdefault(k, []).append(factors)
    found: list[tuple[Part, ...]] = []
    for k, products in by_constant.items():
        for family in _connected(products, atoms):
            if len(family) > 1:
                found.append(tuple((factors, k) for factors in family))
    return found


def _connected(products: Sequence[Product], atoms: Atoms) -> list[list[Product]]:
    groups: list[list[Product]] = []
    for factors in products:
        near = [g for g in groups if any(are_one(factors, other, atoms) for other in g)]
        groups = [g for g in groups if g not in near]
        groups.append([other for g in near for other in g] + [factors])
    return groups


def are_one(a: Product, b: Product, atoms: Atoms) -> bool:
    """Do two products differ by the factors of one identity only?"""
    left, right = dict(a), dict(b)
    apart = [k for k in {*left, *right} if left.get(k) != right.get(k)]
    if not all(atoms.is_angle(k) for k in apart):
        return False
    codes = [(left.get(k, _ABSENT), right.get(k, _ABSENT)) for k in apart]
    if len(codes) == 1:
        return _DOUBLED.issuperset(codes[0])
    return len(codes) == 2 and {(codes[0][0], codes[1][0]), (codes[0][1], codes[1][1])} in _ADDED
