"""What the rest of emdeg knows of backends: the targets by name, and what each of them gives.

A text backend is a module with one function

    emit(program: Program, options: EmitOptions) -> dict[str, str]        file name → text

and is listed in TARGETS. The native backend turns a program into object code and loads it; the
runtime reaches it through `native_backend()` and sees nothing else of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol, cast

from emdeg.program.ir import Program

ROWS, COLUMNS = "rows", "columns"  # (N, n) row-major, or (n, N): structure of arrays


# -- machine code --------------------------------------------------------------------


@dataclass(frozen=True)
class PythonLayout:
    """Where CPython and NumPy keep what a kernel called from Python reads, in bytes."""

    type: int  # PyObject.ob_type
    tuple_size: int  # PyTupleObject.ob_size, .ob_item
    tuple_items: int
    data: int  # PyArrayObject.data, .nd, .dimensions, .descr, .flags
    nd: int
    dimensions: int
    descr: int
    flags: int


@dataclass(frozen=True)
class NativeOptions:
    """How to compile: "float64" or "float32", the layout of batches, the door to Python."""

    dtype: str = "float64"
    layout: str = ROWS
    python: PythonLayout | None = None
    held_operations: int = 1_000_000  # a larger batch does not hold the interpreter lock


class NativeLibrary(Protocol):
    """Machine code in this process, there as long as this object is."""

    def address(self, name: str) -> int:
        """Where the function `one`, `batch` or `door` is."""
        ...


class NativeBackend(Protocol):
    """Program → object code → functions in this process."""

    def key(self, program: Program, options: NativeOptions) -> str:
        """Everything that the object code depends on, as a SHA-256."""
        ...

    def compile(self, program: Program, options: NativeOptions) -> bytes:
        """Object code for this computer."""
        ...

    def load(self, code: bytes, options: NativeOptions) -> NativeLibrary:
        """Link object code into this process."""
        ...

    def constants(self, program: Program, parameters: Mapping[str, float]) -> Sequence[float]:
        """The setup stage: what kernels read of the parameters."""
        ...

    def text(self, program: Program, options: NativeOptions) -> str:
        """LLVM IR, to look at."""
        ...

    def assembly(self, program: Program, options: NativeOptions) -> str:
        """Assembly, to look at."""
        ...


def native_backend() -> NativeBackend:
    """The machine-code backend; LLVM is loaded when it is first asked for."""
    module = import_module("emdeg.backends.llvm.native")
    return cast(NativeBackend, module.Native())
