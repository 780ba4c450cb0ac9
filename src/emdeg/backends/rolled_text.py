"""Rolled code as text: what the languages share that write subroutines and loops (rolled.py).

A language says how it writes an element of an array, a loop and a call (`Style`); the functions
come as routines, so that headers, batches and tests are written as those of flat code are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from emdeg.backends.infix import Dialect
from emdeg.backends.names import output_identifiers
from emdeg.backends.rolled import TABLE, RolledPlan, Subprogram
from emdeg.backends.routines import (
    CONSTANTS,
    ArrayArgument,
    Place,
    Routine,
    element,
    routines,
    setup_of,
)
from emdeg.backends.runs import Pointer


@dataclass(frozen=True)
class Written(Routine):
    """A function whose body is written already."""

    lines: tuple[str, ...] = ()

    def body(
        self, let: str = "    {} = {}", put: str = "    {} = {}", at: Place = element
    ) -> list[str]:
        """As it was written, whatever the language would say."""
        return list(self.lines)

    def texts(self) -> list[str]:
        """All lines."""
        return list(self.lines)

    def uses(self, array: ArrayArgument) -> bool:
        """Does its name stand in some line?"""
        return any(array.name in line for line in self.lines)


@dataclass(frozen=True)
class Style:
    """How a language writes the steps of a rolled function."""

    item: str = "{array}[{index}]"
    loop: str = "for (int k = 0; k < {count}; ++k) {{"
    end: str | None = "}"
    put: str = "{} = {};"
    first: int = 0  # the number of an array's first element
    batch: str = ""  # an element of an output, where arrays have more axes

    def index(self, at: int, step: int) -> str:
        """at + step·k, as short as it can be."""
        at += self.first
        if not step:
            return str(at)
        size = abs(step)
        moving = "k" if size == 1 else f"{size}*k"
        if step > 0:
            return f"{at} + {moving}" if at else moving
        return f"{at} - {moving}"

    def element(self, pointer: Pointer) -> str:
        """The element that a pointer points to, in round k."""
        return self.item.format(array=pointer.array, index=self.index(pointer.at, pointer.step))

    def stored(self, pointer: Pointer) -> str:
        """An element of an output."""
        at = self.index(pointer.at, pointer.step)
        return (self.batch or self.item).format(array=pointer.array, index=at)

    def rounds(self, count: int, lines: Sequence[str], indent: str = "    ") -> list[str]:
        """Lines in a loop, or by themselves where there is one round."""
        if count == 1:
            return [indent + line for line in lines]
        inner = [f"{indent}    {line}" for line in lines]
        end = [] if self.end is None else [indent + self.end]
        return [indent + self.loop.format(count=count), *inner, *end]


#: (body, its arguments in round k) → the lines of a call
Calling = Callable[[Subprogram, Sequence[Pointer]], list[str]]


@dataclass(frozen=True)
class RolledText:
    """The functions of a rolled program in one language."""

    plan: RolledPlan
    dialect: Dialect
    style: Style

    def element(self, pointer: Pointer) -> str:
        """The element that a pointer points to, in round k."""
        return self.style.element(pointer)

    def stored(self, pointer: Pointer) -> str:
        """An element of an output."""
        return self.style.stored(pointer)

    def part(self, body: Subprogram) -> Routine:
        """A subroutine: one array for each group, constants, results."""
        return routines(body.program, self.dialect)[-1]

    def setup(self) -> list[Routine]:
        """The function that fills the table, where it depends on parameters."""
        if not self.plan.program.parameters or not self.plan.table:
            return []
        return [setup_of(self.plan.program, self.dialect, self.plan.table)]

    def rows(self, literal: Callable[[float], str], wide: int = 96) -> list[str]:
        """The table as text, where it depends on nothing, in lines."""
        numbers = [literal(self.plan.program.values[k].a) + "," for k in self.plan.table]
        lines, line = [], ""
        for number in numbers:
            if len(line) + len(number) > wide:
                lines.append(line.rstrip())
                line = ""
            line += number + " "
        return [*lines, line.rstrip()] if line else lines

    def step(self, calling: Calling, before: Sequence[str] = ()) -> Written:
        """The function of everything."""
        program = self.plan.program
        inputs = tuple(
            ArrayArgument(name, (len(i.leaves),), i.name)
            for name, i in zip(self.plan.inputs, program.inputs, strict=True)
        )
        if self.setup():
            inputs += (ArrayArgument(CONSTANTS, (len(self.plan.table),), "constants"),)
        names = output_identifiers([o.field for o in program.outputs])
        outputs = tuple(
            ArrayArgument(name, o.shape, o.name)
            for name, o in zip(names, program.outputs, strict=True)
        )
        lines = (*before, *self._lines(calling, names))
        return Written("step", inputs, outputs, (), (), (), lines)

    def _lines(self, calling: Calling, names: Sequence[str]) -> list[str]:
        plan, style, functions = self.plan, self.style, self.dialect.functions
        out: list[str] = []
        for turn in plan.turns:
            angle = self._angle(self.element(turn.leaf), turn.multiple, turn.half_turns)
            pair = ((turn.cos, "cos"), (turn.sin, "sin"))
            lines = [
                style.put.format(style.element(p), functions[f].format(a=angle)) for p, f in pair
            ]
            out += style.rounds(turn.count, lines)
        for move in plan.copies:
            out += self._move(move.count, move.target, self._named(move.source))
        for loop in plan.loops:
            lines = []
            for number, pointers in loop.turns:
                lines += calling(plan.bodies[number], [self._named(p) for p in pointers])
            out += style.rounds(loop.count, lines)
        for move in plan.stores(names):
            line = style.put.format(self.stored(move.target), self.element(move.source))
            out += style.rounds(move.count, [line])
        return out

    def _move(self, count: int, target: Pointer, source: Pointer) -> list[str]:
        style = self.style
        return style.rounds(count, [style.put.format(self.element(target), self.element(source))])

    def _named(self, pointer: Pointer) -> Pointer:
        """The table is called `table` where it is no argument."""
        if pointer.array == TABLE and not self.plan.program.parameters:
            return pointer._replace(array="table")
        return pointer

    def _angle(self, leaf: str, multiple: int, half_turns: Fraction) -> str:
        d = self.dialect
        text = leaf if multiple == 1 else d.times.format(a=d.number(multiple), b=leaf)
        return f"{text} + {d.half_turns(half_turns)}" if half_turns else text


def sum_of(array: str, index: str) -> str:
    """array + index, as a pointer."""
    return array if index == "0" else f"{array} + {index}"
