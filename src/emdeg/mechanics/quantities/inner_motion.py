"""Derivatives of inverse dynamics from inner motions: ∂τ/∂q, ∂τ/∂q̇ and M of a tree.

What joint i carries is looked at from the body b below it, in axes of that body. There it has an
inertia (m, h, Σ = ∫ p pᵀ dm), and an inner motion: its points move with w and accelerate with α
*relative to b*. Of these only sums matter, and a body by itself has none,

    P = 2 ∫ w dm,   W = −2 ∫ p̂ ŵ dm,   f = ∫ α dm,   n = ∫ p × α dm.

When b turns with ω and U = ω̇^ + ω^ω^, and accelerates with a at the joint's origin, all this needs

    f + m a + U h + ω × P,     n + h × a + vee(UΣ − ΣUᵀ) + W ω.

A turn of the joint turns the inertia and its inner motion, and leaves the field (ω, U, a) alone:

    ∂/∂q    K:  U δh + ω × (z × P) + z × f,   δh × a + vee(U δΣ − δΣ Uᵀ) + (ẑW − Wẑ) ω + z × n
    ∂/∂q̇    T:  2 ω × δh + z × P,             W z − 2 z × Σω
                δh = z × h,   δΣ = ẑΣ − Σẑ

What the body of the joint sees, which turns with q̇ z, q̈ z against b, is for b

    P + 2e,   W − 2E,   f + z × (q̈ h + q̇ (P + e)),   n + q̈ J z + q̇ (W − E) z
                e = q̇ z × h,   E = q̇ ẑ Σ.

What is gained over forces and velocities in absolute terms (sensitivity.py): no body has a force or
B of its own; the turn of joint i is made once, by the composite body, and not again by each of the
seven vectors (F, R, T, K) that begin there; U and a of b are known in its axes, and near the base
almost all of them vanish. Joints one after the other with parallel axes, in axes that turn with
neither, are all seen from the body below the first, and turn with the sum of the speeds; then the
origin of the next moves with c, which adds 2c to the velocity of all points.

Responses to what moves below (F, R) and pushes: sensitivity.py. All go down from joint to joint
(joint_steps), and where axes meet in a point at rest (a shoulder), over the last two arms at once:
there forces matter no more, but for gravity, and are not turned. The joint between the two arms
sees what arrives at its upper end.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from emdeg.exact.angles import Angle
from emdeg.exact.graph import ONE, ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector, skew
from emdeg.mechanics.body_axes import body_axes
from emdeg.mechanics.quantities.joint_steps import Step, joint_steps
from emdeg.mechanics.quantities.sensitivity import (
    Coordinate,
    Response,
    Sensitivities,
    Z,
    inertias_in,
    with_drives,
)
from emdeg.mechanics.short_forms import pseudo_inertia, turning_moment
from emdeg.mechanics.swinging import Swinging
from emdeg.mechanics.tree import efforts
from emdeg.robot.model.inertia import congruent
from emdeg.robot.model.parts import Joint
from emdeg.robot.model.spatial import (
    FREE,
    ZERO3,
    Force,
    JointPose,
    Motion,
    PartByPart,
    PseudoInertia,
    SpatialInertia,
    VelocityInertia,
    turned_by,
)
from emdeg.robot.robot import Robot

STILL_INSIDE = VelocityInertia(ZERO3, Matrix.zero())
Z_HAT = skew(Z)
TWO_ARMS = 3  # components that two arms have at least, for one over both to be shorter


@dataclass(frozen=True)
class Inner(PartByPart):
    """What a joint carries, and how that moves relative to some body: (m, h, Σ), (P, W), (f, n)."""

    body: PseudoInertia
    B: VelocityInertia
    force: Force

    @staticmethod
    def of(inertia: SpatialInertia) -> Inner:
        """A body seen by itself."""
        return Inner(pseudo_inertia(inertia), STILL_INSIDE, FREE)

    def turned(self, R: Matrix) -> Inner:
        """In other axes."""
        second, turning = self.body.second, self.B.turning
        if R[2, 2] is ONE:  # about z
            second, turning = (turned_by(each, R[0, 0], R[1, 0]) for each in (second, turning))
        else:
            second, turning = congruent(R, second), R @ turning @ R.T
        body = PseudoInertia(self.body.mass, R @ self.body.moment, second)
        force = Force(R @ self.force.f, R @ self.force.n)
        return Inner(body, VelocityInertia(R @ self.B.momentum, turning), force)

    def shifted(self, t: Vector) -> Inner:
        """About a point from which this one is seen at t."""
        pose = JointPose(Matrix.identity(), t, Matrix.identity(), Angle())
        B, force = self.B.to_parent(pose), self.force.to_parent(pose)
        return Inner(self.body.shifted(t), B, force)

    def moving(self, velocity: Vector, acceleration: Vector) -> Inner:
        """As seen from where all of it moves like this as well."""
        B = VelocityInertia.of(self.body, Motion(velocity * 2, ZERO3))
        force = Force(acceleration * self.body.mass, self.body.moment.cross(acceleration))
        return Inner(self.body, self.B + B, self.force + force)

    def turning(self, w: Vector, dw: Vector) -> Inner:
        """As seen from where all of it turns like this as well; half of B's growth acts on ω."""
        half = VelocityInertia.of(self.body, Motion(ZERO3, w))
        between = self.B + half
        force = self.body.spatial.momentum(Motion(ZERO3, dw)) + between @ w
        return Inner(self.body, between + half, self.force + force)

    def joined(self, step: Step) -> Inner:
        """Of a body with all that it carries: what its joint carries, in the axes of the joint."""
        place = step.place
        seen = self if place.turn is None else self.turned(place.turn)
        return seen.turning(step.speed.w, step.rate.w)

    def below(self, step: Step) -> Inner:
        """Of what a joint carries: the same as seen by the body below, in its axes."""
        seen = self.moving(step.speed.v, step.rate.v)
        for rotation in step.place.below:
            seen = seen.turned(rotation)
        return seen.shifted(step.place.t)

    def needs(self, at: Swinging) -> Force:
        """The force that it needs on a body that moves like this."""
        a, u, h = at.motion.accel, at.u, self.body.moment
        own = Force(a * self.body.mass + u @ h, h.cross(a) + turning_moment(u, self.body.second))
        return self.force + self.B @ at.motion.omega + own

    def response(self, S: Motion, omega: Vector) -> Response:
        """push → S·(δf, δn); its points turn with ω beyond what is inner."""
        twice, body = omega * 2, self.body
        momentum = self.B.momentum + twice.cross(body.moment)
        turn = self.B.turning.T @ S.w + body.second @ twice.cross(S.w)
        return Response(body.spatial.momentum(S), momentum.cross(S.v) + turn)

    def when_moved(self, joint: Joint, at: Swinging) -> Force:
        """K: how what it needs changes with q."""
        w, a, u = at.motion.omega, at.motion.accel, at.u
        h, p, W = self.body.moment, self.B.momentum, self.B.turning
        (xx, xy, xz), (_, yy, yz), _ = self.body.second.rows
        spread, double = xx - yy, 2 * xy
        second = Matrix(((-double, spread, -yz), (spread, double, xz), (-yz, xz, ZERO)))
        moved = Force(
            u @ Z.cross(h) + w.cross(Z.cross(p)) + Z.cross(self.force.f),
            Z.cross(h).cross(a) + turning_moment(u, second)
            + (Z_HAT @ W - W @ Z_HAT) @ w + Z.cross(self.force.n),
        ) * joint.spin  # fmt: skip
        if joint.slide is ZERO:
            return moved
        # δh = m z, δΣ = z hᵀ + h zᵀ, and f is no longer where it was
        mass, second = self.body.mass, Z.outer(h) + h.outer(Z)
        lever = Z.cross(a * mass + w.cross(p) + self.force.f)
        slid = Force(u @ Z * mass, lever + turning_moment(u, second))
        return moved + slid * joint.slide

    def when_faster(self, joint: Joint, at: Swinging) -> Force:
        """T: how what it needs changes with q̇."""
        twice, h = at.motion.omega * 2, self.body.moment
        turning = Force(
            twice.cross(Z.cross(h)) + Z.cross(self.B.momentum),
            self.B.turning @ Z - Z.cross(self.body.second @ twice),
        ) * joint.spin  # fmt: skip
        if joint.slide is ZERO:
            return turning
        a = twice.cross(Z)
        return turning + Force(a * self.body.mass, h.cross(a)) * joint.slide


def sensitivities(
    robot: Robot,
    inertias: Sequence[SpatialInertia] | None = None,
    still: Collection[int] = (),
    swung: Collection[int] = (),
) -> Sensitivities:
    """∂τ/∂q, ∂τ/∂q̇, M and τ; with what `sensitivity.Moving.of` may be told."""
    axes = body_axes(robot, still)
    own = inertias_in(robot, axes, inertias)
    steps = joint_steps(robot, axes, swung)
    carried = _carried(robot, steps, [Inner.of(inertia) for inertia in own])
    n = robot.nv
    by_q, by_qd, by_qdd = ([[ZERO] * n for _ in range(n)] for _ in range(3))
    for i, body in enumerate(robot.bodies):
        at, joint = steps[i].at, body.joint
        for own_q in steps[i].coordinates:
            k, response = own_q.k, carried[i].response(own_q.S, at.motion.omega)
            here = [Arrived(other, response) for other in steps[i].coordinates]
            for arrived in (*here, *_down(robot, steps, i, response)):
                j = arrived.at.k
                by_q[k][j], by_qd[k][j] = arrived.to_q, arrived.to_qd
                by_qdd[k][j] = by_qdd[j][k] = arrived.effort
        if joint.nv > 1:
            continue  # nothing that moves is below
        for rows, force in (
            (by_q, carried[i].when_moved(joint, at)), (by_qd, carried[i].when_faster(joint, at)),
        ):  # fmt: skip
            for arrived in _down(robot, steps, i, Response(force, ZERO3)):
                rows[arrived.at.k][joint.coordinate] = arrived.effort
    tau = efforts(robot, [c.needs(step.at) for c, step in zip(carried, steps, strict=True)])
    return with_drives(robot, by_q, by_qd, by_qdd, tau)


def _carried(robot: Robot, steps: Sequence[Step], own: Sequence[Inner]) -> list[Inner]:
    """What every joint carries, in its axes, as it is seen from below; tips first."""
    found = list(own)
    along: dict[int, Inner] = {}  # of the joints that run on: seen from below the run already
    for i in range(len(own) - 1, -1, -1):
        step, parent = steps[i], robot.bodies[i].parent
        seen = found[i].joined(step)
        found[i] = seen = seen + along[i] if i in along else seen
        if parent is None:
            continue
        seen = seen.below(step)
        if not step.place.runs_on:
            found[parent] = found[parent] + seen
        else:
            along[parent] = along[parent] + seen if parent in along else seen
    return found


@dataclass(frozen=True)
class Arrived:
    """A response (of T and K, their wrench alone) where a coordinate's pushes are seen."""

    at: Coordinate
    response: Response
    weight: Expr = ZERO  # what gravity does to a force that stayed above

    @property
    def to_q(self) -> Expr:
        """What a change of the coordinate does."""
        return self.response.to(self.at.by_q) + self.weight

    @property
    def to_qd(self) -> Expr:
        """… of its speed."""
        return self.response.to(self.at.by_qd)

    @property
    def effort(self) -> Expr:
        """… of its acceleration; or the effort that the joint has to bring up."""
        return self.response.force.dot(self.at.S)


def _down(robot: Robot, steps: Sequence[Step], i: int, response: Response) -> Iterator[Arrived]:
    """A response in the axes of joint i, at all joints that carry it."""
    place, above = steps[i].place, (i, ZERO3)  # body in whose axes a force stayed
    response, t, u = response.turned(place.down), place.t, place.u
    for j in reversed(robot.path(i)[:-1]):
        step, place = steps[j], steps[j].place
        if place.reaches and sum(e is not ZERO for e in (*t, *place.t)) >= TWO_ARMS:
            (own,) = step.coordinates
            yield Arrived(own.turned(place.out).at(t, u), response)
            above = j, response.force.f
            response = response.at(t + place.up(place.t), u + place.up(place.u)).without_force
            response, t, u = response.turned(place.into), ZERO3, ZERO3
        else:
            response = response.at(t, u).turned(place.into)
            for own in step.coordinates:
                yield Arrived(own, response, _weight(robot, steps, j, *above))
            t, u = place.t, place.u
        response = response.turned(place.down)


def _weight(robot: Robot, steps: Sequence[Step], j: int, i: int, f: Vector) -> Expr:
    """f·δa of a change of q_j: f is in the axes of body i, and the origin of j is at rest."""
    if all(e is ZERO for e in f):
        return ZERO
    path = robot.path(i)
    a = steps[j].place.out(steps[j].coordinates[0].by_q.motion.v)
    for k in path[path.index(j) + 1 :]:
        a = steps[k].place.up(a)
    return f.dot(a)
