"""How sure is what follows from a fit: efforts, and the lumped constants of the explicit model.

    σ²(τ̂) = Y_b cov(β) Y_bᵀ,          σ²(c) = b cov(β) bᵀ      for a constant c = a·φ = b·K φ

Lumped constants (R15, R45) are linear in the inertial parameters φ about the joints' frames; those
of M and g can be told from efforts, so that a lies in the row space of K.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from emdeg.exact.evaluate import evaluate
from emdeg.exact.graph import SYMBOL, Expr
from emdeg.exact.print.printing import to_text
from emdeg.explicit.derivation import explicit_model
from emdeg.identify.model import Array, Model
from emdeg.mechanics.parameters.regressor import FIELDS, MOTOR
from emdeg.robot.model.parameter import known_values
from emdeg.robot.robot import Robot
from emdeg.shown import listed

OUTSIDE = 1e-6  # relative: more of a constant than this is not in the span of β


@dataclass(frozen=True)
class SureConstant:
    """A lumped constant of the identified robot; no deviation where the log does not tell it."""

    _repr_html_ = listed

    name: str
    formula: str
    value: float
    standard_deviation: float | None


def effort_deviations(model: Model, cov: Array, q: Any, qd: Any, qdd: Any) -> Array:
    """Standard deviation of the predicted efforts, (N, n), from that of β."""
    Y = model.matrix(q, qd, qdd)
    variance = np.einsum("tib,bc,tic->ti", Y, cov, Y)
    return np.asarray(np.sqrt(np.clip(variance, 0.0, None)))


def rms_deviation(block: Array, cov: Array, columns: Sequence[int]) -> float:
    """The root mean square of the standard deviation of one effort, over the rows of its block."""
    if not len(block) or not columns:
        return 0.0
    second = block.T @ block / len(block)
    return float(np.sqrt(max(np.sum(second * cov[np.ix_(columns, columns)]), 0.0)))


def constant_deviations(
    model: Model, robot: Robot, phi: Array, cov: Array
) -> tuple[SureConstant, ...]:
    """Of every lumped constant of M and g its value and standard deviation."""
    explicit = explicit_model(robot.symbolic("inertias", "motors"))
    symbolic, constants = explicit.robot, explicit.constants
    formulas = [c.formula for c in constants]
    values = _at(model, symbolic, formulas, phi)
    slopes = np.empty((len(formulas), len(phi)))
    for k in range(len(phi)):
        step = 0.01 * max(abs(phi[k]), 1e-3)  # linear: any step is right
        moved = phi.copy()
        moved[k] += step
        slopes[:, k] = (_at(model, symbolic, formulas, moved) - values) / step
    b = np.linalg.lstsq(model.K.T, slopes.T, rcond=1e-10)[0].T
    rest = np.linalg.norm(slopes - b @ model.K, axis=1)
    inside = rest <= OUTSIDE * np.maximum(np.linalg.norm(slopes, axis=1), 1e-300)
    spread = np.sqrt(np.clip(np.einsum("cb,bd,cd->c", b, cov, b), 0.0, None))
    return tuple(
        SureConstant(c.name, to_text(c.formula), float(x), float(s) if there else None)
        for c, x, s, there in zip(constants, values, spread, inside, strict=True)
    )


def _at(model: Model, symbolic: Robot, formulas: Sequence[Expr], phi: Array) -> Array:
    """The constants of a robot with other parameters φ."""
    values = dict(known_values(symbolic.parameters))
    at = {(f.body, f.field): float(x) for f, x in zip(model.full, phi, strict=True)}
    for i, body in enumerate(symbolic.bodies):
        mass = at[i, "m"]
        com = np.array([at[i, f] for f in FIELDS[1:4]]) / mass
        J = np.zeros((3, 3))
        for f in FIELDS[4:]:
            row, column = "xyz".index(f[1]), "xyz".index(f[2])
            J[row, column] = J[column, row] = at[i, f]
        I = J - mass * (com @ com * np.eye(3) - np.outer(com, com))
        inertia = body.inertia
        pairs = [(inertia.mass, mass), *zip(inertia.com, com, strict=True)]
        pairs += list(zip(inertia.tensor.entries, I.ravel(), strict=True))
        if (i, MOTOR) in at and body.joint.motor.reflected is not None:
            pairs.append((body.joint.motor.reflected, at[i, MOTOR]))
        values |= {e: float(x) for e, x in pairs if e.kind == SYMBOL}
    return np.array(evaluate(formulas, values), dtype=float)
