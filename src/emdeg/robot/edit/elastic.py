"""Elastic joints: a spring between the motor and the link, and a coordinate for each.

    motor side   B θ̈ + friction + K (θ − q) + D (θ̇ − q̇) = τ        B = N² J_r, θ behind the gear
    link side    M(q) q̈ + c + g + K (q − θ) + D (q̇ − θ̇) = 0

(Spong 1987, Modeling and control of elastic joint robots.) The motor becomes a joint of its own
beside the elastic one, on the same link and about the same axis; it carries a body without mass,
because the rotor's mass and inertia belong to the link that it sits on, and the drive's inertia and
friction. So every method, quantity and command sees an ordinary tree, with coordinates (q, θ): the
motors' come after all others, in the order of their joints, and are called `elbow.motor`.

Where a motor is `coupled`, the rotor's spin is felt by the link that carries it: the full model
with S(q) of Tomei 1991 and De Luca (mechanics/terms/drives.py). Without, it is Spong's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from emdeg.errors import UsageError
from emdeg.exact.graph import CONST, ZERO, Expr
from emdeg.exact.numbers import sign
from emdeg.robot.cells.scope import Cell, Scope
from emdeg.robot.edit.edits import numbered, speeds_of
from emdeg.robot.edit.values import used_parameters
from emdeg.robot.model.inertia import Inertia
from emdeg.robot.model.mechanism import M, Mechanism
from emdeg.robot.model.names import did_you_mean
from emdeg.robot.model.parts import Body, Elastic, Friction, Joint, Limits, Motor
from emdeg.robot.model.report import Place


def with_elastic_joints(
    robot: M,
    stiffness: Cell | Mapping[str, Cell],
    *,
    damping: Cell | Mapping[str, Cell] = 0,
    coupled: bool | None = None,
) -> M:
    """A spring in each of these joints (N m/rad), or in all that have a motor where one is given.

    `damping` is that of the springs, N m s/rad; `coupled` says whether the rotors' spin is felt by
    the links that carry them (default: as the motors say). Coordinates become (q, θ).
    """
    scope = Scope.of(robot)
    joints = {j.name: j for j in robot.by_coordinate.values()}
    taken = {j.elastic.motor for j in joints.values() if j.elastic is not None}
    if not isinstance(stiffness, Mapping):
        chosen = [n for n, j in joints.items() if n not in taken and objection(j) is None]
        if not chosen:
            raise UsageError(
                f"no joint of robot {robot.name!r} has a motor", argument="stiffness",
                hint="an elastic joint needs motor = { rotor_inertia, gear_ratio } or reflected",
            )  # fmt: skip
        stiffness = dict.fromkeys(chosen, stiffness)
    losses = damping if isinstance(damping, Mapping) else dict.fromkeys(stiffness, damping)
    for argument, given in (("stiffness", stiffness), ("damping", losses)):
        for name in given:
            if name not in (joints if argument == "stiffness" else stiffness):
                raise UsageError(f"robot {robot.name!r} has no such elastic joint",
                                 argument=argument, found=name,
                                 hint=did_you_mean(name, joints))  # fmt: skip
    springs = {}
    for name, cell in stiffness.items():
        elastic = Elastic(
            scope.length(cell, Place(f"stiffness of {name}")),
            scope.length(losses.get(name, 0), Place(f"damping of {name}")),
        )
        reason = objection(joints[name]) or weakness(elastic)
        if name in taken:
            reason = "this joint is the motor of an elastic one"
        if reason is not None:
            raise UsageError(reason, argument="stiffness", found=name)
        springs[name] = elastic

    def changed(body: Body) -> Body:
        joint = body.joint
        if joint.name not in springs:
            return body
        motor = joint.motor if coupled is None else replace(joint.motor, coupled=coupled)
        return replace(body, joint=replace(joint, motor=motor, elastic=springs[joint.name]))

    sprung = robot.replaced(
        bodies=tuple(map(changed, robot.bodies)), parameters=scope.settled_parameters()
    )
    return expanded(sprung)


def without_elastic_joints(robot: M) -> M:
    """The robot whose motors sit on their links: rigid joints, as of infinite stiffness."""
    if not robot.motors:
        return robot
    rigid = folded(robot)
    bodies = (replace(b, joint=replace(b.joint, elastic=None)) for b in rigid.bodies)
    return used_parameters(rigid.replaced(bodies=tuple(bodies)))


def without_drives(robot: M) -> M:
    """The rigid bodies alone: no friction, no damping, no springs, no inertia of motors."""
    rigid = without_elastic_joints(robot)
    bodies = tuple(
        replace(b, joint=replace(b.joint, friction=Friction(), motor=Motor())) for b in rigid.bodies
    )
    return used_parameters(rigid.replaced(bodies=bodies))


def folded(robot: M) -> M:
    """As descriptions have it: each motor in the elastic joint that it moves; see `expanded`."""
    motors = {b.joint.name: b.joint for b in robot.bodies}
    index: dict[int | None, int | None] = {None: None}
    bodies: list[Body] = []
    gone = {j.elastic.motor for j in motors.values() if j.elastic is not None}
    for i, body in enumerate(robot.bodies):
        joint = body.joint
        if joint.name in gone:
            continue
        if joint.elastic is not None:
            own = motors[joint.elastic.motor]
            joint = replace(
                joint, elastic=replace(joint.elastic, motor=""), motor=own.motor,
                friction=own.friction, limits=replace(joint.limits, effort=own.limits.effort),
            )  # fmt: skip
        index[i] = len(bodies)
        bodies.append(replace(body, parent=index[body.parent], joint=joint))
    if not gone:
        return robot
    links = {j.elastic.motor: j.name for j in motors.values() if j.elastic is not None}
    rigid = robot.replaced(
        bodies=tuple(bodies),
        frames=tuple(replace(f, body=index[f.body]) for f in robot.frames if f.body in index),
        actuated=tuple(links.get(name, name) for name in robot.actuated),
    )
    order = [name for name in robot.joint_names if name not in gone]
    return speeds_of(robot, numbered(rigid, order))


def objection(joint: Joint) -> str | None:
    """Why a joint cannot be elastic, if it cannot."""
    if joint.nv != 1 or joint.mimic is not None:
        return "only a joint with one coordinate of its own can be elastic"
    if joint.elastic is not None and joint.elastic.motor:
        return "this joint is elastic already"
    if joint.motor.is_zero:
        return "an elastic joint needs the inertia of its motor: rotor_inertia, or reflected"
    return None


def weakness(elastic: Elastic) -> str | None:
    """Why there is no such spring, if there is none."""
    if elastic.stiffness is ZERO or _negative(elastic.stiffness):
        return "the stiffness of an elastic joint is positive"
    return "the damping of a spring is not negative" if _negative(elastic.damping) else None


def _negative(value: Expr) -> bool:
    return value.kind == CONST and sign(value.value) < 0


def expanded(robot: M) -> M:
    """Motors as joints of their own, for the elastic joints that have none yet."""
    sprung = [
        joint
        for _, joint in sorted(robot.by_coordinate.items())
        if joint.elastic is not None and not joint.elastic.motor
    ]
    if not sprung:
        return robot
    place = {joint.name: robot.nv + k for k, joint in enumerate(sprung)}
    names = {joint.name: _free_name(robot, f"{joint.name}.motor") for joint in sprung}
    index: dict[int | None, int | None] = {None: None}
    bodies: list[Body] = []
    for i, body in enumerate(robot.bodies):
        parent, joint = index[body.parent], body.joint
        if joint.name in place:
            motor, joint = _parted(joint, names[joint.name], place[joint.name])
            bodies.append(Body(motor.name, parent, motor, Inertia.zero()))
        index[i] = len(bodies)
        bodies.append(replace(body, parent=parent, joint=joint))
    whole = robot.replaced(
        bodies=tuple(bodies),
        frames=tuple(replace(f, body=index[f.body]) for f in robot.frames),
        actuated=tuple(names.get(name, name) for name in robot.actuated),
    )
    return speeds_of(robot, whole)


def _parted(joint: Joint, name: str, coordinate: int) -> tuple[Joint, Joint]:
    """The motor with its inertia, friction and effort, and the link side without them."""
    assert joint.elastic is not None
    motor = Joint(
        name, joint.type, joint.placement, coordinate, Limits(effort=joint.limits.effort),
        joint.friction, joint.motor, continuous=joint.continuous,
    )  # fmt: skip
    link = replace(
        joint, limits=replace(joint.limits, effort=None), friction=Friction(), motor=Motor(),
        elastic=replace(joint.elastic, motor=name),
    )  # fmt: skip
    return motor, link


def _free_name(robot: Mechanism, name: str) -> str:
    taken = {*robot.frame_names, *(b.joint.name for b in robot.bodies)}
    while name in taken:
        name += "_"
    return name
