"""What passes between the pieces of columns.py, as lists of expressions.

    motion  ω, ω̇, a, U                                           of a body
    load    h, Σ, P, W, f, n      of all that a joint carries, as the body below sees it
    frame   rotations, u, and the two pushes of each coordinate   (δa, β), δω
    column  the response (f, n), its turn; (δf, δn) by q, by q̇    in the axes of some body

Entries that are zero stay zero in what reads them; others are symbols there.

Of a load in a plane, where everything turns about z, only J_zz matters, which no turn changes. It
is passed instead of Σ, which is then diag(½ J_zz, ½ J_zz, 0): any with this J_zz would do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import count

from emdeg.exact.graph import MOTION, ZERO, Expr, symbol
from emdeg.exact.kinds import CONSTANT, COS, SIN
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.quantities.inner_motion import Inner
from emdeg.mechanics.quantities.joint_steps import Place, Step
from emdeg.mechanics.quantities.sensitivity import Push, Response
from emdeg.mechanics.swinging import Swinging
from emdeg.mechanics.tree import Acceleration
from emdeg.robot.model.spatial import (
    ZERO3,
    Force,
    Motion,
    PseudoInertia,
    VelocityInertia,
)

UPPER = tuple((i, j) for i in range(3) for j in range(i, 3))


def _symbols(letter: str) -> Iterator[Expr]:
    return (symbol(f"{letter}{k}", MOTION) for k in count())


def named(letter: str, entries: Sequence[Expr]) -> list[Expr]:
    """A symbol for each entry that is not zero."""
    return [e if e is ZERO else s for e, s in zip(entries, _symbols(letter), strict=False)]


def motion_of(entries: Sequence[Expr]) -> Swinging:
    """ω, ω̇, a and U of a list."""
    motion = Acceleration(*(Vector(entries[k : k + 3]) for k in (0, 3, 6)))
    return Swinging(motion, Matrix(entries[k : k + 3] for k in (9, 12, 15)))


def flat_motion(state: Swinging) -> list[Expr]:
    """ω, ω̇, a, U."""
    motion = state.motion
    return [*motion.omega, *motion.alpha, *motion.accel, *state.u.entries]


def flat_force(force: Force) -> list[Expr]:
    """f, n."""
    return [*force.f, *force.n]


def force_of(entries: Sequence[Expr]) -> Force:
    """(f, n) of six entries."""
    return Force(Vector(entries[:3]), Vector(entries[3:]))


class Frame:
    """A joint as columns see it: what of it has to be computed, each once whatever its sign.

    Sines, cosines and numbers are known wherever they are needed.
    """

    def __init__(self, step: Step, letter: str) -> None:
        self._known: dict[Expr, Expr] = {}
        self._names = _symbols(letter)
        self.place = self._place(step.place)
        self.coordinates = [
            replace(c, by_q=self._push(c.by_q), by_qd=self._push(c.by_qd)) for c in step.coordinates
        ]

    @property
    def made(self) -> list[Expr]:
        """What has to be computed."""
        return list(self._known)

    @property
    def symbols(self) -> list[Expr]:
        """What it is called by who reads it."""
        return list(self._known.values())

    def _told(self, e: Expr) -> Expr:
        if e.rate == CONSTANT or any(each.kind in (COS, SIN) for each in (e, -e)):
            return e
        if -e in self._known:
            return -self._known[-e]
        if e not in self._known:
            self._known[e] = next(self._names)
        return self._known[e]

    def _vector(self, v: Vector) -> Vector:
        return Vector(map(self._told, v))

    def _place(self, place: Place) -> Place:
        turn = None if place.turn is None else self._turn(place.turn)
        below = tuple(map(self._turn, place.below))
        return replace(
            place, t=self._vector(place.t), u=self._vector(place.u), turn=turn, below=below
        )

    def _turn(self, rotation: Matrix) -> Matrix:
        return rotation.like([*map(self._told, rotation.entries)])

    def _push(self, push: Push) -> Push:
        motion = Motion(self._vector(push.motion.v), self._vector(push.motion.w))
        return Push(motion, self._vector(push.turn))


def flat_column(place: Place, response: Response, turned: Force, faster: Force) -> list[Expr]:
    """A column in the axes of a joint, in those of what it stands on."""
    there, *forces = (
        each.turned(place.down).at(place.t, place.u)
        for each in (response, Response(turned, ZERO3), Response(faster, ZERO3))
    )
    by_q, by_qd = (flat_force(each.force) for each in forces)
    return [*flat_force(there.force), *there.turn, *by_q, *by_qd]


def column_of(entries: Sequence[Expr]) -> tuple[Response, Force, Force]:
    """The response, and (δf, δn) by q and by q̇."""
    response = Response(force_of(entries[:6]), Vector(entries[6:9]))
    return response, force_of(entries[9:15]), force_of(entries[15:])


def flat_load(load: Inner, planar: bool) -> list[Expr]:
    """All but the mass, which is data."""
    matrix, B = load.body.second, load.B
    second = [matrix[i, j] for i, j in UPPER]
    if planar:
        second = [matrix[0, 0] + matrix[1, 1], *[ZERO] * 5]
    return [
        *load.body.moment, *second, *B.momentum, *B.turning.entries, *flat_force(load.force),
    ]  # fmt: skip


def load_of(entries: Sequence[Expr], planar: bool) -> Inner:
    """What a joint carries; the mass is added where it is known."""
    upper = dict(zip(UPPER, entries[3:9], strict=True))
    if planar:
        upper[0, 0] = upper[1, 1] = entries[3] * Fraction(1, 2)
    second = Matrix.symmetric(3, lambda i, j: upper[i, j])
    turning = Matrix(entries[k : k + 3] for k in (12, 15, 18))
    return Inner(
        PseudoInertia(ZERO, Vector(entries[:3]), second),
        VelocityInertia(Vector(entries[9:12]), turning),
        force_of(entries[21:]),
    )
