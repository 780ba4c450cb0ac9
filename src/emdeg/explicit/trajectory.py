"""Which terms matter on a given path: translation against rotation (Fu, Gonzalez, Lee 3.4.1; R51).

In the generalized d'Alembert equations every element has a translational part, from the motion of
the centres of mass, and a rotational part, from turning about them (digest R28):

    D = D^tran + D^rot        h = h^tran + h^rot,    h_i = Σ b_ijk q̇_j q̇_k + Σ c_ij q̇_j²

The translational part is the dynamics of the same arm with all inertia tensors zero, the
rotational part that with all masses zero. Along a trajectory (Fu: 31 set points) both are
evaluated; an element is called translational, rotational or mixed by their share, and the reduced
model keeps only the part that dominates.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple, Protocol, runtime_checkable

import numpy as np

from emdeg.errors import UsageError
from emdeg.exact.graph import ZERO, Expr
from emdeg.exact.linalg import Matrix
from emdeg.explicit.derivation import explicit_model
from emdeg.explicit.model import ExplicitModel, Name
from emdeg.explicit.naming import named
from emdeg.explicit.numeric import Array, Numeric, torques, velocity_part
from emdeg.optional import optional
from emdeg.public import public
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.model.inertia import Inertia
from emdeg.robot.robot import Robot
from emdeg.shown import brief, listed

TRANSLATIONAL, ROTATIONAL, MIXED, NONE = "translational", "rotational", "mixed", "zero"


@runtime_checkable
class Path(Protocol):
    """t (…,) → q, q̇, q̈ (…, n) for `duration` seconds: any of `emdeg.trajectories`."""

    @property
    def duration(self) -> float:
        """Seconds."""

    def __call__(self, t: Array, /) -> tuple[Array, Array, Array]:
        """Positions, speeds and accelerations."""


class SetPoints(NamedTuple):
    """Time (s), positions, speeds, accelerations (points × n)."""

    t: Array
    q: Array
    qd: Array
    qdd: Array


def set_points(path: Path, robot: Robot, points: int = 31) -> SetPoints:
    """A path of this robot at equal distances in time, 31 points as in Fu."""
    given: object = path
    if not isinstance(given, Path):
        raise UsageError(
            "is no trajectory", argument="path", found=path,
            hint="emdeg.trajectories has them: cycloid(start, goal, seconds), spline(…), …",
        )  # fmt: skip
    if points < 2 or not path.duration > 0:
        raise UsageError("a path needs a duration and two points", argument="path")
    t = np.linspace(0.0, path.duration, points)
    found = SetPoints(t, *path(t))
    if found.q.shape[1] != robot.nv:
        raise UsageError(
            f"the trajectory has {found.q.shape[1]} joints and {robot.name!r} has {robot.nv}",
            argument="path",
        )
    return found


@dataclass(frozen=True)
class Verdict:
    """How an element behaves on a path: the shares are of mean magnitudes."""

    name: str
    kind: str
    translational: float
    rotational: float


@dataclass(frozen=True)
class Dominance:
    """The parts of D and h along a trajectory, and what dominates."""

    __repr__ = brief
    _repr_html_ = listed

    models: Mapping[str, ExplicitModel]  # "full", TRANSLATIONAL, ROTATIONAL
    path: SetPoints
    threshold: float

    @cached_property
    def coefficients(self) -> Mapping[str, Mapping[Name, Array]]:
        """Part → its elements along the path."""
        return {part: Numeric(m).coefficients(self.path.q) for part, m in self.models.items()}

    @cached_property
    def D(self) -> Mapping[str, Array]:
        """Part → D along the path, points × n × n."""
        points, n = self.path.q.shape
        found = {part: np.zeros((points, n, n)) for part in self.models}
        for part, elements in self.coefficients.items():
            for name, value in elements.items():
                if name.letter == "M":
                    i, j = name.indices
                    found[part][:, i, j] = found[part][:, j, i] = value
        return found

    @cached_property
    def h(self) -> Mapping[str, Array]:
        """Part → h along the path, points × n."""
        _, _, qd, qdd = self.path
        return {p: torques(velocity_part(e), qd, qdd) for p, e in self.coefficients.items()}

    @cached_property
    def series(self) -> Mapping[str, Mapping[str, Array]]:
        """D_ij (i ≤ j), then h_i: part → values along the path."""
        n = self.models["full"].n
        found = {
            f"D{i + 1}{j + 1}": {part: D[:, i, j] for part, D in self.D.items()}
            for i in range(n)
            for j in range(i, n)
        }
        return found | {
            f"h{i + 1}": {part: h[:, i] for part, h in self.h.items()} for i in range(n)
        }

    @cached_property
    def table(self) -> tuple[Verdict, ...]:
        """D_ij (i ≤ j), then h_i: which part dominates."""
        return tuple(self._verdict(name, parts) for name, parts in self.series.items())

    def _verdict(self, name: str, parts: Mapping[str, Array]) -> Verdict:
        tran, rot = (float(np.mean(np.abs(parts[p]))) for p in (TRANSLATIONAL, ROTATIONAL))
        whole = (self.D if name[0] == "D" else self.h)["full"]
        total = tran + rot
        if total <= 1e-12 * float(np.max(np.abs(whole), initial=0.0)):
            return Verdict(name, NONE, 0.0, 0.0)
        shares = {TRANSLATIONAL: 1 - rot / total, ROTATIONAL: rot / total}
        alone = (kind for kind, share in shares.items() if 1 - share < self.threshold)
        return Verdict(name, next(alone, MIXED), *shares.values())

    @cached_property
    def kinds(self) -> Mapping[str, str]:
        """Element → its kind."""
        return {v.name: v.kind for v in self.table}

    def part_of(self, name: Name) -> str | None:
        """Which model an element of the reduced model comes from; None: it is left out."""
        if name.letter == "g":
            return "full"
        i, j, *_ = (k + 1 for k in name.indices)
        kind = self.kinds[f"D{i}{j}" if name.letter == "M" else f"h{i}"]
        return {NONE: None, MIXED: "full"}.get(kind, kind)

    @cached_property
    def kept(self) -> Mapping[Name, str]:
        """Element of the reduced model → the model that it comes from."""
        parts = {name: self.part_of(name) for name in self.models["full"].elements}
        return {n: part for n, part in parts.items() if part and n in self.models[part].elements}

    def reduced(self) -> Mapping[Name, Expr]:
        """The elements of the reduced model, in the robot's parameters."""
        at = self.models
        return {n: at[p].in_parameters([at[p].expression(n)])[0] for n, p in self.kept.items()}

    def reduced_terms(self) -> tuple[int, int]:
        """Terms of all elements before and after."""
        before = sum(len(e) for e in self.models["full"].elements.values())
        return before, sum(len(self.models[part].elements[n]) for n, part in self.kept.items())

    def errors(self) -> Array:
        """|Δτ| of the reduced model along the path, points × n."""
        kept = {name: self.coefficients[part][name] for name, part in self.kept.items()}
        tau, exact = (
            torques(elements, self.path.qd, self.path.qdd)
            for elements in (kept, self.coefficients["full"])
        )
        error: Array = np.abs(tau - exact)
        return error

    def figure(self, what: str = "D") -> Any:
        """A plot like Fu's figures 3.10 (D) and 3.11 (h): both parts and their sum over time."""
        Figure = optional("matplotlib.figure", "plot", "a figure").Figure
        n = self.models["full"].n
        rows, columns, places = -(-n // 2), 2, list(range(1, n + 1))
        if what == "D":
            rows, columns = n, n
            places = [i * n + j + 1 for i in range(n) for j in range(i, n)]
        figure = Figure(figsize=(2.4 * columns, 1.9 * rows), layout="constrained")
        names = [name for name in self.series if name[0] == what]
        for name, place in zip(names, places, strict=True):
            axes = figure.add_subplot(rows, columns, place)
            for part, style in ((TRANSLATIONAL, "C0-"), (ROTATIONAL, "C1-"), ("full", "k--")):
                axes.plot(self.path.t, self.series[name][part], style, lw=1.0, label=part)
            axes.set_title(f"{name}: {self.kinds[name]}", fontsize=7)
            axes.tick_params(labelsize=6)
            if name == names[0]:
                axes.legend(fontsize=5)
        figure.supxlabel("time (s)", fontsize=8)
        return figure


@public
def dominance(
    robot: RobotLike, path: Path, threshold: float = 0.05, *, points: int = 31
) -> Dominance:
    """Translational and rotational parts of a robot's D and h along one of `emdeg.trajectories`.

    An element is translational (rotational) when the other part has a share below `threshold`.
    """
    robot = as_robot(robot)
    along, source = set_points(path, robot, points), named(robot)
    robots = {
        "full": source,
        TRANSLATIONAL: _changed(source, lambda i: Inertia(i.mass, i.com, Matrix.zero())),
        ROTATIONAL: _changed(source, lambda i: Inertia(ZERO, i.com, i.tensor)),
    }
    models = {p: explicit_model(r, symbols=False, drives=False) for p, r in robots.items()}
    return Dominance(models, along, threshold)


def _changed(robot: Robot, change: Callable[[Inertia], Inertia]) -> Robot:
    own = [replace(b, inertia=change(b.inertia), payloads=(), unloaded=None) for b in robot.bodies]
    return robot.replaced(bodies=tuple(own))
