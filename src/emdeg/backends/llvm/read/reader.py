"""LLVM's text as data: functions of basic blocks of instructions, of the subset that we write.

    text      ::= function* …              declarations, attributes that change no value
    function  ::= define … @name(parameter, …) … { block* }
    block     ::= label: instruction*
    operand   ::= %name | number | <number, …> | poison | zeroinitializer

A sequence that stands for one function of numbers is one instruction (idioms.py). Whatever else
there is, is refused: fast-math flags, other orders of memory, instructions that we never write.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any, NamedTuple, NoReturn

from emdeg.backends.llvm.read.idioms import joined
from emdeg.errors import CertificateError

POISON, UNSURE = -1, -2  # no value; one that depends on a comparison of numbers
INTEGERS = frozenset(("add", "sub", "mul", "udiv", "and", "or", "xor", "shl", "lshr", "ashr"))
FLOATS = frozenset(("fadd", "fsub", "fmul", "fdiv"))
CHANGES = frozenset(("bitcast", "fpext", "fptrunc", "ptrtoint", "zext", "trunc", "sitofp"))

_TYPE = r"<\d+ x \w+>|\[\d+ x \w+\]|double|float|ptr|i\d+|void"
_TYPED = re.compile(rf"({_TYPE}) (.+)")
_ARGUMENTS = re.compile(r"(?:<[^<>]*>|\[[^\[\]]*\]|[^,<\[])+")
_DEFINE = re.compile(r"define (?:internal )?(\w+) (@[\w.]+)\((.*)\) #\d {")
#: between functions: declarations, attributes that change no value, metadata
_ASIDE = re.compile(
    r"|declare [\w <>]+ @[\w.]+\([\w <>,]*\)|![01] = !{.*}"
    r'|attributes #\d = { nounwind( noinline)?( cold)? "prefer-vector-width"="\d+" }'
)
_CALL = re.compile(rf"({_TYPE}) (@[\w.]+)\((.*)\)")
_PHI = re.compile(r"\[(.*?), %([\w.]+)\]")
_COPY = re.compile(r'ptr asm "", "=r,0"\(ptr (%[\w.]+)\)')

SAID = frozenset(("noalias", "nocapture", "readonly"))  # of a parameter
Operand = Any  # the name of a value, or a number, or numbers lane by lane


class Instruction(NamedTuple):
    """result = op operands; `type` is that of the operands, `more` what else it says."""

    op: str
    result: str
    type: str = ""
    operands: tuple[Operand, ...] = ()
    more: tuple[Any, ...] = ()


class Section(NamedTuple):
    """A function as text: what is said of its parameters, and the lines of its blocks."""

    name: str
    parameters: dict[str, frozenset[str]]
    blocks: dict[str, list[str]]


def sections(text: str) -> dict[str, Section]:
    """All functions that a module defines, by name."""
    found: dict[str, Section] = {}
    section: Section | None = None
    here: list[str] = []
    for line in text.split("\n"):
        if section is None:
            if line.startswith("define"):
                head = _DEFINE.fullmatch(line)
                if head is None:
                    _refuse(line)
                given = [p.split(" ") for p in head[3].split(", ") if p]
                said = {words[-1]: frozenset(words[1:-1]) for words in given}
                if not all(SAID.issuperset(words) for words in said.values()):
                    _refuse(line)
                section = found[head[2]] = Section(head[2], said, {})
            elif not _ASIDE.fullmatch(line):
                _refuse(line)
        elif line == "}":
            section = None
        elif line.startswith("  "):
            here.append(line[2:])
        elif line.endswith(":") and line[:-1] not in section.blocks:
            here = section.blocks[line[:-1]] = []
        else:
            _refuse(line)
    return found


@dataclass(frozen=True)
class Function:
    """A function that can be run; `literal` is what a number is for the one who runs it."""

    text: Section
    literal: Callable[[Fraction], int]

    @cached_property
    def blocks(self) -> dict[str, list[Instruction]]:
        """Instructions by label."""
        decode = _Decoder(self.literal).instruction
        return {
            label: [decode(x) if isinstance(x, str) else _idiom(*x) for x in joined(lines)]
            for label, lines in self.text.blocks.items()
        }


def lanes_of(kind: str) -> int:
    """Elements of a vector; 0 for a scalar."""
    return int(kind[1:].split(" ", 1)[0]) if kind[0] == "<" else 0


def element_of(kind: str) -> str:
    """The type of an element."""
    return kind.rpartition(" ")[2][:-1] if kind[0] == "<" else kind


def size_of(kind: str) -> int:
    """Bytes."""
    if kind[0] in "<[":
        count, element = kind[1:-1].split(" x ")
        return int(count) * size_of(element)
    if kind in ("double", "ptr"):
        return 8
    return 4 if kind == "float" else max(1, int(kind[1:]) // 8)


def _idiom(name: str, kind: str, results: tuple[str, ...], given: str) -> Instruction:
    return Instruction("function", "", kind, (given,), (name, results))


def _refuse(line: str) -> NoReturn:
    raise CertificateError(
        "this line of the machine code's text cannot be read exactly", found=line.strip(),
        hint="nothing is proved of this text",
    )  # fmt: skip


class _Decoder:
    """One line after the other."""

    def __init__(self, literal: Callable[[Fraction], int]) -> None:
        self._literal = literal
        self._constants: dict[tuple[str, str], Operand] = {}

    def instruction(self, line: str) -> Instruction:
        result, rest = "", line
        if line[0] == "%":
            result, _, rest = line.partition(" = ")
        op, _, rest = rest.partition(" ")
        try:
            return Instruction(op, result, *self._parts(op, rest))
        except (ValueError, TypeError, IndexError, AttributeError, struct.error):
            _refuse(line)

    def _parts(self, op: str, rest: str) -> tuple[Any, ...]:
        """Type, operands, and what else the instruction says."""
        if op in FLOATS or op in INTEGERS:
            return self._same(rest)
        if op == "fneg":
            kind, a = self._typed(rest)
            return kind, (a,)
        if op in ("icmp", "fcmp"):
            relation, _, rest = rest.partition(" ")
            return *self._same(rest), (relation,)
        if op in CHANGES:
            given, _, to = rest.rpartition(" to ")
            kind, a = self._typed(given)
            return kind, (a,), (_type(to),)
        if op == "br":
            return self._branch(rest)
        if op == "phi":
            kind = _TYPED.fullmatch(rest)[1]  # type: ignore[index]
            pairs = _PHI.findall(rest[len(kind) :])
            values = tuple(self._operand(kind, value) for value, _ in pairs)
            return kind, values, tuple(label for _, label in pairs)
        if op == "call":
            return self._call(rest)
        return self._memory(op, _ARGUMENTS.findall(rest))

    def _memory(self, op: str, parts: list[str]) -> tuple[Any, ...]:
        parts = [part.strip() for part in parts]
        if op == "getelementptr":
            kind = parts[0].removeprefix("inbounds ")
            place, count = self._of("ptr", parts[1]), self._of("i64", parts[2])
            return _type(kind), (place, count), (kind != parts[0],)
        if op == "load":
            kind, place, align = parts
            return _type(kind), (self._of("ptr", place),), (_align(align),)
        if op == "store":
            value, place, align, *more = parts
            if more not in ([], ["!nontemporal !1"]):
                raise ValueError
            kind, a = self._typed(value)
            return kind, (a, self._of("ptr", place)), (_align(align),)
        if op == "alloca":
            return _type(parts[0]), (), (_align(parts[1]),)
        if op in ("select", "extractelement", "insertelement", "shufflevector"):
            given = [self._typed(part) for part in parts]
            return given[0][0], tuple(a for _, a in given), tuple(kind for kind, _ in given)
        if op == "ret":
            return ("void", ()) if parts == ["void"] else ("", (self._typed(parts[0])[1],))
        if (op, parts) == ("fence", ["seq_cst"]):
            return ()
        raise ValueError

    def _branch(self, rest: str) -> tuple[Any, ...]:
        parts = rest.removesuffix(", !prof !0").split(", ")
        labels = tuple(p.removeprefix("label %") for p in parts if p.startswith("label %"))
        if len(parts) == 1 and len(labels) == 1:
            return "", (), labels
        if len(parts) != 3 or len(labels) != 2:
            raise ValueError
        return "i1", (self._of("i1", parts[0]),), labels

    def _call(self, rest: str) -> tuple[Any, ...]:
        copied = _COPY.fullmatch(rest)
        if copied is not None:
            return "ptr", (copied[1],), ("asm",)
        kind, name, given = _CALL.fullmatch(rest).groups()  # type: ignore[union-attr]
        typed = [self._typed(part.strip()) for part in _ARGUMENTS.findall(given)]
        return kind, tuple(a for _, a in typed), (name, tuple(k for k, _ in typed))

    # -- operands ------------------------------------------------------------------

    def _same(self, rest: str) -> tuple[str, tuple[Operand, ...]]:
        """Two operands of one type."""
        kind, both = _TYPED.fullmatch(rest).groups()  # type: ignore[union-attr]
        a, b = _ARGUMENTS.findall(both)
        return kind, (self._operand(kind, a), self._operand(kind, b.strip()))

    def _typed(self, text: str) -> tuple[str, Operand]:
        kind, value = _TYPED.fullmatch(text).groups()  # type: ignore[union-attr]
        return kind, self._operand(kind, value)

    def _of(self, kind: str, text: str) -> Operand:
        found, operand = self._typed(text)
        if found != kind:
            raise ValueError
        return operand

    def _operand(self, kind: str, text: str) -> Operand:
        if text[0] == "%":
            return text
        key = kind, text
        if key not in self._constants:
            self._constants[key] = self._constant(kind, text)
        return self._constants[key]

    def _constant(self, kind: str, text: str) -> Operand:
        lanes, element = lanes_of(kind), element_of(kind)
        if text == "poison":
            return (POISON,) * lanes if lanes else POISON
        if lanes and text == "zeroinitializer":
            return (self._constant(element, "0" if element[0] == "i" else "0.0"),) * lanes
        if lanes:
            pairs = (part.strip().split(" ") for part in text[1:-1].split(","))
            found = tuple(self._constant(*pair) for pair in self._checked(element, pairs))
            if text[0] != "<" or len(found) != lanes:
                raise ValueError
            return found
        if element in ("double", "float"):
            return self._literal(_number(text))
        if element[0] != "i":
            raise ValueError
        return int(text) % (1 << int(element[1:]))

    @staticmethod
    def _checked(element: str, pairs: Iterator[list[str]]) -> Iterator[list[str]]:
        for pair in pairs:
            if pair[0] != element:
                raise ValueError
            yield pair


def _number(text: str) -> Fraction:
    """A literal is the number that its bits are."""
    if text.startswith("0x"):
        return Fraction(struct.unpack("<d", struct.pack("<Q", int(text[2:], 16)))[0])
    return Fraction(float(text))


def _type(text: str) -> str:
    if re.fullmatch(_TYPE, text) is None:
        raise ValueError
    return text


def _align(text: str) -> int:
    if not text.startswith("align "):
        raise ValueError
    return int(text[6:])
