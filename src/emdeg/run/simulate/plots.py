"""Plots that people expect of a simulation; matplotlib is imported when one is made."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from emdeg.errors import UsageError, unknown
from emdeg.files import write_whole
from emdeg.optional import optional

if TYPE_CHECKING:
    from emdeg.run.simulate.result import Simulation

DEFAULT = ("position", "velocity", "effort", "energy")


def plot(
    result: Simulation, path: str | Path | None = None, panels: Sequence[str] | None = None
) -> Any:
    """A figure of the chosen panels; written to `path` when one is given."""
    Figure = optional("matplotlib.figure", "plot", "a plot").Figure
    FigureCanvasAgg = optional("matplotlib.backends.backend_agg", "plot", "a plot").FigureCanvasAgg
    if result.q.ndim != 2:
        raise UsageError("many states have no single plot", hint="plot result.q[k] yourself")
    chosen = list(panels or DEFAULT)
    for name in chosen:
        if name not in PANELS:
            raise unknown("panel", name, PANELS, argument="panels")
    rows = -(-len(chosen) // 2)
    columns = min(len(chosen), 2)
    figure = Figure(figsize=(5.5 * columns, 3.4 * rows), layout="constrained")
    FigureCanvasAgg(figure)
    axes = np.atleast_1d(figure.subplots(rows, columns)).ravel()
    for axis, name in zip(axes, chosen, strict=False):
        PANELS[name](result, axis)
        axis.grid(alpha=0.3)
    for axis in axes[len(chosen) :]:
        axis.set_visible(False)
    figure.suptitle(f"{result.robot}, {result.integrator}")
    if path is not None:
        save_figure(figure, path)
    return figure


def save_figure(figure: Any, path: str | Path) -> Path:
    """Write a figure of matplotlib, whole or not at all; the ending says the format (.png without).

    It is drawn in memory first: a format that does not exist leaves an older file as it was.
    """
    path = Path(path)
    place = path if path.suffix else Path(f"{path}.png")
    drawn = io.BytesIO()
    try:
        figure.savefig(drawn, format=place.suffix[1:].lower(), dpi=130)
        write_whole(place, drawn.getvalue())
    except (OSError, ValueError) as problem:
        raise UsageError(f"cannot write the plot: {problem}", found=path) from None
    return place


def _histories(values: str, names: str, label: str) -> Callable[[Simulation, Any], None]:
    def draw(result: Simulation, axis: Any) -> None:
        table = getattr(result, values)
        for k, name in enumerate(getattr(result, names)):
            axis.plot(result.t, table[:, k], label=name, linewidth=1.2)
        axis.set(xlabel="t, s", ylabel=label)
        if table.shape[1] <= 12:
            axis.legend(fontsize=7)

    return draw


def _energy(result: Simulation, axis: Any) -> None:
    axis.plot(result.t, result.kinetic, label="kinetic")
    axis.plot(result.t, result.potential - result.potential[0], label="potential − start")
    axis.plot(result.t, result.work, label="work of the efforts")
    axis.plot(result.t, result.energy - result.energy[0] - result.work, "k:", label="imbalance")
    axis.set(xlabel="t, s", ylabel="energy, J")
    axis.legend(fontsize=7)


def _phase(result: Simulation, axis: Any) -> None:
    if result.q.shape[1] != result.qd.shape[1]:
        raise UsageError("a free flyer has no phase plot", argument="panels")
    for k, name in enumerate(result.joints):
        axis.plot(result.q[:, k], result.qd[:, k], label=name, linewidth=0.8)
    axis.set(xlabel="q, rad or m", ylabel="q̇, 1/s")
    if len(result.joints) <= 12:
        axis.legend(fontsize=7)


PANELS: dict[str, Callable[[Simulation, Any], None]] = {
    "position": _histories("q", "coordinates", "q, rad or m"),
    "velocity": _histories("qd", "joints", "q̇, rad/s or m/s"),
    "acceleration": _histories("qdd", "joints", "q̈, rad/s² or m/s²"),
    "effort": _histories("tau", "joints", "τ, N m or N"),
    "energy": _energy,
    "phase": _phase,
}
