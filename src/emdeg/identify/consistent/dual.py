"""How far a consistent fit is from the best one, proved in rationals: a dual point.

The objective of problem.py, with R = Λ^½, u = R(Kφ − β̂), and ⟨·⟩ sums over bodies i and rotors k,

    f(φ) = ½ ‖u‖² + w ⟨tr(P⁰⁻¹P) − log det P + log det P⁰ − 4⟩ + w ⟨φ/φ⁰ − log(φ/φ⁰) − 1⟩

is bounded from below with three inequalities that hold for every vector v, matrix S > 0, number
s > 0 and multipliers y ≥ 0 of A φ ≥ 0 (the conjugates of the three convex functions):

    ½ ‖u‖² ≥ vᵀu − ½ ‖v‖²,    −log det P ≥ log det S + 4 − tr(S P),    −log φ ≥ log s + 1 − s φ

Their sum is linear in φ. Where its coefficient vanishes,

    KᵀRᵀv + w adj(P⁰⁻¹ − S) + w (1/φ⁰ − s) − Aᵀy = 0,                  adj(S)_k = tr(S E_k),

what is left is a number D ≤ f(φ) for every consistent φ: a lower bound. The ten E_k are a basis of
the symmetric matrices, so that v and the y of bounding shapes give S exactly; v gives s of known
rotors and y of all other drives. Offsets have nothing that could balance them: v is moved by the
least that makes their equations true, solved in rationals. S > 0 by its
leading minors (Sylvester). In f(φ̂) − D only log det(P̂S) and log(φ̂s) are not rational, and
−log x ≤ 1/x − 1 is: the gap below is a rational upper bound, with nothing rounded. Data are the
doubles root, K, β̂, P⁰, A as they stand, and φ̂ the decimals that are handed out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from flint import fmpq, fmpq_mat

from emdeg.identify.consistent.problem import E, Problem
from emdeg.identify.model import Array

POLISHED = 2
LEAST = 1e-8  # of the gap for each row of A: room for a multiplier to stay positive


@dataclass(frozen=True)
class DualBound:
    """f(φ̂), and a rational gap: no consistent set costs less than objective − gap."""

    objective: float
    gap: Fraction

    @property
    def words(self) -> str:
        """For a person."""
        return (
            f"no consistent set of parameters costs less than {self.objective:.6g} −"
            f" {float(self.gap):.1e}: proved by a rational dual point"
        )


def dual_bound(
    problem: Problem, phi: Array, multipliers: Array, exact: Sequence[Fraction]
) -> DualBound | None:
    """The bound of `exact`, the rounded numbers, from what a solver found; None if nothing proves.

    None says that the dual point is not feasible (a solver stopped early), or `exact` is not.
    """
    rounded = fmpq_mat(len(exact), 1, [fmpq(x.numerator, x.denominator) for x in exact])
    if any(x < 0 for x in (_matrix(problem.A) * rounded).entries()):
        return None
    data = _Exact(problem)
    multipliers = np.maximum(multipliers, LEAST / np.maximum(np.abs(problem.A @ phi), 1e-3))
    v = data.stationary(_polished(data, phi, multipliers))
    push = None if v is None else data.push(v, multipliers)
    if v is None or push is None:
        return None
    balance = [p - q for p, q in zip(data.pull(v), push, strict=True)]
    rest = _divergence(problem, balance, rounded.entries())
    if rest is None:
        return None
    root, K = data.root, data.K
    u = root * (K * rounded - _column(problem.beta))
    half = fmpq(1, 2)
    away = (v.transpose() * (root * _column(problem.beta)))[0, 0]
    gap = half * _square(u) + half * _square(v) + away + rest
    objective = problem.objective(np.array([float(x) for x in exact]))
    return DualBound(objective, Fraction(int(gap.p), int(gap.q)))


class _Exact:
    """A problem's data in rationals."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.root, self.K, self.A = map(_matrix, (problem.root, problem.K, problem.A))
        shape = problem.shape
        inner = {k for part in shape.bodies for k in range(part.start, part.stop)}
        self.free = [k for k in range(problem.K.shape[1]) if k not in inner | set(shape.drives)]
        self.drives = [(i, k) for i, k in enumerate(shape.drives) if k not in shape.known]

    def pull(self, v: fmpq_mat) -> list[fmpq]:
        """KᵀRᵀv."""
        return list((self.K.transpose() * (self.root.transpose() * v)).entries())

    def stationary(self, v: fmpq_mat) -> fmpq_mat | None:
        """v, moved by the least so that offsets feel nothing, exactly."""
        columns = self.root * _chosen(self.K, self.free)
        kept = _independent(columns) if self.free else []
        if not kept:
            return v
        C = _chosen(columns, kept)
        try:
            return v - C * (C.transpose() * C).solve(C.transpose() * v)
        except ZeroDivisionError:
            return None

    def push(self, v: fmpq_mat, multipliers: Array) -> list[fmpq] | None:
        """Aᵀy with the solver's y ≥ 0 of what bounds bodies, and of drives what balances."""
        pull = self.pull(v)
        y = [_number(max(float(m), 0.0)) for m in multipliers]
        for i, k in enumerate(self.problem.shape.drives):
            y[i] = fmpq(0) if k in self.problem.shape.known else pull[k]
        if min(y, default=fmpq(0)) < 0 or any(pull[k] != 0 for k in self.free):
            return None
        return list((self.A.transpose() * fmpq_mat(len(y), 1, y)).entries())


def _polished(data: _Exact, phi: Array, multipliers: Array) -> fmpq_mat:
    """v near R(Kφ − β̂) whose S are near P⁻¹: Newton's step of the dual, twice.

    min ½ ‖v − u‖² + (1/2w) ‖KᵀRᵀv + w adj(P⁰⁻¹ − P⁻¹) − Aᵀy‖² in the metric of P; the residuals are
    exact, so that the second step mends what doubles lost in the first.
    """
    problem = data.problem
    u = data.root * (data.K * _column(phi) - _column(problem.beta))
    v, y = u, _column(np.clip(multipliers, 0.0, None))
    push = (data.A.transpose() * y).entries()
    for _ in range(POLISHED):
        rest = [p - q for p, q in zip(data.pull(v), push, strict=True)]
        rows, right = [np.eye(len(problem.root))], [_floats((u - v).entries())]
        for part, metric, level in _metrics(data, phi, multipliers):
            rows.append(metric @ problem.M[:, part].T)
            right.append(-metric @ (_floats([rest[k] for k in part]) + level))
        J, r = np.vstack(rows), np.concatenate(right)
        v = v + _column(np.asarray(np.linalg.lstsq(J, r, rcond=1e-15)[0], dtype=float))
    return v


def _metrics(
    data: _Exact, phi: Array, multipliers: Array
) -> Iterator[tuple[list[int], Array, Array]]:
    """Parts of φ, H^(−½) of the objective there, and what its smooth terms add to KᵀRᵀv − Aᵀy."""
    shape, weight = data.problem.shape, data.problem.weight
    for part, reference in zip(shape.bodies, shape.reference, strict=True):
        P = np.tensordot(phi[part], E, 1)
        pulled = weight * (np.linalg.inv(reference) - np.linalg.inv(P))
        back = np.linalg.inv(np.linalg.cholesky(P))
        metric = np.linalg.pinv((back @ E @ back.T).reshape(10, 16).T).T / np.sqrt(weight)
        yield list(range(part.start, part.stop)), metric, np.einsum("ij,kji->k", pulled, E)
    for k, known in shape.known.items():
        level = weight * (1 / known - 1 / phi[k])
        yield [k], np.array([[phi[k] / np.sqrt(weight)]]), np.array([level])
    # a barrier −μ log φ has H = μ/φ² and y = μ/φ
    stiff = [np.sqrt(max(phi[k], 1e-9) / max(multipliers[i], 1e-9)) for i, k in data.drives]
    for (_, k), size in zip(data.drives, stiff, strict=True):
        yield [k], np.array([[size]]), np.zeros(1)
    for k in data.free:
        yield [k], np.array([[10 * max(stiff, default=1.0)]]), np.zeros(1)


def _divergence(problem: Problem, balance: Sequence[fmpq], phi: Sequence[fmpq]) -> fmpq | None:
    """w ⟨tr(P⁰⁻¹P̂) − 4 + (1/det(P̂S) − 1)⟩ and the same of rotors; None where some S is not > 0."""
    weight, found = _number(problem.weight), fmpq(0)
    solver = _matrix(E.reshape(10, 16) @ E.reshape(10, 16).T)
    for part, reference in zip(problem.shape.bodies, problem.shape.reference, strict=True):
        back = _symmetric(reference).inv()
        # S = P⁰⁻¹ + Σ c_k E_k with tr(E_j E_k) c_k = balance/w
        share = solver.solve(fmpq_mat(10, 1, [x / weight for x in balance[part]]))
        S = back + _combined(share.entries())
        P = _combined(phi[part])
        if not (_definite(S) and _definite(P)):
            return None
        trace = sum(((back * P)[k, k] for k in range(4)), fmpq(0))
        found += weight * (trace - 4 + 1 / (P.det() * S.det()) - 1)
    for k, known in problem.shape.known.items():
        s = 1 / _number(known) + balance[k] / weight
        if s <= 0 or phi[k] <= 0:
            return None
        found += weight * (phi[k] / _number(known) - 1 + 1 / (phi[k] * s) - 1)
    return found


def _independent(columns: fmpq_mat) -> list[int]:
    """Columns that do not depend on those before them."""
    reduced, rank = columns.rref()
    found, row = [], 0
    for j in range(columns.ncols()):
        if row < rank and reduced[row, j] != 0:
            found.append(j)
            row += 1
    return found


def _definite(S: fmpq_mat) -> bool:
    """All leading minors are positive."""
    size = S.nrows()
    return all(
        fmpq_mat(k, k, [S[i, j] for i in range(k) for j in range(k)]).det() > 0
        for k in range(1, size + 1)
    )


def _combined(fields: Sequence[fmpq]) -> fmpq_mat:
    """Σ φ_k E_k."""
    halves = [[_number(float(x)) for x in e.ravel()] for e in E]
    return fmpq_mat(4, 4, [sum((f * h[j] for f, h in zip(fields, halves, strict=True)), fmpq(0))
                           for j in range(16)])  # fmt: skip


def _symmetric(matrix: Array) -> fmpq_mat:
    """The doubles above the diagonal, and the same below."""
    return fmpq_mat(4, 4, [_number(float(matrix[min(i, j), max(i, j)]))
                           for i in range(4) for j in range(4)])  # fmt: skip


def _chosen(matrix: fmpq_mat, columns: Sequence[int]) -> fmpq_mat:
    rows = matrix.nrows()
    entries = [matrix[i, j] for i in range(rows) for j in columns]
    return fmpq_mat(rows, len(columns), entries)


def _matrix(values: Array) -> fmpq_mat:
    rows, columns = values.shape
    return fmpq_mat(rows, columns, [_number(float(x)) for x in values.ravel()])


def _column(values: Array) -> fmpq_mat:
    return _matrix(np.asarray(values).reshape(-1, 1))


def _square(column: fmpq_mat) -> fmpq:
    return (column.transpose() * column)[0, 0]


def _floats(values: Sequence[fmpq]) -> Array:
    return np.array([int(x.p) / int(x.q) for x in values])


def _number(value: float) -> fmpq:
    return fmpq(*value.as_integer_ratio())
