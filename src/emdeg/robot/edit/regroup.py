"""Regrouping of inertial parameters: the same motion from fewer numbers.

Write the inertia of body j about its frame origin as (m, m·c, J). The part that a turn about
the joint axis z does not change,

    m,  (0, 0, m·c_z),  J_yy·diag(1, 1, 0)          (revolute j)

may as well be carried by the parent, through the constant placement of the joint; what is left
of body j is J_xx − J_yy, J_xy, J_xz, J_yz, J_zz, m·c_x, m·c_y (Gautier & Khalil 1990). Of a body
on a prismatic joint the whole tensor goes to the parent, because both keep one orientation; of one
on a screw only diag(1, 1, 0), because it slides as well. Ballast on the way to a joint (ballast.py)
takes first moments away, too.
Regrouped numbers are parameter-only expressions: they cost nothing at run time.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from emdeg.exact.graph import ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.robot.edit.ballast import Point, balanced
from emdeg.robot.edit.reframe import nonzero
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.parts import Body
from emdeg.robot.model.spatial import SpatialInertia

LEADS = ("flat", "yy", "xx")


def invariant_part(body: Body, inertia: SpatialInertia, lead: str = "flat") -> SpatialInertia:
    """What the joint's motion leaves unchanged; `lead` says how much of diag(1, 1, 0) moves.

    "yy" or "xx" empties that entry of J; "flat" empties ∫z² dm = (J_xx + J_yy − J_zz)/2, which
    leaves the moments of a flat body, the shortest for the pseudo-inertia form.
    """
    joint = body.joint
    still, nothing = Vector.zero(), Matrix.zero()
    if joint.spin:
        xx, yy, zz = (inertia.tensor[i, i] for i in range(3))
        turn = {"yy": yy, "xx": xx}.get(lead)
        if turn is None:
            turn = (xx + yy - zz) * Fraction(1, 2)
        moment = Vector((ZERO, ZERO, inertia.moment[2]))
        mass, moment = (inertia.mass, moment) if joint.slide is ZERO else (ZERO, still)
        return SpatialInertia(mass, moment, Matrix.diagonal((turn, turn, ZERO)))
    return SpatialInertia(ZERO, still, nothing if joint.slide is ZERO else inertia.tensor)


def regroup(robot: Mechanism, lead: Mapping[int, str] | None = None) -> list[SpatialInertia]:
    """The inertia of every body after regrouping from the tips to the base.

    `lead[j]` chooses what of the tensor of body j moves to its parent ("flat" by default, see
    `invariant_part`): all choices describe the same robot.
    """
    return regroup_spins(robot, lead or {}, ()).inertias


@dataclass(frozen=True)
class Regrouped:
    """The same robot in other numbers."""

    inertias: list[SpatialInertia]
    spins: dict[int, Expr] = field(default_factory=dict)  # rotors that parents carry, by body
    ballast: dict[int, tuple[Point, ...]] = field(default_factory=dict)  # on the way to a body


def regroup_spins(
    robot: Mechanism,
    lead: Mapping[int, str],
    spun: Collection[int],
    ballasted: Mapping[int, str] | None = None,
) -> Regrouped:
    """As `regroup`; of `spun` bodies the rotor C about the joint axis moves to the parent too.

    What is left of such a body is a rod, J_zz = J_xx or J_yy. The rotor turns with q̇_j against the
    parent that now carries it: joint j gains C (z·ω̇_λ), and the parent needs the moment
    C (q̈_j z + q̇_j ω × z) beyond what its own inertia needs. `ballasted` names the axes along which
    ballast stands on the way to a body.
    """
    inertias = [SpatialInertia.of(body.inertia) for body in robot.bodies]
    spins: dict[int, Expr] = {}
    ballast: dict[int, tuple[Point, ...]] = {}
    for j in range(len(robot.bodies) - 1, -1, -1):
        body = robot.bodies[j]
        for k in robot.children[j]:
            axes, arm = (ballasted or {}).get(k, ""), robot.bodies[k].joint.placement.translation
            inertias[j], ballast[k] = balanced(inertias[j], arm, axes)
        moving = invariant_part(body, inertias[j], lead.get(j, "flat"))
        if j in spun and body.joint.revolute:
            xx, yy, zz = ((inertias[j] - moving).tensor[i, i] for i in range(3))
            rotor = nonzero(zz - (yy if nonzero(xx) is ZERO else xx))
            if rotor is not ZERO:
                spins[j] = rotor
                turning = Matrix.diagonal((ZERO, ZERO, rotor))
                moving = moving + SpatialInertia(ZERO, Vector.zero(), turning)
        inertias[j] = inertias[j] - moving
        if body.parent is not None:
            carried = moving.to_parent(body.joint.placement)
            inertias[body.parent] = inertias[body.parent] + carried
    return Regrouped(inertias, spins, ballast)


def shortest_leads(robot: Mechanism) -> tuple[str, ...]:
    """For every body the regrouping that leaves the fewest terms in its moment."""
    inertias = [SpatialInertia.of(body.inertia) for body in robot.bodies]
    chosen: list[str] = ["yy"] * len(robot.bodies)
    for j in range(len(robot.bodies) - 1, -1, -1):
        body = robot.bodies[j]
        if body.joint.spin:
            left = {lead: inertias[j] - invariant_part(body, inertias[j], lead) for lead in LEADS}
            chosen[j] = min(LEADS, key=lambda lead: _terms(left[lead], lead))
        moving = invariant_part(body, inertias[j], chosen[j])
        inertias[j] = inertias[j] - moving
        if body.parent is not None:
            inertias[body.parent] = inertias[body.parent] + moving.to_parent(body.joint.placement)
    return tuple(chosen)


def _terms(inertia: SpatialInertia, lead: str) -> int:
    """Products that the diagonal contributes to a moment (see mechanics.methods.customised)."""
    xx, yy, zz = (inertia.tensor[i, i] for i in range(3))
    if lead == "flat":
        return 2 * sum(nonzero(e) is not ZERO for e in (yy + zz - xx, xx + zz - yy, xx + yy - zz))
    return sum(nonzero(e) is not ZERO for e in (xx, yy, zz, zz - yy, xx - zz, yy - xx))
