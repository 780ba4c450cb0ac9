"""Are there numbers with which all of these polynomials vanish? By elimination, exactly.

The unknown numbers are k0, k1, …, real functions of the parameters p0, p1, …, which satisfy no
relation. `may_vanish` splits into cases until it is decided:

    f g = 0            f = 0, or g = 0 with f ≠ 0
    a x + b = 0        x = −b/a with a ≠ 0 everywhere else, or a = 0 = b
    a x² + b x + c = 0 not with real x, if b² < 4ac where the parameters have their values
    f = 0 = g          so their resultant is 0, which has an unknown less
    a polynomial of the parameters alone, or a product of what is not 0, does not vanish

`False` is a proof that there are none. `True` may be wrong: resultants say less than the equations,
very long ones are not followed further, and that only weakens a lower bound.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from flint import Ordering, fmpq, fmpq_mpoly_ctx

Polynomial = Any  # flint's fmpq_mpoly, which has no types
LARGEST_DEGREE, LARGEST_LENGTH = 4, 80  # of equations that are followed by resultants
NotZero = Mapping[str, Polynomial]  # irreducible, by how it is written


@dataclass(frozen=True)
class Unknowns:
    """So many unknown numbers beside the parameters."""

    unknowns: int
    context: Any
    point: tuple[Any, ...]  # values of the parameters

    @classmethod
    def of(cls, unknowns: int, point: Sequence[Fraction]) -> Unknowns:
        """k0 … and p0 …"""
        names = [f"k{i}" for i in range(unknowns)] + [f"p{i}" for i in range(len(point))]
        values = tuple(fmpq(value.numerator, value.denominator) for value in point)
        return cls(unknowns, fmpq_mpoly_ctx.get(names, Ordering.degrevlex), values)

    def may_vanish(self, equations: Iterable[Polynomial], others: NotZero) -> bool:
        """Could all equations be 0 and none of the others?"""
        left: dict[tuple[str, ...], list[Polynomial]] = {}
        for equation in equations:
            if equation == 0:
                continue
            factors = self.factors(equation, others)
            if not factors:
                return False
            left[tuple(sorted(map(str, factors)))] = factors
        if not left:
            return True
        cases = sorted(left.values(), key=lambda fs: (sum(len(f) for f in fs), len(fs)))
        if len(cases[0]) > 1:
            return self._one_of(cases[0], [_times(fs) for fs in cases[1:]], others)
        return self._eliminated(cases, others)

    def factors(self, f: Polynomial, others: NotZero) -> list[Polynomial]:
        """The irreducible factors that could be 0."""
        if self._known(f):
            return []
        return [
            g for g, _ in f.factor()[1]
            if not self._known(g) and str(g) not in others and str(-g) not in others
        ]  # fmt: skip

    def _known(self, f: Polynomial) -> bool:
        return not any(f.degrees()[: self.unknowns])

    def _one_of(
        self, factors: Sequence[Polynomial], rest: list[Polynomial], others: NotZero
    ) -> bool:
        """Some factor is 0: the first, or the second and not the first, …"""
        not_zero = dict(others)
        for factor in factors:
            if self.may_vanish([factor, *rest], not_zero):
                return True
            not_zero[str(factor)] = factor
        return False

    def _eliminated(self, cases: Sequence[list[Polynomial]], others: NotZero) -> bool:
        """By an unknown that occurs linearly in an irreducible equation."""
        ways = [
            (bool(leading), len(leading), len(f), k, v, a, leading)
            for k, (f, *more) in enumerate(cases) if not more
            for v, degree in enumerate(f.degrees()[: self.unknowns]) if degree == 1
            for a in (f.derivative(v),) for leading in (self.factors(a, others),)
        ]  # fmt: skip
        if not ways:
            return self._by_resultants([_times(fs) for fs in cases], others)
        _, _, _, k, v, a, leading = min(ways, key=lambda way: way[:5])
        b = cases[k][0] - a * self.context.gens()[v]
        rest = [_times(fs) for i, fs in enumerate(cases) if i != k]
        if self._replaced(rest, v, a, b, {**others, **{str(g): g for g in leading}}):
            return True
        return bool(leading) and self._one_of(leading, [b, *rest], others)

    def _by_resultants(self, equations: Sequence[Polynomial], others: NotZero) -> bool:
        """Where f and g vanish, so does their resultant, which has one unknown less."""
        if any(self._unreal(f) for f in equations):
            return False
        degree, v, first = min(
            (degree, v, k)
            for k, f in enumerate(equations)
            for v, degree in enumerate(f.degrees()[: self.unknowns]) if degree
        )  # fmt: skip
        f = equations[first]
        with_it = [g for g in equations if g != f and g.degrees()[v]]
        if degree > LARGEST_DEGREE or any(len(g) > LARGEST_LENGTH for g in (f, *with_it)):
            return True  # not followed further
        without = [g for g in equations if not g.degrees()[v]]
        left = {name: g for name, g in others.items() if not g.degrees()[v]}
        return self.may_vanish([*(f.resultant(g, v) for g in with_it), *without], left)

    def _unreal(self, f: Polynomial) -> bool:
        """A quadratic equation of one unknown that has no real solution?"""
        degrees = f.degrees()[: self.unknowns]
        if sum(degrees) != 2 or max(degrees) != 2:
            return False
        return bool(f.discriminant(degrees.index(2))(*(0,) * self.unknowns, *self.point) < 0)

    def _replaced(
        self, rest: Sequence[Polynomial], v: int, a: Polynomial, b: Polynomial, others: NotZero
    ) -> bool:
        """The case a ≠ 0, x = −b/a."""
        not_zero: dict[str, Polynomial] = {}
        for g in others.values():
            replaced = self._put(g, v, a, b)
            if replaced == 0:
                return False
            not_zero.update((str(h), h) for h in self.factors(replaced, {}))
        return self.may_vanish([self._put(f, v, a, b) for f in rest], not_zero)

    def _put(self, f: Polynomial, v: int, a: Polynomial, b: Polynomial) -> Polynomial:
        """a^degree · f at x = −b/a."""
        degree = f.degrees()[v]
        if not degree:
            return f
        parts: dict[int, dict[tuple[int, ...], Any]] = {}
        for exponents, c in f.to_dict().items():
            power = exponents[v]
            parts.setdefault(power, {})[(*exponents[:v], 0, *exponents[v + 1 :])] = c
        return sum(
            self.context.from_dict(part) * (-b) ** power * a ** (degree - power)
            for power, part in parts.items()
        )


def _times(factors: Sequence[Polynomial]) -> Polynomial:
    found = factors[0]
    for factor in factors[1:]:
        found = found * factor
    return found
