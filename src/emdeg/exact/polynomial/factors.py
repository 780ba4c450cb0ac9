"""Factors of trigonometric polynomials, and their shortest sums of products.

cos² + sin² = 1 keeps cos θ and sin θ from having unique factors. In the half angle they have:
with a = sin(θ/2), b = cos(θ/2)

    cos θ = b² − a²        sin θ = 2ab        1 = a² + b²

every polynomial of degree d in (cos θ, sin θ) is homogeneous of degree 2d in (a, b). Dividing by
b^2d leaves a polynomial in t = a/b that is factored over the rationals; a missing degree is a
factor b. Factors of even degree go back by a² = (1 − cos)/2, ab = sin/2, b² = (1 + cos)/2; those
of odd degree are paired first (ab is a sine, (b − a)(b + a) a cosine). The product is compared
with the original, exactly.

`tidy` writes a polynomial in the angle basis, such as (q2, q2 + q3), where it has fewest terms.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, permutations
from math import gcd, lcm
from typing import TYPE_CHECKING, TypeAlias

from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.graph import Expr, const, product, raise_to
from emdeg.exact.kinds import CONST, COS, SCALE, SIN
from emdeg.exact.numbers import Number, reciprocal, simplest
from emdeg.exact.polynomial.angle_sums import with_angle_sums
from emdeg.exact.polynomial.normal_form import NormalForm, normal_fraction
from emdeg.exact.polynomial.ring import Ring, rational, to_fraction
from emdeg.exact.print.style import natural

if TYPE_CHECKING:
    from flint import fmpq_mpoly, fmpq_mpoly_ctx

    Piece: TypeAlias = tuple[fmpq_mpoly, tuple[int, ...]]  # a factor, its degrees in half angles

LARGEST_TRIED = 400  # terms; longer sums are not tried in other bases
LARGEST_CLIMBED = 12  # terms; of longer sums only the usual bases are tried


@dataclass(frozen=True)
class Factored:
    """constant · Π factor^exponent; factors of a denominator have negative exponents."""

    constant: Number
    factors: tuple[tuple[Expr, int], ...]

    def to_expr(self) -> Expr:
        """The product."""
        powers = (raise_to(f, e) for f, e in self.factors)
        return product((const(self.constant), *powers))


def factor(expression: Expr, max_terms: int | None = None) -> Factored:
    """The irreducible factors of a rational expression, each tidy, with integer coefficients.

    An expression that expands to more than `max_terms` terms is an ExprError.
    """
    top, bottom = normal_fraction(expression, (), max_terms)
    if top.is_zero:
        return Factored(0, ())
    constant, factors = _factors(top)
    below, divisors = _factors(bottom)
    whole = Counter(factors)
    whole.subtract(divisors)
    kept = [(node, e) for node, e in whole.items() if e]
    return Factored(simplest(constant * reciprocal(below)), tuple(sorted(kept, key=_by_size)))


def _by_size(item: tuple[Expr, int]) -> tuple[object, ...]:
    """Parameters first, then short before long."""
    node, _ = item
    return (node.rate, len(str(node)), str(node))


def _factors(form: NormalForm) -> tuple[Number, list[Expr]]:
    """(constant, factors) of a polynomial; one that divides it twice is there twice."""
    ring = form.ring
    if form.poly.is_constant():
        return to_fraction(form.poly.leading_coefficient()), []
    if any(g.kind == CONST for g in ring.generators):  # √2 or √3: not over the rationals
        return 1, [tidy(form)]
    half = _HalfAngles(ring)
    backs = [half.back(piece) for piece in half.factors(form.poly)]
    polys = [_primitive(poly) for poly in backs if not poly.is_constant()]
    built = ring.one
    for poly in polys:
        built = ring.multiply(built, poly)
    constant = form.poly.leading_coefficient() / built.leading_coefficient()
    if form.poly != built * constant:
        return 1, [tidy(form)]
    number: Number = to_fraction(constant)
    found = []
    for poly in polys:
        node = tidy(NormalForm(ring, poly))
        if node.kind == SCALE:  # a number is never part of a factor
            number, node = number * node.args[0], node.args[1]
        found.append(node)
    return simplest(number), found


def _primitive(poly: fmpq_mpoly) -> fmpq_mpoly:
    """With coprime integer coefficients, the first one positive."""
    values = [to_fraction(c) for c in poly.coeffs()]
    content = Fraction(gcd(*(v.numerator for v in values)), lcm(*(v.denominator for v in values)))
    if values[0] < 0:
        content = -content
    return poly / rational(content)


class _HalfAngles:
    """Polynomials in t = tan(θ/2) of every angle of a ring's basis, with degrees kept."""

    def __init__(self, ring: Ring) -> None:
        from flint import Ordering, fmpq_mpoly_ctx

        self.ring = ring
        self.plain = [i for i, g in enumerate(ring.generators) if g.kind not in (COS, SIN)]
        self.angles = ring.basis.angles
        self.pairs = [(ring.index[cos(a)], ring.index[sin(a)]) for a in self.angles]
        size = len(self.plain) + len(self.angles)
        self.context: fmpq_mpoly_ctx = fmpq_mpoly_ctx.get(("h", max(size, 1)), Ordering.lex)
        self.gens = self.context.gens()
        self.t = self.gens[len(self.plain) : size]

    def factors(self, poly: fmpq_mpoly) -> Iterator[list[Piece]]:
        """Groups of (polynomial in t, its degrees in the half angles), each group even."""
        degrees = [
            max((int(e[c]) + int(e[s]) for e in poly.monoms()), default=0) for c, s in self.pairs
        ]
        _, found = self._forward(poly, degrees).factor()
        pieces: list[Piece] = []
        left = [2 * d for d in degrees]
        for f, exponent in found:
            own = tuple(int(d) for d in f.degrees()[len(self.plain) :][: len(self.angles)])
            for _ in range(int(exponent)):
                pieces.append((f, own))
                left = [x - y for x, y in zip(left, own, strict=True)]
        for j, missing in enumerate(left):  # factors b = cos(θ/2)
            unit = tuple(int(i == j) for i in range(len(left)))
            pieces += [(self.context.constant(1), unit)] * missing
        return self._even_groups(pieces)

    def _forward(self, poly: fmpq_mpoly, degrees: Sequence[int]) -> fmpq_mpoly:
        """c → 1 − t², s → 2t, 1 → 1 + t², homogeneous of degree 2d in each half angle."""
        total = self.context.constant(0)
        for exponents, value in zip(poly.monoms(), poly.coeffs(), strict=True):
            term = self.context.constant(value)
            for place, i in enumerate(self.plain):
                if exponents[i]:
                    term = term * self.gens[place] ** int(exponents[i])
            for (c, s), d, t in zip(self.pairs, degrees, self.t, strict=True):
                alpha, beta = int(exponents[c]), int(exponents[s])
                term = term * (1 - t * t) ** alpha * (2 * t) ** beta
                term = term * (1 + t * t) ** (d - alpha - beta)
            total = total + term
        return total

    def _even_groups(self, pieces: list[Piece]) -> Iterator[list[Piece]]:
        """Single pieces of even degree; odd ones in pairs that give fewest terms."""
        odd: dict[tuple[int, ...], list[Piece]] = {}
        for piece in pieces:
            parity = tuple(d % 2 for d in piece[1])
            if any(parity):
                odd.setdefault(parity, []).append(piece)
            else:
                yield [piece]
        rest: list[Piece] = []
        for group in odd.values():
            while len(group) > 1:
                best = min(combinations(range(len(group)), 2), key=lambda ij: self._cost(group, ij))
                yield [group[k] for k in best]
                group = [p for k, p in enumerate(group) if k not in best]
            rest += group
        if rest:
            yield rest

    def _cost(self, group: list[Piece], pair: tuple[int, int]) -> tuple[int, int]:
        return len(self.back([group[k] for k in pair])), pair[1] - pair[0]

    def back(self, group: Iterable[Piece]) -> fmpq_mpoly:
        """The product of a group, of even degrees, in cosines and sines."""
        ring = self.ring
        poly, degrees = self.context.constant(1), [0] * len(self.angles)
        for f, own in group:
            poly = poly * f
            degrees = [x + y for x, y in zip(degrees, own, strict=True)]
        parts: list[fmpq_mpoly] = []
        for exponents, value in zip(poly.monoms(), poly.coeffs(), strict=True):
            term = ring.context.constant(value)
            for place, i in enumerate(self.plain):
                if exponents[place]:
                    term = ring.multiply(term, ring.gens[i] ** int(exponents[place]))
            for j, (c, s) in enumerate(self.pairs):
                k = int(exponents[len(self.plain) + j])
                rest = degrees[j] - k
                cosine, sine = ring.gens[c], ring.gens[s]
                term = ring.multiply(term, ring.power((1 - cosine) / 2, k // 2))
                term = ring.multiply(term, ring.power((1 + cosine) / 2, rest // 2))
                if k % 2:
                    term = ring.multiply(term, sine / 2)
            parts.append(term)
        return ring.total(parts)


# -- the shortest sum of products ---------------------------------------------------


def tidy(form: NormalForm) -> Expr:
    """The sum of products in the angle basis that gives fewest terms, then fewest factors."""
    symbols = sorted(
        {s for g in form.generators if g.kind in (COS, SIN) for s, _ in g.args[0]},
        key=lambda node: natural(node.name),
    )
    singles = [Angle.of(s) for s in symbols]
    best, angles, size = form, list(form.ring.basis.angles), _size(form)
    for basis in _bases(singles) if len(form) <= LARGEST_TRIED else ():
        other = form.in_basis(basis)
        if _size(other) < size:
            best, angles, size = other, basis, _size(other)
    while len(best) <= LARGEST_CLIMBED:  # from there to neighbours, as long as that is shorter
        before = size
        for basis in _neighbours(angles):
            other = best.in_basis(basis)
            if _size(other) < size:
                best, angles, size = other, basis, _size(other)
                break
        if size == before:
            break
    return with_angle_sums(best.terms()) if len(best) <= LARGEST_TRIED else best.to_expr()


def _neighbours(angles: Sequence[Angle]) -> Iterator[list[Angle]]:
    """Bases in which one angle has another added to it or taken from it."""
    for i, j in permutations(range(len(angles)), 2):
        for sign in (1, -1):
            yield [*angles[:i], angles[i] + angles[j] * sign, *angles[i + 1 :]]


def _size(form: NormalForm) -> tuple[int, int]:
    return len(form), sum(e for term in form.terms() for _, e in term.factors)


def _bases(singles: list[Angle]) -> Iterator[list[Angle]]:
    """The angles themselves, and bases in which neighbours are replaced by sums or differences."""
    yield singles
    for i in range(len(singles) - 1):
        for sign in (1, -1):
            both = singles[i] + singles[i + 1] * sign
            yield [*singles[:i], singles[i], both, *singles[i + 2 :]]
            yield [*singles[:i], both, singles[i + 1], *singles[i + 2 :]]
    for i in range(len(singles) - 2):
        a, b, c = singles[i : i + 3]
        rest = [*singles[:i], *singles[i + 3 :]]
        yield [a, a + b, a + b + c, *rest]
        yield [b, b + c, a + b + c, *rest]
        yield [b, a + b, a + b + c, *rest]
        yield [c, b + c, a + b + c, *rest]
    if len(singles) > 3:
        running = [singles[0]]
        for angle in singles[1:]:
            running.append(running[-1] + angle)
        yield running
