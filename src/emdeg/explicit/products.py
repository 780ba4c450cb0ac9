"""Trigonometric products in any angles: the printed form of a term's variable part.

A `Product` is a sorted tuple of (atom, code): an atom is a joint angle, a sum of angles of
parallel joints such as q2 + q3, or a displacement; the code says which factor it contributes:
s, c, sc, cc, ss for an angle, the exponent for a displacement.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, TypeAlias

from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.fingerprint import is_zero
from emdeg.exact.graph import ONE, Expr, product, raise_to
from emdeg.exact.linalg import Vector
from emdeg.robot.robot import Robot

if TYPE_CHECKING:
    from flint import fmpq_mpoly

Product: TypeAlias = tuple[tuple[int, int], ...]
Form: TypeAlias = dict[Product, "fmpq_mpoly"]  # Σ coefficient × product
S, C, SC, CC, SS = range(1, 6)  # codes of the factors of an angle
Run: TypeAlias = tuple[tuple[int, int], ...]  # (body, ±1): a signed sum of joint angles


@dataclass(frozen=True)
class Atoms:
    """The angles and displacements of one robot, numbered in the order in which they print."""

    robot: Robot

    @cached_property
    def parallel_to(self) -> Mapping[int, tuple[int, int]]:
        """Revolute body → (the revolute body before it with a parallel axis, ±1)."""
        bodies = self.robot.bodies
        found: dict[int, tuple[int, int]] = {}
        for k, body in enumerate(bodies):
            if not body.joint.spin:
                continue
            axis = body.joint.placement.rotation @ Vector.unit(2)
            before = body.parent
            while before is not None and not bodies[before].joint.spin:
                axis = bodies[before].joint.placement.rotation @ axis
                before = bodies[before].parent
            if before is not None and is_zero(axis[0]) and is_zero(axis[1]):
                found[k] = (before, 1 if is_zero(axis[2] - 1) else -1)
        return found

    @cached_property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """Maximal sets of revolute bodies with parallel axes in a row, two or more."""
        root: dict[int, int] = {}
        members: dict[int, list[int]] = {}
        for k in range(len(self.robot.bodies)):
            if k in self.parallel_to:
                before = self.parallel_to[k][0]
                root[k] = root.get(before, before)
                members.setdefault(root[k], [root[k]]).append(k)
        return tuple(tuple(group) for group in members.values())

    @cached_property
    def runs(self) -> Mapping[int, tuple[Run, ...]]:
        """Last body → the sums of parallel joint angles that end with it, shortest first."""
        found: dict[int, tuple[Run, ...]] = {}
        for k, body in enumerate(self.robot.bodies):
            if not body.joint.spin:
                continue
            run: list[tuple[int, int]] = [(k, 1)]
            runs: list[Run] = [((k, 1),)]
            at, sign = k, 1
            while at in self.parallel_to:
                at, flip = self.parallel_to[at]
                sign *= flip
                run.append((at, sign))
                first = run[-1][1]  # the first joint of a sum counts positive
                runs.append(tuple(sorted((b, s * first) for b, s in run)))
            found[k] = tuple(runs)
        return found

    @cached_property
    def _ordered(self) -> tuple[Run, ...]:
        """Every atom as a run; a displacement is the run of its own body."""
        own: list[Run] = [((k, 1),) for k in range(len(self.robot.bodies))]
        longer = [run for runs in self.runs.values() for run in runs if len(run) > 1]
        return tuple(sorted(own + longer, key=lambda run: (run[0][0], len(run), run)))

    @cached_property
    def number(self) -> Mapping[Run, int]:
        """Run → number of its atom."""
        return {run: k for k, run in enumerate(self._ordered)}

    def run(self, atom: int) -> Run:
        """The signed bodies of an atom."""
        return self._ordered[atom]

    def is_angle(self, atom: int) -> bool:
        """True for an angle, False for a displacement."""
        return self.robot.bodies[self._ordered[atom][0][0]].joint.spin != 0

    @cached_property
    def _cos_sin(self) -> Mapping[int, tuple[Expr, Expr]]:
        found: dict[int, tuple[Expr, Expr]] = {}
        for k, run in enumerate(self._ordered):
            if self.is_angle(k):
                angle = Angle()
                for body, sign in run:
                    angle = angle + self.robot.joint_angle(self.robot.bodies[body]) * sign
                found[k] = cos(angle), sin(angle)
        return found

    def expr(self, factors: Product) -> Expr:
        """The product as an expression."""
        return product(e for atom, code in factors for e in self.factors(atom, code))

    def factors(self, atom: int, code: int) -> list[Expr]:
        """The single factors of one entry: [s, c] for sc, [c, c] for cc."""
        if not self.is_angle(atom):
            body = self.robot.bodies[self._ordered[atom][0][0]]
            return [raise_to(self.robot.joint_values(body)[0], code)] if code else [ONE]
        c, s = self._cos_sin[atom]
        return {S: [s], C: [c], SC: [s, c], CC: [c, c], SS: [s, s]}[code]


def degree(factors: Product, atoms: Atoms) -> int:
    """How many single factors there are."""
    return sum((1 if code in (S, C) else 2) if atoms.is_angle(a) else code for a, code in factors)
