"""The compiled loop over steps: against a Python loop, with its ends and errors (digest R63)."""

from __future__ import annotations

import numpy as np
import pytest

import emdeg
from emdeg.backends.llvm.tape import INVERSE, OVER, record
from emdeg.backends.plan import Plan
from emdeg.errors import UsageError
from emdeg.program.interpret import interpret
from emdeg.run.control import laws
from emdeg.run.kernel.kernel import jit
from emdeg.run.kernel.stepper import Stepper
from emdeg.run.simulate.closed_loop import closed_loop


def loop(name: str = "stanford"):  # type: ignore[no-untyped-def]
    robot = emdeg.load(name)
    return robot, closed_loop(robot, laws.free(robot), ("q_rate", "qdd", "power"))


def test_rk4_against_the_formula_in_numpy() -> None:
    _, program = loop()
    kernel = jit(program)

    def f(x: np.ndarray) -> np.ndarray:  # type: ignore[type-arg]
        return np.concatenate(kernel(x[:6], x[6:12], x[12:]))

    x = np.concatenate([np.linspace(0.2, 1, 6), np.linspace(-1, 1, 6), [0.0]])
    made = Stepper(program, "rk4").run(x, 1e-3, 50, every=10)
    for k in range(50):
        if k % 10 == 0:
            np.testing.assert_allclose(made.states[k // 10], x, rtol=1e-12, atol=1e-12)
        k1 = f(x)
        k2 = f(x + 5e-4 * k1)
        k3 = f(x + 5e-4 * k2)
        k4 = f(x + 1e-3 * k3)
        x = x + 1e-3 / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    np.testing.assert_allclose(made.states[-1], x, rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(made.times, np.arange(6) * 0.01)


@pytest.mark.parametrize(
    ("steps", "every", "samples"), [(10, 3, 5), (9, 3, 4), (1, 1, 2), (5, 7, 2)]
)
def test_start_and_end_are_always_sampled(steps: int, every: int, samples: int) -> None:
    _, program = loop()
    stepper = Stepper(program, "semi_implicit")
    x = np.concatenate([np.linspace(0.2, 1, 6), np.zeros(7)])
    one = stepper.run(x, 1e-3, steps, every=every)
    assert one.times[-1] == pytest.approx(steps * 1e-3)
    assert one.states.shape == (samples, 13)
    every_step = stepper.run(x, 1e-3, steps)
    np.testing.assert_array_equal(one.states[-1], every_step.states[-1])
    many = stepper.run(np.tile(x, (11, 1)), 1e-3, steps, every=every, threads=2)
    np.testing.assert_array_equal(many.states, np.tile(one.states, (11, 1, 1)))


def test_it_stops_when_numbers_become_infinite() -> None:
    robot = emdeg.load("double_pendulum")
    law = laws.expression([1e6 * robot.qd[0], 1e6 * robot.qd[1]])(robot)
    program = closed_loop(robot, law, ("q_rate", "qdd", "power"))
    made = Stepper(program, "rk4").run(np.array([1, 1, 1, 1, 0.0]), 1e-2, 1000)
    assert made.done < 1000
    assert np.isfinite(made.states[0]).all()


def test_reciprocals_are_shared() -> None:
    """One division for each denominator, the same numbers to rounding."""
    _, program = loop("panda")
    tape = record(Plan.of(program))
    assert sum(op.kind in (OVER, INVERSE) for op in tape.ops) <= 7
    rng = np.random.default_rng(0)
    arrays = {i.name: rng.uniform(-1, 1, len(i.leaves)) for i in program.inputs}
    expected = interpret(program, arrays)
    for output, found in zip(program.outputs, jit(program)(*arrays.values()), strict=True):
        np.testing.assert_allclose(found, expected[output.name], rtol=1e-11, atol=1e-11)


def test_usage() -> None:
    robot, program = loop()
    with pytest.raises(UsageError, match="unknown scheme"):
        Stepper(program, "euler")
    with pytest.raises(UsageError, match="rates of its first inputs"):
        Stepper(closed_loop(robot, laws.free(robot), ("qdd", "power")))
    stepper = Stepper(program)
    with pytest.raises(UsageError, match="wrong shape"):
        stepper.run(np.zeros(3), 1e-3, 10)
    with pytest.raises(UsageError, match="wrong shape"):
        stepper.run(np.zeros(13), 1e-3, 10, signals=np.zeros((10, 2)))
