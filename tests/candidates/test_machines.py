"""Whatever a robot is made of, what -O1 finds for it is proved, as a line and rolled, or refused.

Machines are longer than those of tests/differential: limbs of many joints, on bases that fly.
"""

from __future__ import annotations

import random

import numpy as np
import pytest

import emdeg
from emdeg import interpret
from emdeg.candidates.rolled.motions import motions
from emdeg.errors import CertificateError, EmdegError, OptimiseError
from emdeg.robot.edit.regroup import regroup
from tests.differential.trees import description

SLOPES = ["inverse_dynamics_dq", "inverse_dynamics_dqd", "mass_matrix"]
OUTPUTS = ("inverse_dynamics", "bias", "forward_dynamics", "mass_matrix", SLOPES, "gravity")
TURNING = 6  # times as often as any other kind
KINDS = ["revolute"] * TURNING
KINDS += ["prismatic", "prismatic", "continuous", "screw", "universal", "spherical", "fixed"]
LENGTHS = (4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18)
FAST, SLOW = (4,), range(5, 40)


def machine(seed: int) -> emdeg.Robot:
    """A tree of limbs, every third on a base that flies."""
    rng = random.Random(seed)

    def kind(k: int) -> str:
        if k == 1 and rng.random() < 0.4:
            return "floating"
        return rng.choice(KINDS) if rng.random() < rng.choice((0.3, 1.0)) else "revolute"

    kinds = [kind(k) for k in range(1, rng.choice(LENGTHS) + 1)]
    straight = rng.random()  # how often a body stands on the last one

    def below(k: int) -> int:
        return k - 1 if rng.random() < straight else rng.randrange(k)

    text = description(rng, kinds, below, mimics=rng.choice((0, 0, 0.2)))
    return emdeg.loads(text, "toml", allow_unphysical=True)


def proved(robot: emdeg.Robot, outputs: str | list[str], *, rolled: bool) -> bool:
    """Is there a program? What is not proved is no refusal."""
    try:
        return emdeg.compile(robot, outputs, rolled=rolled).certificate is not None
    except (CertificateError, OptimiseError):
        raise
    except EmdegError:
        return False


@pytest.mark.parametrize("seed", [*FAST, *(pytest.param(s, marks=pytest.mark.slow) for s in SLOW)])
def test_what_the_search_finds_for_a_machine_is_proved(seed: int) -> None:
    robot = machine(seed)
    lines = [proved(robot, outputs, rolled=False) for outputs in OUTPUTS]
    assert lines[0], "inverse dynamics are never refused"
    for outputs in OUTPUTS:
        proved(robot, outputs, rolled=True)


def test_friction_with_and_without_smoothing_is_not_alike() -> None:
    """Rolled, tanh(q̇/v) with v as data would divide by zero where there is no v."""
    limb = (
        '[[link]]\nname = "{0}"\nmass = 2\ncom = [0.1, 0, 0]\n'
        '[[joint]]\nname = "j{0}"\ntype = "revolute"\nparent = "base"\nchild = "{0}"\n'
        "xyz = [{1}, 0, 0]\nfriction = {{ coulomb = 0.3{2} }}\n"
    )
    text = 'name = "two"\n[[link]]\nname = "base"\n' + limb.format("a", 0.1, "")
    robot = emdeg.loads(text + limb.format("b", 0.2, ", smoothing = 0.1"), "toml")
    cut = {0: (0,), 1: (1,)}
    programs, weave = motions(robot, regroup(robot), cut, "inverse_dynamics", mirrored=True)
    state = {"q": [0.1, 0.2], "qd": [0.0, 0.05], "qdd": [0.0, 0.0]}
    rolled = interpret(weave(programs), state)["inverse_dynamics"]
    np.testing.assert_allclose(rolled, interpret(emdeg.compile(robot), state)["inverse_dynamics"])
