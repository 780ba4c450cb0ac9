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
from emdeg.mechanics.tree import accelerations, body_velocities, joint_poses
from emdeg.robot.model.spatial import ZERO3, Motion
from emdeg.robot.robot import Robot

NAME = "gibbs_appell"
HALF = Fraction(1, 2)


def rigid_body(robot: Robot) -> RigidBody:
    """τ = ∂S/∂q̈."""
    S = acceleration_energy(robot)
    return RigidBody(tau=Vector(gradient(S, robot.qdd)), intermediates={"S": S})


def acceleration_energy(robot: Robot) -> Expr:
    """S, the Gibbs function."""
    poses = joint_poses(robot)
    velocity = body_velocities(robot, poses)
    rates = accelerations(robot, poses, Motion(-robot.gravity, ZERO3), robot.qdd)
    terms: list[tuple[Expr, Fraction | int]] = []
    for body, v, a in zip(robot.bodies, velocity, rates, strict=True):
        # the spatial acceleration of the origin becomes the true one of the centre of mass
        c, w, tensor = body.inertia.com, v.w, body.inertia.tensor
        at_com = a.v + w.cross(v.v) + a.w.cross(c) + w.cross(w.cross(c))
        terms += [
            (multiply(body.inertia.mass, at_com.dot(at_com)), HALF),
            (a.w.dot(tensor @ a.w), HALF),
            (a.w.dot(w.cross(tensor @ w)), 1),
        ]
    return linear(terms)
