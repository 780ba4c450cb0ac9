"""The mechanisms of the library at assembled states, as numbers."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

import emdeg
from emdeg.exact.graph import Expr, symbol
from emdeg.mechanics.derivation import derive
from emdeg.mechanics.loops.closed_loops import ClosedLoops
from emdeg.mechanics.loops.loop_solutions import Positions, loop_positions

Array = NDArray[np.float64]

PLANAR = ("four_bar", "slider_crank", "five_bar", "palletiser", "planar_3rrr")
SPATIAL = ("delta", "stewart")
ROLLING = ("unicycle", "snakeboard")
LOOPED = (*PLANAR, *SPATIAL)
ALL = (*LOOPED, *ROLLING)

#: independent coordinates of an assembled position, the others left at zero
PLACES = {
    "four_bar": {"crank": 0.7},
    "slider_crank": {"crank": 0.7},
    "five_bar": {"left": 2.0, "right": 1.0},
    "palletiser": {"waist": 0.3, "shoulder": 0.9, "drive": 0.2},
    "planar_3rrr": {"x": 0.01, "y": 0.02, "turn": 0.1},
    "delta": {"x": 0.02, "y": 0.03, "z": -0.45},
    "stewart": {"x": 0.02, "y": 0.01, "z": 0.5, "roll": 0.1, "pitch": -0.05, "yaw": 0.2},
    "unicycle": {"x": 0.1, "y": -0.2, "steer": 0.4, "spin": 0.7},
    "snakeboard": {"heading": 0.1, "front": 0.3, "back": -0.2},
}


@cache
def loops(name: str, method: str = "kane") -> ClosedLoops:
    return ClosedLoops(derive(emdeg.load(name), method))


@cache
def explicit(name: str) -> Positions:
    found = loops(name)
    robot = found.robot
    return loop_positions(found.constraints, [robot.q[i] for i in found.speeds.independent])


def place(name: str, shift: float = 0.0) -> Array:
    """An assembled position; `shift` moves the independent coordinates."""
    robot = loops(name).robot
    q = np.zeros(robot.nq)
    for joint, value in PLACES[name].items():
        q[robot.joint_names.index(joint)] = value + shift
    if name in ROLLING:
        return q
    return np.array(explicit(name).values(list(q)))


def state(name: str, seed: int = 1, moving: bool = True) -> dict[Expr, float]:
    """Values of every symbol at an assembled state with a velocity that the constraints allow."""
    from emdeg.exact.evaluate import evaluate

    found = loops(name)
    robot, rng = found.robot, np.random.default_rng(seed)
    at = {**robot.values(), **dict(zip(robot.q, place(name, 0.01 * seed), strict=True))}
    for i in found.speeds.independent:
        at[robot.qd[i]] = rng.uniform(-1, 1) if moving else 0.0
        at[robot.qdd[i]] = rng.uniform(-1, 1)
    at.update(zip(robot.tau, rng.uniform(-1, 1, robot.nv), strict=True))
    speeds = evaluate(list(found.speeds.rates), at)
    at.update(zip(robot.qd, speeds, strict=True))
    return at


def with_motors(name: str) -> emdeg.Robot:
    """The library's, each actuated joint with a motor."""
    robot = emdeg.load(name)
    bodies = (
        replace(b, joint=replace(b.joint, motor=emdeg.Motor(symbol("Jr"))))
        if b.joint.name in robot.actuated
        else b
        for b in robot.bodies
    )
    return robot.replaced(bodies=tuple(bodies))
