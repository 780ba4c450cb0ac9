"""The ring of normal forms: sparse polynomials over Q modulo the relations of the variety.

    Q[parameters, cos φ, sin φ, speeds, …] / (sin² φ = 1 − cos² φ, w² = 1 − x² − y² − z²,
                                              (√2)² = 2, (√3)² = 3)

Each relation is lead² = …, and no lead occurs on a right-hand side: a polynomial that is linear
in every lead is the only such one in its class. Products of reduced polynomials are at most
quadratic in a lead, so one step reduces them:  p − ½ ∂²p/∂lead² · (lead² − …).

The ring is a domain (circles and spheres are irreducible), so fractions compare by
cross-multiplication. Polynomials are python-flint's; generators are expressions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, TypeAlias

from emdeg.errors import ExprError
from emdeg.exact.angles import angle_of, cos, sin
from emdeg.exact.graph import Expr, const, walk
from emdeg.exact.kinds import CONST, FUNCTION, SIN, SYMBOL
from emdeg.exact.numbers import Number, Surd, surd, turned
from emdeg.exact.polynomial.basis import AngleBasis
from emdeg.exact.print.style import natural

if TYPE_CHECKING:
    from flint import fmpq, fmpq_mpoly

Monomial: TypeAlias = tuple[tuple[int, int], ...]

ROOT_TWO = const(Surd(0, 1, 0, 0))
ROOT_THREE = const(Surd(0, 0, 1, 0))


def generator_order(node: Expr) -> tuple[object, ...]:
    """EMDEG's order: parameters, then what needs q (symbols before cosines), then speeds.

    The roots √2 and √3 come last; they belong to the constant of a term.
    """
    kind = node.kind
    if kind == CONST:
        return (9, 0, (), node.order)
    if kind == SYMBOL:
        return (node.rate, 0, natural(node.name), node.order)
    if kind == FUNCTION:
        names = sorted(natural(n.name) for n in walk([node]) if n.kind == SYMBOL)
        return (node.rate, 1, (natural(node.args[0]), *names), node.order)
    terms = tuple((natural(n.name), k) for n, k in node.args[0])
    return (node.rate, 2, terms, node.kind == SIN)


class Ring:
    """Polynomials in given generators (symbols, cosines and sines, opaque functions, roots)."""

    def __init__(self, generators: Iterable[Expr], basis: AngleBasis) -> None:
        from flint import Ordering, fmpq_mpoly_ctx

        nodes = set(generators)
        for angle in basis.angles:
            nodes |= {cos(angle), sin(angle)}
        self.basis = basis
        self.generators: tuple[Expr, ...] = tuple(sorted(nodes, key=generator_order))
        self.index: dict[Expr, int] = {node: i for i, node in enumerate(self.generators)}
        self.roots = [node for node in self.generators if node.kind == CONST]
        self.context = fmpq_mpoly_ctx.get(("g", len(self.generators)), Ordering.lex)
        self.gens: tuple[fmpq_mpoly, ...] = tuple(self.context.gens())
        self.one: fmpq_mpoly = self.context.constant(1)
        self.zero: fmpq_mpoly = self.context.constant(0)
        self._relations = [(self.index[lead], poly) for lead, poly in self._all_relations()]
        self._circles = [(self.generator(cos(a)), self.generator(sin(a))) for a in basis.angles]

    def _all_relations(self) -> Iterable[tuple[Expr, fmpq_mpoly]]:
        """Pairs (lead, lead² − …) of all relations between the generators."""
        spheres: dict[str, dict[int, Expr]] = {}
        for node in self.generators:
            if node.kind == SIN:
                c, s = self.generator(cos(angle_of(node))), self.generator(node)
                yield node, s * s + c * c - 1
            elif node is ROOT_TWO or node is ROOT_THREE:
                root = self.generator(node)
                yield node, root * root - (2 if node is ROOT_TWO else 3)
            elif node.kind == SYMBOL and node.args[3]:
                group, component = node.args[3]
                spheres.setdefault(group, {})[component] = node
        for parts in spheres.values():
            if len(parts) == 4:  # any three components are independent
                x, y, z, w = (self.generator(parts[k]) for k in range(4))
                yield parts[3], w * w + z * z + y * y + x * x - 1

    def __contains__(self, node: Expr) -> bool:
        return node in self.index

    def generator(self, node: Expr) -> fmpq_mpoly:
        """The polynomial of a generator."""
        if node not in self.index:
            raise ExprError(f"{node} is not a generator of this ring of normal forms")
        return self.gens[self.index[node]]

    def terms(self, poly: fmpq_mpoly) -> Iterator[tuple[Monomial, Number]]:
        """(monomial, constant) in canonical order; a monomial is ((generator, exponent), …).

        The roots √2 and √3, the last generators, belong to the constant.
        """
        count = len(self.generators) - len(self.roots)
        places = (self.index.get(ROOT_TWO), self.index.get(ROOT_THREE))
        parts: dict[tuple[int, ...], fmpq] = {}
        current: Monomial | None = None
        for k in range(len(poly)):
            exponents = poly.monomial(k)
            monomial = tuple([(i, int(e)) for i, e in enumerate(exponents[:count]) if e])
            if monomial != current:
                if current is not None:
                    yield current, surd_of(parts)
                current, parts = monomial, {}
            powers = tuple([0 if i is None else int(exponents[i]) for i in places])
            parts[powers] = poly.coefficient(k)
        if current is not None:
            yield current, surd_of(parts)

    # -- arithmetic ---------------------------------------------------------------

    def multiply(self, a: fmpq_mpoly, b: fmpq_mpoly) -> fmpq_mpoly:
        """a·b of two reduced polynomials, reduced."""
        return self._once_reduced(a * b)

    def _once_reduced(self, product: fmpq_mpoly) -> fmpq_mpoly:
        """A sum of products of two reduced polynomials, reduced."""
        degrees = product.degrees()
        for lead, relation in self._relations:
            if degrees[lead] > 1:
                square = product.derivative(lead).derivative(lead) / 2
                product = product - square * relation
        return product

    def power(self, base: fmpq_mpoly, exponent: int) -> fmpq_mpoly:
        """base**exponent, exponent ≥ 0, reduced."""
        result = self.one
        for bit in bin(exponent)[2:]:
            result = self.multiply(result, result)
            if bit == "1":
                result = self.multiply(result, base)
        return result

    def total(self, parts: Sequence[fmpq_mpoly]) -> fmpq_mpoly:
        """The sum, in a balanced tree so that many small terms stay cheap."""
        while len(parts) > 1:
            pairs = [a + b for a, b in zip(parts[::2], parts[1::2], strict=False)]
            parts = [*pairs, parts[-1]] if len(parts) % 2 else pairs
        return parts[0] if parts else self.zero

    # -- numbers and angles -------------------------------------------------------

    def number(self, value: Number) -> fmpq_mpoly:
        """An exact number as a polynomial."""
        if not isinstance(value, Surd):
            return self.context.constant(rational(value))
        a, b, c, d = (rational(part) for part in value.parts)
        result = self.context.constant(a)
        if b:
            result = result + self.generator(ROOT_TWO) * b
        if c:
            result = result + self.generator(ROOT_THREE) * c
        if d:
            result = result + self.generator(ROOT_TWO) * self.generator(ROOT_THREE) * d
        return result

    def scale(self, poly: fmpq_mpoly, value: Number) -> fmpq_mpoly:
        """value · poly."""
        if isinstance(value, Surd):
            return self.multiply(poly, self.number(value))
        return poly if value == 1 else -poly if value == -1 else poly * rational(value)

    def cos_sin(
        self, terms: Iterable[tuple[Expr, int]], offset: tuple[Number, Number]
    ) -> tuple[fmpq_mpoly, fmpq_mpoly]:
        """(cos, sin) of Σ kθ + an offset of which (cos, sin) is given, by the addition theorems."""
        turns = zip(self._circles, self.basis.coordinates(terms), strict=True)
        return turned((self.number(offset[0]), self.number(offset[1])), turns, self._once_reduced)

    # -- other rings --------------------------------------------------------------

    def join(self, other: Ring) -> Ring | None:
        """The smallest ring that contains both; None when their angle bases disagree."""
        if self is other or (self.basis == other.basis and self.index == other.index):
            return self
        basis = self.basis.join(other.basis)
        return None if basis is None else Ring({*self.generators, *other.generators}, basis)

    def embed(self, poly: fmpq_mpoly, source: Ring) -> fmpq_mpoly:
        """A polynomial of a smaller ring in this one."""
        if source is self:
            return poly
        images = [self.generator(node) for node in source.generators]
        image = poly.compose(*images, ctx=self.context)
        return self._reduced(image)

    def _reduced(self, poly: fmpq_mpoly) -> fmpq_mpoly:
        """Reduce a polynomial of any degree: Σ aₖ leadᵏ = Σ aₖ lead^(k mod 2)·(lead²)^(k div 2)."""
        for lead, relation in self._relations:
            if poly.degrees()[lead] > 1:
                gen = self.gens[lead]
                square = gen * gen - relation
                parts: dict[int, dict[tuple[int, ...], fmpq]] = {}
                for exponents, value in poly.to_dict().items():
                    k = int(exponents[lead])
                    rest = (*exponents[:lead], 0, *exponents[lead + 1 :])
                    parts.setdefault(k, {})[rest] = value
                poly = self.total(
                    [
                        self.context.from_dict(terms) * gen ** (k % 2) * square ** (k // 2)
                        for k, terms in parts.items()
                    ]
                )
        return poly


def rational(value: int | Fraction) -> int | fmpq:
    """A rational number for flint."""
    if isinstance(value, int):
        return value
    from flint import fmpq

    return fmpq(value.numerator, value.denominator)


def to_fraction(value: fmpq) -> Fraction:
    """A rational number of flint as a Fraction."""
    return Fraction(int(value.p), int(value.q))


def surd_of(parts: Mapping[tuple[int, ...], fmpq]) -> Number:
    """Σ parts[i, j]·√2ⁱ·√3ʲ with i, j in {0, 1}."""
    a, b, c, d = (
        to_fraction(value) if (value := parts.get(key)) is not None else 0
        for key in ((0, 0), (1, 0), (0, 1), (1, 1))
    )
    return surd(a, b, c, d)
