"""Sums of products: parameter polynomials times powers of cos qᵢ, sin qᵢ and displacements.

    TrigSum  ::=  Σ coefficient × Π_bodies factor                    (canonical, digest R44)
    factor   ::=  1, s, c, sc, cc of a revolute joint, or a power of a prismatic displacement

with s² = 1 − c² (so the form is unique) and coefficients in a ring of parameters (python-flint).
A monomial is a tuple with one small integer for every body: 2·(power of c) + (power of s) for a
revolute joint, the exponent for a prismatic one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from flint import fmpq, fmpq_mpoly

Monomial: TypeAlias = tuple[int, ...]
ONE_, S, C, SC, CC = range(5)  # codes of a revolute factor


class TrigSum:
    """An immutable sum of products; `terms` maps monomials to non-zero coefficients."""

    __slots__ = ("terms",)

    def __init__(self, terms: Mapping[Monomial, fmpq_mpoly] | None = None) -> None:
        self.terms: dict[Monomial, fmpq_mpoly] = dict(terms or {})

    def __len__(self) -> int:
        return len(self.terms)

    def __bool__(self) -> bool:
        return bool(self.terms)

    def __iter__(self) -> Iterator[tuple[Monomial, fmpq_mpoly]]:
        return iter(self.terms.items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TrigSum) and self.terms == other.terms

    __hash__ = None  # type: ignore[assignment]

    def __neg__(self) -> TrigSum:
        return TrigSum({m: -c for m, c in self.terms.items()})

    def map(self, change: Callable[[fmpq_mpoly], fmpq_mpoly]) -> TrigSum:
        """The same monomials with other coefficients."""
        changed = ((m, change(c)) for m, c in self.terms.items())
        return TrigSum({m: c for m, c in changed if c})

    def derivative(self, body: int, revolute: bool) -> TrigSum:
        """∂/∂θ of the body's own joint variable."""
        found: dict[Monomial, fmpq_mpoly] = {}
        for m, c in self.terms.items():
            code = m[body]
            if not code:
                continue
            if not revolute:
                _put(found, (*m[:body], code - 1, *m[body + 1 :]), c * code)
                continue
            for new, factor in _DERIVATIVE[code]:
                _put(found, (*m[:body], new, *m[body + 1 :]), c * factor)
        return TrigSum({m: c for m, c in found.items() if c})


#: d s = c, d c = −s, d sc = cc − ss = 2cc − 1, d cc = −2sc
_DERIVATIVE: Final[Mapping[int, tuple[tuple[int, int], ...]]] = {
    S: ((C, 1),), C: ((S, -1),), SC: ((CC, 2), (ONE_, -1)), CC: ((SC, -2),),
}  # fmt: skip

ZERO_SUM: Final = TrigSum()


def _put(into: dict[Monomial, fmpq_mpoly], m: Monomial, c: fmpq_mpoly) -> None:
    known = into.get(m)
    into[m] = c if known is None else known + c


def weighted(parts: Iterable[tuple[TrigSum, fmpq]]) -> TrigSum:
    """Σ factor · part."""
    given = [(part.terms, factor) for part, factor in parts if part.terms]
    if len(given) == 1 and given[0][1] == 1:
        return TrigSum(given[0][0])
    found: dict[Monomial, fmpq_mpoly] = {}
    for terms, factor in given:
        for m, c in terms.items():
            _put(found, m, c if factor == 1 else c * factor)
    return TrigSum({m: c for m, c in found.items() if c})
