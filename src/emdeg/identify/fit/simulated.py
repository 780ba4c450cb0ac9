"""Positions without the log's noise: the fitted robot simulated along the log (IDIM-IV, DIDIM).

The robot follows the filtered positions by inverse dynamics and feedback of the bandwidth ω,

    τ = τ̂(q_r, q̇_r, q̈_r) + M_d (ω² (q_r − q) + 2ω (q̇_r − q̇)),      q̈ = forward dynamics(q, q̇, τ),

step by step on the compiled program. Encoder noise beyond ω does not get through, so that the
columns Z of the simulated motion are correlated with the true ones and not with that noise:

    instrumental    β = (Zᵀ W Y)⁻¹ Zᵀ W τ           (Janot, Vandanjon, Gautier 2014)
    didim           β = argmin ‖Z β − τ‖_W, again until it stays   (Gautier, Janot, Vandanjon 2013)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import numpy as np

from emdeg.errors import RuntimeFailure
from emdeg.identify.consistent.newton import consistent
from emdeg.identify.consistent.physical import robot_of
from emdeg.identify.model import Array, Model
from emdeg.identify.read.log import Piece
from emdeg.identify.read.prepare import Settings, motion_of
from emdeg.verbs import compile

LARGEST_STEP = 2e-3  # s
BANDWIDTH = 5.0  # times the frequency of the motion
ASTRAY = 0.5  # rad from the log: the simulation does not follow


def simulation(
    model: Model, beta: Array, information: Array, settings: Settings
) -> Callable[[Piece], Piece]:
    """A function from a piece of the log to the same piece as the fitted robot moves."""
    found = consistent(model, beta, information)
    widths = [Fraction(f"{max(0.02 * v, 1e-4):.2e}") for v in settings.speeds]
    robot = robot_of(model, found.phi, widths).robot
    names = ["inverse_dynamics", "mass_matrix"]
    inverse = compile(robot, names, optimise="-O0").jit()
    forward = compile(robot, "forward_dynamics", optimise="-O0").jit()

    def follow(piece: Piece) -> Piece:
        q, qd, qdd, _ = motion_of(piece, settings, [])
        tau, M = inverse(q, qd, qdd)
        inertia = np.diagonal(M, axis1=1, axis2=2).min(axis=0)
        omega = 2 * np.pi * BANDWIDTH * max(settings.spectrum.motion, 1.0)
        moved = _followed(forward, (q, qd, tau), (inertia * omega**2, inertia * 2 * omega), piece)
        if not np.abs(moved - q).max() < ASTRAY:
            raise RuntimeFailure(
                "the fitted robot does not follow the log in simulation", element=robot.name,
                hint="take another method: weighted, huber",
            )  # fmt: skip
        return replace(piece, q=moved, qd=None, qdd=None)

    return follow


def _followed(
    forward: Callable[..., Array], reference: tuple[Array, Array, Array],
    gains: tuple[Array, Array], piece: Piece,
) -> Array:  # fmt: skip
    """Positions of the robot under control, by steps that are symplectic, at the log's rows."""
    q_r, qd_r, tau_r = reference
    stiffness, damping = gains
    inner = max(1, int(np.ceil(piece.step / LARGEST_STEP)))
    h = piece.step / inner
    q, v = q_r[0].copy(), qd_r[0].copy()
    found = np.empty_like(q_r)
    for k in range(len(q_r)):
        found[k] = q
        for _ in range(inner):
            tau = tau_r[k] + stiffness * (q_r[k] - q) + damping * (qd_r[k] - v)
            v = v + h * forward(q, v, tau)
            q = q + h * v
        if not np.isfinite(q).all():
            break
    return found
