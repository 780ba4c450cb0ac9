"""What one motion excites of what could be known: the singular values of its stacked regressor.

    W = [Y_b(t_1); …; Y_b(t_N)] R,      R² = K Kᵀ,      W = U diag(σ) Vᵀ

σ are the non-zero singular values of the whole regressor along the motion, whichever parameters
stand for the others. Direction i of the parameters, Kᵀ R⁻¹ v_i, is seen with σ_i; noise of 1 N m
leaves 1/σ_i of it. A direction with σ_i below 10⁻⁹ of the largest is not excited at all: no fit
finds what lies along it, though the robot would allow it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from emdeg.errors import LoadError
from emdeg.identify.know.knowable import Knowable
from emdeg.identify.model import Array, Model
from emdeg.identify.read.checks import checked
from emdeg.identify.read.log import read_log
from emdeg.identify.read.mapping import LogMapping
from emdeg.identify.read.prepare import equations_of, settings_of, triangle_of
from emdeg.identify.read.tables import Table, read_table
from emdeg.optional import optional
from emdeg.robot.robot import Robot
from emdeg.shown import brief, table

NOTHING, WEAK = 1e-9, 1e-3  # of the largest singular value
SHOWN, SMALL = 3, 0.05  # parameters that a direction names: so many, with at least such a share


@dataclass(frozen=True)
class Seen:
    """One direction: its singular value, that in parts of the largest, and its largest parts."""

    value: float
    relative: float
    parts: tuple[tuple[str, float], ...]

    def __str__(self) -> str:
        words = " ".join(f"{share:+.2f} {name}" for name, share in self.parts)
        return f"{self.relative:.1e}  {words}"


@dataclass(frozen=True)
class Conditioning:
    """How well a motion excites each direction; `deviations` are for noise of 1 N m (or N)."""

    __repr__ = brief

    name: str
    samples: int
    condition_number: float  # of what is excited at all
    directions: tuple[Seen, ...]  # the best seen first
    deviations: Mapping[str, float]  # base parameter → standard deviation, infinite where unseen
    done: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()

    @property
    def unexcited(self) -> tuple[str, ...]:
        """Base parameters that this motion does not tell."""
        return tuple(name for name, s in self.deviations.items() if not np.isfinite(s))

    def of(self, low: float, high: float = np.inf) -> tuple[Seen, ...]:
        """Directions whose relative singular value is in [low, high)."""
        return tuple(d for d in self.directions if low <= d.relative < high)

    def to_json(self) -> dict[str, Any]:
        """For a program."""
        return {
            "motion": self.name, "samples": self.samples,
            "condition_number": self.condition_number,
            "directions": [
                {"singular_value": d.value, "parts": dict(d.parts)} for d in self.directions
            ],
            "deviations": {
                n: s if np.isfinite(s) else None for n, s in self.deviations.items()
            },
            "done": list(self.done), "warnings": list(self.warnings),
        }  # fmt: skip

    def _repr_html_(self) -> str:
        rows = [
            (f"{d.relative:.1e}", *(f"{s:+.2f} {n}" for n, s in d.parts)) for d in self.directions
        ]
        return table(f"{self.name}: condition number {self.condition_number:.4g}", (), rows)


def of_log(known: Knowable, source: Any, mapping: LogMapping) -> Conditioning:
    """Of a log: read, checked, filtered and thinned as for a fit."""
    robot, model = known.measured.robot, _numbers(known)
    log = checked(robot, read_log(robot, source, mapping), mapping)
    settings, told, doubts = settings_of([log], mapping)
    equations, notes = equations_of(model, log, settings)
    done = tuple(dict.fromkeys((*log.done, *told, *notes)))
    return _judged(model, log.name, list(equations.blocks), done, (*log.warnings, *doubts))


def of_trajectory(known: Knowable, source: Any) -> Conditioning:
    """Of a path that is still to be moved along: t, q_JOINT and, where it has them, qd and qdd."""
    robot, model = known.measured.robot, _numbers(known)
    path = read_table(source)
    q, qd, qdd, done = _path(robot, path)
    return _judged(model, path.name, model.blocks(q, qd, qdd), done, ())


def _path(robot: Robot, path: Table) -> tuple[Array, Array, Array, tuple[str, ...]]:
    for column in ("t", *(f"q_{name}" for name in robot.joint_names)):
        if column not in path.columns:
            raise LoadError(
                f"the trajectory has no column {column!r}", file=path.name,
                found="the columns " + ", ".join(list(path.columns)[:12]),
                expected="t, q_JOINT and perhaps qd_JOINT, qdd_JOINT",
            )  # fmt: skip
    t = path.columns["t"]
    if len(t) < 8 or not (np.diff(t) > 0).all():
        raise LoadError("the times of a trajectory must increase", file=path.name,
                        found=f"{len(t)} rows")  # fmt: skip
    roles = [
        [path.columns.get(f"{role}_{name}") for name in robot.joint_names]
        for role in ("q", "qd", "qdd")
    ]
    whole = [np.column_stack([c for c in r if c is not None] or [t]) for r in roles]
    if not np.isfinite(np.hstack(whole)).all():
        raise LoadError("a number of the trajectory is missing", file=path.name)
    q = whole[0]
    if all(c is not None for r in roles for c in r):
        return q, whole[1], whole[2], ()
    make = optional("scipy.interpolate", "simulate", "speeds of a trajectory").make_interp_spline
    curve = make(t, q, k=5)
    qd, qdd = (np.asarray(curve.derivative(order)(t)) for order in (1, 2))
    return q, qd, qdd, ("speeds and accelerations are those of a quintic spline",)


def _numbers(known: Knowable) -> Model:
    """Y_b as machine code, for any sensors."""
    measured = known.measured
    return Model(measured.robot, measured.full, known.base, known.relations, known.Y)


def _triangle(model: Model, blocks: list[Array]) -> Array:
    """R of QR of the stacked Y_b, effort by effort."""
    found = [np.zeros((1, len(model.base)))]
    for columns, block in zip(model.columns, blocks, strict=True):
        if columns and len(block):
            small = triangle_of(block)
            wide = np.zeros((len(small), len(model.base)))
            wide[:, list(columns)] = small
            found.append(wide)
    return triangle_of(np.vstack(found))


def _judged(
    model: Model, name: str, blocks: list[Array], done: tuple[str, ...], warnings: tuple[str, ...]
) -> Conditioning:
    size, K = len(model.base), model.K
    values, vectors = np.linalg.eigh(K @ K.T)
    root, inverse = ((vectors * values**power) @ vectors.T for power in (0.5, -0.5))
    _, found, V = np.linalg.svd(
        _triangle(model, blocks) @ root
    )  # squares would lose half the digits
    sigma, V = np.concatenate([found, np.zeros(size - len(found))]), V.T
    largest = max(float(sigma[0]), np.finfo(float).tiny) if size else 1.0
    seen = sigma > NOTHING * largest
    directions = K.T @ inverse @ V  # columns: unit directions of φ
    judged = []
    for k in range(size):
        order = [i for i in np.argsort(-np.abs(directions[:, k]))[:SHOWN]
                 if abs(directions[i, k]) > SMALL]  # fmt: skip
        parts = tuple((model.full[i].name, float(directions[i, k])) for i in order)
        judged.append(Seen(float(sigma[k]), float(sigma[k]) / largest, parts))
    # β = R w: its variance is the sum over directions, infinite with an unseen one
    loads = (root @ V) ** 2
    unseen = loads[:, ~seen].sum(axis=1) > NOTHING * loads.sum(axis=1)
    variance = (loads[:, seen] / sigma[seen] ** 2).sum(axis=1)
    deviations = np.where(unseen, np.inf, np.sqrt(variance))
    condition = float(largest / sigma[seen][-1]) if seen.any() else np.inf
    return Conditioning(
        name, max(map(len, blocks), default=0), condition, tuple(judged),
        {b.name: float(s) for b, s in zip(model.base, deviations, strict=True)}, done, warnings,
    )  # fmt: skip
