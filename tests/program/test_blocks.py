"""Blocks of a program are calls of subroutines, and expand to what they were cut from."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from emdeg.errors import ProgramError
from emdeg.program.blocks import KEY, roll_of, starts_of
from emdeg.program.code import Input, Leaf, Output, Value
from emdeg.program.ir import Program
from emdeg.program.ops import ADD, CONST, LEAF, MUL, NEG

A, B, C, D = (Value(LEAF, Leaf(name, 2)) for name in "abcd")


def program(values, starts, results):
    return Program(
        "toy", tuple(values), (Output("y", (len(results),), tuple(results)),),
        (Input("x", tuple("abcd")),), metadata={KEY: json.dumps(starts)},
    )  # fmt: skip


def twice():
    """a·b + a and c·d + c, then the same of the two results: three calls of one subroutine."""
    values = [A, B, C, D]
    for first, second in ((0, 1), (2, 3), (5, 7)):
        values += [Value(MUL, first, second), Value(ADD, len(values), first)]
    return program(values, [4, 6, 8], [9])


def test_blocks_that_are_alike_are_calls_of_one_subroutine():
    roll = roll_of(twice())
    (body,) = roll.subroutines
    assert body.values == (Value(MUL, -1, -2), Value(ADD, 0, -1))
    assert body.inputs == 2
    assert body.results == (1,)  # the product is read inside only
    assert [call.inputs for call in roll.calls] == [(0, 1), (2, 3), (5, 7)]
    assert roll.repeated == {0}


def test_calls_expand_to_the_program():
    roll = roll_of(twice())
    assert roll.program.values[: roll.head] + roll.expanded() == roll.program.values


def test_what_one_call_reads_twice_is_two_inputs_where_another_reads_two_values():
    values = [A, B, C, Value(MUL, 0, 1), Value(MUL, 2, 2)]  # a·b, c·c
    roll = roll_of(program(values, [3, 4], [3, 4]))
    (body,) = roll.subroutines
    assert body.values == (Value(MUL, -1, -2),)
    assert [call.inputs for call in roll.calls] == [(0, 1), (2, 2)]
    assert roll.expanded() == tuple(values[3:])


def test_what_all_calls_read_twice_is_one_input():
    values = [A, B, Value(MUL, 0, 0), Value(MUL, 1, 1)]
    (body,) = roll_of(program(values, [2, 3], [2, 3])).subroutines
    assert body.values == (Value(MUL, -1, -1),)


@pytest.mark.parametrize(
    "second",
    [
        [Value(ADD, 2, 3), Value(ADD, 6, 2)],  # another operation
        [Value(MUL, 2, 3), Value(ADD, 2, 6)],  # another order of the operands
        [Value(MUL, 2, 3), Value(NEG, 6)],
        [Value(MUL, 2, 3), Value(CONST, 2)],
    ],
)
def test_blocks_that_differ_are_not_alike(second):
    values = [A, B, C, D, Value(MUL, 0, 1), Value(ADD, 4, 0), *second]
    roll = roll_of(program(values, [4, 6], [5, 7]))
    assert len(roll.subroutines) == 2
    assert roll.expanded() == tuple(values[4:])


def test_any_cut_is_a_right_one():
    """A roll cannot be wrong: whatever the places, calls expand to the program."""
    whole = twice()
    for bits in range(1, 2 ** len(whole)):
        starts = [k for k in range(len(whole)) if bits >> k & 1]
        roll = roll_of(replace(whole, metadata={KEY: json.dumps(starts)}))
        assert roll.expanded() == whole.values[roll.head :]


@pytest.mark.parametrize("starts", ["{}", "[1, 1]", "[3, 2]", "[-1]", "[10]", "[1.5]", "[true]"])
def test_places_that_are_none_are_refused(starts):
    with pytest.raises(ProgramError, match="blocks of the program begin"):
        starts_of(replace(twice(), metadata={KEY: starts}))


def test_a_flat_program_has_no_roll():
    assert roll_of(replace(twice(), metadata={})) is None
