"""Robots that people ship: every file loads and agrees, or says why not.

`make robots` fetches the packages into build/robots (or EMDEG_ROBOTS names another folder with
them) and runs the slow test here; the files of example-robot-data are always tried by others.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import emdeg
from tests.real_robots.survey import FOLDER, Finding, compile_all, files, report, survey, surveyed

pytestmark = pytest.mark.oracle
BALL = """<mujoco><compiler angle="radian"/><worldbody>
  <body pos="0 0.1 0.3"><joint name="flight" type="free" armature="0.3"/>
    <inertial pos="0.1 0.02 0.2" mass="2" fullinertia="0.1 0.2 0.15 0.01 0 0"/>
    <body pos="0.2 0.1 0"><joint name="socket" type="ball" pos="0 0.1 0"/>
      <inertial pos="0.3 0.05 0.1" mass="1" fullinertia="0.1 0.1 0.05 0 0.02 0"/>
      <body euler="0.3 0.2 0.1"><joint name="slide" type="slide" axis="0 0.6 0.8" damping="2"/>
        <joint name="hinge" pos="0.1 0 0" ref="0.4" armature="0.05"/>
        <inertial pos="0.3 0.05 0.1" mass="1" diaginertia="0.1 0.1 0.05"/>
      </body></body></body>
</worldbody></mujoco>"""
AGREED = 1e-9


def wrong(finding: Finding) -> str:
    """Empty, or what no file may do."""
    if finding.outcome in ("foreign", "hang") or (
        finding.outcome == "refused" and not finding.reason
    ):
        return f"{finding.outcome}: {finding.reason}"
    if finding.peer.startswith(("foreign", "hang")):
        return finding.peer
    if finding.difference is not None and not finding.difference < AGREED:
        return f"differs by {finding.difference:.1e}"
    return "; ".join(f"{q}: {why}" for q, why in finding.quantities.items() if "refused" not in why)


def test_a_model_with_a_ball_and_a_free_joint_agrees_with_mujoco(tmp_path: Path) -> None:
    """Every kind of joint of MJCF: the comparison itself is tried here."""
    (tmp_path / "ball.xml").write_text(BALL)
    found = surveyed((tmp_path / "ball.xml", False))
    assert found.nv == 11
    assert wrong(found) == ""
    assert found.difference is not None


def test_urdf_files_agree_with_pinocchio(example_robot_urdfs: list[Path]) -> None:
    names = ("panda.urdf", "solo12.urdf")
    found = [surveyed((p, False)) for p in example_robot_urdfs if p.name in names]
    assert len(found) >= 2
    assert [wrong(f) for f in found] == [""] * len(found)
    assert all(f.difference is not None for f in found)


def test_what_goes_wrong_is_seen(tmp_path: Path) -> None:
    (tmp_path / "a.urdf").write_text("<robot name='a'>")
    refused = surveyed((tmp_path / "a.urdf", True))
    assert refused.outcome == "refused"
    assert "well-formed" in refused.reason
    assert wrong(Finding("x", "foreign", "KeyError")) == "foreign: KeyError"
    assert wrong(Finding("x", difference=1e-3)) == "differs by 1.0e-03"
    assert wrong(Finding("x", quantities={"bias": "hang"})) == "bias: hang"


@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_every_robot_of_the_packages() -> None:
    """1,402 different files of seven packages, when this was written; 1,290 of them load."""
    paths = files()
    if not paths:
        pytest.skip(f"no robots in {FOLDER}: `make robots` fetches them and runs this")
    found = list(survey(paths, every_quantity=False))
    assert {f.path: wrong(f) for f in found if wrong(f)} == {}
    assert sum(f.outcome != "refused" for f in found) > 0.85 * len(found), report(found)


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_every_quantity_of_a_sample_compiles(example_robot_urdfs: list[Path]) -> None:
    """What loads compiles: arms, a hand, a quadruped, and robots whose joints mimic others."""
    names = ("panda.urdf", "allegro_left_hand.urdf", "solo12.urdf", "tiago_pro.urdf")
    for path in (p for p in example_robot_urdfs if p.name in names):
        found = Finding(str(path))
        compile_all(emdeg.load(path, allow_unphysical=True), found)
        assert wrong(found) == ""
        assert found.compiled >= 25
