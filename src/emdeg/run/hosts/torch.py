"""A program as a PyTorch function: tensors (…, n) in, tensors out, differentiable.

    f = program.to_torch()        f(q, qd, …) or f(q=…, qd=…); backward, torch.func, vmap

In the processor's memory, in double or single precision, our machine code computes on the tensors
as they are: a `torch.autograd.Function` whose derivatives are kernels of the exactly differentiated
programs (program/differentiate.py),

    apply(P)        y = P(x)       forward: apply(tangent P), ẏ = J·ẋ     backward: x̄ = Jᵀ·ȳ

which are programs again, so all orders follow. Elsewhere (a GPU, half precision) the program is
walked operation by operation, and autograd sees each.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from math import prod
from typing import Any

import numpy as np

from emdeg.mechanics.quantities.quantities import field_names
from emdeg.program.ir import Program
from emdeg.run.hosts.target import Target
from emdeg.run.hosts.walk import Functions, check_columns, tool, values_of
from emdeg.run.kernel.arguments import LEFT_OUT, ordered
from emdeg.run.kernel.kernel import Kernel


def to_torch(
    program: Program, *, parameters: Mapping[str, float] | None = None
) -> Callable[..., Any]:
    """f(q, qd, …), by place or by name; several outputs come as a named tuple.

    Batches are the leading axes, and broadcast. Of tensors of several types the widest float
    counts; whole numbers become floats.
    """
    torch = tool("torch", "torch")
    known = values_of(program, parameters)
    target, call = TorchTarget(program, known), call_of(torch)
    names = [i.name for i in program.inputs]
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
        lead = torch.broadcast_shapes(*(t.shape[:-1] for t in tensors))
        here = all(str(t.device) == "cpu" for t in tensors)
        if here and dtype in (torch.float64, torch.float32):
            same = [t.expand((*lead, t.shape[-1])) for t in tensors]
            made = call.apply(target, *same)
        else:
            made = target.by_walk(torch, tensors, lead)
        return made[0] if len(made) == 1 else result(*made)

    function.__name__ = function.__qualname__ = "step"
    function.__doc__ = f"{program.name}: ({', '.join(names)}) → {', '.join(result._fields)}"
    return function


class TorchTarget(Target):
    """A target with its kernels, by the type of numbers."""

    def __init__(self, program: Program, parameters: Mapping[str, float]) -> None:
        super().__init__(program, parameters)
        self._kernels: dict[str, Kernel] = {}

    def by_kernel(self, tensors: Sequence[Any]) -> tuple[Any, ...]:
        """Machine code on the memory of the tensors, all of one leading shape."""
        arrays = [t.detach().contiguous().numpy() for t in tensors]
        name = arrays[0].dtype.name
        if name not in self._kernels:
            self._kernels[name] = Kernel(self.program, name, parameters=self.parameters)
        lead = arrays[0].shape[:-1]
        made = tuple(tensors[0].new_empty((*lead, *o.shape)) for o in self.program.outputs)
        room = tuple(t.numpy() for t in made)
        self._kernels[name](*arrays, out=room[0] if len(room) == 1 else room)
        return made

    def by_walk(self, torch: Any, tensors: Sequence[Any], lead: Sequence[int]) -> list[Any]:
        """Operation by operation, wherever the tensors are."""
        others = {"sign": torch.sign, "abs": torch.abs, "tanh": torch.tanh, "sqrt": torch.sqrt}
        kind = tensors[0]

        def number(value: Any) -> Any:
            return torch.as_tensor(value, dtype=kind.dtype, device=kind.device)

        fixed = {name: number(value) for name, value in self.parameters.items()}
        found = self.walked(tensors, fixed, Functions(torch.cos, torch.sin, others))

        def stacked(values: list[Any], shape: tuple[int, ...]) -> Any:
            if not values:
                return kind.new_zeros((*lead, *shape))
            parts = [number(v).expand(lead) for v in values]
            return torch.stack(parts, dim=-1).reshape((*lead, *shape))

        shapes = [o.shape for o in self.program.outputs]
        return [stacked(own, shape) for own, shape in zip(found, shapes, strict=True)]


def call_of(torch: Any) -> Any:
    """The autograd function, of the PyTorch that is imported."""

    class Call(torch.autograd.Function):  # type: ignore[misc]
        """y = P(x); the first argument is the target, the others are of one leading shape."""

        @staticmethod
        def forward(target: TorchTarget, *tensors: Any) -> tuple[Any, ...]:
            return target.by_kernel(tensors)

        @staticmethod
        def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
            ctx.target = inputs[0]
            ctx.save_for_backward(*inputs[1:])
            ctx.save_for_forward(*inputs[1:])

        @staticmethod
        def backward(ctx: Any, *slopes: Any) -> tuple[Any, ...]:
            """x̄ = Jᵀ·ȳ; in the adjoint program ȳ are flat."""
            at, target = ctx.saved_tensors, ctx.target
            lead = at[0].shape[:-1]
            flat = [
                (at[0].new_zeros((*lead, *o.shape)) if s is None else s).reshape(
                    (*lead, prod(o.shape))
                )
                for s, o in zip(slopes, target.program.outputs, strict=True)
            ]
            return (None, *Call.apply(target.adjoint, *at, *flat))

        @staticmethod
        def jvp(ctx: Any, _: Any, *along: Any) -> tuple[Any, ...]:
            """ẏ = J·ẋ."""
            at = ctx.saved_tensors
            given = [
                a.new_zeros(a.shape) if v is None else v for a, v in zip(at, along, strict=True)
            ]
            return tuple(Call.apply(ctx.target.tangent, *at, *given))

        @staticmethod
        def vmap(info: Any, axes: Any, target: TorchTarget, *tensors: Any) -> tuple[Any, Any]:
            """One more leading axis, of all tensors."""
            moved = [
                t.expand((info.batch_size, *t.shape)) if axis is None else t.movedim(axis, 0)
                for t, axis in zip(tensors, axes[1:], strict=True)
            ]
            made = Call.apply(target, *moved)
            return made, (0,) * len(made)

    return Call
