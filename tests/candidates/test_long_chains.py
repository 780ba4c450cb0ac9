"""Chains of many joints: what grows with the joints ends soon and is proved, the rest says so."""

from __future__ import annotations

from functools import cache

import numpy as np
import pinocchio as pin
import pytest

import emdeg
from emdeg.errors import DeriveError
from emdeg.exact.graph import symbol
from emdeg.exact.linalg import Matrix
from emdeg.mechanics.factorisation import SingularInertia, factorise, operations, tree_order
from emdeg.mechanics.operations import Meter
from emdeg.mechanics.quantities.forward import factoring_pays
from emdeg.mechanics.quantities.quantities import QUANTITIES
from emdeg.mechanics.quantities.quantity import chain_of_same_paths
from emdeg.robot.robot import Robot
from tests.size.stack import shallow

LINK = """
[[link]]
name = "l{k}"
mass = {mass}
com = [0.2, 0.1, 0]
inertia = {{ xx = 0.1, yy = 0.12, zz = 0.13 }}
[[joint]]
name = "j{k}"
type = "revolute"
parent = "l{below}"
child = "l{k}"
xyz = [0.5, 0, 0]
rpy = {rpy}
"""


@cache
def chain(count: int, planar: bool = True) -> Robot:
    text = 'name = "chain"\ngravity = [0, -9.81, 0]\n[[link]]\nname = "l0"\n'
    for k in range(1, count + 1):
        turn = '["90 deg", 0, 0.3]' if k % 2 and not planar else "[0, 0, 0]"
        text += LINK.format(k=k, below=k - 1, mass=1 + k % 3, rpy=turn)
    return emdeg.loads(text, "toml")


def tree(count: int) -> Robot:
    """Two bodies on each."""
    text = 'name = "tree"\n[[link]]\nname = "l0"\n'
    for k in range(1, count + 1):
        text += LINK.format(k=k, below=k // 2, mass=1 + k % 3, rpy='["90 deg", 0, 0.3]')
    return emdeg.loads(text, "toml")


def pinocchio(count: int) -> pin.Model:
    """The planar chain, joint by joint."""
    model = pin.Model()
    model.gravity.linear = np.array([0, -9.81, 0])
    parent = 0
    for k in range(1, count + 1):
        place = pin.SE3(np.eye(3), np.array([0.5, 0, 0]))
        parent = model.addJoint(parent, pin.JointModelRZ(), place, f"j{k}")
        body = pin.Inertia(1.0 + k % 3, np.array([0.2, 0.1, 0]), np.diag([0.1, 0.12, 0.13]))
        model.appendBodyToJoint(parent, body, pin.SE3.Identity())
    return model


@pytest.mark.oracle
def test_forward_dynamics_of_fifty_joints_are_short_proved_and_right() -> None:
    """M and its factors alone would take 40,000 operations."""
    program = emdeg.compile(chain(50), "forward_dynamics")
    assert program.certificate is not None
    assert program.certificate.log2_error < -100
    assert program.count().total < 5000 < operations(chain(50))
    q, qd, tau = np.random.default_rng(4).uniform(-1, 1, (3, 50))
    model = pinocchio(50)
    right = pin.aba(model, model.createData(), q, qd, tau)
    found = emdeg.interpret(program, {"q": q, "qd": qd, "tau": tau})["forward_dynamics"]
    np.testing.assert_allclose(found, right, rtol=0, atol=1e-9 * np.abs(right).max())


def test_what_grows_with_the_joints_ends_for_two_hundred() -> None:
    """… on a stack that has no room for a call for each of them."""
    with shallow(150):
        program = emdeg.compile(chain(200), "gravity", certify=False)
    assert len(program) < 20_000


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("quantity", ["inverse_dynamics", "bias", "gravity", "forward_dynamics"])
def test_two_hundred_joints_in_space_are_proved(quantity: str) -> None:
    program = emdeg.compile(chain(200, planar=False), quantity)
    assert program.certificate is not None


@pytest.mark.slow
@pytest.mark.timeout(3600)
def test_the_largest_mass_matrix_is_proved() -> None:
    most = QUANTITIES["mass_matrix"].most
    assert most is not None
    assert emdeg.compile(chain(most, planar=False), "mass_matrix").certificate is not None


def test_what_grows_with_their_square_is_refused_at_once() -> None:
    limited = {name: q.most for name, q in QUANTITIES.items() if q.most is not None}
    squares = {name for name, q in QUANTITIES.items() if q.shape.startswith("n×")}
    assert squares <= set(limited)
    robot = chain(1000)
    with pytest.raises(DeriveError, match="too many operations"):
        emdeg.compile(chain(200), "coriolis_matrix")
    for name, quantity in QUANTITIES.items():
        if name not in limited:
            quantity.refuse_size(robot)
    for name, most in limited.items():
        tensor = QUANTITIES[name].shape == "n×n×n"  # of which nobody runs large ones
        # the largest robots have about sixty velocities, humanoids of so many the paths of 45
        paths = QUANTITIES[name].through_paths or QUANTITIES[name].along_paths
        assert tensor or most >= (45 if paths else 60), name
        with pytest.raises(DeriveError, match="too many operations") as caught:
            QUANTITIES[name].refuse_size(robot)
        assert caught.value.expected == f"at most {most}"
        assert "inverse_dynamics" in str(caught.value.hint)


def test_limits_of_size_are_those_of_paths() -> None:
    """A tree of 100 bodies has the entries of a chain of 33; M⁻¹ has all 100²."""
    robot = tree(100)
    pairs = sum(k.bit_length() for k in range(1, 101))  # body k stands on body k // 2
    assert 33 * 34 // 2 <= pairs < 34 * 35 // 2
    assert chain_of_same_paths(robot) == 33
    assert chain_of_same_paths(chain(9)) == chain_of_same_paths(chain(9), order=3) == 9
    triples = sum(k.bit_length() ** 2 for k in range(1, 101))
    assert chain_of_same_paths(robot, order=3) == next(
        n for n in range(100) if sum(d * d for d in range(n + 2)) > triples
    )
    for name in ("mass_matrix", "coriolis_matrix", "inverse_dynamics_dq", "mass_matrix_rate"):
        QUANTITIES[name].refuse_size(robot)
    for name in ("mass_matrix_inverse", "forward_dynamics_dq"):
        with pytest.raises(DeriveError, match="too many operations"):
            QUANTITIES[name].refuse_size(robot)


def test_the_cost_of_a_solve_is_what_it_takes() -> None:
    """Of a tree without further zeros: counted on symbols."""
    for robot in (emdeg.load("puma560"), emdeg.load("panda"), chain(9)):
        n = robot.nv
        M = Matrix.symmetric(n, lambda i, j: symbol(f"m{i}_{j}", 2))
        factors = factorise(M, tree_order(robot))
        right = [symbol(f"h{k}", 2) for k in range(n)]
        taken = Meter().new(factors.solve(right))
        assert taken == operations(robot)


def test_small_and_branched_robots_are_factored() -> None:
    assert factoring_pays(emdeg.load("panda"))
    assert factoring_pays(chain(12))
    assert factoring_pays(tree(63)), "M of a tree has few entries"
    # M alone takes 14 n², the recursion 400 n
    assert not factoring_pays(chain(25, planar=False))


# -- a mass matrix that is singular, and does not look it ----------------------------------

COAXIAL = """
{arm}
[[link]]
name = "tube"
[[link]]
name = "rod"
mass = 1
com = [0.1, 0.2, 0.3]
inertia = {{ xx = 0.1, yy = 0.1, zz = 0.1 }}
[[joint]]
name = "outer"
type = "prismatic"
parent = "l3"
child = "tube"
[[joint]]
name = "inner"
type = "prismatic"
parent = "tube"
child = "rod"
"""


@pytest.mark.parametrize("level", [None, "-O1"])
def test_a_singular_mass_matrix_of_five_velocities_is_refused_by_name(level: str | None) -> None:
    """Two slides along one line with nothing between them: neither row of M is zero."""
    arm = 'gravity = [0, 0, -9.81]\n[[link]]\nname = "l0"\n' + "".join(
        LINK.format(k=k, below=k - 1, mass=1, rpy='["90 deg", 0, 0]') for k in (1, 2, 3)
    )
    robot = emdeg.loads(COAXIAL.format(arm=arm), "toml")
    with pytest.raises(SingularInertia, match="singular"):
        emdeg.compile(robot, "forward_dynamics", optimise=level)


@pytest.mark.parametrize("name", ["forward_dynamics", "forward_dynamics_articulated"])
def test_a_free_flyer_that_can_turn_for_nothing_is_refused(name: str) -> None:
    """A flying point mass with a ball joint: turns about the line between the two move nothing,
    and no pivot of a single joint tells."""
    text = """
gravity = [0, 0, -9.81]
[[link]]
name = "ground"
[[link]]
name = "stone"
mass = 2
com = [0.31, 0.17, 0.23]
[[link]]
name = "pendulum"
mass = 1
com = [0.1, 0, 0.2]
inertia = { xx = 0.1, yy = 0.1, zz = 0.1 }
[[joint]]
name = "flight"
type = "floating"
parent = "ground"
child = "stone"
[[joint]]
name = "socket"
type = "spherical"
parent = "stone"
child = "pendulum"
xyz = [-0.5, 0.4, 0.5]
"""
    robot = emdeg.loads(text, "toml", allow_unphysical=True)
    with pytest.raises(SingularInertia, match="singular"):
        emdeg.compile(robot, name, optimise=None, certify=False)
