"""Quantities of the dynamics: τ, M, C, g, and q̈ three ways.

M(q) q̈ + C(q, q̇) q̇ + g(q) + friction + K (q − θ) = τ
"""

from __future__ import annotations

from collections.abc import Callable

from emdeg.errors import DeriveError
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics import kinematics
from emdeg.mechanics.factorisation import inverse_symmetric, regular, tree_order
from emdeg.mechanics.methods import articulated
from emdeg.mechanics.parameters.regressor import regressor
from emdeg.mechanics.quantities.forward import (
    explicit,
    factorised,
    forward,
    operational_inertia,
    operational_inertia_inverse,
)
from emdeg.mechanics.quantities.quantity import (
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
from emdeg.mechanics.quantities.substitution import (
    puts_accelerations,
    puts_coriolis,
    puts_factor,
    puts_inertia,
    puts_inverse,
    puts_operational,
    puts_operational_inverse,
    puts_regressor,
)

_FORWARD = ("constrained_forward_dynamics", "minimal_forward_dynamics")
_INVERSE = ("constrained_inverse_dynamics",)
_INERTIA = ("minimal_mass_matrix",)
_REST = ("minimal_bias",)


def _factor(request: Request) -> Matrix:
    """L with D on its diagonal, where L has ones: rows and columns are the robot's coordinates."""
    n, factors = request.robot.nv, regular(request.M, tree_order(request.robot))
    place = [factors.order.index(k) for k in range(n)]
    return Matrix((factors.pivots[i] if i == j else factors.L[i][j] for j in place) for i in place)


def _articulated(request: Request) -> Vector:
    articulated.refuse_coupled(request.robot, request.equations.rotors)
    return articulated.forward_dynamics(request.robot)


def _operational(request: Request, build: Callable[..., Matrix]) -> Matrix:
    frame = request.frame or kinematics.default_frame(request.robot)
    jacobian = kinematics.jacobian(request.robot, frame, request.reference)
    try:
        return build(request.M, jacobian, tree_order(request.robot))
    except DeriveError as problem:
        problem.element = problem.element or request.frame  # which of several
        raise


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
        solves=puts_inertia,
        derivative_of=("inverse_dynamics", "qdd"), with_loops=_INERTIA, symmetric=True, most=160,
        along_paths=True,
    ),
    Quantity(
        "mass_matrix_inverse", "M⁻¹", r"\mathbf{M}^{-1}", "n×n", "1/(kg m²)", Q,
        lambda r: inverse_symmetric(r.M, tree_order(r.robot)),
        "accelerations for unit efforts",
        aliases=("forward_dynamics_dtau",), derivative_of=("forward_dynamics", "tau"),
        reference=SUBSTITUTION, solves=puts_inverse, with_loops=_INERTIA, symmetric=True,
        most=INVERTED, through_paths=True,
    ),
    Quantity(
        "mass_matrix_factor", "L, D", r"\mathbf{L},\,\mathbf{D}", "n×n", "1; kg m² on the diagonal",
        Q,
        _factor,
        "M = LᵀDL; D stands on the diagonal, where L has ones",
        aliases=("ltdl",), reference=SUBSTITUTION, solves=puts_factor, with_loops=_INERTIA,
        most=CUBIC, along_paths=True,
    ),
    Quantity(
        "coriolis_matrix", "C", r"\mathbf{C}", "n×n", "N m s", QD,
        lambda r: r.equations.coriolis_matrix,
        "the one with Ṁ − 2C skew-symmetric",
        reference=ANOTHER_METHOD, solves=puts_coriolis, with_loops=_REST, most=CUBIC,
        along_paths=True,
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
        aliases=("aba",), reference=SUBSTITUTION, solves=puts_accelerations,
        with_loops=_FORWARD,
    ),
    Quantity(
        "forward_dynamics_factorised", "q̈", r"\ddot{\mathbf{q}}", "n", "rad/s²",
        (*TAU, *OUTSIDE),
        factorised,
        "through M = LᵀDL",
        reference=SUBSTITUTION, solves=puts_accelerations, with_loops=_FORWARD, most=CUBIC,
        along_paths=True,
    ),
    Quantity(
        "forward_dynamics_articulated", "q̈", r"\ddot{\mathbf{q}}", "n", "rad/s²",
        (*TAU, "wrenches"),
        _articulated,
        "by articulated bodies",
        reference=SUBSTITUTION, solves=puts_accelerations, with_loops=_FORWARD,
    ),
    Quantity(
        "forward_dynamics_explicit", "q̈", r"\ddot{\mathbf{q}}", "n", "rad/s²", (*TAU, *OUTSIDE),
        explicit,
        "adj(M) (τ − bias) / det M, n ≤ 3",
        reference=SUBSTITUTION, solves=puts_accelerations, with_loops=_FORWARD,
    ),
    Quantity(
        "operational_space_inertia", "Λ", r"\boldsymbol{\Lambda}", "6×6", "kg, kg m, kg m²", Q,
        lambda r: _operational(r, operational_inertia),
        "(J M⁻¹ Jᵀ)⁻¹ of a frame",
        framed=True, seen=True,
        reference=SUBSTITUTION, solves=puts_operational, with_loops=_INERTIA, symmetric=True,
        most=CUBIC, along_paths=True,
    ),
    Quantity(
        "operational_space_inertia_inverse", "Λ⁻¹", r"\boldsymbol{\Lambda}^{-1}", "6×6",
        "1/kg, 1/(kg m), 1/(kg m²)", Q,
        lambda r: _operational(r, operational_inertia_inverse),
        "J M⁻¹ Jᵀ of a frame",
        framed=True, seen=True,
        reference=ANOTHER_METHOD, solves=puts_operational_inverse, with_loops=_INERTIA,
        symmetric=True, most=CUBIC, along_paths=True,
    ),
    Quantity(
        "regressor", "Y", r"\mathbf{Y}", "n×10b", "N m per unit of the parameter",
        (*QDD, "base_motion"),
        lambda r: regressor(r.robot).Y,
        "τ = Y π in the ten inertial parameters of every body",
        reference=SUBSTITUTION, solves=puts_regressor,
        with_loops=_INVERSE, most=CUBIC, along_paths=True,
    ),
)  # fmt: skip
