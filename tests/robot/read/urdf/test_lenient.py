"""URDF files with common breakage load when they are asked to, and say what was made of it."""

from __future__ import annotations

import pytest

import emdeg
from emdeg.errors import LoadError

INERTIAL = """<inertial><mass value="{mass}"/>
  <inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial>"""
TEXT = f"""<robot name="r"><link name="a"/><joint name="j" type="revolute">
<parent link="a"/><child link="b"/><axis xyz="0 0 1"/>
<limit lower="-1" upper="1" effort="1" velocity="1"/></joint>
<link name="b">{INERTIAL.format(mass=2)}</link></robot>"""
SECOND = INERTIAL.format(mass=9)

BROKEN = {
    "a second <inertial>": TEXT.replace("</link></robot>", f"{SECOND}</link></robot>"),
    "a second <axis>": TEXT.replace("<limit", '<axis xyz="1 0 0"/><limit'),
    "ixy of <inertia> is missing": TEXT.replace('ixy="0" ', ""),
    "no joint 'k' to follow": TEXT.replace("</joint>", '<mimic joint="k"/></joint>'),
    "not at the start": f"\n<!-- made by hand -->\n<?xml version='1.0'?>\n{TEXT}",
}  # fmt: skip


@pytest.mark.parametrize("words", BROKEN)
def test_breakage_is_refused_or_remarked(words: str) -> None:
    with pytest.raises(LoadError):
        emdeg.loads(BROKEN[words], "urdf")
    robot = emdeg.loads(BROKEN[words], "urdf", lenient=True)
    assert robot == emdeg.loads(TEXT, "urdf")
    findings = [f for f in robot.report.findings if words in f"{f.element} {f.message}"]
    assert len(findings) == 1
    assert findings[0].line is not None


def test_an_inertial_without_mass_is_none() -> None:
    text = TEXT.replace('<mass value="2"/>', "")
    robot = emdeg.loads(text, "urdf", lenient=True)
    assert robot.total_mass() == 0
    assert any("value of <mass> is missing" in f.message for f in robot.report.of("suspicious"))


def test_a_good_file_is_the_same() -> None:
    plain, lenient = emdeg.loads(TEXT, "urdf"), emdeg.loads(TEXT, "urdf", lenient=True)
    assert plain == lenient
    assert plain.report == lenient.report
