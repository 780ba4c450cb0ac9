"""Inertias: conventions, pseudo-inertia, utilities, solids, and what is physical."""

from __future__ import annotations

import random
from fractions import Fraction

import numpy as np
import pinocchio as pin
import pytest

from emdeg.errors import LoadError, UsageError
from emdeg.exact.angles import Angle
from emdeg.exact.evaluate import evaluate
from emdeg.exact.fingerprint import equal
from emdeg.exact.graph import ONE, const, symbol
from emdeg.exact.linalg import Matrix, Vector, rotation_x, rotation_z
from emdeg.robot.model import solids
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.physical import objections, principal_moments
from emdeg.robot.robot import RobotBuilder

m, cx, cy, cz = (symbol(name) for name in ("m", "cx", "cy", "cz"))
Ixx, Iyy, Izz, Ixy, Ixz, Iyz = (symbol(f"I{ij}") for ij in ("xx", "yy", "zz", "xy", "xz", "yz"))
TENSOR = Matrix(((Ixx, Ixy, Ixz), (Ixy, Iyy, Iyz), (Ixz, Iyz, Izz)))
GENERAL = Inertia(m, Vector((cx, cy, cz)), TENSOR)


def same(a: Inertia, b: Inertia) -> bool:
    pairs = zip(
        (a.mass, *a.com, *a.tensor.entries), (b.mass, *b.com, *b.tensor.entries), strict=True
    )
    return all(bool(equal(x, y)) for x, y in pairs)


def as_numbers(matrix: Matrix) -> np.ndarray:
    return np.array(evaluate(matrix.entries, {})).reshape(matrix.shape)


def test_sign_of_products_is_explicit() -> None:
    """R6: matrix elements are −∫xy dm (EMDEG, Fu); ROBMAT's +∫xy dm must be asked for."""
    builder = RobotBuilder("r")
    matrix = builder.inertia(1, xy="Ixy", xz="Ixz", yz="Iyz")
    integral = builder.inertia(1, xy="Ixy", xz="Ixz", yz="Iyz", products="integral")
    assert matrix.tensor[0, 1] is Ixy
    assert integral.tensor == -matrix.tensor
    with pytest.raises(LoadError, match="convention of inertia"):
        builder.inertia(1, products="positive")


def test_a_dumbbell_fixes_the_sign() -> None:
    """R6: two points at ±(1, 1, 0) have ∫xy dm = +2, so the matrix element is −2."""
    both = solids.point_mass(1, (1, 1, 0)) + solids.point_mass(1, (-1, -1, 0))
    assert both.tensor[0, 1] is const(-2)


def test_inertia_about_the_frame() -> None:
    """R6: `about = "frame"` is moved to the centre of mass by the parallel axes."""
    builder = RobotBuilder("r")
    given = builder.inertia("m", ("cx", "cy", "cz"), xx="Ixx", yy="Iyy", zz="Izz", about="frame")
    assert equal(given.tensor[0, 0], Ixx - m * (cy * cy + cz * cz))
    assert equal(given.about_frame()[1, 1], Iyy)
    with pytest.raises(LoadError):
        builder.inertia(1, about="base")


def test_missing_inertia_is_a_point_mass_at_the_origin() -> None:
    """R5: missing inertia and centre of mass are zero."""
    point = RobotBuilder("r").inertia("m")
    assert point == Inertia(m, Vector.zero(), Matrix.zero())


def test_pseudo_inertia_both_ways() -> None:
    """R7: J = ∫ r rᵀ dm with diagonal (−Ixx+Iyy+Izz)/2 + m·cx², border m·c, corner m."""
    j = GENERAL.pseudo_inertia()
    assert j.shape == (4, 4)
    assert equal(j[0, 0], (-Ixx + Iyy + Izz) / 2 + m * cx * cx)
    assert equal(j[0, 1], -Ixy + m * cx * cy)
    assert equal(j[2, 3], m * cz)
    assert j[3, 3] is m
    assert same(Inertia.from_pseudo_inertia(j), GENERAL)
    with pytest.raises(UsageError):
        Inertia.from_pseudo_inertia(Matrix.identity())


def test_radii_of_gyration() -> None:
    """R7: I_ij = m·k_ij² about the frame origin, and back."""
    k = GENERAL.radii_of_gyration()
    assert equal(m * k[0, 0], GENERAL.about_frame()[0, 0])
    assert same(Inertia.from_radii_of_gyration(m, GENERAL.com, k), GENERAL)


def test_fu_rod() -> None:
    """R7, E1: J = m [[l²/3, 0, 0, −l/2], …] of a slender rod that ends at the frame origin."""
    l = symbol("l")
    rod = solids.rod(m, l).translated(Vector((-l / 2, 0, 0)))
    j = rod.pseudo_inertia()
    assert equal(j[0, 0], m * l * l / 3)
    assert equal(j[0, 3], -m * l / 2)
    assert equal(j[1, 1], const(0))


def test_translate_rotate_add_agree_with_pinocchio() -> None:
    """R14: moving and adding inertias, against Pinocchio's spatial inertias."""
    rng = random.Random(3)

    def number() -> Fraction:
        return Fraction(rng.randint(-999, 999), 1000)

    def body() -> Inertia:
        return solids.block(2 + number(), 1, Fraction(1, 2), 2).moved(
            Pose(rotation_z(Angle.degrees(30)), Vector((number(), number(), number())))
        )

    def spatial(i: Inertia) -> pin.Inertia:
        mass, *com = evaluate([i.mass, *i.com], {})
        return pin.Inertia(mass, np.array(com), as_numbers(i.tensor))

    for _ in range(10):
        a, b = body(), body()
        turn = rotation_x(Angle.degrees(45)) @ rotation_z(Angle.degrees(-75))
        offset = Vector((number(), number(), number()))
        pose = pin.SE3(as_numbers(turn), np.array(evaluate(list(offset), {})))
        ours = a.rotated(turn).translated(offset) + b
        theirs = pose.act(spatial(a)) + spatial(b)
        np.testing.assert_allclose(spatial(ours).matrix(), theirs.matrix(), atol=1e-12)


@pytest.mark.parametrize(
    ("solid", "volume"),
    [
        (solids.block(3, 0.5, 0.3, 0.2), lambda p: np.all(np.abs(p) <= (0.5, 0.3, 0.2), 1)),
        (
            solids.cylinder(3, 0.4, 0.8),
            lambda p: (p[:, 0] ** 2 + p[:, 1] ** 2 <= 0.16) & (np.abs(p[:, 2]) <= 0.4),
        ),
        (
            solids.tube(3, 0.3, 0.5, 0.6),
            lambda p: (
                (np.hypot(p[:, 0], p[:, 1]) <= 0.5)
                & (np.hypot(p[:, 0], p[:, 1]) >= 0.3)
                & (np.abs(p[:, 2]) <= 0.3)
            ),
        ),
        (solids.ball(3, 0.5), lambda p: np.linalg.norm(p, axis=1) <= 0.5),
        (
            solids.ellipsoid(3, 0.5, 0.3, 0.4),
            lambda p: np.linalg.norm(p / (0.5, 0.3, 0.4), axis=1) <= 1,
        ),
        (
            solids.cone(3, 0.5, 0.9),
            lambda p: (p[:, 2] >= 0) & (np.hypot(p[:, 0], p[:, 1]) <= 0.5 * (1 - p[:, 2] / 0.9)),
        ),
    ],
    ids=["block", "cylinder", "tube", "ball", "ellipsoid", "cone"],
)
def test_solids_against_sampled_mass(solid: Inertia, volume) -> None:  # type: ignore[no-untyped-def]
    """R14: Ixx = M(b² + c²)/3 of a block of sides 2a, 2b, 2c, and the others, by sampling."""
    points = np.random.default_rng(1).uniform(-1, 1, (2_000_000, 3))
    inside = points[volume(points)]
    com = inside.mean(axis=0)
    r = inside - com
    second = r.T @ r / len(r) * 3
    tensor = np.trace(second) * np.eye(3) - second
    np.testing.assert_allclose(evaluate(list(solid.com), {}), com, atol=2e-3)
    np.testing.assert_allclose(as_numbers(solid.tensor), tensor, atol=6e-3)


def test_shell_and_rod() -> None:
    """R14: limits of the tube and the ball of known moment."""
    r, l = symbol("r"), symbol("l")
    assert equal(solids.shell(m, r).tensor[0, 0], Fraction(2, 3) * m * r * r)
    assert equal(solids.rod(m, l).tensor[2, 2], solids.block(m, l / 2, 0, 0).tensor[2, 2])


def test_two_wire_pendulum() -> None:
    """R15: I = M g r²/(ω² l); a ring on wires at its rim swings with ω = √(g/l)."""
    g, r, l = symbol("g"), symbol("r"), symbol("l")
    w = symbol("w")
    moment = solids.two_wire_pendulum(m, g, r, w, l)
    value = evaluate([moment], {m: 2.0, g: 9.81, r: 0.3, l: 1.2, w: (9.81 / 1.2) ** 0.5})[0]
    assert value == pytest.approx(2.0 * 0.3**2)


# -- what is physical ------------------------------------------------------------------------


def test_principal_moments() -> None:
    rng = np.random.default_rng(0)
    for _ in range(50):
        a = rng.normal(size=(3, 3))
        symmetric = a + a.T
        np.testing.assert_allclose(
            principal_moments(symmetric.tolist()), np.linalg.eigvalsh(symmetric), atol=1e-12
        )


@pytest.mark.parametrize(
    ("mass", "diagonal", "complaint"),
    [
        (-1, (1, 1, 1), "mass"),
        (1, (1, 1, 3), "triangle"),
        (1, (1, 1, -1), "not positive"),
        (1, (1, 1, 2), None),
        (1, (0, 0, 0), None),
        (1, (0, 1, 1), None),
    ],
)
def test_objections(mass: int, diagonal: tuple[int, int, int], complaint: str | None) -> None:
    found = objections(Inertia(const(mass), Vector.zero(), Matrix.diagonal(diagonal)), {})
    assert len(found) == (complaint is not None)
    assert complaint is None or complaint in found[0]


def test_symbols_without_values_are_not_judged() -> None:
    assert objections(GENERAL, {}) == []
    assert objections(GENERAL, dict.fromkeys((m, Ixx, Iyy, Izz, Ixy, Ixz, Iyz), -1.0)) != []


def test_zero_is_a_phantom() -> None:
    """R9: the massless body."""
    assert Inertia.zero().is_zero
    assert not Inertia(ONE, Vector.zero(), Matrix.zero()).is_zero
