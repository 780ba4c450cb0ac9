"""A program as a JAX function: our machine code, called by XLA without Python in between.

    f = program.to_jax()          f(q, qd, …) or f(q=…, qd=…); jit, vmap, grad, jacfwd, hessian

The kernel is registered with XLA's foreign-function interface (backends/llvm/xla.py) and stands in
JAX's programs as a primitive of its own. Its derivatives are kernels too, of programs that are
differentiated exactly (program/differentiate.py) when they are first asked for:

    call(P)                   y = P(x)
    linear(P, "tangent")      ẏ = J(x)·ẋ           transposed: linear(P, "adjoint")
    linear(P, "adjoint")      x̄ = J(x)ᵀ·ȳ          transposed: linear(P, "tangent")

Both are programs again, so all orders follow. Where XLA compiles for another device than the
processor, the program is walked operation by operation instead.
"""

from __future__ import annotations

import re
from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from hashlib import sha256
from math import prod
from pathlib import Path
from typing import Any

from emdeg.backends.llvm import host
from emdeg.backends.llvm.xla import HandlerText
from emdeg.errors import UsageError
from emdeg.mechanics.quantities.quantities import field_names
from emdeg.program.ir import Program
from emdeg.run.hosts.target import Target
from emdeg.run.hosts.walk import Functions, check_columns, tool, values_of
from emdeg.run.kernel.arguments import LEFT_OUT, ordered
from emdeg.run.kernel.kernel import Kernel

TANGENT, ADJOINT = "tangent", "adjoint"


def to_jax(
    program: Program, *, parameters: Mapping[str, float] | None = None
) -> Callable[..., Any]:
    """f(q, qd, …), by place or by name; batches are the leading axes, and broadcast.

    Several outputs come as a named tuple. Numbers are float32, or float64 where
    `jax.config.update("jax_enable_x64", True)` was said.
    """
    jax, jnp = tool("jax", "jax"), tool("jax.numpy", "jax")
    target = JaxTarget(program, values_of(program, parameters))
    result = namedtuple("Outputs", field_names(o.name for o in program.outputs))  # type: ignore[misc]
    names = [i.name for i in program.inputs]

    def function(*arrays: Any, **named: Any) -> Any:
        given = [
            jnp.zeros(len(i.leaves)) if array is LEFT_OUT else jnp.asarray(array)
            for i, array in zip(program.inputs, ordered(program, arrays, named), strict=True)
        ]
        dtype = jnp.result_type(float, *given) if given else jnp.result_type(float)
        check_columns(program, given)
        lead = jnp.broadcast_shapes(*(array.shape[:-1] for array in given))
        same = [jnp.broadcast_to(a.astype(dtype), (*lead, a.shape[-1])) for a in given]
        made = primitives(jax).call.bind(*same, target=target)
        return made[0] if len(made) == 1 else result(*made)

    function.__name__ = function.__qualname__ = "step"
    function.__doc__ = f"{program.name}: ({', '.join(names)}) → {', '.join(result._fields)}"
    return function


class JaxTarget(Target):
    """A target that is registered with XLA when it is first compiled."""

    def results(self, lead: Sequence[int], dtype: Any, make: Callable[..., Any]) -> list[Any]:
        """A description of every result."""
        return [make((*lead, *o.shape), dtype) for o in self.program.outputs]

    def by_kernel(self, *arrays: Any) -> list[Any]:
        """A foreign call, as JAX lowers it for the processor."""
        jax = tool("jax", "jax")
        lead, dtype = _lead(arrays), _dtype(arrays)
        shapes = self.results(lead, dtype, jax.ShapeDtypeStruct)
        name = registered().name_of(self, str(dtype))
        return list(jax.ffi.ffi_call(name, shapes)(*arrays))

    def by_walk(self, *arrays: Any) -> list[Any]:
        """Operation by operation, for other devices."""
        jnp = tool("jax.numpy", "jax")
        others = {"sign": jnp.sign, "abs": jnp.abs, "tanh": jnp.tanh, "sqrt": jnp.sqrt}
        lead, dtype = _lead(arrays), _dtype(arrays)
        found = self.walked(arrays, self.parameters, Functions(jnp.cos, jnp.sin, others))

        def stacked(values: list[Any], shape: tuple[int, ...]) -> Any:
            if not values:
                return jnp.zeros((*lead, *shape), dtype)
            whole = [jnp.broadcast_to(jnp.asarray(v, dtype), lead) for v in values]
            return jnp.stack(whole, axis=-1).reshape((*lead, *shape))

        shapes = [o.shape for o in self.program.outputs]
        return [stacked(own, shape) for own, shape in zip(found, shapes, strict=True)]


def _lead(arrays: Sequence[Any]) -> tuple[int, ...]:
    return tuple(arrays[0].shape[:-1]) if arrays else ()


def _dtype(arrays: Sequence[Any]) -> Any:
    return arrays[0].dtype if arrays else tool("jax.numpy", "jax").result_type(float)


# -- XLA ---------------------------------------------------------------------------------


class Registry:
    """The kernels that XLA knows. It never forgets one, so they are kept as long as the process."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[Kernel, host.Loaded]] = {}
        self._minor = _interface_version()

    def name_of(self, target: JaxTarget, dtype: str) -> str:
        """The name under which XLA finds the kernel of a target."""
        content = repr((target.program.digest, sorted(target.parameters.items()), dtype))
        name = f"emdeg_{sha256(content.encode()).hexdigest()[:32]}"
        if name not in self._kept:
            jax = tool("jax", "jax")
            kernel = Kernel(target.program, dtype, parameters=target.parameters)
            sizes = len(target.program.inputs), len(target.program.outputs)
            addresses = kernel.batch_address, kernel.constants_address
            text = HandlerText(*sizes, *addresses, self._minor).text()
            here = host.this_host()
            handler = host.Loaded(host.compile_object(text, here), here, ["handler"])
            self._kept[name] = kernel, handler
            capsule = jax.ffi.pycapsule(handler.address("handler"))
            jax.ffi.register_ffi_target(name, capsule, platform="cpu")
        return name


@cache
def registered() -> Registry:
    """The one registry of this process, as XLA has one."""
    return Registry()


def _interface_version() -> int:
    """The minor version of XLA's interface, from the header that comes with it."""
    jax = tool("jax", "jax")
    header = Path(jax.ffi.include_dir()) / "xla" / "ffi" / "api" / "c_api.h"
    text = header.read_text(encoding="utf-8") if header.is_file() else ""
    found = dict(re.findall(r"#define XLA_FFI_API_(MAJOR|MINOR) (\d+)", text))
    if found.get("MAJOR") != "0" or "MINOR" not in found:
        raise UsageError(
            "this version of JAX has another foreign-function interface", found=jax.__version__,
            hint="program.emit('jax') writes the program for any version",
        )  # fmt: skip
    return int(found["MINOR"])


# -- JAX ---------------------------------------------------------------------------------


class Primitives:
    """`call` and `linear` with their rules: shapes, batches, derivatives, transposes, lowering."""

    def __init__(self, jax: Any) -> None:
        core, self.ad = tool("jax.extend.core", "jax"), tool("jax.interpreters.ad", "jax")
        self.jnp, self.jax = tool("jax.numpy", "jax"), jax
        self.call, self.linear = (core.Primitive(f"emdeg_{name}") for name in ("call", "linear"))
        for primitive in (self.call, self.linear):
            self._prepare(primitive)
        self.ad.primitive_jvps[self.call] = self._call_jvp
        self.ad.primitive_jvps[self.linear] = self._linear_jvp
        self.ad.primitive_transposes[self.linear] = self._transposed

    def _prepare(self, primitive: Any) -> None:
        batching, mlir = (
            tool("jax.interpreters.batching", "jax"),
            tool("jax.interpreters.mlir", "jax"),
        )
        primitive.multiple_results = True
        primitive.def_impl(
            lambda *arrays, **how: self.jax.jit(partial(primitive.bind, **how))(*arrays)
        )
        primitive.def_abstract_eval(
            lambda *arrays, **how: _program(**how).results(
                _lead(arrays), _dtype(arrays), self.jax.core.ShapedArray
            )
        )
        batching.primitive_batchers[primitive] = partial(self._batched, primitive)
        for method, platform in (("by_walk", None), ("by_kernel", "cpu")):
            lowered = mlir.lower_fun(
                lambda *arrays, _method=method, **how: getattr(_program(**how), _method)(*arrays),
                multiple_results=True,
            )
            mlir.register_lowering(primitive, lowered, platform=platform)

    def _batched(
        self, primitive: Any, arrays: Sequence[Any], axes: Sequence[Any], **how: Any
    ) -> tuple[Any, Any]:
        """One more leading axis, of all arrays."""
        size = next(a.shape[d] for a, d in zip(arrays, axes, strict=True) if isinstance(d, int))
        moved = [
            self.jnp.moveaxis(a, d, 0)
            if isinstance(d, int)
            else self.jnp.broadcast_to(a, (size, *a.shape))
            for a, d in zip(arrays, axes, strict=True)
        ]
        made = primitive.bind(*moved, **how)
        return made, [0] * len(made)

    # -- derivatives ------------------------------------------------------------------------

    def _call_jvp(
        self, primals: Sequence[Any], tangents: Sequence[Any], *, target: JaxTarget
    ) -> tuple[Any, Any]:
        """(y, J·ẋ)."""
        along = map(self.ad.instantiate_zeros, tangents)
        slopes = self.linear.bind(*primals, *along, target=target, mode=TANGENT)
        return self.call.bind(*primals, target=target), slopes

    def _linear_jvp(
        self, primals: Sequence[Any], tangents: Sequence[Any], *, target: JaxTarget, mode: str
    ) -> tuple[Any, Any]:
        """What is linear in some of its arguments is a program of all of them."""
        along = map(self.ad.instantiate_zeros, tangents)
        whole = _program(target, mode)
        slopes = self.linear.bind(*primals, *along, target=whole, mode=TANGENT)
        return self.linear.bind(*primals, target=target, mode=mode), slopes

    def _transposed(
        self, cotangents: Sequence[Any], *arrays: Any, target: JaxTarget, mode: str
    ) -> list[Any]:
        """Jᵀ of J·ẋ and J of Jᵀ·ȳ, at the same x."""
        count = len(target.program.inputs)
        at, along = arrays[:count], arrays[count:]
        if any(map(self.ad.is_undefined_primal, at)):
            raise UsageError("a program is not linear in its state, so it has no transpose there")
        given = map(self.ad.instantiate_zeros, cotangents)
        if mode == TANGENT:  # from outputs, which are flat in the adjoint program
            shapes = [(o, a) for o, a in zip(target.program.outputs, given, strict=True)]
            flat = [a.reshape((*_lead(at), prod(o.shape))) for o, a in shapes]
            made = self.linear.bind(*at, *flat, target=target, mode=ADJOINT)
        else:
            slopes = self.linear.bind(*at, *given, target=target, mode=TANGENT)
            sizes = [prod(o.shape) for o in target.program.outputs]
            made = [a.reshape((*_lead(at), n)) for a, n in zip(slopes, sizes, strict=True)]
        wanted = map(self.ad.is_undefined_primal, along)
        found = [m if w else None for m, w in zip(made, wanted, strict=True)]
        return [*([None] * count), *found]


def _program(target: JaxTarget, mode: str | None = None) -> JaxTarget:
    """What a primitive with these parameters computes."""
    found: JaxTarget = target if mode is None else getattr(target, mode)
    return found


@cache
def primitives(jax: Any) -> Primitives:
    """The primitives, made once for the JAX that is imported."""
    return Primitives(jax)
