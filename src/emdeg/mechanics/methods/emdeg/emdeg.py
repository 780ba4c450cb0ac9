"""EMDEG: Burdick's efficient manipulator dynamic equation generator.

Burdick 1986 (equation numbers below; digest R30, R37 to R43), for trees of revolute and prismatic
joints. M comes from extended-body inertia dyadics (emdeg_dyadics), g_i = −g0·(z_i × U_i) or
−m>_i g0·z_i, and the velocity terms are Christoffel symbols β of M, reduced by their structure:

    τ = M q̈ + c q̇² + b q̇q̇ + g        c_ijj = β_ijj,  b_ijk = 2 β_ijk, j before k     (12-14)
    β_ijk = ½ (∂M_ij/∂q_k + ∂M_ik/∂q_j − ∂M_jk/∂q_i)                                     (15)
    ∂M_ij/∂q_k = 0 for k before or at i and j                                            (26)
    β_ikk = ∂M_ik/∂q_k    β_iik = ½ ∂M_ii/∂q_k = −β_kii                  i before k (27, 28)
    β_ijk = ½ (∂M_ij/∂q_k + ∂M_ik/∂q_j)    i before j before k                           (29)
    β_ijk = ½ (∂M_ij/∂q_k − ∂M_jk/∂q_i)    j before i before k
    β_kjk = 0,  β_kji = −β_ijk             j before or at i before k                     (28)

Three ways to the derivatives: `calculus` differentiates the expressions of M; `geometric` turns
the extended body k (Appendix I), with w, v the partial velocities in frame k or j,

    ∂M_ij/∂q_k = v_j·(w_i × u) + v_i·(w_j × u) + w_i·(ẑ I_kk − I_kk ẑ)·w_j,  u = z × U_k
    ∂M_ij/∂q_k = (w_i × w_k)·I_jj z + (w_i × v_k + v_i × w_k)·(z × U_j),   k between i and j

and `paired` adds the two partials of (29) before it expands them: β_ijk = w_i·N_j + v_i·F_j with
N_j = −z × S_k w_j, S_k = ½ tr(I_kk) E − I_kk, and F_j = w_j × u.

Rules for parallel axes are in emdeg_rules; elements that vanish or equal others as functions are
found by their fingerprints. Everything is tried, with bodies as given and regrouped, and the way
with the fewest operations is kept (R38, R43); `intermediates["log"]` tells what fired.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from itertools import product
from typing import TypeVar

from emdeg.errors import DeriveError
from emdeg.exact.graph import SCALE, Expr, linear, multiply
from emdeg.mechanics.base import RigidBody, Terms, mirrored, on_inertia, refuse_floating
from emdeg.mechanics.methods.emdeg.dyadics import (
    RECURSIONS,
    VELOCITIES,
    Frames,
    Pair,
    extended_bodies,
)
from emdeg.mechanics.methods.emdeg.rules import Bench, Firing, parallel_pairs
from emdeg.mechanics.methods.emdeg.terms import Arm, gravity_terms, inertia_terms, velocity_terms
from emdeg.mechanics.operations import Meter
from emdeg.mechanics.steps import Notation
from emdeg.mechanics.tree import own_inertias
from emdeg.robot.edit.regroup import regroup
from emdeg.robot.robot import Robot

NAME = "emdeg"
STEPS = {
    "plan": Notation("plan", r"\text{plan}", "R38: the cheapest of all that were tried", ""),
    "pairs": Notation("parallel #", r"\text{parallel }#", "22", ""),
    "m": Notation("m>_#", r"m^{>}_{#}", "20", inward=True),
    "U_o": Notation("U_#o", r"U_{#o}", "20", inward=True),
    "U": Notation("U_#", r"U_{#}", "20", inward=True),
    "K": Notation("K_#", r"K_{#}", "19", inward=True),
    "I": Notation("I_#", r"I_{#}", "19", inward=True),
    "M": Notation("M_#", r"M_{#}", "17, 18, 24, 25", "joint", inward=True),
    "c": Notation("c_#", r"c_{#}", "13, 27, 30-35", "joint"),
    "b": Notation("b_#", r"b_{#}", "14, 28-35", "joint"),
    "g": Notation("g_#", r"g_{#}", "−g0·(z × U)", "joint", inward=True),
    "log": Notation("rule #", r"\text{rule }#", "22-35", ""),
    "tau": Notation("τ_#", r"\tau_{#}", "12", "joint"),
}
DERIVATIVES = ("paired", "geometric", "calculus")


@dataclass(frozen=True)
class Plan:
    """One way through the algorithm; `cost` is what {M, β, g} take with it."""

    recursion: str = "across"
    velocity: str = "stepwise"
    derivatives: str = "paired"
    regrouped: bool = False
    cost: int = 0

    def __str__(self) -> str:
        bodies = "regrouped bodies" if self.regrouped else "bodies as given"
        return (
            f"recursion {self.recursion}, velocities {self.velocity}, derivatives "
            f"{self.derivatives}, {bodies}: {self.cost} operations for M, β, g"
        )


def rigid_body(
    robot: Robot,
    recursion: str | None = None,
    velocity: str | None = None,
    derivatives: str | None = None,
    regrouped: bool | None = None,
    rules: bool = True,
) -> RigidBody:
    """M, β and g by the cheapest plan; an option that is given is not varied.

    First the recursion for M, then how velocities are formed and bodies grouped, then the kind
    of derivatives: one choice after the other, each by counting what it makes of {M, β, g}.
    """
    refuse_floating(robot, NAME)
    pairs = parallel_pairs(robot) if rules else []
    kinds = VELOCITIES if pairs else VELOCITIES[:2]
    start = Plan(
        velocity=_option(velocity, kinds)[0], regrouped=_option(regrouped, (False, True))[0]
    )
    ways = [replace(start, recursion=way) for way in _option(recursion, RECURSIONS)]
    inertia = [Derivation(robot, plan, pairs, rules) for plan in ways]
    best = min(inertia, key=lambda d: d.inertia_cost)
    first = _option(derivatives, DERIVATIVES)[0]
    tried = [best.with_derivatives(first)]
    for grouping, forming in product(_option(regrouped, (False, True)), _option(velocity, kinds)):
        plan = replace(best.plan, velocity=forming, regrouped=grouping)
        if plan != best.plan:
            tried.append(Derivation(robot, plan, pairs, rules).with_derivatives(first))
    best = min(tried, key=lambda d: d.cost)
    tried += [best.with_derivatives(way) for way in _option(derivatives, DERIVATIVES)[1:]]
    return min(tried, key=lambda d: d.cost).result([d.plan for d in (*inertia[1:], *tried)])


T = TypeVar("T")


def _option(given: T | None, known: Sequence[T]) -> Sequence[T]:
    if given is None:
        return known
    if given not in known:
        raise DeriveError(
            f"unknown option {given!r}",
            method=NAME,
            hint="choose one of " + ", ".join(map(str, known)),
        )
    return (given,)


class Derivation:
    """One plan carried out; velocity terms when they are asked for."""

    def __init__(self, robot: Robot, plan: Plan, pairs: list[Pair], rules: bool) -> None:
        self.robot, self.plan, self.pairs, self.rules = robot, plan, pairs, rules
        frames = Frames(robot, pairs, plan.velocity)
        inertias = regroup(robot) if plan.regrouped else own_inertias(robot)
        bodies = extended_bodies(robot, frames.poses, inertias)
        self.arm = Arm(robot, frames, inertias, bodies, rules)
        self.bench = Bench()
        self.log_added_angles(frames)
        self.M = inertia_terms(self.arm, plan.recursion, self.bench)
        self.inertia_cost = Meter().new(self.M.values())
        self.plan = replace(plan, derivatives="", cost=self.inertia_cost)

    def log_added_angles(self, frames: Frames) -> None:
        """What it saved to see the axes before a run of parallel joints through q_p + q_{p+1}."""
        for pair in self.pairs:
            before, after = frames.seen[pair.inner].z, frames.seen[pair.outer].z
            meter = Meter()
            meter.take(e for axis in before.values() for e in axis)
            to_body = frames.poses[pair.outer].rotation.T
            plain = meter.new(e for axis in before.values() for e in to_body @ axis)
            saved = plain - meter.new(e for i in before for e in after[i])
            if saved > 0:
                where = f"frame[{self.arm.label(pair.outer)}]"
                self.bench.log.append(Firing("q_p + q_{p+1} in jR_i", where, saved))

    def with_derivatives(self, derivatives: str) -> Derivation:
        """The same M, with velocity terms of one kind and g."""
        other = copy(self)
        other.plan = replace(self.plan, derivatives=derivatives)
        other.bench = Bench(Meter(set(self.bench.meter.taken)), list(self.bench.log))
        beta = velocity_terms(self.arm, self.M, derivatives, other.bench)
        g = gravity_terms(self.arm, other.bench)
        other.settle(beta, g)
        return other

    def settle(self, beta: dict[tuple[int, int, int], Expr], g: list[Expr]) -> None:
        """Vanishing and equal elements found by fingerprint; then all of β by (28)."""
        label = self.arm.label
        named = {f"M[{label(*key)}]": value for key, value in self.M.items()}
        named |= {f"β[{label(*key)}]": value for key, value in beta.items()}
        named |= {f"g[{label(j)}]": value for j, value in enumerate(g)}
        values = iter((self.bench.settle(named) if self.rules else named).values())
        at = [body.joint.coordinate for body in self.robot.bodies]
        inertia, gravity = Terms(), Terms()
        for (i, j), value in zip(self.M, values, strict=False):
            inertia.add(value, at[i], at[j])
        self.beta = mirrored(dict(zip(beta, values, strict=False)), at)
        for j, value in zip(at, values, strict=True):
            gravity.add(value, j)
        self.inertia, self.g = inertia.matrix(self.robot.nv), gravity.vector(self.robot.nv)
        self.cost = Meter().new((*self.inertia.entries, *self.beta.values(), *self.g))
        self.plan = replace(self.plan, cost=self.cost)

    def result(self, tried: list[Plan]) -> RigidBody:
        """τ with each product of speeds once, and what the paper names."""
        arm = self.arm
        c = {(i, j, k): value for (i, j, k), value in self.beta.items() if j == k}
        b = {key: value * 2 for key, value in self.beta.items() if key[1] != key[2]}
        velocity = velocity_efforts(self.robot, self.beta)
        rest = [(*own, g) for own, g in zip(velocity, self.g, strict=True)]
        return RigidBody(
            tau=on_inertia(self.robot, self.inertia, rest),
            M=self.inertia,
            christoffel=self.beta,
            gravity=self.g,
            intermediates={
                "log": tuple(self.bench.log), "plan": self.plan,
                "tried": tuple(tried), "pairs": tuple(self.pairs), "b": b, "c": c,
                "U": [body.whole.moment for body in arm.bodies],
                "K": [body.fixed.tensor for body in arm.bodies],
                "I": [body.whole.tensor for body in arm.bodies],
                "m": [body.whole.mass for body in arm.bodies],
                "U_o": [body.fixed.moment for body in arm.bodies],
                "M": self.inertia, "g": self.g,
            },
            notation=STEPS,
        )  # fmt: skip


def velocity_efforts(robot: Robot, beta: Mapping[tuple[int, int, int], Expr]) -> list[list[Expr]]:
    """The velocity terms of each row: every different coefficient once, times its speeds.

    Parallel axes give equal coefficients, so their rates are added before they are multiplied.
    """
    rows: list[dict[Expr, dict[tuple[int, int], int]]] = [{} for _ in range(robot.nv)]
    for (i, j, k), value in beta.items():
        node, sign = (
            (value.args[1], -1) if value.kind == SCALE and value.args[0] == -1 else (value, 1)
        )
        speeds = rows[i].setdefault(node, {})
        speeds[j, k] = sign * (1 if j == k else 2)
    return [
        [multiply(node, products(robot.qd, speeds)) for node, speeds in row.items()] for row in rows
    ]


def products(qd: Sequence[Expr], speeds: Mapping[tuple[int, int], int]) -> Expr:
    """Σ n q̇_j q̇_k with a rate that all terms share taken out."""
    common = set.intersection(*({j, k} for j, k in speeds))
    if len(speeds) == 1 or not common:
        return linear((multiply(qd[j], qd[k]), n) for (j, k), n in speeds.items())
    shared = min(common)
    others = [(qd[k if j == shared else j], n) for (j, k), n in speeds.items()]
    return multiply(qd[shared], linear(others))
