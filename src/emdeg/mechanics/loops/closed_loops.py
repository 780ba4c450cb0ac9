"""The equations of motion of robots with loops and rolling bodies, in two forms.

With multipliers (Featherstone 2008, chapter 8), λ the forces that close the loops:

    [ M  Aᵀ ] [  q̈ ]   [ τ − h ]          h = τ(q, q̇, 0)
    [ A  0  ] [ −λ ] = [   γ   ]          q̈ = M⁻¹ (τ − h + Aᵀ λ),  S λ = γ − A M⁻¹ (τ − h)
                                          S = A M⁻¹ Aᵀ

λ acts on the second frame of a loop, along the directions of the loop's axes (N, N m).

Without (dependent speeds eliminated), q̇ = B u:

    M̃ u̇ + h̃ = Bᵀ τ,      M̃ = Bᵀ M B,      h̃ = Bᵀ h(q, B u) + Bᵀ M c

from any method's τ times Bᵀ, or by Kane's nonholonomic partial velocities: every body has

    ω = Σ ω̃_r u_r     ω̃_r = Σ_s ω_s B_sr         v = Σ ṽ_r u_r     ṽ_r = Σ_s v_s B_sr
    K̃*_r + K̃_r = 0,     K̃*_r = Σ_bodies ω̃_r·T* + ṽ_r·R*        r = 1 … degrees of freedom

(Kane and Levinson 1985, Dynamics: Theory and Applications, sections 2.14, 4.11 and 6.1; what Kane
and Levinson 1983, section 3, promise for closed loops; digest R29, R58). The kinematics are those
of kane.py with W = B.

Inverse dynamics: B_aᵀ τ_a = M̃ u̇ + h̃ for the actuated joints a, all other efforts being zero.

Baumgarte's stabilisation replaces γ by γ − 2α A q̇ − β² φ (Baumgarte 1972), in the form with
multipliers only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from emdeg.errors import DeriveError
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import ZERO, Expr, Scalar, as_expr, linear
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.elimination import rank_columns, solve
from emdeg.mechanics.equations import Equations
from emdeg.mechanics.factorisation import factorise, solve_symmetric, tree_order
from emdeg.mechanics.loops.constraint_variety import generic_point
from emdeg.mechanics.loops.constraints import Constraints, constraints
from emdeg.mechanics.loops.independent_speeds import DependentSpeeds, dependent_speeds, rows_at
from emdeg.mechanics.methods.kane.kane import inertia_coefficients, inertia_forces, kinematics
from emdeg.mechanics.methods.kane.ledger import Ledger
from emdeg.mechanics.terms import drives
from emdeg.mechanics.terms.wrenches import wrench_efforts
from emdeg.robot.robot import Robot
from emdeg.shown import listed


@dataclass(frozen=True)
class ClosedLoops:
    """Both forms; `equations` are those of the tree, by any method."""

    _repr_html_ = listed

    equations: Equations
    independent: tuple[str, ...] | None = None
    baumgarte: tuple[Scalar, Scalar] | None = None  # α, β

    @property
    def robot(self) -> Robot:
        """The robot."""
        return self.equations.robot

    @cached_property
    def constraints(self) -> Constraints:
        """All constraint equations, redundant ones included."""
        return constraints(self.robot)

    @cached_property
    def held(self) -> Constraints:
        """As many of them as are independent on the constraint variety."""
        whole = self.constraints
        if not whole.labels:
            return whole
        point = generic_point(whole)
        return whole.select(rank_columns(rows_at(whole.jacobian, point), point.gf.p))

    @cached_property
    def speeds(self) -> DependentSpeeds:
        """The independent speeds and how the others follow."""
        return dependent_speeds(self.constraints, self.independent)

    @property
    def freedom(self) -> int:
        """Degrees of freedom (of velocity)."""
        return len(self.speeds.independent)

    @property
    def independent_joints(self) -> tuple[str, ...]:
        """The joints whose speeds are independent."""
        names = {c: j.name for c, j in self.robot.by_coordinate.items()}
        return tuple(names[i] for i in self.speeds.independent if i in names)

    # -- with multipliers ---------------------------------------------------------------

    @cached_property
    def _solved(self) -> tuple[Vector, Vector]:
        robot, held = self.robot, self.held
        A = held.jacobian
        factors = factorise(self.equations.M, tree_order(robot))
        free = Vector(factors.solve(list(Vector(robot.tau) - self.equations.bias)))
        columns = [Vector(factors.solve(list(row))) for row in map(Vector, A.rows)]  # M⁻¹ Aᵀ
        S = Matrix.symmetric(len(columns), lambda i, j: A.row(j).dot(columns[i]))
        (multipliers,) = solve_symmetric(S, [self.gamma - A @ free])
        pulls = [column * l for column, l in zip(columns, multipliers, strict=True)]
        qdd = [linear(((free[k], 1), *((p[k], 1) for p in pulls))) for k in range(robot.nv)]
        return Vector(qdd), multipliers

    @cached_property
    def gamma(self) -> Vector:
        """γ, stabilised if that was asked for."""
        held = self.held
        if self.baumgarte is None:
            return held.gamma
        alpha, beta = (as_expr(value) for value in self.baumgarte)
        speeds = held.jacobian @ Vector(self.robot.qd)
        rolled = Vector.zero(len(held.velocity_labels))
        places = Vector((*held.residual, *rolled))
        return held.gamma - speeds * (2 * alpha) - places * (beta * beta)

    @property
    def forward_dynamics(self) -> Vector:
        """q̈(q, q̇, τ), all of it."""
        return self._solved[0]

    @property
    def multipliers(self) -> Vector:
        """λ(q, q̇, τ): the forces that hold the loops, one for each label of `held`."""
        return self._solved[1]

    # -- with dependent speeds eliminated -------------------------------------------------

    def on_speeds(self, values: Sequence[Expr]) -> list[Expr]:
        """Expressions in u and u̇ instead of q̇ and q̈."""
        return substitute(values, self.speeds.substitution)

    @cached_property
    def _minimal(self) -> tuple[Vector, Matrix]:
        """Bᵀ τ in u̇, and M̃."""
        robot, speeds = self.robot, self.speeds
        B, count, rotors = speeds.B, self.freedom, self.equations.rotors
        if self.equations.method != "kane" or any(b.joint.mimic for b in robot.bodies):
            tau = Vector(self.on_speeds(list(self.equations.tau)))
            M = self.equations.M
            return weighted(B, tau), _symmetric(B, M.like(self.on_speeds(list(M.entries))))
        ledger = Ledger((), recognise=False)
        bodies = kinematics(robot, B, speeds.rates, speeds.accelerations, ledger)
        outside = drives.drive_efforts(robot, rotors=rotors)
        if robot.wrench_frames:
            outside = outside - wrench_efforts(robot)
        drive_M = drives.drive_inertia(robot, rotors=rotors)
        efforts = inertia_forces(robot, bodies, count, with_gravity=True)
        whole = efforts + weighted(B, Vector(self.on_speeds(list(outside))))
        added = _symmetric(B, drive_M.like(self.on_speeds(list(drive_M.entries))))
        M = added - inertia_coefficients(robot, bodies, count)
        flat = self.on_speeds([*whole, *M.entries])  # followers in the poses of the bodies
        return Vector(flat[:count]), M.like(flat[count:])

    @property
    def reduced_efforts(self) -> Vector:
        """Bᵀ τ = M̃ u̇ + h̃, in u and u̇."""
        return self._minimal[0]

    @property
    def reduced_mass_matrix(self) -> Matrix:
        """M̃ = Bᵀ M B."""
        return self._minimal[1]

    @cached_property
    def reduced_bias(self) -> Vector:
        """h̃."""
        still = {self.robot.qdd[i]: ZERO for i in self.speeds.independent}
        return Vector(substitute(list(self.reduced_efforts), still))

    @cached_property
    def reduced_forward_dynamics(self) -> Vector:
        """u̇(q, u, τ)."""
        right = weighted(self.speeds.B, Vector(self.robot.tau)) - self.reduced_bias
        (found,) = solve_symmetric(self.reduced_mass_matrix, [right])
        return found

    @cached_property
    def eliminated_forward_dynamics(self) -> Vector:
        """All of q̈ = B u̇ + c, in q, u and τ."""
        return self.speeds.B @ self.reduced_forward_dynamics + self.speeds.drift

    @cached_property
    def actuated(self) -> tuple[int, ...]:
        """Velocities with efforts: those the description names, or the independent ones."""
        at = {j.name: c for c, j in self.robot.by_coordinate.items()}
        named = tuple(at[name] for name in self.robot.actuated)
        return named or self.speeds.independent

    def check_determined(self) -> None:
        """DeriveError where there are more or fewer efforts than degrees of freedom."""
        if len(self.actuated) != self.freedom:
            raise DeriveError(
                "the efforts of a motion are not determined",
                element=self.robot.name,
                found=f"{len(self.actuated)} actuated joints",
                expected=f"{self.freedom}, one for each degree of freedom",
                hint="ask for reduced_efforts, Bᵀ τ",
            )

    @cached_property
    def inverse_dynamics(self) -> Vector:
        """τ of the actuated joints, in u and u̇."""
        self.check_determined()
        if self.actuated == self.speeds.independent:
            return self.reduced_efforts
        B = self.speeds.B
        square = Matrix((B[j, r] for j in self.actuated) for r in range(self.freedom))
        (found,) = solve(square, [self.reduced_efforts], self.speeds.point)
        return found


def _symmetric(B: Matrix, M: Matrix) -> Matrix:
    """Bᵀ M B, each pair once."""
    half = M @ B
    return Matrix.symmetric(B.shape[1], lambda i, j: B.column(i).dot(half.column(j)))


def weighted(B: Matrix, efforts: Vector) -> Vector:
    """Bᵀ τ, summed joint by joint: as the tree does, so that sums share their beginnings."""
    rows = (Vector(row) * effort for row, effort in zip(B.rows, efforts, strict=True))
    return sum(rows, Vector.zero(B.shape[1]))
