"""What an identification found: parameters and how sure they are, errors, a robot, a page."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from emdeg.errors import UsageError
from emdeg.files import write_whole
from emdeg.identify.consistent.dual import DualBound
from emdeg.identify.fit.load import Gain, Payload
from emdeg.identify.fit.propagate import (
    SureConstant,
    constant_deviations,
    effort_deviations,
)
from emdeg.identify.model import Array, Mask, Model, states
from emdeg.identify.read.presliding import Friction, Presliding
from emdeg.identify.show.page import page
from emdeg.robot.robot import Robot
from emdeg.robot.write.write_urdf import not_in_urdf
from emdeg.shown import brief, listed, table

SURE = 1.96
TOGETHER, MOST_PAIRS = 0.9, 8  # correlation from which on a pair is named, and how many are


@dataclass(frozen=True)
class BaseParameter:
    """One combination of unknowns: its value, standard deviation, and the prior's value.

    `essential` says whether the log tells it from 0; `consistent` is its value in the robot.
    """

    _repr_html_ = listed

    name: str
    expression: str
    value: float
    standard_deviation: float
    prior: float
    consistent: float | None = None
    essential: bool = True

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval."""
        reach = SURE * self.standard_deviation
        return self.value - reach, self.value + reach


@dataclass(frozen=True)
class Errors:
    """τ − τ̂ on some rows: relative to the measured efforts, and in their units by joint.

    `relative_error` is ‖τ − τ̂‖/‖τ‖ over all joints, `per_joint` the same of each; `rms` is in
    N m (N). `moving` is the relative error at the times when some joint moves (NaN where none
    does), and `white` the share of lags at which the residuals look like white noise. `deviation`
    is the standard deviation that the parameters' own leaves to each predicted effort (root mean
    square, N m).
    """

    __repr__ = brief
    _repr_html_ = listed

    relative_error: float
    per_joint: Mapping[str, float]
    rms: Mapping[str, float]
    rows: int
    moving: float
    white: Mapping[str, float]
    deviation: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class History:
    """Measured and predicted efforts over time, for pictures; `held` marks held-out rows."""

    t: Array
    q: Array
    tau: Array
    predicted: Array
    held: Mask


@dataclass(frozen=True, eq=False)
class Identification:
    """The result of `emdeg.identify`.

    `fitted` and `held_out` are the errors of what is handed out: the consistent robot's, or with
    `consistent=False` the base parameters'; `free` has those of the base parameters in any case.
    Where dry friction remembers the last motion (`presliding`), these errors have it, as `efforts`
    has; `memoryless` are those without, as in the robot's own equations.
    `done` lists all that was done to the data, `warnings` what a person should know or do.
    """

    name: str
    method: str
    joint_names: tuple[str, ...]
    base_parameters: tuple[BaseParameter, ...]
    parameters: Mapping[str, float]  # all unknowns of the consistent robot, by name
    fitted: Errors
    held_out: Errors | None
    free: Mapping[str, Errors]
    covariance: Array
    correlation: Array
    condition: float
    done: tuple[str, ...]
    warnings: tuple[str, ...]
    notes: tuple[str, ...]  # what was proved, and how
    history: History = field(repr=False)
    prior_robot: Robot = field(repr=False)
    identified: Robot | None = field(repr=False)
    model: Model | None = field(default=None, repr=False)  # Y_b, K and all names
    payload: Payload | None = None  # from logs with it and without
    loaded: Errors | None = None  # of held-out rows with the load
    gains: tuple[Gain, ...] = ()  # of the drives, where the log has signals
    bound: DualBound | None = None  # how near to the best consistent fit it is proved to be
    friction: Friction | None = field(default=None, repr=False)  # which way it pushes
    memoryless: Mapping[str, Errors] = field(default_factory=dict)  # if it did not remember

    def __repr__(self) -> str:
        held = "" if self.held_out is None else f", {self.held_out.relative_error:.1%} held out"
        return (
            f"<Identification of {self.name!r}: {len(self.base_parameters)} base parameters by"
            f" {self.method}, error {self.fitted.relative_error:.1%} fitted{held}>"
        )

    def _repr_html_(self) -> str:
        rows = [
            (p.name, f"{p.value:.4g}", f"{p.standard_deviation:.2g}", p.expression)
            for p in self.base_parameters
        ]
        return table(repr(self)[1:-1], ("", "value", "std dev", "combination"), rows)

    @property
    def robot(self) -> Robot:
        """The identified robot, physically consistent; it takes part in everything a robot does."""
        if self.identified is None:
            raise UsageError(
                "base parameters alone are no robot", argument="consistent", found="False",
                hint="identify with consistent=True",
            )  # fmt: skip
        return self.identified

    @property
    def correlated(self) -> tuple[tuple[str, str, float], ...]:
        """Pairs of base parameters whose correlation exceeds 0.9, the strongest first."""
        rho = np.triu(self.correlation, 1)
        order = np.argsort(-np.abs(rho), axis=None)[:MOST_PAIRS]
        names = [p.name for p in self.base_parameters]
        return tuple(
            (names[i], names[j], float(rho[i, j]))
            for i, j in (divmod(int(k), len(names)) for k in order)
            if abs(rho[i, j]) > TOGETHER
        )

    @property
    def presliding(self) -> tuple[Presliding, ...]:
        """The joints whose dry friction keeps what their last motion left in it."""
        return () if self.friction is None else self.friction.remembering

    def efforts(self, q: Any, qd: Any, qdd: Any) -> Array:
        """What the fit predicts along a motion: N states (N, n) in the order of time.

        With all that was fitted: offsets, coupled motors, and friction that remembers, which the
        robot's own equations do not have.
        """
        assert self.model is not None
        motion = [states(name, x) for name, x in (("q", q), ("qd", qd), ("qdd", qdd))]
        blocks = self.model.blocks(*motion)
        if self.friction is not None and self.friction.sliders:
            blocks = self.friction.along(self.model, motion, blocks)
        about = {part.speed_name.name: part.speed for part in self.model.stribeck}
        beta = np.array([
            (p.value if p.consistent is None else p.consistent) - about.get(p.name, 0.0)
            for p in self.base_parameters
        ])  # fmt: skip
        columns = zip(self.model.columns, blocks, strict=True)
        return np.column_stack([block @ beta[list(own)] for own, block in columns])

    def effort_deviations(self, q: Any, qd: Any, qdd: Any) -> Array:
        """Standard deviation of the predicted efforts at N states, (N, n), from that of β."""
        assert self.model is not None
        return effort_deviations(self.model, self.covariance, q, qd, qdd)

    @cached_property
    def lumped_constants(self) -> tuple[SureConstant, ...]:
        """The lumped constants of the identified robot's explicit model, with deviations."""
        assert self.model is not None
        phi = np.array([self.parameters[f.name] for f in self.model.full])
        return constant_deviations(self.model, self.robot, phi, self.covariance)

    @property
    def not_in_urdf(self) -> tuple[str, ...]:
        """What was identified and URDF cannot hold; `robot.to_toml()` keeps all of it."""
        return () if self.identified is None else not_in_urdf(self.identified)

    def to_json(self, *, lumped: bool = False) -> dict[str, Any]:
        """Everything but the histories, ready for `json.dumps`; `lumped_constants` if asked for."""
        held = None if self.held_out is None else _errors(self.held_out)
        return {
            "robot": self.name,
            "method": self.method,
            "joints": list(self.joint_names),
            "fitted": _errors(self.fitted),
            "held_out": held,
            "free": {key: _errors(errors) for key, errors in self.free.items()},
            "base_parameters": [
                {
                    "name": p.name, "expression": p.expression, "value": _number(p.value),
                    "standard_deviation": _number(p.standard_deviation),
                    "interval": [_number(x) for x in p.interval], "prior": _number(p.prior),
                    "consistent": None if p.consistent is None else _number(p.consistent),
                    "essential": p.essential,
                }
                for p in self.base_parameters
            ],
            "correlation": [[round(float(x), 6) for x in row] for row in self.correlation],
            "parameters": {name: _number(x) for name, x in self.parameters.items()},
            "condition": _number(self.condition),
            "presliding": [
                {"joint": p.joint, "share": p.share, "length": p.length, "width": float(p.width)}
                for p in self.presliding
            ],
            "memoryless": {key: _errors(errors) for key, errors in self.memoryless.items()},
            "consistent_fit": None if self.bound is None else {
                "objective": _number(self.bound.objective),
                "proved_gap": float(self.bound.gap),
                "lower_bound": _number(self.bound.objective - float(self.bound.gap)),
            },
            "done": list(self.done),
            "warnings": list(self.warnings),
            "notes": list(self.notes),
            "payload": None if self.payload is None else self.payload.to_json(),
            "loaded": None if self.loaded is None else _errors(self.loaded),
            "gains": [
                {"joint": g.joint, "value": g.value, "standard_deviation": g.standard_deviation,
                 "interval": list(g.interval)}
                for g in self.gains
            ],
            "not_in_urdf": list(self.not_in_urdf),
            "toml": None if self.identified is None else self.identified.to_toml(),
        } | ({"lumped_constants": [
            {"name": c.name, "formula": c.formula, "value": _number(c.value),
             "standard_deviation": c.standard_deviation}
            for c in self.lumped_constants
        ]} if lumped else {})  # fmt: skip

    def report(self, path: str | PathLike[str]) -> None:
        """Write one HTML page that needs nothing else: data, parameters, errors, overlays."""
        write_whole(Path(path), page(self))

    def save(self, path: str | PathLike[str]) -> None:
        """Write the result as JSON."""
        write_whole(Path(path), json.dumps(self.to_json(), indent=1, ensure_ascii=False) + "\n")


def _errors(errors: Errors) -> dict[str, Any]:
    return {
        "relative_error": _number(errors.relative_error),
        "per_joint": {k: _number(v) for k, v in errors.per_joint.items()},
        "rms": {k: _number(v) for k, v in errors.rms.items()},
        "rows": errors.rows,
        "moving": _number(errors.moving),
        "white": {k: _number(v) for k, v in errors.white.items()},
        "deviation": {k: _number(v) for k, v in errors.deviation.items()},
    }


def _number(value: float) -> float | None:
    """JSON has no NaN."""
    return float(value) if np.isfinite(value) else None
