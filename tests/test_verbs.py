"""Programs with verbs: run, written, proven again, kept; `emdeg.verify` takes whatever there is."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg.errors import CertificateError, UsageError
from emdeg.program.ir import Program, Value
from emdeg.program.ops import ADD, SUB


@pytest.fixture(scope="module")
def program() -> emdeg.Compiled:
    return emdeg.compile(emdeg.load("two_link"), "inverse_dynamics", optimise=None)


def forged(program: emdeg.Compiled) -> emdeg.Compiled:
    """One sign changed."""
    k = next(k for k, v in enumerate(program.values) if v.op == SUB)
    values = list(program.values)
    values[k] = Value(ADD, values[k].a, values[k].b)
    return replace(program, values=tuple(values))


def test_whatever_makes_a_program_gives_it_verbs(program: emdeg.Compiled) -> None:
    robot = emdeg.load("two_link")
    made = [program, emdeg.derivatives(robot), replace(program, name="other")]
    assert all(type(p) is emdeg.Compiled for p in made)
    assert all(p.robot == robot for p in made)


def test_a_program_runs_and_is_written(program: emdeg.Compiled, tmp_path: Path) -> None:
    q, qd, qdd = (np.array([0.1, 0.2]) * k for k in (1, 2, 3))
    exact = emdeg.interpret(program, {"q": q, "qd": qd, "qdd": qdd})["inverse_dynamics"]
    np.testing.assert_allclose(program.jit()(q, qd, qdd), exact, rtol=1e-12)
    files = program.emit("c", tmp_path / "out", dtype="float32")
    assert {p.name for p in (tmp_path / "out").iterdir()} == set(files)
    assert any("joints:" in text and "float" in text for text in files.values())


def test_verbs_do_not_change_what_is_equal(program: emdeg.Compiled) -> None:
    plain = Program.from_json(program.to_json())
    assert plain == program
    assert program == plain
    assert program == pickle.loads(pickle.dumps(program))
    assert program != replace(program, name="other")
    assert program != "program"


def test_a_saved_program_is_proven_from_its_file_alone(
    program: emdeg.Compiled, tmp_path: Path
) -> None:
    file = tmp_path / "two_link.json"
    program.save(file)
    again = emdeg.load_program(file)
    assert again == program
    assert again.robot == program.robot
    for found in (again.verify(), emdeg.verify(file), emdeg.verify(str(file), method="kane")):
        assert found.proven
        assert found
        assert found.log2_error < -100
        assert "PROVEN" in str(found)
        assert len(repr(found)) < 200


def test_what_is_not_proven_raises(program: emdeg.Compiled) -> None:
    with pytest.raises(CertificateError, match="another program"):
        forged(program).verify()
    with pytest.raises(CertificateError, match="another robot"):
        emdeg.verify(program, robot="puma560")
    with pytest.raises(CertificateError):
        emdeg.verify(replace(program, certificate=None))


def test_a_robot_is_verified_and_tells_how_far_it_is() -> None:
    said: list[str] = []
    steps: list[float] = []
    found = emdeg.verify("two_link", tell=said.append, progress=lambda _, x: steps.append(x))
    assert list(found.statements) == said
    assert found.proven
    assert steps == sorted(steps)
    assert emdeg.verify(emdeg.load("two_link")).statements == found.statements


def test_a_program_without_robot_asks_for_one(program: emdeg.Compiled) -> None:
    bare = replace(program, robot=None, metadata={})
    with pytest.raises(UsageError, match="which robot"):
        emdeg.verify(bare)
    lost = replace(program, robot=None, metadata={**program.metadata, "robot": "nowhere"})
    with pytest.raises(UsageError, match="nowhere"):
        emdeg.verify(lost)
    with pytest.raises(emdeg.EmdegError, match="kane"):
        emdeg.verify(program, method="kan")
