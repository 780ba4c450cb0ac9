"""Random programs in which blocks are alike: one state in lanes is what the interpreter says.

Signs are where lanes can go wrong: a value that is the negative of a product of negatives is an
operation's own result again. Blocks here are full of them, and every value of one is read.
"""

from __future__ import annotations

import json
import random

import numpy as np
import pytest

from emdeg.backends.llvm.bundles import SideBySide
from emdeg.backends.rolled import RolledPlan
from emdeg.program.blocks import KEY
from emdeg.program.code import Leaf, Value
from emdeg.program.interpret import interpret
from emdeg.program.ir import Input, Output, Program
from emdeg.program.ops import ADD, DIV, LEAF, MUL, NEG, SUB
from emdeg.run.kernel.kernel import jit

WIDTH, LAYERS, BLOCK = 3, 3, 14  # inputs of a block, blocks one behind the other, its operations


def tree(seed: int, limbs: int) -> Program:
    """Limbs of a few blocks each: a block reads what the one before it in its limb computed."""
    rng = random.Random(seed)
    names = tuple(f"x{k}" for k in range(limbs * WIDTH))
    values = [Value(LEAF, Leaf(name, 2)) for name in names]
    above = [[*range(limb * WIDTH, (limb + 1) * WIDTH)] for limb in range(limbs)]
    starts: list[int] = []
    for _ in range(LAYERS):
        block = []  # operations on numbers of the block's own: first its inputs, then its values
        for k in range(WIDTH, WIDTH + BLOCK):
            kind = rng.choice((NEG, NEG, MUL, MUL, MUL, ADD, SUB, DIV))
            block.append((kind, rng.randrange(k), rng.randrange(k)))
        handed_on = rng.sample(range(WIDTH + BLOCK), WIDTH)
        for limb in range(limbs):
            starts.append(len(values))
            own = [*above[limb]]
            for kind, a, b in block:
                own.append(len(values))
                values.append(Value(kind, own[a], -1 if kind == NEG else own[b]))
            above[limb] = [own[k] for k in handed_on]
    every = tuple(range(starts[0], len(values)))
    return Program(
        "limbs", tuple(values), (Output("all", (len(every),), every),), (Input("x", names),),
        metadata={KEY: json.dumps(starts)},
    )  # fmt: skip


@pytest.mark.parametrize("limbs", [2, 3, 4, 7, 9])
@pytest.mark.parametrize("seed", range(6))
def test_one_state_in_lanes_is_what_the_interpreter_says(seed: int, limbs: int) -> None:
    program = tree(seed, limbs)
    plan = RolledPlan.of(program)
    assert plan is not None
    assert SideBySide(plan).pays
    x = np.random.default_rng(seed).uniform(0.5, 1.5, (5, limbs * WIDTH))
    (expected,) = interpret(program, {"x": x}).values()
    kernel = jit(program)
    together = kernel(x)
    good = np.isfinite(expected)
    np.testing.assert_allclose(together[good], expected[good], rtol=1e-6)
    for k in range(5):
        np.testing.assert_array_equal(kernel(x[k]), together[k])
