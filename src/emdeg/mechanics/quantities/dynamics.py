"""Quantities of the dynamics: τ, M, C, g, and q̈ three ways.

M(q) q̈ + C(q, q̇) q̇ + g(q) + friction + K (q − θ) = τ
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from emdeg.exact.calculus import substitute
from emdeg.exact.graph import MOTION, ZERO, Expr, linear, symbol
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics import kinematics
from emdeg.mechanics.factorisation import (
    forward_dynamics,
    inverse_symmetric,
    operations,
    regular,
    tree_order,
)
from emdeg.mechanics.inertia_matrix import mass_matrix
from emdeg.mechanics.methods import articulated
from emdeg.mechanics.operations import Meter
from emdeg.mechanics.parameters.regressor import regressor
from emdeg.mechanics.quantities.forward import (
    LARGEST_EXPLICIT,
    cheapest,
    explicit_forward,
    operational_inertia,
    operational_inertia_inverse,
)
from emdeg.mechanics.quantities.quantity import (
    ANOTHER_IF_SMALL,
    ANOTHER_METHOD,
    CUBIC,
    INVERTED,
    OUTSIDE,
    QD,
    QDD,
    SUBSTITUTION,
    TAU,
    Q,
    Quantity,
    Request,
)
from emdeg.mechanics.terms.drives import spinning
from emdeg.mechanics.tree import composites, joint_poses, own_inertias
from emdeg.robot.robot import Robot

#: Up to this many velocities M is always factored as well: it may have zeros that the tree has not.
SMALL = 12
#: For each velocity the bias takes about so many operations.
BIAS = 100

_FORWARD = ("constrained_forward_dynamics", "minimal_forward_dynamics")
_INVERSE = ("constrained_inverse_dynamics",)
_INERTIA = ("minimal_mass_matrix",)
_REST = ("minimal_bias",)


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
        candidates["factorised"] = lambda: _factorised(request)
    if request.method is None and robot.joint_velocities <= LARGEST_EXPLICIT:
        candidates["explicit"] = lambda: _explicit(request)
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


def _puts_accelerations(request: Request, found: Vector) -> Iterator[Expr]:
    """τ(q, q̇, y) − τ = 0 has one solution: were M singular, no y would give every τ."""
    robot = request.robot
    efforts = substitute(list(request.equations.tau), dict(zip(robot.qdd, found, strict=True)))
    return (a - b for a, b in zip(efforts, robot.tau, strict=True))


def _accelerated(request: Request) -> tuple[Vector, Vector]:
    """a, which no program knows, and M a = τ(q, 0, a) − τ(q, 0, 0): all entries of M follow."""
    robot = request.robot
    tau, still = list(request.equations.tau), dict.fromkeys(robot.qd, ZERO)
    a = [symbol(f"acceleration {k}", MOTION) for k in range(robot.nv)]
    moved = substitute(tau, {**still, **dict(zip(robot.qdd, a, strict=True))})
    rest = substitute(tau, {**still, **dict.fromkeys(robot.qdd, ZERO)})
    return Vector(a), Vector(moved) - Vector(rest)


def _puts_inertia(request: Request, found: Vector) -> Iterator[Expr]:
    """M a, row by row, for every a."""
    n = request.robot.nv
    a, moved = _accelerated(request)
    for i in range(n):
        yield linear([(found[n * i + j] * a[j], 1) for j in range(n)]) - moved[i]


def _factor(request: Request) -> Matrix:
    """L with D on its diagonal, where L has ones: rows and columns are the robot's coordinates."""
    n, factors = request.robot.nv, regular(request.M, tree_order(request.robot))
    place = [factors.order.index(k) for k in range(n)]
    return Matrix((factors.pivots[i] if i == j else factors.L[i][j] for j in place) for i in place)


def _puts_factor(request: Request, found: Vector) -> Iterator[Expr]:
    """Lᵀ D L a = M a for every a, and L has nothing above its diagonal: no other L and D do."""
    n, order = request.robot.nv, tree_order(request.robot)
    a, moved = _accelerated(request)
    y = [ZERO] * n  # D L a
    for row, i in enumerate(order):
        y[i] = found[n * i + i] * linear(
            [(a[i], 1), *((found[n * i + j] * a[j], 1) for j in order[:row])]
        )
        yield from (found[n * i + j] for j in order[row + 1 :])
    for row, j in enumerate(order):
        yield (
            linear([(y[j], 1), *((found[n * i + j] * y[i], 1) for i in order[row + 1 :])])
            - moved[j]
        )


def _puts_inverse(request: Request, found: Vector) -> Iterator[Expr]:
    """M Y − 1 = 0."""
    n = request.robot.nv
    inverse = Matrix([found[k : k + n] for k in range(0, n * n, n)])
    return iter((request.M @ inverse - Matrix.identity(n)).entries)


def _factorised(request: Request) -> Vector:
    robot = request.robot
    return forward_dynamics(request.M, request.equations.bias, robot.tau, tree_order(robot))


def _articulated(request: Request) -> Vector:
    articulated.refuse_coupled(request.robot, request.equations.rotors)
    return articulated.forward_dynamics(request.robot)


def _explicit(request: Request) -> Vector:
    return explicit_forward(request.M, request.equations.bias, request.robot.tau)


def _operational(request: Request, build: Callable[..., Matrix]) -> Matrix:
    frame = request.frame or kinematics.default_frame(request.robot)
    jacobian = kinematics.jacobian(request.robot, frame, request.reference)
    return build(request.M, jacobian, tree_order(request.robot))


DYNAMICS = (
    Quantity(
        "inverse_dynamics", "τ", r"\boldsymbol{\tau}", "n", "N m", (*QDD, *OUTSIDE),
        lambda r: r.tau,
        "efforts for a motion",
        aliases=("rnea",), reference=ANOTHER_METHOD, with_loops=_INVERSE,
    ),
    Quantity(
        "mass_matrix", "M", r"\mathbf{M}", "n×n", "kg m²", Q,
        lambda r: r.M,
        "with the motor inertias",
        aliases=("crba", "inverse_dynamics_dqdd"), reference=ANOTHER_METHOD,
        solves=_puts_inertia,
        derivative_of=("inverse_dynamics", "qdd"), with_loops=_INERTIA, symmetric=True, most=160,
        along_paths=True,
    ),
    Quantity(
        "mass_matrix_inverse", "M⁻¹", r"\mathbf{M}^{-1}", "n×n", "1/(kg m²)", Q,
        lambda r: inverse_symmetric(r.M, tree_order(r.robot)),
        "accelerations for unit efforts",
        aliases=("forward_dynamics_dtau",), derivative_of=("forward_dynamics", "tau"),
        reference=SUBSTITUTION, solves=_puts_inverse, with_loops=_INERTIA, symmetric=True,
        most=INVERTED, through_paths=True,
    ),
    Quantity(
        "mass_matrix_factor", "L, D", r"\mathbf{L},\,\mathbf{D}", "n×n", "1; kg m² on the diagonal",
        Q,
        _factor,
        "M = LᵀDL; D stands on the diagonal, where L has ones",
        aliases=("ltdl",), reference=SUBSTITUTION, solves=_puts_factor, with_loops=_INERTIA,
        most=CUBIC, along_paths=True,
    ),
    Quantity(
        "coriolis_matrix", "C", r"\mathbf{C}", "n×n", "N m s", QD,
        lambda r: r.equations.coriolis_matrix,
        "the one with Ṁ − 2C skew-symmetric",
        reference=ANOTHER_IF_SMALL, with_loops=_REST, most=CUBIC, along_paths=True,
    ),
    Quantity(
        "coriolis_vector", "C q̇", r"\mathbf{c}", "n", "N m", (*QD, "base_motion"),
        lambda r: r.equations.coriolis,
        "Coriolis and centrifugal efforts",
        reference=ANOTHER_METHOD, with_loops=_REST,
    ),
    Quantity(
        "gravity", "g", r"\mathbf{g}", "n", "N m", Q,
        lambda r: r.equations.gravity,
        "efforts of the weights alone",
        reference=ANOTHER_METHOD, with_loops=_REST,
    ),
    Quantity(
        "friction", "f", r"\mathbf{f}", "n", "N m", ("qd",),
        lambda r: r.equations.friction,
        "viscous and Coulomb friction of the joints, damping of springs",
    ),
    Quantity(
        "bias", "h", r"\mathbf{h}", "n", "N m", (*QD, *OUTSIDE),
        lambda r: r.equations.bias,
        "τ(q, q̇, 0): all but M q̈",
        aliases=("nonlinear_effects",), reference=ANOTHER_METHOD, with_loops=_REST,
    ),
    Quantity(
        "forward_dynamics", "q̈", r"\ddot{\mathbf{q}}", "n", "rad/s²", (*TAU, *OUTSIDE),
        forward,
        "accelerations from efforts",
        aliases=("aba",), reference=SUBSTITUTION, solves=_puts_accelerations,
        with_loops=_FORWARD,
    ),
    Quantity(
        "forward_dynamics_factorised", "q̈", r"\ddot{\mathbf{q}}", "n", "rad/s²",
        (*TAU, *OUTSIDE),
        _factorised,
        "through M = LᵀDL",
        reference=SUBSTITUTION, solves=_puts_accelerations, with_loops=_FORWARD, most=CUBIC,
        along_paths=True,
    ),
    Quantity(
        "forward_dynamics_articulated", "q̈", r"\ddot{\mathbf{q}}", "n", "rad/s²",
        (*TAU, "wrenches"),
        _articulated,
        "by articulated bodies",
        reference=SUBSTITUTION, solves=_puts_accelerations, with_loops=_FORWARD,
    ),
    Quantity(
        "forward_dynamics_explicit", "q̈", r"\ddot{\mathbf{q}}", "n", "rad/s²", (*TAU, *OUTSIDE),
        _explicit,
        "adj(M) (τ − bias) / det M, n ≤ 3",
        reference=SUBSTITUTION, solves=_puts_accelerations, with_loops=_FORWARD,
    ),
    Quantity(
        "operational_space_inertia", "Λ", r"\boldsymbol{\Lambda}", "6×6", "kg, kg m, kg m²", Q,
        lambda r: _operational(r, operational_inertia),
        "(J M⁻¹ Jᵀ)⁻¹ of a frame",
        framed=True, seen=True, with_loops=_INERTIA, symmetric=True, most=CUBIC,
    ),
    Quantity(
        "operational_space_inertia_inverse", "Λ⁻¹", r"\boldsymbol{\Lambda}^{-1}", "6×6",
        "1/kg, 1/(kg m), 1/(kg m²)", Q,
        lambda r: _operational(r, operational_inertia_inverse),
        "J M⁻¹ Jᵀ of a frame",
        framed=True, seen=True,
        reference=ANOTHER_IF_SMALL, with_loops=_INERTIA, symmetric=True, most=CUBIC,
    ),
    Quantity(
        "regressor", "Y", r"\mathbf{Y}", "n×10b", "N m per unit of the parameter",
        (*QDD, "base_motion"),
        lambda r: regressor(r.robot).Y,
        "τ = Y π in the ten inertial parameters of every body",
        with_loops=_INVERSE, most=CUBIC,
    ),
)  # fmt: skip
