"""Newton–Euler in link axes (digest R27): a golden program, its intermediates, wrenches."""

from __future__ import annotations

from dataclasses import replace

from emdeg.compiler import compile
from emdeg.exact.angles import cos, sin
from emdeg.exact.graph import ZERO
from emdeg.exact.linalg import Vector
from emdeg.mechanics.methods import newton_euler
from emdeg.mechanics.terms.wrenches import wrench_symbols
from emdeg.program.text import to_text
from tests.mechanics.arms import s, same, theta_d_arm, two_link

# E4, Fu problem 3.18, τ1 = %23 and τ2 = %31: checked by hand against the digest's D, h and c,
#   τ1 = (m1 r1² + m2 d²) θ̈ + 2 m2 d ḋ θ̇ + (m1 r1 + m2 d) g cos θ
#   τ2 = m2 d̈ − m2 d θ̇² + m2 g sin θ
GOLDEN = """\
%0 = leaf qdd1 step
%1 = leaf r1 setup
%2 = mul %0 %1
%3 = leaf q1 configure angle
%4 = cos %3
%5 = leaf g setup
%6 = mul %4 %5
%7 = add %2 %6
%8 = leaf m1 setup
%9 = mul %7 %8
%10 = mul %1 %9
%11 = leaf qd2 step
%12 = leaf qd1 step
%13 = mul %11 %12
%14 = leaf q2 configure
%15 = mul %0 %14
%16 = add %6 %15
%17 = const 2
%18 = mul %13 %17
%19 = add %16 %18
%20 = leaf m2 setup
%21 = mul %19 %20
%22 = mul %14 %21
%23 = add %10 %22
%24 = sin %3
%25 = mul %5 %24
%26 = mul %12 %14
%27 = mul %12 %26
%28 = sub %25 %27
%29 = leaf qdd2 step
%30 = add %28 %29
%31 = mul %20 %30
output inverse_dynamics [2] = %23 %31
"""


def test_golden_program() -> None:
    """The straight-line program of the θ-d arm, instruction by instruction."""
    text = to_text(compile(theta_d_arm(), optimise=None, certify=False))
    assert text[text.index("%0 =") :] == GOLDEN


def test_outward_recursion_of_the_two_link_arm_r27() -> None:
    """R27 (Fu 3.3.7): ω, ω̇ and the acceleration of the frame origins, in link axes."""
    robot = two_link()
    parts = newton_euler.rigid_body(robot)
    qd1, qd2 = robot.qd
    qdd1, qdd2 = robot.qdd
    omega, alpha = parts.intermediates["omega"], parts.intermediates["alpha"]
    accel = parts.intermediates["acceleration"]
    assert same(omega[1], (ZERO, ZERO, qd1 + qd2))
    assert same(alpha[1], (ZERO, ZERO, qdd1 + qdd2))
    g, (q1, _) = s("g"), robot.q
    assert same(
        accel[0], (g * sin(q1), g * cos(q1), ZERO)
    )  # gravity as an acceleration of the base


def test_last_body_carries_itself_r27() -> None:
    """f_n = F_n and n_n = N_n + c × F_n; the components along z are τ."""
    robot = two_link()
    parts = newton_euler.rigid_body(robot)
    assert parts.forces is not None
    assert parts.tau is not None
    last = robot.bodies[1].inertia
    w, dw, a = (parts.intermediates[k][1] for k in ("omega", "alpha", "acceleration"))
    own = newton_euler.inertial_wrench(last, w, dw, a)
    assert same(parts.forces[1].f, own.f)
    assert same(parts.forces[1].n, own.n)
    assert parts.tau[1] is parts.forces[1].n[2]


def test_end_effector_wrench_r12() -> None:
    """Fu's f_{n+1}, n_{n+1} are exerted by the hand: minus our external wrench."""
    robot = replace(two_link(), wrench_frames=("link2",))
    gain = newton_euler.rigid_body(two_link()).tau
    loaded = newton_euler.rigid_body(robot).tau
    assert gain is not None
    assert loaded is not None
    fx, fy, _, _, _, nz = wrench_symbols("link2")
    q1, l = robot.q[0], s("l")
    at_elbow = l * (cos(q1) * fy - sin(q1) * fx) + nz
    assert same(gain - loaded, Vector((at_elbow, nz)))
