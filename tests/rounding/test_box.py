"""Boxes of states: from limits, files, tables and texts; what is not bounded is asked for."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

import emdeg
from emdeg.errors import UsageError

UR5, PUMA = emdeg.load("ur5"), emdeg.load("puma560")
DYNAMICS = emdeg.compile(UR5, "inverse_dynamics", optimise=None, certify=False)


def test_limits_of_the_robot() -> None:
    box = emdeg.StateBox.of(DYNAMICS, UR5, {"qdd": 10})
    assert box.ranges["q3"] == (-3.141592653589793, 3.141592653589793)
    assert box.ranges["qd1"] == (-3.15, 3.15)
    assert box.ranges["qdd6"] == (-10.0, 10.0)


@pytest.mark.parametrize("text", ["qd = 2.0\nqdd = [1, 2, 3, 4, 5, [-6, 7]]", None])
def test_files(tmp_path: Path, text: str | None) -> None:
    name = "box.toml" if text else "box.json"
    written = text or '{"qd": 2.0, "qdd": [1, 2, 3, 4, 5, [-6, 7]]}'
    (tmp_path / name).write_text(written, encoding="utf-8")
    box = emdeg.StateBox.of(DYNAMICS, UR5, tmp_path / name)
    assert box.ranges["qd4"] == (-2.0, 2.0)
    assert box.ranges["qdd6"] == (-6.0, 7.0)


def test_by_joint_and_in_a_text() -> None:
    box = emdeg.StateBox.of(DYNAMICS, UR5, "qdd={all=3, elbow_joint=[0, 5]}, qd=1")
    assert box.ranges["qdd3"] == (0.0, 5.0)
    assert box.ranges["qdd2"] == (-3.0, 3.0)


def test_a_joint_without_limits_takes_one_turn() -> None:
    robot = emdeg.load("two_link")
    program = emdeg.compile(robot, "gravity", optimise=None, certify=False)
    assert emdeg.StateBox.of(program, robot).ranges["q1"] == (-math.pi, math.pi)


def test_what_has_no_bounds_is_asked_for_with_what_to_write() -> None:
    with pytest.raises(UsageError, match=r"qdd1.*no bounds.*'qdd=10'"):
        emdeg.StateBox.of(DYNAMICS, UR5)
    program = emdeg.compile(PUMA, "bias", optimise=None, certify=False)
    with pytest.raises(UsageError, match=r"qd1.*'qd=10'"):
        emdeg.StateBox.of(program, PUMA)


@pytest.mark.parametrize(
    ("box", "message"),
    [
        ({"qdx": 1}, "no such input"),
        ({"qdd": [1, 2]}, "wrong length"),
        ({"qdd": "fast"}, "is no range"),
        ({"qdd": [[2, 1]] * 6}, "ends before it begins"),
        ({"qdd": -1}, "not below 0"),
        ({"qdd": float("inf")}, "is no range"),
        ({"qdd": {"elbow": 1, "all": 2}}, "no element is called this"),
        ("qdd=", "cannot be read"),
        ("limit", "is no file"),
        ("nowhere.toml", "is no file"),
        (3, "is no box"),
        ("\0.toml", "is no file"),
        ("x" * 5000, "is no file"),
    ],
)
def test_nonsense_is_refused(box: object, message: str) -> None:
    with pytest.raises(emdeg.EmdegError, match=message):
        emdeg.StateBox.of(DYNAMICS, UR5, box)


def test_joints_behind_a_free_base_have_their_limits() -> None:
    robot = emdeg.load("panda", floating_base=True)
    program = emdeg.compile(robot, "inverse_dynamics", optimise="none", certify=False)
    names = next(i.leaves for i in program.inputs if i.name == "qd")
    box = emdeg.StateBox.of(program, robot, {"qd": dict.fromkeys(names[:6], 1.0), "qdd": 10.0})
    joints = sorted(robot.by_coordinate.items())[1:]
    limits = [joint.limits for _, joint in joints]
    q = next(i.leaves for i in program.inputs if i.name == "q")
    assert [box.ranges[n] for n in q[7:]] == [(float(x.lower), float(x.upper)) for x in limits]
    assert [box.ranges[n][1] for n in names[6:]] == [float(x.velocity) for x in limits]
    assert box.ranges[q[3]] == (-1.0, 1.0)
