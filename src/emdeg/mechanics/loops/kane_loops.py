"""Kane's equations with nonholonomic partial velocities: no multipliers, no dependent speeds.

With q̇ = B(q) u and q̈ = B u̇ + c, u the independent speeds (independent_speeds.py), every body has

    ω = Σ ω̃_r u_r     ω̃_r = Σ_s ω_s B_sr         v = Σ ṽ_r u_r     ṽ_r = Σ_s v_s B_sr
    K̃*_r + K̃_r = 0,     K̃*_r = Σ_bodies ω̃_r·T* + ṽ_r·R*        r = 1 … degrees of freedom

(Kane and Levinson 1985, Dynamics: Theory and Applications, sections 2.14, 4.11 and 6.1; what Kane
and Levinson 1983, section 3, promise for closed loops; digest R29, R58). The kinematics are those
of kane.py: with W = B instead of a square W the partial velocities that it reads off are the
nonholonomic ones.
"""

from __future__ import annotations

from dataclasses import dataclass

from emdeg.exact.graph import total
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.methods.kane.kane import impulse, inertia_coefficients, kinematics
from emdeg.mechanics.methods.kane.ledger import Ledger
from emdeg.robot.robot import Robot


@dataclass(frozen=True)
class Minimal:
    """−(K̃* + gravity) in u̇ (efforts to be balanced), and the mass matrix of u̇."""

    efforts: Vector
    M: Matrix


def minimal_equations(robot: Robot, B: Matrix, rates: Vector, accelerations: Vector) -> Minimal:
    """The rigid-body part of Bᵀ τ, and Bᵀ M B."""
    ledger = Ledger((), recognise=False)
    bodies = kinematics(robot, B, rates, accelerations, ledger)
    inertias = [body.inertia for body in robot.bodies]
    count = B.shape[1]
    efforts = [
        total(
            impulse(inertia, body, r, with_gravity=True)
            for inertia, body in zip(inertias, bodies, strict=True)
            if r in body.v_r
        )
        for r in range(count)
    ]
    return Minimal(Vector(efforts), -inertia_coefficients(inertias, bodies, count))
