"""`emdeg conform`: other libraries' numbers, each convention changed in turn, and named.

Pinocchio and MuJoCo give the numbers; what they were told otherwise is what must be found.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import mujoco
import numpy as np
import pinocchio as pin
import pytest
from numpy.typing import NDArray

import emdeg
from emdeg.cli import run
from tests.mechanics.peers import Pinocchio, mjcf

pytestmark = pytest.mark.oracle
ROOT = Path(__file__).parents[2]
Array = NDArray[np.float64]


def state(robot: emdeg.Robot, seed: int = 1) -> dict[str, Array]:
    rng = np.random.default_rng(seed)
    found = {"q": rng.uniform(-1, 1, robot.nq)}
    found |= {name: rng.uniform(-1, 1, robot.nv) for name in ("qd", "qdd", "tau")}
    if robot.has_floating_base:
        found["q"][3:7] /= np.linalg.norm(found["q"][3:7])
    return found


def peer(robot: emdeg.Robot, at: dict[str, Array]) -> Pinocchio:
    values = dict(robot.values())
    for name in ("q", "qd", "qdd", "tau"):
        values |= zip(getattr(robot, name), at[name], strict=True)
    return Pinocchio(robot, values)


def numbers(robot: emdeg.Robot, *rows: tuple[dict[str, Array], dict[str, Any]]) -> dict[str, Any]:
    """The file that a user would write."""
    states = [
        {n: x.tolist() for n, x in at.items()}
        | {"values": {n: np.asarray(x).tolist() for n, x in values.items()}}
        for at, values in rows
    ]
    return {"toml": robot.to_toml(), "states": states}


def pinocchio(robot: emdeg.Robot, at: dict[str, Array], **told: Any) -> dict[str, Any]:
    """τ, M and g by Pinocchio, told what `told` says."""
    theirs = peer(robot, at)
    for name, value in told.items():
        if name == "gravity":
            theirs.model.gravity.linear = np.array(value, float)
        else:
            setattr(theirs.model, name, np.array(value, float))
    return {"inverse_dynamics": theirs.rnea(), "mass_matrix": theirs.crba(),
            "gravity": theirs.gravity()}  # fmt: skip


@pytest.fixture(scope="module")
def puma() -> emdeg.Robot:
    return emdeg.load("puma560").with_values()


def test_pinocchio_agrees_where_nothing_differs(puma: emdeg.Robot) -> None:
    at = state(puma)
    found = emdeg.conform(numbers(puma, (at, pinocchio(puma, at))))
    assert found
    assert found.conventions == ()
    assert max(row.error for row in found.rows) < 1e-12


def test_motor_inertias_that_are_left_out(puma: emdeg.Robot) -> None:
    at = state(puma)
    found = emdeg.conform(numbers(puma, (at, pinocchio(puma, at, armature=np.zeros(6)))))
    assert not found.agrees
    assert found.conventions == ("it leaves out the motor inertias (armature)",)


def test_motor_inertias_that_a_description_does_not_have() -> None:
    robot = emdeg.load("two_link").with_values(l=1, m1=2, m2=1, g="9.81")
    at = state(robot)
    found = emdeg.conform(numbers(robot, (at, pinocchio(robot, at, armature=[0.1, 0.25]))))
    (said,) = found.conventions
    assert "armature" in said
    assert said.endswith("0.1, 0.25")


@pytest.mark.parametrize(
    ("gravity", "said"),
    [((0, 0, 9.81), "the other way"), ((0, 0, -9.80665), "9.80665"), ((0, 0, 0), "no gravity"),
     ((0, -9.81, 0), "along −y")],
)  # fmt: skip
def test_gravity(puma: emdeg.Robot, gravity: tuple[float, ...], said: str) -> None:
    at = state(puma)
    found = emdeg.conform(numbers(puma, (at, pinocchio(puma, at, gravity=gravity))))
    (words,) = found.conventions
    assert words.startswith(("gravity", "it has no gravity"))
    assert said in words


def test_two_conventions_at_once(puma: emdeg.Robot) -> None:
    at = state(puma)
    theirs = pinocchio(puma, at, gravity=(0, 0, 9.81), armature=np.zeros(6))
    found = emdeg.conform(numbers(puma, (at, theirs)))
    assert found.explained
    assert [words.split()[0] for words in sorted(found.differences)] == ["gravity", "it"]


@pytest.mark.parametrize(
    ("frame", "said"),
    [("LOCAL", "(local)"), ("WORLD", "(world, spatial)"), ("LOCAL_WORLD_ALIGNED", "")],
)
@pytest.mark.parametrize("angular_first", [False, True])
def test_the_frame_of_a_jacobian(
    puma: emdeg.Robot, frame: str, said: str, angular_first: bool
) -> None:
    at = state(puma)
    J = peer(puma, at).jacobian("link6", getattr(pin.ReferenceFrame, frame))
    values = {"jacobian:link6": np.roll(J, 3, axis=0) if angular_first else J}
    found = emdeg.conform(numbers(puma, (at, values)))
    assert found.explained
    assert any(said in words for words in found.conventions) or not said
    assert any("angular part first" in words for words in found.conventions) == angular_first
    assert len(found.conventions) == bool(said) + angular_first


def test_the_order_of_joints_in_a_urdf_that_pinocchio_reads() -> None:
    path = ROOT / "conformance/urdf/branches.urdf"
    robot = emdeg.load(path)
    model = pin.buildModelFromUrdf(str(path))
    data = model.createData()
    at = state(robot, 3)
    values = {
        "inverse_dynamics": pin.rnea(model, data, at["q"], at["qd"], at["qdd"]),
        "gravity": pin.computeGeneralizedGravity(model, data, at["q"]),
    }
    assert list(model.names)[1:] != list(robot.joint_names)
    found = emdeg.conform(numbers(robot, (at, values)))
    assert found.explained
    assert found.conventions[0].endswith(", ".join(list(model.names)[1:]))
    told = numbers(robot, (at, values)) | {"joints": list(model.names)[1:]}
    assert emdeg.conform(told).agrees  # the file says it: nothing is left to find


def test_an_order_of_the_results_alone(puma: emdeg.Robot) -> None:
    at = state(puma)
    values = {name: x[::-1] for name, x in pinocchio(puma, at).items() if name != "mass_matrix"}
    found = emdeg.conform(numbers(puma, (at, values)))
    assert found.explained
    assert "its results (not what it was given)" in found.conventions[0]


def floating() -> emdeg.Robot:
    path = ROOT / "conformance/vectors/floating_arm.json"
    return emdeg.loads(json.loads(path.read_text("utf-8"))["toml"], "toml")


def free_mujoco(robot: emdeg.Robot, seed: int) -> tuple[dict[str, Array], dict[str, Any]]:
    """What MuJoCo is given and gives, as it is: qpos, qvel, qacc; M and τ."""
    body = mjcf(robot, robot.values()).replace(
        '<joint name="0" type="slide" axis="0 0 1" armature="0.0" damping="0.0"/>', "<freejoint/>"
    )
    model = mujoco.MjModel.from_xml_string(body)
    data = mujoco.MjData(model)
    at = state(robot, seed)
    data.qpos, data.qvel, data.qacc = at["q"], at["qd"], at["qdd"]
    mujoco.mj_inverse(model, data)
    tau = np.array(data.qfrc_inverse)
    mujoco.mj_forward(model, data)
    full = np.zeros((model.nv, model.nv))
    mujoco.mj_fullM(model, data, full)
    return at, {"inverse_dynamics": tau, "mass_matrix": full, "bias": np.array(data.qfrc_bias)}


def test_mujoco_with_a_free_joint_as_it_comes() -> None:
    robot = floating()
    found = emdeg.conform(numbers(robot, free_mujoco(robot, 1), free_mujoco(robot, 2)))
    assert found.explained, str(found)
    assert sorted(found.differences) == [
        "its quaternions are (w, x, y, z), ours (x, y, z, w)",
        "the linear velocity of the base is in world axes, the angular one in its own; "
        "ours is in the axes of the base",
    ]


def test_a_base_velocity_in_world_axes_and_angular_first() -> None:
    """As Drake: (ω, v) in world axes; made from Pinocchio's own numbers by hand."""
    robot = floating()
    at = state(robot)
    theirs = peer(robot, at)
    R = pin.Quaternion(at["q"][3:7]).toRotationMatrix()
    n = robot.nv
    to_world = np.zeros((n, n))  # (ω, v) in world axes from (v, ω) in its own
    to_world[:3, 3:6] = to_world[3:6, :3] = R
    to_world[6:, 6:] = np.eye(n - 6)
    swing = np.cross(at["qd"][3:6], at["qd"][:3])
    given = {
        "q": at["q"], "qd": to_world @ at["qd"],
        "qdd": to_world @ (at["qdd"] + np.r_[swing, np.zeros(n - 3)]),
    }  # fmt: skip
    values = {
        "inverse_dynamics": to_world @ theirs.rnea(),
        "mass_matrix": to_world @ theirs.crba() @ to_world.T,
    }
    found = emdeg.conform(numbers(robot, (given, values)))
    assert found.explained, str(found)
    assert any("angular velocity before the linear" in words for words in found.differences)
    assert any("world axes, linear and angular" in words for words in found.differences)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda v: {**v, "gravity": -v["gravity"]}, "sign of gravity"),
        (lambda v: {**v, "mass_matrix": np.triu(v["mass_matrix"])}, "only the upper triangle"),
    ],
)
def test_ways_of_writing_one_result(puma: emdeg.Robot, change: Any, said: str) -> None:
    at = state(puma)
    found = emdeg.conform(numbers(puma, (at, change(pinocchio(puma, at)))))
    assert found.explained
    assert found.differences == ()
    assert [said in words for words in found.conventions] == [True]


def test_degrees_and_an_axis_the_other_way(puma: emdeg.Robot) -> None:
    at = state(puma)
    right = pinocchio(puma, at)
    degrees = {**at, "q": np.degrees(at["q"])}
    assert "degrees" in emdeg.conform(numbers(puma, (degrees, right))).conventions[0]
    signs = np.array([1, 1, -1, 1, 1, 1])
    turned = {name: x * signs for name, x in at.items()}
    values = {"inverse_dynamics": right["inverse_dynamics"] * signs}
    (said,) = emdeg.conform(numbers(puma, (turned, values))).conventions
    assert "joint3" in said


def test_another_coriolis_matrix_with_the_same_forces(puma: emdeg.Robot) -> None:
    at = state(puma)
    right = peer(puma, at).coriolis_matrix()
    qd = at["qd"]
    other = np.outer(right @ qd, qd) / (qd @ qd)  # the same C q̇
    (said,) = emdeg.conform(numbers(puma, (at, {"coriolis_matrix": other}))).conventions
    assert "same C q̇" in said


def test_friction_that_mujoco_counts_as_passive() -> None:
    data = json.loads((ROOT / "conformance/vectors/viscous.json").read_text("utf-8"))
    robot = emdeg.loads(data["toml"], "toml")
    at = state(robot)
    model = mujoco.MjModel.from_xml_string(mjcf(robot, robot.values()))
    model.dof_damping[:] = 0
    theirs = mujoco.MjData(model)
    theirs.qpos, theirs.qvel, theirs.qacc = at["q"], at["qd"], at["qdd"]
    mujoco.mj_inverse(model, theirs)
    found = emdeg.conform(numbers(robot, (at, {"inverse_dynamics": np.array(theirs.qfrc_inverse)})))
    assert found.conventions == ("it leaves out friction",)


def test_what_no_convention_explains_is_said() -> None:
    robot = emdeg.load("double_pendulum").with_values(L1=1, L2=2, m1=2, m2=1, g="9.81")
    at = state(robot)
    values = pinocchio(robot, at)
    values["gravity"] = values["gravity"] + np.array([1.0, 2.0])
    found = emdeg.conform(numbers(robot, (at, values)))
    assert not found.explained
    assert "unexplained" in str(found)
    assert [row.agrees for row in found.rows] == [True, True, False]


def test_numbers_that_cannot_be_compared(puma: emdeg.Robot, tmp_path: Path) -> None:
    at = state(puma)
    with pytest.raises(emdeg.EmdegError, match="Did you mean 'mass_matrix'"):
        emdeg.conform(numbers(puma, (at, {"mas_matrix": [1]})))
    with pytest.raises(emdeg.EmdegError, match="do not say it"):
        emdeg.conform(numbers(puma, ({"q": at["q"]}, {"inverse_dynamics": np.zeros(6)})))
    with pytest.raises(emdeg.EmdegError, match="Name the robot"):
        emdeg.conform({"states": [{"q": [0], "values": {"gravity": [0]}}]})
    with pytest.raises(emdeg.EmdegError, match="no numbers of a library"):
        emdeg.conform({})
    short = numbers(puma, (at, {"gravity": [1.0, 2.0]}))
    assert not emdeg.conform(short).explained


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file of conformance/ agrees with itself; one with gravity turned does not."""
    path = ROOT / "conformance/vectors/revolute.json"
    assert run(["conform", str(path)]) == 0
    data = json.loads(path.read_text("utf-8"))
    data["toml"] = data["toml"].replace("-9.81", "9.81")
    theirs = tmp_path / "theirs.json"
    theirs.write_text(json.dumps(data), "utf-8")
    capsys.readouterr()
    assert run(["conform", str(theirs)]) == 1
    assert "gravity points the other way" in capsys.readouterr().out
    assert run(["conform", str(theirs), "--json"]) == 1
    said = json.loads(capsys.readouterr().out)
    assert said["explained"]
    assert not said["agrees"]
    assert run(["conform", str(theirs), "--floating-base"]) == 1
    assert "--robot" in capsys.readouterr().err


def test_an_order_of_joints_explains_rates_second_derivatives_and_hessians() -> None:
    """All that a file of conformance/ has, with the two joints exchanged by hand."""
    data = json.loads((ROOT / "conformance/vectors/double_pendulum.json").read_text("utf-8"))
    places = {"n": [1, 0], "3n": [1, 0, 3, 2, 5, 4]}
    for state in data["states"]:
        state |= {name: x[::-1] for name, x in state.items() if name != "values"}
        for name, value in state["values"].items():
            turned = np.array(value, dtype=float)
            for axis, size in enumerate(emdeg.QUANTITIES[name].shape.split("×")):
                turned = np.take(turned, places[size], axis) if size in places else turned
            state["values"][name] = turned.tolist()
    found = emdeg.conform(data)
    assert not found.agrees
    assert found.explained
    assert "opposite order" in str(found)
