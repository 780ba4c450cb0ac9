"""What is measured, what is unknown, and what one unit of each unknown adds to each measurement.

    y = Y(q, q̇, q̈)·φ          y: efforts of the joints with a sensor, and the wrench under the base

φ are the ten inertial parameters of every body about its joint frame and, for each joint with one
coordinate, what its drive adds (`model.py`). The base link has parameters of its own (number 0)
where the wrench under it is measured.

At rest (`static`) q̇ = q̈ = 0: weights are all there is, and friction is nothing that anybody knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final

from emdeg.errors import UsageError, unknown
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import ONE, ZERO, Expr, linear, multiply
from emdeg.exact.linalg import Matrix
from emdeg.identify.drives import (
    COULOMB,
    EACH_WAY,
    OFFSET,
    STRIBECK,
    STRIBECK_SPEED,
    VISCOUS,
    Coupling,
    coupled_columns,
    drive_columns,
)
from emdeg.mechanics.base import refuse_elastic, refuse_loops
from emdeg.mechanics.kinematics import default_frame
from emdeg.mechanics.parameters.base_parameters import Relations
from emdeg.mechanics.parameters.grouping import Rules
from emdeg.mechanics.parameters.regressor import (
    FIELDS,
    MOTOR,
    ParameterName,
    base_columns,
    fields_of,
    inertia_of,
    parameter_names,
    regressor,
)
from emdeg.robot.model.inertia import Inertia
from emdeg.robot.robot import Robot

GROUND: Final = -1  # the body that the base link is
ASYMMETRIC: Final = "asymmetric"
#: what a user may call unknown of the drives → the kinds of `model.py`
DRIVES: Final[Mapping[str, str]] = {
    "rotors": MOTOR, "viscous": VISCOUS, "coulomb": COULOMB, "offset": OFFSET,
    ASYMMETRIC: ASYMMETRIC, STRIBECK: STRIBECK,
}  # fmt: skip
USUAL: Final = "rotors,viscous,coulomb,offset"
#: rad/s, in proofs: which speed it is changes no rank
SLOW: Final = Fraction(1, 10)


@dataclass(frozen=True)
class Sensing:
    """Which efforts are measured (places in τ), whether the base's wrench is, and if it rests."""

    joints: tuple[int, ...]
    base: bool = False
    static: bool = False

    def words(self, robot: Robot) -> str:
        """For a person."""
        names = [robot.joint_names[k] for k in _numbers(robot, self.joints)]
        parts = ["the effort of " + ", ".join(names)] if names else []
        if self.joints == _actuated(robot):
            parts = ["the efforts of all joints"]
        if self.base:
            parts.append("the wrench under the base")
        return " and ".join(parts) + (", at rest" if self.static else "")


@dataclass(frozen=True)
class Measured:
    """y = Y φ: the unknowns by name, Y (measurements × unknowns), and what the rules say of them.

    `relations` are by the rules of grouping, which hold for every sensor: candidates for a basis.
    """

    robot: Robot
    sensing: Sensing
    full: tuple[ParameterName, ...]
    Y: Matrix
    relations: Relations


def sensing_of(robot: Robot, sensors: str = "joints", *, static: bool = False) -> Sensing:
    """From what a user says: joints, base, both, or names of joints (q3 is the third)."""
    every = _actuated(robot)
    if sensors in ("joints", "both"):
        return Sensing(every, sensors == "both", static)
    if sensors == "base":
        return Sensing((), True, static)
    names = list(robot.joint_names)
    places = sorted(robot.by_coordinate)
    known = dict(zip(names, places, strict=True))
    known |= {f"q{k + 1}": place for k, place in enumerate(places) if f"q{k + 1}" not in known}
    found: set[int] = set()
    for name in filter(None, map(str.strip, sensors.split(","))):
        if name not in known:
            raise unknown("sensor", name, ("joints", "base", "both", *names), argument="sensors")
        if known[name] not in every:
            raise UsageError(
                "is the free flyer, whose effort is the wrench under the base", argument="sensors",
                found=name, expected="base, or both",
            )  # fmt: skip
        found.add(known[name])
    if not found:
        raise UsageError(
            "nothing is measured", argument="sensors", found=sensors,
            expected="joints, base, both, or names of joints",
        )  # fmt: skip
    return Sensing(tuple(sorted(found)), False, static)


def measured(
    robot: Robot,
    sensing: Sensing,
    drives: str | Iterable[str] = USUAL,
    coupling: Coupling | None = None,
    slow: Fraction = SLOW,
) -> Measured:
    """The columns of everything that is unknown, in the order of the bodies."""
    refuse_loops(robot, "identifiability", ("a tree",))
    refuse_elastic(robot, "identifiability")
    names, columns = _inertial(robot, sensing)
    drive = _drives(robot, _kinds(drives), coupling, slow)
    rows = sorted(_rows(robot, sensing))
    wrench = [ZERO] * (6 if sensing.base and not _floats(robot) else 0)
    columns |= {name: [*(column[k] for k in rows), *wrench] for name, column in drive.items()}
    if sensing.static:
        columns = _at_rest(robot, columns)
    Y = Matrix(zip(*(columns[name] for name in (*names, *drive)), strict=True))
    relations = _by_rules(robot, names) | {name: {name: ONE} for name in drive}
    return Measured(robot, sensing, (*names, *drive), Y, relations)


def without(measured: Measured, known: str | Iterable[str]) -> Measured:
    """What is left to be found when these unknowns are known."""
    names = {f.name for f in measured.full}
    gone = set()
    for name in words_of(known):
        if name not in names:
            raise unknown("unknown", name, sorted(names), argument="known")
        gone.add(name)
    kept = [k for k, f in enumerate(measured.full) if f.name not in gone]
    full = tuple(measured.full[k] for k in kept)
    carried = {f: {b: row[f] for b, row in measured.relations.items() if f in row} for f in full}
    relations: dict[ParameterName, dict[ParameterName, Expr]] = {}
    for f, into in carried.items():
        # Y_f = Σ amount·Y_b stays true where no b is gone; any other stands for itself
        stays = all(b.name not in gone for b in into)
        for b, amount in (into if stays else {f: ONE}).items():
            relations.setdefault(b, {})[f] = amount
    Y = Matrix([[row[k] for k in kept] for row in measured.Y.rows])
    ordered = {f: relations[f] for f in full if f in relations}
    return replace(measured, full=full, Y=Y, relations=ordered)


def with_payload(measured: Measured, frame: str | None = None, *, unloaded: bool) -> Measured:
    """The ten parameters of a load at a frame are unknown too (mL, mxL, …, about that frame).

    Measured with the load alone or, `unloaded`, without it as well, which tells it from the link.
    """
    robot = measured.robot
    tool = robot.frame(frame) if frame else default_frame(robot)
    body = GROUND if tool.body is None else tool.body
    at = {(f.body, f.field): k for k, f in enumerate(measured.full)}
    if (body, "m") not in at:
        raise UsageError("a load there is not felt by what is measured", argument="payload",
                         found=tool.name)  # fmt: skip
    load = tuple(ParameterName(body, f"{f} of load", f"{f}L") for f in FIELDS)
    columns = []
    for field in FIELDS:
        parts = fields_of(inertia_of({field: ONE}).to_parent(tool.pose))
        columns.append([
            linear((multiply(amount, row[at[body, f]]), 1) for f, amount in parts.items())
            for row in measured.Y.rows
        ])  # fmt: skip
    loaded = [[*row, *(c[i] for c in columns)] for i, row in enumerate(measured.Y.rows)]
    bare = [[*row, *[ZERO] * len(load)] for row in measured.Y.rows] if unloaded else []
    relations = {**measured.relations, **{name: {name: ONE} for name in load}}
    full = (*measured.full, *load)
    return replace(measured, full=full, Y=Matrix([*bare, *loaded]), relations=relations)


# -- columns --------------------------------------------------------------------------


def _inertial(
    robot: Robot, sensing: Sensing
) -> tuple[tuple[ParameterName, ...], dict[ParameterName, list[Expr]]]:
    """The bodies' parameters, with the base link's where its wrench is measured."""
    names = parameter_names(robot)
    Y = regressor(robot).Y
    rows = [row for k, row in enumerate(Y.rows) if k in _rows(robot, sensing)]
    columns = {name: [row[c] for row in rows] for c, name in enumerate(names)}
    if not sensing.base or _floats(robot):
        return names, columns
    under = base_columns(robot)
    names = (*(ParameterName(GROUND, f, f"{f}0") for f in FIELDS), *names)
    for name in names:
        own = columns.get(name, [ZERO] * len(rows))
        columns[name] = [*own, *under[name.body, name.field]]
    return names, columns


def _at_rest(
    robot: Robot, columns: Mapping[ParameterName, list[Expr]]
) -> dict[ParameterName, list[Expr]]:
    """q̇ = q̈ = 0; what friction does then is not known."""
    rest = dict.fromkeys((*robot.qd, *robot.qdd), ZERO)
    flat = iter(substitute([e for column in columns.values() for e in column], rest))
    found = {name: [next(flat) for _ in column] for name, column in columns.items()}
    weighs = {*FIELDS, MOTOR, OFFSET}
    return {n: c if n.field in weighs else [ZERO] * len(c) for n, c in found.items()}


def _by_rules(
    robot: Robot, names: Sequence[ParameterName]
) -> dict[ParameterName, dict[ParameterName, Expr]]:
    """What each body can hand to its parent; a base with a sensor is a body as any other."""
    by_key = {(f.body, f.field): f for f in names}
    first = 0
    if GROUND in {f.body for f in names}:
        robot, first = robot.replaced(base_inertia=_POINT).with_floating_base(), 1
    rules = Rules(robot)
    found: dict[ParameterName, dict[ParameterName, Expr]] = {}
    for f in names:
        for (body, field), amount in rules.carried_to(
            f.body + first, inertia_of({f.field: ONE})
        ).items():
            found.setdefault(by_key[body - first, field], {})[f] = amount
    return {f: found[f] for f in names if f in found}


_POINT: Final = Inertia(ONE, Inertia.zero().com, Inertia.zero().tensor)


def _drives(
    robot: Robot, kinds: Sequence[str], coupling: Coupling | None, slow: Fraction
) -> dict[ParameterName, list[Expr]]:
    own = [k for k in kinds if k not in (ASYMMETRIC, STRIBECK)]
    found = drive_columns(robot, own, None)
    if ASYMMETRIC in kinds:
        found |= drive_columns(robot, list(EACH_WAY), None)
    if STRIBECK in kinds:
        found |= drive_columns(robot, [STRIBECK, STRIBECK_SPEED], None, slow)
    if coupling is not None:
        found |= coupled_columns(robot, [k for k in own if k != OFFSET], coupling, None)
    return found


def words_of(given: str | Iterable[str]) -> tuple[str, ...]:
    """Words, or a text with commas between them; "none" and "" are no words."""
    if not isinstance(given, str):
        return tuple(given)
    return tuple(w.strip() for w in given.split(",") if w.strip() and given != "none")


def _kinds(drives: str | Iterable[str]) -> list[str]:
    found: list[str] = []
    for name in words_of(drives):
        if name not in DRIVES:
            raise unknown("part of a drive", name, DRIVES, argument="drives")
        found.append(DRIVES[name])
    return found


# -- rows -----------------------------------------------------------------------------


def _floats(robot: Robot) -> bool:
    return robot.bodies[0].joint.nv > 1 if robot.bodies else False


def _actuated(robot: Robot) -> tuple[int, ...]:
    """Efforts of joints with one coordinate; those of a free flyer are a wrench."""
    return tuple(sorted(k for k, joint in robot.by_coordinate.items() if joint.nv == 1))


def _rows(robot: Robot, sensing: Sensing) -> set[int]:
    """Places in τ that are measured."""
    flyer = range(6) if sensing.base and _floats(robot) else ()
    return {*sensing.joints, *flyer}


def _numbers(robot: Robot, places: Iterable[int]) -> list[int]:
    """Of each place in τ the number of its joint."""
    order = sorted(robot.by_coordinate)
    return [order.index(k) for k in places]
