"""Recursive least squares: base parameters that follow a robot while it moves.

    min over β   Σ_t λ^(N−t) Σ_i ((y_i(t)ᵀβ − τ_i(t))/σ_i)²  +  λ^N (β − β₀)ᵀ P₀⁻¹ (β − β₀)

y_i are the rows of Y_b, λ ≤ 1 forgets. Each effort is one scalar update of P = U D Uᵀ, the factors
themselves (Bierman 1977): P stays positive definite whatever is rounded, without square roots, and
the work is the same at every sample. Where nothing is excited forgetting would let P grow without
end: no element of D is forgotten beyond its first value.

`Online.emit` writes the same as C for a controller: the compiled base regressor, and the update of
fixed size; nothing allocated, every loop bounded by a constant.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from emdeg.errors import UsageError
from emdeg.files import write_together
from emdeg.identify.drives import exact_speed
from emdeg.identify.fit.online_c import header, source
from emdeg.identify.know.sensing import USUAL, words_of
from emdeg.identify.model import Array, Model, model_of
from emdeg.identify.read.mapping import read_mapping
from emdeg.public import public
from emdeg.robot.given import RobotLike, as_robot
from emdeg.shown import brief, listed
from emdeg.verbs import Compiled, compile

KINDS = ("rotors", "viscous", "coulomb", "offset", "stribeck")


@dataclass(eq=False)
class Estimator:
    """β, and P = U D Uᵀ; `update` takes one sample."""

    __repr__ = brief

    model: Model = field(repr=False)
    beta: Array
    U: Array = field(repr=False)
    D: Array = field(repr=False)
    most: Array = field(repr=False)
    forgetting: float
    noise: Array
    samples: int = 0

    def update(self, q: Any, qd: Any, qdd: Any, tau: Any) -> Array:
        """The base parameters after one more sample; NaN efforts are left out."""
        Y = self.model.matrix(q, qd, qdd)[0]
        efforts = np.asarray(tau, dtype=float).reshape(-1)
        if len(efforts) != len(Y):
            raise UsageError("has another length", argument="tau", found=len(efforts),
                             expected=f"{len(Y)}, one for each joint")  # fmt: skip
        self.D = np.maximum(np.minimum(self.D / self.forgetting, self.most), self.D)
        for row, effort, sigma in zip(Y, efforts, self.noise, strict=True):
            if np.isfinite(effort):
                self._effort(row, float(effort), float(sigma))
        self.samples += 1
        return self.beta.copy()

    def _effort(self, h: Array, effort: float, sigma: float) -> None:
        """Bierman's update with one row."""
        U, D = self.U, self.D
        f = U.T @ h
        v = D * f
        gain, alpha = np.zeros_like(v), sigma * sigma
        for j in range(len(v)):
            before, alpha = alpha, alpha + v[j] * f[j]
            D[j] *= before / alpha
            gain[j] = v[j]
            if j:
                old = U[:j, j].copy()
                U[:j, j] -= gain[:j] * (f[j] / before)
                gain[:j] += old * v[j]
        self.beta = self.beta + gain * ((effort - float(h @ self.beta)) / alpha)

    @property
    def covariance(self) -> Array:
        """P: of white residuals with the standard deviations that were given."""
        return np.asarray((self.U * self.D) @ self.U.T)


@dataclass(frozen=True, eq=False)
class Online:
    """What is estimated and how; `start()` is an estimator in Python, `emit` one in C."""

    __repr__ = brief
    _repr_html_ = listed

    model: Model
    first: Array
    deviation: Array
    forgetting: float
    noise: Array

    @property
    def names(self) -> tuple[str, ...]:
        """The base parameters, in the order of β."""
        return tuple(b.name for b in self.model.base)

    def start(self) -> Estimator:
        """An estimator that has seen nothing."""
        D = self.deviation**2
        return Estimator(
            self.model, self.first.copy(), np.eye(len(D)), D.copy(), D.copy(), self.forgetting,
            self.noise,
        )  # fmt: skip

    @cached_property
    def program(self) -> Compiled:
        """Y_b as a certified program."""
        return compile(self.model.robot, {"base_regressor": self.model.Y}, optimise="-O1")

    def emit(self, directory: str | PathLike[str] | None = None) -> dict[str, str]:
        """C99: file name → text; written as files with a `directory`."""
        regressor = self.program.emit("c", name=f"{self.model.robot.name}_regressor")
        stem = next(iter(regressor)).rpartition("_regressor.")[0]
        inputs = [i.name for i in self.program.inputs]
        files = {
            **regressor,
            f"{stem}_online.h": header(self, stem),
            f"{stem}_online.c": source(self, stem, inputs),
        }
        if directory is not None:
            folder = Path(directory)
            folder.mkdir(parents=True, exist_ok=True)
            write_together({folder / file: text for file, text in files.items()})
        return files


@public
def online(
    robot: RobotLike,
    *,
    drives: str | Iterable[str] = USUAL,
    forgetting: float = 0.9999,
    deviation: float | Sequence[float] = 1.0,
    noise: float | Sequence[float] = 1.0,
    width: float | None = None,
    slow: float | None = None,
    mapping: Any = None,
) -> Online:
    """Recursive least squares of a robot's base parameters, in Python and as C for a controller.

    `drives` says what is unknown beside the links: rotors, viscous, coulomb, offset, stribeck (Fs,
    its speed `slow` in rad/s given), or none;
    `forgetting` λ in (0, 1] is that of one sample. `deviation` is the standard deviation of the
    description's base parameters (one, or one for each), `noise` that of the efforts (N m).
    `width` v (rad/s) replaces sign(q̇) by tanh(q̇/v). A `mapping` may couple motors to joints.
    """
    robot = as_robot(robot).with_values()
    kinds = words_of(drives)
    for kind in kinds:
        if kind not in KINDS:
            raise UsageError("is not known to an estimator", argument="drives", found=kind,
                             expected=", ".join(KINDS) + ", or none")  # fmt: skip
    if ("viscous" in kinds) != ("coulomb" in kinds):
        raise UsageError("viscous and coulomb come together", argument="drives", found=str(drives))
    if ("stribeck" in kinds) != (slow is not None):
        raise UsageError(
            "stribeck and its speed come together: a recursive fit finds what is linear",
            argument="slow", found=slow, hint="`emdeg identify` finds the speed from a log",
        )  # fmt: skip
    if isinstance(forgetting, bool) or not 0 < forgetting <= 1:
        raise UsageError("is not a factor of forgetting", argument="forgetting", found=forgetting,
                         expected="above 0 and at most 1")  # fmt: skip
    model = model_of(
        robot, friction="coulomb" in kinds, rotors="rotors" in kinds, offsets="offset" in kinds,
        coupling=read_mapping(mapping).matrix(robot.nv),
        smoothing=None if width is None else Fraction(f"{_positive('width', width, 1)[0]:.9g}"),
        stribeck=None if slow is None else exact_speed(slow),
    )  # fmt: skip
    first = np.nan_to_num(model.K @ np.nan_to_num(model.prior))
    return Online(
        model, first, _positive("deviation", deviation, len(model.base)), float(forgetting),
        _positive("noise", noise, robot.nv),
    )  # fmt: skip


def _positive(argument: str, given: Any, size: int) -> Array:
    """One positive number, or one for each."""
    try:
        found = np.asarray(given, dtype=float)
    except (TypeError, ValueError):
        found = np.zeros(0)
    if found.shape not in ((), (size,)) or not (np.isfinite(found) & (found > 0)).all():
        raise UsageError("is not understood", argument=argument, found=repr(given)[:80],
                         expected=f"a positive number, or {size} of them")  # fmt: skip
    return np.array(np.broadcast_to(found, (size,)))
