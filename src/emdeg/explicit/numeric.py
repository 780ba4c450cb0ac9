"""Lumped models in numbers, many states at once (NumPy).

    τ_i = Σ_j M_ij q̈_j + Σ_{j<k} b_ijk q̇_j q̇_k + Σ_j c_ij q̇_j² + g_i

Arrays have the states along their first axis. For studies of a model (errors of abbreviation,
dominance along a path); programs for real-time use come from the compiler.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from emdeg.errors import UsageError
from emdeg.explicit.lumped import LumpedForm
from emdeg.explicit.model import Element, ExplicitModel, Name
from emdeg.explicit.products import SS, Product
from emdeg.explicit.trig import CC, SC, C, S

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

    def products(self, q: Array) -> _Products:
        """A table of products at configurations q (states × n), computed on demand."""
        return _Products(self.model, np.atleast_2d(np.asarray(q, dtype=float)))

    def element(self, name: Name, q: Array) -> Array:
        """One element at configurations q."""
        found = self.model.elements.get(self.model.canonical(name))
        return self._evaluate(found, self.products(q))

    def _evaluate(self, element: Element | None, table: _Products) -> Array:
        total = np.zeros(table.states)
        if element is not None:
            for factors, value in self.magnitudes(element.form).items():
                total = total + value * table[factors]
        return total

    def coefficients(self, q: Array) -> dict[Name, Array]:
        """All non-zero elements at configurations q."""
        table = self.products(q)
        return {name: self._evaluate(e, table) for name, e in self.model.elements.items()}

    def efforts(self, q: Array, qd: Array, qdd: Array) -> Array:
        """τ, states × n."""
        q, qd, qdd = (np.atleast_2d(np.asarray(x, dtype=float)) for x in (q, qd, qdd))
        return torques(self.coefficients(q), qd, qdd)


def torques(coefficients: dict[Name, Array], qd: Array, qdd: Array) -> Array:
    """τ from coefficients and motion."""
    motion, tau = {"qd": qd, "qdd": qdd}, np.zeros_like(qdd)
    for name, value in coefficients.items():
        for row, factors in name.equations:
            tau[:, row] += math.prod((motion[x][:, j] for x, j in factors), start=value)
    return tau


class _Products:
    """Trigonometric products at given configurations, each computed once."""

    def __init__(self, model: ExplicitModel, q: Array) -> None:
        self.atoms = model.atoms
        self.q = q
        self.states = q.shape[0]
        self._factors: dict[tuple[int, int], Array] = {}
        self._done: dict[Product, Array] = {(): np.ones(self.states)}

    def __getitem__(self, factors: Product) -> Array:
        if factors not in self._done:
            self._done[factors] = self[factors[:-1]] * self.factor(*factors[-1])
        return self._done[factors]

    def factor(self, atom: int, code: int) -> Array:
        """s, c, sc, cc, ss of an angle, or a power of a displacement."""
        if (atom, code) not in self._factors:
            x = self.variable(atom)
            if not self.atoms.is_angle(atom):
                value = x**code
            else:
                c, s = np.cos(x), np.sin(x)
                value = {S: s, C: c, SC: s * c, CC: c * c, SS: s * s}[code]
            self._factors[atom, code] = value
        return self._factors[atom, code]

    def variable(self, atom: int) -> Array:
        """The angle or displacement of an atom, from the coordinates."""
        robot = self.atoms.robot
        total = np.zeros(self.states)
        for body, sign in self.atoms.run(atom):
            joint = robot.bodies[body].joint
            own = self.q[:, robot.configuration_index(joint.coordinate)]
            if joint.mimic is not None:
                own = own * float(joint.mimic.multiplier) + float(joint.mimic.offset)
            total = total + sign * own
        return total
