"""Lumped models in numbers, many states at once (NumPy).

    τ_i = Σ_j M_ij q̈_j + Σ_{j<k} b_ijk q̇_j q̇_k + Σ_j c_ij q̇_j² + g_i

Arrays have the states along their first axis. For studies of a model (errors of abbreviation,
dominance along a path): the sums of products are interpreted as they are written. Programs for
real-time use come from the compiler.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from emdeg.errors import UsageError
from emdeg.explicit.lumped import LumpedForm
from emdeg.explicit.model import ExplicitModel, Name
from emdeg.explicit.products import Product
from emdeg.program.interface import derived_angles
from emdeg.program.interpret import interpret
from emdeg.program.ir import Program
from emdeg.program.lower import lower

Array: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True)
class Numeric:
    """A lumped model whose constants all have values."""

    model: ExplicitModel

    def __post_init__(self) -> None:
        unknown = [c.name for c in self.model.constants if c.value is None]
        if unknown:
            raise UsageError(
                "the model has constants without values", found=", ".join(unknown[:6]),
                hint="give every parameter of the robot a value: robot.with_parameters(…)",
            )  # fmt: skip

    @cached_property
    def values(self) -> Array:
        """The lumped constants."""
        return np.array([float(c.value or 0.0) for c in self.model.constants])

    def magnitudes(self, form: LumpedForm) -> dict[Product, float]:
        """The number in front of every product."""
        return {
            factors: float(sum(float(x) * self.values[k] for k, x in row.items()))
            for factors, row in form.items()
        }

    @cached_property
    def program(self) -> Program:
        """The elements as they are written, in the order of the model."""
        model, robot = self.model, self.model.robot
        roots = [model.expression(name) for name in model.elements]
        outputs = {"elements": ((len(roots),), roots)}
        return lower(
            "elements", outputs, [("q", robot.q)], model.values, derived_angles(robot)
        )  # fmt: skip

    def coefficients(self, q: Array) -> dict[Name, Array]:
        """All non-zero elements at configurations q (states × n)."""
        found = interpret(self.program, {"q": np.atleast_2d(q)})["elements"]
        return dict(zip(self.model.elements, found.T, strict=True))

    def efforts(self, q: Array, qd: Array, qdd: Array) -> Array:
        """τ, states × n."""
        q, qd, qdd = (np.atleast_2d(np.asarray(x, dtype=float)) for x in (q, qd, qdd))
        return torques(self.coefficients(q), qd, qdd)


def velocity_part(coefficients: Mapping[Name, Array]) -> dict[Name, Array]:
    """The Coriolis and centrifugal elements."""
    return {name: value for name, value in coefficients.items() if name.letter in "bc"}


def torques(coefficients: Mapping[Name, Array], qd: Array, qdd: Array) -> Array:
    """τ from coefficients and motion."""
    motion, tau = {"qd": qd, "qdd": qdd}, np.zeros_like(qdd)
    for name, value in coefficients.items():
        for row, factors in name.equations:
            tau[:, row] += math.prod((motion[x][:, j] for x, j in factors), start=value)
    return tau
