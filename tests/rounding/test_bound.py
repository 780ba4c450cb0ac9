"""Bounds hold: no error of machine code that was ever seen is larger; and they are near to it.

The oracle is python-flint's ball arithmetic at the very floats that the kernel was given, with 30
proved digits (`emdeg.digits`), or NumPy's 80-bit floats where many states are needed.
"""

from __future__ import annotations

import time
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

import emdeg
from emdeg.errors import UsageError
from emdeg.program.evaluate import run
from emdeg.program.magnitude import Float
from emdeg.program.ops import COS
from emdeg.rounding.bound import ROUGH_PLANS
from emdeg.rounding.boxes import Boxes
from emdeg.rounding.formats import FORMATS
from emdeg.rounding.plain import source_schedule
from emdeg.rounding.setup import parameter_values

CASES = [
    ("puma560", "gravity", {}),
    ("ur5", "mass_matrix", {}),
    ("scara", "inverse_dynamics", {"qd": 3, "qdd": 10}),
]


def _program(robot: str, output: str) -> emdeg.Compiled:
    return emdeg.compile(emdeg.load(robot), output, certify=False)


def _states(program: Any, box: Any, count: int, dtype: str) -> list[np.ndarray]:
    random = np.random.default_rng(3)
    arrays = []
    for declared in program.inputs:
        ends = np.array([box.ranges[leaf] for leaf in declared.leaves])
        shape = (count, len(ends))
        inside = random.uniform(ends[:, 0], ends[:, 1], shape)
        corner = np.where(random.random(shape) < 0.5, ends[:, 0], ends[:, 1])
        chosen = np.where(random.random(shape) < 0.5, inside, corner).astype(dtype)
        low, high = (np.nextafter(e, 0).astype(dtype) for e in ends.T)
        arrays.append(np.clip(chosen, low, high))
    return arrays


def _wide(program: Any, arrays: list[np.ndarray]) -> np.ndarray:
    """The output in 80 bits, parameters as exact as the robot has them."""

    class Wide(Float):
        def cos_sin(self, angle: Any, leaves: Any, op: int) -> Any:
            turns = np.longdouble(angle.half_turns.numerator) / angle.half_turns.denominator
            total = sum(m * leaves[k] for k, m in angle.terms)
            total = total + turns * np.longdouble("3.14159265358979323846264338327950288")
            return np.cos(total) if op == COS else np.sin(total)

    wide = Wide("longdouble")
    leaves = {
        leaf: array[:, k].astype(np.longdouble)
        for declared, array in zip(program.inputs, arrays, strict=True)
        for k, leaf in enumerate(declared.leaves)
    }
    for symbol, parameter in program.robot.parameters.items():
        leaves[program.parameter_key(symbol.name)] = wide.number(parameter.value)
    done = run(program, leaves, wide)
    count = len(arrays[0])
    return np.stack([np.broadcast_to(done[k], count) for k in program.outputs[0].values], axis=1)


@pytest.mark.oracle
@pytest.mark.parametrize(("robot", "output", "box"), CASES)
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_no_error_exceeds_its_bound(robot: str, output: str, box: Any, dtype: str) -> None:
    program = _program(robot, output)
    bound = program.bound(dtype, box, codes=["jit"])
    arrays = _states(program, bound.box, 20_000, dtype)
    found = np.asarray(program.jit(dtype)(*arrays)).reshape(20_000, -1)
    errors = np.abs(found - _wide(program, arrays)).max(axis=0).astype(float)
    limits = bound.errors[output].ravel()
    assert np.all(errors <= limits)
    moving = errors > 0
    assert moving.any()
    assert np.all(limits[moving] <= 30 * errors[moving])  # random states; a search finds more


@pytest.mark.oracle
def test_the_reference_of_many_digits_agrees() -> None:
    program = _program("puma560", "gravity")
    bound = program.bound(codes=["jit"])
    kernel = program.jit()
    exact = {s.name: p.value for s, p in emdeg.load("puma560").parameters.items()}
    exact = {name: exact[name] for name in program.parameters}
    for (q,) in zip(*_states(program, bound.box, 30, "float64"), strict=True):
        digits = emdeg.digits(program, {"q": q.tolist()}, exact, digits=30)["gravity"]
        apart = [
            abs(Fraction(float(a)) - Fraction(b)) for a, b in zip(kernel(q), digits, strict=True)
        ]
        assert all(a <= e for a, e in zip(apart, bound.errors["gravity"], strict=True))


def test_both_codes_and_the_larger_of_them() -> None:
    program = _program("two_link", "gravity")
    bound = program.bound("float32")
    assert list(bound.by_code) == ["jit", "c"]
    largest = np.maximum(*(by["gravity"] for by in bound.by_code.values()))
    assert np.array_equal(bound.errors["gravity"], largest)
    assert "fast-math" in bound.rules["c"]
    assert "proved" in bound.rules["jit"]
    assert bound.to_json()["worst"]["gravity"] == largest.max()
    assert bound.boxes == program.bound("float32", codes=["c"]).boxes // 2  # they share the time
    assert "gravity" in bound._repr_html_()


def test_float32_costs_what_its_significand_is_shorter() -> None:
    program = _program("ur5", "gravity")
    double, single = (
        program.bound(t, codes=["jit"]).worst["gravity"] for t in ("float64", "float32")
    )
    assert 2.0**28 < single / double < 2.0**30


def test_what_cannot_be_bounded_is_refused() -> None:
    program = _program("two_link", "forward_dynamics")
    with pytest.raises(UsageError, match="type of numbers"):
        program.bound("float16")
    with pytest.raises(UsageError, match="unknown code"):
        program.bound(codes=["rust"])
    with pytest.raises(UsageError, match="turns too far"):
        _program("two_link", "gravity").bound(box={"q": 1e4})
    row = {"type": "R", "a": 1, "alpha": 0, "d": 0, "mass": "m", "com": [0, 0, 0]}
    robot = emdeg.Robot.from_dh([row], convention="standard", gravity=(0, -10, 0))
    with pytest.raises(UsageError, match="values of all parameters"):
        emdeg.compile(robot, "gravity", certify=False).bound()


def test_the_longest_element_is_first_and_without_a_bound_it_is_the_last(monkeypatch) -> None:
    """A refusal does not wait for what else was asked for."""
    program = _program("puma560", "mass_matrix")
    begun: list[int] = []

    def none(schedule: Any, value: int, *_: object) -> float:
        begun.append(len(schedule.of([value]).steps))
        time.sleep(0.05 if len(begun) > 1 else 0.0)
        return np.inf

    monkeypatch.setattr("emdeg.rounding.bound._bounded", none)
    with pytest.raises(UsageError, match=r"mass_matrix\[0,0\]: no bound was found"):
        program.bound(codes=["jit"])
    assert begun[0] == max(begun)
    assert len(begun) < len(set(program.outputs[0].values)) / 2


def test_a_box_that_is_not_halved_has_ranges_once_for_all_elements() -> None:
    """The bound of each is what it is alone, but for the ways back that others have planned."""
    program = _program("panda", "gravity")
    together = program.bound(codes=["c"], boxes=1)
    schedule = source_schedule(program, FORMATS["float64"], parameter_values(program))
    for value, bound in zip(schedule.outputs, together.errors["gravity"], strict=True):
        if value not in schedule.constants:
            boxes = Boxes(schedule, value, together.box.ranges, ROUGH_PLANS)
            (alone,) = boxes.worst(boxes.lower[:, None], boxes.upper[:, None])
            assert bound == pytest.approx(alone, rel=0.1)


def test_a_constant_output_is_off_by_its_own_rounding() -> None:
    robot = emdeg.load("ur5")
    program = emdeg.compile(robot, "mass_matrix", certify=False)
    bound = program.bound("float32", codes=["jit"])
    value = program.outputs[0].values[-1]  # M[5,5] is a number
    number = Fraction(program.values[value].a)
    apart = abs(Fraction(float(np.float32(float(number)))) - number)
    assert float(apart) <= bound.errors["mass_matrix"][-1, -1] <= float(apart) * (1 + 1e-9)
