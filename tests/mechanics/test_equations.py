"""Equations: what is added to every method, and the structure of the result.

Digest R10 (drives and rotors), R11 (friction), R12 (wrenches), R23, R24 (conventions),
R32 (probing), R34, R36 (structure), R59, R60.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

import emdeg
from emdeg.candidates.job import Job
from emdeg.compiler import compile
from emdeg.errors import CertificateError, DeriveError, UsageError
from emdeg.exact.calculus import derivative, diff, substitute, time_derivative
from emdeg.exact.evaluate import evaluate
from emdeg.exact.graph import MOTION, ZERO, Expr, function, symbol
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics import base, kinematics
from emdeg.mechanics.coordinates import Reduction, rates
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.equations import Equations
from emdeg.mechanics.methods import newton_euler
from emdeg.mechanics.quantities import probing
from emdeg.mechanics.terms import coefficients, energy
from emdeg.mechanics.terms.coefficients import Convention, q2, qq
from emdeg.mechanics.terms.wrenches import wrench_symbols
from emdeg.program.certify import certify
from emdeg.program.interpret import interpret
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.parts import BaseMotion, Body, Frame, Friction, Mimic, Motor
from emdeg.robot.robot import Robot
from tests.mechanics.arms import (
    double_pendulum,
    puma,
    random_tree,
    robmat_stanford,
    s,
    same,
    two_link,
)  # fmt: skip

HALF = Fraction(1, 2)
METHODS = ("newton_euler", "composite", "lagrange_euler")


def moved(robot: Robot, index: int, **changes: object) -> Robot:
    """The robot with some fields of one joint changed."""
    bodies = list(robot.bodies)
    bodies[index] = replace(bodies[index], joint=replace(bodies[index].joint, **changes))
    return replace(robot, bodies=tuple(bodies))


def lagrange(robot: Robot, T: Expr, V: Expr) -> list[Expr]:
    """d/dt ∂T/∂q̇ − ∂T/∂q + ∂V/∂q: an oracle that knows nothing of our methods."""
    motion = {**rates(robot), **dict(zip(robot.qd, robot.qdd, strict=True))}
    rows = []
    for j, qd in enumerate(robot.qd):
        momentum = time_derivative([diff(T, qd)], motion)[0]
        rows.append(momentum - derivative([T - V], _tangent(robot, j))[0])
    return rows


def _tangent(robot: Robot, j: int) -> dict[Expr, Expr]:
    unit = {qd: 1 if k == j else 0 for k, qd in enumerate(robot.qd)}
    found = rates(robot)
    return dict(zip(found, substitute(list(found.values()), unit), strict=True))


# -- structure (R36) ----------------------------------------------------------------


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("seed", [3, 8, 16])
def test_structure_r36(seed: int, method: str) -> None:
    """R36: M symmetric, h_iii = 0, h_ikm = h_imk, q̇ᵀ(Ṁ − 2C)q̇ = 0 and Ṁ − 2C skew."""
    robot = random_tree(seed)
    e, n, qd = derive(robot, method), robot.nv, Vector(robot.qd)
    assert same(e.M, e.M.T)
    assert same([e.christoffel.get((i, i, i), ZERO) for i in range(n)], [ZERO] * n)
    for H in coefficients.fu_matrices(e.christoffel, n):
        assert H == H.T
    rate = Matrix(_rows(time_derivative(e.M.entries, rates(robot)), n))
    gap = rate - e.coriolis_matrix * 2
    assert same(gap, -gap.T)
    assert same([qd.dot(gap @ qd)], [ZERO])
    assert same(e.coriolis_matrix @ qd, e.coriolis)


def test_mass_matrix_is_positive_definite_r36() -> None:
    """R36, by numbers: all eigenvalues of a real arm's M are positive."""
    robot = puma()
    M = derive(robot).M
    for seed in range(3):
        rng = np.random.default_rng(seed)
        at = {x: rng.uniform(-3, 3) for x in robot.q}
        at |= {x: _physical(x, rng) for x in _parameters(M.entries)}
        values = np.array(evaluate(M.entries, at)).reshape(6, 6)
        assert np.linalg.eigvalsh(values).min() > 0


def _physical(x: Expr, rng: np.random.Generator) -> float:
    if x.name[:3] in ("Ixx", "Iyy", "Izz"):
        return float(rng.uniform(1, 1.2))
    return float(rng.uniform(0.1, 1)) if x.name[0] in "mad" else float(rng.uniform(-0.1, 0.1))


def _parameters(roots: list[Expr]) -> list[Expr]:
    from emdeg.exact.graph import walk

    return [x for x in walk(roots) if x.is_symbol and x.rate == 0]


def _rows(flat: list[Expr], n: int) -> list[list[Expr]]:
    return [flat[k : k + n] for k in range(0, len(flat), n)]


@pytest.mark.parametrize("seed", [3, 8, 16])
def test_floating_base_coriolis_is_skew_too(seed: int) -> None:
    """Ṁ − 2C is skew and C q̇ is right for quasi-velocities."""
    robot = random_tree(seed, floating=True)
    e, qd = derive(robot), Vector(robot.qd)
    rate = Matrix(_rows(time_derivative(e.M.entries, rates(robot)), robot.nv))
    gap = rate - e.coriolis_matrix * 2
    assert same(gap, -gap.T)
    assert same(e.coriolis_matrix @ qd, e.coriolis)


@pytest.mark.parametrize("floating", [False, True])
@pytest.mark.parametrize("seed", [1, 7])
def test_terms_add_up_r60(seed: int, floating: bool) -> None:
    """R60: inertial, Coriolis, centrifugal, gravity, friction and external terms make τ."""
    robot = moved(random_tree(seed, floating), 1, friction=Friction(s("b"), s("fc")))
    robot = replace(robot, wrench_frames=(robot.bodies[-1].name,))
    e = derive(robot)
    total = Vector.zero(robot.nv)
    for term in e.terms.values():
        total = total + term
    assert same(total, e.tau)
    assert list(e.terms) == [
        "inertial", "coriolis", "centrifugal", "gravity", "friction", "external",
    ]  # fmt: skip


def test_state_equations_r60() -> None:
    """R60: ẋ = f(x, τ) closes: q̈(q, q̇, τ(q, q̇, q̈)) = q̈."""
    robot = two_link()
    forward = compile(robot, "forward_dynamics", optimise=None)
    inverse = compile(robot, "inverse_dynamics", optimise=None)
    rng = np.random.default_rng(0)
    q, qd, qdd = rng.uniform(-1, 1, (3, 2))
    parameters = {"m1": 1.0, "m2": 2.0, "l": 0.7, "g": 9.81}
    tau = interpret(inverse, {"q": q, "qd": qd, "qdd": qdd}, parameters)["inverse_dynamics"]
    back = interpret(forward, {"q": q, "qd": qd, "tau": tau}, parameters)["forward_dynamics"]
    np.testing.assert_allclose(back, qdd, rtol=1e-12)


@pytest.mark.parametrize("floating", [False, True])
def test_first_order_form_r60(floating: bool) -> None:
    """R60: state equations of position and velocity; along them τ(q, q̇, q̈) is the τ applied."""
    robot = random_tree(8, floating)
    e = derive(robot)
    state = e.state_equations
    assert list(state) == [*robot.q, *robot.qd]
    qdd = {a: state[v] for a, v in zip(robot.qdd, robot.qd, strict=True)}
    assert same(substitute(list(e.tau), qdd), robot.tau)
    if not floating:
        assert [state[q] for q in robot.q] == list(robot.qd)


# -- conventions and probing (R23, R24, R32) ----------------------------------------


def test_helpers_qq_and_q2_r24() -> None:
    """R24: [v1v2, v1v3, …] and [v1², …], numbers or symbols."""
    assert qq([2, 3, 5]) == [6, 10, 15]
    assert q2([2, 3, 5]) == [4, 9, 25]
    a, b = s("a"), s("b")
    assert qq([a, b]) == [a * b]
    assert q2([a, b]) == [a * a, b * b]


def test_three_conventions_r23() -> None:
    """R23: EMDEG's b = 2β, ROBMAT's B = β with 2 outside, Fu's H_i give one vector."""
    robot = robmat_stanford()
    e, qd = derive(robot), Vector(robot.qd)
    emdeg = coefficients.coefficients(e.christoffel, 3)
    robmat = coefficients.coefficients(e.christoffel, 3, Convention.ROBMAT)
    assert emdeg.B.shape == (3, 3)
    assert same(emdeg.B, robmat.B * 2)
    assert emdeg.C == robmat.C
    fu = [qd.dot(H @ qd) for H in coefficients.fu_matrices(e.christoffel, 3)]
    for found in (emdeg.velocity_terms(robot.qd), robmat.velocity_terms(robot.qd), fu):
        assert same(found, e.coriolis)


def test_probing_r32() -> None:
    """R32: M, b, c, g from 1 + 2n + n(n−1)/2 calls of inverse dynamics."""
    robot = puma()
    e = derive(robot)
    tau = {
        gravity: list(base.assemble(r, newton_euler.rigid_body(r)))
        for gravity, r in ((True, robot), (False, replace(robot, gravity=Vector.zero())))
    }

    def call(qd: Sequence[int], qdd: Sequence[int], gravity: bool) -> list[Expr]:
        state = dict(zip((*robot.qd, *robot.qdd), (*qd, *qdd), strict=True))
        return substitute(tau[gravity], state)

    found = probing.probe(call, 6)
    expected = coefficients.coefficients(e.christoffel, 6)
    for columns, matrix in (
        (found.mass, e.M), (found.coriolis, expected.B), (found.centrifugal, expected.C)
    ):  # fmt: skip
        assert same(Matrix.columns([Vector(c) for c in columns]), matrix)
    assert same(Vector(found.gravity), e.gravity)


def test_probing_calls_a_program_r32() -> None:
    """R32 with numbers: the calls are counted, and any callable will do."""
    robot = double_pendulum()
    with_g, without_g = (
        compile(r, optimise=None, certify=False)
        for r in (robot, replace(robot, gravity=Vector.zero()))
    )
    parameters = {"m1": 1.0, "m2": 2.0, "L1": 0.5, "L2": 0.7, "g": 9.81}
    calls = []

    def call(qd: object, qdd: object, gravity: bool) -> object:
        calls.append(gravity)
        program = with_g if gravity else without_g
        state = {"q": [0.3, 0.4], "qd": np.array(qd, float), "qdd": np.array(qdd, float)}
        known = {name: parameters[name] for name in program.parameters}
        return interpret(program, state, known)["inverse_dynamics"]

    found = probing.probe(call, 2)  # type: ignore[arg-type]
    assert len(calls) == found.calls == 1 + 2 * 2 + 1
    s2, c2 = np.sin(0.4), np.cos(0.4)  # E2 of the digest
    M11 = 0.25 * 3 + 2 * 0.35 * 2 * c2 + 0.49 * 2
    np.testing.assert_allclose(found.mass[0][0], M11)
    np.testing.assert_allclose(found.centrifugal[1], [-0.35 * 2 * s2, 0], atol=1e-15)
    np.testing.assert_allclose(found.coriolis[0], [-2 * 0.35 * 2 * s2, 0], atol=1e-15)


# -- energies (R59) -----------------------------------------------------------------


@pytest.mark.parametrize("seed", [8, 13])
def test_lagrange_of_our_energies_r59(seed: int) -> None:
    """R59: d/dt ∂T/∂q̇ − ∂T/∂q + ∂V/∂q is τ; T = ½ q̇ᵀMq̇; p = ∂T/∂q̇."""
    robot = moved(random_tree(seed), 0, motor=Motor(s("J"), s("N")))
    e, qd = derive(robot), Vector(robot.qd)
    assert same(lagrange(robot, e.kinetic_energy, e.potential_energy), e.tau)
    assert same([qd.dot(e.M @ qd) * HALF], [e.kinetic_energy])
    assert same([diff(e.kinetic_energy, v) for v in robot.qd], e.generalized_momentum)


@pytest.mark.parametrize("floating", [False, True])
def test_momentum_balance_r59(floating: bool) -> None:
    """R59: d/dt (p, L) is the wrench that the base exerts plus weight, about any point and axis."""
    robot = random_tree(13, floating)
    motion = {**rates(robot), **dict(zip(robot.qd, robot.qdd, strict=True))}
    p, l = energy.momentum(robot)
    force, moment = _base_wrench(robot)
    whole = energy.whole_inertia(robot)
    mass, first = whole.mass, whole.moment
    assert same(time_derivative(list(p), motion), force + robot.gravity * mass)
    assert same(time_derivative(list(l), motion), moment + first.cross(robot.gravity))
    point, axis = Vector((s("x"), s("y"), s("z"))), Vector.unit(1)
    shifted = energy.angular_momentum(robot, point)
    assert isinstance(shifted, Vector)
    assert same([axis.dot(derive(robot).angular_momentum(point))], [shifted[1]])
    assert same(shifted, l - point.cross(p))


def _base_wrench(robot: Robot) -> tuple[Vector, Vector]:
    """What the base exerts on the bodies that hang on it, from the joint forces."""
    force, moment = Vector.zero(), Vector.zero()
    for i, (f, n) in enumerate(derive(robot).joint_forces):
        if robot.bodies[i].parent is None:
            pose = robot.joint_pose(i)
            turned = pose.rotation @ f
            force = force + turned
            moment = moment + pose.rotation @ n + pose.translation.cross(turned)
    return force, moment


@pytest.mark.parametrize("method", METHODS)
def test_joint_forces_of_any_method(method: str) -> None:
    """(f_i, n_i): their components along the joint are τ, whatever the method."""
    robot = puma()
    e = derive(robot, method)
    assert same([n[2] for _, n in e.joint_forces], e.tau)


# -- drives, friction, wrenches -----------------------------------------------------


def test_motor_inertia_is_on_the_diagonal_r10() -> None:
    """R10: I_m adds to M_ii only."""
    robot = moved(two_link(), 1, motor=Motor(s("J"), s("N")))
    gain = derive(robot).M - derive(two_link()).M
    assert same(gain, Matrix(((0, 0), (0, s("N") * s("N") * s("J")))))


@pytest.mark.parametrize("seed", [3, 8, 13])
def test_rotor_terms_r10(seed: int) -> None:
    """R10: with rotors the terms are those of the energy J_r N q̇_i z_i·ω_λ, by Lagrange."""
    robot = random_tree(seed)
    for i in range(len(robot.bodies)):
        robot = moved(robot, i, motor=Motor(s(f"J{i}"), s(f"N{i}")))
    e = derive(robot, rotors=True)
    assert same(lagrange(robot, e.kinetic_energy, e.potential_energy), e.tau)
    assert same(e.M @ Vector(robot.qdd) + e.coriolis + e.gravity, e.tau)
    assert same(e.coriolis_matrix @ Vector(robot.qd), e.coriolis)


def test_rotor_spin_against_an_explicit_rotor_r10() -> None:
    """R10: a rotor modelled as a body of its own, geared to the joint, gives the same."""
    J, N = s("J"), s("N")
    arm = moved(two_link(), 1, motor=Motor(J, N))
    T = derive(two_link()).kinetic_energy
    w1, spin = arm.qd[0], N * arm.qd[1]
    # as part of link 1 the rotor turns with it already: ½ J ω_1² is not new
    extra = (w1 + spin) * (w1 + spin) * J * HALF - w1 * w1 * J * HALF
    V = derive(two_link()).potential_energy
    assert same(lagrange(arm, T + extra, V), derive(arm, rotors=True).tau)


def test_friction_r11() -> None:
    """R11: viscous, Coulomb, and its smooth form; off by default."""
    robot = moved(two_link(), 0, friction=Friction(s("b"), s("fc")))
    robot = moved(robot, 1, friction=Friction(ZERO, s("fc"), s("v")))
    qd1, qd2 = robot.qd
    expected = [
        s("b") * qd1 + s("fc") * function("sign", qd1),
        s("fc") * function("tanh", qd2 / s("v")),
    ]
    assert list(derive(robot).friction) == expected
    assert same(derive(robot).tau - derive(two_link()).tau, expected)
    assert list(derive(two_link()).friction) == [ZERO, ZERO]


@pytest.mark.parametrize("floating", [False, True])
@pytest.mark.parametrize("method", ["newton_euler", "composite", "articulated"])
def test_external_wrench_is_minus_jacobian_transposed_r12(method: str, floating: bool) -> None:
    """R12: F_ext on the robot at a frame lowers τ by JᵀF; two frames add up."""
    robot = random_tree(13, floating)
    last = len(robot.bodies) - 1
    turned = robot.bodies[-1].joint.placement.rotation
    tool = Frame("tool", last, Pose(turned, Vector((s("tx"), 0, s("tz")))))
    robot = replace(robot, frames=(tool,))
    loaded = replace(robot, wrench_frames=("tool", robot.bodies[1].name))
    gain = derive(robot, method).tau - derive(loaded, method).tau
    expected = Vector.zero(robot.nv)
    for name in loaded.wrench_frames:
        expected = expected + kinematics.jacobian(robot, name).T @ Vector(wrench_symbols(name))
    assert same(gain, expected)
    assert same(gain, derive(loaded, method).external)
    assert same(derive(loaded, method).gravity, derive(robot, method).gravity)


# -- moving base --------------------------------------------------------------------


def moving() -> BaseMotion:
    w, dw, a = (
        Vector(symbol(f"{part}{axis}", MOTION) for axis in "xyz") for part in ("w0", "dw0", "a0")
    )
    return BaseMotion(w, dw, a)


@pytest.mark.parametrize("method", ["newton_euler_base", "lagrange_euler", "kane", "composite"])
def test_moving_base(method: str) -> None:
    """All methods on a moving base equal Newton–Euler started with ω_0, ω̇_0, a_0."""
    robot = replace(random_tree(13), base_motion=moving())
    assert same(derive(robot, method).tau, newton_euler.rigid_body(robot).tau)


def test_accelerated_base_is_gravity() -> None:
    """A base that only accelerates feels −a_0 as gravity."""
    motion = moving()
    lift = replace(two_link(), base_motion=replace(BaseMotion(), acceleration=motion.acceleration))
    heavier = replace(two_link(), gravity=two_link().gravity - motion.acceleration)
    assert same(derive(lift).tau, derive(heavier).tau)
    assert same(derive(lift).gravity, derive(two_link()).gravity)


def test_turning_base_is_a_joint() -> None:
    """A base turning about z is a first joint with a known motion."""
    w, dw = symbol("w0z", MOTION), symbol("dw0z", MOTION)
    zero = Vector.zero()
    motion = BaseMotion(Vector((0, 0, w)), Vector((0, 0, dw)), zero)
    arm = replace(puma(), base_motion=motion)
    spun = derive(puma()).tau
    shifted = substitute(
        list(spun), {puma().qd[0]: puma().qd[0] + w, puma().qdd[0]: puma().qdd[0] + dw}
    )
    assert same(derive(arm).tau, shifted)  # joint 1 of the PUMA turns about z too
    with pytest.raises(DeriveError, match="base at rest"):
        _ = derive(arm).kinetic_energy


def test_moving_base_program() -> None:
    """The motion of the base is an input of the program."""
    program = compile(replace(two_link(), base_motion=moving()), optimise=None)
    assert [i.name for i in program.inputs] == ["q", "qd", "qdd", "base_motion"]


# -- mimic joints -------------------------------------------------------------------


def gripper(multiplier: int | Fraction, offset: int | Fraction = 0) -> Robot:
    """An arm whose third joint (revolute) follows the first, and the fourth (sliding) too."""
    robot = random_tree(13)
    assert len(robot.bodies) >= 4
    bodies: list[Body] = []
    revolute = [i for i, b in enumerate(robot.bodies) if b.joint.revolute]
    leader, follower = revolute[0], revolute[1]
    slider = next((i for i, b in enumerate(robot.bodies) if b.joint.prismatic), None)
    followers = {follower: multiplier} | ({slider: Fraction(1, 3)} if slider is not None else {})
    place = 0
    coordinate: dict[int, int] = {}
    for i in range(len(robot.bodies)):
        if i not in followers:
            coordinate[i] = place
            place += 1
    for i, body in enumerate(robot.bodies):
        joint = body.joint
        if i in followers:
            mimic = Mimic(robot.bodies[leader].joint.name, followers[i], offset)
            joint = replace(joint, mimic=mimic, coordinate=coordinate[leader])
        else:
            joint = replace(joint, coordinate=coordinate[i])
        bodies.append(replace(body, joint=joint))
    return replace(robot, bodies=tuple(bodies))


@pytest.mark.parametrize("method", ["newton_euler", "composite", "lagrange_euler"])
@pytest.mark.parametrize(
    ("multiplier", "offset"), [(1, 0), (-2, 0), (Fraction(1, 2), Fraction(1, 5))]
)
def test_mimic_joints(multiplier: int | Fraction, offset: int | Fraction, method: str) -> None:
    """τ of the reduced coordinates is Lagrange's equation of the reduced energies."""
    robot = gripper(multiplier, offset)
    e = derive(robot, method)
    followers = sum(body.joint.mimic is not None for body in robot.bodies)
    assert followers
    assert len(e.tau) == robot.nv == len(robot.bodies) - followers
    assert len(Reduction(robot).leaders) == len(robot.bodies)
    assert same(lagrange(robot, e.kinetic_energy, e.potential_energy), e.tau)
    assert same(e.M @ Vector(robot.qdd) + e.coriolis + e.gravity, e.tau)
    assert same(e.coriolis_matrix @ Vector(robot.qd), e.coriolis)
    assert same(base.velocity_terms(robot, e.christoffel), e.coriolis)
    assert same([Vector(robot.qd).dot(e.generalized_momentum) * HALF], [e.kinetic_energy])


def test_mimic_friction_and_drives_follow() -> None:
    """A follower's drive and friction act on its leader, times the multiplier."""
    robot = gripper(-2)
    k = next(i for i, b in enumerate(robot.bodies) if b.joint.mimic and b.joint.revolute)
    driven = moved(robot, k, motor=Motor(s("J"), s("N")), friction=Friction(s("b"), s("fc")))
    leader = robot.bodies[k].joint.coordinate
    qd, qdd = robot.qd[leader], robot.qdd[leader]
    gain = derive(driven).tau - derive(robot).tau
    expected = (
        4 * s("N") * s("N") * s("J") * qdd + 4 * s("b") * qd + 2 * s("fc") * function("sign", qd)
    )
    assert same([gain[leader]], [expected])


def test_mimic_program_computes_the_angle() -> None:
    """A fractional multiplier makes a derived angle; numbers agree with the freed robot's."""
    robot = gripper(Fraction(1, 2), Fraction(1, 5))
    program = compile(robot, ["inverse_dynamics", "jacobian"], optimise=None)
    (angle,) = program.derived
    assert angle.leaf.startswith("angle[")
    assert (angle.multiplier, angle.offset) == (Fraction(1, 2), Fraction(1, 5))
    free = Reduction(robot).free
    rng = np.random.default_rng(1)
    q, qd, qdd = rng.uniform(-1, 1, (3, robot.nv))
    parameters = {name: float(rng.uniform(0.5, 1)) for name in program.parameters}
    ours = interpret(program, {"q": q, "qd": qd, "qdd": qdd}, parameters)
    G = np.zeros((free.nv, robot.nv))
    for follower, (leader, multiplier) in Reduction(robot).leaders.items():
        G[follower, leader] = float(multiplier)
    shift = np.where(np.arange(free.nv) < robot.nv, 0.0, 0.2)
    freed = compile(free, ["inverse_dynamics", "jacobian"], optimise=None)
    state = {"q": G @ q + shift, "qd": G @ qd, "qdd": G @ qdd}
    theirs = interpret(freed, state, parameters)
    np.testing.assert_allclose(
        ours["inverse_dynamics"], G.T @ theirs["inverse_dynamics"], rtol=1e-11
    )
    np.testing.assert_allclose(ours["jacobian"], theirs["jacobian"] @ G, atol=1e-12)


# -- the door -----------------------------------------------------------------------


def test_unknown_method_is_suggested() -> None:
    with pytest.raises(UsageError, match="id you mean 'newton_euler'"):
        derive(two_link(), "newton_eular")


def test_unknown_output_is_suggested() -> None:
    with pytest.raises(UsageError, match="id you mean 'mass_matrix'"):
        compile(two_link(), "mass_matrx")


def test_aliases_and_frames() -> None:
    """rnea, crba, aba and fk; `name:frame:reference`."""
    robot = two_link()
    program = compile(robot, ["rnea", "crba", "aba", "fk:link1", "jacobian:link2:local"])
    assert [o.name for o in program.outputs] == [
        "inverse_dynamics", "mass_matrix", "forward_dynamics", "forward_kinematics:link1",
        "jacobian:link2:local",
    ]  # fmt: skip
    assert [o.shape for o in program.outputs] == [(2,), (2, 2), (2,), (4, 4), (6, 2)]
    assert [i.name for i in program.inputs] == ["q", "qd", "qdd", "tau"]
    assert program.certificate is not None
    assert program.certificate.log2_error <= -100


def test_options_reach_only_their_method() -> None:
    equations = derive(two_link(), "newton_euler")
    assert isinstance(equations, Equations)
    assert repr(equations) == "<equations of motion of 'two link' by newton_euler, n = 2>"
    with pytest.raises(UsageError, match="has no option 'nonsense'"):
        derive(two_link(), "newton_euler", nonsense=1)


@pytest.mark.parametrize("method", [None, "kane"])
@pytest.mark.parametrize("outputs", ["gravity", "jacobian:link2"])
def test_compile_takes_no_option_that_it_does_not_have(method: str | None, outputs: str) -> None:
    """Also where nothing would read it: a program on file, a robot's frames, a misspelt word."""
    for robot in (two_link(), emdeg.load("two_link")):
        with pytest.raises(UsageError, match=r"no option 'optimize'.*Did you mean 'optimise'"):
            compile(robot, outputs, method=method, optimize="-O2")


def test_options_of_a_method_need_that_method() -> None:
    with pytest.raises(UsageError, match="without a method there is no option 'signs'"):
        compile(two_link(), signs="minus")


def test_certified_against_another_method() -> None:
    """What every method derives is proved equal to a derivation that shares little with it."""
    for method, other in ((None, "newton_euler_base"), ("newton_euler_base", "newton_euler")):
        program = compile(puma(), ["rnea", "crba", "gravity"], method=method, optimise=None)
        assert program.certificate is not None
        assert program.certificate.reference.method == other
        assert program.certificate.outputs == ("inverse_dynamics", "mass_matrix", "gravity")
    program = compile(puma(), ["rnea", "fk"], optimise=None)
    assert program.certificate is not None
    assert program.certificate.reference.method == "newton_euler_base"
    assert program.certificate.reference.how == "forward_kinematics as derived"
    program = compile(puma(), "fk", optimise=None)
    assert program.certificate is not None
    assert program.certificate.reference.method == "its own derivation"


@pytest.mark.parametrize("quantity", ["forward_dynamics", "mass_matrix_inverse"])
def test_what_solves_equations_is_put_into_them(quantity: str) -> None:
    """q̈ and M⁻¹ are proved by substitution, at any size, and a wrong one is not."""
    arm = robmat_stanford()
    program = compile(arm, ["inverse_dynamics", quantity], optimise=None)
    assert program.certificate is not None
    assert program.certificate.reference.method == "newton_euler_base"
    assert program.certificate.reference.how == f"{quantity} by substitution"
    tau, solved = program.outputs
    swapped = replace(solved, values=(*solved.values[1::-1], *solved.values[2:]))
    equations = Job(arm, ("inverse_dynamics", quantity)).independent()[1]
    assert certify(program, equations).log2_error <= -100
    with pytest.raises(CertificateError, match="put into equation"):
        certify(replace(program, outputs=(tau, swapped)), equations)


def test_expressions_of_the_user() -> None:
    """A mapping of names to expressions is compiled like any quantity."""
    robot = two_link()
    equations = derive(robot)
    power = equations.tau.dot(Vector(robot.qd))
    program = compile(robot, {"power": power, "M": equations.M}, optimise=None)
    assert [(o.name, o.shape) for o in program.outputs] == [("power", ()), ("M", (2, 2))]
    assert [i.name for i in program.inputs] == ["q", "qd", "qdd"]
    assert program.certificate is not None


def test_library_values_are_defaults() -> None:
    """Parameters of the library come with their numbers."""
    program = compile(emdeg.load("puma560"), "gravity", optimise=None)
    assert program.parameters["a2"] == pytest.approx(0.4318)
    found = interpret(program, {"q": np.zeros(6)})["gravity"]
    assert found.shape == (6,)
    assert np.isfinite(found).all()
