"""M of a large robot is put into τ(q, 0, a) − τ(q, 0, 0) = M a: as strict as entry by entry."""

from __future__ import annotations

from dataclasses import replace

import pytest

import emdeg
from emdeg.errors import CertificateError
from emdeg.mechanics.quantities import quantity
from emdeg.program.ir import Program


@pytest.fixture
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every robot counts as large."""
    monkeypatch.setattr(quantity, "LARGEST_COMPARED", 0)


def compiled(name: str) -> Program:
    return emdeg.compile(emdeg.load(name), "mass_matrix", optimise=None)


@pytest.mark.usefixtures("large")
@pytest.mark.parametrize("name", ["two_link", "puma560", "stanford", "elastic_arm", "panda"])
def test_the_inertia_is_proved_by_substitution(name: str) -> None:
    proof = compiled(name).certificate
    assert proof is not None
    assert proof.reference.how == "mass_matrix by substitution"
    assert proof.log2_error < -100


def changed(program: Program, place: int) -> Program:
    """Another value of the program in the place of one entry."""
    (output,) = program.outputs
    values = list(output.values)
    values[place] = next(k for k in output.values if k != values[place])
    return replace(program, outputs=(replace(output, values=tuple(values)),), certificate=None)


@pytest.mark.usefixtures("large")
@pytest.mark.parametrize("place", [0, 1, 2, 3])
def test_no_entry_can_be_another(place: int) -> None:
    robot = emdeg.load("two_link")
    program = emdeg.compile(robot, "mass_matrix", optimise=None)
    wrong = changed(program, place)
    about = program.certificate
    assert about is not None
    own = emdeg.certify(wrong, wrong)
    forged = replace(
        wrong,
        certificate=replace(own, reference=replace(about.reference, digest=own.reference.digest)),
    )
    with pytest.raises(CertificateError):
        emdeg.verify(forged, robot=robot)
