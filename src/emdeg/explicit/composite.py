"""M and g of a tree as sums of products, from composite bodies (digest R37, R38, R43 step 1).

The method of composite bodies gives M and g nested (`mechanics.tree`), and the ring of normal forms
multiplies them out.

Bodies enter with their base parameters only (`mechanics.parameters`), so every composite is as
sparse as it can be. A mimic joint keeps a variable of its own, and adds to its leader's elements.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from emdeg.errors import DeriveError, ExprError
from emdeg.exact.graph import ZERO, Expr, symbol
from emdeg.exact.linalg import Matrix, Vector
from emdeg.exact.polynomial.expansion import Expander, ring_for
from emdeg.exact.polynomial.normal_form import normal_forms
from emdeg.exact.polynomial.ring import Ring
from emdeg.explicit.coordinates import Elements
from emdeg.mechanics.base import refuse_loops, refuse_other_joints
from emdeg.mechanics.coordinates import Reduction
from emdeg.mechanics.methods.composite import gravity_efforts
from emdeg.mechanics.parameters.base_parameters import BaseParameters, base_parameters
from emdeg.mechanics.parameters.regressor import ENTRY
from emdeg.mechanics.tree import composites, joint_poses, mass_matrix
from emdeg.robot.model.spatial import SpatialInertia
from emdeg.robot.robot import Robot

if TYPE_CHECKING:
    from flint import fmpq_mpoly

LOOPED = ("constrained_inverse_dynamics", "constrained_forward_dynamics")  # what loops have instead
LONGEST_FORMULA = 600  # terms of all base parameters together; beyond, they keep their symbols
LONGEST_COEFFICIENTS = 10  # terms of all polynomials in the parameters, for each allowed product


class TooManyTerms(DeriveError):
    """The sum of products grows beyond the limit; the hierarchical form has no such limit."""


@dataclass(frozen=True)
class Composites:
    """The elements of one robot of revolute and prismatic joints."""

    robot: Robot
    base: BaseParameters
    drives: bool
    limit: int
    taken: Collection[str]

    @cached_property
    def values(self) -> Mapping[Expr, Expr]:
        """Symbol → value of every base parameter that is not identically zero."""
        values = self.base.values()
        letter = "R"
        while not {f"{b.name}{letter}" for b in self.base.effective}.isdisjoint(self.taken):
            letter += "_"
        return {symbol(f"{b.name}{letter}"): values[b.name] for b in self.base.effective}

    @cached_property
    def inertias(self) -> list[SpatialInertia]:
        """Each body's base parameters: their values if short, else their symbols."""
        try:
            sizes = [len(f) for f in normal_forms(list(self.values.values()), (), LONGEST_FORMULA)]
            short = sum(sizes) <= LONGEST_FORMULA
        except ExprError:  # longer than that, or divided by a mass
            short = False
        found = dict(
            zip(
                ((b.body, b.field) for b in self.base.effective),
                self.values.values() if short else self.values,
                strict=True,
            )
        )

        def inertia(k: int) -> SpatialInertia:
            at = {name: found.get((k, name), ZERO) for name in ("m", "mx", "my", "mz", *ENTRY)}
            entry = {place: at[name] for name, place in ENTRY.items()}
            tensor = Matrix((entry[min(i, j), max(i, j)] for j in range(3)) for i in range(3))
            return SpatialInertia(at["m"], Vector((at["mx"], at["my"], at["mz"])), tensor)

        return [inertia(k) for k in range(len(self.robot.bodies))]

    def run(self) -> Elements:
        """All elements of M and g."""
        tied = Reduction(self.robot)
        free, n = tied.free, self.robot.nv
        poses = joint_poses(free)
        carried = composites(free, poses, self.inertias)
        M = tied.gathered(mass_matrix(free, poses, carried))
        nested = {(a, b): M[a, b] for a in range(n) for b in range(a, n)}
        for body in self.robot.bodies if self.drives else ():
            if body.joint.mimic is None:
                nested[(body.joint.coordinate,) * 2] += body.joint.motor.reflected_inertia
        weights = tied.gather(tuple(gravity_efforts(free, poses, carried)))
        polys, whole = self._expanded([*nested.values(), *weights])
        used = set(whole.generators)
        values = {s: v for s, v in self.values.items() if s in used}
        inertia = dict(zip(nested, polys, strict=False))
        gravity = tuple(polys[len(nested) :])
        found = Elements(self.robot, free, self.base, whole, values, inertia, gravity)
        if sum(len(found.form(poly)) for poly in inertia.values()) > self.limit:
            raise self._too_many()
        return found

    def _too_many(self) -> TooManyTerms:
        return TooManyTerms(
            f"the sums of products of {self.robot.name!r} have more than {self.limit} terms",
            hint="use the hierarchical form, which nests its symbols",
        )

    def _expanded(self, roots: Sequence[Expr]) -> tuple[list[fmpq_mpoly], Ring]:
        """The roots multiplied out, and their ring."""
        whole = ring_for(roots)
        expander = Expander(whole, LONGEST_COEFFICIENTS * self.limit)
        try:
            fractions = expander.expand(roots)
        except ExprError as long:
            raise self._too_many() from long
        if any(fraction.bottom for fraction in fractions):
            raise DeriveError(f"{self.robot.name!r} is not a polynomial in its parameters")
        return [fraction.top for fraction in fractions], whole


def elements(robot: Robot, drives: bool, limit: int, taken: Collection[str]) -> Elements:
    """M and g of a robot of revolute and prismatic joints; `drives` adds motor inertias to M.

    Symbols of base parameters have no name that is `taken`.
    """
    refuse_loops(robot, "the explicit model", LOOPED)
    refuse_other_joints(robot, "the explicit model")
    if robot.has_floating_base:
        raise DeriveError(
            f"the explicit model needs coordinates, and {robot.name!r} has a free flyer",
            hint="fix its base, or use a recursive method",
        )
    return Composites(robot, base_parameters(robot, "symoro"), drives, limit, taken).run()
