"""Machine code in this process, for the processor that we run on, from the disk cache if there."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

from emdeg import cache as disk
from emdeg.backends.base import check_numbers, constants
from emdeg.backends.llvm import host as this
from emdeg.backends.llvm.door import PythonLayout
from emdeg.backends.llvm.module import ROWS, Machine, ModuleText
from emdeg.backends.llvm.rolled import RolledModuleText, TablePlan, lanes_of
from emdeg.backends.plan import Plan
from emdeg.backends.rolled import RolledPlan
from emdeg.exact.table import collector_paused
from emdeg.program.ir import Program

ELEMENTS = {"float64": "double", "float32": "float"}
LONG = 8000  # values of a program whose batches are compiled when the first comes


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


def load(
    text: Callable[[], str],
    names: Sequence[str],
    *parts: object,
    given: Mapping[str, int] | None = None,
) -> tuple[this.Loaded, bool]:
    """The functions of a module, and whether they were in the cache; `parts` make its key."""
    host, address = this.this_host(), key(*parts)
    code = disk.read(address)
    found = code is not None
    if code is None:
        with collector_paused():
            written = text()
        code = this.compile_object(written, host)
        disk.write(address, code)
    return this.Loaded(code, host, names, given), found


def load_kernel(program: Program, options: NativeOptions) -> tuple[this.Loaded, bool]:
    """The functions `one`, `batch` and, with a layout of Python's objects, `door`.

    `batch` of a long program is not there: `load_batch` has it.
    """
    check_numbers(constants(program), "jit", options.dtype)
    door = ["door"] if options.python else []
    if is_long(program):
        made = module(program, options)
        return load(made.one_text, ["one", *door], program.digest, options, "one")
    text = partial(kernel_text, program, options)
    return load(text, ["one", "batch", *door], program.digest, options)


def is_long(program: Program) -> bool:
    """Has `batch` a module of its own? Half of the code, and many kernels never see a batch."""
    return len(program) > LONG and RolledPlan.of(program) is None


def load_batch(program: Program, options: NativeOptions, one: int) -> this.Loaded:
    """The function `batch` of a long program, whose `one` is at an address."""
    made = module(program, options)
    parts = program.digest, options, "batch"
    return load(made.batch_text, ["batch"], *parts, given={"one": one})[0]


def load_stream(program: Program, options: NativeOptions) -> this.Loaded:
    """The function `stream`, for results larger than the cache."""
    return load(
        lambda: module(program, options).stream_text(), ["stream"],
        program.digest, options, "stream",
    )[0]  # fmt: skip


def kernel_text(program: Program, options: NativeOptions) -> str:
    """LLVM IR."""
    return module(program, options).text()


def module(program: Program, options: NativeOptions, machine: Machine | None = None) -> ModuleText:
    """What writes the texts of a program's kernels, for this machine unless told otherwise."""
    rolled = RolledPlan.of(program)
    machine, element = machine or this.this_host().machine, ELEMENTS[options.dtype]
    given = (element, machine, options.layout, options.python, options.held_operations)
    if rolled is not None:
        return RolledModuleText(Plan(program), *given, rolled=rolled)
    return ModuleText(Plan.of(program), *given)


def constants_plan(program: Program, machine: Machine | None = None) -> Plan:
    """The plan whose constants a kernel of this program is passed."""
    if RolledPlan.of(program) is None:
        return Plan.of(program)
    return TablePlan(program, lanes_of(machine or this.this_host().machine))


def assembly(program: Program, options: NativeOptions) -> str:
    """Assembly of this processor."""
    return this.assembly(kernel_text(program, options), this.this_host())
