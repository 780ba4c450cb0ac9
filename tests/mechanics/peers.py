"""The same robot in other tools, as numbers: Pinocchio and MuJoCo.

Both are built joint by joint from our Robot at given values of its symbols, floating bases and
drives included, so a comparison shares nothing with our derivations but the description.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

import mujoco
import numpy as np
import pinocchio as pin
from numpy.typing import NDArray

from emdeg.exact.evaluate import evaluate
from emdeg.exact.graph import SYMBOL, Expr, walk
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.terms.wrenches import wrench_symbols
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.parts import Joint
from emdeg.robot.robot import Robot

Array = NDArray[np.float64]
Values = Mapping[Expr, float]


def random_values(robot: Robot, seed: int) -> dict[Expr, float]:
    """A value for every symbol: library values where known, else random but physical."""
    rng = random.Random(seed)
    found: dict[Expr, float] = {}
    known = {s: p.value for s, p in robot.parameters.items() if p.value is not None}
    for symbol in sorted(_symbols(robot), key=lambda node: node.name):
        name = symbol.name
        if symbol in known:
            found[symbol] = float(known[symbol])
        elif name[:3] in ("Ixx", "Iyy", "Izz"):
            found[symbol] = rng.uniform(1.0, 1.2)  # a real body whatever the products are
        elif name[:3] in ("Ixy", "Ixz", "Iyz"):
            found[symbol] = rng.uniform(-0.1, 0.1)
        elif name[0] in "mJN" or name[:2] == "fc":
            found[symbol] = rng.uniform(0.2, 1.2)
        else:
            found[symbol] = rng.uniform(-1.2, 1.2)
    for joint in robot.by_coordinate.values():
        if joint.type.name == "floating":
            start = robot.configuration_index(joint.coordinate)
            quaternion = robot.q[start + 3 : start + 7]
            norm = np.linalg.norm([found[h] for h in quaternion])
            found.update({h: found[h] / float(norm) for h in quaternion})
    return found


def _symbols(robot: Robot) -> list[Expr]:
    roots: list[Expr] = [*robot.q, *robot.qd, *robot.qdd, *robot.tau, *robot.gravity]
    for b in robot.bodies:
        place, inertia, motor, friction = (
            b.joint.placement,
            b.inertia,
            b.joint.motor,
            b.joint.friction,
        )
        roots += [*place.rotation.entries, *place.translation, motor.reflected_inertia]
        roots += [inertia.mass, *inertia.com, *inertia.tensor.entries]
        roots += [friction.viscous, friction.coulomb, friction.smoothing]
    for frame in robot.frames:
        roots += [*frame.pose.rotation.entries, *frame.pose.translation]
    for name in robot.wrench_frames:
        roots += wrench_symbols(name)
    roots += robot.parameters
    return [node for node in walk(roots) if node.kind == SYMBOL]


def array(values: Iterable[Expr] | Matrix, at: Values) -> Array:
    """Floats; a Matrix keeps its shape."""
    return np.array(evaluate(values if isinstance(values, Matrix) else list(values), at))


def number(value: Expr, at: Values) -> float:
    return evaluate([value], at)[0]


def close(ours: Array | float, theirs: Array | float, digits: float = 1e-11) -> None:
    """Equal to 1e-11 of the largest entry."""
    scale = max(float(np.max(np.abs(theirs), initial=0.0)), 1e-3)
    np.testing.assert_allclose(ours, theirs, rtol=0, atol=digits * scale)


def depth_first(robot: Robot) -> list[int]:
    """Bodies so that every subtree is together, as Pinocchio's CRBA needs."""
    order: list[int] = []
    stack = list(reversed(robot.children[None]))
    while stack:
        order.append(stack.pop())
        stack += reversed(robot.children[order[-1]])
    return order


def se3(pose: Pose, at: Values) -> pin.SE3:
    rotation = array(pose.rotation, at)
    return pin.SE3(rotation, array(pose.translation, at))


def _pinocchio_joint(joint: Joint, at: Values) -> object:
    """Pinocchio's own joint of the same kind."""
    if joint.revolute:
        return pin.JointModelRZ()
    if joint.prismatic:
        return pin.JointModelPZ()
    if joint.spin == 1:
        return pin.JointModelHelicalUnaligned(np.array([0.0, 0.0, 1.0]), number(joint.slide, at))
    return pin.JointModelFreeFlyer()


@dataclass(frozen=True)
class Pinocchio:
    """The robot in Pinocchio, its results in our order of coordinates."""

    robot: Robot
    at: Values

    @cached_property
    def _built(self) -> tuple[pin.Model, list[int], dict[int, int]]:
        robot, at = self.robot, self.at
        model = pin.Model()
        model.gravity.linear = array(robot.gravity, at)
        ids: dict[int, int] = {}
        for index in depth_first(robot):
            body = robot.bodies[index]
            joint = body.joint
            kind = _pinocchio_joint(joint, at)
            parent = 0 if body.parent is None else ids[body.parent]
            ids[index] = model.addJoint(parent, kind, se3(joint.placement, at), joint.name)
            i = body.inertia
            inertia = pin.Inertia(number(i.mass, at), array(i.com, at), array(i.tensor, at))
            model.appendBodyToJoint(ids[index], inertia, pin.SE3.Identity())
        for frame in robot.frames:
            parent = 0 if frame.body is None else ids[frame.body]
            placement = se3(frame.pose, at)
            model.addFrame(pin.Frame(frame.name, parent, 0, placement, pin.FrameType.OP_FRAME))
        place = [0] * robot.nv
        armature = np.zeros(model.nv)
        for index, body in enumerate(robot.bodies):
            k, own = body.joint.coordinate, model.idx_vs[ids[index]]
            for a in range(6 if body.joint.type.name == "floating" else 1):
                place[k + a] = own + a
            if body.joint.type.name != "floating":
                armature[own] = number(body.joint.motor.reflected_inertia, at)
        model.armature = armature
        return model, place, ids

    @property
    def model(self) -> pin.Model:
        return self._built[0]

    @property
    def place(self) -> list[int]:
        return self._built[1]

    @cached_property
    def q(self) -> Array:
        model, _, ids = self._built
        q = pin.neutral(model)
        for index, body in enumerate(self.robot.bodies):
            start = self.robot.configuration_index(body.joint.coordinate)
            width = 7 if body.joint.type.name == "floating" else 1
            own = model.idx_qs[ids[index]]
            q[own : own + width] = [self.at[s] for s in self.robot.q[start : start + width]]
        return np.asarray(q)

    def vector(self, symbols: Iterable[Expr]) -> Array:
        found = np.zeros(self.model.nv)
        found[self.place] = [self.at[s] for s in symbols]
        return found

    def ours(self, theirs: Array) -> Array:
        """A vector or square matrix in our order."""
        if theirs.ndim == 1:
            return np.asarray(theirs[self.place])
        return np.asarray(theirs[np.ix_(self.place, self.place)])

    def columns(self, theirs: Array) -> Array:
        # eigenpy gives a vector for a single column
        return np.asarray(theirs).reshape(len(theirs), -1)[:, self.place]

    def rnea(self) -> Array:
        data = self.model.createData()
        args = (self.q, self.vector(self.robot.qd), self.vector(self.robot.qdd))
        return self.ours(pin.rnea(self.model, data, *args))

    def aba(self) -> Array:
        data = self.model.createData()
        args = (self.q, self.vector(self.robot.qd), self.vector(self.robot.tau))
        return self.ours(pin.aba(self.model, data, *args))

    def crba(self) -> Array:
        upper = np.triu(pin.crba(self.model, self.model.createData(), self.q))
        return self.ours(upper + upper.T - np.diag(np.diag(upper)))

    def coriolis_matrix(self) -> Array:
        v = self.vector(self.robot.qd)
        data = self.model.createData()
        return self.ours(pin.computeCoriolisMatrix(self.model, data, self.q, v))

    def gravity(self) -> Array:
        return self.ours(pin.computeGeneralizedGravity(self.model, self.model.createData(), self.q))

    def jacobian(self, frame: str, reference: pin.ReferenceFrame) -> Array:
        data = self.model.createData()
        fid = self.model.getFrameId(frame)
        return self.columns(pin.computeFrameJacobian(self.model, data, self.q, fid, reference))

    def jacobian_rate(self, frame: str, reference: pin.ReferenceFrame) -> Array:
        data = self.model.createData()
        pin.computeJointJacobiansTimeVariation(self.model, data, self.q, self.vector(self.robot.qd))
        pin.updateFramePlacements(self.model, data)
        fid = self.model.getFrameId(frame)
        return self.columns(pin.getFrameJacobianTimeVariation(self.model, data, fid, reference))

    def pose(self, frame: str) -> Array:
        data = self.model.createData()
        pin.framesForwardKinematics(self.model, data, self.q)
        return np.asarray(data.oMf[self.model.getFrameId(frame)].homogeneous)

    def energies(self) -> tuple[float, float]:
        data = self.model.createData()
        v = self.vector(self.robot.qd)
        kinetic = pin.computeKineticEnergy(self.model, data, self.q, v)
        return kinetic, pin.computePotentialEnergy(self.model, data, self.q)

    def centroidal_momentum(self) -> Array:
        data = self.model.createData()
        v = self.vector(self.robot.qd)
        return np.asarray(pin.computeCentroidalMomentum(self.model, data, self.q, v).vector)

    def regressor(self) -> Array:
        data = self.model.createData()
        args = (self.q, self.vector(self.robot.qd), self.vector(self.robot.qdd))
        full = np.asarray(pin.computeJointTorqueRegressor(self.model, data, *args))
        full = full.reshape(self.model.nv, -1)
        ids = self._built[2]
        blocks = [slice(10 * (ids[i] - 1), 10 * ids[i]) for i in range(len(self.robot.bodies))]
        return np.hstack([full[:, b] for b in blocks])[self.place]

    def rnea_derivatives(self) -> tuple[Array, Array]:
        data = self.model.createData()
        args = (self.q, self.vector(self.robot.qd), self.vector(self.robot.qdd))
        pin.computeRNEADerivatives(self.model, data, *args)
        return self.ours(data.dtau_dq), self.ours(data.dtau_dv)

    def aba_derivatives(self) -> tuple[Array, Array]:
        data = self.model.createData()
        args = (self.q, self.vector(self.robot.qd), self.vector(self.robot.tau))
        pin.computeABADerivatives(self.model, data, *args)
        return self.ours(data.ddq_dq), self.ours(data.ddq_dv)


# -- MuJoCo -------------------------------------------------------------------------


def mjcf(robot: Robot, at: Values) -> str:
    """The robot as MJCF text, with armature and damping; contacts and limits off."""
    gravity = " ".join(map(repr, array(robot.gravity, at).tolist()))
    body = "".join(_mjcf_body(robot, i, at) for i in robot.children[None])
    return f"""<mujoco>
  <compiler angle="radian" inertiafromgeom="false" boundmass="0" boundinertia="0"/>
  <option gravity="{gravity}"><flag contact="disable" constraint="disable"/></option>
  <worldbody>{body}</worldbody>
</mujoco>"""


def _mjcf_body(robot: Robot, index: int, at: Values) -> str:
    body = robot.bodies[index]
    joint, inertia = body.joint, body.inertia
    pos = " ".join(map(repr, array(joint.placement.translation, at).tolist()))
    quat = np.zeros(4)
    mujoco.mju_mat2Quat(quat, array(joint.placement.rotation, at).flatten())
    turn = " ".join(map(repr, quat.tolist()))
    com = " ".join(map(repr, array(inertia.com, at).tolist()))
    I = array(inertia.tensor, at)
    full = (I[0, 0], I[1, 1], I[2, 2], I[0, 1], I[0, 2], I[1, 2])
    tensor = " ".join(repr(float(x)) for x in full)
    kind = "hinge" if joint.revolute else "slide"
    armature = number(joint.motor.reflected_inertia, at)
    damping = number(joint.friction.viscous, at)
    children = "".join(_mjcf_body(robot, c, at) for c in robot.children[index])
    return f"""
<body name="{index}" pos="{pos}" quat="{turn}">
  <inertial pos="{com}" mass="{number(inertia.mass, at)!r}" fullinertia="{tensor}"/>
  <joint name="{index}" type="{kind}" axis="0 0 1" armature="{armature!r}" damping="{damping!r}"/>
  {children}
</body>"""


def mujoco_inverse(robot: Robot, at: Values) -> Array:
    """mj_inverse: the applied efforts for the motion, in our order."""
    model = mujoco.MjModel.from_xml_string(mjcf(robot, at))
    data = mujoco.MjData(model)
    place = [0] * robot.nv
    for index, body in enumerate(robot.bodies):
        place[body.joint.coordinate] = model.joint(str(index)).dofadr[0]
    data.qpos[place] = [at[s] for s in robot.q]
    data.qvel[place] = [at[s] for s in robot.qd]
    data.qacc[place] = [at[s] for s in robot.qdd]
    mujoco.mj_inverse(model, data)
    # damping is passive: qfrc_inverse has it taken off already
    return np.array(data.qfrc_inverse)[place]


def vector_of(values: Vector, at: Values) -> Array:
    return array(list(values), at)
