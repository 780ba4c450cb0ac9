"""URDF files: what they say is what the Robot has, exactly, and the report tells the rest."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from pathlib import Path

import pytest

import emdeg
from emdeg.errors import LoadError
from emdeg.exact.angles import Angle
from emdeg.exact.graph import ONE, ZERO, const
from emdeg.exact.linalg import Matrix, Vector, rotation_x, rotation_y, rotation_z
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.parts import Joint, Limits, Mimic
from emdeg.robot.robot import Robot

parse_urdf = partial(emdeg.loads, format="urdf")
EVERYTHING = Path(__file__).parents[3] / "fixtures" / "urdf" / "everything.urdf"


@pytest.fixture(scope="module")
def robot() -> Robot:
    return emdeg.load(EVERYTHING)


def joints(robot: Robot) -> dict[str, Joint]:
    return {body.joint.name: body.joint for body in robot.bodies}


def chain(count: int) -> str:
    """A chain of `count` joints, each with an inertia and a rotated origin."""
    parts = ["<robot name='chain'>\n<link name='l0'/>"]
    for i in range(1, count + 1):
        parts.append(
            f"<link name='l{i}'><inertial><origin xyz='0.1 0 0.01' rpy='0 0 0.{i}'/>"
            "<mass value='1.5'/>"
            "<inertia ixx='0.1' ixy='0.001' ixz='0' iyy='0.1' iyz='0' izz='0.1'/>"
            f"</inertial></link>\n<joint name='j{i}' type='revolute'><parent link='l{i - 1}'/>"
            f"<child link='l{i}'/><origin xyz='0.3 0 0' rpy='1.5707963 0 0.{i}'/>"
            "<axis xyz='0 0 1'/><limit lower='-1' upper='1' effort='1' velocity='1'/></joint>"
        )
    return "\n".join([*parts, "</robot>"])


def test_everything_survives_as_toml(robot: Robot) -> None:
    """Also an effort limit of the largest double, which is how some tools write "no limit"."""
    assert emdeg.loads(robot.to_toml(), "toml", snap=0) == robot


# -- the tree --------------------------------------------------------------------------------


def test_coordinates_are_in_document_order(robot: Robot) -> None:
    assert robot.name == "everything"
    assert robot.base_name == "world"
    assert robot.joint_names == (
        "wrist", "shoulder", "elbow", "cart.x", "cart.y", "cart.theta", "flight",
    )  # fmt: skip
    assert robot.nv == 12
    assert robot.nq == 13


def test_fixed_joints_are_lumped_and_every_frame_keeps_its_name(robot: Robot) -> None:
    frames = {frame.name: frame for frame in robot.frames}
    assert set(frames) >= {"base", "upper", "fore", "hand", "finger", "cart", "drone", "camera"}
    assert frames["camera"].body == frames["fore"].body
    assert frames["camera_mount"].pose == frames["camera"].pose
    fore = robot.bodies[frames["fore"].body or 0]
    assert fore.inertia.mass is const(2)  # 1.25 of the link + 0.75 of the camera
    assert frames["base"].body is None
    assert frames["base"].pose == Pose(Matrix.identity(), Vector((0, 0, 1)))
    assert robot.base_inertia.mass is const(10)


def test_a_rotated_inertial_frame_turns_the_tensor(robot: Robot) -> None:
    """I in link axes = R·I·Rᵀ; a quarter turn about z exchanges xx and yy and negates xy."""
    tensor = robot.base_inertia.tensor
    assert tensor[0, 0] is const("0.2")
    assert tensor[1, 1] is const("0.1")
    assert tensor[0, 1] is const("-0.01")
    assert robot.base_inertia.com == Vector((Fraction(1, 10), 0, 1))


def test_limits_friction_and_drive(robot: Robot) -> None:
    shoulder = joints(robot)["shoulder"]
    assert shoulder.limits == Limits(Fraction(-3, 2), 2, Fraction(7, 2), 100)
    assert shoulder.friction.viscous is const("0.5")
    assert shoulder.friction.coulomb is const("0.25")
    assert shoulder.motor.rotor_inertia is const("0.0001")
    assert shoulder.motor.gear_ratio is const(50)
    assert shoulder.motor.reflected_inertia is const("0.25")
    elbow = joints(robot)["elbow"]
    assert elbow.limits == Limits(0, 0, 0, 1)
    assert elbow.motor.gear_ratio is const(3)
    assert elbow.motor.is_zero
    wrist = joints(robot)["wrist"]
    assert wrist.continuous
    assert wrist.limits == Limits()


def test_the_default_axis_is_x(robot: Robot) -> None:
    """The wrist has no <axis>: its z axis lies along x of the link frame."""
    frames = {frame.name: frame for frame in robot.frames}
    assert frames["hand"].pose.rotation.T.column(2) == Vector((1, 0, 0))


def test_mimic_joints_reduce_the_coordinates(robot: Robot) -> None:
    finger = joints(robot)["finger"]
    assert finger.mimic == Mimic("shoulder", -2, Fraction(1, 10))
    assert finger.coordinate == joints(robot)["shoulder"].coordinate
    assert "finger" not in robot.joint_names


def test_mimic_chains_lead_to_the_first_joint() -> None:
    text = chain(3).replace(
        "</joint>\n<link name='l3'>",
        "<mimic joint='j1' multiplier='2' offset='0.5'/></joint>\n<link name='l3'>",
    )
    text = text.replace("</joint>\n</robot>", "<mimic joint='j2' multiplier='3'/></joint></robot>")
    robot = parse_urdf(text)
    assert robot.joint_names == ("j1",)
    assert joints(robot)["j3"].mimic == Mimic("j1", 6, Fraction(3, 2))


def test_a_free_flyer_root_has_pinocchios_coordinates() -> None:
    plain = emdeg.load(EVERYTHING)
    robot = emdeg.load(EVERYTHING, floating_base=True)
    assert robot.joint_names == ("root_joint", *plain.joint_names)
    assert (robot.nv, robot.nq) == (plain.nv + 6, plain.nq + 7)
    assert robot.base_name == "universe"
    assert robot.bodies[0].inertia.mass is const(10)
    assert robot.base_inertia.is_zero


def test_a_free_flyer_finds_names_of_its_own() -> None:
    text = chain(1).replace("'l0'", "'universe'").replace("'j1'", "'root_joint'")
    robot = parse_urdf(text, floating_base=True)
    assert robot.base_name == "universe_"
    assert robot.joint_names == ("root_joint_", "root_joint")


# -- numbers -----------------------------------------------------------------------------------


def test_angles_near_a_multiple_of_15_degrees_become_exact(robot: Robot) -> None:
    """rpy = (1.570796, 0.3, -0.785398): roll and yaw are exact, pitch is a bound parameter."""
    [(pitch, known)] = [(s, p) for s, p in robot.parameters.items() if "pitch" in s.name]
    assert known.value == Fraction(3, 10)
    placement = joints(robot)["shoulder"].placement.rotation
    expected = (
        rotation_z(Angle.degrees(-45)) @ rotation_y(Angle.of(pitch)) @ rotation_x(Angle.degrees(90))
    )
    turn_to_y = Matrix(((0, 1, 0), (0, 0, 1), (1, 0, 0)))
    assert placement == expected @ turn_to_y
    altered = [f for f in robot.report.findings if f.kind == "altered" and "angle" in f.message]
    shoulder, camera = line_of('rpy="1.570796 0.3'), line_of("3.14159265")
    assert [f.line for f in altered] == [line_of("1.5707963"), shoulder, shoulder, camera]


def test_without_snapping_the_files_own_numbers_are_kept() -> None:
    robot = emdeg.load(EVERYTHING, snap=0)
    values = {p.value for p in robot.parameters.values()}
    assert {Fraction("1.570796"), Fraction("0.785398"), Fraction("3.14159265")} <= values
    assert not [f for f in robot.report.findings if "angle" in f.message]


def test_decimals_are_taken_as_they_are_written() -> None:
    robot = parse_urdf(chain(1).replace("0.3 0 0", "0.1 +1e-1 .5"))
    x, y, z = robot.bodies[0].joint.placement.translation
    assert (x, y, z) == (const(Fraction(1, 10)), const(Fraction(1, 10)), const(Fraction(1, 2)))


def test_axes_are_normalised_exactly(robot: Robot) -> None:
    frames = {frame.name: frame for frame in robot.frames}
    column = frames["fore"].pose.rotation.T.column(2)  # (1, 1, 0)/√2
    assert column.dot(column) is ONE
    assert column[0] is column[1]
    assert column[2] is ZERO
    [elbow] = [
        f for f in robot.report.findings if f.element == "joint elbow" and "axis" in f.message
    ]
    assert elbow.kind == "altered"
    assert "1.41421" in elbow.message


# -- the report ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "element", "words", "at"),
    [
        ("ignored", "XML", "xml-stylesheet", "<?xml-stylesheet"),
        ("ignored", "attribute 'colour' of <robot>", "unknown", "colour"),
        ("ignored", "<material>", "looks", "<material"),
        ("ignored", "attribute 'type' of <link>", "unknown", "heavy"),
        ("ignored", "<visual>", "2 of them", "<visual>"),
        ("ignored", "<collision>", "not opened", "<collision>"),
        ("altered", "joint shoulder", "length 2 ", '<joint name="shoulder"'),
        ("ignored", "attribute 'current' of <limit>", "unknown", "current="),
        ("ignored", "attribute 'K' of <dynamics>", "unknown", "K="),
        ("ignored", "<safety_controller>", "controller", "<safety_controller"),
        ("ignored", "<calibration>", "controller", "<calibration"),
        ("ignored", "<hinge>", "unknown tag inside <joint>", "<hinge/>"),
        ("suspicious", "joint elbow", "cannot move", '<joint name="elbow"'),
        ("suspicious", "joint elbow", "velocity limit is zero", '<joint name="elbow"'),
        ("suspicious", "joint finger", "cannot move", '<joint name="finger"'),
        ("suspicious", "link finger", "no mass", '<link name="finger"'),
        ("ignored", "joint camera_mount", "cannot mimic", '<mimic joint="wrist"/>'),
        ("note", "transmission of joint shoulder", "0.25", '<transmission name="t1"'),
        ("ignored", "<mechanicalReduction>", "no effect", '<transmission name="t2"'),
        (
            "ignored",
            "<transmission> of several joints or actuators",
            "coupled",
            '<transmission name="t3"',
        ),
        ("ignored", "<transmission>", "no rotor inertia", '<transmission name="t4"'),
        ("ignored", "<gazebo>", "2 of them", "<gazebo"),
        ("ignored", "<ros2_control>", "settings", "<ros2_control"),
        ("ignored", "<tail>", "unknown tag inside <robot>", "<tail/>"),
    ],
)
def test_everything_ignored_altered_or_doubtful_is_reported(
    robot: Robot, kind: str, element: str, words: str, at: str
) -> None:
    found = [f for f in robot.report.findings if f.kind == kind and f.element == element]
    fitting = [f for f in found if words in f.message]
    assert fitting, str(robot.report)
    assert fitting[0].line == line_of(at)


def line_of(text: str) -> int:
    """The first line of the fixture that contains this text."""
    lines = EVERYTHING.read_text().splitlines()
    return next(number for number, line in enumerate(lines, start=1) if text in line)


def test_the_report_is_in_document_order_and_has_no_doubles(robot: Robot) -> None:
    findings = robot.report.findings
    lines = [f.line or 0 for f in findings]
    assert lines == sorted(lines)
    assert len(set(findings)) == len(findings)


def test_unphysical_inertia_is_refused_or_reported() -> None:
    text = chain(2).replace("izz='0.1'", "izz='0.3'", 1)
    with pytest.raises(LoadError, match="triangle inequality") as caught:
        parse_urdf(text)
    assert caught.value.line == 3
    report = parse_urdf(text, allow_unphysical=True).report
    assert [(f.line, f.element) for f in report.findings if f.kind == "unphysical"] == [
        (3, "link l1")
    ]


def test_negative_mass_is_never_allowed() -> None:
    with pytest.raises(LoadError, match="negative"):
        parse_urdf(chain(1).replace("'1.5'", "'-1.5'"), allow_unphysical=True)


def test_a_spherical_joint_is_three_turns() -> None:
    robot = parse_urdf(chain(2).replace("'revolute'", "'spherical'", 1))
    assert robot.joint_names == ("j1.x", "j1.y", "j1.z", "j2")
    assert ("note", "joint j1") in {(f.kind, f.element) for f in robot.report.findings}


def test_a_transmission_needs_numbers_only_where_they_matter() -> None:
    reduction = (
        "<joint name='j1'/><actuator><mechanicalReduction>r</mechanicalReduction></actuator>"
    )
    text = chain(1).replace("</robot>", f"<transmission>{reduction}</transmission></robot>")
    [finding] = [f for f in parse_urdf(text).report.findings if "transm" in f.element]
    assert finding.kind == "suspicious"
    rotor = "<rotorInertia>1</rotorInertia></transmission>"
    with pytest.raises(LoadError, match="not a number"):
        parse_urdf(text.replace("</transmission>", rotor))
    negative = text.replace("</transmission>", rotor.replace("1", "-1")).replace(">r<", ">2<")
    with pytest.raises(LoadError, match="negative") as caught:
        parse_urdf(negative)
    assert caught.value.line == text.count("\n") + 1


def test_a_hundred_joints_load() -> None:
    robot = parse_urdf(chain(100))
    assert robot.nv == 100
    assert robot.is_serial
