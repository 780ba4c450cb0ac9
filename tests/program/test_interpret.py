"""The three reference interpreters agree with each other, with Python and with the expressions."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction

import mpmath
import numpy as np
import pytest

from emdeg.errors import EmdegError, ProgramError
from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.evaluate import evaluate
from emdeg.exact.graph import function, symbol
from emdeg.program.interpret import interpret
from emdeg.program.ir import DerivedAngle, Program
from emdeg.program.lift import lift
from emdeg.program.lower import lower
from tests.program.interpreters import interpret_exact, interpret_precise

Q, X, M = symbol("q1", 1, angular=True), symbol("x", 2), symbol("m")
ROOT = lower(
    "f",
    {
        "y": (
            (2, 2),
            [
                M * cos(Q) / (X + 2),
                function("sign", X) + function("abs", X),
                function("tanh", X) * sin(Angle.of(Q, 3) + Angle.degrees(15)),
                M * M,
            ],
        ),
        "one": ((), [M / M]),
    },
    [("q", [Q]), ("x", [X])],
    {M: 3.0},
)


def test_scalar_result_is_what_python_says() -> None:
    found = interpret(ROOT, {"q": [0.3], "x": [-0.7]})["y"]
    q, x, m = 0.3, -0.7, 3.0
    expected = [
        [m * math.cos(q) / (x + 2), -1 + 0.7],
        [math.tanh(x) * math.sin(3 * q + math.pi / 12), 9.0],
    ]
    np.testing.assert_allclose(found, expected, rtol=1e-15)


def test_batch_axes_come_first_for_every_output() -> None:
    """Also for outputs that do not depend on the state."""
    rng = np.random.default_rng(0)
    q, x = rng.normal(size=(4, 5, 1)), rng.normal(size=(5, 1))
    found = interpret(ROOT, {"q": q, "x": x})
    assert found["y"].shape == (4, 5, 2, 2)
    assert found["one"].shape == (4, 5)
    single = interpret(ROOT, {"q": q[2, 3], "x": x[3]})
    np.testing.assert_array_equal(found["y"][2, 3], single["y"])


def test_parameters_replace_defaults_and_may_be_batches() -> None:
    found = interpret(ROOT, {"q": [0.1], "x": [0.2]}, {"m": np.array([1.0, 2.0])})
    np.testing.assert_allclose(found["y"][:, 1, 1], [1.0, 4.0])


def test_complex_step_gives_the_derivative() -> None:
    """Im f(x + ih)/h, with sign and abs judged by the real part."""
    h = 1e-200
    found = interpret(ROOT, {"q": [0.3], "x": [-0.7 + 1j * h]})["y"].imag / h
    x, q = -0.7, 0.3
    expected = [
        [-3 * math.cos(q) / (x + 2) ** 2, -1.0],
        [(1 - math.tanh(x) ** 2) * math.sin(3 * q + math.pi / 12), 0.0],
    ]
    np.testing.assert_allclose(found, expected, rtol=1e-14)


def test_exact_interpreter_is_exact() -> None:
    program = lower("f", {"y": ((2,), [M * cos(Q) / (X + 2), sin(Angle.of(Q, 2))])},
                    [("q", [Q]), ("x", [X])])  # fmt: skip
    found = interpret_exact(
        program, {"x": [1]}, {"m": Fraction(1, 7)}, {"q1": (Fraction(3, 5), Fraction(4, 5))}
    )
    assert found["y"] == [Fraction(1, 35), Fraction(24, 25)]


def test_exact_interpreter_refuses_what_is_not_on_the_circle() -> None:
    with pytest.raises(ProgramError, match="unit circle"):
        interpret_exact(ROOT, {"x": [1]}, {"m": 1}, {"q1": (1, 1)})
    with pytest.raises(ProgramError, match="exact value"):
        interpret_exact(ROOT, {"x": [1]}, {"m": 1}, {"q1": (1, 0)})
    with pytest.raises(EmdegError, match="no value"):
        interpret_exact(ROOT, {}, {"m": 1}, {"q1": (1, 0)})


def test_fifty_digits(derived: Callable[..., Program]) -> None:
    """The precise interpreter against floats on a real arm, and against mpmath itself."""
    program = derived("puma560")
    rng = np.random.default_rng(5)
    state = {i.name: rng.normal(size=len(i.leaves)) for i in program.inputs}
    rough = interpret(program, state)["inverse_dynamics"]
    fine = interpret_precise(program, state)["inverse_dynamics"]
    scale = max(abs(x) for x in fine)
    assert max(abs(a - b) for a, b in zip(rough, fine, strict=True)) < 1e-13 * scale
    more = interpret_precise(program, state, digits=80)["inverse_dynamics"]
    assert 0 < max(abs(a - b) for a, b in zip(fine, more, strict=True)) < 1e-47 * scale
    one = interpret_precise(ROOT, {"q": [0.3], "x": [0.5]})["y"][1, 0]
    with mpmath.workdps(60):
        angle = 3 * mpmath.mpf(0.3) + mpmath.pi / 12
        assert abs(one - mpmath.tanh(0.5) * mpmath.sin(angle)) < mpmath.mpf(10) ** -48


def test_expressions_and_program_evaluate_alike(derived: Callable[..., Program]) -> None:
    program = derived("scara")
    rng = np.random.default_rng(1)
    state = {i.name: rng.normal(size=len(i.leaves)) for i in program.inputs}
    roots = lift(program)["inverse_dynamics"][1]
    named = {leaf: x for i in program.inputs for leaf, x in zip(i.leaves, state[i.name])}  # noqa: B905
    named |= program.parameters
    values = {s: named[s.name] for root in roots for s in _symbols(root)}
    np.testing.assert_allclose(
        interpret(program, state)["inverse_dynamics"], evaluate(roots, values), rtol=1e-12
    )


def _symbols(root: object) -> list[object]:
    from emdeg.exact.graph import walk

    return [n for n in walk([root]) if n.is_symbol]  # type: ignore[list-item]


def test_mimic_angles_are_computed() -> None:
    finger = symbol("angle[finger]", 1, angular=True)
    program = lower(
        "f", {"y": ((1,), [cos(finger)])}, [("q", [Q])],
        derived=[DerivedAngle("angle[finger]", "q1", Fraction(-1, 2), Fraction(1, 10))],
    )  # fmt: skip
    found = interpret(program, {"q": [0.4]})["y"]
    np.testing.assert_allclose(found, [math.cos(-0.2 + 0.1)])
    fine = interpret_precise(program, {"q": [0.4]})["y"][0]
    with mpmath.workdps(60):
        assert abs(fine - mpmath.cos(mpmath.mpf(0.4) / -2 + mpmath.mpf(1) / 10)) < 1e-48


@pytest.mark.parametrize(
    ("inputs", "parameters", "message"),
    [
        ({"q": [0.0]}, {}, "missing"),
        ({"q": [0.0, 1.0], "x": [0.0]}, {}, "shape"),
        ({"q": [0.0], "x": [0.0]}, {"n": 1.0}, "no such parameter"),
    ],
)
def test_wrong_calls_are_explained(
    inputs: dict[str, list[float]], parameters: dict[str, float], message: str
) -> None:
    with pytest.raises(ProgramError, match=message):
        interpret(ROOT, inputs, parameters)


def test_a_parameter_without_value_is_asked_for() -> None:
    program = lower("f", {"y": ((1,), [M * X])}, [("x", [X])])
    with pytest.raises(ProgramError, match="no value"):
        interpret(program, {"x": [1.0]})
    assert interpret(program, {"x": [2.0]}, {"m": 3.0})["y"] == [6.0]
