"""M, ∂τ/∂q and ∂τ/∂q̇ piece by piece: one program for each class of bodies and of columns.

The recursion from inner motions (mechanics/quantities/inner_motion.py). Every body is a piece:
outward it learns ω, U and a of the body below, inward it gathers what its joint carries, as that
body sees it (h, Σ and the inner motion P, W, f, n), and its own coordinate begins a column,

    S_k ↦ push → S·(δf, δn)        δq_k ↦ (δf, δn)        δq̇_k ↦ (δf, δn)

A column that goes down through a joint is a piece as well: in the axes of the joint it leaves its
entries of the rows and columns of that coordinate, and goes on to the body below. So the
columns of all that a body carries are calls of few subroutines, which nothing orders: in machine
code they are computed side by side. Columns that began near have zeros where others have numbers.
`alike`, they are told these zeros as numbers, and all that pass a body are of one class. It costs
up to a sixth of the operations of a short arm, of humanoids half a percent (of M alone four), and
one call takes up to a fifth less.

    in    motion of the body below (phase 0), loads and columns of the bodies above (phase 1)
    out   entries of the matrices; motion, load, column; u and the pushes for passing columns
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, reduce
from operator import add

from emdeg.candidates.rolled.passed import (
    Frame,
    column_of,
    flat_column,
    flat_load,
    flat_motion,
    load_of,
    motion_of,
    named,
)
from emdeg.candidates.rolled.weave import Classes, Part, Weave
from emdeg.exact.calculus import derivative
from emdeg.exact.graph import ONE, ZERO, Expr, symbol, total
from emdeg.exact.kinds import CONST
from emdeg.exact.linalg import Vector
from emdeg.mechanics.pieces import Piece, single_bodies
from emdeg.mechanics.quantities.inner_motion import Inner
from emdeg.mechanics.quantities.joint_steps import Step, alone
from emdeg.mechanics.quantities.sensitivity import Response
from emdeg.mechanics.terms.drives import drive_efforts
from emdeg.mechanics.tree import ground
from emdeg.program.compose import Element
from emdeg.program.interface import derived_angles, parameter_values, state_inputs
from emdeg.program.ir import Leaf, Program
from emdeg.program.lower import leaf_of
from emdeg.robot.model.spatial import ZERO3, SpatialInertia
from emdeg.robot.robot import Robot

BY_Q, BY_QD, BY_QDD = "inverse_dynamics_dq", "inverse_dynamics_dqd", "mass_matrix"
#: what each output takes
TAKES = {BY_Q: ("q", "qd", "qdd"), BY_QD: ("q", "qd"), BY_QDD: ("q",)}
#: what passes between pieces, as named outputs
FRAME, MOVING, LOAD, COLUMN = "frame", "moving", "load", "column"
Entries = dict[tuple[str, int, int], Expr]  # output, row, column of the coordinates here


@dataclass
class _Piece:
    """A body, or a column that passes one: what it computes and which of it others read."""

    body: int
    made: dict[str, list[Expr]]
    entries: Entries
    read: dict[str, set[int]] = field(default_factory=dict)

    def outputs(self) -> dict[str, list[Expr]]:
        """What its program computes."""
        found = {"entries": list(self.entries.values())}
        for name, read in self.read.items():
            found[name] = [self.made[name][k] for k in sorted(read)]
        return {name: entries for name, entries in found.items() if entries}

    def used(self) -> set[Expr]:
        """The symbols of the state that its program reads."""
        return {s for es in self.outputs().values() for e in es for s in e.state_symbols()}

    def reads(self, name: str, given: Sequence[Expr], used: set[Expr]) -> None:
        """Of `given`, symbols of what this makes, somebody reads those that are used."""
        found = self.read.setdefault(name, set())
        found |= {k for k, s in enumerate(given) if s in used and self.made[name][k] is not ZERO}


@dataclass
class _Body(_Piece):
    """A body by itself, with what it is given in symbols."""

    piece: Piece = field(kw_only=True)
    step: Step = field(kw_only=True)
    entering: list[Expr] = field(kw_only=True)
    loads: list[list[Expr]] = field(kw_only=True)  # of each child
    whole: Mapping[Expr, Expr] = field(kw_only=True)  # the mass of all that it carries

    @cached_property
    def frame(self) -> Frame:
        """Its joint as columns see it."""
        return Frame(self.step, "r")


@dataclass
class _Passing(_Piece):
    """A column on its way through a body."""

    source: int = field(kw_only=True)  # the coordinate that it begins with
    column: list[Expr] = field(kw_only=True)
    frame: Frame = field(kw_only=True)
    via: _Piece = field(kw_only=True)  # where it comes from


def columns(
    robot: Robot, inertias: Sequence[SpatialInertia], wanted: Sequence[str], alike: bool
) -> tuple[list[Program], Weave]:
    """The program of each class, and how they make the matrices; are all that pass a body alike?"""
    bodies = _bodies(robot, inertias, wanted)
    passing = _passing(robot, bodies, wanted, alike)
    _reads(robot, bodies, passing)
    pieces: list[_Piece] = []
    for own in bodies:
        pieces += [own, *(p for p in passing if p.body == own.body)]
    place = {id(own): k for k, own in enumerate(pieces)}
    classes = Classes()
    parts: list[Part] = []
    entries: dict[tuple[str, int, int], Element] = {}
    for number, each in enumerate(pieces):
        leaves, late = _leaves(robot, each, bodies, place)
        parts.append(Part(classes.number(each.outputs()), leaves, late))
        entries |= {key: (number, "entries", k) for k, key in enumerate(each.entries)}
    shape = (robot.nv, robot.nv)
    outputs_of = {
        name: (shape, [entries.get((name, i, j)) for i in range(shape[0]) for j in range(shape[1])])
        for name in wanted
    }
    takes = [x for x in ("q", "qd", "qdd") if any(x in TAKES[name] for name in wanted)]
    weave = Weave(
        robot.name, parts, outputs_of, state_inputs(robot, takes), parameter_values(robot),
        derived_angles(robot),
    )  # fmt: skip
    return classes.programs, weave


# -- bodies --------------------------------------------------------------------------------


def _bodies(robot: Robot, inertias: Sequence[SpatialInertia], wanted: Sequence[str]) -> list[_Body]:
    """All bodies: motions from below, then what they carry from above."""
    found: list[_Body] = []
    masses, pieces = _whole_masses(robot, inertias), single_bodies(robot, inertias)
    gravity = Vector(
        ZERO if e is ZERO else -symbol(f"g{axis}")
        for axis, e in zip("xyz", ground(robot).accel, strict=True)
    )
    for i, body in enumerate(robot.bodies):
        single = pieces[i]
        entering: list[Expr] = []
        if body.parent is not None:
            entering = named("w", found[body.parent].made[MOVING])
        whole = symbol("whole")
        mass = {} if masses[i] is ZERO else {whole: masses[i]}
        small = replace(single.robot, gravity=gravity)
        step, moving = alone(small, motion_of(entering) if entering else None)
        own = _Body(
            i, {MOVING: flat_motion(moving)}, {}, piece=single, step=step, entering=entering,
            loads=[], whole=mass,
        )  # fmt: skip
        found.append(own)
    for own in reversed(found):
        own.loads = [
            named(f"l{n}_", found[child].made[LOAD])
            for n, child in enumerate(robot.children[own.body])
        ]
        _carried(robot, own, wanted, _is_planar(robot))
    return found


def _is_planar(robot: Robot) -> bool:
    """Does everything turn about the axis of the first body, which stands on a base at rest?"""
    joints = [body.joint for body in robot.bodies if body.parent is not None]
    return all(body.joint.revolute for body in robot.bodies) and all(
        joint.placement.rotation[2, 2] is ONE for joint in joints
    )


def _whole_masses(robot: Robot, inertias: Sequence[SpatialInertia]) -> list[Expr]:
    """The mass of each body with all that it carries."""
    found = [[inertia.mass] for inertia in inertias]
    for i in range(len(found) - 1, -1, -1):
        below = robot.bodies[i].parent
        if below is not None:
            found[below] += found[i]
    return [total(masses) for masses in found]


def _carried(robot: Robot, own: _Body, wanted: Sequence[str], planar: bool) -> None:
    """What a joint carries, its entries, and the column that begins with its coordinate."""
    step, joint = own.step, own.piece.robot.bodies[0].joint
    single = Inner.of(own.piece.inertias[0])
    parts = [flat_load(single, planar), *own.loads]
    whole = reduce(add, (load_of(entries, planar) for entries in parts))
    mass = next(iter(own.whole), ZERO)
    carried = replace(whole, body=replace(whole.body, mass=mass)).joined(step)
    own.made[LOAD] = flat_load(carried.below(step), planar)
    own.made[FRAME] = own.frame.made
    indices = robot.bodies[own.body].joint.indices
    own.entries = _own_entries(own, carried, indices, wanted)
    if joint.nv == 1:
        ((coordinate,), at) = step.coordinates, step.at
        own.made[COLUMN] = flat_column(
            step.place, carried.response(coordinate.S, at.motion.omega),
            carried.when_moved(joint, at), carried.when_faster(joint, at),
        )  # fmt: skip


def _own_entries(
    own: _Body, carried: Inner, indices: Sequence[int], wanted: Sequence[str]
) -> Entries:
    """Those of the body's own coordinates among themselves, with the drives."""
    small, found = own.piece.robot, {}
    drives = list(drive_efforts(small))
    slopes = {
        name: [derivative(drives, {x: ONE}) for x in rates]
        for name, rates in ((BY_QD, small.qd), (BY_QDD, small.qdd))
    }
    for r, row in enumerate(own.step.coordinates):
        response = carried.response(row.S, own.step.at.motion.omega)
        for c, other in enumerate(own.step.coordinates):
            here = {
                BY_Q: response.to(other.by_q),
                BY_QD: response.to(other.by_qd),
                BY_QDD: response.force.dot(other.S),
            }
            for name in wanted:
                more = slopes[name][c][r] if name in slopes else ZERO
                found[name, indices[r], indices[c]] = here[name] + more
    return found


# -- columns -------------------------------------------------------------------------------


def _passing(
    robot: Robot, bodies: Sequence[_Body], wanted: Sequence[str], alike: bool
) -> list[_Passing]:
    """All columns at all bodies that they pass, from the tips inward."""
    found: list[_Passing] = []
    arriving: dict[int, list[tuple[int, _Piece]]] = {i: [] for i in range(len(bodies))}
    for own in reversed(bodies):
        frame = own.frame
        below = robot.bodies[own.body].parent
        indices = robot.bodies[own.body].joint.indices
        leaving: list[tuple[int, _Piece]] = []
        arrived = [via.made[COLUMN] for _, via in arriving[own.body]]
        some = [
            next((e for e in each if e is not ZERO), ZERO) for each in zip(*arrived, strict=True)
        ]
        for source, via in arriving[own.body]:
            column = named("c", some if alike else via.made[COLUMN])
            entries, leaves = _through(frame, column, source, indices, wanted)
            made = {} if below is None else {COLUMN: leaves}
            here = _Passing(
                own.body, made, entries, source=source, column=column, frame=frame, via=via,
            )  # fmt: skip
            found.append(here)
            leaving.append((source, here))
        if below is not None:
            (k,) = indices
            arriving[below] += [*leaving, (k, own)]
    return found


def _through(
    frame: Frame, column: Sequence[Expr], k: int, indices: Sequence[int], wanted: Sequence[str]
) -> tuple[Entries, list[Expr]]:
    """Of the column's coordinate k and those of this body; and the column as it leaves."""
    into = frame.place.into
    response, *forces = column_of(column)
    response = response.turned(into)
    turned, faster = (Response(f, ZERO3).turned(into).force for f in forces)
    found: Entries = {}
    for own, other in zip(indices, frame.coordinates, strict=True):
        mass = response.force.dot(other.S)
        both = {
            BY_Q: (response.to(other.by_q), turned.dot(other.S)),
            BY_QD: (response.to(other.by_qd), faster.dot(other.S)),
            BY_QDD: (mass, mass),
        }
        for name in wanted:
            found[name, k, own], found[name, own, k] = both[name]
    return found, flat_column(frame.place, response, turned, faster)


# -- what is read --------------------------------------------------------------------------


def _reads(robot: Robot, bodies: Sequence[_Body], passing: Sequence[_Passing]) -> None:
    """Which results anyone reads: columns and loads from the base outward, motions inward."""
    for here in reversed(passing):  # from the base outward
        used = here.used()
        here.via.reads(COLUMN, here.column, used)
    for here in passing:
        bodies[here.body].reads(FRAME, here.frame.symbols, here.used())
    for own in bodies:
        used = own.used()
        for child, entries in zip(robot.children[own.body], own.loads, strict=True):
            bodies[child].reads(LOAD, entries, used)
    for own in reversed(bodies):
        below = robot.bodies[own.body].parent
        if below is not None:
            bodies[below].reads(MOVING, own.entering, own.used())


def _leaves(
    robot: Robot, own: _Piece, bodies: Sequence[_Body], place: Mapping[int, int]
) -> tuple[dict[Leaf, Leaf | Expr | Element], dict[Leaf, int]]:
    """What the leaves of a piece are in the whole robot, and which come late."""
    body = bodies[own.body]
    leaves, late = _inputs(robot, body), {}

    def given(symbols: Sequence[Expr], by: _Piece, name: str, phase: int) -> None:
        for index, k in enumerate(sorted(by.read.get(name, ()))):
            if symbols[k].kind != CONST:
                leaf = leaf_of(symbols[k])
                leaves[leaf], late[leaf] = (place[id(by)], name, index), phase

    if isinstance(own, _Passing):
        given(own.frame.symbols, body, FRAME, 0)
        given(own.column, own.via, COLUMN, 1)
        for here, there in zip(own.column, own.via.made[COLUMN], strict=True):
            if there is ZERO and here is not ZERO:  # other columns have something here
                leaves[leaf_of(here)], late[leaf_of(here)] = ZERO, 1
        return leaves, late
    below = robot.bodies[own.body].parent
    if below is not None:
        given(body.entering, bodies[below], MOVING, 0)
    for child, entries in zip(robot.children[own.body], body.loads, strict=True):
        given(entries, bodies[child], LOAD, 1)
    return leaves, late


def _inputs(robot: Robot, own: _Body) -> dict[Leaf, Leaf | Expr | Element]:
    """Numbers of a body, gravity, and its coordinates."""
    numbers = {**own.piece.data, **own.whole}
    for axis, number in zip("xyz", ground(robot).accel, strict=True):
        numbers[symbol(f"g{axis}")] = number
    leaves: dict[Leaf, Leaf | Expr | Element] = {leaf_of(s): e for s, e in numbers.items()}
    small, there = own.piece.robot, robot.bodies[own.body]
    here = small.bodies[0]
    pairs = [*zip(small.joint_values(here), robot.joint_values(there), strict=True)]
    for name in ("qd", "qdd"):
        mine, theirs = getattr(small, name), getattr(robot, name)
        places = zip(here.joint.indices, there.joint.indices, strict=True)
        pairs += [(mine[a], theirs[b]) for a, b in places]
    return leaves | {leaf_of(a): leaf_of(b) for a, b in pairs}
