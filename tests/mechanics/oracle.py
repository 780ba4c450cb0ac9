"""Pinocchio as an independent oracle: the same robot as numbers, and its inverse dynamics."""

from __future__ import annotations

import random
from collections.abc import Mapping

import numpy as np
import pinocchio as pin
from numpy.typing import NDArray

from emdeg.exact.evaluate import evaluate
from emdeg.exact.graph import SYMBOL, Expr, walk
from emdeg.exact.linalg import Matrix, Vector
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.joints import Screw
from emdeg.robot.model.parts import Joint
from emdeg.robot.robot import Robot

Array = NDArray[np.float64]


def numbers(robot: Robot, seed: int) -> dict[Expr, float]:
    """A value for every symbol of the robot: state and parameters."""
    roots: list[Expr] = [*robot.q, *robot.qd, *robot.qdd, *robot.gravity]
    for body in robot.bodies:
        place, inertia = body.joint.placement, body.inertia
        roots += [*place.rotation.entries, *place.translation]
        roots += [body.joint.slide, inertia.mass, *inertia.com, *inertia.tensor.entries]
    rng = random.Random(seed)
    symbols = sorted((n for n in walk(roots) if n.kind == SYMBOL), key=lambda node: node.name)
    return {symbol: rng.uniform(0.2, 1.2) for symbol in symbols}


def array(values: Vector | Matrix, at: Mapping[Expr, float]) -> Array:
    """Floats; a Matrix keeps its shape."""
    found: Array = np.array(evaluate(values, at))
    return found


def se3(pose: Pose, at: Mapping[Expr, float]) -> pin.SE3:
    return pin.SE3(array(pose.rotation, at), array(pose.translation, at))


def pinocchio_model(robot: Robot, at: Mapping[Expr, float]) -> tuple[pin.Model, list[int]]:
    """The model, and for each coordinate of ours its place in Pinocchio's velocity."""
    model = pin.Model()
    model.gravity.linear = array(robot.gravity, at)
    ids: dict[int, int] = {}
    place = [0] * robot.nv
    for index in depth_first(robot):
        body = robot.bodies[index]
        joint = pinocchio_joint(body.joint, at)
        parent = 0 if body.parent is None else ids[body.parent]
        ids[index] = model.addJoint(parent, joint, se3(body.joint.placement, at), body.joint.name)
        inertia = body.inertia
        model.appendBodyToJoint(
            ids[index],
            pin.Inertia(
                evaluate([inertia.mass], at)[0],
                array(inertia.com, at),
                array(inertia.tensor, at),
            ),
            pin.SE3.Identity(),
        )
        place[body.joint.coordinate] = model.idx_vs[ids[index]]
    return model, place


def pinocchio_joint(joint: Joint, at: Mapping[Expr, float]) -> object:
    """Pinocchio's own joint of the same kind."""
    if joint.revolute:
        return pin.JointModelRZ()
    if joint.prismatic:
        return pin.JointModelPZ()
    assert isinstance(joint.type, Screw)
    return pin.JointModelHelicalUnaligned(np.array([0.0, 0.0, 1.0]), evaluate([joint.slide], at)[0])


def depth_first(robot: Robot) -> list[int]:
    """Bodies in an order that keeps every subtree together, as Pinocchio's CRBA needs."""
    order: list[int] = []
    stack = list(reversed(robot.children[None]))
    while stack:
        order.append(stack.pop())
        stack += reversed(robot.children[order[-1]])
    return order


def pinocchio_tau(robot: Robot, at: Mapping[Expr, float]) -> Array:
    """Inverse dynamics by Pinocchio, in our order of coordinates."""
    model, place = pinocchio_model(robot, at)
    state = []
    for symbols in (robot.q, robot.qd, robot.qdd):
        vector = np.zeros(model.nv)
        vector[place] = [at[symbol] for symbol in symbols]
        state.append(vector)
    return np.asarray(pin.rnea(model, model.createData(), *state))[place]


def pinocchio_mass_matrix(robot: Robot, at: Mapping[Expr, float]) -> Array:
    """M by Pinocchio, in our order of coordinates."""
    model, place = pinocchio_model(robot, at)
    q = np.zeros(model.nq)
    q[place] = [at[symbol] for symbol in robot.q]
    upper = np.triu(np.asarray(pin.crba(model, model.createData(), q)))
    full = upper + upper.T - np.diag(np.diag(upper))
    return np.asarray(full[np.ix_(place, place)])


def check(robot: Robot, tau: Vector, M: Matrix | None, seed: int = 7) -> None:
    """τ and M as numbers equal Pinocchio's, to 1e-11 of the largest."""
    at = numbers(robot, seed)
    expected = pinocchio_tau(robot, at)
    np.testing.assert_allclose(array(tau, at), expected, atol=1e-11 * abs(expected).max())
    if M is not None:
        expected = pinocchio_mass_matrix(robot, at)
        np.testing.assert_allclose(array(M, at), expected, atol=1e-11 * abs(expected).max())
