"""R58: closed loops against Pinocchio's constraint dynamics and MuJoCo's equality constraints."""

from __future__ import annotations

import mujoco
import numpy as np
import pinocchio as pin
import pytest
from numpy.typing import NDArray

import emdeg
from emdeg.exact.evaluate import evaluate
from emdeg.exact.graph import Expr
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.loops.closed_loops import ClosedLoops
from emdeg.robot.model.loops import TRANSLATIONS, Loop
from emdeg.robot.robot import Robot
from tests.mechanics.loops.mechanisms import LOOPED, PLANAR, loops, state
from tests.mechanics.peers import Pinocchio, close, se3

pytestmark = pytest.mark.oracle
Array = NDArray[np.float64]


def pinocchio_accelerations(robot: Robot, at: dict[Expr, float], redundant: bool = False) -> Array:
    """q̈ by pin.constraintDynamics, every loop as a contact of its two frames."""
    peer = Pinocchio(robot, at)
    model, place, ids = peer._built
    contacts = []
    for loop in robot.loops:
        first, second = robot.frame(loop.first), robot.frame(loop.second)
        ends = [(0 if f.body is None else ids[f.body], se3(f.pose, at)) for f in (first, second)]
        kind = pin.ContactType.CONTACT_6D if "rx" in loop.directions else pin.ContactType.CONTACT_3D
        contacts.append(
            pin.RigidConstraintModel(kind, model, *ends[0], *ends[1], pin.ReferenceFrame.LOCAL)
        )
    datas = [contact.createData() for contact in contacts]
    data = model.createData()
    pin.initConstraintDynamics(model, data, contacts, datas)
    # planar loops have redundant directions: the proximal iteration converges to the solution
    settings = pin.ProximalSettings(1e-14, 1e-9 if redundant else 0.0, 200 if redundant else 1)
    pin.computeAllTerms(model, data, peer.q, peer.vector(robot.qd))
    tau = peer.vector(robot.tau)
    found = pin.constraintDynamics(
        model, data, peer.q, peer.vector(robot.qd), tau, contacts, datas, settings
    )
    return np.asarray(found)[place]


@pytest.mark.parametrize("name", LOOPED)
def test_accelerations_of_pinocchio(name: str) -> None:
    """R58: constraintDynamics, all mechanisms with loops, moving and forced."""
    found = loops(name)
    for seed in (1, 2):
        at = state(name, seed)
        planar = name in PLANAR  # Pinocchio holds z too
        theirs = pinocchio_accelerations(found.robot, at, planar)
        digits = 1e-7 if planar else 1e-10
        close(np.array(evaluate(list(found.forward_dynamics), at)), theirs, digits=digits)
        ours = np.array(evaluate(list(found.eliminated_forward_dynamics), at))
        close(ours, theirs, digits=digits)


def test_an_arm_held_at_its_tip_of_pinocchio() -> None:
    """R58: a loop from TOML text beside any robot: the PUMA 560, its wrist pinned in space."""
    robot = emdeg.load("puma560")
    at: dict[Expr, float] = {**robot.values()}
    rng = np.random.default_rng(3)
    q = rng.uniform(-1, 1, 6)
    at.update(zip(robot.q, q, strict=True))
    tip = robot.frame_pose("link6", list(q))
    place = ", ".join(repr(float(x)) for x in tip[:3, 3])
    text = f'[[frame]]\nname = "goal"\nlink = "{robot.base_name}"\nxyz = [{place}]\n'
    text += '[[loop]]\nname = "hold"\ntype = "point"\nfirst = "goal"\nsecond = "link6"\n'
    held = robot.with_loops(text)
    assert held.loops[0].directions == TRANSLATIONS
    found = ClosedLoops(derive(held))
    A = np.array(evaluate(found.held.jacobian.entries, at)).reshape(-1, 6)
    speed = rng.uniform(-1, 1, 6)
    speed -= np.linalg.pinv(A) @ A @ speed
    at.update(zip(robot.qd, speed, strict=True))
    at.update(zip(robot.tau, rng.uniform(-1, 1, 6), strict=True))
    friction = np.array(evaluate(list(derive(robot).friction), at))
    moved = dict(at)
    moved.update(zip(robot.tau, [at[t] - f for t, f in zip(robot.tau, friction, strict=True)],
                     strict=True))  # fmt: skip
    theirs = pinocchio_accelerations(held, moved)
    close(np.array(evaluate(list(found.forward_dynamics), at)), theirs, digits=1e-9)


def mujoco_text(kind: str) -> str:
    """A spatial loop: two arms of hinges and a ball, tied at their tips."""
    return f"""<mujoco model="tied"><option gravity="0 0 -9.81"><flag contact="disable"/></option>
  <worldbody>
    <body name="a1" pos="0 0 1" euler="0 20 10"><joint name="qa1" type="hinge" axis="0 1 0"/>
      <inertial pos="0.2 0 0" mass="1" diaginertia="0.01 0.02 0.02"/>
      <body name="a2" pos="0.4 0 0" euler="30 0 40"><joint name="qa2" type="hinge" axis="0 0 1"/>
        <inertial pos="0.2 0 0" mass="0.8" diaginertia="0.01 0.02 0.02"/>
        <body name="a3" pos="0.3 0 0" euler="0 50 20"><joint name="qa3" type="hinge" axis="0 1 0"/>
          <inertial pos="0.1 0 0" mass="0.5" diaginertia="0.005 0.01 0.01"/>
          <site name="tip_a" pos="0.2 0 0"/></body></body></body>
    <body name="b1" pos="0 0.1 0.5" euler="0 -30 20"><joint name="qb1" type="hinge" axis="0 0 1"/>
      <inertial pos="0.2 0 0" mass="1.2" diaginertia="0.01 0.02 0.02"/>
      <body name="b2" pos="0.5 0 0" euler="0 30 -30"><joint name="qb2" type="hinge" axis="0 1 0"/>
        <inertial pos="0.2 0 0" mass="0.7" diaginertia="0.01 0.02 0.02"/>
        <body name="b3" pos="0.3 0 0" euler="20 0 40"><joint name="qb3" type="hinge" axis="1 0 0"/>
          <joint name="sb3" type="slide" axis="1 0 0"/>
          <inertial pos="0.1 0 0" mass="0.5" diaginertia="0.005 0.01 0.01"/></body></body></body>
  </worldbody>
  <equality>
    <{kind} name="tie" body1="a3" body2="b3" anchor="0.2 0 0" solref="0.002 1"
            solimp="0.9999 0.9999 0.001 0.5 2"/>
  </equality></mujoco>"""


def hard(model: mujoco.MjModel, data: mujoco.MjData) -> Array:
    """q̈ of M q̈ = f + Jᵀ λ, J q̈ = 0, all from MuJoCo; J̇ q̇ = 0 at rest."""
    J = np.array(data.efc_J).reshape(data.nefc, model.nv)
    M = np.zeros((model.nv, model.nv))
    for k, unit in enumerate(np.eye(model.nv)):
        mujoco.mj_mulM(model, data, M[k], unit)
    m = len(J)
    system = np.block([[M, -J.T], [J, np.zeros((m, m))]])
    right = np.concatenate([data.qfrc_smooth, np.zeros(m)])
    return np.asarray(np.linalg.solve(system, right))[: model.nv]


@pytest.mark.parametrize("kind", ["connect", "weld"])
def test_equality_constraints_of_mujoco(kind: str) -> None:
    """R58: accelerations from rest, with MuJoCo's M, forces and constraint Jacobian.

    MuJoCo's own q̈ is that of soft constraints (impedance 0.9999 at most); it is compared where the
    constraint space is well conditioned.
    """
    robot = emdeg.loads(mujoco_text(kind), "mjcf")
    assert [loop.directions for loop in robot.loops] == [
        TRANSLATIONS if kind == "connect" else (*TRANSLATIONS, "rx", "ry", "rz")
    ]
    model = mujoco.MjModel.from_xml_string(mujoco_text(kind))
    model.opt.jacobian = mujoco.mjtJacobian.mjJAC_DENSE
    model.opt.tolerance = 0
    model.opt.iterations = 1000
    data = mujoco.MjData(model)
    rng = np.random.default_rng(1)
    tau = rng.uniform(-2, 2, model.nv)
    data.qfrc_applied[:] = tau
    mujoco.mj_forward(model, data)
    found = ClosedLoops(derive(robot))
    at = {**robot.values(), **dict.fromkeys(robot.q, 0.0), **dict.fromkeys(robot.qd, 0.0)}
    at.update(zip(robot.tau, tau, strict=True))
    assert np.abs(evaluate(list(found.constraints.residual), at)).max() < 1e-12
    ours = np.array(evaluate(list(found.forward_dynamics), at))
    assert len(found.held.labels) == (3 if kind == "connect" else 6)
    if kind == "connect":
        close(ours, np.array(data.qacc), digits=2e-3)
    close(ours, hard(model, data), digits=1e-9)
    free = np.array(evaluate(list(derive(robot).forward_dynamics), at))
    assert np.abs(free - ours).max() > 1  # the constraint matters


def test_distance_is_a_massless_rod() -> None:
    """R58: λ of a distance, and the four-bar whose coupler is a massless rod."""
    robot = emdeg.load("four_bar").with_values(m2=0, I2=0)
    rod = Loop("rod", "coupler_link", "rocker_end", ("distance",), "ground",
               next(s for s in robot.symbols if s.name == "L2"))  # fmt: skip
    tied = robot.replaced(loops=(rod,), bodies=robot.bodies)
    assert ClosedLoops(derive(tied)).constraints.labels == ("rod.distance",)
