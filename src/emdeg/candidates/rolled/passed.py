"""What passes between the pieces of columns.py, as lists of expressions.

    motion  ω, ω̇, a                                             of a body
    load    h, J, B = (P, W), f, n                              of all that it carries, seen below
    frame   R, u, and for each coordinate its two pushes         (δa, β), δω
    column  the response (f, n), its turn; (δf, δn) by q, by q̇   in the axes of some body

Entries that are zero stay zero in what reads them; others are symbols there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from emdeg.exact.graph import MOTION, ZERO, Expr, symbol
from emdeg.exact.kinds import CONST, COS, SIN
from emdeg.exact.linalg import Matrix, Vector
from emdeg.mechanics.quantities.sensitivity import Carried, Response, Seen
from emdeg.mechanics.tree import Acceleration
from emdeg.robot.model.spatial import Force, Motion, SpatialInertia, VelocityInertia

UPPER = tuple((i, j) for i in range(3) for j in range(i, 3))


def _symbols(letter: str, count: int) -> Iterator[Expr]:
    return (symbol(f"{letter}{k}", MOTION) for k in range(count))


def _replaced(letter: str, entries: Sequence[Expr], stays: Callable[[Expr], bool]) -> list[Expr]:
    pairs = zip(entries, _symbols(letter, len(entries)), strict=True)
    return [e if stays(e) else s for e, s in pairs]


def named(letter: str, entries: Sequence[Expr]) -> list[Expr]:
    """A symbol for each entry that is not zero."""
    return _replaced(letter, entries, lambda e: e is ZERO)


def kept(letter: str, entries: Sequence[Expr]) -> list[Expr]:
    """A symbol for each entry that has to be computed."""
    plain = (CONST, COS, SIN)
    return _replaced(letter, entries, lambda e: e.kind in plain or (-e).kind in plain)


def motion_of(entries: Sequence[Expr]) -> Acceleration:
    """ω, ω̇ and a of a list."""
    return Acceleration(*(Vector(entries[k : k + 3]) for k in (0, 3, 6)))


def flat_motion(state: Acceleration) -> list[Expr]:
    """ω, ω̇, a."""
    return [*state.omega, *state.alpha, *state.accel]


def six(entries: Sequence[Expr]) -> Motion:
    """(δa, β) of six entries."""
    return Motion(Vector(entries[:3]), Vector(entries[3:]))


def flat_force(force: Force) -> list[Expr]:
    """f, n."""
    return [*force.f, *force.n]


def force_of(entries: Sequence[Expr]) -> Force:
    """(f, n) of six entries."""
    return Force(Vector(entries[:3]), Vector(entries[3:]))


def flat_frame(seen: Seen) -> list[Expr]:
    """R, u and the pushes of every coordinate."""
    found = [*seen.pose.rotation.entries, *seen.u]
    for coordinate in seen.coordinates:
        for push in (coordinate.by_q, coordinate.by_qd):
            found += [*push.motion.v, *push.motion.w, *push.turn]
    return found


def flat_column(seen: Seen, response: Response, turned: Force, faster: Force) -> list[Expr]:
    """A column that begins at a body, in the axes of what it stands on."""
    there = response.to_parent(seen.pose, seen.u)
    forces = (turned.to_parent(seen.pose), faster.to_parent(seen.pose))
    return [*flat_force(there.force), *there.turn, *(e for f in forces for e in flat_force(f))]


def column_of(entries: Sequence[Expr]) -> tuple[Response, Force, Force]:
    """The response, and (δf, δn) by q and by q̇."""
    response = Response(force_of(entries[:6]), Vector(entries[6:9]))
    return response, force_of(entries[9:15]), force_of(entries[15:])


def flat_load(load: Carried) -> list[Expr]:
    """All but the mass, which is data."""
    tensor = [load.inertia.tensor[i, j] for i, j in UPPER]
    B = load.B
    return [
        *load.inertia.moment, *tensor, *B.momentum, *B.turning.entries, *flat_force(load.force),
    ]  # fmt: skip


def load_of(entries: Sequence[Expr]) -> Carried:
    """What a body carries; the mass is added where it is known."""
    second = dict(zip(UPPER, entries[3:9], strict=True))
    tensor = Matrix.symmetric(3, lambda i, j: second[i, j])
    turning = Matrix(entries[k : k + 3] for k in (12, 15, 18))
    return Carried(
        SpatialInertia(ZERO, Vector(entries[:3]), tensor),
        VelocityInertia(Vector(entries[9:12]), turning),
        force_of(entries[21:]),
    )
