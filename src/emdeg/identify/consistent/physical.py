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
from emdeg.exact.graph import CONSTANT, Expr, const, symbol
from emdeg.exact.linalg import Matrix, Vector
from emdeg.identify.drives import BEYOND, COULOMB, FREE, VISCOUS
from emdeg.identify.model import Array, Model
from emdeg.mechanics.parameters.regressor import FIELDS, MOTOR
from emdeg.robot.edit.values import used_parameters
from emdeg.robot.model.inertia import Inertia
from emdeg.robot.model.parameter import Parameter
from emdeg.robot.model.parts import Body, Friction, Motor
from emdeg.robot.robot import Robot

DIGITS = (7, 9, 12, 15, 17)  # significant ones, until the rounded numbers pass


@dataclass(frozen=True)
class Proved:
    """A body's rounded numbers and the smallest of its minors, relative to its diagonal."""

    inertia: Inertia
    digits: int
    margin: float
    fields: tuple[Fraction, ...]  # m, first moments, J about the joint's frame: exactly those


@dataclass(frozen=True)
class Made:
    """A robot, the proofs of its bodies, and all unknowns as the decimals that it has."""

    robot: Robot
    bodies: tuple[Proved, ...]
    phi: tuple[Fraction, ...]


def robot_of(
    model: Model, phi: Array, smoothing: Sequence[Fraction], digits: int = DIGITS[0]
) -> Made:
    """The model's robot with these unknowns; every body is proved to be physical."""
    robot, count = model.robot, len(model.robot.bodies)
    proved = [
        proved_body(robot.bodies[i].name, phi[10 * i : 10 * i + 10], digits) for i in range(count)
    ]
    exact = [x for p in proved for x in p.fields]
    exact += [
        drive_decimal(float(x), f.field in FREE)
        for f, x in zip(model.full[10 * count :], phi[10 * count :], strict=True)
    ]
    drives = {(f.body, f.field): x for f, x in zip(model.full, exact, strict=True)}
    for i in range(count):  # a robot has one friction for both directions: their mean
        for kind in (VISCOUS, COULOMB):
            if (i, f"{kind}+") in drives:
                drives[i, kind] = (drives[i, f"{kind}+"] + drives[i, f"{kind}-"]) / 2
    bodies = tuple(
        _changed(body, found.inertia, {f: drives.get((i, f)) for f in (MOTOR, VISCOUS, COULOMB)},
                 smoothing)
        for i, (body, found) in enumerate(zip(robot.bodies, proved, strict=True))
    )  # fmt: skip
    made = used_parameters(
        robot.replaced(bodies=bodies, report=replace(robot.report, links=()), source="")
    )
    made = made.replaced(parameters={**made.parameters, **_beyond(model, exact, made)})
    return Made(made, tuple(proved), tuple(exact))


def _beyond(model: Model, phi: Sequence[Fraction], robot: Robot) -> dict[Expr, Parameter]:
    """What was identified and no joint of a robot has: parameters that stand in no equation.

    TOML keeps them with their notes, URDF names them in comments.
    """
    found = {}
    taken = {s.name for s in robot.parameters}
    speeds = {part.speed_name: rounded(part.speed, 9) for part in model.stribeck}
    for f, value in zip(model.full, phi, strict=True):
        words = BEYOND.get(f.field)
        value += speeds.get(f, 0)
        if words is None or not value:
            continue
        name = f.name if f.name not in taken else f"{f.name}_identified"
        joint = robot.bodies[f.body].joint.name
        found[symbol(name, CONSTANT)] = Parameter(value, note=f"identified: {words} {joint}")
    return found


def _changed(
    body: Body,
    inertia: Inertia,
    drive: Mapping[str, Fraction | None],
    smoothing: Sequence[Fraction],
) -> Body:  # fmt: skip
    joint = body.joint
    if joint.nv == 1 and joint.mimic is None:
        friction, motor = joint.friction, joint.motor
        viscous, coulomb, rotor = drive[VISCOUS], drive[COULOMB], drive[MOTOR]
        if viscous is not None and coulomb is not None:
            width = const(smoothing[joint.coordinate])
            friction = Friction(const(viscous), const(coulomb), width, friction.breakaway)
        if rotor is not None:
            motor = Motor(reflected=const(rotor))
        joint = replace(joint, friction=friction, motor=motor)
    return replace(body, joint=joint, inertia=inertia, payloads=(), unloaded=None)


def drive_decimal(value: float, signed: bool, digits: int = 9) -> Fraction:
    """A number with so many significant digits; what is below 10⁻⁹ is 0."""
    small = abs(value) if signed else value
    return rounded(value, digits) if small > 1e-9 else Fraction(0)


def rounded(value: float, digits: int) -> Fraction:
    """The decimal fraction with so many significant digits."""
    return Fraction(Decimal(f"{value:.{digits}g}"))


def proved_body(name: str, fields: Array, least: int = DIGITS[0]) -> Proved:
    """A body's ten fields, rounded to as few digits as keep it possible."""
    mass = float(fields[0])
    com = fields[1:4] / mass
    J = np.zeros((3, 3))
    for value, name in zip(fields[4:], FIELDS[4:], strict=True):
        i, j = "xyz".index(name[1]), "xyz".index(name[2])
        J[i, j] = J[j, i] = value
    about = J - mass * (com @ com * np.eye(3) - np.outer(com, com))
    for digits in (d for d in DIGITS if d >= least):
        m, c = rounded(mass, digits), [rounded(x, digits) for x in com]
        tensor = [[rounded(about[i, j], digits) for j in range(3)] for i in range(3)]
        margin = exact_margin(m, tensor)
        if margin > 0:
            inertia = Inertia(
                const(m),
                Vector(const(x) for x in c),
                Matrix([[const(x) for x in r] for r in tensor]),
            )
            return Proved(inertia, digits, margin, _about_frame(m, c, tensor))
    raise RuntimeFailure(
        "the identified inertia is too near to the edge of what is physical", element=name,
        found=f"mass {mass:.4g} kg", hint="consistent=False gives the base parameters alone",
    )  # fmt: skip


def _about_frame(
    mass: Fraction, com: Sequence[Fraction], tensor: Sequence[Sequence[Fraction]]
) -> tuple[Fraction, ...]:
    """φ of a body: J = I + m (c·c 1 − c cᵀ)."""
    square = sum((x * x for x in com), Fraction(0))

    def J(i: int, j: int) -> Fraction:
        return tensor[i][j] + mass * ((square if i == j else 0) - com[i] * com[j])

    places = [("xyz".index(name[1]), "xyz".index(name[2])) for name in FIELDS[4:]]
    return (mass, *(mass * x for x in com), *(J(i, j) for i, j in places))


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
