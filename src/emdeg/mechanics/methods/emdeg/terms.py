"""The terms of EMDEG's equations, one by one: M_ij, g_i and β_ijk with their rules.

What each element is in general, and which rules may give it instead: the equations are in emdeg
(general forms) and emdeg_rules. Elements are built from the tips inwards, so that a rule finds
the element of p+1 that it refers to; the bench takes the cheapest form of each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, partial
from typing import TypeAlias

from emdeg.exact.calculus import derivative
from emdeg.exact.fingerprint import is_zero
from emdeg.exact.graph import CONST, ONE, ZERO, Expr, linear, multiply, scale
from emdeg.exact.linalg import Matrix, dot, skew
from emdeg.mechanics.methods.emdeg.dyadics import (
    Extended,
    Frames,
    Pair,
    Z,
    dyadics_diagonal,
    dyadics_down,
)
from emdeg.mechanics.methods.emdeg.rules import Bench
from emdeg.robot.model.parts import Joint
from emdeg.robot.model.spatial import Force, SpatialInertia, VelocityInertia
from emdeg.robot.robot import Robot

Rules: TypeAlias = list[tuple[str, Callable[[], Expr]]]
Partial: TypeAlias = Callable[[int, int, int], Expr]  # i, j, k → ∂M_ij/∂q_k, i before j and k
HALF = Fraction(1, 2)


@dataclass(frozen=True)
class Arm:
    """The robot with its frames and extended bodies, ready for its terms."""

    robot: Robot
    frames: Frames
    inertias: Sequence[SpatialInertia]
    bodies: Sequence[Extended]
    rules: bool = True

    def joint(self, j: int) -> Joint:
        """The joint of body j, which knows how it turns and slides."""
        return self.robot.bodies[j].joint

    def label(self, *joints: int) -> str:
        """Joints by their place in q, counted from 1."""
        return ",".join(str(self.robot.bodies[j].joint.coordinate + 1) for j in joints)

    def pair(self, inner: int, towards: int) -> Pair | None:
        """The parallel pair of joint `inner` and the next one on the way to `towards`."""
        path = self.robot.path(towards)
        at = path.index(inner) + 1
        return self.frames.parallel.get((inner, path[at])) if at < len(path) else None

    def outer_pair(self, j: int) -> Pair | None:
        """The parallel pair of j and the only body that hangs on it."""
        children = self.robot.children[j]
        return self.frames.parallel.get((j, children[0])) if len(children) == 1 else None

    @cached_property
    def momenta(self) -> list[Force]:
        """z × U_j and I_jj z (revolute), m>_j z and U_j × z (prismatic)."""
        bodies = enumerate(self.bodies)
        return [body.whole.momentum(self.joint(j).columns[0]) for j, body in bodies]

    @cached_property
    def coriolis(self) -> list[VelocityInertia]:
        """Of each extended body k at q̇_k = 1."""
        bodies = enumerate(self.bodies)
        return [
            VelocityInertia.of(body.whole.pseudo, self.joint(k).columns[0]) for k, body in bodies
        ]

    def velocity_wrench(self, j: int, k: int) -> Force:
        """F_j and N_j on extended body k at q̇_j q̇_k = ½: see `paired` in emdeg."""
        return self.coriolis[k] @ self.frames.seen[k].partial[j].w

    def eta(self, i: int, j: int) -> Expr:
        """η_j of the pair of joint i: d · (momentum of extended body j)."""
        d = self.frames.seen[j].d.get(i)
        return ZERO if d is None else d.dot(self.momenta[j].f)


# -- inertia ---------------------------------------------------------------------------------


def inertia_terms(arm: Arm, recursion: str, bench: Bench) -> dict[tuple[int, int], Expr]:
    """M_ij for i on the path of j."""
    dyadics: Mapping[tuple[int, int], Matrix] = {}
    if recursion == "down":
        dyadics = dyadics_down(arm.robot, arm.frames, arm.bodies)
    elif recursion == "diagonal":
        dyadics = dyadics_diagonal(arm.robot, arm.frames, arm.bodies, arm.inertias)
    M: dict[tuple[int, int], Expr] = {}
    for j in range(len(arm.bodies) - 1, -1, -1):
        seen = arm.frames.seen[j]
        for i in reversed(arm.robot.path(j)):
            turning = arm.joint(i).revolute and arm.joint(j).revolute
            if (i, j) in dyadics and i != j and turning:
                general = seen.z[i].dot(dyadics[i, j].column(2))
            else:
                general = arm.momenta[j].dot(seen.partial[i])
            M[i, j] = bench.choose(f"M[{arm.label(i, j)}]", general, inertia_rules(arm, M, i, j))
    return M


def inertia_rules(arm: Arm, M: Mapping[tuple[int, int], Expr], i: int, j: int) -> Rules:
    """Equations 24 and 25."""
    found: Rules = []
    seen, body = arm.frames.seen[j], arm.bodies[j]
    inner, outer = arm.pair(i, j), arm.outer_pair(j)
    if inner is not None:  # i = p, j beyond
        found.append(
            (
                "M_pj = M_{p+1,j} + η_j",
                lambda: linear(((M[inner.outer, j], inner.sign), (arm.eta(i, j), 1))),
            )
        )
    if outer is None or not arm.joint(j).spin:
        return found
    c, sign, K = outer.outer, outer.sign, body.fixed.tensor
    if i == j:
        found.append(
            (
                "M_pp = M_{p,p+1} + z·K·z + η_{p+1}",
                lambda: linear(
                    ((M[j, c], sign), (arm.eta(j, c), sign), (body.fixed.tensor[2, 2], 1))
                ),
            )
        )
    else:

        def third() -> Expr:
            lever = arm.frames.poses[c].translation.cross(Z)
            bracket = K.column(2) - arm.bodies[c].moved.cross(lever)
            turned = seen.partial[i].w.dot(bracket)
            moved = seen.partial[i].v.dot(Z.cross(body.fixed.moment))
            return linear(((M[i, c], sign), (turned, 1), (moved, 1)))

        found.append(("M_ip = M_{i,p+1} + z_i·[…]·z", third))
    return found


def gravity_terms(arm: Arm, bench: Bench) -> list[Expr]:
    """g_j, and for parallel axes g_p = σ g_{p+1} − g·(z × what does not hang on p+1)."""
    g = [ZERO] * len(arm.bodies)
    for j in range(len(arm.bodies) - 1, -1, -1):
        rules: Rules = []
        for c in arm.robot.children[j]:
            pair = arm.frames.parallel.get((j, c))
            if pair is not None and arm.joint(j).spin:

                def shared(c: int = c, j: int = j, sign: int = pair.sign) -> Expr:
                    rest = arm.bodies[j].fixed.moment
                    for other in arm.robot.children[j]:
                        rest = rest if other == c else rest + arm.bodies[other].moved
                    weight = arm.frames.seen[j].gravity.dot(Z.cross(rest))
                    return linear(((g[c], sign), (weight, -1)))

                rules.append(("g_p = g_{p+1} − g·(z × U_po)", shared))
        whole = -arm.frames.seen[j].gravity.dot(arm.momenta[j].f)
        g[j] = bench.choose(f"g[{arm.label(j)}]", whole, rules)
    return g


# -- velocity terms ----------------------------------------------------------------------------


def velocity_terms(
    arm: Arm, M: Mapping[tuple[int, int], Expr], derivatives: str, bench: Bench
) -> dict[tuple[int, int, int], Expr]:
    """β_ijk for i before k, j before or at k, all on one path: (27-29) and the rules."""
    partial_of = by_calculus(arm, M) if derivatives == "calculus" else partial(by_geometry, arm)
    beta: dict[tuple[int, int, int], Expr] = {}
    for k in range(len(arm.bodies)):
        path = arm.robot.path(k)
        for j in reversed(path):
            for i in reversed(path[:-1]):
                if derivatives == "paired":  # w_i·N_j + v_i·F_j in frame k
                    general = arm.velocity_wrench(j, k).dot(arm.frames.seen[k].partial[i])
                else:
                    general = christoffel(partial_of, i, j, k)
                rules = velocity_rules(arm, beta, i, j, k) if arm.rules else []
                where = f"β[{arm.label(i, j, k)}]"
                beta[i, j, k] = bench.choose(where, general, rules)
    return beta


def christoffel(of: Partial, i: int, j: int, k: int) -> Expr:
    """(27-29), with i, j before k (bodies are numbered parents first)."""
    if j == k:
        return of(i, k, k)
    if i == j:
        return scale(HALF, of(i, i, k))
    if i < j:
        return linear(((of(i, j, k), HALF), (of(i, k, j), HALF)))
    return linear(((of(j, i, k), HALF), (of(j, k, i), -HALF)))


def velocity_rules(
    arm: Arm, beta: Mapping[tuple[int, int, int], Expr], i: int, j: int, k: int
) -> Rules:
    """Equations 30 to 35."""
    found: Rules = []
    if not arm.joint(j).spin:
        return [("β_ijk = 0 for a prismatic j", lambda: ZERO)]
    of_j, of_i = (arm.pair(j, k) if j != k else None), arm.pair(i, k)
    if of_j is not None:
        found.append(("β_ipk = β_{i,p+1,k}", lambda: scale(of_j.sign, beta[i, of_j.outer, k])))
    if of_i is None:
        return found
    if of_i.outer == k:
        if j < i and arm.joint(i).spin:
            found.append(
                (
                    "β_{p,i,p+1} = (z_i·z_p) β_{p,p,p+1}",
                    lambda: multiply(_cosine(arm, j, i), beta[i, i, k]),
                )
            )
        return found

    def shifted() -> Expr:
        terms = [(beta[of_i.outer, j, k], of_i.sign)]
        d = arm.frames.seen[k].d.get(i)
        if d is not None:
            terms.append((d.dot(arm.velocity_wrench(j, k).f), 1))
        return linear(terms)

    found.append(("β_pjk = β_{p+1,j,k} + d·F", shifted))
    return found


def _cosine(arm: Arm, i: int, p: int) -> Expr:
    """z_i · z_p; proven zero becomes 0."""
    value = arm.frames.seen[p].z[i][2]
    return ZERO if value.kind != CONST and is_zero(value) else value


# -- partial derivatives of M ----------------------------------------------------------------------


def by_calculus(arm: Arm, M: Mapping[tuple[int, int], Expr]) -> Partial:
    """∂M_ij/∂q_k by differentiating the expressions of M."""
    columns: list[dict[tuple[int, int], Expr]] = []
    for body in arm.robot.bodies:
        q = arm.robot.q[body.joint.coordinate]
        columns.append(dict(zip(M, derivative(list(M.values()), {q: ONE}), strict=True)))
    return lambda i, j, k: columns[k][i, j]


def by_geometry(arm: Arm, i: int, j: int, k: int) -> Expr:
    """∂M_ij/∂q_k by turning extended bodies (Appendix I)."""
    if k > j:
        return _beyond(arm, i, j, k)
    partial = arm.frames.seen[j].partial  # k between i and j: the axes of i and k turn apart
    return arm.momenta[j].dot(partial[i].cross(partial[k]))


def _beyond(arm: Arm, i: int, j: int, k: int) -> Expr:
    """k beyond i and j: extended body k turns about z, or slides along it."""
    body, (a, b) = arm.bodies[k].whole, (arm.frames.seen[k].partial[n] for n in (i, j))
    turn, slide = arm.joint(k).spin, arm.joint(k).slide
    slid = ZERO
    if slide is not ZERO:
        p, other = (body.momentum(motion).f for motion in (a, b))
        slid = (a.w.cross(Z).dot(other) + b.w.cross(Z).dot(p)) * slide
    if not turn:
        return slid
    u, z = Z.cross(body.moment), skew(Z)
    turning = z @ body.tensor - body.tensor @ z
    if i == j:
        turned = linear(((a.w.dot(turning @ a.w), 1), (a.v.dot(a.w.cross(u)), 2)))
    else:
        moved = (*a.w.cross(u), *b.w.cross(u), *(turning @ b.w))
        turned = dot((*b.v, *a.v, *a.w), moved)
    return turned * turn + slid
