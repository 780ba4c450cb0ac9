"""DH tables of a robot, and the way between the two conventions (R4).

Both conventions cut the same chain of screws at different places:

    … Rot(z,θ_i) Trans(z,d_i) | Trans(x,a_i) Rot(x,α_i) …      standard: link frame i at the end
    … Rot(x,α_{i−1}) Trans(x,a_{i−1}) | Rot(z,θ_i) Trans(z,d_i) …     modified: at joint axis i

The bodies of a Robot have their frames on the joint axes, so they and the dynamics are the same
in both; only link frames, and the centre of mass and inertia seen from them, move.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from emdeg.errors import UsageError, unknown
from emdeg.exact.angles import QUARTER, Angle, angle_of, cos, sin
from emdeg.exact.fingerprint import is_zero
from emdeg.exact.graph import ONE, ZERO, Expr, product, raise_to, scale, walk
from emdeg.exact.kinds import CONST, COS, PRODUCT, SCALE, SIN
from emdeg.exact.linalg import Vector, rotation_x, rotation_z
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.mechanism import M, Mechanism
from emdeg.robot.model.parts import Frame, Joint

CONVENTIONS = ("standard", "modified")


@dataclass(frozen=True)
class DhRow:
    """One row; `theta` and `d` are the constant parts, to one of which q is added.

    In a modified table `alpha` and `a` are α_{i−1} and a_{i−1}. The inertia is in link frame i.
    """

    link: str
    joint: Joint
    alpha: Angle
    a: Expr
    theta: Angle
    d: Expr
    inertia: Inertia


@dataclass(frozen=True)
class DhTable:
    """A serial robot as a table; `base` is the pose of DH frame 0 in the robot's base frame."""

    convention: str
    rows: tuple[DhRow, ...]
    base: Pose


def screw_z(theta: Angle, d: Expr) -> Pose:
    """Rot(z,θ) Trans(z,d)."""
    return Pose(rotation_z(theta), Vector((ZERO, ZERO, d)))


def screw_x(alpha: Angle, a: Expr) -> Pose:
    """Rot(x,α) Trans(x,a)."""
    return Pose(rotation_x(alpha), Vector((a, ZERO, ZERO)))


def dh_table(robot: Mechanism, convention: str = "modified") -> DhTable:
    """The DH table of a serial robot whose joint frames are DH frames; UsageError otherwise.

    Either convention will do; the inertias are in its link frames (R4).
    """
    if convention not in CONVENTIONS:
        raise unknown("DH convention", convention, CONVENTIONS, argument="convention")
    if not robot.bodies or not robot.is_serial or robot.has_floating_base:
        raise UsageError(f"robot {robot.name!r} is not a serial chain on a fixed base",
                         hint="take a chain of it: robot.sub(tip)")  # fmt: skip
    chain: list[tuple[Angle, Expr, Angle, Expr]] = []
    for body in robot.bodies:
        screws = _screws(body.joint.placement)
        if screws is None:
            raise UsageError(
                f"the frame of joint {body.joint.name!r} is not a DH frame", element=robot.name,
                hint="x must be the common normal with the axis before; use the tree form instead",
            )  # fmt: skip
        chain.append(screws)
    # standard rows have the α and a of the joint that follows, and a link frame beyond them
    standard = convention == "standard"
    about_x = [(alpha, a) for alpha, a, _, _ in chain]
    base = screw_x(*about_x[0]) if standard else Pose.identity()
    if standard:
        about_x = [*about_x[1:], _x_screw(robot.bodies[-1].link_frame) or (Angle(), ZERO)]
    rows: list[DhRow] = []
    for body, (alpha, a), (_, _, theta, d) in zip(robot.bodies, about_x, chain, strict=True):
        seen_from = screw_x(alpha, a) if standard else Pose.identity()
        inertia = body.own_inertia.moved(seen_from.inverse())
        rows.append(DhRow(body.name, body.joint, alpha, a, theta, d, inertia))
    return DhTable(convention, tuple(rows), base)


def with_convention(robot: M, convention: str) -> M:
    """The same robot with the link frames of the other convention; the dynamics are identical."""
    table = dh_table(robot, convention)
    standard = convention == "standard"
    poses = {
        row.link: screw_x(row.alpha, row.a) if standard else Pose.identity() for row in table.rows
    }
    bodies = tuple(replace(body, link_frame=poses[body.name]) for body in robot.bodies)
    frames = [
        Frame(f.name, f.body, poses[f.name])
        if f.body is not None and f.name == robot.bodies[f.body].name
        else f
        for f in robot.frames
    ]
    last = robot.bodies[-1]
    if poses[last.name] != last.link_frame and "tip" not in {f.name for f in frames}:
        frames.append(Frame("tip", len(bodies) - 1, last.link_frame))
    return robot.replaced(bodies=bodies, frames=tuple(frames))


# -- reading the screws of a pose --------------------------------------------------------


def _screws(pose: Pose) -> tuple[Angle, Expr, Angle, Expr] | None:
    """α, a, θ, d of Rot(x,α) Trans(x,a) Rot(z,θ) Trans(z,d), or None where it has no such form."""
    r, t = pose.rotation, pose.translation
    if r[0, 2] is not ZERO:
        return None
    alpha = angle_from(r[2, 2], -r[1, 2])
    theta = angle_from(r[0, 0], -r[0, 1])
    if alpha is None or theta is None:
        return None
    d = _along(t, sin(alpha), cos(alpha))
    if d is None or not _same(screw_x(alpha, t[0]) @ screw_z(theta, d), pose):
        return None
    return alpha, t[0], theta, d


def _x_screw(pose: Pose) -> tuple[Angle, Expr] | None:
    """α and a of Rot(x,α) Trans(x,a)."""
    alpha = angle_from(pose.rotation[1, 1], pose.rotation[2, 1])
    if alpha is None or screw_x(alpha, pose.translation[0]) != pose:
        return None
    return alpha, pose.translation[0]


def _along(t: Vector, s: Expr, c: Expr) -> Expr | None:
    """d of (·, −s·d, c·d)."""
    if t[1] is ZERO and t[2] is ZERO:
        return ZERO
    return _divided(t[2], c) if c is not ZERO else _divided(-t[1], s)


def _divided(value: Expr, factor: Expr) -> Expr | None:
    """value/factor where the factor is a number or stands in the product."""
    number, node = value.args if value.kind == SCALE else (1, value)
    parts = node.args if node.kind == PRODUCT else (node,)
    quotient = scale(number, product((*parts, ONE / factor)))
    below = raise_to(factor.args[1] if factor.kind == SCALE else factor, -1)
    return None if below.kind != CONST and below in walk([quotient]) else quotient


def _same(a: Pose, b: Pose) -> bool:
    if a == b:
        return True
    pairs = zip(_entries(a), _entries(b), strict=True)
    return all(x is y or is_zero(x - y) for x, y in pairs)


def _entries(pose: Pose) -> tuple[Expr, ...]:
    return (*pose.rotation.entries, *pose.translation)


def angle_from(c: Expr, s: Expr) -> Angle | None:
    """The angle with this cosine and sine, where they are those of an exact or named angle."""
    if c.kind == CONST and s.kind == CONST:
        exact = (Angle.turns(Fraction(k, 12)) for k in range(-11, 13))
        return next((a for a in exact if cos(a) is c and sin(a) is s), None)
    for node in (c, s):
        inner = node.args[1] if node.kind == SCALE else node
        if inner.kind in (COS, SIN):
            for angle in (angle_of(inner), -angle_of(inner)):
                for quarter in (0, 1, -1, 2):
                    candidate = angle + Angle((), quarter * QUARTER)
                    if cos(candidate) is c and sin(candidate) is s:
                        return candidate
    return None
