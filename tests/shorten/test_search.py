"""The pass manager: it shortens, it proves, it refuses a pass that lies, it is deterministic."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest

import emdeg
from emdeg.errors import OptimiseError, UsageError
from emdeg.program.builder import ProgramBuilder
from emdeg.program.interpret import interpret
from emdeg.program.ir import Output, Program
from emdeg.shorten.manager import Manager
from emdeg.shorten.passes import Pass, Setting
from emdeg.shorten.search import optimise


def lying_pass(program: Program, _: random.Random, __: Setting) -> Program:
    """Every output replaced by its double."""
    builder = ProgramBuilder()
    number: dict[int, int] = {}
    for k, value in enumerate(program.values):
        number[k] = builder.copy(value, number)
    outputs = [
        Output(o.name, o.shape, tuple(builder.add(number[k], number[k]) for k in o.values))
        for o in program.outputs
    ]
    return builder.finish(program, outputs)


@pytest.mark.parametrize("name", ["two_link", "stanford3", "puma560", "scara"])
@pytest.mark.parametrize("quantity", ["inverse_dynamics", "mass_matrix", "gravity"])
def test_optimised_programs_are_shorter_certified_and_agree(name: str, quantity: str) -> None:
    """R48, R70: fewer operations, the same function, by certificate and by numbers."""
    robot = emdeg.load(name)
    plain = emdeg.compile(robot, quantity, optimise=None, certify=False)
    short = emdeg.compile(robot, quantity, optimise="-O1", records=False)
    assert short.count().total <= plain.count().total
    assert short.certificate is not None
    assert short.certificate.log2_error <= -100
    rng = np.random.default_rng(3)
    inputs = {i.name: rng.normal(size=(20, len(i.leaves))) for i in plain.inputs}
    given = {i.name: inputs[i.name] for i in short.inputs}
    a = interpret(plain, inputs)[quantity]
    b = interpret(short, given)[quantity]
    np.testing.assert_allclose(b, a, rtol=1e-11, atol=1e-11 * np.abs(a).max())


def test_a_pass_that_changes_the_function_is_refused() -> None:
    """No change may break the first promise: the manager checks after every pass."""
    program = emdeg.compile(emdeg.load("two_link"), "gravity", optimise=None, certify=False)
    manager = Manager(program)
    double = Pass("double", "every output twice", lying_pass)
    with pytest.raises(OptimiseError, match="changed the function"):
        manager.run(double, program, random.Random(0), Setting())
    with pytest.raises(OptimiseError, match="changed the function"):
        manager.offer("double", lying_pass(program, random.Random(0), Setting()))
    assert manager.best is program


def test_the_log_tells_what_each_pass_saved() -> None:
    """Counts fall from record to record, and the last one is the program's own count."""
    program = emdeg.compile(
        emdeg.load("puma560"), "mass_matrix", optimise="-O1", certify=False, records=False
    )
    passes = json.loads(program.metadata["passes"])
    assert passes
    assert all(after < before for _, before, after in passes)
    assert passes[-1][2] == program.count().total


def test_the_result_depends_on_the_seed_only() -> None:
    """Two runs give the same program, value for value."""
    robot = emdeg.load("stanford3")
    first = emdeg.compile(robot, "inverse_dynamics", certify=False, records=False)
    second = emdeg.compile(robot, "inverse_dynamics", certify=False, records=False)
    assert first.values == second.values


def test_level_zero_leaves_the_program_as_it_is() -> None:
    """-O0 is the derivation itself."""
    program = emdeg.compile(emdeg.load("two_link"), "mass_matrix", optimise=None, certify=False)
    assert optimise(program, "-O0") is program


def test_levels_and_budgets_are_read_and_nonsense_is_refused() -> None:
    """`--optimise 0.1s` is a budget; an unknown level says which there are."""
    robot = emdeg.load("two_link")
    assert emdeg.compile(robot, "gravity", optimise="0.1s", records=False).certificate is not None
    with pytest.raises(UsageError, match="-O3"):
        emdeg.compile(robot, "gravity", optimise="-O9")
    with pytest.raises(UsageError, match="-O1"):
        optimise(emdeg.compile(robot, "gravity", optimise=None, certify=False), "fast")


def test_outputs_are_optimised_jointly() -> None:
    """One program for tau, M and g shares between them: fewer operations than apart."""
    robot = emdeg.load("stanford3")
    wanted = ["inverse_dynamics", "mass_matrix", "gravity"]
    joint = emdeg.compile(robot, wanted, records=False)
    apart = sum(emdeg.compile(robot, name, records=False).count().total for name in wanted)
    assert joint.count().total < apart


@pytest.mark.parametrize("name", ["puma560", "scara"])
def test_joint_outputs_cost_no_more_than_each_alone(name: str) -> None:
    """Also where the outputs together are too large to expand, and with frames of their own."""
    robot = emdeg.load(name)
    wanted = ["mass_matrix", "bias", f"jacobian:{robot.bodies[-1].name}:local"]
    joint = emdeg.compile(robot, wanted, records=False)
    apart = [
        emdeg.compile(robot, name, certify=False, records=False).count().total for name in wanted
    ]
    assert joint.count().total <= sum(apart)
    assert [o.name for o in joint.outputs] == wanted


def test_the_bias_is_the_shortest_inverse_dynamics_without_accelerations() -> None:
    robot = emdeg.load("puma560")
    bias, tau = (emdeg.compile(robot, name, records=False) for name in ("bias", "inverse_dynamics"))
    assert bias.count().total < tau.count().total
    assert bias.certificate is not None


@pytest.mark.slow
def test_more_time_never_gives_more_operations() -> None:
    """-O3 is one sequence of steps: time only says where it ends."""
    robot = emdeg.load("stanford3")
    for quantity in ("inverse_dynamics", "mass_matrix"):
        budgets = ("0.2s", "1s", "3s")
        found = [
            emdeg.compile(robot, quantity, optimise=b, certify=False, records=False)
            for b in budgets
        ]
        totals = [program.count().total for program in found]
        assert totals == sorted(totals, reverse=True)
