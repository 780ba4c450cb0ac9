"""Linearised and discrete models (digest R56, R57): complex step, exact hold, exports."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import emdeg
from emdeg.compiler import compile
from emdeg.errors import UsageError
from emdeg.program.interpret import interpret
from emdeg.robot.robot import Robot
from emdeg.run.control import laws
from emdeg.run.linear.linearise import linear_program
from tests.run.robots import state, urdf, values_of

ROBOTS = ("double_pendulum", "two_link", "stanford", "scara", "puma560", "panda", "ur5")


def complex_step(robot: Robot, q: np.ndarray, qd: np.ndarray, tau: np.ndarray) -> np.ndarray:  # type: ignore[type-arg]
    """∂q̈/∂(q, q̇, τ) by x + i·1e-30: exact to rounding, of another program (articulated)."""
    program = compile(robot, "forward_dynamics_articulated", optimise=None, certify=False)
    known = {n: v for n, v in values_of(robot).items() if n in program.parameters}
    columns = []
    for array in range(3):
        for k in range(robot.nv):
            inputs = [x.astype(complex) for x in (q, qd, tau)]
            inputs[array][k] += 1e-30j
            arrays = dict(zip(("q", "qd", "tau"), inputs, strict=True))
            found = interpret(program, arrays, known)
            columns.append(np.imag(found["forward_dynamics_articulated"]) / 1e-30)
    return np.array(columns).T


@pytest.mark.parametrize("name", ROBOTS)
def test_a_and_b_against_the_complex_step(name: str) -> None:
    """R56: A and B about a moving state, gradient by complex step of the articulated recursion."""
    robot = emdeg.load(name)
    q, qd, tau = (x[0] for x in state(robot, 1, seed=4))
    n = robot.nv
    model = emdeg.linearise(robot, q, qd, tau, parameters=values_of(robot))
    expected = complex_step(robot, q, qd, tau)
    scale = np.abs(expected).max()
    np.testing.assert_allclose(model.A[n:], expected[:, : 2 * n], atol=1e-9 * scale)
    np.testing.assert_allclose(model.B[n:], expected[:, 2 * n :], atol=1e-9 * scale)
    np.testing.assert_array_equal(model.A[:n], np.hstack([np.zeros((n, n)), np.eye(n)]))
    np.testing.assert_array_equal(model.B[:n], 0)


def test_hanging_pendulum_has_the_textbook_frequencies() -> None:
    """R56: small oscillations of E2 about q = 0: eigenvalues of M⁻¹ G', computed by hand."""
    model = emdeg.linearise(emdeg.load("double_pendulum"), [0, 0])
    assert model.is_equilibrium
    m1, m2, L1, L2, g = 2.0, 1.5, 1.0, 0.8, 9.81
    M = np.array([
        [L1**2 * (m1 + m2) + 2 * L1 * L2 * m2 + L2**2 * m2, L2 * (L1 + L2) * m2],
        [L2 * (L1 + L2) * m2, L2**2 * m2],
    ])  # fmt: skip
    b = g * L2 * m2
    K = np.array([[g * L1 * (m1 + m2) + b, b], [b, b]])
    omega = np.sqrt(np.linalg.eigvals(np.linalg.solve(M, K)))
    np.testing.assert_allclose(np.sort(np.abs(model.poles))[::2], np.sort(omega), rtol=1e-12)


def test_exact_hold_against_integration() -> None:
    """R57: Φ, Γ of the hold against the linear equation integrated with a constant effort."""
    robot = emdeg.load("stanford")
    q, qd, tau = (x[0] for x in state(robot, 1, seed=2))
    model = emdeg.linearise(robot, q, qd, tau)
    h = 0.02
    discrete = model.discrete(h)
    x0, u = np.linspace(-1, 1, 12), np.linspace(1, 2, 6)

    def rate(t: float, x: np.ndarray) -> np.ndarray:  # type: ignore[type-arg]
        return model.A @ x + model.B @ u + model.offset

    exact = solve_ivp(rate, (0, h), x0, rtol=1e-12, atol=1e-12, method="DOP853").y[:, -1]
    ours = discrete.Phi @ x0 + discrete.Gamma @ u + discrete.offset
    np.testing.assert_allclose(ours, exact, rtol=1e-9, atol=1e-9)


def test_linear_model_predicts_the_simulation() -> None:
    """R56: a small push away from rest: the linear model is right to second order."""
    robot = emdeg.load("double_pendulum")
    model = emdeg.linearise(robot, [0.3, -0.5])
    errors = []
    for size in (1e-3, 5e-4):
        dx = size * np.array([1, -1, 0.5, 2])
        run = emdeg.simulate(robot, model.tau, model.q + dx[:2], dx[2:], 0.1)
        predicted = model.discrete(0.1).Phi @ dx
        moved = np.concatenate([run.q[-1] - model.q, run.qd[-1]])
        errors.append(np.abs(moved - predicted).max())
    assert errors[0] < 1e-4
    assert errors[0] / errors[1] == pytest.approx(4, rel=0.1)


def test_along_a_trajectory() -> None:
    """R56: one call gives all A_k, B_k along a simulated motion; each is that of its point."""
    robot = emdeg.load("double_pendulum")
    run = emdeg.simulate(robot, laws.pd([0.5, 0.5], 5, 2), [0, 0], None, 1.0)
    models = emdeg.linearise(robot, run)
    assert models.A.shape == (201, 4, 4)
    assert len(models) == 201
    one = emdeg.linearise(robot, run.q[77], run.qd[77], run.tau[77])
    np.testing.assert_allclose(models[77].A, one.A, rtol=1e-13)
    with pytest.raises(UsageError, match="along a trajectory"):
        models.to_scipy()


def test_a_free_flyer_is_linear_in_its_tangent_space() -> None:
    """R56: A on the manifold, against a simulated neighbour: q ⊕ ξ."""
    solo = urdf("solo12.urdf")
    robot = solo.locked(**dict.fromkeys(solo.joint_names[3:], 0)).with_floating_base()
    rng = np.random.default_rng(0)
    q0 = np.zeros(robot.nq)
    q0[6] = 1
    qd0, xi, eta = rng.uniform(-0.5, 0.5, (3, robot.nv))
    model = emdeg.linearise(robot, q0, qd0, np.zeros(robot.nv))
    h, eps = 1e-3, 1e-4
    moved = np.concatenate([xi[:3], xi[3:6] / 2, [1.0], xi[6:]])
    q1 = q0 + eps * (moved - [*[0] * 6, 1.0, *[0] * (robot.nq - 7)])
    a = emdeg.simulate(robot, None, q0, qd0, [0, h], rtol=1e-13, atol=1e-13)
    b = emdeg.simulate(robot, None, q1, qd0 + eps * eta, [0, h], rtol=1e-13, atol=1e-13)
    drift = (b.qd[-1] - a.qd[-1]) / eps
    predicted = (model.discrete(h).Phi @ np.concatenate([xi, eta]))[robot.nv :]
    np.testing.assert_allclose(drift, predicted, atol=2e-2 * np.abs(predicted - eta).max() + 1e-3)


def test_exports() -> None:
    """R56, R57: SciPy and python-control take the models as they are."""
    model = emdeg.linearise(emdeg.load("double_pendulum"), [0, 0])
    np.testing.assert_array_equal(model.to_scipy().A, model.A)
    system = model.to_control()
    assert system.nstates == 4
    assert list(system.input_labels) == ["tau[joint1]", "tau[joint2]"]
    discrete = model.discrete(0.01)
    assert discrete.to_control().dt == 0.01
    assert discrete.to_scipy().dt == 0.01
    np.testing.assert_allclose(discrete.to_control().A, discrete.Phi)
    with pytest.raises(UsageError, match="period"):
        model.discrete(0)


def test_the_linear_model_is_a_program() -> None:
    """R56: symbolic: one straight-line program of A, B in every parameter."""
    program = linear_program(emdeg.load("double_pendulum"))
    assert [o.name for o in program.outputs] == ["A", "B", "qdd"]
    assert set(program.parameters) == {"L1", "L2", "m1", "m2", "g"}
