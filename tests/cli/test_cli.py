"""The command line: what it prints, what it returns, and that its own examples work."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import emdeg
from emdeg.cli import DEFECT, MISUSED, OK, REFUSED, robots, run


def output(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = run(list(arguments))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.fixture(autouse=True)
def _wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")


def test_robots_lists_the_library(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = output(capsys, "robots")
    assert code == OK
    for name in emdeg.library_names():
        assert re.search(rf"^{name}\s+[RP]+\s+\d", out, re.MULTILINE)


def test_the_list_is_that_of_the_robots_themselves() -> None:
    """`python -m emdeg.cli.robots` writes the file again."""
    assert robots.listed() == robots.loaded()


@pytest.mark.parametrize("name", ["puma560", "stanford", "general_6r", "panda"])
def test_show_prints_tree_tables_symbols_and_report(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = output(capsys, "show", name)
    assert code == OK
    robot = emdeg.load(name)
    for word in (*robot.joint_names, *(b.name for b in robot.bodies), "DH table", "Import report"):
        assert word in out
    assert all(s.name in out for s in robot.symbols)


def test_show_toml_can_be_loaded(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = output(capsys, "show", "stanford3", "--toml")
    assert code == OK
    assert emdeg.loads(out, "toml") == emdeg.load("stanford3")


@pytest.fixture
def doubtful(tmp_path: Path) -> Path:
    """A DH table with a truncated angle and an impossible inertia."""
    path = tmp_path / "arm.toml"
    path.write_text(
        'convention = "modified"\n[[link]]\nalpha = 1.5708\nmass = 1\n'
        "inertia = { xx = 1, yy = 1, zz = 9 }\n",
        encoding="utf-8",
    )
    return path


def test_check_refuses_with_file_line_and_advice(
    doubtful: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = output(capsys, "check", str(doubtful))
    assert code == REFUSED
    assert "the nearest possible one is" in out
    assert "--fix -o FILE.toml" in out
    assert f"{doubtful}:2" in err
    assert "triangle" in err
    assert "--allow-unphysical" in err
    assert "Traceback" not in err


def test_check_reports(doubtful: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = output(capsys, "check", str(doubtful), "--allow-unphysical")
    assert code == OK
    assert "altered" in out
    assert "line 3" in out
    assert "unphysical" in out
    code, out, _ = output(capsys, "check", str(doubtful), "--allow-unphysical", "--strict")
    assert code == REFUSED
    code, out, _ = output(capsys, "check", "two_link", "--strict")
    assert code == OK
    code, out, _ = output(capsys, "check", str(doubtful), "--allow-unphysical", "--snap", "0")
    assert "altered" not in out


def test_check_json(doubtful: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = output(capsys, "check", str(doubtful), "--json")
    refused = json.loads(out)
    assert code == REFUSED
    assert refused["loads"] is False
    assert refused["error"]["line"] == 2
    assert refused["error"]["error"] == "LoadError"
    code, out, _ = output(capsys, "check", str(doubtful), "--json", "--allow-unphysical")
    found = json.loads(out)
    assert code == OK
    assert found["robot"]["degrees_of_freedom"] == 1
    assert {f["kind"] for f in found["findings"]} == {"altered", "unphysical"}
    assert all({"kind", "element", "message", "line"} == set(f) for f in found["findings"])


def test_unknown_robots_get_a_hint(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = output(capsys, "show", "pumma560")
    assert code == REFUSED
    assert "puma560" in err
    assert len(err.splitlines()) == 1


def test_misuse(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--bogus"], ["show"], ["nonsense"], ["check", "two_link", "--snap", "x"]):
        code, _, err = output(capsys, *arguments)
        assert code == MISUSED
        assert "Traceback" not in err


def test_defects_say_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(emdeg, "load", broken)
    code, _, err = output(capsys, "show", "puma560")
    assert code == DEFECT
    assert "defect" in err
    assert "--debug" in err
    with pytest.raises(ZeroDivisionError):
        run(["--debug", "show", "puma560"])


def test_debug_shows_the_error_itself() -> None:
    with pytest.raises(emdeg.EmdegError):
        run(["show", "nope", "--debug"])


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = output(capsys, "--version")
    assert (code, out.strip()) == (OK, f"emdeg {emdeg.__version__}")


@pytest.mark.parametrize("command", ["", "robots", "show", "check"])
def test_the_examples_in_the_help_work(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Every line of help that starts with `emdeg` and names the library runs."""
    code, out, _ = output(capsys, *command.split(), "--help")
    assert code == OK
    examples = re.findall(r"^\s+emdeg (.*)$", out, re.MULTILINE)
    assert examples
    for example in examples:
        if "my_arm" in example:
            continue
        code, _, err = output(capsys, *example.split())
        assert code == OK, (example, err)


def test_the_program_itself(tmp_path: Path) -> None:
    """The installed command: exit code, streams, and no fuss when the reader goes away."""
    program = str(Path(sys.executable).with_name("emdeg"))
    done = subprocess.run([program, "show", "two_link"], capture_output=True, text=True, check=True)
    assert "slender" in done.stdout or "Two-link" in done.stdout
    bad = subprocess.run([program, "check", "x.toml"], capture_output=True, text=True, check=False)
    assert bad.returncode == REFUSED
    assert bad.stderr.startswith("emdeg: x.toml")


def test_the_command_is_there_where_it_is_not_on_the_path() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "emdeg", "--version"], capture_output=True, text=True, check=True
    )
    assert said.stdout == f"emdeg {emdeg.__version__}\n"
