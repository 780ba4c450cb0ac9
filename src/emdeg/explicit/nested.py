"""Elements as the outputs of one short program, nested in each other (digest R46).

The sums of products of a lumped model are nested by the optimiser's extractor
(`shorten.passes.nest`), and any elements are shortened as every program is. What is counted here
is what runs: the program goes on as it is into the hierarchical form, the two rates and code.
Lumped constants are free, cosines and sines given; what a user calls a parameter cannot change it.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from emdeg.canonical import Names, canonical
from emdeg.exact.graph import Expr, scale, symbol
from emdeg.explicit.model import ExplicitModel, Name
from emdeg.explicit.products import Atoms, C, S
from emdeg.program.builder import tidy
from emdeg.program.count import Count
from emdeg.program.interface import derived_angles, parameter_values
from emdeg.program.ir import Input, Output, Program, Value
from emdeg.program.lift import lift, lift_values
from emdeg.program.lower import lower_expressions
from emdeg.program.ops import CONST
from emdeg.robot.robot import Robot
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.passes.nest import nest
from emdeg.shorten.search import optimise as shorten
from emdeg.shown import brief, listed

SEED = 1


@dataclass(frozen=True)
class Nested:
    """Elements that are not zero, as the outputs of one short program in the order of `names`."""

    __repr__ = brief
    _repr_html_ = listed

    names: tuple[Name, ...]
    program: Program

    @cached_property
    def cost(self) -> Count:
        """What all elements cost together."""
        return self.program.count()

    @cached_property
    def values(self) -> Mapping[Name, int]:
        """Element → its value in the program."""
        return dict(zip(self.names, self.program.output_values(), strict=True))

    @cached_property
    def elements(self) -> Mapping[Name, Expr]:
        """The elements as expressions that share their common parts."""
        written = lift_values(self.program)
        return {name: written[k] for name, k in self.values.items()}

    def arranged(self, outputs: Mapping[str, tuple[tuple[int, ...], Sequence[Name]]]) -> Program:
        """The program with these arrays of elements for outputs; what is not there is zero."""
        zero = len(self.program.values)
        made = (
            Output(key, shape, tuple(self.values.get(name, zero) for name in names))
            for key, (shape, names) in outputs.items()
        )
        values = (*self.program.values, Value(CONST, 0))
        return tidy(replace(self.program, values=values, outputs=tuple(made)))


def factored(
    model: ExplicitModel, names: Iterable[Name] | None = None, *, optimise: str | None = "-O1"
) -> Nested:
    """The named elements of a lumped model (all of them) with their common parts taken out."""
    chosen = [model.elements[name] for name in (model.elements if names is None else names)]
    sources = list(dict.fromkeys(e.same_as or e.name for e in chosen))
    called = _names(model)
    program = extracted(called.ours([model.expression(source) for source in sources]))
    ((_, expressions),) = lift(program).values()
    values = dict(zip(sources, expressions, strict=True))
    found = {e.name: scale(e.factor, values[e.same_as or e.name]) for e in chosen}
    return _shortened(found, called, optimise)


def nested(elements: Mapping[Name, Expr], robot: Robot, *, optimise: str | None = "-O1") -> Nested:
    """Elements in the robot's own parameters, in a short program."""
    called = canonical(robot)
    return _shortened(called.ours(elements), called, optimise)


def extracted(roots: Sequence[Expr]) -> Program:
    """Sums of products with their common parts taken out."""
    return nest(lower_expressions(roots), random.Random(SEED))


def _shortened(elements: Mapping[Name, Expr], called: Names, optimise: str | None) -> Nested:
    """In our names to the end; what equals the cosine or sine of an angle sum becomes it.

    These are not counted, so all of them are there when equal values are merged.
    """
    merged = merge(lower_expressions([*elements.values(), *_angles(called.robot)]))
    present = {
        name: k
        for name, k in zip(elements, merged.output_values(), strict=False)
        if merged.values[k] != (CONST, 0, None)
    }
    (output,) = merged.outputs
    wanted = replace(output, shape=(len(present),), values=tuple(present.values()))
    program = tidy(replace(merged, outputs=(wanted,)))
    if optimise is not None:
        program = shorten(program, optimise)
    return Nested(tuple(present), called.program(program))


def _names(model: ExplicitModel) -> Names:
    """The model in our names: the robot's, and I1, I2, …, g1, … for the lumped constants."""
    names = canonical(model.robot)
    families = (model.inertia_constants, model.gravity_constants)
    lumped = {
        constant.symbol: symbol(f"{letter}{k}")
        for letter, family in zip("Ig", families, strict=True)
        for k, constant in enumerate(family, 1)
    }
    return replace(names, symbols={**names.symbols, **lumped})


def _angles(robot: Robot) -> list[Expr]:
    """Cosines and sines of all sums of parallel joints."""
    atoms = Atoms(robot)
    numbers = [atoms.number[run] for runs in atoms.runs.values() for run in runs]
    return [node for k in numbers for code in (C, S) for node in atoms.factors(k, code)]


def of_model(
    program: Program, model: ExplicitModel, title: str, inputs: Mapping[str, Sequence[Expr]]
) -> Program:
    """A program with the model's interface: lumped constants are parameters with their values."""
    robot = model.robot
    known = {**parameter_values(robot), **{c.name: c.value for c in model.constants}}
    outputs = ", ".join(o.name for o in program.outputs)
    return replace(
        program,
        name=f"{robot.name}_{title}",
        inputs=tuple(Input(key, tuple(s.name for s in leaves)) for key, leaves in inputs.items()),
        parameters={name: known.get(name) for name in program.parameters},
        derived=tuple(derived_angles(robot)),
        metadata={"robot": robot.name, "method": "explicit", "outputs": outputs},
    )
