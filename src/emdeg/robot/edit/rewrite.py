"""One function over every expression of a robot: how values and symbols are replaced.

`rewritten(robot, change)` hands all expressions over in one list, so that a substitution walks
the shared DAG once, and puts the results back where they came from.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from emdeg.exact.graph import SYMBOL, ZERO, Expr, walk
from emdeg.exact.linalg import Matrix, Vector
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.loops import Loop, VelocityConstraint
from emdeg.robot.model.parameter import Parameter
from emdeg.robot.robot import BaseMotion, Body, Frame, Friction, Motor, Payload, Robot

Change = Callable[[list[Expr]], list[Expr]]


def expressions(robot: Robot) -> list[Expr]:
    """Every expression of a robot, in a fixed order."""
    collected: list[Expr] = []

    def collect(expression: Expr) -> Expr:
        collected.append(expression)
        return expression

    _Rewriter(collect).robot(robot)
    return collected


def rewritten(robot: Robot, change: Change) -> Robot:
    """The robot with all its expressions changed."""
    old = list(dict.fromkeys(expressions(robot)))
    new = dict(zip(old, change(old), strict=True))
    return _Rewriter(lambda e: new[e]).robot(robot)


def symbols_of(robot: Robot) -> tuple[Expr, ...]:
    """The parameters that occur in a robot, in order of appearance."""
    found: dict[Expr, None] = {}
    for node in walk(expressions(robot)):
        if node.kind == SYMBOL and node.rate == 0:
            found[node] = None
    return tuple(found)


def used_parameters(robot: Robot) -> Robot:
    """The robot without the parameters that no longer occur in it."""
    used = symbols_of(robot)
    return robot.replaced(parameters={s: robot.parameters.get(s, Parameter()) for s in used})


@dataclass
class _Rewriter:
    """Rebuilds a robot with `one` applied to each expression."""

    one: Callable[[Expr], Expr]

    def vector(self, v: Vector) -> Vector:
        return Vector(self.one(e) for e in v)

    def matrix(self, m: Matrix) -> Matrix:
        return Matrix((self.one(e) for e in row) for row in m.rows)

    def pose(self, p: Pose) -> Pose:
        return Pose(self.matrix(p.rotation), self.vector(p.translation))

    def inertia(self, i: Inertia) -> Inertia:
        return Inertia(self.one(i.mass), self.vector(i.com), self.matrix(i.tensor))

    def motor(self, m: Motor) -> Motor:
        reflected = None if m.reflected is None else self.one(m.reflected)
        if reflected is ZERO:
            reflected = None
        return Motor(self.one(m.rotor_inertia), self.one(m.gear_ratio), reflected)

    def friction(self, f: Friction) -> Friction:
        return Friction(self.one(f.viscous), self.one(f.coulomb), self.one(f.smoothing))

    def body(self, body: Body) -> Body:
        joint = replace(
            body.joint,
            placement=self.pose(body.joint.placement),
            motor=self.motor(body.joint.motor),
            friction=self.friction(body.joint.friction),
        )
        return replace(
            body,
            joint=joint,
            inertia=self.inertia(body.inertia),
            link_frame=self.pose(body.link_frame),
            payloads=tuple(
                Payload(p.name, p.frame, self.inertia(p.inertia)) for p in body.payloads
            ),
            unloaded=None if body.unloaded is None else self.inertia(body.unloaded),
        )

    def loop(self, loop: Loop) -> Loop:
        return loop if loop.length is None else replace(loop, length=self.one(loop.length))

    def constraint(self, c: VelocityConstraint) -> VelocityConstraint:
        return replace(c, direction=self.vector(c.direction), point=self.vector(c.point))

    def robot(self, robot: Robot) -> Robot:
        motion = robot.base_motion
        return robot.replaced(
            bodies=tuple(self.body(b) for b in robot.bodies),
            gravity=self.vector(robot.gravity),
            frames=tuple(Frame(f.name, f.body, self.pose(f.pose)) for f in robot.frames),
            base_inertia=self.inertia(robot.base_inertia),
            base_motion=BaseMotion(
                self.vector(motion.angular_velocity),
                self.vector(motion.angular_acceleration),
                self.vector(motion.acceleration),
            ),
            loops=tuple(self.loop(l) for l in robot.loops),
            constraints=tuple(self.constraint(c) for c in robot.constraints),
        )
