"""Our robot in Pinocchio, joint by joint, as numbers: the oracle of the tests in this folder."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pinocchio as pin
from numpy.typing import NDArray

from emdeg.exact.evaluate import evaluate
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.robot import Robot

Array = NDArray[np.float64]


@dataclass
class PinocchioRobot:
    """Mass matrix, gravity and inverse dynamics in the order of the robot's coordinates."""

    robot: Robot

    def __post_init__(self) -> None:
        assert not self.robot.has_floating_base
        assert all(b.joint.mimic is None for b in self.robot.bodies)
        self.values = self.robot.values()
        self.model = pin.Model()
        self.ids: list[int] = []
        for body in self.robot.bodies:
            joint = pin.JointModelRZ() if body.joint.revolute else pin.JointModelPZ()
            parent = 0 if body.parent is None else self.ids[body.parent]
            new = self.model.addJoint(
                parent, joint, self.se3(body.joint.placement), body.joint.name
            )
            self.model.appendBodyToJoint(new, self.inertia(body.inertia), pin.SE3.Identity())
            self.ids.append(new)
        self.model.gravity.linear = np.array(evaluate(list(self.robot.gravity), self.values))
        for body, new in zip(self.robot.bodies, self.ids, strict=True):
            motor = evaluate([body.joint.motor.reflected_inertia], self.values)[0]
            self.model.armature[self.model.joints[new].idx_v] = motor
        self.data = self.model.createData()
        self.order = [
            self.model.joints[self.model.getJointId(name)].idx_v for name in self.robot.joint_names
        ]

    def se3(self, pose: Pose) -> pin.SE3:
        entries = evaluate([*pose.rotation.entries, *pose.translation], self.values)
        return pin.SE3(np.array(entries[:9]).reshape(3, 3), np.array(entries[9:]))

    def inertia(self, inertia: Inertia) -> pin.Inertia:
        entries = evaluate([inertia.mass, *inertia.com, *inertia.tensor.entries], self.values)
        return pin.Inertia(entries[0], np.array(entries[1:4]), np.array(entries[4:]).reshape(3, 3))

    def theirs(self, ours: Array) -> Array:
        result = np.zeros(len(ours))
        result[self.order] = ours
        return result

    def mass_matrix(self, q: Array) -> Array:
        m = pin.crba(self.model, self.data, self.theirs(q))
        full = np.triu(m) + np.triu(m, 1).T
        return full[np.ix_(self.order, self.order)]

    def inverse_dynamics(self, q: Array, qd: Array, qdd: Array) -> Array:
        tau = pin.rnea(self.model, self.data, *(self.theirs(x) for x in (q, qd, qdd)))
        return np.array(tau)[self.order]

    def gravity(self, q: Array) -> Array:
        zero = np.zeros(len(q))
        return self.inverse_dynamics(q, zero, zero)
