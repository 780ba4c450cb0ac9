"""The door to XLA: a kernel as a foreign function that JAX's compiled programs call directly.

    XLA_FFI_Error *handler(XLA_FFI_CallFrame *frame)          xla/ffi/api/c_api.h, version 0.x

reads where the arrays of the call are, counts the states in front of the first input's last axis,
and calls the kernel for batches with them; there is no Python in between. Offsets are those of a
64-bit machine. When a handler is registered XLA calls it once with an extension that asks for the
version it was made for; that is answered with the one that the installed header has.
"""

from __future__ import annotations

from dataclasses import dataclass

# XLA_FFI_CallFrame: extension_start, args.args, rets.rets
_EXTENSION, _ARGUMENTS, _RESULTS = 8, 72, 112
# XLA_FFI_Buffer: data, rank, dims
_DATA, _RANK, _DIMENSIONS = 24, 32, 40
# XLA_FFI_Extension_Base: type (1 asks for the version); XLA_FFI_Metadata_Extension: metadata
_TYPE, _METADATA = 8, 24
# XLA_FFI_Metadata: api_version.major_version, .minor_version, traits
_MAJOR, _MINOR, _TRAITS = 24, 28, 32


@dataclass(frozen=True)
class HandlerText:
    """LLVM IR of the handler of one kernel; addresses are those of this process."""

    inputs: int
    outputs: int
    batch: int  # address of the kernel for batches
    constants: int  # address of its constants
    minor: int  # version of the interface

    def text(self) -> str:
        """The module, with one function `handler`."""
        lines = ["define ptr @handler(ptr %frame) {", "entry:"]
        lines += _load("extension", "%frame", _EXTENSION)
        lines += [
            "  %called = icmp eq ptr %extension, null",
            "  br i1 %called, label %run, label %asked",
            "asked:",
            *_load("kind", "%extension", _TYPE, "i32"),
            "  %version = icmp eq i32 %kind, 1",
            "  br i1 %version, label %answer, label %run",
            "answer:",
            *_load("metadata", "%extension", _METADATA),
            *_store("major", "%metadata", _MAJOR, 0),
            *_store("minor", "%metadata", _MINOR, self.minor),
            *_store("traits", "%metadata", _TRAITS, 0),
            "  ret ptr null",
            "run:",
            *_load("arguments", "%frame", _ARGUMENTS),
            *_load("results", "%frame", _RESULTS),
        ]
        arrays: list[str] = []
        for side, count in (("arguments", self.inputs), ("results", self.outputs)):
            for k in range(count):
                lines += _load(f"{side}.{k}", f"%{side}", 8 * k)
                lines += _load(f"{side}.{k}.data", f"%{side}.{k}", _DATA)
                arrays.append(f"ptr %{side}.{k}.data")
        lines += self._count()
        constants = f"ptr inttoptr (i64 {self.constants} to ptr)"
        passed = ", ".join([*arrays, constants, "i64 %count", "i64 %count"])
        lines += [
            f"  call void inttoptr (i64 {self.batch} to ptr)({passed})",
            "  ret ptr null",
            "}",
        ]
        return "\n".join([*lines, ""])

    def _count(self) -> list[str]:
        """The product of all extents of the first input but the last; 1 where there is no input."""
        if not self.inputs:
            return ["  %count = add i64 0, 1"]
        return [
            *_load("rank", "%arguments.0", _RANK, "i64"),
            *_load("extents", "%arguments.0", _DIMENSIONS),
            "  %last = sub i64 %rank, 1",
            "  br label %loop",
            "loop:",
            "  %axis = phi i64 [0, %run], [%next, %more]",
            "  %count = phi i64 [1, %run], [%product, %more]",
            "  %inside = icmp slt i64 %axis, %last",
            "  br i1 %inside, label %more, label %counted",
            "more:",
            "  %place = getelementptr i64, ptr %extents, i64 %axis",
            "  %extent = load i64, ptr %place",
            "  %product = mul i64 %count, %extent",
            "  %next = add i64 %axis, 1",
            "  br label %loop",
            "counted:",
        ]


def _load(name: str, base: str, offset: int, kind: str = "ptr") -> list[str]:
    return [
        f"  %{name}.at = getelementptr i8, ptr {base}, i64 {offset}",
        f"  %{name} = load {kind}, ptr %{name}.at",
    ]


def _store(name: str, base: str, offset: int, value: int) -> list[str]:
    return [
        f"  %{name}.at = getelementptr i8, ptr {base}, i64 {offset}",
        f"  store i32 {value}, ptr %{name}.at",
    ]
