"""What `emdeg sweep` prints: tables of reductions, and what was assumed or left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

import emdeg
from emdeg.cli.screen import bold, columns
from emdeg.robot.robot import Robot
from emdeg.run.kernel.motion import Motion
from emdeg.sweep.reductions import Reduced

BARS = " ▁▂▃▄▅▆▇█"
LINE = 78  # columns of a heading, at most
NARROWEST, WIDEST = 8, 32  # columns of a histogram


def report(found: emdeg.Sweep, robot: Robot) -> str:
    """Tables, and what was assumed or left out."""
    motion = found.plan.program if isinstance(found.plan.program, Motion) else None
    rate = found.computed / max(found.seconds, 1e-9) / 1e6 * (motion.steps if motion else 1)
    head = f"{bold(found.program)}: {found.states:,} states, {found.sample}, seed {found.seed}"
    if motion is not None:
        head += f"\n{motion.steps:,} steps of {motion.h:g} s each"
    pace = f"({found.seconds:.2f} s, {rate:.3g} M {'steps' if motion else 'states'}/s)"
    long = len(head.splitlines()[-1]) + len(pace) > LINE
    parts = [f"{head}{chr(10) if long else ' '}{pace}"]
    single = [kept for kept in found.outputs.values() if kept.shape == ()]
    parts += [_table(kept, robot) for kept in found.outputs.values() if kept.shape != ()]
    parts += [_together(single)] if single else []
    notes = [f"assumed: {sentence}; --range changes it." for sentence in found.assumed]
    if found.not_finite:
        some = (
            "1 state has outputs that are not finite and is"
            if found.not_finite == 1
            else f"{found.not_finite:,} states have outputs that are not finite and are"
        )
        notes.append(f"{some} left out; the first is number {found.first_not_finite}.")
    if motion is not None:
        share = found["passed"].mean
        settled = (
            "" if "settling_time" not in found.outputs else f", settled within {motion.tolerance:g}"
        )
        notes += [] if share is None else [f"passed: {float(share):.2%} keep all limits{settled}."]
    notes.append(f"digest {found.digest[:16]}")
    return "\n\n".join([*parts, "\n".join(notes)])


def _together(several: Sequence[Reduced]) -> str:
    """Outputs of one number in one table."""
    rows = [row for kept in several for row in _rows(kept, [kept.name])]
    return columns(_headings(several[0]), rows)


def _headings(kept: Reduced) -> list[str]:
    return ["", *_shown(kept), *(["histogram"] if kept.histogram is not None else [])]


def _shown(kept: Reduced) -> list[str]:
    return [n for n in ("min", "max", "mean", "std", "over") if getattr(kept, n) is not None]


def _table(kept: Reduced, robot: Robot) -> str:
    size = int(np.prod(kept.shape, dtype=int))
    rows = _rows(kept, _labels(kept, robot, size))
    gram = [] if kept.gram is None else [_gram(kept.gram)]
    if not _shown(kept) and kept.histogram is None:
        return "\n".join([bold(kept.name), *gram])
    return "\n".join([columns(_headings(kept), rows, title=bold(kept.name)), *gram])


def _rows(kept: Reduced, labels: Sequence[str]) -> list[list[str]]:
    size, rows = len(labels), []
    for k in range(size):
        cells = [labels[k]]
        for name in _shown(kept):
            value = getattr(kept, name).reshape(-1)[k]
            cells.append(f"{value:,}" if name == "over" else f"{value:.6g}")
        rows.append(cells)
    if kept.histogram is not None:
        table = [_headings(kept)[:-1], *rows]
        used = sum(2 + max(map(len, column)) for column in zip(*table, strict=True))
        for row, counts in zip(rows, kept.histogram.reshape(size, -1), strict=True):
            row.append(_bars(counts, min(max(LINE - used, NARROWEST), WIDEST)))
    return rows


def _gram(matrix: Any) -> str:
    values = np.linalg.eigvalsh(matrix)
    rank = int((values > values[-1] * len(values) * np.finfo(float).eps).sum())
    spread = values[-1] / values[len(values) - rank] if rank else 0.0
    size = f"{len(matrix)} × {len(matrix)}"
    return f"Σ AᵀA: {size}, rank {rank}, condition {spread:.3g} within it; --json has it."


def _labels(kept: Reduced, robot: Robot, size: int) -> list[str]:
    """Joints where there is one number for each, else indices from 1."""
    joints = velocity_names(robot)
    if kept.shape == (len(joints),):
        return joints
    places = np.ndindex(*kept.shape) if kept.shape else [()]
    return [",".join(str(i + 1) for i in place) or "" for place in places][:size]


def velocity_names(robot: Robot) -> list[str]:
    """A name for each velocity: a joint's, with .vx, … of a free flyer."""
    joints = sorted(robot.by_coordinate.items())
    return [joint.name + part for _, joint in joints for part in joint.type.velocity_parts]


def _bars(counts: Any, width: int) -> str:
    """A histogram in one line."""
    parts = np.array([part.sum() for part in np.array_split(counts, min(width, len(counts)))])
    scaled = np.ceil(parts / max(parts.max(), 1) * (len(BARS) - 1)).astype(int)
    return "".join(BARS[k] for k in scaled)
