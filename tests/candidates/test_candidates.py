"""Looking harder never gives a longer program than the one as derived."""

from __future__ import annotations

import pytest

import emdeg
from emdeg.candidates import candidates
from emdeg.candidates.job import Job
from emdeg.mechanics.quantities.quantities import QUANTITIES, TOPICS
from emdeg.program.fingerprint import output_fingerprints
from emdeg.program.ir import Program
from emdeg.shorten.effort import EFFORTS
from emdeg.shorten.passes.merge import merge

SLOPES = ["inverse_dynamics_dq", "inverse_dynamics_dqd", "mass_matrix"]
#: of robots with six velocities, with loops, or with springs
OTHERS = (
    "inverse_jacobian", "operational_space_inertia", "constr", "minimal", "dependent", "elastic",
)  # fmt: skip
TREES = [
    pytest.param(n, marks=pytest.mark.slow if r in TOPICS["Second derivatives"][1:] else ())
    for n, r in QUANTITIES.items()
    if not n.startswith(OTHERS)
]


def totals(robot: str, outputs: list[str]) -> tuple[int, int]:
    """Operations as derived, and at -O1."""
    loaded = emdeg.load(robot)
    derived, shortened = (
        emdeg.compile(loaded, outputs, optimise=level, certify=False, records=False).count().total
        for level in (None, "-O1")
    )
    return derived, shortened


@pytest.mark.parametrize("robot", ["panda", pytest.param("iiwa", marks=pytest.mark.slow)])
def test_derivatives_of_seven_joints(robot: str) -> None:
    # the derivatives of the shortest τ take 4145 and 2675 operations
    derived, shortened = totals(robot, SLOPES)
    assert shortened < derived
    assert shortened <= {"panda": 2250, "iiwa": 1560}[robot]


@pytest.mark.parametrize("quantity", TREES)
def test_never_longer_than_as_derived(quantity: str) -> None:
    derived, shortened = totals("stanford3", [quantity])
    assert shortened <= derived


def test_a_mass_matrix_too_long_to_expand_is_derived_in_a_shorter_way() -> None:
    """The frame of Panda's third body slid, M takes 327 operations as derived instead of 357."""
    job = Job(emdeg.load("panda_general"), "mass_matrix")
    plain, other, *in_units = candidates(job, EFFORTS["-O2"]).candidates
    assert in_units
    programs = [way.parts[0] for way in (plain, other)]
    assert all(isinstance(program, Program) for program in programs)
    first, second = (merge(program) for program in programs)
    assert first.count().total == 357
    assert second.count().total <= 327
    assert output_fingerprints(first) == output_fingerprints(second)


@pytest.mark.parametrize("level", ["-O1", "-O2"])
def test_what_can_be_expanded_forgets_how_it_was_derived(level: str) -> None:
    """Not in which units: what is a product there is none here, and the function is the same."""
    job = Job(emdeg.load("puma560"), "mass_matrix")
    first, *others = candidates(job, EFFORTS[level]).candidates
    assert others
    assert all(way.how.endswith("as unit") for way in others)
    programs = [way.parts[0] for way in (first, *others)]
    prints = [output_fingerprints(p) for p in programs if isinstance(p, Program)]
    assert prints == prints[:1] * (len(others) + 1)
