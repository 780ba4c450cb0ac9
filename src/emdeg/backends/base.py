"""What the rest of emdeg knows of backends: the targets by name, and what each of them gives.

A text backend is a module with one function

    emit(program: Program, options: EmitOptions) -> dict[str, str]        file name → text

and is listed in TARGETS. Machine code is made in llvm/ (native.py is its door).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module, metadata

from emdeg.errors import BackendError, did_you_mean
from emdeg.program.ir import Program


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
    backend = import_module(f"emdeg.backends.{TARGETS[target][0]}")
    files: dict[str, str] = backend.emit(program, chosen)
    return files
