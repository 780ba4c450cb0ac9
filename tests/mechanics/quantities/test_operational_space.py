"""The operational space inertia of frames that do not move in all six directions."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import emdeg
from emdeg.errors import DeriveError
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.factorisation import SingularInertia, solve_symmetric
from emdeg.mechanics.kinematics import jacobian
from emdeg.mechanics.operations import Meter
from emdeg.mechanics.quantities.forward import operational_inertia_inverse


def machine(parents: Sequence[int], axis: str, mass: int = 1) -> emdeg.Robot:
    """Six hinges, each on the link of its parent."""
    text = '[[link]]\nname = "l0"\n'
    for k, parent in enumerate(parents, 1):
        text += f'[[link]]\nname = "l{k}"\nmass = {mass}\ncom = [0.1, 0.2, 0.3]\n'
        text += f'[[joint]]\nname = "j{k}"\ntype = "revolute"\nparent = "l{parent}"\n'
        text += f'child = "l{k}"\nxyz = [0.3, 0.1, 0.2]\naxis = {axis}\n'
    return emdeg.loads(text, "toml")


def two_balls() -> emdeg.Robot:
    """Six velocities, but turning about the line between the balls is there twice."""
    text = '[[link]]\nname = "l0"\n'
    for k in (1, 2):
        text += f'[[link]]\nname = "l{k}"\nmass = 1\ncom = [0.1, 0.2, 0.3]\n'
        text += "inertia = { xx = 0.1, yy = 0.12, zz = 0.14 }\n"
        text += f'[[joint]]\nname = "j{k}"\ntype = "spherical"\nparent = "l{k - 1}"\n'
        text += f'child = "l{k}"\nxyz = [0.3, 0.1, 0.2]\n'
    return emdeg.loads(text, "toml")


@pytest.mark.parametrize(
    "robot",
    [machine((0, 1, 2, 0, 4, 5), "[0, 0, 1]"), machine(range(6), "[0, 0, 1]"), two_balls()],
    ids=["leg of three", "chain in a plane", "two balls"],
)
def test_a_frame_that_cannot_move_everywhere_says_so(robot: emdeg.Robot) -> None:
    """The frame is singular, the mass matrix is not. Of the balls, only exact points tell."""
    assert emdeg.compile(robot, "mass_matrix_inverse", optimise=None, certify=False)
    with pytest.raises(DeriveError, match="does not move in all six directions") as caught:
        emdeg.compile(robot, "operational_space_inertia", optimise=None, certify=False)
    assert "operational_space_inertia_inverse" in str(caught.value.hint)
    assert emdeg.compile(robot, "operational_space_inertia_inverse", optimise=None, certify=False)


def test_a_mass_matrix_that_is_singular_says_so_still() -> None:
    with pytest.raises(SingularInertia):
        emdeg.compile(machine(range(6), "[0, 0, 1]", mass=0), "operational_space_inertia")


@pytest.mark.parametrize("optimise", [None, "-O1"])
@pytest.mark.parametrize(
    "quantity", ["mass_matrix_inverse", "forward_dynamics", "operational_space_inertia_inverse"]
)
def test_a_hidden_zero_of_the_mass_matrix_is_found(quantity: str, optimise: str | None) -> None:
    """Two turns about one line: no entry of M is 0, but its determinant is."""
    text = '[[link]]\nname = "l0"\n'
    for k, mass in ((1, 0), (2, 1)):
        text += f'[[link]]\nname = "l{k}"\nmass = {mass}\ncom = [0.1, 0.2, 0.2]\n'
        text += f'[[joint]]\nname = "j{k}"\ntype = "revolute"\nparent = "l{k - 1}"\n'
        text += f'child = "l{k}"\naxis = [1, 1, 2]\n'
    robot = emdeg.loads(text, "toml", allow_unphysical=True)
    with pytest.raises(SingularInertia, match="mass matrix is singular"):
        emdeg.compile(robot, quantity, optimise=optimise, certify=False)


def test_half_of_a_solve_is_enough() -> None:
    """Λ⁻¹ = Yᵀ D⁻¹ Y with Lᵀ Y = Jᵀ is J M⁻¹ Jᵀ, with fewer operations."""
    robot = emdeg.load("ur5")
    M, J = emdeg.derive(robot).M, jacobian(robot, robot.frame("wrist_3_link"))
    columns = solve_symmetric(M, [Vector(row) for row in J.rows])
    whole = Matrix.symmetric(6, lambda i, j: Vector(J.rows[i]).dot(columns[j]))
    half = operational_inertia_inverse(M, J)
    assert emdeg.agreement({"J M⁻¹ Jᵀ": whole.entries, "Yᵀ D⁻¹ Y": half.entries})
    assert Meter().new(half.entries) < Meter().new(whole.entries)


def test_of_two_frames_the_singular_one_is_named() -> None:
    arm = emdeg.load("ur5")
    both = ["operational_space_inertia:tool0", "operational_space_inertia:forearm_link"]
    with pytest.raises(DeriveError, match="does not move in all six directions") as caught:
        emdeg.compile(arm, both, optimise=None, certify=False)
    assert caught.value.element == "forearm_link"
