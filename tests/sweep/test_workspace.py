"""Maps of the workspace: each cell has the largest share that its states need."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg.cli import OK, REFUSED, run
from emdeg.sweep.envelope import NEEDED, page
from emdeg.sweep.result import states_of
from emdeg.sweep.workspace import maps

#: a turn about −y lifts the tool, which is 0.5 m from the axis; the whole stands 0.3 m high
ARM = """<robot name="arm"><link name="base"/>
  <joint name="shoulder" type="revolute"><parent link="base"/><child link="upper"/>
    <origin xyz="0 0 0.3"/><axis xyz="0 -1 0"/>
    <limit lower="-2" upper="2" effort="3" velocity="3"/></joint>
  <link name="upper"><inertial><origin xyz="0.2 0 0"/><mass value="2"/>
    <inertia ixx="0.01" ixy="0" ixz="0" iyy="0.03" iyz="0" izz="0.03"/></inertial></link>
  <joint name="end" type="fixed"><parent link="upper"/><child link="tool"/>
    <origin xyz="0.5 0 0"/></joint><link name="tool"/>
</robot>"""


def test_cells_have_the_largest_share_of_their_states() -> None:
    """Against τ = (I + m c²) q̈ + m g c cos q and p = (0.5 cos q, 0, 0.3 + 0.5 sin q)."""
    robot = emdeg.loads(ARM, "urdf")
    program = emdeg.compile(robot, optimise="none")
    found = emdeg.sweep(program, 3000, reduce=[*NEEDED, "over"], ranges={"qdd": 4})
    (side,) = maps(found, robot, "inverse_dynamics", "tool")  # from above it is a line
    assert (side.view, side.frame, side.states) == ("side", "tool", 3000)
    state = states_of(found.plan, 0, 3000)
    q, qdd = state["q"][:, 0], state["qdd"][:, 0]
    share = np.abs((0.03 + 2 * 0.2**2) * qdd + 2 * 9.81 * 0.2 * np.cos(q)) / 3
    r, z = np.abs(0.5 * np.cos(q)), 0.3 + 0.5 * np.sin(q)
    i, j = ((x - x0) / side.cell for x, x0 in zip((r, z), side.start, strict=True))
    inside = np.minimum(*(np.abs(x - np.round(x)) for x in (i, j))) > 1e-6  # off the cells' edges
    expected = np.full(side.worst.shape[:2], -1.0)
    for a, b, s in zip(i.astype(int), j.astype(int), share, strict=True):
        expected[a, b] = max(expected[a, b], s)
    sure = np.ones(expected.shape, dtype=bool)
    sure[i[~inside].astype(int), j[~inside].astype(int)] = False
    assert sure.mean() > 0.9
    assert side.worst[:, :, 0][sure] == pytest.approx(expected[sure], rel=1e-12)


def test_the_first_joint_turns_the_map_though_no_torque_depends_on_it() -> None:
    robot = emdeg.load("ur5")
    program = emdeg.compile(robot, "gravity", optimise="none")
    found = emdeg.sweep(program, 20_000, reduce=NEEDED)
    _, above = maps(found, robot, "gravity")
    reached = above.worst.max(axis=2) >= 0
    along, up = (np.flatnonzero(reached.any(axis=k)) for k in (1, 0))
    assert abs(np.ptp(along) - np.ptp(up)) <= 3


def test_a_page_has_maps_of_its_robot_with_symbolic_lengths_too() -> None:
    robot = emdeg.loads(ARM, "urdf")
    program = emdeg.compile(robot, optimise="none")
    found = emdeg.sweep(program, 100, reduce=NEEDED)
    assert "<path" in page(found, None, robot)
    assert "<path" not in page(found)
    symbolic = robot.symbolic("geometry")
    loose = emdeg.compile(symbolic, "gravity", optimise="none")
    values = {n: v for n, v in loose.parameters.items() if v is not None}
    some = emdeg.sweep(loose, 100, reduce=NEEDED, parameters=values)
    assert maps(some, symbolic, "gravity", "tool")


def test_a_frame_is_refused_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["sweep", "ur5", "-O", "none", "--states", "1000", "-q"]
    assert run([*command, "--envelope", "--frame", "tool0"]) == OK
    assert "tool0" in (tmp_path / "ur5_envelope.html").read_text(encoding="utf-8")
    assert run([*command, "--envelope", "--frame", "nose"]) == REFUSED
    assert "no frame 'nose'" in capsys.readouterr().err
    assert run([*command, "--frame", "tool0"]) == REFUSED
    assert "--envelope" in capsys.readouterr().err
