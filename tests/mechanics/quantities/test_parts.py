"""Parts by the letters of a paper (digest R23, R54): three conventions, one dynamics."""

from __future__ import annotations

import pytest

import emdeg
from emdeg.exact import Matrix, Vector, equal, symbol
from emdeg.exact.fingerprint import fingerprints
from emdeg.mechanics.quantities.constrained import CONSTRAINED
from emdeg.mechanics.quantities.elastic import ELASTIC
from emdeg.mechanics.quantities.parts import LETTERS, part_names
from emdeg.mechanics.terms.coefficients import Convention, coefficients, q2, qq


def same(a: Vector | Matrix, b: Vector | Matrix) -> bool:
    return fingerprints(a.entries) == fingerprints(b.entries)


def test_robmats_double_pendulum_in_one_call() -> None:
    """E2: B and C of ROBMAT, section 5 (R23)."""
    B, C = emdeg.parts(emdeg.load("double_pendulum"), "B,C", convention="robmat").values()
    assert isinstance(B, Matrix)
    assert isinstance(C, Matrix)
    L1, L2, m2 = (symbol(name) for name in ("L1", "L2", "m2"))
    s2 = emdeg.exact.sin(emdeg.load("double_pendulum").q[1])
    assert equal(B[0, 0], -(L1 * L2 * m2 * s2))
    assert equal(C[0, 1], B[0, 0])
    assert equal(C[1, 0], -B[0, 0])
    assert equal(B[1, 0], emdeg.exact.ZERO)


@pytest.mark.parametrize("name", ["two_link", "stanford3", "puma560"])
def test_the_three_conventions_are_one_dynamics(name: str) -> None:
    """M q̈ + b qq + c q2 + g = M q̈ + 2 B qq + C q2 + G = D q̈ + q̇ᵀ H q̇ + c = τ (R23, R24)."""
    robot = emdeg.load(name)
    qd, qdd = Vector(robot.qd), Vector(robot.qdd)
    rest = Vector(emdeg.derive(robot).tau) - emdeg.derive(robot).friction
    letters = {
        convention: emdeg.parts(robot, names, convention=convention)
        for convention, names in (("emdeg", "M,b,c,g"), ("robmat", "M,B,C,G"), ("fu", "D,h,c"))
    }
    found = []
    for convention, double in (("emdeg", 1), ("robmat", 2)):
        M, B, C, G = letters[convention].values()
        found.append(M @ qdd + B @ Vector(qq(qd)) * double + C @ Vector(q2(qd)) + G)  # type: ignore[operator]
    D, H, c = letters["fu"].values()
    found.append(D @ qdd + Vector(qd.dot(h @ qd) for h in H) + c)  # type: ignore[operator,union-attr]
    for tau in found:
        assert same(tau, rest)


@pytest.mark.parametrize("convention", Convention)
def test_every_letter_and_every_name_is_there(convention: Convention) -> None:
    """All that is listed can be asked for; elements have names of their own."""
    robot = emdeg.load("two_link")
    refused = {"inverse_jacobian", "operational_space_inertia"}  # of two joints
    refused |= {record.name for record in CONSTRAINED}  # without loops
    refused |= {record.name for record in ELASTIC if record.name != "elastic_efforts"}
    names = [n for n in part_names(convention) if n not in refused]
    found = emdeg.parts(robot, names, convention=convention)
    assert list(found) == names
    assert set(LETTERS[convention]) <= set(names)
    assert all(part.elements for part in found.found.values())


def test_translation_and_rotation_add_up() -> None:
    """D^tran + D^rot = D and h^tran + h^rot = h (R28)."""
    robot = emdeg.load("puma560")
    split = emdeg.parts(robot, ["tran_rot"])["tran_rot"]
    bare = emdeg.derive(robot)
    assert isinstance(split, dict)
    assert same(split["htran"] + split["hrot"], bare.coriolis)
    motors = Matrix.diagonal(j.motor.reflected_inertia for j in robot.by_coordinate.values())
    assert same(split["Dtran"] + split["Drot"] + motors, bare.M)


def test_an_inverse_jacobian_is_a_part() -> None:
    """R19 in the same call."""
    found = emdeg.parts(emdeg.load("puma560"), ["inverse_jacobian"])
    assert len(found.elements) == 36


def test_fixed_angles_are_no_coordinates() -> None:
    """cos of a fixed angle that a table calls theta2 is not written c2."""
    fixed, moving = symbol("theta2", angular=True), emdeg.load("two_link").q[1]
    assert str(emdeg.exact.cos(fixed)) == "cos(theta2)"
    assert str(emdeg.exact.cos(moving)) == "c2"


def test_a_refusal_teaches() -> None:
    robot = emdeg.load("two_link")
    with pytest.raises(emdeg.EmdegError, match="unknown part 'B'"):
        emdeg.parts(robot, "M,B")
    with pytest.raises(emdeg.EmdegError, match="no B and C"):
        coefficients(emdeg.derive(robot).christoffel, 2, Convention.FU)


def test_text_has_no_ambiguous_name() -> None:
    """Where c1 is a row of gravity, no cosine is called c1."""
    text = emdeg.parts(emdeg.load("two_link"), "D,c", convention="fu").text()
    assert "c2 = g*l*m2*cos(q1 + q2)/2" in text
    latex = emdeg.parts(emdeg.load("two_link"), "b", convention="emdeg").text(latex=True)
    assert latex.startswith(r"\mathbf{b}_{112} = -l^{2} m_{2} s_{2}")
