"""Which speeds are independent, and how all velocities follow from them.

    E q̇ = 0          E = A, but for parallelograms: there q̇_f − Σ k q̇ = 0 with integers k
    E_d q̇_d + E_i u = 0        q̇ = B u,      B_d = −E_d⁻¹ E_i       u the independent q̇
    E_d q̈_d + E_i u̇ = γ        q̈ = B u̇ + c,  c_d = E_d⁻¹ γ

B has Kane's constraint coefficients, u_s = Σ A_sr u_r (Kane and Levinson 1985, section 2.13). The
choice is the user's, or automatic: the actuated joints, or those coordinates that most loops share
(the platform of a parallel robot), whichever leaves the smaller linear systems. E_d is singular in
some configurations whatever is chosen: where one of `singularities` vanishes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from emdeg.errors import DeriveError
from emdeg.exact.angles import Angle
from emdeg.exact.calculus import substitute
from emdeg.exact.field import Point, residues
from emdeg.exact.graph import ONE, ZERO, Expr, Scalar, const
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.blocks import Minors, coupled
from emdeg.mechanics.elimination import LARGEST_CRAMER, rank_columns, solve
from emdeg.mechanics.loops.constraint_variety import generic_point
from emdeg.mechanics.loops.constraints import Constraints, follower_rates
from emdeg.robot.robot import Robot


@dataclass(frozen=True)
class DependentSpeeds:
    """E, split into dependent and independent velocities."""

    constraints: Constraints
    E: Matrix
    gamma: Vector
    dependent: tuple[int, ...]
    independent: tuple[int, ...]
    point: Point

    @property
    def robot(self) -> Robot:
        """The robot."""
        return self.constraints.robot

    @cached_property
    def E_d(self) -> Matrix:
        """The columns of the dependent velocities."""
        return Matrix((row[j] for j in self.dependent) for row in self.E.rows)

    @cached_property
    def B(self) -> Matrix:
        """q̇ = B u: nv × degrees of freedom."""
        columns = solve(self.E_d, [-self.E.column(i) for i in self.independent], self.point)
        rows = [[ZERO] * len(self.independent) for _ in range(self.robot.nv)]
        for r, i in enumerate(self.independent):
            rows[i][r] = ONE
        for place, j in enumerate(self.dependent):
            rows[j] = [column[place] for column in columns]
        return Matrix(rows)

    @cached_property
    def u(self) -> Vector:
        """The independent speeds."""
        return Vector(self.robot.qd[i] for i in self.independent)

    @cached_property
    def rates(self) -> Vector:
        """q̇ = B u."""
        return self.B @ self.u

    @cached_property
    def drift(self) -> Vector:
        """c of q̈ = B u̇ + c."""
        given = dict(zip(self.robot.qd, self.rates, strict=True))
        gamma = Vector(substitute(list(self.gamma), given))
        (solved,) = solve(self.E_d, [gamma], self.point)
        found = [ZERO] * self.robot.nv
        for j, value in zip(self.dependent, solved, strict=True):
            found[j] = value
        return Vector(found)

    @cached_property
    def accelerations(self) -> Vector:
        """q̈ = B u̇ + c."""
        return self.B @ Vector(self.robot.qdd[i] for i in self.independent) + self.drift

    @cached_property
    def substitution(self) -> dict[Expr, Scalar | Angle]:
        """Every dependent velocity, acceleration and following angle."""
        robot = self.robot
        found: dict[Expr, Scalar | Angle] = {**self.constraints.followers}
        for j in self.dependent:
            found[robot.qd[j]] = self.rates[j]
            found[robot.qdd[j]] = self.accelerations[j]
        return found

    @cached_property
    def singularities(self) -> tuple[Expr, ...]:
        """Determinants of the blocks of E_d (of at most three): zero in singular configurations."""
        small = [block for block in coupled(self.E_d) if len(block.rows) <= LARGEST_CRAMER]
        minors = Minors(self.E_d)
        found = [minors.determinant(block.rows, block.columns) for block in small]
        return tuple(determinant for determinant in found if determinant.rate)


def dependent_speeds(
    constraints: Constraints, independent: Sequence[str] | None = None
) -> DependentSpeeds:
    """The choice of independent speeds, by joint names, or automatic."""
    robot = constraints.robot
    E, gamma, owners = _equations(constraints)
    point = generic_point(constraints)
    n, p, numbers = robot.nv, point.gf.p, rows_at(E, point)
    rows = rank_columns(numbers, p)
    E = Matrix(E.rows[i] for i in rows)
    gamma = Vector(gamma[i] for i in rows)
    chosen = [numbers[i] for i in rows]

    def is_regular(free: Sequence[int]) -> bool:
        rest = [[row[j] for row in chosen] for j in range(n) if j not in free]
        return len(rest) == len(rows) == len(rank_columns(rest, p))

    if independent is not None:
        free = sorted(_velocities(robot, independent))
        if not is_regular(free):
            raise DeriveError(
                "these speeds cannot be independent",
                found=", ".join(independent),
                expected=f"{n - len(rows)} of {', '.join(robot.joint_names)}",
                hint="they leave other velocities undetermined, or the constraints tie them",
            )
    else:
        candidates = [*_candidates(robot, n - len(rows), E, [owners[i] for i in rows])]
        last = rank_columns([[row[j] for row in chosen] for j in range(n - 1, -1, -1)], p)
        candidates.append([j for j in range(n) if n - 1 - j not in last])
        free = min(filter(is_regular, candidates), key=lambda c: _cost(E, c))
    return DependentSpeeds(
        constraints, E, gamma, tuple(j for j in range(n) if j not in free), tuple(free), point
    )


def rows_at(A: Matrix, point: Point) -> list[list[int]]:
    """The residues of a matrix."""
    flat, width = residues(A.entries, point), A.shape[1]
    return [flat[k : k + width] for k in range(0, len(flat), width)]


def _equations(constraints: Constraints) -> tuple[Matrix, Vector, list[str]]:
    """E and γ; the rows of a loop with followers are the followers' own."""
    robot = constraints.robot
    followers = constraints.followers
    settled = {loop.name for loop in robot.loops if loop.follows}
    owners = [label.rpartition(".")[0] or label for label in constraints.labels]
    kept = [i for i, owner in enumerate(owners) if owner not in settled]
    entries = [*(e for i in kept for e in constraints.jacobian.rows[i])]
    entries += [constraints.gamma[i] for i in kept]
    entries = substitute(entries, dict(followers)) if followers else entries
    n = robot.nv
    rows = [tuple(entries[k * n : (k + 1) * n]) for k in range(len(kept))]
    gamma = entries[len(kept) * n :]
    for j, terms in follower_rates(robot, followers).items():
        row = [const(-terms.get(k, 0)) for k in range(n)]
        row[j] = ONE
        rows.append(tuple(row))
        gamma.append(ZERO)
    names = [owners[i] for i in kept] + [f"follower {j}" for j in range(len(rows) - len(kept))]
    return Matrix(rows), Vector(gamma), names


def _velocities(robot: Robot, names: Sequence[str]) -> list[int]:
    at = {joint.name: (c, joint.nv) for c, joint in robot.by_coordinate.items()}
    for name in names:
        if name not in at:
            raise DeriveError("there is no such joint", element=name,
                              expected=", ".join(robot.joint_names))  # fmt: skip
    return [c + k for name in names for c, width in (at[name],) for k in range(width)]


def _candidates(robot: Robot, freedom: int, E: Matrix, owners: Sequence[str]) -> list[list[int]]:
    """The actuated joints, and the coordinates that most loops share."""
    found = []
    actuated = sorted(_velocities(robot, robot.actuated))
    if len(actuated) == freedom:
        found.append(actuated)
    sharing = [
        len({owner for row, owner in zip(E.rows, owners, strict=True) if row[j] is not ZERO})
        for j in range(robot.nv)
    ]
    shared = sorted(range(robot.nv), key=lambda j: (-sharing[j], j))
    found.append(sorted(shared[:freedom]))
    return found


def _cost(E: Matrix, free: Sequence[int]) -> int:
    """Cubes of the sizes of the linear systems that are left."""
    rest = [j for j in range(len(E.rows[0])) if j not in free] if E.rows else []
    left = coupled(Matrix((row[j] for j in rest) for row in E.rows))
    return sum(len(block.rows) ** 3 for block in left)
