"""Two-rate evaluation (digest R52): one program cut into three by the rate of its values.

    setup      parameters only: once
    configure  needs q: at the slow rate, e.g. every fourth cycle
    step       needs speeds, accelerations, efforts: every cycle

What a later stage needs from an earlier one crosses the cut in one array, named after the stage
that computes it: `setup` and `configure`. Only what is needed crosses; constants and signs are
free and are written again where they are used. Each output belongs to the stage of its fastest
element. Leaves keep their names, so an angle that is a parameter can still stand in a sine.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from emdeg.errors import ProgramError
from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import (
    CONST,
    LEAF,
    NEG,
    STAGES,
    Input,
    Leaf,
    Output,
    Program,
    operands,
)


@dataclass(frozen=True)
class Stages:
    """The three programs; run them in this order, passing on the arrays that they share."""

    setup: Program
    configure: Program
    step: Program

    def __iter__(self) -> Iterator[Program]:
        return iter((self.setup, self.configure, self.step))


def split_stages(program: Program) -> Stages:
    """Cut a program by rate; `recompose` undoes it."""
    for name in STAGES:
        if any(i.name == name for i in program.inputs) or any(
            o.name == name for o in program.outputs
        ):
            raise ProgramError("the name of a stage is taken", element=name)
    owner = {o.name: max((program.rates[k] for k in o.values), default=0) for o in program.outputs}
    crossing = _crossing(program, owner)
    parts = [_stage(program, stage, owner, crossing) for stage in range(3)]
    return Stages(*parts)


def _crossing(program: Program, owner: dict[str, int]) -> list[dict[int, tuple[int, ...]]]:
    """For each stage: the values that it hands on → the later stages that read them."""
    readers: dict[int, set[int]] = {}

    def reads(k: int, stage: int) -> None:
        while program.values[k].op == NEG and program.rates[k] < stage:
            k = program.values[k].a
        if program.rates[k] < stage and program.values[k].op != CONST:
            readers.setdefault(k, set()).add(stage)

    for output in program.outputs:
        for k in output.values:
            reads(k, owner[output.name])
    for k in _needed(program):
        for operand in operands(program.values[k]):
            reads(operand, program.rates[k])
    crossing: list[dict[int, tuple[int, ...]]] = [{}, {}, {}]
    for k in sorted(readers):
        crossing[program.rates[k]][k] = tuple(sorted(readers[k]))
    return crossing


def _needed(program: Program) -> list[int]:
    from emdeg.program.count import needed_values

    return [k for k, needed in enumerate(needed_values(program)) if needed]


def _stage(
    program: Program, stage: int, owner: dict[str, int], crossing: list[dict[int, tuple[int, ...]]]
) -> Program:
    builder = ProgramBuilder()
    number: dict[int, int] = {}
    arrays: list[Input] = []
    for earlier in range(stage):
        leaves = []
        for k, readers in crossing[earlier].items():
            leaf = _interface_leaf(program, k)
            leaves.append(leaf.name)
            if stage in readers:
                number[k] = builder.leaf(leaf)
        if leaves:
            arrays.append(Input(STAGES[earlier], tuple(leaves)))
    outputs = [o for o in program.outputs if owner[o.name] == stage]
    wanted = {k for o in outputs for k in o.values} | set(crossing[stage])
    for k, value in enumerate(program.values):
        local = program.rates[k] == stage or value.op == CONST
        negated = value.op == NEG and value.a in number  # signs are free: written again
        if k not in number and (local or negated):
            number[k] = builder.copy(value, number)
    handed = tuple(number[k] for k in crossing[stage])
    made = [Output(o.name, o.shape, tuple(number[k] for k in o.values)) for o in outputs]
    if handed:
        made.append(Output(STAGES[stage], (len(handed),), handed))
    assert wanted <= number.keys()
    return _with_interface(program, builder, made, arrays, stage)


def _interface_leaf(program: Program, k: int) -> Leaf:
    value = program.values[k]
    if value.op == LEAF:
        leaf: Leaf = value.a
        return leaf
    rate = program.rates[k]
    return Leaf(f"{STAGES[rate]}[{k}]", rate)


def _with_interface(
    program: Program,
    builder: ProgramBuilder,
    outputs: list[Output],
    arrays: list[Input],
    stage: int,
) -> Program:
    """Keep of the inputs, parameters and derived angles what this stage still reads."""
    draft = replace(
        program,
        name=f"{program.name}.{STAGES[stage]}",
        metadata={**program.metadata, "stage": STAGES[stage]},
        certificate=None,
    )
    cut = builder.finish(draft, outputs)
    used = set(cut.leaves)
    handed_over = {leaf for array in arrays for leaf in array.leaves}
    derived = tuple(d for d in program.derived if d.leaf in used - handed_over)
    used |= {d.of for d in derived}
    inputs = [i for i in program.inputs if used.intersection(i.leaves) - handed_over]
    for array in arrays:
        clash = next((i.name for i in inputs if set(i.leaves) & set(array.leaves)), None)
        if clash is not None:
            raise ProgramError(
                f"holds leaves of the stage {array.name!r} and faster ones", element=clash
            )
    return replace(
        cut,
        inputs=(*inputs, *(a for a in arrays if used.intersection(a.leaves))),
        parameters={
            name: value
            for name, value in program.parameters.items()
            if name in used and name not in handed_over
        },
        derived=derived,
    )


def recompose(stages: Stages, template: Program) -> Program:
    """One program again, with the interface of `template`: the arrays become plain values."""
    builder = ProgramBuilder()
    arrays: dict[str, int] = {}  # leaf of the interface → value
    outputs: dict[str, Output] = {}
    for part in stages:
        number: dict[int, int] = {}
        handed = {leaf for i in part.inputs if i.name in STAGES for leaf in i.leaves}
        for k, value in enumerate(part.values):
            if value.op == LEAF and value.a.name in handed:
                number[k] = arrays[value.a.name]
            else:
                number[k] = builder.copy(value, number)
        for output in part.outputs:
            values = tuple(number[k] for k in output.values)
            outputs[output.name] = Output(output.name, output.shape, values)
        if part.name.rpartition(".")[2] in outputs:
            made = outputs[part.name.rpartition(".")[2]]
            names = next(i.leaves for later in stages for i in later.inputs if i.name == made.name)
            arrays |= dict(zip(names, made.values, strict=True))
    return builder.finish(template, [outputs[o.name] for o in template.outputs])
