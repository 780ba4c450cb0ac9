"""Packed and compressed outputs: the entries of the whole ones, where the pattern says, proved."""

from __future__ import annotations

import json
import tempfile
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg.canonical import canonical
from emdeg.errors import CertificateError, ProgramError, UsageError
from emdeg.mechanics.quantities.forms import places
from emdeg.mechanics.quantities.quantities import QUANTITIES, field_name, forms_of
from emdeg.records.shelf import find, key_of

ASKED = (
    "mass_matrix:packed", "crba:nonzeros", "jacobian:nonzeros", "mass_matrix:compressed",
    "mass_matrix",
)  # fmt: skip
TREE = """<robot name="tree"><link name="base"/>{}</robot>"""
LINK = """<link name="{0}"><inertial><origin xyz="0.1 0.02 0.3"/><mass value="1.5"/>
<inertia ixx="0.1" iyy="0.2" izz="0.15" ixy="0.01" ixz="0.02" iyz="0.03"/></inertial></link>
<joint name="j{0}" type="revolute"><parent link="{1}"/><child link="{0}"/>
<origin xyz="0.2 0 0.1" rpy="0.3 0.2 0.1"/><axis xyz="0 1 0"/>
<limit lower="-1" upper="1" effort="1" velocity="1"/></joint>"""


@cache
def puma() -> emdeg.Compiled:
    return emdeg.compile("puma560", ASKED)


@cache
def branched() -> emdeg.Robot:
    """Two arms of seven joints on one base: half of M vanishes, and n > 12."""
    links = [
        LINK.format(f"{arm}{k}", f"{arm}{k - 1}" if k else "base")
        for arm in ("left", "right")
        for k in range(7)
    ]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tree.urdf"
        file.write_text(TREE.format("".join(links)), encoding="utf-8")
        return emdeg.load(file)


def test_the_entries_are_those_of_the_whole_outputs() -> None:
    program = puma()
    q = np.random.default_rng(0).uniform(-3, 3, (9, 6))
    found = program.jit()(q)
    assert found._fields == (
        "mass_matrix_packed", "mass_matrix_nonzeros", "jacobian_nonzeros",
        "mass_matrix_compressed", "mass_matrix",
    )  # fmt: skip
    whole = emdeg.compile("puma560", ["mass_matrix", "jacobian"], optimise=None).jit()(q)
    for name, values, other in (
        ("mass_matrix:packed", found.mass_matrix_packed, whole.mass_matrix),
        ("mass_matrix:nonzeros", found.mass_matrix_nonzeros, whole.mass_matrix),
        ("jacobian:nonzeros", found.jacobian_nonzeros, whole.jacobian),
        ("mass_matrix:compressed", found.mass_matrix_compressed, whole.mass_matrix),
    ):
        pattern = program.pattern(name)
        dense = np.zeros((9, *pattern.shape))
        dense[(slice(None), *pattern.index)] = values
        if pattern.mirrored:
            dense.swapaxes(1, 2)[(slice(None), *pattern.index)] = values
        assert dense == pytest.approx(other, abs=1e-13)
        assert values.shape == (9, len(pattern))
    assert len(program.pattern("mass_matrix:packed")) == 21
    assert len(program.pattern("mass_matrix:compressed")) == 19  # two of the four zeros are below
    # what is left out vanishes in every state, what is kept does not
    away = np.ones((6, 6), bool)
    away[program.pattern("mass_matrix:nonzeros").index] = False
    assert away.sum() == 4
    assert not whole.mass_matrix[:, away].any()
    # the pattern of a whole output, from the program itself
    assert program.pattern("mass_matrix").places == program.pattern("mass_matrix:nonzeros").places


def test_a_record_is_used_and_nothing_is_longer() -> None:
    robot = canonical(emdeg.load("puma560")).robot
    record = find(key_of(robot, ("mass_matrix",)))
    assert record is not None
    assert emdeg.compile("puma560", "mass_matrix:packed").count().total == record.operations


@pytest.mark.parametrize(("form", "kept"), [("packed", 105), ("nonzeros", 98), ("compressed", 56)])
def test_a_tree_of_two_arms_by_the_equations_that_m_solves(form: str, kept: int) -> None:
    """n = 14: M is proved by what it does to an acceleration, the blocks between arms are zero."""
    program = emdeg.compile(branched(), f"mass_matrix:{form}", optimise="-O0")
    assert program.certificate is not None
    assert "by substitution" in program.certificate.reference.how
    assert len(program.pattern(f"mass_matrix:{form}")) == kept
    assert emdeg.verify(program, robot=branched())


def test_they_are_proved_and_a_moved_place_is_found() -> None:
    program = emdeg.compile("stanford", ["inverse_dynamics_dq:nonzeros"], optimise="-O0")
    assert emdeg.verify(program, robot="stanford")
    data = json.loads(program.metadata["patterns"])
    ((name, (shape, flat)),) = data.items()
    missing = next(k for k in range(36) if k not in flat)
    moved = {name: [shape, [*flat[:-1], missing]]}
    lie = replace(program, metadata={**program.metadata, "patterns": json.dumps(moved)})
    lie = lie.with_certificate(replace(program.certificate, subject=lie.digest))
    with pytest.raises(CertificateError):
        emdeg.verify(lie, robot="stanford")
    for text in ("[]", "{", '{"inverse_dynamics_dq:nonzeros": [[6, 6], [0]]}'):
        broken = replace(program, metadata={**program.metadata, "patterns": text})
        with pytest.raises(ProgramError, match="wrong content"):
            broken.pattern(name)


def test_files_keep_them_and_languages_write_them(tmp_path) -> None:
    program = puma()
    program.save(tmp_path / "arm.json")
    again = emdeg.load_program(tmp_path / "arm.json")
    assert again.pattern("jacobian:nonzeros") == program.pattern("jacobian:nonzeros")
    for target in ("c", "rust", "numpy", "matlab"):
        text = "".join(program.emit(target).values())
        assert "mass_matrix_packed" in text
        assert "entries" in text  # where they stand


def test_every_symmetric_quantity_is() -> None:
    rng = np.random.default_rng(3)
    symmetric = [record for record in QUANTITIES.values() if record.symmetric]
    assert len(symmetric) == 7
    for record in symmetric:
        robot = {"6×6": "ur5", "f×f": "four_bar"}.get(record.shape, "two_link")
        program = emdeg.compile(robot, record.name, optimise=None, certify=False)
        given = [rng.uniform(-1, 1, len(i.leaves)) for i in program.inputs]
        found = program.jit()(*given)
        scale = np.abs(found).max() + 1e-9
        assert np.abs(found - found.T).max() < 1e-9 * scale, record.name


def test_nonsense() -> None:
    for output, words in (
        ("jacobian:packed", "not symmetric"),
        ("jacobian:compressed", "not symmetric"),
        ("kinetic_energy:nonzeros", "one number"),
    ):
        with pytest.raises(emdeg.EmdegError, match=words):
            emdeg.compile("puma560", output, optimise=None)
    with pytest.raises(UsageError):
        emdeg.compile("puma560", "nothing:packed")


def test_names() -> None:
    assert field_name("jacobian:tool:local:nonzeros") == "jacobian_tool_local_nonzeros"
    assert field_name("fk:left hand:nonzeros") == "left_hand_pose_nonzeros"
    assert forms_of(QUANTITIES["mass_matrix"]) == ("packed", "nonzeros", "compressed")
    assert places("packed", (3, 3), []) == [0, 3, 4, 6, 7, 8]
    zero = [k in (1, 3) for k in range(9)]
    assert places("nonzeros", (3, 3), zero) == [0, 2, 4, 5, 6, 7, 8]
    assert places("compressed", (3, 3), zero) == [0, 4, 6, 7, 8]
