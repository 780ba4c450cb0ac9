"""The functions of a generated file, before any language: what each reads, computes and writes.

    setup      parameters → constants                                   when there are parameters
    step       inputs, constants → outputs                              everything in one call
or, with two rates,
    configure  configuration inputs, constants → configuration, slow outputs
    step       motion inputs, constants, configuration → fast outputs
or, several functions beside each other, each by the name of its output,
    gravity    its own inputs, constants → gravity
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import TypeAlias

from emdeg.backends.base import Apart
from emdeg.backends.infix import Dialect, Printer, Statement
from emdeg.backends.names import output_identifiers
from emdeg.backends.plan import CONFIGURE, STEP, Plan
from emdeg.program.ir import Program, operands
from emdeg.program.ops import LEAF


@dataclass(frozen=True)
class ArrayArgument:
    """An array that a generated function takes; `title` is the user's name for it."""

    name: str
    shape: tuple[int, ...]
    title: str

    @property
    def size(self) -> int:
        """How many numbers it holds."""
        return prod(self.shape)

    @property
    def extents(self) -> list[tuple[str, int]]:
        """Its size and, of a matrix, rows and columns: what generated files define."""
        sides = zip(("rows", "columns"), self.shape, strict=True) if len(self.shape) == 2 else ()
        return [("size", self.size), *sides]

    def subscripts(self, index: int) -> list[int]:
        """The place of an element along every axis, from 1."""
        found: list[int] = []
        for extent in reversed(self.shape):
            index, rest = divmod(index, extent)
            found.insert(0, rest + 1)
        return found


def element(array: ArrayArgument, index: int) -> str:
    """array[index], as most languages write it."""
    return f"{array.name}[{index}]"


Place: TypeAlias = Callable[[ArrayArgument, int], str]


@dataclass(frozen=True)
class Load:
    """local = array[index]."""

    name: str
    array: ArrayArgument
    index: int


@dataclass(frozen=True)
class Store:
    """array[index] = text."""

    array: ArrayArgument
    index: int
    text: str


@dataclass(frozen=True)
class Routine:
    """One function: loads, then statements, then stores."""

    name: str
    inputs: tuple[ArrayArgument, ...]
    outputs: tuple[ArrayArgument, ...]
    loads: tuple[Load, ...]
    statements: tuple[Statement, ...]
    stores: tuple[Store, ...]

    @property
    def arguments(self) -> tuple[ArrayArgument, ...]:
        """Inputs, then outputs."""
        return self.inputs + self.outputs

    def locals(self, let: str = "    {} = {}", at: Place = element) -> list[str]:
        """Loads and statements, a line each."""
        out = [let.format(load.name, at(load.array, load.index)) for load in self.loads]
        return out + [let.format(s.name, s.text) for s in self.statements]

    def body(
        self, let: str = "    {} = {}", put: str = "    {} = {}", at: Place = element
    ) -> list[str]:
        """The whole function: `let` gives a local its value, `put` an element of an array."""
        return self.locals(let, at) + [
            put.format(at(s.array, s.index), s.text) for s in self.stores
        ]

    def results(self, array: ArrayArgument) -> str:
        """All elements of an output, side by side."""
        return ", ".join(store.text for store in self.stores if store.array == array)

    def texts(self) -> list[str]:
        """All expressions."""
        return [s.text for s in self.statements] + [s.text for s in self.stores]

    def uses(self, array: ArrayArgument) -> bool:
        """True when some element is loaded or stored; an array may have none."""
        return array in [load.array for load in self.loads] + [s.array for s in self.stores]


PARAMETERS, CONSTANTS, CONFIGURATION = "parameters", "constants", "configuration"


def routines(
    program: Program, dialect: Dialect, two_rate: bool = False, apart: Sequence[Apart] = ()
) -> list[Routine]:
    """The functions of a program, in the order in which they are called."""
    return _Writer(Plan.of(program), dialect).routines(two_rate, apart)


def setup_of(program: Program, dialect: Dialect, rows: Sequence[int]) -> Routine:
    """The function that computes these values of the set-up, in order, from the parameters."""
    return _Writer(Plan(program), dialect).table(rows)


def arrays_of(parts: Iterable[Routine]) -> list[ArrayArgument]:
    """Every array that some function takes, once."""
    return list({array.name: array for part in parts for array in part.arguments}.values())


class _Writer:
    def __init__(self, plan: Plan, dialect: Dialect) -> None:
        self.plan = plan
        self.printer = Printer(plan, dialect)
        program = plan.program
        self.inputs = [
            ArrayArgument(name, (len(declared.leaves),), declared.name)
            for name, declared in zip(self.printer.inputs, program.inputs, strict=True)
        ]
        names = output_identifiers([o.field for o in program.outputs])
        self.outputs = [
            ArrayArgument(name, o.shape, o.name)
            for name, o in zip(names, program.outputs, strict=True)
        ]
        self.parameters = ArrayArgument(PARAMETERS, (len(plan.parameter_names),), "parameters")
        self.constants = ArrayArgument(CONSTANTS, (len(plan.constants),), "constants")
        self.carried = plan.carried(CONFIGURE)
        self.configuration = ArrayArgument(CONFIGURATION, (len(self.carried),), "configuration")

    def routines(self, two_rate: bool, apart: Sequence[Apart]) -> list[Routine]:
        plan, program = self.plan, self.plan.program
        setup, configure, step = plan.stages
        outputs = [(a, o.values) for a, o in zip(self.outputs, program.outputs, strict=True)]
        result: list[Routine] = []
        if plan.constants:
            kept = [(self.constants, plan.constants)]
            result.append(self._routine("setup", setup, [self.parameters], kept, plan.constants))
        if apart:
            return [*result, *(self._alone(function, outputs) for function in apart)]
        if not two_rate:
            work = sorted(configure + step)
            return [*result, self._routine("step", work, self.inputs, outputs)]
        fast = [o for o in outputs if any(program.rates[k] == STEP for k in o[1])]
        slow = [o for o in outputs if o not in fast]
        if self.carried:
            slow.insert(0, (self.configuration, self.carried))
        rated = zip(self.inputs, self._input_rates(), strict=True)
        slow_inputs = [array for array, rate in rated if rate < STEP]
        fast_inputs = [a for a in self.inputs if a not in slow_inputs]
        return [
            *result,
            self._routine("configure", configure, slow_inputs, slow, self.carried),
            self._routine("step", step, fast_inputs, fast),
        ]

    def table(self, rows: Sequence[int]) -> Routine:
        """The set-up with other constants than those that stages hand on."""
        constants = ArrayArgument(CONSTANTS, (len(rows),), "constants")
        needed = self.plan.program.needed_values(rows)
        work = [k for k in self.plan.stages[0] if needed[k]]
        return self._routine("setup", work, [self.parameters], [(constants, rows)])

    def _alone(
        self, function: Apart, outputs: Sequence[tuple[ArrayArgument, Sequence[int]]]
    ) -> Routine:
        """The function of some outputs, with all that they need and nothing else."""
        own = [(array, values) for array, values in outputs if array.title in function.outputs]
        needed = self.plan.program.needed_values([k for _, values in own for k in values])
        _, configure, step = self.plan.stages
        work = [k for k in sorted(configure + step) if needed[k]]
        inputs = [array for array in self.inputs if array.title in function.inputs]
        return self._routine(own[0][0].name, work, inputs, own)

    def _input_rates(self) -> list[int]:
        """The rate of every input: that of its leaves; an unread input counts as fast."""
        program = self.plan.program
        by_name = {
            program.key(v.a): program.rates[k]
            for k, v in enumerate(self.plan.values)
            if v.op == LEAF
        }
        for derived in program.derived:
            if derived.leaf in by_name:
                by_name.setdefault(derived.of, by_name[derived.leaf])
        return [
            max((by_name[leaf] for leaf in i.leaves if leaf in by_name), default=STEP)
            for i in program.inputs
        ]

    # -- one routine ----------------------------------------------------------------

    def _routine(
        self,
        name: str,
        work: Sequence[int],
        inputs: Sequence[ArrayArgument],
        results: Sequence[tuple[ArrayArgument, Sequence[int]]],
        handed_on: Sequence[int] = (),
    ) -> Routine:
        """The function of the values `work`; later functions read those `handed_on`."""
        read = {k for w in work for k in operands(self.plan.values[w])}
        read |= {k for _, values in results for k in values}
        loads, derived = self._leaves(read & set(work))
        loads += self._handed_over(read - set(work))
        statements = [*derived, *self.printer.statements(work, handed_on)]
        stores = tuple(
            Store(array, place, self.printer.operand(k).text)
            for array, values in results
            for place, k in enumerate(values)
        )
        self.printer.forget()
        taken = list(inputs)
        if self.plan.constants and name != "setup":
            taken.append(self.constants)
        if any(load.array == self.configuration for load in loads):
            taken.append(self.configuration)
        given = tuple(array for array, _ in results)
        return Routine(name, tuple(taken), given, tuple(loads), tuple(statements), stores)

    def _leaves(self, values: set[int]) -> tuple[list[Load], list[Statement]]:
        """Loads of leaves, and statements for derived angles, as far as they are read."""
        loads: dict[str, Load] = {}
        derived: dict[str, Statement] = {}

        def need(leaf: str, local: str) -> None:
            source = self.plan.sources[leaf]
            if source.derived is None:
                array = self.inputs[source.array] if source.kind == "input" else self.parameters
                loads[local] = Load(local, array, source.column)
            elif local not in derived:
                need(source.derived.of, self.printer.leaf_name(source.derived.of))
                derived[local] = Statement(local, self.printer.derived(leaf), -1)

        for k in sorted(values):
            if self.plan.values[k].op == LEAF:
                need(self.plan.values[k].a.name, self.printer.name(k))
        order = {array: n for n, array in enumerate([*self.inputs, self.parameters])}
        ordered = sorted(loads.values(), key=lambda load: (order[load.array], load.index))
        return ordered, list(derived.values())

    def _handed_over(self, values: set[int]) -> list[Load]:
        """Loads of what earlier functions computed."""
        earlier = ((self.constants, self.plan.constants), (self.configuration, self.carried))
        return [
            Load(self.printer.name(k), array, slot)
            for array, kept in earlier
            for slot, k in enumerate(kept)
            if k in values
        ]
