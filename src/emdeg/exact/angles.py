"""Angles: integer-linear combinations of angular symbols plus an exact offset.

    Angle ::= Σ kᵢ·θᵢ + r·π      kᵢ integer, r a multiple of 1/12

Symbols are in the order of their names, q2 before q10. Quarter turns leave the node by
cos(x + π/2) = −sin x, and the sign of the first multiple is made positive by parity, so cos(−q),
cos(q) and sin(q + π/2) are one node. An offset that is not a quarter turn stays inside the node; a
pure offset is an exact number of Q(√2, √3).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from emdeg.errors import ExprError
from emdeg.exact.graph import Expr, const, scale, trigonometric
from emdeg.exact.kinds import CONST, COS, SCALE, SIN, SUM
from emdeg.exact.numbers import Number, cos_of_turns, simplest, sin_of_turns
from emdeg.exact.print.style import natural, signed_sum

QUARTER = Fraction(1, 2)  # of π
TWELFTH = Fraction(1, 12)


@dataclass(frozen=True)
class Angle:
    """Σ multiple·symbol + half_turns·π, in radians."""

    terms: tuple[tuple[Expr, int], ...] = ()
    half_turns: Fraction = field(default=Fraction(0))

    @staticmethod
    def of(symbol: Expr, multiple: int = 1) -> Angle:
        """The angle `multiple·symbol`."""
        if not symbol.angular:
            raise ExprError(
                f"{symbol} is not an angle", hint="create it with symbol(name, angular=True)"
            )
        return Angle(((symbol, multiple),) if multiple else ())

    @staticmethod
    def degrees(value: int | Fraction) -> Angle:
        """An exact angle; must be a multiple of 15°."""
        return Angle.turns(Fraction(value) / 180)

    @staticmethod
    def turns(half_turns: Fraction) -> Angle:
        """The exact angle half_turns·π."""
        if (half_turns / TWELFTH).denominator != 1:
            raise ExprError(
                f"{half_turns}·π is not a multiple of π/12",
                hint="only multiples of 15° are exact; name any other angle with a symbol",
            )
        return Angle((), half_turns)

    def __add__(self, other: Angle) -> Angle:
        multiples = dict(self.terms)
        for node, k in other.terms:
            multiples[node] = multiples.get(node, 0) + k
        kept = sorted(((n, k) for n, k in multiples.items() if k), key=by_name)
        return Angle(tuple(kept), self.half_turns + other.half_turns)

    def __neg__(self) -> Angle:
        return Angle(tuple((n, -k) for n, k in self.terms), -self.half_turns)

    def __sub__(self, other: Angle) -> Angle:
        return self + (-other)

    def __mul__(self, factor: int) -> Angle:
        if factor == 0:
            return Angle()
        return Angle(tuple((n, k * factor) for n, k in self.terms), self.half_turns * factor)

    __rmul__ = __mul__

    @property
    def is_zero(self) -> bool:
        """True for a whole number of turns."""
        return not self.terms and self.half_turns % 2 == 0

    def __str__(self) -> str:
        return signed_sum([(k, n.name) for n, k in self.terms] + [(self.half_turns, "pi")])


def by_name(term: tuple[Expr, int]) -> tuple[object, ...]:
    """The sort key of a term of an angle: sin(q2 − q3) is the node, −sin(q3 − q2) is not."""
    return natural(term[0].name), term[0].order


def as_angle(value: Angle | Expr) -> Angle:
    """An expression that is an integer-linear combination of angular symbols, as an Angle."""
    if isinstance(value, Angle):
        return value
    constant, multiples = linear_combination(value)
    if constant or not all(node.angular for node in multiples):
        raise ExprError(
            f"sin or cos of {value}, which is not a combination of angles",
            hint="use angular symbols with integer factors; exact offsets are Angle.degrees(…)",
        )
    terms: list[tuple[Expr, int]] = []
    for node, k in multiples.items():
        if not isinstance(k, int):
            raise ExprError(
                f"sin or cos of {value}: the factor {k} of {node} is not an integer",
                hint="introduce a symbol for the fraction of the angle",
            )
        if k:
            terms.append((node, k))
    return Angle(tuple(sorted(terms, key=by_name)))


def linear_combination(value: Expr) -> tuple[Number, dict[Expr, Number]]:
    """constant + Σ multiple·node; what is no sum or multiple stands for itself."""
    constant: Number = 0
    multiples: dict[Expr, Number] = {}
    stack: list[tuple[Expr, Number]] = [(value, 1)]
    while stack:
        node, factor = stack.pop()
        kind, args = node.kind, node.args
        if kind == CONST:
            constant = constant + factor * args[0]
        elif kind == SCALE:
            stack.append((args[1], factor * args[0]))
        elif kind == SUM:
            constant = constant + factor * args[0]
            stack += [(child, factor * coefficient) for child, coefficient in args[1]]
        else:
            multiples[node] = simplest(multiples.get(node, 0) + factor)
    return constant, multiples


def _cos_sin(angle: Angle) -> tuple[Expr, Expr]:
    """(cos, sin) of an angle in canonical form."""
    quarters, rest = divmod(angle.half_turns, QUARTER)
    terms = angle.terms
    if not terms:
        return (
            const(cos_of_turns(angle.half_turns)),
            const(sin_of_turns(angle.half_turns)),
        )
    flip = terms[0][1] < 0
    if flip:  # cos(−x) = cos x, sin(−x) = −sin x
        terms = tuple((n, -k) for n, k in terms)
        quarters, rest = divmod(-angle.half_turns, QUARTER)
    c = trigonometric(COS, terms, rest)
    s = trigonometric(SIN, terms, rest)
    for _ in range(quarters % 4):  # cos(x + π/2) = −sin x, sin(x + π/2) = cos x
        c, s = scale(-1, s), c
    return c, (scale(-1, s) if flip else s)


def cos(angle: Angle | Expr) -> Expr:
    """cos of an angle, exact for multiples of π/12."""
    return _cos_sin(as_angle(angle))[0]


def sin(angle: Angle | Expr) -> Expr:
    """sin of an angle, exact for multiples of π/12."""
    return _cos_sin(as_angle(angle))[1]


def angle_of(node: Expr) -> Angle:
    """The angle inside a COS or SIN node."""
    return Angle(node.args[0], node.args[1])
