"""How a body swings, handed on through the column of U that a joint leaves as it is.

U = ω̇^ + ω^ω^ tells how the points of a body accelerate about its origin. A joint that turns by q
about z makes ω' = ω + q̇ z and ω̇' = ω̇ + q̇ ω × z + q̈ z, and so

    U' = U + (2 q̇ ω^ + q̈ E + q̇² z^) z^,     z^ z = 0,     hence   U' z = U z:

the point on the axis is one of both bodies. So the column g = U z, which the body below has already
when z is an axis of its frame, is turned into the axes of the body instead of ω̇, and no q̇ ω × z is
needed; what else U and ω̇ have follows from g and ω':

    ω̇'_y = g_x − ω'_x ω'_z,   U'_zx = ω'_x ω'_z − ω̇'_y,   U'_zy = ω'_y ω'_z + ω̇'_x,
    ω̇'_x = ω'_y ω'_z − g_y,   U'_zz = g_z = −(ω'_x² + ω'_y²),   U'_yy = g_z + ω'_y² − ω'_z².

Five operations less for each body that others move in all directions; more for the first bodies
on a base at rest. Where the axis is oblique in the frame below the column is no gain, and not used.
"""

from __future__ import annotations

from dataclasses import dataclass

from emdeg.exact.graph import ZERO, multiply
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.body_axes import Axes
from emdeg.mechanics.tree import Acceleration, swing_matrix
from emdeg.robot.robot import Robot


@dataclass(frozen=True)
class Swinging:
    """The motion of a body and its U, in the axes of that body."""

    motion: Acceleration
    u: Matrix

    @classmethod
    def of(cls, motion: Acceleration) -> Swinging:
        """With U from ω and ω̇."""
        return cls(motion, swing_matrix(motion.omega, motion.alpha))

    def at(self, p: Vector) -> Swinging:
        """At the point p of the same body: a + U p."""
        motion = self.motion
        return Swinging(Acceleration(motion.omega, motion.alpha, motion.accel + self.u @ p), self.u)

    def beyond(
        self, robot: Robot, i: int, axes: Axes, displacement: Vector, *, swung: bool
    ) -> Swinging:
        """Of body i, in its axes, given that of the body below at the joint's origin."""
        joint = robot.bodies[i].joint
        entered = self.motion.turned(axes.enter).at(displacement)
        plain = entered.through(joint, robot)
        axis = axes.leave(Vector.unit(2))
        if not swung or not joint.revolute or sum(e is not ZERO for e in axis) > 1:
            return Swinging.of(plain)
        g = axes.enter(self.u @ axis)
        x, y, z = w = plain.omega
        xz, yz, xy = x * z, y * z, x * y
        dw = Vector((yz - g[1], g[0] - xz, plain.alpha[2]))
        squares = [multiply(c, c) for c in w]
        u = Matrix(
            (
                (-squares[1] - squares[2], xy - dw[2], g[0]),
                (xy + dw[2], g[2] + (squares[1] - squares[2]), g[1]),
                (xz - dw[1], yz + dw[0], g[2]),
            )
        )
        return Swinging(Acceleration(w, dw, plain.accel), u)
