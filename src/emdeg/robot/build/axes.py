"""Any joint axis as the z axis of a rotated frame, exactly.

`turn_to(axis)` is a rotation R with R·z = axis: a signed permutation for ±x, ±y, ±z; for any
other numeric axis R = Rot(z, α)·Rot(y, β) with the spherical angles of the axis,

    axis ∥ (sin β cos α, sin β sin α, cos β),

each exact or a bound parameter on the circle, so R is orthogonal whatever the numbers are.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction

from emdeg.exact.angles import Angle
from emdeg.exact.graph import CONST, Expr
from emdeg.exact.linalg import Matrix, Vector, rotation_y, rotation_z
from emdeg.exact.numbers import Number, Surd, sign
from emdeg.robot.cells.scope import Scope
from emdeg.robot.model.report import Place

_X, _Y, _Z = (Vector.unit(i) for i in range(3))
#: the columns are the images of x, y and z; the last is the axis
_TURNS = {
    (1, 0, 0): Matrix.columns((_Y, _Z, _X)),
    (0, 1, 0): Matrix.columns((_Z, _X, _Y)),
    (0, 0, 1): Matrix.identity(),
    (-1, 0, 0): Matrix.columns((_Y, -_Z, -_X)),
    (0, -1, 0): Matrix.columns((_Z, -_X, -_Y)),
    (0, 0, -1): Matrix.columns((_X, -_Y, -_Z)),
}

#: twelfths of π whose tan² is a rational p/q
_EXACT = {0: (0, 1), 2: (1, 3), 3: (1, 1), 4: (3, 1), 6: (1, 0)}


def turn_to(axis: Sequence[Expr], scope: Scope, name: str, line: int | None = None) -> Matrix:
    """R with R·z = axis/|axis|; `name` is the joint's, for messages and parameters."""
    at = Place(f"joint {name}", line)
    if any(entry.kind != CONST for entry in axis):
        hint = "turn the joint's origin by a symbolic angle instead"
        scope.fail("the axis of a joint is given by numbers", at, found=Vector(axis), hint=hint)
    x, y, z = _scaled([entry.value for entry in axis])
    signs = (sign(x), sign(y), sign(z))
    if signs in _TURNS:
        return _TURNS[signs]
    if signs == (0, 0, 0):
        expected = "a direction such as 0 0 1"
        scope.fail("the axis is the zero vector", at, found="0 0 0", expected=expected)

    def direction(along: Number, across_squared: Number, side: int, label: str) -> Angle:
        """atan2(side·√across², along); exact when tan² says so (0, 1/3, 1, 3 or ∞)."""
        for twelfths, (p, q) in _EXACT.items():
            if across_squared * q == along * along * p:
                turned = twelfths if sign(along) >= 0 else 12 - twelfths
                return Angle.turns(Fraction(turned if side >= 0 else -turned, 12))
        value = math.atan2(side * math.sqrt(float(across_squared)), float(along))
        return scope.angle(value, at.part("axis"), name=f"{label}_{name}")

    alpha = direction(x, y * y, signs[1], "azimuth")
    beta = direction(z, x * x + y * y, 1, "polar")
    return rotation_z(alpha) @ rotation_y(beta)


def _scaled(axis: Sequence[Number]) -> list[Number]:
    """The same direction at about unit length, so that squares are floats: by a power of 2."""
    parts = [Fraction(p) for n in axis for p in (n.parts if isinstance(n, Surd) else (n,)) if p]
    sizes = [p.numerator.bit_length() - p.denominator.bit_length() for p in parts]
    return [n * Fraction(2) ** -max(sizes, default=0) for n in axis]
