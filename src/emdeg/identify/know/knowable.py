"""What measurements can tell apart: base parameters, how unknowns fold into them, and the proof.

    y = Y φ = Y_b β,        β = K φ

The candidates for β are those of the rules of grouping; what sensors, rest, missing gravity, tied
joints or drives make dependent beyond that is found by exact rank over GF(p) and solved exactly.
The proof has two halves:

    rank ≥ r   certain: r columns of Y_b have a minor that is not 0 at a point of GF(p)
    rank ≤ r   Y = Y_b K holds at random points; wrong with probability ≤ `error` (Schwartz, Zippel)
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import log2

from emdeg.errors import CertificateError
from emdeg.exact.field import DEFAULT_SEED, MERSENNE_61, Field, Point, prime_for, residues
from emdeg.exact.fingerprint import Verdict, all_zero
from emdeg.exact.graph import ZERO
from emdeg.exact.linalg import Matrix
from emdeg.identify.know.sensing import Measured
from emdeg.mechanics.parameters.base_parameters import OWN_SEED, Relations, amounts_of, folded
from emdeg.mechanics.parameters.rank import column_rank
from emdeg.mechanics.parameters.regressor import ParameterName
from emdeg.shown import brief, listed


@dataclass(frozen=True)
class Proof:
    """Why the number of base parameters is what it is."""

    _repr_html_ = listed

    rank: int  # of Y_b at states of the finite field: certain from below
    prime: int
    states: int
    degree: int  # of the entries of Y − Y_b K
    points: int  # … and at how many points all of them vanish

    @property
    def error(self) -> float:
        """A bound of the probability that the rank is larger."""
        return float((self.degree / self.prime) ** self.points)

    def words(self) -> str:
        """For a person."""
        field = "2^61 - 1" if self.prime == MERSENNE_61 else str(self.prime)
        bound = f"2^{self.log2_error:.0f}"
        return f"rank {self.rank}, exact over GF({field}); larger with probability < {bound}"

    @property
    def log2_error(self) -> float:
        """log₂ of the bound, which may be too small for a float."""
        return self.points * (log2(max(self.degree, 1)) - log2(self.prime))


@dataclass(frozen=True)
class Knowable:
    """Base parameters of a measurement; `relations[b][f]`: how much of b a unit of f is."""

    __repr__ = brief

    measured: Measured
    base: tuple[ParameterName, ...]
    relations: Relations
    found_by_rank: tuple[str, ...]
    approximate: bool

    @property
    def full(self) -> tuple[ParameterName, ...]:
        """All unknowns."""
        return self.measured.full

    @cached_property
    def Y(self) -> Matrix:
        """Y_b: the columns of the base parameters."""
        place = {name: k for k, name in enumerate(self.full)}
        return Matrix([[row[place[b]] for b in self.base] for row in self.measured.Y.rows])

    @cached_property
    def K(self) -> Matrix:
        """β = K φ."""
        return Matrix([[self.relations[b].get(f, ZERO) for f in self.full] for b in self.base])

    @cached_property
    def point(self) -> Point:
        """Random parameters of the finite field, at which linear algebra with K is done."""
        return Point(Field(prime_for(self.measured.Y.entries)), DEFAULT_SEED, 0)

    @cached_property
    def residues(self) -> dict[ParameterName, dict[ParameterName, int]]:
        """K over GF(p), zeros left out."""
        places = [(b, f) for b in self.base for f in self.relations[b]]
        values = residues([self.relations[b][f] for b, f in places], self.point)
        found: dict[ParameterName, dict[ParameterName, int]] = {b: {} for b in self.base}
        for (b, f), value in zip(places, values, strict=True):
            if value:
                found[b][f] = value
        return found

    def prove(self) -> Proof:
        """Both halves of the proof; CertificateError where one does not hold."""
        found = column_rank(self.Y) if self.base else None
        rank = 0 if found is None else found.rank
        verdict = self._gap()
        if rank != len(self.base) or not (verdict.holds or self.approximate):
            raise CertificateError(
                "base parameters could not be proved", element=self.measured.robot.name,
                found=f"rank {rank}, Y = Y_b K {'holds' if verdict.holds else 'fails'}",
                expected=f"rank {len(self.base)}",
            )  # fmt: skip
        states = 0 if found is None else found.states
        return Proof(rank, verdict.prime, states, verdict.degree, verdict.points)

    def _gap(self) -> Verdict:
        """Does Y − Y_b K vanish?"""
        Y = self.measured.Y
        product = self.Y @ self.K if self.base else Matrix.zero(*Y.shape)
        entries = [a - b for a, b in zip(Y.entries, product.entries, strict=True)]
        entries = [e for e in entries if e is not ZERO]
        return all_zero(entries or [ZERO], seed=OWN_SEED)


def knowable(measured: Measured) -> Knowable:
    """The base parameters of what is measured."""
    place = {name: k for k, name in enumerate(measured.full)}
    base = tuple(name for name in measured.full if name in measured.relations)
    columns = [place[b] for b in base]
    Y = Matrix([[row[k] for k in columns] for row in measured.Y.rows])
    found = column_rank(Y)
    amounts, approximate = amounts_of(measured.robot, Y, found)
    relations, notes = folded(measured.relations, base, amounts)
    kept = tuple(b for b in base if b in relations)
    rows = {b: {f: a for f, a in relations[b].items() if a is not ZERO} for b in kept}
    return Knowable(measured, kept, rows, notes, approximate)
