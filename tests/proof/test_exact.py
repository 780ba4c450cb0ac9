"""Deterministic proofs of small robots: normal forms, which a polynomial has only one of."""

from __future__ import annotations

from dataclasses import replace

import pytest

import emdeg
from emdeg.errors import CertificateError, EmdegError
from emdeg.mechanics.quantities.quantity import LARGEST_COMPARED
from emdeg.program.lift import lift
from emdeg.verification import _same_normal_forms

SMALL = [
    ("two_link", "inverse_dynamics"),
    ("double_pendulum", "inverse_dynamics"),
    ("stanford3", "inverse_dynamics"),
    ("puma560", "mass_matrix"),
    ("puma560", "gravity"),
]


@pytest.mark.parametrize(("robot", "quantity"), SMALL)
def test_small_robots_are_proved_without_chance(robot: str, quantity: str) -> None:
    program = emdeg.compile(emdeg.load(robot), quantity)
    found = program.verify(exact=True)
    assert found.statements[-1] == "PROVEN: without chance."


def test_equations_that_prove_large_robots_are_no_way_around_normal_forms() -> None:
    """Above a dozen joints M and C are put into equations; they have normal forms all the same."""
    builder = emdeg.RobotBuilder("gantry")
    builder.link("slide0")
    for k in range(1, LARGEST_COMPARED + 2):
        builder.link(f"slide{k}", builder.inertia(mass=f"m{k}"))
        axis = tuple(int(k % 3 == i) for i in range(3))
        builder.joint(f"joint{k}", "prismatic", f"slide{k - 1}", f"slide{k}", axis=axis)
    program = emdeg.compile(builder.build(), ["mass_matrix", "coriolis_matrix"], optimise=None)
    assert program.certificate is not None
    assert "by substitution" in program.certificate.reference.how
    assert program.verify(exact=True).statements[-1] == "PROVEN: without chance."


def test_a_program_of_another_function_has_other_normal_forms() -> None:
    program = emdeg.compile(emdeg.load("two_link"), "gravity", certify=False)
    reference = lift(program)
    (output,) = program.outputs
    swapped = replace(program, outputs=(replace(output, values=output.values[::-1]),))
    with pytest.raises(CertificateError, match=r"gravity\[0\]"):
        _same_normal_forms(swapped, reference)


def test_what_has_no_normal_form_is_refused() -> None:
    program = emdeg.compile(emdeg.load("two_link"), "forward_dynamics")
    with pytest.raises(EmdegError, match="normal form"):
        program.verify(exact=True)
    with pytest.raises(EmdegError, match="compares a program"):
        emdeg.verify("two_link", exact=True)
