"""Robots with loops, ready for numbers: kernels of their constraints and of their motion.

    system = constrained(emdeg.load("four_bar"))
    q, qd = system.project(q0, qd0)                the nearest state that closes the loops
    motion = system.simulate(q, qd, times)         projected after every step; motion.drift

`form` is "multipliers" (any configuration where A has full rank), "eliminated" (fewer operations;
singular where the independent speeds are a bad choice) or "maggi" (without multipliers too, in
speeds of the null space, which a loop with one degree of freedom never has to choose).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emdeg.errors import UsageError, unknown
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import ZERO, Scalar
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.coordinates import rates
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.loops.closed_loops import ClosedLoops
from emdeg.mechanics.loops.maggi import Maggi
from emdeg.mechanics.quantities.quantity import entries
from emdeg.mechanics.terms.wrenches import wrench_symbols
from emdeg.program.interface import robot_program
from emdeg.public import public
from emdeg.robot.given import RobotLike, as_robot
from emdeg.run.kernel.kernel import Kernel
from emdeg.run.loops.projection import ConstrainedSystem
from emdeg.run.simulate.model import Model

FORMS = ("multipliers", "eliminated", "maggi")


@public
def closed_loops(
    robot: RobotLike,
    *,
    method: str = "kane",
    independent: Sequence[str] | None = None,
    baumgarte: tuple[Scalar, Scalar] | None = None,
) -> ClosedLoops:
    """The equations of a robot with loops, in both forms (mechanics/loops/closed_loops.py)."""
    robot = as_robot(robot)
    names = None if independent is None else tuple(independent)
    return ClosedLoops(derive(robot, method), names, baumgarte)


@public
def maggi(
    robot: RobotLike, *, method: str = "newton_euler", independent: Sequence[str] | None = None
) -> Maggi:
    """Maggi's equations of a robot with loops (mechanics/loops), from those of its tree."""
    robot = as_robot(robot)
    return Maggi(derive(robot, method), None if independent is None else tuple(independent))


@public
def constrained(
    robot: RobotLike,
    *,
    form: str = "multipliers",
    independent: Sequence[str] | None = None,
    baumgarte: tuple[float, float] | None = None,
    method: str = "composite",
    parameters: Mapping[str, float] | None = None,
) -> ConstrainedSystem:
    """Machine code for a robot with loops or velocity constraints.

    `baumgarte` = (α, β) adds −2α A q̇ − β² φ to the accelerations of the constraints (1/s).
    """
    robot = as_robot(robot)
    if form not in FORMS:
        raise unknown("form", form, FORMS, argument="form")
    if form != "multipliers" and baumgarte is not None:
        raise UsageError("Baumgarte's terms need multipliers", argument="baumgarte")
    chosen = "kane" if form == "eliminated" else method
    loops = closed_loops(robot, method=chosen, independent=independent, baumgarte=baumgarte)
    whole, held = loops.constraints, loops.held
    kept = [whole.position_labels.index(label) for label in held.position_labels]
    qdd = {
        "multipliers": lambda: loops.forward_dynamics,
        "eliminated": lambda: loops.eliminated_forward_dynamics,
        "maggi": lambda: Maggi(loops.equations, loops.independent).forward_dynamics,
    }[form]()
    unloaded = {s: ZERO for name in robot.wrench_frames for s in wrench_symbols(name)}
    qdd = Vector(substitute(list(qdd), unloaded))
    rate = rates(robot)
    q_rate = Vector(rate[s] for s in robot.q)
    model = Model(robot, dict(parameters or {}))
    arrays = {"q": robot.q, "qd": robot.qd, "tau": robot.tau}

    def kernel(outputs: Mapping[str, Vector | Matrix], *names: str) -> Kernel:
        found = {name: entries(value) for name, value in outputs.items()}
        inputs = [(name, arrays[name]) for name in names]
        return model.jit(robot_program(robot, "constrained", found, inputs))

    return ConstrainedSystem(
        name=robot.name,
        residual=kernel({"phi": whole.residual}, "q") if len(whole.residual) else None,
        jacobian=kernel({"A": held.jacobian}, "q"),
        motion=kernel({"q_rate": q_rate, "qdd": qdd}, "q", "qd", "tau"),
        nv=robot.nv,
        held=len(held.position_labels),
        solved=tuple(kept) if len(kept) < len(whole.position_labels) else (),
        spheres=model.spheres,
    )
