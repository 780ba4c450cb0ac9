"""It must catch lies: one random instruction of a program is changed, 1,000 times per robot.

Every mutant that computes another function is caught. A mutant that is not caught must be equal:
that is confirmed without any probability, by the polynomial normal form of every output that the
mutation reaches. (Most of those are terms that vanish identically in the naive recursion, such as
the position of the first link, which no effort depends on.)
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest

import emdeg
from emdeg.errors import CertificateError
from emdeg.exact.graph import symbol
from emdeg.exact.polynomial.normal_form import equal_exactly
from emdeg.program.certify import certify
from emdeg.program.ir import Program
from emdeg.program.lift import lift
from emdeg.program.wellformed import verify
from emdeg.robot.loading import library_names
from emdeg.robot.model.parts import Friction, Mimic
from emdeg.robot.robot import Robot
from tests.mechanics.arms import random_tree
from tests.program.lies import LieDetector, Mutation, mutate

OUTPUTS = ("inverse_dynamics", "mass_matrix")


def following() -> Robot:
    """A finger whose second joint turns 1.05 times as far as its first."""
    robot = emdeg.load("two_link")
    first, second = robot.bodies
    mimic = Mimic(first.joint.name, Fraction("1.05"), Fraction("0.72"))
    joint = replace(second.joint, mimic=mimic, coordinate=first.joint.coordinate)
    return replace(robot, bodies=(first, replace(second, joint=joint)))


def rubbing() -> Robot:
    """Viscous and Coulomb friction in every joint."""
    friction = Friction(viscous=symbol("fv"), coulomb=symbol("fc"))
    robot = emdeg.load("two_link")
    bodies = tuple(replace(b, joint=replace(b.joint, friction=friction)) for b in robot.bodies)
    return replace(robot, bodies=bodies)


SPECIAL = {
    "follower": following,
    "rubbing": rubbing,
    "flying": lambda: random_tree(2, floating=True),
}


def confirmed_equal(program: Program, mutation: Mutation) -> bool:
    """Are all outputs of the mutant the same functions? Decided by expansion."""
    honest, mutant = lift(program), lift(mutation.apply(program))
    return all(
        a is b or equal_exactly(a, b)
        for name in honest
        for a, b in zip(honest[name][1], mutant[name][1], strict=True)
    )


def campaign(program: Program, mutants: int, seed: str) -> tuple[int, list[Mutation]]:
    """(how many were caught, the mutants that were not)."""
    rng = random.Random(seed)
    detector = LieDetector(program)
    missed = []
    for _ in range(mutants):
        mutation = mutate(program, rng)
        if not detector.caught(mutation):
            missed.append(mutation)
    return mutants - len(missed), missed


def confirm_all(program: Program, missed: list[Mutation]) -> None:
    for mutation in {m.description: m for m in missed}.values():
        assert confirmed_equal(program, mutation), f"a lie was believed: {mutation.description}"


@pytest.mark.parametrize("robot", ["two_link", "stanford3", "scara", "puma560"])
@pytest.mark.parametrize("output", OUTPUTS)
def test_lies_are_caught(derived: Callable[..., Program], robot: str, output: str) -> None:
    program = derived(robot, output)
    caught, missed = campaign(program, 300, f"{robot} {output}")
    assert caught > 250
    confirm_all(program, missed)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("robot", library_names())
@pytest.mark.parametrize("output", OUTPUTS)
def test_a_thousand_lies_for_every_robot_are_caught(
    derived: Callable[..., Program], robot: str, output: str
) -> None:
    program = derived(robot, output)
    caught, missed = campaign(program, 1000, f"{robot} {output} campaign")
    assert caught > 900
    confirm_all(program, missed)


@pytest.mark.parametrize("robot", ["double_pendulum", "scara"])
def test_lies_in_programs_that_divide_are_caught(
    derived: Callable[..., Program], robot: str
) -> None:
    """Forward dynamics: quotients, and mutants that divide by zero everywhere."""
    program = derived(robot, "forward_dynamics")
    caught, missed = campaign(program, 200, robot)
    assert caught > 150
    confirm_all(program, missed)


def test_the_certificate_gives_the_same_verdict(derived: Callable[..., Program]) -> None:
    """The detector walks only the mutated cone; `certify` does the whole proof."""
    program = derived("stanford3")
    detector, rng = LieDetector(program), random.Random(7)
    believed = 0
    for _ in range(150):
        mutation = mutate(program, rng)
        mutant = mutation.apply(program)
        verify(mutant)
        if detector.caught(mutation):
            with pytest.raises(CertificateError):
                certify(mutant, program)
        else:
            certify(mutant, program)
            believed += 1
    assert believed < 20


@pytest.mark.parametrize("robot", ["follower", "rubbing", "flying"])
def test_no_refusal_is_a_false_alarm(robot: str) -> None:
    """With mimic joints, friction and free flyers too: what is refused is another function."""
    program = emdeg.compile(SPECIAL[robot](), "inverse_dynamics", optimise=None, certify=False)
    detector, rng = LieDetector(program), random.Random(robot)
    refused = [m for m in (mutate(program, rng) for _ in range(60)) if detector.caught(m)]
    assert len(refused) > 30
    assert not any(confirmed_equal(program, mutation) for mutation in refused)


def test_every_kind_of_lie_is_told(derived: Callable[..., Program]) -> None:
    rng = random.Random(1)
    program = derived("puma560")
    kinds = {mutate(program, rng).kind for _ in range(3000)}  # few numbers stand in it
    assert kinds == {"sign", "operand", "constant", "drop", "function", "output"}


def test_mutations_are_deterministic(derived: Callable[..., Program]) -> None:
    """R68: the same seed tells the same lies."""
    program = derived("scara")
    first, second = random.Random(5), random.Random(5)
    assert [mutate(program, first) for _ in range(50)] == [
        mutate(program, second) for _ in range(50)
    ]
