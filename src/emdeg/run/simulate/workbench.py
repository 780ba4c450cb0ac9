"""Several programs joined into one, with arithmetic in between.

    bench = Workbench()
    M = bench.take(mass_matrix)                          its values, shared with all other parts
    x = bench.take(solve, {"right1": value, …})          leaves bound to values of other parts
    bench.finish("name", inputs, {"x": ((n,), x("x"))})

Equal instructions of different parts become one: that is what joining is for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import DerivedAngle, Input, Output, Program
from emdeg.program.ops import LEAF


class Workbench:
    """A builder that remembers the parameters and derived angles of its parts."""

    def __init__(self) -> None:
        self.make = ProgramBuilder()
        self.parameters: dict[str, float | None] = {}
        self._derived: dict[str, DerivedAngle] = {}

    def take(
        self, part: Program, given: Mapping[str, int] | None = None
    ) -> Callable[[str], list[int]]:
        """Copy a part; the result gives the values of an output by name."""
        bound = given or {}
        number: dict[int, int] = {}
        for k, value in enumerate(part.values):
            moving = value.op == LEAF and value.a.rate > 0  # a parameter may have any name
            found = bound.get(value.a.name) if moving else None
            number[k] = self.make.copy(value, number) if found is None else found
        self.parameters |= part.parameters
        self._derived |= {d.leaf: d for d in part.derived}
        return lambda name: [number[k] for k in part.output(name).values]

    def finish(
        self,
        name: str,
        inputs: Sequence[Input],
        outputs: Mapping[str, tuple[tuple[int, ...], Sequence[int]]],
        about: Mapping[str, str],
    ) -> Program:
        """The program."""
        derived = tuple(self._derived.values())
        template = Program(name, (), (), tuple(inputs), self.parameters, derived, dict(about))
        made = [Output(key, shape, tuple(values)) for key, (shape, values) in outputs.items()]
        return self.make.finish(template, made)
