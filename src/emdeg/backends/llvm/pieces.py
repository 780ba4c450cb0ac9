"""Long kernels in pieces: functions of some hundred operations that hand on values in memory.

LLVM takes more than linear time for one long function (M of 50 joints, 33,000 operations: half a
minute). A tape that is longer than `LONG` is therefore cut into pieces of `PIECE` operations,

    void piece(in0, …, out0, …, constants, [stride,] scratch, wide0, …)

each a function of its own that is called once. What a later piece reads is stored in `scratch`,
whose slots are used again as soon as nobody reads them any more: a processor with sixteen
registers keeps most of them in memory anyway. The operations and their order are those of the
tape, so the bits are the same. Angles come first, in the function that calls the pieces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush

from emdeg.backends.llvm.arrays import Access
from emdeg.backends.llvm.emit import Emitter
from emdeg.backends.llvm.tape import Tape
from emdeg.backends.llvm.text import Body
from emdeg.backends.plan import Plan
from emdeg.program.ops import COS, SIN

LONG = 6000  # operations up to which a kernel is one function
PIECE = 500  # operations of a piece


@dataclass(frozen=True)
class Group:
    """Columns of an output that are written together, when operation number `at` is done."""

    array: int
    columns: Sequence[int]
    at: int  # −1: nothing in it is computed by an operation


def groups(plan: Plan, tape: Tape, access: Access) -> list[Group]:
    """All outputs, in groups."""
    number = {op.result: k for k, op in enumerate(tape.ops)}
    found: list[Group] = []
    for array, output in enumerate(plan.program.outputs):
        at = [number.get(tape.signed[k].value, -1) for k in output.values]
        for columns in access.written_together(array):
            found.append(Group(array, columns, max(at[c] for c in columns)))
    return found


@dataclass(frozen=True)
class Pieces:
    """A tape that is cut: `slots[k]` is where value k waits for the pieces that read it."""

    plan: Plan
    tape: Tape
    cuts: Sequence[range]
    groups: Sequence[Sequence[Group]]  # of each piece; those of no operation are in the first
    slots: Mapping[int, int]
    size: int  # slots

    @staticmethod
    def of(plan: Plan, tape: Tape, access: Access) -> Pieces | None:
        """None where one function is short enough."""
        count = len(tape.ops)
        if count <= LONG:
            return None
        cuts = [range(k, min(k + PIECE, count)) for k in range(0, count, PIECE)]
        written: list[list[Group]] = [[] for _ in cuts]
        for group in groups(plan, tape, access):
            written[max(group.at, 0) // PIECE].append(group)
        slots, size = _slots(plan, tape, cuts, written)
        return Pieces(plan, tape, cuts, written, slots, size)

    def write(self, caller: Emitter, lanes: int, name: str, signature: str) -> list[str]:
        """The body of the function that calls the pieces; the text of the pieces."""
        body, shape, access = caller.body, caller.shape, caller.access
        access.start()
        vector = shape.size * shape.lanes
        body.do(f"%scratch = alloca [{self.size * vector} x i8], align {vector}")
        count = len(self.tape.ops)
        main = PieceEmitter(self.plan, body, shape, access, count, caller.names, pieces=self)
        main.trigonometry(lanes)
        for k in [*main.names]:
            main.keep(k)
        memory = ", ".join(f"ptr noalias nocapture {p}" for p in ["%scratch", *access.buffers])
        signature = f"{signature}, {memory}"
        given = ", ".join(f"{a.split(' ')[0]} {a.split(' ')[-1]}" for a in signature.split(", "))
        found: list[str] = []
        for number in range(len(self.cuts)):
            own = Body(intrinsics=body.intrinsics, fused=body.fused)
            access = access.continued(own)
            PieceEmitter(self.plan, own, shape, access, count, pieces=self).piece(number)
            body.do(f"call void {name}.{number}({given})")
            head = f"define internal void {name}.{number}({signature}) #2 {{"
            found.append("\n".join([head, "entry:", *own.lines, "  ret void", "}"]))
        access.continued(body).finish()
        return found


def _slots(
    plan: Plan, tape: Tape, cuts: Sequence[range], written: Sequence[Sequence[Group]]
) -> tuple[dict[int, int], int]:
    """A place for every value that a later piece reads; places are used again."""
    made = {op.result: number // PIECE for number, op in enumerate(tape.ops)}
    for k, value in enumerate(plan.values):
        if value.op in (COS, SIN) and plan.program.rates[k]:
            made[k] = -1  # by the function that calls the pieces
    last: dict[int, int] = {}
    for piece, cut in enumerate(cuts):
        for number in cut:
            for k in tape.ops[number].reads():
                last[k] = piece
        for group in written[piece]:
            values = plan.program.outputs[group.array].values
            for column in group.columns:
                last[tape.signed[values[column]].value] = piece
    by_piece: list[list[int]] = [[] for _ in range(len(cuts) + 1)]
    for k, piece in made.items():
        if last.get(k, -1) > piece:
            by_piece[piece + 1].append(k)
    slots: dict[int, int] = {}
    free: list[int] = []
    ends: list[list[int]] = [[] for _ in range(len(cuts) + 1)]
    size = 0
    for piece, values_made in enumerate(by_piece, -1):
        if piece > 0:
            for slot in ends[piece - 1]:  # read by the piece before for the last time
                heappush(free, slot)
        for k in values_made:
            if free:
                slots[k] = heappop(free)
            else:
                slots[k] = size
                size += 1
            ends[last[k]].append(slots[k])
    return slots, size


@dataclass
class PieceEmitter(Emitter):
    """Writes one piece: values of other pieces come from memory, and go there."""

    pieces: Pieces = field(kw_only=True)

    def piece(self, number: int) -> None:
        """The operations of a piece, its outputs, and what later pieces need."""
        tape = self.pieces.tape
        at: dict[int, list[Group]] = {}
        for group in self.pieces.groups[number]:
            at.setdefault(group.at, []).append(group)
        self._groups(at.get(-1, ()))
        for k in self.pieces.cuts[number]:
            op = tape.ops[k]
            if k % self.access.part == 0 and self.access.fetches:
                self._new_part(self.share(k))
            self.names[op.result] = self._operation(op)
            self.keep(op.result)
            self._groups(at.get(k, ()))

    def _groups(self, found: Sequence[Group]) -> None:
        for group in found:
            values = self.plan.program.outputs[group.array].values
            refs = {c: self.pieces.tape.signed[values[c]] for c in group.columns}
            for column, ref in refs.items():
                self.access.hold(group.array, column, self.signed(ref))
            self.access.write(group.array, group.columns)

    def keep(self, k: int) -> None:
        """Store a value where later pieces look for it."""
        if k in self.pieces.slots:
            self.body.store(self.shape, self.names[k], self._place(k), self._align)

    def operand(self, k: int) -> str:
        """The name of value k; that of another piece is loaded."""
        if k not in self.names and k in self.pieces.slots:
            self.names[k] = self.body.load(self.shape, self._place(k), self._align)
        return super().operand(k)

    @property
    def _align(self) -> int:
        return self.shape.size * self.shape.lanes

    def _place(self, k: int) -> str:
        return self.body.offset("%scratch", self.pieces.slots[k], self._align)
