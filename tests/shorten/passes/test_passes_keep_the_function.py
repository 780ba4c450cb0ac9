"""Every pass gives a program of the same function: by certificate, and by numbers."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest

from emdeg.errors import OptimiseError
from emdeg.program.certify import certify
from emdeg.program.interpret import interpret
from emdeg.program.ir import Leaf, Program
from emdeg.program.ops import DIV
from emdeg.program.wellformed import verify
from emdeg.shorten.forms.expand import expand, with_squared_sines
from emdeg.shorten.forms.network import Network
from emdeg.shorten.passes.balance import balance
from emdeg.shorten.passes.factor import factor
from emdeg.shorten.passes.improve import improve
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.passes.nest import nest
from emdeg.shorten.passes.piecewise import piecewise
from emdeg.shorten.passes.polish import polish
from emdeg.shorten.passes.turn import turn
from emdeg.shorten.passes.window import sweep_windows
from emdeg.shorten.turns import Turns


def expanded(program: Program, rng: random.Random) -> Program:
    """Expand and extract with some noise."""
    return improve(program, expand(program), rng, 0, restarts=3)


def squared_sines(program: Program, rng: random.Random) -> Program:
    """Expand, write cos² as 1 − sin², extract."""
    expansion = expand(program)
    turned = with_squared_sines(expansion, list(expansion.partner))
    return improve(program, turned, rng, 0, restarts=1)


def two_rounds(program: Program, rng: random.Random) -> Program:
    """Walked and extracted; the first round polishes too."""
    turns = Turns(program, rng, 2)
    for _ in range(2):
        turns.round(5)
    return turns.best


PASSES: dict[str, Callable[[Program, random.Random], Program]] = {
    "merge": lambda p, _: merge(p),
    "piecewise": lambda p, r: piecewise(p, r, 2),
    "polish": lambda p, r: polish(p, r, 2),
    "deep polish": lambda p, r: polish(p, r, 1, deep=True),
    "rounds": two_rounds,
    "turns": lambda p, r: turn(p, r, 4, 5),
    "windows": lambda p, r: sweep_windows(Network(p), r, most_windows=60).program(),
    "balance": lambda p, _: balance(p),
    "factor": lambda p, r: factor(p, r, rounds=15),
    "nest": lambda p, r: nest(p, r, 3),
    "extract": expanded,
    "squared sines": squared_sines,
    "improve": lambda p, r: improve(p, expand(p), r, rounds=15),
}
OF_POLYNOMIALS = ("extract", "squared sines", "improve")


def quaternions(program: Program) -> list[set[str]]:
    """The leaves of the quaternions of free flyers."""
    leaves = [v.a for v in program.values if isinstance(v.a, Leaf) and v.a.sphere]
    groups = {leaf.sphere[0] for leaf in leaves}
    return [{leaf.name for leaf in leaves if leaf.sphere[0] == group} for group in groups]


def run(program: Program, seed: int) -> np.ndarray:
    """All outputs at three random states."""
    rng = np.random.default_rng(seed)
    inputs = {i.name: rng.uniform(-1, 1, (3, len(i.leaves))) for i in program.inputs}
    for group in quaternions(program):  # they have norm one
        for declared in program.inputs:
            at = [k for k, name in enumerate(declared.leaves) if name in group]
            if at:
                inputs[declared.name][:, at] /= np.linalg.norm(
                    inputs[declared.name][:, at], axis=1, keepdims=True
                )
    unknown = {k: 0.3 + 0.1 * n for n, (k, v) in enumerate(program.parameters.items()) if v is None}
    outputs = interpret(program, inputs, unknown)
    return np.concatenate([o.reshape(3, -1) for o in outputs.values()], axis=1)


def check(before: Program, after: Program) -> None:
    """The same function, well formed."""
    verify(after)
    certify(after, before)
    np.testing.assert_allclose(run(after, 1), run(before, 1), rtol=1e-8, atol=1e-9)


@pytest.mark.parametrize("name", PASSES)
@pytest.mark.parametrize("robot", ["two_link", "stanford3", "scara", "puma560"])
def test_robots(name: str, robot: str, derived: Callable[..., Program]) -> None:
    quantities = ["mass_matrix", "gravity", "inverse_dynamics"]
    for quantity in quantities[:2] if robot == "puma560" else quantities:
        before = derived(robot, quantity)
        after = PASSES[name](before, random.Random(3))
        check(before, after)
        assert after.count().total <= before.count().total


@pytest.mark.parametrize("name", PASSES)
@pytest.mark.parametrize("seed", [0, 1, 2, 4, 5])
def test_random_programs(name: str, seed: int, random_program: Callable[..., Program]) -> None:
    polynomial = name in OF_POLYNOMIALS
    before = random_program(seed, divisions=not polynomial, calls=not polynomial)
    check(before, PASSES[name](before, random.Random(seed)))


@pytest.mark.parametrize("name", ["merge", "polish", "factor"])
def test_friction_divisions_mimics_and_free_flyers(
    name: str, derived: Callable[..., Program]
) -> None:
    programs = [
        derived("everything"),  # mimic joints, friction
        derived("two_link", "forward_dynamics"),
        derived("everything", "gravity", True),  # quaternion
    ]
    for before in programs:
        check(before, PASSES[name](before, random.Random(1)))


def test_calls_and_divisions_by_the_state_are_not_expanded(
    derived: Callable[..., Program],
) -> None:
    with pytest.raises(OptimiseError, match="polynomials"):
        expand(derived("two_link", "forward_dynamics"))


def test_quaternions_are_expanded_as_free_literals(derived: Callable[..., Program]) -> None:
    before = derived("everything", "gravity", True)
    check(before, expanded(before, random.Random(1)))


# cos(q + π/6) and (√3/2)·cos q − ½·sin q are the same; so are their products with v
ROOT_THREE = """
program f
input q = q
input v = v
%0 = leaf q configure angle
%1 = cos %0 + 1/6*pi
%2 = cos %0
%3 = sin %0
%4 = const 1/2*√3
%5 = mul %4 %2
%6 = const 1/2
%7 = mul %6 %3
%8 = sub %5 %7
%9 = leaf v step
%10 = mul %1 %9
%11 = mul %8 %9
output y [2] = %10 %11
"""


def test_roots_of_three_are_factored_and_expanded() -> None:
    """The field of the coefficients has √3: what is equal is found to be."""
    program = Program.from_text(ROOT_THREE)
    for name in PASSES:
        check(program, PASSES[name](program, random.Random(1)))
    after = improve(program, expand(program), random.Random(1), rounds=5)
    assert after.count().total < program.count().total
    one, two = after.output_values()
    assert one == two


def test_the_number_of_terms_is_bounded(derived: Callable[..., Program]) -> None:
    program = derived("puma560", "mass_matrix")
    with pytest.raises(OptimiseError, match="more than 20 terms"):
        expand(program, 20)
    program = derived("two_link", "gravity")
    terms = [len(terms) for terms in expand(program).sums]
    with pytest.raises(OptimiseError, match=f"has {sum(terms)} terms, more than {max(terms)}"):
        expand(program, max(terms))


def test_the_seed_decides(derived: Callable[..., Program]) -> None:
    program = derived("stanford3")
    for name in PASSES:
        one, two = (PASSES[name](program, random.Random(5)) for _ in range(2))
        assert one.to_text() == two.to_text()


@pytest.mark.parametrize("quantity", ["inverse_dynamics", "mass_matrix"])
def test_nothing_is_divided_by_a_parameter(quantity: str, derived: Callable[..., Program]) -> None:
    before = derived("stanford", quantity)
    for after in (
        improve(before, expand(before), random.Random(1), rounds=20),
        factor(before, random.Random(1), rounds=20),
        polish(before, random.Random(1), 2),
    ):
        assert not any(value.op == DIV for value in after.values)


def test_parameters_may_be_zero(derived: Callable[..., Program]) -> None:
    """Products of inertia that are zero at the defaults: no quotient of theirs is computed."""
    before = derived("puma560_general", "gravity")
    after = improve(before, expand(before), random.Random(1), rounds=5)
    zero = dict.fromkeys(before.parameters, 0.0)
    state = {i.name: np.ones(len(i.leaves)) for i in before.inputs}
    assert np.all(np.isfinite(interpret(after, state, zero)["gravity"]))
