"""Forward dynamics, three programs, and what is solved with M (digest R34), through machine code.

Oracles: the robot's own inverse dynamics (FD∘ID = identity), Pinocchio's ABA and Minverse.
"""

from __future__ import annotations

import numpy as np
import pinocchio as pin
import pytest

import emdeg
from emdeg.compiler import compile
from emdeg.errors import DeriveError
from emdeg.robot.loading import library_names
from emdeg.robot.robot import Robot
from emdeg.run.kernel.kernel import jit
from tests.mechanics.peers import Pinocchio, close, random_values
from tests.run.robots import state, urdf, values_of

PROGRAMS = ("forward_dynamics", "forward_dynamics_factorised", "forward_dynamics_articulated")


def kernel(robot: Robot, *outputs: str):  # type: ignore[no-untyped-def]
    program = compile(robot, list(outputs), optimise=None, certify=False)
    known = {n: v for n, v in values_of(robot).items() if n in program.parameters}
    return jit(program, parameters=known)


@pytest.mark.parametrize("name", library_names())
@pytest.mark.parametrize("output", PROGRAMS)
def test_forward_of_inverse_is_identity(name: str, output: str) -> None:
    """R34: q̈ → τ → q̈ for every library robot and every program."""
    robot = emdeg.load(name).without_loops()
    q, qd, qdd = state(robot, 20)
    tau = kernel(robot, "inverse_dynamics")(q, qd, qdd)
    found = kernel(robot, output)(q, qd, tau)
    assert np.abs(found - qdd).max() <= 1e-9 * max(1.0, np.abs(qdd).max()) * condition(robot, q)


def condition(robot: Robot, q: np.ndarray) -> float:  # type: ignore[type-arg]
    """How much the mass matrix amplifies rounding, in units of 1e5."""
    M = kernel(robot, "mass_matrix")(q)
    return max(1.0, float(np.linalg.cond(M).max()) / 1e5)


@pytest.mark.parametrize("name", ["double_pendulum", "two_link", "stanford3", "fu318"])
def test_explicit_inverse_of_small_arms(name: str) -> None:
    """R34: adj(M)/det M gives the same q̈, with one division."""
    robot = emdeg.load(name)
    q, qd, qdd = state(robot, 10)
    tau = kernel(robot, "inverse_dynamics")(q, qd, qdd)
    found = kernel(robot, "forward_dynamics_explicit")(q, qd, tau)
    np.testing.assert_allclose(found, qdd, rtol=1e-9, atol=1e-9)


def test_explicit_inverse_is_refused_for_large_arms() -> None:
    with pytest.raises(DeriveError, match="longer than any other way"):
        compile(emdeg.load("panda"), "forward_dynamics_explicit", optimise=None, certify=False)


@pytest.mark.parametrize("name", library_names())
def test_mass_matrix_times_its_inverse(name: str) -> None:
    """M·M⁻¹ = 1."""
    robot = emdeg.load(name).without_loops()
    q, _, _ = state(robot, 10)
    found = kernel(robot, "mass_matrix", "mass_matrix_inverse")(q)
    product = found[0] @ found[1]
    atol = 1e-14 * float(np.linalg.cond(found[0]).max()) * robot.nv
    np.testing.assert_allclose(product, np.broadcast_to(np.eye(robot.nv), product.shape), atol=atol)


@pytest.mark.parametrize("name", ["double_pendulum", "scara", "puma560", "panda", "ur5"])
def test_the_default_is_the_cheapest(name: str) -> None:
    robot = emdeg.load(name)

    def count(output: str) -> int:
        return compile(robot, output, optimise=None, certify=False).count().total

    assert count("forward_dynamics") <= min(count(output) for output in PROGRAMS)


def test_trees_choose_by_count() -> None:
    """A free-flying Talos takes the recursion, a fixed one the factors of its tree."""
    fixed = urdf("talos_reduced.urdf")
    for robot, best in (
        (fixed, "forward_dynamics_factorised"),
        (fixed.with_floating_base(), "forward_dynamics_articulated"),
    ):
        counts = [
            compile(robot, output, optimise=None, certify=False).count().total
            for output in ("forward_dynamics", best)
        ]
        assert counts[0] == counts[1]


@pytest.mark.oracle
@pytest.mark.parametrize("name", ["puma560", "panda", "ur5", "iiwa", "rx90"])
def test_operational_space_inertia_against_pinocchio(name: str) -> None:
    """Λ⁻¹ = J M⁻¹ Jᵀ with Pinocchio's J and M⁻¹; Λ its inverse."""
    robot = emdeg.load(name)
    at = random_values(robot, 5)
    q = np.array([at[s] for s in robot.q])
    theirs = Pinocchio(robot, at)
    frame = robot.frames[-1].name
    J = theirs.jacobian(frame, pin.ReferenceFrame.LOCAL_WORLD_ALIGNED)
    expected = J @ np.linalg.solve(theirs.crba(), J.T)
    found = kernel(robot, f"operational_space_inertia_inverse:{frame}")(q)
    close(found, expected, 1e-10)
    if np.linalg.cond(expected) < 1e8:
        inertia = kernel(robot, f"operational_space_inertia:{frame}")(q)
        np.testing.assert_allclose(inertia @ expected, np.eye(6), atol=1e-6)


@pytest.mark.oracle
@pytest.mark.parametrize(
    ("file", "floating"),
    [("panda.urdf", False), ("ur5_robot.urdf", False), ("talos_reduced.urdf", True),
     ("solo12.urdf", True)],
)  # fmt: skip
def test_forward_dynamics_of_files_against_pinocchio(file: str, floating: bool) -> None:
    """q̈ by machine code against Pinocchio's ABA, free flyers included."""
    robot = urdf(file)
    robot = robot.with_floating_base() if floating else robot
    at = random_values(robot, 2)
    q, qd, tau = (np.array([at[s] for s in x]) for x in (robot.q, robot.qd, robot.tau))
    expected = Pinocchio(robot, at).aba()
    for output in PROGRAMS:
        close(kernel(robot, output)(q, qd, tau), expected, 1e-9)
