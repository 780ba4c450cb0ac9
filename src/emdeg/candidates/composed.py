"""Candidates whose parts are problems: each part is made shortest, then they are put together.

    q̈ = M⁻¹ (τ − h),   h = C q̇ + g + friction = τ(q, q̇, 0),   M = Lᵀ D L along the tree

M is the expanded and extracted mass matrix, h a member of the family of inverse dynamics with
accelerations zero, and the solve is written on the entries of M that are not zero. Linked, what M
and h share is computed once. Several outputs are joined in the same way; derivatives of τ are those
of the shortest program for τ.
"""

from __future__ import annotations

from collections.abc import Mapping

from emdeg.candidates.job import Job
from emdeg.exact.graph import MOTION, ZERO, Expr, symbol
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.factorisation import (
    forward_dynamics,
    refuse_singular_residues,
    tree_order,
)
from emdeg.program.compose import Differentiate, Element, Join, Link
from emdeg.program.fingerprint import output_fingerprints, prime_for
from emdeg.program.interface import derived_angles, parameter_values, state_inputs
from emdeg.program.ir import Leaf, Program
from emdeg.program.lower import leaf_of, lower
from emdeg.program.ops import CONST
from emdeg.robot.robot import Robot
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.problem import Candidate, Problem


def factorised(robot: Robot, mass_matrix: Problem, derived: Program, bias: Problem) -> Candidate:
    """Forward dynamics; `derived` is the mass matrix as derived, which tells its zeros."""
    n = robot.nv
    p = prime_for(derived)
    found = [residue for (residue,) in output_fingerprints(derived, 1, p=p)["mass_matrix"]]
    refuse_singular_residues([found[k : k + n] for k in range(0, n * n, n)], tree_order(robot), p)
    entries = _entries(merge(derived), n)
    needs = [symbol(f"h{i + 1}", MOTION) for i in range(n)]
    qdd = forward_dynamics(Matrix(entries), Vector(needs), robot.tau, tree_order(robot))
    state = sorted({s for e in qdd for s in e.state_symbols()}, key=lambda s: s.name)
    solve = lower("solve", {"qdd": ((n,), list(qdd))}, [("state", state)])
    bind: dict[Leaf, Element] = {leaf_of(h): (1, "bias", i) for i, h in enumerate(needs)}
    for i in range(n):
        for j in range(i + 1):
            if entries[i][j] is not ZERO:
                bind[leaf_of(entries[i][j])] = (0, "mass_matrix", i * n + j)
    link = Link(
        "forward_dynamics",
        bind,
        {"forward_dynamics": ((n,), [(2, "qdd", i) for i in range(n)])},
        state_inputs(robot, ("q", "qd", "tau")),
        parameter_values(robot),
        derived=derived_angles(robot),
    )
    return Candidate(
        "mass matrix and bias, each shortest, factorised",
        (mass_matrix, bias, solve),
        bias.effort,
        bias.objective,
        compose=link,
    )


def _entries(mass_matrix: Program, n: int) -> list[list[Expr]]:
    """A symbol for every entry that is not zero, the same above and below the diagonal."""
    values = [mass_matrix.values[k] for k in mass_matrix.output("mass_matrix").values]
    zero = [value.op == CONST and value.a == 0 for value in values]
    return [
        [
            ZERO if zero[i * n + j] else symbol(f"M{max(i, j) + 1}_{min(i, j) + 1}", MOTION)
            for j in range(n)
        ]
        for i in range(n)
    ]


def joined(job: Job, parts: tuple[Problem, ...], inputs: tuple[str, ...]) -> Candidate:
    """Each output by its own shortest program, what they share computed once."""
    robot = job.robot
    arrays, angles = state_inputs(robot, inputs), derived_angles(robot)
    join = Join(robot.name, arrays, parameter_values(robot), angles)
    effort, objective = parts[0].effort, parts[0].objective
    return Candidate("each output shortest, joined", parts, effort, objective, compose=join)


def differentiated(tau: Problem, wanted: Mapping[str, str | None]) -> Candidate:
    """Derivatives of the shortest inverse dynamics: {output: array, or None for τ itself}."""
    how = "derivatives of the shortest inverse dynamics"
    return Candidate(how, (tau,), tau.effort, tau.objective, compose=Differentiate(wanted))
