"""Forward dynamics, three ways, and what else is solved with the mass matrix (digest R34).

    factorised     M = Lᵀ D L along the tree, then two sparse substitutions   (factorisation)
    articulated    the O(n) recursion                                         (articulated)
    explicit       q̈ = adj(M) (τ − bias) / det M, one division                 (small arms)

Which of them takes fewest operations depends on the robot: `cheapest` derives the candidates and
counts. Operational space (Khatib 1987): Λ⁻¹ = J M⁻¹ Jᵀ, by one substitution of LᵀDL.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from emdeg.errors import DeriveError
from emdeg.exact.graph import Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.exact.tensor import Tensor
from emdeg.mechanics.blocks import Block, Minors
from emdeg.mechanics.elimination import cramer
from emdeg.mechanics.factorisation import (
    SingularInertia,
    forward_dynamics,
    inverse_symmetric,
    operations,
    refuse_singular,
    regular,
    tree_order,
)
from emdeg.mechanics.inertia_matrix import mass_matrix
from emdeg.mechanics.methods import articulated
from emdeg.mechanics.operations import Meter
from emdeg.mechanics.quantities.quantity import Request
from emdeg.mechanics.terms.drives import spinning
from emdeg.mechanics.tree import composites, joint_poses, own_inertias
from emdeg.robot.robot import Robot

#: Above this many velocities the cofactors of M are never the shortest way.
LARGEST_EXPLICIT = 3
#: Up to this many velocities M is always factored as well: it may have zeros that the tree has not.
SMALL = 12
#: For each velocity the bias takes about so many operations.
BIAS = 100

T = TypeVar("T", Vector, Matrix, Tensor)


def cheapest(candidates: Mapping[str, Callable[[], T]]) -> T:
    """The candidate with the fewest operations; the first one wins ties."""
    if len(candidates) == 1:
        return next(iter(candidates.values()))()
    made = [derive() for derive in candidates.values()]
    return min(made, key=lambda matrix: Meter().new(matrix.entries))


def forward(request: Request) -> Vector:
    """q̈ by the cheapest of the three programs, or by the recursion when it is asked for."""
    robot = request.robot
    recursive = (
        robot.base_motion.is_zero
        and not any(b.joint.mimic for b in robot.bodies)
        and not request.equations.spinning
    )
    if request.method == "articulated" and recursive:
        return articulated.forward_dynamics(robot)
    candidates: dict[str, Callable[[], Vector]] = {}
    if request.method is not None or not recursive or factoring_pays(robot):
        candidates["factorised"] = lambda: factorised(request)
    if request.method is None and robot.joint_velocities <= LARGEST_EXPLICIT:
        candidates["explicit"] = lambda: explicit(request)
    if request.method is None and recursive:
        candidates["articulated"] = lambda: articulated.forward_dynamics(robot)
    return cheapest(candidates)


def factoring_pays(robot: Robot, rotors: bool = False) -> bool:
    """Do M, the bias and a solve take fewer operations than the articulated recursion?

    Both are derived and counted: on a chain the solve takes n³/3, M 14 n², the recursion 400 n.
    """
    tied = any(b.joint.mimic for b in robot.bodies) or bool(spinning(robot, rotors))
    solve = operations(robot)
    if tied or not robot.base_motion.is_zero or robot.nv <= SMALL:
        return True  # there is no recursion, or none that is shorter
    recursion = Meter().new(articulated.forward_dynamics(robot))
    least = solve + BIAS * robot.nv
    if least > recursion:
        return False
    poses = joint_poses(robot)
    M = mass_matrix(robot, poses, composites(robot, poses, own_inertias(robot)))
    return least + Meter().new(M.entries) <= recursion


def factorised(request: Request) -> Vector:
    """Through M = LᵀDL."""
    robot = request.robot
    return forward_dynamics(request.M, request.equations.bias, robot.tau, tree_order(robot))


def explicit(request: Request) -> Vector:
    """By the cofactors of M."""
    return explicit_forward(request.M, request.equations.bias, request.robot.tau)


def explicit_forward(M: Matrix, bias: Vector, tau: Sequence[Expr]) -> Vector:
    """q̈ = adj(M) (τ − bias) / det M."""
    n = len(M.rows)
    if n > LARGEST_EXPLICIT:
        raise DeriveError(
            f"the explicit inverse of a {n} × {n} mass matrix is longer than any other way",
            expected=f"at most {LARGEST_EXPLICIT} velocities",
            hint="take forward_dynamics, whichever other way is shortest",
        )
    minors, every = Minors(M), Block(tuple(range(n)), tuple(range(n)))
    determinant = minors.determinant(every.rows, every.columns)
    refuse_singular({"det M": determinant})
    return Vector(cramer(minors, every, [list(Vector(tau) - bias)], determinant)[0])


def operational_inertia_inverse(
    M: Matrix, jacobian: Matrix, order: Sequence[int] | None = None
) -> Matrix:
    """Λ⁻¹ = J M⁻¹ Jᵀ = Yᵀ D⁻¹ Y with Lᵀ Y = Jᵀ (6×6): how a frame accelerates under a wrench.

    Y is zero but on the path to the frame, and half of a solve.
    """
    factors = regular(M, order)
    Y = [factors.inward(row) for row in jacobian.rows]
    return Matrix.symmetric(len(Y), lambda i, j: factors.product(Y[i], Y[j]))


def operational_inertia(M: Matrix, jacobian: Matrix, order: Sequence[int] | None = None) -> Matrix:
    """Λ = (J M⁻¹ Jᵀ)⁻¹ (6×6); infinite in singular configurations."""
    n, hint = len(M.rows), "take operational_space_inertia_inverse: J M⁻¹ Jᵀ"
    if n < len(jacobian.rows):
        raise DeriveError(
            f"a robot of {n} velocities is singular in operational space everywhere", hint=hint
        )
    inverse = operational_inertia_inverse(M, jacobian, order)
    try:
        return inverse_symmetric(inverse)
    except SingularInertia:  # of the frame: too few joints on its path, or all in one plane
        raise DeriveError(
            "this frame does not move in all six directions: J M⁻¹ Jᵀ is singular everywhere",
            hint=hint,
        ) from None
