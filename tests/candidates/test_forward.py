"""Forward dynamics in absolute speeds, with last joints that are let go of first."""

from __future__ import annotations

import numpy as np
import pytest

import emdeg
from benchmarks import size
from emdeg import interpret
from emdeg.candidates.family import descent
from emdeg.candidates.family.descent import recursions
from emdeg.candidates.forward import Solve
from emdeg.candidates.job import Job
from emdeg.exact.fingerprint import vanishing
from emdeg.exact.graph import ZERO
from emdeg.exact.linalg import Vector
from emdeg.exact.print.printing import to_text
from emdeg.robot.edit.loosen import let_go, slips
from emdeg.robot.robot import Robot
from emdeg.shorten.effort import EFFORTS
from tests.mechanics.peers import Pinocchio, random_values


def solve_of(robot: Robot) -> tuple[Job, Solve]:
    job = Job(robot, "forward_dynamics")
    return job, Solve.of(job)


def test_what_turns_with_a_joint_slips_away() -> None:
    """J′ = J − J z (J z)ᵀ/D: of the moment about the axis the motor holds some back."""
    robot = emdeg.load("puma560")
    D = emdeg.derive(robot).M[5, 5]
    assert [slips(robot, i) for i in range(6)] == [False] * 5 + [True]
    tensor = let_go(robot, 5, D).bodies[5].inertia.tensor
    assert to_text(D) == "Im6 + Izz6"
    assert to_text(tensor[2, 2]) == "Izz6 - Izz6^2/(Im6 + Izz6)"
    assert tensor[0, 0] is robot.bodies[5].inertia.tensor[0, 0]


def test_what_is_left_is_a_schur_complement_in_absolute_speeds() -> None:
    """S = Tᵀ (M − m mᵀ/D) T, by the robot with J′; T = 1 but for q₃ = y₃ − y₂."""
    job, solve = solve_of(emdeg.load("puma560"))
    assert dict(solve.absolute.below) == {2: 1}
    assert solve.gone == solve.loose == frozenset({5})
    M, left = emdeg.derive(job.robot).M, solve.left(job).outputs["mass_matrix"]
    schur = [[M[i, j] - M[i, 5] * M[j, 5] / M[5, 5] for j in range(5)] for i in range(5)]
    for row in schur:
        row[1] = row[1] - row[2]
    schur[1] = [a - b for a, b in zip(schur[1], schur[2], strict=True)]
    assert all(vanishing([left[i, j] - schur[i][j] for i in range(5) for j in range(5)]))
    own = [left[5, j] - (M[5, j] - (M[5, 2] if j == 1 else 0)) / M[5, 5] for j in range(5)]
    assert all(vanishing(own))
    upper_arm = merged_entry(solve, job, 1, 1)
    assert upper_arm.count().total == 0  # it carries the forearm without turning it: a number
    assert not all(vanishing([left[0, 0] - M[0, 0]]))  # … and it is not M


def merged_entry(solve: Solve, job: Job, i: int, j: int) -> emdeg.Program:
    """One entry of what is left, expanded: what it takes."""
    left = solve.left(job).outputs["mass_matrix"]
    return emdeg.compile(job.robot, {"entry": left[i, j]}, certify=False, records=False)


def test_joints_that_few_hang_on_are_not_worth_it() -> None:
    """The UR5's last joint moves two others in absolute speeds; its M is taken as it is."""
    job, solve = solve_of(emdeg.load("ur5"))
    assert solve == Solve(job.robot)
    assert solve.is_plain


def test_a_recursion_that_is_long_lets_go_of_joints_too(monkeypatch) -> None:
    """A binary tree of seventeen: its bias reads efforts of loose joints, as that of few does."""
    link = (
        '[[link]]\nname = "l{0}"\nmass = 2\ncom = [0.1, 0.02, 0.03]\n'
        "inertia = {{ xx = 0.1, yy = 0.12, zz = 0.13, xy = 0.01, xz = 0.02, yz = 0.03 }}\n"
        '[[joint]]\nname = "j{0}"\ntype = "revolute"\nparent = "l{1}"\nchild = "l{0}"\n'
        "xyz = [0.3, 0.1, 0.2]\nrpy = [0.4, 0, 0.3]\n"
    )
    text = 'name = "tree"\n[[link]]\nname = "l0"\n'
    robot = emdeg.loads(text + "".join(link.format(k, k // 2) for k in range(1, 18)), "toml")
    _, solve = solve_of(robot)
    assert solve.loose
    monkeypatch.setattr(descent, "MOST_VALUES", 100)
    loose = {k: solve.inertias[k] for k in solve.loose}
    found = descent.recursions(
        robot, Vector([ZERO] * 17), EFFORTS["-O1"], output="bias", loose=loose
    )
    (long,) = next(found).parts
    assert isinstance(long, emdeg.Program)
    assert {"tau"} < {i.name for i in long.inputs}


@pytest.mark.oracle
@pytest.mark.parametrize("name", ["puma560", "stanford"])
def test_accelerations_are_pinocchios(name: str) -> None:
    robot = emdeg.load(name)
    _, solve = solve_of(robot)
    assert solve.loose
    assert solve.gone
    program = emdeg.compile(robot, "forward_dynamics", records=False)
    at = random_values(robot, 5)
    by_name = {e.name: value for e, value in at.items()}
    parameters = {name: by_name[name] for name in program.parameters}
    given = {k: [at[e] for e in getattr(robot, k)] for k in ("q", "qd", "tau")}
    found = interpret(program, given, parameters)["forward_dynamics"]
    np.testing.assert_allclose(found, Pinocchio(robot, at).aba(), rtol=1e-9, atol=1e-9)


@pytest.mark.oracle
def test_what_is_let_go_of_is_measured_as_the_rest_is() -> None:
    """In lengths of its own: what the last joint needs has speeds of the flying base in it."""
    robot = emdeg.loads(size.description("chain", 4), "toml", floating_base=True)
    _, solve = solve_of(robot)
    assert solve.loose
    loose = {k: solve.inertias[k] for k in solve.loose}
    still = Vector([ZERO] * robot.nv)
    members = recursions(robot, still, EFFORTS["-O1"], output="bias", loose=loose)
    assert any("unit: none" not in member.how for member in members)
    program = emdeg.compile(robot, "forward_dynamics")
    at = random_values(robot, 5)
    given = {k: [at[e] for e in getattr(robot, k)] for k in ("q", "qd", "tau")}
    found = interpret(program, given, {})["forward_dynamics"]
    np.testing.assert_allclose(found, Pinocchio(robot, at).aba(), rtol=1e-9, atol=1e-9)
