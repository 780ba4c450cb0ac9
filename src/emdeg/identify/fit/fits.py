"""The ways to fit that need equations only: one function each.

    ordinary     min ‖Y β − τ‖²
    weighted     every effort by the standard deviation of its own residuals
    reweighted   by the covariance of all efforts' residuals at one time, iterated (Zellner)
    huber        weighted, and rows whose residual exceeds 1.345 σ count less (Huber 1964)
    total        errors in Y too, as the noise of the positions makes them

All start from the prior in directions that the log does not show.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from emdeg.identify.fit.least_squares import Solution, change, compressed, solved
from emdeg.identify.model import Array, Model
from emdeg.identify.read.prepare import Equations, triangle_of

HUBER = 1.345  # 95 % of the efficiency of least squares on normal noise
ROUNDS = 30
STEADY = 1e-6


@dataclass(frozen=True, eq=False)
class Fit:
    """What a method found; `weights` are (n,) or (M, n)."""

    solution: Solution
    target: Array  # z of ‖R β − z‖
    weights: Array
    rounds: int = 1

    @property
    def beta(self) -> Array:
        """The base parameters."""
        return self.solution.beta


def ordinary(model: Model, equations: Equations, start: Array) -> Fit:
    """All efforts count alike."""
    return _fitted(model, equations, start, np.ones(equations.tau.shape[1]))


def weighted(model: Model, equations: Equations, start: Array) -> Fit:
    """1/σᵢ², σᵢ from the fit of effort i alone, then twice from the residuals of all."""
    found = ordinary(model, equations, start)
    for _ in range(3):
        found = _fitted(model, equations, start, 1 / spread(model, equations, found.beta))
    return found


def reweighted(model: Model, equations: Equations, start: Array) -> Fit:
    """The covariance Σ of the residuals at one time: Y → Σ^(−1/2) Y, until β stays."""
    found = weighted(model, equations, start)
    seen = np.isfinite(equations.tau)
    efforts = np.flatnonzero(seen.any(axis=0)).tolist()
    there = seen[:, efforts].astype(float)
    shared = np.maximum(there.T @ there, 1.0)  # rows at which two efforts are both known
    beta = found.beta
    rounds, still = 0, np.inf
    while still > STEADY and rounds < ROUNDS:
        rounds += 1
        e = np.nan_to_num(equations.tau - equations.predicted(model, beta))[:, efforts]
        together = (e.T @ e) / shared
        together = 0.98 * together + 0.02 * np.diag(np.diag(together))  # stays positive definite
        factor = np.linalg.inv(np.linalg.cholesky(together))
        triangle, target = _mixed(model, equations, factor, efforts)
        solution = solved(triangle, target, start)
        still = change(solution.beta, beta)
        beta = solution.beta
    return Fit(solution, target, found.weights, rounds)


def huber(model: Model, equations: Equations, start: Array) -> Fit:
    """Rows by min(1, kσ/|e|), σ from the median of |e|."""
    found = weighted(model, equations, start)
    for rounds in range(1, ROUNDS + 1):
        e = equations.tau - equations.predicted(model, found.beta)
        sigma = np.nanmedian(np.abs(e), axis=0) / 0.6745
        sigma = np.where(sigma > 0, sigma, 1.0)
        share = np.minimum(1.0, HUBER * sigma / np.maximum(np.abs(np.nan_to_num(e)), 1e-300))
        again = _fitted(model, equations, start, np.sqrt(share) / sigma)
        still = change(again.beta, found.beta)
        found = Fit(again.solution, again.target, again.weights, rounds)
        if still < STEADY:
            break
    return found


def total(model: Model, equations: Equations, start: Array, noise: Array) -> Fit:
    """Errors in Y as well: (H − λ N) δ = g, N = E[ΔYᵀW ΔY] known up to the factor λ.

    λ is the least generalised eigenvalue of [Y τ]ᵀW[Y τ] against the noise diag(N, rows).
    """
    found = weighted(model, equations, start)
    scale, triangle = found.solution.scale, found.solution.triangle / found.solution.scale
    y = found.target - found.solution.triangle @ start
    rows = float(np.isfinite(equations.tau).sum())
    errors = np.zeros((len(scale) + 1, len(scale) + 1))
    errors[:-1, :-1] = noise / np.outer(scale, scale)
    errors[-1, -1] = rows
    rest = rows - np.linalg.norm(triangle @ np.linalg.lstsq(triangle, y, rcond=None)[0] - y) ** 2
    squares = np.column_stack([triangle, y]).T @ np.column_stack([triangle, y])
    squares[-1, -1] += max(rest, 0.0)  # what the triangle has left out of ‖τ‖²
    # the largest μ with μ·squares v = errors v is 1/λ
    factor = np.linalg.inv(np.linalg.cholesky(squares + 1e-14 * np.diag(np.diag(squares))))
    lam = 1 / float(np.linalg.eigvalsh(factor @ errors @ factor.T)[-1])
    normal = triangle.T @ triangle - lam * errors[:-1, :-1]
    step = np.linalg.lstsq(normal, triangle.T @ y, rcond=1e-13)[0]
    solution = replace(found.solution, beta=start + step / scale)
    return replace(found, solution=solution)


def instrumental(model: Model, equations: Equations, Z: Equations, found: Fit) -> Fit:
    """(ZᵀWY) β = ZᵀWτ with the weights of `found`; the covariance stays that of least squares."""
    width = len(model.base)
    normal, right = np.zeros((width, width)), np.zeros(width)
    for i, columns in enumerate(model.columns):
        known = np.isfinite(equations.tau[:, i])
        if not known.any() or not columns:
            continue
        left = Z.blocks[i][known].T * found.weights[i] ** 2
        normal[np.ix_(columns, columns)] += left @ equations.blocks[i][known]
        right[list(columns)] += left @ equations.tau[known, i]
    scale = found.solution.scale
    rest = (right - normal @ found.beta) / scale
    step = np.linalg.lstsq(normal / np.outer(scale, scale), rest, rcond=1e-12)[0]
    return replace(found, solution=replace(found.solution, beta=found.beta + step / scale))


def _fitted(model: Model, equations: Equations, start: Array, weights: Array) -> Fit:
    triangle, target = compressed(model, equations, weights)
    return Fit(solved(triangle, target, start), target, weights)


def spread(model: Model, equations: Equations, beta: Array) -> Array:
    """Standard deviation of each effort's residuals; 1 where there is none."""
    e = equations.tau - equations.predicted(model, beta)
    rows = np.isfinite(e).sum(axis=0)
    squares = np.nansum(e**2, axis=0)
    size = np.nansum(equations.tau**2, axis=0)
    floor = 1e-16 * np.maximum(size, 1e-30)  # a perfect fit has no infinite weight
    found = np.sqrt(np.maximum(squares, floor) / np.maximum(rows, 1))
    return np.asarray(np.where(rows > 0, found, 1.0))


def _mixed(
    model: Model, equations: Equations, factor: Array, efforts: Sequence[int]
) -> tuple[Array, Array]:
    """The triangle of Σ^(−1/2) [Y τ]: row r of the factor mixes the efforts up to r."""
    width = len(model.base)
    rows = []
    for r in range(len(factor)):
        mixed = np.zeros((len(equations.tau), width + 1))
        for j in range(r + 1):
            i = efforts[j]
            known = np.isfinite(equations.tau[:, i])[:, None] * factor[r, j]
            mixed[:, list(model.columns[i])] += known * equations.blocks[i]
            mixed[:, width] += known[:, 0] * np.nan_to_num(equations.tau[:, i])
        rows.append(triangle_of(mixed))
    whole = triangle_of(np.vstack(rows))
    return whole[:width, :width], whole[:width, width]
