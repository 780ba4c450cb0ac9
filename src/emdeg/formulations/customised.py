"""Newton–Euler with regrouped parameters, written for few operations.

The recursion of formulations.newton_euler about frame origins, with the inertial parameters
regrouped (robot.regroup: after it m_i, s_iz and one of the moments of every revolute joint
vanish) and with the products of ω shared through U (short_forms). The whole robot is one segment.
"""

from __future__ import annotations

from emdeg.expr.linalg import Vector
from emdeg.formulations.base import RigidBody
from emdeg.formulations.segments import whole
from emdeg.robot.model import Robot
from emdeg.robot.regroup import regroup, shortest_leads

NAME = "customised"


def rigid_body(robot: Robot) -> RigidBody:
    """τ from the regrouped parameters."""
    inertias = regroup(robot, dict(enumerate(shortest_leads(robot))))
    tau = whole(robot, inertias)
    return RigidBody(tau=Vector([tau[k] for k in range(robot.nv)]))
