"""Long programs piece by piece: windows along the program, each shortened as one of its own.

A window is a run of operations, one after the other in the order of the program. What it reads of
other windows becomes a leaf that can be anything, what others read of it an output:

    v₁, …, v_m  =  W(u₁, …, u_l; parameters, sines and cosines)

so every program for W keeps the function of the whole, and finding one takes time by the length of
the window, not of the program. Parameters, leaves, sines and cosines are known inside as what they
are; what the set-up computes of parameters is a leaf too, another parameter.

What is in one window follows from the order, so the order is drawn anew each time: depth first from
the outputs, their columns in a random order (all derivatives by one coordinate share more than
those of one effort). A few windows are tried first: where they gain nothing, nothing more is tried;
where little is worth nothing, a few turns of them tell.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import Leaf, Output, Program, operands
from emdeg.program.ops import ADD, CALL, DIV, LEAF, MUL, NEG, SUB
from emdeg.shorten.objectives import TOTAL, Objective
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.passes.turn import turn

LENGTH = 800  # operations of a window
TRIED = 2  # windows, before all others
PROBED = 2  # turns, of these

_COMPUTED = (ADD, SUB, MUL, DIV, NEG, CALL)  # all else is known in every window


def piecewise(
    program: Program,
    rng: random.Random,
    recreations: int = 0,
    objective: Objective = TOTAL,
    *,
    turns: int = 1,
    length: int = LENGTH,
    least: float = 0.0,
) -> Program:
    """The program after each window took so many turns of so many recreations; never worse.

    Nothing is done where the first turns of a few windows gain less than `least` of their length.
    """
    ordered = by_columns(program, rng)
    windows = cut(ordered, rng.randrange(1, length + 1), length)
    shorter = [window.code for window in windows]

    def shorten(chosen: Sequence[int]) -> bool:
        before = [*shorter]
        for k in chosen:
            made = turn(merge(windows[k].code), rng, turns, recreations, objective)
            shorter[k] = min(shorter[k], made, key=objective)
        return before != shorter

    first = range(0, len(windows), max(len(windows) // TRIED, 1))
    if least and turns > PROBED:
        merged = [merge(windows[k].code) for k in first]
        probed = [turn(code, rng, PROBED, recreations, objective) for code in merged]
        before = sum(map(objective, merged))
        if before - sum(map(objective, probed)) < least * before:
            return program
    if not shorten(first):
        return program
    shorten([k for k in range(len(windows)) if k not in first])
    result = joined(ordered, windows, shorter)
    return min(program, result, key=objective)


# -- order --------------------------------------------------------------------------


def by_columns(program: Program, rng: random.Random) -> Program:
    """The same operations depth first from the outputs, column by column in a random order."""
    columns: dict[int, list[int]] = {}
    for output in program.outputs:
        width = output.shape[-1] if output.shape else 1
        for place, k in enumerate(output.values):
            columns.setdefault(place % max(width, 1), []).append(k)
    order = [*columns]
    rng.shuffle(order)
    builder = ProgramBuilder()
    number: dict[int, int] = {}
    for column in order:
        for root in columns[column]:
            _emit(program, root, builder, number)
    return builder.finish(program, _renumbered(program, number))


def _emit(program: Program, root: int, builder: ProgramBuilder, number: dict[int, int]) -> None:
    """A value after all that it needs."""
    stack = [root]
    while stack:
        k = stack[-1]
        missing = [] if k in number else [j for j in operands(program.values[k]) if j not in number]
        if missing:
            stack.extend(reversed(missing))
            continue
        stack.pop()
        if k not in number:
            number[k] = builder.copy(program.values[k], number)


def _renumbered(program: Program, number: dict[int, int]) -> list[Output]:
    return [replace(o, values=tuple(number[k] for k in o.values)) for o in program.outputs]


# -- windows ------------------------------------------------------------------------


@dataclass(frozen=True)
class Window:
    """A window as a program: what its leaves stand for in the whole, and its outputs."""

    code: Program
    given: dict[Leaf, int]
    outputs: tuple[int, ...]


def cut(program: Program, first: int, length: int = LENGTH) -> list[Window]:
    """All operations at run time, in windows; the first may be shorter than the others."""
    computed = [value.op in _COMPUTED for value in program.values]
    run = [k for k, rate in enumerate(program.rates) if rate and computed[k]]
    last = [-1] * len(program)  # the last value that reads each; outputs are read after all
    for k, value in enumerate(program.values):
        for j in operands(value):
            last[j] = k
    for k in program.output_values():
        last[k] = len(program)
    ends = [*range(first, len(run), length), len(run)]
    starts = [0, *ends]
    return [
        _window(program, run[start:end], computed, last)
        for start, end in zip(starts, ends, strict=False)
        if start < end
    ]


def _window(
    program: Program, inside: Sequence[int], computed: Sequence[bool], last: Sequence[int]
) -> Window:
    builder = ProgramBuilder()
    number: dict[int, int] = {}
    given: dict[Leaf, int] = {}
    for k in inside:
        for j in operands(program.values[k]):
            if j in number:
                continue
            if computed[j]:
                leaf = Leaf(f"value {j}", program.rates[j])
                given[leaf] = j
                number[j] = builder.leaf(leaf)
            else:
                _emit(program, j, builder, number)
        number[k] = builder.copy(program.values[k], number)
    outputs = tuple(k for k in inside if last[k] > inside[-1])
    made = Output("window", (len(outputs),), tuple(number[k] for k in outputs))
    code = replace(program, values=tuple(builder.values), outputs=(made,), certificate=None)
    return Window(code, given, outputs)


def joined(program: Program, windows: Sequence[Window], codes: Sequence[Program]) -> Program:
    """One program of the windows, each as it is now."""
    builder = ProgramBuilder()
    number: dict[int, int] = {}
    for window, code in zip(windows, codes, strict=True):
        inner: dict[int, int] = {}
        for k in window.given.values():
            _emit(program, k, builder, number)  # of the set-up: all else is there
        for k, value in enumerate(code.values):
            outside = window.given.get(value.a) if value.op == LEAF else None
            inner[k] = builder.copy(value, inner) if outside is None else number[outside]
        for k, j in zip(window.outputs, code.outputs[0].values, strict=True):
            number[k] = inner[j]
    for root in program.output_values():
        _emit(program, root, builder, number)  # outputs that nothing computes at run time
    return builder.finish(program, _renumbered(program, number))
