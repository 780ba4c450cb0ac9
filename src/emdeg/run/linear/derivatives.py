"""Derivatives of the dynamics as one program (digest R34, R56).

    inverse_dynamics   ∂τ/∂q, ∂τ/∂q̇, ∂τ/∂q̈ = M
    forward_dynamics   ∂q̈/∂q, ∂q̈/∂q̇, ∂q̈/∂τ = M⁻¹

They are quantities as all others (mechanics/quantities/derivatives.py), and so are their names.
Along a free flyer ∂/∂q is taken in its tangent space: motions (v, ω) in its own axes.
"""

from __future__ import annotations

from typing import Any

from emdeg.compiler import compile
from emdeg.errors import UsageError
from emdeg.mechanics.quantities.quantities import QUANTITIES, derivatives_of
from emdeg.program.ir import Program
from emdeg.robot.robot import Robot


def derivatives(robot: Robot, of: str = "inverse_dynamics", **options: Any) -> Program:
    """The program of all derivatives of a quantity; options are those of `emdeg.compile`."""
    found = derivatives_of(of)
    if not found:
        known = sorted({r.derivative_of[0] for r in QUANTITIES.values() if r.derivative_of})
        raise UsageError("has no derivatives", argument="of", found=of, expected=", ".join(known))
    return compile(robot, list(found.values()), **options)
