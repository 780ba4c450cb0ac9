"""The loop over time steps in machine code: rates of a state, integrated without leaving it.

    int64 run(T *state, const T *signals, const T *constants, T h, int64 steps, int64 every,
              T *record, T *room)

A program gives the rates of the state: its inputs are the state's arrays (q, q̇, …) and, last,
`signals` if it takes any; its outputs are the rates of those arrays, in the same order. `run` makes
up to `steps` steps of size h, writes the state into `record` before the first step and after every
`every` steps, and returns how many steps it made; it stops early when a number is not finite.
Signals are functions of time sampled by the caller: two rows for each step of rk4 (its start and
its middle) and one last row, one row for each step of the others.

    rk4            x += h/6 (k₁ + 2k₂ + 2k₃ + k₄)
    semi_implicit  q̇ += h q̈(q, q̇),  then  q += h q̇       (symplectic Euler)

`run_one` takes one state, `run_block` as many as the vector has lanes: arrays (columns, lanes).
Unit quaternions (`spheres`) are brought back to length one after each step.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate

from emdeg.backends.llvm import host as this
from emdeg.backends.llvm.arrays import ColumnBlock
from emdeg.backends.llvm.module import COLUMNS, ModuleText
from emdeg.backends.llvm.text import Body, Shape
from emdeg.backends.plan import Plan
from emdeg.program.ir import Program

RK4 = "rk4"
ELEMENT = "double"


@dataclass(frozen=True)
class Scheme:
    """What is integrated, and how."""

    name: str  # "rk4", "semi_implicit" or "variational"
    state: tuple[int, ...]  # columns of each array of the state
    signals: int  # how many signals the program takes
    spheres: tuple[int, ...] = ()  # where quaternions start, counted over the whole state

    @property
    def columns(self) -> int:
        """Columns of the whole state."""
        return sum(self.state)


def stepper_text(program: Program, scheme: Scheme, loop: type[Loop], lanes: int) -> str:
    """The module of `run_one`, of more lanes of `run_block`, around the program's kernel."""
    made = ModuleText(Plan.of(program), ELEMENT, this.this_host().machine, COLUMNS)
    kernel = made.one_text() if lanes == 1 else made.block_text(ColumnBlock)
    intrinsics: set[str] = set()
    run = loop(scheme, Shape(ELEMENT, lanes), Body(intrinsics=intrinsics)).text()
    known = [line for line in sorted(intrinsics) if line not in kernel]
    return "\n\n".join([kernel, *known, run]) + "\n"


@dataclass
class Loop:
    """One of the two functions."""

    scheme: Scheme
    shape: Shape
    body: Body
    room: int = field(default=0)  # bytes of work space handed out so far
    more: list[tuple[str, int]] = field(default_factory=list)  # inputs behind the signals

    @property
    def size(self) -> int:
        """Bytes of one column."""
        return self.shape.size * self.shape.lanes

    def text(self) -> str:
        """The function."""
        body, real = self.body, self.shape.element
        name = "run_one" if self.shape.lanes == 1 else "run_block"
        self.x, self.now, self.total = "%state", self._space(), self._space()
        self.k = self._space()
        self.input = self._space(self.scheme.signals)
        self._constants()
        body.do("br label %record.first")
        body.start("record.first")
        self._record("%record")
        body.do("br label %test")
        self._control()
        body.start("step")
        self._step()
        self._normalise()
        body.do("br label %stepped")
        head = (
            f"define i64 @{name}(ptr noalias %state, ptr readonly %signals, ptr readonly "
            f"%constants, {real} %h, i64 %steps, i64 %every, ptr noalias %record, "
            "ptr noalias %room) #0 {"
        )
        return "\n".join([head, "entry:", *body.lines, "}"])

    # -- control --------------------------------------------------------------------

    def _constants(self) -> None:
        """h, h/2, h/6 in every lane."""
        body, s, real = self.body, self.shape, self.shape.element
        half = body.put(f"fmul {real} %h, 5.0e-1")
        sixth = body.put(f"fdiv {real} %h, 6.0")
        self.h, self.half, self.sixth = (body.broadcast(s, v) for v in ("%h", half, sixth))

    def _control(self) -> None:
        """while done < steps: step; after every `every` steps: record, leave if not finite."""
        body = self.body
        row = self.size * self.scheme.columns
        pace = 2 if self.scheme.name == RK4 else 1
        lines = f"""test:
  %done = phi i64 [0, %record.first], [%next, %stepped], [%next, %recorded]
  %since = phi i64 [0, %record.first], [%since.next, %stepped], [0, %recorded]
  %out = phi ptr [%record, %record.first], [%out, %stepped], [%out.next, %recorded]
  %more = icmp ult i64 %done, %steps
  br i1 %more, label %begin, label %leave
begin:
  %signal.row = mul i64 %done, {pace * self.scheme.signals * self.shape.size}
  %signal = getelementptr inbounds i8, ptr %signals, i64 %signal.row
  br label %step
stepped:
  %next = add i64 %done, 1
  %since.next = add i64 %since, 1
  %due = icmp uge i64 %since.next, %every
  br i1 %due, label %keep, label %test
keep:
  %out.next = getelementptr inbounds i8, ptr %out, i64 {row}"""
        body.lines += lines.split("\n")
        self._record("%out.next")
        finite = self._finite()
        body.do(f"br i1 {finite}, label %recorded, label %broken")
        body.lines += [
            "recorded:", "  br label %test",
            "broken:", "  ret i64 %next",
            "leave:", "  ret i64 %done",
        ]  # fmt: skip

    def _record(self, target: str) -> None:
        for k in range(self.scheme.columns):
            self._put(target, k, self._get(self.x, k))

    def _finite(self) -> str:
        """True when no column is infinite or NaN: Σ 0·x = 0."""
        body, s = self.body, self.shape
        total = s.const(0.0)
        for k in range(self.scheme.columns):
            total = body.add(s, total, body.mul(s, self._get(self.x, k), s.const(0.0)))
        good = body.compare(s, "eq", total, s.const(0.0))
        return body.reduce(f"and.v{s.lanes}i1", "i1", s.mask, good) if s.lanes > 1 else good

    # -- the schemes ----------------------------------------------------------------

    def _step(self) -> None:
        (self._rk4 if self.scheme.name == RK4 else self._semi_implicit)()

    def _rk4(self) -> None:
        body, s = self.body, self.shape
        self._first_rates()
        for stage, (ahead, weight) in enumerate(
            ((self.half, 1.0), (self.half, 2.0), (self.h, 2.0))
        ):
            for k in range(self.scheme.columns):
                rate = self._get(self.k, k)
                moved = body.call(s, "fma", ahead, rate, self._get(self.x, k))
                self._put(self.now, k, moved)
                if stage:
                    before = self._get(self.total, k)
                    rate = body.call(s, "fma", s.const(weight), rate, before)
                self._put(self.total, k, rate)
            self._rates(self.now, 1 if stage < 2 else 2)
        for k in range(self.scheme.columns):
            total = body.add(s, self._get(self.total, k), self._get(self.k, k))
            self._put(self.x, k, body.call(s, "fma", self.sixth, total, self._get(self.x, k)))

    def _semi_implicit(self) -> None:
        """Speeds (and what follows them) first, then the configuration with the new speeds."""
        body, s = self.body, self.shape
        self._first_rates()
        nq = self.scheme.state[0]
        for k in range(nq, self.scheme.columns):
            moved = body.call(s, "fma", self.h, self._get(self.k, k), self._get(self.x, k))
            self._put(self.x, k, moved)
        if self.scheme.spheres:  # q̇ depends on q and the new speeds
            self._rates(self.x, 0)
            rates = [self._get(self.k, k) for k in range(nq)]
        else:
            rates = [self._get(self.x, nq + k) for k in range(nq)]
        for k, rate in enumerate(rates):
            self._put(self.x, k, body.call(s, "fma", self.h, rate, self._get(self.x, k)))

    def _normalise(self) -> None:
        """h ← h/|h|."""
        body, s = self.body, self.shape
        for start in self.scheme.spheres:
            parts = [self._get(self.x, start + k) for k in range(4)]
            square = s.const(0.0)
            for part in parts:
                square = body.call(s, "fma", part, part, square)
            inverse = body.div(s, s.const(1.0), body.call(s, "sqrt", square))
            for k, part in enumerate(parts):
                self._put(self.x, start + k, body.mul(s, part, inverse))

    # -- the program ----------------------------------------------------------------

    def _first_rates(self) -> None:
        """Those of a step's beginning."""
        self._rates(self.x, 0)

    def _rates(self, at: str, row: int) -> None:
        """k = f(at, signals in row `row` from the step's first)."""
        starts = [0, *accumulate(self.scheme.state[:-1])]
        self._call([(at, c) for c in starts], [(self.k, c) for c in starts], row)

    def _call(
        self, inputs: Sequence[tuple[str, int]], outputs: Sequence[tuple[str, int]], row: int = 0
    ) -> None:
        """The program on arrays that begin at columns of the work space, and the signals."""
        body, s, signals = self.body, self.shape, self.scheme.signals
        for k in range(signals):
            place = body.offset("%signal", row * signals + k, s.size)
            self._put(self.input, k, body.broadcast(s, body.load(Shape(s.element), place)))
        given = [*inputs, *([(self.input, 0)] if signals else []), *self.more, *outputs]
        arguments = [f"ptr {body.offset(array, column, self.size)}" for array, column in given]
        arguments += ["ptr %constants"] + ([f"i64 {s.lanes}"] if s.lanes > 1 else [])
        body.do(f"call void @{'one' if s.lanes == 1 else 'block'}({', '.join(arguments)})")

    # -- columns --------------------------------------------------------------------

    def _space(self, columns: int | None = None) -> str:
        """Work space for a number of columns, by default as many as the state has."""
        place = self.body.offset("%room", self.room, 1) if self.room else "%room"
        self.room += self.size * (self.scheme.columns if columns is None else columns)
        return place

    def _get(self, array: str, column: int) -> str:
        return self.body.load(self.shape, self.body.offset(array, column, self.size))

    def _put(self, array: str, column: int, value: str) -> None:
        self.body.store(self.shape, value, self.body.offset(array, column, self.size))


def lanes() -> int:
    """States of one block on this computer."""
    return this.this_host().machine.lanes(ELEMENT)
