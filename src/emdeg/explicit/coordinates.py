"""M and g by the coordinates of a robot, and how they change with these.

A mimic joint moves with its leader, θ_j = r_j q_a + const. Elements are sums of products in the
joint variables θ of all bodies, so ∂/∂q_a = Σ_j r_j ∂/∂θ_j over the joints that follow q_a.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import pairwise

from flint import fmpq

from emdeg.errors import DeriveError
from emdeg.exact.graph import Expr
from emdeg.exact.numbers import Number
from emdeg.exact.polynomial.ring import Ring
from emdeg.explicit.trig import TrigSum, weighted
from emdeg.mechanics.parameters.base_parameters import BaseParameters
from emdeg.robot.robot import Robot


@dataclass(frozen=True)
class Elements:
    """M_ab for a ≤ b, and g.

    Coefficients are polynomials of `ring` in the parameters of the robot or, where those would
    be long, in its base parameters: then `values` says what each of their symbols stands for.
    """

    robot: Robot
    base: BaseParameters
    ring: Ring
    values: Mapping[Expr, Expr]
    M: Mapping[tuple[int, int], TrigSum]
    g: tuple[TrigSum, ...]

    @cached_property
    def joints(self) -> Mapping[int, tuple[tuple[int, fmpq], ...]]:
        """Coordinate → (body, rate of its joint) of all joints that it moves."""
        found: dict[int, list[tuple[int, fmpq]]] = {}
        for k, body in enumerate(self.robot.bodies):
            mimic = body.joint.mimic
            rate = 1 if mimic is None else mimic.multiplier
            found.setdefault(body.joint.coordinate, []).append((k, _fraction(rate)))
        return {a: tuple(followers) for a, followers in found.items()}

    @cached_property
    def tied(self) -> bool:
        """True when some joint mimics another: rules about single joints do not apply."""
        return any(len(followers) > 1 for followers in self.joints.values())

    def before(self, a: int, b: int) -> bool:
        """Does joint a carry joint b (or is it the same)?"""
        (i, _), (j, _) = self.joints[a][0], self.joints[b][0]
        return i in self.robot.path(j)

    def chain(self, *coordinates: int) -> tuple[int, ...] | None:
        """The coordinates in the order of their joints, if these lie on one path of the tree."""
        ordered = sorted(set(coordinates), key=lambda a: self.joints[a][0][0])
        linked = all(self.before(a, b) for a, b in pairwise(ordered))
        return tuple(ordered) if linked else None

    def inertia(self, a: int, b: int) -> TrigSum:
        """M_ab."""
        return self.M[min(a, b), max(a, b)]

    def partial(self, element: TrigSum, a: int) -> TrigSum:
        """∂element/∂q_a."""
        bodies = self.robot.bodies
        return weighted(
            [(element.derivative(i, bodies[i].joint.revolute), x) for i, x in self.joints[a]]
        )


def _fraction(value: Number) -> fmpq:
    if not isinstance(value, int | Fraction):
        raise DeriveError(f"a mimic joint with the irrational multiplier {value}")
    return fmpq(Fraction(value).numerator, Fraction(value).denominator)
