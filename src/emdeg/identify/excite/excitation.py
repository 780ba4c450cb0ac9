"""A designed motion: its samples, what it will tell, how much of each limit it uses."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from emdeg.files import write_whole
from emdeg.identify.excite.bounds import ORDERS
from emdeg.optional import optional
from emdeg.run.arrays import Array
from emdeg.run.control.trajectories import Trajectory
from emdeg.run.simulate.plots import save_figure
from emdeg.shown import COLOURS, brief, curves, table

DECIMALS = 12  # of what is written: a picometre


@dataclass(frozen=True)
class Predicted:
    """A base parameter, its prior value, and the standard deviation that the motion promises.

    The noise is that of the design, white at the rate of the samples.
    """

    name: str
    expression: str
    prior: float  # NaN where the robot has none
    deviation: float


@dataclass(frozen=True, eq=False)
class Excitation:
    """A motion that excites the base parameters; t (N,), q, qd, qdd and effort (N, n)."""

    __repr__ = brief

    robot: str
    joints: tuple[str, ...]
    curve: str
    criterion: str
    condition_number: float  # of the stacked regressor: its largest by its smallest singular value
    grouped_condition_number: float  # … of its columns for the base parameters as they are grouped
    log_det: float  # of the information matrix of one sample, in the mean
    smallest: float  # singular value of the stacked, weighted Y_b
    t: Array
    q: Array
    qd: Array
    qdd: Array
    effort: Array  # of the prior model
    used: Mapping[str, Mapping[str, float]]  # position, speed, … → joint → part of its limit
    predicted: tuple[Predicted, ...]
    motion: Callable[[Array], tuple[Array, Array, Array]]
    remarks: tuple[str, ...] = ()

    @cached_property
    def trajectory(self) -> Trajectory:
        """For `emdeg.simulate` and controllers: q, q̇, q̈ at any time."""
        return Trajectory("excitation", float(self.t[-1]), len(self.joints), self.motion)

    def to_csv(self) -> str:
        """A table t, q_JOINT …, qd_JOINT …, qdd_JOINT … at the rate of the controller."""
        heads = ["t", *(f"{x}_{j}" for x in ("q", "qd", "qdd") for j in self.joints)]
        rows = np.column_stack([self.t, self.q, self.qd, self.qdd]).round(DECIMALS) + 0.0
        made = io.StringIO()
        made.write(",".join(heads) + "\n")
        np.savetxt(made, rows, fmt="%.12g", delimiter=",")
        return made.getvalue()

    def save(self, path: str | PathLike[str]) -> None:
        """Write the table; whole or not at all."""
        write_whole(Path(path), self.to_csv())

    def to_json(self) -> dict[str, Any]:
        """For a program, without the samples."""
        return {
            "robot": self.robot, "joints": list(self.joints), "curve": self.curve,
            "criterion": self.criterion, "duration": float(self.t[-1]), "samples": len(self.t),
            "condition_number": self.condition_number,
            "grouped_condition_number": self.grouped_condition_number, "log_det": self.log_det,
            "smallest_singular_value": self.smallest,
            "used": {what: dict(parts) for what, parts in self.used.items()},
            "base_parameters": {
                p.name: {
                    "expression": p.expression, "deviation": p.deviation,
                    "prior": p.prior if np.isfinite(p.prior) else None,
                }
                for p in self.predicted
            },
            "remarks": list(self.remarks),
        }  # fmt: skip

    def figure(self, path: str | PathLike[str] | None = None) -> Any:
        """Positions, speeds and efforts, and the predicted deviations; written to `path`."""
        Figure = optional("matplotlib.figure", "plot", "a plot").Figure
        canvas = optional("matplotlib.backends.backend_agg", "plot", "a plot").FigureCanvasAgg
        figure = Figure(figsize=(11, 6.6), layout="constrained")
        canvas(figure)
        axes = figure.subplots(2, 2).ravel()
        histories = (("q, rad or m", self.q), ("q̇", self.qd), ("τ of the prior, N m", self.effort))
        for axis, (label, values) in zip(axes, histories, strict=False):
            for k, name in enumerate(self.joints):
                axis.plot(self.t, values[:, k], label=name, linewidth=1.2)
            axis.set(xlabel="t, s", ylabel=label)
            axis.grid(alpha=0.3)
        names = axes[0].get_legend_handles_labels()
        figure.legend(*names, loc="outside lower center", fontsize=8, ncols=6)
        self._deviations(axes[3])
        figure.suptitle(f"{self.robot}: {self.curve}, condition number {self.condition_number:.1f}")
        if path is not None:
            save_figure(figure, Path(path))
        return figure

    def _deviations(self, axis: Any) -> None:
        names = [p.name for p in self.predicted]
        axis.bar(range(len(names)), [p.deviation for p in self.predicted], color=COLOURS[0])
        values = [abs(p.prior) for p in self.predicted]
        axis.plot(range(len(names)), values, "_", color=COLOURS[1], label="|prior value|")
        axis.set_yscale("log")
        axis.set_xticks(range(len(names)), names, rotation=90, fontsize=6)
        axis.set(ylabel="standard deviation")
        axis.legend(fontsize=7)
        axis.grid(alpha=0.3, axis="y")

    def _repr_html_(self) -> str:
        rows = [(p.name, p.expression, f"{p.deviation:.3g}") for p in self.predicted]
        shown = curves(self.t.tolist(), dict(zip(self.joints, self.q.T.tolist(), strict=True)))
        title = f"{self.robot}: condition number {self.condition_number:.4g}"
        return table(title, ("base parameter", "", "deviation"), rows) + shown


ORDER_OF_LIMITS = (*ORDERS, "effort", "place")
