"""Composite and articulated bodies, Gibbs–Appell, factorisation: recursions against each other.

Digest R34 (forward dynamics), R35 (equality); massless bodies R9.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from emdeg.errors import DeriveError
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import ZERO
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics import factorisation
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.factorisation import SingularInertia
from emdeg.mechanics.kinematics import jacobian
from emdeg.mechanics.methods import articulated, composite, gibbs_appell
from emdeg.robot.model.inertia import Inertia
from emdeg.robot.model.parts import Friction, Mimic, Motor
from emdeg.robot.robot import Robot
from tests.mechanics.arms import puma, random_tree, robmat_stanford, s, same, two_link


def driven(robot: Robot) -> Robot:
    bodies = tuple(
        replace(
            b,
            joint=replace(
                b.joint, motor=Motor(s(f"J{i}"), s(f"N{i}")), friction=Friction(s(f"b{i}"), s("fc"))
            ),
        )
        if b.joint.type.name != "floating"
        else b
        for i, b in enumerate(robot.bodies)
    )
    return replace(robot, bodies=bodies)


def test_two_link_mass_matrix_as_printed_e1() -> None:
    """E1: D11, D12, D22 of Fu's two-link arm."""
    robot = two_link()
    M = derive(robot, "composite").M
    m1, m2, l = s("m1"), s("m2"), s("l")
    from emdeg.exact.angles import cos

    c2 = cos(robot.q[1])
    ll = l * l
    D11 = m1 * ll / 3 + 4 * m2 * ll / 3 + m2 * ll * c2
    D12, D22 = m2 * ll / 3 + m2 * ll * c2 / 2, m2 * ll / 3
    assert same(M, (D11, D12, D12, D22))


@pytest.mark.parametrize("floating", [False, True])
@pytest.mark.parametrize("seed", [8, 13, 15])
def test_mass_matrix_from_jacobians(seed: int, floating: bool) -> None:
    """M = Σ Jᵀ diag(m E, R I Rᵀ) J, written out."""
    robot = random_tree(seed, floating)
    total = Matrix.zero(robot.nv)
    for body in robot.bodies:
        J = jacobian(robot, body.name, point=body.inertia.com)
        v, w = J.block(slice(0, 3), slice(None)), J.block(slice(3, 6), slice(None))
        path = jacobian_rotation(robot, body.name)
        total = total + (v.T @ v) * body.inertia.mass
        total = total + w.T @ (path @ body.inertia.tensor @ path.T) @ w
    assert same(derive(robot, "composite").M, total)


def jacobian_rotation(robot: Robot, name: str) -> Matrix:
    from emdeg.mechanics.kinematics import frame_pose

    return frame_pose(robot, name).rotation


@pytest.mark.parametrize("floating", [False, True])
@pytest.mark.parametrize("seed", [0, 8, 13])
def test_forward_dynamics_inverts_inverse_dynamics_r34(seed: int, floating: bool) -> None:
    """R34: q̈(τ(q̈)) = q̈, by articulated bodies and by factoring M, with drives and wrenches."""
    robot = driven(random_tree(seed, floating))
    robot = replace(robot, wrench_frames=(robot.bodies[-1].name,))
    equations = derive(robot, "composite")
    efforts = dict(zip(robot.tau, derive(robot).tau, strict=True))
    by_recursion = articulated.forward_dynamics(robot)
    by_factors = factorisation.forward_dynamics(equations.M, equations.bias, robot.tau)
    for found in (by_recursion, by_factors):
        assert same(substitute(list(found), efforts), robot.qdd)


@pytest.mark.parametrize("seed", [8, 13])
def test_inverse_of_the_mass_matrix(seed: int) -> None:
    robot = random_tree(seed)
    M = derive(robot, "composite").M
    inverse = factorisation.inverse_symmetric(M)
    assert same(M @ inverse, Matrix.identity(robot.nv))
    assert same(inverse, inverse.T)


def test_factors_keep_the_zeros_of_the_tree() -> None:
    """LᵀDL parents first does not fill in: joints on different branches stay apart."""
    robot = random_tree(0)  # seven joints on four branches, coordinates shuffled
    M = derive(robot, "composite").M
    order = factorisation.tree_order(robot)
    factors = factorisation.factorise(M, order)
    zeros = [(i, j) for i in range(7) for j in range(i) if M[order[i], order[j]] is ZERO]
    assert len(zeros) == 12  # pairs of joints of which neither carries the other
    assert all(factors.L[i][j] is ZERO for i, j in zeros)
    right = [s(f"b{k}") for k in range(7)]
    assert same(M @ Vector(factors.solve(right)), right)
    inverse = factorisation.inverse_symmetric(M, order)
    assert same(M @ inverse, Matrix.identity(7))


def test_articulated_inertia_of_the_last_joint_is_its_own() -> None:
    """D of the outermost joint is I_zz of its body."""
    robot = puma()
    factors = factorisation.factorise(derive(robot, "composite").M)
    last = composite.rigid_body(robot).intermediates["composite_inertia"][-1]
    assert factors.pivots[-1] is last.tensor[2, 2]


def test_gibbs_function_is_quadratic_in_accelerations() -> None:
    """S has M as its second derivative: S(q̈) − S(0) − linear = ½ q̈ᵀMq̈."""
    from emdeg.exact.calculus import diff

    robot = robmat_stanford()
    S = gibbs_appell.rigid_body(robot).intermediates["S"]
    hessian = [diff(diff(S, a), b) for a in robot.qdd for b in robot.qdd]
    assert same(hessian, derive(robot, "composite").M)


# -- refusals -----------------------------------------------------------------------


def test_massless_last_body_has_no_forward_dynamics_r9() -> None:
    """R9: a phantom at the end is fine for τ, and a clear error for q̈."""
    robot = two_link()
    phantom = replace(robot.bodies[1], inertia=Inertia.zero())
    robot = replace(robot, bodies=(robot.bodies[0], phantom))
    assert derive(robot).tau[1] is ZERO
    with pytest.raises(SingularInertia, match="joint2: the mass matrix is singular"):
        articulated.forward_dynamics(robot)


def test_singular_however_it_is_written() -> None:
    """A pivot that is zero only after cos² + sin² = 1 is found too."""
    from emdeg.exact.angles import cos, sin
    from emdeg.exact.graph import symbol

    q = symbol("q", 1, angular=True)
    hidden = cos(q) * cos(q) + sin(q) * sin(q) - 1
    with pytest.raises(SingularInertia):
        factorisation.forward_dynamics(Matrix(((hidden,),)), Vector((0,)), [s("t")])


def test_a_drive_makes_a_massless_joint_regular_r10() -> None:
    robot = two_link()
    phantom = replace(
        robot.bodies[1],
        inertia=Inertia.zero(),
        joint=replace(robot.bodies[1].joint, motor=Motor(s("J"))),
    )
    robot = replace(robot, bodies=(robot.bodies[0], phantom))
    qdd = articulated.forward_dynamics(robot)
    assert same([qdd[1]], [robot.tau[1] / s("J")])


def test_articulated_bodies_refuse_mimic_joints() -> None:
    robot = two_link()
    follower = replace(robot.bodies[1].joint, mimic=Mimic("joint1"), coordinate=0)
    robot = replace(robot, bodies=(robot.bodies[0], replace(robot.bodies[1], joint=follower)))
    with pytest.raises(DeriveError, match="mimic"):
        articulated.forward_dynamics(robot)
