"""Parameters that differ from state to state: domain randomisation, tolerances, payloads.

    varying(program, ["payload_m"])      the same program, with payload_m an input like q

The parameters become columns of one more input, `parameters`; what of the set-up stage depends on
them moves to the configure stage, and the rest stays where it was: computed once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from emdeg.errors import UsageError, did_you_mean
from emdeg.program.divisors import divisors
from emdeg.program.ir import Input, Leaf, Program, Value
from emdeg.run.arrays import array_of

PARAMETERS = "parameters"  # the name of the input


def varying(program: Program, names: Sequence[str]) -> Program:
    """The program with these parameters as an input, in this order."""
    for name in names:
        if name not in program.parameters:
            raise UsageError(
                f"there is no parameter {name!r}", element=program.name, argument=PARAMETERS,
                expected=", ".join(program.parameters) or "none: every number is fixed",
                hint=did_you_mean(name, program.parameters)
                or "robot.symbolic('payload') and its kin make numbers parameters",
            )  # fmt: skip
    keys = {name: program.parameter_key(name) for name in names}
    values = tuple(_moved(value, keys) for value in program.values)
    kept = {name: value for name, value in program.parameters.items() if name not in keys}
    inputs = (*program.inputs, Input(PARAMETERS, tuple(keys.values())))
    return replace(program, values=values, parameters=kept, inputs=inputs, certificate=None)


def _moved(value: Value, keys: Mapping[str, str]) -> Value:
    leaf = value.a
    if not (isinstance(leaf, Leaf) and leaf.rate == 0 and leaf.name in keys):
        return value
    return value._replace(a=replace(leaf, name=keys[leaf.name], rate=1))


def refuse_zeros(program: Program, given: Mapping[str, Any]) -> None:
    """UsageError where a parameter is zero for some state that set-up divides by."""
    for names in divisors(program):
        for name in {*names} & given.keys() if len(names) == 1 else ():
            if not np.all(np.asarray(given[name], dtype=object) != 0):
                raise UsageError(
                    f"this program divides by {name}, which is zero for some state",
                    argument=PARAMETERS,
                    hint="compile a robot in whose description it is zero: that is not divided by",
                )


def table_of(given: Mapping[str, Any], dtype: np.dtype[Any], *, columns: bool = False) -> Any:
    """The values of all of them side by side: (k,), or (N, k) where some differ between states.

    In the layout of columns (k, N).
    """
    arrays = {name: array_of(name, value, dtype) for name, value in given.items()}
    lengths = {a.shape for a in arrays.values() if a.ndim}
    if len(lengths) > 1 or any(a.ndim > 1 for a in arrays.values()):
        raise UsageError(
            "do not have one value for each state", argument=PARAMETERS,
            found=", ".join(f"{n} {a.shape}" for n, a in arrays.items()),
            expected="numbers, or (N,)",
        )  # fmt: skip
    lead = next(iter(lengths), ())
    return np.stack([np.broadcast_to(a, lead) for a in arrays.values()], axis=0 if columns else -1)
