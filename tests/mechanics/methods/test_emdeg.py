"""EMDEG: digest R21, R30, R37 to R43, R49; the inertia dyadics, the rules, and the search."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from emdeg.errors import DeriveError
from emdeg.exact.angles import Angle
from emdeg.exact.calculus import derivative
from emdeg.exact.field import MERSENNE_61
from emdeg.exact.fingerprint import equal, fingerprints
from emdeg.exact.graph import ONE, ZERO, linear, symbol
from emdeg.exact.linalg import Matrix, Vector, rotation_x, rotation_y, skew
from emdeg.mechanics.base import assemble
from emdeg.mechanics.methods import lagrange_euler, newton_euler
from emdeg.mechanics.methods.emdeg import emdeg
from emdeg.mechanics.methods.emdeg.dyadics import (
    RECURSIONS,
    VELOCITIES,
    Frames,
    dyadics_diagonal,
    dyadics_down,
    extended_bodies,
)
from emdeg.mechanics.methods.emdeg.rules import Bench, parallel_pairs
from emdeg.mechanics.methods.emdeg.terms import Arm, by_calculus, by_geometry, inertia_terms
from emdeg.mechanics.operations import Meter
from emdeg.program.count import count
from emdeg.program.lower import lower
from emdeg.robot.edit.regroup import regroup
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.spatial import SpatialInertia
from emdeg.robot.robot import Robot
from tests.mechanics import arms, oracle
from tests.mechanics.arms import s, same

ROBOTS = [arms.two_link, arms.robmat_stanford, arms.theta_d_arm, arms.stanford, arms.puma]


@pytest.mark.parametrize("build", ROBOTS)
def test_equals_newton_euler_on_arms(build):
    """R30, R35."""
    robot = build()
    assert arms.certified(robot, emdeg.rigid_body(robot), newton_euler.rigid_body(robot))


@pytest.mark.parametrize("seed", range(20))
def test_equals_newton_euler_on_trees(seed):
    """R30, R35: random trees."""
    robot = arms.random_tree(seed)
    assert arms.certified(robot, emdeg.rigid_body(robot), newton_euler.rigid_body(robot))


def parallel_arm() -> Robot:
    """R P R∥R P R∥R R: parallel pairs, one turned over, none orthogonal to what comes before."""
    al = [Angle.of(symbol(f"al{i}", angular=True)) for i in range(3)]
    tilt = [rotation_x(al[0]), rotation_y(al[1]), rotation_x(al[2]) @ rotation_y(al[0])]
    over = rotation_x(Angle.degrees(180))
    level = Matrix.identity()
    rows = [
        ("R", level), ("P", tilt[0]), ("R", tilt[1]), ("R", level),
        ("P", tilt[2]), ("R", tilt[0]), ("R", over), ("R", tilt[1]),
    ]  # fmt: skip
    bodies = []
    for i, (kind, rotation) in enumerate(rows):
        place = Pose(rotation, Vector([s(f"p{axis}{i}") for axis in "xyz"]))
        bodies.append(
            arms.joint_body(i, kind, place, arms.general_body(i), parent=i - 1 if i else None)
        )
    return Robot("parallel arm", tuple(bodies), Vector((s("gx"), s("gy"), s("gz"))))


def branched_parallel_tree() -> Robot:
    """A parallel run of three with a second, parallel branch on its first body."""
    b, place = arms.joint_body, arms.pose
    tilt = rotation_x(Angle.of(symbol("al1", angular=True)))
    parents = [None, 0, 1, 2, 1]
    bodies = [
        b(i, "R", place(x=s(f"px{i}"), y=s(f"py{i}"), rotation=tilt if i == 1 else None),
          arms.general_body(i), parent=parents[i])
        for i in range(5)
    ]  # fmt: skip
    return Robot("branched parallel tree", tuple(bodies), Vector((s("gx"), s("gy"), s("gz"))))


def prismatic_gantry() -> Robot:
    """Two parallel slides (one turned over) under a turning tool."""
    over = rotation_x(Angle.degrees(180))
    bodies = (
        arms.joint_body(0, "R", arms.pose(), arms.general_body(0), parent=None),
        arms.joint_body(
            1, "P", arms.pose(rotation=arms.turn_x(90)), arms.general_body(1), parent=0
        ),
        arms.joint_body(2, "P", arms.pose(x=s("a"), rotation=over), arms.general_body(2), parent=1),
        arms.joint_body(
            3, "R", arms.pose(rotation=arms.turn_x(90)), arms.general_body(3), parent=2
        ),
    )
    return Robot("gantry", bodies, Vector((s("gx"), s("gy"), s("gz"))))


SPECIAL = [parallel_arm, branched_parallel_tree, prismatic_gantry]


@pytest.mark.parametrize("build", SPECIAL)
def test_equals_newton_euler_where_rules_fire(build):
    """R40, R41: parallel pairs that are not orthogonal to the rest, turned over, or prismatic."""
    robot = build()
    parts = emdeg.rigid_body(robot)
    assert arms.certified(robot, parts, newton_euler.rigid_body(robot))
    assert parts.intermediates["pairs"]


@pytest.mark.parametrize("recursion", RECURSIONS)
@pytest.mark.parametrize("velocity", VELOCITIES)
@pytest.mark.parametrize("derivatives", emdeg.DERIVATIVES)
def test_every_plan_is_right(recursion, velocity, derivatives):
    """R38, R43: each recursion, with each way to v and to the derivatives of M."""
    for build in (arms.puma_akb, branched_parallel_tree, prismatic_gantry):
        robot = build()
        plan = {"recursion": recursion, "velocity": velocity, "derivatives": derivatives}
        reference = newton_euler.rigid_body(robot)
        for regrouped in (False, True):
            parts = emdeg.rigid_body(robot, **plan, regrouped=regrouped)
            assert arms.certified(robot, parts, reference), (robot.name, regrouped)
            assert parts.intermediates["plan"].recursion == recursion


def test_without_rules():
    """R38: the general algorithm alone gives the same equations and logs nothing."""
    robot = parallel_arm()
    parts = emdeg.rigid_body(robot, rules=False)
    assert arms.certified(robot, parts, newton_euler.rigid_body(robot))
    assert parts.intermediates["log"] == ()


def test_refuses():
    with pytest.raises(DeriveError, match="emdeg"):
        emdeg.rigid_body(arms.random_tree(3, floating=True))
    with pytest.raises(DeriveError, match="across, down, diagonal"):
        emdeg.rigid_body(arms.two_link(), recursion="sideways")


@pytest.mark.oracle
@pytest.mark.parametrize("build", [arms.puma, arms.stanford, lambda: arms.random_tree(9)])
def test_agrees_with_pinocchio(build):
    """R35: τ and M as numbers."""
    robot = build()
    parts = emdeg.rigid_body(robot)
    oracle.check(robot, assemble(robot, parts), parts.M)


# -- extended bodies ------------------------------------------------------------------------


def world_poses(robot):
    poses = []
    for i, body in enumerate(robot.bodies):
        pose = robot.joint_pose(i)
        poses.append(pose if body.parent is None else poses[body.parent] @ pose)
    return poses


def subtree(robot, j):
    return [k for k in range(len(robot.bodies)) if j in robot.path(k)]


@pytest.mark.parametrize(
    "build", [arms.stanford, branched_parallel_tree, lambda: arms.random_tree(9)]
)
def test_dyadics_are_their_definition(build):
    """R37, R38: U_j and I_ij by each recursion = the sums (17, 18), taken in base axes."""
    robot = build()
    frames = Frames(robot, parallel_pairs(robot))
    inertias = [SpatialInertia.of(body.inertia) for body in robot.bodies]
    bodies = extended_bodies(robot, frames.poses, inertias)
    down = dyadics_down(robot, frames, bodies)
    diagonal = dyadics_diagonal(robot, frames, bodies, inertias)
    poses = world_poses(robot)
    for j in range(len(robot.bodies)):
        R = poses[j].rotation
        for i in robot.path(j):
            dyadic, U = Matrix.zero(), Vector.zero()
            for k in subtree(robot, j):
                inertia, Rk = robot.bodies[k].inertia, poses[k].rotation
                com = poses[k].apply(inertia.com)
                L_i, L_j = com - poses[i].translation, com - poses[j].translation
                dyadic = dyadic - skew(L_i) @ skew(L_j) * inertia.mass
                dyadic = dyadic + Rk @ inertia.tensor @ Rk.T
                U = U + L_j * inertia.mass
            expected = R.T @ dyadic @ R
            assert same(bodies[j].whole.moment, R.T @ U)
            across = bodies[j].whole.tensor - skew(frames.seen[j].L[i]) @ skew(
                bodies[j].whole.moment
            )
            assert same(across, expected)
            assert same(diagonal[i, j], expected)
            if i != j:
                assert same(down[i, j], expected)


def test_recursions_differ_in_cost_only():
    """R38: all three give one M; "across" is the cheapest on the PUMA, and is chosen."""
    robot = arms.puma_akb()
    results = {way: emdeg.rigid_body(robot, recursion=way, rules=False) for way in RECURSIONS}
    for a, b in combinations(results.values(), 2):
        assert same(a.M, b.M)
    costs = {way: Meter().new(parts.M.entries) for way, parts in results.items()}
    assert costs["across"] == min(costs.values()) < max(costs.values())
    chosen = emdeg.rigid_body(robot).intermediates["plan"]
    assert chosen.recursion == "across"


# -- derivatives ----------------------------------------------------------------------------


@pytest.mark.parametrize("build", [arms.stanford, parallel_arm, lambda: arms.random_tree(9)])
def test_geometric_derivatives(build):
    """R21 (Appendix I): turning extended bodies = differentiating the expressions of M."""
    robot = build()
    frames = Frames(robot)
    inertias = [SpatialInertia.of(body.inertia) for body in robot.bodies]
    arm = Arm(robot, frames, inertias, extended_bodies(robot, frames.poses, inertias))
    M = inertia_terms(arm, "across", Bench())
    slope = by_calculus(arm, M)
    for i, j in M:
        for k in range(len(robot.bodies)):
            related = i in robot.path(k) and (j in robot.path(k) or k in robot.path(j))
            if related and k != i:
                assert equal(by_geometry(arm, i, j, k), slope(i, j, k)), (i, j, k)
            elif not related or k == i:
                assert equal(slope(i, j, k), ZERO), (i, j, k)  # (26)


def test_derivative_of_levers_and_moments():
    """R21: ∂jL_{j,k}/∂q_p = jR_p ẑ pL_{p,k}, ∂U_j/∂q_p = jR_p ẑ U_p; prismatic p alike."""
    robot = arms.stanford()
    frames = Frames(robot)
    inertias = [SpatialInertia.of(b.inertia) for b in robot.bodies]
    bodies = extended_bodies(robot, frames.poses, inertias)
    poses = world_poses(robot)
    Z = Vector.unit(2)
    for j in range(6):
        for p in range(j + 1, 6):
            joint = robot.bodies[p].joint
            jRp = poses[j].rotation.T @ poses[p].rotation
            q = robot.q[joint.coordinate]
            moved = Z.cross(bodies[p].whole.moment) if joint.revolute else Z * bodies[p].whole.mass
            assert same(derivative(list(bodies[j].whole.moment), {q: ONE}), jRp @ moved)
            for k in range(p, 6):
                lever = poses[j].rotation.T @ (poses[k].translation - poses[j].translation)
                beyond = poses[p].rotation.T @ (poses[k].translation - poses[p].translation)
                moved = Z.cross(beyond) if joint.revolute else Z
                assert same(derivative(list(lever), {q: ONE}), jRp @ moved)


# -- the rules, against Lagrange–Euler ----------------------------------------------------------


class Independent:
    """M and β of the parallel arm by Lagrange–Euler, which knows none of the rules."""

    robot = parallel_arm()
    parts = lagrange_euler.rigid_body(robot)
    pairs = parallel_pairs(robot)
    frames = Frames(robot, pairs)
    inertias = tuple(SpatialInertia.of(b.inertia) for b in robot.bodies)
    bodies = extended_bodies(robot, frames.poses, inertias)
    arm = Arm(robot, frames, inertias, bodies)

    @classmethod
    def M(cls, i, j):
        return cls.parts.M[i, j]

    @classmethod
    def beta(cls, i, j, k):
        return cls.parts.christoffel.get((i, min(j, k), max(j, k)), ZERO)


I = Independent


def test_pairs_are_found_with_their_direction():
    """R42: joints 3∥4 and 6∥7 (turned over); the prismatic joints are parallel to nothing."""
    assert [(p.inner, p.outer, p.sign, p.proof) for p in I.pairs] == [
        (2, 3, 1, "exact"), (5, 6, -1, "exact"),
    ]  # fmt: skip


def test_inertia_rules():
    """R40 (24, 25): with σ = ±1, revolute and prismatic j, revolute and prismatic i."""
    Z = Vector.unit(2)
    for pair in I.pairs:
        p, o, sign = pair.inner, pair.outer, pair.sign
        for j in range(o, 8):
            assert equal(I.M(p, j), sign * I.M(o, j) + I.arm.eta(p, j))
        K = I.bodies[p].fixed.tensor
        assert equal(I.M(p, p), sign * I.M(p, o) + K[2, 2] + sign * I.arm.eta(p, o))
        assert equal(I.M(p, p), I.M(o, o) + K[2, 2] + 2 * sign * I.arm.eta(p, o))
        assert K[2, 2].rate == 0  # z·K_pp·z is a constant
        P, U = I.frames.poses[o].translation, I.bodies[o].moved
        bracket = K.column(2) - U.cross(P.cross(Z))
        for i in range(p):
            lever = skew(I.frames.seen[p].L[i]) @ skew(I.bodies[p].fixed.moment)
            if I.robot.bodies[i].joint.revolute:  # as printed, with the missing K_pp
                extra = I.frames.seen[p].z[i].dot(bracket - lever @ Z)
            else:
                extra = I.frames.seen[p].z[i].dot(Z.cross(I.bodies[p].fixed.moment))
            assert equal(I.M(i, p), sign * I.M(i, o) + extra)


def test_velocity_rules():
    """R41 (30-35), with σ = ±1."""
    for pair in I.pairs:
        p, o, sign = pair.inner, pair.outer, pair.sign
        for i in range(8):
            for k in range(o + 1, 8):
                assert equal(I.beta(i, p, k), sign * I.beta(i, o, k))
        for i in range(p):
            assert equal(I.beta(i, p, o), sign * I.beta(i, o, o))  # b = 2c
        assert equal(I.beta(o, p, p), -sign * I.beta(p, o, o))
        assert equal(I.beta(p, p, o), sign * I.beta(p, o, o))
        for i in range(o + 1, 8):
            eta_rate = derivative([I.arm.eta(p, i)], {I.robot.q[i]: ONE})[0]
            assert equal(I.beta(p, i, i), sign * I.beta(o, i, i) + eta_rate)


def test_the_trap_of_equation_35():
    """R41: b_{p,i,p+1} is (z_i·z_p) b_{p,p,p+1}: not 0 unless the axes are orthogonal."""
    p, o = 2, 3
    for i in range(p):
        if I.robot.bodies[i].joint.revolute:
            cosine = I.frames.seen[p].z[i][2]
            assert equal(I.beta(p, i, o), cosine * I.beta(p, p, o))
            assert not equal(I.beta(p, i, o), ZERO)
        else:
            assert equal(I.beta(p, i, o), ZERO)
    puma = lagrange_euler.rigid_body(arms.puma()).christoffel
    assert equal(puma.get((1, 0, 2), ZERO), ZERO)  # the PUMA's axes 1 and 2 are orthogonal


def test_prismatic_rule():
    """R41 for prismatic j: no velocity terms with q̇_j and the speed of a joint beyond."""
    robot = I.robot
    for j, body in enumerate(robot.bodies):
        if body.joint.prismatic:
            for k in range(j, 8):
                for i in range(8):
                    assert equal(I.beta(i, j, k), ZERO)


def test_structure_rules():
    """R39 (26-29) on an arm without special geometry."""
    robot = I.robot
    q, M = robot.q, I.parts.M

    def d(i, j, k):
        return derivative([M[i, j]], {q[k]: ONE})[0]

    for i in range(4):
        for j in range(i, 4):
            assert all(equal(d(i, j, k), ZERO) for k in range(i + 1))
    for i, j, k in combinations(range(4), 3):
        assert equal(2 * I.beta(i, j, k), d(i, j, k) + d(i, k, j))
        assert equal(2 * I.beta(j, i, k), d(i, j, k) - d(i, k, j))
        assert equal(I.beta(k, i, j), -I.beta(j, i, k))
    for i, k in combinations(range(4), 2):
        assert equal(I.beta(i, k, k), d(i, k, k))
        assert equal(2 * I.beta(k, i, i), -d(i, i, k))
        assert equal(I.beta(i, i, k), -I.beta(k, i, i))
        assert equal(I.beta(k, i, k), ZERO)


# -- premises and the log -------------------------------------------------------------------------


def test_rules_fire_on_the_puma():
    """R43: every kind of rule for parallel axes fires, with what it saved."""
    parts = emdeg.rigid_body(arms.puma_akb()).intermediates
    assert [(p.inner, p.outer) for p in parts["pairs"]] == [(1, 2)]
    fired = {f.rule for f in parts["log"]}
    assert {
        "M_pj = M_{p+1,j} + η_j", "M_pp = M_{p,p+1} + z·K·z + η_{p+1}",
        "β_ipk = β_{i,p+1,k}", "β_pjk = β_{p+1,j,k} + d·F", "vanishes",
    } <= fired  # fmt: skip
    assert all(f.saved >= 0 for f in parts["log"])
    assert sum(f.saved for f in parts["log"]) > 50


def test_log_of_the_two_link_arm():
    """R43, golden: what EMDEG does to Fu's two-link arm, and in which order."""
    log = emdeg.rigid_body(arms.two_link()).intermediates["log"]
    assert [f"{f.where}: {f.rule} (saved {f.saved})" for f in log] == GOLDEN_TWO_LINK


GOLDEN_TWO_LINK = [
    "M[1,2]: M_pj = M_{p+1,j} + η_j (saved 0)",
    "M[1,1]: M_pp = M_{p,p+1} + z·K·z + η_{p+1} (saved 1)",
    "β[1,1,2]: β_ipk = β_{i,p+1,k} (saved 0)",
    "g[1]: g_p = g_{p+1} − g·(z × U_po) (saved 6)",
]


def test_no_rule_without_a_proof():
    """R42: a twist that is only a symbol proves nothing, though it could be zero."""
    free = parallel_arm()
    bodies = list(free.bodies)
    for j in (3, 6):
        twist = rotation_x(Angle.of(symbol("twist", angular=True)))
        place = replace(bodies[j].joint.placement, rotation=twist)
        bodies[j] = replace(bodies[j], joint=replace(bodies[j].joint, placement=place))
    twisted = replace(free, bodies=tuple(bodies))
    parts = emdeg.rigid_body(twisted)
    assert parts.intermediates["pairs"] == ()
    assert not [f for f in parts.intermediates["log"] if "p+1" in f.rule]
    assert arms.certified(twisted, parts, newton_euler.rigid_body(twisted))


def test_a_premise_may_be_proven_by_fingerprint():
    """R42: Rot(x, α) Rot(x, −α), multiplied out, is parallel as a function, not as it stands."""
    angle = Angle.of(symbol("al1", angular=True))
    hidden = rotation_x(angle) @ rotation_x(-angle)
    robot = arms.two_link()
    inner, outer = robot.bodies
    place = Pose(hidden, outer.joint.placement.translation)
    outer = replace(outer, joint=replace(outer.joint, placement=place))
    robot = replace(robot, bodies=(inner, outer))
    parts = emdeg.rigid_body(robot)
    (pair,) = parts.intermediates["pairs"]
    assert pair.proof == "fingerprint"
    assert [f for f in parts.intermediates["log"] if "p+1" in f.rule]
    assert arms.certified(robot, parts, newton_euler.rigid_body(robot))


def test_symmetric_last_link():
    """R42 (AKB 9): Ixx6 = Iyy6 and the COM on the axis: nothing in M depends on q6."""
    robot = arms.puma_akb()
    parts = emdeg.rigid_body(robot)
    assert all(e is ZERO for e in derivative(parts.M.entries, {robot.q[5]: ONE}))


# -- what comes out -------------------------------------------------------------------------------


def test_christoffel_statistics():
    """R49: of the AKB model's 126 symbols 42 vanish, and 35 are different up to sign."""
    beta = emdeg.rigid_body(arms.puma_akb()).christoffel
    residues = fingerprints(list(beta.values()), 2)
    assert len(beta) == 126 - 42
    unsigned = {min(r, tuple(-x % MERSENNE_61 for x in r)) for r in residues}
    assert len(unsigned) == 35


def test_meter_counts_like_the_program():
    """R48: the count on the DAG, by which plans are chosen, is that of the lowered program."""
    robot = arms.puma_akb()
    for parts in (emdeg.rigid_body(robot), newton_euler.rigid_body(robot)):
        tau = list(assemble(robot, parts))
        inputs = [("q", robot.q), ("qd", robot.qd), ("qdd", robot.qdd)]
        program = count(lower("tau", {"tau": ((6,), tau)}, inputs))
        assert Meter().new(tau) == pytest.approx(program.total, rel=0.02)


def test_puma_costs_no_more_than_the_paper():
    """R70: 401 mult + 254 add in the paper; ours before any optimiser, on the same arm (E6)."""
    robot = arms.puma_emdeg()
    cost = Meter().new(assemble(robot, emdeg.rigid_body(robot)))
    assert cost <= (401 + 254) * 1.05


def test_regrouping_changes_nothing():
    """R45: regrouped bodies describe the same robot."""
    robot = arms.puma()
    given = emdeg.rigid_body(robot, regrouped=False)
    grouped = emdeg.rigid_body(robot, regrouped=True)
    assert same(given.M, grouped.M)
    assert same(given.gravity, grouped.gravity)
    assert any(
        a.mass is not b.inertia.mass for a, b in zip(regroup(robot), robot.bodies, strict=True)
    )


def test_tau_is_made_of_the_terms():
    """R23, R30: τ = M q̈ + Σ c q̇² + Σ b q̇q̇ + g with b = 2β."""
    robot = arms.puma_akb()
    parts = emdeg.rigid_body(robot)
    b, c, qd = parts.intermediates["b"], parts.intermediates["c"], robot.qd
    rows = []
    for i in range(6):
        row = [(m * a, 1) for m, a in zip(parts.M.row(i), robot.qdd, strict=True)]
        row += [(v * qd[j] * qd[j], 1) for (r, j, _), v in c.items() if r == i]
        row += [(v * qd[j] * qd[k], 1) for (r, j, k), v in b.items() if r == i]
        rows.append(linear([*row, (parts.gravity[i], 1)]))
    assert same(parts.tau, rows)
