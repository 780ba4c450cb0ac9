"""R52: a program cut by rate computes the same, and only what is needed crosses the cut."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from emdeg.errors import ProgramError
from emdeg.exact.angles import Angle, cos
from emdeg.exact.graph import product, symbol
from emdeg.program.certify import certify
from emdeg.program.interpret import interpret
from emdeg.program.ir import COS, LEAF, SIN, Program, verify
from emdeg.program.lower import lower
from emdeg.program.stages import recompose, split_stages

ROBOTS = [
    ("puma560", "inverse_dynamics"),
    ("general_6r", "inverse_dynamics"),
    ("scara", "forward_dynamics"),
    ("panda", "mass_matrix"),
]


@pytest.mark.parametrize(("robot", "output"), ROBOTS)
def test_recomposed_stages_are_proven_equal(
    derived: Callable[..., Program], robot: str, output: str
) -> None:
    program = derived(robot, output)
    stages = split_stages(program)
    for part in stages:
        verify(part)
    certify(recompose(stages, program), program)


@pytest.mark.parametrize(("robot", "output"), ROBOTS)
def test_each_stage_does_its_own_work_only(
    derived: Callable[..., Program], robot: str, output: str
) -> None:
    program = derived(robot, output)
    whole = program.count().stages
    setup, configure, step = split_stages(program)
    assert configure.count().total == whole["configure"].total
    assert step.count().total == whole["step"].total
    assert setup.count().stages["setup"].total == whole["setup"].total
    assert not any(v.op in (COS, SIN) for v in step.values)
    assert not setup.inputs
    for part in (configure, step):  # every leaf that crosses is read by some later stage
        assert not part.parameters


def test_running_the_stages_gives_the_result(derived: Callable[..., Program]) -> None:
    """Two-rate: configure once, step for several speeds."""
    program = derived("puma560")
    stages = split_stages(program)
    rng = np.random.default_rng(2)
    state = {i.name: rng.normal(size=len(i.leaves)) for i in program.inputs}
    constants = interpret(stages.setup, {}).get("setup")
    slow = interpret(stages.configure, {"q": state["q"], "setup": constants})["configure"]
    for _ in range(3):
        state["qd"], state["qdd"] = rng.normal(size=6), rng.normal(size=6)
        given = {**state, "setup": constants, "configure": slow}
        fast = interpret(stages.step, {i.name: given[i.name] for i in stages.step.inputs})
        np.testing.assert_allclose(
            fast["inverse_dynamics"], interpret(program, state)["inverse_dynamics"], rtol=1e-13
        )


def test_only_what_is_needed_crosses() -> None:
    """m·l crosses once; −m·l and the constant 3 are written again where they are used."""
    m, l, unused = symbol("m"), symbol("l"), symbol("n")
    q, qd = symbol("q", 1, angular=True), symbol("qd", 2)
    moment = m * l
    program = lower(
        "f",
        {"y": ((2,), [product([moment, cos(q), qd]), 3 * qd - moment]), "c": ((), [unused + 1])},
        [("q", [q]), ("qd", [qd])],
    )
    setup, configure, step = split_stages(program)
    assert [o.name for o in setup.outputs] == ["c", "setup"]
    assert len(setup.output("setup").values) == 1
    assert [o.shape for o in configure.outputs] == [(1,)]
    assert {v.a.name for v in step.values if v.op == LEAF and v.a.rate == 2} == {"qd"}
    certify(recompose(split_stages(program), program), program)


def test_an_angle_that_is_a_parameter_still_stands_in_a_sine() -> None:
    alpha, q = symbol("alpha", angular=True), symbol("q", 1, angular=True)
    program = lower("f", {"y": ((1,), [cos(Angle.of(q) + Angle.of(alpha))])}, [("q", [q])])
    stages = split_stages(program)
    assert [i.leaves for i in stages.configure.inputs] == [("q",), ("alpha",)]
    for part in stages:
        verify(part)
    certify(recompose(stages, program), program)


def test_a_mass_matrix_belongs_to_configure(derived: Callable[..., Program]) -> None:
    _, configure, step = split_stages(derived("panda", "mass_matrix"))
    assert [o.name for o in configure.outputs] == ["mass_matrix"]
    assert not step.values
    assert not step.outputs


def test_reserved_names_are_refused() -> None:
    x = symbol("x", 2)
    with pytest.raises(ProgramError, match="taken"):
        split_stages(lower("f", {"setup": ((), [x])}, [("x", [x])]))
