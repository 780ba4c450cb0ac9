"""Generalized speeds of a robot, as rows u_r(q, q̇, t) that are linear in q̇ (digest R29).

    u = A(q, t) q̇ + B(q, t)

q and q̇ are the robot's own symbols (q1 …, qd1 …) and t is time, in s. Time is a symbol of the
configuration's rate: it changes while the robot moves, dt/dt = 1, and is an input of programs in
which it occurs. A robot that has rows of its own keeps them through edits: they follow its joints.
"""

from __future__ import annotations

from collections.abc import Sequence

from emdeg.errors import UsageError
from emdeg.exact.calculus import derivative, substitute
from emdeg.exact.fingerprint import is_zero
from emdeg.exact.graph import CONFIGURATION, ONE, ZERO, Expr, linear, multiply, symbol, walk
from emdeg.exact.linalg import Matrix, Vector
from emdeg.robot.model.mechanism import Mechanism

#: Time, in s. It may stand in sin and cos, with whole multiples: sin(2 t).
TIME = symbol("t", CONFIGURATION, angular=True)


def state_names(robot: Mechanism) -> dict[str, Expr]:
    """What may stand in a speed beside parameters: q, q̇ and time, by name."""
    return {s.name: s for s in (*robot.q, *robot.qd, TIME)}


def split(robot: Mechanism, rows: Sequence[Expr]) -> tuple[Matrix, Vector]:
    """A and B of the rows u = A q̇ + B; UsageError where they are none."""
    if len(rows) != robot.nv:
        raise UsageError(
            f"{robot.name!r} has {robot.nv} velocities, so it has as many speeds",
            argument="speeds", found=f"{len(rows)} speeds",
        )  # fmt: skip
    rows = [timed(robot, row) for row in rows]
    A = Matrix.columns([Vector(derivative(rows, {v: ONE})) for v in robot.qd])
    B = Vector(substitute(rows, dict.fromkeys(robot.qd, ZERO)))
    for row, weights, rest in zip(rows, A.rows, B, strict=True):
        terms = [(multiply(a, v), 1) for a, v in zip(weights, robot.qd, strict=True)]
        if not is_zero(linear([(row, 1), (rest, -1), *((term, -k) for term, k in terms)])):
            raise UsageError(
                "a generalized speed is linear in q̇: u = A(q, t) q̇ + B(q, t)",
                argument="speeds", found=row,
            )  # fmt: skip
    check_state(robot, [*A.entries, *B])
    return A, B


def check_state(robot: Mechanism, entries: Sequence[Expr]) -> None:
    """UsageError where an entry of A or B moves with anything but q and time."""
    allowed = {*robot.q, TIME}
    for node in walk(entries):
        if node.is_symbol and node.rate and node not in allowed:
            raise UsageError(
                f"A and B of the speeds u = A q̇ + B depend on q and t only, not on {node.name}",
                argument="speeds",
                hint=f"{robot.name!r} has q = " + ", ".join(s.name for s in robot.q),
            )


def timed(robot: Mechanism, entry: Expr) -> Expr:
    """The entry with t for time, where t is no parameter of the robot."""
    constant = [
        n for n in walk([entry]) if n.is_symbol and n.name == TIME.name and n is not TIME
    ]  # fmt: skip
    if not constant or any(s.name == TIME.name for s in (*robot.symbols, *robot.parameters)):
        return entry
    return substitute([entry], dict.fromkeys(constant, TIME))[0]


def followed(before: Mechanism, after: Mechanism) -> tuple[Expr, ...] | None:
    """The rows of `before`, in the coordinates of `after`; joints that are new move by themselves.

    None where a joint of `before` is gone: as many speeds as there are left cannot be chosen.
    """
    old = {joint.name: c for c, joint in before.by_coordinate.items()}
    new = {joint.name: c for c, joint in after.by_coordinate.items()}
    if not before.speeds:
        return ()
    if not new.keys() >= old.keys():
        return None
    values: dict[Expr, Expr] = {}
    for name, c in old.items():
        joint, to = before.by_coordinate[c], new[name]
        values |= {before.qd[c + k]: after.qd[to + k] for k in range(joint.nv)}
        start, end = before.configuration_index(c), after.configuration_index(to)
        values |= {before.q[start + k]: after.q[end + k] for k in range(joint.type.nq)}
    own = [
        after.qd[c + k]
        for name, c in sorted(new.items(), key=lambda item: item[1])
        if name not in old
        for k in range(after.by_coordinate[c].nv)
    ]
    return (*own, *substitute(list(before.speeds), values))
