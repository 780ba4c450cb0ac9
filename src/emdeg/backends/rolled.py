"""Rolled code, before any language: subroutines, where their arguments are, and loops of calls.

A rolled program (program.blocks) is written as

    subroutine(inputs, constants, results)      for each body that blocks have in common
    step: sines and cosines → workspace; calls, in loops where they are regular; outputs

All that passes between calls is in one array, the workspace: first cos and sin of every angle, then
a record for each call, with the results that others read. Numbers of the robot are rows of one
table, a row for each call. Inputs of a subroutine that keep their distance in all its calls share
one pointer (`Group`); a run of calls whose pointers move by equal steps is a loop, also of several
calls in turn.

    place  =  (array, index)        arrays: "workspace", "constants", and the inputs of the program
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from emdeg.backends.names import input_identifiers
from emdeg.backends.runs import Place, Pointer, Row, Run, runs
from emdeg.program.blocks import Call, Roll, Subroutine, roll_of
from emdeg.program.builder import renumber
from emdeg.program.ir import Input, Leaf, LinearAngle, Output, Program, Value
from emdeg.program.ops import CONST, COS, LEAF, SIN

WORKSPACE, TABLE = "workspace", "constants"


@dataclass(frozen=True)
class Subprogram:
    """A subroutine as a program: an input for each group of places, `constants`, one output."""

    name: str
    program: Program
    groups: tuple[tuple[int, ...], ...]  # inputs of the subroutine that share a pointer
    arrays: tuple[str, ...]  # that each group points into
    offsets: Mapping[int, int]  # input → place behind its pointer
    data: tuple[int, ...]  # inputs that are numbers of the table


@dataclass(frozen=True)
class Turn:
    """cos and sin of multiple·leaf + half_turns·π into two places, `count` times."""

    count: int
    leaf: Pointer
    multiple: int
    half_turns: Fraction
    cos: Pointer
    sin: Pointer


@dataclass(frozen=True)
class Move:
    """count elements: target + k·step = source + k·step."""

    count: int
    target: Pointer
    source: Pointer


@dataclass(frozen=True)
class RolledPlan:
    """All that a language needs to write a rolled program."""

    program: Program
    roll: Roll

    @staticmethod
    def of(program: Program) -> RolledPlan | None:
        """The plan of a rolled program; None of one that is flat, or too odd to be rolled."""
        roll = roll_of(program)
        if roll is None or not roll.repeated or program.derived:
            return None
        head = range(roll.head)
        known = (LEAF, CONST, COS, SIN)
        plain = all(program.rates[k] == 0 or program.values[k].op in known for k in head)
        behind = program.values[roll.head :]
        if not plain or any(value.op in (LEAF, COS, SIN) for value in behind):
            return None
        rates = program.rates[roll.head :]
        if any(rate == 0 and v.op != CONST for rate, v in zip(rates, behind, strict=True)):
            return None  # numbers of the robot are computed at set-up, which is before any call
        single = all(len(a.terms) == 1 for _, a, _ in map(program.values.__getitem__, head)
                     if isinstance(a, LinearAngle))  # fmt: skip
        return RolledPlan(program, roll) if single else None

    # -- places -------------------------------------------------------------------

    @cached_property
    def inputs(self) -> list[str]:
        """The names of the program's inputs in code."""
        return input_identifiers([i.name for i in self.program.inputs])

    @cached_property
    def _leaves(self) -> Mapping[str, Place]:
        named = zip(self.inputs, self.program.inputs, strict=True)
        return {leaf: Place(name, k) for name, i in named for k, leaf in enumerate(i.leaves)}

    @cached_property
    def _angles(self) -> Mapping[LinearAngle, tuple[int, int]]:
        """Every angle that moves → the places of its cos and sin."""
        program = self.program
        moving = dict.fromkeys(
            v.a for k, v in enumerate(program.values[: self.roll.head])
            if v.op in (COS, SIN) and program.rates[k]
        )  # fmt: skip
        order = sorted(moving, key=lambda a: (self._leaf(a.terms[0][0]), a.terms, a.half_turns))
        return {angle: (2 * k, 2 * k + 1) for k, angle in enumerate(order)}

    def _leaf(self, k: int) -> Place:
        return self._leaves[self.program.key(self.program.values[k].a)]

    @cached_property
    def records(self) -> tuple[int, ...]:
        """Where the record of each call begins in the workspace."""
        at, found = 2 * len(self._angles), []
        for call in self.roll.calls:
            found.append(at)
            at += len(self.roll.subroutines[call.subroutine].results)
        return (*found, at)

    @cached_property
    def results(self) -> list[tuple[int, ...]]:
        """The results of each subroutine in the order of its record: that of who reads them."""
        owner = {k: (n, c) for n, c in enumerate(self.roll.calls) for k in self.values_of(c)}
        first: dict[tuple[int, int], tuple[int, int]] = {}
        for call in self.roll.calls:
            for number, k in enumerate(call.inputs):
                if k in owner:
                    made = owner[k][1]
                    first.setdefault((made.subroutine, k - made.start), (call.subroutine, number))
        never = (len(self.roll.subroutines), 0)
        return [
            tuple(sorted(sub.results, key=lambda r: (first.get((s, r), never), r)))
            for s, sub in enumerate(self.roll.subroutines)
        ]

    def values_of(self, call: Call) -> range:
        """The values of the program that a call computes."""
        return range(call.start, call.start + len(self.roll.subroutines[call.subroutine].values))

    @cached_property
    def places(self) -> Mapping[int, Place]:
        """Where every value is that calls or outputs read; numbers of the table are not here."""
        found: dict[int, Place] = {}
        for k, value in enumerate(self.program.values[: self.roll.head]):
            if self.program.rates[k] == 0:
                continue
            if value.op == LEAF:
                found[k] = self._leaf(k)
            else:
                found[k] = Place(WORKSPACE, self._angles[value.a][value.op == SIN])
        for call, at in zip(self.roll.calls, self.records, strict=False):
            for slot, local in enumerate(self.results[call.subroutine]):
                found[call.start + local] = Place(WORKSPACE, at + slot)
        for slot, k in enumerate(self._copied):
            found[k] = Place(WORKSPACE, self.records[-1] + slot)
        return found

    @cached_property
    def _data(self) -> list[frozenset[int]]:
        """Inputs of each subroutine that are numbers of the robot in all its calls."""
        found = [set(range(sub.inputs)) for sub in self.roll.subroutines]
        for call in self.roll.calls:
            moving = {n for n, k in enumerate(call.inputs) if not self._constant(k)}
            found[call.subroutine] -= moving
        return [frozenset(each) for each in found]

    def data_of(self, call: Call) -> frozenset[int]:
        """Inputs of a call that are numbers of the robot."""
        return self._data[call.subroutine]

    def _constant(self, k: int) -> bool:
        return k < self.roll.head and self.program.rates[k] == 0

    @cached_property
    def _copied(self) -> list[int]:
        """Numbers of the robot that some call reads where others read what moves, and outputs."""
        found = [
            k for call in self.roll.calls for n, k in enumerate(call.inputs)
            if self._constant(k) and n not in self._data[call.subroutine]
        ]  # fmt: skip
        found += [k for k in self.program.output_values() if self._constant(k)]
        return list(dict.fromkeys(found))

    @property
    def angles(self) -> int:
        """How many angles there are; their cosines and sines are first in the workspace."""
        return len(self._angles)

    @property
    def workspace(self) -> int:
        """How many numbers the workspace holds."""
        return self.records[-1] + len(self._copied)

    @cached_property
    def table(self) -> tuple[int, ...]:
        """The values of the table: a row for each call, then those that are copied."""
        rows = [
            call.inputs[n] for call in self.roll.calls for n in sorted(self._data[call.subroutine])
        ]
        return (*rows, *self._copied)

    # -- subroutines --------------------------------------------------------------

    @cached_property
    def bodies(self) -> tuple[Subprogram, ...]:
        """The subroutines."""
        found: list[Subprogram] = []
        for s, calls in self._variants.values():
            sub = self.roll.subroutines[s]
            rest = [n for n in range(sub.inputs) if n not in self._data[s]]
            groups = list(self._groups(calls, rest))
            place = {n: self.places[calls[0].inputs[n]].at for n in rest}
            offsets = {n: place[n] - place[group[0]] for group in groups for n in group}
            data = tuple(sorted(self._data[s]))
            program = _program(sub, self.results[s], groups, offsets, data)
            arrays = tuple(self.places[calls[0].inputs[group[0]]].array for group in groups)
            name = f"part_{len(found) + 1}"
            found.append(Subprogram(name, program, tuple(groups), arrays, offsets, data))
        return tuple(found)

    @cached_property
    def _variants(self) -> Mapping[object, tuple[int, list[Call]]]:
        """Subroutines by the arrays that their inputs come from, and the calls of each.

        The first link of a chain may read a speed itself where the others read what was computed.
        """
        found: dict[object, tuple[int, list[Call]]] = {}
        for call in self.roll.calls:
            found.setdefault(self._variant(call), (call.subroutine, []))[1].append(call)
        return found

    @cached_property
    def _kinds(self) -> Mapping[object, int]:
        return {key: k for k, key in enumerate(self._variants)}

    def kind(self, call: Call) -> int:
        """Which of the bodies a call is of."""
        return self._kinds[self._variant(call)]

    def _variant(self, call: Call) -> object:
        data = self._data[call.subroutine]
        moving = (k for n, k in enumerate(call.inputs) if n not in data)
        return call.subroutine, tuple(self.places[k].array for k in moving)

    def _groups(self, calls: Sequence[Call], rest: Sequence[int]) -> Iterator[tuple[int, ...]]:
        """Inputs whose places keep their distance in all calls, in the order of their places."""
        found: dict[object, list[int]] = {}
        for n in rest:
            places = [self.places[call.inputs[n]] for call in calls]
            first = places[0].at
            key = tuple((place.array, place.at - first) for place in places)
            found.setdefault(key, []).append(n)
        for group in found.values():
            yield tuple(sorted(group, key=lambda n: self.places[calls[0].inputs[n]].at))

    # -- steps --------------------------------------------------------------------

    @cached_property
    def loops(self) -> tuple[Run[int], ...]:
        """All calls, in order."""
        rows: list[Row[int]] = []
        at = 0
        for number, call in enumerate(self.roll.calls):
            kind = self.kind(call)
            body = self.bodies[kind]
            starts = [self.places[call.inputs[group[0]]] for group in body.groups]
            starts += [Place(TABLE, at)] if body.data else []
            starts += [Place(WORKSPACE, self.records[number])]
            at += len(body.data)
            rows.append(Row(kind, tuple(starts)))
        return tuple(runs(rows))

    @cached_property
    def turns(self) -> tuple[Turn, ...]:
        """The sines and cosines."""
        rows = []
        for angle, pair in self._angles.items():
            ((k, multiple),) = angle.terms
            places = (self._leaf(k), *(Place(WORKSPACE, slot) for slot in pair))
            rows.append(Row((multiple, angle.half_turns), places))
        return tuple(
            Turn(run.count, leaf, multiple, half_turns, c, s)
            for run in runs(rows, longest=1)
            for (multiple, half_turns), (leaf, c, s) in run.turns
        )

    @cached_property
    def copies(self) -> tuple[Move, ...]:
        """Numbers of the table that the workspace needs."""
        first = len(self.table) - len(self._copied)
        rows = [
            Row(None, (self.places[k], Place(TABLE, first + slot)))
            for slot, k in enumerate(self._copied)
        ]
        return _moves(rows)

    def stores(self, names: Sequence[str]) -> tuple[Move, ...]:
        """The outputs, by their names in code."""
        rows = [
            Row(None, (Place(name, slot), self.places[k]))
            for name, output in zip(names, self.program.outputs, strict=True)
            for slot, k in enumerate(output.values)
        ]
        return _moves(rows)

    def about(self) -> str:
        """In words, for the head of a file."""
        loops = sum(run.count > 1 for run in self.loops)
        return (
            f"{len(self.bodies)} subroutines, {len(self.roll.calls)} calls, "
            f"{loops} loops, {self.workspace} numbers of workspace"
        )


def _moves(rows: Sequence[Row[None]]) -> tuple[Move, ...]:
    return tuple(
        Move(run.count, target, source) for run in runs(rows) for _, (target, source) in run.turns
    )


def _program(
    sub: Subroutine,
    results: Sequence[int],
    groups: Sequence[Sequence[int]],
    offsets: Mapping[int, int],
    data: Sequence[int],
) -> Program:
    """The subroutine as a program: leaves for what it reads, its values, the record for output."""
    number: dict[int, int] = {}
    values: list[Value] = []
    for k, n in enumerate(data):
        number[-1 - n] = len(values)
        values.append(Value(LEAF, Leaf(f"d{k + 1}", 0)))
    inputs: list[Input] = []
    for g, group in enumerate(groups):
        leaves = {offsets[n]: f"x{g}_{offsets[n]}" for n in group}
        width = max(leaves) + 1
        # a place between those that are read belongs to something else
        inputs.append(Input(f"x{g}", tuple(leaves.get(k, f"x{g}_{k}") for k in range(width))))
        for n in group:
            number[-1 - n] = len(values)
            values.append(Value(LEAF, Leaf(leaves[offsets[n]], 2)))
    for k, value in enumerate(sub.values):
        number[k] = len(values)
        values.append(renumber(value, number))
    output = Output("results", (len(results),), tuple(number[k] for k in results))
    parameters = {f"d{k + 1}": None for k in range(len(data))}
    return Program("part", tuple(values), (output,), tuple(inputs), parameters)
