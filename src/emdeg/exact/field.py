"""Exact residues at random points of the trigonometric variety.

An expression is a rational function of its symbols, of the pairs (cos θ, sin θ) and of unit
quaternions. At a random point of GF(p)

    cos θ = (1 − t²)/(1 + t²),  sin θ = 2t/(1 + t²)        t uniform
    quaternion = (2a, 2b, 2c, 1 − a² − b² − c²)/(1 + a² + b² + c²)
    every other symbol uniform, every opaque function a keyed hash of its argument's residue

1 + t² never vanishes, because −1 is no square when p ≡ 3 (mod 4). An angular symbol that also
stands outside sin and cos is sampled there apart: θ is transcendental over (cos θ, sin θ).
Points depend on a seed and on the symbols' names only, so a residue is the same in every process;
a name stands for one parameter and, apart from that, for one symbol of the state.

p = 2⁶¹ − 1 has a √2 but no √3: when an expression contains √3 the second prime, where 2 and 3
are both squares, is used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from hashlib import blake2b, shake_256
from typing import Any

from emdeg.errors import ExprError
from emdeg.exact.graph import Expr, walk
from emdeg.exact.kinds import CONST, CONSTANT, COS, POWER, PRODUCT, SCALE, SIN, SUM, SYMBOL
from emdeg.exact.numbers import Number, cos_of_turns, has_root_three, sin_of_turns, turned

MERSENNE_61 = 2**61 - 1
PRIME_WITH_ROOTS = 2305843009213693487  # the largest p < 2⁶¹ with p ≡ 23 (mod 24): has √2, √3
DEFAULT_SEED = 1986


class DivisionByZeroResidue(ExprError):
    """A divisor vanished at a sampled point; another point must be drawn."""


class NoSuchRoot(ExprError):
    """√2 or √3 is not in the field; another prime must be used."""


def inverse(value: int, p: int) -> int:
    """1/value in GF(p)."""
    value %= p
    if value == 0:
        raise DivisionByZeroResidue("a divisor vanished at a sampled point")
    return pow(value, -1, p)


@dataclass(frozen=True)
class Field:
    """GF(p), p ≡ 3 (mod 4), with the images of exact numbers."""

    p: int = MERSENNE_61

    def root(self, n: int) -> int:
        """A square root of n."""
        return _root(n, self.p)

    def number(self, value: Number) -> int:
        """The residue of an exact number."""
        return (
            value % self.p if isinstance(value, int) and -9 < value < 9 else _image(value, self.p)
        )


@lru_cache(maxsize=64)
def _root(n: int, p: int) -> int:
    r = pow(n, (p + 1) // 4, p)
    if r * r % p != n:
        raise NoSuchRoot(f"√{n} is not in GF({p})", hint="use PRIME_WITH_ROOTS")
    return r


@lru_cache(maxsize=1 << 16)
def _image(value: Number, p: int) -> int:
    if isinstance(value, int | Fraction):
        top, bottom = value.numerator, value.denominator
        if bottom % p == 0 or (top and top % p == 0):
            raise ExprError(f"{value} has no faithful image in GF({p})", hint="use another prime")
        return top * pow(bottom, -1, p) % p if bottom > 1 else top % p
    a, b, c, d = (_image(part, p) for part in value.parts)
    result = a
    if b:
        result += b * _root(2, p)
    if c:
        result += c * _root(3, p)
    if d:
        result += d * _root(2, p) * _root(3, p)
    return result % p


@dataclass(frozen=True)
class Point:
    """One random point of the variety; symbols are sampled on demand, by name.

    `fixed` gives values, `pairs` gives (cos, sin) that are not to be sampled.
    """

    gf: Field = Field()
    seed: int = DEFAULT_SEED
    index: int = 0
    fixed: Mapping[Expr, int] = field(default_factory=dict)
    pairs: Mapping[Expr, tuple[int, int]] = field(default_factory=dict)
    _sampled: dict[Expr, tuple[int, int]] = field(default_factory=dict, compare=False, repr=False)

    def _random(self, *labels: object) -> int:
        """A residue that depends on seed, index and labels only."""
        text = repr((self.seed, self.index, *labels)).encode()
        p = self.gf.p
        wide = p.bit_length() > 64  # 64 bits more than p has: as good as uniform
        size = p.bit_length() // 8 + 9
        drawn = shake_256(text).digest(size) if wide else blake2b(text, digest_size=16).digest()
        return int.from_bytes(drawn, "big") % p

    def value(self, symbol: Expr) -> int:
        """The residue of a symbol."""
        if symbol in self.fixed:
            return self.fixed[symbol]
        sphere = symbol.args[3]
        if sphere is None:
            return self._random(_kind("value", symbol), symbol.args[0])
        group, component = sphere
        p = self.gf.p
        a, b, c = (self._random("sphere", group, k) for k in range(3))
        norm = a * a + b * b + c * c
        top = 1 - norm if component == 3 else 2 * (a, b, c)[component]
        return top * inverse(1 + norm, p) % p

    def circle(self, symbol: Expr) -> tuple[int, int]:
        """(cos, sin) of an angular symbol."""
        if symbol in self.pairs:
            return self.pairs[symbol]
        found = self._sampled.get(symbol)
        if found is None:
            p = self.gf.p
            t = self._random(_kind("circle", symbol), symbol.args[0])
            scale = inverse(1 + t * t, p)
            found = ((1 - t * t) * scale % p, 2 * t * scale % p)
            self._sampled[symbol] = found
        return found

    def cos_sin(self, terms: Iterable[tuple[Expr, int]], offset: Fraction) -> tuple[int, int]:
        """(cos, sin) of Σ kθ + offset·π by the addition theorems."""
        p = self.gf.p
        start = self.gf.number(cos_of_turns(offset)), self.gf.number(sin_of_turns(offset))
        return turned(start, ((self.circle(s), k) for s, k in terms), lambda x: x % p)

    def function(self, name: str, argument: int) -> int:
        """An opaque function: any fixed function of the residue with f(0) = 0 and its parity."""
        p = self.gf.p
        if argument == 0:
            return 0
        mirrored = argument if name == "sqrt" else min(argument, p - argument)
        value = self._random(name, mirrored)
        return value if name == "abs" or argument == mirrored else (p - value) % p


def _kind(label: str, symbol: Expr) -> str:
    """A parameter that is called as a symbol of the state is another quantity."""
    return f"parameter {label}" if symbol.rate == CONSTANT else label


def residues(roots: Sequence[Expr], point: Point, nodes: Iterable[Expr] | None = None) -> list[int]:
    """The residues of the roots at one point; `nodes` are those below them, if known (`walk`)."""
    gf = point.gf
    p, number = gf.p, gf.number
    done: dict[Expr, int] = {}
    for node in walk(roots) if nodes is None else nodes:
        kind, args = node.kind, node.args
        if kind == PRODUCT:
            value = done[args[0]]
            for child in args[1:]:
                value = value * done[child] % p
        elif kind == SUM:
            value = number(args[0]) if args[0] else 0
            for child, coefficient in args[1]:
                if coefficient == 1:
                    value += done[child]
                elif coefficient == -1:
                    value -= done[child]
                else:
                    value += number(coefficient) * done[child]
            value %= p
        elif kind == SCALE:
            value = (-done[args[1]] if args[0] == -1 else number(args[0]) * done[args[1]]) % p
        else:
            value = _other(node, done, point)
        done[node] = value
    return [done[root] for root in roots]


def _other(node: Expr, done: Mapping[Expr, int], point: Point) -> int:
    """The residue of what is neither sum nor product."""
    kind, args = node.kind, node.args
    if kind == SYMBOL:
        return point.value(node)
    if kind == CONST:
        return point.gf.number(args[0])
    if kind == POWER:
        return _power([done[args[0]]], args[1], point.gf.p)[0]
    if kind == COS or kind == SIN:
        return point.cos_sin(args[0], args[1])[kind == SIN]
    return point.function(args[0], done[args[1]])


def residue_vectors(
    roots: Sequence[Expr],
    points: Sequence[Point],
    known: MutableMapping[Expr, list[int]] | None = None,
) -> list[list[int]]:
    """The residues of every root at all points of one field, in a single walk over the DAG.

    What is `known` from before is not walked again, and what is found joins it.
    """
    gf = points[0].gf
    p, number = gf.p, gf.number
    done: MutableMapping[Expr, list[int]] = {} if known is None else known

    def below(node: Expr) -> Sequence[Expr]:
        return () if node in done else node.children()

    for node in walk(roots) if known is None else walk(roots, below):
        if known is not None and node in known:
            continue
        kind, args = node.kind, node.args
        if kind == PRODUCT:
            values = done[args[0]]
            for child in args[1:]:
                values = [x * y % p for x, y in zip(values, done[child], strict=True)]
        elif kind == SUM:
            values = _sum(args, done, gf, len(points))
        elif kind == SCALE:
            c = -1 if args[0] == -1 else number(args[0])
            values = [c * x % p for x in done[args[1]]]
        elif kind == POWER:
            values = _power(done[args[0]], args[1], p)
        elif kind == COS:
            values = [point.cos_sin(args[0], args[1])[0] for point in points]
        elif kind == SIN:
            values = [point.cos_sin(args[0], args[1])[1] for point in points]
        elif kind == SYMBOL:
            values = [point.value(node) for point in points]
        elif kind == CONST:
            values = [number(args[0])] * len(points)
        else:
            values = [
                point.function(args[0], x) for point, x in zip(points, done[args[1]], strict=True)
            ]
        done[node] = values
    return [done[root] for root in roots]


def _sum(args: tuple[Any, ...], done: Mapping[Expr, list[int]], gf: Field, count: int) -> list[int]:
    constant, items = args
    p = gf.p
    if constant == 0 and len(items) == 2 and items[0][1] == 1:
        (a, _), (b, sign) = items
        if sign == 1:
            return [(x + y) % p for x, y in zip(done[a], done[b], strict=True)]
        if sign == -1:
            return [(x - y) % p for x, y in zip(done[a], done[b], strict=True)]
    values = [gf.number(constant)] * count
    for child, coefficient in items:
        if coefficient == 1:
            values = [v + x for v, x in zip(values, done[child], strict=True)]
        elif coefficient == -1:
            values = [v - x for v, x in zip(values, done[child], strict=True)]
        else:
            c = gf.number(coefficient)
            values = [v + c * x for v, x in zip(values, done[child], strict=True)]
    return [v % p for v in values]


def _power(values: Sequence[int], exponent: int, p: int) -> list[int]:
    if exponent < 0:
        values, exponent = [inverse(x, p) for x in values], -exponent
    return [pow(x, exponent, p) for x in values]


def rows_at_points(
    rows: Callable[[Sequence[Point]], list[list[int]]], points: int, seed: int, gf: Field
) -> list[list[int]]:
    """`rows`, one for each point, at the first points where every divisor is invertible."""
    try:
        return rows([Point(gf, seed, index) for index in range(points)])
    except DivisionByZeroResidue:
        pass  # some point must be drawn again: one by one, in the same order
    kept: list[list[int]] = []
    for index in range(20 * points + 100):
        try:
            kept += rows([Point(gf, seed, index)])
        except DivisionByZeroResidue:
            continue
        if len(kept) == points:
            return kept
    raise ExprError(
        "a divisor is zero at every sampled point",
        hint="something divides by what is identically zero",
    )


def prime_for(roots: Iterable[Expr]) -> int:
    """The prime for expressions, see `prime_of`."""
    return prime_of(number for node in walk(roots) for number in numbers_of(node))


def prime_of(numbers: Iterable[Number]) -> int:
    """2⁶¹ − 1, or the prime with both roots when √3 occurs."""
    return PRIME_WITH_ROOTS if any(map(has_root_three, numbers)) else MERSENNE_61


def numbers_of(node: Expr) -> Sequence[Number]:
    """The exact numbers of one node, cosine and sine of an offset included."""
    kind, args = node.kind, node.args
    if kind == SUM:
        return [args[0], *[c for _, c in args[1]]]
    if kind == CONST or kind == SCALE:
        return args[:1]
    if (kind == COS or kind == SIN) and args[1]:
        return (cos_of_turns(args[1]), sin_of_turns(args[1]))
    return ()
