"""Numbers for robots with loops: projection onto the constraints, and motion that stays there.

    position   q ← q − A⁺ φ(q) until φ = 0                       Newton, the shortest step
    velocity   q̇ ← q̇ − A⁺ A q̇                                    the nearest velocity

A⁺ is the pseudo-inverse; where A loses rank the configuration is singular and that is said. While
integrating, the state is projected after every step; what the projection took away is the drift,
which is reported.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from emdeg.errors import RuntimeFailure, UsageError
from emdeg.run.arrays import Array, array_of
from emdeg.run.control.answers import LawFailed, efforts, short
from emdeg.run.kernel.kernel import Kernel
from emdeg.run.simulate.checks import largest
from emdeg.run.simulate.integrate import BUDGET, Stuck, integrate
from emdeg.run.simulate.times import sample_times
from emdeg.shown import brief, listed

Effort = Callable[[float, Array, Array], Array]
MOST_STEPS = 60  # of Newton's iteration
SINGULAR = 1e-9  # smallest singular value of A over the largest


@dataclass(frozen=True)
class Drift:
    """The largest |φ| and |A q̇| that integration left before a projection, and after the last."""

    position: float
    velocity: float
    position_after: float
    velocity_after: float

    def __str__(self) -> str:
        return (
            f"drift before projection: {self.position:.1e} in position, {self.velocity:.1e} in "
            f"velocity; after: {self.position_after:.1e}, {self.velocity_after:.1e}"
        )


@dataclass(frozen=True, eq=False)
class ConstrainedMotion:
    """Samples of a motion with closed loops: q (K, nq), q̇ (K, nv), and how it drifted."""

    __repr__ = brief
    _repr_html_ = listed

    times: Array
    q: Array
    qd: Array
    drift: Drift
    evaluations: int


class MotionStopped(RuntimeFailure):
    """The motion cannot go on; `result` holds its samples up to the last good state."""

    result: ConstrainedMotion | None = None


class MotionInterrupted(KeyboardInterrupt):
    """Ctrl-C; `result` holds the samples up to the last good state."""

    def __init__(self, result: ConstrainedMotion) -> None:
        super().__init__(f"interrupted; `result` is the motion until {result.times[-1]:g} s")
        self.result = result


@dataclass(frozen=True)
class ConstrainedSystem:
    """Kernels of one robot: φ(q) (None without loops), A(q), and (q̇ of q, q̈)(q, q̇, τ)."""

    __repr__ = brief
    _repr_html_ = listed

    name: str
    residual: Kernel | None
    jacobian: Kernel
    motion: Kernel
    nv: int
    held: int  # rows of A that belong to φ
    solved: tuple[int, ...]  # the equations of φ that A has rows for; () for all
    spheres: tuple[int, ...] = ()  # where in q the quaternions start

    # -- the constraints ------------------------------------------------------------------

    def error(self, q: ArrayLike, qd: ArrayLike | None = None) -> tuple[float, float]:
        """The largest |φ(q)| and |A q̇|."""
        place = np.ascontiguousarray(array_of("q", q))
        gap = 0.0 if self.residual is None else largest(self.residual(place))
        if qd is None:
            return gap, 0.0
        return gap, largest(self._rows(place) @ array_of("qd", qd))

    def _rows(self, q: Array) -> Array:
        return np.asarray(self.jacobian(q), dtype=np.float64).reshape(-1, self.nv)

    def project(
        self, q: ArrayLike, qd: ArrayLike | None = None, *, tolerance: float = 1e-13
    ) -> tuple[Array, Array]:
        """The state on the constraints that Newton's iteration finds from this one."""
        place = np.array(array_of("q", q))
        speed = np.zeros(self.nv) if qd is None else np.array(array_of("qd", qd))
        if place.ndim != 1 or speed.shape != (self.nv,):
            raise UsageError("one state is projected at a time", argument="q", found=place.shape)
        place = self._close(place, tolerance)
        A = self._rows(place)
        speed = speed - _shortest(A, A @ speed, self.name)
        return place, speed

    def _close(self, q: Array, tolerance: float) -> Array:
        if self.residual is None:
            return q
        best, before = q, np.inf
        for _ in range(MOST_STEPS):
            phi = np.asarray(self.residual(q), dtype=np.float64).ravel()
            gap = largest(phi)
            if gap < before:
                best = q
            if gap <= tolerance or (gap < 1e-11 and gap >= before):
                return best
            before = min(before, gap)
            chosen = phi[list(self.solved)] if self.solved else phi
            step = _shortest(self._rows(q)[: self.held], chosen, self.name)
            q = self._moved(q, -step * min(1.0, 0.5 / max(largest(step), 1e-300)))
        raise RuntimeFailure(
            "the loops cannot be closed from this position", element=self.name,
            found=f"|φ| = {before:.1e} after {MOST_STEPS} steps",
            hint="start nearer to an assembled position, or check the lengths",
        )  # fmt: skip

    def _moved(self, q: Array, step: Array) -> Array:
        """q ⊞ step: angles and slides add, a free flyer moves in its own axes."""
        if not self.spheres:
            moved: Array = q + step
            return moved
        found, k, i = q.copy(), 0, 0
        while i < len(q):
            if i + 3 in self.spheres:
                found[i : i + 7] = _flown(q[i : i + 7], step[k : k + 6])
                i, k = i + 7, k + 6
            else:
                found[i] = q[i] + step[k]
                i, k = i + 1, k + 1
        return found

    # -- motion ---------------------------------------------------------------------------

    def simulate(
        self,
        q0: ArrayLike,
        qd0: ArrayLike | None = None,
        times: ArrayLike = (0.0, 10.0),
        *,
        effort: Effort | None = None,
        rtol: float = 1e-11,
        atol: float = 1e-12,
        project: bool = True,
        progress: Callable[[float], None] | None = None,
        budget: float = BUDGET,
    ) -> ConstrainedMotion:
        """The motion at `times` from a state that is projected first (DOP853).

        `effort(t, q, q̇)` gives τ of all joints; none means zero. With `project=False` the state is
        left to itself, or to Baumgarte's terms if the kernels have them. `progress(t)` is told
        every step; `budget` evaluations for each second of the motion are the most. What stops the
        motion early has the samples until then as its `result`.
        """
        when = sample_times(times)
        start = np.concatenate(self.project(q0, qd0))
        nq, nothing = len(start) - self.nv, np.zeros(self.nv)
        law = getattr(effort, "__name__", "effort")
        worst = np.zeros(2)

        def rates(t: float, x: Array) -> Array:
            place, speed = x[:nq].copy(), x[nq:].copy()
            tau = nothing if effort is None else efforts(law, effort, self.nv, t, place, speed)
            return np.concatenate(self.motion(place, speed, tau))

        def watch(t: float, x: Array) -> None:
            np.maximum(worst, self.error(x[:nq], x[nq:]), out=worst)
            if progress is not None:
                progress(float(t))

        def settle(x: Array) -> Array:
            return np.concatenate(self.project(x[:nq], x[nq:]))

        made = integrate(
            rates, start, when, rtol=rtol, atol=atol, watch=watch,
            settle=settle if project else None, budget=budget,
        )  # fmt: skip
        found = made.states
        drift = Drift(float(worst[0]), float(worst[1]), *self.error(found[-1, :nq], found[-1, nq:]))
        motion = ConstrainedMotion(
            made.times, found[:, :nq], found[:, nq:], drift, made.evaluations
        )
        if isinstance(made.problem, KeyboardInterrupt):
            raise MotionInterrupted(motion) from made.problem
        if made.problem is not None:
            raise self._stopped(motion, made.problem) from (made.problem.__cause__ or made.problem)
        return motion

    def _stopped(self, motion: ConstrainedMotion, problem: BaseException) -> MotionStopped:
        """The error to raise."""
        time, hint = float(motion.times[-1]), "the motion until here is in `result`"
        if isinstance(problem, LawFailed):
            given = {"found": problem.found, "expected": problem.expected}
            error = MotionStopped(
                problem.message, element=problem.element, time=problem.time, hint=hint, **given
            )
        else:
            why = problem.message if isinstance(problem, RuntimeFailure) else str(problem)
            advice = (
                "efforts that switch chatter: smooth them, or give a larger budget"
                if isinstance(problem, Stuck)
                else "near a singular configuration accelerations grow without bound"
            )
            error = MotionStopped(
                f"the motion cannot be continued: {why}", time=time, element=self.name,
                found=f"q = {short(motion.q[-1])}, qd = {short(motion.qd[-1])}",
                hint=f"{advice}; {hint}",
            )  # fmt: skip
        error.result = motion
        return error


def _shortest(A: Array, right: Array, name: str) -> Array:
    """The shortest x with A x = right; RuntimeFailure where A loses rank."""
    if not A.size:
        return np.zeros(A.shape[1])
    u, sizes, vt = np.linalg.svd(A, full_matrices=False)
    if sizes[-1] < SINGULAR * sizes[0]:
        raise RuntimeFailure(
            "this is a singular configuration: the constraints are not independent here",
            element=name, found=f"singular values {sizes[0]:.1e} … {sizes[-1]:.1e}",
            hint="two branches of the mechanism meet, or it can move in place; move aside",
        )  # fmt: skip
    found: Array = vt.T @ ((u.T @ right) / sizes)
    return found


def _flown(pose: Array, step: Array) -> Array:
    """p + R v, h ∘ exp(ω/2)."""
    x, y, z, w = h = pose[3:]
    v, turn = step[:3], step[3:]
    cross = np.cross(h[:3], v)
    p = pose[:3] + v + 2 * (w * cross + np.cross(h[:3], cross))
    angle = float(np.linalg.norm(turn))
    scale = 0.5 * np.sinc(angle / (2 * np.pi))
    a, b, c, d = (*(scale * turn), np.cos(angle / 2))
    new = np.array([w * a + x * d + y * c - z * b, w * b - x * c + y * d + z * a,
                    w * c + x * b - y * a + z * d, w * d - x * a - y * b - z * c])  # fmt: skip
    return np.concatenate([p, new / np.linalg.norm(new)])
