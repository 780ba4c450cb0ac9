"""The consistent fit as a semidefinite program for cvxpy and Clarabel (the extra `identify`).

The same problem as newton.py, written down and handed to a solver that shares nothing with it: two
ways to one minimum. P_i = F_i X_i F_iᵀ with F_i the Cholesky factor of the reference,
so that X is about the identity and the solver sees numbers of one size.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from emdeg.errors import RuntimeFailure
from emdeg.identify.consistent.newton import HARDLY, TRUSTED, Consistent, E, first_guess, shape_of
from emdeg.identify.model import Array, Model
from emdeg.optional import optional

EXTRA = "identify"
TOLERANCE = 1e-8


def semidefinite(
    model: Model, beta: Array, information: Array, *, prior: bool = True
) -> Consistent:
    """φ of newton.py by Clarabel."""
    cvxpy = optional("cvxpy", EXTRA, "a semidefinite fit")
    optional("clarabel", EXTRA, "a semidefinite fit")
    shape, weight = shape_of(model), TRUSTED if prior else HARDLY
    size = np.maximum(np.abs(first_guess(model, shape, beta)), 1e-3)
    x: Any = cvxpy.Variable(len(model.full))
    values, axes = np.linalg.eigh(information)
    root = (axes * np.sqrt(np.clip(values, 0, None))).T
    cost = 0.5 * cvxpy.sum_squares((root @ model.K * size) @ x - root @ beta)
    constraints = [x[int(k)] >= 0 for k in shape.positive]
    for part, reference in zip(shape.bodies, shape.reference, strict=True):
        factor = np.linalg.inv(np.linalg.cholesky(reference))
        basis = np.array([factor @ e @ factor.T for e in E]) * size[part, None, None]
        X = cvxpy.Variable((4, 4), PSD=True)
        flat = basis.reshape(10, 16).T
        constraints.append(cvxpy.vec(X, order="C") == flat @ x[part])
        cost = cost + weight * (cvxpy.trace(X) - cvxpy.log_det(X))
    for k, known in zip(shape.positive, shape.drives, strict=True):
        if known > 0:
            ratio = x[int(k)] * (size[k] / known)
            cost = cost + weight * (ratio - cvxpy.log(ratio))
    program = cvxpy.Problem(cvxpy.Minimize(cost), constraints)
    program.solve(solver="CLARABEL")
    if program.status not in ("optimal", "optimal_inaccurate") or x.value is None:
        raise RuntimeFailure(
            "Clarabel found no physically consistent fit", found=program.status,
            hint="consistent=True solves the same problem in another way",
        )  # fmt: skip
    phi = np.asarray(x.value) * size
    phi[shape.positive] = np.maximum(phi[shape.positive], 0.0)
    stats = program.solver_stats
    fit = model.K @ phi - beta
    gap = TOLERANCE * max(1.0, abs(float(program.value)))  # Clarabel's own, primal to dual
    steps = int(stats.num_iters or 0)
    return Consistent(phi, float(0.5 * fit @ information @ fit), gap, steps, shape.unknown)
