"""What drives add to the efforts of a robot: rotors, friction, offsets; columns for an exact Y.

For each joint with one coordinate

    Im q̈          reflected inertia of the rotor              Fv q̇      viscous friction
    Fc sign q̇     Coulomb friction; tanh(q̇/v) when smooth     off 1     offset of the sensor
    Fs e^(−(q̇/v_s)²) sign q̇     more friction at low speed (Stribeck), at a speed v_s that is given
    Fp, Fn, Fvp, Fvn             Coulomb and viscous friction of each direction

and for a motor that turns with several joints (`model.py`) Imm, Fvm and Fcm.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final, TypeAlias

from emdeg.errors import UsageError
from emdeg.exact.graph import ONE, ZERO, Expr, as_expr, const, function, linear, multiply
from emdeg.mechanics.parameters.regressor import MOTOR, ParameterName
from emdeg.robot.model.parts import Joint
from emdeg.robot.robot import Robot

Coupling: TypeAlias = Sequence[Sequence[Fraction]]
Smoothing: TypeAlias = Fraction | Sequence[Fraction | Expr] | None

VISCOUS: Final = "viscous"
COULOMB: Final = "coulomb"
OFFSET: Final = "offset"
OF_MOTOR = "_of_motor"  # … of a motor that turns with several joints
STRIBECK: Final = "stribeck"
STRIBECK_SPEED: Final = "stribeck_speed"
#: friction of each direction, in place of viscous and Coulomb friction
EACH_WAY: Final = {"coulomb+": "Fp", "coulomb-": "Fn", "viscous+": "Fvp", "viscous-": "Fvn"}
#: What a drive adds, and the letters of its name.
DRIVE: Final = {
    MOTOR: "Im", VISCOUS: "Fv", COULOMB: "Fc", OFFSET: "off", STRIBECK: "Fs", STRIBECK_SPEED: "vs",
} | EACH_WAY  # fmt: skip
_HALF: Final = Fraction(1, 2)
#: unknowns that may have any sign
FREE: Final = (OFFSET, STRIBECK_SPEED, "coulomb+", "coulomb-")  # offsets are in the last two
COUPLED: Final = {MOTOR + OF_MOTOR: "Imm", VISCOUS + OF_MOTOR: "Fvm", COULOMB + OF_MOTOR: "Fcm"}

#: What no joint of a robot has, in words.
BEYOND: Final = {
    OFFSET: "offset of the effort (N m) of",
    MOTOR + OF_MOTOR: "reflected inertia (kg m²) of the coupled motor of",
    VISCOUS + OF_MOTOR: "viscous friction (N m s/rad) of the coupled motor of",
    COULOMB + OF_MOTOR: "Coulomb friction (N m) of the coupled motor of",
    "coulomb+": "Coulomb friction (N m) of the positive direction of",
    "coulomb-": "Coulomb friction (N m) of the negative direction of",
    "viscous+": "viscous friction (N m s/rad) of the positive direction of",
    "viscous-": "viscous friction (N m s/rad) of the negative direction of",
    STRIBECK: "friction Fs exp(-(speed/vs)^2) beyond Coulomb's (N m) of",
    STRIBECK_SPEED: "Stribeck speed vs (rad/s) of",
}


def exact_speed(slow: Any) -> Fraction:
    """A Stribeck speed (rad/s) as a number that is exact."""
    good = isinstance(slow, int | float | Fraction) and not isinstance(slow, bool)
    if not good or not 0 < float(slow) < 1e6:
        raise UsageError("is no speed", argument="slow", found=repr(slow)[:40],
                         expected="rad/s (m/s) above 0")  # fmt: skip
    return Fraction(f"{float(slow):.9g}")


def drive_columns(
    robot: Robot, kinds: Sequence[str], smoothing: Smoothing, slow: Smoothing = None
) -> dict[ParameterName, list[Expr]]:
    """Columns of the joints' own drives, in the order of the bodies."""
    found: dict[ParameterName, list[Expr]] = {}
    for i, body in enumerate(robot.bodies):
        joint = body.joint
        if joint.nv != 1 or joint.mimic is not None:
            continue
        k = joint.coordinate
        for kind in kinds:
            column = [ZERO] * robot.nv
            column[k] = _action(kind, robot.qd[k], robot.qdd[k], joint, smoothing, slow)
            found[ParameterName(i, kind, f"{DRIVE[kind]}{i + 1}")] = column
    return found


def coupled_columns(
    robot: Robot, kinds: Sequence[str], coupling: Coupling, smoothing: Smoothing
) -> dict[ParameterName, list[Expr]]:
    """Columns of the motors that turn with several joints."""
    bodies = {b.joint.coordinate: i for i, b in enumerate(robot.bodies) if b.joint.mimic is None}
    found: dict[ParameterName, list[Expr]] = {}
    for k, row in enumerate(coupling):
        if sum(entry != 0 for entry in row) < 2:
            continue
        share = [Fraction(entry) / row[k] for entry in row]
        speed = linear((s, r) for s, r in zip(robot.qd, share, strict=True))
        rate = linear((s, r) for s, r in zip(robot.qdd, share, strict=True))
        joint = robot.bodies[bodies[k]].joint
        for kind in kinds:
            action = _action(kind, speed, rate, joint, smoothing)
            name = ParameterName(bodies[k], kind + OF_MOTOR, f"{DRIVE[kind]}m{bodies[k] + 1}")
            found[name] = [multiply(const(r), action) for r in share]
    return found


def _action(
    kind: str, speed: Expr, rate: Expr, joint: Joint, smoothing: Smoothing, slow: Smoothing = None
) -> Expr:
    """What one unit of a drive's parameter does to its own joint."""
    if kind in (STRIBECK, STRIBECK_SPEED):
        own = slow[joint.coordinate] if isinstance(slow, Sequence) else slow
        way = _action(COULOMB, speed, rate, joint, smoothing)
        return multiply(way, _slowed(speed, as_expr(own or 1), kind == STRIBECK_SPEED))
    if kind in EACH_WAY:
        size = rate if kind.startswith(VISCOUS) else ONE
        sense = _HALF if kind.endswith("+") else -_HALF
        pair = (speed, function("abs", speed)) if size is rate else (
            _action(COULOMB, speed, rate, joint, smoothing), ONE)  # fmt: skip
        return linear(((pair[0], _HALF), (pair[1], sense)))
    if kind == COULOMB:
        own = smoothing[joint.coordinate] if isinstance(smoothing, Sequence) else smoothing
        width = joint.friction.smoothing if own is None else as_expr(own)
        return function("sign", speed) if width is ZERO else function("tanh", speed / width)
    return {MOTOR: rate, VISCOUS: speed, OFFSET: ONE}[kind]


def _slowed(speed: Expr, slow: Expr, its_slope: bool) -> Expr:
    """e^(−x²), x = q̇/v_s, by e^(−y) = (1 − T)/(1 + T), T = tanh(y/2); or its slope by v_s."""
    x = speed / slow
    half = function("tanh", multiply(multiply(x, x), const(_HALF)))
    fall = (ONE - half) / (ONE + half)
    return multiply(fall, const(2) * x * x / slow) if its_slope else fall
