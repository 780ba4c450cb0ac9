"""Inverse dynamics of a file by whoever reads it himself: Pinocchio (URDF) or MuJoCo (MJCF).

Nothing is shared but the file. Mimic joints are freed and loops opened on both sides, angles are
taken as the file has them (snap=0), and friction is left out, as Pinocchio does. The velocities
of MuJoCo, u = G(q)·q̇, differ from ours where it has quaternions: then τ = Gᵀ τ_MuJoCo
and u̇ = G q̈ + Ġ q̇.
"""

from __future__ import annotations

from pathlib import Path

import mujoco
import numpy as np
import pinocchio as pin
from numpy.typing import NDArray

from emdeg.compiler import compile
from emdeg.mechanics.coordinates import freed
from emdeg.program.interpret import interpret
from emdeg.robot.read.mjcf.mjcf_model import joint_name
from emdeg.robot.robot import Robot
from tests.mechanics.test_example_robots import in_our_order

Array = NDArray[np.float64]
State = dict[str, Array]


class Unread(Exception):
    """The other tool does not read this file, or reads another robot; it says why."""


def worst_difference(path: Path, robot: Robot) -> float:
    """max |τ − τ_theirs| over three random states, relative to the largest."""
    robot = freed(robot.without_loops())
    theirs = pinocchio_efforts if path.suffix == ".urdf" else mujoco_efforts
    program = compile(robot, ["inverse_dynamics", "friction"], optimise=None, certify=False)
    worst = 0.0
    for seed in range(3):
        state, right = theirs(path, robot, np.random.default_rng(seed))
        missing = {name: 0.0 for name, value in program.parameters.items() if value is None}
        found = interpret(program, state, missing)
        ours = np.asarray(found["inverse_dynamics"]) - np.asarray(found["friction"])
        scale = max(float(np.abs(right).max(initial=0.0)), 1e-9)
        worst = max(worst, float(np.abs(ours - right).max(initial=0.0)) / scale)
    return worst


def pinocchio_efforts(path: Path, robot: Robot, rng: np.random.Generator) -> tuple[State, Array]:
    flyer = (pin.JointModelFreeFlyer(),) if robot.has_floating_base else ()
    try:
        model = pin.buildModelFromUrdf(str(path), *flyer)
    except (ValueError, RuntimeError) as problem:
        raise Unread(f"Pinocchio: {str(problem)[:80]}") from None
    if model.nv != robot.nv:
        raise Unread(f"Pinocchio has {model.nv} velocities, we {robot.nv}")
    theirs = {"q": pin.integrate(model, pin.neutral(model), rng.uniform(-1, 1, model.nv))}
    theirs |= {key: rng.uniform(-1, 1, model.nv) for key in ("qd", "qdd")}
    place, ours = in_our_order(robot, model, theirs)
    tau = pin.rnea(model, model.createData(), theirs["q"], theirs["qd"], theirs["qdd"])
    return ours, np.asarray(tau)[place]


# -- MuJoCo ---------------------------------------------------------------------------


def mujoco_efforts(path: Path, robot: Robot, rng: np.random.Generator) -> tuple[State, Array]:
    try:
        model = mujoco.MjModel.from_xml_path(str(path))
    except (ValueError, RuntimeError) as problem:
        raise Unread(f"MuJoCo: {str(problem)[:80]}") from None
    if model.nv != robot.nv:
        raise Unread(f"MuJoCo has {model.nv} velocities, we {robot.nv}")
    only_rigid_bodies(model)
    q = rng.uniform(-1, 1, robot.nq)
    for joint in robot.by_coordinate.values():
        if joint.type.name == "floating":
            at = robot.configuration_index(joint.coordinate) + 3
            q[at : at + 4] /= np.linalg.norm(q[at : at + 4])
    qd, qdd = rng.uniform(-1, 1, robot.nv), rng.uniform(-1, 1, robot.nv)
    data = mujoco.MjData(model)
    data.qpos[:], G = mapped(model, robot, q)
    step = 1e-5
    ahead, behind = (mapped(model, robot, moved(robot, q, s * step * qd))[1] for s in (1, -1))
    data.qvel[:] = G @ qd
    data.qacc[:] = G @ qdd + (ahead - behind) / (2 * step) @ qd
    mujoco.mj_inverse(model, data)
    return {"q": q, "qd": qd, "qdd": qdd}, np.asarray(G.T @ data.qfrc_inverse)


def only_rigid_bodies(model: mujoco.MjModel) -> None:
    """Nothing but gravity, armature and inertia: no springs, no friction, no air, no contact."""
    names = ("jnt_stiffness", "dof_damping", "dof_frictionloss", "tendon_stiffness",
             "tendon_damping", "tendon_frictionloss", "tendon_armature",
             "body_gravcomp")  # fmt: skip
    for name in names:
        if hasattr(model, name):
            getattr(model, name)[...] = 0.0
    for j in range(model.njnt):
        width = {int(mujoco.mjtJoint.mjJNT_FREE): 6, int(mujoco.mjtJoint.mjJNT_BALL): 3}
        at = model.jnt_dofadr[j]  # our reports say that these armatures are left out
        model.dof_armature[at : at + width.get(int(model.jnt_type[j]), 0)] = 0.0
    model.opt.density = model.opt.viscosity = 0.0
    off = mujoco.mjtDisableBit
    model.opt.disableflags |= off.mjDSBL_CONTACT | off.mjDSBL_CONSTRAINT | off.mjDSBL_ACTUATION
    mujoco.mj_setConst(model, mujoco.MjData(model))  # inertias of simple bodies are kept there


def mapped(model: mujoco.MjModel, robot: Robot, q: Array) -> tuple[Array, Array]:
    """(qpos, G) of our configuration."""
    joints = {b.joint.name: b.joint for b in robot.bodies}
    qpos, G = np.zeros(model.nq), np.zeros((model.nv, robot.nv))
    for j in range(model.njnt):
        name, at, row = joint_name(model, j), int(model.jnt_qposadr[j]), int(model.jnt_dofadr[j])
        if model.jnt_type[j] == mujoco.mjtJoint.mjJNT_BALL:
            turns = [joints[f"{name}.{axis}"].coordinate for axis in "xyz"]
            a, b, c = (q[robot.configuration_index(k)] for k in turns)
            Rx, Ry, Rz = turn(0, a), turn(1, b), turn(2, c)
            qpos[at : at + 4] = quaternion(Rx @ Ry @ Rz)
            columns = (Rz.T @ Ry.T @ np.eye(3)[0], Rz.T @ np.eye(3)[1], np.eye(3)[2])
            G[row : row + 3, turns] = np.stack(columns, axis=-1)
            continue
        joint = joints[name]
        start = robot.configuration_index(joint.coordinate)
        if model.jnt_type[j] == mujoco.mjtJoint.mjJNT_FREE:
            x, y, z, *vector, w = q[start : start + 7]
            qpos[at : at + 7] = x, y, z, w, *vector
            R = np.zeros(9)
            mujoco.mju_quat2Mat(R, qpos[at + 3 : at + 7])
            own = slice(joint.coordinate, joint.coordinate + 3)
            G[row : row + 3, own] = R.reshape(3, 3)
            G[row + 3 : row + 6, own.stop : own.stop + 3] = np.eye(3)
        else:
            qpos[at], G[row, joint.coordinate] = q[start], 1.0
    return qpos, G


def moved(robot: Robot, q: Array, step: Array) -> Array:
    """q after a small step of the velocities."""
    q = q.copy()
    for k, joint in robot.by_coordinate.items():
        at = robot.configuration_index(k)
        if joint.type.name != "floating":
            q[at] += step[k]
            continue
        wxyz = np.roll(q[at + 3 : at + 7], 1)
        R = np.zeros(9)
        mujoco.mju_quat2Mat(R, wxyz)
        q[at : at + 3] += R.reshape(3, 3) @ step[k : k + 3]
        mujoco.mju_quatIntegrate(wxyz, step[k + 3 : k + 6], 1.0)
        q[at + 3 : at + 7] = np.roll(wxyz, -1)
    return q


def turn(axis: int, angle: float) -> Array:
    quat, R = np.zeros(4), np.zeros(9)
    mujoco.mju_axisAngle2Quat(quat, np.eye(3)[axis], angle)
    mujoco.mju_quat2Mat(R, quat)
    return R.reshape(3, 3)


def quaternion(R: Array) -> Array:
    found = np.zeros(4)
    mujoco.mju_mat2Quat(found, R.ravel())
    return found
