"""Machine code in this process, for the processor that we run on, from the disk cache if there."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from emdeg import cache as disk
from emdeg.backends.base import check_numbers, constants
from emdeg.backends.llvm import host as this
from emdeg.backends.llvm.door import PythonLayout
from emdeg.backends.llvm.module import ROWS, ModuleText
from emdeg.backends.llvm.rolled import RolledModuleText, TablePlan
from emdeg.backends.plan import Plan
from emdeg.backends.rolled import RolledPlan
from emdeg.program.ir import Program

ELEMENTS = {"float64": "double", "float32": "float"}


@dataclass(frozen=True)
class NativeOptions:
    """How to compile: "float64" or "float32", the layout of batches, the door to Python."""

    dtype: str = "float64"
    layout: str = ROWS
    python: PythonLayout | None = None
    held_operations: int = 1_000_000  # a larger batch does not hold the interpreter lock


@cache
def version() -> str:
    """Of this backend: the hash of its source, so that other code never meets an old cache."""
    here = Path(__file__).resolve().parent
    shared = (here.parent / name for name in ("plan.py", "rolled.py", "runs.py"))
    files = [*sorted(here.glob("*.py")), *shared]
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def key(*parts: object) -> str:
    """SHA-256 of what some code depends on, the processor, LLVM and the version of this backend."""
    whole = (*map(str, parts), this.this_host().key(), version())
    return hashlib.sha256("\n".join(whole).encode()).hexdigest()


def load(text: Callable[[], str], names: Sequence[str], *parts: object) -> tuple[this.Loaded, bool]:
    """The functions of a module, and whether they were in the cache; `parts` make its key."""
    host, address = this.this_host(), key(*parts)
    code = disk.read(address)
    if code is not None:
        return this.Loaded(code, host, names), True
    code = this.compile_object(text(), host)
    disk.write(address, code)
    return this.Loaded(code, host, names), False


def load_kernel(program: Program, options: NativeOptions) -> tuple[this.Loaded, bool]:
    """The functions `one`, `batch` and, with a layout of Python's objects, `door`."""
    check_numbers(constants(program), "jit", options.dtype)
    names = ["one", "batch"] + (["door"] if options.python else [])
    return load(lambda: kernel_text(program, options), names, program.digest, options)


def load_stream(program: Program, options: NativeOptions) -> this.Loaded:
    """The function `stream`, for results larger than the cache."""
    return load(
        lambda: _module(program, options).stream_text(), ["stream"],
        program.digest, options, "stream",
    )[0]  # fmt: skip


def kernel_text(program: Program, options: NativeOptions) -> str:
    """LLVM IR."""
    return _module(program, options).text()


def _module(program: Program, options: NativeOptions) -> ModuleText:
    rolled = RolledPlan.of(program)
    machine, element = this.this_host().machine, ELEMENTS[options.dtype]
    given = (element, machine, options.layout, options.python, options.held_operations)
    if rolled is not None:
        return RolledModuleText(Plan(program), *given, rolled=rolled)
    return ModuleText(Plan.of(program), *given)


def constants_plan(program: Program) -> Plan:
    """The plan whose constants a kernel of this program is passed."""
    return Plan.of(program) if RolledPlan.of(program) is None else TablePlan(program)


def assembly(program: Program, options: NativeOptions) -> str:
    """Assembly of this processor."""
    return this.assembly(kernel_text(program, options), this.this_host())
