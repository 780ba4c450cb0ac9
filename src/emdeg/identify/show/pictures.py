"""Pictures of an identification as SVG text: efforts over time, intervals, inertia ellipsoids.

An ellipsoid of uniform density has the second moments S = m a²/5 along its axes, so a = √(5 S/m);
its shadow on the plane of the picture is the ellipse of the projected 5 S/m.
"""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np

from emdeg.exact.evaluate import evaluate
from emdeg.identify.model import Array, Mask
from emdeg.robot.model.parameter import known_values
from emdeg.robot.robot import Robot

Shadow: TypeAlias = tuple[Array, tuple[float, float], float]  # centre, half axes, turn (°)
WIDTH = 1100
MOST_POINTS = 900
VIEW = np.array([[0.82, -0.57, 0.0], [0.25, 0.36, 0.9]])  # a plain view from above and aside


def curves(
    t: Array, lines: Sequence[tuple[str, Array]], shaded: Mask, height: int = 170, unit: str = ""
) -> str:
    """Lines over time with a shade where `shaded`; gaps where time goes back."""
    every = max(1, len(t) // MOST_POINTS)
    t, shaded = t[::every], shaded[::every]
    x = _running(t)
    values = [np.asarray(y)[::every] for _, y in lines]
    low = min(float(np.nanmin(v)) for v in values)
    high = max(float(np.nanmax(v)) for v in values)
    span = (high - low) or 1.0
    left, bottom = 62, 22
    across, up = WIDTH - left - 8, height - bottom - 8

    def px(v: Array) -> Array:
        return np.asarray(left + across * (v - x[0]) / ((x[-1] - x[0]) or 1.0))

    def py(v: float) -> float:
        return 8 + up * (1 - (v - low) / span)

    parts = [_shade(px(x), shaded, height - bottom)]
    for value in _ticks(low, high):
        parts.append(
            f'<line class="grid" x1="{left}" x2="{WIDTH - 8}" y1="{py(value):.1f}"'
            f' y2="{py(value):.1f}"/><text x="{left - 8}" y="{py(value) + 4:.1f}"'
            f' text-anchor="end">{value:g}</text>'
        )
    for value in _ticks(float(x[0]), float(x[-1])):
        place = float(px(np.array([value]))[0])
        parts.append(
            f'<text x="{place:.1f}" y="{height - 6}" text-anchor="middle">{value:g}</text>'
        )
    for (name, _), v in zip(lines, values, strict=True):
        points = " ".join(
            f"{a:.1f},{py(b):.1f}" for a, b in zip(px(x), v, strict=True) if np.isfinite(b)
        )
        parts.append(f'<polyline class="{name}" points="{points}"/>')
    parts.append(f'<text x="4" y="14" class="unit">{html.escape(unit)}</text>')
    return _svg(height, parts)


def _running(t: Array) -> Array:
    """Time that goes on where a new log starts again."""
    steps = np.diff(t)
    usual = float(np.median(steps)) if len(steps) else 1.0
    return np.concatenate(
        [[0.0], np.cumsum(np.where(steps > 0, np.minimum(steps, 50 * usual), usual))]
    )


def _shade(x: Array, shaded: Mask, bottom: float) -> str:
    if not shaded.any():
        return ""
    edges = np.flatnonzero(np.diff(np.concatenate([[0], shaded.astype(int), [0]])))
    return "".join(
        f'<rect class="held" x="{x[a]:.1f}" y="4" width="{max(x[b - 1] - x[a], 1):.1f}"'
        f' height="{bottom - 4:.0f}"/>'
        for a, b in zip(edges[::2], edges[1::2], strict=True)
    )


def _ticks(low: float, high: float) -> list[float]:
    """About four round numbers between."""
    span = high - low
    if not span > 0:
        return [low]
    step = 10 ** np.floor(np.log10(span / 3))
    step *= next(k for k in (1, 2, 5, 10) if span / (k * step) <= 5)
    first = np.ceil(low / step) * step
    return [float(round(v, 10)) for v in np.arange(first, high + 1e-9 * span, step)]


def intervals(rows: Sequence[tuple[str, float, float, float]]) -> str:
    """(name, value, half interval, prior): each on its own scale, 0 marked."""
    height, left = 20 * len(rows) + 10, 90
    middle, reach = left + (WIDTH - left) / 2, (WIDTH - left) / 2 - 20
    parts = [f'<line class="zero" x1="{middle}" x2="{middle}" y1="0" y2="{height}"/>']
    for k, (name, value, half, prior) in enumerate(rows):
        y = 20 * k + 14
        scale = max(abs(value) + half, abs(prior) if np.isfinite(prior) else 0.0, 1e-12)
        a, b = (middle + reach * np.clip(v / scale, -1, 1) for v in (value - half, value + half))
        at = middle + reach * value / scale
        parts.append(
            f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{html.escape(name)}</text>'
        )
        parts.append(f'<line class="interval" x1="{a:.1f}" x2="{b:.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="value" cx="{at:.1f}" cy="{y}" r="3.5"/>')
        if np.isfinite(prior):
            x = middle + reach * prior / scale
            parts.append(f'<path class="prior" d="M{x:.1f} {y - 6}v12"/>')
    return _svg(height, parts)


def ellipsoids(before: Robot, after: Robot, q: Array) -> str:
    """The links' inertia ellipsoids of two robots with one geometry, at a configuration."""
    poses = _poses(before, q)
    joints = np.array([VIEW @ p for _, p in poses])
    shapes = [_shadow(robot, poses) for robot in (before, after)]
    every = [s[0] + k * s[1][0] for shape in shapes for s in shape if s for k in (-1, 1)]
    points = np.vstack([joints, *every]) if every else joints
    low, high = points.min(axis=0) - 0.02, points.max(axis=0) + 0.02
    height = 420
    scale = min(WIDTH / max(high[0] - low[0], 1e-6), height / max(high[1] - low[1], 1e-6))

    def at(point: Array) -> tuple[float, float]:
        x = WIDTH / 2 + scale * (point[0] - (low[0] + high[0]) / 2)
        return float(x), float(height / 2 - scale * (point[1] - (low[1] + high[1]) / 2))

    parts = []
    for i, body in enumerate(before.bodies):
        start = joints[body.parent] if body.parent is not None else np.zeros(2)
        (x1, y1), (x2, y2) = at(start), at(joints[i])
        parts.append(
            f'<line class="bone" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'
        )
    for name, shape in zip(("before", "after"), shapes, strict=True):
        for centre, axes, turn in (s for s in shape if s is not None):
            x, y = at(centre)
            parts.append(
                f'<ellipse class="{name}" rx="{axes[0] * scale:.1f}" ry="{axes[1] * scale:.1f}"'
                f' transform="translate({x:.1f} {y:.1f}) rotate({-turn:.1f})"/>'
            )
    return _svg(height, parts)


def _poses(robot: Robot, q: Array) -> list[tuple[Array, Array]]:
    """Rotation and position of every body in the base."""
    values = {**known_values(robot.parameters), **dict(zip(robot.q, q.tolist(), strict=True))}
    found: list[tuple[Array, Array]] = []
    for i, body in enumerate(robot.bodies):
        pose = robot.joint_pose(i)
        numbers = np.array(evaluate([*pose.rotation.entries, *pose.translation], values))
        R, p = numbers[:9].reshape(3, 3), numbers[9:]
        if body.parent is not None:
            below = found[body.parent]
            R, p = below[0] @ R, below[1] + below[0] @ p
        found.append((R, p))
    return found


def _shadow(robot: Robot, poses: Sequence[tuple[Array, Array]]) -> list[Shadow | None]:
    values = known_values(robot.parameters)
    found: list[Shadow | None] = []
    for body, (R, p) in zip(robot.bodies, poses, strict=True):
        inertia = body.inertia
        wanted = [inertia.mass, *inertia.com, *inertia.tensor.entries]
        if any(s not in values for e in wanted for s in e.symbols):
            found.append(None)
            continue
        numbers = np.array(evaluate(wanted, values), dtype=float)
        mass, tensor = numbers[0], numbers[4:].reshape(3, 3)
        if mass <= 0:
            found.append(None)
            continue
        second = 0.5 * np.trace(tensor) * np.eye(3) - tensor
        flat = VIEW @ R @ (5 * second / mass) @ R.T @ VIEW.T
        lengths, axes = np.linalg.eigh(flat)
        turn = np.degrees(np.arctan2(axes[1, 1], axes[0, 1]))
        size = np.sqrt(np.clip(lengths, 0, None))
        found.append((VIEW @ (p + R @ numbers[1:4]), (float(size[1]), float(size[0])), float(turn)))
    return found


def _svg(height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-hidden="true">'
        + "".join(parts)
        + "</svg>"
    )
