"""A link of which only one moment of inertia matters need not have the others (E5, planar arms)."""

from __future__ import annotations

import pytest

import emdeg
from emdeg.cli import run
from emdeg.errors import LoadError

PLANAR = """
name = "planar"
convention = "standard"
gravity = [0, -9.81, 0]
[[link]]
type = "R"
a = 1
mass = 2
com = [-0.5, 0, 0]
inertia = { zz = 0.1 }
[[link]]
type = "R"
a = 1
ALPHA
mass = 1
com = [-0.5, 0, 0]
inertia = { INERTIA }
"""


def text(alpha: str = "", inertia: str = "zz = 0.05") -> str:
    return PLANAR.replace("ALPHA", alpha).replace("INERTIA", inertia)


def test_a_planar_arm_needs_izz_only() -> None:
    robot = emdeg.loads(text(), "toml")
    assert [f.element for f in robot.report.of("note")] == ["link link1", "link link2"]
    assert "triangle inequality" in str(robot.report)
    assert not robot.report.of("unphysical")


def test_what_does_not_matter_changes_nothing() -> None:
    whole = text(inertia="xx = 0.04, yy = 0.04, zz = 0.05").replace(
        "{ zz = 0.1 }", "{ xx = 0.06, yy = 0.06, zz = 0.1 }"
    )
    ours, theirs = (emdeg.derive(emdeg.loads(t, "toml")).M for t in (text(), whole))
    assert [str(e) for e in ours] == [str(e) for e in theirs]


@pytest.mark.parametrize("command", ["show", "derive", "count", "explicit", "verify"])
def test_on_every_command(command: str, tmp_path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "planar.toml"
    file.write_text(text())
    assert run([command, str(file)]) == 0, capsys.readouterr().err


def test_what_enters_the_dynamics_is_judged() -> None:
    """A second axis across the first: xx and yy of link 2 enter, and zero is impossible."""
    across = text().replace("[[link]]", "[[link]]\nalpha = '90 deg'", 1)
    with pytest.raises(LoadError, match=r"link link2.*triangle inequality"):
        emdeg.loads(across, "toml")


def test_what_was_given_whole_is_judged() -> None:
    with pytest.raises(LoadError, match="triangle inequality"):
        emdeg.loads(text(inertia="xx = 0.01, yy = 0.01, zz = 0.05"), "toml")
    with pytest.raises(LoadError, match="not positive"):
        emdeg.loads(text(inertia="zz = -0.05"), "toml")


def test_a_slider_needs_no_inertia_and_a_flyer_all() -> None:
    slider = text().replace('type = "R"', 'type = "P"')
    assert emdeg.loads(slider, "toml").report.of("note")
    tree = """
    name = "f"
    [[link]]
    name = "w"
    [[link]]
    name = "b"
    mass = 1
    inertia = { zz = 1 }
    [[joint]]
    name = "j"
    type = "floating"
    parent = "w"
    child = "b"
    """
    with pytest.raises(LoadError, match="triangle"):
        emdeg.loads(tree, "toml")
