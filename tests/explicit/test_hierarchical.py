"""Digest R37, R38, R46: nested symbols K, T, V; extended bodies; counts against the papers."""

from __future__ import annotations

import re

import pytest

import emdeg
from benchmarks.size import description
from emdeg.errors import DeriveError
from emdeg.exact.calculus import substitute
from emdeg.exact.fingerprint import equal
from emdeg.exact.graph import ZERO, Expr, symbol
from emdeg.exact.kinds import CONFIGURATION, CONSTANT
from emdeg.exact.linalg import Matrix, Vector, skew
from emdeg.explicit import composite
from emdeg.explicit.derivation import explicit_model
from emdeg.explicit.hierarchical import HierarchicalModel, hierarchical
from emdeg.explicit.model import ExplicitModel, Name
from emdeg.explicit.nested import factored
from emdeg.explicit.recursive import recursive_coefficients
from emdeg.program.lower import lower, lower_expressions
from emdeg.robot.model.inertia import Pose
from emdeg.robot.robot import Robot


@pytest.fixture(scope="module")
def emdeg_set() -> HierarchicalModel:
    return hierarchical(emdeg.load("puma560_emdeg"))


# -- what it computes -------------------------------------------------------------------


@pytest.mark.parametrize("name", ["puma560_emdeg", "stanford", "scara", "ur5", "rx90"])
def test_both_ways_are_the_lumped_model(name: str) -> None:
    lumped = explicit_model(emdeg.load(name))
    robot = lumped.robot
    nested = recursive_coefficients(robot)
    shared = factored(lumped).elements
    for key in {*lumped.elements, *nested}:
        (reference,) = lumped.in_parameters([lumped.expression(key)])
        assert equal(nested.get(key, ZERO), reference), str(key)
        if key in lumped.elements:
            assert equal(lumped.in_parameters([shared[key]])[0], reference), str(key)


def test_names_unfold_to_the_elements(emdeg_set: HierarchicalModel) -> None:
    """R46: every symbol is defined before it is used, once, and the elements come out right."""
    known: dict[Expr, Expr] = {}
    seen: set[str] = set()
    for definition in emdeg_set.definitions:
        assert definition.name not in seen
        seen.add(definition.name)
        (whole,) = substitute([definition.expression], known)
        if definition.element is not None:
            expected = emdeg_set.in_parameters([emdeg_set.elements[definition.element]])[0]
            assert equal(whole, expected), definition.name
        for rate in (CONSTANT, CONFIGURATION):
            known[symbol(definition.name, rate)] = whole


def test_families_hold_what_they_say(emdeg_set: HierarchicalModel) -> None:
    families = {d.family for d in emdeg_set.definitions}
    assert {"K", "T", "V", "M", "b", "c", "g"} <= families
    for d in emdeg_set.definitions:
        if d.family == "K":
            assert d.expression.rate == CONSTANT
        elif d.family in "TV":
            assert d.expression.rate == CONFIGURATION


def test_constants_are_their_shortest_sums() -> None:
    """R46, golden: what the search left in them has cancelled, in constant elements too.

    The search chooses which constant is called K1: all are called K here.
    """
    found = hierarchical(emdeg.load("stanford3")).definitions
    sums = {re.sub(r"K\d+", "K", str(d.expression)) for d in found}
    assert "-Iyy1 - Izz2 - Izz3 - K*d2 - 2*d2*m2*y2 - d2^2*m2 - m1*z1^2 - m2*y2^2" in sums
    text = {d.name: str(d.expression) for d in hierarchical(emdeg.load("scara")).definitions}
    assert text["M22"] == "Izz2 + Izz3 + Izz4 + L2^2*M33 + m2*r2^2"


@pytest.mark.parametrize("name", ["stanford3", "scara"])
def test_reduced_names_unfold_to_the_elements(name: str) -> None:
    """R46: of arms whose constants were reduced."""
    test_names_unfold_to_the_elements(hierarchical(emdeg.load(name)))


def test_elements_nest_as_in_emdegs_appendix(emdeg_set: HierarchicalModel) -> None:
    """M12 = M13 + …, M23 = M33 + η, M22 = … + M33 + 2η = … + M23 + η."""
    text = {d.name: str(d.expression) for d in emdeg_set.definitions}
    assert "M13" in text["M12"]
    assert "M33" in text["M23"]
    assert "M33" in text["M22"] or "M23" in text["M22"]
    assert text["M36"] == "M26"
    assert text["b112"] == "-2*c_21"


# -- what it costs ----------------------------------------------------------------------


def test_all_coefficients_of_emdegs_set_cost_less_than_emdeg(emdeg_set: HierarchicalModel) -> None:
    """M, b, c, g: EMDEG 291 multiplications + 131 additions (digest, section 9)."""
    count = emdeg_set.cost
    assert count.mul < 291
    assert count.add < 131
    assert count.total <= 295, str(count)


def test_the_kinetic_energy_matrix_costs_less_than_armstrongs() -> None:
    """A of the measured PUMA: Armstrong 278."""
    model = explicit_model(emdeg.load("puma560"))
    inertia = factored(model, [n for n in model.elements if n.letter == "M"])
    assert inertia.cost.total <= 115


def test_forces_of_motion_cost_less_than_armstrongs() -> None:
    """Torques from all coefficients: Armstrong 1165 (739 + 426)."""
    model = explicit_model(emdeg.load("puma560"))
    shared = factored(model).elements
    tau = list(model.efforts(lambda name: shared.get(model.canonical(name), ZERO)))
    r = model.robot
    count = lower("tau", {"tau": ((6,), tau)}, [("q", r.q), ("qd", r.qd), ("qdd", r.qdd)]).count()
    assert count.total <= 620, str(count)


@pytest.mark.parametrize("name", ["puma560_emdeg", "stanford", "rx90", "ur5", "puma560_general"])
def test_the_definitions_cost_what_the_program_does(name: str) -> None:
    """What is printed is what is computed: one counter for both."""
    model = hierarchical(emdeg.load(name))
    moving = [d.expression for d in model.definitions if d.expression.rate != CONSTANT]
    assert lower_expressions(moving).count().total == model.cost.total
    assert model.cost == model.program.count()


def test_long_models_take_the_recursion() -> None:
    """General 6R with free twists: a clear note, and no long wait."""
    model = hierarchical(emdeg.load("general_6r"))
    assert model.method == "recursive"
    assert "too long" in model.note
    assert model.cost.total < 2000


# -- extended bodies, R37 and R38 -----------------------------------------------------------


def _pose(robot: Robot, i: int, j: int) -> Pose:
    """Frame j in frame i."""
    pose = Pose.identity()
    for k in range(i + 1, j + 1):
        pose = pose @ robot.joint_pose(k)
    return pose


def _lever(robot: Robot, i: int, j: int, k: int) -> Vector:
    """jL_{i,k}: from O_i to the centre of mass of body k, in frame j."""
    to_i = _pose(robot, i, k).apply(robot.bodies[k].inertia.com)
    return _pose(robot, i, j).rotation.T @ to_i


def _dyadic(robot: Robot, i: int, j: int) -> Matrix:
    """I_ij = Σ_{k≥j} (−m_k jL̂_{i,k} jL̂_{j,k} + I_k in frame j), both revolute (17)."""
    total = Matrix.zero()
    for k in range(j, len(robot.bodies)):
        inertia = robot.bodies[k].inertia
        R = _pose(robot, j, k).rotation
        levers = skew(_lever(robot, i, j, k)) @ skew(_lever(robot, j, j, k))
        total = total - levers * inertia.mass + R @ inertia.tensor @ R.T
    return total


@pytest.mark.parametrize("name", ["puma560_general", "stanford_general"])
def test_r37_extended_body_dyadics_give_m(name: str) -> None:
    """M_ij = jz_i · I_ij · z for all pairs, with the prismatic cases of (17)."""
    robot = emdeg.load(name)
    M = recursive_coefficients(robot)
    x, y, z = (Vector.unit(k) for k in range(3))
    n = len(robot.bodies)
    for i in range(n):
        for j in range(i, n):
            R = _pose(robot, i, j).rotation.T
            mass = sum((robot.bodies[k].inertia.mass for k in range(j, n)), ZERO)
            U = Vector.zero()
            for k in range(j, n):
                U = U + _lever(robot, j, j, k) * robot.bodies[k].inertia.mass
            kinds = "".join("R" if robot.bodies[k].joint.revolute else "P" for k in (i, j))
            if kinds == "RR":
                value = (R @ z).dot(_dyadic(robot, i, j) @ z)
            elif kinds == "PR":
                value = (R @ x).dot(-(skew(R @ y) @ skew(U)) @ z)
            elif kinds == "RP":
                L = _pose(robot, i, j).rotation.T @ _pose(robot, i, j).translation
                value = (R @ z).dot(-((skew(L) * mass + skew(U)) @ skew(y)) @ x)
            else:
                value = (R @ x).dot(-(skew(R @ y) @ skew(y)) * mass @ x)
            assert equal(M.get(Name("M", (i, j)), ZERO), value), (i, j)


def test_r38_recursions_of_dyadics() -> None:
    """Diagonal, down and across (19-21), with K_jj and U_jo constant."""
    robot = emdeg.load("puma560_general")
    n = len(robot.bodies)

    def first_moment(j: int) -> Vector:
        total = Vector.zero()
        for k in range(j, n):
            total = total + _lever(robot, j, j, k) * robot.bodies[k].inertia.mass
        return total

    for j in (1, 2, 3):
        body, pose = robot.bodies[j].inertia, robot.joint_pose(j + 1)
        P, R = pose.translation, pose.rotation
        beyond = sum((robot.bodies[k].inertia.mass for k in range(j + 1, n)), ZERO)
        U_next = R @ first_moment(j + 1)
        U_own = body.first_moment + P * beyond
        K = body.about_frame() - skew(P) @ skew(P) * beyond
        assert all(e.rate == CONSTANT for e in (*U_own, *K.entries))
        for left, right in zip(first_moment(j), U_own + U_next, strict=True):
            assert equal(left, right)
        anti = skew(P) @ skew(U_next) + skew(U_next) @ skew(P)
        diagonal = K - anti + R @ _dyadic(robot, j + 1, j + 1) @ R.T
        _same(_dyadic(robot, j, j), diagonal)
        i = j - 1
        L = _pose(robot, i, j).rotation.T @ _pose(robot, i, j).translation
        down = (
            K - skew(L) @ skew(U_own) - skew(U_next) @ skew(P)
            + R @ _dyadic(robot, i, j + 1) @ R.T
        )  # fmt: skip
        _same(_dyadic(robot, i, j), down)
        _same(_dyadic(robot, i, j), _dyadic(robot, j, j) - skew(L) @ skew(first_moment(j)))


def _same(a: Matrix, b: Matrix) -> None:
    for x, y in zip(a.entries, b.entries, strict=True):
        assert equal(x, y)


def test_the_recursion_refuses_a_free_flyer() -> None:
    floating = emdeg.load("panda").with_floating_base()
    with pytest.raises(DeriveError, match="generalized coordinates"):
        recursive_coefficients(floating)
    assert isinstance(explicit_model(emdeg.load("two_link")), ExplicitModel)


def test_long_coefficients_count_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few products, but with long polynomials in the parameters, would take minutes to expand."""
    robot = emdeg.load("stanford_general")
    assert explicit_model(robot)
    monkeypatch.setattr(composite, "LONGEST_COEFFICIENTS", 0)
    with pytest.raises(composite.TooManyTerms):
        explicit_model(robot)


def test_what_has_too_many_christoffel_symbols_is_refused():
    """n³/6 of a chain; a tree of more joints has fewer."""
    with pytest.raises(DeriveError, match=r"as a chain of 40\b.* at most a chain of 32"):
        hierarchical(emdeg.loads(description("chain", 40), "toml"))
