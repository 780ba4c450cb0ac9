"""The equations of motion, whatever method derived them.

    τ = M(q) q̈ + C(q,q̇) q̇ + g(q) + friction + K (q − θ) − Jᵀ F_ext   M with the motor inertias

`Equations` holds what the method gave (`parts`, in the coordinates of the robot freed of mimic
joints) and derives the rest when it is asked for: M = ∂τ/∂q̈, β from M, g = τ(q, 0, 0), and
the energies and momenta from the kinematics. Every property is computed once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from emdeg.errors import DeriveError
from emdeg.exact.calculus import derivative, substitute
from emdeg.exact.graph import ONE, ZERO, Expr, Scalar, linear
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics import base, factorisation
from emdeg.mechanics.base import Christoffel, RigidBody
from emdeg.mechanics.coordinates import Reduction, rates
from emdeg.mechanics.methods import newton_euler
from emdeg.mechanics.steps import Step, steps_of
from emdeg.mechanics.terms import coriolis, drives, energy, springs
from emdeg.mechanics.terms.wrenches import wrench_efforts
from emdeg.public import public_methods
from emdeg.robot.model.parts import BaseMotion
from emdeg.robot.robot import Robot
from emdeg.shown import formula

#: Where most joints follow others, M = ∂τ/∂q̈ has far fewer elements than the M_free of Gᵀ M_free G.
MANY_FREE, FOLLOWERS = 40, 4


@public_methods
@dataclass(frozen=True, repr=False)
class Equations:
    """The equations of motion of `robot` by `method`; see the module for the meaning of each."""

    robot: Robot
    method: str
    derive_parts: Callable[[Robot], RigidBody] = field(compare=False)
    rotors: bool = False

    def __repr__(self) -> str:
        return f"<equations of motion of {self.robot.name!r} by {self.method}, n = {self.robot.nv}>"

    def _repr_latex_(self) -> str | None:
        """τ itself for one or two joints, how it is made up for more."""
        if self.robot.nv <= 2:
            return self.tau._repr_latex_()
        terms = r"\mathbf{M}(\mathbf{q})\ddot{\mathbf{q}} + \mathbf{C}\dot{\mathbf{q}} + \mathbf{g}"
        return formula(rf"\boldsymbol{{\tau}} = {terms} \in \mathbb{{R}}^{{{self.robot.nv}}}")

    @cached_property
    def reduction(self) -> Reduction:
        """How the method's coordinates reduce to the robot's."""
        return Reduction(self.robot)

    @property
    def spinning(self) -> bool:
        """True when the spin of some rotor is felt by the link that carries it."""
        return bool(drives.spinning(self.robot, self.rotors))

    @cached_property
    def parts(self) -> RigidBody:
        """What the method gave, for the robot freed of mimic joints."""
        return self.derive_parts(self.reduction.free)

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """The derivation step by step, as the method's paper writes it, up to τ of rigid bodies.

        In the coordinates that the method saw: mimic joints are free, drives come later.
        """
        if not self.robot.base_motion.is_zero:
            raise DeriveError(
                "the steps of a derivation are shown for a base at rest",
                method=self.method,
                hint="give the robot a floating joint instead of a moving base",
            )
        free, own = self.reduction.free, self.parts
        values = {**own.intermediates, "tau": base.assemble(free, own)}
        return steps_of(free, values, own.notation)

    # -- the whole ----------------------------------------------------------------

    @cached_property
    def tau(self) -> Vector:
        """Inverse dynamics: every effort, with drives, friction and external wrenches."""
        free = self.reduction.free
        whole = base.assemble(free, self.parts) + drives.drive_efforts(free, rotors=self.rotors)
        if free.wrench_frames and not self.parts.includes_wrenches:
            whole = whole - wrench_efforts(free)
        return self.reduction.vector(whole)

    @cached_property
    def bias(self) -> Vector:
        """τ(q, q̇, 0): everything but M q̈."""
        return Vector(substitute(list(self.tau), dict.fromkeys(self.robot.qdd, ZERO)))

    # -- the coefficients ---------------------------------------------------------

    @cached_property
    def _free_inertia(self) -> Matrix:
        """M with the drives, in the coordinates that the method sees."""
        free, rigid = self.reduction.free, self.parts.M
        if rigid is None:
            tau = list(base.assemble(free, self.parts))
            rigid = Matrix.columns([Vector(derivative(tau, {a: ONE})) for a in free.qdd])
        return rigid + drives.drive_inertia(free, rotors=self.rotors)

    @cached_property
    def M(self) -> Matrix:
        """The mass matrix with the motor inertias."""
        free, own = self.reduction.free, self.robot
        if (
            free.nv > MANY_FREE and free.nv >= FOLLOWERS * own.nv
        ):  # few columns, whose rows are long
            tau = list(self.tau)
            return Matrix.columns([Vector(derivative(tau, {a: ONE})) for a in own.qdd])
        return self.reduction.matrix(self._free_inertia)

    @cached_property
    def christoffel(self) -> Christoffel:
        """β_ijk, j ≤ k, the non-zero ones."""
        free = self.parts.christoffel
        if free is None or self.spinning:
            free = base.christoffel_symbols(self.reduction.free, self._free_inertia)
        return self.reduction.christoffel(free)

    @cached_property
    def coriolis_matrix(self) -> Matrix:
        """C(q, q̇) with C_ij = Σ_k β_ijk q̇_k, so Ṁ − 2C is skew.

        A method without Christoffel symbols takes the recursion, which free flyers need too.
        """
        if self.parts.christoffel is not None or self.spinning:
            return base.coriolis_matrix(self.robot, self.christoffel)
        return self.reduction.matrix(coriolis.coriolis_matrix(self.reduction.free))

    @cached_property
    def coriolis(self) -> Vector:
        """C(q, q̇) q̇: the Coriolis and centrifugal efforts (and those of a moving base)."""
        if self.parts.christoffel is not None and not self.spinning:
            return base.velocity_terms(self.robot, self.christoffel)
        weightless = replace(self._unloaded, gravity=Vector.zero())
        rigid = base.assemble(weightless, self.derive_parts(weightless))
        if self.spinning:
            rigid = rigid + drives.rotor_efforts(weightless, rotors=self.rotors)
        at_rest = substitute(list(rigid), dict.fromkeys(weightless.qdd, ZERO))
        return self.reduction.vector(Vector(at_rest))

    @cached_property
    def gravity(self) -> Vector:
        """g(q)."""
        if self.parts.gravity is not None:
            return self.reduction.vector(self.parts.gravity)
        free = replace(self._unloaded, base_motion=BaseMotion())
        parts = self.parts if free == self.reduction.free else self.derive_parts(free)
        still = dict.fromkeys((*free.qd, *free.qdd), ZERO)
        return self.reduction.vector(Vector(substitute(list(base.assemble(free, parts)), still)))

    @cached_property
    def friction(self) -> Vector:
        """Joint friction, and the damping of springs."""
        return self.reduction.vector(drives.friction_efforts(self.reduction.free))

    @cached_property
    def elastic(self) -> Vector:
        """K (q − θ) of elastic joints, and its opposite on their motors."""
        return self.reduction.vector(springs.elastic_efforts(self.reduction.free))

    @cached_property
    def external(self) -> Vector:
        """Jᵀ F_ext."""
        return self.reduction.vector(wrench_efforts(self.reduction.free))

    @cached_property
    def inertial(self) -> Vector:
        """M q̈."""
        return self.M @ Vector(self.robot.qdd)

    @cached_property
    def forward_dynamics(self) -> Vector:
        """q̈(q, q̇, τ) = M⁻¹ (τ − bias)."""
        robot = self.robot
        return factorisation.forward_dynamics(
            self.M, self.bias, robot.tau, factorisation.tree_order(robot)
        )

    @property
    def state_equations(self) -> dict[Expr, Expr]:
        """First-order form (digest R60): d/dt of every state symbol, from q, q̇ and τ."""
        robot = self.robot
        own = {s: rate for s, rate in rates(robot).items() if s in robot.q}
        return {**own, **dict(zip(robot.qd, self.forward_dynamics, strict=True))}

    @property
    def terms(self) -> Mapping[str, Vector]:
        """τ as the sum of its reaction terms, each named (digest R60).

        A free flyer has no Christoffel symbols: all its velocity terms are called Coriolis.
        """
        squares = {} if self.robot.has_floating_base else self.christoffel
        centrifugal = Vector(
            linear((squares.get((i, j, j), ZERO) * v * v, 1) for j, v in enumerate(self.robot.qd))
            for i in range(self.robot.nv)
        )
        return {
            "inertial": self.inertial,
            "coriolis": self.coriolis - centrifugal,
            "centrifugal": centrifugal,
            "gravity": self.gravity,
            "friction": self.friction,
            "external": -self.external,
            **({"elastic": self.elastic} if self.robot.motors else {}),
        }

    # -- energies, momenta, joint forces ------------------------------------------

    @cached_property
    def kinetic_energy(self) -> Expr:
        """T, with the drives: ½ q̇ᵀ M q̇."""
        free = self._still_base
        return self.reduction.express([energy.kinetic_energy(free, rotors=self.rotors)])[0]

    @cached_property
    def potential_energy(self) -> Expr:
        """V of gravity, zero where the centre of mass is at the base origin, and of springs."""
        free = self.reduction.free
        whole = energy.potential_energy(free) + springs.elastic_energy(free)
        return self.reduction.express([whole])[0]

    @cached_property
    def centre_of_mass(self) -> Vector:
        """r_G of the moving bodies, in the base frame."""
        return Vector(self.reduction.express(list(energy.centre_of_mass(self.reduction.free))))

    @cached_property
    def momentum(self) -> Vector:
        """(p, L): linear momentum and angular momentum about the base origin, base axes."""
        p, l = energy.momentum(self._still_base)
        return Vector(self.reduction.express([*p, *l]))

    def angular_momentum(self, about: Sequence[Scalar] = (0, 0, 0)) -> Vector:
        """L about a point of the base frame, base axes; dot it with an axis of your choice."""
        found = energy.angular_momentum(self._still_base, Vector(about))
        return Vector(self.reduction.express(list(found)))

    @cached_property
    def centroidal_momentum(self) -> Vector:
        """(p, L_G): linear momentum and angular momentum about the centre of mass, base axes."""
        p, l = energy.centroidal_momentum(self._still_base)
        return Vector(self.reduction.express([*p, *l]))

    @cached_property
    def generalized_momentum(self) -> Vector:
        """∂T/∂q̇ = M q̇."""
        return self.M @ Vector(self.robot.qd)

    @cached_property
    def joint_forces(self) -> tuple[tuple[Vector, Vector], ...]:
        """(f_i, n_i) that its parent exerts on each body, in the body's frame at its origin.

        Methods without joint forces of their own take them from the Newton–Euler recursion.
        """
        forces = self.parts.forces
        if forces is None:
            forces = newton_euler.rigid_body(self.reduction.free).forces or ()
        flat = self.reduction.express([e for force in forces for e in (*force.f, *force.n)])
        return tuple(
            (Vector(flat[k : k + 3]), Vector(flat[k + 3 : k + 6])) for k in range(0, len(flat), 6)
        )

    # -- helpers ------------------------------------------------------------------

    @property
    def _unloaded(self) -> Robot:
        """The robot that the method sees, without external wrenches."""
        free = self.reduction.free
        if free.wrench_frames and self.parts.includes_wrenches:
            return replace(free, wrench_frames=())
        return free

    @property
    def _still_base(self) -> Robot:
        if not self.robot.base_motion.is_zero:
            raise DeriveError(
                "energies and momenta are derived for a base at rest",
                method=self.method,
                hint="give the robot a floating joint instead of a moving base",
            )
        return self.reduction.free
