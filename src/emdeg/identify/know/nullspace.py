"""The null space as sentences: which changes of the unknowns no measurement can see.

    K v = 0

A basis that a person understands is put together from what is always true of joints, and checked
exactly: each v is a null vector over GF(p), together they are independent and as many as there are.

    nothing      unknowns that no measurement contains
    transfers    mass on the axis of a turning joint belongs to either of its links: its amount, its
                 first and its second moment along the axis (three directions); the inertia tensor
                 of what slides belongs to either link (six)
    the rest     drives that act as a link does, tied joints, gravity along an axis: as equations
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from emdeg.errors import ExprError
from emdeg.exact.field import residues
from emdeg.exact.graph import CONST, ONE, SUM, SYMBOL, ZERO, Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.exact.polynomial.normal_form import normal_form
from emdeg.exact.print.printing import to_text
from emdeg.identify.know.knowable import Knowable
from emdeg.identify.know.sensing import GROUND
from emdeg.mechanics.elimination import rank_columns
from emdeg.mechanics.parameters.regressor import ENTRY, ParameterName, fields_of, inertia_of
from emdeg.robot.edit.regroup import invariant_part
from emdeg.robot.model.parts import Body
from emdeg.robot.model.spatial import SpatialInertia
from emdeg.robot.robot import Robot
from emdeg.shown import listed

Change = Mapping[ParameterName, Expr]
SHOWN = 8  # unknowns that one sentence names
LONGEST, SHORT = 200, 12  # terms of a coefficient: while it is expanded, and when it is written
LONGEST_FACTOR = 36  # characters of one in a sentence


@dataclass(frozen=True)
class Direction:
    """One sentence, and the changes of unknowns (each a unit of something) that it stands for."""

    _repr_html_ = listed

    sentence: str
    changes: tuple[Change, ...]

    def __len__(self) -> int:
        return len(self.changes)

    def __str__(self) -> str:
        return self.sentence


def null_space(known: Knowable) -> tuple[Direction, ...]:
    """A basis of all that cannot be seen, in words; its length is unknowns − base parameters."""
    offered: list[tuple[str | Callable[[], str], list[Change]]] = [
        *_nothing(known), *_transfers(known), *_rest(known),
    ]  # fmt: skip
    flat = [(k, change) for k, (_, changes) in enumerate(offered) for change in changes]
    p = known.point.gf.p
    place = {f: i for i, f in enumerate(known.full)}
    vectors = []
    for _, change in flat:
        row = [0] * len(known.full)
        for f, value in zip(change, residues(list(change.values()), known.point), strict=True):
            row[place[f]] = value
        vectors.append(row)
    unseen = [i for i, row in enumerate(vectors) if _is_null(known, row, p)]
    chosen = {unseen[i] for i in rank_columns([vectors[i] for i in unseen], p)}
    found = []
    for k, (sentence, _) in enumerate(offered):
        kept = tuple(change for i, (j, change) in enumerate(flat) if j == k and i in chosen)
        if kept:
            found.append(Direction(sentence if isinstance(sentence, str) else sentence(), kept))
    return tuple(found)


def _is_null(known: Knowable, row: Sequence[int], p: int) -> bool:
    """K v = 0 over GF(p)?"""
    place = {f: i for i, f in enumerate(known.full)}
    return all(
        sum(amount * row[place[f]] for f, amount in part.items()) % p == 0
        for part in known.residues.values()
    )


# -- what is offered ------------------------------------------------------------------


def _nothing(known: Knowable) -> Iterator[tuple[str, list[Change]]]:
    seen = {f for row in known.residues.values() for f in row}
    robot = known.measured.robot
    for body in dict.fromkeys(f.body for f in known.full):
        idle = [f for f in known.full if f.body == body and f not in seen]
        if idle:
            names = ", ".join(f.name for f in idle)
            verb = "changes" if len(idle) == 1 else "change"
            yield f"{names} of {link_name(robot, body)} {verb} nothing", [{f: ONE} for f in idle]


def _transfers(known: Knowable) -> Iterator[tuple[str, list[Change]]]:
    robot = known.measured.robot
    by_key = {(f.body, f.field): f for f in known.full}
    for i, body in enumerate(robot.bodies):
        if body.joint.nv != 1:
            continue
        parent = GROUND if body.parent is None else body.parent
        felt = any(f.body == parent for f in known.full)
        changes: list[Change] = []
        for unit in _units(body):
            change = {(i, f): a for f, a in fields_of(unit).items() if a is not ZERO}
            if felt:
                given = fields_of(unit.to_parent(body.joint.placement))
                change |= {(parent, f): -a for f, a in given.items() if a is not ZERO}
            if by_key.keys() >= change.keys():  # what is known stays as it is
                changes.append({by_key[key]: a for key, a in change.items()})
        if changes:
            yield _transfer_words(robot, i, body, parent, felt), changes


def _units(body: Body) -> list[SpatialInertia]:
    """Inertias that the joint's motion leaves as they are, one for each direction."""
    none, still = Matrix.zero(), Vector.zero()
    offered = [
        SpatialInertia(ONE, still, none),
        SpatialInertia(ZERO, Vector.unit(2), none),
        SpatialInertia(ZERO, still, Matrix.diagonal((ONE, ONE, ZERO))),
    ]
    if not body.joint.spin:
        units = [inertia_of({name: ONE}).tensor for name in ENTRY]
        offered = [SpatialInertia(ZERO, still, tensor) for tensor in units]
    return [unit for unit in offered if invariant_part(body, unit, "yy") == unit]


def _transfer_words(robot: Robot, i: int, body: Body, parent: int, felt: bool) -> str:
    link, joint = link_name(robot, i), body.joint.name
    other = link_name(robot, parent)
    if body.joint.spin:
        if felt:
            return f"mass moved from {link} to {other} along the axis of {joint} changes nothing"
        return f"mass of {link} on the axis of {joint} changes nothing"
    if felt:
        return f"an inertia tensor moved from {link} to {other}, {joint} slides, changes nothing"
    return f"the inertia tensor of {link} changes nothing: {joint} slides"


def _rest(known: Knowable) -> Iterator[tuple[Callable[[], str], list[Change]]]:
    """Every unknown that is no base parameter, against the base parameters that stand for it."""
    base = set(known.base)
    for f in known.full:
        if f in base:
            continue
        amounts = {b: row[f] for b, row in known.relations.items() if f in known.residues[b]}
        if amounts:
            change = {f: ONE, **{b: -a for b, a in amounts.items()}}
            yield partial(_balance, f, amounts), [change]


def _balance(f: ParameterName, amounts: Change) -> str:
    parts: list[str] = []
    for b, amount in list(amounts.items())[:SHOWN]:
        more, size = _signed(amount)
        text = to_text(tidied(size))
        text = text if len(text) < LONGEST_FACTOR else text[:LONGEST_FACTOR] + " …"
        of = b.name if size is ONE else f"{text} of {b.name}"
        parts.append(f"{of} {'more' if more else 'less'}")
    more_of_them = len(amounts) - len(parts)
    rest = f" and {more_of_them} more" if more_of_them else ""
    return f"one unit of {f.name} more with " + ", ".join(parts) + f"{rest} changes nothing"


# -- words ----------------------------------------------------------------------------


def link_name(robot: Robot, body: int) -> str:
    """As the description calls it."""
    return robot.base_name if body == GROUND else robot.bodies[body].name


def tidied(amount: Expr) -> Expr:
    """A coefficient as a sum of products, where that is short."""
    if amount.kind in (CONST, SYMBOL):
        return amount
    try:
        form = normal_form(amount, max_terms=LONGEST)
    except ExprError:  # too long, or a division
        return amount
    return form.to_expr() if len(form) <= SHORT else amount


def combination(row: Change, head: ParameterName) -> str:
    """Σ amount·unknown with equal amounts collected, itself first: Jzz2 + Im2 + a2^2*(m3 + m4)."""
    groups: dict[Expr, list[str]] = {}
    for f, amount in sorted(row.items(), key=lambda item: item[0] is not head):
        groups.setdefault(tidied(amount), []).append(f.name)
    parts: list[str] = []
    for amount, names in groups.items():
        negative, size = _signed(amount)
        sign = "-" if negative else "+"
        if size is ONE:
            parts += [f"{sign} {name}" for name in names]
        else:
            text = to_text(size)
            text = f"({text})" if size.kind == SUM else text
            of = names[0] if len(names) == 1 else f"({' + '.join(names)})"
            parts.append(f"{sign} {text}*{of}")
    return " ".join(parts).removeprefix("+ ")


def _signed(amount: Expr) -> tuple[bool, Expr]:
    """A leading minus, apart; a sum keeps its signs."""
    negative = amount.kind != SUM and to_text(amount).startswith("-")
    return negative, -amount if negative else amount
