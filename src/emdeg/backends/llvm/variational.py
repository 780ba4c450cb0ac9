"""The loop over variational steps in machine code; see stepper.py for the rest of the loop.

The program is evaluated at the middle of a step: inputs q_m, v, p and, last, signals; outputs
δ = M(q_m)⁻¹ r, F and the power of the efforts. One step from (q, p):

    v ← v − δ(q + h v/2, v, p)   until δ is rounding,       p += h F,   q += h v

The state is (q, p, v, work), v being where the next step starts its search.
"""

from __future__ import annotations

from emdeg.backends.llvm.stepper import Loop

MOST_ITERATIONS = 60
ROUNDING = 4e-16  # |δ| below this, relative to 1 + |v|, is rounding
STALLED = 1e-10  # |δ| below this and no longer shrinking is as good as it gets


class VariationalLoop(Loop):
    """One of the two functions."""

    def _step(self) -> None:
        body, s, n = self.body, self.shape, self.scheme.state[0]
        body.do("br label %iterate")
        body.start("iterate")
        infinite = "0x7FF0000000000000"
        body.lines += [
            "  %turn = phi i64 [0, %step], [%turn.next, %again]",
            f"  %before = phi {s.element} [{infinite}, %step], [%size, %again]",
        ]
        for k in range(n):
            q, v = self._get(self.x, k), self._get(self.x, 2 * n + k)
            self._put(self.now, k, body.call(s, "fma", self.half, v, q))
        # (δ, F, power) at (q_m, v, p)
        given = [(self.now, 0), (self.x, 2 * n), (self.x, n)]
        self._call(given, [(self.k, start) for start in (0, n, 2 * n)])
        largest, scale = s.const(0.0), s.const(1.0)
        for k in range(n):
            delta, v = self._get(self.k, k), self._get(self.x, 2 * n + k)
            moved = body.sub(s, v, delta)
            self._put(self.x, 2 * n + k, moved)
            largest = body.call(s, "maximum", largest, body.call(s, "fabs", delta))
            scale = body.call(s, "maximum", scale, body.call(s, "fabs", moved))
        self._decide(body.div(s, largest, scale))
        body.start("converged")
        for k in range(n):
            p = body.call(s, "fma", self.h, self._get(self.k, n + k), self._get(self.x, n + k))
            self._put(self.x, n + k, p)
            q = body.call(s, "fma", self.h, self._get(self.x, 2 * n + k), self._get(self.x, k))
            self._put(self.x, k, q)
        work, power = self._get(self.x, 3 * n), self._get(self.k, 2 * n)
        self._put(self.x, 3 * n, body.call(s, "fma", self.h, power, work))

    def _decide(self, relative: str) -> None:
        """Converged, once more, or stuck."""
        body, s, real = self.body, self.shape, self.shape.element
        if s.lanes > 1:
            relative = body.reduce(f"fmaximum.{s.suffix}", real, s.type, relative)
        body.lines += [
            f"  %size = fadd {real} {relative}, 0.0",
            f"  %rounding = fcmp ole {real} %size, {ROUNDING:e}",
            f"  %shrunk = fmul {real} %before, 5.0e-1",
            f"  %stalls = fcmp oge {real} %size, %shrunk",
            f"  %close = fcmp ole {real} %size, {STALLED:e}",
            "  %settled = and i1 %stalls, %close",
            "  %enough = or i1 %rounding, %settled",
            "  br i1 %enough, label %converged, label %unsettled",
            "unsettled:",
            "  %turn.next = add i64 %turn, 1",
            f"  %patient = icmp ult i64 %turn.next, {MOST_ITERATIONS}",
            f"  %number = fcmp ord {real} %size, %size",
            "  %hope = and i1 %patient, %number",
            "  br i1 %hope, label %again, label %stuck",
            "again:",
            "  br label %iterate",
            "stuck:",
            "  ret i64 %done",
        ]
