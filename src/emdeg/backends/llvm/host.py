"""This computer: what its processor can do, for those who write code for it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from emdeg.backends.llvm.module import Machine
from emdeg.native import (
    Loaded,
    Processor,
    assembly,
    compile_object,
    llvm,
    parse,
    target_machine,
    this_processor,
)

__all__ = [
    "Host", "Loaded", "assembly", "compile_object", "parse", "target_machine", "this_host",
]  # fmt: skip


@dataclass(frozen=True)
class Host(Processor):
    """The processor that code is made for, and how wide it computes."""

    machine: Machine


@cache
def this_host() -> Host:
    """The processor that we run on."""
    own = this_processor()
    has = {name for name, present in llvm().get_host_cpu_features().items() if present}
    arm = own.triple.startswith(("aarch64", "arm64"))
    bits = 512 if {"avx512f", "avx512dq", "avx512vl"} <= has else 256 if "avx" in has else 128
    x86, wide = own.triple.startswith("x86_64"), own.cpu.startswith("znver")
    fused = arm or "fma" in has
    machine = Machine(bits, fused, x86, angle_bits=min(bits, 512 if wide else 256))
    return Host(own.triple, own.cpu, own.features, machine)
