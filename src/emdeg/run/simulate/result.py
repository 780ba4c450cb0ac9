"""What a simulation gives: histories, checks that it made on itself, limits that it met."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from emdeg.errors import RuntimeFailure, unknown
from emdeg.files import write_whole
from emdeg.public import public_methods
from emdeg.run.arrays import Array
from emdeg.run.simulate.plots import plot
from emdeg.shown import brief, curves, plain


@dataclass(frozen=True)
class Check:
    """One self-check: what it compares, how large the worst relative difference is."""

    name: str
    worst: float
    allowed: float
    about: str

    @property
    def holds(self) -> bool:
        """True when the difference is as small as the integrator promises."""
        return bool(self.worst <= self.allowed)

    def __str__(self) -> str:
        sign = "holds" if self.holds else "FAILS"
        return f"{self.name}: {self.worst:.2e} ({sign}, allowed {self.allowed:.0e}) — {self.about}"


@dataclass(frozen=True)
class LimitEvent:
    """A joint that left its limits: when for the first time, and by how much at worst."""

    joint: str
    kind: str  # "position" | "velocity" | "effort"
    time: float
    worst: float
    limit: float

    def __str__(self) -> str:
        return (
            f"{self.joint}: {self.kind} limit {self.limit:g} exceeded from t = {self.time:g} s, "
            f"at worst {self.worst:g}"
        )


@public_methods
@dataclass(frozen=True, eq=False)
class Simulation:
    """Histories over the samples; many states have one more axis in front.

    t (K,); q (K, nq); qd, qdd, tau (K, nv); work, kinetic, potential (K,). `work` is the energy
    that efforts brought in, less friction.
    """

    __repr__ = brief

    robot: str
    joints: tuple[str, ...]  # one name for each velocity
    coordinates: tuple[str, ...]  # one name for each configuration number
    integrator: str
    t: Array
    q: Array
    qd: Array
    qdd: Array
    tau: Array
    work: Array
    kinetic: Array
    potential: Array
    checks: tuple[Check, ...] = ()
    limits: tuple[LimitEvent, ...] = ()
    evaluations: int = 0
    complete: bool = True
    momenta: Mapping[str, Array] = field(default_factory=dict)
    monitored: Mapping[str, Array] = field(default_factory=dict)  # quantities of the user's own

    def _repr_html_(self) -> str:
        """The report, and the coordinates over time where there is one state."""
        first, *others = self.report().splitlines()
        if self.q.ndim != 2 or len(self.t) < 2:
            return plain(first, others)
        columns = dict(zip(self.coordinates, self.q.T.tolist(), strict=True))
        return plain(first, others) + curves(self.t.tolist(), columns)

    @property
    def energy(self) -> Array:
        """T + V (K,)."""
        return np.asarray(self.kinetic + self.potential)

    @property
    def final(self) -> tuple[float, Array, Array]:
        """(t, q, qd) of the last sample."""
        return float(self.t[-1]), self.q[..., -1, :], self.qd[..., -1, :]

    @property
    def sound(self) -> bool:
        """True when every check holds."""
        return all(check.holds for check in self.checks)

    def report(self) -> str:
        """What happened, in a few lines."""
        lines = [
            f"{self.robot}: {self.t[0]:g} to {self.t[-1]:g} s by {self.integrator}, "
            f"{len(self.t)} samples, {self.evaluations} evaluations"
            + ("" if self.complete else " — STOPPED EARLY")
        ]
        lines += [f"  {check}" for check in self.checks]
        lines += [f"  limit: {event}" for event in self.limits]
        lines += [
            f"  {name}: {history.reshape(-1)[0]:.6g} at first, drift {self.drift(name):.2e}"
            for name, history in self.monitored.items()
        ]
        return "\n".join(lines)

    def drift(self, name: str) -> float:
        """By how much a monitored quantity moved from its first value, at worst."""
        if name not in self.monitored:
            raise unknown("monitored quantity", name, self.monitored, argument="name")
        history = self.monitored[name]
        return float(np.max(np.abs(history - history[..., :1])))

    def to_csv(self, path: str | Path) -> None:
        """Write all histories; numbers read back exactly."""
        parts = (self.t, self.q, self.qd, self.qdd, self.tau, self.kinetic, self.potential)
        text = io.StringIO(newline="")
        writer = csv.writer(text)
        writer.writerow([
            "t", *(f"q[{n}]" for n in self.coordinates),
            *(f"{kind}[{n}]" for kind in ("qd", "qdd", "tau") for n in self.joints),
            "kinetic", "potential", "work",
        ])  # fmt: skip
        writer.writerows(np.column_stack([*parts, self.work]).tolist())
        write_whole(Path(path), text.getvalue())

    def save(self, path: str | Path) -> None:
        """Write the arrays as NumPy's .npz, which the name ends in or is given."""
        names = ("t", "q", "qd", "qdd", "tau", "work", "kinetic", "potential")
        made = io.BytesIO()
        np.savez(made, **{name: getattr(self, name) for name in names})
        place = Path(path)
        write_whole(place if place.suffix == ".npz" else Path(f"{path}.npz"), made.getvalue())

    def plot(self, path: str | Path | None = None, panels: Sequence[str] | None = None) -> Any:
        """Joint histories, efforts, energy, phase; returns the matplotlib figure."""
        return plot(self, path, panels)


class SimulationStopped(RuntimeFailure):
    """The simulation cannot go on; `result` holds everything up to the last good state."""

    result: Simulation | None = None


class SimulationInterrupted(KeyboardInterrupt):
    """Ctrl-C; `result` holds everything up to the last good state."""

    def __init__(self, message: str, result: Simulation | None) -> None:
        super().__init__(message)
        self.result = result
