"""Numbers that users give: what NumPy would turn into numbers in silence is refused by name."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np
import pytest

import emdeg
from emdeg import laws, trajectories
from emdeg.errors import UsageError
from emdeg.run.arrays import array_of, count_of, number_of, positive
from emdeg.run.kernel.kernel import jit
from emdeg.run.kernel.stepper import Stepper
from emdeg.run.simulate.closed_loop import closed_loop

masked = np.ma.array([0.1, 0.2], mask=[False, True])
NOT_NUMBERS = {
    "None": None,
    "text": "0.1",
    "texts": ["0.1", "0.2"],
    "bytes": b"01",
    "none inside": [0.1, None],
    "complex": [0.1 + 1j, 0.2],
    "complex scalar": 1j,
    "complex array": np.array([1j, 2]),
    "masked": masked,
    "masked inside": [masked, masked],
    "truth values": [True, False],
    "a truth value": [0.1, True],
    "truth array": np.array([True, False]),
    "beyond a float": [10**400, 1],
    "objects": np.array([0.1, None], dtype=object),
    "dates": np.array(["2026-01-01", "2026-01-02"], dtype="M8[D]"),
    "durations": np.array([1, 2], dtype="m8[s]"),
    "records": np.array([(1, 2.0)], dtype=[("a", int), ("b", float)]),
    "ragged": [[0.1], [0.1, 0.2]],
    "a set": {0.1, 0.2},
    "a mapping": {"q": 0.1},
    "a function": len,
}
TWO = np.array([0.1, 0.2])


@cache
def program():  # type: ignore[no-untyped-def]
    robot = emdeg.load("double_pendulum")
    return emdeg.compile(robot, "gravity", optimise=None, certify=False)


@cache
def kernel(layout: str = "rows", dtype: str = "float64"):  # type: ignore[no-untyped-def]
    return jit(program(), dtype, layout=layout)


@cache
def stepper() -> Stepper:
    robot = emdeg.load("double_pendulum")
    return Stepper(closed_loop(robot, laws.free(robot), ("q_rate", "qdd", "power")))


def takers() -> dict[str, Callable[[Any], object]]:
    """Every place that takes an array of numbers."""
    robot = emdeg.load("double_pendulum")
    simulate = emdeg.simulate
    return {
        "kernel, one or rows": lambda v: kernel()(v),
        "kernel, columns": lambda v: kernel("columns")(v),
        "kernel, single": lambda v: kernel("rows", "float32")(v),
        "steps": lambda v: stepper().run(v, 1e-3, 10),
        "signals": lambda v: stepper().run(np.zeros(5), 1e-3, 10, signals=[v]),
        "q0": lambda v: simulate(robot, None, [0.0, 0.0] if v is None else v, [v, v], t=0.1),
        "qd0": lambda v: simulate(robot, None, None, [v, v], t=0.1),
        "constant": lambda v: laws.constant(v)(robot),
        "replay": lambda v: laws.replay([0, 1], [v, v])(robot),
        "gains": lambda v: laws.pd([0, 0], v, 1)(robot),
        "hold": trajectories.hold,
        "cycloid": lambda v: trajectories.cycloid(v, v, 1.0),
        "spline": lambda v: trajectories.spline([0, 1], [v, v]),
        "times": trajectories.hold([0.0]),
        "linearise": lambda v: emdeg.linearise(robot, [v, v]),
    }


@pytest.mark.parametrize("place", takers())
@pytest.mark.parametrize("what", NOT_NUMBERS)
def test_what_is_not_numbers_is_refused_in_a_sentence(place: str, what: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UsageError) as refused:
            takers()[place](NOT_NUMBERS[what])
    assert str(refused.value).startswith("argument ")
    assert "\n" not in str(refused.value)


def test_numbers_of_many_kinds_are_welcome() -> None:
    expected = kernel()(np.array([1.0, 2.0]))
    whole = (
        [1, 2], (1, 2), range(1, 3), [1.0, 2], np.array([1, 2]), np.array([1, 2], dtype=np.uint8),
        [Fraction(1), Fraction(2)], [Decimal(1), 2], np.float32([1, 2]),
        [np.int64(1), np.float16(2)],
        np.ma.array([1.0, 2.0], mask=[False, False]), np.array([1.0, 2.0], dtype=">f8"),
    )  # fmt: skip
    for given in whole:
        assert np.array_equal(kernel()(given), expected), given
    assert np.array_equal(array_of("q", [10**30, Fraction(1, 2)]), [1e30, 0.5])


def test_infinity_and_nan_are_numbers_of_a_kernel() -> None:
    """They go through, as on any machine: only what depends on them is infinite or NaN."""
    batch = np.array([[0.3, 0.4], [np.nan, 0.4], [0.3, np.inf]])
    for layout, given in (("rows", batch), ("columns", batch.T.copy())):
        found = kernel(layout)(given)
        rows = found if layout == "rows" else found.T
        assert np.array_equal(rows[0], kernel()(batch[0]))
        assert np.isnan(rows[1:]).any(axis=1).all()


def test_single_precision_does_not_overflow_in_silence() -> None:
    with pytest.raises(UsageError, match="beyond float32"):
        kernel("rows", "float32")([1e300, 0.0])
    assert np.isnan(kernel("rows", "float32")([np.inf, 0.0])).any()


def test_an_output_with_a_mask_is_refused() -> None:
    with pytest.raises(UsageError, match="out"):
        kernel()(TWO, out=np.ma.array(np.zeros(2), mask=[True, False]))


@pytest.mark.parametrize("threads", [1.5, "2", True, 0, -1, None, 2.0, [2], np.True_, np.nan])
def test_threads_are_a_whole_number(threads: object) -> None:
    takers: list[Callable[[Any], object]] = [
        lambda n: kernel()(TWO, threads=n),
        lambda n: kernel()(np.tile(TWO, (500, 1)), threads=n),
        lambda n: kernel("columns")(np.zeros((2, 500)), threads=n),
        lambda n: stepper().run(np.zeros((9, 5)), 1e-3, 10, threads=n),
        lambda n: emdeg.simulate(
            emdeg.load("double_pendulum"), t=0.1, integrator="rk4", step=0.01, threads=n
        ),
        lambda n: emdeg.simulate(emdeg.load("double_pendulum"), t=0.1, threads=n),
    ]
    for take in takers:
        if threads is None:
            take(None)
            continue
        with pytest.raises(UsageError, match=r"threads.*whole number"):
            take(threads)


def test_more_threads_than_there_is_work() -> None:
    batch = np.tile(TWO, (1000, 1))
    for threads in (10**9, np.int64(3), 10**30):
        assert np.array_equal(kernel()(batch, threads=threads), kernel()(batch))


@pytest.mark.parametrize(
    "value", [None, "1", True, 1j, np.complex128(1), [1.0], np.nan, np.inf, 10**400, np.ma.masked]
)
def test_a_parameter_is_a_finite_number(value: object) -> None:
    name = next(iter(program().parameters))
    made = jit(program())
    before = made.parameters
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(UsageError, match=f"{name}.*is not a (real|finite) number"):
            made.set({name: value})
        with pytest.raises(UsageError):
            emdeg.simulate(emdeg.load("double_pendulum"), t=0.1, parameters={name: value})
    assert made.parameters == before
    assert made.set({name: Fraction(1, 2)}).parameters[name] == 0.5


@pytest.mark.parametrize("value", [0, -1, np.nan, np.inf, "1", None, True, 1j, [1.0, 2.0]])
def test_steps_and_times_are_positive(value: Any) -> None:
    robot = emdeg.load("double_pendulum")
    for take in (
        lambda: positive("h", value),
        lambda: stepper().run(np.zeros(5), value, 10),
        lambda: trajectories.cycloid([0.0], [1.0], value),
        lambda: emdeg.linearise(robot, [0.0, 0.0]).discrete(value),
    ):
        with pytest.raises(UsageError):
            take()


@pytest.mark.parametrize("value", [0, 1.5, "3", None, True])
def test_counts_of_steps(value: Any) -> None:
    with pytest.raises(UsageError, match="steps"):
        stepper().run(np.zeros(5), 1e-3, value)
    with pytest.raises(UsageError, match="every"):
        stepper().run(np.zeros(5), 1e-3, 10, every=value)
    assert count_of("steps", np.int32(3)) == 3
    assert number_of("mass", np.array(2)) == 2.0
