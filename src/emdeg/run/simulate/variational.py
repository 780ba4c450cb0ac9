"""The discrete-time model by a discrete Lagrangian (variational integrator; digest R57).

With L_d(q₀, q₁) = h·L((q₀+q₁)/2, (q₁−q₀)/h) and efforts f at the middle, the discrete
Euler–Lagrange equations in position and momentum form are (Marsden, West 2001)

    p₀ = ∂L/∂v(q_m, v) − h/2·(∂L/∂q + f)         q_m = q₀ + h v/2
    p₁ = p₀ + h·(∂L/∂q + f)(q_m, v)               q₁ = q₀ + h v

The first is solved for v by v ← v − M(q_m)⁻¹ r, r its residual, which converges by a factor of
order h² each time. The step is symplectic: without efforts the energy stays bounded for ever.
∂L/∂q and ∂L/∂v come from one reverse sweep through L, so the step is exact in every symbol.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

import numpy as np
from numpy.typing import ArrayLike

from emdeg.errors import UsageError
from emdeg.exact.graph import MOTION, Expr, symbol
from emdeg.exact.linalg import Vector
from emdeg.mechanics.base import refuse_floating
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.factorisation import solve_symmetric, tree_order
from emdeg.mechanics.quantities.quantity import Entries
from emdeg.program.differentiate import jacobian
from emdeg.program.interface import robot_program
from emdeg.program.ir import Input, Leaf, Program
from emdeg.robot.robot import Robot
from emdeg.run.arrays import Array
from emdeg.run.control.laws import Law, free
from emdeg.run.kernel.stepper import VARIATIONAL, Stepper
from emdeg.run.simulate.adaptive import Options
from emdeg.run.simulate.closed_loop import net_efforts, refuse_inputs
from emdeg.run.simulate.fixed import stepped
from emdeg.run.simulate.integrate import History
from emdeg.run.simulate.model import Model
from emdeg.run.simulate.times import grid
from emdeg.run.simulate.workbench import Workbench

STEP = "variational_step"


def variational_program(robot: Robot, law: Law | None = None, step: float | None = None) -> Program:
    """One evaluation at the middle: inputs q, qd (v), p, signals; outputs delta, force, power."""
    refuse_floating(robot, "the variational integrator")
    refuse_inputs(robot)
    chosen = law or free(robot)
    equations = derive(robot, "composite")
    right = [symbol(f"residual{k + 1}", MOTION) for k in range(robot.nv)]
    efforts = net_efforts(robot, chosen)
    lagrangian = equations.kinetic_energy - equations.potential_energy
    solved = solve_symmetric(equations.M, [Vector(right)], tree_order(robot))[0]
    actions: dict[str, Entries] = {
        "f": ((robot.nv,), list(efforts)),
        "power": ((1,), [efforts.dot(Vector(robot.qd))]),
    }
    whole = _lower(robot, {"L": ((), [lagrangian])}, [])
    parts = [
        jacobian(whole, ("q", "qd"), mode="reverse", keep=False),
        _lower(robot, actions, chosen.columns),
        _lower(robot, {"delta": ((robot.nv,), list(solved))}, [("residual", right)]),
    ]
    return _joined(robot, chosen, parts, step)


def _lower(
    robot: Robot, outputs: Mapping[str, Entries], more: Sequence[tuple[str, Sequence[Expr]]]
) -> Program:
    return robot_program(robot, "variational", outputs, [("q", robot.q), ("qd", robot.qd), *more])


def _joined(robot: Robot, law: Law, parts: Sequence[Program], step: float | None) -> Program:
    """r = ∂L/∂v − h/2 (∂L/∂q + f) − p, then δ = M⁻¹ r, in one program."""
    bench = Workbench()
    make = bench.make
    bench.parameters[STEP] = step
    lagrangian, actions = bench.take(parts[0]), bench.take(parts[1])
    half = make.mul(make.const(Fraction(1, 2)), make.leaf(Leaf(STEP, 0)))
    momenta = [Leaf(f"p{k + 1}", 2) for k in range(robot.nv)]
    residual: dict[str, int] = {}
    force: list[int] = []
    for k, (slope, momentum, f) in enumerate(
        zip(lagrangian("L_dq"), lagrangian("L_dqd"), actions("f"), strict=True)
    ):
        force.append(make.add(slope, f))
        rest = make.sub(make.sub(momentum, make.mul(half, force[k])), make.leaf(momenta[k]))
        residual[f"residual{k + 1}"] = rest
    delta = bench.take(parts[2], residual)("delta")
    q, qd, *signals = parts[1].inputs
    inputs = [q, qd, Input("p", tuple(leaf.name for leaf in momenta)), *signals]
    outputs = {
        "delta": ((robot.nv,), delta),
        "force": ((robot.nv,), force),
        "power": ((1,), actions("power")),
    }
    about = {"robot": robot.name, "law": law.name, "model": "variational"}
    return bench.finish(f"{robot.name}_variational", inputs, outputs, about)


def variational(
    model: Model, law: Law, x0: Array, t: float | ArrayLike, options: Options
) -> History:
    """The states of a run by variational steps."""
    if law.feedback is not None:
        raise UsageError(
            "the variational integrator needs a law that it can compile", argument="controller",
            element=law.name, hint="write it as emdeg.laws.expression, or take rk4",
        )  # fmt: skip
    when = grid(t, options.step)
    n = model.robot.nv
    program = variational_program(model.robot, law, when.h)
    known = model.known(program)

    def stepper(h: float) -> Stepper:
        return Stepper(program, VARIATIONAL, parameters=known | {STEP: h})

    q, qd = x0[..., :n], x0[..., n : 2 * n]
    p = model.momentum(q, qd)
    start = np.concatenate([q, p, qd, x0[..., -1:]], axis=-1)
    made = stepped(stepper, law, start, when, options.threads, NotConverged)
    q = made.states[..., :n]
    speeds = np.linalg.solve(model.mass_matrix(q), made.states[..., n : 2 * n, None])[..., 0]
    return replace(made, states=np.concatenate([q, speeds, made.states[..., -1:]], axis=-1))


class NotConverged(ArithmeticError):
    """A step has no solution nearby."""

    def __str__(self) -> str:
        return "the implicit step does not converge"
