"""Recursive Newton–Euler in link coordinates.

Luh, Walker, Paul 1980; Fu, Gonzalez, Lee, table 3.3, here with the joint at the proximal end of
the link (modified DH) and for trees. All vectors of body i are in frame i; R_i, p_i is the pose
of body i in its parent λ; joint i turns with ω_J = z q̇_i (revolute) and slides with v_J = z q̇_i
(prismatic), or does both (screw).

    outward   ω_i  = R_iᵀ ω_λ + ω_J
              ω̇_i  = R_iᵀ ω̇_λ + (R_iᵀ ω_λ) × ω_J + ω̇_J
              a_i  = R_iᵀ [a_λ + ω̇_λ × p_i + ω_λ × (ω_λ × p_i)]
                     + (2 R_iᵀ ω_λ + ω_J) × v_J + v̇_J
              F_i  = m_i [a_i + ω̇_i × c_i + ω_i × (ω_i × c_i)]
              N_i  = I_i ω̇_i + ω_i × I_i ω_i
    inward    f_i  = F_i + Σ R_k f_k                                         (children k)
              n_i  = N_i + c_i × F_i + Σ (R_k n_k + p_k × R_k f_k)
              τ_i  = S_i · (f_i, n_i): z · n_i (revolute) or z · f_i (prismatic)

Gravity is the base acceleration a_0 = −g0; a moving base adds its own ω_0, ω̇_0, a_0. A floating
body has its own velocity and acceleration symbols for (v_J, ω_J) (body frame, linear then angular)
and its effort is (f_i, n_i). External wrenches (`loads`: force and moment on body i at its origin,
in frame i) are taken off f_i, n_i.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from emdeg.exact.linalg import Vector
from emdeg.mechanics.base import RigidBody
from emdeg.mechanics.steps import Notation
from emdeg.mechanics.terms.wrenches import wrenches_on_bodies
from emdeg.mechanics.tree import Acceleration, efforts, ground, inward, outward, swing
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.spatial import Force
from emdeg.robot.robot import Robot

NAME = "newton_euler"
STEPS = {
    "omega": Notation("ω_#", r"\omega_{#}", "3.3-50"),
    "alpha": Notation("ω̇_#", r"\dot{\omega}_{#}", "3.3-51"),
    "acceleration": Notation("a_#", r"a_{#}", "3.3-52"),
    "F": Notation("F_#", r"F_{#}", "3.3-53, 3.3-54"),
    "N": Notation("N_#", r"N_{#}", "3.3-55 and c × F"),
    "f": Notation("f_#", r"f_{#}", "3.3-56", inward=True),
    "n": Notation("n_#", r"n_{#}", "3.3-57", inward=True),
    "tau": Notation("τ_#", r"\tau_{#}", "3.3-58", "joint"),
}


def rigid_body(robot: Robot) -> RigidBody:
    """τ by the two-pass recursion, O(n)."""
    poses = [robot.joint_pose(i) for i in range(len(robot.bodies))]
    moving = accelerations(robot, poses)
    own = [
        inertial_wrench(body.inertia, state.omega, state.alpha, state.accel)
        for body, state in zip(robot.bodies, moving, strict=True)
    ]
    for i, load in wrenches_on_bodies(robot).items():
        own[i] = own[i] - load
    forces = inward(robot, own, lambda i, force: force.to_parent(poses[i]))
    return RigidBody(
        tau=efforts(robot, forces),
        forces=tuple(forces),
        includes_wrenches=True,
        intermediates={
            "omega": [state.omega for state in moving], "alpha": [state.alpha for state in moving],
            "acceleration": [state.accel for state in moving],
            "F": [force.f for force in own], "N": [force.n for force in own],
            "f": [force.f for force in forces], "n": [force.n for force in forces],
        },
        notation=STEPS,
    )  # fmt: skip


def accelerations(robot: Robot, poses: Sequence[Pose]) -> list[Acceleration]:
    """The outward pass."""

    def step(i: int, below: Acceleration | None) -> Acceleration:
        parent, pose = below or ground(robot), poses[i]
        a = parent.accel + swing(parent.omega, parent.alpha, pose.translation)
        at_joint = replace(parent, accel=a).turned(pose.rotation.T.__matmul__)
        return at_joint.through(robot.bodies[i].joint, robot)

    return outward(robot, step)


def inertial_wrench(inertia: Inertia, w: Vector, dw: Vector, a: Vector) -> Force:
    """(F, N + c × F) of one body at its frame origin."""
    c, tensor = inertia.com, inertia.tensor
    force = (a + dw.cross(c) + w.cross(w.cross(c))) * inertia.mass
    return Force(force, tensor @ dw + w.cross(tensor @ w) + c.cross(force))
