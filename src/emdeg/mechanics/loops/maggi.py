"""Maggi's equations: the motion of a robot with loops in speeds of the null space of its loops.

Maggi 1896, 1901; Kurdila, Papastavridis, Kamat 1990 (Role of Maggi's equations in computational
methods for constrained multibody systems). The constraints E q̇ = 0 are solved by q̇ = A(q) u with
E A = 0, the columns of A a basis of the null space and u as many speeds as degrees of freedom.
Virtual displacements are A δπ, so the forces that close the loops drop out:

    Aᵀ (M q̈ + h − τ) = 0,        q̈ = A u̇ + Ȧ u
    Aᵀ M A u̇ + Aᵀ (M Ȧ u + h) = Aᵀ τ                     h = c + g + friction

A holds minors of E, so it has no divisions: with D the dependent velocities of a group of loops,

    A_ir = det E_D for the independent velocity i of column r,   A_dr = −det E_D[column d ← E_i]

A group with one degree of freedom (four-bar, slider-crank) has all maximal minors of E for its
column, which vanish together only where the loops themselves are singular: no choice of independent
joints can be a bad one. (Groups of more than three equations take B of independent_speeds.py, with
its divisions.) The speeds of a state are u = (AᵀA)⁻¹ Aᵀ q̇.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from emdeg.exact.calculus import substitute, time_derivative
from emdeg.exact.graph import MOTION, ZERO, Expr, symbol
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.blocks import Minors, coupled
from emdeg.mechanics.coordinates import rates
from emdeg.mechanics.elimination import LARGEST_CRAMER, solve
from emdeg.mechanics.equations import Equations
from emdeg.mechanics.factorisation import solve_symmetric
from emdeg.mechanics.loops.closed_loops import ClosedLoops
from emdeg.mechanics.steps import Notation, Step, steps_of
from emdeg.robot.robot import Robot
from emdeg.shown import brief, listed

NAME = "maggi"
SUMMARY = "Maggi's equations of closed loops, q̇ = A u"
STEPS = {
    "E": Notation("E_#", r"E_{#}", "E q̇ = 0: the loops", ""),
    "A": Notation("A_#", r"A_{#}", "E A = 0: the null space, by minors of E", ""),
    "qd": Notation("q̇_#", r"\dot{q}_{#}", "q̇ = A u", "joint"),
    "drift": Notation("(Ȧu)_#", r"(\dot{A}u)_{#}", "q̈ = A u̇ + Ȧ u", "joint"),
    "M": Notation("M_#", r"M_{#}", "of the tree", "joint"),
    "h": Notation("h_#", r"h_{#}", "h = τ(q, q̇, 0) of the tree", "joint"),
    "AMA": Notation("(AᵀMA)_#", r"(A^T M A)_{#}", "Aᵀ M A", ""),
    "rest": Notation("(AᵀH)_#", r"(A^T H)_{#}", "Aᵀ (M Ȧ u + h)", ""),
    "work": Notation("(Aᵀτ)_#", r"(A^T\tau)_{#}", "Aᵀ M A u̇ + Aᵀ (M Ȧ u + h) = Aᵀ τ", ""),
}


@dataclass(frozen=True)
class Maggi:
    """Maggi's equations; `equations` are those of the tree, by any method."""

    __repr__ = brief
    _repr_html_ = listed

    equations: Equations
    independent: tuple[str, ...] | None = None

    @property
    def robot(self) -> Robot:
        """The robot."""
        return self.equations.robot

    @cached_property
    def loops(self) -> ClosedLoops:
        """The constraints and which velocities are independent."""
        return ClosedLoops(self.equations, self.independent)

    @property
    def freedom(self) -> int:
        """Degrees of freedom (of velocity)."""
        return self.loops.freedom

    # -- the null space -------------------------------------------------------------------

    @property
    def E(self) -> Matrix:
        """The independent equations of the loops, E q̇ = 0."""
        return self.loops.speeds.E

    @cached_property
    def A(self) -> Matrix:
        """q̇ = A u, nv × degrees of freedom, E A = 0."""
        speeds, E = self.loops.speeds, self.E
        columns = dict(zip(speeds.independent, _units(self), strict=True))
        minors = Minors(E)
        for group in coupled(E):
            inside = [j for j in group.columns if j in speeds.dependent]
            if len(group.rows) > LARGEST_CRAMER:
                own = [i for i in group.columns if i in speeds.independent]
                columns |= {i: speeds.B.column(speeds.independent.index(i)) for i in own}
                continue
            for i in group.columns:
                if i in speeds.independent:
                    columns[i] = _cofactors(minors, group.rows, inside, i, self.robot.nv)
        return Matrix.columns([Vector(columns[i]) for i in speeds.independent])

    @cached_property
    def u(self) -> Vector:
        """The speeds, as symbols u1 …."""
        return Vector(symbol(f"u{r + 1}", MOTION) for r in range(self.freedom))

    @cached_property
    def ud(self) -> Vector:
        """Their rates, as symbols ud1 …."""
        return Vector(symbol(f"ud{r + 1}", MOTION) for r in range(self.freedom))

    @cached_property
    def speeds(self) -> Vector:
        """u = (AᵀA)⁻¹ Aᵀ q̇ of a state that satisfies the constraints."""
        (found,) = solve_symmetric(self._gram, [self.A.T @ Vector(self.robot.qd)])
        return found

    @cached_property
    def _gram(self) -> Matrix:
        A = self.A
        return Matrix.symmetric(self.freedom, lambda i, j: A.column(i).dot(A.column(j)))

    @cached_property
    def rates(self) -> Vector:
        """q̇ = A u."""
        return self.A @ self.u

    @cached_property
    def drift(self) -> Vector:
        """Ȧ u, with q̇ = A u in Ȧ."""
        moving = time_derivative(list(self.rates), rates(self.robot))
        return Vector(self._on_speeds(moving))

    def _on_speeds(self, values: list[Expr]) -> list[Expr]:
        """q̇ = A u put in, and followers by what they follow."""
        known = {**self.loops.constraints.followers}
        return substitute(values, {**known, **dict(zip(self.robot.qd, self.rates, strict=True))})

    # -- the equations --------------------------------------------------------------------

    @cached_property
    def _tree(self) -> tuple[Matrix, Vector]:
        """M and h = τ(q, A u, 0) of the tree."""
        M, h = self.equations.M, self.equations.bias
        flat = self._on_speeds([*M.entries, *h])
        return M.like(flat[: -self.robot.nv]), Vector(flat[-self.robot.nv :])

    @cached_property
    def mass_matrix(self) -> Matrix:
        """Aᵀ M A."""
        half = self._tree[0] @ self.A
        return Matrix.symmetric(self.freedom, lambda i, j: self.A.column(i).dot(half.column(j)))

    @cached_property
    def bias(self) -> Vector:
        """Aᵀ (M Ȧ u + h)."""
        M, h = self._tree
        return self.A.T @ (M @ self.drift + h)

    @cached_property
    def efforts(self) -> Vector:
        """Aᵀ τ = Aᵀ M A u̇ + Aᵀ (M Ȧ u + h)."""
        return self.mass_matrix @ self.ud + self.bias

    @cached_property
    def speed_rates(self) -> Vector:
        """u̇(q, u, τ)."""
        right = self.A.T @ Vector(self.robot.tau) - self.bias
        (found,) = solve_symmetric(self.mass_matrix, [right])
        return found

    @cached_property
    def accelerations(self) -> Vector:
        """All of q̈ = A u̇ + Ȧ u, in q, u and τ."""
        return self.A @ self.speed_rates + self.drift

    @cached_property
    def forward_dynamics(self) -> Vector:
        """All of q̈ in q, q̇ and τ."""
        known = dict(zip(self.u, self.speeds, strict=True))
        return Vector(substitute(list(self.accelerations), known))

    @cached_property
    def inverse_dynamics(self) -> Vector:
        """τ of the actuated joints, in u and u̇."""
        self.loops.check_determined()
        square = Matrix((self.A[j, r] for j in self.loops.actuated) for r in range(self.freedom))
        (found,) = solve(square, [self.efforts], self.loops.speeds.point)
        return found

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """From the loops to the equations, as the steps of any method."""
        M, h = self._tree
        values = {
            "E": self.E, "A": self.A, "qd": self.rates, "drift": self.drift, "M": M, "h": h,
            "AMA": self.mass_matrix, "rest": self.bias, "work": self.A.T @ Vector(self.robot.tau),
        }  # fmt: skip
        return steps_of(self.robot, values, STEPS)


def _units(maggi: Maggi) -> list[Vector]:
    """The column of a velocity that no constraint holds: itself."""
    n = maggi.robot.nv
    return [Vector.unit(i, n) for i in maggi.loops.speeds.independent]


def _cofactors(
    minors: Minors, rows: tuple[int, ...], dependent: list[int], free: int, n: int
) -> Vector:
    """Cramer's rule without its division: the motion of a group when `free` moves by det E_D."""
    found: list[Expr] = [ZERO] * n
    found[free] = minors.determinant(rows, tuple(dependent))
    for place, j in enumerate(dependent):
        swapped = (*dependent[:place], free, *dependent[place + 1 :])
        found[j] = -minors.determinant(rows, swapped)
    return Vector(found)
