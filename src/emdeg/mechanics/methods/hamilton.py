"""Hamilton's canonical equations: coordinates and momenta instead of coordinates and velocities.

Hamilton 1835. With T = ½ q̇ᵀ M q̇, the momenta p = ∂T/∂q̇ = M q̇ and

    H(q, p) = ½ pᵀ M⁻¹ p + V(q)
    q̇ =  ∂H/∂p = M⁻¹ p
    ṗ = −∂H/∂q + τ,        ∂H/∂q|_p = −½ q̇ᵀ (∂M/∂q) q̇ + ∂V/∂q         (d(M⁻¹) = −M⁻¹ dM M⁻¹)

so that τ = d(M q̇)/dt + ∂H/∂q: that is the method. `canonical_equations` gives H, q̇ and ṗ in (q, p),
with drives, springs and friction. Precondition: coordinates whose rates are the velocities, so a
free flyer is refused.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from emdeg.exact.calculus import derivative, gradient, substitute, time_derivative
from emdeg.exact.graph import MOTION, ONE, Expr, scale, symbol
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.base import RigidBody, refuse_floating
from emdeg.mechanics.coordinates import Reduction
from emdeg.mechanics.factorisation import solve_symmetric, tree_order
from emdeg.mechanics.steps import Notation
from emdeg.mechanics.terms import drives
from emdeg.mechanics.terms.energy import kinetic_energy, potential_energy
from emdeg.mechanics.terms.springs import elastic_energy
from emdeg.public import public
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.model.inertia import symmetric
from emdeg.robot.model.parts import Motor
from emdeg.robot.robot import Robot
from emdeg.shown import brief, listed

NAME = "hamilton"
STEPS = {
    "M": Notation("M_#", r"M_{#}", "M = ∂²T/∂q̇∂q̇", "joint"),
    "V": Notation("V", "V", "V = −Σ m g0·r", ""),
    "p": Notation("p_#", r"p_{#}", "p = ∂T/∂q̇ = M q̇", "joint"),
    "p_rate": Notation("ṗ_#", r"\dot{p}_{#}", "ṗ = d(M q̇)/dt", "joint"),
    "dH_dq": Notation("∂H/∂q_#", r"\partial H/\partial q_{#}", "−½ q̇ᵀ (∂M/∂q) q̇ + ∂V/∂q", "joint"),
    "tau": Notation("τ_#", r"\tau_{#}", "τ = ṗ + ∂H/∂q", "joint"),
}
HALF = Fraction(1, 2)


def rigid_body(robot: Robot) -> RigidBody:
    """τ = ṗ + ∂H/∂q of the links alone."""
    refuse_floating(robot, NAME)
    links = tuple(replace(b, joint=replace(b.joint, motor=Motor())) for b in robot.bodies)
    M, V = mass_matrix(robot.replaced(bodies=links)), potential_energy(robot)
    qd = Vector(robot.qd)
    p = M @ qd
    states = zip((*robot.q, *robot.qd), (*robot.qd, *robot.qdd), strict=True)
    force = gradient_of_h(robot, M, V, qd)
    rates = Vector(time_derivative(list(p), dict(states)))
    return RigidBody(
        tau=rates + force,
        M=M,
        gravity=Vector(gradient(V, robot.q)),
        intermediates={"p": p, "M": M, "V": V, "dH_dq": force, "p_rate": rates},
        notation=STEPS,
    )


def mass_matrix(robot: Robot) -> Matrix:
    """M = ∂²T/∂q̇∂q̇."""
    p = gradient(kinetic_energy(robot), robot.qd)
    return symmetric(Matrix.columns([Vector(derivative(p, {v: ONE})) for v in robot.qd]))


def gradient_of_h(robot: Robot, M: Matrix, V: Expr, velocity: Vector) -> Vector:
    """∂H/∂q at constant p = M·velocity."""
    weight = gradient(V, robot.q)
    found = []
    for q, own in zip(robot.q, weight, strict=True):
        slope = M.like(derivative(M.entries, {q: ONE}))
        found.append(own - scale(HALF, velocity.dot(slope @ velocity)))
    return Vector(found)


# -- the canonical equations ---------------------------------------------------------------


@dataclass(frozen=True)
class CanonicalEquations:
    """H (J), q̇ and ṗ as functions of q, p and τ; `p` are the symbols of the momenta."""

    __repr__ = brief
    _repr_html_ = listed

    robot: Robot
    p: tuple[Expr, ...]
    hamiltonian: Expr
    q_rate: Vector
    p_rate: Vector


def momentum_symbols(robot: Robot) -> tuple[Expr, ...]:
    """p1 …, kg m²/s or kg m/s."""
    return tuple(symbol(f"p{i + 1}", MOTION) for i in range(robot.nv))


@public
def canonical_equations(robot: RobotLike) -> CanonicalEquations:
    """Hamilton's equations of a robot, with its drives and friction; efforts are robot.tau."""
    robot = as_robot(robot)
    refuse_floating(robot, NAME)
    reduction = Reduction(robot)
    free = reduction.free
    M = reduction.matrix(mass_matrix(free))
    (V,) = reduction.express([potential_energy(free) + elastic_energy(free)])
    p = momentum_symbols(robot)
    velocity = solve_symmetric(M, [Vector(p)], tree_order(robot))[0]
    rubbing = reduction.vector(drives.friction_efforts(free))
    at: dict[Expr, Expr] = dict(zip(robot.qd, velocity, strict=True))
    lost = Vector(substitute(list(rubbing), at))
    force = gradient_of_h(robot, M, V, velocity)
    return CanonicalEquations(
        robot, p, scale(HALF, Vector(p).dot(velocity)) + V, velocity,
        Vector(robot.tau) - lost - force,
    )  # fmt: skip
