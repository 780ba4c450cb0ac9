"""The table of passes: every entry is a pass, whatever program it is given."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from emdeg.program.ir import Program
from emdeg.shorten.manager import Manager
from emdeg.shorten.passes import PASSES, Setting
from emdeg.shorten.turns import Turns


@pytest.mark.parametrize("name", PASSES)
def test_every_pass_keeps_the_function(
    name: str, random_program: Callable[..., Program], derived: Callable[..., Program]
) -> None:
    """Of random programs and of a robot's; the input is not changed, a seed decides the result."""
    step, setting = PASSES[name], Setting(recreations=2, rounds=1)
    assert step.name == name
    assert step.summary
    for program in (random_program(1), random_program(2), derived("two_link", "mass_matrix")):
        manager, before = Manager(program), program.to_text()
        first, second = (manager.run(step, program, random.Random(5), setting) for _ in range(2))
        manager.offer(name, first)
        assert first.to_text() == second.to_text()
        assert program.to_text() == before


def test_a_round_applies_the_passes_that_say_so(random_program: Callable[..., Program]) -> None:
    """In the order of the table, and the search has nothing else in a round."""
    applied: list[str] = []

    def run(step, program, rng, setting):  # type: ignore[no-untyped-def]
        applied.append(step.name)
        return step.apply(program, rng, setting)

    turns = Turns(random_program(3), random.Random(1), 2, run=run)
    for number in range(1, 11):
        applied.clear()
        turns.round(1)
        due = [
            name
            for name, step in PASSES.items()
            if step.every and number % step.every == 1 % step.every
        ]
        assert applied == due
        assert applied
        assert ("polish" in applied) == (number == 1)
