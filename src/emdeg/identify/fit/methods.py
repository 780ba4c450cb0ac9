"""The methods by name, each from a problem to a fit.

A problem has the equations and can make them again from changed positions: with the noise that was
found in them (total least squares), or with those of a simulation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np

from emdeg.identify.fit import fits
from emdeg.identify.fit.fits import Fit
from emdeg.identify.fit.least_squares import change
from emdeg.identify.fit.simulated import simulation
from emdeg.identify.model import Array, Mask, Model
from emdeg.identify.read.log import Log, Piece
from emdeg.identify.read.prepare import Equations, Settings, equations_of, joined

SEED = 1
ROUNDS, STEADY = 6, 1e-3  # of DIDIM


@dataclass(frozen=True, eq=False)
class Problem:
    """What is fitted; `rows` are those of all equations of the logs that the fit may see.

    `model` has friction with a sharp direction, and rows at reversals are left out.
    """

    model: Model
    equations: Equations
    start: Array
    logs: tuple[Log, ...]
    settings: Settings
    rows: Mask
    least: tuple[float, ...]  # rad/s: slower, an effort is not fitted

    def again(self, changed: Callable[[Piece], Piece]) -> Equations:
        """The equations of changed pieces, at the same rows."""
        made, first = [], 0
        for log in self.logs:
            pieces = tuple(changed(piece) for piece in log.pieces)
            made.append(
                equations_of(self.model, replace(log, pieces=pieces), self.settings, first)[0]
            )
            first += len(log.pieces)
        return joined(made).rows(self.rows).without_reversals(self.least)


Method: TypeAlias = Callable[[Problem], Fit]


def ordinary(problem: Problem) -> Fit:
    """All efforts count alike."""
    return fits.ordinary(problem.model, problem.equations, problem.start)


def weighted(problem: Problem) -> Fit:
    """By the standard deviation of each effort."""
    return fits.weighted(problem.model, problem.equations, problem.start)


def reweighted(problem: Problem) -> Fit:
    """By the covariance of all efforts, iterated."""
    return fits.reweighted(problem.model, problem.equations, problem.start)


def huber(problem: Problem) -> Fit:
    """Robust against rows that do not belong."""
    return fits.huber(problem.model, problem.equations, problem.start)


def total(problem: Problem) -> Fit:
    """ΔY from positions with once more the noise that the log has, through the same filters."""
    random, sigma = np.random.default_rng(SEED), problem.settings.spectrum.noise

    def noisier(piece: Piece) -> Piece:
        return replace(piece, q=piece.q + random.normal(size=piece.q.shape) * sigma)

    model, equations = problem.model, problem.equations
    first = fits.weighted(model, equations, problem.start)
    noise = np.zeros((len(model.base), len(model.base)))
    other = problem.again(noisier)
    for i, columns in enumerate(model.columns):
        difference = (other.blocks[i] - equations.blocks[i]) * first.weights[i]
        noise[np.ix_(columns, columns)] += difference.T @ difference
    return fits.total(model, equations, problem.start, noise)


def instrumental(problem: Problem) -> Fit:
    """β = (ZᵀWY)⁻¹ZᵀWτ, Z from the simulated robot; twice, the second time with its own β."""
    model, equations = problem.model, problem.equations
    found = fits.weighted(model, equations, problem.start)
    for _ in range(2):
        Z = problem.again(_simulation(problem, found))
        found = fits.instrumental(model, equations, Z, found)
    return found


def didim(problem: Problem) -> Fit:
    """The columns are those of the simulated robot alone; until β stays."""
    found = fits.weighted(problem.model, problem.equations, problem.start)
    for rounds in range(1, ROUNDS + 1):
        simulated = problem.again(_simulation(problem, found))
        seen = replace(problem.equations, blocks=simulated.blocks)
        again = fits.weighted(problem.model, seen, problem.start)
        still = change(again.beta, found.beta)
        found = replace(again, rounds=rounds)
        if still < STEADY:
            break
    return found


def _simulation(problem: Problem, found: Fit) -> Callable[[Piece], Piece]:
    triangle = found.solution.triangle
    return simulation(problem.model, found.beta, triangle.T @ triangle, problem.settings)


METHODS: Mapping[str, Method] = {
    "ordinary": ordinary,
    "weighted": weighted,
    "reweighted": reweighted,
    "huber": huber,
    "total": total,
    "instrumental": instrumental,
    "didim": didim,
}
