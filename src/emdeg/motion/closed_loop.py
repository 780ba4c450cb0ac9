"""Robot and law in one program: the rates of the state.

    q_rate    q̇, for a free flyer ṗ = R v and ḣ = ½ h ∘ ω                        (nq)
    qdd       q̈ = forward_dynamics(q, q̇, law(q, q̇, signals))                     (nv)
    power     τ·q̇ less friction: what changes T + V                                (1)
    tau       the efforts                                                          (nv)

With the state (q, q̇, work) these are the first-order state equations (digest R60).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from emdeg.compiler import derive, derived_angles
from emdeg.errors import UsageError
from emdeg.expr.calculus import substitute
from emdeg.expr.linalg import Vector
from emdeg.expr.node import MOTION, ZERO, Expr, linear, multiply, symbol
from emdeg.formulations.coordinates import rates
from emdeg.formulations.quantities import Entries, Request, forward
from emdeg.formulations.wrenches import wrench_symbols
from emdeg.motion.laws import Law
from emdeg.program.ir import Program
from emdeg.program.lower import lower
from emdeg.robot.model import Robot

WORK = symbol("work", MOTION)


def closed_loop(
    robot: Robot,
    law: Law,
    outputs: Sequence[str] = ("q_rate", "qdd", "power", "tau"),
    *,
    method: str | None = None,
) -> Program:
    """The program of the chosen outputs; inputs q, qd, work when `power` is asked for, signals."""
    refuse_inputs(robot)
    build: dict[str, Callable[[], Entries]] = {
        "q_rate": lambda: _vector([rates(robot)[s] for s in robot.q]),
        "qdd": lambda: _vector(_accelerations(robot, law, method)),
        "power": lambda: ((1,), [_power(robot, law)]),
        "tau": lambda: _vector(law.efforts),
    }
    found: dict[str, Entries] = {name: build[name]() for name in outputs}
    inputs: list[tuple[str, Sequence[Expr]]] = [("q", robot.q), ("qd", robot.qd)]
    if "power" in outputs:
        inputs.append(("work", (WORK,)))
    if law.signals:
        inputs.append(("signals", law.signals))
    known = {s: None if p.value is None else float(p.value) for s, p in robot.parameters.items()}
    about = {"robot": robot.name, "law": law.name, "outputs": ", ".join(outputs)}
    return lower(f"{robot.name}_loop", found, inputs, known, derived_angles(robot), about)


def refuse_inputs(robot: Robot) -> None:
    """A simulation moves the robot by its efforts alone."""
    if not robot.base_motion.is_zero:
        raise UsageError(
            "a moving base is an input that a simulation does not have", argument="robot",
            hint="robot.with_floating_base() moves by the laws of mechanics",
        )  # fmt: skip


def _accelerations(robot: Robot, law: Law, method: str | None) -> list[Expr]:
    request = Request(robot, cache(lambda chosen: derive(robot, chosen)), method)
    given = dict(zip(robot.tau, law.efforts, strict=True))
    unloaded = {s: ZERO for name in robot.wrench_frames for s in wrench_symbols(name)}
    return substitute(list(forward(request)), {**given, **unloaded})


def _power(robot: Robot, law: Law) -> Expr:
    friction = derive(robot, "composite").friction
    net = Vector(law.efforts) - friction
    return linear((multiply(e, v), 1) for e, v in zip(net, robot.qd, strict=True))


def _vector(values: Sequence[Expr]) -> Entries:
    return (len(values),), list(values)
