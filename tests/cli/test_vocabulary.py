"""One vocabulary: what changes a robot, where results go, what is listed, in every command."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import typer
import typer.main

import emdeg
from emdeg.cli import MISUSED, OK, REFUSED, outputs, outputs_index, run
from emdeg.cli.app import COMMANDS, make_app
from emdeg.cli.completion import complete_joints, complete_payload
from emdeg.cli.options import complete_outputs
from emdeg.cli.study import KINDS
from emdeg.mechanics.quantities.quantities import QUANTITIES
from tests.identify.logs import motion, write_csv

APP: Any = typer.main.get_command(make_app())
NO_ROBOT = {"robots", "outputs"}
WITH_ROBOT = [name for name in COMMANDS if name not in NO_ROBOT]
#: those that take one as their argument; `conform` takes numbers, and a robot by --robot
ABOUT_ROBOT = [name for name in WITH_ROBOT if name != "conform"]
SHARED = (
    "--allow-unphysical", "--snap", "--floating-base", "--lock", "--payload", "--gravity",
    "--elastic",
)  # fmt: skip
#: options that make a command quick, or that it needs
QUICK = {
    "count": ["-O", "none"], "compare": ["--methods", "kane,li", "-O", "none"],
    "bench": ["-O", "none", "--batch", "2", "--repeat", "1"], "generate": ["-O", "none"],
    "report": ["-O", "none", "--no-compare"], "simulate": ["--time", "0.1"],
    "abbreviate": ["--states", "10"], "shorten": ["-O", "1", "--outputs", "gravity"],
    "sweep": ["-O", "none", "--states", "1000"],
    "identify": ["log.csv"],
    "bound": ["--quantity", "gravity", "-O", "none", "--no-certify"],
    "excite": ["--speed", "2", "--starts", "1", "--harmonics", "2", "--duration", "3"],
}  # fmt: skip
STONE = """\
<robot name="stone"><link name="base"><inertial><mass value="1"/>
  <inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link></robot>
"""
THEIRS = """{"robot": "ur5", "states": [{"qd": [1, 0, 0, 0, 0, 0],
  "values": {"friction": [0, 0, 0, 0, 0, 0]}}]}"""
UNPHYSICAL = """\
<robot name="wrong">
  <link name="base"><inertial><mass value="1"/>
    <inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>
  <joint name="shoulder" type="revolute">
    <parent link="base"/><child link="upper"/><axis xyz="0 1 0"/>
    <limit lower="-2" upper="2" effort="10" velocity="3"/>
  </joint>
  <link name="upper">
    <inertial><origin xyz="0.2 0 0"/><mass value="2"/>
      <inertia ixx="9" ixy="0" ixz="0" iyy="0.03" iyz="0" izz="0.03"/></inertial>
  </link>
</robot>
"""


def flags(command: str) -> set[str]:
    found = APP.get_command(None, command).params
    return {flag for p in found for flag in (*p.opts, *p.secondary_opts)}


def line(command: str, robot: str, first: str = "") -> list[str]:
    before = first or {"explain": "M11", "study": "probe"}.get(command)
    return [command, *([before] if before else []), robot, *QUICK.get(command, [])]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "wrong.urdf").write_text(UNPHYSICAL, encoding="utf-8")
    (tmp_path / "theirs.json").write_text(THEIRS, encoding="utf-8")
    t, q, qd, qdd = motion(3, 8.0, 100.0)
    log = {"t": t} | {f"q_{n}": q[:, k] for k, n in enumerate(("joint1", "joint2", "shoulder"))}
    log |= {f"tau_{n[2:]}": 2 * qdd[:, 0] + qd[:, 0] for n in list(log)[1:]}
    write_csv(tmp_path / "log.csv", log)
    return tmp_path


@pytest.mark.parametrize("command", WITH_ROBOT)
def test_every_command_with_a_robot_has_the_same_options(command: str) -> None:
    assert flags(command) >= {*SHARED, "--json", "-o", "--output"}


@pytest.mark.parametrize("command", ["count", "bench", "generate", "compare"])
def test_what_compiles_says_how_hard_and_whether_it_is_proved(command: str) -> None:
    assert flags(command) >= {"-O", "--optimise", "--no-certify", "--seed"}


def test_another_seed_draws_other_points_and_proves_the_same() -> None:
    robot = emdeg.load("two_link")
    proofs = [emdeg.compile(robot, optimise=None, seed=seed).certificate for seed in (0, 0, 7)]
    assert proofs[0] == proofs[1]
    assert proofs[0] != proofs[2]
    assert proofs[0] is not None
    assert proofs[2] is not None
    assert proofs[0].log2_error == proofs[2].log2_error


@pytest.mark.parametrize("command", ABOUT_ROBOT)
def test_the_advice_of_a_message_is_accepted_by_the_command_that_gave_it(
    command: str, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(line(command, "wrong.urdf")) == REFUSED
    assert "--allow-unphysical" in capsys.readouterr().err
    assert run([*line(command, "wrong.urdf"), "--allow-unphysical"]) == OK, capsys.readouterr().err


@pytest.mark.parametrize("command", ABOUT_ROBOT)
def test_every_command_changes_the_robot(
    command: str, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Locked, loaded, weightless, floating: the command runs on that robot."""
    changed = ["--lock", "joint1=90deg", "--payload", "0.5@link2", "--gravity", "0"]
    assert run([*line(command, "two_link"), *changed]) == OK, capsys.readouterr().err
    assert run([*line(command, "two_link"), "--lock", "nix=1"]) == REFUSED
    assert "nix" in capsys.readouterr().err


@pytest.mark.parametrize("command", WITH_ROBOT)
def test_a_robot_that_cannot_move_is_no_defect(
    command: str, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All joints locked, or a stone: abbreviate could not unpack its limits, report its ranges."""
    still = ["--lock", "joint1=0,joint2=0"]
    for more in ([], ["--significance", "0"] if command == "abbreviate" else []):
        assert run([*line(command, "two_link"), *still, *more]) in (OK, REFUSED)
        assert "defect" not in capsys.readouterr().err
    (place / "stone.urdf").write_text(STONE, encoding="utf-8")
    for load in ("1", "symbols"):
        assert run([*line(command, "stone.urdf"), "--payload", load]) in (OK, REFUSED)
        assert "defect" not in capsys.readouterr().err


@pytest.mark.parametrize("kind", KINDS)
def test_no_study_of_a_robot_that_cannot_move_is_a_defect(
    kind: str, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (place / "stone.urdf").write_text(STONE, encoding="utf-8")
    for robot, still in (("two_link", ["--lock", "joint1=0,joint2=0"]), ("stone.urdf", [])):
        assert run([*line("study", robot, kind), *still]) in (OK, REFUSED)
        assert "defect" not in capsys.readouterr().err
    assert run([*line("study", "two_link", kind), "--points", "3"]) == OK


def test_changes_are_those_of_the_verbs(capsys: pytest.CaptureFixture[str]) -> None:
    """The hash of the robot on the command line is that of the robot in Python."""
    robot = emdeg.load("two_link")
    for options, meant in (
        (["--lock", "joint1=0.5"], robot.locked({"joint1": "0.5"})),
        (["--payload", "2.5"], robot.with_payload("2.5")),
        (["--payload", "m,0,0,z@link1"], robot.with_payload("m", (0, 0, "z"), frame="link1")),
        (["--payload", "symbols"], robot.symbolic("payload")),
        (["--gravity", "0,0,-3.7"], robot.with_gravity(0, 0, "-3.7")),
        (["--gravity", "0"], robot.with_gravity(0, 0, 0)),
        (["--snap", "0"], emdeg.load("two_link", snap=0)),
    ):
        assert run(["check", "two_link", "--json", *options]) == OK
        assert json.loads(capsys.readouterr().out)["robot"]["hash"] == meant.hash, options


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--lock", "joint1"], "no value"),
        (["--lock", "joint1=1,joint1=2"], "twice"),
        (["--lock", "joint1=x y"], "joint1"),
        (["--payload", "1,2"], "wrong length"),
        (["--payload", "1@nix"], "no frame"),
        (["--payload", ","], "wrong length"),
        (["--gravity", "9.81"], "direction"),
        (["--gravity", "1,2"], "wrong length"),
        (["--floating-base"], "no inertia"),
    ],
)
def test_changes_without_a_meaning_are_refused(
    options: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["check", "two_link", *options]) == REFUSED
    assert message in capsys.readouterr().err


@pytest.mark.parametrize(
    "command", [c for c in COMMANDS if c not in ("generate", "online", "report")]
)
def test_what_would_be_printed_goes_into_a_file(
    command: str, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    about = "theirs.json" if command == "conform" else "two_link"
    arguments = [command] if command in NO_ROBOT else line(command, about)
    assert run([*arguments, "-o", "sub/out.txt"]) == OK
    captured = capsys.readouterr()
    assert (captured.out, "wrote" in captured.err) == ("", True)
    assert (place / "sub" / "out.txt").read_text(encoding="utf-8").strip()
    assert run([*arguments, "-o", "out.json"]) == OK
    assert json.loads((place / "out.json").read_text(encoding="utf-8"))
    capsys.readouterr()
    assert run([*arguments, "--json"]) == OK
    assert json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("command", ["generate", "report"])
def test_what_writes_files_says_which_as_json(
    command: str, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*line(command, "two_link"), "--json"]) == OK
    data = json.loads(capsys.readouterr().out)
    for file in data.get("files") or [data["file"]]:
        assert (place / file).is_file()


def test_a_refused_command_leaves_no_file(place: Path) -> None:
    assert run(["count", "nix", "-o", "out.txt"]) == REFUSED
    assert run(["count", "two_link", "--nix", "-o", "out.txt"]) == MISUSED
    assert not (place / "out.txt").exists()


# -- outputs --------------------------------------------------------------------------


def test_outputs_lists_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["outputs"]) == OK
    listed = capsys.readouterr().out
    assert all(f"\n{name} " in listed for name in QUANTITIES)
    assert run(["outputs", "--json"]) == OK
    rows = json.loads(capsys.readouterr().out)
    assert [row["name"] for row in rows] == list(QUANTITIES)
    assert run(["outputs", "rnea"]) == OK
    assert "inverse_dynamics" in capsys.readouterr().out
    assert run(["outputs", "mass_matrx"]) == REFUSED
    assert "mass_matrix" in capsys.readouterr().err


def test_the_list_is_that_of_the_quantities_themselves() -> None:
    """`python -m emdeg.cli.outputs_index` writes the file again."""
    assert outputs.listed() == outputs_index.loaded()


@pytest.mark.parametrize("name", QUANTITIES)
def test_the_example_of_a_quantity_works(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    (row,) = [row for row in outputs.listed() if row["name"] == name]
    _, *arguments = row["example"].split()
    assert run([*arguments, "-O", "none", "--no-certify"]) == OK, capsys.readouterr().err


# -- completion -----------------------------------------------------------------------


def test_completion_knows_joints_frames_and_outputs(place: Path) -> None:
    here: Any = SimpleNamespace(params={"robot": "two_link"})
    assert complete_joints(here, "") == ["joint1=", "joint2="]
    assert complete_joints(here, "joint1=0,jo") == ["joint1=0,joint1=", "joint1=0,joint2="]
    assert complete_payload(here, "2@link") == ["2@link1", "2@link2"]
    assert complete_outputs(here, "gravity,generalized") == ["gravity,generalized_momentum"]
    assert complete_outputs(here, "jacobian:link") == ["jacobian:link1", "jacobian:link2"]
    here.params = {"robot": "nix"}
    assert complete_joints(here, "") == []


# -- numbers of the command line ------------------------------------------------------


def test_one_goal_for_seven_joints_asks(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "panda", "--controller", "pd", "--goal", "1"]) == REFUSED
    said = capsys.readouterr().err
    assert "--goal" in said
    assert "expected 7" in said


@pytest.mark.parametrize(
    "option", [("--goal", "0,0"), ("--efforts", "x.csv"), ("--path", "cycloid")]
)
def test_what_only_a_controller_takes_is_not_ignored_without_one(
    option: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["simulate", "two_link", *option]) == REFUSED
    assert "--controller" in capsys.readouterr().err


def test_a_step_of_a_solver_that_chooses_its_own_is_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["simulate", "two_link", "--step", "0.1"]) == REFUSED
    assert "rk4" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "needed"),
    [(["check", "two_link"], "numpy"), (["show", "two_link"], ""), (["outputs"], "")],
)
def test_what_is_quick_imports_nothing_slow(command: list[str], needed: str) -> None:
    """The first word comes within 0.4 s of processor time: NumPy alone would take a third of it.

    `check` pays for it: whether an inertia is a body's is asked of its eigenvalues.
    """
    script = (
        "import sys; from emdeg.cli import run; status = run(sys.argv[1:]);"
        "slow = {'numpy', 'scipy', 'flint', 'sympy', 'matplotlib', 'llvmlite', 'pydantic'};"
        f"sys.exit(status or ', '.join((slow - {{{needed!r}}}) & sys.modules.keys()) or 0)"
    )
    made = subprocess.run(
        [sys.executable, "-c", script, *command], capture_output=True, text=True, check=False
    )
    assert made.returncode == 0, made.stderr
