"""M and g of a tree as sums of products, from composite bodies (digest R37, R38, R43 step 1).

The method of composite bodies gives M and g nested (`mechanics.tree`), and the ring of normal forms
multiplies them out.

Bodies enter with their base parameters only (`mechanics.parameters`), so every composite is as
sparse as it can be. A mimic joint keeps a variable of its own, and adds to its leader's elements.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from emdeg.errors import DeriveError, ExprError
from emdeg.exact.graph import Expr, symbol
from emdeg.exact.polynomial.expansion import Expander, ring_for
from emdeg.exact.polynomial.normal_form import normal_forms
from emdeg.exact.polynomial.ring import Ring
from emdeg.explicit.coordinates import Elements
from emdeg.mechanics.base import refuse_elastic, refuse_loops, refuse_other_joints
from emdeg.mechanics.coordinates import Reduction
from emdeg.mechanics.inertia_matrix import mass_matrix
from emdeg.mechanics.methods.composite import gravity_efforts
from emdeg.mechanics.parameters.base_parameters import BaseParameters, base_parameters
from emdeg.mechanics.parameters.regressor import inertia_of
from emdeg.mechanics.terms.drives import spinning
from emdeg.mechanics.tree import composites, joint_poses
from emdeg.robot.model.spatial import SpatialInertia
from emdeg.robot.robot import Robot

if TYPE_CHECKING:
    from flint import fmpq_mpoly

LOOPED = ("constrained_inverse_dynamics", "constrained_forward_dynamics")  # what loops have instead
LONGEST_FORMULA = 600  # terms of all base parameters together; beyond, they keep their symbols
LONGEST_COEFFICIENTS = 10  # terms of all polynomials in the parameters, for each allowed product
MOST_JOINTS = 60  # it has n³/2 Christoffel symbols
MOST_EXPONENTS = 1000  # of all terms together, for each; a general 6R arm has 200


class TooManyTerms(DeriveError):
    """The sum of products grows beyond the limit; the hierarchical form has no such limit."""


def elements(robot: Robot, drives: bool, limit: int, taken: Collection[str]) -> Elements:
    """M and g of a robot of revolute and prismatic joints; `drives` adds motor inertias to M.

    Symbols of base parameters have no name that is `taken`.
    """
    refuse_loops(robot, "the explicit model", LOOPED)
    refuse_other_joints(robot, "the explicit model")
    refuse_elastic(robot, "the explicit model")
    if drives and spinning(robot):
        raise DeriveError(
            f"the explicit model adds I_m to M alone, and {robot.name!r} has coupled rotors",
            hint="leave `coupled` out, or take drives=False for the links alone",
        )
    if robot.has_floating_base:
        raise DeriveError(
            f"the explicit model needs coordinates, and {robot.name!r} has a free flyer",
            hint="fix its base, or use a recursive method",
        )
    joints = robot.joint_velocities
    if joints > MOST_JOINTS:
        raise TooManyTerms(
            "the explicit model of so many joints has too many elements",
            element=robot.name, found=f"{joints} joints", expected=f"at most {MOST_JOINTS}",
            hint="take programs (emdeg count, emdeg generate), which share what is common; or lock "
            "joints: --lock, robot.locked(…)",
        )  # fmt: skip
    base, tied = base_parameters(robot, "symoro"), Reduction(robot)
    values = _base_values(base, taken)
    free = tied.free
    poses = joint_poses(free)
    carried = composites(free, poses, _inertias(base, values))
    M = tied.gathered(mass_matrix(free, poses, carried))
    nested = {(a, b): M[a, b] for a in range(robot.nv) for b in range(a, robot.nv)}
    for body in robot.bodies if drives else ():
        if body.joint.mimic is None:
            nested[(body.joint.coordinate,) * 2] += body.joint.motor.reflected_inertia
    weights = tied.gather(tuple(gravity_efforts(free, poses, carried)))
    polys, whole = _expanded([*nested.values(), *weights], robot, limit)
    found = Elements(
        robot, free, base, whole, {s: v for s, v in values.items() if s in whole},
        dict(zip(nested, polys, strict=False)), tuple(polys[len(nested) :]),
    )  # fmt: skip
    if sum(len(found.form(poly)) for poly in found.M.values()) > limit:
        raise _too_many(robot, limit)
    return found


def _base_values(base: BaseParameters, taken: Collection[str]) -> dict[Expr, Expr]:
    """Symbol → value of every base parameter that is not identically zero."""
    values, letter = base.values(), "R"
    while not {f"{b.name}{letter}" for b in base.effective}.isdisjoint(taken):
        letter += "_"
    return {symbol(f"{b.name}{letter}"): values[b.name] for b in base.effective}


def _inertias(base: BaseParameters, values: Mapping[Expr, Expr]) -> list[SpatialInertia]:
    """Each body's base parameters: their values if short, else their symbols."""
    try:
        sizes = [len(f) for f in normal_forms(list(values.values()), (), LONGEST_FORMULA)]
        short = sum(sizes) <= LONGEST_FORMULA
    except ExprError:  # longer than that, or divided by a mass
        short = False
    fields: list[dict[str, Expr]] = [{} for _ in base.robot.bodies]
    for b, value in zip(base.effective, values.values() if short else values, strict=True):
        fields[b.body][b.field] = value
    return [inertia_of(own) for own in fields]


def _expanded(roots: Sequence[Expr], robot: Robot, limit: int) -> tuple[list[fmpq_mpoly], Ring]:
    """The roots multiplied out, and their ring."""
    whole = ring_for(roots)
    try:
        most = LONGEST_COEFFICIENTS * limit
        fractions = Expander(whole, most, MOST_EXPONENTS * limit).expand(roots)
    except ExprError as long:
        raise _too_many(robot, limit) from long
    if any(fraction.bottom for fraction in fractions):
        raise DeriveError(f"{robot.name!r} is not a polynomial in its parameters")
    return [fraction.top for fraction in fractions], whole


def _too_many(robot: Robot, limit: int) -> TooManyTerms:
    return TooManyTerms(
        f"the sums of products of {robot.name!r} have more than {limit} terms",
        hint="take the hierarchical form, which nests its symbols (emdeg explicit --form "
        "hierarchical, emdeg.hierarchical), or lock joints: --lock, robot.locked(…)",
    )
