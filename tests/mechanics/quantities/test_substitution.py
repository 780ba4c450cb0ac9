"""Equations that prove quantities of large robots, on small ones of every kind.

What is right solves them, and no other entries do.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import pytest

import emdeg
from emdeg.candidates.job import Job
from emdeg.errors import CertificateError, EmdegError
from emdeg.exact.implicit import Implicit
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.quantities import quantity
from emdeg.mechanics.quantities.quantities import QUANTITIES
from emdeg.mechanics.quantities.quantity import Request
from emdeg.program.certify import certify
from emdeg.program.ir import Program
from emdeg.robot.robot import Robot
from tests.mechanics.arms import random_tree
from tests.mechanics.quantities.test_second_order import WAYS, press

SOLVED = [name for name, record in QUANTITIES.items() if record.solves is not None]
TREES = {"branches": (22, False), "flyer": (20, True)}
#: Refused of some robots: followers, rotors, n > 3, n < 6.
REFUSED = {
    "forward_dynamics_articulated": {*WAYS},
    "forward_dynamics_explicit": {*WAYS, "flyer"},
    "operational_space_inertia": {*WAYS, "branches"},
}
TRIED = 3  # entries of a quantity that are changed


@pytest.fixture(autouse=True)
def _every_robot_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quantity, "LARGEST_COMPARED", 0)


@cache
def made(kind: str) -> Robot:
    return press(kind) if kind in WAYS else random_tree(*TREES[kind])


def equations(robot: Robot, name: str, rotors: bool) -> Implicit:
    def by(method: str) -> emdeg.Equations:
        return derive(robot, method, rotors=rotors)

    found = QUANTITIES[name].independent(Request(robot, cache(by), "newton_euler_base"))
    assert isinstance(found, Implicit)
    return found


def changed(program: Program, k: int) -> Program:
    """Entry k is the first joint's sine or whatever else the program knows first."""
    (output,) = program.outputs
    other = next(v for v in range(len(program.values)) if v not in output.values)
    values = (*output.values[:k], other, *output.values[k + 1 :])
    return replace(program, outputs=(replace(output, values=values),))


@pytest.mark.parametrize("kind", [*WAYS, *TREES])
@pytest.mark.parametrize("name", SOLVED)
def test_they_have_one_solution(name: str, kind: str) -> None:
    robot, rotors = made(kind), kind == "rotors"
    if kind in REFUSED.get(name, ()):
        with pytest.raises(EmdegError):
            emdeg.compile(robot, name, optimise=None, certify=False, rotors=rotors)
        return
    program = emdeg.compile(robot, name, optimise=None, certify=False, rotors=rotors)
    reference = {name: equations(robot, name, rotors)}
    certify(program, reference)
    count = len(program.outputs[0].values)
    for k in range(0, count, max(1, count // TRIED)):
        with pytest.raises(CertificateError):
            certify(changed(program, k), reference)


#: two outputs of one quantity: other forms, other frames, other axes
TWICE = [
    ("mass_matrix_inverse:packed", "mass_matrix_inverse"),
    ("mass_matrix", "mass_matrix:compressed"),
    ("inverse_dynamics_dq:nonzeros", "inverse_dynamics_dq"),
    ("operational_space_inertia_inverse:link1", "operational_space_inertia_inverse:link3"),
    ("operational_space_inertia:link6", "operational_space_inertia:link6:local"),
]


@pytest.mark.parametrize("outputs", TWICE)
def test_each_of_two_outputs_of_a_quantity_is_proved(outputs: Sequence[str]) -> None:
    """The unknowns of one are not those of the other, which alone would be proved then."""
    arm = emdeg.load("puma560")
    program = emdeg.compile(arm, outputs, optimise=None)
    reference = Job(arm, tuple(outputs)).independent()[1]
    certify(program, reference)
    for place, output in enumerate(program.outputs):
        first, *rest = output.values
        other = next(value for value in rest if value != first)
        both = list(program.outputs)
        both[place] = replace(output, values=(other, *rest))
        with pytest.raises(CertificateError, match="put into equation"):
            certify(replace(program, outputs=tuple(both)), reference)
