"""Digest R39–R42, R49: the structural identities as rules that can be switched and are logged."""

from __future__ import annotations

from collections import Counter

import pytest

import emdeg
from emdeg.errors import UsageError
from emdeg.exact.fingerprint import equal, is_zero
from emdeg.explicit.derivation import explicit_model
from emdeg.explicit.model import ExplicitModel, Name
from emdeg.explicit.rules import ALL_RULES
from emdeg.robot.robot import Robot


@pytest.fixture(scope="module")
def puma() -> ExplicitModel:
    return explicit_model(emdeg.load("puma560"))


def test_r49_the_christoffel_report_of_the_puma(puma: ExplicitModel) -> None:
    """126 symbols, 42 zero, 35 distinct up to sign; 48 of 126 partials are not zero."""
    report = puma.report
    assert report.symbols == 126
    assert report.zero == 42
    assert report.distinct == 35
    assert (report.partials, report.nonzero_partials) == (126, 48)
    # Armstrong: 61 by the general rules, 14 by the last link, 12 by parallel axes
    assert report.by_rule["parallel joints"] == 12
    assert report.by_rule["coriolis"] + report.by_rule["centrifugal"] == 56
    assert "35 distinct" in str(report)


def test_all_distinct_symbols_and_no_others_have_terms_of_their_own(puma: ExplicitModel) -> None:
    own = [e for e in puma.elements.values() if e.name.letter in "bc" and e.same_as is None]
    assert len(own) == 35


@pytest.mark.parametrize("rule", ALL_RULES)
@pytest.mark.parametrize("name", ["puma560", "scara"])
def test_every_rule_can_be_switched_off_without_changing_the_model(name: str, rule: str) -> None:
    robot = emdeg.load(name)
    reference = explicit_model(robot)
    model = explicit_model(robot, rules=[r for r in ALL_RULES if r != rule])
    assert rule not in {fired.rule for fired in model.log}
    _same(reference, model)


def test_no_rule_at_all_gives_the_same_model() -> None:
    for name in ("puma560_emdeg", "stanford", "ur5"):
        robot = emdeg.load(name)
        bare = explicit_model(robot, rules=())
        assert not bare.log
        assert bare.report.derived == bare.report.symbols
        _same(explicit_model(robot), bare)


def _same(one: ExplicitModel, other: ExplicitModel) -> None:
    names = {*one.elements, *other.elements}
    mine = one.in_parameters([one.expression(n) for n in names])
    theirs = other.in_parameters([other.expression(n) for n in names])
    for name, a, b in zip(names, mine, theirs, strict=True):
        assert equal(a, b), str(name)


def test_the_log_says_which_rule_fired_where_and_what_it_saved(puma: ExplicitModel) -> None:
    fired = {(f.rule, f.where): f.saved for f in puma.log}
    assert fired["coriolis", "b112"] == "equals −2c_21"
    assert fired["centrifugal", "c_11"] == "is zero"
    assert fired["parallel joints", "b124"] == "equals b134"
    assert fired["parallel joints", "b213"] == "is zero"
    assert fired["equal functions", "M36"] == "equals M26"
    assert fired["angle sums", "M11"].endswith("terms")
    assert Counter(f.rule for f in puma.log)["symmetric last link"] > 0
    with pytest.raises(UsageError, match="unknown rule 'magic'"):
        explicit_model(emdeg.load("two_link"), rules=["magic"])


def test_r39_general_rules_hold_for_a_general_arm() -> None:
    """Checked on the elements themselves, derived without any rule."""
    model = explicit_model(emdeg.load("puma560_general"), rules=())
    n = range(6)
    from emdeg.exact.calculus import diff

    for i in n:
        assert is_zero(model.c[i, i])
        for j in n:
            for k in n:
                if k <= min(i, j):
                    assert is_zero(diff(model.M[i, j], model.robot.q[k]))
        for k in range(i + 1, 6):
            assert equal(model.b(i, i, k), -2 * model.c[k, i])  # i = j
            assert is_zero(model.b(k, i, k))  # i = k
            for last in range(k + 1, 6):  # b_ijk = −b_kji, i after k
                assert equal(model.b(last, i, k), -model.b(k, i, last))


def test_r40_parallel_pair_inertia_terms(puma: ExplicitModel) -> None:
    """M12 = M13 + η: AKB's a12 = a13 + I4 S2 + I9 C2 + I16 S2 S4 S5; a22 = 2 a23 − a33 + …"""
    relation = puma.relations[Name("M", (0, 1))]
    assert relation.of == ((Name("M", (0, 2)), 1),)
    assert len(relation.rest) == 3
    diagonal = puma.relations[Name("M", (1, 1))]
    assert diagonal.of == ((Name("M", (1, 2)), 2), (Name("M", (2, 2)), -1))
    assert set(diagonal.rest) == {()}, "the rest is a constant: z·K·z and the motors"
    for name, r in puma.relations.items():
        whole = sum((f * puma.expression(o) for o, f in r.of), puma.sum_of_products(r.rest))
        assert equal(whole, puma.expression(name))


def test_r40_dyadic_form_of_eta() -> None:
    """η_j = −z_p · P̂_{p+1} · Û_j · z in frame j, for the general PUMA and j = 3 … 6 (eq. 22)."""
    from emdeg.exact.linalg import Vector, skew

    robot = emdeg.load("puma560_general")
    model = explicit_model(robot)
    z = Vector.unit(2)
    for j in range(2, 6):
        rotation, _ = _between(robot, 1, j)  # frame j in frame p = 2
        to_j = rotation.T
        axis = to_j @ z
        P = to_j @ robot.bodies[2].joint.placement.translation
        U = _first_moment(robot, j)
        eta = -(axis.dot(skew(P) @ (skew(U) @ z)))
        ours = model.in_parameters([model.M[1, j] - model.M[2, j]])[0]
        motor = robot.bodies[2].joint.motor.reflected_inertia if j == 2 else 0
        assert equal(ours + motor, eta), j


def _between(robot: Robot, i: int, j: int) -> tuple[object, object]:
    from emdeg.robot.model.inertia import Pose

    pose = Pose.identity()
    for k in range(i + 1, j + 1):
        pose = pose @ robot.joint_pose(k)
    return pose.rotation, pose.translation


def _first_moment(robot: Robot, j: int) -> object:
    """U_j = Σ m_k jL_{j,k} over the bodies from j on, in frame j at its origin."""
    from emdeg.exact.linalg import Vector
    from emdeg.robot.model.inertia import Pose

    total, pose = Vector.zero(), Pose.identity()
    for k in range(j, len(robot.bodies)):
        if k > j:
            pose = pose @ robot.joint_pose(k)
        inertia = robot.bodies[k].inertia
        total = total + pose.apply(inertia.com) * inertia.mass
    return total


def test_r41_the_trap_axis_i_not_orthogonal_to_p() -> None:
    """b_{p,i,p+1} = (z_i·z_p) b_{p,p,p+1}: three parallel axes, where EMDEG's rule would say 0."""
    from emdeg.robot.loading import loads

    text = """
    name = "planar"
    convention = "modified"
    gravity = [0, -9.81, 0]
    [[link]]
    type = "R"
    alpha = 0
    mass = 1.0
    com = [0.3, 0, 0]
    inertia = { zz = 0.1 }
    [[link]]
    type = "R"
    alpha = 0
    a = 0.6
    mass = 1.0
    com = [0.3, 0, 0]
    inertia = { zz = 0.1 }
    [[link]]
    type = "R"
    alpha = 0
    a = 0.5
    mass = 1.0
    com = [0.2, 0, 0]
    inertia = { zz = 0.1 }
    """
    model = explicit_model(loads(text, "toml", allow_unphysical=True))
    assert equal(model.b(1, 0, 2), model.b(1, 1, 2))
    assert not is_zero(model.b(1, 0, 2))


def test_r42_a_link_that_is_not_symmetric_does_not_fire() -> None:
    general = explicit_model(emdeg.load("puma560_general"))
    assert "symmetric last link" not in {f.rule for f in general.log}


def test_branches_of_a_tree_do_not_couple() -> None:
    from importlib.metadata import files
    from pathlib import Path

    found = files("example-robot-data") or []
    path = next(Path(str(f.locate())) for f in found if f.name == "solo.urdf")
    model = explicit_model(emdeg.load(path))
    assert "branches" in {f.rule for f in model.log}
    assert Name("M", (0, 2)) not in model.elements
