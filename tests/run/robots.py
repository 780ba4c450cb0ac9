"""Robots and states that the tests of motion share."""

from __future__ import annotations

import importlib.metadata
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import emdeg
from emdeg.mechanics.coordinates import freed
from emdeg.robot.model.parts import Friction
from emdeg.robot.robot import Robot

Array = NDArray[np.float64]


@cache
def urdf(name: str) -> Robot:
    """A robot of example-robot-data by the name of its file."""
    files = importlib.metadata.files("example-robot-data") or []
    path = next(Path(str(f.locate())) for f in files if str(f).endswith(f"/{name}"))
    return plain(emdeg.load(path.resolve(), allow_unphysical=True))


def plain(robot: Robot) -> Robot:
    """A tree without friction and springs, mimic joints freed: what every other tool computes."""
    robot = freed(robot.without_elastic_joints())
    bodies = tuple(replace(b, joint=replace(b.joint, friction=Friction())) for b in robot.bodies)
    return robot.replaced(bodies=bodies).without_loops()


def values_of(robot: Robot) -> dict[str, float]:
    """A value for every parameter: its own, else a positive number that is the same each time."""
    rng = np.random.default_rng(7)
    known = {s.name: float(p.value) for s, p in robot.parameters.items() if p.value is not None}
    found = {}
    for symbol in sorted(robot.symbols, key=lambda s: s.name):
        drawn = float(rng.uniform(0.5, 1.5))
        if symbol.name[:3] in ("Ixy", "Ixz", "Iyz"):
            drawn = (drawn - 1.0) / 10
        elif symbol.name[:3] in ("Ixx", "Iyy", "Izz"):
            drawn = 1.0 + (drawn - 1.0) / 5
        found[symbol.name] = known.get(symbol.name, drawn)
    return found


def state(robot: Robot, count: int, seed: int = 1) -> tuple[Array, Array, Array]:
    """Random (q, q̇, q̈), (count, n) each, with unit quaternions."""
    rng = np.random.default_rng(seed)
    q = rng.uniform(-1.5, 1.5, (count, robot.nq))
    for k, joint in robot.by_coordinate.items():
        if joint.type.name == "floating":
            start = robot.configuration_index(k) + 3
            part = q[:, start : start + 4]
            q[:, start : start + 4] = part / np.linalg.norm(part, axis=1, keepdims=True)
    return q, rng.uniform(-1, 1, (count, robot.nv)), rng.uniform(-1, 1, (count, robot.nv))


def stanford() -> Robot:
    """Kane's arm with its coordinates in the paper's order q1 … q6."""
    return emdeg.load("stanford").with_coordinate_order(*[f"kane_q{r}" for r in range(1, 7)])
