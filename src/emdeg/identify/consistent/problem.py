"""Full parameters that are a robot: the nearest to what was measured, and to what was known.

    min over φ   ½ ‖M φ − b‖²  +  w Σ_i d(P_i ‖ P_i⁰)  +  w Σ_k d(φ_k ‖ φ_k⁰)
    M = Λ^½ K,  b = Λ^½ β̂,   so that  ½ ‖Mφ − b‖² = ½ (Kφ − β̂)ᵀ Λ (Kφ − β̂),     Λ = (cov β̂)⁻¹
    d(P‖P⁰)  =  tr(P⁰⁻¹P) − log det(P⁰⁻¹P) − 4                            P_i(φ) positive definite
    A φ ≥ 0      rotors, viscous and Coulomb friction; bodies inside their boxes or ellipsoids

P is the 4×4 pseudo-inertia ∫(r,1)(r,1)ᵀ dm about the joint frame, linear in φ: positive definite
exactly when the ten numbers belong to a distribution of positive mass (Wensing, Kim, Slotine 2018).
d is the log-det divergence from the description's inertia (Lee, Wensing, Park 2020), for a known
rotor the same of one number; w = 1 says that a description is trusted to about its own size, and
data that say more win. Without a prior w is 10⁻³: only what no datum touches stays with the
description.

The problem is convex. newton.py solves it with nothing but NumPy, log_cholesky.py in coordinates
in which every φ is a robot, semidefinite.py by Clarabel; dual.py proves how near to the minimum a
solution is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from emdeg.identify.drives import FREE
from emdeg.identify.model import Array, Model
from emdeg.mechanics.parameters.regressor import FIELDS, MOTOR

TRUSTED, HARDLY = 1.0, 1e-3
GENERIC = np.diag([2.5e-3, 2.5e-3, 2.5e-3, 1.0])  # 1 kg within some 5 cm: where nothing is known
LEAST, ROUNDING = 1e-6, 1e-15


@dataclass(frozen=True, eq=False)
class Consistent:
    """φ, what it cost, and by how much that may exceed the minimum, as the solver believes.

    `cost` is the first term, ½χ²; `multipliers` are those of A φ ≥ 0.
    """

    phi: Array
    cost: float
    gap: float
    steps: int
    unknown: tuple[int, ...]  # bodies without a usable inertia in the description
    multipliers: Array


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
    """Which unknowns are bodies' (ten in a row each), and what the description says of them."""

    bodies: tuple[slice, ...]
    drives: tuple[int, ...]  # unknowns that must not be negative, and are felt
    reference: Array  # P⁰ of each body
    known: dict[int, float]  # inertias of rotors that the description has
    unknown: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Bounding:
    """What one body must fit into: rows g with gᵀφ ≥ 0, and the fields of 1 kg well inside."""

    body: int
    rows: Array  # (r, 10)
    middle: Array


@dataclass(frozen=True, eq=False)
class Problem:
    """The problem above in numbers: these doubles are its data, exactly."""

    root: Array  # Λ^½, rows
    K: Array
    beta: Array
    shape: Shape
    weight: float
    A: Array  # rows: the drives first, then what bounds the bodies
    bounding: tuple[Bounding, ...] = ()

    @cached_property
    def M(self) -> Array:
        """Λ^½ K."""
        return np.asarray(self.root @ self.K)

    @cached_property
    def b(self) -> Array:
        """Λ^½ β̂."""
        return np.asarray(self.root @ self.beta)

    def pseudo_inertias(self, phi: Array) -> list[Array]:
        """P of each body."""
        return [np.tensordot(phi[part], E, 1) for part in self.shape.bodies]

    def misfit(self, phi: Array) -> float:
        """½ ‖M φ − b‖²."""
        rest = self.M @ phi - self.b
        return 0.5 * float(rest @ rest)

    def divergence(self, phi: Array) -> float:
        """What w multiplies; infinite outside."""
        found = 0.0
        for P, reference in zip(self.pseudo_inertias(phi), self.shape.reference, strict=True):
            try:
                size = 2 * float(np.log(np.diag(np.linalg.cholesky(P))).sum())
            except np.linalg.LinAlgError:
                return np.inf
            inside = float(np.trace(np.linalg.solve(reference, P)))
            found += inside - size + float(np.linalg.slogdet(reference)[1]) - 4
        for k, known in self.shape.known.items():
            if phi[k] <= 0:
                return np.inf
            found += float(phi[k] / known - np.log(phi[k] / known) - 1)
        return found

    def objective(self, phi: Array) -> float:
        """All of it."""
        return self.misfit(phi) + self.weight * self.divergence(phi)


def problem_of(
    model: Model, beta: Array, information: Array, *, prior: bool = True,
    bounding: Sequence[Bounding] = (),
) -> Problem:  # fmt: skip
    """`information` is Λ; bounding.py makes `bounding`."""
    root, shape = root_of(information, beta), shape_of(model)
    felt = np.abs(root @ model.K).sum(axis=0) > 0
    seen = tuple(k for k in shape.drives if felt[k] or k in shape.known)
    shape = replace(shape, drives=seen)  # of the others nobody knows anything: as described
    own = np.zeros((len(shape.drives), len(model.full)))
    own[range(len(shape.drives)), list(shape.drives)] = 1.0
    rows = [own]
    for bound in bounding:
        wide = np.zeros((len(bound.rows), len(model.full)))
        wide[:, shape.bodies[bound.body]] = bound.rows
        rows.append(wide)
    weight = TRUSTED if prior else HARDLY
    return Problem(root, model.K, beta, shape, weight, np.vstack(rows), tuple(bounding))


def root_of(information: Array, beta: Array) -> Array:
    """Λ^½; what says less of a parameter than a millionth of its size or of 1 says nothing."""
    told = np.sqrt(np.clip(np.diag(information), 0.0, None)) * np.maximum(np.abs(beta), 1.0) > LEAST
    size = np.where(told, np.sqrt(np.where(told, np.diag(information), 1.0)), 0.0)
    back = np.where(told, 1 / np.where(told, size, 1.0), 0.0)
    values, axes = np.linalg.eigh(information * np.outer(back, back))
    kept = values > ROUNDING * max(float(values[-1]), 1e-300)
    return np.asarray((axes[:, kept] * np.sqrt(values[kept])).T * size)


def shape_of(model: Model) -> Shape:
    """The structure of φ, with a positive definite reference for every body."""
    count = sum(f.field in FIELDS for f in model.full) // 10
    bodies = tuple(slice(10 * i, 10 * i + 10) for i in range(count))
    drives = tuple(k for k, f in enumerate(model.full) if f.field not in (*FIELDS, *FREE))
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
    rotors = {k: float(model.prior[k]) for k in drives if model.full[k].field == MOTOR}
    known = {k: x for k, x in rotors.items() if x > 0}
    return Shape(bodies, drives, reference, known, tuple(unknown))


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


def first_guess(model: Model, problem: Problem, beta: Array) -> Array:
    """The references, and drives that are near what was measured but inside."""
    shape = problem.shape
    phi = np.nan_to_num(model.prior)
    measured = dict(zip((b.name for b in model.base), beta, strict=True))
    for part, P in zip(shape.bodies, shape.reference, strict=True):
        phi[part] = fields_of(P)
    for k in shape.drives:
        known = shape.known.get(k, 0.0)
        phi[k] = max(measured.get(model.full[k].name, known), known, 1e-3)
    return phi


def fields_of(P: Array) -> Array:
    """The ten fields of a pseudo-inertia: J = tr(Σ) 1 − Σ."""
    J = np.trace(P[:3, :3]) * np.eye(3) - P[:3, :3]
    return np.array([P[3, 3], *P[:3, 3], J[0, 0], J[0, 1], J[1, 1], J[0, 2], J[1, 2], J[2, 2]])
