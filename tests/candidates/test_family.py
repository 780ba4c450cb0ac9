"""The family between recursion and explicit model: every member is the same robot."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

import emdeg
from emdeg.candidates import candidates
from emdeg.candidates.family import descent
from emdeg.candidates.family.arms import armed, arms, other_ballast, other_units
from emdeg.candidates.family.descent import applies, recursions
from emdeg.candidates.family.members import (
    Choice,
    member,
    parallel_coordinates,
    root_chain,
)
from emdeg.candidates.job import Job
from emdeg.errors import OptimiseError
from emdeg.exact.calculus import substitute
from emdeg.exact.fingerprint import equal, is_zero
from emdeg.exact.graph import const, symbol
from emdeg.exact.linalg import Vector
from emdeg.mechanics import segments
from emdeg.mechanics.body_axes import body_axes, parallel_runs
from emdeg.mechanics.swinging import Swinging
from emdeg.mechanics.terms.drives import drive_efforts
from emdeg.mechanics.tree import ground, swing_matrix
from emdeg.program.certify import certify
from emdeg.program.interpret import interpret
from emdeg.program.ir import Program
from emdeg.robot.edit.ballast import balanced
from emdeg.robot.edit.reframe import cancel_offsets, shortest_arms
from emdeg.robot.edit.regroup import LEADS, regroup, regroup_spins
from emdeg.robot.model.parameter import Parameter
from emdeg.robot.model.spatial import SpatialInertia
from emdeg.robot.robot import Robot
from emdeg.shorten.effort import EFFORTS
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.progress import Clock
from emdeg.shorten.refine import assembled
from emdeg.shorten.search import Search
from tests.program.interpreters import interpret_precise

ARMS = ["puma560", "stanford", "scara", "general_6r", "stanford3"]


def reference(robot: Robot) -> dict[str, tuple[tuple[int, ...], list[object]]]:
    """τ by plain Newton–Euler: no regrouping, no cuts."""
    tau = emdeg.derive(robot, "newton_euler").tau
    return {"inverse_dynamics": ((robot.nv,), list(tau))}


def written(robot: Robot, choice: Choice) -> Program:
    """One member of the family in one program, its explicit root extracted."""
    candidate = member(robot, drive_efforts(robot), choice, EFFORTS["-O3"])
    parts = [part for part in candidate.parts if isinstance(part, Program)]
    assert set(candidate.explicit) == ({0} if choice.cut else set())
    return assembled(candidate, parts, random.Random(1))


@pytest.mark.parametrize("name", ARMS)
def test_regrouping_in_every_way_leaves_the_dynamics_unchanged(name: str) -> None:
    """Parameters carried by the parent give the same efforts, whichever entry moves."""
    robot = emdeg.load(name)
    tau = emdeg.derive(robot, "newton_euler").tau
    drives = drive_efforts(robot)
    for lead in LEADS:
        inertias = regroup(robot, dict.fromkeys(range(len(robot.bodies)), lead))
        grouped = segments.whole(robot, inertias)
        for k in range(robot.nv):
            assert equal(grouped[k] + drives[k], tau[k])


def test_a_wrong_regrouping_is_noticed() -> None:
    """The check above can fail: moving the mass without its lever changes the efforts."""
    robot = emdeg.load("puma560")
    inertias = regroup(robot)
    inertias[1], inertias[2] = inertias[2], inertias[1]
    wrong = segments.whole(robot, inertias)
    tau = emdeg.derive(robot, "newton_euler").tau
    assert not equal(wrong[1] + drive_efforts(robot)[1], tau[1])


@pytest.mark.parametrize("name", ARMS)
def test_sliding_frames_along_their_axes_leaves_the_dynamics_unchanged(name: str) -> None:
    """Frame placement is free along the joint axis; named frames stay where they are."""
    robot = emdeg.load(name)
    moved = cancel_offsets(robot, range(len(robot.bodies)))
    tau = emdeg.derive(robot, "newton_euler").tau
    slid = emdeg.derive(moved, "newton_euler").tau
    for a, b in zip(tau, slid, strict=True):
        assert equal(a, b)
    assert shortest_arms(robot) <= set(range(len(robot.bodies)))


@pytest.mark.parametrize(("name", "cut"), [*product(["puma560", "stanford3"], range(4))])
def test_every_cut_is_certified_equal_to_the_recursion(name: str, cut: int) -> None:
    """R46: explicit root of any length, recursion above, frames slid, tips carried."""
    robot = emdeg.load(name)
    n = len(robot.bodies)
    if cut > n:
        return
    carried = frozenset({n - 1}) if robot.bodies[-1].joint.revolute and cut < n else frozenset()
    choice = Choice(frozenset({1}), ("flat",) * n, carried, cut)
    program = written(robot, choice)
    proof = certify(program, reference(robot))
    assert proof.log2_error <= -100


@pytest.mark.parametrize("name", ["puma560", "ur5", "stanford", "scara", "general_6r"])
def test_bodies_in_axes_that_do_not_turn_with_them_are_the_same_robot(name: str) -> None:
    """Any carried, any as rods and rotors, any rotors or axes by the body below, any regrouping."""
    robot = emdeg.load(name)
    n = len(robot.bodies)
    tau = emdeg.derive(robot, "newton_euler").tau
    drives = drive_efforts(robot)
    rng = random.Random(3)
    for lead in LEADS:
        carried = {i for i in range(n) if rng.random() < 0.6}
        rods = {i for i in range(n) if rng.random() < 0.6}
        spun = {i for i in range(n) if rng.random() < 0.6}
        swung = {i for i in range(n) if rng.random() < 0.6}
        found = regroup_spins(robot, dict.fromkeys(range(n), lead), spun)
        shape = (body_axes(robot, carried), rods, found.spins, swung)
        written = segments.segment(robot, found.inertias, 0, range(n), *shape).tau
        for k in range(robot.nv):
            assert equal(written[k] + drives[k], tau[k])


def test_an_axis_swings_with_both_bodies_that_it_joins() -> None:
    """U' z = U z: with the column handed on the same efforts take fewer operations, and each U is
    that of its ω and ω̇.
    """
    robot = emdeg.load("panda_general")
    n, axes = len(robot.bodies), body_axes(robot)
    state = Swinging.of(ground(robot))
    for i in range(n):
        state = state.at(axes[i].origin).beyond(robot, i, axes[i], Vector.zero(), swung=True)
        expected = swing_matrix(state.motion.omega, state.motion.alpha)
        for row, column in product(range(3), range(3)):
            assert equal(state.u[row, column], expected[row, column])
    plain = Choice(lead=("flat",) * n)
    swung = replace(plain, swung=frozenset(range(1, n)))
    lengths = [merge(written(robot, choice)).count().total for choice in (plain, swung)]
    assert lengths[1] <= lengths[0] - 4 * (n - 4)


@pytest.mark.parametrize("name", ["puma560", "panda_general", "stanford", "general_6r"])
def test_ballast_and_units_are_the_same_robot(name: str) -> None:
    """Any bodies swung, ballast on any arms in any order, any arm as the unit of length."""
    robot = emdeg.load(name)
    n = len(robot.bodies)
    expected = reference(robot)
    rng = random.Random(5)
    thumb = armed(robot, Choice(shortest_arms(robot), ("flat",) * n))
    assert (thumb.unit is None) == (name == "stanford"), "a slide has no torque"
    assert thumb.ballast
    chosen = [thumb, *other_units(robot, thumb), *other_ballast(robot, thumb, 3)]
    for choice in rng.sample(chosen, min(3, len(chosen))):
        carried = frozenset(i for i in range(1, n) if rng.random() < 0.4)
        swung = frozenset(i for i in range(n) if rng.random() < 0.6)
        other = replace(choice, carried=carried, swung=swung, cut=rng.randrange(2))
        assert certify(written(robot, other), expected).log2_error <= -100


def test_ballast_takes_first_moments_away() -> None:
    """What is left has none along the axes, and with the points it is the same body."""
    arm = Vector([const(Fraction(1, 3)), symbol("d"), const(2)])
    body = SpatialInertia.point(symbol("m"), Vector([symbol("x"), symbol("y"), symbol("z")]))
    for axes in ("x", "y", "xy", "yx"):
        left, points = balanced(body, arm, axes)
        gone = {axis for axis, e in zip("xyz", left.moment, strict=True) if is_zero(e)}
        assert gone == {*axes}
        whole = sum((SpatialInertia.point(p.mass, p.at) for p in points), left)
        assert equal(whole.mass, body.mass)
        pairs = [*zip(whole.moment, body.moment, strict=True)]
        pairs += zip(whole.tensor.entries, body.tensor.entries, strict=True)
        assert all(equal(a, b) for a, b in pairs)


def test_nobody_divides_by_an_arm_that_may_be_zero() -> None:
    """A length without a value may become zero, one that is zero is no arm."""
    robot = emdeg.load("puma560")
    known = {s: p for s, p in robot.parameters.items() if s.name != "a2"}
    free = robot.replaced(parameters={**known, symbol("a2"): Parameter()})
    plain = Choice(lead=("flat",) * 6)
    assert (2, "x") in arms(robot, plain)
    assert (2, "x") not in arms(free, plain)
    assert not arms(emdeg.load("stanford3").replaced(parameters={}), Choice())


def test_parallel_bodies_share_their_axes() -> None:
    """The PUMA's upper arm and forearm are written in the plane of the arm: ω without sines."""
    robot = emdeg.load("puma560")
    assert [run for run in parallel_runs(robot) if len(run) > 1] == [(1, 2)]
    axes = body_axes(robot, {1, 2})
    assert axes[2].rotations == ()
    assert axes[2].turn == robot.joint_angle(robot.bodies[1]) + robot.joint_angle(robot.bodies[2])
    assert len(axes[3].rotations) == 3  # out of the plane, the placement, and its own turn
    assert not any(a.turn.terms for a in body_axes(robot))


def test_trees_and_free_flyers_are_cut_too() -> None:
    """Segments on a branching tree: each tree on the base is one recursion."""
    builder = emdeg.RobotBuilder("tree")
    builder.link("base")
    for name in ("trunk", "left", "right"):
        inertia = builder.inertia(f"m_{name}", (f"x_{name}", 0, f"z_{name}"), xx=f"I_{name}")
        builder.link(name, inertia)
    builder.joint("turn", "revolute", "base", "trunk", axis=(0, 0, 1))
    arm, slide = builder.pose(("a", 0, 0)), builder.pose((0, "b", 0))
    builder.joint("arm", "revolute", "trunk", "left", origin=arm, axis=(0, 1, 0))
    builder.joint("slide", "prismatic", "trunk", "right", origin=slide, axis=(1, 0, 0))
    robot = builder.build()
    for cut in (0, 1):
        choice = Choice(frozenset(), ("yy",) * 3, frozenset(), cut)
        program = written(robot, choice)
        assert certify(program, reference(robot)).log2_error <= -100
    assert root_chain(robot, 2) == []
    with pytest.raises(OptimiseError, match="chain of 2"):
        written(robot, Choice(lead=("yy",) * 3, cut=2))


@pytest.mark.parametrize("output", ["inverse_dynamics", "bias"])
def test_a_unit_of_length_leaves_a_flyers_forces_as_they_are(output: str) -> None:
    """Velocities go in and forces come out in metres, whatever the unit between."""
    robot = emdeg.load("ur5").with_floating_base()
    thumb = armed(robot, Choice(lead=("flat",) * len(robot.bodies)))
    assert thumb.unit is not None
    candidate = member(robot, drive_efforts(robot), thumb, EFFORTS["-O3"], output=output)
    parts = [part for part in candidate.parts if isinstance(part, Program)]
    program = assembled(candidate, parts, random.Random(1))
    tau = list(emdeg.derive(robot, "newton_euler").tau)
    if output == "bias":
        tau = substitute(tau, dict.fromkeys(robot.qdd, 0))
    proof = certify(program, {output: ((robot.nv,), tau)})
    assert proof.log2_error <= -100


def test_parallel_axes_are_found() -> None:
    """The PUMA's shoulder and elbow turn about parallel axes, and nothing else does."""
    robot = emdeg.load("puma560")
    assert dict(parallel_coordinates(robot, range(6)).below) == {2: 1}


def test_what_the_family_does_not_cover_is_left_to_the_plain_derivation() -> None:
    """Wrenches and moving bases are not cut, and compile still gives a certified program."""
    robot = emdeg.load("two_link").with_moving_base()
    assert not applies(robot)
    assert emdeg.compile(robot, "inverse_dynamics", records=False).certificate is not None


def test_the_search_only_gets_better() -> None:
    """No candidate that the search takes makes the best longer, and they are derived before."""
    robot = emdeg.load("stanford")
    problem = candidates(Job(robot, "inverse_dynamics"), EFFORTS["-O1"])
    search, found = Search(problem), []
    for candidate in problem.candidates:
        parts = [part for part in candidate.parts if isinstance(part, Program)]
        assert len(parts) == len(candidate.parts)
        search.take(candidate, parts)
        found.append(search.manager.best.count().total)
    found.append(search.finish().count().total)
    assert found == sorted(found, reverse=True)
    assert found[-1] < found[0]


def test_more_effort_derives_more_candidates() -> None:
    """-O2 begins with the candidates of -O1, by the same names, and has others after them."""
    robot, drives = emdeg.load("stanford3"), drive_efforts(emdeg.load("stanford3"))
    few, many = (
        [candidate.how for candidate in recursions(robot, drives, EFFORTS[level])]
        for level in ("-O1", "-O2")
    )
    job = Job(robot, "inverse_dynamics")
    found = [c.how for c in candidates(job, EFFORTS["-O2"]).candidates]
    assert found == [*few, *many]


def test_puma_560_has_fewer_operations_than_armstrongs_abbreviated_model() -> None:
    """R48: exact inverse dynamics, motor inertias included, below 305 (Armstrong 1986, 1 %)."""
    program = emdeg.compile(emdeg.load("puma560"), "inverse_dynamics", records=False)
    count = program.count()
    assert count.total <= 278
    assert program.certificate is not None


@pytest.mark.parametrize(("name", "most"), [("ur5", 218), ("rx90_general", 414)])
def test_parallel_axes_make_the_recursion_short(name: str, most: int) -> None:
    """Bodies on parallel axes in common axes: UR5 and RX-90 below what explicit roots gave."""
    assert emdeg.compile(emdeg.load(name), certify=False, records=False).count().total <= most


def test_puma_560_mass_matrix_has_fewer_operations_than_armstrongs() -> None:
    """R48: below 190 where Armstrong needs 278 and the best known count is 246."""
    program = emdeg.compile(emdeg.load("puma560"), "mass_matrix", records=False)
    assert program.count().total < 190


@pytest.mark.parametrize("name", ["puma560", "stanford", "panda"])
def test_short_programs_round_no_worse_than_the_plain_recursion(name: str) -> None:
    """Relative error against 50 digits at most ten times that of Newton–Euler as derived."""
    robot = emdeg.load(name)
    plain = emdeg.compile(robot, method="newton_euler", optimise=None, certify=False)
    short = emdeg.compile(robot, certify=False, records=False)
    rng = np.random.default_rng(7)
    states = {i.name: rng.uniform(-3, 3, (30, len(i.leaves))) for i in plain.inputs}
    worst: dict[str, float] = {}
    for which, program in (("plain", plain), ("short", short)):
        rounded = interpret(program, states)["inverse_dynamics"]
        for k in range(30):
            state = {key: array[k] for key, array in states.items()}
            precise = interpret_precise(program, state)["inverse_dynamics"].ravel()
            scale = max(abs(e) for e in precise)
            error = max(float(abs(a - e) / scale) for a, e in zip(rounded[k], precise, strict=True))
            worst[which] = max(worst.get(which, 0.0), error)
    assert worst["short"] <= 10 * worst["plain"]


def test_a_descent_ends_when_its_time_is_over() -> None:
    """In half a second for everything, derivatives of nine joints were derived for two minutes."""
    robot = emdeg.load("puma560")
    first = descent.by_thumb(robot)
    tried: list[Choice] = []

    def length(choice: Choice) -> float:
        tried.append(choice)
        return 100.0 - len(tried)

    found = descent.descend(robot, {first: 100.0}, 3, length, descent.all_ways, Clock(0.0))
    assert found == {first: 100.0}
    assert not tried
    long = descent.descend(robot, {first: 100.0}, 1, length, descent.all_ways, Clock(math.inf))
    assert len(long) == len(tried) + 1 > 20
