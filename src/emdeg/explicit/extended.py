"""Every coefficient from extended bodies, nested instead of expanded (digest R37, R38, R20).

The extended body k is everything beyond joint k. With S its second moments ∫ρρᵀ dm about O_k, s
its first moment and m its mass, in frame k, from the tips to the base

    s' = R s + m p        S' = R S Rᵀ + p (Rs)ᵀ + (Rs) pᵀ + m ppᵀ

Each joint i before k moves O_k with the partial velocities (w_i, v_i) in frame k: z and 0 at the
joint itself, then w' = Rᵀ w, v' = Rᵀ (v + w × p). Acceleration ∂²r/∂q_j∂q_k of the extended body
k, j before or at k, needs the wrench

    k revolute    unit rate       f = z × s        n = ∫ρ × (z × ρ) = (−S_xz, −S_yz, S_xx + S_yy)
                  w_j = (a, b, c) F = w_j × (z × s)
                                  N = (aS_xy + bS_yy + cS_yz, −aS_xx − bS_xy − cS_xz, 0)
    k prismatic   f = m z, n = s × z               F = m w_j × z, N = s × (w_j × z)

and the coefficients are its power at unit rates:

    M_ik = w_i·n + v_i·f        β_ijk = w_i·N + v_i·F,   i before or at k
    β_ijk = −β_kji              i after k                                            (R39)

Sums stay nested, so the number of operations grows with n² and not with the number of terms:
the form for arms whose sums of products are too long. What the inertia of a body does not change
by turning is carried by its parent (S_zz, s_z, m), so S_zz = s_z = m = 0 for revolute bodies.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from emdeg.errors import DeriveError
from emdeg.exact.graph import ZERO, Expr, linear, scale
from emdeg.exact.linalg import Matrix, Vector
from emdeg.explicit.model import Name
from emdeg.robot.edit.regroup import FrameInertia, frame_inertia
from emdeg.robot.model.inertia import Pose
from emdeg.robot.robot import Robot

Z = Vector.unit(2)


@dataclass(frozen=True)
class Extended:
    """(m, s, S) of an extended body about its joint frame's origin."""

    mass: Expr
    moment: Vector
    second: Matrix

    def __add__(self, other: Extended) -> Extended:
        return Extended(
            self.mass + other.mass, self.moment + other.moment, self.second + other.second
        )

    def moved(self, pose: Pose) -> Extended:
        """Seen from the outer frame of a pose."""
        p, R = pose.translation, pose.rotation
        s = R @ self.moment
        cross = p.outer(s) if not p.is_zero else Matrix.zero()
        second = R @ self.second @ R.T + cross + cross.T + p.outer(p) * self.mass
        return Extended(self.mass, s + p * self.mass, second)


@dataclass(frozen=True)
class ExtendedBodies:
    """The coefficients of one robot without mimic joints, as shared expressions."""

    robot: Robot
    drives: bool = True

    @cached_property
    def own(self) -> tuple[Extended, ...]:
        """Each body after the invariant part has gone to its parent (constants only)."""
        bodies = self.robot.bodies
        found = [_second_moments(frame_inertia(body)) for body in bodies]
        for k in range(len(bodies) - 1, -1, -1):
            body = bodies[k]
            stays, goes = _split(found[k], revolute=body.joint.revolute)
            found[k] = stays
            if body.parent is not None:
                found[body.parent] = found[body.parent] + goes.moved(body.joint.placement)
        return tuple(found)

    @cached_property
    def bodies(self) -> tuple[Extended, ...]:
        """The extended bodies."""
        found = list(self.own)
        for k in range(len(found) - 1, -1, -1):
            parent = self.robot.bodies[k].parent
            if parent is not None:
                turned = _turned(found[k], self.robot, k)
                placement = self.robot.bodies[k].joint.placement
                if self.robot.bodies[k].joint.prismatic:
                    placement = self.robot.joint_pose(k)
                found[parent] = found[parent] + turned.moved(placement)
        return tuple(found)

    @cached_property
    def partial_velocities(self) -> Mapping[tuple[int, int], tuple[Vector, Vector]]:
        """(i, k) → (w_i, v_i) of joint i at O_k, in frame k, for i before or at k."""
        found: dict[tuple[int, int], tuple[Vector, Vector]] = {}
        for k, body in enumerate(self.robot.bodies):
            pose = self.robot.joint_pose(k)
            back = pose.rotation.T
            if body.parent is not None:
                for i in self.robot.path(body.parent):
                    w, v = found[i, body.parent]
                    found[i, k] = (back @ w, back @ (v + w.cross(pose.translation)))
            found[k, k] = (Z, Vector.zero()) if body.joint.revolute else (Vector.zero(), Z)
        return found

    def power(self, i: int, k: int, force: Vector, moment: Vector) -> Expr:
        """w_i·n + v_i·f at O_k."""
        w, v = self.partial_velocities[i, k]
        terms = [*zip(w, moment, strict=True), *zip(v, force, strict=True)]
        return linear((a * b, 1) for a, b in terms if a is not ZERO and b is not ZERO)

    def momentum(self, k: int) -> tuple[Vector, Vector]:
        """(f, n) of extended body k at a unit rate of joint k."""
        body, (sx, sy, _) = self.bodies[k], self.bodies[k].moment
        S = body.second
        if self.robot.bodies[k].joint.revolute:
            return Vector((-sy, sx, ZERO)), Vector((-S[0, 2], -S[1, 2], S[0, 0] + S[1, 1]))
        return Vector((ZERO, ZERO, body.mass)), Vector((sy, -sx, ZERO))

    def wrench(self, j: int, k: int) -> tuple[Vector, Vector]:
        """(F, N) for the acceleration ∂²r/∂q_j∂q_k, j before or at k."""
        body, (w, _) = self.bodies[k], self.partial_velocities[j, k]
        if not self.robot.bodies[k].joint.revolute:
            swing = w.cross(Z)
            return swing * body.mass, body.moment.cross(swing)
        (sx, sy, _), S, (a, b, c) = body.moment, body.second, w
        force = w.cross(Vector((-sy, sx, ZERO)))
        moment = Vector(
            (
                linear(((a * S[0, 1], 1), (b * S[1, 1], 1), (c * S[1, 2], 1))),
                linear(((a * S[0, 0], -1), (b * S[0, 1], -1), (c * S[0, 2], -1))),
                ZERO,
            )
        )
        return force, moment

    @cached_property
    def gravity(self) -> tuple[Vector, ...]:
        """The gravity vector in every frame."""
        found: list[Vector] = []
        for k, body in enumerate(self.robot.bodies):
            before = self.robot.gravity if body.parent is None else found[body.parent]
            found.append(self.robot.joint_pose(k).rotation.T @ before)
        return tuple(found)

    def coefficients(self) -> dict[Name, Expr]:
        """All elements that are not structurally zero, by coordinates."""
        robot, at = self.robot, [b.joint.coordinate for b in self.robot.bodies]
        found: dict[Name, Expr] = {}
        beta: dict[tuple[int, int, int], Expr] = {}
        for k, body in enumerate(robot.bodies):
            path = robot.path(k)
            f, n = self.momentum(k)
            for i in path:
                value = self.power(i, k, f, n)
                if i == k and self.drives:
                    value = value + body.joint.motor.reflected_inertia
                found[Name("M", (min(at[i], at[k]), max(at[i], at[k])))] = value
            for j in path:
                F, N = self.wrench(j, k)
                for i in path[:-1]:
                    beta[at[i], at[j], at[k]] = self.power(i, k, F, N)
            gx, gy, gz = self.gravity[k]
            s = self.bodies[k].moment
            weight = gx * s[1] - gy * s[0] if body.joint.revolute else -(gz * self.bodies[k].mass)
            found[Name("g", (at[k],))] = weight
        found |= self._velocity(beta)
        return {name: value for name, value in found.items() if value is not ZERO}

    def _velocity(self, beta: Mapping[tuple[int, int, int], Expr]) -> dict[Name, Expr]:
        """b and c from β_ijk with i before k, j before or at k."""
        found: dict[Name, Expr] = {}
        for (i, j, k), value in beta.items():
            if j == k:
                found[Name("c", (i, k))] = value
            elif i == j:
                found[Name("c", (k, j))] = -value  # c_kj = β_kjj = −β_jjk
                found[Name("b", (j, min(j, k), max(j, k)))] = scale(2, value)
            else:
                found[Name("b", (i, min(j, k), max(j, k)))] = scale(2, value)
                if self._first(j, i):  # b_kji = −b_ijk, k after i
                    found[Name("b", (k, min(j, i), max(j, i)))] = scale(-2, value)
        return found

    def _first(self, j: int, i: int) -> bool:
        """Is joint j before joint i?"""
        place = {b.joint.coordinate: k for k, b in enumerate(self.robot.bodies)}
        return place[j] in self.robot.path(place[i])


def extended_bodies(robot: Robot, *, drives: bool = True) -> ExtendedBodies:
    """The recursion for a robot of revolute and prismatic joints with a coordinate each."""
    if robot.has_floating_base or any(body.joint.mimic for body in robot.bodies):
        raise DeriveError(
            "extended bodies need revolute and prismatic joints with a coordinate each",
            element=robot.name,
            hint="fix the base; give mimic joints coordinates of their own",
        )
    return ExtendedBodies(robot, drives)


def _second_moments(body: FrameInertia) -> Extended:
    """S = ½ tr(J) E − J."""
    half = scale(Fraction(1, 2), body.tensor.trace())
    return Extended(body.mass, body.moment, Matrix.identity() * half - body.tensor)


def _split(body: Extended, *, revolute: bool) -> tuple[Extended, Extended]:
    """(what moves with the joint, what the parent can carry)."""
    S, (sx, sy, sz) = body.second, body.moment
    if revolute:
        goes = Extended(body.mass, Vector((ZERO, ZERO, sz)), Matrix.diagonal((ZERO, ZERO, S[2, 2])))
        stays = Matrix(
            ((S[0, 0], S[0, 1], S[0, 2]), (S[0, 1], S[1, 1], S[1, 2]), (S[0, 2], S[1, 2], ZERO))
        )
        return Extended(ZERO, Vector((sx, sy, ZERO)), stays), goes
    return Extended(body.mass, body.moment, Matrix.zero()), Extended(ZERO, Vector.zero(), S)


def _turned(body: Extended, robot: Robot, k: int) -> Extended:
    """Rot(z, q_k) applied, with few operations: S_xx' = S_yy + u, S_yy' = S_xx − u."""
    joint = robot.bodies[k].joint
    if not joint.revolute:
        return body
    from emdeg.exact.angles import cos, sin

    angle = robot.joint_angle(robot.bodies[k])
    c, s = cos(angle), sin(angle)
    S, (x, y, z) = body.second, body.moment
    difference, twice = S[0, 0] - S[1, 1], scale(2, S[0, 1])
    # cos·(c·d − s·2S_xy) and sin·(the same) give the turned block
    inner = linear(((c * difference, 1), (s * twice, -1)))
    u = c * inner
    xy = linear(((s * inner, 1), (S[0, 1], 1)))
    xz = linear(((c * S[0, 2], 1), (s * S[1, 2], -1)))
    yz = linear(((s * S[0, 2], 1), (c * S[1, 2], 1)))
    block = Matrix(((S[1, 1] + u, xy, xz), (xy, S[0, 0] - u, yz), (xz, yz, S[2, 2])))
    moment = Vector((linear(((c * x, 1), (s * y, -1))), linear(((s * x, 1), (c * y, 1))), z))
    return Extended(body.mass, moment, block)
