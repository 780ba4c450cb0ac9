"""Steps of a scheme as it stands in books, with unknown rates: what the text is compared with.

    rk4            k₁ = f(x), k₂ = f(x + h/2 k₁), k₃ = f(x + h/2 k₂), k₄ = f(x + h k₃),
                   x ← x + h/6 (k₁ + 2k₂ + 2k₃ + k₄)
    semi_implicit  q̇ ← q̇ + h q̈,  q ← q + h q̇, where the rates of q are those at the new speeds

and h ← h/|h| for unit quaternions after each step. f is unknown: the n-th call gives leaves of its
own, and what it is given is an output.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import accumulate

from emdeg.backends.llvm.read.trace import Trace
from emdeg.backends.llvm.stepper import RK4, Scheme
from emdeg.program.ir import Input, Output, Program
from emdeg.program.ops import ADD, DIV, MUL

Vector = list[int]


@dataclass(frozen=True)
class Run:
    """So many steps of a scheme; what comes out is a list of vectors: arguments and states."""

    scheme: Scheme
    lanes: int
    steps: int
    every: int

    @property
    def rows(self) -> int:
        """Rows of signals."""
        return 2 * self.steps + 1 if self.scheme.name == RK4 else self.steps

    @property
    def starts(self) -> list[int]:
        """Where in the state its arrays begin."""
        return [0, *accumulate(self.scheme.state[:-1])]

    def leaves(self, trace: Trace, lane: int) -> tuple[Vector, list[Vector], int]:
        """The state of a lane, the signals and h."""
        state = [trace.leaf(f"step x{k}", lane) for k in range(self.scheme.columns)]
        signals = range(self.scheme.signals)
        rows = [[trace.leaf(f"step s{r}.{k}", -1) for k in signals] for r in range(self.rows)]
        return state, rows, trace.leaf("step h", -1)

    def rates(self, trace: Trace, call: int, lane: int) -> Vector:
        """What a call of the program gives."""
        return [trace.leaf(f"step k{call}.{k}", lane) for k in range(self.scheme.columns)]

    def program(self, trace: Trace, found: Sequence[Vector], lane: int) -> Program:
        """The vectors as outputs."""
        named = [Output(f"v{n}", (len(v),), tuple(v)) for n, v in enumerate(found)]
        values, outputs = trace.straight(named, lane)
        return Program("steps", values, outputs, (Input("all", ()),))


@dataclass
class Books:
    """The scheme as it stands in books, for one lane."""

    run: Run
    trace: Trace
    lane: int
    calls: list[Vector] = field(default_factory=list)

    def outputs(self) -> list[Vector]:
        """Arguments of all calls, recorded states, the last one."""
        run = self.run
        x, signals, h = run.leaves(self.trace, self.lane)
        kept = [x]
        step = self._rk4 if run.scheme.name == RK4 else self._semi_implicit
        for number in range(run.steps):
            x = self._normalised(step(x, h, signals, number))
            if (number + 1) % run.every == 0:
                kept.append(x)
        return [*self.calls, *kept, x]

    def _rate(self, x: Vector, signals: Vector) -> Vector:
        self.calls.append([*x, *signals])
        return self.run.rates(self.trace, len(self.calls) - 1, self.lane)

    def _number(self, a: int, b: int = 1) -> int:
        return self.trace.const(Fraction(a, b))

    def _along(self, x: Vector, step: int, rate: Vector) -> Vector:
        """x + step·rate."""
        t = self.trace
        return [t.binary(ADD, a, t.binary(MUL, step, b)) for a, b in zip(x, rate, strict=True)]

    def _rk4(self, x: Vector, h: int, signals: list[Vector], number: int) -> Vector:
        first, middle, last = signals[2 * number : 2 * number + 3]
        half = self.trace.binary(DIV, h, self._number(2))
        k1 = self._rate(x, first)
        k2 = self._rate(self._along(x, half, k1), middle)
        k3 = self._rate(self._along(x, half, k2), middle)
        k4 = self._rate(self._along(x, h, k3), last)
        two = self._number(2)
        total = self._along(self._along(self._along(k1, two, k2), two, k3), self._number(1), k4)
        return self._along(x, self.trace.binary(DIV, h, self._number(6)), total)

    def _semi_implicit(self, x: Vector, h: int, signals: list[Vector], number: int) -> Vector:
        nq, given = self.run.scheme.state[0], signals[number]
        rates = self._rate(x, given)
        moved = [*x[:nq], *self._along(x[nq:], h, rates[nq:])]
        speeds = self._rate(moved, given)[:nq] if self.run.scheme.spheres else moved[nq : 2 * nq]
        return [*self._along(x[:nq], h, speeds), *moved[nq:]]

    def _normalised(self, x: Vector) -> Vector:
        t, x = self.trace, [*x]
        for start in self.run.scheme.spheres:
            parts = x[start : start + 4]
            square = self._number(0)
            for part in parts:
                square = t.binary(ADD, square, t.binary(MUL, part, part))
            root = t.function("sqrt", square)
            x[start : start + 4] = [t.binary(DIV, part, root) for part in parts]
        return x
