"""The only file that names the order of the stages.

derive    Robot → Equations      one of METHODS                      (formulations/)
lower     Equations → Program    the chosen outputs, as SSA          (program/lower)
optimise  Program → Program      fewer operations                    (optimise/pipeline)
certify   Program → Program      the same function, with its proof   (program/certify)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from emdeg.errors import UsageError
from emdeg.expr.node import MOTION, Expr
from emdeg.formulations.base import Method, RigidBody
from emdeg.formulations.equations import Equations
from emdeg.formulations.kinematics import ReferenceFrame
from emdeg.formulations.moving_base import on_moving_base
from emdeg.formulations.quantities import QUANTITIES, Entries, Request, entries, parse
from emdeg.formulations.wrenches import wrench_symbols
from emdeg.program.certificate import Reference
from emdeg.program.certify import certify as prove
from emdeg.program.ir import DerivedAngle, Program
from emdeg.program.lower import lower
from emdeg.robot.model import Robot


@dataclass(frozen=True)
class MethodEntry:
    """Where a method lives, whether it takes free flyers, and what it is in one line."""

    module: str
    floating: bool
    summary: str

    def load(self) -> Method:
        """The function `rigid_body` of the method's file."""
        module = import_module(f"emdeg.formulations.{self.module}")
        method: Method = module.rigid_body
        return method


METHODS: dict[str, MethodEntry] = {
    "newton_euler": MethodEntry(
        "newton_euler", True, "Newton–Euler in link axes (Luh, Walker, Paul)"
    ),
    "newton_euler_base": MethodEntry(
        "newton_euler_base", True, "Newton–Euler in base axes (Fu, table 3.2)"
    ),
    "lagrange_euler": MethodEntry(
        "lagrange_euler", False, "Lagrange–Euler, 4×4 matrices (Uicker, Bejczy)"
    ),
    "dalembert": MethodEntry("dalembert", False, "generalized d'Alembert (Fu 3.4)"),
    "kane": MethodEntry("kane", True, "Kane's partial velocities (Kane, Levinson)"),
    "li": MethodEntry("li", False, "Li's recursive Lagrange–Euler, as ROBMAT"),
    "emdeg": MethodEntry("emdeg", False, "EMDEG's extended bodies and rules (Burdick)"),
    "composite": MethodEntry("composite", True, "composite rigid bodies, spatial (Featherstone)"),
    "articulated": MethodEntry("articulated", True, "articulated bodies, spatial (Featherstone)"),
    "gibbs_appell": MethodEntry("gibbs_appell", True, "Gibbs–Appell: ∂S/∂q̈"),
}


def derive(
    robot: Robot,
    method: str = "newton_euler",
    *,
    rotors: bool = False,
    **options: Any,
) -> Equations:
    """The equations of motion of `robot` by `method`.

    `rotors` adds the gyroscopic terms of the drives' rotors; all other options go to the method.
    """
    entry = _entry(method)
    rigid_body = on_moving_base(entry.load(), floating=entry.floating)
    bound: partial[RigidBody] = partial(rigid_body, **options)
    return Equations(robot, method, bound, rotors)


def compile(
    robot: Robot,
    outputs: str | Sequence[str] = "inverse_dynamics",
    *,
    method: str | None = None,
    optimise: str | None = "-O1",
    frame: str | None = None,
    reference: ReferenceFrame = ReferenceFrame.LOCAL_WORLD_ALIGNED,
    rotors: bool = False,
    certify: bool = True,
    **options: Any,
) -> Program:
    """A straight-line program of the chosen outputs, jointly, with its certificate.

    Outputs are names of `formulations.quantities.QUANTITIES` or aliases (rnea, crba, aba, fk),
    each with an optional frame and reference: `"jacobian:tool:local"`. Without a `method` each
    output is derived by the one that takes fewest operations. `optimise` is a level of
    `optimise.pipeline`, or None for the program as derived.
    """
    wanted = [outputs] if isinstance(outputs, str) else list(outputs)
    expressions, names = _expressions(robot, wanted, method, frame, reference, rotors, options)
    program = lower(
        robot.name,
        expressions,
        _inputs(robot, names),
        {s: None if p.value is None else float(p.value) for s, p in robot.parameters.items()},
        derived_angles(robot),
        {"robot": robot.name, "method": method or "auto", "outputs": ", ".join(expressions)},
    )
    if optimise is not None and find_spec("emdeg.optimise.pipeline") is not None:
        program = import_module("emdeg.optimise.pipeline").optimise(program, optimise)
    if certify:
        about = Reference(method=method or "auto", robot=robot.name)
        program = program.with_certificate(prove(program, expressions, about=about))
    return program


def _expressions(
    robot: Robot,
    wanted: Sequence[str],
    method: str | None,
    frame: str | None,
    reference: ReferenceFrame,
    rotors: bool,
    options: Mapping[str, Any],
) -> tuple[dict[str, Entries], list[str]]:
    """{output as asked: (shape, expressions)}, and the plain names of the quantities."""

    @cache
    def by(chosen: str) -> Equations:
        return derive(robot, chosen, rotors=rotors, **(options if chosen == method else {}))

    if method is not None:
        _entry(method)
    found: dict[str, Entries] = {}
    names: list[str] = []
    for output in wanted:
        name, own_frame, own_reference = parse(output)
        request = Request(robot, by, method, own_frame or frame, own_reference or reference)
        shown = name + output[len(output.split(":")[0]) :]
        found[shown] = entries(QUANTITIES[name].build(request))
        names.append(name)
    return found, names


def _inputs(robot: Robot, names: Sequence[str]) -> list[tuple[str, Sequence[Expr]]]:
    """The arrays that some output takes, in the order q, qd, qdd, tau, wrenches, base_motion."""
    wrenches = [s for name in robot.wrench_frames for s in wrench_symbols(name)]
    motion = robot.base_motion
    base = (*motion.angular_velocity, *motion.angular_acceleration, *motion.acceleration)
    arrays: dict[str, Sequence[Expr]] = {
        "q": robot.q,
        "qd": robot.qd,
        "qdd": robot.qdd,
        "tau": robot.tau,
        "wrenches": wrenches,
        "base_motion": [s for s in base if s.is_symbol and s.rate == MOTION],
    }
    taken = {array for name in names for array in QUANTITIES[name].inputs}
    return [(key, leaves) for key, leaves in arrays.items() if key in taken and leaves]


def derived_angles(robot: Robot) -> list[DerivedAngle]:
    """Angles of mimic joints that are computed before the program runs."""
    found = []
    for body in robot.bodies:
        mimic = body.joint.mimic
        if mimic is None or not body.joint.revolute:
            continue
        for symbol, _ in robot.joint_angle(body).terms:
            if symbol not in robot.q:
                leader = robot.q[robot.configuration_index(body.joint.coordinate)]
                found.append(DerivedAngle(symbol.name, leader.name, mimic.multiplier, mimic.offset))
    return found


def _entry(method: str) -> MethodEntry:
    if method in METHODS:
        return METHODS[method]
    close = get_close_matches(method, METHODS, 1)
    raise UsageError(
        f"unknown method {method!r}",
        argument="method",
        expected="one of " + ", ".join(METHODS),
        hint=f"did you mean {close[0]!r}?" if close else None,
    )
