"""The consistent fit in coordinates in which every point is a robot (Rucker, Wensing 2022).

    P_i = L_i L_iᵀ,   L_i = F_i T(θ),   diagonal of T  e^θ,   below it θ;     drives  φ_k = e^θ

F_i is the Cholesky factor of the description, so that θ = 0 is the description itself. What problem
there is without constraints: min over θ of f(φ(θ)), by Gauss's and Newton's method with damping
(Levenberg, Marquardt) on the rows whose squares newton.py has, pulled back by ∂φ/∂θ:

    (Jᵀ H J + λ D) δ = −Jᵀ ∇f(φ)

It is not convex, and meets the same minimum: a third way, for who wants an answer at every step. As
φ_k → 0 its slope in θ vanishes, so that a drive's number can be lost there although f falls where
it grows: f is a parabola in φ_k, and the step to its bottom brings it back. Bodies whose P is near
to singular (noise ten times as large as the numbers) can be lost likewise; then no dual point
is found (dual.py), and that is said. Shapes that bound bodies are the other solvers'.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from emdeg.errors import UsageError
from emdeg.identify.consistent.problem import (
    Bounding,
    Consistent,
    E,
    Problem,
    fields_of,
    first_guess,
    problem_of,
)
from emdeg.identify.model import Array, Model

STEPS, STEADY, WORTH = 2000, 1e-13, 1e-9
LOWER = tuple((i, j) for i in range(4) for j in range(i + 1))


def log_cholesky(
    model: Model, beta: Array, information: Array, *, prior: bool = True,
    bounding: Sequence[Bounding] = (),
) -> Consistent:  # fmt: skip
    """φ of problem.py; `information` is Λ."""
    if bounding:
        raise UsageError("has no bounding shapes", argument="consistent", found="log-cholesky",
                         expected="True or semidefinite")  # fmt: skip
    problem = problem_of(model, beta, information, prior=prior)
    guess = first_guess(model, problem, beta)
    factors = [np.linalg.cholesky(P) for P in problem.shape.reference]
    theta = np.zeros(len(guess))
    free = [k for k in range(len(guess)) if k >= 10 * len(factors)]
    drives = list(problem.shape.drives)
    theta[free] = guess[free]
    theta[drives] = np.log(guess[drives])
    damping, steps, idle = 1e-3, 0, 0
    phi, J = _chart(problem, factors, theta)
    cost = problem.objective(phi)
    while steps < STEPS and idle < 8:
        steps += 1
        slope, curve = _quadratic(problem, phi)
        H, g = J.T @ curve @ J, J.T @ slope
        size = np.diag(H) + 1e-12 * np.diag(H).max()
        step = np.linalg.solve(H + damping * np.diag(size), -g)
        trial = theta + step * min(1.0, 3.0 / max(float(np.abs(step).max()), 1e-300))
        moved, J_moved = _chart(problem, factors, trial)
        new = problem.objective(moved)
        if new <= cost:
            idle = idle + 1 if cost - new <= STEADY * (1 + abs(cost)) else 0
            theta, phi, J, cost = trial, moved, J_moved, new
            damping = max(damping / 5, 1e-14)
        else:
            idle += damping > 1e6
            damping *= 4
        if idle >= 8 and _freed(problem, phi, theta, cost):
            phi, J = _chart(problem, factors, theta)
            damping, cost, idle = 1e-3, problem.objective(phi), 0
    slope, curve = _quadratic(problem, phi)
    H, g = J.T @ curve @ J, J.T @ slope
    gap = 0.5 * float(g @ np.linalg.lstsq(H, g, rcond=1e-14)[0])
    multipliers = np.clip(slope[drives], 0.0, None)
    return Consistent(phi, problem.misfit(phi), gap, steps, problem.shape.unknown, multipliers)


def _freed(problem: Problem, phi: Array, theta: Array, cost: float) -> bool:
    """Bring back the drive's number whose own parabola gains most; in place."""
    slope, curve = _quadratic(problem, phi)
    lost = [k for k in problem.shape.drives if k not in problem.shape.known and slope[k] < 0]
    gain = {k: 0.5 * slope[k] ** 2 / curve[k, k] for k in lost if curve[k, k] > 0}
    best = max(gain, key=gain.__getitem__, default=None)
    if best is None or gain[best] <= WORTH * (1 + abs(cost)):
        return False
    theta[best] = np.log(phi[best] - slope[best] / curve[best, best])
    return True


def _chart(problem: Problem, factors: Sequence[Array], theta: Array) -> tuple[Array, Array]:
    """φ(θ) and ∂φ/∂θ."""
    phi, J = theta.copy(), np.eye(len(theta))
    for part, F in zip(problem.shape.bodies, factors, strict=True):
        T, slopes = np.zeros((4, 4)), []
        for (i, j), x in zip(LOWER, theta[part], strict=True):
            T[i, j] = np.exp(x) if i == j else x
        L = F @ T
        for i, j in LOWER:
            dL = np.zeros((4, 4))
            dL[:, j] = F[:, i] * (T[i, i] if i == j else 1.0)
            slopes.append(fields_of(dL @ L.T + L @ dL.T))
        phi[part] = fields_of(L @ L.T)
        J[part, part] = np.array(slopes).T
    for k in problem.shape.drives:
        phi[k] = np.exp(theta[k])
        J[k, k] = phi[k]
    return phi, J


def _quadratic(problem: Problem, phi: Array) -> tuple[Array, Array]:
    """Gradient and Hessian of the objective in φ."""
    shape, w = problem.shape, problem.weight
    slope = problem.M.T @ (problem.M @ phi - problem.b)
    curve = problem.M.T @ problem.M
    for part, reference in zip(shape.bodies, shape.reference, strict=True):
        inverse = np.linalg.inv(np.tensordot(phi[part], E, 1))
        turned = inverse @ E  # P⁻¹E_k
        slope[part] += w * np.einsum("ij,kji->k", np.linalg.inv(reference) - inverse, E)
        curve[part, part] += w * np.einsum("kij,lji->kl", turned, turned)
    for k, known in shape.known.items():
        slope[k] += w * (1 / known - 1 / phi[k])
        curve[k, k] += w / phi[k] ** 2
    return slope, curve
