"""SDF files: Pinocchio agrees, fed joint by joint with poses that NumPy multiplied.

Pinocchio's own reader of SDF is not in its packages, so the oracle is a model that is built here of
the numbers in the file: 4×4 matrices along `relative_to`, and joints between them as they are at
q = 0; its dynamics are Pinocchio's.
"""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pinocchio as pin
import pytest

import emdeg
from emdeg.errors import LoadError

FIXTURE = Path(__file__).parents[3] / "fixtures" / "sdf" / "arm.sdf"
TENSOR = ("ixx", "ixy", "ixz", "iyy", "iyz", "izz")


def numbers(element: ET.Element | None, default: str) -> np.ndarray:
    text = element.text if element is not None and element.text else default
    return np.array([float(word) for word in text.split()])


def matrix(pose: ET.Element | None) -> pin.SE3:
    x = numbers(pose, "0 0 0 0 0 0")
    turn = x[3:]
    if pose is not None and pose.get("degrees") == "true":
        turn = np.radians(turn)
    return pin.SE3(pin.rpy.rpyToMatrix(*turn), x[:3])


def oracle(path: Path) -> tuple[pin.Model, dict[str, pin.SE3]]:
    """Pinocchio's model of a file without nested models and loops, parents before children."""
    model_of = ET.parse(path).getroot().find("model")
    assert model_of is not None
    placed: dict[str, pin.SE3] = {"world": pin.SE3.Identity()}
    placed["__model__"] = matrix(model_of.find("pose"))
    waiting = [e for e in model_of if e.tag in ("link", "frame", "joint")]
    while waiting:
        for element in list(waiting):
            pose = element.find("pose")
            default = "__model__"
            if element.tag == "joint":
                default = (element.findtext("child") or "").strip()
            elif element.get("attached_to"):
                default = str(element.get("attached_to"))
            relative = pose.get("relative_to") if pose is not None else None
            if (relative or default) in placed:
                placed[str(element.get("name"))] = placed[relative or default] * matrix(pose)
                waiting.remove(element)
    model, at = pin.Model(), {"world": (0, placed["world"])}
    for joint in model_of.findall("joint"):
        name, kind = str(joint.get("name")), joint.get("type")
        parent, child = ((joint.findtext(end) or "").strip() for end in ("parent", "child"))
        number, zero = at[parent]
        here = zero.inverse() * placed[name]
        xyz = joint.find("axis/xyz")
        axis = numbers(xyz, "0 0 1")
        if xyz is not None and xyz.get("expressed_in"):
            turn = placed[name].rotation.T @ placed[str(xyz.get("expressed_in"))].rotation
            axis = turn @ axis
        if kind == "fixed":
            at[child] = number, zero
            continue
        axis = axis / np.linalg.norm(axis)
        kinds = {
            "revolute": pin.JointModelRevoluteUnaligned,
            "prismatic": pin.JointModelPrismaticUnaligned,
        }
        number = model.addJoint(number, kinds[str(kind)](axis), here, name)
        at[child] = number, placed[name]
    for link in model_of.findall("link"):
        inertial = link.find("inertial")
        assert inertial is not None
        name = str(link.get("name"))
        tensor = {t: float(inertial.findtext(f"inertia/{t}") or 0) for t in TENSOR}
        xx, xy, xz, yy, yz, zz = (tensor[t] for t in TENSOR)
        rows = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        own = pin.Inertia(float(inertial.findtext("mass") or 0), np.zeros(3), rows)
        number, zero = at[name]
        where = zero.inverse() * placed[name] * matrix(inertial.find("pose"))
        model.appendBodyToJoint(number, own, where)
    return model, placed


@pytest.mark.oracle
@pytest.mark.parametrize("snap", [0.0, 1e-6])
def test_dynamics_agree_with_pinocchio(snap: float) -> None:
    robot = emdeg.load(FIXTURE, snap=snap)
    model, _ = oracle(FIXTURE)
    data = model.createData()
    assert list(robot.joint_names) == list(model.names)[1:]
    tau = emdeg.compile(robot, "inverse_dynamics", optimise=None).jit()
    friction = np.array([float(b.joint.friction.viscous.value) for b in robot.bodies])
    random = np.random.default_rng(2)
    for _ in range(10):
        q, qd, qdd = random.uniform(-1, 1, (3, robot.nv))
        expected = pin.rnea(model, data, q, qd, qdd) + friction * qd
        np.testing.assert_allclose(
            tau(q, qd, qdd), expected, rtol=1e-5 if snap else 1e-11, atol=1e-9
        )


@pytest.mark.oracle
def test_frames_are_where_they_are_said_to_be() -> None:
    robot = emdeg.load(FIXTURE, snap=0)
    _, placed = oracle(FIXTURE)
    for name in ("upper", "fore", "slide", "tool", "world"):
        pose = robot.frame_pose(name, [0.0] * robot.nq)
        np.testing.assert_allclose(pose, placed[name].homogeneous, atol=1e-12)


def test_limits_friction_and_mimics() -> None:
    robot = emdeg.load(FIXTURE)
    shoulder, elbow, slider = (b.joint for b in robot.bodies)
    assert (shoulder.limits.lower, shoulder.limits.upper) == (None, None)
    assert shoulder.limits.effort is None
    assert [float(x) for x in (elbow.limits.lower, elbow.limits.upper)] == [-2, 2]  # type: ignore[arg-type]
    assert float(elbow.friction.viscous.value) == 0.5
    assert slider.prismatic


# -- small texts --------------------------------------------------------------------------


def model(inside: str, version: str = "1.9", name: str = "m") -> str:
    return f"<sdf version='{version}'><model name='{name}'>{inside}</model></sdf>"


INERTIAL = (
    "<inertial><mass>1</mass><inertia><ixx>1</ixx><ixy>0</ixy><ixz>0</ixz><iyy>1</iyy>"
    "<iyz>0</iyz><izz>1</izz></inertia></inertial>"
)


def link(name: str, pose: str = "0 0 0 0 0 0", more: str = INERTIAL) -> str:
    return f"<link name='{name}'><pose>{pose}</pose>{more}</link>"


def joint(kind: str, parent: str, child: str, more: str = "", name: str = "") -> str:
    axis = "" if kind in ("fixed", "ball") or "<axis>" in more else "<axis><xyz>0 0 1</xyz></axis>"
    return (
        f"<joint name='{name or 'to_' + child}' type='{kind}'><parent>{parent}</parent>"
        f"<child>{child}</child>{axis}{more}</joint>"
    )


def load(inside: str, version: str = "1.9", **options: object) -> emdeg.Robot:
    return emdeg.loads(model(inside, version), "sdf", **options)  # type: ignore[arg-type]


def test_what_nothing_holds_floats_or_is_fixed_with_a_remark() -> None:
    two = link("a") + link("b", "1 0 0 0 0 0") + joint("revolute", "a", "b")
    fixed = load(two)
    assert (fixed.nv, fixed.base_name) == (1, "world")
    assert any("floats in Gazebo" in f.message for f in fixed.report.of("note"))
    assert load(two, floating_base=True).nv == 7
    assert load(two + joint("fixed", "world", "a")).report.of("note") == ()


def test_every_kind_of_joint() -> None:
    def kinds(kind: str, more: str = "") -> list[str]:
        robot = load(link("a") + joint(kind, "world", "a", more))
        return [body.joint.type.name for body in robot.bodies]

    second = "<axis2><xyz>0 1 0</xyz></axis2>"
    assert kinds("continuous") == ["revolute"]
    assert kinds("ball") == ["revolute"] * 3
    assert kinds("universal", second) == ["revolute"] * 2
    assert kinds("revolute2", "<axis2><xyz>1 1 0</xyz></axis2>") == ["revolute"] * 2
    assert kinds("screw", "<screw_thread_pitch>0.1</screw_thread_pitch>") == ["screw"]
    with pytest.raises(LoadError, match="gearbox"):
        kinds("gearbox")


def test_the_pitch_of_a_screw_old_and_new() -> None:
    """0.1 m a turn is 0.1/2π m/rad; the old number is −1 over that."""
    texts = (
        "<screw_thread_pitch>0.1</screw_thread_pitch>",
        "<thread_pitch>-62.83185307179586</thread_pitch>",
    )
    slides = [
        load(link("a") + joint("screw", "world", "a", t)).bodies[0].joint.slide for t in texts
    ]
    assert [float(s.value) for s in slides] == pytest.approx([0.1 / (2 * np.pi)] * 2, rel=1e-12)


def test_axes_in_other_frames() -> None:
    """Before 1.5 an axis is in the model's axes; later in the joint's, unless it says otherwise."""
    turned = link("a", "0 0 0 0 1.5707963267948966 0")
    along = {}
    for version, more in {
        "1.4": "<axis><xyz>1 0 0</xyz></axis>",
        "1.6": "<axis><xyz>1 0 0</xyz><use_parent_model_frame>1</use_parent_model_frame></axis>",
        "1.9": "<axis><xyz expressed_in='__model__'>1 0 0</xyz></axis>",
        "1.10": "<axis><xyz>1 0 0</xyz></axis>",
    }.items():
        robot = load(turned + joint("revolute", "world", "a", more), version)
        z = robot.bodies[0].joint.placement.rotation.column(2)
        along[version] = [float(e.value) for e in z]
    assert along["1.4"] == along["1.6"] == along["1.9"] == pytest.approx([1, 0, 0])
    assert along["1.10"] == pytest.approx([0, 0, -1])


def test_mimics_follow_with_their_reference() -> None:
    follows = """<axis><xyz>0 0 1</xyz><mimic joint='to_a'><multiplier>2</multiplier>
      <offset>0.5</offset><reference>0.25</reference></mimic></axis>"""
    robot = load(
        link("a")
        + link("b")
        + joint("revolute", "world", "a")
        + joint("revolute", "a", "b", follows),
        "1.11",
    )
    mimic = robot.bodies[1].joint.mimic
    assert mimic is not None
    assert (mimic.of, mimic.multiplier, mimic.offset) == ("to_a", 2, 0)


def test_a_model_in_a_model() -> None:
    inner = f"<model name='hand'><pose>0 0 1 0 0 0</pose>{link('palm', '1 0 0 0 0 0')}</model>"
    robot = load(
        link("a")
        + inner
        + joint("revolute", "a", "hand::palm", name="wrist")
        + joint("fixed", "world", "a")
    )
    assert robot.joint_names == ("wrist",)
    np.testing.assert_allclose(robot.frame_pose("hand::palm", [0.0])[:3, 3], [1, 0, 1])


def test_a_second_parent_closes_a_loop() -> None:
    four = link("a") + link("b", "1 0 0 0 0 0") + link("c", "2 0 0 0 0 0")
    bars = (
        joint("revolute", "world", "a") + joint("revolute", "a", "b") + joint("revolute", "b", "c")
    )
    robot = load(four + bars + joint("revolute", "world", "c", name="closing"))
    assert (robot.nv, [loop.type for loop in robot.loops]) == (3, ["revolute"])
    assert any("closes a loop" in f.message for f in robot.report.of("note"))


def test_a_link_without_inertial_has_what_the_specification_says() -> None:
    robot = load(link("a", more="") + joint("revolute", "world", "a"))
    assert robot.total_mass() == 1
    assert any("1 kg m²" in f.message for f in robot.report.of("suspicious"))


def test_oblique_frames_are_said_to_be_rounded() -> None:
    robot = load(link("a", "0 0 0 0.3 0.2 0.1") + joint("revolute", "world", "a"))
    assert any("double precision" in f.message for f in robot.report.of("note"))


def test_gravity_of_the_world() -> None:
    inside = model(link("a") + joint("revolute", "world", "a"))
    world = "<world name='w'><gravity>0 0 -1.62</gravity><model"
    text = inside.replace("<model", world).replace("</model>", "</model></world>")
    assert float(emdeg.loads(text, "sdf").gravity[2].value) == -1.62


LINKS_IN_A_CIRCLE = "".join(
    f"<link name='{a}'><pose relative_to='{b}'>0 0 0 0 0 0</pose></link>" for a, b in ("ab", "ba")
)
FRAMES_IN_A_CIRCLE = "".join(f"<frame name='{a}' attached_to='{b}'/>" for a, b in ("fg", "gf"))
NO_AXIS = "<axis><xyz>0 0 0</xyz></axis>"


@pytest.mark.parametrize(("text", "words"), [
    ("<sdf version='1.9'/>", "one model"),
    ("<sdf/>", "version"),
    ("<sdf version='3.0'/>", "not known"),
    (model(""), "no links"),
    (model(link("a") + link("a")), "two things"),
    (model("<include><uri>model://x</uri></include>"), "<include> is not supported"),
    (model(link("a") + joint("revolute", "a", "nix")), "no such frame"),
    (model(link("a") + joint("revolute", "a", "a")), "with itself"),
    (model(link("a") + joint("hinge", "world", "a")), "type of joint"),
    (model(link("a", "0 0 0")), "6 numbers"),
    (model(LINKS_IN_A_CIRCLE), "circle"),
    (model(FRAMES_IN_A_CIRCLE + link("a")), "circle"),
    (model(link("a", more="<inertial auto='true'/>")), "auto"),
    (model(link("a") + joint("revolute", "world", "a", NO_AXIS)), "axis is zero"),
    (model(link("a") + joint("screw", "world", "a")), "screw_thread_pitch"),
    (model("<link name='x::y'/>"), "cannot be a name"),
    (model(link("a", more=INERTIAL * 2)), "a second <inertial>"),
])  # fmt: skip
def test_what_is_refused_says_where(text: str, words: str) -> None:
    with pytest.raises(LoadError) as caught:
        emdeg.loads(text, "sdf", file="bad.sdf")
    assert words in str(caught.value)
    assert caught.value.file == "bad.sdf"
    assert caught.value.line is not None
