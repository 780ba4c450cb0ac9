"""The consistent fit by Newton's method: a Cholesky factor of every P at each step, NumPy alone.

−log det keeps every P inside; rows of A φ ≥ 0 get a barrier −μ log(A φ) that is lowered to 10⁻⁶, so
that each adds at most that to the cost; w is lowered to its value along with it, where the misfit
is large. Multipliers of the rows are μ/(A φ), and λ²/2 of Newton's
decrement is what the last step would have gained.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from emdeg.errors import RuntimeFailure
from emdeg.identify.consistent.problem import (
    Bounding,
    Consistent,
    E,
    Problem,
    first_guess,
    problem_of,
)
from emdeg.identify.model import Array, Model

MOST, FEW = 200, 25  # steps of Newton at a barrier: the first and last, those between
LOWEST, SLOWEST = 1e-6, 0.97  # the last barrier; the largest part of the one before
PRECISE, LOOSE = 1e-11, 1e-4  # of the cost: where Newton stops, and what is not taken


def consistent(
    model: Model, beta: Array, information: Array, *, prior: bool = True,
    bounding: Sequence[Bounding] = (),
) -> Consistent:  # fmt: skip
    """φ of problem.py; `information` is Λ."""
    problem = problem_of(model, beta, information, prior=prior, bounding=bounding)
    return minimum(problem, inside(problem, first_guess(model, problem, beta)))


def minimum(problem: Problem, phi: Array) -> Consistent:
    """From a φ inside, along the central path."""
    level = max(problem.misfit(phi) / max(len(problem.b), 1), 1.0)
    state, ratio, steps = _central(problem, phi, level, MOST), 0.1, 0
    while level > LOWEST and ratio < SLOWEST:
        lower = max(level * ratio, LOWEST)
        trial = _central(problem, state.phi, lower, MOST if lower == LOWEST else FEW)
        steps += trial.steps
        if trial.done or (lower == LOWEST and ratio > 0.5):
            state, level, ratio = trial, lower, max(ratio**1.5, 0.03)
        else:  # too far along the path at once
            ratio = ratio**0.5
    phi, above = state.phi, max(level - problem.weight, 0.0) * 4 * len(problem.shape.bodies)
    gap = state.decrement / 2 + level * len(problem.A) + above
    if not state.done or gap > LOOSE * (1 + abs(state.cost)):
        raise RuntimeFailure(
            "no physically consistent fit was found",
            found=f"a cost of {state.cost:.4g} that may be {gap:.2g} above the least",
            hint="consistent=False gives the base parameters alone",
        )  # fmt: skip
    multipliers = level / (problem.A @ phi)
    return Consistent(phi, problem.misfit(phi), gap, steps, problem.shape.unknown, multipliers)


@dataclass(frozen=True, eq=False)
class _State:
    """Where Newton's method stopped, and whether that is the centre."""

    phi: Array
    cost: float
    decrement: float
    steps: int
    done: bool


def _central(problem: Problem, phi: Array, level: float, most: int) -> _State:
    """The minimum with barriers of this level; w is lowered to its value along with them."""
    weights = (max(problem.weight, level), level)
    for steps in range(most):
        cost = _cost(problem, phi, weights)
        step, decrement = _step(problem, phi, weights)
        if decrement < PRECISE * (1 + abs(cost)):
            return _State(phi, cost, decrement, steps, done=True)
        moved = _advance(problem, phi, step, cost, -decrement, weights)
        if moved is None:  # as far as doubles go
            return _State(phi, cost, decrement, steps, done=decrement < LOOSE * (1 + abs(cost)))
        phi = moved
    return _State(phi, cost, decrement, most, done=False)


def inside(problem: Problem, phi: Array) -> Array:
    """φ, with bodies that do not fit replaced by one of their mass in the middle of the room."""
    moved = phi.copy()
    for bound in problem.bounding:
        part = problem.shape.bodies[bound.body]
        if (bound.rows @ phi[part] <= 0).any():
            moved[part] = phi[part.start] * bound.middle
    return moved


def _cost(problem: Problem, phi: Array, weights: tuple[float, float]) -> float:
    """The objective with barriers; infinite outside."""
    slack = problem.A @ phi
    if (slack <= 0).any():
        return np.inf
    wall = weights[1] * float(np.log(slack).sum())
    return problem.misfit(phi) - wall + weights[0] * problem.divergence(phi)


def _step(problem: Problem, phi: Array, weights: tuple[float, float]) -> tuple[Array, float]:
    """Newton's step δ and λ², as least squares: H = JᵀJ and −gradient = Jᵀr, no square of M.

    P = LLᵀ:  rows √w L⁻¹E_kL⁻ᵀ against √w (1 − LᵀP⁰⁻¹L);  √μ Aφ⁻¹A against √μ;  M against b − Mφ.
    """
    shape, (w, barrier) = problem.shape, np.sqrt(weights)
    slack = problem.A @ phi
    rows = [problem.M, barrier * problem.A / slack[:, None]]
    right = [problem.b - problem.M @ phi, np.full(len(slack), barrier)]
    for part, reference in zip(shape.bodies, shape.reference, strict=True):
        L = np.linalg.cholesky(np.tensordot(phi[part], E, 1))
        back = np.linalg.inv(L)
        wide = np.zeros((16, len(phi)))
        wide[:, part] = w * (back @ E @ back.T).reshape(10, 16).T
        rows.append(wide)
        right.append(w * (np.eye(4) - L.T @ np.linalg.solve(reference, L)).ravel())
    for k, known in shape.known.items():
        wide = np.zeros((1, len(phi)))
        wide[0, k] = w / phi[k]
        rows.append(wide)
        right.append(np.array([w * (1 - phi[k] / known)]))
    J, r = np.vstack(rows), np.concatenate(right)
    size = np.linalg.norm(J, axis=0)
    size[size == 0] = 1.0
    step = np.linalg.lstsq(J / size, r, rcond=1e-15)[0] / size
    return step, float(np.sum((J @ step) ** 2))


def _advance(
    problem: Problem, phi: Array, step: Array, cost: float, slope: float,
    weights: tuple[float, float],
) -> Array | None:  # fmt: skip
    """A step that stays inside and goes down; None where rounding hides any descent."""
    length = 1.0
    for _ in range(50):
        trial = phi + length * step
        if _cost(problem, trial, weights) <= cost + 1e-4 * length * slope:
            return np.asarray(trial)
        length *= 0.5
    return None
