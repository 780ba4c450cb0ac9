"""What each instruction does: integers and places as they are, numbers as exact operations.

A number that is not known is negative: POISON, UNSURE, or a comparison (conditions.py).
"""

from __future__ import annotations

import math
import operator
import struct
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from typing import Any, NoReturn

from emdeg.backends.llvm.read.conditions import FAST, Conditions
from emdeg.backends.llvm.read.idioms import COS_SIN
from emdeg.backends.llvm.read.memory import Memory, Pointer
from emdeg.backends.llvm.read.reader import (
    CHANGES,
    INTEGERS,
    POISON,
    UNSURE,
    Instruction,
    element_of,
    lanes_of,
    size_of,
)
from emdeg.backends.llvm.read.trace import BINARY, Trace
from emdeg.errors import CertificateError
from emdeg.program.ops import CONST

_INTEGER: Mapping[str, Callable[[int, int], int]] = {
    "add": operator.add, "sub": operator.sub, "mul": operator.mul, "udiv": operator.floordiv,
    "and": operator.and_, "or": operator.or_, "xor": operator.xor, "shl": operator.lshift,
    "lshr": operator.rshift, "ashr": operator.rshift,
}  # fmt: skip
_COMPARE: Mapping[str, Callable[[int, int], bool]] = {
    "eq": operator.eq, "ne": operator.ne, "ult": operator.lt, "ule": operator.le,
    "ugt": operator.gt, "uge": operator.ge,
}  # fmt: skip
Environment = dict[str, Any]


def refused(what: str, found: object = None) -> NoReturn:
    """Nothing is proved."""
    raise CertificateError(
        f"the text of the machine code cannot be followed: {what}", found=found,
        hint="nothing is proved of this text",
    )  # fmt: skip


class Instructions:
    """Instructions on a memory and a trace; `call` is what calls another function."""

    def __init__(self, trace: Trace, call: Callable[[str, Sequence[Any]], Any]) -> None:
        self.trace, self.memory, self.conditions = trace, Memory(), Conditions(trace)
        self.asked = False  # where something is in memory, by its number
        self._other = call
        self._do: dict[str, Callable[[Instruction, Environment], Any]] = {
            **dict.fromkeys(BINARY, self._float),
            **dict.fromkeys(INTEGERS, self._integer),
            **dict.fromkeys(CHANGES, self._change),
            **{
                name: getattr(self, f"_{name}")
                for name in (
                    "fneg", "icmp", "fcmp", "select", "getelementptr", "load", "store", "alloca",
                    "extractelement", "insertelement", "shufflevector", "call", "function", "fence",
                )
            },
        }  # fmt: skip

    def do(self, instruction: Instruction, env: Environment) -> None:
        """One step."""
        step = self._do.get(instruction.op)
        if step is None:
            refused("an instruction that is not known here", instruction.op)
        try:
            found = step(instruction, env)
        except (TypeError, ValueError, LookupError, AttributeError):
            refused("an instruction is given what it is not for", instruction.op)
        if instruction.result:
            env[instruction.result] = found

    @staticmethod
    def get(operand: Any, env: Environment) -> Any:
        """What an operand is."""
        if type(operand) is not str:
            return operand
        if operand not in env:
            refused("a value is read that is not known there", operand)
        return env[operand]

    def _float(self, i: Instruction, env: Environment) -> Any:
        op = BINARY[i.op]
        a, b = (self.get(x, env) for x in i.operands)
        binary = self.trace.binary
        if i.type[0] != "<":
            return binary(op, a, b)
        return tuple([binary(op, x, y) for x, y in zip(a, b, strict=True)])

    def _fneg(self, i: Instruction, env: Environment) -> Any:
        return _lanes(i.type, self.trace.neg, self.get(i.operands[0], env))

    def _integer(self, i: Instruction, env: Environment) -> Any:
        width = int(element_of(i.type)[1:])
        bits, op = 1 << width, _INTEGER[i.op]

        def result(a: int, b: int) -> int:
            if a < 0 or b < 0:
                return self.conditions.word(i.op, a, b)
            if (b >= width and i.op in ("shl", "lshr", "ashr")) or (b == 0 and i.op == "udiv"):
                return POISON
            negative = i.op == "ashr" and 2 * a >= bits
            return op(a - bits if negative else a, b) % bits

        return _lanes(i.type, result, *(self.get(x, env) for x in i.operands))

    def _icmp(self, i: Instruction, env: Environment) -> Any:
        compare = _COMPARE[i.more[0]]

        def result(a: int, b: int) -> int:
            if (b, i.more[0]) == (0, "ne") and a < 0:
                return a  # is any bit set?
            return _unknown(a, b) if a < 0 or b < 0 else int(compare(a, b))

        return _lanes(i.type, result, *(self.get(x, env) for x in i.operands))

    def _fcmp(self, i: Instruction, env: Environment) -> Any:
        result = partial(self.conditions.compare, i.more[0])
        return _lanes(i.type, result, *(self.get(x, env) for x in i.operands))

    def _select(self, i: Instruction, env: Environment) -> Any:
        mask, a, b = (self.get(x, env) for x in i.operands)
        if i.type[0] == "<":
            return tuple([_chosen(*each) for each in zip(mask, a, b, strict=True)])
        return _chosen(mask, a, b)

    def _change(self, i: Instruction, env: Environment) -> Any:
        value, to = self.get(i.operands[0], env), i.more[0]
        if i.op in ("fpext", "fptrunc"):
            return value
        if i.op == "ptrtoint" and isinstance(value, Pointer):
            self.asked = True
            return value.room.address + value.at
        if i.op == "bitcast" and element_of(i.type) == "i1" and to == f"i{lanes_of(i.type)}":
            if min(value) < 0:
                return self.conditions.some(value)
            return sum(bit << lane for lane, bit in enumerate(value))
        if i.op == "sitofp":
            return _lanes(
                i.type, partial(self._number, bits=size_of(element_of(i.type)) * 8), value
            )
        if i.op in ("zext", "trunc"):
            mask = (1 << int(element_of(to)[1:])) - 1
            return _lanes(i.type, lambda x: x & mask if x >= 0 else x, value)
        if i.op == "bitcast" and lanes_of(i.type) == lanes_of(to) and "ptr" not in (i.type, to):
            return _lanes(i.type, partial(self._bits, to=element_of(to)), value)
        refused("a change of types that is not known here", f"{i.op} {i.type} to {to}")

    def _number(self, value: int, bits: int) -> int:
        """An integer as a number."""
        if value < 0:
            return value
        return self.trace.const(Fraction(value - (1 << bits) if value >> (bits - 1) else value))

    def _bits(self, value: int, to: str) -> int:
        """The bits of a number that is known as an integer, or the number that has these bits."""
        if value < 0:
            return POISON if value == POISON else UNSURE
        number, integer = ("d", "q") if to in ("double", "i64") else ("f", "i")
        if to[0] == "i":
            known = self.trace.values[value]
            if known.op != CONST or known.a == 0:  # of zero the sign is not known
                return UNSURE
            return int(struct.unpack(integer.upper(), struct.pack(number, float(known.a)))[0])
        found = struct.unpack(number, struct.pack(integer.upper(), value))[0]
        return self.trace.const(Fraction(found)) if math.isfinite(found) else UNSURE

    def _getelementptr(self, i: Instruction, env: Environment) -> Pointer | int:
        place, count = (self.get(x, env) for x in i.operands)
        if place == POISON:
            return POISON
        if not isinstance(place, Pointer) or count < 0:
            refused("a place that is not known", i.result)
        signed = count - (1 << 64) if count >> 63 else count
        moved = place.moved(signed * size_of(i.type))
        size = place.room.size
        if i.more[0] and not (0 <= place.at <= size and 0 <= moved.at <= size):
            return POISON  # both are said to be inside
        return moved

    def _load(self, i: Instruction, env: Environment) -> Any:
        return self.memory.load(i.type, self.get(i.operands[0], env), i.more[0])

    def _store(self, i: Instruction, env: Environment) -> None:
        value, place = (self.get(x, env) for x in i.operands)
        self.memory.store(i.type, value, place, i.more[0])

    def _alloca(self, i: Instruction, env: Environment) -> Pointer:
        return self.memory.room(i.result, size_of(i.type), align=i.more[0])

    def _extractelement(self, i: Instruction, env: Environment) -> Any:
        vector, lane = (self.get(x, env) for x in i.operands)
        return vector[lane] if 0 <= lane < len(vector) else POISON

    def _insertelement(self, i: Instruction, env: Environment) -> Any:
        vector, value, lane = (self.get(x, env) for x in i.operands)
        if not 0 <= lane < len(vector):
            return (POISON,) * len(vector)
        return (*vector[:lane], value, *vector[lane + 1 :])

    def _shufflevector(self, i: Instruction, env: Environment) -> Any:
        a, b, picks = (self.get(x, env) for x in i.operands)
        both = a + b
        return tuple([both[k] for k in picks])

    def _fence(self, i: Instruction, env: Environment) -> None:
        """One thread sees its own stores in order."""

    def _function(self, i: Instruction, env: Environment) -> None:
        """A sequence that stands for a function."""
        name, results = i.more
        value = self.get(i.operands[0], env)
        given = value if i.type[0] == "<" else (value,)
        if name == COS_SIN:
            found = [tuple([self.trace.function(fast, x) for x in given]) for fast in FAST]
            found.append(tuple([self.conditions.high_bits(x) for x in given]))
        else:
            found = [tuple([self.trace.function(name, x) for x in given])]
        for result, each in zip(results, found, strict=True):
            env[result] = each if i.type[0] == "<" else each[0]

    # -- calls -------------------------------------------------------------------------

    def _call(self, i: Instruction, env: Environment) -> Any:
        given = [self.get(x, env) for x in i.operands]
        name = i.more[0]
        if name == "asm":
            return given[0]
        if not name.startswith("@llvm."):
            if name in ("@cos", "@sin"):
                return self.trace.cos_sin(given[0])[name == "@sin"]
            return self._other(name, given)
        kind = name[6:].split(".")[0]
        if kind == "fma":
            return _lanes(i.type, self.trace.fma, *given)
        if kind in ("fabs", "sqrt"):
            known = {"fabs": "abs"}.get(kind, kind)
            return _lanes(i.type, lambda x: self.trace.function(known, x), *given)
        if name.startswith("@llvm.vector.reduce.and.v"):
            unknown = POISON if POISON in given[0] else UNSURE
            return min(given[0]) if min(given[0]) >= 0 else unknown
        if kind == "masked":
            return self._masked(i, given)
        if name in ("@llvm.prefetch.p0", "@llvm.x86.sse.sfence"):
            return None
        refused("a function that is not known here", name)

    def _masked(self, i: Instruction, given: Sequence[Any]) -> Any:
        """Lane by lane, where the mask says so."""
        loads = ".load." in i.more[0]
        place, align, mask = given[:3] if loads else given[1:]
        kind = i.type if loads else i.more[1][0]
        element = element_of(kind)
        found = list(given[3]) if loads else []
        for lane, wanted in enumerate(mask):
            if wanted not in (0, 1):
                refused("a mask is not known", i.result)
            here = place.moved(lane * size_of(element))
            if wanted and loads:
                found[lane] = self.memory.load(element, here, align)
            elif wanted:
                self.memory.store(element, given[0][lane], here, align)
        return tuple(found) if loads else None


def _unknown(a: int, b: int) -> int:
    return POISON if POISON in (a, b) else UNSURE


def each(do: Callable[[int], int], value: Any) -> Any:
    """Of a number, or of each lane; places are what they are."""
    if isinstance(value, Pointer):
        return value
    return tuple(map(do, value)) if isinstance(value, tuple) else do(value)


def _lanes(kind: str, do: Callable[..., Any], *given: Any) -> Any:
    return tuple([do(*each) for each in zip(*given, strict=True)]) if kind[0] == "<" else do(*given)


def _chosen(mask: int, a: Any, b: Any) -> Any:
    if mask < 0:
        return POISON if mask == POISON else either(a, b)
    return a if mask else b


def either(a: Any, b: Any) -> Any:
    """What either of two values is: unsure where they differ."""
    if a == b:
        return a
    if isinstance(a, Pointer) or isinstance(b, Pointer):
        refused("a place depends on a comparison of numbers")
    if isinstance(a, tuple):
        return tuple(x if x == y else UNSURE for x, y in zip(a, b, strict=True))
    return UNSURE
