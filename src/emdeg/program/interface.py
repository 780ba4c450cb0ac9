"""A robot's symbols as the interface of its programs: input arrays, parameters, derived angles."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from emdeg.exact.graph import MOTION, Expr
from emdeg.mechanics.terms.wrenches import wrench_symbols
from emdeg.program.ir import DerivedAngle, Input, Program
from emdeg.program.lower import lower
from emdeg.robot.robot import Robot


def state_arrays(robot: Robot) -> dict[str, Sequence[Expr]]:
    """Everything that moves: q, qd, qdd, tau, wrenches, base_motion."""
    motion = robot.base_motion
    base = (*motion.angular_velocity, *motion.angular_acceleration, *motion.acceleration)
    return {
        "q": robot.q,
        "qd": robot.qd,
        "qdd": robot.qdd,
        "tau": robot.tau,
        "wrenches": [s for name in robot.wrench_frames for s in wrench_symbols(name)],
        "base_motion": [s for s in base if s.is_symbol and s.rate == MOTION],
    }


def state_inputs(robot: Robot, names: Collection[str]) -> list[Input]:
    """Those of the arrays that are named and not empty, as inputs of a program."""
    return [
        Input(name, tuple(s.name for s in leaves))
        for name, leaves in state_arrays(robot).items()
        if name in names and leaves
    ]


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
