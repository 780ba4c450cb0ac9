"""Rolled programs: a straight-line program cut into blocks, those that are alike called as one.

A roll is nothing but a cut of a program into blocks of consecutive values,

    program ::= head  block*            block k = values start_k … start_{k+1} − 1

and says no more than where the blocks begin (metadata "blocks"). Blocks are alike when they have
the same operations, in the same order, on the same values of their own; what they read from outside
may differ. They are calls of one subroutine, and places of its body where every call reads one
value are one input. So a roll cannot be wrong: whatever the cut, calls expand to the very program
that they were cut from, value by value, and its certificate is theirs. A poor cut only gives poor
code.

Operands in the body of a subroutine: −1, −2, … are its inputs, 0, 1, … its own values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from emdeg.errors import ProgramError
from emdeg.program.code import Code, LinearAngle, Value, operands
from emdeg.program.ops import BINARY, CALL, COS, NEG, SIN
from emdeg.program.strict_json import parsed

KEY = "blocks"


@dataclass(frozen=True)
class Subroutine:
    """The body that blocks have in common, and which of its values are read outside of them."""

    values: tuple[Value, ...]
    inputs: int
    results: tuple[int, ...]


@dataclass(frozen=True)
class Call:
    """One block: its subroutine, its first value, and the values that are its inputs."""

    subroutine: int
    start: int
    inputs: tuple[int, ...]


@dataclass(frozen=True)
class Roll:
    """A program as calls of subroutines, behind its head."""

    program: Code
    head: int  # values before the first block
    subroutines: tuple[Subroutine, ...]
    calls: tuple[Call, ...]

    @cached_property
    def repeated(self) -> frozenset[int]:
        """Subroutines that are called more than once."""
        named = [call.subroutine for call in self.calls]
        return frozenset(s for s in range(len(self.subroutines)) if named.count(s) > 1)

    def expanded(self) -> tuple[Value, ...]:
        """The values of all calls, one after the other: those of the program behind its head."""
        return tuple(
            _renumbered(value, call.inputs, call.start)
            for call in self.calls
            for value in self.subroutines[call.subroutine].values
        )


def starts_of(program: Code) -> tuple[int, ...]:
    """Where the blocks of a program begin; () of one that is not rolled."""
    if KEY not in program.metadata:
        return ()
    found = parsed(program.metadata[KEY], ProgramError)
    whole = isinstance(found, list) and all(type(k) is int for k in found)
    if not whole or found != sorted(set(found)) or not all(0 <= k < len(program) for k in found):
        raise ProgramError(
            "these are not places where blocks of the program begin",
            element=KEY,
            expected="numbers of its values, in order",
            hint="compile it again with rolled=True, or take the entry out of its metadata",
        )
    return tuple(found)


def roll_of(program: Code) -> Roll | None:
    """The calls of a rolled program; None of one that is not."""
    starts = starts_of(program)
    if not starts:
        return None
    ends = (*starts[1:], len(program))
    blocks = [
        _block(program.values[start:end], start) for start, end in zip(starts, ends, strict=True)
    ]
    alike: dict[tuple[Value, ...], list[int]] = {}
    for number, (skeleton, _) in enumerate(blocks):
        alike.setdefault(skeleton, []).append(number)
    calls: dict[int, Call] = {}
    bodies: list[tuple[tuple[Value, ...], int]] = []
    for skeleton, members in alike.items():
        # inputs: the places of the body at which all calls read one value, in order
        columns = list(zip(*(blocks[number][1] for number in members), strict=True))
        inputs = {column: n for n, column in enumerate(dict.fromkeys(columns))}
        reads = iter(columns)
        body = tuple(
            _with(v, lambda k: k if k >= 0 else -1 - inputs[next(reads)])  # noqa: B023
            for v in skeleton
        )
        for place, number in enumerate(members):
            given = tuple(column[place] for column in inputs)
            calls[number] = Call(len(bodies), starts[number], given)
        bodies.append((body, len(inputs)))
    ordered = tuple(calls[number] for number in range(len(blocks)))
    results = _results(program, starts, ordered, len(bodies))
    subroutines = tuple(
        Subroutine(body, inputs, tuple(sorted(read)))
        for (body, inputs), read in zip(bodies, results, strict=True)
    )
    return Roll(program, starts[0], subroutines, ordered)


def _block(values: Sequence[Value], start: int) -> tuple[tuple[Value, ...], tuple[int, ...]]:
    """A block in numbers of its own, −1 wherever it reads from outside; and what it reads there."""
    outside: list[int] = []

    def number(k: int) -> int:
        if k >= start:
            return k - start
        outside.append(k)
        return -1

    skeleton = tuple(_with(value, number) for value in values)
    return skeleton, tuple(outside)


def _with(value: Value, of: Callable[[int], int]) -> Value:
    """The same instruction of other operands."""
    op, a, b = value
    if op in BINARY:
        return Value(op, of(a), of(b))
    if op in (NEG, CALL):
        return Value(op, of(a), b)
    if op in (COS, SIN):
        return Value(op, LinearAngle(tuple((of(k), m) for k, m in a.terms), a.half_turns))
    return value


def _renumbered(value: Value, inputs: Sequence[int], start: int) -> Value:
    return _with(value, lambda k: start + k if k >= 0 else inputs[-1 - k])


def _results(
    program: Code, starts: Sequence[int], calls: Sequence[Call], bodies: int
) -> list[set[int]]:
    """The values of each subroutine that outputs or other blocks read, of any of its calls."""
    owner = [-1] * len(program)
    for number, (start, end) in enumerate(zip(starts, (*starts[1:], len(program)), strict=True)):
        owner[start:end] = [number] * (end - start)
    found: list[set[int]] = [set() for _ in range(bodies)]
    for reader, k in _reads(program, owner):
        if owner[k] >= 0 and owner[k] != reader:
            call = calls[owner[k]]
            found[call.subroutine].add(k - call.start)
    return found


def _reads(program: Code, owner: Sequence[int]) -> Iterator[tuple[int, int]]:
    """(the block that reads, the value that is read); outputs read as block −2."""
    for k, value in enumerate(program.values):
        for operand in operands(value):
            yield owner[k], operand
    for k in program.output_values():
        yield -2, k
