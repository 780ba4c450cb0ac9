"""A robot's symbols as the interface of its programs: input arrays, parameters, derived angles."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NoReturn

from emdeg.errors import CertificateError
from emdeg.exact.graph import MOTION, Expr
from emdeg.mechanics.methods.hamilton import momentum_symbols
from emdeg.mechanics.methods.kane.speeds import speed_symbols
from emdeg.mechanics.quantities.quantity import multiplier_symbols
from emdeg.mechanics.terms.wrenches import wrench_symbols
from emdeg.program.fingerprint import symbol_of
from emdeg.program.ir import DerivedAngle, Input, Program
from emdeg.program.lower import lower
from emdeg.program.ops import LEAF
from emdeg.robot.model.speeds import TIME
from emdeg.robot.robot import Robot


def state_arrays(robot: Robot) -> dict[str, Sequence[Expr]]:
    """All that moves: q to its fourth rate, tau, λ, wrenches, base_motion; Kane's u, u̇; p; time."""
    u, ud = speed_symbols(robot)
    motion = robot.base_motion
    base = (*motion.angular_velocity, *motion.angular_acceleration, *motion.acceleration)
    return {
        "q": robot.q,
        "qd": robot.qd,
        "qdd": robot.qdd,
        "qddd": robot.qddd,
        "qdddd": robot.qdddd,
        "tau": robot.tau,
        "lam": multiplier_symbols(robot),
        "wrenches": [s for name in robot.wrench_frames for s in wrench_symbols(name)],
        "base_motion": [s for s in base if s.is_symbol and s.rate == MOTION],
        "u": u,
        "ud": ud,
        "p": momentum_symbols(robot),
        "t": (TIME,),
    }


def state_inputs(robot: Robot, names: Collection[str]) -> list[Input]:
    """Those of the arrays that are named and not empty, as inputs of a program."""
    return [
        Input(name, tuple(s.name for s in leaves))
        for name, leaves in state_arrays(robot).items()
        if name in names and leaves
    ]


def check_interface(program: Program, robot: Robot, arrays: Collection[str]) -> None:
    """CertificateError where a program takes or gives numbers otherwise than one of this robot.

    A function of the right leaves is not yet the right program: kernels read inputs by their
    place, stages are cut by rate, and parameters start from their values.
    """
    if program.metadata.get("robot", robot.name) != robot.name or program.name != robot.name:
        _otherwise("is called after another robot", "name", program.name, robot.name)
    outputs = ", ".join(output.name for output in program.outputs)
    if program.metadata.get("outputs", outputs) != outputs:
        _otherwise("are not in order", "outputs", outputs, program.metadata["outputs"])
    inputs = tuple(state_inputs(robot, arrays))
    if program.inputs != inputs:
        _otherwise("are not those of the robot", "inputs", program.inputs, inputs)
    derived = derived_angles(robot)
    for angle in program.derived:
        if angle not in derived:
            _otherwise("is not an angle of the robot", angle.leaf, angle, derived)
    values = parameter_values(robot)
    known = {name: values[name] for name in values if name in program.parameters}
    if list(program.parameters.items()) != list(known.items()):
        _otherwise(
            "are not those of the robot, in their order", "parameters", program.parameters, known
        )
    leaves = {s for name in arrays for s in state_arrays(robot)[name]} | robot.parameters.keys()
    made = {angle.leaf for angle in program.derived}
    for value in program.values:
        if value.op != LEAF:
            continue
        symbol = symbol_of(value.a)
        if symbol not in leaves and not (symbol.name in made and symbol.rate and symbol.angular):
            _otherwise("is not a symbol of the robot", value.a.name, value.a, "its rate and kind")


def _otherwise(what: str, element: str, found: object, expected: object) -> NoReturn:
    raise CertificateError(
        what, element=element, found=found, expected=expected,
        hint="the file was changed, or belongs to another robot",
    )  # fmt: skip


def parameter_values(robot: Robot) -> dict[str, float | None]:
    """Parameters by name, with what is known of them."""
    known = {s.name: p.value for s, p in robot.parameters.items()}
    return {name: None if value is None else float(value) for name, value in known.items()}


def robot_program(
    robot: Robot,
    title: str,
    outputs: Mapping[str, tuple[tuple[int, ...], Sequence[Expr]]],
    inputs: Sequence[tuple[str, Sequence[Expr]]],
    **about: str,
) -> Program:
    """Expressions of a robot as they are, in a program called `<robot>_<title>`."""
    values = {s: None if p.value is None else float(p.value) for s, p in robot.parameters.items()}
    told = {"robot": robot.name, **about}
    return lower(f"{robot.name}_{title}", outputs, inputs, values, derived_angles(robot), told)


def derived_angles(robot: Robot) -> list[DerivedAngle]:
    """Angles of mimic joints that are computed before the program runs."""
    found = []
    for body in robot.bodies:
        mimic = body.joint.mimic
        if mimic is None or not body.joint.spin:
            continue
        for symbol, _ in robot.joint_turn(body).terms:
            if symbol not in robot.q:
                leader = robot.q[robot.configuration_index(body.joint.coordinate)]
                found.append(DerivedAngle(symbol.name, leader.name, mimic.multiplier, mimic.offset))
    return found
