"""Kernel: a program as a function in this process.

kernel = jit(program)                       machine code, from the disk cache when it is there
kernel(q, qd, qdd)                          one state (n,) → (n,), or a batch (N, n) → (N, n)
kernel(q=q, qd=qd, qdd=qdd)                 by name; one state goes with a whole batch of others
kernel(q, qd, qdd, out=tau)                 no allocation
kernel.set(payload_mass=2.0)                parameters, without compiling again
kernel(q, qd, qdd, parameters={"payload_mass": masses})   … one for each state
jit(program, certify=True).lowering         the proof that LLVM is given this program
kernel.address                              for C, ctypes and numba; see `signature`
"""

from __future__ import annotations

import ctypes
import warnings
from collections import namedtuple
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from math import prod
from threading import Lock
from typing import Any

import numpy as np

from emdeg.backends.llvm import native, stream
from emdeg.backends.llvm.module import COLUMNS, ROWS
from emdeg.backends.llvm.read.check import prove_kernel
from emdeg.errors import UsageError, unknown
from emdeg.mechanics.quantities.quantities import field_names
from emdeg.program.ir import Program, check_program
from emdeg.program.magnitude import beyond
from emdeg.run.arrays import array_of, count_of, number_of
from emdeg.run.kernel import arguments
from emdeg.run.kernel import threads as threading
from emdeg.run.kernel.arguments import Array
from emdeg.run.kernel.caches import largest_results
from emdeg.run.kernel.door import Door, python_layout
from emdeg.run.kernel.varying import refuse_zeros, table_of, varying
from emdeg.shown import table


@dataclass(frozen=True, slots=True, eq=False)
class _Given:
    """The parameters and what follows from them; replaced whole, so that a call sees one set."""

    parameters: Mapping[str, float | None]
    missing: tuple[str, ...]
    constants: Array
    door: Callable[..., bool]


class Kernel:
    """Machine code for this processor; safe to call from many threads.

    `dtype` is float64 or float32; `layout` "rows" takes batches (N, n), "columns" takes (n, N);
    `parameters` replace the program's own values and can be changed later by `Kernel.set`. With
    `certify` the text that is handed to LLVM is read back and proved to compute the program;
    `lowering` then says so.
    """

    def __init__(
        self,
        program: Program,
        dtype: Any = np.float64,
        *,
        layout: str = ROWS,
        parameters: Mapping[str, float] | None = None,
        certify: bool = False,
    ) -> None:
        check_program(program)
        self.program = program
        self.dtype = np.dtype(dtype)
        self.layout = layout
        if self.dtype.name not in ("float64", "float32") or not self.dtype.isnative:
            raise UsageError("kernels compute in float64 or float32", found=dtype, argument="dtype")
        if layout not in (ROWS, COLUMNS):
            raise unknown("layout", layout, (ROWS, COLUMNS), argument="layout")
        self._names = [i.name for i in program.inputs]
        self._widths = [len(i.leaves) for i in program.inputs]
        self._outputs = program.outputs
        single = len(program.outputs) == 1
        self._shape = program.outputs[0].shape if single else None  # of the only output
        fields = field_names(o.name for o in program.outputs)
        self._result: Callable[..., Any] = namedtuple("Outputs", fields)  # type: ignore[misc]
        self._plan = native.constants_plan(program)
        self._tile = stream.tile_states(native.ELEMENTS[self.dtype.name])
        self._variants: dict[tuple[str, ...], tuple[_Given | None, Kernel | None]] = {}
        self._load()
        self.lowering = prove_kernel(program, self._options) if certify else None
        self._given = _Given(dict(program.parameters), (), np.zeros(1, self.dtype), _closed)
        self.set(parameters or {})

    # -- calling -------------------------------------------------------------------

    def __call__(
        self,
        *arrays: Any,
        out: Any = None,
        threads: int | None = None,
        parameters: Mapping[str, Any] | None = None,
        **named: Any,
    ) -> Any:
        """Evaluate for one state (n,) or a batch (…, n); several outputs come as a named tuple.

        Inputs are passed by place or by name. Where some are batches, one state goes with all.

        `out` is an array (a tuple of arrays for several outputs) that results are written into.
        `threads` is how many cores a batch may use; by default all, when the batch is large.
        `parameters` are values for this call: a number for all states, or an array (N,) with one
        for each. The first call with a set of names compiles the kernel that takes them.
        """
        if parameters:
            refuse_zeros(self.program, parameters)
            rows = table_of(parameters, self.dtype, columns=self.layout == COLUMNS)
            inputs = arguments.ordered(self.program, arrays, named)
            return self._varying(tuple(parameters))(*inputs, rows, out=out, threads=threads)
        if threads is not None:
            threads = count_of("threads", threads)
        if named:
            arrays = tuple(arguments.ordered(self.program, arrays, named))
        door, shape = self._given.door, self._shape
        if shape is not None:
            if out is None:
                made = np.empty(shape, self.dtype)
                if door(arrays, made):
                    return made
            elif door(arrays, out):
                return out
        elif out is None:
            room = tuple(np.empty(o.shape, self.dtype) for o in self._outputs)
            if door(arrays, room):
                return self._result(*room)
        elif isinstance(out, tuple) and door(arrays, tuple(out)):
            return out
        return self._run(arrays, out, threads)

    def _run(self, arrays: Sequence[Any], out: Any, threads: int | None) -> Any:
        given = self._given  # one set of parameters for the whole call, whatever `set` does
        if given.missing:
            raise UsageError(
                "these parameters have no value: " + ", ".join(given.missing[:10]),
                hint="give them by kernel.set(name=value) or jit(program, parameters={…})",
            )
        inputs = self._inputs(arguments.ordered(self.program, arrays, {}))
        if self.layout == COLUMNS:
            lead: tuple[int, ...] = (arguments.column_count(self._names, inputs, self._widths),)
        else:
            lead = arguments.leading_shape(self._names, inputs, self._widths)
            inputs = [_everywhere(a, lead) for a in inputs]
        outputs = self._prepared(out, lead)
        held = [*arguments.apart(inputs, outputs), *outputs, given.constants]
        if lead == () and self.layout == ROWS:
            self._one(*(a.ctypes.data for a in held))
        else:
            self._batch_run(held, prod(lead), threads)
        if out is not None:
            return out
        return outputs[0] if len(outputs) == 1 else self._result(*outputs)

    def _batch_run(self, held: Sequence[Array], states: int, threads: int | None) -> None:
        """The batch; `held` are inputs, outputs and constants, which the work keeps alive."""
        size = self.dtype.itemsize
        widths = [prod(o.shape) for o in self._outputs]
        if self.layout == ROWS:
            steps = [size * w for w in (*self._widths, *widths)]
        else:
            steps = [size] * (len(held) - 1)
        steps.append(0)
        past_cache = (
            self.layout == ROWS
            and stream.pays(widths)
            and size * sum(widths) * states > largest_results()
        )

        # compiled once, before threads start
        run_batch, run_stream = self._batch, self._stream if past_cache else None

        # the arrays themselves stay with the work: a thread may outlive an interrupted call
        layout = [(a.ctypes.data, step, a) for a, step in zip(held, steps, strict=True)]

        def at(start: int) -> list[int]:
            return [address + start * step for address, step, _ in layout]

        def work(first: int, count: int) -> Iterator[None]:
            tiles = 0 if run_stream is None else count // self._tile
            if run_stream is not None and tiles:
                run_stream(*at(first), tiles)
            done = tiles * self._tile
            if count > done:
                run_batch(*at(first + done), count - done, states)
            yield

        operations = len(self.program)
        workers = threading.chosen(threads, states, operations)
        threading.run(work, states, workers, piece=threading.piece(operations))

    def _inputs(self, arrays: Sequence[Any]) -> list[Array]:
        """Arrays of our dtype; zeros for inputs that no result depends on."""
        found = [
            None
            if array is arguments.LEFT_OUT
            else np.ascontiguousarray(array_of(name, array, self.dtype))
            for name, array in zip(self._names, arrays, strict=True)
        ]
        first = next((a for a in found if a is not None), None)
        columns = self.layout == COLUMNS and first is not None
        lead = first.shape[1:] if columns and first is not None else ()
        return [
            np.zeros((width, *lead), self.dtype) if array is None else array
            for array, width in zip(found, self._widths, strict=True)
        ]

    def _prepared(self, out: Any, lead: tuple[int, ...]) -> list[Array]:
        if self.layout == COLUMNS:
            shapes = [(*o.shape, *lead) for o in self._outputs]
        else:
            shapes = [(*lead, *o.shape) for o in self._outputs]
        if out is None:
            return [np.empty(shape, self.dtype) for shape in shapes]
        given = out if isinstance(out, tuple | list) else (out,)
        if len(given) != len(shapes):
            raise UsageError(
                "has the wrong number of arrays", argument="out", found=len(given),
                expected=", ".join(o.name for o in self._outputs),
            )  # fmt: skip
        return [
            arguments.check_output(o.name, array, shape, self.dtype)
            for o, array, shape in zip(self._outputs, given, shapes, strict=True)
        ]

    # -- parameters ------------------------------------------------------------------

    def set(self, values: Mapping[str, Any] | None = None, /, **named: Any) -> Kernel:
        """Give parameters new values; returns the kernel. Not compiled again, not even copied."""
        chosen = {**(values or {}), **named}
        for name, value in chosen.items():
            if name not in self.program.parameters:
                raise UsageError(
                    f"there is no parameter {name!r}", element=self.program.name,
                    hint="its parameters are: " + (", ".join(self.program.parameters) or "none"),
                )  # fmt: skip
            chosen[name] = number_of(name, value)
        with threading.POOL.setting:
            self._given = self._settled({**self._given.parameters, **chosen})
        return self

    def _settled(self, parameters: Mapping[str, float | None]) -> _Given:
        """The constants that follow from the parameters, and the door that reads them."""
        missing = tuple(name for name, value in parameters.items() if value is None)
        known = {k: np.nan if v is None else v for k, v in parameters.items()}
        exact = np.array([*self._plan.constant_values(known), 0.0])
        with np.errstate(over="ignore"):
            constants = exact.astype(self.dtype)
        if (np.isinf(constants) > np.isinf(exact)).any():
            raise UsageError(
                f"these parameters lead beyond {self.dtype}", argument="parameters",
                found=", ".join(f"{k} = {v:g}" for k, v in known.items() if abs(v) > 1e18),
                hint="take jit(dtype='float64'), or other units",
            )  # fmt: skip
        doubt = None if missing else beyond(self.program, known, self.dtype.name)
        if doubt is not None:
            warnings.warn(doubt, RuntimeWarning, stacklevel=4)
        if self._door is None or missing:
            return _Given(parameters, missing, constants, _closed)
        door, constants = self._door.opened(constants)
        return _Given(parameters, missing, constants, door)

    def _varying(self, names: tuple[str, ...]) -> Kernel:
        """The kernel that takes these parameters with every state; the others are as here."""
        given = self._given
        since, kernel = self._variants.get(names, (None, None))
        if kernel is None or since is not given:
            others = {k: v for k, v in given.parameters.items() if k not in names}
            known = {k: v for k, v in others.items() if v is not None}
            if kernel is None:
                program = varying(self.program, names)
                kernel = Kernel(
                    program, self.dtype, layout=self.layout, parameters=known,
                    certify=self.lowering is not None,
                )  # fmt: skip
            else:
                kernel.set(known)
            self._variants[names] = (given, kernel)
        return kernel

    @property
    def parameters(self) -> Mapping[str, float | None]:
        """The parameters and their values now; None where one still has to be set."""
        return dict(self._given.parameters)

    # -- machine code -----------------------------------------------------------------

    def _load(self) -> None:
        self._options = native.NativeOptions(self.dtype.name, self.layout, python_layout())
        self._library, self.from_cache = native.load_kernel(self.program, self._options)
        self._loading = Lock()
        self._batches = None if native.is_long(self.program) else self._library
        pointers = [ctypes.c_void_p] * (len(self._names) + len(self._outputs) + 1)
        self._one = ctypes.CFUNCTYPE(None, *pointers)(self.address)
        usable = self._options.python is not None and self.layout == ROWS
        self._door = Door(self._library.address("door"), self.dtype) if usable else None

    @cached_property
    def _batch(self) -> Callable[..., None]:
        pointers = [ctypes.c_void_p] * (len(self._names) + len(self._outputs) + 1)
        counts = [ctypes.c_int64, ctypes.c_int64]
        return ctypes.CFUNCTYPE(None, *pointers, *counts)(self.batch_address)

    @cached_property
    def _stream(self) -> Callable[..., None]:
        """The kernel for results that are larger than the cache, compiled when first needed."""
        loaded = native.load_stream(self.program, self._options)
        pointers = [ctypes.c_void_p] * (len(self._names) + len(self._outputs) + 1)
        function = ctypes.CFUNCTYPE(None, *pointers, ctypes.c_int64)(loaded.address("stream"))

        def run(*arguments: int, _code: Any = loaded) -> None:  # which it keeps alive
            function(*arguments)

        return run

    @cached_property
    def address(self) -> int:
        """Address of the kernel for one state; its C type is the first line of `signature`."""
        return self._library.address("one")

    @cached_property
    def batch_address(self) -> int:
        """Address of the kernel for batches; its C type is the second line of `signature`.

        Of a long program it is compiled when it is first asked for.
        """
        with self._loading:  # by one thread: another copy would take the place of code that runs
            if self._batches is None:
                self._batches = native.load_batch(self.program, self._options, self.address)
        return self._batches.address("batch")

    @property
    def constants_address(self) -> int:
        """What to pass as `constants`; another address after `set`."""
        return int(self._given.constants.ctypes.data)

    @property
    def signature(self) -> str:
        """C prototypes of `address` and `batch_address`."""
        real = "double" if self.dtype.name == "float64" else "float"
        arrays = [f"const {real} *in{k}" for k in range(len(self._names))]
        arrays += [f"{real} *out{k}" for k in range(len(self._outputs))]
        arguments = ", ".join([*arrays, f"const {real} *constants"])
        return f"void one({arguments});\nvoid batch({arguments}, int64_t count, int64_t stride);\n"

    @property
    def assembly(self) -> str:
        """The machine code as text."""
        return native.assembly(self.program, self._options)

    # -- the rest -----------------------------------------------------------------------

    def __reduce__(self) -> tuple[Any, ...]:
        values = {k: v for k, v in self._given.parameters.items() if v is not None}
        rebuild = partial(Kernel, layout=self.layout, parameters=values)
        return rebuild, (self.program, self.dtype.name)

    def _repr_html_(self) -> str:
        rows = [(i.name, f"input ({len(i.leaves)},)") for i in self.program.inputs]
        rows += [(o.name, f"output {o.shape}") for o in self._outputs]
        rows += [(name, str(value)) for name, value in self._given.parameters.items()]
        return table(repr(self)[1:-1], (), rows)

    def __repr__(self) -> str:
        outputs = ", ".join(o.name for o in self._outputs)
        return f"<Kernel {self.program.name}: ({', '.join(self._names)}) → {outputs}, {self.dtype}>"


def _everywhere(array: Array, lead: tuple[int, ...]) -> Array:
    """One state for every state of a batch; a batch as it is."""
    if array.shape[:-1] == lead:
        return array
    return np.ascontiguousarray(np.broadcast_to(array, (*lead, array.shape[-1])))


def _closed(arrays: Any, out: Any) -> bool:
    """Stands for the door where there is none."""
    return False


jit = Kernel  # machine code for this processor: jit(program, dtype, layout=…, parameters=…)
