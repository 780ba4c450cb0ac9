"""Errors that a new user is likely to cause: one clear sentence each, never a traceback."""

from __future__ import annotations

import errno
import os
import threading
from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg.cli import MISUSED, OK, REFUSED, run
from emdeg.errors import EmdegError

URDF = """\
<robot name="bare">
  <link name="base"/><link name="tip"/>
  <joint name="j" type="revolute"><parent link="base"/><child link="tip"/>
    <axis xyz="0 0 1"/><limit effort="1" velocity="1"/></joint>
</robot>
"""


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert run(list(arguments)) == REFUSED
    err = capsys.readouterr().err
    assert err.startswith("emdeg: ")
    assert len(err.splitlines()) == 1, err
    assert "Traceback" not in err
    return err


@pytest.mark.parametrize("command", ["show", "check", "derive", "count", "generate", "verify"])
def test_a_typo_in_the_name_of_a_robot(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "puma560" in refusal(capsys, command, "pumma560")


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert "nowhere.urdf" in refusal(capsys, "check", "nowhere.urdf")


def test_a_dh_table_without_its_convention(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "arm.toml"
    path.write_text("[[link]]\na = 1\nmass = 1\n", encoding="utf-8")
    said = refusal(capsys, "check", str(path))
    assert "convention" in said
    assert "standard" in said
    assert "modified" in said
    assert str(path) in said


def test_an_unknown_key_in_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "arm.toml"
    path.write_text('convention = "standard"\n[[link]]\na = 1\nmas = 1\n', encoding="utf-8")
    said = refusal(capsys, "check", str(path))
    assert "mass" in said


def test_a_urdf_without_inertials_loads_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bare.urdf"
    path.write_text(URDF, encoding="utf-8")
    run(["check", str(path)])
    captured = capsys.readouterr()
    assert "tip" in captured.out + captured.err
    assert "mass" in (captured.out + captured.err).lower() or "inert" in captured.out + captured.err
    assert "Traceback" not in captured.err


def test_an_unknown_target(capsys: pytest.CaptureFixture[str]) -> None:
    said = refusal(capsys, "generate", "two_link", "--target", "fortran")
    assert "fortran" in said
    assert "matlab" in said
    assert "Did you mean 'rust'?" in refusal(capsys, "generate", "two_link", "--target", "rst")


def test_an_unknown_target_is_refused_before_the_search(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emdeg, "compile", lambda *_, **__: pytest.fail("compiled first"))
    refusal(capsys, "generate", "two_link", "--target", "fortran")
    refusal(capsys, "generate", "two_link", "--dtype", "float16")


def test_an_unknown_output_or_method(capsys: pytest.CaptureFixture[str]) -> None:
    assert "inverse_dynamics" in refusal(
        capsys, "count", "two_link", "--outputs", "inverse_dynamic"
    )
    assert "'kane'" in refusal(capsys, "derive", "two_link", "--method", "kan")


def test_a_directory_that_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    said = refusal(capsys, "generate", "two_link", "-O", "none", "-o", str(blocked / "under"))
    assert str(blocked) in said
    assert "another" in said


def test_a_full_disk_and_no_half_written_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Path, data: bytes) -> int:
        with self.open("wb") as file:
            file.write(data[: len(data) // 2])
        raise OSError(errno.ENOSPC, "No space left on device", str(self))

    monkeypatch.setattr(Path, "write_bytes", full)
    said = refusal(capsys, "generate", "two_link", "-O", "none", "-o", str(tmp_path))
    assert "space" in said
    assert list(tmp_path.iterdir()) == []


def test_wrong_shapes_name_the_array_and_the_right_shape() -> None:
    kernel = emdeg.jit(emdeg.compile(emdeg.load("two_link"), optimise=None))
    with pytest.raises(EmdegError) as caught:
        kernel(np.zeros(3), np.zeros(2), np.zeros(2))
    assert "q" in str(caught.value)
    assert "2" in str(caught.value)
    with pytest.raises(EmdegError):
        kernel(np.zeros(2))


def test_explain_says_what_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert "6 joints" in refusal(capsys, "explain", "M99", "puma560")
    assert "M12" in refusal(capsys, "explain", "nonsense", "puma560")


#: (file, its text) → what the message must say, and what it must not: the syntax of other files
FILES = {
    ("arm.csv", "type,a,mass\nR,1,1\n"): ("`# convention = standard or modified`", '= "'),
    ("arm.yaml", "link:\n  - {a: 1}\n"): ("convention: standard or modified", "convention ="),
    ("arm.toml", "[[link]]\na = 1\n"): ('convention = "standard" or "modified"', "convention:"),
    ("arm.csv", "# convention = standard\n# gravity = 0 0\ntype,a\nR,1\n"): (
        "`# gravity = 0 0 0`", "[0",
    ),
    ("arm.yaml", "convention: standard\ngravity: 3\nlink: [{a: 1}]\n"): (
        "gravity: [0, 0, 0]", "gravity =",
    ),
    ("arm.csv", "# convention = standard\n"): ("a row for each joint", "[["),
    ("arm.yaml", "convention: standard\nlink: 3\n"): ("`link:`", "[["),
    ("arm.csv", "# convention = standard\n# grvity = 0 0 1\ntype,a\nR,1\n"): ("'gravity'", "[["),
    ("arm.csv", "# convention = standard\ntype;a\nR;1\n"): ("with commas", "[["),
    ("arm.toml", "convention = standard\n"): ("needs quotes", "yaml"),
    ("arm.toml", "<robot name='x'/>"): ("name it .urdf", "[["),
    ("arm.yaml", "<robot name='x'/>"): ("name it .urdf", "[["),
    ("arm.csv", "<robot name='x'/>"): ("name it .urdf", "[["),
    ("arm.urdf", "convention: standard\n"): (".toml, .yaml or .csv", "[["),
    **{(f"arm.{kind}", " \n"): ("empty", "[[") for kind in ("toml", "yaml", "csv", "urdf", "xml")},
}  # fmt: skip


@pytest.mark.parametrize(("name", "text"), FILES)
def test_files_are_corrected_in_their_own_syntax(
    name: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    wanted, unwanted = FILES[name, text]
    said = refusal(capsys, "check", str(path)).removeprefix(f"emdeg: {path}")
    assert wanted in said
    assert unwanted not in said


@pytest.mark.parametrize("command", ["explicit", "report", "linearise"])
def test_a_pipe_is_written_to_and_not_replaced(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As root, a file put in its place would be the end of /dev/full."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    assert run([command, "two_link", "--output", str(pipe)]) == OK
    reader.join(20)
    assert pipe.is_fifo()
    assert read[0]
    capsys.readouterr()


def test_a_run_whose_result_cannot_be_written_is_not_begun(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(emdeg, "simulate", lambda *_, **__: pytest.fail("simulated first"))
    missing = tmp_path / "missing" / "run.csv"
    assert "does not exist" in refusal(capsys, "simulate", "two_link", "--csv", str(missing))
    assert "is a directory" in refusal(capsys, "simulate", "two_link", "--plot", str(tmp_path))


def test_mechanisms_with_loops_move_and_say_what_they_cannot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    csv = tmp_path / "run.csv"
    moved = ["simulate", "four_bar", "--q0", "0.7,-0.2,1.2", "--time", "0.5", "--csv", str(csv)]
    assert run(moved) == OK
    said = capsys.readouterr().out
    assert "constraints" in said
    assert "energy balance" in said
    assert "FAILS" not in said
    assert len(csv.read_text(encoding="utf-8").splitlines()) == 202
    assert "--q0" in refusal(capsys, "simulate", "four_bar", "--time", "0.5")
    assert "emdeg.constrained" in refusal(capsys, "simulate", "four_bar", "--controller", "pd")


def test_a_suspicious_description_is_mentioned_wherever_it_is_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A URDF without inertials gives equations that are all zero: not without a word."""
    path = tmp_path / "bare.urdf"
    path.write_text(URDF, encoding="utf-8")
    for command in ("count", "derive"):
        assert run([command, str(path)]) == OK
        said = capsys.readouterr().err
        assert "no mass" in said
        assert f"emdeg check {path}" in said
    assert run(["count", "puma560", "-O", "none"]) == OK
    assert capsys.readouterr().err == ""


def test_directories_and_nothing_are_no_robots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "directory" in refusal(capsys, "show", str(tmp_path))
    assert "no robot is named" in refusal(capsys, "show", "")


def test_limits_that_are_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--speed" in refusal(capsys, "abbreviate", "two_link", "--speed", "nan")
    assert run(["abbreviate", "two_link", "--states", "-5"]) == MISUSED
    capsys.readouterr()


def test_lists_of_what_there_is_are_whole(capsys: pytest.CaptureFixture[str]) -> None:
    said = refusal(capsys, "verify", "two_link", "--method", "foo")
    assert all(method in said for method in emdeg.METHODS)
