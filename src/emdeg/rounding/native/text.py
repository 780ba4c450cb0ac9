"""A tape as LLVM's text: eight boxes are the lanes of a vector.

No operation carries a flag that would let LLVM change it: each one rounds as IEEE 754 says. The
text is cut into functions of some operations, because a compiler takes more than twice as long for
twice as long a function; what a later piece reads lies in a small memory in between. A place of it
is given to another value after the last piece that reads the first.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any

from emdeg.rounding.native.tape import MASKS, Operation, Tape, read

LANES = 8
PIECE = 100  # operations of a function
V, I, M = (f"<{LANES} x {t}>" for t in ("double", "i64", "i1"))
_ARGUMENTS = "ptr %memory, ptr %inputs, ptr %outputs, i64 %stride"
#: %k from its operands; |a| and ufp a keep some of the bits
ARITHMETIC = {"add": "fadd", "subtract": "fsub", "multiply": "fmul", "divide": "fdiv"}
COMPARISON = {"less": "olt", "less_equal": "ole", "greater": "ogt", "greater_equal": "oge"}
LOGIC = {"bitwise_and": "and", "bitwise_or": "or"}
BITS = {"absolute": 0x7FFFFFFFFFFFFFFF, "ufp": 0x7FF0000000000000}
EXTREME = {"maximum": "ogt", "minimum": "olt"}
CALLED = {"sqrt": f"@llvm.sqrt.v{LANES}f64", "floor": f"@llvm.floor.v{LANES}f64"}
_LOOP = f"""define void @play({_ARGUMENTS}, i64 %blocks) {{
entry:
  br label %loop
loop:
  %block = phi i64 [0, %entry], [%next, %loop]
  %at = mul i64 %block, {LANES}
  %in = getelementptr double, ptr %inputs, i64 %at
  %out = getelementptr double, ptr %outputs, i64 %at
CALLS
  %next = add i64 %block, 1
  %over = icmp eq i64 %next, %blocks
  br i1 %over, label %end, label %loop
end:
  ret void
}}
"""


class Text:
    """The function `play` of a tape: the results, row by row, for some blocks of LANES boxes."""

    def __init__(self, tape: Tape, results: Sequence[Any]) -> None:
        self.operations, self.lines = tape.operations, list[str]()
        self.lines += [f"declare {V} {called}({V})" for called in CALLED.values()]
        self.results = [tape.place(result) for result in results]
        order = [k for k in tape.needed(self.results) if self.operations[k][0] != "constant"]
        pieces = [order[k : k + PIECE] for k in range(0, len(order), PIECE)] or [[]]
        self.piece_of = {k: number for number, piece in enumerate(pieces) for k in piece}
        self.last = dict(self.piece_of)  # the last piece that reads a value
        for k in order:
            for o in read(self.operations[k]):
                if o in self.piece_of:
                    self.last[o] = max(self.last[o], self.piece_of[k])
        self.last |= {k: len(pieces) for k in self.results if k in self.piece_of}
        ending: dict[int, list[int]] = {}
        for k, number in self.last.items():
            if number > self.piece_of[k]:
                ending.setdefault(number, []).append(k)
        self.places, self.held, self._free = 0, dict[int, int](), list[int]()
        for number, piece in enumerate([*pieces, []]):  # the last one has the results
            self._piece(number, piece)
            self._free += [self.held[k] for k in ending.get(number, ())]
        calls = [
            f"  call void @piece{number}(ptr %memory, ptr %in, ptr %out, i64 %stride)"
            for number in range(len(pieces) + 1)
        ]
        self.lines.append(_LOOP.replace("CALLS", "\n".join(calls)))

    def __str__(self) -> str:
        return "\n".join(self.lines)

    def _piece(self, number: int, piece: Sequence[int]) -> None:
        self.loaded: set[int] = set()
        self.number = number
        self.lines.append(f"define internal void @piece{number}({_ARGUMENTS}) {{")
        for k in piece:
            self._operation(k, self.operations[k])
        for k in piece:
            if self.last[k] > number:
                self._keep(k)
        if not piece:
            for row, k in enumerate(self.results):
                self._pointer(f"%o{row}", "outputs", row)
                self.lines.append(f"store {V} {self._operand(k)}, ptr %o{row}, align 8")
        self.lines.append("ret void\n}")

    def _operation(self, k: int, operation: Operation) -> None:
        name, put = operation[0], self.lines.append
        if name == "input":
            self._pointer(f"%i{k}", "inputs", operation[1])
            put(f"%v{k} = load {V}, ptr %i{k}, align 8")
            return
        a, *more = (self._operand(o) for o in operation[1:])
        if name in ARITHMETIC:
            put(f"%v{k} = {ARITHMETIC[name]} {V} {a}, {more[0]}")
        elif name in COMPARISON:
            put(f"%v{k} = fcmp {COMPARISON[name]} {V} {a}, {more[0]}")
        elif name in LOGIC:
            put(f"%v{k} = {LOGIC[name]} {M} {a}, {more[0]}")
        elif name in BITS:
            put(f"%a{k} = bitcast {V} {a} to {I}")
            put(f"%b{k} = and {I} %a{k}, {_all('i64', BITS[name])}")
            put(f"%v{k} = bitcast {I} %b{k} to {V}")
        elif name in EXTREME:  # what is no number stays, as NumPy has it
            put(f"%a{k} = fcmp {EXTREME[name]} {V} {a}, {more[0]}")
            put(f"%b{k} = fcmp uno {V} {a}, {a}")
            put(f"%c{k} = or {M} %a{k}, %b{k}")
            put(f"%v{k} = select {M} %c{k}, {V} {a}, {V} {more[0]}")
        elif name == "where":
            put(f"%v{k} = select {M} {a}, {V} {more[0]}, {V} {more[1]}")
        elif name == "negative":
            put(f"%v{k} = fneg {V} {a}")
        else:
            put(f"%v{k} = call {V} {CALLED[name]}({V} {a})")

    def _pointer(self, name: str, base: str, row: int) -> None:
        self.lines.append(f"{name}.at = mul i64 %stride, {row}")
        self.lines.append(f"{name} = getelementptr double, ptr %{base}, i64 {name}.at")

    def _operand(self, k: int) -> str:
        """Its name in this piece; what an earlier piece computed is read from the memory."""
        name, *given = self.operations[k]
        if name == "constant":
            bits = struct.unpack("<Q", struct.pack("<d", given[0]))[0]
            return _all("double", f"0x{bits:016X}")
        if self.piece_of[k] != self.number and k not in self.loaded:
            self.loaded.add(k)
            place = f"%p{k} = getelementptr {V}, ptr %memory, i64 {self.held[k]}"
            if name in MASKS:
                bits = f"%l{k} = load {I}, ptr %p{k}, align 8"
                self.lines += [place, bits, f"%v{k} = icmp ne {I} %l{k}, zeroinitializer"]
            else:
                self.lines += [place, f"%v{k} = load {V}, ptr %p{k}, align 8"]
        return f"%v{k}"

    def _keep(self, k: int) -> None:
        """A value that a later piece reads goes to the memory."""
        if not self._free:
            self._free.append(self.places)
            self.places += 1
        self.held[k] = self._free.pop()
        self.lines.append(f"%s{k} = getelementptr {V}, ptr %memory, i64 {self.held[k]}")
        if self.operations[k][0] in MASKS:
            self.lines.append(f"%m{k} = sext {M} %v{k} to {I}")
            self.lines.append(f"store {I} %m{k}, ptr %s{k}, align 8")
        else:
            self.lines.append(f"store {V} %v{k}, ptr %s{k}, align 8")


def _all(kind: str, value: object) -> str:
    """The same number in all lanes."""
    return "<" + ", ".join(f"{kind} {value}" for _ in range(LANES)) + ">"
