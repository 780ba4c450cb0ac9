"""A piece of a robot as a small robot of its own, whose numbers are data.

Two limbs are alike when one program serves both and only its numbers differ. So that this is seen
exactly, a piece (a connected set of bodies, see segments.py) is written as a robot of its own:
bodies, joints and coordinates are counted from its root, every number that is not 0 or ±1 is a
symbol (`d1`, `d2`, …, in order), and `data` says what each stands for. What stands on the piece is
a place on it; what it stands on is a base that moves. Pieces that are alike are then one and the
same robot, their equations one and the same expressions.

Zeros stay: a piece is customised as the whole robot would be. Of a body's second moments either
J or Σ = ½ tr(J) E − J is written in symbols, whichever has more zeros (short_forms).

A left arm is the mirror image of a right one: here it has 1 where that one has −1, there 0 by
chance. Pieces of one shape may agree (`common`) on what is structure in all of them; everything
else is data, and they are alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from emdeg.exact.graph import ONE, ZERO, Expr, symbol
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.tree import Acceleration
from emdeg.robot.edit.reframe import nonzero
from emdeg.robot.model.inertia import Inertia, Pose
from emdeg.robot.model.kinds import KINDS
from emdeg.robot.model.parts import BaseMotion, Body, Friction, Joint, Motor
from emdeg.robot.model.spatial import PseudoInertia, SpatialInertia
from emdeg.robot.robot import Robot

UNITS = (ZERO, ONE, -ONE)  # numbers that are structure, not data
FEW = 4  # zeros that mirror images may not have in common


@dataclass(frozen=True)
class Structure:
    """What is no data in a piece: its zeros and ones, place by place, and how J is written."""

    units: tuple[Expr | None, ...]  # None: a number
    by_J: tuple[bool, ...]  # of each body


def common(found: Sequence[Structure]) -> Structure:
    """What is structure in all of them, and the same."""
    units = (set(place) for place in zip(*(each.units for each in found), strict=True))
    forms = zip(*(each.by_J for each in found), strict=True)
    return Structure(
        tuple(one.pop() if len(one) == 1 else None for one in units), tuple(map(all, forms))
    )


@dataclass(frozen=True)
class Piece:
    """Some bodies of a robot, as a robot of their own."""

    bodies: tuple[int, ...]  # in the whole robot, the root first
    above: tuple[int, ...]  # roots of the pieces that stand on it
    robot: Robot
    inertias: tuple[SpatialInertia, ...]
    data: Mapping[Expr, Expr]  # symbol → what it stands for in the whole robot
    key: tuple[object, ...]  # equal for pieces that are alike
    structure: Structure

    @property
    def shape(self) -> tuple[object, ...]:
        """Equal for pieces that could be made alike: sign(q̇) is no tanh(q̇/v) with v as data."""
        joints = (
            (body.parent, body.joint.type, body.joint.friction.smoothing is ZERO)
            for body in self.robot.bodies
        )
        return tuple(joints), len(self.above)

    def entered(self, motion: Acceleration) -> Robot:
        """The piece on a base that moves like this, gravity included."""
        base = BaseMotion(motion.omega, motion.alpha, motion.accel)
        return replace(self.robot, base_motion=base)


@dataclass
class Data:
    """Numbers that become symbols, in the order in which they are met."""

    structure: Structure | None = None  # that this piece shares with others
    found: dict[Expr, Expr] = field(default_factory=dict)
    met: list[Expr | None] = field(default_factory=list)
    by_J: list[bool] = field(default_factory=list)

    def of(self, number: Expr) -> Expr:
        """The symbol of a number; 0 and ±1 stay, unless others have something else there."""
        known = nonzero(number)
        unit = known if known in UNITS else None
        self.met.append(unit)
        if self.structure is not None:
            unit = self.structure.units[len(self.met) - 1]
        if unit is not None:
            return unit
        own = symbol(f"d{len(self.found) + 1}")
        self.found[own] = known
        return own

    def vector(self, numbers: Iterable[Expr]) -> Vector:
        """Of three numbers."""
        return Vector(self.of(e) for e in numbers)


def piece(
    robot: Robot,
    inertias: Sequence[SpatialInertia],
    bodies: Sequence[int],
    above: Sequence[int],
    *,
    stands: bool = False,
    structure: Structure | None = None,
) -> Piece:
    """The piece of these bodies; `inertias` are those of the whole robot, as regrouped.

    Where the root stands is told by the piece below (segments), or is data: `stands`. With a
    `structure` everything else is data.
    """
    data, place = Data(structure), {body: k for k, body in enumerate(bodies)}
    made: list[Body] = []
    weights: list[SpatialInertia] = []
    coordinate = 0
    for i in bodies:
        body = robot.bodies[i]
        joint = _joint(body.joint, data, coordinate, placed=stands or coordinate > 0)
        coordinate += joint.nv
        weights.append(_inertia(inertias[i], data))
        parent = None if i == bodies[0] else place[body.parent or 0]
        made.append(Body(f"b{len(made)}", parent, joint, Inertia.zero()))
    for i in above:
        at = data.vector(robot.bodies[i].joint.placement.translation)
        revolute = Joint(f"j{coordinate}", KINDS["revolute"](), _shifted(at), coordinate)
        coordinate += 1
        parent = place[robot.bodies[i].parent or 0]
        made.append(Body(f"b{len(made)}", parent, revolute, Inertia.zero()))
        weights.append(SpatialInertia(ZERO, Vector.zero(), Matrix.zero()))
    small = Robot("piece", tuple(made), gravity=Vector.zero())
    key = tuple(
        entry
        for body, weight in zip(made, weights, strict=True)
        for entry in (body.parent, body.joint, weight)
    )
    own = Structure(tuple(data.met), tuple(data.by_J))
    return Piece(tuple(bodies), tuple(above), small, tuple(weights), data.found, key, own)


def _shifted(at: Vector) -> Pose:
    return Pose(Matrix.identity(), at)


def _joint(joint: Joint, data: Data, coordinate: int, *, placed: bool) -> Joint:
    """The joint with data for its placement, its motor and its friction."""
    pose, own = joint.placement, joint.friction
    viscous, coulomb, smoothing = map(data.of, (own.viscous, own.coulomb, own.smoothing))
    rotation = pose.rotation.like([data.of(e) for e in pose.rotation.entries])
    reflected = data.of(joint.motor.reflected_inertia)
    return Joint(
        f"j{coordinate}",
        joint.type,
        Pose(rotation, data.vector(pose.translation) if placed else Vector.zero()),
        coordinate,
        friction=Friction(viscous, coulomb, smoothing),
        motor=Motor(reflected=reflected),
    )  # fmt: skip


def _inertia(inertia: SpatialInertia, data: Data) -> SpatialInertia:
    """Mass, first moment, and J or Σ, whichever has more zeros."""
    mass, moment = data.of(inertia.mass), data.vector(inertia.moment)
    pseudo = inertia.pseudo.second
    zeros = (sum(nonzero(m[i, i]) is ZERO for i in range(3)) for m in (inertia.tensor, pseudo))
    by_J = next(zeros) > next(zeros)
    if data.structure is not None:
        by_J = data.structure.by_J[len(data.by_J)]
    data.by_J.append(by_J)
    matrix = inertia.tensor if by_J else pseudo
    entries = {(i, j): data.of(matrix[i, j]) for i in range(3) for j in range(i, 3)}
    second = Matrix.symmetric(3, lambda i, j: entries[i, j])
    if by_J:
        return SpatialInertia(mass, moment, second)
    return PseudoInertia(mass, moment, second).spatial


def single_bodies(robot: Robot, inertias: Sequence[SpatialInertia]) -> list[Piece]:
    """Every body as a piece of its own; mirror images are alike.

    Bodies as far from the base, with as much above them and zeros in the same places but for a few,
    agree on what is structure: a left arm has 1 where the right one has −1, or 0 by chance.
    """
    alone = [piece(robot, inertias, (i,), (), stands=True) for i in range(len(robot.bodies))]
    above = [0] * len(alone)
    depth = [0] * len(alone)
    for i in range(len(alone) - 1, -1, -1):
        below = robot.bodies[i].parent
        if below is not None:
            above[below] += 1 + above[i]
    for i, body in enumerate(robot.bodies):
        depth[i] = 0 if body.parent is None else depth[body.parent] + 1
    clusters: dict[object, list[list[int]]] = {}
    for i, own in enumerate(alone):
        found = clusters.setdefault((own.shape, depth[i], above[i]), [])
        near = (c for c in found if _apart(alone[c[0]].structure, own.structure) <= FEW)
        cluster = next(near, None)
        if cluster is None:
            found.append([i])
        else:
            cluster.append(i)
    for members in (cluster for found in clusters.values() for cluster in found):
        shared = common([alone[i].structure for i in members])
        for i in members:
            if alone[i].structure != shared:
                alone[i] = piece(robot, inertias, (i,), (), stands=True, structure=shared)
    return alone


def _apart(a: Structure, b: Structure) -> int:
    """In how many places one is zero and the other is not, or J is written in another way."""
    zeros = ((x is ZERO) != (y is ZERO) for x, y in zip(a.units, b.units, strict=True))
    return sum(zeros) + FEW * (a.by_J != b.by_J)
