"""Derivatives of inverse dynamics by recursion: ∂τ/∂q, ∂τ/∂q̇ and M of a tree.

For the bodies that body j carries, a change of q_j or of its rates is a push of the frame that
they stand on: δω, δω̇ and δa of the origin, in the axes of j. With β = δω̇ + ω × δω, which is the
same for every body carried, a point p whose velocity relative to the origin is w feels

    δ(acceleration) = δa + β × p + 2 δω × w

so the force and moment that the subtree needs change by

    δf = m δa + β × h + δω × P        P = 2 ∫ w dm
    δn = h × δa + J β − N δω          N = 2 ∫ p̂ ŵ dm

with m, h, J, P, N of the composite body. Of one body that turns with ω: P = 2ω × h and N = 2ω̂ Σ,
Σ = ∫ p pᵀ dm; seen from the parent at (R, t), where the child's origin moves with u = 2 ṫ,

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

Free flyers are differentiated in their tangent space. Without mimic joints, external wrenches and
a moving base; motor inertia and friction are added at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from emdeg.exact.calculus import derivative
from emdeg.exact.graph import ONE, ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector, skew
from emdeg.mechanics.short_forms import moment_of, second_moments, swing_matrix
from emdeg.mechanics.terms.drives import drive_efforts
from emdeg.mechanics.tree import joint_poses
from emdeg.robot.model.parts import Body
from emdeg.robot.model.spatial import ZERO3, Force, JointPose, Motion, SpatialInertia, turned
from emdeg.robot.robot import Robot

Z = Vector.unit(2)


class Sensitivities(NamedTuple):
    """∂τ/∂q, ∂τ/∂q̇ and ∂τ/∂q̈ = M, n × n each, and τ itself."""

    by_q: Matrix
    by_qd: Matrix
    by_qdd: Matrix
    tau: Vector


@dataclass(frozen=True)
class Push:
    """How a frame moves otherwise: δω, β = δω̇ + ω × δω, δa of the origin."""

    turn: Vector
    swing: Vector
    shift: Vector


STILL = Push(ZERO3, ZERO3, ZERO3)


@dataclass(frozen=True)
class Coordinate:
    """One coordinate of a joint: its unit motion and what its change does to the frame."""

    k: int
    S: Motion
    by_q: Push
    by_qd: Push


@dataclass(frozen=True)
class Response:
    """The functional push → S·(δf, δn) of a body's composite, as three vectors."""

    turn: Vector
    swing: Vector
    shift: Vector

    def to(self, push: Push) -> Expr:
        """What the push does to the effort; three sums, because neighbours share them."""
        still = self.shift.dot(push.shift) + self.swing.dot(push.swing)
        return still + self.turn.dot(push.turn)

    def to_parent(self, pose: JointPose, u: Vector) -> Response:
        """The same for pushes of the parent: its child's origin feels δa + β × t + δω × u."""
        shift = pose.rotation @ self.shift
        swing = pose.rotation @ self.swing + pose.translation.cross(shift)
        return Response(pose.rotation @ self.turn + u.cross(shift), swing, shift)


@dataclass(frozen=True)
class Composite:
    """A body with all that it carries: m, h, J; P and N; the wrench that moves it."""

    inertia: SpatialInertia
    P: Vector
    N: Matrix
    force: Force

    def __add__(self, other: Composite) -> Composite:
        return Composite(
            self.inertia + other.inertia,
            self.P + other.P,
            self.N + other.N,
            self.force + other.force,
        )

    def to_parent(self, pose: JointPose, u: Vector) -> Composite:
        """Seen from the parent."""
        inertia, P = self.inertia.to_parent(pose), pose.rotation @ self.P
        N = turned(pose, self.N) + skew(inertia.moment) @ skew(u)
        return Composite(
            inertia,
            P + u * inertia.mass,
            N + skew(pose.translation) @ skew(P),
            self.force.to_parent(pose),
        )

    def change(self, push: Push) -> Force:
        """(δf, δn)."""
        force = self.inertia.momentum(Motion(push.shift, push.swing))
        return force + Force(push.turn.cross(self.P), -(self.N @ push.turn))

    def response(self, S: Motion) -> Response:
        """push → S·(δf, δn)."""
        momentum = self.inertia.momentum(S)
        return Response(self.P.cross(S.v) - self.N.T @ S.w, momentum.n, momentum.f)


def sensitivities(robot: Robot, inertias: Sequence[SpatialInertia] | None = None) -> Sensitivities:
    """∂τ/∂q, ∂τ/∂q̇, M and τ; with regrouped `inertias` (robot.edit.regroup) if there are any."""
    poses, n = joint_poses(robot), robot.nv
    composites, coordinates, omega = _outward(robot, poses, inertias)
    tau: list[Expr] = [ZERO] * n
    by_q, by_qd, by_qdd = ([[ZERO] * n for _ in range(n)] for _ in range(3))
    for i in range(len(robot.bodies) - 1, -1, -1):
        body, composite = robot.bodies[i], composites[i]
        for own in coordinates[i]:
            tau[own.k] = composite.force.dot(own.S)
            response = composite.response(own.S)
            turned = composite.change(own.by_q) + _carried(body, composite.force)
            faster = composite.change(own.by_qd)
            j = i
            while True:
                for other in coordinates[j]:
                    # for j = i the first two hold, also between the motions of a flyer
                    by_q[own.k][other.k] = response.to(other.by_q)
                    by_qd[own.k][other.k] = response.to(other.by_qd)
                    mass = Force(response.shift, response.swing).dot(other.S)
                    by_qdd[own.k][other.k] = by_qdd[other.k][own.k] = mass
                    if j != i:
                        by_q[other.k][own.k] = turned.dot(other.S)
                        by_qd[other.k][own.k] = faster.dot(other.S)
                below = robot.bodies[j].parent
                if below is None:
                    break
                response = response.to_parent(poses[j], _twice_rate(robot, poses, j, omega[below]))
                turned, faster = turned.to_parent(poses[j]), faster.to_parent(poses[j])
                j = below
        parent = body.parent
        if parent is not None:
            moved = composite.to_parent(poses[i], _twice_rate(robot, poses, i, omega[parent]))
            composites[parent] = composites[parent] + moved
    drives = drive_efforts(robot)
    for rows, symbols in ((by_qd, robot.qd), (by_qdd, robot.qdd)):
        for k, symbol in enumerate(symbols):
            for row, slope in zip(rows, derivative(list(drives), {symbol: ONE}), strict=True):
                row[k] = row[k] + slope
    return Sensitivities(Matrix(by_q), Matrix(by_qd), Matrix(by_qdd), Vector(tau) + drives)


def _carried(body: Body, force: Force) -> Force:
    """A turn of the joint turns the wrench on the parent, a slide gives it a lever."""
    turn, slide = body.joint.spin, body.joint.slide  # none of a free flyer: nothing is below it
    lever = Z.cross(force.f)
    return Force(lever * turn, Z.cross(force.n) * turn + lever * slide)


def _twice_rate(robot: Robot, poses: Sequence[JointPose], i: int, omega: Vector) -> Vector:
    """u = 2 ṫ: twice the velocity of body i's origin relative to its parent's, in its axes."""
    own, pose = robot.bodies[i].joint.motion(robot.qd), poses[i]
    return (omega * 2).cross(pose.translation) + pose.rotation @ (own.v * 2)


def _outward(
    robot: Robot, poses: Sequence[JointPose], inertias: Sequence[SpatialInertia] | None
) -> tuple[list[Composite], list[list[Coordinate]], list[Vector]]:
    """Of each body by itself, in its own frame: the composite to be, the pushes, and ω."""
    omega: list[Vector] = []
    alpha: list[Vector] = []
    accel: list[Vector] = []
    composites: list[Composite] = []
    coordinates: list[list[Coordinate]] = []
    for i, (body, pose) in enumerate(zip(robot.bodies, poses, strict=True)):
        to_child = pose.rotation.T
        if body.parent is None:
            w, dw, a = ZERO3, ZERO3, to_child @ -robot.gravity
        else:
            below, dbelow = omega[body.parent], alpha[body.parent]
            w, dw = to_child @ below, to_child @ dbelow
            a = to_child @ (accel[body.parent] + swing_matrix(below, dbelow) @ pose.translation)
        weight = a
        own, rate = body.joint.motion(robot.qd), body.joint.motion(robot.qdd)
        a = a + w.cross(own.v) * 2 + rate.v + own.w.cross(own.v)
        w, dw = w + own.w, dw + w.cross(own.w) + rate.w
        inertia = SpatialInertia.of(body.inertia) if inertias is None else inertias[i]
        U, twice = swing_matrix(w, dw), w * 2
        force = Force(a * inertia.mass + U @ inertia.moment, moment_of(inertia, w, dw, a))
        N = skew(twice) @ second_moments(inertia.tensor)
        composites.append(Composite(inertia, twice.cross(inertia.moment), N, force))
        coordinates.append(_coordinates(robot, body, w, U, a, weight))
        omega.append(w)
        alpha.append(dw)
        accel.append(a)
    return composites, coordinates, omega


def _coordinates(
    robot: Robot, body: Body, w: Vector, U: Matrix, a: Vector, weight: Vector
) -> list[Coordinate]:
    """The pushes of the joint's coordinates; `weight` is the part of a that is due to gravity."""
    k, units = body.joint.coordinate, body.joint.columns
    if len(units) == 1:
        turn, slide, faster = body.joint.spin, body.joint.slide, (w * 2).cross(Z)
        by_q = Push(w.cross(Z) * turn, U.column(2) * turn, a.cross(Z) * turn + U.column(2) * slide)
        by_qd = Push(Z * turn, faster * turn, faster * slide)
        return [Coordinate(k, units[0], by_q, by_qd)]
    v = Vector(robot.qd[k : k + 3])
    found: list[Coordinate] = []
    for number, unit in enumerate(units):
        e = Vector.unit(number % 3)
        if number < 3:
            found.append(Coordinate(k + number, unit, STILL, Push(ZERO3, ZERO3, w.cross(e))))
        else:
            by_q = Push(ZERO3, ZERO3, weight.cross(e))
            by_qd = Push(e, w.cross(e), e.cross(v))
            found.append(Coordinate(k + number, unit, by_q, by_qd))
    return found
