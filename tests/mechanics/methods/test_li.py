"""Li's recursive Lagrange–Euler and ROBMAT's examples: digest R24, R31, R35, R39; E2, E3."""

from __future__ import annotations

import pytest

from emdeg.errors import DeriveError
from emdeg.exact.angles import cos, sin
from emdeg.exact.graph import ZERO
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.base import assemble, symbol_key
from emdeg.mechanics.methods import lagrange_euler, li, newton_euler
from emdeg.mechanics.terms.coefficients import q2, qq
from tests.mechanics import arms, oracle
from tests.mechanics.arms import same

ROBOTS = [arms.two_link, arms.robmat_stanford, arms.theta_d_arm, arms.stanford, arms.puma]


@pytest.mark.parametrize("build", ROBOTS)
def test_equals_newton_euler_on_arms(build):
    """R31, R35."""
    robot = build()
    assert arms.certified(robot, li.rigid_body(robot), newton_euler.rigid_body(robot))


@pytest.mark.parametrize("seed", range(20))
def test_equals_newton_euler_on_trees(seed):
    """R31, R35: random trees."""
    robot = arms.random_tree(seed)
    assert arms.certified(robot, li.rigid_body(robot), newton_euler.rigid_body(robot))


@pytest.mark.parametrize("build", [arms.stanford, arms.puma_akb, lambda: arms.random_tree(9)])
def test_symbols_equal_those_of_lagrange_euler(build):
    """R31, R35: each β_ijk, not only their sum; what one method leaves out is zero in the other."""
    robot = build()
    ours, theirs = li.rigid_body(robot), lagrange_euler.rigid_body(robot)
    keys = sorted({*ours.christoffel, *theirs.christoffel})
    assert same(
        [ours.christoffel.get(k, ZERO) for k in keys],
        [theirs.christoffel.get(k, ZERO) for k in keys],
    )
    assert same(ours.M, theirs.M)
    assert same(ours.gravity, theirs.gravity)


def test_configuration_space_equation():
    """R24, R31: F = M q̈ + 2 B qq + C q2 + G with the helpers qq and q2."""
    robot = arms.stanford()
    parts = li.rigid_body(robot)
    M, B, C, G = (parts.intermediates[k] for k in "MBCG")
    assert B.shape == (6, 15)
    F = M @ Vector(robot.qdd) + B @ Vector(qq(robot.qd)) * 2 + C @ Vector(q2(robot.qd)) + G
    assert same(F, assemble(robot, parts))


def test_double_pendulum():
    """E2: ROBMAT section 5 as printed."""
    robot = arms.double_pendulum()
    L1, L2, m1, m2, g = arms.parameters("L1 L2 m1 m2 g")
    q1, q2 = robot.q
    c2, s2, s1, s12 = cos(q2), sin(q2), sin(q1), sin(q1 + q2)
    M12 = L2 * (L1 * c2 + L2) * m2
    M11 = L1**2 * (m1 + m2) + 2 * L1 * L2 * m2 * c2 + L2**2 * m2
    printed = {
        "M": Matrix(((M11, M12), (M12, L2**2 * m2))),
        "B": Matrix(((-L1 * L2 * m2 * s2,), (0,))),
        "C": Matrix(((0, -L1 * L2 * m2 * s2), (L1 * L2 * m2 * s2, 0))),
        "G": Vector((g * (L1 * m1 * s1 + L1 * m2 * s1 + L2 * m2 * s12), g * L2 * m2 * s12)),
    }
    for name, expected in printed.items():
        assert same(li.rigid_body(robot).intermediates[name], expected), name


def test_modified_stanford():
    """E3: ROBMAT section 6; the paper prints no result, the digest's is derived and checked."""
    robot = arms.robmat_stanford()
    parts = li.rigid_body(robot).intermediates
    q2, d3 = robot.q[1], robot.q[2]
    c2, s2 = cos(q2), sin(q2)
    m1, m2, m3, y2, z1, z3, d2, g = arms.parameters("m1 m2 m3 y2 z1 z3 d2 g")
    Iyy1, Ixx2, Iyy2, Izz2 = arms.parameters("Iyy1 Ixx2 Iyy2 Izz2")
    Ixx3, Iyy3, Izz3 = arms.parameters("Ixx3 Iyy3 Izz3")
    e = d3 + z3
    M11 = (
        Iyy1 + m1 * z1**2 + m2 * (d2 + y2) ** 2 + m3 * d2**2 + (Ixx2 + Ixx3) * s2**2
        + (Izz2 + Izz3) * c2**2 + m3 * e**2 * s2**2
    )  # fmt: skip
    M12, M13, M22 = -m3 * d2 * e * c2, -m3 * d2 * s2, Iyy2 + Iyy3 + m3 * e**2
    assert same(parts["M"], Matrix(((M11, M12, M13), (M12, M22, 0), (M13, 0, m3))))
    b112 = (Ixx2 + Ixx3 - Izz2 - Izz3 + m3 * e**2) * 2 * s2 * c2
    b = Matrix(
        (  # columns 12, 13, 23; the factor 2 inside, as in the digest
            (b112, 2 * m3 * e * s2**2, -2 * m3 * d2 * c2),
            (0, 0, 2 * m3 * e),
            (0, 0, 0),
        )
    )
    assert same(parts["B"] * 2, b)
    C = Matrix(((0, m3 * d2 * e * s2, 0), (-b112 / 2, 0, 0), (-m3 * e * s2**2, -m3 * e, 0)))
    assert same(parts["C"], C)
    assert same(parts["G"], Vector((0, -m3 * g * e * s2, m3 * g * c2)))


@pytest.mark.parametrize("build", [arms.puma, lambda: arms.random_tree(9)])
def test_structure_of_the_symbols(build):
    """R36, R39: β_iij … a joint feels no Coriolis force of its own speed; blocks are skew."""
    robot = build()
    beta = lagrange_euler.rigid_body(robot).christoffel  # independent of Li's use of the rules
    at = [body.joint.coordinate for body in robot.bodies]

    def b(i, j, k):
        return beta.get(symbol_key(at[i], at[j], at[k]), ZERO)

    zero = [b(k, j, k) for k in range(robot.nv) for j in robot.path(k)]
    assert same(zero, [ZERO] * len(zero))
    paths = [robot.path(k) for k in range(robot.nv)]
    triples = [(i, j, k) for k in range(robot.nv) for i in paths[k] if i != k for j in paths[i]]
    assert same([b(k, j, i) for i, j, k in triples], [-b(i, j, k) for i, j, k in triples])


def test_refuses_a_free_flyer():
    with pytest.raises(DeriveError, match="li "):
        li.rigid_body(arms.random_tree(3, floating=True))


@pytest.mark.oracle
@pytest.mark.parametrize("build", [arms.puma, arms.stanford, lambda: arms.random_tree(9)])
def test_agrees_with_pinocchio(build):
    """R35: τ and M as numbers."""
    robot = build()
    parts = li.rigid_body(robot)
    oracle.check(robot, assemble(robot, parts), parts.M)
