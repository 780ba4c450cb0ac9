"""Derivatives from inner motions: what two links look like, and that any tree is right.

Against Pinocchio, and with free flyers: tests/run/linear/test_derivatives.py; in other frames, axes
and parameters: test_writing.py.
"""

from __future__ import annotations

import random

import pytest

import emdeg
from emdeg.exact.fingerprint import equal
from emdeg.exact.print.printing import to_text
from emdeg.mechanics.quantities import inner_motion, sensitivity
from tests.mechanics.arms import random_tree


def test_two_links_as_text() -> None:
    """∂τ/∂q̇ of the arm of Fu, Gonzalez and Lee: h = l² m₂ s₂ twice on the first row, once below."""
    found = inner_motion.sensitivities(emdeg.load("two_link"))
    assert [to_text(e) for e in found.by_qd.entries] == [
        "-l*l*m2*s2*qd2", "-l*(l*m2*s2*qd1 + l*m2*s2*qd2)",
        "l*l*m2*s2*qd1", "0",
    ]  # fmt: skip
    assert to_text(found.by_q[1, 0]) == "-(g*l*m2*c1*s2 + g*l*m2*c2*s1)/2"


@pytest.mark.parametrize("seed", range(8))
def test_trees_of_all_joints(seed: int) -> None:
    """Turning, sliding and screwing, in branches, on a flyer; some bodies in axes that stay."""
    robot = random_tree(seed, seed % 3 == 0, "RRPS")
    rng = random.Random(seed)
    still = [i for i, b in enumerate(robot.bodies) if b.joint.nv == 1 and rng.random() < 0.5]
    ours = inner_motion.sensitivities(robot, still=still, swung=still)
    theirs = sensitivity.sensitivities(robot)
    for a, b in zip(ours[:3], theirs[:3], strict=True):
        assert all(equal(x, y) for x, y in zip(a.entries, b.entries, strict=True))
    assert all(equal(x, y) for x, y in zip(ours.tau, theirs.tau, strict=True))
