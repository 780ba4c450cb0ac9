"""A program as polynomials: every value at run time a literal, every sum of two a sum."""

from __future__ import annotations

from emdeg.errors import OptimiseError
from emdeg.exact.field import DivisionByZeroResidue, Field, Point
from emdeg.program.builder import ProgramBuilder
from emdeg.program.fingerprint import residues
from emdeg.program.ir import Program
from emdeg.program.ops import ADD, CALL, COS, DIV, LEAF, MUL, NEG, SIN, SUB
from emdeg.shorten.forms.polynomials import (
    CALLED,
    DIVIDED,
    GIVEN,
    PRODUCT,
    SCALED,
    SUM,
    Polynomials,
)  # fmt: skip
from emdeg.shorten.forms.scalars import MINUS_ONE, PRIME, Scalars

Signed = tuple[int, int]  # (coefficient, literal); literal −1: the number itself


def from_program(program: Program) -> Polynomials:
    """Every value at run time as a literal, every sum of two as a sum."""
    return _Import(program).run()


class _Import:
    def __init__(self, program: Program) -> None:
        self.program = program
        try:
            self.residues = residues(program, Point(Field(PRIME)))
        except DivisionByZeroResidue as problem:
            raise OptimiseError(f"this program cannot be factored: {problem}") from None
        self.builder = ProgramBuilder()
        for k, value in enumerate(program.values):
            if value.op == LEAF and program.rates[k] == 0:
                self.builder.emit(value)
        self.scalars = Scalars(self.builder)
        names = dict.fromkeys(v.b for v in program.values if v.op == CALL)
        self.polynomials = Polynomials(self.scalars, [], tuple(names))
        self.signed: list[Signed] = []
        self.wrapped: dict[int, int] = {}  # value → sum of one term

    def run(self) -> Polynomials:
        number: list[int] = []  # in the builder, for parameter-only values and leaves
        for k, value in enumerate(self.program.values):
            op, a, b = value
            if self.program.rates[k] == 0 or op in (LEAF, COS, SIN):
                number.append(self.builder.copy(value, number))
            else:
                number.append(-1)
            if self.program.rates[k] == 0:
                if self.residues[k]:
                    self.scalars.learn(self.residues[k], number[k])
                self.signed.append((self.residues[k], -1))
            elif op in (LEAF, COS, SIN):
                self.signed.append((1, self.polynomials.new_literal(GIVEN, number[k])))
            elif op == NEG:
                coefficient, literal = self.signed[a]
                self.signed.append((PRIME - coefficient, literal))
            elif op in (ADD, SUB):
                self.signed.append(self._add(self.signed[a], self.signed[b], op == SUB))
            elif op == MUL:
                self.signed.append(self._multiply(self.signed[a], self.signed[b]))
            elif op == DIV:
                sums = self._wrap(a), self._wrap(b)
                self.signed.append((1, self.polynomials.new_literal(DIVIDED, *sums)))
            else:
                name = self.polynomials.functions.index(b)
                self.signed.append((1, self.polynomials.new_literal(CALLED, self._wrap(a), name)))
        self.polynomials.roots = [(self._wrap(k), 1) for k in self.program.output_values()]
        return self.polynomials

    def _add(self, x: Signed, y: Signed, subtract: bool) -> Signed:
        terms: dict[int, int] = {}
        for (coefficient, literal), sign in ((x, 1), (y, -1 if subtract else 1)):
            if coefficient:
                monomial = self.polynomials.monomial([literal]) if literal >= 0 else 0
                self.polynomials.add(terms, monomial, sign * coefficient % PRIME)
        self.polynomials.sums.append(terms)
        return 1, self.polynomials.new_literal(SUM, len(self.polynomials.sums) - 1)

    def _multiply(self, x: Signed, y: Signed) -> Signed:
        (a, k), (b, j) = x, y
        if k < 0 or j < 0:
            coefficient, literal = a * b % PRIME, max(k, j)
            if coefficient in (1, MINUS_ONE):
                return coefficient, literal
            if not coefficient:
                return 0, -1
            other = a if k < 0 else b
            scaled = self.polynomials.new_literal(SCALED, other, literal)
            return (b if k < 0 else a), scaled
        return a * b % PRIME, self.polynomials.new_literal(PRODUCT, k, j)

    def _wrap(self, value: int) -> int:
        """The sum ±literal, or the number, that a value is."""
        if value not in self.wrapped:
            coefficient, literal = self.signed[value]
            monomial = self.polynomials.monomial([literal]) if literal >= 0 else 0
            self.wrapped[value] = len(self.polynomials.sums)
            self.polynomials.sums.append({monomial: coefficient} if coefficient else {})
        return self.wrapped[value]
