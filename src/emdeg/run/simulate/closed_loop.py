"""Robot and law in one program: the rates of the state.

    q_rate    q̇, for a free flyer ṗ = R v and ḣ = ½ h ∘ ω                        (nq)
    qdd       q̈ = forward_dynamics(q, q̇, law(q, q̇, signals))                     (nv)
    power     τ·q̇ less friction: what changes T + V                                (1)
    tau       the efforts                                                          (nv)
    error     q* − q of laws that have a reference

With the state (q, q̇, work) these are the first-order state equations (digest R60).
"""

from __future__ import annotations

from collections.abc import Sequence

from emdeg.compiler import compile
from emdeg.errors import UsageError
from emdeg.exact.graph import MOTION, symbol
from emdeg.exact.linalg import Vector
from emdeg.mechanics.coordinates import rates
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.quantities.quantity import Entries, entries
from emdeg.mechanics.terms.wrenches import wrench_symbols
from emdeg.program.interface import robot_program
from emdeg.program.ir import Program
from emdeg.robot.robot import Robot
from emdeg.run.control.laws import Law
from emdeg.run.simulate.workbench import Workbench

WORK = symbol("work", MOTION)


def closed_loop(
    robot: Robot,
    law: Law,
    outputs: Sequence[str] = ("q_rate", "qdd", "power", "tau"),
    *,
    optimise: str | None = None,
    certify: bool = False,
    dynamics: Program | None = None,
) -> Program:
    """The program of the chosen outputs; inputs q, qd, work when `power` is asked for, signals.

    `optimise` is a level of emdeg.compile for the forward dynamics; without, as derived. With
    `certify` they are proved before they are joined with the law. `dynamics` are the forward
    dynamics where they are known already.
    """
    refuse_inputs(robot)
    around = _around(robot, law)
    bench = Workbench()
    own = bench.take(around)
    inputs = [i for i in around.inputs if i.name != "work" or "power" in outputs]
    found: dict[str, Sequence[int]] = {name: own(name) for name in outputs if name != "qdd"}
    if "qdd" in outputs:
        if dynamics is None:
            dynamics = compile(robot, "forward_dynamics", optimise=optimise, certify=certify)
        given = dict(zip((s.name for s in robot.tau), own("tau"), strict=True))
        zero = bench.make.const(0)
        given |= {s.name: zero for n in robot.wrench_frames for s in wrench_symbols(n)}
        found["qdd"] = bench.take(dynamics, given)("forward_dynamics")
    about = {"robot": robot.name, "law": law.name, "outputs": ", ".join(outputs)}
    shaped = {name: ((len(found[name]),), found[name]) for name in outputs}
    return bench.finish(f"{robot.name}_loop", inputs, shaped, about)


def _around(robot: Robot, law: Law) -> Program:
    """Everything but the accelerations."""
    rate = rates(robot)
    found: dict[str, Entries] = {
        "q_rate": entries(Vector(rate[s] for s in robot.q)),
        "power": ((1,), [net_efforts(robot, law).dot(Vector(robot.qd))]),
        "tau": entries(Vector(law.efforts)),
    }
    if law.errors:
        found["error"] = entries(Vector(law.errors))
    inputs = [("q", robot.q), ("qd", robot.qd), ("work", (WORK,)), *law.columns]
    return robot_program(robot, "loop", found, inputs)


def refuse_inputs(robot: Robot) -> None:
    """A simulation moves the robot by its efforts alone."""
    if not robot.base_motion.is_zero:
        raise UsageError(
            "a moving base is an input that a simulation does not have", argument="robot",
            hint="robot.with_floating_base() moves by the laws of mechanics",
        )  # fmt: skip
    if robot.loops or robot.constraints:
        raise UsageError(
            f"robot {robot.name!r} has loops or velocity constraints, which this would leave open",
            argument="robot",
            hint="use emdeg.constrained(robot).simulate(…), or "
            "robot.without_loops() for the tree alone",
        )


def net_efforts(robot: Robot, law: Law) -> Vector:
    """The efforts of a law less friction: what does work."""
    return Vector(law.efforts) - derive(robot, "composite").friction
