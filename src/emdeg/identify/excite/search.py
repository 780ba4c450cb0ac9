"""The search for a motion: several starts, an augmented Lagrangian, exact slopes.

    min f(x)  subject to  c(x) ≤ 0

    L(x) = f(x) + 1/(2Nμ) Σ (max(0, λ + μ c(x))² − λ²),        λ ← max(0, λ + μ c(x))

f is a criterion of the information matrix, c the excess of every bound at N times, x the
coefficients of the curves of all joints. Each L is minimised by BFGS (`descent`), whose gradient
comes from adjoint programs. Random starts climb the first stages side by side; the better half goes
on. At the end every joint's curve is pulled towards the middle of its range until the limits hold
on a grid that is ten times as fine; efforts and places that do not hold there tighten their bounds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cached_property
from threading import Event
from typing import Final

import numpy as np

from emdeg.identify.excite.bounds import Bound, Motion
from emdeg.identify.excite.criteria import Information, condition_number, criterion_value
from emdeg.identify.excite.curves import Family
from emdeg.identify.excite.descent import minimised
from emdeg.run.arrays import Array
from emdeg.run.kernel.threads import available

#: (criterion or None for the one asked for, p of its norms, most steps)
FIRST: Final = (("D", 1.0, 40), (None, 2.0, 60), (None, 4.0, 80))
LATER: Final = tuple((None, p, 100) for p in (8.0, 16.0, 30.0, 30.0, 60.0, 60.0, 100.0, 100.0))
FINER = 10  # times as many samples when limits are checked
SAMPLES, FEWEST = 24, 60  # of each period of the fastest part of a curve, and in all
PENALTY, HARDER, HARDEST = 20.0, 2.0, 2000.0
START = 0.7  # of the limits is what a random start uses
#: Between points of the fine grid a curve of highest frequency Ω exceeds their maximum by less than
#: (Ωh)²/8 of it (Bernstein: |f″| ≤ Ω² max |f|); joints stay this much inside their limits.
BETWEEN = (2 * np.pi / (SAMPLES * FINER)) ** 2 / 8
Tell = Callable[[float, float], None]  # (fraction of the work, best value so far)


@dataclass(frozen=True)
class Problem:
    """A family of curves for each joint, what they are to excite, and what they must keep to."""

    family: Family
    information: Information
    bounds: tuple[Bound, ...]
    criterion: str
    tighter: float = 0.0  # parts by which efforts and places are taken narrower

    @property
    def joints(self) -> int:
        """How many curves there are."""
        return len(self.bounds[0].names)

    @cached_property
    def times(self) -> Array:
        """Where the search looks: the ends only once."""
        T = self.family.duration
        count = max(int(np.ceil(SAMPLES * self.family.fastest * T)), FEWEST)
        return np.linspace(0.0, T, count, endpoint=False)

    @cached_property
    def matrices(self) -> tuple[Array, ...]:
        """Φ and its derivatives at these times."""
        return self.family.matrices(self.times)

    @cached_property
    def fine(self) -> tuple[Array, ...]:
        """… and at ten times as many, both ends among them."""
        T = self.family.duration
        return self.family.matrices(np.linspace(0.0, T, FINER * len(self.times) + 1))

    @cached_property
    def middle(self) -> Array:
        """Of each joint's range."""
        return np.asarray((self.bounds[0].lower + self.bounds[0].upper) / 2)

    def motion(self, x: Array, matrices: Sequence[Array] | None = None) -> Motion:
        """q, q̇, q̈ and the jerk; x is (joints, size) or flat."""
        X = x.reshape(self.joints, self.family.size)
        chosen = self.matrices if matrices is None else matrices
        return tuple(np.ascontiguousarray(phi @ X.T) for phi in chosen)

    def condition(self, x: Array) -> float:
        """The condition number of the weighted Y_b along the motion."""
        return condition_number(self.information.matrix(self.information.blocks(self.motion(x))))

    # -- the Lagrangian -----------------------------------------------------------------

    def excess(self, motion: Motion) -> list[Array]:
        """c of every bound."""
        found = []
        for bound in self.bounds:
            own = 0.0 if isinstance(bound.source, int) else self.tighter
            found.append(np.maximum(bound.excess(motion), -1e9) + own)  # no limit: −∞
        return found

    def lagrangian(
        self, x: Array, criterion: str, power: float, multipliers: list[Array], penalty: float
    ) -> tuple[float, Array]:
        """L and its gradient."""
        motion = self.motion(x)
        blocks = self.information.blocks(motion)
        f, S, _ = criterion_value(self.information.matrix(blocks), criterion, power)
        slopes = [np.zeros_like(motion[0]) for _ in range(4)]
        if S is not None:
            for total, part in zip(slopes, self.information.slope(motion, blocks, S), strict=False):
                total += part
        count = len(motion[0])
        for bound, c, held in zip(self.bounds, self.excess(motion), multipliers, strict=True):
            pushed = np.maximum(0.0, held + penalty * c)
            f += float((pushed**2 - held**2).sum()) / (2 * penalty * count)
            self._pushes(bound, motion, (pushed[0] - pushed[1]) / (bound.scale * count), slopes)
        gradient = np.zeros((self.family.size, self.joints))
        for phi, slope in zip(self.matrices, slopes, strict=True):
            gradient += phi.T @ slope
        return f, np.ascontiguousarray(gradient.T).ravel()

    @staticmethod
    def _pushes(bound: Bound, motion: Motion, cost: Array, slopes: list[Array]) -> None:
        """What a violated bound adds to the slopes of q, q̇, q̈ and the jerk."""
        if isinstance(bound.source, int):
            slopes[bound.source] += cost
        elif cost.any():
            for total, part in zip(slopes, bound.source.back(motion, cost), strict=False):
                if part is not None:
                    total += part

    # -- the ends -----------------------------------------------------------------------

    def random_start(self, seed: int) -> Array:
        """Random coefficients, as large as the limits of the joints allow, and a little less."""
        random = np.random.default_rng(seed)
        X = random.normal(size=(self.joints, self.family.size))
        X[:, 0] = 0.0
        return self.pulled(X.ravel(), START * random.uniform(0.5, 1.0, self.joints), grow=True)

    def pulled(self, x: Array, part: Array | float = 1 - BETWEEN, *, grow: bool = False) -> Array:
        """Every curve scaled about the middle of its range to this part of the joint's limits."""
        X = x.reshape(self.joints, self.family.size).copy()
        X[:, 0] -= self.middle  # the first column is the constant
        motion = self.motion(X, self.fine)
        used = np.zeros(self.joints)
        for bound in self.bounds:
            if isinstance(bound.source, int):
                half = (bound.upper - bound.lower) / 2
                used = np.maximum(used, np.abs(motion[bound.source]).max(axis=0) / half)
        scale = part / np.maximum(used, 1e-12)
        X *= (scale if grow else np.minimum(1.0, scale))[:, None]
        X[:, 0] += self.middle
        return X.ravel()

    def worst(self, x: Array) -> tuple[float, str]:
        """The largest violation on the fine grid, in parts of its limit, and of what."""
        motion = self.motion(x, self.fine)
        found = [(*bound.worst(motion), bound.what) for bound in self.bounds]
        over, name, what = max(found)
        return over, f"{what} of {name}"


@dataclass(frozen=True, eq=False)
class Climb:
    """Where one start is."""

    problem: Problem
    x: Array
    multipliers: list[Array] = field(default_factory=list)
    penalty: float = PENALTY

    @property
    def value(self) -> float:
        """The criterion at a motion that keeps to the limits of joints; smaller is better."""
        x = self.problem.pulled(self.x)
        blocks = self.problem.information.blocks(self.problem.motion(x))
        G = self.problem.information.matrix(blocks)
        return criterion_value(G, self.problem.criterion, 1e3)[0]

    def stage(self, criterion: str | None, power: float, iterations: int) -> Climb:
        """One minimisation, then better multipliers."""
        problem, aim = self.problem, criterion or self.problem.criterion
        held = self.multipliers or [
            np.zeros_like(c) for c in problem.excess(problem.motion(self.x))
        ]
        x = minimised(
            lambda x: problem.lagrangian(x, aim, power, held, self.penalty), self.x, iterations
        )
        excess = problem.excess(problem.motion(x))
        after = [np.maximum(0.0, h + self.penalty * c) for h, c in zip(held, excess, strict=True)]
        return Climb(problem, x, after, min(self.penalty * HARDER, HARDEST))


def search(problem: Problem, starts: int, seed: int, tell: Tell | None = None) -> Array:
    """The best motion of several starts: coefficients that keep to the limits of joints."""
    stages = len(FIRST) * starts + len(LATER) * max(1, (starts + 1) // 2)
    done, best, over = [0], [np.inf], Event()

    def climbed(climb: Climb, plan: Sequence[tuple[str | None, float, int]]) -> Climb:
        for step in plan:
            if over.is_set():
                break
            climb = climb.stage(*step)
            done[0] += 1
            best[0] = min(best[0], climb.value)
            if tell is not None:
                tell(done[0] / stages, best[0])
        return climb

    _ = problem.matrices, problem.fine, problem.information.adjoint  # made once, before threads
    nothing = [np.zeros(()) for _ in problem.bounds]
    problem.lagrangian(problem.random_start(seed), "D", 1.0, nothing, 1.0)
    with ThreadPoolExecutor(min(starts, available())) as pool:
        begun = [Climb(problem, problem.random_start(seed + k)) for k in range(starts)]
        try:
            first = list(pool.map(lambda climb: climbed(climb, FIRST), begun))
            kept = sorted(first, key=lambda climb: climb.value)[: max(1, (starts + 1) // 2)]
            ended = list(pool.map(lambda climb: climbed(climb, LATER), kept))
        except BaseException:  # Ctrl-C: every thread ends after its stage
            over.set()
            raise
    winner = min(ended, key=lambda climb: climb.value)
    return _kept(winner)


def _kept(climb: Climb) -> Array:
    """Coefficients that keep to every bound on the fine grid, as far as they can."""
    for _ in range(6):
        x = climb.problem.pulled(climb.x)
        over, _what = climb.problem.worst(x)
        if over <= -BETWEEN / 2:
            return x
        tighter = climb.problem.tighter + 2 * max(over, 0.0) + 1e-3
        climb = replace(climb, problem=replace(climb.problem, tighter=tighter))
        climb = climb.stage(None, 60.0, 60)
    return climb.problem.pulled(climb.x)
