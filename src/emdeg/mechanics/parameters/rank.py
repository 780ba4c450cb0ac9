"""Exact rank and linear relations of a regressor's columns, over the finite field GF(p).

The columns of Y(q, q̇, q̈) are functions of the state; relations between them have coefficients in
the parameters (here: the geometry). At random parameters and enough random states of GF(p),
p = 2⁶¹ − 1, the rank of the stacked rows is the true one except with probability ~ D/p, and can
only be too small. A relation found there names the columns that take part; their coefficients
then follow exactly from a linear system of that small size (`solve_exactly`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random

import numpy as np
from flint import nmod_mat

from emdeg.errors import DeriveError
from emdeg.exact.angles import angle_of
from emdeg.exact.calculus import substitute
from emdeg.exact.evaluate import evaluate
from emdeg.exact.field import DEFAULT_SEED, Field, Point, prime_for, residue_vectors, residues
from emdeg.exact.graph import ZERO, Expr, const, walk
from emdeg.exact.kinds import CONSTANT, COS, SIN, SYMBOL
from emdeg.exact.linalg import Matrix, Vector
from emdeg.exact.numbers import Number, cos_of_turns, sin_of_turns, turned
from emdeg.mechanics.elimination import pivot_columns, rank_columns, solve

SPARE_ROWS = 8


@dataclass(frozen=True)
class ColumnRank:
    """Independent columns (the first ones that are), and each other column in terms of them."""

    rank: int
    independent: tuple[int, ...]
    relations: Mapping[int, Mapping[int, int]]  # dependent column → {independent column: residue}
    prime: int
    states: int


def column_rank(Y: Matrix, seed: int = DEFAULT_SEED) -> ColumnRank:
    """The rank of Y's columns as functions of the state, and their relations in GF(p)."""
    rows, columns = Y.shape
    if not columns:
        return ColumnRank(0, (), {}, prime_for(()), 0)
    # a body's columns live in the rows of its own joints only: at most `columns` states suffice
    busy = min((sum(e is not ZERO for e in column) or rows) for column in zip(*Y.rows, strict=True))
    states = -(-(columns + SPARE_ROWS) // rows) + 1
    matrix, p = sampled(Y, states, seed)
    reduced, rank = matrix.rref()
    while rank < columns and states * busy < columns:
        states *= 2
        matrix, p = sampled(Y, states, seed)
        before, (reduced, rank) = rank, matrix.rref()
        if rank == before:
            break
    pivots = pivot_columns(reduced, rank)
    relations = {
        k: {pivots[i]: v for i in range(rank) if (v := int(reduced[i, k]))}
        for k in range(columns)
        if k not in set(pivots)
    }
    return ColumnRank(rank, tuple(pivots), relations, p, states)


def sampled(Y: Matrix, states: int, seed: int = DEFAULT_SEED) -> tuple[nmod_mat, int]:
    """Y at random states with shared random parameters, stacked; and the prime."""
    entries = Y.entries
    rows, columns = Y.shape
    p = prime_for(entries)
    gf = Field(p)
    parameters = [n for n in walk(entries) if n.kind == SYMBOL and n.rate == CONSTANT]
    first = Point(gf, seed, 0)
    fixed = {s: first.value(s) for s in parameters}
    pairs = {s: first.circle(s) for s in parameters if s.angular}
    points = [Point(gf, seed, 1 + k, fixed=fixed, pairs=pairs) for k in range(states)]
    values = residue_vectors(entries, points)
    stacked = [
        values[i * columns + j][k] for k in range(states) for i in range(rows)
        for j in range(columns)
    ]  # fmt: skip
    return nmod_mat(states * rows, columns, stacked, p), p


def solve_exactly(Y: Matrix, column: int, support: Sequence[int], seed: int = 0) -> list[Expr]:
    """c with Y[:, column] = Σ c_k Y[:, support_k], as expressions in the parameters."""
    entries = [row[k] for row in Y.rows for k in (*support, column)]
    width = len(support) + 1
    point = Point(Field(prime_for(entries)), DEFAULT_SEED, 0)
    system: list[tuple[list[Expr], list[int]]] = []  # each equation, and its residues
    for attempt in range(4 * width):
        state = _random_state(entries, Random(f"{seed} {attempt}"))
        exact = substitute(entries, state)
        shadow = residues(exact, point)
        for i in range(0, len(exact), width):
            row = [e if x else ZERO for e, x in zip(exact[i:], shadow[i : i + width], strict=False)]
            system.append((row, shadow[i : i + width]))
        system.sort(key=lambda equation: sum(map(bool, equation[1])))  # sparse ones stay short
        chosen = rank_columns([shadow[:-1] for _, shadow in system], point.gf.p)
        if len(chosen) == width - 1:
            rows = [system[i][0] for i in chosen]
            A, b = Matrix(row[:-1] for row in rows), Vector(row[-1] for row in rows)
            (solution,) = solve(A, [b], point)
            found = residues(list(solution), point)
            return [c if x else ZERO for c, x in zip(solution, found, strict=True)]
    raise DeriveError("a relation between inertial parameters could not be solved exactly")


def solve_numerically(
    Y: Matrix,
    relations: Mapping[int, Mapping[int, int]],
    independent: Sequence[int],
    values: Mapping[Expr, float],
    seed: int = 0,
) -> dict[int, dict[int, Expr]]:
    """The relations in floating point, for geometry whose every symbol has a value.

    The support of each relation is the exact one; only its coefficients are rounded.
    """
    entries = Y.entries
    symbols = [n for n in walk(entries) if n.kind == SYMBOL]
    missing = [s.name for s in symbols if s.rate == CONSTANT and s not in values]
    if missing:
        raise DeriveError(
            "relations between many inertial parameters are solved in numbers only",
            found="no value for " + ", ".join(missing[:5]),
        )
    states = [s for s in symbols if s.rate != CONSTANT]
    generator = np.random.default_rng(seed)
    blocks = []
    for _ in range(2 * (len(independent) + SPARE_ROWS) // Y.shape[0] + 2):
        point = dict(values) | dict(
            zip(states, generator.uniform(-2.0, 2.0, len(states)), strict=True)
        )
        blocks.append(np.reshape(evaluate(entries, point), Y.shape))
    stacked = np.vstack(blocks)
    found: dict[int, dict[int, Expr]] = {}
    for k, row in relations.items():
        support = sorted(row)
        fit, *_ = np.linalg.lstsq(stacked[:, support], stacked[:, k], rcond=None)
        found[k] = {s: const(float(c)) for s, c in zip(support, fit, strict=True)}
    return found


def _random_state(roots: Sequence[Expr], random: Random) -> dict[Expr, Expr]:
    """Small rational values for every state symbol, and for the cosines and sines of angles."""
    circle: dict[Expr, tuple[Number, Number]] = {}
    values: dict[Expr, Expr] = {}
    for node in walk(roots):
        if node.kind == SYMBOL and node.rate != CONSTANT:
            t = Fraction(random.randint(1, 9), random.randint(1, 9))
            circle[node] = ((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
            values[node] = const(Fraction(random.randint(-9, 9)))
        elif node.kind in (COS, SIN) and node.rate != CONSTANT:
            angle = angle_of(node)
            start = cos_of_turns(angle.half_turns), sin_of_turns(angle.half_turns)
            c, s = turned(start, ((circle[n], k) for n, k in angle.terms), lambda x: x)
            values[node] = const(c if node.kind == COS else s)
    return values
