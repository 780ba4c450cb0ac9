"""Campaigns whose process is killed or interrupted, and the command line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg.cli import INTERRUPTED, OK, REFUSED, run
from emdeg.errors import UsageError

SCRIPT = Path(__file__).parent / "interrupted.py"


def started(directory: Path, states: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(SCRIPT), str(directory), states]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def reached(process: subprocess.Popen[str]) -> int:
    """Waits until some states are done."""
    assert process.stdout is not None
    for line in process.stdout:
        if line.strip().isdigit() and int(line) > 0:
            return int(line)
    raise AssertionError("ended too soon")


@pytest.mark.slow
def test_a_killed_campaign_ends_with_the_same_bits(tmp_path: Path) -> None:
    states = "1e7"
    whole = subprocess.run(
        [sys.executable, str(SCRIPT), str(tmp_path / "whole"), states], capture_output=True,
        text=True, check=True,
    ).stdout.split()[-1]  # fmt: skip
    for _ in range(3):
        process = started(tmp_path / "killed", states)
        reached(process)
        time.sleep(0.1)
        process.kill()
        process.wait()
    assert (tmp_path / "killed" / "sweep.npz").exists()
    last = subprocess.run(
        [sys.executable, str(SCRIPT), str(tmp_path / "killed"), states], capture_output=True,
        text=True, check=True,
    ).stdout.split()  # fmt: skip
    assert last[-1] == whole
    assert not list((tmp_path / "killed").glob(".*"))  # no half-written files


@pytest.mark.slow
def test_an_interrupt_ends_it_soon_and_keeps_what_is_done(tmp_path: Path) -> None:
    process = started(tmp_path, "1e11")
    reached(process)
    at = time.monotonic()
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=30)
    assert process.returncode == INTERRUPTED
    assert rest.strip().endswith("interrupted")
    assert time.monotonic() - at < 30  # not an hour: blocks are short
    assert (tmp_path / "sweep.npz").exists()


def test_the_command_prints_tables_and_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["sweep", "two_link", "-O", "none", "--states", "5e3", "--range", "qdd=10"]
    assert run([*command, "--reduce", "max,mean,std,histogram", "--resume", str(tmp_path)]) == OK
    out = capsys.readouterr().out
    assert "5,000 states, uniform, seed 0" in out
    assert "joint2" in out
    assert "assumed: q within ±π rad" in out
    assert "assumed: qdd" not in out
    assert run([*command, "--json"]) == OK
    data = json.loads(capsys.readouterr().out)
    kept = data["outputs"]["inverse_dynamics"]
    program = emdeg.compile(emdeg.load("two_link"), "inverse_dynamics", optimise="none")
    state = kept["max_states"][0]
    assert program.jit()(**{k: np.array(v) for k, v in state.items()})[0] == kept["max"][0]
    assert abs(state["qdd"][0]) <= 10


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--states", "many"], "not a number of states"),
        (["--states", "-5"], "not a number of states"),
        (["--range", "qdd"], "not a range"),
        (["--range", "qdd=a:b"], "not a range"),
        (["--range", "nix=1"], "no input 'nix'"),
        (["--sample", "nix"], "unknown sample"),
        (["--reduce", "nix"], "unknown reduction"),
        (["--quantity", "nix"], "nix"),
        (["--limits", "x", "--reduce", "over"], "not a list of numbers"),
        (["--reduce", "over"], "no effort limits"),
        (["--dtype", "half"], "float64 or float32"),
    ],
)
def test_nonsense_on_the_command_line(
    options: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    states = [] if "--states" in options else ["--states", "100"]
    assert run(["sweep", "two_link", "-O", "none", *states, *options]) == REFUSED
    assert message in capsys.readouterr().err


def test_a_directory_that_cannot_be_written_is_said_before_the_work(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("not a directory")
    command = ["sweep", "two_link", "-O", "none", "--states", "100", "--resume"]
    assert run([*command, str(tmp_path / "file")]) == REFUSED
    assert "file" in capsys.readouterr().err
    if os.access("/dev/full", os.W_OK):
        (tmp_path / "full").mkdir()
        (tmp_path / "full" / "sweep.npz").symlink_to("/dev/full")
        assert run([*command, str(tmp_path / "full")]) == REFUSED
        assert "No space left" in capsys.readouterr().err


def test_a_robot_that_cannot_move_has_nothing_to_reduce() -> None:
    robot = emdeg.load("two_link").locked({"joint1": 0, "joint2": 0})
    with pytest.raises(UsageError, match="nothing to reduce"):
        emdeg.sweep(robot, 100)


def test_the_velocities_of_a_free_flyer_have_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (
        '<robot name="r"><link name="body"><inertial><mass value="1"/><inertia ixx="1" ixy="0" '
        'ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link></robot>'
    )
    (tmp_path / "r.urdf").write_text(text, encoding="utf-8")
    command = ["sweep", str(tmp_path / "r.urdf"), "--floating-base", "-O", "none"]
    assert run([*command, "--states", "100"]) == OK
    assert "root_joint.wz" in capsys.readouterr().out
