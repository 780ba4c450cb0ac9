"""Nothing in the search is as deep as the program is long: Python's stack is short."""

from __future__ import annotations

import random
import sys

import emdeg
from emdeg.program.builder import ProgramBuilder
from emdeg.program.fingerprint import output_fingerprints
from emdeg.program.ir import Input, Leaf, Output, Program
from emdeg.shorten.forms.expand import reduce_circle
from emdeg.shorten.passes.factor import factor
from emdeg.shorten.passes.merge import merge

STEPS = 2 * sys.getrecursionlimit()


def nested() -> Program:
    """yₖ₊₁ = (yₖ + x)·(yₖ − z): every value is read twice, so that none is flattened."""
    builder = ProgramBuilder()
    x, y, z = (builder.leaf(Leaf(name, 2)) for name in "xyz")
    for _ in range(STEPS):
        y = builder.mul(builder.add(y, x), builder.sub(y, z))
    inputs = (Input("state", ("x", "y", "z")),)
    return Program("nested", tuple(builder.values), (Output("y", (), (y,)),), inputs)


def test_factoring_a_program_deeper_than_the_stack() -> None:
    program = nested()
    short = factor(merge(program), random.Random(1), rounds=2)
    assert output_fingerprints(short) == output_fingerprints(program)
    assert short.count().total == 3 * STEPS


def test_a_chain_of_160_joints_ends() -> None:
    b = emdeg.RobotBuilder("chain")
    b.link("0")
    for k in range(1, 161):
        b.link(str(k), b.inertia(1, com=(0.1, 0, 0), xx=1, yy=1, zz=1))
        axis = (0, 0, 1) if k % 2 else (0, 1, 0)
        b.joint(f"j{k}", "revolute", str(k - 1), str(k), origin=b.pose((1, 0, 0)), axis=axis)
    plain = emdeg.compile(b.build(), "gravity", optimise=None, certify=False)
    short = emdeg.compile(b.build(), "gravity", certify=False)
    assert short.count().total < plain.count().total


def test_sines_are_squared_away_one_by_one() -> None:
    """s₁²·s₂ = s₂ − c₁²·s₂, and in the order of the monomial for several."""
    partner = {0: 1, 2: 3}
    assert list(reduce_circle((0, 0, 2), partner)) == [((2,), 1), ((1, 1, 2), -1)]
    assert list(reduce_circle((0, 0, 2, 2), partner)) == [
        ((), 1),
        ((3, 3), -1),
        ((1, 1), -1),
        ((1, 1, 3, 3), 1),
    ]
