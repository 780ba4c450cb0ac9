"""From identified numbers to a robot: rounded to decimals, and proved physical in rationals.

The pseudo-inertia of the rounded numbers is positive definite exactly when its four leading
principal minors are positive (Sylvester); they are computed in fractions, without rounding. A robot
that does not pass is never made.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction

import numpy as np

from emdeg.errors import RuntimeFailure
from emdeg.exact.graph import ZERO, Expr, const
from emdeg.exact.linalg import Matrix, Vector
from emdeg.identify.model import COULOMB, VISCOUS, Array, Model
from emdeg.mechanics.parameters.regressor import FIELDS, MOTOR
from emdeg.robot.edit.values import used_parameters
from emdeg.robot.model.inertia import Inertia
from emdeg.robot.model.parts import Body, Friction, Motor
from emdeg.robot.robot import Robot

DIGITS = (7, 9, 12, 15, 17)  # significant ones, until the rounded numbers pass


@dataclass(frozen=True)
class Proved:
    """A body's rounded numbers and the smallest of its minors, relative to its diagonal."""

    inertia: Inertia
    digits: int
    margin: float


def robot_of(
    model: Model, phi: Array, smoothing: Sequence[Fraction]
) -> tuple[Robot, tuple[Proved, ...]]:
    """The model's robot with these unknowns; every body is proved to be physical."""
    count = len(model.robot.bodies)
    drives = {(f.body, f.field): x for f, x in zip(model.full, phi, strict=True)}
    proved = [_proved(model.robot.bodies[i], phi[10 * i : 10 * i + 10]) for i in range(count)]
    bodies = tuple(
        _changed(body, found.inertia, {f: drives.get((i, f)) for f in (MOTOR, VISCOUS, COULOMB)},
                 smoothing)
        for i, (body, found) in enumerate(zip(model.robot.bodies, proved, strict=True))
    )  # fmt: skip
    report = replace(model.robot.report, links=())
    robot = model.robot.replaced(bodies=bodies, report=report, source="")
    return used_parameters(robot), tuple(proved)


def _changed(
    body: Body, inertia: Inertia, drive: Mapping[str, float | None], smoothing: Sequence[Fraction]
) -> Body:
    joint = body.joint
    if joint.nv == 1 and joint.mimic is None:
        friction, motor = joint.friction, joint.motor
        viscous, coulomb, rotor = drive[VISCOUS], drive[COULOMB], drive[MOTOR]
        if viscous is not None and coulomb is not None:
            width = const(smoothing[joint.coordinate])
            friction = Friction(_decimal(viscous), _decimal(coulomb), width, friction.breakaway)
        if rotor is not None:
            motor = Motor(reflected=_decimal(rotor))
        joint = replace(joint, friction=friction, motor=motor)
    return replace(body, joint=joint, inertia=inertia, payloads=(), unloaded=None)


def _decimal(value: float, digits: int = 9) -> Expr:
    """A number with so many significant digits; what is below 10⁻⁹ is 0."""
    return const(rounded(value, digits)) if value > 1e-9 else ZERO


def rounded(value: float, digits: int) -> Fraction:
    """The decimal fraction with so many significant digits."""
    return Fraction(Decimal(f"{value:.{digits}g}"))


def _proved(body: Body, fields: Array) -> Proved:
    mass = float(fields[0])
    com = fields[1:4] / mass
    J = np.zeros((3, 3))
    for value, name in zip(fields[4:], FIELDS[4:], strict=True):
        i, j = "xyz".index(name[1]), "xyz".index(name[2])
        J[i, j] = J[j, i] = value
    about = J - mass * (com @ com * np.eye(3) - np.outer(com, com))
    for digits in DIGITS:
        m, c = rounded(mass, digits), [rounded(x, digits) for x in com]
        tensor = [[rounded(about[i, j], digits) for j in range(3)] for i in range(3)]
        margin = exact_margin(m, tensor)
        if margin > 0:
            inertia = Inertia(
                const(m),
                Vector(const(x) for x in c),
                Matrix([[const(x) for x in r] for r in tensor]),
            )
            return Proved(inertia, digits, margin)
    raise RuntimeFailure(
        "the identified inertia is too near to the edge of what is physical", element=body.name,
        found=f"mass {mass:.4g} kg", hint="consistent=False gives the base parameters alone",
    )  # fmt: skip


def exact_margin(mass: Fraction, tensor: Sequence[Sequence[Fraction]]) -> float:
    """The least leading minor of ½ tr(I) 1 − I over its diagonal; ≤ 0: not the inertia of anything.

    About the centre of mass the pseudo-inertia is block diagonal, this and the mass.
    """
    half = sum(tensor[k][k] for k in range(3)) / 2
    S = [[(half if i == j else 0) - tensor[i][j] for j in range(3)] for i in range(3)]
    first = S[0][0]
    second = S[0][0] * S[1][1] - S[0][1] * S[1][0]
    third = (
        S[0][0] * (S[1][1] * S[2][2] - S[1][2] * S[2][1])
        - S[0][1] * (S[1][0] * S[2][2] - S[1][2] * S[2][0])
        + S[0][2] * (S[1][0] * S[2][1] - S[1][1] * S[2][0])
    )
    if min(mass, first, second, third) <= 0:
        return -1.0
    return float(third / (S[0][0] * S[1][1] * S[2][2]))
