"""MJCF files: MuJoCo's own kinematics agree, and no file but the description is ever opened."""

from __future__ import annotations

import sys
from fractions import Fraction
from functools import partial
from pathlib import Path

import mujoco
import numpy as np
import pytest

import emdeg
from emdeg.errors import LoadError
from emdeg.exact.evaluate import evaluate
from emdeg.exact.graph import Expr, const
from emdeg.exact.linalg import Vector
from emdeg.exact.numbers import exact
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.parameter import known_values
from emdeg.robot.model.parts import Limits
from emdeg.robot.read.mjcf.mjcf_model import rpy_of_quaternion
from emdeg.robot.read.mjcf.mjcf_source import kinematic_text
from emdeg.robot.read.xml.xml_tree import parse_xml
from emdeg.robot.robot import Robot

parse_mjcf = partial(emdeg.loads, format="mjcf")
ARM = Path(__file__).parents[3] / "fixtures" / "mjcf" / "arm.xml"


def body(inside: str, outside: str = "") -> str:
    return (
        f"<mujoco>\n{outside}\n<worldbody><body name='b'>\n{inside}\n</body></worldbody></mujoco>"
    )


def refused(text: str | bytes) -> LoadError:
    with pytest.raises(LoadError) as caught:
        parse_mjcf(text, file="bad.xml")
    assert caught.value.file == "bad.xml"
    assert caught.value.line is not None
    return caught.value


# -- against MuJoCo --------------------------------------------------------------------------


@pytest.mark.oracle
@pytest.mark.parametrize("snap", [0.0, 1e-6])
def test_frames_and_inertias_agree_with_mujoco(snap: float) -> None:
    """Oracle: mj_kinematics on the same text without its assets, 20 configurations."""
    robot = emdeg.load(ARM, snap=snap)
    model = mujoco.MjModel.from_xml_string(kinematic_text(parse_xml(ARM.read_bytes()), "0.01"))
    data = mujoco.MjData(model)
    random = np.random.default_rng(7)
    for _ in range(20):
        values = known_values(robot.parameters)
        q = random.uniform(-2, 2, len(robot.q))
        flight = robot.joint_names.index("flight")  # everything before it has one number
        q[flight + 3 : flight + 7] /= np.linalg.norm(q[flight + 3 : flight + 7])
        values |= dict(zip(robot.q, q, strict=True))
        data.qpos[:] = mujoco_configuration(robot, model, dict(zip(robot.q, q, strict=True)))
        mujoco.mj_kinematics(model, data)
        for frame in robot.frames:
            if frame.name in ("weld2:1", "weld2:2"):  # made for the loop
                continue
            rotation, position = placed(robot, frame.body, frame.pose, values)
            expected = mujoco_frame(model, data, frame.name)
            if expected is None:
                assert frame.name == "fore/elbow"
                continue
            expected_rotation, expected_position = expected
            np.testing.assert_allclose(position, expected_position, atol=1e-12)
            np.testing.assert_allclose(rotation, expected_rotation, atol=1e-12)
        np.testing.assert_allclose(
            whole_inertia(robot, values), mujoco_inertia(model, data), rtol=1e-12, atol=1e-12
        )


def whole_inertia(robot: Robot, values: dict[Expr, float]) -> np.ndarray:
    """Σ of the pseudo-inertias ∫ r rᵀ dm (4×4) of everything, in world axes."""
    total = np.zeros((4, 4))
    for i, b in [(None, robot.base_inertia), *((i, b.inertia) for i, b in enumerate(robot.bodies))]:
        j = np.array(evaluate(b.pseudo_inertia().entries, values)).reshape(4, 4)
        rotation, position = placed(robot, i, Pose.identity(), values)
        total += moved(j, rotation, position)
    return total


def mujoco_inertia(model: mujoco.MjModel, data: mujoco.MjData) -> np.ndarray:
    """The same from MuJoCo's principal moments and inertial frames."""
    total = np.zeros((4, 4))
    for i in range(1, model.nbody):
        principal = model.body_inertia[i]
        j = np.diag([*(principal.sum() / 2 - principal), model.body_mass[i]])
        total += moved(j, data.ximat[i].reshape(3, 3), data.xipos[i])
    return total


def moved(j: np.ndarray, rotation: np.ndarray, position: np.ndarray) -> np.ndarray:
    t = np.eye(4)
    t[:3, :3], t[:3, 3] = rotation, position
    return t @ j @ t.T


def placed(robot, index, pose, values):  # type: ignore[no-untyped-def]
    """World rotation and position of a pose on a body."""
    chain = [robot.joint_pose(i) for i in robot.path(index)]
    whole = Pose.identity()
    for step in [*chain, pose]:
        whole = whole @ step
    flat = evaluate([*whole.rotation.entries, *whole.translation], values)
    return np.array(flat[:9]).reshape(3, 3), np.array(flat[9:])


def mujoco_frame(model, data, name):  # type: ignore[no-untyped-def]
    """A body, a site, the anchor of a joint (`body/joint`) or a fixed joint of that name."""
    for kind, places, turns in (
        (mujoco.mjtObj.mjOBJ_BODY, data.xpos, data.xmat),
        (mujoco.mjtObj.mjOBJ_SITE, data.site_xpos, data.site_xmat),
    ):
        i = mujoco.mj_name2id(model, kind, name)
        if i >= 0:
            return turns[i].reshape(3, 3), places[i]
    if name.endswith("/fixed"):
        return mujoco_frame(model, data, name.removesuffix("/fixed"))
    if "/" not in name:
        i = int(name.removeprefix("body"))  # a body without a name
        return data.xmat[i].reshape(3, 3), data.xpos[i]
    owner, joint = name.split("/")
    i = model.joint(joint).id
    if model.body(owner).jntadr[0] + model.body(owner).jntnum[0] - 1 == i:
        return data.body(owner).xmat.reshape(3, 3), data.xanchor[i]  # the last joint of its body
    return None  # MuJoCo does not show the frame between two joints


def mujoco_configuration(robot: Robot, model: mujoco.MjModel, q: dict[Expr, float]) -> np.ndarray:
    """MuJoCo's qpos: a ball as a quaternion, a free joint with w first."""
    qpos = np.zeros(model.nq)
    for b in robot.bodies:
        name = b.joint.name
        start = robot.configuration_index(b.joint.coordinate)
        numbers = [
            q[s] for s in robot.q[start : start + (7 if b.joint.type.name == "floating" else 1)]
        ]
        if b.joint.type.name == "floating":
            x, y, z, *vector, w = numbers
            at = model.joint(name).qposadr[0]
            qpos[at : at + 7] = x, y, z, w, *vector
        elif name.startswith("socket"):
            at = model.joint("socket").qposadr[0]
            axis = [float(name.endswith(e)) for e in ("x", "y", "z")]
            turn = np.zeros(4)
            mujoco.mju_axisAngle2Quat(turn, np.array(axis), numbers[0])
            before = (
                qpos[at : at + 4].copy() if qpos[at : at + 4].any() else np.array([1.0, 0, 0, 0])
            )
            mujoco.mju_mulQuat(qpos[at : at + 4], before, turn)
        elif name == "joint7":  # without a name of its own
            qpos[model.jnt_qposadr[7]] = numbers[0]
        else:
            qpos[model.joint(name).qposadr[0]] = numbers[0]
    return qpos


def test_everything_that_moves_is_mapped() -> None:
    robot = emdeg.load(ARM)
    joints = {b.joint.name: b.joint for b in robot.bodies}
    assert robot.joint_names == (
        "shoulder", "elbow", "twist", "left", "right", "socket.x", "socket.y", "socket.z",
        "flight", "joint7",
    )  # fmt: skip
    assert robot.gravity == Vector((0, Fraction(1, 10), Fraction(-98, 10)))
    assert joints["shoulder"].limits == Limits(*(exact(float(np.radians(d))) for d in (-90, 120)))
    assert joints["shoulder"].friction.viscous is const("0.5")
    assert joints["shoulder"].friction.coulomb is const("0.2")
    assert joints["shoulder"].motor.reflected_inertia is const("0.1")
    assert joints["twist"].motor.is_zero
    assert joints["elbow"].continuous
    assert joints["left"].prismatic
    assert joints["flight"].type.name == "floating"
    assert {"tool", "origin", "pad", "pedestal"} <= {f.name for f in robot.frames}
    assert robot.base_inertia.mass is const(3)
    assert robot.base_inertia.com[0] is const("0.1")  # decimals stay decimals
    assert robot.name == "arm"


def test_what_is_left_out_is_reported_with_its_line() -> None:
    findings = emdeg.load(ARM).report.findings
    told = {(f.element, f.line) for f in findings}
    for element, line in {
        "<asset>": 15, "<light>": 20, "<actuator>": 68, "<keyframe>": 71, "mesh geom": 25,
        "<joint>": 65, "<weld>": 66, "joint flight": 56, "joint socket": 52,
    }.items():  # fmt: skip
        assert (element, line) in told, element
    [weld] = [f for f in findings if f.element == "<weld>"]
    assert "'pad' and 'ball'" in weld.message


# -- no other file, no program -------------------------------------------------------------


def test_no_mesh_and_no_texture_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """What MuJoCo is given contains no name of any other file."""
    text = kinematic_text(parse_xml(ARM.read_bytes()), "0.01")
    for word in ("file", "nowhere", "nonexistent", "mesh", "asset", "material"):
        assert word not in text, word
    assert text.count("\n") + 1 <= ARM.read_text().count("\n") + 1  # lines are kept


@pytest.mark.parametrize(
    ("inside", "why"),
    [
        ("<geom type='mesh' mesh='m'/>", "alone"),
        ("<geom type='mesh' mesh='m' mass='1'/>", "with a mass"),
        ("<geom type='box' size='1 1 1' mesh='m'/>", "a box fitted to it"),
        ("<geom type='box' size='1 1 1'/><geom class='v' mesh='m'/>", "beside a box"),
    ],
)
def test_inertia_from_a_mesh_is_refused(inside: str, why: str) -> None:
    classes = "<default><default class='v'><geom type='mesh'/></default></default>"
    error = refused(body(inside, classes))
    assert error.line == 3
    assert "mesh" in str(error)


@pytest.mark.parametrize(
    "inside",
    [
        "<inertial mass='1' pos='0 0 0' diaginertia='1 1 1'/><geom type='mesh' mesh='m'/>",
        "<geom type='box' size='1 1 1'/><geom type='mesh' mesh='m' mass='0'/>",
        "<geom type='box' size='1 1 1'/><geom class='v' mesh='m'/>",
        "<geom type='box' size='1 1 1'/><geom type='mesh' mesh='m' density='0'/>",
    ],
)
def test_meshes_without_a_part_in_the_inertia_are_read_over(inside: str) -> None:
    classes = "<default><default class='v'><geom type='mesh' mass='0'/></default></default>"
    robot = parse_mjcf(body("<joint/>" + inside, classes))
    assert robot.bodies[0].inertia.mass.value > 0


@pytest.mark.parametrize(
    "text",
    [
        body("<attach model='m' body='b'/>").replace("<mujoco>\n", "<mujoco>"),
        body("<composite type='cable'/>").replace("<mujoco>\n", "<mujoco>"),
        body("<flexcomp file='x'/>").replace("<mujoco>\n", "<mujoco>"),
        body("<replicate count='1000000000'><geom/></replicate>").replace("<mujoco>\n", "<mujoco>"),
        body("<plugin plugin='x'/>").replace("<mujoco>\n", "<mujoco>"),
    ],
)
def test_what_would_open_files_or_run_programs_is_refused(text: str) -> None:
    error = refused(text)
    assert error.line in (2, 3)
    assert "not supported" in str(error)


@pytest.mark.parametrize("given", ["/etc/passwd", "x.xml"])
def test_a_text_without_a_folder_includes_nothing(given: str) -> None:
    error = refused(f"<mujoco><worldbody>\n<include file='{given}'/></worldbody></mujoco>")
    assert error.line == 2
    assert "has no folder of its own" in str(error)


def test_the_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mujoco", None)
    with pytest.raises(LoadError, match=r"emdeg\[mujoco\]"):
        emdeg.load(ARM)


def test_warnings_of_mujoco_are_findings_and_no_file_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """MuJoCo itself would write MUJOCO_LOG.TXT into the working directory."""
    monkeypatch.chdir(tmp_path)
    robot = parse_mjcf(body("<joint/><joint/><geom size='1'/>"))  # two joints on one axis
    assert [f.kind for f in robot.report.findings if f.element == "MuJoCo"] == ["suspicious"]
    assert list(tmp_path.iterdir()) == []


# -- errors at their line -------------------------------------------------------------------


@pytest.mark.parametrize("value", ["nan", "inf", "0x10", "1,5", "1_0", "1e999", "$(x)", "٣"])
def test_numbers_that_are_none_are_refused(value: str) -> None:
    error = refused(body(f"<joint\n damping='{value}'/><geom size='1'/>"))
    assert error.line == 5


def test_errors_of_mujoco_have_the_line_of_the_file() -> None:
    error = refused(body("<!-- three\n\n lines --><joint type='wheel'/>"))
    assert error.line == 6
    assert "MuJoCo" in str(error)
    assert refused(body("<joint/>")).line is not None  # a moving body without mass
    assert refused("<sdf/>").line == 1
    assert refused("<mujoco>\n<worldbody>").line == 2


def test_names_and_inertias_are_checked() -> None:
    assert refused(body("<joint name='*/ x'/><geom size='1'/>")).line == 4
    bad = "<joint/><inertial pos='0 0 0' mass='1' diaginertia='1 1 3'/>"
    assert "triangle" in str(refused(body(bad))) or "inertia" in str(refused(body(bad)))


def test_gravity_can_be_switched_off() -> None:
    text = body("<joint/><geom size='1'/>", "<option><flag gravity='disable'/></option>")
    assert parse_mjcf(text).gravity.is_zero


def test_forces_without_a_model_are_reported() -> None:
    text = body("<joint stiffness='3'/><geom size='1'/>", "<option viscosity='0.1'/>")
    told = {f.element for f in parse_mjcf(text).report.findings}
    assert {"attribute 'stiffness' of <joint>", "attribute 'viscosity' of <option>"} <= told


@pytest.mark.parametrize("pitch", [0.0, 0.3, np.pi / 2, -np.pi / 2, np.pi / 2 - 1e-9, 2.0])
def test_roll_pitch_yaw_give_the_rotation_back(pitch: float) -> None:
    """Oracle: MuJoCo's own quaternion of the angles."""
    angles = (0.4, pitch, -1.1)
    quaternion, again = np.zeros(4), np.zeros(4)
    mujoco.mju_euler2Quat(quaternion, np.array(angles), "XYZ")
    read = np.array([float(a) for a in rpy_of_quaternion(quaternion)])
    mujoco.mju_euler2Quat(again, read, "XYZ")
    np.testing.assert_allclose(abs(quaternion @ again), 1.0, atol=1e-15)
    np.testing.assert_allclose(quaternion * np.sign(quaternion @ again), again, atol=1e-14)


def test_an_armature_survives_toml() -> None:
    """It is a reflected inertia of no rotor that is known: nothing is invented on the way."""
    robot = parse_mjcf(body("<joint armature='0.1'/><geom size='1' mass='1'/>"))
    again = emdeg.loads(robot.to_toml(), "toml", snap=0)
    assert again == robot
    assert again.bodies[0].joint.motor == robot.bodies[0].joint.motor


def test_global_coordinates_are_not_taken_for_local_ones() -> None:
    """As MuJoCo's compiler says; the attribute was left out, and another robot was read."""
    text = body("<joint/><inertial pos='0 0 1' mass='1' diaginertia='1 1 1'/>")
    for coordinate in ("global", "local"):
        given = text.replace("<mujoco>", f"<mujoco><compiler coordinate='{coordinate}'/>")
        if coordinate == "local":
            assert parse_mjcf(given) == parse_mjcf(text)
        else:
            assert "global coordinates" in refused(given).message


def test_a_spring_and_its_damper_are_said_and_read() -> None:
    """MuJoCo makes stiffness and damping of them: the damping counts, the spring is remarked."""
    inside = "<joint name='j' springdamper='0.5 1'/>"
    robot = parse_mjcf(body(inside + "<inertial pos='0 0 1' mass='1' diaginertia='1 1 1'/>"))
    assert float(evaluate([robot.bodies[0].joint.friction.viscous], {})[0]) > 0
    assert "springdamper" in str(robot.report)
