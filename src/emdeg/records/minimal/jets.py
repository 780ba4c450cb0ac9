"""The outputs of a program as polynomials near one state: the algebra in which programs are sought.

Write q = q₀ + ε for an angle and drop all that is of second degree in the ε of angles, and of
degree higher than `degree` in the other inputs. What is dropped is an ideal, so a program without
divisions computes in what is left too: whoever computes a function computes its jet. To first
degree *every* function of an angle, and of a sum of angles, is α + βε: sines, cosines, phases and
multiples need no further thought. The outputs do not depend on q but by sines and cosines, so a
program that reads the number q itself does as well with a fixed one.

Coefficients are polynomials of the parameters with rational coefficients, exactly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import product
from typing import Any

from flint import Ordering, fmpq, fmpq_mat, fmpq_mpoly_ctx

from emdeg.errors import ProgramError
from emdeg.program.ir import Leaf, Program
from emdeg.program.ops import ADD, CONST, COS, LEAF, MUL, NEG, SIN, SUB

Monomial = tuple[int, ...]
Jet = dict[int, Any]  # number of a monomial → coefficient, those that do not vanish
HALF = Fraction(1, 2)


@dataclass(frozen=True)
class Algebra:
    """Monomials of the inputs that are kept; the first is 1."""

    names: tuple[str, ...]
    angles: frozenset[str]
    degree: int

    @cached_property
    def monomials(self) -> tuple[Monomial, ...]:
        """All that are kept, by degree."""
        turning = [i for i, name in enumerate(self.names) if name in self.angles]
        every = product(range(self.degree + 1), repeat=len(self.names))
        kept = (
            m for m in every
            if sum(m[i] for i in turning) <= 1
            and sum(m) - sum(m[i] for i in turning) <= self.degree
        )  # fmt: skip
        return tuple(sorted(kept, key=lambda m: (sum(m), m)))

    @cached_property
    def table(self) -> tuple[tuple[int | None, ...], ...]:
        """Which monomial the product of two is; None where it is dropped."""
        number = {m: i for i, m in enumerate(self.monomials)}
        return tuple(
            tuple(
                number.get(tuple(a + b for a, b in zip(m, n, strict=True))) for n in self.monomials
            )
            for m in self.monomials
        )

    def unit(self, name: str) -> int:
        """The number of the monomial that is one input."""
        return self.monomials.index(tuple(int(other == name) for other in self.names))

    def times(self, a: Mapping[int, Any], b: Mapping[int, Any]) -> Jet:
        """The product of two jets."""
        found: Jet = {}
        for m, x in a.items():
            row = self.table[m]
            for n, y in b.items():
                k = row[n]
                if k is not None:
                    found[k] = found[k] + x * y if k in found else x * y
        return {m: x for m, x in found.items() if x != 0}

    def plus(self, a: Mapping[int, Any], b: Mapping[int, Any], factor: Any = 1) -> Jet:
        """a + factor · b."""
        found = dict(a)
        for m, y in b.items():
            found[m] = found[m] + factor * y if m in found else factor * y
        return {m: x for m, x in found.items() if x != 0}


@dataclass(frozen=True)
class Target:
    """What is sought: the jets of the outputs that move, each once up to its sign."""

    algebra: Algebra
    point: tuple[Fraction, ...]  # the values of the parameters p0, p1, …
    outputs: tuple[Jet, ...]
    corner: bool  # every angle is near a quarter of a turn

    def numbers(self) -> int:
        """Of the coefficients of the outputs, so many satisfy no relation (Jacobi's criterion)."""
        at = [fmpq(k * k + 1, k + 1) for k in range(2, 2 + len(self.point))]
        rows = [
            [coefficient.derivative(i)(*at) for i in range(len(at))]
            for jet in self.outputs for coefficient in jet.values()
        ]  # fmt: skip
        return int(fmpq_mat(rows).rank()) if at else 0


def target(
    program: Program, *, degree: int = 2, quarters: Mapping[str, int] | None = None
) -> Target:
    """The jets of a program's outputs.

    An angle is taken near so many quarters of a turn, or else near one of those whose sine and
    cosine are rational, another for each. Any choice gives a valid bound.
    """
    values = program.values
    leaves: list[Leaf] = [v.a for v in values if v.op == LEAF]
    inputs = [leaf for leaf in leaves if leaf.rate]
    if program.derived or any(leaf.sphere or (leaf.angular and not leaf.rate) for leaf in leaves):
        raise ProgramError("mimic joints, quaternions and fixed angles are not searched")
    algebra = Algebra(
        tuple(leaf.name for leaf in inputs), frozenset(i.name for i in inputs if i.angular), degree
    )
    parameters = tuple(leaf.name for leaf in leaves if not leaf.rate)
    context = fmpq_mpoly_ctx.get([f"p{i}" for i in range(len(parameters))], Ordering.degrevlex)
    near = {
        name: _corner(quarters[name]) if quarters and name in quarters else _rational(k)
        for k, name in enumerate(sorted(algebra.angles), 2)
    }
    jets = _Evaluated(program, algebra, context, parameters, near).jets
    moving: list[Jet] = []
    for k in program.output_values():
        jet = jets[k]
        if any(jet) and jet not in moving and algebra.plus({}, jet, -1) not in moving:
            moving.append(jet)
    point = tuple(Fraction(program.parameters.get(name) or 1) for name in parameters)
    corner = algebra.angles <= (quarters or {}).keys()
    return Target(algebra, point, tuple(moving), corner)


def _corner(quarters: int) -> tuple[Fraction, Fraction]:
    """Cosine and sine of quarter turns."""
    return Fraction((1, 0, -1, 0)[quarters % 4]), Fraction((0, 1, 0, -1)[quarters % 4])


def _rational(k: int) -> tuple[Fraction, Fraction]:
    """(k² − 1)/(k² + 1) and 2k/(k² + 1): Pythagoras."""
    return Fraction(k * k - 1, k * k + 1), Fraction(2 * k, k * k + 1)


class _Evaluated:
    """The jet of every value of a program."""

    def __init__(
        self,
        program: Program,
        algebra: Algebra,
        context: Any,
        parameters: Sequence[str],
        near: Mapping[str, tuple[Fraction, Fraction]],
    ) -> None:
        self.algebra, self.context, self.near = algebra, context, near
        self.program, self.parameters = program, parameters
        self.jets: list[Jet] = []
        for op, a, b in program.values:
            self.jets.append(self._value(op, a, b))

    def _number(self, value: Fraction | int) -> Any:
        exact = Fraction(value)
        zeros = (0,) * len(self.parameters)
        return self.context.from_dict({zeros: fmpq(exact.numerator, exact.denominator)})

    def _value(self, op: int, a: Any, b: Any) -> Jet:
        jets, algebra = self.jets, self.algebra
        if op == CONST:
            if not isinstance(a, int | Fraction):
                raise ProgramError("irrational numbers are not searched", found=str(a))
            return {0: self._number(a)} if a else {}
        if op == LEAF:
            if a.rate:
                return {algebra.unit(a.name): self._number(1)}
            return {0: self.context.gens()[self.parameters.index(a.name)]}
        if op in (ADD, SUB):
            return algebra.plus(jets[a], jets[b], 1 if op == ADD else -1)
        if op == MUL:
            return algebra.times(jets[a], jets[b])
        if op == NEG:
            return algebra.plus({}, jets[a], -1)
        if op in (COS, SIN):
            return self._turned(op, a)
        raise ProgramError("divisions and functions are not searched", found=op)

    def _turned(self, op: int, angle: Any) -> Jet:
        """cos(θ₀ + ε) = C − Sε, sin(θ₀ + ε) = S + Cε, with ε the sum of those of the angles."""
        if (angle.half_turns / HALF).denominator != 1:
            raise ProgramError("fixed angles other than quarters of a turn are not searched")
        c, s = _corner(int(angle.half_turns / HALF))
        jet: Jet = {}
        for k, multiple in angle.terms:
            name = self.program.values[k].a.name
            own_c, own_s = self.near[name]
            for _ in range(abs(multiple)):
                way = own_s if multiple > 0 else -own_s
                c, s = c * own_c - s * way, s * own_c + c * way
            jet = self.algebra.plus(jet, {self.algebra.unit(name): self._number(multiple)})
        constant, slope = (c, -s) if op == COS else (s, c)
        return self.algebra.plus(
            self.algebra.times(jet, {0: self._number(slope)}), {0: self._number(constant)}
        )
