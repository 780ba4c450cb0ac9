"""The reference interpreter: what a program means, in NumPy's floats or complex numbers.

Backends are tested against `interpret`, one state or a batch. A complex step x + ih passes through
it (sign, abs: by the real part), so Im f(x + ih)/h is the derivative to all digits.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any

import numpy as np

from emdeg.program.evaluate import Arithmetic, leaf_values, run
from emdeg.program.ir import Output, Program, check_program
from emdeg.program.magnitude import beyond
from emdeg.public import public


@public
def interpret(
    program: Program,
    inputs: Mapping[str, Any],
    parameters: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Outputs by name; `inputs[name]` has the leaves along its last axis, leading axes are batch.

    Every output has the batch axes first, also those that do not depend on the state.
    """
    check_program(program)
    leaves = leaf_values(program, inputs, parameters or {})
    doubt = beyond(program, parameters or {}, "float64")
    if doubt is not None:
        warnings.warn(doubt, RuntimeWarning, stacklevel=2)
    batch = np.broadcast_shapes(*(np.shape(leaf) for leaf in leaves.values()))
    done = run(program, leaves, Arithmetic())
    return {o.name: _shaped([done[k] for k in o.values], o, batch) for o in program.outputs}


def _shaped(elements: list[Any], output: Output, batch: tuple[int, ...]) -> Any:
    if not elements:
        return np.zeros((*batch, *output.shape))
    stacked = np.stack([np.broadcast_to(e, batch) for e in elements], axis=-1)
    return stacked.reshape((*batch, *output.shape))
