"""Looking harder never gives a longer program than the one as derived."""

from __future__ import annotations

import pytest

import emdeg
from emdeg.mechanics.quantities.quantities import QUANTITIES

SLOPES = ["inverse_dynamics_dq", "inverse_dynamics_dqd", "mass_matrix"]
#: of robots with six velocities, or with loops
OTHERS = ("inverse_jacobian", "operational_space_inertia", "constr", "minimal", "dependent")
TREES = [n for n in QUANTITIES if not n.startswith(OTHERS)]


def totals(robot: str, outputs: list[str]) -> tuple[int, int]:
    """Operations as derived, and at -O1."""
    loaded = emdeg.load(robot)
    derived, shortened = (
        emdeg.compile(loaded, outputs, optimise=level, certify=False).count().total
        for level in (None, "-O1")
    )
    return derived, shortened


@pytest.mark.parametrize("robot", ["panda", "iiwa"])
def test_derivatives_of_seven_joints(robot: str) -> None:
    # the derivatives of the shortest τ take 4145 and 2675 operations
    derived, shortened = totals(robot, SLOPES)
    assert shortened < derived
    assert shortened <= {"panda": 2730, "iiwa": 1831}[robot]


@pytest.mark.parametrize("quantity", TREES)
def test_never_longer_than_as_derived(quantity: str) -> None:
    derived, shortened = totals("stanford3", [quantity])
    assert shortened <= derived
