"""Newton–Euler with regrouped parameters, written for few operations.

The recursion of methods.newton_euler about frame origins, with frames slid along their axes to
where lever arms are short (robot.edit.reframe), with the inertial parameters regrouped
(robot.edit.regroup: after it m_i, s_iz and one of the moments of every revolute joint vanish) and
with the products of ω shared through U (short_forms). The whole robot is one segment. M is that of
the composite bodies with the same frames and parameters.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from emdeg.exact.linalg import Vector
from emdeg.mechanics.base import RigidBody
from emdeg.mechanics.inertia_matrix import mass_matrix
from emdeg.mechanics.segments import whole
from emdeg.mechanics.steps import Notation
from emdeg.mechanics.tree import composites, joint_poses
from emdeg.robot.edit.reframe import cancel_offsets, shortest_arms
from emdeg.robot.edit.regroup import regroup, shortest_leads
from emdeg.robot.model.spatial import SpatialInertia
from emdeg.robot.robot import Robot

NAME = "customised"
STEPS = {
    "slid": Notation("p_#", r"p_{#}", "frames slid along their axes"),
    "mass": Notation("m_#", r"\bar{m}_{#}", "regrouped"),
    "moment": Notation("s_#", r"\bar{s}_{#}", "regrouped"),
    "tensor": Notation("J_#", r"\bar{J}_{#}", "regrouped"),
    "M": Notation("M_#", r"M_{#}", "composite bodies of these", "joint"),
    "tau": Notation("τ_#", r"\tau_{#}", "the recursion with these", "joint"),
}


def customise(
    robot: Robot, slid: Collection[int] | None = None, lead: Sequence[str] = ()
) -> tuple[Robot, list[SpatialInertia]]:
    """The same robot in handier frames, and its inertias regrouped; how, rules of thumb say."""
    slid = shortest_arms(robot) if slid is None else slid
    robot = cancel_offsets(robot, slid) if slid else robot
    return robot, regroup(robot, dict(enumerate(lead or shortest_leads(robot))))


def rigid_body(
    robot: Robot, slid: Collection[int] | None = None, lead: Sequence[str] = ()
) -> RigidBody:
    """τ and M from the regrouped parameters; frames `slid`, and what `lead`s, as wanted."""
    robot, inertias = customise(robot, slid, lead)
    tau, poses = whole(robot, inertias), joint_poses(robot)
    M = mass_matrix(robot, poses, composites(robot, poses, inertias))
    return RigidBody(
        tau=Vector([tau[k] for k in range(robot.nv)]),
        M=M,
        intermediates={
            "slid": [body.joint.placement.translation for body in robot.bodies], "M": M,
            "mass": [own.mass for own in inertias],
            "moment": [own.moment for own in inertias],
            "tensor": [own.tensor for own in inertias],
        },
        notation=STEPS,
    )  # fmt: skip
