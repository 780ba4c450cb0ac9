"""This computer: its processor, the code for it, and how that code gets into the process."""

from __future__ import annotations

import ctypes
import ctypes.util
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import metadata
from typing import Any

from emdeg.backends.llvm.module import Machine
from emdeg.errors import BackendError

MANY_LINES = 20_000  # of LLVM IR, in all functions together


@dataclass(frozen=True)
class Host:
    """The processor that code is made for."""

    triple: str
    cpu: str
    features: str
    machine: Machine

    def key(self) -> str:
        """What cached code depends on besides the program."""
        versions = (".".join(map(str, _llvm().llvm_version_info)), metadata.version("llvmlite"))
        return "\n".join((self.triple, self.cpu, self.features, *versions))


@cache
def _llvm() -> Any:
    """LLVM, ready for this processor; it is slow to load and most programs are only written."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm


@cache
def this_host() -> Host:
    """The processor that we run on."""
    llvm = _llvm()
    features = llvm.get_host_cpu_features()
    has = {name for name, present in features.items() if present}
    triple = llvm.get_process_triple()
    arm = triple.startswith(("aarch64", "arm64"))
    bits = 512 if {"avx512f", "avx512dq", "avx512vl"} <= has else 256 if "avx" in has else 128
    machine = Machine(bits, fused=arm or "fma" in has, x86=triple.startswith("x86_64"))
    return Host(triple, llvm.get_host_cpu_name(), features.flatten(), machine)


def target_machine(host: Host, level: int = 3) -> Any:
    """LLVM's code generator for the host."""
    target = _llvm().Target.from_triple(host.triple)
    return target.create_target_machine(
        cpu=host.cpu, features=host.features, opt=level, reloc="pic", codemodel="default"
    )


def compile_object(text: str, host: Host) -> bytes:
    """LLVM IR → object code.

    Long code is scheduled once instead of twice: the second time, after registers are chosen,
    takes longer than all the rest and gains nothing on processors that reorder by themselves.
    """
    level = 1 if text.count("\n") > MANY_LINES else 3
    return bytes(target_machine(host, level).emit_object(parse(text, host)))


def assembly(text: str, host: Host) -> str:
    """LLVM IR → assembly, to look at."""
    return str(target_machine(host).emit_assembly(parse(text, host)))


def parse(text: str, host: Host) -> Any:
    """A module in memory."""
    try:
        module = _llvm().parse_assembly(text)
        module.triple = host.triple
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

    def __init__(self, code: bytes, host: Host, names: Sequence[str] = ("one", "batch")) -> None:
        llvm = _llvm()
        # JITLink lays code and constants side by side: no distance between them overflows
        self._jit = llvm.create_lljit_compiler(target_machine(host), use_jit_link=True)
        Loaded._number += 1
        builder = llvm.JITLibraryBuilder().add_object_img(code)
        for name, address in _c_library().items():
            builder = builder.import_symbol(name, address)
        for name in names:
            builder = builder.export_symbol(name)
        self._library = builder.link(self._jit, f"emdeg{Loaded._number}")

    def address(self, name: str) -> int:
        """Where a function is."""
        return int(self._library[name])


@cache
def _c_library() -> dict[str, int]:
    """The functions of the C library that kernels may call."""
    name = "ucrtbase" if sys.platform == "win32" else ctypes.util.find_library("m")
    library = ctypes.CDLL(name)
    return {
        name: ctypes.cast(getattr(library, name), ctypes.c_void_p).value or 0
        for name in ("sin", "cos")
    }
