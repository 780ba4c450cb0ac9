"""Everything that can be asked of a robot by name: the outputs of a program.

Each quantity says which arrays it takes and how it is derived; when the user names no method,
by the one that takes fewest operations. Sizes: n velocities, b bodies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from emdeg.errors import unknown
from emdeg.exact.calculus import derivative, substitute
from emdeg.exact.graph import ONE, Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics import kinematics
from emdeg.mechanics.coordinates import tangents
from emdeg.mechanics.equations import Equations
from emdeg.mechanics.factorisation import (
    forward_dynamics,
    inverse_symmetric,
    solve_symmetric,
    tree_order,
)  # fmt: skip
from emdeg.mechanics.kinematics import ReferenceFrame
from emdeg.mechanics.loops.closed_loops import ClosedLoops
from emdeg.mechanics.methods import articulated
from emdeg.mechanics.methods.customised import customise
from emdeg.mechanics.quantities.forward import (
    LARGEST_EXPLICIT,
    cheapest,
    explicit_forward,
    operational_inertia,
    operational_inertia_inverse,
)  # fmt: skip
from emdeg.mechanics.quantities.inverse_jacobian import inverse_jacobian
from emdeg.mechanics.quantities.regressor import regressor
from emdeg.mechanics.quantities.sensitivity import sensitivities
from emdeg.mechanics.terms import energy
from emdeg.robot.robot import Robot

#: Above this many velocities only the articulated recursion is tried.
LARGEST_FACTORED = 64
#: Above this many velocities the recursion for derivatives always takes fewer operations.
LARGEST_DIFFERENTIATED = 4

Entries: TypeAlias = tuple[tuple[int, ...], list[Expr]]


@dataclass(frozen=True)
class Request:
    """Quantities of one robot: by which method (None: the best for each), of which frame."""

    robot: Robot
    derive: Callable[[str], Equations]  # method → equations, derived once
    method: str | None = None
    frame: str | None = None
    reference: ReferenceFrame = ReferenceFrame.LOCAL_WORLD_ALIGNED

    def by(self, preferred: str) -> Equations:
        """The equations by the user's method, or by the preferred one."""
        return self.derive(self.method or preferred)

    @property
    def equations(self) -> Equations:
        """By Newton–Euler, unless the user says otherwise."""
        return self.by("newton_euler")

    @property
    def M(self) -> Matrix:
        """The mass matrix: composite bodies with regrouped parameters, unless the user chooses."""
        return self.by("customised").M


@dataclass(frozen=True)
class Quantity:
    """How to derive it, which arrays it takes, what it is."""

    build: Callable[[Request], Vector | Matrix | Expr]
    inputs: tuple[str, ...]
    summary: str


def entries(value: Vector | Matrix | Expr) -> Entries:
    """(shape, expressions in row-major order)."""
    if isinstance(value, Expr):
        return (), [value]
    return (value.shape if isinstance(value, Matrix) else (len(value),)), list(value)


def forward(request: Request) -> Vector:
    """q̈ by the cheapest of the three programs, or by the recursion when it is asked for."""
    robot = request.robot
    recursive = robot.base_motion.is_zero and not any(b.joint.mimic for b in robot.bodies)
    if request.method == "articulated" and recursive:
        return articulated.forward_dynamics(robot)
    candidates: dict[str, Callable[[], Vector]] = {}
    if request.method is not None or robot.nv <= LARGEST_FACTORED or not recursive:
        candidates["factorised"] = lambda: _factorised(request)
    if request.method is None and robot.nv <= LARGEST_EXPLICIT:
        candidates["explicit"] = lambda: _explicit(request)
    if request.method is None and recursive:
        candidates["articulated"] = lambda: articulated.forward_dynamics(robot)
    return cheapest(candidates)


def _factorised(request: Request) -> Vector:
    robot = request.robot
    return forward_dynamics(request.M, request.equations.bias, robot.tau, tree_order(robot))


def _explicit(request: Request) -> Vector:
    return explicit_forward(request.M, request.equations.bias, request.robot.tau)


def _operational(request: Request, build: Callable[..., Matrix]) -> Matrix:
    frame = request.frame or kinematics.default_frame(request.robot)
    jacobian = kinematics.jacobian(request.robot, frame, request.reference)
    return build(request.M, jacobian, tree_order(request.robot))


def _by_tangents(vector: Vector, robot: Robot) -> Matrix:
    """∂v/∂q along every velocity coordinate."""
    return Matrix.columns([Vector(derivative(list(vector), t)) for t in tangents(robot)])


def _by_symbols(vector: Vector, symbols: Sequence[Expr]) -> Matrix:
    return Matrix.columns([Vector(derivative(list(vector), {s: ONE})) for s in symbols])


def _inverse_by(request: Request, which: str) -> Matrix:
    """∂τ/∂q or ∂τ/∂q̇: by recursion or by differentiating τ, whichever is shorter."""
    robot = request.robot

    def differentiated() -> Matrix:
        tau = request.equations.tau
        return _by_tangents(tau, robot) if which == "q" else _by_symbols(tau, robot.qd)

    def recursion() -> Matrix:
        found = sensitivities(*customise(robot))
        return found.by_q if which == "q" else found.by_qd

    plain = robot.base_motion.is_zero and not robot.wrench_frames and not request.equations.rotors
    if request.method is not None or not plain or any(b.joint.mimic for b in robot.bodies):
        return differentiated()
    if robot.nv > LARGEST_DIFFERENTIATED:
        return recursion()
    return cheapest({"recursion": recursion, "differentiated": differentiated})


def _forward_by(request: Request, inverse_by: Matrix) -> Matrix:
    """∂q̈/∂x = −M⁻¹ ∂τ/∂x, with q̈ that of the forward dynamics."""
    robot = request.robot
    found = dict(zip(robot.qdd, forward(request), strict=True))
    flat = substitute(list(inverse_by), found)
    n = robot.nv
    columns = [Vector(flat[j::n]) for j in range(n)]
    return -Matrix.columns(solve_symmetric(request.M, columns, tree_order(robot)))


def _pose(request: Request) -> Matrix:
    frame = request.frame or kinematics.default_frame(request.robot)
    return kinematics.homogeneous(kinematics.frame_pose(request.robot, frame))


def _express(request: Request, value: Vector | Matrix) -> Vector | Matrix:
    """From the coordinates of the freed robot to the robot's own."""
    shape, flat = entries(value)
    flat = request.equations.reduction.express(flat)
    if len(shape) == 1:
        return Vector(flat)
    return Matrix(flat[k : k + shape[1]] for k in range(0, len(flat), shape[1]))


def _regressor(request: Request) -> Matrix:
    reduction = request.equations.reduction
    free = regressor(reduction.free)
    columns = [reduction.vector(free.column(j)) for j in range(free.shape[1])]
    return Matrix.columns(columns)


@lru_cache(maxsize=8)
def _closed(equations: Equations) -> ClosedLoops:
    return ClosedLoops(equations)


def _loops(request: Request) -> ClosedLoops:
    return _closed(request.equations)


def _minimal(request: Request) -> ClosedLoops:
    """Dependent speeds eliminated, by Kane's method unless the user says otherwise."""
    return _closed(request.by("kane"))


_Q, _QD, _QDD, _TAU = ("q",), ("q", "qd"), ("q", "qd", "qdd"), ("q", "qd", "tau")
_OUTSIDE = ("wrenches", "base_motion")

QUANTITIES: dict[str, Quantity] = {
    "inverse_dynamics": Quantity(
        lambda r: r.equations.tau,
        (*_QDD, *_OUTSIDE),
        "τ (n): efforts for a motion",
    ),
    "mass_matrix": Quantity(lambda r: r.M, _Q, "M (n×n), with the motor inertias"),
    "mass_matrix_inverse": Quantity(
        lambda r: inverse_symmetric(r.M, tree_order(r.robot)), _Q, "M⁻¹ (n×n)"
    ),
    "coriolis_matrix": Quantity(lambda r: r.equations.coriolis_matrix, _QD, "C (n×n), Ṁ − 2C skew"),
    "coriolis_vector": Quantity(lambda r: r.equations.coriolis, (*_QD, "base_motion"), "C q̇ (n)"),
    "gravity": Quantity(lambda r: r.equations.gravity, _Q, "g (n)"),
    "friction": Quantity(lambda r: r.equations.friction, ("qd",), "friction (n)"),
    "bias": Quantity(
        lambda r: r.equations.bias,
        (*_QD, *_OUTSIDE),
        "τ(q, q̇, 0) (n): all but M q̈",
    ),
    "forward_dynamics": Quantity(forward, (*_TAU, *_OUTSIDE), "q̈ (n) from efforts"),
    "forward_dynamics_factorised": Quantity(
        _factorised, (*_TAU, *_OUTSIDE), "q̈ (n) through M = LᵀDL"
    ),
    "forward_dynamics_articulated": Quantity(
        lambda r: articulated.forward_dynamics(r.robot), _TAU, "q̈ (n) by articulated bodies"
    ),
    "forward_dynamics_explicit": Quantity(
        _explicit, (*_TAU, *_OUTSIDE), "q̈ (n) = adj(M) (τ − bias) / det M, n ≤ 3"
    ),
    "operational_space_inertia": Quantity(
        lambda r: _operational(r, operational_inertia), _Q, "Λ = (J M⁻¹ Jᵀ)⁻¹ of a frame (6×6)"
    ),
    "operational_space_inertia_inverse": Quantity(
        lambda r: _operational(r, operational_inertia_inverse), _Q, "J M⁻¹ Jᵀ of a frame (6×6)"
    ),
    "regressor": Quantity(_regressor, _QDD, "Y (n×10b): τ = Y π"),
    "inverse_dynamics_dq": Quantity(
        lambda r: _inverse_by(r, "q"), (*_QDD, *_OUTSIDE), "∂τ/∂q (n×n)"
    ),
    "inverse_dynamics_dqd": Quantity(
        lambda r: _inverse_by(r, "qd"), (*_QD, *_OUTSIDE), "∂τ/∂q̇ (n×n)"
    ),
    "forward_dynamics_dq": Quantity(
        lambda r: _forward_by(r, _inverse_by(r, "q")),
        (*_TAU, *_OUTSIDE),
        "∂q̈/∂q (n×n) at given τ",
    ),
    "forward_dynamics_dqd": Quantity(
        lambda r: _forward_by(r, _inverse_by(r, "qd")),
        (*_TAU, *_OUTSIDE),
        "∂q̈/∂q̇ (n×n) at given τ",
    ),
    "kinetic_energy": Quantity(lambda r: r.equations.kinetic_energy, _QD, "T, with the drives"),
    "potential_energy": Quantity(lambda r: r.equations.potential_energy, _Q, "V of gravity"),
    "total_energy": Quantity(
        lambda r: r.equations.kinetic_energy + r.equations.potential_energy,
        _QD,
        "T + V",
    ),
    "momentum": Quantity(
        lambda r: r.equations.momentum,
        _QD,
        "(p, L) (6): linear, and angular about the base origin",
    ),
    "centroidal_momentum": Quantity(
        lambda r: r.equations.centroidal_momentum,
        _QD,
        "(p, L) (6): linear, and angular about the centre of mass",
    ),
    "generalized_momentum": Quantity(lambda r: r.M @ Vector(r.robot.qd), _QD, "M q̇ (n)"),
    "centre_of_mass": Quantity(
        lambda r: _express(r, energy.centre_of_mass(r.equations.reduction.free)),
        _Q,
        "r_G (3)",
    ),
    "forward_kinematics": Quantity(_pose, _Q, "⁰T of a frame (4×4)"),
    "jacobian": Quantity(
        lambda r: kinematics.jacobian(r.robot, r.frame, r.reference),
        _Q,
        "J of a frame (6×n), linear rows first",
    ),
    "jacobian_rate": Quantity(
        lambda r: kinematics.jacobian_rate(r.robot, r.frame, r.reference),
        _QD,
        "J̇ of a frame (6×n)",
    ),
    "inverse_jacobian": Quantity(
        lambda r: inverse_jacobian(r.robot, r.frame).matrix, _Q, "J⁻¹ of a frame (6×6)"
    ),
    # robots with loops or rolling bodies; everything above is the tree without them
    "constraint_residual": Quantity(
        lambda r: _loops(r).constraints.residual, _Q, "φ(q) (m), zero where the loops are closed"
    ),
    "constraint_jacobian": Quantity(
        lambda r: _loops(r).held.jacobian, _Q, "A(q) (m×n), A q̇ = 0, independent rows"
    ),
    "constraint_forces": Quantity(
        lambda r: _loops(r).multipliers, (*_TAU, *_OUTSIDE), "λ (m): what holds the loops"
    ),
    "constrained_forward_dynamics": Quantity(
        lambda r: _loops(r).forward_dynamics, (*_TAU, *_OUTSIDE), "q̈ (n) with closed loops"
    ),
    "minimal_forward_dynamics": Quantity(
        lambda r: _minimal(r).eliminated_forward_dynamics,
        (*_TAU, *_OUTSIDE),
        "q̈ (n), dependent speeds eliminated",
    ),
    "constrained_inverse_dynamics": Quantity(
        lambda r: _minimal(r).inverse_dynamics,
        (*_QDD, *_OUTSIDE),
        "τ of the actuated joints from the independent q̇ and q̈",
    ),
    "minimal_mass_matrix": Quantity(
        lambda r: _minimal(r).reduced_mass_matrix, _Q, "Bᵀ M B of the independent speeds"
    ),
    "minimal_bias": Quantity(
        lambda r: _minimal(r).reduced_bias, (*_QD, *_OUTSIDE), "Bᵀ τ without u̇"
    ),
    "dependent_rates": Quantity(
        lambda r: _minimal(r).speeds.rates, _QD, "q̇ = B u (n) from the independent q̇"
    ),
}

ALIASES: dict[str, str] = {
    "rnea": "inverse_dynamics",
    "crba": "mass_matrix",
    "aba": "forward_dynamics",
    "fk": "forward_kinematics",
    "nonlinear_effects": "bias",
    "inverse_dynamics_dqdd": "mass_matrix",
    "forward_dynamics_dtau": "mass_matrix_inverse",
}


def parse(output: str) -> tuple[str, str | None, ReferenceFrame | None]:
    """`name[:frame[:reference]]`, e.g. `jacobian:tool:local`, with aliases resolved."""
    name, *rest = output.split(":")
    name = ALIASES.get(name, name)
    if name not in QUANTITIES:
        raise unknown("output", output, QUANTITIES, argument="outputs", aliases=ALIASES)
    references = {r.value: r for r in ReferenceFrame}
    reference = references[rest.pop()] if rest and rest[-1] in references else None
    return name, ":".join(rest) or None, reference
