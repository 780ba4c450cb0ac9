"""Derivatives of the dynamics against Pinocchio's analytic ones, to 1e-9 (digest R34, R56)."""

from __future__ import annotations

import numpy as np
import pytest

import emdeg
from emdeg.errors import UsageError
from emdeg.exact.calculus import derivative
from emdeg.exact.fingerprint import fingerprints
from emdeg.exact.graph import ONE
from emdeg.mechanics.coordinates import tangents
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.quantities.sensitivity import sensitivities
from emdeg.program.interpret import interpret
from emdeg.program.ir import Program
from emdeg.robot.loading import library_names
from emdeg.robot.robot import Robot
from emdeg.run.linear.derivatives import OUTPUTS, derivatives
from tests.mechanics.arms import random_tree
from tests.mechanics.peers import Pinocchio, Values, random_values
from tests.run.robots import urdf


def run(program: Program, robot: Robot, at: Values) -> dict[str, np.ndarray]:  # type: ignore[type-arg]
    symbols = {"q": robot.q, "qd": robot.qd, "qdd": robot.qdd, "tau": robot.tau}
    arrays = {i.name: np.array([at[s] for s in symbols[i.name]]) for i in program.inputs}
    named = {s.name: v for s, v in at.items()}
    return interpret(program, arrays, {n: named[n] for n in program.parameters})


def compare(robot: Robot, way: str, seed: int = 3) -> None:
    at = random_values(robot, seed)
    theirs = Pinocchio(robot, at)
    inverse = run(derivatives(robot, "inverse_dynamics", way=way), robot, at)
    forward = run(derivatives(robot, "forward_dynamics", way=way), robot, at)
    dtau_dq, dtau_dqd = theirs.rnea_derivatives()
    dqdd_dq, dqdd_dqd = theirs.aba_derivatives()
    M = theirs.crba()
    expected = {
        "dtau_dq": dtau_dq, "dtau_dqd": dtau_dqd, "dtau_dqdd": M,
        "dqdd_dq": dqdd_dq, "dqdd_dqd": dqdd_dqd, "dqdd_dtau": np.linalg.inv(M),
    }  # fmt: skip
    for name, found in {**inverse, **forward}.items():
        scale = max(1.0, float(np.abs(expected[name]).max()))
        error = np.abs(found - expected[name]).max() / scale
        assert error < 1e-9 * max(1, np.linalg.cond(M) / 1e7), (name, error)


@pytest.mark.oracle
@pytest.mark.parametrize("name", library_names())
def test_library_robots(name: str) -> None:
    """∂τ and ∂q̈ of every library robot, by the shortest program."""
    compare(frictionless(emdeg.load(name)), "auto")


@pytest.mark.oracle
@pytest.mark.parametrize("way", ["analytic", "forward", "reverse"])
@pytest.mark.parametrize("file", ["ur5_robot.urdf", "panda.urdf"])
def test_ur5_and_panda_from_urdf_by_every_way(file: str, way: str) -> None:
    compare(urdf(file), way)


@pytest.mark.oracle
@pytest.mark.parametrize("floating", [False, True])
def test_solo_on_a_free_flyer(floating: bool) -> None:
    robot = urdf("solo12.urdf")
    compare(robot.with_floating_base() if floating else robot, "auto")


@pytest.mark.oracle
@pytest.mark.slow
def test_talos_on_a_free_flyer() -> None:
    compare(urdf("talos_reduced.urdf").with_floating_base(), "auto")


@pytest.mark.parametrize("of", OUTPUTS)
@pytest.mark.parametrize("name", ["double_pendulum", "puma560", "panda", "scara"])
def test_auto_takes_the_fewest_operations(name: str, of: str) -> None:
    robot = emdeg.load(name)
    best = derivatives(robot, of).count().total
    for way in ("analytic", "forward", "reverse"):
        assert best <= derivatives(robot, of, way=way).count().total


@pytest.mark.parametrize("of", OUTPUTS)
@pytest.mark.parametrize("name", ["double_pendulum", "stanford3", "puma560"])
def test_derivatives_are_certified(name: str, of: str) -> None:
    """Exactly the derivatives of Newton–Euler, proven in the finite field, for all parameters."""
    for way in ("auto", "reverse"):
        certificate = derivatives(emdeg.load(name), of, way=way).certificate
        assert certificate is not None
        assert certificate.log2_error < -60


def test_the_recursion_agrees_with_differentiation_as_functions() -> None:
    """Pushes against differentiation, free flyers too: equal fingerprints, not numbers."""
    for robot in (emdeg.load("scara"), random_tree(3, True), random_tree(4, False)):
        if any(b.joint.mimic for b in robot.bodies):
            continue
        tau = list(derive(robot).tau)
        slopes = [derivative(tau, t) for t in tangents(robot)]
        speeds = [derivative(tau, {v: ONE}) for v in robot.qd]
        forces = [derivative(tau, {a: ONE}) for a in robot.qdd]
        *found, efforts = sensitivities(robot)
        assert fingerprints(list(efforts)) == fingerprints(tau)
        for ours, theirs in zip(found, (slopes, speeds, forces), strict=True):
            for j, column in enumerate(theirs):
                assert fingerprints([ours[i, j] for i in range(robot.nv)]) == fingerprints(column)


def test_unknown_ways_are_refused() -> None:
    robot = emdeg.load("double_pendulum")
    with pytest.raises(UsageError, match="no derivatives"):
        derivatives(robot, "gravity")
    with pytest.raises(UsageError, match="no way"):
        derivatives(robot, way="sideways")


def frictionless(robot: Robot) -> Robot:
    from tests.run.robots import plain

    return plain(robot)
