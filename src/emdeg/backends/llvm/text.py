"""LLVM IR as text: a shape for scalars and vectors, and a body that names its values.

Text is parsed by LLVM several times faster than objects are built in Python, and it is what a
person reads when the machine code is in doubt.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Shape:
    """A floating-point type: `lanes` elements of "double" or "float"; one lane is a scalar."""

    element: str
    lanes: int = 1

    @property
    def bits(self) -> int:
        """Width of one element."""
        return 64 if self.element == "double" else 32

    @property
    def size(self) -> int:
        """Bytes of one element."""
        return self.bits // 8

    @property
    def type(self) -> str:
        """The LLVM type."""
        return self._of(self.element)

    @property
    def integer(self) -> str:
        """The integer type of the same width."""
        return self._of(f"i{self.bits}")

    @property
    def mask(self) -> str:
        """The type of a comparison."""
        return self._of("i1")

    @property
    def suffix(self) -> str:
        """How intrinsics name this type."""
        scalar = f"f{self.bits}"
        return scalar if self.lanes == 1 else f"v{self.lanes}{scalar}"

    def _of(self, element: str) -> str:
        return element if self.lanes == 1 else f"<{self.lanes} x {element}>"

    def const(self, value: float) -> str:
        """A number, the same in every lane."""
        return self._splat(f"{self.element} {number(value, self.element)}")

    def integer_const(self, value: int) -> str:
        """An integer, the same in every lane."""
        return self._splat(f"i{self.bits} {value}")

    def first(self, count: int) -> str:
        """A mask of the first lanes."""
        return "<" + ", ".join(f"i1 {int(k < count)}" for k in range(self.lanes)) + ">"

    def _splat(self, typed: str) -> str:
        if self.lanes == 1:
            return typed.split(" ", 1)[1]
        return "<" + ", ".join([typed] * self.lanes) + ">"


def number(value: float, element: str = "double") -> str:
    """A float as LLVM reads it without rounding: the bits of the double."""
    if element == "float":
        value = struct.unpack("<f", struct.pack("<f", value))[0]
    return f"0x{struct.unpack('<Q', struct.pack('<d', value))[0]:016X}"


def _binary(instruction: str) -> Callable[[Body, Shape, str, str], str]:
    """The method that appends an instruction of two operands."""
    return lambda body, s, a, b: body.put(f"{instruction} {s.type} {a}, {b}")


@dataclass
class Body:
    """Lines of one function; every method appends an instruction and returns its name."""

    lines: list[str] = field(default_factory=list)
    intrinsics: set[str] = field(default_factory=set)
    label: str = "entry"
    fused: bool = True  # has the machine fused multiply-add?
    _fresh: int = 0

    def name(self, prefix: str = "t") -> str:
        """A name that nothing else has."""
        self._fresh += 1
        return f"%{prefix}{self._fresh}"

    def put(self, instruction: str) -> str:
        """Append `%new = instruction`."""
        name = self.name()
        self.lines.append(f"  {name} = {instruction}")
        return name

    def do(self, instruction: str) -> None:
        """Append an instruction without a result."""
        self.lines.append(f"  {instruction}")

    def start(self, label: str) -> None:
        """Start a block."""
        self.lines.append(f"{label}:")
        self.label = label

    def copy(self, pointer: str) -> str:
        """The same pointer; that it is the same LLVM does not see."""
        return self.put(f'call ptr asm "", "=r,0"(ptr {pointer})')

    # -- arithmetic ------------------------------------------------------------

    add = _binary("fadd")  # a + b
    sub = _binary("fsub")  # a − b
    mul = _binary("fmul")  # a · b
    div = _binary("fdiv")  # a / b

    def neg(self, s: Shape, a: str) -> str:
        """−a."""
        return self.put(f"fneg {s.type} {a}")

    def intrinsic(self, result: str, name: str, *arguments: tuple[str, str]) -> str:
        """The call of a function of LLVM's own, which is declared; arguments are type and value."""
        types = ", ".join(kind for kind, _ in arguments)
        self.intrinsics.add(f"declare {result} @llvm.{name}({types})")
        return f"call {result} @llvm.{name}({', '.join(f'{t} {value}' for t, value in arguments)})"

    def call(self, s: Shape, intrinsic: str, *args: str) -> str:
        """An intrinsic of one shape, such as fma, fabs or sqrt."""
        name = f"{intrinsic}.{s.suffix}"
        return self.put(self.intrinsic(s.type, name, *((s.type, a) for a in args)))

    def reduce(self, how: str, scalar: str, vector: str, a: str) -> str:
        """All lanes of a vector become one."""
        return self.put(self.intrinsic(scalar, f"vector.reduce.{how}", (vector, a)))

    def multiply_add(self, s: Shape, a: str, b: str, c: str) -> str:
        """a·b + c, rounded once where the machine can."""
        if self.fused:
            return self.call(s, "fma", a, b, c)
        return self.add(s, self.mul(s, a, b), c)

    def select(self, s: Shape, mask: str, a: str, b: str) -> str:
        """a where the mask holds, else b."""
        return self.put(f"select {s.mask} {mask}, {s.type} {a}, {s.type} {b}")

    def compare(self, s: Shape, relation: str, a: str, b: str) -> str:
        """A mask; `relation` is ordered: false for NaN."""
        return self.put(f"fcmp o{relation} {s.type} {a}, {b}")

    def shuffle(self, s: Shape, a: str, b: str, picks: Iterable[int]) -> str:
        """Lanes of a and b (both of shape s) by number; the result has as many lanes as picks."""
        chosen = list(picks)
        indices = ", ".join(f"i32 {p}" for p in chosen)
        return self.put(
            f"shufflevector {s.type} {a}, {s.type} {b}, <{len(chosen)} x i32> <{indices}>"
        )

    # -- memory ------------------------------------------------------------------

    def offset(self, pointer: str, count: int | str, size: int, inside: bool = True) -> str:
        """pointer + count·size bytes; are both inside of one array?"""
        said = "getelementptr inbounds" if inside else "getelementptr"
        if isinstance(count, int):
            if count == 0:
                return pointer
            return self.put(f"{said} i8, ptr {pointer}, i64 {count * size}")
        return self.put(f"{said} [{size} x i8], ptr {pointer}, i64 {count}")

    def load(self, s: Shape, pointer: str, align: int | None = None) -> str:
        """Read; aligned to one element unless told otherwise."""
        return self.put(f"load {s.type}, ptr {pointer}, align {align or s.size}")

    def store(self, s: Shape, value: str, pointer: str, align: int | None = None) -> None:
        """Write; aligned to one element unless told otherwise."""
        self.do(f"store {s.type} {value}, ptr {pointer}, align {align or s.size}")

    def masked_load(self, s: Shape, pointer: str, count: int) -> str:
        """Read the first `count` lanes; the others are undefined and their memory untouched."""
        given = ("ptr", pointer), ("i32", str(s.size)), (s.mask, s.first(count)), (s.type, "poison")
        return self.put(self.intrinsic(s.type, f"masked.load.{s.suffix}.p0", *given))

    def masked_store(self, s: Shape, value: str, pointer: str, count: int) -> None:
        """Write the first `count` lanes."""
        given = (s.type, value), ("ptr", pointer), ("i32", str(s.size)), (s.mask, s.first(count))
        self.do(self.intrinsic("void", f"masked.store.{s.suffix}.p0", *given))

    def fetch(self, pointer: str) -> None:
        """Bring a cache line near that will be written; no harm beyond the end of an array."""
        how = ("i32", "1"), ("i32", "3"), ("i32", "1")
        self.do(self.intrinsic("void", "prefetch.p0", ("ptr", pointer), *how))

    def broadcast(self, s: Shape, scalar: str) -> str:
        """The same number in every lane."""
        if s.lanes == 1:
            return scalar
        one = self.put(f"insertelement {s.type} poison, {s.element} {scalar}, i32 0")
        return self.shuffle(s, one, "poison", [0] * s.lanes)
