"""Constraint equations of closed loops and rolling bodies.

    φ(q) = 0                  an equation for each direction that a loop holds (robot.model.loops)
    A(q) q̇ = 0                its time derivative, and the velocity constraints below it
    A(q) q̈ = γ(q, q̇)          γ = −Ȧ q̇

A is the exact derivative of φ along every velocity, on and off the constraint; free flyers have the
velocities of their body. (Kane and Levinson 1985, Dynamics: Theory and Applications, sections 2.10
and 2.13; Featherstone 2008, Rigid Body Dynamics Algorithms, chapter 8: their K and k.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from emdeg.errors import DeriveError
from emdeg.exact.angles import Angle
from emdeg.exact.calculus import derivative, substitute, time_derivative
from emdeg.exact.fingerprint import vanishing
from emdeg.exact.graph import Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.coordinates import rates, tangents
from emdeg.mechanics.kinematics import relative_jacobian, relative_pose
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.loops import ROTATIONS, TRANSLATIONS, Loop, VelocityConstraint
from emdeg.robot.model.parts import Frame
from emdeg.robot.robot import Robot


@dataclass(frozen=True)
class Constraints:
    """The constraint equations of a robot, without those that hold by themselves."""

    robot: Robot
    position_labels: tuple[str, ...]
    residual: Vector  # φ
    velocity_labels: tuple[str, ...]
    velocity_rows: Matrix  # of the velocity constraints alone

    @property
    def labels(self) -> tuple[str, ...]:
        """A name for each row of A."""
        return (*self.position_labels, *self.velocity_labels)

    @cached_property
    def jacobian(self) -> Matrix:
        """A(q), one row for each label."""
        columns = [derivative(list(self.residual), t) for t in tangents(self.robot)]
        own = [list(row) for row in zip(*columns, strict=True)]
        return Matrix((*own, *self.velocity_rows.rows))

    @cached_property
    def gamma(self) -> Vector:
        """γ = −Ȧ q̇."""
        speeds = list(self.jacobian @ Vector(self.robot.qd))
        return -Vector(time_derivative(speeds, rates(self.robot)))

    @cached_property
    def followers(self) -> dict[Expr, Angle]:
        """Angles that are combinations of others: the description says so, and φ agrees."""
        found = following(self.robot)
        if found:
            _confirm(self.robot, found)
        return found

    def select(self, rows: Sequence[int]) -> Constraints:
        """Some of the equations."""
        m = len(self.position_labels)
        held, rolled = [i for i in rows if i < m], [i - m for i in rows if i >= m]
        return Constraints(
            self.robot,
            tuple(self.position_labels[i] for i in held),
            Vector(self.residual[i] for i in held),
            tuple(self.velocity_labels[i] for i in rolled),
            Matrix(self.velocity_rows.rows[i] for i in rolled),
        )


def constraints(robot: Robot) -> Constraints:
    """The constraint equations of a robot; DeriveError if it has none."""
    if not robot.loops and not robot.constraints:
        raise DeriveError(
            f"robot {robot.name!r} has neither loops nor velocity constraints",
            hint="describe them with [[loop]] and [[constraint]], or robot.with_loops(…)",
        )
    labels = [label for loop in robot.loops for label in loop.labels]
    equations = [e for loop in robot.loops for e in loop_residual(robot, loop)]
    rolling = [velocity_row(robot, c) for c in robot.constraints]
    kept = [i for i, idle in enumerate(vanishing(equations)) if not idle]
    return Constraints(
        robot,
        tuple(labels[i] for i in kept),
        Vector(equations[i] for i in kept),
        tuple(c.name for c in robot.constraints),
        Matrix(rolling),
    )


def loop_residual(robot: Robot, loop: Loop) -> list[Expr]:
    """φ of one loop, an equation for each direction."""
    first, second, axes = (robot.frame(name) for name in loop.frames)
    if loop.length is not None:
        axes = Frame(robot.base_name, None, Pose.identity())
    ends = [relative_pose(robot, axes, frame).translation for frame in (first, second)]
    gap = ends[1] - ends[0]
    if loop.length is not None:
        return [gap.dot(gap) - loop.length * loop.length]
    turn = relative_pose(robot, first, second).rotation
    places = _turn_entries(tuple(d for d in loop.directions if d in ROTATIONS))
    return [
        gap[TRANSLATIONS.index(d)] if d in TRANSLATIONS else turn[places[d]]
        for d in loop.directions
    ]


def _turn_entries(directions: tuple[str, ...]) -> dict[str, tuple[int, int]]:
    """Which entries of R = R_firstᵀ R_second vanish.

    Two directions: the third axis of the second frame stays along that of the first. One or three:
    R = E near the assembled position, where R_zy, R_xz, R_yx are the turns about x, y, z.
    """
    if len(directions) == 2:
        held = [ROTATIONS.index(d) for d in directions]
        free = 3 - sum(held)
        # a turn about x moves the free axis along y and the other way round
        other = {held[0]: held[1], held[1]: held[0]}
        return {ROTATIONS[k]: (other[k], free) for k in held}
    return {"rx": (2, 1), "ry": (0, 2), "rz": (1, 0)}


def velocity_row(robot: Robot, constraint: VelocityConstraint) -> list[Expr]:
    """direction · (v + ω × point) for a unit of each velocity, all seen from `axes`."""
    axes, frame = robot.frame(constraint.axes), robot.frame(constraint.frame)
    at = relative_pose(robot, axes, frame).translation + constraint.point
    J = relative_jacobian(robot, frame.body, axes, at)
    return [constraint.direction.dot(J.column(k)[:3]) for k in range(robot.nv)]


def following(robot: Robot) -> dict[Expr, Angle]:
    """The angles that `follows` of the loops give, in terms of the other angles."""
    place = {j.name: robot.q[robot.configuration_index(c)] for c, j in robot.by_coordinate.items()}
    found: dict[Expr, Angle] = {}
    for loop in robot.loops:
        for joint, terms in loop.follows:
            angle = Angle()
            for other, multiple in terms:
                angle = angle + found.get(place[other], Angle.of(place[other])) * multiple
            found[place[joint]] = angle
    return found


def _confirm(robot: Robot, found: dict[Expr, Angle]) -> None:
    """φ of every loop with followers vanishes identically when they follow."""
    for loop in robot.loops:
        if not loop.follows:
            continue
        left = substitute(loop_residual(robot, loop), dict(found))
        if not all(vanishing(left)):
            raise DeriveError(
                "the angles of `follows` do not close this loop",
                element=f"loop {loop.name}",
                found=", ".join(f"{q} = {angle}" for q, angle in found.items()),
                hint="a parallelogram needs opposite links of equal lengths",
            )


def follower_rates(robot: Robot, followers: dict[Expr, Angle]) -> dict[int, dict[int, int]]:
    """Velocity of each follower → {velocity: multiple}."""
    place = {robot.q[robot.configuration_index(c)]: c for c in robot.by_coordinate}
    return {
        place[q]: {place[symbol]: multiple for symbol, multiple in angle.terms}
        for q, angle in followers.items()
    }
