"""The bookkeeping of Kane's Z symbols: every intermediate once, by name, in order.

Kane and Levinson 1983: quantities Z_1, Z_2, … are introduced "for the dual purpose of minimizing
writing and of moving most expeditiously toward an efficient computer code"; none is ever computed
twice. Here a Z is a node of the DAG with a name. Before one is introduced it is compared, as a
function, with 0, ±1, the speeds, the cosines and sines of the joint angles, their products, and
every Z before (equal fingerprints); so ω^D of the Stanford arm comes out as u1, u2, u3, however
it was reached.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations_with_replacement

from emdeg.exact.angles import cos, sin
from emdeg.exact.calculus import substitute
from emdeg.exact.field import prime_for
from emdeg.exact.fingerprint import fingerprints
from emdeg.exact.graph import ONE, ZERO, Expr, product, scale, symbol
from emdeg.exact.kinds import CONST, COS, SCALE, SIN, SYMBOL
from emdeg.exact.linalg import Vector

POINTS = 2  # (D/2⁶¹)² is far below any other risk
MONOMIAL_DEGREE = 3  # in cosines and sines, for the entries of A⁻¹ and det A


@dataclass
class Ledger:
    """Z_1, Z_2, … in the order of their introduction.

    With `recognise` off, equal means structurally equal: enough when the speeds are q̇.
    """

    known: Iterable[Expr] = ()
    recognise: bool = True
    entries: list[tuple[str, Expr]] = field(default_factory=list)
    _names: dict[Expr, str] = field(default_factory=dict)
    _functions: dict[tuple[int, ...], Expr] = field(default_factory=dict)
    _prime: int | None = None

    def introduce(self, *vectors: Vector) -> tuple[Vector, ...]:
        """The vectors, with components that are known already replaced, new ones named."""
        flat = [e for vector in vectors for e in vector]
        flat = self.scalars(flat)
        result = []
        for vector in vectors:
            result.append(Vector(flat[: len(vector)]))
            flat = flat[len(vector) :]
        return tuple(result)

    def scalars(self, expressions: Sequence[Expr]) -> list[Expr]:
        """Each expression as something known, or as a new Z."""
        chosen = self._recognised(expressions) if self.recognise else list(expressions)
        for expression in chosen:
            node = expression.args[1] if expression.kind == SCALE else expression
            if node.kind not in (CONST, SYMBOL, COS, SIN) and node not in self._names:
                self._names[node] = f"Z{len(self.entries) + 1}"
                self.entries.append((self._names[node], node))
        return chosen

    def _recognised(self, expressions: Sequence[Expr]) -> list[Expr]:
        if self._prime is None:
            self._prime = prime_for(expressions)
            known = [ZERO, ONE, *self.known]
            marks = fingerprints(known, POINTS, p=self._prime)
            for constant, residue in zip(known, marks, strict=True):
                self._functions.setdefault(residue, constant)
        elif prime_for(expressions) != self._prime:
            return list(expressions)
        residues = fingerprints(expressions, POINTS, p=self._prime)
        chosen = []
        for expression, residue in zip(expressions, residues, strict=True):
            found = self._functions.get(residue)
            if found is None:
                opposite = self._functions.get(tuple(-r % self._prime for r in residue))
                found = None if opposite is None else scale(-1, opposite)
            if found is None:
                self._functions[residue] = found = expression
            chosen.append(found)
        return chosen


def definitions(entries: Sequence[tuple[str, Expr]]) -> list[tuple[str, Expr]]:
    """Each Z in terms of the Z before it: the text of the paper's Appendix 1."""
    before: dict[Expr, Expr] = {}
    found: list[tuple[str, Expr]] = []
    for name, z in entries:
        found.append((name, substitute([z], before)[0]))
        before[z] = symbol(name, z.rate)
    return found


def trigonometric_monomials(angles: Sequence[Expr]) -> list[Expr]:
    """Products of up to MONOMIAL_DEGREE cosines and sines of the angles, short ones first."""
    pairs = [f(angle) for angle in angles for f in (cos, sin)]
    return [
        product(factors)
        for degree in range(1, MONOMIAL_DEGREE + 1)
        for factors in combinations_with_replacement(pairs, degree)
    ]
