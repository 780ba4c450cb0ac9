"""URDF that is written is the same robot to Pinocchio and to ourselves."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg.errors import UsageError

FILES = ("ur5_robot.urdf", "panda.urdf", "a1.urdf", "TwoDofs.urdf")


@pytest.mark.oracle
@pytest.mark.parametrize("name", FILES)
def test_pinocchio_reads_the_same_robot(
    name: str, example_robot_urdfs: list[Path], tmp_path: Path
) -> None:
    """Inverse dynamics and frames of the file and of what is written after reading it."""
    pin = pytest.importorskip("pinocchio")
    path = next(p for p in example_robot_urdfs if p.name == name)
    robot = emdeg.load(path, allow_unphysical=True)
    (tmp_path / "again.urdf").write_text(robot.to_urdf(), encoding="utf-8")
    before, after = (pin.buildModelFromUrdf(str(p)) for p in (path, tmp_path / "again.urdf"))
    assert list(before.names) == list(after.names)
    random = np.random.default_rng(0)
    q = pin.randomConfiguration(before, np.full(before.nq, -1.0), np.full(before.nq, 1.0))
    v, a = random.uniform(-1, 1, (2, before.nv))
    tau = [pin.rnea(m, m.createData(), q, v, a) for m in (before, after)]
    np.testing.assert_allclose(tau[1], tau[0], atol=1e-9)
    for frame in (f.name for f in before.frames if f.type == pin.FrameType.BODY):
        if not after.existFrame(frame):
            continue
        poses = []
        for m in (before, after):
            data = m.createData()
            pin.framesForwardKinematics(m, data, q)
            poses.append(data.oMf[m.getFrameId(frame)].homogeneous)
        np.testing.assert_allclose(poses[1], poses[0], atol=1e-9)


@pytest.mark.parametrize("name", ["puma560", "ur5", "stanford", "scara"])
def test_library_robots_come_back(name: str) -> None:
    robot = emdeg.load(name).with_values()
    text = robot.to_urdf()
    again = emdeg.loads(text, "urdf", allow_unphysical=True)  # Armstrong gives I_zz of link 1 alone
    random = np.random.default_rng(1)
    q, qd, qdd = random.uniform(-1, 1, (3, robot.nv))
    ours, theirs = (
        emdeg.compile(r.without_drives().with_gravity(*robot.gravity), optimise=None).jit()
        for r in (robot, again)
    )
    np.testing.assert_allclose(theirs(q, qd, qdd), ours(q, qd, qdd), rtol=1e-9, atol=1e-9)
    if any(not b.joint.motor.is_zero for b in robot.bodies):
        assert "not in URDF: reflected rotor inertia" in text


def test_what_urdf_cannot_say_is_refused() -> None:
    with pytest.raises(UsageError, match="closed loops"):
        emdeg.load("four_bar").to_urdf()
    with pytest.raises(UsageError, match="no value for"):
        emdeg.Robot.from_dh([{"type": "R", "mass": "m"}], convention="modified").to_urdf()
