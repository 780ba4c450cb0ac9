"""Inertias of homogeneous solids and a way to measure them (digest R14, R15).

All are about the centre of mass, which is the frame origin, in the axes of the solid:

    block, sides 2a, 2b, 2c      Ixx = m(b² + c²)/3, …              (Fu 3.5-3.8)
    cylinder along z             Izz = m r²/2,  Ixx = m(3r² + h²)/12
    tube along z, radii r₁ < r₂  Izz = m(r₁² + r₂²)/2
    ball, shell                  2/5 m r²,  2/3 m r²
    slender rod along x          Iyy = Izz = m l²/12
    ellipsoid, half-axes a, b, c Ixx = m(b² + c²)/5, …
    cone along z                 com at h/4 above the base

Move them with `Inertia.translated`, `.rotated`, `.moved` and add them with `+`.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from emdeg.exact.graph import Expr, Scalar, as_expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.robot.model.inertia import Inertia


def point_mass(mass: Scalar, at: Sequence[Scalar] = (0, 0, 0)) -> Inertia:
    """A point mass."""
    return Inertia(as_expr(mass), Vector(at), Matrix.zero())


def block(mass: Scalar, a: Scalar, b: Scalar, c: Scalar) -> Inertia:
    """A solid block with sides 2a, 2b, 2c along x, y, z."""
    return _principal(mass, *_pairs(mass, a, b, c, Fraction(1, 3)))


def ellipsoid(mass: Scalar, a: Scalar, b: Scalar, c: Scalar) -> Inertia:
    """A solid ellipsoid with half-axes a, b, c along x, y, z."""
    return _principal(mass, *_pairs(mass, a, b, c, Fraction(1, 5)))


def cylinder(mass: Scalar, radius: Scalar, height: Scalar) -> Inertia:
    """A solid cylinder along z."""
    return tube(mass, 0, radius, height)


def tube(mass: Scalar, inner: Scalar, outer: Scalar, height: Scalar) -> Inertia:
    """A thick-walled tube along z."""
    m, r1, r2, h = map(as_expr, (mass, inner, outer, height))
    rings = r1 * r1 + r2 * r2
    across = m * (3 * rings + h * h) * Fraction(1, 12)
    return _principal(m, across, across, m * rings * Fraction(1, 2))


def ball(mass: Scalar, radius: Scalar) -> Inertia:
    """A solid ball."""
    return ellipsoid(mass, radius, radius, radius)


def shell(mass: Scalar, radius: Scalar) -> Inertia:
    """A thin spherical shell."""
    m, r = as_expr(mass), as_expr(radius)
    moment = m * r * r * Fraction(2, 3)
    return _principal(m, moment, moment, moment)


def rod(mass: Scalar, length: Scalar) -> Inertia:
    """A slender rod along x, centred at the origin."""
    m, l = as_expr(mass), as_expr(length)
    across = m * l * l * Fraction(1, 12)
    return _principal(m, 0, across, across)


def cone(mass: Scalar, radius: Scalar, height: Scalar) -> Inertia:
    """A solid cone along z, its base in the plane z = 0."""
    m, r, h = map(as_expr, (mass, radius, height))
    across = m * (4 * r * r + h * h) * Fraction(3, 80)
    about_com = _principal(m, across, across, m * r * r * Fraction(3, 10))
    return about_com.translated((0, 0, h * Fraction(1, 4)))


def two_wire_pendulum(
    mass: Scalar, gravity: Scalar, distance: Scalar, frequency: Scalar, length: Scalar
) -> Expr:
    """Moment of inertia from a two-wire pendulum: I = M g r²/(ω² l) (Armstrong, R15).

    The body hangs on two wires of length l, each at the distance r from the vertical through the
    centre of mass, and swings about that vertical with the angular frequency ω (rad/s).
    """
    m, g, r, w, l = map(as_expr, (mass, gravity, distance, frequency, length))
    return m * g * r * r / (w * w * l)


def _pairs(
    mass: Scalar, a: Scalar, b: Scalar, c: Scalar, factor: Fraction
) -> tuple[Expr, Expr, Expr]:
    """m·factor·(b² + c²) and so on."""
    x, y, z = (as_expr(s) * as_expr(s) for s in (a, b, c))
    m = as_expr(mass) * factor
    return m * (y + z), m * (x + z), m * (x + y)


def _principal(mass: Scalar, x: Scalar, y: Scalar, z: Scalar) -> Inertia:
    return Inertia(as_expr(mass), Vector.zero(), Matrix.diagonal((x, y, z)))
