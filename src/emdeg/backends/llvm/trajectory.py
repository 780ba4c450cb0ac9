"""A closed loop followed for N steps in machine code, and what of the motion is kept of each row.

    void trajectory(const T *q, const T *qd, [const T *parameters,] T *out0, …,
                    const T *constants, ptr run, T *room)

Arrays are columns of a tile (samples.TILE apart); each lane is one motion, from its q and q̇. The
program gives q̇, q̈, the law's efforts τ and, of laws with a reference, its errors e = q* − q. With
samples k = 0 … N at times k·h,

    peak_effort    max_k |τᵢ|                     peak_speed     max_k |q̇ᵢ|
    energy         Σ_{k<N} h Σᵢ |τᵢ q̇ᵢ|
    settling_time  h·(1 + the last k with max |eᵢ| > tolerance), at most N·h; 0 if there is none
    final_error    max |eᵢ| at the end
    passed         1 if efforts, speeds and positions kept their limits and the end is settled

A motion that becomes infinite makes its energy not a number: the row is counted and left out.
`run` holds the number of steps, the bytes between the signals of two steps, the address of the
signals, and that of h, the tolerance, and limits of efforts, speeds and positions.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from emdeg.backends.llvm.samples import TILE
from emdeg.backends.llvm.stepper import Loop, Scheme
from emdeg.backends.llvm.text import Body, Shape

H, TOLERANCE, LIMITS = 0, 1, 2  # places in the numbers of a run


@dataclass(frozen=True)
class MotionShape:
    """What the code of a motion depends on besides its program."""

    scheme: Scheme
    errors: int  # how many errors the law has
    parameters: int  # how many are drawn for each row
    bounded: tuple[int, ...]  # columns of q that have limits

    @property
    def nq(self) -> int:
        """Columns of the configuration."""
        return self.scheme.state[0]

    @property
    def nv(self) -> int:
        """Columns of the velocity."""
        return self.scheme.state[1]

    @property
    def inputs(self) -> list[int]:
        """Columns of each input."""
        return [self.nq, self.nv, *([self.parameters] if self.parameters else [])]

    @property
    def outputs(self) -> dict[str, tuple[int, ...]]:
        """The shapes of what is kept, by name."""
        found: dict[str, tuple[int, ...]] = {"peak_effort": (self.nv,), "peak_speed": (self.nv,)}
        found["energy"] = ()
        if self.errors:
            found |= {"settling_time": (), "final_error": ()}
        return found | {"passed": ()}


@dataclass
class TrajectoryText(Loop):
    """Writes `trajectory` for one shape of vectors."""

    motion: MotionShape = field(kw_only=True)

    def text(self) -> str:
        """The function."""
        body, s, m = self.body, self.shape, self.motion
        self._rooms()
        self._numbers()
        self._copied_in()
        body.do("br label %sample")
        body.start("sample")
        body.do("%k = phi i64 [0, %entry], [%k.next, %step]")
        body.do("%row = mul i64 %k, %pace")
        body.do("%signal = getelementptr inbounds i8, ptr %signals, i64 %row")
        self._rates(self.x, 0)
        power = self._observe()
        body.do("%over = icmp uge i64 %k, %steps")
        body.do("br i1 %over, label %end, label %step")
        body.start("step")
        self._put(self.energy, 0, body.call(s, "fma", self.h, power, self._get(self.energy, 0)))
        self._step()
        self._normalise()
        body.do("%k.next = add i64 %k, 1")
        body.do("br label %sample")
        body.start("end")
        self._copied_out()
        arrays = [f"in{k}" for k in range(len(m.inputs))] + [
            f"out{k}" for k in range(len(m.outputs))
        ]
        given = ", ".join(f"ptr noalias %{name}" for name in arrays)
        head = (
            f"define internal void @trajectory({given}, ptr readonly %constants, "
            "ptr readonly %run, ptr noalias %room) #2 {"
        )
        return "\n".join([head, "entry:", *body.lines, "  ret void", "}"])

    # -- before and after ---------------------------------------------------------------

    def _rooms(self) -> None:
        m = self.motion
        self.x, self.now, self.total, self.k = (self._space() for _ in range(4))
        self.input = self._space(m.scheme.signals)
        parameters = self._space(m.parameters)
        self.more = [(parameters, 0)] if m.parameters else []
        self.extra = self._space(m.nv + m.errors)  # τ and the errors
        self.effort, self.speed = self._space(m.nv), self._space(m.nv)
        self.energy, self.settled, self.error, self.good = (self._space(1) for _ in range(4))

    def _numbers(self) -> None:
        body, s = self.body, self.shape
        for k, (name, kind) in enumerate(
            (("steps", "i64"), ("pace", "i64"), ("signals", "ptr"), ("numbers", "ptr"))
        ):
            body.do(f"%{name} = load {kind}, ptr {body.offset('%run', k, 8)}, align 8")
        body.do(f"%h = load {s.element}, ptr %numbers, align {s.size}")
        self._constants()

    def _number(self, place: int) -> str:
        """One of the numbers of the run, in every lane."""
        body, s = self.body, self.shape
        scalar = body.load(Shape(s.element), body.offset("%numbers", place, s.size))
        return body.broadcast(s, scalar)

    def _copied_in(self) -> None:
        body, s, m = self.body, self.shape, self.motion
        targets = [(self.x, 0), (self.x, m.nq), *self.more]
        for k, (width, (target, start)) in enumerate(zip(m.inputs, targets, strict=True)):
            for c in range(width):
                value = body.load(s, body.offset(f"%in{k}", c * TILE, s.size))
                self._put(target, start + c, value)
        nothing = [
            *((self.effort, i) for i in range(m.nv)),
            *((self.speed, i) for i in range(m.nv)),
        ]
        for array, column in (*nothing, (self.energy, 0), (self.settled, 0), (self.error, 0)):
            self._put(array, column, s.const(0.0))
        self._put(self.good, 0, s.const(1.0))

    def _copied_out(self) -> None:
        body, s, m = self.body, self.shape, self.motion
        limits = LIMITS
        good = self._get(self.good, 0)
        rows: list[list[str]] = []
        for array in (self.effort, self.speed):
            rows.append([self._get(array, i) for i in range(m.nv)])
            for value in rows[-1]:
                kept = body.compare(s, "le", value, self._number(limits))
                good = body.select(s, kept, good, s.const(0.0))
                limits += 1
        energy = self._get(self.energy, 0)
        for column in range(m.scheme.columns):  # 0·x: what is not finite does not stay unseen
            energy = body.call(s, "fma", self._get(self.x, column), s.const(0.0), energy)
        rows.append([energy])
        if m.errors:
            last = body.broadcast(s, body.put(f"sitofp i64 %steps to {s.element}"))
            settled = self._get(self.settled, 0)
            early = body.compare(s, "le", settled, last)
            good = body.select(s, early, good, s.const(0.0))
            rows.append([body.mul(s, body.select(s, early, settled, last), self.h)])
            rows.append([self._get(self.error, 0)])
        rows.append([good])
        for k, row in enumerate(rows):
            for c, value in enumerate(row):
                body.store(s, value, body.offset(f"%out{k}", c * TILE, s.size))

    # -- every sample -------------------------------------------------------------------

    def _observe(self) -> str:
        """Peaks, limits of positions and errors of this sample; Σ |τᵢ q̇ᵢ|."""
        body, s, m = self.body, self.shape, self.motion
        power = s.const(0.0)
        for i in range(m.nv):
            effort = body.call(s, "fabs", self._get(self.extra, i))
            speed = body.call(s, "fabs", self._get(self.x, m.nq + i))
            power = body.call(s, "fma", effort, speed, power)
            for array, value in ((self.effort, effort), (self.speed, speed)):
                self._put(array, i, self._larger(value, self._get(array, i)))
        if m.bounded:
            good = self._get(self.good, 0)
            for c in m.bounded:
                place = self._get(self.x, c)
                for relation, limit in (("ge", 2 * m.nv + c), ("le", 2 * m.nv + m.nq + c)):
                    kept = body.compare(s, relation, place, self._number(LIMITS + limit))
                    good = body.select(s, kept, good, s.const(0.0))
            self._put(self.good, 0, good)
        if m.errors:
            self._settle()
        return power

    def _settle(self) -> None:
        body, s, m = self.body, self.shape, self.motion
        worst = s.const(0.0)
        for i in range(m.errors):
            worst = self._larger(body.call(s, "fabs", self._get(self.extra, m.nv + i)), worst)
        self._put(self.error, 0, worst)
        inside = body.compare(s, "le", worst, self._number(TOLERANCE))
        after = body.put("add i64 %k, 1")
        number = body.broadcast(s, body.put(f"sitofp i64 {after} to {s.element}"))
        self._put(self.settled, 0, body.select(s, inside, self._get(self.settled, 0), number))

    def _larger(self, a: str, b: str) -> str:
        body, s = self.body, self.shape
        return body.select(s, body.compare(s, "gt", a, b), a, b)

    # -- the program --------------------------------------------------------------------

    def _rates(self, at: str, row: int) -> None:
        """k, τ and the errors at one place; later stages of rk4 leave theirs unread."""
        m = self.motion
        outputs = [(self.k, 0), (self.k, m.nq), (self.extra, 0)]
        outputs += [(self.extra, m.nv)] if m.errors else []
        self._call([(at, 0), (at, m.nq)], outputs, row)

    def _first_rates(self) -> None:
        """They are known from the sample."""


def trajectory_text(motion: MotionShape, shape: Shape, intrinsics: set[str]) -> tuple[str, int]:
    """The function, and the bytes of room that it needs."""
    made = TrajectoryText(motion.scheme, shape, Body(intrinsics=intrinsics), motion=motion)
    return made.text(), made.room


def names(shape: MotionShape) -> Sequence[str]:
    """The names of what is kept."""
    return tuple(shape.outputs)
