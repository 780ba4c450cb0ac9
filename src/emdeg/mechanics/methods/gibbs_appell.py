"""Gibbs–Appell: the efforts are the derivatives of the energy of acceleration.

Gibbs 1879, Appell 1899; Kane's equations in another dress. With a_i the acceleration of body i's
centre of mass minus gravity,

    S   = Σ ½ m_i a_i · a_i + ½ ω̇_i · I_i ω̇_i + ω̇_i · (ω_i × I_i ω_i)
    τ_j = ∂S/∂q̈_j

Accelerations are linear in q̈, so S needs no velocities differentiated, and quasi-coordinates
(a free flyer's) are as good as true ones.
"""

from __future__ import annotations

from fractions import Fraction

from emdeg.exact.calculus import gradient
from emdeg.exact.graph import Expr, linear, multiply
from emdeg.exact.linalg import Vector
from emdeg.mechanics.base import RigidBody
from emdeg.mechanics.steps import Notation
from emdeg.mechanics.tree import accelerations, body_velocities, joint_poses
from emdeg.robot.model.inertia import Inertia
from emdeg.robot.model.spatial import ZERO3, Motion
from emdeg.robot.robot import Robot

NAME = "gibbs_appell"
STEPS = {
    "omega": Notation("ω_#", r"\omega_{#}", "outward"),
    "alpha": Notation("ω̇_#", r"\dot{\omega}_{#}", "outward"),
    "a": Notation("a_#", r"a_{#}", "outward, minus gravity"),
    "S_of": Notation("S_#", r"S_{#}", "½ m a·a + ½ ω̇·I ω̇ + ω̇·(ω × I ω)"),
    "S": Notation("S", r"S", "Gibbs 1879, Appell 1899", ""),
    "tau": Notation("τ_#", r"\tau_{#}", "τ = ∂S/∂q̈", "joint"),
}
HALF = Fraction(1, 2)


def rigid_body(robot: Robot) -> RigidBody:
    """τ = ∂S/∂q̈ of S, the Gibbs function."""
    poses = joint_poses(robot)
    velocity = body_velocities(robot, poses)
    rates = accelerations(robot, poses, Motion(-robot.gravity, ZERO3), robot.qdd)
    at_com, energies = [], []
    for body, v, a in zip(robot.bodies, velocity, rates, strict=True):
        # the spatial acceleration of the origin becomes the true one of the centre of mass
        c, w = body.inertia.com, v.w
        at_com.append(a.v + w.cross(v.v) + a.w.cross(c) + w.cross(w.cross(c)))
        energies.append(acceleration_energy(body.inertia, w, a.w, at_com[-1]))
    S = linear(term for terms in energies for term in terms)
    return RigidBody(
        tau=Vector(gradient(S, robot.qdd)),
        intermediates={
            "S": S, "S_of": [linear(terms) for terms in energies], "a": at_com,
            "omega": [v.w for v in velocity], "alpha": [a.w for a in rates],
        },
        notation=STEPS,
    )  # fmt: skip


def acceleration_energy(
    inertia: Inertia, w: Vector, dw: Vector, a: Vector
) -> list[tuple[Expr, Fraction | int]]:
    """The terms of S that belong to one body, each with its factor."""
    tensor = inertia.tensor
    return [
        (multiply(inertia.mass, a.dot(a)), HALF),
        (dw.dot(tensor @ dw), HALF),
        (dw.dot(w.cross(tensor @ w)), 1),
    ]
