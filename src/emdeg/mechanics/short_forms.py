"""Short forms of one body's force and moment, in the entries of U = ω̇^ + ω^ω^.

About the frame origin, with mass m, first moment s and second moments Σ = ∫ r rᵀ dm, a body that
turns with ω, ω̇ and whose origin accelerates with a needs

    F = m a + U s,     N = vee(U Σ − (U Σ)ᵀ) + s × a = J ω̇ + ω × J ω + s × a

(Khalil & Kleinfinger 1987 for the use of U). What is known to vanish costs nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.graph import ONE, ZERO, Expr, linear
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.tree import swing_matrix
from emdeg.robot.edit.reframe import nonzero
from emdeg.robot.model.spatial import ZERO3, Force, PseudoInertia, SpatialInertia


@dataclass(frozen=True)
class RodAndRotor:
    """A body that turns in these axes: m, s, Σ depend on q; J = diag(A, A, C) is apart from Σ."""

    rod: PseudoInertia
    rotor: tuple[Expr, Expr]  # A, C


def force_of(
    inertia: SpatialInertia | RodAndRotor, w: Vector, dw: Vector, a: Vector, u: Matrix | None = None
) -> Force:
    """F = m a + U s and N = J ω̇ + ω × J ω + s × a, in the entries of U (from ω, ω̇ if not given).

    With Σ = ∫ r rᵀ dm = ½ tr(J) E − J the moment is vee(U Σ − (U Σ)ᵀ): n_x has
    U_zx Σ_xy − U_yx Σ_xz + (U_zz − U_yy) Σ_yz from the products of inertia, and from the diagonal

        U_zy Σ_yy − U_yz Σ_zz   or, the same,   J_xx ω̇_x + (J_zz − J_yy) ω_y ω_z,

    whichever has fewer terms for this body; y and z are cyclic.
    """
    u, rotor = swing_matrix(w, dw) if u is None else u, ZERO3
    flat, turning = 0, 1
    if isinstance(inertia, RodAndRotor):
        body = inertia.rod
        rotor = _rotor_moment(*inertia.rotor, w, dw)
    else:
        body = pseudo_inertia(inertia)
        diagonal = [nonzero(inertia.tensor[i, i]) for i in range(3)]
        differences = [nonzero(diagonal[(i + 2) % 3] - diagonal[(i + 1) % 3]) for i in range(3)]
        flat = 2 * sum(body.second[i, i] is not ZERO for i in range(3))
        turning = sum(e is not ZERO for e in (*diagonal, *differences))
    second, lever = body.second, body.moment.cross(a)
    rows: list[Expr] = []
    for x in range(3):
        y, z = (x + 1) % 3, (x + 2) % 3
        if flat <= turning:
            own = [(u[z, y] * second[y, y], 1), (u[y, z] * second[z, z], -1)]
        else:
            own = [(diagonal[x] * dw[x], 1), (differences[x] * (w[y] * w[z]), 1)]
        rows.append(
            linear(
                [
                    *own,
                    (u[z, x] * second[x, y], 1),
                    (u[y, x] * second[x, z], -1),
                    ((u[z, z] - u[y, y]) * second[y, z], 1),
                    (lever[x], 1),
                    (rotor[x], 1),
                ]
            )
        )
    return Force(a * body.mass + u @ body.moment, Vector(rows))


def turning_moment(u: Matrix, second: Matrix) -> Vector:
    """vee(U Σ − (U Σ)ᵀ) of a symmetric Σ."""

    def row(x: int) -> Expr:
        y, z = (x + 1) % 3, (x + 2) % 3
        return linear(
            [
                (u[z, y] * second[y, y], 1),
                (u[y, z] * second[z, z], -1),
                (u[z, x] * second[x, y], 1),
                (u[y, x] * second[x, z], -1),
                ((u[z, z] - u[y, y]) * second[y, z], 1),
            ]
        )

    return Vector([row(x) for x in range(3)])


def turned_about_z(
    inertia: SpatialInertia, angle: Angle, *, rod: bool = False
) -> SpatialInertia | RodAndRotor:
    """s and Σ of a body turned by `angle` about z.

    The plane block of Σ is isotropic but for D = Σ_xx − Σ_yy and Q = Σ_xy, and with
    t = D cos θ − 2 Q sin θ it is, turned,

        Σ_xx = Σ_yy⁰ + t cos θ,   Σ_xy = Q + t sin θ,   Σ_yy = Σ_yy⁰ + D − t cos θ

    (or the same with x and y exchanged). A `rod` leaves the isotropic part Σ_yy⁰ to the rotor,
    whose moment does not turn: J = diag(A, A, C), A = Σ_yy⁰ + Σ_zz, C = 2 Σ_yy⁰; a regrouping
    that has emptied J_xx or J_yy has made A zero.
    """
    second = pseudo_inertia(inertia).second
    sx, sy, sz = inertia.moment
    spread = nonzero(second[0, 0] - second[1, 1])
    xy, xz, yz = (nonzero(second[i, j]) for i, j in ((0, 1), (0, 2), (1, 2)))
    if all(e is ZERO for e in (nonzero(sx), nonzero(sy), spread, xy, xz, yz)):
        return inertia  # symmetric about its axis: turning changes nothing
    if angle.is_zero and not rod:
        return inertia
    c, s = (ONE, ZERO) if angle.is_zero else (cos(angle), sin(angle))
    along_y = nonzero(inertia.tensor[1, 1]) is ZERO and nonzero(inertia.tensor[0, 0]) is not ZERO
    if along_y:
        spread, double, rest = nonzero(-spread), 2 * xy, second[0, 0]
    else:
        double, rest = -2 * xy, second[1, 1]
    t = spread * c + double * s
    along, across = c * t, s * t
    other = ZERO if angle.is_zero else spread - along
    turned_xy = xy - across if along_y else xy + across
    zz, rotor = second[2, 2], (ZERO, ZERO)
    if rod:
        rotor, rest, zz = (nonzero(rest + zz), nonzero(2 * rest)), ZERO, ZERO
    along, other = rest + along, rest + other
    turned_xz, turned_yz = xz * c - yz * s, xz * s + yz * c
    xx, yy = (other, along) if along_y else (along, other)
    turned = Matrix(
        (
            (xx, turned_xy, turned_xz),
            (turned_xy, yy, turned_yz),
            (turned_xz, turned_yz, zz),
        )
    )
    moment = Vector((sx * c - sy * s, sx * s + sy * c, sz))
    return RodAndRotor(PseudoInertia(inertia.mass, moment, turned), rotor)


def _rotor_moment(a: Expr, c: Expr, w: Vector, dw: Vector) -> Vector:
    """J ω̇ + ω × J ω of J = diag(A, A, C): gyroscopic with H = (C − A) ω_z about z."""
    gyroscopic = nonzero(c - a) * w[2]
    return Vector((a * dw[0] + gyroscopic * w[1], a * dw[1] - gyroscopic * w[0], c * dw[2]))


def pseudo_inertia(inertia: SpatialInertia) -> PseudoInertia:
    """With Σ = ½ tr(J) E − J, and an exact zero wherever it vanishes."""
    half, J = Fraction(1, 2), inertia.tensor
    xx, yy, zz = (J[i, i] for i in range(3))
    diagonal = [nonzero(e * half) for e in (yy + zz - xx, xx + zz - yy, xx + yy - zz)]
    second = Matrix([[diagonal[i] if i == j else -J[i, j] for j in range(3)] for i in range(3)])
    return PseudoInertia(inertia.mass, inertia.moment, second)
