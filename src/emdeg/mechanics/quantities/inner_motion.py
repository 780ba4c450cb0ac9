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

What is gained over forces and velocities in absolute terms (sensitivity.py): no body has a force or
B of its own; the turn of joint i is made once, by the composite body, and not again by each of the
seven vectors (F, R, T, K) that begin there; U and a of b are known in its axes, and near the base
almost all of them vanish. Seen by a body that turns with q̇ z, q̈ z against b (U_z its U),

    P + 2q̇ z × h,   W − 2q̇ ẑ Σ,   f + U_z h + q̇ z × P,   n + vee(U_zΣ − ΣU_zᵀ) + q̇ W z,

is what b sees. Joints one after the other with parallel axes, in axes that turn with neither, are
all seen from the body below the first, which turn with the sum of the speeds; then the origin of
the next moves with c, which adds 2c to the velocity of all points.

Responses to what moves below (F, R), pushes and how both go down: sensitivity.py. T and K are
needed as moments about the axes only: where these meet in a point at rest (a shoulder), T and K go
there at once, and their forces are turned no more.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from emdeg.exact.angles import Angle
from emdeg.exact.graph import ONE, ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector, skew
from emdeg.mechanics.body_axes import Axes, body_axes, poses_in
from emdeg.mechanics.quantities.sensitivity import (
    Coordinate,
    Response,
    Sensitivities,
    Z,
    coordinates,
    motions,
    turn_about_z,
    twice_rate,
    with_drives,
)
from emdeg.mechanics.short_forms import pseudo_inertia, turning_moment
from emdeg.mechanics.swinging import Swinging
from emdeg.mechanics.tree import efforts, ground, own_inertias, swing, swing_matrix
from emdeg.robot.model.inertia import congruent
from emdeg.robot.model.parts import Joint
from emdeg.robot.model.spatial import (
    FREE,
    STILL,
    ZERO3,
    Force,
    JointPose,
    Motion,
    PartByPart,
    PseudoInertia,
    SpatialInertia,
    VelocityInertia,
    turned,
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

    def turned(self, pose: JointPose) -> Inner:
        """In other axes."""
        R, body = pose.rotation, self.body
        if pose.angle.is_zero:
            body = PseudoInertia(body.mass, R @ body.moment, congruent(R, body.second))
        else:
            body = body.to_parent(pose)
        B = VelocityInertia(R @ self.B.momentum, turned(pose, self.B.turning))
        return Inner(body, B, _turned(R, self.force))

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
        """As seen from where all of it turns like this as well."""
        B = VelocityInertia.of(self.body, Motion(ZERO3, w * 2))
        u = swing_matrix(w, dw)
        own = Force(u @ self.body.moment, turning_moment(u, self.body.second))
        return Inner(self.body, self.B + B, self.force + (self.B @ w + own))

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


@dataclass(frozen=True)
class Place:
    """Where a joint is: from the axes of its body to its own, which do not turn, and on down.

    A joint `runs_on` where it is parallel to the one below, and the axes of both are the same.
    """

    t: Vector  # its origin, seen by the body below
    u: Vector  # 2 ṫ
    turn: JointPose | None = None  # about z
    below: tuple[JointPose, ...] = ()  # from the axes of the joint to those of the body below
    runs_on: bool = False

    def into(self, v: Vector) -> Vector:
        """From the axes of the body to those of the joint."""
        return v if self.turn is None else self.turn.rotation @ v

    def down(self, v: Vector) -> Vector:
        """From the axes of the joint to those of the body below."""
        for pose in self.below:
            v = pose.rotation @ v
        return v

    def up(self, v: Vector) -> Vector:
        """From the axes of the body below to those of the body."""
        for pose in (*reversed(self.below), *([] if self.turn is None else [self.turn])):
            v = pose.rotation.T @ v
        return v


@dataclass(frozen=True)
class Step:
    """A joint and how it moves.

    What it carries is seen `at` its origin, from a frame that turns with the body below, or below
    the run. Against that frame it turns and its origin moves with `speed` and its `rate`.
    """

    place: Place
    at: Swinging
    speed: Motion
    rate: Motion
    coordinates: list[Coordinate]


def sensitivities(
    robot: Robot,
    inertias: Sequence[SpatialInertia] | None = None,
    still: Collection[int] = (),
    swung: Collection[int] = (),
) -> Sensitivities:
    """∂τ/∂q, ∂τ/∂q̇, M and τ; with what `sensitivity.Moving.of` may be told."""
    axes = body_axes(robot, still)
    own = [
        inertia if place.turn.is_zero else inertia.to_parent(turn_about_z(place.turn))
        for inertia, place in zip(inertias or own_inertias(robot), axes, strict=True)
    ]
    steps = _steps(robot, axes, swung)
    at_rest = _at_rest(robot, steps)
    carried = _carried(robot, steps, [Inner.of(inertia) for inertia in own])
    n, bodies = robot.nv, range(len(robot.bodies))
    by_q, by_qd, by_qdd = ([[ZERO] * n for _ in range(n)] for _ in range(3))
    for i in bodies:
        omega, joint = steps[i].at.motion.omega, robot.bodies[i].joint
        for own_q in steps[i].coordinates:
            k, response = own_q.k, carried[i].response(own_q.S, omega)
            for j in reversed(robot.path(i)):
                response = response if j == i else _into(steps[j].place, response)
                for other in steps[j].coordinates:
                    by_q[k][other.k] = response.to(other.by_q)
                    by_qd[k][other.k] = response.to(other.by_qd)
                    by_qdd[k][other.k] = by_qdd[other.k][k] = response.force.dot(other.S)
                response = _below(steps[j].place, response)
        if joint.nv > 1:
            continue  # nothing that moves is below
        at = steps[i].at
        for rows, force in (
            (by_q, carried[i].when_moved(joint, at)), (by_qd, carried[i].when_faster(joint, at)),
        ):  # fmt: skip
            for k, effort in _efforts_below(robot, steps, at_rest, i, force).items():
                rows[k][joint.coordinate] = effort
    tau = efforts(robot, [c.needs(step.at) for c, step in zip(carried, steps, strict=True)])
    return with_drives(robot, by_q, by_qd, by_qdd, tau)


def _carried(robot: Robot, steps: Sequence[Step], own: Sequence[Inner]) -> list[Inner]:
    """What every joint carries, in its axes, as it is seen from below; tips first."""
    found = list(own)
    along: dict[int, Inner] = {}  # of the joints that run on: seen from below the run already
    for i in range(len(own) - 1, -1, -1):
        step, place, parent = steps[i], steps[i].place, robot.bodies[i].parent
        seen = found[i] if place.turn is None else found[i].turned(place.turn)
        seen = seen.turning(step.speed.w, step.rate.w)
        found[i] = seen = seen + along[i] if i in along else seen
        if parent is None:
            continue
        seen = seen.moving(step.speed.v, step.rate.v)
        for pose in place.below:
            seen = seen.turned(pose)
        seen = seen.shifted(place.t)
        if not place.runs_on:
            found[parent] = found[parent] + seen
        else:
            along[parent] = along[parent] + seen if parent in along else seen
    return found


def _steps(robot: Robot, axes: Sequence[Axes], swung: Collection[int]) -> list[Step]:
    """All joints, parents first."""
    poses = poses_in(robot, axes)
    states = motions(robot, poses, axes, swung)
    found: list[Step] = []
    for i, body in enumerate(robot.bodies):
        pose, joint = poses[i], body.joint
        place = Place(pose.translation, twice_rate(robot, i, pose, states))
        if joint.nv > 1:  # on the base, and seen from itself
            pushes = coordinates(robot, i, pose, states[i])
            found.append(Step(place, states[i], STILL, STILL, pushes))
            continue
        speed, rate = joint.motion(robot.qd), joint.motion(robot.qdd)
        if body.parent is None:  # in the axes of the body: of what is below, only gravity turns
            at = Swinging.of(ground(robot).turned(pose.rotation.T.__matmul__))
        else:
            place = _placed(place, joint, pose, axes[body.parent].turn)
            at = states[body.parent].at(place.t)
            for below in reversed(place.below):
                at = _seen(at, below)
        if place.runs_on and body.parent is not None:
            first = found[body.parent]
            at = Swinging(replace(first.at.motion, accel=at.motion.accel), first.at.u)
            around = first.speed.w, first.rate.w
            speed = Motion(around[0].cross(place.t), speed.w + around[0])
            rate = Motion(swing(*around, place.t), rate.w + around[1])
        else:  # what slides takes its origin along
            accel = at.motion.through(joint, robot).accel
            at = Swinging(replace(at.motion, accel=accel), at.u)
        found.append(Step(place, at, speed, rate, coordinates(robot, i, pose, at)))
    return found


def _placed(place: Place, joint: Joint, pose: JointPose, under: Angle) -> Place:
    """With its axes; those of the body below have turned by the angle `under` against theirs."""
    fixed = joint.placement.rotation
    turn = None if pose.angle.is_zero else turn_about_z(pose.angle)
    if fixed == Matrix.identity():
        return replace(place, turn=turn, runs_on=joint.revolute and not under.is_zero)
    below = JointPose(fixed, ZERO3, fixed, Angle())
    return replace(
        place, turn=turn, below=(below, *([] if under.is_zero else [turn_about_z(under)]))
    )


def _seen(at: Swinging, pose: JointPose) -> Swinging:
    """The motion in the inner axes; the entries of U stay what they are if axes are exchanged."""
    R = pose.rotation
    motion = at.motion.turned(R.T.__matmul__)
    if all(e is ZERO or e is ONE or -e is ONE for e in R.entries):
        return Swinging(motion, R.T @ at.u @ R)
    return Swinging.of(motion)


def _turned(R: Matrix, force: Force) -> Force:
    return Force(R @ force.f, R @ force.n)


def _into(place: Place, response: Response) -> Response:
    """From the axes of a body to those of its joint."""
    force = Force(place.into(response.force.f), place.into(response.force.n))
    return Response(force, place.into(response.turn))


def _below(place: Place, response: Response) -> Response:
    """From the axes of a joint to those of the body below, for pushes of that."""
    f, n, turn = (place.down(v) for v in (response.force.f, response.force.n, response.turn))
    return Response(Force(f, n + place.t.cross(f)), turn + place.u.cross(f))


def _efforts_below(
    robot: Robot, steps: Sequence[Step], at_rest: Sequence[bool], i: int, force: Force
) -> dict[int, Expr]:
    """{k: S_k·(f, n)} of the joints that carry i, for a wrench in the axes of joint i."""
    found: dict[int, Expr] = {}
    place = steps[i].place
    f, n, t = place.down(force.f), place.down(force.n), place.t
    for j in reversed(robot.path(i)[:-1]):
        place, joint, parent = steps[j].place, robot.bodies[j].joint, robot.bodies[j].parent
        meet = parent is not None and at_rest[parent] and joint.revolute
        if meet and sum(e is not ZERO for e in (*t, *place.t)) >= TWO_ARMS:
            # the axes below meet in a point at rest: the moment about that is all they need
            found[joint.coordinate] = (n + t.cross(f))[2]
            arm = t + place.up(place.t)
            n, f, t = place.down(place.into(n + arm.cross(f))), ZERO3, ZERO3
        else:
            f, n = place.into(f), place.into(n + t.cross(f))
            found |= {own.k: Force(f, n).dot(own.S) for own in steps[j].coordinates}
            f, n, t = place.down(f), place.down(n), place.t
    return found


def _at_rest(robot: Robot, steps: Sequence[Step]) -> list[bool]:
    """Does the origin of a body stay where it is?"""
    found: list[bool] = []
    for body, step in zip(robot.bodies, steps, strict=True):
        arm = any(e is not ZERO for e in step.place.t)
        below = body.parent is None or (found[body.parent] and not arm)
        found.append(below and body.joint.revolute)
    return found
