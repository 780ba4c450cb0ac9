"""The shortest forward dynamics: M and the bias each written shortest, then solved.

    q̈ = M⁻¹ (τ − h),   h = C q̇ + g + friction = τ(q, q̇, 0),   M = Lᵀ D L along the tree

M is the expanded and extracted mass matrix, h a member of the family of inverse dynamics with
accelerations zero, and the solve is written on the entries of M that are not zero. The three
are linked, so what M and h share is computed once.
"""

from __future__ import annotations

from emdeg.exact.calculus import substitute
from emdeg.exact.graph import MOTION, ZERO, symbol
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.factorisation import forward_dynamics, tree_order
from emdeg.program.compose import link
from emdeg.program.ir import CONST, Program
from emdeg.program.lower import lower
from emdeg.robot.robot import Robot
from emdeg.shorten.effort import Effort
from emdeg.shorten.family.descent import shortest_inverse_dynamics
from emdeg.shorten.family.members import parameter_values, state_inputs
from emdeg.shorten.objectives import TOTAL, Objective
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.progress import SILENT, Meter


def shortest_forward_dynamics(
    robot: Robot,
    extra: Vector,
    mass_matrix: Program,
    effort: Effort,
    *,
    objective: Objective = TOTAL,
    meter: Meter = SILENT,
) -> Program:
    """q̈ from a short program of the mass matrix (n × n, output "mass_matrix")."""
    n = robot.nv
    still = Vector(substitute(list(extra), dict.fromkeys(robot.qdd, ZERO)))
    search = shortest_inverse_dynamics(
        robot, still, effort, bias=True, objective=objective, meter=meter
    )
    *_, (_, bias) = search
    elements = mass_matrix.output("mass_matrix").values
    zero = [mass_matrix.values[k].op == CONST and mass_matrix.values[k].a == 0 for k in elements]
    entries = [
        [
            ZERO if zero[i * n + j] else symbol(f"M{max(i, j) + 1}_{min(i, j) + 1}", MOTION)
            for j in range(n)
        ]
        for i in range(n)
    ]
    needs = Vector([symbol(f"h{i + 1}", MOTION) for i in range(n)])
    qdd = forward_dynamics(Matrix(entries), needs, robot.tau, tree_order(robot))
    state = sorted({s for e in qdd for s in e.state_symbols()}, key=lambda s: s.name)
    solve = lower("solve", {"qdd": ((n,), list(qdd))}, [("state", state)])
    bind = {f"h{i + 1}": (1, "inverse_dynamics", i) for i in range(n)}
    for i in range(n):
        for j in range(i + 1):
            bind[f"M{i + 1}_{j + 1}"] = (0, "mass_matrix", i * n + j)
    linked = link(
        "forward_dynamics",
        [mass_matrix, bias, solve],
        bind,
        {"forward_dynamics": ((n,), [(2, "qdd", i) for i in range(n)])},
        state_inputs(robot, ("q", "qd", "tau")),
        parameter_values(robot),
    )
    return merge(linked)
