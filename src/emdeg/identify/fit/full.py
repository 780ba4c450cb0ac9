"""From base parameters to a robot: the consistent fit, rounded and proved."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from emdeg.identify.consistent.dual import DualBound, dual_bound
from emdeg.identify.consistent.log_cholesky import log_cholesky
from emdeg.identify.consistent.newton import consistent
from emdeg.identify.consistent.physical import DIGITS, Made, robot_of
from emdeg.identify.consistent.problem import Bounding, Consistent, problem_of
from emdeg.identify.consistent.semidefinite import semidefinite
from emdeg.identify.fit.data import Data
from emdeg.identify.fit.fits import Fit
from emdeg.identify.model import Array

#: what `consistent` may be, and who solves it then
SOLVERS: Mapping[bool | str, Callable[..., Consistent]] = {
    True: consistent, "semidefinite": semidefinite, "log-cholesky": log_cholesky,
}  # fmt: skip
FINEST = 1e-6  # relative: what the best sensors tell
LEAST_VARIANCE = 0.2  # of the usual one, against white noise
HARDLY = 1e-3  # of the least that the log tells
ROUNDED = 1e-4  # of the objective: what rounding may cost


@dataclass(frozen=True, eq=False)
class Full:
    """Consistent unknowns, their robot, and how near to the best it is proved to be."""

    found: Consistent
    made: Made
    bound: DualBound | None

    @property
    def phi(self) -> Array:
        """The unknowns as they were rounded."""
        return np.array([float(x) for x in self.made.phi])


def full_of(
    data: Data, fit: Fit, cov: Array, how: bool | str, prior: bool, shapes: Sequence[Bounding]
) -> Full:
    """Consistent unknowns and their robot, with so many digits that rounding costs nothing."""
    solve = SOLVERS[how]
    information = information_of(fit, cov)
    found = solve(data.model, fit.beta, information, prior=prior, bounding=shapes)
    problem = problem_of(data.model, fit.beta, information, prior=prior, bounding=shapes)
    for digits in DIGITS:
        made = robot_of(data.model, found.phi, data.widths, digits)
        bound = dual_bound(problem, found.phi, found.multipliers, made.phi)
        if bound is not None and bound.gap < ROUNDED * (1 + abs(bound.objective)):
            break
    return Full(found, made, bound)


def information_of(fit: Fit, cov: Array) -> Array:
    """Λ = (cov β)⁺, next to nothing in directions that the log does not show.

    Nothing is believed to more than FINEST of all that was found: a log without noise would leave
    no room for a consistent set, whose inertias are not quite those of points and rods.
    """
    scale = fit.solution.scale
    seen = fit.solution.directions[:, : fit.solution.rank]
    inner = seen.T @ (cov * np.outer(scale, scale)) @ seen
    floor = (FINEST * np.linalg.norm(seen.T @ (scale * fit.beta))) ** 2
    inner = inner + (1e-12 * np.trace(inner) + floor) / len(inner) * np.eye(len(inner))
    # against white noise, whose covariance is S⁻²; few rows can leave estimated correlations with
    # variances that are nothing or less, and these are not believed
    singular = fit.solution.singular[: fit.solution.rank]
    sizes, axes = np.linalg.eigh(inner * np.outer(singular, singular))
    sizes = np.maximum(sizes, LEAST_VARIANCE * np.median(sizes))
    small = (axes / sizes) @ axes.T * np.outer(singular, singular)
    # what the log does not show stays where it was, hardly: a dry friction and an offset that only
    # their sum shows could else grow for ever, one against the other
    unseen = fit.solution.directions[:, fit.solution.rank :]
    hardly = HARDLY * float(np.linalg.eigvalsh(small)[0])
    whole = seen @ small @ seen.T + hardly * unseen @ unseen.T
    whole = (whole + whole.T) / 2
    return np.asarray(whole * np.outer(scale, scale))
