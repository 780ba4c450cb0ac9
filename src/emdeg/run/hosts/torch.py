"""A program as a PyTorch function: tensors (…, n) in, tensors out, differentiable."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any

import numpy as np

from emdeg.mechanics.quantities.quantities import field_names
from emdeg.program.ir import Program
from emdeg.run.hosts.walk import Functions, check_columns, outputs, tool, values_of
from emdeg.run.kernel.arguments import LEFT_OUT, ordered


def to_torch(
    program: Program, *, parameters: Mapping[str, float] | None = None
) -> Callable[..., Any]:
    """f(q, qd, …), by place or by name; several outputs come as a named tuple.

    Batches are the leading axes, and broadcast. Autograd sees every operation of the program. Of
    tensors of several types the widest float counts; whole numbers become floats.
    """
    torch = tool("torch", "torch")
    known = values_of(program, parameters)
    names = [i.name for i in program.inputs]
    functions = Functions(
        torch.cos,
        torch.sin,
        {"sign": torch.sign, "abs": torch.abs, "tanh": torch.tanh, "sqrt": torch.sqrt},
    )
    result = namedtuple("Outputs", field_names(o.name for o in program.outputs))  # type: ignore[misc]

    def function(*arrays: Any, **named: Any) -> Any:
        given = ordered(program, arrays, named)
        said = {
            # a list of numbers has no type of its own: doubles, as NumPy takes it
            k: torch.as_tensor(array if hasattr(array, "dtype") else np.asarray(array))
            for k, array in enumerate(given)
            if array is not LEFT_OUT
        }
        floats = [t.dtype for t in said.values() if torch.is_floating_point(t)]
        dtype = reduce(torch.promote_types, floats) if floats else torch.get_default_dtype()
        kind = next(iter(said.values())).to(dtype)
        tensors = [
            said[k].to(dtype) if k in said else kind.new_zeros(len(i.leaves))
            for k, i in enumerate(program.inputs)
        ]
        check_columns(program, tensors)
        columns = {
            name: [tensor[..., k] for k in range(tensor.shape[-1])]
            for name, tensor in zip(names, tensors, strict=True)
        }
        fixed = {
            name: torch.as_tensor(value, dtype=kind.dtype, device=kind.device)
            for name, value in known.items()
        }
        lead = torch.broadcast_shapes(*(t.shape[:-1] for t in tensors))
        found = outputs(program, columns, fixed, functions)

        def stacked(values: list[Any], shape: tuple[int, ...]) -> Any:
            if not values:
                return kind.new_zeros((*lead, *shape))
            parts = [
                torch.as_tensor(v, dtype=kind.dtype, device=kind.device).expand(lead)
                for v in values
            ]
            return torch.stack(parts, dim=-1).reshape((*lead, *shape))

        made = [stacked(found[o.name], o.shape) for o in program.outputs]
        return made[0] if len(made) == 1 else result(*made)

    function.__name__ = function.__qualname__ = "step"
    function.__doc__ = f"{program.name}: ({', '.join(names)}) → {', '.join(result._fields)}"
    return function
