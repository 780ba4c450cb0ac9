"""Forward dynamics as parts: the shortest M and bias, and a solve.

    q̈ = M⁻¹ (τ − h),   h = C q̇ + g + friction = τ(q, q̇, 0),   M = Lᵀ D L along the tree

M is the expanded and extracted mass matrix, h a member of the family of inverse dynamics with
accelerations zero, and the solve is written on the entries of M that are not zero. Linked, what M
and h share is computed once. Two choices change all three, and no local search finds them:

absolute speeds   where axes are parallel, q̇ = T ẏ and Tᵀ M T has numbers and zeros where M has
                  none: an upper arm that turns by itself carries the forearm without turning it
loose joints      a last joint k has a constant inertia D = M_kk. Let it move as it likes,
                  v = (τ_k − h_k)/D, and the recursion with q̈_k = v gives the others what is left to
                  solve; S = M − m_k m_kᵀ/D is a mass matrix too (robot.edit.loosen), and
                  q̈_k = v − Σ_j (M_kj/D) x_j.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from emdeg.candidates.family.members import Coordinates, parallel_coordinates
from emdeg.candidates.job import Job
from emdeg.exact.graph import MOTION, ZERO, Expr, linear, multiply, symbol
from emdeg.exact.linalg import Matrix
from emdeg.mechanics.factorisation import factorise, refuse_singular_residues, tree_order
from emdeg.mechanics.terms.drives import spinning
from emdeg.program.compose import Element, Link
from emdeg.program.fingerprint import output_fingerprints, prime_for
from emdeg.program.interface import derived_angles, parameter_values, state_inputs
from emdeg.program.ir import Leaf, Program
from emdeg.program.lower import leaf_of, lower
from emdeg.program.ops import CONST
from emdeg.robot.edit.loosen import let_go, slips
from emdeg.robot.robot import Robot
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.problem import Candidate, Problem

NEAR = 4  # bodies on a path: a last one that is not farther may be in an explicit root
FEW = 2  # other joints that a last one moves: to correct their efforts is as short
NO_RUNS = Coordinates({})

Rows = list[list[Expr]]


@dataclass(frozen=True)
class Solve:
    """How q̈ is found: in which coordinates, and which last joints are let go of before others."""

    robot: Robot
    absolute: Coordinates = NO_RUNS
    inertias: Mapping[int, Expr] = field(default_factory=dict)  # D of last joints
    gone: frozenset[int] = frozenset()  # of these, those that S is without
    loose: frozenset[int] = frozenset()  # and those that move as they like

    @staticmethod
    def of(job: Job) -> Solve:
        """As the structure of the robot says: M as it is, unless some joint is loose."""
        robot = job.robot
        if any(body.joint.mimic for body in robot.bodies) or spinning(robot, job.rotors):
            return Solve(robot)
        rows = _mass_matrix(job)
        last = {
            body.joint.coordinate: i
            for i, body in enumerate(robot.bodies)
            if body.joint.nv == 1 and not robot.children[i] and len(robot.path(i)) > NEAR
        }
        inertias = {k: rows[k][k] for k in last if not rows[k][k].state_symbols()}
        gone = frozenset(k for k in inertias if slips(robot, last[k]))
        runs = parallel_coordinates(robot, range(len(robot.bodies)))
        found = Solve(robot, runs, inertias, gone)
        entries = found.entries(found.left(job).derived())
        moved = {k: sum(e is not ZERO for j, e in enumerate(entries[k]) if j != k) for k in last}
        loose = frozenset(k for k in inertias if moved[k] > FEW)
        return replace(found, loose=loose) if loose else Solve(robot)

    @property
    def is_plain(self) -> bool:
        """Is M, as it is, all that has to be known of it?"""
        return not self.absolute.below and not self.gone

    @cached_property
    def order(self) -> list[int]:
        """The coordinates of S, parents first."""
        return [k for k in tree_order(self.robot) if k not in self.gone]

    def left(self, job: Job) -> Job:
        """S, and M_kj/D of joints k that are gone where S has neither row nor column."""
        if self.is_plain:
            return job.only("mass_matrix")
        rows, robot = self._in_absolute(_mass_matrix(job)), job.robot
        for k in self.gone:
            i = next(i for i, body in enumerate(robot.bodies) if k in body.joint.indices)
            robot = let_go(robot, i, self.inertias[k])
        S = self._in_absolute(_mass_matrix(replace(job, robot=robot))) if self.gone else rows

        def entry(i: int, j: int) -> Expr:
            k = next((k for k in (i, j) if k in self.gone), None)
            if k is None:
                return S[i][j]
            return ZERO if i == j else rows[i][j] / self.inertias[k]

        whole = Matrix.symmetric(len(rows), entry)
        return replace(job, outputs={"mass_matrix": whole})

    def _in_absolute(self, rows: Rows) -> Rows:
        """Tᵀ M T, pair by pair from the base outward."""
        for above, under in self.absolute.below.items():
            for row in rows:
                row[under] = row[under] - row[above]
        for above, under in self.absolute.below.items():
            rows[under] = [a - b for a, b in zip(rows[under], rows[above], strict=True)]
        return rows

    def entries(self, derived: Program) -> Rows:
        """A symbol for every entry that is not zero, the same above and below the diagonal."""
        merged, n = merge(derived), self.robot.nv
        values = [merged.values[k] for k in merged.output("mass_matrix").values]
        zero = [value.op == CONST and value.a == 0 for value in values]
        return [
            [
                ZERO if zero[i * n + j] else symbol(f"M{max(i, j) + 1}_{min(i, j) + 1}", MOTION)
                for j in range(n)
            ]
            for i in range(n)
        ]

    def accelerations(self, rows: Rows, needs: Sequence[Expr]) -> list[Expr]:
        """q̈ from the entries and from what the recursion gave: efforts, or v of loose joints."""
        n, below = self.robot.nv, self.absolute.below
        right = [ZERO if k in self.loose else self.robot.tau[k] - needs[k] for k in range(n)]
        for above, under in below.items():
            right[under] = right[under] - right[above]
        held = [k for k in self.gone if k not in self.loose]
        for k in held:
            right = [
                b - multiply(rows[k][j], right[k]) if j != k else b for j, b in enumerate(right)
            ]
        S = Matrix([[rows[i][j] for j in self.order] for i in self.order])
        found = dict(
            zip(self.order, factorise(S).solve([right[k] for k in self.order]), strict=True)
        )
        for k in self.gone:
            own = right[k] / self.inertias[k] if k in held else ZERO
            moved = [(multiply(rows[k][j], found[j]), -1) for j in self.order]
            found[k] = linear([(own, 1), *moved])
        for above, under in reversed([*below.items()]):
            found[above] = found[above] - found[under]
        return [found[k] + needs[k] if k in self.loose else found[k] for k in range(n)]


def _mass_matrix(job: Job) -> Rows:
    """M as it is derived."""
    ((_, flat),) = job.only("mass_matrix").expressions(None).values()
    n = job.robot.nv
    return [flat[k : k + n] for k in range(0, n * n, n)]


def refuse_singular(robot: Robot, derived: Program) -> None:
    """SingularInertia where some joint carries nothing; `derived` is M."""
    n, p = robot.nv, prime_for(derived)
    found = [residue for (residue,) in output_fingerprints(derived, 1, p=p)["mass_matrix"]]
    refuse_singular_residues([found[k : k + n] for k in range(0, n * n, n)], tree_order(robot), p)


def factorised(solve: Solve, left: Problem, derived: Program, bias: Problem) -> Candidate:
    """Forward dynamics; `left` is what is to be solved with, `derived` tells its zeros."""
    robot, n = solve.robot, solve.robot.nv
    entries = solve.entries(derived)
    needs = [symbol(f"h{i + 1}", MOTION) for i in range(n)]
    qdd = solve.accelerations(entries, needs)
    state = sorted({s for e in qdd for s in e.state_symbols()}, key=lambda s: s.name)
    solving = lower("solve", {"qdd": ((n,), qdd)}, [("state", state)])
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
        (left, bias, solving),
        bias.effort,
        bias.objective,
        compose=link,
    )
