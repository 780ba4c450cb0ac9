"""Full parameters that are a robot: the nearest to what was measured, and to what was known.

    min over φ   ½ (Kφ − β̂)ᵀ Λ (Kφ − β̂)  +  w Σ_i d(P_i ‖ P_i⁰)          Λ = (cov β̂)⁻¹
    d(P‖P⁰)  =  tr(P⁰⁻¹P) − log det(P⁰⁻¹P) − 4                            P_i(φ) positive definite
    rotors, viscous and Coulomb friction ≥ 0

P is the 4×4 pseudo-inertia ∫(r,1)(r,1)ᵀ dm about the joint frame, linear in φ: positive definite
exactly when the ten numbers belong to a distribution of positive mass (Wensing, Kim, Slotine 2018).
d is the log-det divergence from the description's inertia (Lee, Wensing, Park 2020); w = 1 says
that a description is trusted to about its own size, and data that say more win. Without a prior w
is 10⁻³: only what no datum touches stays with the description.

The problem is convex and −log det keeps to the inside, so that Newton's method finds the one
minimum: a Cholesky factor of every P at each step, no other packages. The same as a semidefinite
program for cvxpy and Clarabel: identify/consistent/semidefinite.py.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from emdeg.errors import RuntimeFailure
from emdeg.identify.model import OFFSET, Array, Model
from emdeg.mechanics.parameters.regressor import FIELDS, MOTOR

TRUSTED, HARDLY = 1.0, 1e-3
STEPS = 200
PRECISE, LOOSE = 1e-11, 1e-4  # of the cost: where Newton stops, and what is not taken
GENERIC = np.diag([2.5e-3, 2.5e-3, 2.5e-3, 1.0])  # 1 kg within some 5 cm: where nothing is known


@dataclass(frozen=True, eq=False)
class Consistent:
    """φ, what it cost, and by how much that can exceed the minimum (Newton's decrement)."""

    phi: Array
    cost: float
    gap: float
    steps: int
    unknown: tuple[int, ...]  # bodies without a usable inertia in the description


def basis() -> Array:
    """P = Σ_k φ_k E_k for the ten fields of a body, in the order of FIELDS."""
    found = np.zeros((10, 4, 4))
    found[0, 3, 3] = 1.0
    for k in range(3):
        found[1 + k, k, 3] = found[1 + k, 3, k] = 1.0
    place = {
        "Jxx": (0, 0),
        "Jxy": (0, 1),
        "Jyy": (1, 1),
        "Jxz": (0, 2),
        "Jyz": (1, 2),
        "Jzz": (2, 2),
    }
    for k, name in enumerate(FIELDS[4:], 4):
        i, j = place[name]
        tensor = np.zeros((3, 3))
        tensor[i, j] = tensor[j, i] = 1.0
        found[k, :3, :3] = 0.5 * np.trace(tensor) * np.eye(3) - tensor  # Σ = ½ tr(J) 1 − J
    return found


E = basis()


@dataclass(frozen=True, eq=False)
class Shape:
    """Which unknowns are bodies' (ten in a row each), which must not be negative."""

    bodies: tuple[slice, ...]
    positive: Array
    reference: Array  # P⁰ of each body
    drives: Array  # known rotor inertias, 0 where there is none
    unknown: tuple[int, ...]


def shape_of(model: Model) -> Shape:
    """The structure of φ, with a positive definite reference for every body."""
    count = sum(f.field in FIELDS for f in model.full) // 10
    bodies = tuple(slice(10 * i, 10 * i + 10) for i in range(count))
    positive = np.array(
        [k for k, f in enumerate(model.full) if f.field not in (*FIELDS, OFFSET)], dtype=int
    )
    reference, unknown = np.empty((count, 4, 4)), []
    for i, part in enumerate(bodies):
        P = np.tensordot(model.prior[part], E, 1)
        if not np.isfinite(P).all() or P[3, 3] <= 0:
            reference[i] = GENERIC
            unknown.append(i)
            continue
        reference[i], mended = _definite(P)
        if mended:
            unknown.append(i)
    rotors = np.array([model.prior[k] if model.full[k].field == MOTOR else 0.0 for k in positive])
    return Shape(bodies, positive, reference, np.nan_to_num(rotors), tuple(unknown))


def _definite(P: Array) -> tuple[Array, bool]:
    """P, or the nearest whose second moments about the centre of mass are not below 10⁻⁴ of it."""
    mass, com = P[3, 3], P[:3, 3] / P[3, 3]
    second = P[:3, :3] - mass * np.outer(com, com)
    values, axes = np.linalg.eigh(second)
    least = max(1e-4 * max(values.max(), 0.0), 1e-7 * mass)
    if values.min() >= least:
        return P, False
    second = (axes * np.maximum(values, least)) @ axes.T
    made = P.copy()
    made[:3, :3] = second + mass * np.outer(com, com)
    return made, bool(values.min() < -1e-6 * abs(values).max() or values.max() <= 0)


def consistent(model: Model, beta: Array, information: Array, *, prior: bool = True) -> Consistent:
    """The φ above; `information` is Λ."""
    shape = shape_of(model)
    weight = TRUSTED if prior else HARDLY
    phi = first_guess(model, shape, beta)
    scale = np.maximum(np.abs(phi), 1e-6)
    quadratic = model.K.T @ information @ model.K
    steps = 0
    for barrier in (1.0, 1e-2, 1e-4, 1e-6):
        weights = (max(weight, barrier) if not prior else weight, min(barrier, 1.0))
        for _ in range(STEPS):
            cost, slope, curve = _taylor(model, shape, phi, beta, information, quadratic, weights)
            ridge = curve + np.diag(1e-12 / scale**2)
            step = -_solve(ridge, slope)
            decrement = float(-slope @ step)
            if decrement < PRECISE * (1 + abs(cost)):
                break
            moved = _advance(model, shape, phi, step, cost, slope, beta, information, weights)
            if moved is None:  # as far as doubles go
                break
            phi, steps = moved, steps + 1
    if decrement > LOOSE * (1 + abs(cost)):
        raise RuntimeFailure(
            "no physically consistent fit was found", found=f"Newton's decrement {decrement:.2g}",
            hint="consistent=False gives the base parameters alone",
        )  # fmt: skip
    gap = decrement / 2 + weights[1] * len(shape.positive)
    fit = model.K @ phi - beta
    return Consistent(phi, float(0.5 * fit @ information @ fit), gap, steps, shape.unknown)


def first_guess(model: Model, shape: Shape, beta: Array) -> Array:
    """The references, and drives that are near what was measured but inside."""
    phi = np.zeros(len(model.full))
    measured = dict(zip((b.name for b in model.base), beta, strict=True))
    for part, P in zip(shape.bodies, shape.reference, strict=True):
        phi[part] = fields_of(P)
    for k, known in zip(shape.positive, shape.drives, strict=True):
        phi[k] = max(measured.get(model.full[k].name, known), known, 1e-3)
    return phi


def fields_of(P: Array) -> Array:
    """The ten fields of a pseudo-inertia: J = tr(Σ) 1 − Σ."""
    J = np.trace(P[:3, :3]) * np.eye(3) - P[:3, :3]
    return np.array([P[3, 3], *P[:3, 3], J[0, 0], J[0, 1], J[1, 1], J[0, 2], J[1, 2], J[2, 2]])


def _cost(
    model: Model, shape: Shape, phi: Array, beta: Array, information: Array,
    weights: tuple[float, float],
) -> float:  # fmt: skip
    """The objective with barriers; infinite outside."""
    drives = phi[shape.positive]
    if (drives <= 0).any():
        return np.inf
    fit = model.K @ phi - beta
    found = 0.5 * float(fit @ information @ fit) - weights[1] * float(np.log(drives).sum())
    for k, known in zip(shape.positive, shape.drives, strict=True):
        if known > 0:
            found += weights[0] * float(phi[k] / known - np.log(phi[k] / known))
    for part, reference in zip(shape.bodies, shape.reference, strict=True):
        P = np.tensordot(phi[part], E, 1)
        try:
            factor = np.linalg.cholesky(P)
        except np.linalg.LinAlgError:
            return np.inf
        inside = np.linalg.solve(reference, P)
        found += weights[0] * float(np.trace(inside) - 2 * np.log(np.diag(factor)).sum())
    return found


def _taylor(
    model: Model, shape: Shape, phi: Array, beta: Array, information: Array, quadratic: Array,
    weights: tuple[float, float],
) -> tuple[float, Array, Array]:  # fmt: skip
    """Cost, gradient and Hessian."""
    cost = _cost(model, shape, phi, beta, information, weights)
    slope = quadratic @ phi - model.K.T @ (information @ beta)
    curve = quadratic.copy()
    for k, known in zip(shape.positive, shape.drives, strict=True):
        slope[k] -= weights[1] / phi[k]
        curve[k, k] += weights[1] / phi[k] ** 2
        if known > 0:
            slope[k] += weights[0] * (1 / known - 1 / phi[k])
            curve[k, k] += weights[0] / phi[k] ** 2
    for part, reference in zip(shape.bodies, shape.reference, strict=True):
        inverse = np.linalg.inv(np.tensordot(phi[part], E, 1))
        pull = np.linalg.inv(reference) - inverse
        turned = inverse @ E  # P⁻¹E_k
        slope[part] += weights[0] * np.einsum("ij,kji->k", pull, E)
        curve[part, part] += weights[0] * np.einsum("kij,lji->kl", turned, turned)
    return cost, slope, curve


def _advance(
    model: Model, shape: Shape, phi: Array, step: Array, cost: float, slope: Array, beta: Array,
    information: Array, weights: tuple[float, float],
) -> Array | None:  # fmt: skip
    """A step that stays inside and goes down; None where rounding hides any descent."""
    length, descent = 1.0, 1e-4 * float(slope @ step)
    for _ in range(50):
        trial = phi + length * step
        if _cost(model, shape, trial, beta, information, weights) <= cost + length * descent:
            return np.asarray(trial)
        length *= 0.5
    return None


def _solve(matrix: Array, right: Array) -> Array:
    """After scaling the diagonal to 1."""
    scale = 1 / np.sqrt(np.diag(matrix))
    even = matrix * np.outer(scale, scale)
    try:
        return np.asarray(scale * np.linalg.solve(even, scale * right))
    except np.linalg.LinAlgError:  # at the very edge of what is possible
        return np.asarray(scale * np.linalg.lstsq(even, scale * right, rcond=1e-14)[0])
