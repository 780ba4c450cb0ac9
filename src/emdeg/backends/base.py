"""What the rest of emdeg knows of backends: the targets by name, and what each of them gives.

A text backend is a module with one function

    emit(program: Program, options: EmitOptions) -> dict[str, str]        file name → text

and is listed in TARGETS. The native backend turns a program into object code and loads it; the
runtime reaches it through `native_backend()` and sees nothing else of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module, metadata
from typing import Protocol, cast

from emdeg.errors import BackendError, did_you_mean
from emdeg.program.ir import Program

ROWS, COLUMNS = "rows", "columns"  # (N, n) row-major, or (n, N): structure of arrays


# -- text ----------------------------------------------------------------------------


def emdeg_version() -> str:
    """The version that generated files name."""
    try:
        return metadata.version("emdeg")
    except metadata.PackageNotFoundError:
        return "of unknown version"


@dataclass(frozen=True)
class EmitOptions:
    """What can be chosen about generated files; each backend takes what it has a use for."""

    name: str | None = None  # prefix of files and functions; by default from the robot's name
    dtype: str = "float64"  # or "float32"
    two_rate: bool = False  # configure at a slow rate, step at a fast one
    batch: bool = False  # a function for many states as well
    test: bool = False  # a small program that checks the functions
    joint_names: tuple[str, ...] = ()
    version: str = field(default_factory=emdeg_version)


def one_rate_batches(backend: str, options: EmitOptions) -> None:
    """Refuse what has no meaning: the states of a batch differ in their configuration."""
    if options.batch and options.two_rate:
        raise BackendError(
            "a function for batches computes everything for each state", backend=backend,
            hint="ask for batch or for two_rate, not for both",
        )  # fmt: skip


def unsupported(backend: str, options: EmitOptions, *names: str) -> None:
    """Refuse options that a backend has no use for rather than ignore them."""
    for name in names:
        if getattr(options, name) != getattr(EmitOptions(), name):
            raise BackendError(f"has no option {name!r}", backend=backend, element=name)


class TextBackend(Protocol):
    """A module of this package that writes files."""

    def emit(self, program: Program, options: EmitOptions) -> dict[str, str]:
        """File name → text; the same for the same program, options and version."""
        ...


#: Target → (module, what it writes). Nothing registers itself.
TARGETS: Mapping[str, tuple[str, str]] = {
    "c": ("c", "C99, libm only"),
    "cpp": ("cpp", "C++17, one header templated on the scalar"),
    "rust": ("rust", "Rust without the standard library"),
    "numpy": ("numpy", "Python with NumPy, batches along the leading axes"),
    "jax": ("jax", "Python with JAX"),
    "casadi": ("casadi", "Python that builds a CasADi function"),
    "matlab": ("matlab", "MATLAB and Octave"),
    "cuda": ("cuda", "CUDA, one state per thread"),
    "javascript": ("javascript", "a JavaScript module"),
    "latex": ("latex", "the program as mathematics, LaTeX"),
    "sympy": ("sympy", "Python that builds exact SymPy expressions"),
    "markdown": ("markdown", "a page about the program"),
}


def check_target(target: str, options: EmitOptions) -> None:
    """Refuse a target or a kind of number that there is not, before any work is done."""
    if target not in TARGETS:
        raise BackendError(
            f"there is no target {target!r}", element=target, expected=", ".join(TARGETS),
            hint=did_you_mean(target, TARGETS),
        )  # fmt: skip
    if options.dtype not in ("float64", "float32"):
        raise BackendError("numbers are float64 or float32", backend=target, found=options.dtype)


def emit(program: Program, target: str, options: EmitOptions | None = None) -> dict[str, str]:
    """The files of a program in a target language: file name → text."""
    chosen = options or EmitOptions()
    check_target(target, chosen)
    backend = cast(TextBackend, import_module(f"emdeg.backends.{TARGETS[target][0]}"))
    return backend.emit(program, chosen)


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
