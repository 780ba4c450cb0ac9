"""The polynomial normal form: a canonical sum of products (digest R44).

Every expression without division is, in one way only, a sum of terms

    constant × Π parameters × Π cosines and sines × Π speeds

modulo cos² + sin² = 1 (sines stand at most to the first power), with the terms and their factors
in a fixed order. Two expressions are the same function exactly when their normal forms are the
same; 0.5 and 1/2 cannot differ (R47), and equal input gives equal output in every process (R68).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from emdeg.errors import ExprError
from emdeg.exact.angles import Angle, angle_of, cos, sin
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import Expr, const, function, product, raise_to, total, walk
from emdeg.exact.kinds import CONST, COS, FUNCTION, SIN
from emdeg.exact.numbers import Number
from emdeg.exact.polynomial.expansion import Expander, ring_for
from emdeg.exact.polynomial.ring import Ring
from emdeg.exact.print.printing import to_text
from emdeg.exact.table import collector_paused

if TYPE_CHECKING:
    from flint import fmpq, fmpq_mpoly

Factors = tuple[tuple[Expr, int], ...]


class Term(NamedTuple):
    """constant × parameters × trigonometric × motion, each a product of powers.

    `parameters` are all factors known before the robot moves (sines of fixed twists among them),
    `trigonometric` all that need the configuration only, `motion` the rest.
    """

    constant: Number
    parameters: Factors = ()
    trigonometric: Factors = ()
    motion: Factors = ()

    @property
    def factors(self) -> Factors:
        """All but the constant."""
        return (*self.parameters, *self.trigonometric, *self.motion)

    def to_expr(self) -> Expr:
        """The term as an expression."""
        return product((const(self.constant), *(raise_to(node, e) for node, e in self.factors)))


@dataclass(frozen=True, eq=False)
class NormalForm:
    """A polynomial in canonical form. Build with `normal_form`; `len` is the number of terms."""

    ring: Ring
    poly: fmpq_mpoly

    # -- reading ------------------------------------------------------------------

    def __len__(self) -> int:
        if self.ring.roots:
            return sum(1 for _ in self.ring.terms(self.poly))
        return len(self.poly)

    @property
    def is_zero(self) -> bool:
        """True for the zero function, and for nothing else."""
        return bool(self.poly.is_zero())

    @property
    def generators(self) -> tuple[Expr, ...]:
        """The symbols, cosines, sines and functions that occur, in canonical order."""
        degrees = self.poly.degrees() if len(self.poly) else ()
        return tuple(
            node
            for node, degree in zip(self.ring.generators, degrees, strict=False)
            if degree and node.kind != CONST
        )

    def terms(self) -> list[Term]:
        """The terms in canonical order."""
        generators = self.ring.generators
        rates = [node.rate for node in generators]
        result = []
        for monomial, constant in self.ring.terms(self.poly):
            factors: tuple[list[tuple[Expr, int]], ...] = ([], [], [])
            for i, e in monomial:
                factors[rates[i]].append((generators[i], e))
            result.append(Term(constant, *map(tuple, factors)))
        return result

    def to_expr(self) -> Expr:
        """The sum of products as an expression."""
        with collector_paused():
            return total(term.to_expr() for term in self.terms())

    def __str__(self) -> str:
        shown = [to_text(term.to_expr()) for term in self.terms()[:50]]
        text = " + ".join(shown).replace("+ -", "- ") or "0"
        return text if len(self) <= 50 else f"{text} + … ({len(self)} terms)"

    # -- arithmetic ---------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, NormalForm):
            return NotImplemented
        _, a, b = _together(self, other)
        return bool(a == b)

    __hash__ = None  # type: ignore[assignment]

    def __add__(self, other: NormalForm) -> NormalForm:
        ring, a, b = _together(self, other)
        return NormalForm(ring, a + b)

    def __sub__(self, other: NormalForm) -> NormalForm:
        ring, a, b = _together(self, other)
        return NormalForm(ring, a - b)

    def __mul__(self, other: NormalForm) -> NormalForm:
        ring, a, b = _together(self, other)
        return NormalForm(ring, ring.multiply(a, b))

    def __neg__(self) -> NormalForm:
        return NormalForm(self.ring, -self.poly)

    def diff(self, symbol: Expr) -> NormalForm:
        """∂/∂symbol; for an angle θ in φ = kθ + …:  k·(∂/∂sin φ·cos φ − ∂/∂cos φ·sin φ)."""
        ring, poly = self.ring, self.poly
        for node in self.generators:
            if node.kind == FUNCTION and symbol in set(walk([node])):
                raise ExprError(f"the normal form of {node} cannot be differentiated by {symbol}")
        parts = [poly.derivative(ring.index[symbol])] if symbol in ring else []
        for angle in ring.basis.angles:
            k = dict(angle.terms).get(symbol, 0)
            if k:
                c, s = cos(angle), sin(angle)
                by_sin = ring.multiply(poly.derivative(ring.index[s]), ring.generator(c))
                by_cos = ring.multiply(poly.derivative(ring.index[c]), ring.generator(s))
                parts.append((by_sin - by_cos) * k)
        return NormalForm(ring, ring.total(parts))

    # -- collection and change of basis -------------------------------------------

    def collect(self, generators: Iterable[Expr]) -> dict[Expr, NormalForm]:
        """{monomial in the given generators: its coefficient}, in canonical order.

        Give symbols, or cos(…) and sin(…) of angles of the basis; an angular symbol stands for
        every cosine and sine that it is in.
        """
        places = sorted(self._places(generators))
        parts: dict[tuple[int, ...], dict[tuple[int, ...], fmpq]] = {}
        for k in range(len(self.poly)):
            exponents, value = self.poly.monomial(k), self.poly.coefficient(k)
            key = tuple([int(exponents[i]) for i in places])
            rest = list(exponents)
            for i in places:
                rest[i] = 0
            parts.setdefault(key, {})[tuple(rest)] = value
        chosen = [self.ring.generators[i] for i in places]
        return {
            product(raise_to(g, e) for g, e in zip(chosen, key, strict=True)): NormalForm(
                self.ring, self.ring.context.from_dict(parts[key])
            )
            for key in sorted(parts, reverse=True)
        }

    def _places(self, generators: Iterable[Expr]) -> set[int]:
        places: set[int] = set()
        for node in generators:
            if node in self.ring:
                places.add(self.ring.index[node])
            if node.angular:
                places.update(
                    i
                    for g, i in self.ring.index.items()
                    if g.kind in (COS, SIN) and any(s is node for s, _ in g.args[0])
                )
            elif node.kind in (COS, SIN) and node not in self.ring:
                raise ExprError(
                    f"{node} is not in the angle basis of this normal form",
                    hint="change the basis first: in_basis([" + str(angle_of(node)) + "])",
                )
        return places

    def in_basis(self, angles: Iterable[Angle | Expr] = ()) -> NormalForm:
        """The same function with the cosines and sines of other angles; () for the plain ones."""
        trigonometric = [g for g in self.generators if g.kind in (COS, SIN)]
        others = [g for g in self.generators if g.kind not in (COS, SIN)]
        monomials = self.collect(trigonometric)
        ring = ring_for([*monomials, *others, *self.ring.roots], angles)
        images = Expander(ring).expand(list(monomials))
        parts = [
            ring.multiply(image.top, _carried(coefficient, ring))
            for image, coefficient in zip(images, monomials.values(), strict=True)
        ]
        return NormalForm(ring, ring.total(parts))

    def __reduce__(self) -> tuple[object, ...]:
        return (normal_form, (self.to_expr(), self.ring.basis.angles))


def _carried(form: NormalForm, ring: Ring) -> fmpq_mpoly:
    """A polynomial without cosines in another ring; generators that do not occur have no image."""
    images = [ring.generator(g) if g in ring else ring.zero for g in form.ring.generators]
    return form.poly.compose(*images, ctx=ring.context)


def _together(a: NormalForm, b: NormalForm) -> tuple[Ring, fmpq_mpoly, fmpq_mpoly]:
    """Both polynomials in one ring."""
    ring = a.ring.join(b.ring)
    if ring is None:
        return _together(a.in_basis(), b.in_basis())
    return ring, ring.embed(a.poly, a.ring), ring.embed(b.poly, b.ring)


# -- the door -----------------------------------------------------------------------


def normal_fractions(
    roots: Sequence[Expr], angles: Iterable[Angle | Expr] = (), max_terms: int | None = None
) -> list[tuple[NormalForm, NormalForm]]:
    """(numerator, denominator) of every root, all in one ring.

    Numerators are canonical; a fraction is reduced by the divisors that were written, but not by
    every common factor, so compare fractions with `equal_exactly`.
    """
    return _fractions(_with_canonical_functions(roots), angles, max_terms)


def normal_forms(
    roots: Sequence[Expr], angles: Iterable[Angle | Expr] = (), max_terms: int | None = None
) -> list[NormalForm]:
    """The normal forms of the roots in one ring; division by other than constants is refused.

    `angles` are wanted in the basis of cosines and sines, e.g. [q2, q2 + q3]; all other angular
    symbols stand for themselves. More than `max_terms` terms are an error.
    """
    forms = []
    for top, bottom in normal_fractions(roots, angles, max_terms):
        if not bottom.poly.is_one():
            raise ExprError(
                f"not a polynomial: it is divided by {bottom}",
                hint="ask for numerator and denominator with normal_fraction",
            )
        forms.append(top)
    return forms


def normal_form(
    expression: Expr, angles: Iterable[Angle | Expr] = (), max_terms: int | None = None
) -> NormalForm:
    """The normal form of one expression; see `normal_forms`."""
    return normal_forms([expression], angles, max_terms)[0]


def normal_fraction(
    expression: Expr, angles: Iterable[Angle | Expr] = (), max_terms: int | None = None
) -> tuple[NormalForm, NormalForm]:
    """(numerator, denominator) of one expression; see `normal_fractions`."""
    return normal_fractions([expression], angles, max_terms)[0]


def equal_exactly(a: Expr, b: Expr, max_terms: int | None = None) -> bool:
    """Are a and b the same function? Decided by expansion, without probability."""
    return normal_fraction(a - b, (), max_terms)[0].is_zero


def _fractions(
    roots: Sequence[Expr], angles: Iterable[Angle | Expr] = (), max_terms: int | None = None
) -> list[tuple[NormalForm, NormalForm]]:
    ring = ring_for(roots, angles)
    expander = Expander(ring, max_terms)
    return [
        (NormalForm(ring, value.top), NormalForm(ring, expander.divisor_product(value.bottom)))
        for value in expander.expand(roots)
    ]


def _with_canonical_functions(roots: Sequence[Expr]) -> Sequence[Expr]:
    """Opaque functions of equal arguments, however written, become one node."""
    known: dict[Expr, Expr] = {}
    for node in walk(roots):  # inner functions first
        if node.kind == FUNCTION:
            name, argument = node.args
            ((top, bottom),) = _fractions(substitute([argument], known))
            known[node] = function(name, top.to_expr() / bottom.to_expr())
    return substitute(roots, known) if known else roots
