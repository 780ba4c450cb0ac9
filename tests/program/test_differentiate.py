"""Derivatives of programs: against complex steps, SymPy, expressions and Pinocchio."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest
import sympy

from emdeg.errors import ProgramError
from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.calculus import diff
from emdeg.exact.graph import const, function, symbol
from emdeg.exact.linalg import Matrix, Vector, rotation_x
from emdeg.program.certify import certify
from emdeg.program.differentiate import jacobian
from emdeg.program.interpret import interpret
from emdeg.program.ir import DerivedAngle, Program
from emdeg.program.lift import lift
from emdeg.program.lower import lower
from emdeg.program.ops import CONST
from emdeg.program.text import to_text
from emdeg.program.wellformed import verify

Q = symbol("q1", 1, angular=True)
FINGER = symbol("angle[f]", 1, angular=True)
X, M = symbol("x", 2), symbol("m")
EVERYTHING = [
    X * X * M,
    M * cos(Angle.of(Q, 2) + Angle.degrees(45)) / (X + sin(Q)),
    function("tanh", X * M) + function("abs", X) + function("sign", X) + function("sqrt", M),
    M * M - X,
    cos(Angle.of(Q) + Angle.of(FINGER)) * Q,
    const(7),
]
PROGRAM = lower(
    "f",
    {"y": ((6,), EVERYTHING)},
    [("q", [Q]), ("x", [X])],
    {M: 1.5},
    [DerivedAngle("angle[f]", "q1", Fraction(-1, 3), Fraction(1, 7))],
)
STATE = {"q": np.array([0.4]), "x": np.array([-0.6])}


def complex_step(
    program: Program, state: dict[str, np.ndarray], wrt: str, output: str
) -> np.ndarray:
    """∂output/∂wrt, each column Im f(x + ih·e)/h."""
    h = 1e-100
    columns = []
    for j in range(len(state[wrt])):
        moved = state[wrt].astype(complex)
        moved[j] += 1j * h
        columns.append(interpret(program, {**state, wrt: moved})[output].imag / h)
    return np.stack(columns, axis=-1)


@pytest.mark.parametrize("mode", ["forward", "reverse", "auto"])
def test_every_instruction_is_differentiated(mode: str) -> None:
    """Mimic angles move with their leader, parameters are differentiated too."""
    derivative = jacobian(PROGRAM, ["q", "x", "m"], mode=mode)  # type: ignore[arg-type]
    verify(derivative)
    found = interpret(derivative, STATE)
    for wrt in ("q", "x"):
        np.testing.assert_allclose(
            found[f"y_d{wrt}"], complex_step(PROGRAM, STATE, wrt, "y"), rtol=1e-13, atol=1e-14
        )
    h = 1e-6
    high, low = (interpret(PROGRAM, STATE, {"m": 1.5 + s})["y"] for s in (h, -h))
    np.testing.assert_allclose(found["y_dm"], (high - low) / (2 * h), rtol=1e-7, atol=1e-9)
    assert found["y_dm"].shape == (6,)


def test_forward_and_reverse_are_proven_equal() -> None:
    forward = jacobian(PROGRAM, ["q", "x", "m"], mode="forward")
    certify(jacobian(PROGRAM, ["q", "x", "m"], mode="reverse"), forward)


def test_program_derivative_is_the_expression_s_derivative() -> None:
    """∂ of the program = the program of ∂, proven."""
    plain = lower("f", {"y": ((2,), EVERYTHING[:2])}, [("q", [Q]), ("x", [X])])
    derivative = jacobian(plain, ["q", "x"], keep=False)
    expected = {
        "y_dq": ((2, 1), [diff(e, Q) for e in EVERYTHING[:2]]),
        "y_dx": ((2, 1), [diff(e, X) for e in EVERYTHING[:2]]),
    }
    certify(derivative, expected)


def test_sympy_agrees() -> None:
    q, x, m = sympy.symbols("q1 x m", real=True)
    theirs = m * sympy.cos(2 * q + sympy.pi / 4) / (x + sympy.sin(q))
    point = {q: 0.4, x: -0.6, m: 1.5}
    found = interpret(jacobian(PROGRAM, ["q", "x"]), STATE)
    assert float(theirs.diff(q).subs(point)) == pytest.approx(found["y_dq"][1, 0], rel=1e-13)
    assert float(theirs.diff(x).subs(point)) == pytest.approx(found["y_dx"][1, 0], rel=1e-13)


def test_zero_columns_cost_nothing() -> None:
    """What does not depend on an input has the constant 0 as derivative, and no operations."""
    program = lower("f", {"y": ((2,), [X * X, M * cos(Q)])}, [("q", [Q]), ("x", [X])])
    derivative = jacobian(program, ["q", "x"], keep=False, mode="forward")
    zeros = [
        derivative.values[k].a == 0
        for name in ("y_dq", "y_dx")
        for k in derivative.output(name).values
        if derivative.values[k].op == CONST
    ]
    assert zeros == [True, True]
    assert derivative.count().total == 2  # 2·x and m·sin q


def test_golden_text_of_a_derivative() -> None:
    """d(m·cos q)/dq = −(m·sin q)."""
    program = lower("pendulum", {"tau": ((1,), [M * cos(Q)])}, [("q", [Q])])
    assert to_text(jacobian(program, ["q"], keep=False)).splitlines() == [
        "program pendulum",
        "input q = q1",
        "parameter m = ?",
        "%0 = leaf q1 configure angle",
        "%1 = leaf m setup",
        "%2 = sin %0",
        "%3 = mul %1 %2",
        "%4 = neg %3",
        "output tau_dq [1,1] = %4",
    ]


@pytest.mark.parametrize("robot", ["two_link", "stanford", "puma560"])
def test_inverse_dynamics_of_arms(derived: Callable[..., Program], robot: str) -> None:
    """∂τ/∂q, ∂τ/∂q̇ by both modes against complex steps; ∂τ/∂q̈ is the mass matrix (R35)."""
    program = derived(robot)
    rng = np.random.default_rng(3)
    state = {i.name: rng.normal(size=len(i.leaves)) for i in program.inputs}
    both = [
        jacobian(program, ["q", "qd", "qdd"], ["inverse_dynamics"], mode=m)
        for m in ("forward", "reverse")
    ]
    for derivative in both:
        found = interpret(derivative, state)
        for wrt in ("q", "qd"):
            expected = complex_step(program, state, wrt, "inverse_dynamics")
            scale = np.abs(expected).max()
            np.testing.assert_allclose(
                found[f"inverse_dynamics_d{wrt}"], expected, atol=1e-12 * scale
            )
    mass = lift(derived(robot, "mass_matrix"))["mass_matrix"]
    certify(both[0], {"inverse_dynamics_dqdd": mass}, outputs=["inverse_dynamics_dqdd"])
    certify(both[1], both[0])


def test_quaternions_are_plain_coordinates() -> None:
    """∂(h_x² + h_y²)/∂h = (2h_x, 2h_y, 0, 0): not projected on the sphere, as documented."""
    h = [symbol(f"h{axis}", 1, sphere=("h", k)) for k, axis in enumerate("xyzw")]
    program = lower("f", {"y": ((), [h[0] * h[0] + h[1] * h[1]])}, [("h", h)])
    found = interpret(jacobian(program, ["h"]), {"h": [0.1, 0.2, 0.3, 0.9]})["y_dh"]
    np.testing.assert_allclose(found, [0.2, 0.4, 0, 0])


def test_second_derivatives() -> None:
    """A derivative is a program: differentiate it again (the Hessian is symmetric)."""
    a, b = symbol("a", 1, angular=True), symbol("b", 1, angular=True)
    program = lower("f", {"V": ((), [cos(a) * sin(b) + cos(Angle.of(a) + Angle.of(b))])},
                    [("q", [a, b])])  # fmt: skip
    hessian = jacobian(jacobian(program, ["q"], keep=False), ["q"], keep=False)
    h = lift(hessian)["V_dq_dq"][1]
    assert hessian.outputs[0].shape == (2, 2)
    certify(hessian, {"V_dq_dq": ((2, 2), [h[0], h[2], h[1], h[3]])})


def test_unknown_names_are_refused() -> None:
    with pytest.raises(ProgramError, match="neither an input nor a parameter"):
        jacobian(PROGRAM, ["speed"])
    with pytest.raises(ProgramError, match="no output"):
        jacobian(PROGRAM, ["q"], ["tau"])


@pytest.mark.oracle
def test_pinocchio_agrees_on_the_derivatives_of_an_arm() -> None:
    """computeRNEADerivatives of a 6R with twists of 0°, ±90°, 30° and 45°, general inertias."""
    pin = pytest.importorskip("pinocchio")
    from emdeg.mechanics.derivation import derive
    from emdeg.robot.model.inertia import Inertia, Pose
    from emdeg.robot.model.joints import Revolute
    from emdeg.robot.model.parts import Body, Joint
    from emdeg.robot.robot import Robot

    rng = np.random.default_rng(6)
    model = pin.Model()
    bodies = []
    for i, degrees in enumerate([0, 90, -90, 30, 45, 90]):
        p, com = (np.round(rng.normal(size=3), 3) for _ in range(2))
        mass = round(float(rng.uniform(1, 3)), 3)
        half = np.round(rng.normal(size=(3, 3)), 1)
        tensor = half @ half.T + 2 * np.eye(3)
        angle = np.radians(degrees)
        turn = np.array(
            [[1, 0, 0], [0, np.cos(angle), -np.sin(angle)], [0, np.sin(angle), np.cos(angle)]]
        )
        joint = model.addJoint(i, pin.JointModelRZ(), pin.SE3(turn, p), f"joint{i}")
        model.appendBodyToJoint(joint, pin.Inertia(mass, com, tensor), pin.SE3.Identity())
        exactly = [[const(round(float(x), 2)) for x in row] for row in tensor]
        placement = Pose(rotation_x(Angle.degrees(degrees)), Vector([const(float(x)) for x in p]))
        inertia = Inertia(const(mass), Vector([const(float(x)) for x in com]), Matrix(exactly))
        revolute = Joint(f"joint{i}", Revolute(), placement, i)
        bodies.append(Body(f"body{i}", i - 1 if i else None, revolute, inertia))
    robot = Robot("arm", tuple(bodies))
    program = lower(
        "rnea",
        {"tau": ((6,), list(derive(robot, "newton_euler").tau))},
        [("q", robot.q), ("qd", robot.qd), ("qdd", robot.qdd)],
    )
    derivative = jacobian(program, ["q", "qd", "qdd"])
    data = model.createData()
    for _ in range(5):
        q, qd, qdd = rng.normal(size=(3, 6))
        found = interpret(derivative, {"q": q, "qd": qd, "qdd": qdd})
        theirs = pin.computeRNEADerivatives(model, data, q, qd, qdd)
        scale = max(np.abs(part).max() for part in theirs)
        for name, expected in zip(("q", "qd", "qdd"), theirs, strict=True):
            full = expected if name != "qdd" else np.triu(expected) + np.triu(expected, 1).T
            np.testing.assert_allclose(found[f"tau_d{name}"], full, atol=1e-11 * scale)
