"""One state and what the interpreter makes of it, for the tests inside generated files."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from emdeg.backends.names import input_identifiers, output_identifiers
from emdeg.program.interpret import interpret
from emdeg.program.ir import Program


@dataclass(frozen=True)
class Sample:
    """Identifiers → numbers; outputs row-major, to 13 digits, so every platform writes the same."""

    inputs: dict[str, list[float]]
    outputs: dict[str, list[float]]


def sample(program: Program) -> Sample:
    """A state between −1 and 1; parameters without a value are not a number, and so is the rest."""
    state: dict[str, list[float]] = {}
    place = 0
    for declared in program.inputs:
        numbers = []
        for _ in declared.leaves:
            place += 1
            numbers.append(round((place * 0.6180339887) % 2.0 - 1.0, 6))
        state[declared.name] = numbers
    parameters = {k: float("nan") if v is None else v for k, v in program.parameters.items()}
    found = interpret(program, {k: np.array(v) for k, v in state.items()}, parameters)
    inputs = input_identifiers([i.name for i in program.inputs])
    outputs = output_identifiers([o.name for o in program.outputs])
    return Sample(
        dict(zip(inputs, state.values(), strict=True)),
        {
            name: [float(f"{x:.13g}") for x in np.ravel(found[o.name])]
            for name, o in zip(outputs, program.outputs, strict=True)
        },
    )
