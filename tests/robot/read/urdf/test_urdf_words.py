"""URDF: nothing in a file is dropped in silence (promise 3), extensions included."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

import emdeg
from emdeg.robot.model.report import Finding

EVERYTHING = Path(__file__).parents[3] / "fixtures" / "urdf" / "everything.urdf"
ARM = """<robot name="arm"><link name="base"/><link name="tip"><inertial><mass value="1"/>
  <inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>
  <joint name="j" type="{kind}"><parent link="base"/><child link="tip"/>{inside}</joint>{more}
</robot>"""


def findings(text: str) -> tuple[Finding, ...]:
    return emdeg.loads(text, "urdf", allow_unphysical=True).report.findings


def arm(inside: str = "", kind: str = "continuous", more: str = "") -> str:
    return "\n".join(map(str, findings(ARM.format(inside=inside, kind=kind, more=more))))


def changed(text: str, way: str) -> Iterator[tuple[list[str], str]]:
    """(tags from the root down, the text with a made-up word there) for every element."""
    for number in range(sum(1 for _ in ET.fromstring(text).iter())):
        root = ET.fromstring(text)
        parents = {child: parent for parent in root.iter() for child in parent}
        element = at = list(root.iter())[number]
        path = [at.tag]
        while at in parents:
            at = parents[at]
            path.insert(0, at.tag)
        if way == "attribute":
            element.set("made_up", "1")
        elif way == "child":
            element.append(ET.Element("made_up"))
        else:
            element.text = f"{element.text or ''} made_up"
        yield path, ET.tostring(root, "unicode")


@pytest.mark.parametrize("way", ["attribute", "child", "text"])
def test_a_made_up_word_anywhere_is_reported(way: str) -> None:
    tried = 0
    for path, other in changed(EVERYTHING.read_text("utf-8"), way):
        if way == "text" and path[-1] in ("mechanicalReduction", "rotorInertia"):
            continue  # refused: not a number
        told = {f.element for f in findings(other)}
        words = {
            "attribute": {f"attribute 'made_up' of <{path[-1]}>"},
            "child": {"<made_up>", "<made_up> of a transmission"},
            "text": {f"text inside <{path[-1]}>"},
        }[way]
        whole = {f"<{tag}>" for tag in path[1:]}
        if "transmission" in path:
            whole |= {f"<{tag}> of a transmission" for tag in path[1:]}
            whole.add("<transmission> of several joints or actuators")
        assert words & told or whole & told, (path, told)
        tried += 1
    assert tried > 80


@pytest.mark.parametrize(
    ("inside", "kind", "words"),
    [
        ('<axis xyz="0 0 1">0 1 0</axis>', "continuous", "text inside <axis>"),
        ("<origin><xyz/></origin>", "continuous", "<xyz>: unknown tag inside <origin>"),
        ('<limit lower="-1" upper="1"/>', "continuous", "only revolute and prismatic joints"),
        (
            '<limit lower="0" upper="1"/><axis xyz="0 0 1"/>',
            "fixed",
            "they do not move: axis, limit",
        ),
        ('<dynamics damping="2"/>', "floating", "damping of a floating joint is not modelled"),
    ],
)
def test_what_a_joint_cannot_have_is_reported(inside: str, kind: str, words: str) -> None:
    assert words in arm(inside, kind)


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ('<gazebo reference="j"><springStiffness>3</springStiffness></gazebo>', "springs"),
        ('<gazebo reference="tip"><turnGravityOff>true</turnGravityOff></gazebo>', "every link"),
        ('<gazebo reference="tip"><gravity>false</gravity></gazebo>', "gravity acts on every link"),
        (
            '<gazebo><joint name="k"><parent>tip</parent></joint></gazebo>',
            "joints that Gazebo adds",
        ),
        (
            '<transmission name="t"><joint name="j"/><actuator name="a"><rotorInertia>1'
            "</rotorInertia><rotorInertia>2</rotorInertia></actuator></transmission>",
            "a second <rotorInertia> of a transmission: the first counts",
        ),
        (
            '<transmission name="t"><joint name="j"><role>x</role></joint><actuator name="a">'
            "<rotorInertia>1</rotorInertia></actuator></transmission>",
            "<role> of a transmission: settings of a driver",
        ),
    ],
)
def test_extensions_that_would_act_are_named(more: str, words: str) -> None:
    assert words in arm(more=more)


def test_what_does_not_act_is_not_named() -> None:
    told = arm(more='<gazebo reference="tip"><gravity>true</gravity></gazebo>')
    assert "every link" not in told
    assert "Gazebo" in told
