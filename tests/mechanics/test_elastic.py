"""Elastic joints: the equations against SymPy's Lagrangian and MuJoCo's tendons, the inverse too.

The oracles share nothing with emdeg but the description: SymPy differentiates the energies of two
links and two rotors written down by hand, MuJoCo has a body for every rotor, and springs that are
tendons.
"""

from __future__ import annotations

from functools import cache

import mujoco
import numpy as np
import pytest
import sympy as sp
from mpmath import mp

import emdeg
from emdeg.errors import DeriveError
from emdeg.exact.evaluate import evaluate
from emdeg.mechanics.parameters.regressor import regressor
from emdeg.mechanics.quantities.elastic import driven
from emdeg.robot.robot import Robot

pytestmark = pytest.mark.oracle
G, L, M1, M2, J, N, K1, K2 = 9.81, 0.5, 3.0, 2.0, 1e-4, 50.0, 400.0, 150.0
D1, D2 = 0.7, 0.3
T = sp.Symbol("t")
FUNCTIONS = [sp.Function(name)(T) for name in ("q1", "q2", "theta1", "theta2")]


def arm(*, coupled: bool = False, damped: bool = False) -> Robot:
    rigid = emdeg.load("elastic_arm").without_elastic_joints()
    damping = {"joint1": D1, "joint2": D2} if damped else 0
    return rigid.with_elastic_joints(
        {"joint1": "K1", "joint2": "K2"}, damping=damping, coupled=coupled
    ).with_parameters(K1=K1, K2=K2)


@cache
def lagrange(coupled: bool, damped: bool) -> list[sp.Expr]:
    """τ of (q1, q2, θ1, θ2): d/dt ∂T/∂q̇ − ∂T/∂q + ∂V/∂q, and the dampers."""
    q1, q2, th1, th2 = FUNCTIONS
    w1, w2, v1, v2 = (f.diff(T) for f in FUNCTIONS)
    x = L * sp.cos(q1) + L / 2 * sp.cos(q1 + q2)
    y = L * sp.sin(q1) + L / 2 * sp.sin(q1 + q2)
    kinetic = M1 * L**2 / 6 * w1**2
    kinetic += M2 * (x.diff(T) ** 2 + y.diff(T) ** 2) / 2 + M2 * L**2 / 24 * (w1 + w2) ** 2
    kinetic += J / 2 * (N * v1) ** 2 + J / 2 * (N * v2) ** 2
    if coupled:  # rotor 2 sits on link 1, which has its mass and inertia; rotor 1 on the ground
        kinetic += J / 2 * ((N * v2 + w1) ** 2 - (N * v2) ** 2 - w1**2)
    potential = M1 * G * L / 2 * sp.sin(q1) + M2 * G * y
    potential += K1 / 2 * (q1 - th1) ** 2 + K2 / 2 * (q2 - th2) ** 2
    found = [
        kinetic.diff(f.diff(T)).diff(T) - kinetic.diff(f) + potential.diff(f) for f in FUNCTIONS
    ]
    if damped:
        pulls = [D1 * (w1 - v1), D2 * (w2 - v2)]
        found = [f + p for f, p in zip(found, [*pulls, -pulls[0], -pulls[1]], strict=True)]
    return found


def at_time(expressions: list[sp.Expr], paths: list[sp.Expr], t: float) -> np.ndarray:
    motion = dict(zip(FUNCTIONS, paths, strict=True))
    return np.array([float(e.subs(motion).doit().subs(T, t)) for e in expressions])


def jet(path: sp.Expr, t: float, count: int) -> list[float]:
    return [float(path.diff(T, k).subs(T, t)) for k in range(count)]


PATHS = [
    0.3 + 0.5 * T - 0.2 * T**2 + 0.1 * T**4,
    -0.4 + sp.sin(1.3 * T),
    0.31 + 0.45 * T**2,
    -0.38 + 0.9 * T - 0.3 * T**3,
]


@pytest.mark.parametrize("coupled", [False, True])
@pytest.mark.parametrize("damped", [False, True])
def test_equations_are_those_of_lagrange(coupled: bool, damped: bool) -> None:
    """Spong's model, and the one with inertial coupling, by methods that share little."""
    robot = arm(coupled=coupled, damped=damped)
    expected = at_time(lagrange(coupled, damped), PATHS, 0.7)
    at = robot.values()
    for path, symbols in zip(PATHS, zip(robot.q, robot.qd, robot.qdd, strict=True), strict=True):
        at |= dict(zip(symbols, jet(path, 0.7, 3), strict=True))
    for method in ("newton_euler", "kane", "hamilton"):
        found = evaluate(list(emdeg.derive(robot, method).tau), at)
        np.testing.assert_allclose(found, expected, rtol=1e-12, err_msg=method)


def test_coupling_is_that_of_all_rotors() -> None:
    """`coupled` motors are what rotors=True is for all; S(q) is off the diagonal blocks of M."""
    spong, full = emdeg.derive(arm()), emdeg.derive(arm(coupled=True))
    both = {"coupled": list(full.tau), "rotors": list(emdeg.derive(arm(), rotors=True).tau)}
    assert emdeg.agreement(both)
    assert not emdeg.agreement({"spong": list(spong.tau), "full": list(full.tau)})
    assert [full.M[0, 3] is spong.M[0, 3], full.M[0, 2] is spong.M[0, 2]] == [False, True]


def double_model(coupled: bool, damped: bool) -> mujoco.MjModel:
    """Motors as bodies of their own; springs and dampers are tendons between the joints.

    Uncoupled: a body without inertia that turns by θ, N²J is armature. Coupled: the rotor itself,
    which turns by N θ; its inertia is taken off link 1, which has it in emdeg.
    """
    tiny = 'mass="1e-9" diaginertia="1e-12 1e-12 1e-12"'
    rotor = f'mass="1e-9" diaginertia="{J / 2} {J / 2} {J}"' if coupled else tiny
    armature, gear = (0.0, N) if coupled else (N * N * J, 1.0)
    izz = [M1 * L**2 / 12 - (J if coupled else 0), M2 * L**2 / 12]
    damping = (D1, D2) if damped else (0, 0)
    hinge = '<joint name="{}" axis="0 0 1" armature="{}"/>'
    motors = [
        f'<body>{hinge.format(f"t{k}", armature)}<inertial pos="0 0 0" {rotor}/></body>'
        for k in (1, 2)
    ]
    inertials = [
        f'<inertial pos="{L / 2} 0 0" mass="{m}" diaginertia="{i / 2} {i} {i}"/>'
        for m, i in zip((M1, M2), izz, strict=True)
    ]
    tendons = "".join(
        f'<fixed stiffness="{k}" damping="{d}" springlength="0"><joint joint="q{n}" coef="1"/>'
        f'<joint joint="t{n}" coef="{-1 / gear}"/></fixed>'
        for n, k, d in ((1, K1, damping[0]), (2, K2, damping[1]))
    )
    return mujoco.MjModel.from_xml_string(
        f"""<mujoco><option gravity="0 -{G} 0"/><compiler angle="radian"/>
        <worldbody>{motors[0]}<body>{hinge.format("q1", 0)}{inertials[0]}
        <body pos="{L} 0 0">{motors[1]}</body>
        <body pos="{L} 0 0">{hinge.format("q2", 0)}{inertials[1]}</body></body></worldbody>
        <tendon>{tendons}</tendon></mujoco>"""
    )


@pytest.mark.parametrize("coupled", [False, True])
@pytest.mark.parametrize("damped", [False, True])
def test_accelerations_are_mujocos(coupled: bool, damped: bool) -> None:
    robot, model = arm(coupled=coupled, damped=damped), double_model(coupled, damped)
    data, rng = mujoco.MjData(model), np.random.default_rng(5)
    kernel = emdeg.compile(robot, "forward_dynamics", optimise=None).jit()
    place = [model.joint(name).dofadr[0] for name in ("q1", "q2", "t1", "t2")]
    gear = np.array([1, 1, N, N]) if coupled else np.ones(4)
    for _ in range(5):
        q, qd, tau = rng.uniform(-1, 1, (3, 4)) * [[1], [3], [20]]
        q[2:] = q[:2] + rng.uniform(-0.1, 0.1, 2)
        tau[:2] = 0
        data.qpos[place], data.qvel[place] = q * gear, qd * gear
        data.qfrc_applied[place] = tau / gear
        mujoco.mj_forward(model, data)
        np.testing.assert_allclose(
            kernel(q, qd, tau), np.array(data.qacc)[place] / gear, rtol=1e-6, atol=1e-5
        )


def test_motor_torque_for_a_motion_of_the_links() -> None:
    """τ, θ and θ₀: θ(t) from SymPy's equations of the links, differentiated in fifty digits."""
    robot, t = arm(), 0.4
    motion = dict(zip(FUNCTIONS, (*PATHS[:2], *PATHS[:2]), strict=True))  # slack springs
    loads = [e.subs(motion).doit() for e in lagrange(False, False)[:2]]
    lags = [
        sp.lambdify(T, path + load / k, "mpmath")
        for path, load, k in zip(PATHS, loads, (K1, K2), strict=False)
    ]
    with mp.workdps(50):
        theta = np.array([[mp.diff(lag, mp.mpf(t), k) for k in range(3)] for lag in lags], float).T
    jets = np.array([jet(p, t, 5) for p in PATHS[:2]]).T
    expected = N * N * J * theta[2] + np.array([K1, K2]) * (theta[0] - jets[0])
    names = ["elastic_inverse_dynamics", "elastic_positions", "elastic_equilibrium"]
    kernel = emdeg.compile(robot, names, optimise=None).jit()
    garbage = np.full((5, 2), 1e3)  # entries of the motors are not read
    found = kernel(*np.ascontiguousarray(np.hstack([jets, garbage])))
    np.testing.assert_allclose(found[0], expected, rtol=1e-10)
    np.testing.assert_allclose(found[1], theta[0], rtol=1e-10)
    rest = [sp.Float(x) for x in jets[0]]
    weights = at_time(lagrange(False, False)[:2], [*rest, *rest], t)
    np.testing.assert_allclose(found[2], jets[0] + weights / [K1, K2], rtol=1e-12)
    moving = emdeg.compile(robot, "forward_dynamics", optimise=None).jit()
    q, qd, qdd = (np.concatenate([a, b]) for a, b in zip(jets, theta, strict=False))
    np.testing.assert_allclose(moving(q, qd, np.array([0, 0, *found[0]])), qdd, rtol=1e-8)


def test_rigid_joints_beside_elastic_ones() -> None:
    """The first joint rigid, the second elastic: stiff enough, both are rigid."""
    rigid = emdeg.load("elastic_arm").without_elastic_joints()
    robot = rigid.with_elastic_joints({"joint2": "1e9"})
    assert driven(robot) == (0, 2)
    jets = np.array([jet(p, 0.3, 5) for p in PATHS[:2]]).T
    kernel = emdeg.compile(robot, "elastic_inverse_dynamics", optimise=None).jit()
    found = kernel(*np.ascontiguousarray(np.hstack([jets, np.zeros((5, 1))])))
    wanted = emdeg.compile(rigid, "inverse_dynamics", optimise=None).jit()(*jets[:3])
    np.testing.assert_allclose(found, wanted, rtol=1e-6)


def test_what_the_inverse_refuses() -> None:
    with pytest.raises(DeriveError, match="damped spring has a memory"):
        emdeg.compile(arm(damped=True), "elastic_inverse_dynamics")
    with pytest.raises(DeriveError, match="coupled rotors on elastic links"):
        emdeg.compile(arm(coupled=True), "elastic_inverse_dynamics")
    with pytest.raises(DeriveError, match="no elastic joints"):
        emdeg.compile(emdeg.load("two_link"), "elastic_positions")
    with pytest.raises(DeriveError, match="coupled rotors"):
        emdeg.compile(arm(coupled=True), "forward_dynamics_articulated")
    with pytest.raises(DeriveError, match="coupled rotors"):
        emdeg.compile(arm(), "forward_dynamics_articulated", rotors=True)
    with pytest.raises(DeriveError, match="coupled rotors"):
        regressor(arm(coupled=True), motors=True)


def test_rotors_are_in_forward_dynamics_too() -> None:
    """The articulated recursion, which has none, steps back; the certificate proves q̈."""
    options = {"method": "articulated", "rotors": True, "optimise": None}
    program = emdeg.compile(emdeg.load("puma560").sub(3), "forward_dynamics", **options)
    assert program.certificate is not None


def test_derivatives_and_articulated_bodies_have_the_springs() -> None:
    """∂τ/∂q by recursion and by differentiation; q̈ by three ways."""
    robot = emdeg.load("elastic_arm")
    names = ["forward_dynamics_articulated", "forward_dynamics_factorised"]
    assert emdeg.compile(robot, names, optimise=None).certificate is not None
    found = {
        method: emdeg.parts(robot, ["inverse_dynamics_dq"], method=method)[
            "inverse_dynamics_dq"
        ].entries
        for method in ("kane", "newton_euler")
    }
    assert emdeg.agreement(found)
    program = emdeg.compile(robot, ["inverse_dynamics_dq", "forward_dynamics_dq"], optimise=None)
    assert program.certificate is not None


def test_a_robot_with_springs_is_verified() -> None:
    found = emdeg.verify(emdeg.load("elastic_arm"))
    assert found
    assert "PROVEN" in str(found)


def test_hamilton_has_the_springs() -> None:
    """Ḣ = 0 along the canonical equations without efforts."""
    robot = emdeg.load("elastic_arm")
    found = emdeg.canonical_equations(robot)
    flow = dict(zip((*robot.q, *found.p), (*found.q_rate, *found.p_rate), strict=True))
    still = emdeg.exact.substitute(list(flow.values()), dict.fromkeys(robot.tau, 0))
    flow = dict(zip(flow, still, strict=True))
    (rate,) = emdeg.exact.derivative([found.hamiltonian], flow)
    assert emdeg.exact.is_zero(rate)
