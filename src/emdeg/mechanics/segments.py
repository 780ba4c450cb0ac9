"""Equations of motion in pieces: cut the tree at joints, derive each piece by itself.

A segment is a connected set of bodies. It takes the motion of what it stands on and gives the
force that it needs there; it hands its own motion to the segments that stand on it and takes
their forces:

    in    ω, ω̇, a   of the body below, a at the joint's origin          (symbols w·, e·, a·)
          f, n       of each segment above, at its joint's origin        (symbols f·, n·)
    out   τ of its joints; f, n at its own root; ω, ω̇, a for each segment above

One body per segment is the recursion of Newton and Euler; one segment for the whole robot is
the explicit model; every cut in between is as exact, and some are much shorter than both ends.
Joint coordinates inside a segment may be sums of joint angles (absolute angles of parallel
axes): y = T·q with an integer matrix T, τ_q = Tᵀ·τ_y.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from emdeg.exact.angles import Angle
from emdeg.exact.graph import MOTION, ZERO, Expr, multiply, symbol
from emdeg.exact.linalg import Vector
from emdeg.mechanics.body_axes import Axes, body_axes, turned_by
from emdeg.mechanics.short_forms import force_of, turned_about_z
from emdeg.mechanics.swinging import Swinging
from emdeg.mechanics.tree import Acceleration, ground
from emdeg.robot.edit.ballast import Point
from emdeg.robot.edit.reframe import nonzero
from emdeg.robot.model.spatial import Force, SpatialInertia
from emdeg.robot.robot import Robot

Z = Vector.unit(2)


@dataclass(frozen=True)
class Segment:
    """One piece: its bodies, and its equations as named expressions."""

    root: int
    bodies: tuple[int, ...]
    tau: Mapping[int, Expr]  # coordinate → effort
    wrench: Force | None  # on the body below; None for the base
    motions: Mapping[int, Acceleration]  # root of a segment above → motion at its joint


def interface_motion(root: int) -> Acceleration:
    """The symbols through which segment `root` learns how the body below it moves."""
    return Acceleration(*_symbols("wea", root))


def interface_wrench(root: int) -> Force:
    """The symbols through which segment `root` tells the force that it needs."""
    return Force(*_symbols("fn", root))


def _symbols(letters: str, root: int) -> list[Vector]:
    return [Vector(symbol(f"{v}{root + 1}{x}", MOTION) for x in "xyz") for v in letters]


def segment_bodies(robot: Robot, roots: Sequence[int]) -> dict[int, tuple[int, ...]]:
    """Which bodies belong to the segment of each root (the base's children are roots)."""
    starts = set(roots) | set(robot.children[None])
    owner: dict[int, int] = {}
    for i, body in enumerate(robot.bodies):
        owner[i] = i if i in starts or body.parent is None else owner[body.parent]
    return {r: tuple(i for i in owner if owner[i] == r) for r in sorted(starts)}


def segment(
    robot: Robot,
    inertias: Sequence[SpatialInertia],
    root: int,
    bodies: Sequence[int],
    axes: Sequence[Axes] | None = None,
    rods: Collection[int] = (),
    spins: Mapping[int, Expr] | None = None,
    swung: Collection[int] = (),
    ballast: Mapping[int, Sequence[Point]] | None = None,
    *,
    stands: bool = False,
) -> Segment:
    """The equations of one segment in joint coordinates.

    Each body is written in its `axes` (by default its own); the moments of `rods` are written for
    a rod and a rotor (short_forms); `spins` are rotors that the parents carry (robot.edit.regroup).
    `swung` bodies take from the one below how their axis swings (swinging), `ballast` stands on the
    way to a body (robot.edit.ballast).
    Interfaces are in the axes of the body below. A segment that `stands` on a base that moves as a
    body below would gives its wrench there, too.
    """
    placed = body_axes(robot) if axes is None else axes
    rotors, points = spins or {}, ballast or {}
    ways = {k: _way(placed, robot, k, points.get(k, ())) for i in bodies for k in robot.children[i]}
    below = robot.bodies[root].parent
    states: dict[int, Swinging] = {}
    wrenches: dict[int, Force] = {}
    motions: dict[int, Acceleration] = {}
    against: dict[int, Expr] = {}  # coordinate → what turning the parent asks of a rotor's joint
    for i in bodies:
        parent = robot.bodies[i].parent
        if parent is None:
            base = Swinging.of(ground(robot))
        elif i == root:
            base = Swinging.of(interface_motion(root))
        else:
            base = _arrived(states[parent], ways[i])
        states[i] = base.beyond(robot, i, placed[i], _displacement(robot, i), swung=i in swung)
        turned = turned_about_z(inertias[i], placed[i].turn, rod=i in rods)
        motion = states[i].motion
        wrenches[i] = force_of(turned, motion.omega, motion.alpha, motion.accel, states[i].u)
        if i in rotors:
            k = robot.bodies[i].joint.coordinate
            wrenches[i] = _spin(wrenches[i], rotors[i], motion, robot.qd[k], robot.qdd[k])
            against[k] = multiply(rotors[i], placed[i].enter(base.motion.alpha)[2])
        for child in robot.children[i]:
            if child not in bodies:
                motions[child] = _arrived(states[i], ways[child]).motion
                acting = interface_wrench(child)
                wrenches[i] = _stack(wrenches[i], states[i], ways[child], acting)
    tau: dict[int, Expr] = {}
    wrench: Force | None = None
    for i in reversed(bodies):
        tau |= robot.bodies[i].joint.efforts(wrenches[i])
        needed = _below_joint(robot, i, wrenches[i], placed[i])
        parent = robot.bodies[i].parent
        if i == root:
            wrench = needed if stands or below is not None else None
        elif parent is not None:
            wrenches[parent] = _stack(wrenches[parent], states[parent], ways[i], needed)
    for k, effort in against.items():
        tau[k] = tau[k] + effort
    return Segment(root, tuple(bodies), tau, wrench, motions)


def whole(robot: Robot, inertias: Sequence[SpatialInertia]) -> dict[int, Expr]:
    """τ of the whole robot by the plain recursion: one segment for each tree on the base."""
    tau: dict[int, Expr] = {}
    for root, bodies in segment_bodies(robot, ()).items():
        tau.update(segment(robot, inertias, root, bodies).tau)
    return tau


def _displacement(robot: Robot, i: int) -> Vector:
    """From the joint's fixed origin to that of body i, in the body's axes."""
    motion = robot.joint_motion(i)
    return motion.rotation.T @ motion.translation


def _spin(wrench: Force, rotor: Expr, state: Acceleration, qd: Expr, qdd: Expr) -> Force:
    """Add C (q̈ z + q̇ ω × z): a rotor that turns against the body that carries it."""
    turning = Z * multiply(rotor, qdd) + state.omega.cross(Z) * multiply(rotor, qd)
    return Force(wrench.f, wrench.n + turning)


Way = tuple[tuple[Vector, Expr], ...]  # from a body's origin: steps, and the mass where each ends


def _way(placed: Sequence[Axes], robot: Robot, i: int, points: Sequence[Point]) -> Way:
    """The way to the origin of joint i on the body below, past the points that stand on it."""
    parent = robot.bodies[i].parent
    turn = Angle() if parent is None else placed[parent].turn
    way, here = [], Vector.zero()
    for point in points:
        way.append((turned_by(turn, point.at - here), point.mass))
        here = point.at
    if not points:
        return ((placed[i].origin, ZERO),)
    rest = robot.bodies[i].joint.placement.translation - here
    return (*way, (turned_by(turn, Vector([nonzero(e) for e in rest])), ZERO))


def _arrived(state: Swinging, way: Way) -> Swinging:
    """The motion of a body where the way ends."""
    for step, _ in way:
        state = state.at(step)
    return state


def _stack(on: Force, state: Swinging, way: Way, acting: Force) -> Force:
    """Add the wrench that a child needs where the way ends, and what stands on the way."""
    met = []
    for step, mass in way:
        state = state.at(step)
        met.append(state.motion.accel * mass)
    for (step, _), own in reversed([*zip(way, met, strict=True)]):
        force = acting.f + own
        acting = Force(force, acting.n + step.cross(force))
    return Force(on.f + acting.f, on.n + acting.n)


def _below_joint(robot: Robot, i: int, wrench: Force, axes: Axes) -> Force:
    """The wrench at the joint's fixed origin, in the axes of the body below."""
    force, moment = axes.leave(wrench.f), axes.leave(wrench.n)
    return Force(force, moment + axes.leave(_displacement(robot, i)).cross(force))
