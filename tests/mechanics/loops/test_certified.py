"""R58: both forms of the equations are one function on the constraint variety, by fingerprints.

Points satisfy the constraints exactly: angles are free, lengths or anchors are solved for.
"""

from __future__ import annotations

import math

import numpy as np
import pytest

import emdeg
from emdeg.errors import DeriveError, EmdegError
from emdeg.exact.angles import cos, sin
from emdeg.exact.calculus import diff, substitute
from emdeg.exact.evaluate import evaluate
from emdeg.exact.field import DivisionByZeroResidue, Field, Point, prime_for, residues
from emdeg.exact.graph import FUNCTION, ONE, Expr, symbol, walk
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.elimination import solve
from emdeg.mechanics.loops.closed_loops import ClosedLoops
from emdeg.mechanics.loops.constraint_variety import Variety, opened
from emdeg.mechanics.loops.constraints import constraints
from emdeg.mechanics.loops.loop_solutions import OnCircle, loop_positions, on_circles
from tests.mechanics.loops.mechanisms import ALL, LOOPED, PLANAR, explicit, loops, place, state

SELF_SOLVED = ("four_bar", "slider_crank", "five_bar", "palletiser", "unicycle", "snakeboard")


def families(name: str) -> tuple[ClosedLoops, ClosedLoops, Variety]:
    """By Kane and by Newton–Euler, for the robot itself or with free anchors."""
    robot = emdeg.load(name)
    robot = robot if name in SELF_SOLVED else opened(robot)
    kane = ClosedLoops(derive(robot, "kane"))
    other = ClosedLoops(derive(robot, "newton_euler"), kane.independent_joints)
    return kane, other, Variety(kane.constraints)


@pytest.mark.parametrize("name", ALL)
def test_multipliers_and_elimination_agree(name: str) -> None:
    """R58: q̈ with multipliers = q̈ with dependent speeds eliminated, error below 2⁻¹⁰⁰."""
    kane, _, variety = families(name)
    with_multipliers = kane.on_speeds(list(kane.forward_dynamics))
    verdict = variety.agree(with_multipliers, list(kane.eliminated_forward_dynamics))
    assert verdict
    assert verdict.error < 2.0**-100
    wrong = [*with_multipliers[:-1], with_multipliers[-1] + ONE]
    assert not variety.agree(wrong, list(kane.eliminated_forward_dynamics))


def eliminated_multipliers(kane: ClosedLoops) -> Vector:
    """λ from the equations of the dependent velocities, A_dᵀ λ = (M q̈ + h − τ)_d."""
    robot, speeds, jacobian = kane.robot, kane.speeds, kane.held.jacobian
    followers = dict(speeds.constraints.followers)
    moved = dict(zip(robot.qdd, kane.eliminated_forward_dynamics, strict=True))
    moved |= dict(zip(robot.qd, speeds.rates, strict=True))
    own = substitute(list(kane.equations.tau), {**followers, **moved})
    A = jacobian.like(substitute(jacobian.entries, followers))
    square = Matrix(A.column(j) for j in speeds.dependent)
    gap = Vector(own[j] - robot.tau[j] for j in speeds.dependent)
    (found,) = solve(square, [gap], speeds.point)
    return found


@pytest.mark.parametrize("name", ALL)
def test_multipliers_of_both_forms_agree(name: str) -> None:
    """R58: the forces in the cut joints, on request."""
    kane, _, variety = families(name)
    with_multipliers = kane.on_speeds(list(kane.multipliers))
    assert variety.agree(with_multipliers, list(eliminated_multipliers(kane)))


@pytest.mark.parametrize("name", ALL)
def test_nonholonomic_partial_velocities_give_the_projected_equations(name: str) -> None:
    """R29, R58: K̃ + K̃* = 0 is Bᵀ times the equations of the tree by Newton–Euler."""
    kane, other, variety = families(name)
    assert variety.agree(list(kane.reduced_efforts), list(other.reduced_efforts))
    assert variety.agree(kane.reduced_mass_matrix.entries, other.reduced_mass_matrix.entries)


@pytest.mark.parametrize("name", ALL)
def test_both_forms_agree_in_numbers(name: str) -> None:
    """R58: to 1e-10, at assembled states of the library's own values."""
    found = loops(name)
    for seed in (1, 2, 3):
        at = state(name, seed)
        ours = np.array(evaluate(list(found.forward_dynamics), at))
        other = np.array(evaluate(list(found.eliminated_forward_dynamics), at))
        np.testing.assert_allclose(other, ours, rtol=0, atol=1e-10 * max(1, np.abs(ours).max()))
        A = evaluate(list(found.held.jacobian @ _vector(found.robot.qdd)),
                     {**at, **dict(zip(found.robot.qdd, ours, strict=True))})  # fmt: skip
        gamma = evaluate(list(found.held.gamma), at)
        np.testing.assert_allclose(A, gamma, rtol=0, atol=1e-9 * max(1, np.abs(gamma).max()))


def _vector(entries: tuple[Expr, ...]) -> object:
    from emdeg.exact.linalg import Vector

    return Vector(entries)


@pytest.mark.parametrize("name", PLANAR)
def test_programs_have_residues_on_the_variety(name: str) -> None:
    """The points work for programs too, and φ vanishes exactly there."""
    from emdeg.program.fingerprint import residues as program_residues

    kane, _, variety = families(name)
    robot = kane.robot
    from emdeg.exact.linalg import Vector

    reduced = Vector(kane.on_speeds(list(kane.forward_dynamics)))
    one = emdeg.compile(robot, {"a": reduced}, optimise=None, certify=False)
    two = emdeg.compile(
        robot, {"a": kane.eliminated_forward_dynamics}, optimise=None, certify=False
    )
    point = variety.point(Field(prime_for(list(kane.forward_dynamics))))
    a, b = program_residues(one, point), program_residues(two, point)
    assert [a[k] for k in one.output("a").values] == [b[k] for k in two.output("a").values]
    phi = list(kane.constraints.residual)
    assert not any(residues(phi, point))
    assert all(residues(phi, Point(point.gf)))


# -- explicit positions ---------------------------------------------------------------------


def with_true_roots(roots: list[Expr], index: int) -> tuple[list[Expr], Point] | None:
    """Square roots as symbols whose residues are true square roots; None where there is none."""
    p = prime_for(roots)
    fixed: dict[Expr, int] = {}
    while True:
        node = next((n for n in walk(roots) if n.kind == FUNCTION), None)
        if node is None:
            return roots, Point(Field(p), index=index, fixed=fixed)
        (inside,) = residues([node.args[1]], Point(Field(p), index=index, fixed=fixed))
        if pow(inside, (p - 1) // 2, p) != 1:
            return None
        w = symbol(f"w{len(fixed)}")
        fixed[w] = pow(inside, (p + 1) // 4, p)
        roots = substitute(roots, {node: w})


@pytest.mark.parametrize("name", LOOPED)
@pytest.mark.parametrize("branch", [1, -1])
def test_explicit_positions_close_the_loops_exactly(name: str, branch: int) -> None:
    """R58: φ = 0 in GF(p), with true square roots, on both branches, loop by loop."""
    found = loops(name)
    free = [found.robot.q[i] for i in found.speeds.independent]
    for loop in found.robot.loops:
        kept = tuple(l for l in found.robot.loops if l.follows or l is loop)
        own = constraints(found.robot.replaced(loops=kept))
        solution = loop_positions(own, free, {loop.name: branch})
        gaps = solution.express(list(own.residual))
        assert _closed_points(gaps) == 3


def _closed_points(gaps: list[Expr]) -> int:
    """How many points with true square roots close the loop, of the first three there are."""
    tried = closed = 0
    for index in range(400):
        try:
            exact = with_true_roots(gaps, index)
        except DivisionByZeroResidue:
            continue
        if exact is not None:
            closed += not any(residues(*exact))
            tried += 1
        if tried == 3:
            break
    return closed


@pytest.mark.parametrize("name", LOOPED)
def test_explicit_positions_close_the_loops_in_numbers(name: str) -> None:
    found = loops(name)
    at = {**found.robot.values(), **dict(zip(found.robot.q, place(name), strict=True))}
    assert np.abs(evaluate(list(found.constraints.residual), at)).max() < 1e-14


def test_out_of_reach_is_said() -> None:
    """R58: a clear message where the loops cannot close."""
    with pytest.raises(DeriveError, match="cannot be closed"):
        explicit("delta").values([0.0] * 9 + [0.0, 0.0, -2.0])


def test_equations_of_the_independent_coordinates_alone() -> None:
    """R58: with the explicit positions the four-bar's equation has one coordinate, the crank's."""
    found = loops("four_bar")
    robot = found.robot
    (effort,) = explicit("four_bar").express(list(found.inverse_dynamics))
    assert {n for n in walk([effort]) if n in robot.q} == {robot.q[0]}
    at = state("four_bar")
    (expected,) = evaluate(list(found.inverse_dynamics), at)
    known = {**robot.values(), robot.q[0]: at[robot.q[0]], robot.qd[0]: at[robot.qd[0]],
             robot.qdd[0]: at[robot.qdd[0]]}  # fmt: skip
    assert math.isclose(evaluate([effort], known)[0], expected, rel_tol=1e-12)


# -- textbook equations ---------------------------------------------------------------------


def test_four_bar_of_the_textbook() -> None:
    """R58: ω₃, ω₄ of Norton (fourbar velocities) and Eksergian's I(q) q̈ + ½ I′(q) q̇² + V′ = τ."""
    found = loops("four_bar")
    robot, variety = found.robot, Variety(found.constraints)
    s = {x.name: x for x in robot.symbols}
    q1, q2, q3 = robot.q
    w2 = robot.qd[0]
    th3, th4 = q1 + q2, q3  # Norton's absolute angles of coupler and rocker
    w3 = -w2 * s["L1"] / s["L2"] * sin(th4 - q1) / sin(th4 - th3)
    w4 = w2 * s["L1"] / s["L3"] * sin(q1 - th3) / sin(th4 - th3)
    B = found.speeds.rates
    assert variety.agree([B[0] + B[1], B[2]], [w3, w4])
    # I(q) = Σ m (v/ω)² + I (ω_i/ω)², textbook's equivalent inertia
    k3, k4 = w3 / w2, w4 / w2
    vx = -s["L1"] * sin(q1) - s["c2"] * sin(th3) * k3
    vy = s["L1"] * cos(q1) + s["c2"] * cos(th3) * k3
    inertia = (
        s["m1"] * s["c1"] * s["c1"] + s["I1"] + s["m2"] * (vx * vx + vy * vy) + s["I2"] * k3 * k3
        + (s["m3"] * s["c3"] * s["c3"] + s["I3"]) * k4 * k4
    )  # fmt: skip
    M = found.reduced_mass_matrix[0, 0]
    assert variety.agree([M], [inertia])
    slope = diff(M, q1) + diff(M, q2) * (k3 - 1) + diff(M, q3) * k4
    weight = s["g"] * (
        s["m1"] * s["c1"] * cos(q1)
        + s["m2"] * (s["L1"] * cos(q1) + s["c2"] * cos(th3) * k3)
        + s["m3"] * s["c3"] * cos(th4) * k4
    )
    eksergian = M * robot.qdd[0] + slope * w2 * w2 / 2 + weight
    assert variety.agree(list(found.inverse_dynamics), [eksergian])


def test_slider_crank_of_the_textbook() -> None:
    """R58: ẋ = −r ω sin θ + …, and Eksergian's equation with the slider's mass."""
    found = loops("slider_crank")
    robot, variety = found.robot, Variety(found.constraints)
    s = {x.name: x for x in robot.symbols}
    q1, q2, _ = robot.q
    w = robot.qd[0]
    rod = q1 + q2
    k = -s["r"] * cos(q1) / (s["l"] * cos(rod))  # rod's angular velocity over the crank's
    piston = -s["r"] * sin(q1) - s["l"] * sin(rod) * k
    B = found.speeds.rates
    assert variety.agree([B[0] + B[1], B[2]], [k * w, piston * w])
    vx = -s["r"] * sin(q1) - s["c2"] * sin(rod) * k
    vy = s["r"] * cos(q1) + s["c2"] * cos(rod) * k
    inertia = (
        s["m1"] * s["c1"] * s["c1"] + s["I1"] + s["m2"] * (vx * vx + vy * vy) + s["I2"] * k * k
        + s["m3"] * piston * piston
    )  # fmt: skip
    M = found.reduced_mass_matrix[0, 0]
    assert variety.agree([M], [inertia])
    slope = diff(M, q1) + diff(M, q2) * (k - 1) + diff(M, robot.q[2]) * piston
    weight = s["g"] * (
        s["m1"] * s["c1"] * cos(q1) + s["m2"] * (s["r"] * cos(q1) + s["c2"] * cos(rod) * k)
    )
    eksergian = M * robot.qdd[0] + slope * w * w / 2 + weight
    assert variety.agree(list(found.inverse_dynamics), [eksergian])


# -- the choice of speeds, and what is refused ------------------------------------------------


def test_choice_of_independent_speeds() -> None:
    """R58: automatic: actuated joints, or what most loops share; the user's if it is possible."""
    assert loops("four_bar").independent_joints == ("crank",)
    assert loops("five_bar").independent_joints == ("left", "right")
    assert loops("palletiser").independent_joints == ("waist", "shoulder", "drive")
    assert loops("delta").independent_joints == ("x", "y", "z")
    assert loops("unicycle").independent_joints == ("steer", "spin")
    chosen = ClosedLoops(derive(emdeg.load("four_bar"), "kane"), ("rocker",))
    assert chosen.independent_joints == ("rocker",)
    with pytest.raises(DeriveError, match="cannot be independent"):
        _ = ClosedLoops(derive(emdeg.load("four_bar"), "kane"), ("crank", "rocker")).speeds
    with pytest.raises(DeriveError, match="no such joint"):
        _ = ClosedLoops(derive(emdeg.load("four_bar"), "kane"), ("crnk",)).speeds


def test_refusals() -> None:
    with pytest.raises(DeriveError, match="neither loops nor velocity constraints"):
        constraints(emdeg.load("two_link"))
    with pytest.raises(DeriveError, match="not determined"):
        _ = loops("snakeboard").inverse_dynamics
    robot = emdeg.load("palletiser")
    bad = robot.loops[0].__class__(
        "forearm_loop", "forearm_back", "rod_end", ("x", "z"), "column", None,
        (("elbow", (("drive", 1),)),),
    )  # fmt: skip
    wrong = robot.replaced(loops=(bad, *robot.loops[1:]))
    with pytest.raises(EmdegError, match="do not close"):
        _ = constraints(wrong).followers


def test_redundant_equations_are_left_out() -> None:
    """A hinge about z closes a planar loop with three equations too many."""
    robot = emdeg.load("four_bar")
    loop = robot.loops[0]
    hinge = loop.__class__("pin", loop.first, loop.second, ("x", "y", "z", "rx", "ry"), "ground")
    found = ClosedLoops(derive(robot.replaced(loops=(hinge,)), "kane"))
    assert found.constraints.labels == ("pin.x", "pin.y")
    assert on_circles([cos(robot.q[0])], {robot.q[0]: OnCircle(ONE, ONE)}) == [ONE]
