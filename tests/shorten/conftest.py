"""Programs that the tests of the passes share: robots as derived, and random ones."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import pytest

import emdeg
from emdeg.compiler import compile
from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import Input, Leaf, Output, Program

EVERYTHING = Path(__file__).parents[1] / "fixtures" / "urdf" / "everything.urdf"


@pytest.fixture(scope="session")
def derived() -> Callable[..., Program]:
    """derived(robot, output, floating_base=…) → the program as derived, not optimised."""
    made: dict[tuple[object, ...], Program] = {}

    def make(robot: str, output: str = "inverse_dynamics", floating_base: bool = False) -> Program:
        key = (robot, output, floating_base)
        if key not in made:
            source = EVERYTHING if robot == "everything" else robot
            loaded = emdeg.load(source, floating_base=floating_base)
            made[key] = compile(loaded, output, optimise=None, certify=False)
        return made[key]

    return make


@pytest.fixture(scope="session")
def random_program() -> Callable[..., Program]:
    """random_program(seed, divisions=…, calls=…): sums, products and the rest of a few leaves."""

    def make(seed: int, size: int = 40, divisions: bool = True, calls: bool = True) -> Program:
        rng = random.Random(seed)
        builder = ProgramBuilder()
        angles = [builder.leaf(Leaf(f"q{k}", 1, angular=True)) for k in (1, 2)]
        rates = [builder.leaf(Leaf(f"v{k}", 2)) for k in (1, 2, 3)]
        parameters = [builder.leaf(Leaf(name, 0)) for name in ("a", "b", "c")]
        turns = Fraction(rng.choice((0, 1, 3)), 4)
        pool = [*rates, *parameters, builder.const(2), builder.const(Fraction(1, 3))]
        pool += [builder.cos([(angles[0], 1)]), builder.sin([(angles[0], 1)])]
        pool += [builder.cos([(angles[0], 1), (angles[1], -2)], turns)]
        pool += [builder.sin([(angles[1], 1)]), builder.cos([(angles[1], 1)])]
        makers = [builder.add, builder.sub, builder.mul, builder.mul]
        for _ in range(size):
            a, b = rng.choice(pool[-25:]), rng.choice(pool)
            shape = rng.random()
            if shape < 0.04 and divisions:
                pool.append(builder.div(a, builder.add(builder.mul(b, b), parameters[0])))
            elif shape < 0.08 and calls:
                pool.append(builder.call(rng.choice(("sign", "tanh", "abs")), a))
            else:
                pool.append(rng.choice(makers)(a, b))
        values = tuple(pool[-6:])
        interface = Program(
            "random",
            (),
            (),
            (Input("q", ("q1", "q2")), Input("v", ("v1", "v2", "v3"))),
            {"a": 0.7, "b": -1.3, "c": 0.4},
        )
        return builder.finish(interface, [Output("y", (6,), values)])

    return make
