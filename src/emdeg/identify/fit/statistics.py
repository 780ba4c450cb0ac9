"""How sure a fit is: covariance with the residuals' own correlation in time, and what is essential.

With H = Σᵢ wᵢ² YᵢᵀYᵢ and weighted residuals wᵢeᵢ of effort i that are stationary with
autocovariance γᵢ(l),

    cov β = H⁺ ( Σᵢ Σ_l γᵢ(l) Σ_t wᵢyᵢ(t) wᵢyᵢ(t+l)ᵀ ) H⁺

(γᵢ from an autoregressive model of the residuals by Yule and Walker, so that the middle is positive
semidefinite). A fit takes residuals away where its columns are: γ grows by B/(B − p), p the
parameters that effort i pays for, B the rows times the share of the band that its columns fill.
White residuals give the textbook formula; filters and models that are not perfect do not, and their
intervals are wider.

Essential parameters (Gautier, Pham 1991): the one that is least sure, |β|/σ smallest, is set to 0
and all are fitted again, as long as it lies within its own 95 % interval about 0 (the F test).
"""

from __future__ import annotations

import numpy as np

from emdeg.identify.fit.least_squares import Solution, solved
from emdeg.identify.model import Array, Model
from emdeg.identify.read.prepare import Equations

ORDER = 8
LAGS = 40
SURE = 1.96  # standard deviations of a 95 % interval


def covariance(
    model: Model, equations: Equations, solution: Solution, weights: Array
) -> tuple[Array, Array]:
    """(cov β, σ of each effort's residuals); directions that were not seen get no variance."""
    inverse = _inverse(solution)
    residuals = equations.tau - equations.predicted(model, solution.beta)
    middle = np.zeros_like(inverse)
    sigma = np.full(residuals.shape[1], np.nan)
    for i, (columns, block) in enumerate(zip(model.columns, equations.blocks, strict=True)):
        known = np.isfinite(residuals[:, i])
        if not known.any() or not columns:
            continue
        w = weights[known, i] if weights.ndim == 2 else np.full(known.sum(), weights[i])
        e, pieces = residuals[known, i] * w, equations.piece[known]
        scaled = block[known] * w[:, None]
        chosen = np.ix_(columns, columns)
        paid = float(np.sum((scaled.T @ scaled) * inverse[chosen]))
        there = len(e) * band(scaled)
        gamma = autocovariance(e, min(LAGS, len(e) // 4)) * there / max(there - paid, 0.1 * there)
        sigma[i] = np.sqrt(gamma[0]) / w.mean()
        middle[chosen] += _lagged(scaled, gamma, pieces)
    return inverse @ middle @ inverse, sigma


def _inverse(solution: Solution) -> Array:
    """H⁺ on the directions that were seen."""
    seen = solution.directions[:, : solution.rank] / solution.singular[: solution.rank]
    seen = seen / solution.scale[:, None]
    return np.asarray(seen @ seen.T)


def _lagged(rows: Array, gamma: Array, pieces: Array) -> Array:
    """Σ_l γ(l) Σ_t y(t) y(t+l)ᵀ, within pieces, l and −l."""
    found = gamma[0] * (rows.T @ rows)
    for lag in range(1, len(gamma)):
        if abs(gamma[lag]) < 1e-4 * gamma[0]:
            continue
        ahead = rows[lag:] * (pieces[lag:] == pieces[:-lag])[:, None]
        cross = rows[:-lag].T @ ahead
        found = found + gamma[lag] * (cross + cross.T)
    return np.asarray(found)


def autocovariance(e: Array, lags: int) -> Array:
    """γ(0) … γ(lags) of an autoregressive process fitted to e (Yule, Walker)."""
    n, order = len(e), min(ORDER, max(lags, 0))
    r = np.array([float(e[: n - k] @ e[k:]) / n for k in range(order + 1)])
    if order == 0 or r[0] <= 0:
        return np.array([max(r[0], 1e-300)])
    toeplitz = r[np.abs(np.subtract.outer(np.arange(order), np.arange(order)))]
    toeplitz = toeplitz + 1e-10 * r[0] * np.eye(order)
    a = np.linalg.solve(toeplitz, r[1:])
    gamma = [*r]
    while len(gamma) <= lags:
        gamma.append(float(a @ np.array(gamma[-1 : -order - 1 : -1])))
    return np.array(gamma[: lags + 1])


def band(columns: Array) -> float:
    """The share of all frequencies that the columns fill: (ΣS)²/ΣS² of their mean spectrum S.

    Not less than what an autoregressive model of this order can tell apart.
    """
    sizes = np.linalg.norm(columns, axis=0)
    level = columns[:, sizes > 0] / sizes[sizes > 0]
    S = (np.abs(np.fft.rfft(level - level.mean(axis=0), axis=0)) ** 2).sum(axis=1)
    if not S.any():
        return 1.0
    return float(min(1.0, max(S.sum() ** 2 / (S**2).sum() / len(S), 1 / ORDER)))


def correlation(cov: Array) -> Array:
    """ρ of each pair; 0 where a parameter has no variance."""
    sd = np.sqrt(np.clip(np.diag(cov), 0, None))
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.asarray(np.nan_to_num(cov / np.outer(sd, sd)))


def essential(triangle: Array, target: Array, cov: Array) -> tuple[int, ...]:
    """The parameters that remain, by number.

    β_k/σ_k with σ_k² = c_k (H⁻¹)_kk among those that remain, c_k how much the correlation of the
    residuals makes it larger; t² of one parameter is F of leaving it out.
    """
    normal = triangle.T @ triangle
    plain = np.diag(np.linalg.pinv(normal, hermitian=True))
    inflation = np.where(plain > 0, np.diag(cov) / np.where(plain > 0, plain, 1.0), 1.0)
    kept = [k for k in range(len(normal)) if normal[k, k] > 0]
    while len(kept) > 1:
        part = triangle[:, kept]
        beta = solved(part, target, np.zeros(len(kept))).beta
        variance = inflation[kept] * np.diag(np.linalg.pinv(part.T @ part, hermitian=True))
        ratio = np.abs(beta) / np.sqrt(np.clip(variance, 1e-300, None))
        weakest = int(np.argmin(ratio))
        if ratio[weakest] > SURE:
            break
        del kept[weakest]
    return tuple(kept)


def whiteness(e: Array, lags: int = 20) -> float:
    """The share of lags whose autocorrelation is that of white noise, ±1.96/√N."""
    n = len(e)
    if n < 3 * lags or not float(e @ e):
        return 1.0
    centred = e - e.mean()
    r = np.array([float(centred[k:] @ centred[: n - k]) for k in range(lags + 1)])
    return float(np.mean(np.abs(r[1:] / r[0]) < SURE / np.sqrt(n)))
