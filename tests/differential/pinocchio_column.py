"""All that Pinocchio knows of a machine: built body by body, mimics taken back by a matrix.

A freed joint i moves as q_i = m q_of + c, so that q̇_free = G q̇ and

    τ = Gᵀ τ_free    M = Gᵀ M_free G    J = J_free G    ∂τ/∂q = Gᵀ ∂τ_free/∂q_free G

Forward dynamics and their derivatives follow from M, the bias and ∂τ/∂q by linear algebra, not
from Pinocchio's ABA, which knows no reduction.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np
import pinocchio as pin
from numpy.typing import NDArray

from emdeg.exact.evaluate import evaluate
from emdeg.mechanics.coordinates import freed
from emdeg.mechanics.kinematics import default_frame
from emdeg.robot.robot import Robot
from tests.mechanics.peers import Pinocchio

Array = NDArray[np.float64]
LWA = pin.ReferenceFrame.LOCAL_WORLD_ALIGNED


class PinocchioColumn:
    """One machine at one state; `quantity(name)` is None for what Pinocchio does not have."""

    def __init__(
        self, robot: Robot, q: Array, qd: Array, qdd: Array, tau: Array, wrenches: Array
    ) -> None:
        self.robot, self.free = robot, freed(robot)
        self.q, self.qd, self.tau, self.qdd, self.wrenches = q, qd, tau, qdd, wrenches
        self.G, offset = self.reduction(q)
        configuration = np.concatenate([q, np.zeros(self.free.nq - robot.nq)])
        for index, value in offset.items():
            configuration[index] = value
        free = self.free
        at = dict(robot.values())
        at |= dict(zip(free.q, configuration, strict=True))
        at |= dict(zip(free.qd, self.G @ qd, strict=True))
        at |= dict(zip(free.qdd, self.G @ qdd, strict=True))
        at |= dict(zip(free.tau, np.zeros(free.nv), strict=True))
        self.pin = Pinocchio(free, at)
        self.at = at

    def reduction(self, q: Array) -> tuple[Array, dict[int, float]]:
        """(G, place in the freed configuration → value of a mimic joint)."""
        robot, free = self.robot, self.free
        G = np.zeros((free.nv, robot.nv))
        own = {b.joint.name: b.joint for b in robot.bodies}
        values: dict[int, float] = {}

        def row(name: str) -> tuple[Array, float]:
            joint = own[name]
            if joint.mimic is None:
                unit = np.zeros(robot.nv)
                unit[joint.coordinate] = 1.0
                return unit, float(q[robot.configuration_index(joint.coordinate)])
            unit, value = row(joint.mimic.of)
            m, c = float(joint.mimic.multiplier), float(joint.mimic.offset)
            return m * unit, m * value + c

        for body in free.bodies:
            joint = body.joint
            for k in range(joint.nv):
                if joint.nv > 1:
                    G[joint.coordinate + k, own[joint.name].coordinate + k] = 1.0
                else:
                    unit, value = row(joint.name)
                    G[joint.coordinate] = unit
                    if own[joint.name].mimic is not None:
                        values[free.configuration_index(joint.coordinate)] = value
        return G, values

    def quantity(self, name: str) -> Array | float | None:
        made = getattr(self, name, None)
        return None if made is None else made() if callable(made) else made

    # -- dynamics ---------------------------------------------------------------------

    @cached_property
    def mass_matrix(self) -> Array:
        return np.asarray(self.G.T @ self.pin.crba() @ self.G)

    @cached_property
    def mass_matrix_inverse(self) -> Array:
        return np.linalg.inv(self.mass_matrix)

    @cached_property
    def friction(self) -> Array:
        force = np.zeros(self.free.nv)
        speeds = self.G @ self.qd
        for body in self.free.bodies:
            f, k = body.joint.friction, body.joint.coordinate
            numbers = evaluate([f.viscous, f.coulomb, f.smoothing], self.at)
            viscous, coulomb, smooth = numbers
            if body.joint.nv == 1:
                sign = np.tanh(speeds[k] / smooth) if smooth else np.sign(speeds[k])
                force[k] = viscous * speeds[k] + coulomb * sign
        return np.asarray(self.G.T @ force)

    @cached_property
    def inverse_dynamics(self) -> Array:
        return np.asarray(self.G.T @ self.pin.rnea()) + self.friction - self.outside

    @cached_property
    def outside(self) -> Array:
        """Jᵀ F of the external wrenches."""
        found = np.zeros(self.robot.nv)
        for frame, wrench in zip(
            self.robot.wrench_frames, self.wrenches.reshape(-1, 6), strict=True
        ):
            found += (self.pin.jacobian(frame, LWA) @ self.G).T @ wrench
        return found

    @cached_property
    def gravity(self) -> Array:
        return np.asarray(self.G.T @ self.pin.gravity())

    @cached_property
    def bias(self) -> Array:
        return self.inverse_dynamics - self.mass_matrix @ self.qdd

    @cached_property
    def coriolis_vector(self) -> Array:
        return self.bias - self.gravity - self.friction + self.outside

    @cached_property
    def coriolis_matrix(self) -> Array | None:
        """Christoffel's; along quasi-velocities of a free flyer there are several."""
        if any(b.joint.nv > 1 for b in self.robot.bodies):
            return None
        return np.asarray(self.G.T @ self.pin.coriolis_matrix() @ self.G)

    @cached_property
    def forward_dynamics(self) -> Array:
        return np.asarray(np.linalg.solve(self.mass_matrix, self.tau - self.bias))

    @property
    def forward_dynamics_factorised(self) -> Array:
        return self.forward_dynamics

    @property
    def forward_dynamics_articulated(self) -> Array:
        return self.forward_dynamics

    @property
    def forward_dynamics_explicit(self) -> Array:
        return self.forward_dynamics

    # -- energies, momenta, frames ------------------------------------------------------

    @cached_property
    def generalized_momentum(self) -> Array:
        return np.asarray(self.mass_matrix @ self.qd)

    @cached_property
    def kinetic_energy(self) -> float:
        return float(self.qd @ self.mass_matrix @ self.qd) / 2

    @cached_property
    def total_energy(self) -> float:
        return self.kinetic_energy + self.potential_energy

    @cached_property
    def momentum(self) -> Array:
        """Linear, and angular about the base origin: L = L_G + r_G × p."""
        p, L = np.split(self.centroidal_momentum, 2)
        return np.concatenate([p, L + np.cross(self.centre_of_mass, p)])

    @cached_property
    def potential_energy(self) -> float:
        return float(self.pin.energies()[1])

    @cached_property
    def centroidal_momentum(self) -> Array:
        return self.pin.centroidal_momentum()

    @cached_property
    def centre_of_mass(self) -> Array:
        model = self.pin.model
        return np.asarray(pin.centerOfMass(model, model.createData(), self.pin.q))

    @property
    def frame(self) -> str:
        return default_frame(self.robot).name

    @cached_property
    def forward_kinematics(self) -> Array:
        return self.pin.pose(self.frame)

    @cached_property
    def jacobian(self) -> Array:
        return np.asarray(self.pin.jacobian(self.frame, LWA) @ self.G)

    @cached_property
    def jacobian_rate(self) -> Array:
        return np.asarray(self.pin.jacobian_rate(self.frame, LWA) @ self.G)

    @cached_property
    def operational_space_inertia_inverse(self) -> Array:
        return np.asarray(self.jacobian @ self.mass_matrix_inverse @ self.jacobian.T)

    @cached_property
    def operational_space_inertia(self) -> Array:
        return np.linalg.inv(self.operational_space_inertia_inverse)

    @cached_property
    def inverse_jacobian(self) -> Array | None:
        square = self.jacobian.shape == (6, 6)
        return np.linalg.inv(self.jacobian) if square else None

    # -- derivatives ----------------------------------------------------------------------

    @cached_property
    def inverse_dynamics_dq(self) -> Array | None:
        """Not with wrenches: Pinocchio's turn with their bodies."""
        if self.robot.wrench_frames:
            return None
        return np.asarray(self.G.T @ self.pin.rnea_derivatives()[0] @ self.G)

    @cached_property
    def inverse_dynamics_dqd(self) -> Array:
        rates = self.G.T @ self.pin.rnea_derivatives()[1] @ self.G
        return np.asarray(rates + self.G.T @ np.diag(self.friction_slopes) @ self.G)

    @cached_property
    def friction_slopes(self) -> Array:
        """∂f/∂q̇ of each freed joint: viscous + coulomb (1 − tanh²)/smoothing."""
        found, speeds = np.zeros(self.free.nv), self.G @ self.qd
        for body in self.free.bodies:
            f, k = body.joint.friction, body.joint.coordinate
            viscous, coulomb, smooth = evaluate([f.viscous, f.coulomb, f.smoothing], self.at)
            if body.joint.nv == 1:
                flat = (1 - np.tanh(speeds[k] / smooth) ** 2) / smooth if smooth else 0.0
                found[k] = viscous + coulomb * flat
        return found

    @cached_property
    def accelerated(self) -> PinocchioColumn:
        """The same machine at its own accelerations."""
        state = (self.q, self.qd, self.forward_dynamics, self.tau, self.wrenches)
        return PinocchioColumn(self.robot, *state)

    @cached_property
    def forward_dynamics_dq(self) -> Array | None:
        slope = self.accelerated.inverse_dynamics_dq
        return None if slope is None else -np.linalg.solve(self.mass_matrix, slope)

    @cached_property
    def forward_dynamics_dqd(self) -> Array:
        return -np.linalg.solve(self.mass_matrix, self.accelerated.inverse_dynamics_dqd)

    @cached_property
    def regressor(self) -> Array:
        return np.asarray(self.G.T @ self.pin.regressor())
