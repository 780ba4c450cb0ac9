"""Linking: several programs into one, outputs of some feeding leaves of others.

`link(parts, bind)` renames nothing: a leaf whose name is bound is computed by the output
element that it is bound to, wherever that is; order follows from need. A circle is an error.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from emdeg.errors import ProgramError
from emdeg.program.builder import ProgramBuilder, prune
from emdeg.program.ir import (
    COS,
    LEAF,
    Input,
    Leaf,
    LinearAngle,
    Output,
    Program,
    Value,
    operands,
)  # fmt: skip


def link(
    name: str,
    parts: Sequence[Program],
    bind: Mapping[str, tuple[int, str, int]],
    outputs: Mapping[str, tuple[tuple[int, ...], Sequence[tuple[int, str, int]]]],
    inputs: Sequence[Input],
    parameters: Mapping[str, float | None],
    angles: Mapping[str, Sequence[tuple[Leaf, int]]] | None = None,
) -> Program:
    """One program. `bind` maps a leaf to (part, output name, element); so do the outputs.

    `angles` says which combination of other leaves an angular leaf is.
    """
    combinations = angles or {}
    builder = ProgramBuilder()
    done: list[dict[int, int]] = [{} for _ in parts]
    open_values: set[tuple[int, int]] = set()

    def source(part: int, output: str, element: int) -> tuple[int, int]:
        return part, parts[part].output(output).values[element]

    def compute(root: tuple[int, int]) -> int:
        stack = [root]
        while stack:
            part, k = stack[-1]
            if k in done[part]:
                stack.pop()
                continue
            value = parts[part].values[k]
            bound = bind.get(value.a.name) if isinstance(value.a, Leaf) else None
            needs = [source(*bound)] if bound is not None else [(part, j) for j in operands(value)]
            missing = [n for n in needs if n[1] not in done[n[0]]]
            if missing:
                if (part, k) in open_values and any(n in open_values for n in missing):
                    raise ProgramError(f"the parts of {name!r} need each other in a circle")
                open_values.add((part, k))
                stack.extend(missing)
                continue
            stack.pop()
            open_values.discard((part, k))
            if bound is not None:
                other, j = needs[0]
                done[part][k] = done[other][j]
            elif isinstance(value.a, LinearAngle):
                done[part][k] = _angle(builder, parts[part], value, combinations)
            else:
                done[part][k] = builder.copy(value, done[part])
        return done[root[0]][root[1]]

    made = tuple(
        Output(key, shape, tuple(compute(source(*element)) for element in elements))
        for key, (shape, elements) in outputs.items()
    )
    used = {v.a.name for v in builder.values if v.op == LEAF and isinstance(v.a, Leaf)}
    known = {k: v for k, v in parameters.items() if k in used}
    return prune(Program(name, tuple(builder.values), made, tuple(inputs), known))


def _angle(
    builder: ProgramBuilder,
    part: Program,
    value: Value,
    combinations: Mapping[str, Sequence[tuple[Leaf, int]]],
) -> int:
    """cos or sin with combined angles written out; a sign goes through parity."""
    assert isinstance(value.a, LinearAngle)
    multiples: dict[int, int] = {}
    for k, multiple in value.a.terms:
        leaf = part.values[k].a
        assert isinstance(leaf, Leaf)
        for other, factor in combinations.get(leaf.name, ((leaf, 1),)):
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
