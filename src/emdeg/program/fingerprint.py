"""Fingerprints of programs: the residues of every value at points of the variety over GF(p).

The points are those of `exact.fingerprint`, so an expression and the program that it was lowered
to have the same residues. A derived (mimic) angle is a point on a circle of its own, keyed by its
leaf's name: what holds on that larger variety holds for the mimic too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from emdeg.exact.field import DEFAULT_SEED, Field, Point, inverse, prime_of, rows_at_points
from emdeg.exact.fingerprint import DEFAULT_POINTS
from emdeg.exact.graph import Expr, symbol
from emdeg.exact.numbers import Number, cos_of_turns, sin_of_turns
from emdeg.program.ir import Leaf, Program
from emdeg.program.ops import ADD, CONST, COS, DIV, LEAF, MUL, NEG, SIN, SUB


def symbol_of(leaf: Leaf) -> Expr:
    """The symbol that a leaf stands for."""
    return symbol(leaf.name, leaf.rate, angular=leaf.angular, sphere=leaf.sphere)


def residues(program: Program, point: Point) -> list[int]:
    """The residue of every value at one point; raises DivisionByZeroResidue where it has none."""
    return _walk(program, [point])[0]


def _walk(program: Program, points: Sequence[Point]) -> list[list[int]]:
    """One row of residues for each point (all in the same field), in one walk."""
    p = points[0].gf.p
    rows: list[list[int]] = [[] for _ in points]
    every = list(zip(rows, points, strict=True))
    values = program.values
    for op, a, b in values:
        if op == MUL:
            for row in rows:
                row.append(row[a] * row[b] % p)
        elif op == ADD:
            for row in rows:
                row.append((row[a] + row[b]) % p)
        elif op == SUB:
            for row in rows:
                row.append((row[a] - row[b]) % p)
        elif op == NEG:
            for row in rows:
                row.append(-row[a] % p)
        elif op == CONST:
            residue = points[0].gf.number(a)
            for row in rows:
                row.append(residue)
        elif op == LEAF:
            leaf = symbol_of(a)
            for row, point in every:
                row.append(point.value(leaf) % p)
        elif op == DIV:
            for row in rows:
                row.append(row[a] * inverse(row[b], p) % p)
        elif op == COS or op == SIN:
            terms = [(symbol_of(values[k].a), multiple) for k, multiple in a.terms]
            for row, point in every:
                row.append(point.cos_sin(terms, a.half_turns)[op == SIN] % p)
        else:
            for row, point in every:
                row.append(point.function(b, row[a]) % p)
    return rows


def prime_for(program: Program) -> int:
    """2⁶¹ − 1, or the prime with both roots when √3 occurs."""
    return prime_of(numbers_of(program))


def numbers_of(program: Program) -> Iterator[Number]:
    """Every exact number that a program mentions, cosines and sines of offsets included."""
    for op, a, _ in program.values:
        if op == CONST:
            yield a
        elif (op == COS or op == SIN) and a.half_turns:
            yield cos_of_turns(a.half_turns)
            yield sin_of_turns(a.half_turns)


def fingerprints(
    program: Program,
    points: int = DEFAULT_POINTS,
    seed: int = DEFAULT_SEED,
    p: int | None = None,
) -> list[tuple[int, ...]]:
    """The residue vector of every value."""
    if not program.values:
        return []
    gf = Field(prime_for(program) if p is None else p)
    return list(zip(*rows_at_points(partial(_walk, program), points, seed, gf), strict=True))


def output_fingerprints(
    program: Program,
    points: int = DEFAULT_POINTS,
    seed: int = DEFAULT_SEED,
    p: int | None = None,
) -> dict[str, tuple[tuple[int, ...], ...]]:
    """Output name → the residue vector of each of its elements: what a pass must keep."""
    found = fingerprints(program, points, seed, p)
    return {o.name: tuple(found[k] for k in o.values) for o in program.outputs}
