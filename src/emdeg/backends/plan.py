"""What every backend needs to know of a program, worked out once.

    setup      values that need parameters only: computed before the first call
    constants  the setup values that later stages read, in the order of their slots
    configure  values that need the configuration
    step       values that need speeds, accelerations, efforts or wrenches
    angles     the distinct arguments of sin and cos, each with the values it gives

Exact numbers are no instructions: backends print them where they are used.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from math import isfinite

import numpy as np

from emdeg.errors import BackendError
from emdeg.program.builder import prune
from emdeg.program.divisors import vanished
from emdeg.program.evaluate import Arithmetic, run
from emdeg.program.ir import DerivedAngle, LinearAngle, Output, Program, Value, operands
from emdeg.program.magnitude import Float, extreme
from emdeg.program.ops import CONST, COS, SIN

SETUP, CONFIGURE, STEP = 0, 1, 2


@dataclass(frozen=True)
class AngleUse:
    """One argument of sin and cos, and the numbers of the values that are its cos and sin."""

    angle: LinearAngle
    rate: int
    cos: int | None
    sin: int | None


@dataclass(frozen=True)
class Source:
    """Where a leaf comes from: element `column` of an input, a parameter, or a derived angle."""

    kind: str  # "input" | "parameter" | "derived"
    array: int = 0  # index of the input
    column: int = 0  # column of the input, or place in the list of parameters
    derived: DerivedAngle | None = None


@dataclass(frozen=True)
class Plan:
    """A pruned program with its values sorted into stages; see the head of this file."""

    program: Program

    @staticmethod
    def of(program: Program) -> Plan:
        """The plan of a program."""
        return Plan(prune(program))

    @property
    def values(self) -> tuple[Value, ...]:
        """All values of the program."""
        return self.program.values

    @cached_property
    def parameter_names(self) -> tuple[str, ...]:
        """Parameters in the order of the parameter array."""
        return tuple(self.program.parameters)

    @cached_property
    def sources(self) -> Mapping[str, Source]:
        """Leaf by its key → where its value comes from."""
        found: dict[str, Source] = {}
        for array, declared in enumerate(self.program.inputs):
            for column, leaf in enumerate(declared.leaves):
                found[leaf] = Source("input", array, column)
        for column, name in enumerate(self.parameter_names):
            found[self.program.parameter_key(name)] = Source("parameter", column=column)
        for derived in self.program.derived:
            found[derived.leaf] = Source("derived", derived=derived)
        return found

    @cached_property
    def stages(self) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
        """Numbers of the values of setup, configure and step, exact numbers left out."""
        sorted_by_rate: tuple[list[int], list[int], list[int]] = ([], [], [])
        for k, value in enumerate(self.values):
            if value.op != CONST:
                sorted_by_rate[self.program.rates[k]].append(k)
        setup, configure, step = sorted_by_rate
        return tuple(setup), tuple(configure), tuple(step)

    @cached_property
    def constants(self) -> tuple[int, ...]:
        """Setup values that later stages or outputs read; the place is the slot."""
        return self.carried(SETUP)

    @cached_property
    def _setup(self) -> Program:
        """The setup stage as a program of its own."""
        output = Output("constants", (len(self.constants),), self.constants)
        return prune(replace(self.program, outputs=(output,)))

    def constant_values(self, parameters: Mapping[str, float]) -> list[float]:
        """The constants in floats; `parameters` has every parameter."""
        key = self._setup.parameter_key
        leaves = {key(name): np.float64(value) for name, value in parameters.items()}
        with np.errstate(all="ignore"):  # as on the machine: infinite, or not a number
            done = run(self._setup, leaves, Arithmetic())
            found = [float(done[k]) for k in self._setup.output_values()]
            if all(map(isfinite, found)):
                return found
            wide = {name: np.longdouble(value) for name, value in leaves.items()}
            true = run(self._setup, wide, Float("longdouble"))
        if zero := vanished(self._setup, true):
            raise BackendError(
                "this program divides by what is zero with these parameters: " + ", ".join(zero),
                found=", ".join(f"{name} = {parameters[name]:g}" for name in zero),
                hint="give the robot this value and compile it again: "
                "what is zero in its description is never divided by",
            )
        for value, k in zip(found, self._setup.output_values(), strict=True):
            if not isfinite(value) and np.isfinite(true[k]):
                raise BackendError(
                    "with these parameters a float64 does not hold what is computed at set-up",
                    found=", ".join(extreme(self._setup, parameters, "float64")),
                    hint="choose units in which they are nearer to 1",
                )
        return found

    def carried(self, stage: int) -> tuple[int, ...]:
        """Values computed in `stage` that later stages or outputs read, in order."""
        rates = self.program.rates
        used = set(self.program.output_values())
        for k, value in enumerate(self.values):
            if rates[k] > stage:
                used.update(operands(value))
        return tuple(k for k in self.stages[stage] if k in used)

    @cached_property
    def angles(self) -> tuple[AngleUse, ...]:
        """Every argument of sin and cos once, in order of first use."""
        found: dict[LinearAngle, dict[int, int]] = {}
        for k, value in enumerate(self.values):
            if value.op in (COS, SIN):
                found.setdefault(value.a, {})[value.op] = k
        return tuple(
            AngleUse(angle, self.program.rates[next(iter(by.values()))], by.get(COS), by.get(SIN))
            for angle, by in found.items()
        )
