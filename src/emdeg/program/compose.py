"""Composition: one program from several, each a way to put parts together.

Link            outputs of some parts feed leaves of others
Join            outputs of all parts, side by side
side_by_side    whole programs in one, unchanged
Differentiate   the derivatives of one part's output

A leaf that is bound is computed by the output element that it is bound to, wherever that is; order
follows from need, and a circle is an error. Leaves are bound as the objects that they are, not by
name: a parameter has another rate than the motion that parts exchange, whatever it is called.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from emdeg.errors import ProgramError
from emdeg.program.builder import ProgramBuilder, prune
from emdeg.program.differentiate import jacobian
from emdeg.program.ir import (
    DerivedAngle,
    Input,
    Leaf,
    LinearAngle,
    Output,
    Program,
    Value,
    operands,
)
from emdeg.program.ops import BINARY, COS, LEAF, SIN

Element: TypeAlias = tuple[int, str, int]  # (part, output, index): where a linked value comes from
Composition: TypeAlias = Callable[[Sequence[Program]], Program]


def whole(parts: Sequence[Program]) -> Program:
    """The composition of one part: the part."""
    (program,) = parts
    return program


@dataclass(frozen=True)
class Join:
    """The outputs of all parts in one program."""

    name: str
    inputs: Sequence[Input]
    parameters: Mapping[str, float | None]
    derived: Sequence[DerivedAngle] = ()

    def __call__(self, parts: Sequence[Program]) -> Program:
        """One program; what the parts share is computed once where it is written alike."""
        outputs = {
            output.name: (output.shape, [(k, output.name, i) for i in range(len(output.values))])
            for k, part in enumerate(parts)
            for output in part.outputs
        }
        link = Link(self.name, {}, outputs, self.inputs, self.parameters, derived=self.derived)
        return link(parts)


def side_by_side(programs: Sequence[Program]) -> Program:
    """Programs of one robot in one: what is written alike is computed once, all else is kept."""
    builder = ProgramBuilder()
    outputs: dict[str, Output] = {}
    inputs: dict[str, Input] = {}
    for program in programs:
        number: dict[int, int] = {}
        for k, value in enumerate(program.values):
            number[k] = builder.copy(value, number)
        for given in program.inputs:
            if inputs.setdefault(given.name, given) != given:
                raise ProgramError("these programs are of different robots", element=given.name)
        for o in program.outputs:
            if o.name in outputs:
                raise ProgramError("two programs have this output", element=o.name)
            outputs[o.name] = replace(o, values=tuple(number[k] for k in o.values))
    first = programs[0]
    return replace(
        first,
        values=tuple(builder.values),
        outputs=tuple(outputs.values()),
        inputs=tuple(inputs.values()),
        parameters={k: v for program in programs for k, v in program.parameters.items()},
        derived=tuple(dict.fromkeys(d for program in programs for d in program.derived)),
        metadata={**first.metadata, "outputs": ", ".join(outputs)},
        certificate=None,
    )


@dataclass(frozen=True)
class Differentiate:
    """Derivatives of the one output of a program: {name: input array, or None for the output}."""

    wanted: Mapping[str, str | None]

    def __call__(self, parts: Sequence[Program]) -> Program:
        """The wanted outputs, in the mode of differentiation that takes fewer operations."""
        (program,) = parts
        (of,) = (output.name for output in program.outputs)
        derivatives = jacobian(program, [array for array in self.wanted.values() if array])
        outputs = tuple(
            replace(derivatives.output(f"{of}_d{array}" if array else of), name=name)
            for name, array in self.wanted.items()
        )
        return replace(derivatives, outputs=outputs)


@dataclass(frozen=True)
class Link:
    """Parts that need each other: `bind` maps a leaf to its element; so do the outputs.

    `angles` says which combination of other leaves an angular leaf is; `derived` are the angles of
    mimic joints that the whole has.
    """

    name: str
    bind: Mapping[Leaf, Element]
    outputs: Mapping[str, tuple[tuple[int, ...], Sequence[Element]]]
    inputs: Sequence[Input]
    parameters: Mapping[str, float | None]
    angles: Mapping[Leaf, Sequence[tuple[Leaf, int]]] = field(default_factory=dict)
    derived: Sequence[DerivedAngle] = ()

    def __call__(self, parts: Sequence[Program]) -> Program:
        """One program."""
        linking = _Linking(self, parts)
        outputs = tuple(
            Output(key, shape, tuple(linking.compute(element) for element in elements))
            for key, (shape, elements) in self.outputs.items()
        )
        values = linking.builder.values
        used = {v.a.name for v in values if v.op == LEAF and isinstance(v.a, Leaf)}
        known = {k: v for k, v in self.parameters.items() if k in used}
        inputs, derived = tuple(self.inputs), tuple(self.derived)
        return prune(Program(self.name, tuple(values), outputs, inputs, known, derived))


class _Linking:
    def __init__(self, link: Link, parts: Sequence[Program]) -> None:
        self.link, self.parts = link, parts
        self.builder = ProgramBuilder()
        self.done: list[dict[int, int]] = [{} for _ in parts]
        self.open: set[tuple[int, int]] = set()

    def _source(self, element: Element) -> tuple[int, int]:
        part, output, index = element
        return part, self.parts[part].output(output).values[index]

    def compute(self, element: Element) -> int:
        """The number of an element in the builder, with all that it needs."""
        root = self._source(element)
        stack = [root]
        while stack:
            part, k = stack[-1]
            if k in self.done[part]:
                stack.pop()
                continue
            value, done = self.parts[part].values[k], self.done[part]
            op, a, b = value
            if op in BINARY and a in done and b in done:  # as almost always
                stack.pop()
                done[k] = self.builder.binary(op, done[a], done[b])
                continue
            bound = self.link.bind.get(value.a) if value.op == LEAF else None
            needs = (
                [self._source(bound)] if bound is not None else [(part, j) for j in operands(value)]
            )
            missing = [n for n in needs if n[1] not in self.done[n[0]]]
            if missing:
                if (part, k) in self.open and any(n in self.open for n in missing):
                    name = self.link.name
                    raise ProgramError(f"the parts of {name!r} need each other in a circle")
                self.open.add((part, k))
                stack.extend(missing)
                continue
            stack.pop()
            self.open.discard((part, k))
            if bound is not None:
                other, j = needs[0]
                self.done[part][k] = self.done[other][j]
            elif value.op in (COS, SIN):
                self.done[part][k] = self._angle(part, value)
            else:
                self.done[part][k] = self.builder.copy(value, self.done[part])
        return self.done[root[0]][root[1]]

    def _angle(self, part: int, value: Value) -> int:
        """cos or sin with combined angles written out; a sign goes through parity."""
        assert isinstance(value.a, LinearAngle)
        builder = self.builder
        multiples: dict[int, int] = {}
        for k, multiple in value.a.terms:
            leaf = self.parts[part].values[k].a
            assert isinstance(leaf, Leaf)
            for other, factor in self.link.angles.get(leaf, ((leaf, 1),)):
                slot = builder.leaf(other)
                multiples[slot] = multiples.get(slot, 0) + multiple * factor
        terms = sorted((k, m) for k, m in multiples.items() if m)
        if not terms:
            raise ProgramError("an angle of the parts cancels; derive the parts without it")
        turns = value.a.half_turns
        flip = terms[0][1] < 0 and not turns
        if flip:
            terms = [(k, -m) for k, m in terms]
        if value.op == COS:
            return builder.cos(terms, turns)
        sine = builder.sin(terms, turns)
        return builder.neg(sine) if flip else sine
