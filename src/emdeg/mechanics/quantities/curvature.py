"""Second derivatives of inverse dynamics by recursion: the Hessian of λᵀτ, and that of every τ_i.

λᵀτ is the power of all forces on the virtual velocities that the speeds λ give: with Λ the motion
of each body and l(p) that of its points, λᵀτ = ∫ l · (acceleration) dm. A push of the frame j
(sensitivity.py) changes the accelerations beyond it by δa + β × p + 2 δω × w, and where q_j itself
changes the virtual motions too, by δΛ = Λ × S_j, the same for every body carried. So

    δ(λᵀτ) = δΛ·F + (δa, β)·G + δω·H        F the force that moves what is carried
    G = ∫ (l, p × l) dm                      H = 2 ∫ w × l dm

A second push, at a joint j on the way from k to the base or at k itself, changes

    F by I (δa, β) + B δω      G by I δΛ      H by Bᵀ δΛ + E δω
    E = 2 ∫ (p lᵀ − p·l) dm = 2 (K − tr K),  K = ∫ p lᵀ dm

and the first push itself, because that is made of ω, a, Λ and U, δU = β^ + 2 δω^ ω^. Gathered, each
coordinate of k is a functional of the push at j; for a joint that turns about z

    by q_k     δΛ·(I (δa, β)_k + B δω_k + z ×* F) + (δa, β)·(I δΛ_k + z ×* G)
                                                   + δω·(Bᵀ δΛ_k + E δω_k + z × H)
    by q̇_k     δΛ·(I (δa, β)_k + B δω_k) + δω·E z
    by q̈_k     δΛ·I S_k

What multiplies δΛ are the columns of ∂τ/∂q_k, ∂τ/∂q̇_k and M. All are carried from frame to frame
towards the base and meet the pushes there: O(n·depth) operations for all of the Hessian. K, G and H
are gathered from the tips; in the parent, where the child's origin is at t and moves with u = 2 ṫ,

    G' = R G        K' = R K Rᵀ + t G'ᵀ        H' = R H + u × G'

The Hessian of τ_i alone is that of λ = e_i, for which the virtual motion of all that i carries is
one, and K, H are those of its composite body.

∂/∂q along a free flyer are derivatives in its tangent space, which do not commute: entry (j, k) of
`qq` is ∂/∂q_k of ∂/∂q_j. Without mimic joints, external wrenches and a moving base; friction is
added at the end. Compare Singh, Russell, Wensing 2023 (second-order IDSVA), who gather tensors.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from emdeg.exact.calculus import derivative
from emdeg.exact.graph import ONE, ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector, skew
from emdeg.mechanics.quantities.sensitivity import Coordinate, Moving, Response, Z, moved
from emdeg.mechanics.short_forms import pseudo_inertia
from emdeg.mechanics.terms.drives import friction_efforts
from emdeg.mechanics.tree import inward, outward
from emdeg.robot.model.spatial import (
    STILL,
    ZERO3,
    Force,
    JointPose,
    Motion,
    PartByPart,
    PseudoInertia,
    SpatialInertia,
    turned,
)
from emdeg.robot.robot import Robot


class Hessian(NamedTuple):
    """∂²/∂q∂q, ∂²/∂q∂q̇, ∂²/∂q̇∂q̇ and ∂²/∂q∂q̈ of one number, n × n each; all others vanish."""

    qq: Matrix
    qqd: Matrix
    qdqd: Matrix
    qqdd: Matrix


@dataclass(frozen=True)
class Virtual(PartByPart):
    """A body, with all that it carries, at virtual velocities: ∫ l dm, K and H."""

    momentum: Vector
    K: Matrix
    H: Vector

    @staticmethod
    def of(body: PseudoInertia, motion: Motion, H: Vector = ZERO3) -> Virtual:
        """Of a body that moves as one: K = h vᵀ − Σ ω^."""
        v, w, h = motion.v, motion.w, body.moment
        return Virtual(v * body.mass + w.cross(h), h.outer(v) - body.second @ skew(w), H)

    def turning(self, omega: Vector) -> Virtual:
        """With its H, where all its points turn with ω: H = E ω."""
        return Virtual(self.momentum, self.K, self.E(omega))

    @property
    def half(self) -> Matrix:
        """E/2 = K − tr K."""
        (xx, xy, xz), (yx, yy, yz), (zx, zy, zz) = self.K.rows
        return Matrix(((-(yy + zz), xy, xz), (yx, -(xx + zz), yz), (zx, zy, -(xx + yy))))

    def E(self, w: Vector) -> Vector:
        """E w."""
        return (self.half @ w) * 2

    @property
    def force(self) -> Force:
        """G = ∫ (l, p × l) dm."""
        (_, xy, xz), (yx, _, yz), (zx, zy, _) = self.K.rows
        return Force(self.momentum, Vector((yz - zy, zx - xz, xy - yx)))

    def to_parent(self, pose: JointPose, u: Vector) -> Virtual:
        """The same in the parent's frame."""
        p = pose.rotation @ self.momentum
        K = turned(pose, self.K) + pose.translation.outer(p)
        return Virtual(p, K, pose.rotation @ self.H + u.cross(p))


class Columns(NamedTuple):
    """∂τ/∂q_k, ∂τ/∂q̇_k and M_k of one coordinate as forces in one frame: they multiply δΛ."""

    by_q: Force
    by_qd: Force
    by_qdd: Force

    def to_parent(self, pose: JointPose) -> Columns:
        """The same in the parent's frame."""
        return Columns(*(force.to_parent(pose) for force in self))


def hessian(
    robot: Robot, multipliers: Sequence[Expr], inertias: Sequence[SpatialInertia] | None = None
) -> Hessian:
    """That of λᵀτ; with regrouped `inertias` (robot.edit.regroup) if there are any."""
    tree = Moving.of(robot, inertias)
    motions = _virtual_motions(robot, tree, multipliers)
    own = [
        Virtual.of(pseudo_inertia(inertia), motion).turning(state.omega)
        for inertia, motion, state in zip(tree.own, motions, tree.states, strict=True)
    ]
    gathered = inward(robot, own, lambda i, v: v.to_parent(tree.poses[i], tree.rates[i]))
    return _Table(robot, tree, _columns(robot, tree)).hessian(multipliers, motions, gathered)


def hessians(robot: Robot, inertias: Sequence[SpatialInertia] | None = None) -> list[Hessian]:
    """Those of τ_1 … τ_n."""
    tree = Moving.of(robot, inertias)
    table = _Table(robot, tree, _columns(robot, tree))
    found: dict[int, Hessian] = {}
    for i, body in enumerate(robot.bodies):
        for k in body.joint.indices:
            unit = [ONE if other == k else ZERO for other in range(robot.nv)]
            motions = _virtual_motions(robot, tree, unit)
            found[k] = table.hessian(unit, motions, _composite(robot, tree, motions, i))
    return [found[k] for k in range(robot.nv)]


def _virtual_motions(robot: Robot, tree: Moving, multipliers: Sequence[Expr]) -> list[Motion]:
    """Λ of every body: its velocity, were λ the velocities of the joints."""

    def step(i: int, below: Motion | None) -> Motion:
        own = robot.bodies[i].joint.motion(multipliers)
        return own if below is None else below.to_child(tree.poses[i]) + own

    return outward(robot, step)


def _composite(robot: Robot, tree: Moving, motions: Sequence[Motion], first: int) -> list[Virtual]:
    """What every body carries where only the joint of body `first` moves: all beyond it as one."""
    nothing = Virtual(ZERO3, Matrix.zero(), ZERO3)
    found = [nothing] * len(robot.bodies)
    for i, (body, motion) in enumerate(zip(tree.carried, motions, strict=True)):
        if first in robot.path(i):
            found[i] = Virtual.of(body.inertia.pseudo, motion, body.B.transposed(motion))
    for i in reversed(robot.path(first)[1:]):
        parent = robot.bodies[i].parent
        assert parent is not None
        found[parent] = found[i].to_parent(tree.poses[i], tree.rates[i])
    return found


def _columns(robot: Robot, tree: Moving) -> list[list[Columns]]:
    """Of every elementary joint, in its own frame and in all frames from there to the base."""
    found: list[list[Columns]] = []
    for i, (body, own) in enumerate(zip(tree.carried, tree.coordinates, strict=True)):
        found.append([])
        if len(own) > 1:
            continue  # nothing is below a free flyer
        stiff = body.change(own[0].by_q) + moved(robot.bodies[i].joint, body.force)
        at = Columns(stiff, body.change(own[0].by_qd), body.inertia.momentum(own[0].S))
        for j in reversed(robot.path(i)):
            found[i].append(at)
            at = at.to_parent(tree.poses[j])
    return found


@dataclass(frozen=True)
class _Table:
    """What does not depend on λ."""

    robot: Robot
    tree: Moving
    columns: list[list[Columns]]

    def hessian(
        self,
        multipliers: Sequence[Expr],
        motions: Sequence[Motion],
        gathered: Sequence[Virtual],
    ) -> Hessian:
        """All second derivatives, joint by joint from there to the base."""
        robot, n = self.robot, self.robot.nv
        found = [[[ZERO] * n for _ in range(n)] for _ in range(4)]
        qdqd = found[2]
        for i, body in enumerate(robot.bodies):
            if body.joint.nv == 1:
                self._fill(i, found, motions, gathered[i])
            else:
                _fill_flyer(self.tree.coordinates[i], found, gathered[i])
        friction = friction_efforts(robot)  # motor inertia and springs are not curved
        for k, (multiplier, v) in enumerate(zip(multipliers, robot.qd, strict=True)):
            (slope,) = derivative(derivative([friction[k]], {v: ONE}), {v: ONE})
            qdqd[k][k] = qdqd[k][k] + multiplier * slope
        return Hessian(*map(Matrix, found))

    def _fill(
        self, i: int, found: list[list[list[Expr]]], motions: Sequence[Motion], load: Virtual
    ) -> None:
        """The pairs of one joint with itself and with all joints below it."""
        tree, (own,) = self.tree, self.tree.coordinates[i]
        (qq, qqd, qdqd, qqdd), k = found, own.k
        response, faster = self._functionals(i, own, motions[i], load)
        for j, column in zip(reversed(self.robot.path(i)), self.columns[i], strict=True):
            for other in tree.coordinates[j]:
                o, flies = other.k, len(tree.coordinates[j]) > 1
                # Λ of a free flyer is λ itself in its own axes: no change of q changes it
                shift = STILL if flies else motions[j].cross(other.S)
                qq[o][k] = qq[k][o] = response.to(other.by_q) + column.by_q.dot(shift)
                qqd[o][k] = faster.dot(other.by_q.turn) + column.by_qd.dot(shift)
                qqd[k][o] = response.to(other.by_qd)
                qdqd[o][k] = qdqd[k][o] = faster.dot(other.by_qd.turn)
                qqdd[o][k] = column.by_qdd.dot(shift)
                qqdd[k][o] = response.force.dot(other.S)
            response = response.to_parent(tree.poses[j], tree.rates[j])
            faster = tree.poses[j].rotation @ faster

    def _functionals(
        self, i: int, own: Coordinate, motion: Motion, load: Virtual
    ) -> tuple[Response, Vector]:
        """What multiplies (δa, β) and δω by q_k, and δω by q̇_k.

        A slide pushes by δa = U z and 2 ω × z, which δω changes by 2 δω × (ω × z) and 2 δω × z.
        """
        joint, body = self.robot.bodies[i].joint, self.tree.carried[i]
        turn, slide, shift = joint.spin, joint.slide, motion.cross(own.S)
        swept = self.tree.states[i].omega.cross(Z) * 2
        force = body.inertia.momentum(shift) + moved(joint, load.force)
        by_turn = body.B.transposed(shift) + load.E(own.by_q.turn) + Z.cross(load.H) * turn
        p = load.momentum
        faster = load.E(own.by_qd.turn) + Z.cross(p * 2) * slide
        return Response(force, by_turn + swept.cross(p) * slide), faster


def _fill_flyer(
    coordinates: Sequence[Coordinate], found: list[list[list[Expr]]], load: Virtual
) -> None:
    """The motions of a free flyer among themselves: gravity turns, and ω × v, ω × p, ω × (ω × p).

    A turn by e_b after one by e_a: (weight × e_b) × e_a; the velocities enter δa = ω × v, and
    with H and β what is symmetric of E.
    """
    (qq, _, qdqd, _), p = found, load.momentum
    symmetric = load.half + load.half.T
    for one in coordinates:
        for other in coordinates:
            a, b = one.S, other.S
            qq[one.k][other.k] = other.by_q.motion.v.cross(a.w).dot(p)
            lever = (b.w.cross(a.v) + a.w.cross(b.v)).dot(p)
            qdqd[one.k][other.k] = lever + a.w.dot(symmetric @ b.w)
