"""Several programs joined into one, with arithmetic in between.

    bench = Workbench()
    M = bench.take(mass_matrix)                          its values, shared with all other parts
    x = bench.take(solve, {"right1": value, …})          leaves bound to values of other parts
    bench.finish("name", inputs, {"x": ((n,), x("x"))})

Equal instructions of different parts become one: that is what joining is for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from emdeg.exact.graph import Expr
from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import DerivedAngle, Input, Output, Program
from emdeg.program.ops import LEAF


class Workbench:
    """A builder that remembers the parameters and derived angles of its parts."""

    def __init__(self) -> None:
        self.make = ProgramBuilder()
        self._parameters: dict[str, float | None] = {}
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
        self._parameters |= part.parameters
        self._derived |= {d.leaf: d for d in part.derived}
        return lambda name: [number[k] for k in part.output(name).values]

    def parameter(self, name: str, value: float | None) -> None:
        """A parameter that is in no part."""
        self._parameters[name] = value

    def finish(
        self,
        name: str,
        inputs: Sequence[tuple[str, Sequence[Expr] | Sequence[str]]],
        outputs: Mapping[str, tuple[tuple[int, ...], Sequence[int]]],
        about: Mapping[str, str],
    ) -> Program:
        """The program."""
        arrays = tuple(
            Input(key, tuple(x if isinstance(x, str) else x.name for x in leaves))
            for key, leaves in inputs
        )
        template = Program(
            name, (), (), arrays, self._parameters, tuple(self._derived.values()), dict(about)
        )
        made = [Output(key, shape, tuple(values)) for key, (shape, values) in outputs.items()]
        return self.make.finish(template, made)
