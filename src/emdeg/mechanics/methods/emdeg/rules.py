"""EMDEG's simplification rules: where they may fire, what they give, what they save.

Burdick 1986, equations 22-35, as corrected in digest R39 to R42. Two joints p, p+1 in a row, both
revolute or both prismatic, with z_{p+1} = σ z_p, give every body beyond p+1

    ω_p = σ ω_{p+1},  V_p = σ V_{p+1} + d,    d = z_p × P_{p+1} (revolute), 0 (prismatic)   (22, 23)

and all that follows is this one fact put into (17, 18) and (15); σ = 1 in the paper.

Inertia terms, with η_j = d · (momentum of extended body j at q̇_j = 1)                   (24, 25)

    M_pj = σ M_{p+1,j} + η_j                                     for j beyond p
    M_pp = σ M_{p,p+1} + σ η_{p+1} + z·K_pp·z
    M_ip = σ M_{i,p+1} + pz_i·[K_pp z − jU_{p+1} × (P_{p+1} × z)] + pv_i·(z × U_po),  i before p
    g_p  = σ g_{p+1} − g·(z × U_po)

(in the third the print leaves out K_pp; −L̂ Û z is written v·(z × U) as in emdeg_dyadics).

Velocity terms, β = b/2 = c: q̇_j acts on what k carries, j before k, through ω_j alone, so   (30-35)

    β_{i,p,k} = σ β_{i,p+1,k}                                    for k beyond p, any i
    β_{p,j,k} = σ β_{p+1,j,k} + d · (force on extended body k at q̇_j q̇_k = ½)
    β_{p,i,p+1} = (z_i · z_p) β_{p,p,p+1}                        for i before p
    β_{i,j,k} = β_{i,j,j} = 0                                    for a prismatic j, ω_j = 0

The print has b_{p,i,p+1} = 0, which needs z_i ⊥ z_p. A rule fires only if its premise is proven,
and every firing is logged with the operations that it saved. Beside these, the angles of parallel
axes are added (R46), and elements that are zero or equal as functions are found and merged.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from emdeg.exact.field import prime_for
from emdeg.exact.fingerprint import fingerprints
from emdeg.exact.graph import CONST, ONE, ZERO, Expr, scale
from emdeg.mechanics.joint_axes import axis_pairs
from emdeg.mechanics.methods.emdeg.dyadics import Pair
from emdeg.mechanics.operations import Meter
from emdeg.robot.model.parts import Joint
from emdeg.robot.robot import Robot

POINTS = 2


@dataclass(frozen=True)
class Firing:
    """One use of a rule: its name, the element it gave, and the operations it saved there."""

    rule: str
    where: str
    saved: int

    def __str__(self) -> str:
        return f"{self.where} by {self.rule}, {self.saved} operations saved"


# -- premises ------------------------------------------------------------------------------------


def parallel_pairs(robot: Robot) -> list[Pair]:
    """Joints in a row of one type with proven parallel axes.

    z_p in the frame of joint p+1 is the last row of its placement; it must be (0, 0, ±1), as it
    stands or as a function of the parameters.
    """
    found = []
    for axes in axis_pairs(robot):
        joint = robot.bodies[axes.second].joint
        if axes.parallel and _alike(robot.bodies[axes.first].joint, joint):
            row, sign = joint.placement.rotation.rows[2], axes.sign
            proof = "exact" if row == (ZERO, ZERO, scale(sign, ONE)) else "fingerprint"
            found.append(Pair(axes.first, axes.second, sign, proof))
    return found


def _alike(under: Joint, joint: Joint) -> bool:
    """Both only turn, or both only slide: what the rules are written for."""
    return (under.revolute and joint.revolute) or (under.prismatic and joint.prismatic)


# -- choosing and logging ------------------------------------------------------------------------


@dataclass
class Bench:
    """Elements one after the other, each by the cheapest of the ways that are proven for it."""

    meter: Meter = field(default_factory=Meter)
    log: list[Firing] = field(default_factory=list)

    def choose(
        self,
        where: str,
        general: Expr,
        rules: Sequence[tuple[str, Callable[[], Expr]]],
    ) -> Expr:
        """The general form or the result of a rule, whichever adds fewer operations."""
        best, name = general, ""
        plain = cost = self.meter.new([best])
        for rule, build in rules:
            candidate = build()
            price = self.meter.new([candidate])
            if price < cost or (price == cost and not name):
                best, name, cost = candidate, rule, price
        if name and (plain or best is not ZERO):
            self.log.append(Firing(name, where, plain - cost))
        self.meter.take([best])
        return best

    def settle(self, elements: dict[str, Expr]) -> dict[str, Expr]:
        """Elements that vanish become 0; those equal to an earlier one, or opposite, become it."""
        live = [(where, e) for where, e in elements.items() if e.kind != CONST]
        p = prime_for([e for _, e in live])
        residues = fingerprints([e for _, e in live], POINTS, p=p)
        first: dict[tuple[int, ...], tuple[str, Expr]] = {}
        settled, found = dict(elements), []
        for (where, e), residue in zip(live, residues, strict=True):
            opposite = tuple(-r % p for r in residue)
            if not any(residue):
                settled[where] = ZERO
                found.append(("vanishes", where, e))
            elif residue in first:
                name, settled[where] = first[residue]
                found.append((f"equals {name}", where, e))
            elif opposite in first:
                name, twin = first[opposite]
                settled[where] = scale(-1, twin)
                found.append((f"equals −{name}", where, e))
            else:
                first[residue] = (where, e)
        kept = Meter()
        kept.take(settled.values())
        for rule, where, e in found:
            if settled[where] is not e:
                self.log.append(Firing(rule, where, kept.new([e])))
        return settled
