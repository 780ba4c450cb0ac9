"""Every command: a shared vocabulary, and examples that work when they are pasted."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
import typer.main

import emdeg
from emdeg.cli import MISUSED, OK, REFUSED, run
from emdeg.cli.app import make_app
from tests.identify.logs import arm_log, write_csv

COMMANDS = sorted(typer.main.get_command(make_app()).commands)  # type: ignore[attr-defined]
#: what the documentation promises
PROMISED = {
    "robots", "show", "check", "derive", "compare", "count", "generate", "verify", "simulate",
    "bench", "explain", "study", "explicit", "abbreviate", "report", "identify",
}  # fmt: skip
#: files that examples name, and how a user would have got them
ARM = """\
<robot name="my_arm">
  <link name="base"/>
  <joint name="shoulder" type="revolute">
    <parent link="base"/><child link="upper"/><axis xyz="0 1 0"/>
    <limit lower="-2" upper="2" effort="10" velocity="3"/>
  </joint>
  <link name="upper">
    <inertial><origin xyz="0.2 0 0"/><mass value="2"/>
      <inertia ixx="0.01" ixy="0" ixz="0" iyy="0.03" iyz="0" izz="0.03"/></inertial>
  </link>
</robot>
"""


def examples(command: str, capsys: pytest.CaptureFixture[str]) -> list[list[str]]:
    """The lines of a help page that begin with `emdeg `, continued lines joined."""
    assert run([command, "--help"]) == OK
    text = capsys.readouterr().out.replace("\\\n", " ")
    return [shlex.split(line)[1:] for line in re.findall(r"^\s+(emdeg .*)$", text, re.MULTILINE)]


@pytest.fixture
def workplace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A directory with the files that help pages speak of."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    (tmp_path / "my_arm.urdf").write_text(ARM, encoding="utf-8")
    sources = {"puma560": "puma560", "two_link": "two_link", "my_arm": "my_arm.urdf"}
    for name, source in sources.items():
        program = emdeg.compile(emdeg.load(source), "mass_matrix", optimise=None)
        (tmp_path / f"{name}.json").write_text(program.to_json(), encoding="utf-8")
    gravity = emdeg.compile(emdeg.load("my_arm.urdf"), "gravity", optimise=None).jit()([0.5])
    state = {"q": [0.5], "values": {"gravity": gravity.tolist()}}
    numbers = {"robot": "my_arm.urdf", "states": [state]}
    (tmp_path / "theirs.json").write_text(json.dumps(numbers), encoding="utf-8")
    for name, seed in (("log", 0), ("run1", 1), ("run2", 2), ("run3", 3)):
        write_csv(tmp_path / f"{name}.csv", arm_log(seed=seed))
    return tmp_path


#: commands whose examples derive large robots
LONG = {"generate", "report", "excite"}


@pytest.mark.parametrize(
    "command",
    [pytest.param(c, marks=pytest.mark.slow if c in LONG else ()) for c in COMMANDS],
)
def test_every_help_page_has_examples_and_they_work(
    command: str, workplace: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = examples(command, capsys)
    assert found, f"emdeg {command} --help has no example"
    for arguments in found:
        if "compare" in arguments and "puma560" in arguments:
            continue  # ten methods, each optimised: tests/cli/test_derive_and_compare.py has it
        code = run([*arguments])
        captured = capsys.readouterr()
        assert code == OK, (arguments, captured.err)
        assert "Traceback" not in captured.err


def test_the_promised_commands_are_there() -> None:
    assert set(COMMANDS) >= PROMISED


@pytest.mark.parametrize("command", COMMANDS)
def test_help_describes_every_option(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """No option without a word on what it does."""
    made = typer.main.get_command(make_app()).get_command(None, command)  # type: ignore[attr-defined]
    for parameter in made.params:
        assert getattr(parameter, "help", None), f"{command}: {parameter.name} has no help"
    for short in ("-h", "--help"):
        assert run([command, short]) == OK
    capsys.readouterr()


def test_mistyped_commands_and_options_get_a_suggestion(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for arguments, meant in (
        (["derrive", "two_link"], "derive"),
        (["count", "two_link", "--mehtod", "kane"], "--method"),
    ):
        assert run(arguments) == MISUSED
        assert meant in capsys.readouterr().err


def test_completion_knows_robots_methods_and_files(workplace: Path) -> None:
    from emdeg.backends.base import TARGETS
    from emdeg.cli.completion import complete, complete_program, complete_robot

    assert complete(TARGETS)("c") == ["c", "c-fixed", "cpp", "casadi", "cuda"]
    assert complete_program("puma560")[0] == "puma560.json"
    assert complete_robot("puma") == ["puma560", "puma560_emdeg", "puma560_general"]
    assert complete_robot("my_") == ["my_arm.urdf"]
    assert complete(emdeg.METHODS)("kan") == ["kane"]


def test_json_where_a_program_would_read_it(
    workplace: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments in (
        ["robots", "--json"],
        ["check", "two_link", "--json"],
        ["derive", "two_link", "--json"],
        ["explicit", "two_link", "--json"],
        ["abbreviate", "two_link", "--json"],
        ["explain", "M12", "two_link", "--json"],
        ["count", "two_link", "--optimise", "none", "--elements", "--json"],
        ["compare", "two_link", "--methods", "kane,li", "--optimise", "none", "--json"],
        ["verify", "two_link", "--json"],
        ["bench", "two_link", "--optimise", "none", "--batch", "10", "--repeat", "1", "--json"],
    ):
        assert run(arguments) == OK
        assert json.loads(capsys.readouterr().out)


def test_a_generated_program_is_proved_again(
    workplace: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """generate --program writes what verify reads; writing it again is no offence."""
    for _ in range(2):
        assert run(["generate", "two_link", "--program", "-o", "out"]) == OK
    assert run(["verify", "out/two_link.json"]) == OK
    assert "PROVEN" in capsys.readouterr().out


def test_a_program_of_your_own_robot_is_proved_again_from_its_file_alone(
    workplace: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file carries the robot; another robot in it does not fit the certificate."""
    made = ["generate", "my_arm.urdf", "--outputs", "mass_matrix,gravity", "--program", "-o", "out"]
    assert run(made) == OK
    (workplace / "my_arm.urdf").unlink()
    assert run(["verify", "out/my_arm.json"]) == OK
    assert "PROVEN" in capsys.readouterr().out
    file = workplace / "out" / "my_arm.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    data["origin"]["robot"] = data["origin"]["robot"].replace("mass = 2", "mass = 3")
    file.write_text(json.dumps(data), encoding="utf-8")
    assert run(["verify", "out/my_arm.json"]) == REFUSED
    assert "another robot" in capsys.readouterr().err


def test_a_program_remembers_its_rotors_and_frames(
    workplace: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = ["generate", "puma560", "-O", "none", "--rotors", "--program", "-o", "out"]
    assert run(made) == OK
    assert run(["verify", "out/puma560.json"]) == OK
    assert "gyroscopic" in capsys.readouterr().out
    file = workplace / "out" / "puma560.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    del data["metadata"]["rotors"]
    file.write_text(json.dumps(data), encoding="utf-8")
    assert run(["verify", "out/puma560.json"]) == REFUSED
    framed = ["--outputs", "jacobian:panda_link8:local", "--program", "-o", "out"]
    assert run(["generate", "panda", "-O", "none", *framed]) == OK
    assert run(["verify", "out/panda.json"]) == OK


def test_loops_are_not_cut_silently(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["count", "four_bar", "--optimise", "none"]) == REFUSED
    assert "constrained_inverse_dynamics" in capsys.readouterr().err
    outputs = ["--outputs", "constrained_inverse_dynamics"]
    assert run(["count", "four_bar", *outputs, "--optimise", "none"]) == OK
    assert run(["derive", "four_bar"]) == OK
    assert "tree that remains" in capsys.readouterr().err
    assert run(["count", "two_link", "--optimise", "none"]) == OK
    assert capsys.readouterr().err == ""
