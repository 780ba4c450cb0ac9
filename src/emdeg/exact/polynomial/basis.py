"""The angles whose cosines and sines are the generators of a normal form.

A basis φ = B·θ of the joint angles θ is admissible when B is unimodular (an integer matrix of
determinant ±1): then every cos(Σkθ) is a polynomial in the cos φ, sin φ and conversely. For
parallel joints 2 and 3 the basis (θ₂, θ₂ + θ₃) gives c₂, s₂, c₂₃, s₂₃ and far fewer terms
(digest R46).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from emdeg.errors import ExprError
from emdeg.exact.angles import Angle, as_angle, by_name
from emdeg.exact.graph import Expr
from emdeg.exact.print.style import natural


@dataclass(frozen=True)
class AngleBasis:
    """Angles φ without offset, and how each symbol θ is an integer combination of them."""

    angles: tuple[Angle, ...] = ()
    symbols: dict[Expr, tuple[int, ...]] = field(default_factory=dict, compare=False, repr=False)

    @staticmethod
    def of(angles: Iterable[Angle | Expr], symbols: Iterable[Expr] = ()) -> AngleBasis:
        """The basis with these angles, completed by single symbols where they do not suffice.

        `symbols` are further angular symbols that the basis must span.
        """
        given = [_direction(as_angle(angle)) for angle in angles]
        names = {node for angle in given for node, _ in angle.terms} | set(symbols)
        columns = sorted(names, key=lambda node: natural(node.name))
        chosen = _completed(given, columns)
        inverse = unimodular_inverse(tuple(tuple(_row(angle, columns)) for angle in chosen))
        if inverse is None:
            raise ExprError(
                "the angles " + ", ".join(map(str, given)) + " are not a basis of the joint angles",
                hint="their integer matrix must have determinant ±1, as (q2, q2 + q3) has",
            )
        return AngleBasis(tuple(chosen), dict(zip(columns, inverse, strict=True)))

    def join(self, other: AngleBasis) -> AngleBasis | None:
        """The basis of both sets of angles; None when together they are too many."""
        angles = dict.fromkeys((*self.angles, *other.angles))
        if len(angles) != len({*self.symbols, *other.symbols}):
            return None
        try:
            return AngleBasis.of(angles)
        except ExprError:
            return None

    def coordinates(self, terms: Iterable[tuple[Expr, int]]) -> tuple[int, ...]:
        """The multiples mⱼ with Σ kᵢθᵢ = Σ mⱼφⱼ."""
        total = [0] * len(self.angles)
        for node, k in terms:
            for j, m in enumerate(self.symbols[node]):
                total[j] += k * m
        return tuple(total)


def _direction(angle: Angle) -> Angle:
    """φ or −φ, whichever sin(φ) has for its node: the first multiple is positive."""
    if angle.half_turns or not angle.terms:
        raise ExprError(
            f"{angle} cannot be an angle of a basis", hint="give a combination without offset"
        )
    terms = tuple(sorted(angle.terms, key=by_name))
    return Angle(terms) if terms[0][1] > 0 else -Angle(terms)


def _row(angle: Angle, columns: Sequence[Expr]) -> list[int]:
    multiples = dict(angle.terms)
    return [multiples.get(node, 0) for node in columns]


def _completed(given: Sequence[Angle], columns: Sequence[Expr]) -> list[Angle]:
    """`given` and as many single symbols, the first ones, as make a square matrix of full rank.

    A symbol is a combination of the given angles and the symbols before it exactly where
    elimination from the last column on has a pivot.
    """
    from flint import fmpz_mat

    pivots: set[int] = set()
    if given:
        reduced, _, rank = fmpz_mat([_row(angle, columns)[::-1] for angle in given]).rref()
        rows = reduced.table()[:rank]
        pivots = {len(columns) - 1 - next(k for k, e in enumerate(row) if e != 0) for row in rows}
    return [*given, *(Angle(((s, 1),)) for k, s in enumerate(columns) if k not in pivots)]


@lru_cache(maxsize=4096)
def unimodular_inverse(rows: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...] | None:
    """The inverse of an integer matrix, if it has one of integers: determinant ±1."""
    from flint import fmpz_mat

    size = len(rows)
    if any(len(row) != size for row in rows):
        return None
    if not size:
        return ()
    matrix = fmpz_mat([list(row) for row in rows])
    if abs(int(matrix.det())) != 1:
        return None
    return tuple(tuple(int(e.p) for e in row) for row in matrix.inv().table())
