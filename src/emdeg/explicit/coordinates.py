"""From the joints of bodies to the coordinates of the robot.

A mimic joint moves with its leader, θ_j = r_j q_a + const: with G the constant matrix of
θ̇ = G q̇ the elements are M = Gᵀ M_joints G, g = Gᵀ g_joints, and ∂/∂q_a = Σ_j r_j ∂/∂θ_j over the
joints that follow coordinate a. Without mimic joints this only renames bodies.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import pairwise

from flint import fmpq

from emdeg.errors import DeriveError
from emdeg.exact.numbers import Number
from emdeg.explicit.composite import Elements
from emdeg.explicit.trig import ZERO_SUM, TrigSum, weighted
from emdeg.robot.robot import Robot


@dataclass(frozen=True)
class Coordinates:
    """The elements of M and g by coordinates, and partial derivatives."""

    elements: Elements

    @property
    def robot(self) -> Robot:
        """The robot."""
        return self.elements.robot

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

    @cached_property
    def M(self) -> Mapping[tuple[int, int], TrigSum]:
        """M_ab for a ≤ b."""
        found: dict[tuple[int, int], TrigSum] = {}
        n = self.robot.nv
        for a in range(n):
            for b in range(a, n):
                parts = [
                    (self._joint_inertia(i, j), x * y)
                    for i, x in self.joints[a]
                    for j, y in self.joints[b]
                ]
                found[a, b] = weighted(parts)
        return found

    def _joint_inertia(self, i: int, j: int) -> TrigSum:
        return self.elements.M.get((i, j)) or self.elements.M.get((j, i)) or ZERO_SUM

    def inertia(self, a: int, b: int) -> TrigSum:
        """M_ab."""
        return self.M[min(a, b), max(a, b)]

    @cached_property
    def g(self) -> tuple[TrigSum, ...]:
        """The gravity terms."""
        return tuple(
            weighted([(self.elements.g[i], x) for i, x in self.joints[a]])
            for a in range(self.robot.nv)
        )

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
