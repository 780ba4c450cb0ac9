"""`emdeg generate`: files where they belong, and nothing else touched."""

from __future__ import annotations

import subprocess

import pytest

import emdeg
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


def test_another_file_of_ours_is_not_replaced_silently(tmp_path, capsys):
    command = ["generate", "two_link", "-O", "none", "--no-certify", "-o", str(tmp_path)]
    assert run([*command, "--outputs", "gravity"]) == 0
    first = (tmp_path / "two_link.h").read_bytes()
    assert run([*command, "--outputs", "gravity"]) == 0
    assert run([*command, "--outputs", "mass_matrix"]) == 1
    said = capsys.readouterr().err
    assert "would change" in said
    assert "Found gravity" in said
    assert "--force" in said
    assert (tmp_path / "two_link.h").read_bytes() == first
    assert run([*command, "--outputs", "mass_matrix", "--force"]) == 0
    assert (tmp_path / "two_link.h").read_bytes() != first


def test_functions_of_their_own_share_the_set_up(tmp_path, capsys):
    wanted = ["inverse_dynamics", "gravity", "jacobian:link2"]
    command = ["generate", "two_link", "-f", ",".join(wanted), "--batch", "--test", "--program"]
    assert run([*command, "-O", "none", "-o", str(tmp_path)]) == 0
    header = (tmp_path / "two_link.h").read_text()
    assert header.count("void two_link_setup(") == 1
    assert (
        "void two_link_gravity(\n    const double *restrict q,\n    const double *restrict c"
        in header
    )
    for name in ("inverse_dynamics", "gravity", "jacobian_link2"):
        assert f"void two_link_{name}(" in header
        assert f"void two_link_{name}_batch(" in header
        assert (tmp_path / f"two_link_{name}.json").is_file()
    assert header.count("certificate:  equal to") == 3
    for macro in ("JOINT_JOINT2 1", "PARAMETER_G 0", "PARAMETER_M2 3"):
        assert f"#define TWO_LINK_{macro}\n" in header
    files = [str(tmp_path / "two_link.c"), str(tmp_path / "two_link_test.c")]
    warnings = ["-std=c99", "-Wall", "-Wextra", "-Werror"]
    subprocess.run(["gcc", *warnings, *files, "-lm", "-o", str(tmp_path / "checked")], check=True)
    subprocess.run([str(tmp_path / "checked")], check=True)
    assert run(["verify", str(tmp_path / "two_link_gravity.json")]) == 0
    assert run([*command, "--outputs", "bias", "-o", str(tmp_path)]) == 1
    assert "not both" in capsys.readouterr().err


@pytest.mark.parametrize(("target", "file"), [("cpp", "arm.hpp"), ("rust", "arm.rs")])
def test_functions_and_places_in_other_languages(tmp_path, target, file):
    command = ["generate", "two_link", "-t", target, "--name", "arm", "--batch", "-O", "none"]
    assert run([*command, "-f", "gravity,mass_matrix", "--no-certify", "-o", str(tmp_path)]) == 0
    source = tmp_path / file
    text = source.read_text()
    if target == "cpp":
        assert "constexpr std::size_t joint_joint2 = 1;" in text
        check = ["g++", "-std=c++17", "-fsyntax-only", "-x", "c++", str(source)]
    else:
        assert "pub const JOINT_JOINT2: usize = 1;" in text
        check = ["rustc", "--crate-type", "lib", "--emit", "metadata", str(source)]
        check += ["-o", str(tmp_path / "arm.rmeta")]
    subprocess.run(check, check=True)


def test_rigid_bodies_alone(tmp_path):
    """PUMA 560 has friction and heavy motors; without, its M is that of the links."""
    robot = emdeg.load("puma560")
    bare = robot.without_drives()
    assert all(b.joint.motor.is_zero for b in bare.bodies)
    assert emdeg.derive(bare).friction.is_zero
    assert emdeg.derive(robot).M != emdeg.derive(bare).M
    command = ["generate", "puma560", "--rigid-body", "--outputs", "gravity", "-O", "none"]
    assert run([*command, "--no-certify", "-o", str(tmp_path)]) == 0


def test_loads_are_none_until_they_are_given(tmp_path):
    command = ["generate", "two_link", "--outputs", "gravity", "-O", "none", "--no-certify"]
    assert run([*command, "--payload", "mp,0,0,z", "-o", str(tmp_path)]) == 0
    text = (tmp_path / "two_link.c").read_text()
    assert "parameters[4] = 0.0; /* mp */" in text
    assert "NAN" not in text


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


@pytest.mark.parametrize(
    "command",
    [
        ["bound", "puma560", "--box", "qdx=1"],
        ["generate", "puma560", "--bound", "qdx=1"],
        ["generate", "puma560", "-t", "c-fixed", "--error", "0.01", "--box", "qdx=1"],
        ["generate", "puma560", "-f", "inverse_dynamics", "--bound", "qdx=1"],
    ],
)
def test_a_box_that_fits_no_input_is_refused_before_the_search(command, capsys, monkeypatch):
    def searched(*_: object, **__: object) -> None:
        raise AssertionError("the search began")

    monkeypatch.setattr("emdeg.cli.bound.compiling", searched)
    monkeypatch.setattr("emdeg.cli.generate.compiling", searched)
    assert run(command) == 1
    said = capsys.readouterr().err
    assert "qdx: the program has no such input. Expected q, qd, qdd" in said
    assert "Did you mean 'qd" in said
