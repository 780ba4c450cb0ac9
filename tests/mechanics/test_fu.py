"""Fu's worked examples as printed, corrected for the errata: digest E1, E4; R25, R26, R28."""

from __future__ import annotations

from fractions import Fraction

import pytest

from emdeg.exact.angles import cos, sin
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import ZERO
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.base import assemble
from emdeg.mechanics.methods import dalembert, lagrange_euler, newton_euler_base
from emdeg.robot.model.joints import Revolute
from tests.mechanics import arms
from tests.mechanics.arms import s, same

l, g, m1, m2 = s("l"), s("g"), s("m1"), s("m2")


class TwoLink:
    """The symbols and the final equations of sections 3.2.6, 3.3.7 and 3.4.2 (E1)."""

    robot = arms.two_link()
    (q1, q2), (qd1, qd2), (qdd1, qdd2) = robot.q, robot.qd, robot.qdd
    c1, s1, c2, s2 = cos(q1), sin(q1), cos(q2), sin(q2)
    c12, s12 = cos(q1 + q2), sin(q1 + q2)
    D = Matrix(
        (
            (m1 * l**2 / 3 + m2 * l**2 * Fraction(4, 3) + m2 * l**2 * c2,
             m2 * l**2 / 3 + m2 * l**2 * c2 / 2),
            (m2 * l**2 / 3 + m2 * l**2 * c2 / 2, m2 * l**2 / 3),
        )
    )  # fmt: skip
    h = Vector(
        (
            -m2 * s2 * l**2 * qd2**2 / 2 - m2 * s2 * l**2 * qd1 * qd2,
            m2 * s2 * l**2 * qd1**2 / 2,
        )
    )
    c = Vector(
        (
            m1 * g * l * c1 / 2 + m2 * g * l * c12 / 2 + m2 * g * l * c1,
            m2 * g * l * c12 / 2,
        )
    )
    tau = D @ Vector(robot.qdd) + h + c


E = TwoLink


def planar(c, s, x, y):
    """A homogeneous transform in the plane."""
    return Matrix(((c, -s, 0, x), (s, c, 0, y), (0, 0, 1, 0), (0, 0, 0, 1)))


def plane(rows):
    """A 4×4 matrix whose last two rows vanish."""
    return Matrix((*rows, (0, 0, 0, 0), (0, 0, 0, 0)))


def test_two_link_lagrange_euler():
    """E1, R25: every intermediate of section 3.2.6."""
    parts = lagrange_euler.rigid_body(E.robot).intermediates
    A1, A2 = parts["A"]
    assert same(A1, planar(E.c1, E.s1, l * E.c1, l * E.s1))
    assert same(A2, planar(E.c2, E.s2, l * E.c2, l * E.s2))
    assert same(A1 @ A2, planar(E.c12, E.s12, l * (E.c12 + E.c1), l * (E.s12 + E.s1)))
    assert parts["Q"] == [lagrange_euler.generator(Revolute())] * 2
    U = parts["U"]
    assert same(U[0, 0], plane(((-E.s1, -E.c1, 0, -l * E.s1), (E.c1, -E.s1, 0, l * E.c1))))
    assert same(
        U[1, 0],
        plane(
            (
                (-E.s12, -E.c12, 0, -l * (E.s12 + E.s1)),
                (E.c12, -E.s12, 0, l * (E.c12 + E.c1)),
            )
        ),
    )
    assert same(U[1, 1], plane(((-E.s12, -E.c12, 0, -l * E.s12), (E.c12, -E.s12, 0, l * E.c12))))
    for J, m in zip(parts["J"], (m1, m2), strict=True):
        expected = Matrix(
            (
                (m * l**2 / 3, 0, 0, -m * l / 2),
                (0, 0, 0, 0),
                (0, 0, 0, 0),
                (-m * l / 2, 0, 0, m),
            )
        )
        assert same(J, expected)
    assert same(parts["D"], E.D)
    assert same(parts["c"], E.c)
    h = parts["h"]
    ml2s2 = m2 * l**2 * E.s2
    printed = {(0, 0, 1): -ml2s2 / 2, (0, 1, 1): -ml2s2 / 2, (1, 0, 0): ml2s2 / 2}
    for i in range(2):
        for k in range(2):
            for m in range(k, 2):
                key = (i, k, m)
                assert same([h.get(key, ZERO)], [printed.get(key, ZERO)])
    assert same(assemble(E.robot, lagrange_euler.rigid_body(E.robot)), E.tau)


def test_two_link_newton_euler():
    """E1, R26: every intermediate of section 3.3.7; ⁱR₀ takes our base vectors to link i."""
    parts = newton_euler_base.rigid_body(E.robot)
    got = parts.intermediates
    R1 = Matrix(((E.c1, -E.s1, 0), (E.s1, E.c1, 0), (0, 0, 1)))
    R2 = Matrix(((E.c12, -E.s12, 0), (E.s12, E.c12, 0), (0, 0, 1)))
    qd1, qd2, qdd1, qdd2 = E.qd1, E.qd2, E.qdd1, E.qdd2
    f2 = Vector(
        (
            m2 * l * (E.s2 * qdd1 - E.c2 * qd1**2 - qd1**2 / 2 - qd2**2 / 2 - qd1 * qd2)
            + g * m2 * E.s12,
            m2 * l * (E.c2 * qdd1 + E.s2 * qd1**2 + qdd1 / 2 + qdd2 / 2) + g * m2 * E.c12,
            0,
        )
    )
    f1 = Vector(
        (
            m2 * l * (-(qd1**2) - E.c2 * (qd1**2 + qd2**2) / 2 - E.c2 * qd1 * qd2
                      - E.s2 * (qdd1 + qdd2) / 2)
            - m2 * g * (E.c12 * E.s2 - E.c2 * E.s12) - m1 * l * qd1**2 / 2 + m1 * g * E.s1,
            m2 * l * (qdd1 - E.s2 * (qd1**2 + qd2**2) / 2 - E.s2 * qd1 * qd2
                      + E.c2 * (qdd1 + qdd2) / 2)
            + m2 * g * E.c1 + m1 * l * qdd1 / 2 + g * m1 * E.c1,
            0,
        )
    )  # fmt: skip
    printed = {
        "omega": ((0, 0, qd1), (0, 0, qd1 + qd2)),
        "omega_dot": ((0, 0, qdd1), (0, 0, qdd1 + qdd2)),
        "v_dot": (
            (-l * qd1**2 + g * E.s1, l * qdd1 + g * E.c1, 0),
            (
                l * (E.s2 * qdd1 - E.c2 * qd1**2 - qd1**2 - qd2**2 - 2 * qd1 * qd2) + g * E.s12,
                l * (qdd1 + qdd2 + E.c2 * qdd1 + E.s2 * qd1**2) + g * E.c12,
                0,
            ),
        ),
        "a_bar": ((-l * qd1**2 / 2 + g * E.s1, l * qdd1 / 2 + g * E.c1, 0), f2 / m2),
        "s_bar": ((-l / 2, 0, 0), (-l / 2, 0, 0)),
        "p_star": ((l, 0, 0), (l, 0, 0)),
        "f": (f1, f2),
        "n": ((0, 0, E.tau[0]), (0, 0, E.tau[1])),
    }
    for name, expected in printed.items():
        for R, ours, theirs in zip((R1, R2), got[name], expected, strict=True):
            assert same(R.T @ ours, Vector(theirs)), name
    assert same(got["p_star"][1], Vector((l * E.c12, l * E.s12, 0)))
    n2 = (
        m2 * l**2 * (qdd1 + qdd2) / 3 + m2 * l**2 * (E.c2 * qdd1 + E.s2 * qd1**2) / 2
        + m2 * g * l * E.c12 / 2
    )  # fmt: skip
    assert same([got["n"][1][2]], [n2])
    assert same(parts.tau, E.tau)


def test_two_link_generalized_dalembert():
    """E1, R28: every intermediate of section 3.4.2."""
    parts = dalembert.rigid_body(E.robot)
    got = parts.intermediates
    assert got["z"] == [Vector.unit(2)] * 2
    assert same(got["p"][1], Vector((l * E.c1, l * E.s1, 0)))
    c_bar = [Vector((l * c / 2, l * s / 2, 0)) for c, s in ((E.c1, E.s1), (E.c12, E.s12))]
    r_bar = [c_bar[0], got["p"][1] + c_bar[1]]
    for s_ in (0, 1):
        assert same(got["c_bar"][s_], c_bar[s_])
        assert same(got["r_bar"][s_], r_bar[s_])
    assert same(got["D_tran"] + got["D_rot"], E.D)
    rot = Matrix(((m1 + m2, m2), (m2, m2))) * (l**2 / 12)
    assert same(got["D_rot"], rot)
    assert same(got["h_tran"], E.h)
    assert same(got["h_rot"], Vector((0, 0)))
    assert same(got["c"], E.c)
    assert same(parts.tau, E.tau)


METHODS = [lagrange_euler, newton_euler_base, dalembert]


@pytest.mark.parametrize("method", METHODS)
def test_problem_3_16(method):
    """E4: two links with their masses at the ends, hung from the ceiling (x0 down)."""
    robot = arms.ceiling_arm()
    d1, d2 = s("d1"), s("d2")
    (q1, q2), (qd1, qd2) = robot.q, robot.qd
    c2, s2 = cos(q2), sin(q2)
    D = Matrix(
        (
            (
                (m1 + m2) * d1**2 + m2 * d2**2 + 2 * m2 * d1 * d2 * c2,
                m2 * d2**2 + m2 * d1 * d2 * c2,
            ),
            (m2 * d2**2 + m2 * d1 * d2 * c2, m2 * d2**2),
        )
    )
    h = Vector((-m2 * d1 * d2 * s2 * (2 * qd1 * qd2 + qd2**2), m2 * d1 * d2 * s2 * qd1**2))
    c = Vector(
        (
            (m1 + m2) * g * d1 * sin(q1) + m2 * g * d2 * sin(q1 + q2),
            m2 * g * d2 * sin(q1 + q2),
        )
    )
    parts = method.rigid_body(robot)
    assert same(assemble(robot, parts), D @ Vector(robot.qdd) + h + c)


def test_problem_3_16_pseudo_inertia():
    """E4, 3.16(b): J_i = diag(0, 0, 0, m_i)."""
    J = lagrange_euler.rigid_body(arms.ceiling_arm()).intermediates["J"]
    assert [Matrix.diagonal((0, 0, 0, m1)), Matrix.diagonal((0, 0, 0, m2))] == J


@pytest.mark.parametrize("method", METHODS)
def test_problem_3_18(method):
    """E4: the θ-d arm in a vertical plane."""
    robot = arms.theta_d_arm()
    (th, d), (thd, dd) = robot.q, robot.qd
    r1 = s("r1")
    D = Matrix(((m1 * r1**2 + m2 * d**2, 0), (0, m2)))
    h = Vector((2 * m2 * d * dd * thd, -m2 * d * thd**2))
    c = Vector(((m1 * r1 + m2 * d) * g * cos(th), m2 * g * sin(th)))
    parts = method.rigid_body(robot)
    assert same(assemble(robot, parts), D @ Vector(robot.qdd) + h + c)


def test_problem_3_13():
    """R8, Fu 3.13: gravity is (0, −g, 0) in Lagrange–Euler and v̇₀ = (0, g, 0) in Newton–Euler."""
    robot = arms.two_link()
    base = newton_euler_base.rigid_body(robot).intermediates["v_dot"][0]
    at_rest = dict.fromkeys([*robot.qd, *robot.qdd], 0)
    assert substitute(list(base), at_rest) == [ZERO, g, ZERO]
    assert list(robot.gravity) == [ZERO, -g, ZERO]
