"""Closed loops from Pinocchio's frames: φ, A, γ, and what follows by linear algebra in NumPy.

With p, R, v, ω of the two frames and of `axes` (base axes throughout), d = p₂ − p₁, w = ω₂ − ω₁:

    x, y, z       g = R_aᵀ d              ġ = R_aᵀ (ḋ − ω_a × d)
                  g̈ = R_aᵀ (d̈ − ω̇_a × d − 2 ω_a × ḋ + ω_a × (ω_a × d))
    rx, ry, rz    R = R₁ᵀ R₂              Ṙ = R₁ᵀ [w]× R₂
                  R̈ = R₁ᵀ (−[ω₁]× [w]× + [ẇ]× + [w]× [ω₂]×) R₂
    distance      d·d − l²                2 d·ḋ               2 ḋ·ḋ + 2 d·d̈

Accelerations at q̈ = 0 come from Pinocchio's J̇, so that γ = −φ̈. Which speeds are independent is
asked of emdeg, for it is a choice; all numbers are Pinocchio's.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from emdeg.exact.evaluate import evaluate
from emdeg.mechanics.loops.closed_loops import ClosedLoops
from emdeg.robot.model.loops import ROTATIONS, TRANSLATIONS, Loop
from tests.differential.pinocchio_column import LWA, PinocchioColumn

Array = NDArray[np.float64]
#: entries of R that vanish: one or three directions, or two (the third axis stays)
_TURNS = {"rx": (2, 1), "ry": (0, 2), "rz": (1, 0)}
_HINGE = {("rx", "ry"): {"rx": (1, 2), "ry": (0, 2)}}


class Frame:
    """A frame of the freed machine: place, turn, Jacobians and their rates, in the coordinates."""

    def __init__(self, column: PinocchioColumn, name: str) -> None:
        if name == column.robot.base_name:
            self.pose = np.eye(4)
            self.J = self.rate = np.zeros((6, column.robot.nv))
            return
        self.pose = column.pin.pose(name)
        self.J = np.asarray(column.pin.jacobian(name, LWA) @ column.G)
        self.rate = np.asarray(column.pin.jacobian_rate(name, LWA) @ column.G)

    @property
    def p(self) -> Array:
        return self.pose[:3, 3]

    @property
    def R(self) -> Array:
        return self.pose[:3, :3]


def cross(a: Array) -> Array:
    """[a]×"""
    return np.array([[0, -a[2], a[1]], [a[2], 0, -a[0]], [-a[1], a[0], 0]])


class LoopColumn:
    """One machine with loops at one state; `quantity(name)` is None for what is not here."""

    def __init__(
        self, closed: ClosedLoops, q: Array, qd: Array, qdd: Array, tau: Array, wrenches: Array
    ) -> None:
        self.robot, self.q, self.qd, self.qdd, self.tau = closed.robot, q, qd, qdd, tau
        self.closed, self.wrenches, robot = closed, wrenches, closed.robot
        self.tree = PinocchioColumn(robot.without_loops(), q, qd, qdd, tau, wrenches)

    def quantity(self, name: str) -> Array | None:
        return getattr(self, name, None)

    @cached_property
    def rows(self) -> dict[str, tuple[float, Array, float]]:
        """Label → (φ, its row of A, φ̈ at q̈ = 0)."""
        found: dict[str, tuple[float, Array, float]] = {}
        for loop in self.robot.loops:
            for label, row in zip(loop.labels, self._loop(loop, self.tree), strict=True):
                found[label] = row
        return found

    def _loop(self, loop: Loop, column: PinocchioColumn) -> list[tuple[float, Array, float]]:
        first, second, axes = (Frame(column, name) for name in loop.frames)
        qd = column.qd
        d, J = second.p - first.p, second.J - first.J
        v, a = J[:3] @ qd, (second.rate - first.rate)[:3] @ qd
        if loop.length is not None:
            (length,) = evaluate([loop.length], self.robot.values())
            return [(d @ d - length**2, 2 * d @ J[:3], 2 * v @ v + 2 * d @ a)]
        w_a, dw_a = axes.J[3:] @ qd, axes.rate[3:] @ qd
        g = axes.R.T @ d
        dg = axes.R.T @ (J[:3] + cross(d) @ axes.J[3:])
        ddg = axes.R.T @ (
            a - np.cross(dw_a, d) - 2 * np.cross(w_a, v) + np.cross(w_a, np.cross(w_a, d))
        )
        w1, w2 = first.J[3:] @ qd, second.J[3:] @ qd
        w, dw = w2 - w1, (second.rate - first.rate)[3:] @ qd
        turn = first.R.T @ second.R
        dturn = [first.R.T @ cross(column_) @ second.R for column_ in J[3:].T]
        inside = -cross(w1) @ cross(w) + cross(dw) + cross(w) @ cross(w2)
        ddturn = first.R.T @ inside @ second.R
        places = _HINGE.get(tuple(x for x in loop.directions if x in ROTATIONS), _TURNS)
        rows = []
        for direction in loop.directions:
            if direction in TRANSLATIONS:
                k = TRANSLATIONS.index(direction)
                rows.append((g[k], dg[k], ddg[k]))
            else:
                at = places[direction]
                rows.append((turn[at], np.array([t[at] for t in dturn]), ddturn[at]))
        return rows

    # -- equations ------------------------------------------------------------------------

    @cached_property
    def constraint_residual(self) -> Array:
        return np.array([self.rows[x][0] for x in self.closed.constraints.position_labels])

    @cached_property
    def constraint_jacobian(self) -> Array:
        return np.array([self.rows[x][1] for x in self.closed.held.labels])

    @cached_property
    def _gamma(self) -> Array:
        return -np.array([self.rows[x][2] for x in self.closed.held.labels])

    @cached_property
    def _solved(self) -> Array:
        """(q̈, λ) of [M −Aᵀ; A 0] = (τ − h, γ)."""
        A, M = self.constraint_jacobian, self.tree.mass_matrix
        system = np.block([[M, -A.T], [A, np.zeros((len(A), len(A)))]])
        right = np.concatenate([self.tau - self.tree.bias, self._gamma])
        return np.asarray(np.linalg.solve(system, right))

    @property
    def constrained_forward_dynamics(self) -> Array:
        return self._solved[: self.robot.nv]

    @property
    def constraint_forces(self) -> Array:
        return self._solved[self.robot.nv :]

    # -- independent speeds -----------------------------------------------------------------

    @cached_property
    def _B(self) -> Array:
        A, free = self.constraint_jacobian, list(self.closed.speeds.independent)
        rest = [j for j in range(self.robot.nv) if j not in free]
        B = np.zeros((self.robot.nv, len(free)))
        B[free] = np.eye(len(free))
        B[rest] = -np.linalg.solve(A[:, rest], A[:, free])
        return B

    @cached_property
    def dependent_rates(self) -> Array:
        return np.asarray(self._B @ self.qd[list(self.closed.speeds.independent)])

    @cached_property
    def minimal_mass_matrix(self) -> Array:
        return np.asarray(self._B.T @ self.tree.mass_matrix @ self._B)

    @cached_property
    def _moving(self) -> tuple[LoopColumn, Array]:
        """The machine at q̇ = B u, and c of q̈ = B u̇ + c."""
        state = (self.q, self.dependent_rates, 0 * self.qdd, self.tau, self.wrenches)
        moved = LoopColumn(self.closed, *state)
        free = list(self.closed.speeds.independent)
        rest = [j for j in range(self.robot.nv) if j not in free]
        drift = np.zeros(self.robot.nv)
        drift[rest] = np.linalg.solve(self.constraint_jacobian[:, rest], moved._gamma)
        return moved, drift

    @cached_property
    def minimal_bias(self) -> Array:
        moved, drift = self._moving
        return np.asarray(self._B.T @ (moved.tree.bias + self.tree.mass_matrix @ drift))

    @cached_property
    def minimal_forward_dynamics(self) -> Array:
        right = self._B.T @ self.tau - self.minimal_bias
        return np.asarray(
            self._B @ np.linalg.solve(self.minimal_mass_matrix, right) + self._moving[1]
        )

    @cached_property
    def constrained_inverse_dynamics(self) -> Array:
        independent = list(self.closed.speeds.independent)
        reduced = self.minimal_mass_matrix @ self.qdd[independent] + self.minimal_bias
        return np.linalg.solve(self._B[list(self.closed.actuated)].T, reduced)
