"""The native backend as the runtime sees it: key, compile, load."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from emdeg.backends.base import NativeLibrary, NativeOptions
from emdeg.backends.llvm import host as this
from emdeg.backends.llvm.module import ModuleText
from emdeg.backends.plan import Plan
from emdeg.backends.setup import constants
from emdeg.program.ir import Program
from emdeg.program.serialise import digest

_ELEMENTS = {"float64": "double", "float32": "float"}


@cache
def version() -> str:
    """Of this backend: the hash of its source, so that other code never meets an old cache."""
    here = Path(__file__).resolve().parent
    files = [*sorted(here.glob("*.py")), here.parent / "plan.py"]
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


class Native:
    """Implements backends.base.NativeBackend for the processor that we run on."""

    def __init__(self) -> None:
        self._host = this.this_host()

    def key(self, program: Program, options: NativeOptions) -> str:
        """SHA-256 of program, options, processor, LLVM and the version of this backend."""
        parts = (digest(program), repr(options), self._host.key(), version())
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()

    def text(self, program: Program, options: NativeOptions) -> str:
        """LLVM IR."""
        element = _ELEMENTS[options.dtype]
        plan = Plan.of(program)
        return ModuleText(
            plan, element, self._host.machine, options.layout, options.python,
            options.held_operations,
        ).text()  # fmt: skip

    def compile(self, program: Program, options: NativeOptions) -> bytes:
        """Object code."""
        return this.compile_object(self.text(program, options), self._host)

    def assembly(self, program: Program, options: NativeOptions) -> str:
        """Assembly of this processor."""
        return this.assembly(self.text(program, options), self._host)

    def load(self, code: bytes, options: NativeOptions) -> NativeLibrary:
        """Functions in this process."""
        names = ["one", "batch"] + (["door"] if options.python else [])
        return this.Loaded(code, self._host, names)

    def constants(self, program: Program, parameters: Mapping[str, float]) -> Sequence[float]:
        """What kernels read of the parameters."""
        return constants(Plan.of(program), parameters)
