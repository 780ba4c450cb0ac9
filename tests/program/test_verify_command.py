"""`emdeg verify`: derives again by another method, prints the proof, fails on every forgery.

R72: the built-in verification command runs R35 and R36 on the user's own arm.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import emdeg
from emdeg.cli import run
from emdeg.compiler import compile
from emdeg.errors import CertificateError
from emdeg.mechanics.kinematics import ReferenceFrame
from emdeg.program.builder import ProgramBuilder
from emdeg.program.certify import certify, check_claims
from emdeg.program.data import to_data
from emdeg.program.ir import Input, Program, Value
from emdeg.program.ops import ADD, LEAF, SUB
from emdeg.program.serialise import dumps


@pytest.fixture(scope="module")
def honest() -> Program:
    return compile(emdeg.load("stanford"), "inverse_dynamics", optimise=None)


def written(program: Program, folder: Path) -> str:
    path = folder / "program.json"
    path.write_text(dumps(program), encoding="utf-8")
    return str(path)


def forged(program: Program) -> Program:
    """One sign changed, and a certificate made to fit: forger and victim compared with itself."""
    k = next(k for k, v in enumerate(program.values) if v.op == SUB)
    values = list(program.values)
    values[k] = Value(ADD, values[k].a, values[k].b)
    lie = replace(program, values=tuple(values), certificate=None)
    assert program.certificate is not None
    return lie.with_certificate(certify(lie, lie, about=program.certificate.reference))


def test_an_honest_program_is_proven(
    honest: Program, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["verify", written(honest, tmp_path)]) == 0
    shown = capsys.readouterr().out
    assert "PROVEN: wrong with probability at most 2^-1" in shown
    assert "Kane" in shown


def test_frames_and_rotors_are_remembered(tmp_path: Path) -> None:
    """What was asked for in Python is derived again, without being told."""
    robot = emdeg.load("puma560")
    where = {"frame": robot.frames[-1].name, "reference": ReferenceFrame.LOCAL}
    assert run(["verify", written(compile(robot, "jacobian", **where), tmp_path)]) == 0
    turning = compile(robot, "inverse_dynamics", rotors=True, optimise=None)
    assert run(["verify", written(turning, tmp_path)]) == 0


def test_the_method_can_be_chosen(honest: Program, tmp_path: Path) -> None:
    file = written(honest, tmp_path)
    assert run(["verify", file, "--method", "lagrange_euler", "--robot", "stanford"]) == 0
    assert run(["verify", file, "--robot", "puma560"]) == 1


def test_a_changed_program_does_not_match_its_certificate(
    honest: Program, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = to_data(honest)
    at = next(k for k, v in enumerate(data["values"]) if v[0] == "sub")
    data["values"][at][0] = "add"
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    assert run(["verify", str(path)]) == 1
    assert "another program" in capsys.readouterr().err


def test_a_forged_certificate_does_not_survive_the_derivation(
    honest: Program, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its claims are consistent; only deriving again tells."""
    lie = forged(honest)
    check_claims(lie)
    assert run(["verify", written(lie, tmp_path)]) == 1
    shown = capsys.readouterr()
    assert "NOT PROVEN" in shown.out
    assert "inverse_dynamics[" in shown.err


def test_a_changed_parameter_value_is_not_proven(honest: Program, tmp_path: Path) -> None:
    """The numbers of the robot are part of what is proven."""
    name = next(n for n, v in honest.parameters.items() if v is not None)
    lie = replace(honest, parameters={**honest.parameters, name: 1234.5}, certificate=None)
    lie = lie.with_certificate(certify(lie, lie))
    assert run(["verify", written(lie, tmp_path)]) == 1


def interfaces(program: Program) -> dict[str, Program]:
    """The same function of the same leaves, given and taken otherwise."""
    q, qd, qdd = program.inputs
    leaf = next(k for k, v in enumerate(program.values) if v.op == LEAF and v.a.name == "q2")
    slower = replace(program.values[leaf].a, rate=0)
    values = list(program.values)
    values[leaf] = Value(LEAF, slower)
    names = list(program.parameters.items())
    return {
        "inputs": replace(program, inputs=(q, qdd, qd)),
        "inputs swapped": replace(
            program, inputs=(q, Input("qd", qdd.leaves), Input("qdd", qd.leaves))
        ),
        "inputs more": replace(program, inputs=(Input("extra", ("x1",)), q, qd, qdd)),
        "inputs of one": replace(program, inputs=(Input("q", q.leaves[::-1]), qd, qdd)),
        "q2": replace(program, values=tuple(values)),
        "parameters": replace(program, parameters=dict(names[::-1])),
        "name": replace(program, name="another"),
        "name of the robot": replace(program, metadata={**program.metadata, "robot": "ur5"}),
        "outputs": replace(program, metadata={**program.metadata, "outputs": "gravity"}),
    }


@pytest.mark.parametrize("attack", range(9))
def test_another_interface_is_not_proven(honest: Program, attack: int) -> None:
    """What a kernel reads by its place is proven too, though the function be right."""
    name, lie = list(interfaces(replace(honest, certificate=None)).items())[attack]
    lie = lie.with_certificate(certify(lie, lie))
    with pytest.raises(CertificateError) as refused:
        emdeg.verify(lie, robot="stanford")
    assert refused.value.element == name.split()[0]


@pytest.mark.parametrize(
    "change",
    [
        {"challenge": "00" * 32},
        {"primes": (2**61 - 1,) * 3},
        {"indices": (0, 0, 0)},
        {"indices": (1, 0)},
        {"indices": (-1, 0, 1)},
        {"indices": (0, 1, 10**12)},
        {"log2_error": -1000.0},
        {"degree": 0},
        {"subject": "00" * 32},
    ],
)
def test_a_certificate_that_overclaims_is_refused(
    honest: Program, change: dict[str, object]
) -> None:
    assert honest.certificate is not None
    with pytest.raises(CertificateError):
        check_claims(
            honest.with_certificate(replace(honest.certificate, **change))  # type: ignore[arg-type]
        )


def test_a_program_without_certificate_is_not_proven(honest: Program, tmp_path: Path) -> None:
    bare = ProgramBuilder().finish(replace(honest, outputs=()), ())
    assert run(["verify", written(bare, tmp_path)]) == 1


def test_a_file_that_is_no_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "junk.json"
    path.write_text("[1, 2", encoding="utf-8")
    assert run(["verify", str(path)]) == 1
    assert run(["verify", str(tmp_path / "missing.json")]) == 1


def test_a_robot_is_verified_by_all_methods(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", "stanford3"]) == 0
    shown = capsys.readouterr().out
    for word in ("lagrange_euler: equal", "kane: equal", "M symmetric: holds", "Ṁ − 2C", "PROVEN"):
        assert word in shown
