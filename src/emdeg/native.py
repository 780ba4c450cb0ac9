"""Machine code in this process: LLVM's text in, functions out.

Two rooms need it: kernels are compiled programs (backends/llvm), and the search for shorter ones
walks in machine code (shorten/native). LLVM comes with llvmlite, so that nobody needs a compiler.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import hashlib
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import metadata
from typing import Any

from emdeg import cache as disk
from emdeg.errors import BackendError

IMPORTED = ("sin", "cos", "calloc", "malloc", "free", "memcpy", "memset")
MANY_LINES = 20_000  # of LLVM IR, in all functions together


@dataclass(frozen=True)
class Processor:
    """The processor that code is made for, in LLVM's words."""

    triple: str
    cpu: str
    features: str

    def key(self) -> str:
        """What cached code depends on besides the program."""
        versions = (".".join(map(str, llvm().llvm_version_info)), metadata.version("llvmlite"))
        return "\n".join((self.triple, self.cpu, self.features, *versions))


@cache
def llvm() -> Any:
    """LLVM, ready for this processor; it is slow to load and most programs are only written."""
    import llvmlite.binding as binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    return binding


@cache
def this_processor() -> Processor:
    """The one that we run on."""
    features = llvm().get_host_cpu_features().flatten()
    return Processor(llvm().get_process_triple(), llvm().get_host_cpu_name(), features)


def target_machine(processor: Processor, level: int = 3) -> Any:
    """LLVM's code generator for the processor."""
    target = llvm().Target.from_triple(processor.triple)
    return target.create_target_machine(
        cpu=processor.cpu, features=processor.features, opt=level, reloc="pic", codemodel="default"
    )


def compile_object(text: str, processor: Processor) -> bytes:
    """LLVM IR → object code.

    Long code is scheduled once instead of twice: the second time, after registers are chosen,
    takes longer than all the rest and gains nothing on processors that reorder by themselves.
    """
    level = 1 if text.count("\n") > MANY_LINES else 3
    return bytes(target_machine(processor, level).emit_object(parse(text, processor)))


def assembly(text: str, processor: Processor) -> str:
    """LLVM IR → assembly, to look at."""
    return str(target_machine(processor).emit_assembly(parse(text, processor)))


def parse(text: str, processor: Processor) -> Any:
    """A module in memory."""
    try:
        module = llvm().parse_assembly(text)
        module.triple = processor.triple
        module.verify()
    except RuntimeError as problem:
        raise BackendError(
            f"LLVM refuses the generated code: {problem}", backend="llvm",
            hint="this is a mistake of emdeg: please report it with the robot",
        ) from None  # fmt: skip
    return module


class Loaded:
    """Object code linked into this process; keep it as long as its addresses are used."""

    _number = 0

    def __init__(
        self,
        code: bytes,
        processor: Processor,
        names: Sequence[str] = ("one", "batch"),
        given: Mapping[str, int] | None = None,  # functions of others, by address
    ) -> None:
        # JITLink lays code and constants side by side: no distance between them overflows
        self._jit = llvm().create_lljit_compiler(target_machine(processor), use_jit_link=True)
        Loaded._number += 1
        builder = llvm().JITLibraryBuilder().add_object_img(code)
        for name, address in (_c_library() | dict(given or {})).items():
            builder = builder.import_symbol(name, address)
        for name in names:
            builder = builder.export_symbol(name)
        self._library = builder.link(self._jit, f"emdeg{Loaded._number}")

    def address(self, name: str) -> int:
        """Where a function is."""
        return int(self._library[name])


def load(text: str, names: Sequence[str]) -> Loaded:
    """The functions of a text, compiled once: the code is kept in the disk cache."""
    processor = this_processor()
    address = hashlib.sha256("\n".join((text, processor.key())).encode()).hexdigest()
    code = disk.read(address)
    if code is None:
        code = compile_object(text, processor)
        disk.write(address, code)
    return Loaded(code, processor, names)


@cache
def _c_library() -> dict[str, int]:
    """The functions of the C library that code may call."""
    name = "ucrtbase" if sys.platform == "win32" else ctypes.util.find_library("m")
    library = ctypes.CDLL(name)
    return {
        name: ctypes.cast(getattr(library, name), ctypes.c_void_p).value or 0 for name in IMPORTED
    }
