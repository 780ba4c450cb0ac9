"""Coordinates: free joints, mimic joints, free flyers, and how fast each symbol moves.

A mimic joint follows another: q_joint = multiplier·q_of + offset. Methods never see one: they
derive the robot `freed` of them, where each mimic joint has a coordinate of its own behind all
others, and `Reduction` takes the result back with the constant matrix G of q̇_free = G·q̇,

    τ = Gᵀ τ_free      M = Gᵀ M_free G      β_ijk = Σ G_ai G_bj G_ck β_abc

A free flyer has the configuration (x, y, z, h) with h = (hx, hy, hz, hw) a unit quaternion and
the velocity (v, ω) in its own frame: ṗ = R(h)·v, ḣ = ½ h ∘ (ω, 0).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from emdeg.errors import UsageError
from emdeg.exact.angles import Angle
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import (
    CONFIGURATION,
    MOTION,
    ONE,
    ZERO,
    Expr,
    Scalar,
    linear,
    scale,
    symbol,
)
from emdeg.exact.linalg import Matrix, Vector
from emdeg.exact.numbers import Number
from emdeg.mechanics.base import Christoffel
from emdeg.robot.model.parts import Body
from emdeg.robot.robot import Robot


def freed(robot: Robot) -> Robot:
    """The robot whose mimic joints move freely; their coordinates follow the robot's own."""
    if not any(b.joint.mimic for b in robot.bodies):
        return robot
    coordinate = robot.nv
    bodies: list[Body] = []
    for body in robot.bodies:
        if body.joint.mimic is not None:
            joint = replace(body.joint, mimic=None, coordinate=coordinate)
            body = replace(body, joint=joint)
            coordinate += 1
        bodies.append(body)
    free = replace(robot, bodies=tuple(bodies))
    return replace(free, speeds=(*robot.speeds, *free.qd[robot.nv :])) if robot.speeds else free


@dataclass(frozen=True)
class Reduction:
    """From the coordinates of `freed(robot)` to those of `robot`."""

    robot: Robot

    @cached_property
    def free(self) -> Robot:
        """The robot that methods see."""
        return freed(self.robot)

    @property
    def is_identity(self) -> bool:
        """True when no joint mimics another."""
        return self.free is self.robot

    @cached_property
    def leaders(self) -> Mapping[int, tuple[int, Number]]:
        """Free coordinate → (coordinate that it follows, multiplier); itself where it is free."""
        found: dict[int, tuple[int, Number]] = {k: (k, 1) for k in range(self.robot.nv)}
        for body, free in zip(self.robot.bodies, self.free.bodies, strict=True):
            if body.joint.mimic is not None:
                leader = (body.joint.coordinate, body.joint.mimic.multiplier)
                found[free.joint.coordinate] = leader
        return found

    @cached_property
    def substitution(self) -> Mapping[Expr, Scalar | Angle]:
        """Each symbol of a mimic joint in terms of the robot's own symbols."""
        values: dict[Expr, Scalar | Angle] = {}
        robot, free = self.robot, self.free
        for body, freed_body in zip(robot.bodies, free.bodies, strict=True):
            if body.joint.mimic is None:
                continue
            k = freed_body.joint.coordinate
            q = free.q[free.configuration_index(k)]
            values[q] = robot.joint_turn(body) if q.angular else robot.joint_values(body)[0]
            leader, multiplier = self.leaders[k]
            for own, others in ((free.qd, robot.qd), (free.qdd, robot.qdd), (free.tau, robot.tau)):
                values[own[k]] = scale(multiplier, others[leader])
        return values

    def express(self, roots: Sequence[Expr]) -> list[Expr]:
        """Expressions in the robot's own symbols."""
        return list(roots) if self.is_identity else substitute(roots, self.substitution)

    def vector(self, free: Vector) -> Vector:
        """Gᵀ v."""
        return Vector(self.gather(self.express(list(free))))

    def matrix(self, free: Matrix) -> Matrix:
        """Gᵀ A G."""
        return self.gathered(free if self.is_identity else free.like(self.express(free.entries)))

    def gathered(self, free: Matrix) -> Matrix:
        """Gᵀ A G, in the symbols of the free robot."""
        if self.is_identity:
            return free
        rows = [self.gather(row) for row in free.rows]
        return Matrix(self.gather(column) for column in zip(*rows, strict=True)).T

    def gather(self, entries: Sequence[Expr]) -> list[Expr]:
        """What belongs to a follower goes to its leader, times the multiplier."""
        if self.is_identity:
            return list(entries)
        rows: list[list[tuple[Expr, Number]]] = [[] for _ in range(self.robot.nv)]
        for k, (leader, multiplier) in self.leaders.items():
            rows[leader].append((entries[k], multiplier))
        return [linear(row) for row in rows]

    def christoffel(self, free: Christoffel) -> Christoffel:
        """Σ G_ai G_bj G_ck β_abc, with j ≤ k."""
        if self.is_identity:
            return free
        terms: dict[tuple[int, int, int], list[tuple[Expr, Number]]] = {}
        keys = list(free)
        for (a, b, c), beta in zip(keys, self.express([free[k] for k in keys]), strict=True):
            (i, x), (j, y), (k, z) = (self.leaders[f] for f in (a, b, c))
            # β_abc and β_acb both land on one symbol when b ≠ c follow one leader
            double = 2 if b != c and j == k else 1
            key = (i, min(j, k), max(j, k))
            terms.setdefault(key, []).append((beta, double * (x * y * z)))
        found = {key: linear(t) for key, t in terms.items()}
        return {key: beta for key, beta in found.items() if beta is not ZERO}


def rates(robot: Robot) -> dict[Expr, Expr]:
    """d/dt of every configuration symbol; a mimic joint's own angle symbol moves too."""
    found: dict[Expr, Expr] = {}
    for coordinate, joint in sorted(robot.by_coordinate.items()):
        start = robot.configuration_index(coordinate)
        q = robot.q[start : start + joint.type.nq]
        qd = [robot.qd[k] for k in joint.indices]
        found |= zip(q, joint.type.rates(q, qd), strict=True)
    for angle, coordinate, multiplier in mimic_angles(robot):
        found[angle] = scale(multiplier, robot.qd[coordinate])
    return found


def renamed(robot: Robot, names: Sequence[str]) -> dict[Expr, Expr | Angle]:
    """q, q̇, q̈ by names of the user's choice, for `substitute`: θ1, θ1_dot, θ1_ddot (R54)."""
    taken = {s.name for s in robot.symbols}
    problem = next((n for n in names if n in taken or not n.strip()), None)
    if len(names) != robot.nq or len(set(names)) != len(names) or problem is not None:
        raise UsageError(
            "coordinates need names of their own",
            argument="coordinates",
            found=", ".join(names) if problem is None else problem,
            expected=f"{robot.nq} different names that no parameter has",
        )
    found: dict[Expr, Expr | Angle] = {}
    for q, name in zip(robot.q, names, strict=True):
        own = symbol(name, CONFIGURATION, angular=q.angular)
        found[q] = Angle.of(own) if q.angular else own
    if robot.nq == robot.nv:
        for k, rate in enumerate((robot.qd, robot.qdd, robot.qddd, robot.qdddd)):
            suffix = f"_{'d' * k}dot"
            found |= {s: symbol(n + suffix, MOTION) for s, n in zip(rate, names, strict=True)}
    return found


def tangents(robot: Robot) -> list[dict[Expr, Expr]]:
    """For each velocity coordinate: how fast every configuration symbol moves at unit speed."""
    whole = rates(robot)
    moving = list(whole)
    found = []
    for own in robot.qd:
        unit = {qd: ONE if qd is own else ZERO for qd in robot.qd}
        speeds = substitute([whole[s] for s in moving], unit)
        found.append({s: v for s, v in zip(moving, speeds, strict=True) if v is not ZERO})
    return found


def mimic_angles(robot: Robot) -> list[tuple[Expr, int, Number]]:
    """(angle symbol, coordinate it follows, multiplier) where a mimic angle is no multiple of q."""
    found = []
    for body in robot.bodies:
        if body.joint.mimic is None or not body.joint.spin:
            continue
        (term,) = robot.joint_turn(body).terms or (None,)
        if term is not None and term[0] not in robot.q:
            found.append((term[0], body.joint.coordinate, body.joint.mimic.multiplier))
    return found
