"""The consistent fit as a semidefinite program for cvxpy and Clarabel (the extra `identify`).

The same problem as newton.py, written down and handed to a solver that shares nothing with it: two
ways to one minimum. P_i = F_i X_i F_iᵀ with F_i the Cholesky factor of the reference,
so that X is about the identity and the solver sees numbers of one size.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from emdeg.errors import RuntimeFailure
from emdeg.identify.consistent.problem import Bounding, Consistent, E, first_guess, problem_of
from emdeg.identify.model import Array, Model
from emdeg.optional import optional

EXTRA = "identify"
TOLERANCE = 1e-8


def semidefinite(
    model: Model, beta: Array, information: Array, *, prior: bool = True,
    bounding: Sequence[Bounding] = (),
) -> Consistent:  # fmt: skip
    """φ of problem.py by Clarabel."""
    cvxpy = optional("cvxpy", EXTRA, "a semidefinite fit")
    optional("clarabel", EXTRA, "a semidefinite fit")
    problem = problem_of(model, beta, information, prior=prior, bounding=bounding)
    shape, weight = problem.shape, problem.weight
    size = np.maximum(np.abs(first_guess(model, problem, beta)), 1e-3)
    x: Any = cvxpy.Variable(len(model.full))
    cost = 0.5 * cvxpy.sum_squares((problem.M * size) @ x - problem.b)
    rows = problem.A * size
    level = 1 / np.maximum(np.linalg.norm(rows, axis=1), 1e-300)
    wall = (rows * level[:, None]) @ x >= 0
    constraints = [wall]
    for part, reference in zip(shape.bodies, shape.reference, strict=True):
        factor = np.linalg.inv(np.linalg.cholesky(reference))
        basis = np.array([factor @ e @ factor.T for e in E]) * size[part, None, None]
        X = cvxpy.Variable((4, 4), PSD=True)
        flat = basis.reshape(10, 16).T
        constraints.append(cvxpy.vec(X, order="C") == flat @ x[part])
        cost = cost + weight * (cvxpy.trace(X) - cvxpy.log_det(X))
    for k, known in shape.known.items():
        ratio = x[k] * (size[k] / known)
        cost = cost + weight * (ratio - cvxpy.log(ratio))
    program = cvxpy.Problem(cvxpy.Minimize(cost), constraints)
    program.solve(solver="CLARABEL")
    if program.status not in ("optimal", "optimal_inaccurate") or x.value is None:
        raise RuntimeFailure(
            "Clarabel found no physically consistent fit", found=program.status,
            hint="consistent=True solves the same problem in another way",
        )  # fmt: skip
    phi = np.asarray(x.value) * size
    phi[list(shape.drives)] = np.maximum(phi[list(shape.drives)], 0.0)
    steps = int(program.solver_stats.num_iters or 0)
    gap = TOLERANCE * max(1.0, abs(float(program.value)))  # Clarabel's own, primal to dual
    multipliers = np.asarray(wall.dual_value).reshape(-1) * level
    return Consistent(phi, problem.misfit(phi), gap, steps, shape.unknown, multipliers)
