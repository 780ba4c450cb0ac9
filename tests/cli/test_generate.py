"""`emdeg generate`: files where they belong, and nothing else touched."""

from __future__ import annotations

import pytest

from emdeg.cli import run


def test_it_writes_the_files_of_a_target(tmp_path, capsys):
    folder = tmp_path / "new" / "out"
    assert run(["generate", "two_link", "-o", str(folder), "--batch", "--test"]) == 0
    assert sorted(p.name for p in folder.iterdir()) == [
        "two_link.c", "two_link.h", "two_link_test.c",
    ]  # fmt: skip
    shown = capsys.readouterr().out
    assert "two_link.h" in shown
    assert "inverse_dynamics of two_link" in shown
    assert "certificate:  equal to" in (folder / "two_link.h").read_text()


def test_targets_outputs_and_names(tmp_path):
    command = ["generate", "two_link", "-t", "cpp", "--outputs", "mass_matrix, gravity"]
    assert run([*command, "--name", "My Arm", "-o", str(tmp_path)]) == 0
    text = (tmp_path / "my_arm.hpp").read_text()
    assert "namespace my_arm" in text
    assert "mass_matrix_rows = 2" in text


def test_it_generates_again_over_its_own_files_only(tmp_path, capsys):
    command = ["generate", "two_link", "-o", str(tmp_path)]
    assert run(command) == 0
    first = (tmp_path / "two_link.c").read_bytes()
    assert run(command) == 0
    assert (tmp_path / "two_link.c").read_bytes() == first
    (tmp_path / "two_link.c").write_text("int my_own_work;\n")
    assert run(command) == 1
    assert "not written by emdeg" in capsys.readouterr().err
    assert (tmp_path / "two_link.c").read_text() == "int my_own_work;\n"
    assert run([*command, "--force"]) == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--target", "fortran"], "no target 'fortran'"),
        (["--outputs", "mas_matrix"], "mass_matrix"),
        (["--dtype", "float16"], "float16"),
        (["--outputs", " , "], "nothing was named"),
        (["--batch", "--two-rate"], "not for both"),
    ],
)
def test_mistakes_are_named(tmp_path, capsys, arguments, message):
    assert run(["generate", "two_link", *arguments, "-o", str(tmp_path)]) == 1
    assert message in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
