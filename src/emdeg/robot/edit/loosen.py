"""A joint that nothing holds: the robot whose last body has lost what turns with its joint.

Of a body on which none stands, with its centre of mass on the joint's axis z, a joint without
effort lets J z slip away (the articulated inertia of Featherstone 2008, 7.2, of a last body):

    D = zᵀ J z + I_m,     J′ = J − J z (J z)ᵀ / D

m, s and the other moments stay, so it is a rigid body again, and the mass matrix of the joints
below it is the Schur complement M − m_k m_kᵀ / M_kk, without a product of entries of M.
Precondition: the joint turns, and its motor is not coupled to the body below.
"""

from __future__ import annotations

from dataclasses import replace

from emdeg.exact.graph import ZERO, Expr, multiply
from emdeg.exact.linalg import Matrix
from emdeg.robot.edit.reframe import nonzero
from emdeg.robot.model.mechanism import M, Mechanism


def slips(robot: Mechanism, i: int) -> bool:
    """Can the joint of body i be let go of: does it turn a last body about an axis through it?"""
    body = robot.bodies[i]
    turning = body.joint.revolute and body.joint.mimic is None and not robot.children[i]
    return turning and all(nonzero(e) is ZERO for e in body.inertia.com[:2])


def let_go(robot: M, i: int, inertia: Expr) -> M:
    """The robot with J′ for J, where the joint of body i has this `inertia` D."""
    bodies = list(robot.bodies)
    tensor = bodies[i].inertia.tensor
    column = tensor.column(2)
    rest = Matrix.symmetric(
        3, lambda a, b: nonzero(tensor[a, b] - multiply(column[a], column[b]) / inertia)
    )
    bodies[i] = replace(bodies[i], inertia=replace(bodies[i].inertia, tensor=rest))
    return replace(robot, bodies=tuple(bodies))
