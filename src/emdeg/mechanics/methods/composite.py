"""The composite rigid body algorithm, with gravity and velocity terms by recursion.

Walker, Orin 1982; Featherstone 2008, table 6.2. The composite inertia of body i is that of all
bodies that it carries, I^c_i = I_i + Σ I^c_k; a unit motion S_i of joint i needs the force
F = I^c_i S_i on the composite, and by its power on the joints below

    M_ji = S_j · F,  F carried from frame to frame,  j on the path from i to the base.

Gravity acts on the composite's first moment and mass: with g0 in axes of i

    g_i = −S_i · (m^c g0, h^c × g0)

and the velocity terms are the Newton–Euler recursion with q̈ = 0 and without gravity,

    a_i = a_λ + v_i × S_i q̇_i        f_i = I_i a_i + v_i ×* I_i v_i + Σ f_k        h_i = S_i · f_i

so τ = M q̈ + h + g. Trees, prismatic joints and free flyers alike.
"""

from __future__ import annotations

from emdeg.exact.graph import ZERO
from emdeg.exact.linalg import Vector
from emdeg.mechanics.base import RigidBody
from emdeg.mechanics.inertia_matrix import mass_matrix
from emdeg.mechanics.steps import Notation
from emdeg.mechanics.tree import (
    accelerations,
    body_velocities,
    composites,
    down,
    efforts,
    inward,
    joint_poses,
    own_inertias,
)
from emdeg.robot.model.spatial import STILL, Force, JointPose, SpatialInertia
from emdeg.robot.robot import Robot

NAME = "composite"
STEPS = {
    "mass": Notation("m_#^c", r"m_{#}^{c}", "table 6.2", inward=True),
    "moment": Notation("h_#^c", r"h_{#}^{c}", "table 6.2", inward=True),
    "tensor": Notation("J_#^c", r"J_{#}^{c}", "table 6.2", inward=True),
    "M": Notation("M_#", r"M_{#}", "table 6.2", "joint"),
    "velocity_terms": Notation("h_#", r"h_{#}", "table 5.1 with q̈ = 0", "joint"),
    "g": Notation("g_#", r"g_{#}", "−S·(m^c g, h^c × g)", "joint"),
    "tau": Notation("τ_#", r"\tau_{#}", "τ = M q̈ + h + g", "joint"),
}


def rigid_body(robot: Robot) -> RigidBody:
    """M by composite bodies; τ = M q̈ + h + g."""
    poses = joint_poses(robot)
    composite = composites(robot, poses, own_inertias(robot))
    M = mass_matrix(robot, poses, composite)
    gravity = gravity_efforts(robot, poses, composite)
    velocity = velocity_efforts(robot, poses)
    return RigidBody(
        tau=M @ Vector(robot.qdd) + velocity + gravity,
        M=M,
        gravity=gravity,
        intermediates={
            "composite_inertia": composite, "velocity_terms": velocity, "M": M, "g": gravity,
            "mass": [whole.mass for whole in composite],
            "moment": [whole.moment for whole in composite],
            "tensor": [whole.tensor for whole in composite],
        },
        notation=STEPS,
    )  # fmt: skip


def gravity_efforts(
    robot: Robot, poses: list[JointPose], composite: list[SpatialInertia]
) -> Vector:
    """g_i = −S_i · (m^c g0, h^c × g0)."""
    weights = [
        Force(g * whole.mass, whole.moment.cross(g)) * -1
        for g, whole in zip(down(robot, poses), composite, strict=True)
    ]
    return efforts(robot, weights)


def velocity_efforts(robot: Robot, poses: list[JointPose]) -> Vector:
    """h_i = C q̇: the recursion with q̈ = 0, without gravity."""
    velocity = body_velocities(robot, poses)
    rates = accelerations(robot, poses, STILL, [ZERO] * robot.nv)
    own = [
        inertia.momentum(a) + v.cross_force(inertia.momentum(v))
        for inertia, v, a in zip(own_inertias(robot), velocity, rates, strict=True)
    ]
    return efforts(robot, inward(robot, own, lambda i, f: f.to_parent(poses[i])))
