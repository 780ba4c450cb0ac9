"""Derivatives of the dynamics (digest R34, R56), each set as one program.

    inverse_dynamics   ∂τ/∂q, ∂τ/∂q̇, ∂τ/∂q̈ = M
    forward_dynamics   ∂q̈/∂q, ∂q̈/∂q̇, ∂q̈/∂τ = M⁻¹

They are quantities as all others (mechanics/quantities/derivatives.py), and so are their names. The
linearised model is made of them: δẋ = A δx + B δτ with x = (q, q̇), exact in every symbol.

    A = [ A₁₁  1 ;  ∂q̈/∂q  ∂q̈/∂q̇ ]        B = [ 0 ; M⁻¹ ]

A₁₁ = 0, except for a free flyer: its δq is a small motion ξ in its own axes, and ξ̇ = δv − v × ξ
(Lie bracket). `linear_program` is the program, `linearise` its numbers at a state or along a
motion.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from emdeg.compiler import compile
from emdeg.errors import UsageError
from emdeg.mechanics.quantities.quantities import QUANTITIES, derivatives_of
from emdeg.mechanics.terms.wrenches import wrench_symbols
from emdeg.program.builder import ProgramBuilder
from emdeg.program.interface import state_inputs
from emdeg.program.ir import Program
from emdeg.program.lower import leaf_of
from emdeg.public import public
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.robot import Robot
from emdeg.run.arrays import Array
from emdeg.run.linear.linear_model import LinearModel
from emdeg.run.simulate.closed_loop import refuse_inputs
from emdeg.run.simulate.model import Model
from emdeg.run.simulate.result import Simulation
from emdeg.run.simulate.workbench import Workbench


def derivatives(robot: RobotLike, of: str = "inverse_dynamics", **options: Any) -> Program:
    """The program of all derivatives of a quantity; options are those of `emdeg.compile`."""
    robot = as_robot(robot)
    found = derivatives_of(of)
    if not found:
        known = sorted({r.derivative_of[0] for r in QUANTITIES.values() if r.derivative_of})
        raise UsageError("has no derivatives", argument="of", found=of, expected=", ".join(known))
    return compile(robot, list(found.values()), **options)


def linear_program(robot: Robot, *, optimise: str | None = None) -> Program:
    """A (2n×2n), B (2n×n) and q̈ (n) of (q, qd, tau); `optimise` is a level of emdeg.compile."""
    refuse_inputs(robot)
    n, by = robot.nv, derivatives_of("forward_dynamics")
    dynamics = compile(robot, [*by.values(), "forward_dynamics"], optimise=optimise, certify=False)
    bench = Workbench()
    zero, one = bench.make.const(0), bench.make.const(1)
    unloaded = {s.name: zero for name in robot.wrench_frames for s in wrench_symbols(name)}
    found = bench.take(dynamics, unloaded)
    dq, dqd, inverse = found(by["q"]), found(by["qd"]), found(by["tau"])
    A, B = _transport(robot, bench.make), [zero] * (n * n) + inverse
    for i in range(n):
        A[2 * n * i + n + i] = one
        A += [*dq[n * i : n * i + n], *dqd[n * i : n * i + n]]
    outputs = {
        "A": ((2 * n, 2 * n), A),
        "B": ((2 * n, n), B),
        "qdd": ((n,), found("forward_dynamics")),
    }
    inputs = state_inputs(robot, ("q", "qd", "tau"))
    about = {"robot": robot.name, "model": "linearised"}
    return bench.finish(f"{robot.name}_linear", inputs, outputs, about)


def _transport(robot: Robot, make: ProgramBuilder) -> list[int]:
    """The upper half of A without its 1 (n×2n): A₁₁ is zero, and −ad(v, ω) for a free flyer.

    (v, ω) × ξ = (ω × ξ_v + v × ξ_ω, ω × ξ_ω)
    """
    n = robot.nv
    rows = [make.const(0)] * (2 * n * n)
    for k, joint in robot.by_coordinate.items():
        if joint.nv == 1:
            continue
        v, w = ([make.leaf(leaf_of(s)) for s in robot.qd[k + d : k + d + 3]] for d in (0, 3))
        for top, left, (x, y, z) in ((0, 0, w), (0, 3, v), (3, 3, w)):
            # −(x, y, z)×
            block = ((None, z, make.neg(y)), (make.neg(z), None, x), (y, make.neg(x), None))
            for i, row in enumerate(block):
                for j, value in enumerate(row):
                    if value is not None:
                        rows[2 * n * (k + top + i) + k + left + j] = value
    return rows


def _refuse_pulled(robot: Robot, effort: Array) -> None:
    """UsageError where a link of an elastic joint would have to be held by hand."""
    for k in robot.motors:
        if np.max(np.abs(effort[..., k])) > 1e-9 * (1 + np.max(np.abs(effort))):
            raise UsageError(
                "the springs do not hold the links here: q and θ are no equilibrium",
                argument="q", element=robot.by_coordinate[k].name,
                found=f"{float(np.max(np.abs(effort[..., k]))):.3g} N m are missing",
                hint="give the motors θ = q + K⁻¹ g(q), the output elastic_equilibrium; or say tau",
            )  # fmt: skip


@public
def linearise(
    robot: RobotLike,
    q: ArrayLike | Simulation,
    qd: ArrayLike | None = None,
    tau: ArrayLike | None = None,
    *,
    parameters: Mapping[str, float] | None = None,
) -> LinearModel:
    """A and B about one state (n,), many (K, n), or along a simulated motion.

    Without `qd` the robot is at rest; without `tau` it is held by the effort that keeps q̈ = 0:
    the motors of elastic joints must be where that is theirs (`elastic_equilibrium`).
    """
    robot = as_robot(robot)
    for name in derivatives_of("forward_dynamics").values():
        QUANTITIES[name].refuse_size(robot)  # before anything is compiled
    model = Model(robot, dict(parameters or {}))
    if isinstance(q, Simulation):
        return linearise(robot, q.q, q.qd, q.tau, parameters=parameters)
    place = model.configuration(q, "q")
    shape = (*place.shape[:-1], robot.nv)
    speed = np.zeros(shape) if qd is None else model.velocity(qd, "qd")
    speed = np.ascontiguousarray(np.broadcast_to(speed, shape))
    if tau is None:
        effort = model.efforts(place, speed, np.zeros(shape))
        _refuse_pulled(robot, effort)
    else:
        effort = model.velocity(tau, "tau")
    effort = np.ascontiguousarray(np.broadcast_to(effort, shape))
    found = model.jit(linear_program(robot))(place, speed, effort)
    offset = np.concatenate([speed, np.asarray(found[2])], axis=-1)
    return LinearModel(
        np.asarray(found[0]), np.asarray(found[1]), offset, place, speed, effort,
        model.velocity_names,
    )  # fmt: skip
