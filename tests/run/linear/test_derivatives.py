"""Derivatives of the dynamics against Pinocchio's analytic ones, to 1e-9 (digest R34, R56)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import numpy as np
import pytest

import emdeg
from emdeg.errors import UsageError
from emdeg.exact.calculus import derivative
from emdeg.exact.fingerprint import fingerprints
from emdeg.exact.graph import ONE
from emdeg.mechanics.coordinates import tangents
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.quantities import inner_motion, sensitivity
from emdeg.mechanics.quantities.quantities import derivatives_of, parse
from emdeg.mechanics.quantities.sensitivity import Sensitivities
from emdeg.program.differentiate import jacobian
from emdeg.program.interpret import interpret
from emdeg.program.ir import Program
from emdeg.robot.loading import library_names
from emdeg.robot.robot import Robot
from tests.mechanics.arms import random_tree
from tests.mechanics.peers import Pinocchio, Values, random_values
from tests.run.robots import urdf


def run(program: Program, robot: Robot, at: Values) -> dict[str, np.ndarray]:  # type: ignore[type-arg]
    symbols = {"q": robot.q, "qd": robot.qd, "qdd": robot.qdd, "tau": robot.tau}
    arrays = {i.name: np.array([at[s] for s in symbols[i.name]]) for i in program.inputs}
    named = {s.name: v for s, v in at.items()}
    return interpret(program, arrays, {n: named[n] for n in program.parameters})


def by(robot: Robot, of: str, way: str) -> Program:
    """All derivatives as quantities, or of the quantity's program in a forward or reverse sweep."""
    if way == "quantities":
        return emdeg.derivatives(robot, of, optimise=None, certify=False)
    program = emdeg.compile(robot, of, optimise=None, certify=False)
    mode: Literal["forward", "reverse"] = "forward" if way == "forward" else "reverse"
    return jacobian(program, tuple(derivatives_of(of)), mode=mode, keep=False)


def compare(robot: Robot, way: str = "quantities", seed: int = 3) -> None:
    at = random_values(robot, seed)
    theirs = Pinocchio(robot, at)
    found = run(by(robot, "inverse_dynamics", way), robot, at)
    found |= run(by(robot, "forward_dynamics", way), robot, at)
    M = theirs.crba()
    names = (
        "inverse_dynamics_dq", "inverse_dynamics_dqd", "forward_dynamics_dq",
        "forward_dynamics_dqd", "mass_matrix", "mass_matrix_inverse",
    )  # fmt: skip
    values = (*theirs.rnea_derivatives(), *theirs.aba_derivatives(), M, np.linalg.inv(M))
    expected = dict(zip(names, values, strict=True))
    assert {parse(name)[0] for name in found} == set(names)
    for name, value in found.items():
        right = expected[parse(name)[0]]
        scale = max(1.0, float(np.abs(right).max()))
        error = np.abs(value - right).max() / scale
        assert error < 1e-9 * max(1, np.linalg.cond(M) / 1e7), (name, error)


@pytest.mark.oracle
@pytest.mark.parametrize("name", library_names())
def test_library_robots(name: str) -> None:
    """∂τ and ∂q̈ of every library robot, by the shortest program."""
    compare(frictionless(emdeg.load(name)))


@pytest.mark.oracle
@pytest.mark.parametrize("way", ["quantities", "forward", "reverse"])
@pytest.mark.parametrize("file", ["ur5_robot.urdf", "panda.urdf"])
def test_ur5_and_panda_from_urdf_by_every_way(file: str, way: str) -> None:
    compare(urdf(file), way)


@pytest.mark.oracle
@pytest.mark.parametrize("floating", [False, True])
def test_solo_on_a_free_flyer(floating: bool) -> None:
    robot = urdf("solo12.urdf")
    compare(robot.with_floating_base() if floating else robot)


@pytest.mark.oracle
@pytest.mark.slow
def test_talos_on_a_free_flyer() -> None:
    compare(urdf("talos_reduced.urdf").with_floating_base())


@pytest.mark.parametrize("of", ["inverse_dynamics", "forward_dynamics"])
@pytest.mark.parametrize("name", ["double_pendulum", "stanford3", "scara"])
def test_no_other_way_takes_fewer_operations(name: str, of: str) -> None:
    robot = emdeg.load(name)
    best = emdeg.derivatives(robot, of, certify=False).count().total
    for way in ("quantities", "forward", "reverse"):
        assert best <= by(robot, of, way).count().total


def test_one_name_one_program() -> None:
    """`derivatives` is `compile` by another name: 96 operations for three joints (195 before)."""
    robot = emdeg.load("stanford3")
    outputs = ["inverse_dynamics_dq", "inverse_dynamics_dqd", "inverse_dynamics_dqdd"]
    program = emdeg.derivatives(robot)
    assert program == emdeg.compile(robot, outputs)
    assert [o.name for o in program.outputs] == [*outputs[:2], "mass_matrix"]
    assert program.count().total <= 96


@pytest.mark.parametrize("of", ["inverse_dynamics", "forward_dynamics"])
@pytest.mark.parametrize("name", ["double_pendulum", "stanford3", "puma560"])
def test_derivatives_are_certified(name: str, of: str) -> None:
    """Exactly those of Newton–Euler in base axes, differentiated symbol by symbol."""
    certificate = emdeg.derivatives(emdeg.load(name), of, optimise=None).certificate
    assert certificate is not None
    assert certificate.reference.method == "newton_euler_base"
    assert certificate.log2_error < -60


@pytest.mark.parametrize("recursion", [sensitivity.sensitivities, inner_motion.sensitivities])
def test_the_recursions_agree_with_differentiation_as_functions(
    recursion: Callable[[Robot], Sensitivities],
) -> None:
    """Pushes against differentiation, free flyers too: equal fingerprints, not numbers."""
    trees = (random_tree(3, True), random_tree(4, False), random_tree(7, False, "RRPH"))
    for robot in (emdeg.load("scara"), *trees):
        if any(b.joint.mimic for b in robot.bodies):
            continue
        tau = list(derive(robot).tau)
        slopes = [derivative(tau, t) for t in tangents(robot)]
        speeds = [derivative(tau, {v: ONE}) for v in robot.qd]
        forces = [derivative(tau, {a: ONE}) for a in robot.qdd]
        *found, efforts = recursion(robot)
        assert fingerprints(list(efforts)) == fingerprints(tau)
        for ours, theirs in zip(found, (slopes, speeds, forces), strict=True):
            for j, column in enumerate(theirs):
                assert fingerprints([ours[i, j] for i in range(robot.nv)]) == fingerprints(column)


def test_unknown_quantities_are_refused() -> None:
    robot = emdeg.load("double_pendulum")
    with pytest.raises(UsageError, match="no derivatives"):
        emdeg.derivatives(robot, "gravity")


def frictionless(robot: Robot) -> Robot:
    from tests.run.robots import plain

    return plain(robot)
