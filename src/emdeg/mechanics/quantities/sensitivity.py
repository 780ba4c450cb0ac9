"""Derivatives of inverse dynamics by recursion: ∂τ/∂q, ∂τ/∂q̇ and M of a tree.

For the bodies that body j carries, a change of q_j or of its rates is a push of the frame that
they stand on: δω, δω̇ and δa of the origin, in the axes of j. With β = δω̇ + ω × δω, which is the
same for every body carried, a point p whose velocity relative to the origin is w feels

    δ(acceleration) = δa + β × p + 2 δω × w

so the force and moment that the subtree needs change by

    δf = m δa + β × h + δω × P        P = 2 ∫ w dm
    δn = h × δa + J β − N δω          N = 2 ∫ p̂ ŵ dm

with the inertia (m, h, J) of the composite body and B = [0, −P̂; 0, −N], its VelocityInertia at
twice its motion relative to the frame. Of one body that turns with ω: P = 2ω × h and N = 2ω̂ Σ,
Σ = ∫ p pᵀ dm; in the parent, where the child's origin moves with u = 2 ṫ, the inertia (m, h', ·)
that moves with u is added to B:

    P' = R P + m u        N' = R N Rᵀ + ĥ' û + t̂ (R P)^

No velocity of a point is needed, and with U = ω̇^ + ω^ω^ the pushes are known already:

    revolute     q: δω = ω × z, β = U z, δa = a × z     q̇: δω = z, β = 2ω × z     q̈: β = z
    prismatic    q: δa = U z                            q̇: δa = 2ω × z            q̈: δa = z
    screw        the sum of both, the second times the pitch
    free flyer   turned by e: δa = (a due to gravity) × e,  v: δa = ω × e,
                 ω: δω = e, β = ω × e, δa = e × v       v̇: δa = e      ω̇: β = e

A push at j changes the efforts of j and of what j carries; a change of q_j turns (or shifts) the
wrench on the parent as well. Below, columns t = (δf, δn) go down from frame to frame and give
the efforts of the joints that carry j; the efforts of the joints that j carries are read off
the linear functional push → S_i·(δf, δn), which goes down likewise. The idea of closing the
derivatives over composite bodies is that of Singh, Russell, Wensing 2022 (IDSVA).

Free flyers are differentiated in their tangent space, and stand on the base: nothing that moves is
below them. Without mimic joints, external wrenches and a moving base; motor inertia, friction and
springs are added at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from emdeg.exact.angles import Angle
from emdeg.exact.calculus import derivative
from emdeg.exact.graph import ONE, ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector, rotation_z
from emdeg.mechanics.body_axes import Axes, body_axes, poses_in
from emdeg.mechanics.short_forms import force_of, pseudo_inertia
from emdeg.mechanics.swinging import Swinging
from emdeg.mechanics.terms.drives import drive_efforts
from emdeg.mechanics.tree import (
    Acceleration,
    composites,
    efforts,
    ground,
    inward,
    outward,
    own_inertias,
)
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.parts import Joint
from emdeg.robot.model.spatial import (
    ZERO3,
    Force,
    JointPose,
    Motion,
    PartByPart,
    SpatialInertia,
    VelocityInertia,
)
from emdeg.robot.robot import Robot

Z = Vector.unit(2)
Rows = list[list[Expr]]
Turn = Callable[[Vector], Vector]  # into other axes


class Sensitivities(NamedTuple):
    """∂τ/∂q, ∂τ/∂q̇ and ∂τ/∂q̈ = M, n × n each, and τ itself."""

    by_q: Matrix
    by_qd: Matrix
    by_qdd: Matrix
    tau: Vector


@dataclass(frozen=True)
class Push:
    """How a frame moves otherwise: (δa of the origin, β = δω̇ + ω × δω), and δω."""

    motion: Motion
    turn: Vector

    def turned(self, turn: Turn) -> Push:
        """In other axes."""
        return Push(Motion(turn(self.motion.v), turn(self.motion.w)), turn(self.turn))

    def at(self, t: Vector, u: Vector) -> Push:
        """Of a frame at t, whose origin moves with u/2 against this one: δa + β × t + δω × u."""
        v, w = self.motion.v, self.motion.w
        return Push(Motion(v + w.cross(t) + self.turn.cross(u), w), self.turn)


@dataclass(frozen=True)
class Coordinate:
    """One coordinate of a joint: its unit motion and what its change does to the frame."""

    k: int
    S: Motion
    by_q: Push
    by_qd: Push

    def turned(self, turn: Turn) -> Coordinate:
        """In other axes."""
        S = Motion(turn(self.S.v), turn(self.S.w))
        return Coordinate(self.k, S, self.by_q.turned(turn), self.by_qd.turned(turn))

    def at(self, t: Vector, u: Vector) -> Coordinate:
        """Seen at another origin."""
        S = Motion(self.S.v + self.S.w.cross(t), self.S.w)
        return Coordinate(self.k, S, self.by_q.at(t, u), self.by_qd.at(t, u))


@dataclass(frozen=True)
class Response:
    """The functional push → S·(δf, δn): what multiplies (δa, β), and δω."""

    force: Force
    turn: Vector

    def to(self, push: Push) -> Expr:
        """What the push does to the effort; three sums, because neighbours share them."""
        still = self.force.f.dot(push.motion.v) + self.force.n.dot(push.motion.w)
        return still + self.turn.dot(push.turn)

    def turned(self, turn: Turn) -> Response:
        """In other axes."""
        return Response(Force(turn(self.force.f), turn(self.force.n)), turn(self.turn))

    def at(self, t: Vector, u: Vector) -> Response:
        """For pushes of a frame which sees this one at t, moving with u/2."""
        f = self.force.f
        return Response(Force(f, self.force.n + t.cross(f)), self.turn + u.cross(f))

    @property
    def without_force(self) -> Response:
        """Where the origin cannot be pushed."""
        return Response(Force(ZERO3, self.force.n), self.turn)

    def to_parent(self, pose: Pose, u: Vector) -> Response:
        """The same for pushes of the parent: its child's origin feels δa + β × t + δω × u."""
        return self.turned(pose.rotation.__matmul__).at(pose.translation, u)


@dataclass(frozen=True)
class Carried(PartByPart):
    """A body with all that it carries: its inertia, B, and the force that moves it."""

    inertia: SpatialInertia
    B: VelocityInertia
    force: Force

    def change(self, push: Push) -> Force:
        """(δf, δn)."""
        return self.inertia.momentum(push.motion) + self.B @ push.turn

    def response(self, S: Motion) -> Response:
        """push → S·(δf, δn)."""
        return Response(self.inertia.momentum(S), self.B.transposed(S))


def inertias_in(
    robot: Robot, axes: Sequence[Axes], inertias: Sequence[SpatialInertia] | None
) -> list[SpatialInertia]:
    """Those given, or each body's own, in the axes that the bodies are written in."""
    return [
        inertia if place.turn.is_zero else inertia.to_parent(turn_about_z(place.turn))
        for inertia, place in zip(inertias or own_inertias(robot), axes, strict=True)
    ]


@dataclass(frozen=True)
class Moving:
    """A tree in motion, body by body: all that the recursions for derivatives begin with."""

    poses: list[JointPose]
    own: list[SpatialInertia]
    states: list[Acceleration]
    rates: list[Vector]  # u = 2 ṫ
    carried: list[Carried]
    coordinates: list[list[Coordinate]]

    @staticmethod
    def of(
        robot: Robot,
        inertias: Sequence[SpatialInertia] | None = None,
        still: Collection[int] = (),
        swung: Collection[int] = (),
    ) -> Moving:
        """With regrouped `inertias` (robot.edit.regroup) if there are any.

        Bodies that are `still` are written in axes that do not turn with them (body_axes), `swung`
        ones take from the body below how their axis swings (swinging).
        """
        axes = body_axes(robot, still)
        poses = poses_in(robot, axes)
        own = inertias_in(robot, axes, inertias)
        states, bodies = motions(robot, poses, axes, swung), range(len(poses))
        rates = [twice_rate(robot, i, poses[i], states) for i in bodies]
        carried = _carried(robot, poses, own, states, rates)
        pushes = [coordinates(robot, i, poses[i], states[i]) for i in bodies]
        return Moving(poses, own, [s.motion for s in states], rates, carried, pushes)


def sensitivities(
    robot: Robot,
    inertias: Sequence[SpatialInertia] | None = None,
    still: Collection[int] = (),
    swung: Collection[int] = (),
) -> Sensitivities:
    """∂τ/∂q, ∂τ/∂q̇, M and τ; with what `Moving.of` may be told."""
    tree, n = Moving.of(robot, inertias, still, swung), robot.nv
    by_q, by_qd, by_qdd = ([[ZERO] * n for _ in range(n)] for _ in range(3))
    for i, body in enumerate(tree.carried):
        for own_q in tree.coordinates[i]:
            k, response = own_q.k, body.response(own_q.S)
            turned = body.change(own_q.by_q) + moved(robot.bodies[i].joint, body.force)
            faster = body.change(own_q.by_qd)
            for j in reversed(robot.path(i)):
                for other in tree.coordinates[j]:
                    # for j = i the first two hold, also between the motions of a flyer
                    by_q[k][other.k] = response.to(other.by_q)
                    by_qd[k][other.k] = response.to(other.by_qd)
                    by_qdd[k][other.k] = by_qdd[other.k][k] = response.force.dot(other.S)
                    if j != i:
                        by_q[other.k][k] = turned.dot(other.S)
                        by_qd[other.k][k] = faster.dot(other.S)
                response = response.to_parent(tree.poses[j], tree.rates[j])
                turned, faster = (force.to_parent(tree.poses[j]) for force in (turned, faster))
    tau = efforts(robot, [body.force for body in tree.carried])
    return with_drives(robot, by_q, by_qd, by_qdd, tau)


def with_drives(robot: Robot, by_q: Rows, by_qd: Rows, by_qdd: Rows, tau: Vector) -> Sensitivities:
    """With what motors, friction and springs need."""
    drives = drive_efforts(robot)
    springs = {
        k: robot.q[robot.configuration_index(k)] for pair in robot.motors.items() for k in pair
    }
    for rows, symbols in (
        (by_q, springs), (by_qd, dict(enumerate(robot.qd))), (by_qdd, dict(enumerate(robot.qdd))),
    ):  # fmt: skip
        for k, symbol in symbols.items():
            for row, slope in zip(rows, derivative(list(drives), {symbol: ONE}), strict=True):
                row[k] = row[k] + slope
    return Sensitivities(Matrix(by_q), Matrix(by_qd), Matrix(by_qdd), tau + drives)


def moved(joint: Joint, force: Force) -> Force:
    """A turn of the joint turns the wrench on the parent, a slide gives it a lever."""
    turn, slide = joint.spin, joint.slide  # none of a free flyer: nothing is below it
    lever = Z.cross(force.f)
    return Force(lever * turn, Z.cross(force.n) * turn + lever * slide)


def turn_about_z(angle: Angle) -> JointPose:
    """A turn about z."""
    return JointPose(rotation_z(angle), ZERO3, Matrix.identity(), angle)


def motions(
    robot: Robot, poses: Sequence[JointPose], axes: Sequence[Axes], swung: Collection[int]
) -> list[Swinging]:
    """ω, ω̇, a and U of every body."""

    def step(i: int, below: Swinging | None) -> Swinging:
        arrived = (below or Swinging.of(ground(robot))).at(poses[i].translation)
        return arrived.beyond(robot, i, axes[i], ZERO3, swung=i in swung)

    return outward(robot, step)


def twice_rate(robot: Robot, i: int, pose: JointPose, moving: Sequence[Swinging]) -> Vector:
    """u = 2 ṫ: twice the velocity of body i's origin relative to its parent's, in its axes."""
    body = robot.bodies[i]
    omega = ZERO3 if body.parent is None else moving[body.parent].motion.omega
    own = body.joint.motion(robot.qd)
    return (omega * 2).cross(pose.translation) + pose.rotation @ (own.v * 2)


def _carried(
    robot: Robot,
    poses: Sequence[JointPose],
    own: Sequence[SpatialInertia],
    moving: Sequence[Swinging],
    rates: Sequence[Vector],
) -> list[Carried]:
    """What every joint carries, from the tips inwards."""
    whole = composites(robot, poses, own)

    def seen(i: int, B: VelocityInertia) -> VelocityInertia:
        frame = VelocityInertia.of(whole[i].to_parent(poses[i]).pseudo, Motion(rates[i], ZERO3))
        return B.to_parent(poses[i], frame)

    turning, forces = [], []
    for inertia, state in zip(own, moving, strict=True):
        w, dw, a = state.motion.omega, state.motion.alpha, state.motion.accel
        turning.append(VelocityInertia.of(pseudo_inertia(inertia), Motion(ZERO3, w * 2)))
        forces.append(force_of(inertia, w, dw, a, state.u))
    turning = inward(robot, turning, seen)
    forces = inward(robot, forces, lambda i, force: force.to_parent(poses[i]))
    return [Carried(*parts) for parts in zip(whole, turning, forces, strict=True)]


def coordinates(robot: Robot, i: int, pose: JointPose, state: Swinging) -> list[Coordinate]:
    """The pushes of the joint's coordinates."""
    joint = robot.bodies[i].joint
    w, a = state.motion.omega, state.motion.accel
    if joint.nv == 1:
        (S,) = joint.columns
        turn, slide, twice = joint.spin, joint.slide, (w * 2).cross(Z)
        swing = state.u.column(2)
        by_q = Push(Motion(a.cross(Z) * turn + swing * slide, swing * turn), w.cross(Z) * turn)
        by_qd = Push(Motion(twice * slide, twice * turn), Z * turn)
        return [Coordinate(joint.coordinate, S, by_q, by_qd)]
    weight = pose.rotation.T @ -robot.gravity  # nothing is below a free flyer
    v = joint.motion(robot.qd).v
    found: list[Coordinate] = []
    for k, S in zip(joint.indices, joint.columns, strict=True):
        turned = Push(Motion(weight.cross(S.w), ZERO3), ZERO3)
        faster = Push(Motion(w.cross(S.v) + S.w.cross(v), w.cross(S.w)), S.w)
        found.append(Coordinate(k, S, turned, faster))
    return found
