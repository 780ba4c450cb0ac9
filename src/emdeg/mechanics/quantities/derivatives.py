"""Derivatives of τ and of q̈, by one set of names: `<quantity>_d<array>`.

    inverse_dynamics_dq, inverse_dynamics_dqd        ∂τ/∂q, ∂τ/∂q̇;     ∂τ/∂q̈ = mass_matrix
    forward_dynamics_dq, forward_dynamics_dqd        ∂q̈/∂q, ∂q̈/∂q̇;     ∂q̈/∂τ = mass_matrix_inverse

With M q̈ + h = τ held, ∂q̈/∂x = −M⁻¹ ∂τ/∂x at q̈ = q̈(q, q̇, τ). Along a free flyer ∂/∂q is taken
in its tangent space: motions (v, ω) in its own axes, as in Pinocchio.
"""

from __future__ import annotations

from emdeg.exact.calculus import derivative, substitute
from emdeg.exact.graph import ONE
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.coordinates import tangents
from emdeg.mechanics.factorisation import inverse_symmetric, solve_symmetric, tree_order
from emdeg.mechanics.quantities.forward import cheapest, forward
from emdeg.mechanics.quantities.quantity import (
    ANOTHER_METHOD,
    OUTSIDE,
    QD,
    QDD,
    SLOPES,
    SOLVED,
    TAU,
    Quantity,
    Request,
)
from emdeg.mechanics.quantities.substitution import puts_slope
from emdeg.mechanics.quantities.writing import Writing

#: Above this many velocities the recursion for derivatives always takes fewer operations.
LARGEST_DIFFERENTIATED = 4

WITH_LOOPS = ("constrained_inverse_dynamics", "constrained_forward_dynamics")


def _inverse_by(request: Request, which: str) -> Matrix:
    """∂τ/∂q or ∂τ/∂q̇: by recursion or by differentiating τ, whichever is shorter."""
    robot = request.robot

    def differentiated() -> Matrix:
        along = tangents(robot) if which == "q" else [{speed: ONE} for speed in robot.qd]
        tau = list(request.equations.tau)
        return Matrix.columns([Vector(derivative(tau, direction)) for direction in along])

    def recursion() -> Matrix:
        found = request.written(request.writing or Writing.by_thumb(robot))
        return found.by_q if which == "q" else found.by_qd

    if not by_recursion(request):
        return differentiated()
    if robot.joint_velocities > LARGEST_DIFFERENTIATED:
        return recursion()
    return cheapest({"recursion": recursion, "differentiated": differentiated})


def by_recursion(request: Request) -> bool:
    """Is the recursion for derivatives of τ one of the ways?"""
    mimic = any(body.joint.mimic for body in request.robot.bodies)
    return request.method is None and not mimic and is_plain(request)


def is_plain(request: Request) -> bool:
    """Is all that moves known to the recursions? Flyers of the base, no outer forces, no rotors."""
    robot = request.robot
    still = robot.base_motion.is_zero and not robot.wrench_frames
    flies_on = any(b.joint.nv > 1 and b.parent is not None for b in robot.bodies)
    return still and not flies_on and not request.equations.spinning


def forward_by(request: Request, which: str) -> Matrix:
    """∂q̈/∂x = −M⁻¹ ∂τ/∂x, with q̈ that of the forward dynamics; ∂q̈/∂τ = M⁻¹."""
    robot = request.robot
    if which == "tau":
        return inverse_symmetric(request.M, tree_order(robot))
    found = dict(zip(robot.qdd, forward(request), strict=True))
    flat = substitute(_inverse_by(request, which).entries, found)
    n = robot.nv
    columns = [Vector(flat[j::n]) for j in range(n)]
    return -Matrix.columns(solve_symmetric(request.M, columns, tree_order(robot)))


def _slope(
    of: str, by: str, symbol: str, latex: str, units: str, inputs: tuple[str, ...], summary: str
) -> Quantity:
    """∂of/∂by, n×n."""
    build = {"inverse_dynamics": _inverse_by, "forward_dynamics": forward_by}[of]
    return Quantity(
        f"{of}_d{by}", symbol, latex, "n×n", units, (*inputs, *OUTSIDE),
        lambda r: build(r, by), summary,
        reference=ANOTHER_METHOD, solves=puts_slope(of, by), derivative_of=(of, by),
        with_loops=WITH_LOOPS,
        most=SLOPES if of == "inverse_dynamics" else SOLVED,
        along_paths=of == "inverse_dynamics", through_paths=of == "forward_dynamics",
    )  # fmt: skip


_TAU, _QDD = r"\partial\boldsymbol{\tau}/\partial", r"\partial\ddot{\mathbf{q}}/\partial"
_D_Q, _D_QD = r"\mathbf{q}", r"\dot{\mathbf{q}}"
DERIVATIVES = (
    _slope("inverse_dynamics", "q", "∂τ/∂q", _TAU + _D_Q, "N m/rad", QDD, "stiffness of a motion"),
    _slope("inverse_dynamics", "qd", "∂τ/∂q̇", _TAU + _D_QD, "N m s/rad", QD, "damping of a motion"),
    _slope("forward_dynamics", "q", "∂q̈/∂q", _QDD + _D_Q, "1/s²", TAU, "at given τ"),
    _slope("forward_dynamics", "qd", "∂q̈/∂q̇", _QDD + _D_QD, "1/s", TAU, "at given τ"),
)
