"""Short forms of one body's force and moment, in the entries of U = ω̇^ + ω^ω^.

About the frame origin, with mass m, first moment s and second moments Σ = ∫ r rᵀ dm, a body that
turns with ω, ω̇ and whose origin accelerates with a needs

    F = m a + U s,     N = vee(U Σ − (U Σ)ᵀ) + s × a = J ω̇ + ω × J ω + s × a

(Khalil & Kleinfinger 1987 for the use of U). What is known to vanish costs nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from emdeg.expr.angle import Angle, cos, sin
from emdeg.expr.linalg import Matrix, Vector
from emdeg.expr.node import ZERO, Expr, linear, multiply
from emdeg.robot.reframe import nonzero
from emdeg.robot.regroup import FrameInertia


def swing_matrix(w: Vector, dw: Vector) -> Matrix:
    """U = ω̇^ + ω^ω^; the diagonal through sums of squares."""
    xx, yy, zz = (-multiply(c, c) for c in w)
    xy, xz, yz = w[0] * w[1], w[0] * w[2], w[1] * w[2]
    return Matrix(
        (
            (yy + zz, xy - dw[2], xz + dw[1]),
            (xy + dw[2], xx + zz, yz - dw[0]),
            (xz - dw[1], yz + dw[0], xx + yy),
        )
    )


@dataclass(frozen=True)
class TurnedInertia:
    """m, s and Σ of a body seen from axes that do not turn with it: they depend on q."""

    mass: Expr
    moment: Vector
    second: Matrix


def turned_about_z(inertia: FrameInertia, angle: Angle) -> FrameInertia | TurnedInertia:
    """s and Σ of a body turned by `angle` about z; the block Σ_xx, Σ_xy, Σ_yy turns twice as fast.

    Σ_xx, Σ_yy = h ± (d cos 2θ − Σ_xy sin 2θ),  Σ_xy = d sin 2θ + Σ_xy cos 2θ,
    h = (Σ_xx + Σ_yy)/2, d = (Σ_xx − Σ_yy)/2, cos 2θ = 1 − 2 sin²θ, sin 2θ = 2 sin θ cos θ.
    """
    c, s, half = cos(angle), sin(angle), Fraction(1, 2)
    second = second_moments(inertia.tensor)
    sx, sy, sz = inertia.moment
    mean = nonzero((second[0, 0] + second[1, 1]) * half)
    difference = nonzero((second[0, 0] - second[1, 1]) * half)
    xy, xz, yz = second[0, 1], second[0, 2], second[1, 2]
    if all(nonzero(e) is ZERO for e in (sx, sy, difference, xy, xz, yz)):
        return inertia  # symmetric about its axis: turning changes nothing
    double_s, double_c = 2 * s * c, 1 - 2 * s * s
    swing = difference * double_c - xy * double_s
    turned_xy = difference * double_s + xy * double_c
    turned_xz, turned_yz = xz * c - yz * s, xz * s + yz * c
    return TurnedInertia(
        inertia.mass,
        Vector((sx * c - sy * s, sx * s + sy * c, sz)),
        Matrix(
            (
                (mean + swing, turned_xy, turned_xz),
                (turned_xy, mean - swing, turned_yz),
                (turned_xz, turned_yz, second[2, 2]),
            )
        ),
    )


def moment_of(inertia: FrameInertia | TurnedInertia, w: Vector, dw: Vector, a: Vector) -> Vector:
    """J ω̇ + ω × J ω + s × a, in the entries of U.

    With Σ = ∫ r rᵀ dm = ½ tr(J) E − J the moment is vee(U Σ − (U Σ)ᵀ): n_x has
    U_zx Σ_xy − U_yx Σ_xz + (U_zz − U_yy) Σ_yz from the products of inertia, and from the diagonal

        U_zy Σ_yy − U_yz Σ_zz   or, the same,   J_xx ω̇_x + (J_zz − J_yy) ω_y ω_z,

    whichever has fewer terms for this body; y and z are cyclic.
    """
    u, lever = swing_matrix(w, dw), inertia.moment.cross(a)
    flat, turning = 0, 1
    if isinstance(inertia, TurnedInertia):
        second = inertia.second
    else:
        second = second_moments(inertia.tensor)
        diagonal = [nonzero(inertia.tensor[i, i]) for i in range(3)]
        differences = [nonzero(diagonal[(i + 2) % 3] - diagonal[(i + 1) % 3]) for i in range(3)]
        flat = 2 * sum(second[i, i] is not ZERO for i in range(3))
        turning = sum(e is not ZERO for e in (*diagonal, *differences))
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
                ]
            )
        )
    return Vector(rows)


def second_moments(tensor: Matrix) -> Matrix:
    """Σ = ½ tr(J) E − J."""
    half = Fraction(1, 2)
    xx, yy, zz = (tensor[i, i] for i in range(3))
    diagonal = [nonzero(e * half) for e in (yy + zz - xx, xx + zz - yy, xx + yy - zz)]
    return Matrix([[diagonal[i] if i == j else -tensor[i, j] for j in range(3)] for i in range(3)])
