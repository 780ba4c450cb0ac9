"""The simulation of a campaign: a robot, a law, a step and a number of steps, for every row.

    motion_of(robot, 1000, 1e-3, laws.computed_torque(goal, 100, 20))

The law is compiled into the loop with the robot's forward dynamics. Signals of a reference that
moves are sampled here, once for all rows. Steps are those of emdeg.simulate with a fixed step.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from emdeg.errors import UsageError, unknown
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import Expr, const
from emdeg.robot.robot import Robot
from emdeg.run.arrays import Array, array_of, count_of, positive
from emdeg.run.control import laws
from emdeg.run.control.laws import Controller, Law
from emdeg.run.kernel.motion import Motion
from emdeg.run.kernel.stepper import SCHEMES
from emdeg.run.simulate.closed_loop import closed_loop
from emdeg.run.simulate.model import Model

LAWS = ("free", "gravity", "pd", "computed_torque")
MOST = 1 << 25  # numbers in the table of signals
CHUNK = 1 << 14  # moments that are looked at together
STILL = (100.0, 20.0)  # kp, kd of computed torque: the errors of a double root at −10/s


@dataclass(frozen=True)
class Motions:
    """What is asked for: `steps` of `step` s under a law; small errors are `within` rad or m."""

    steps: int
    step: float = 1e-3
    law: Any = None
    integrator: str = "semi_implicit"
    within: float = 0.01
    optimise: str | None = "-O1"
    certify: bool = True


def motion_of(robot: Robot, asked: Motions) -> Motion:
    """The loop of robot and law, with the robot's limits, ready to be compiled."""
    if asked.integrator not in SCHEMES:
        raise unknown("integrator", str(asked.integrator), SCHEMES, argument="integrator")
    steps, h = count_of("simulate", asked.steps), positive("step", asked.step)
    law = law_of(robot, asked.law)
    outputs = ("q_rate", "qdd", "tau", *(["error"] if law.errors else []))
    loop = closed_loop(robot, law, outputs, optimise=asked.optimise, certify=asked.certify)
    model = Model(robot)
    lower, upper, speeds, efforts = limits(robot)
    return Motion(
        loop, law.name, asked.integrator, steps, h, positive("within", asked.within),
        _signals(law, asked.integrator, steps, h), efforts, speeds, lower, upper,
        tuple(model.spheres),
    )  # fmt: skip


def limits(robot: Robot) -> tuple[Array, Array, Array, Array]:
    """Lower and upper ends of q, greatest |q̇| and |τ|; infinite where the robot says nothing."""
    lower, upper = np.full(robot.nq, -np.inf), np.full(robot.nq, np.inf)
    speeds, efforts = np.full(robot.nv, np.inf), np.full(robot.nv, np.inf)
    for coordinate, joint in robot.by_coordinate.items():
        own = joint.limits
        if joint.type.nq == 1 and own.lower is not None and own.upper is not None:
            place = robot.configuration_index(coordinate)
            lower[place], upper[place] = float(own.lower), float(own.upper)
        for index in joint.indices:
            if own.velocity is not None:
                speeds[index] = abs(float(own.velocity))
            if own.effort is not None:
                efforts[index] = abs(float(own.effort))
    return lower, upper, speeds, efforts


def law_of(robot: Robot, given: Any) -> Law:
    """The law for a robot; one that cannot be compiled, or is of another robot, is refused."""
    if given is None:
        return laws.free(robot)
    law = given if isinstance(given, Law) else given(robot) if callable(given) else None
    if not isinstance(law, Law):
        raise UsageError(
            "is no law", argument="law", found=type(given).__name__,
            expected="one of emdeg.laws, such as emdeg.laws.computed_torque(goal, 100, 20)",
        )  # fmt: skip
    if law.feedback is not None:
        raise UsageError(
            "a law in Python cannot be compiled into the loop", argument="law", found=law.name,
            hint="write it with emdeg.laws.expression, or simulate with emdeg.simulate",
        )  # fmt: skip
    if len(law.efforts) != robot.nv:
        raise UsageError(
            "the law is of another robot", argument="law", found=len(law.efforts),
            expected=f"{robot.nv} efforts",
        )  # fmt: skip
    return law


def nominal(robot: Robot, given: Any, drawn: Iterable[str], parameters: Mapping[str, float]) -> Law:
    """A law made for the robot, with the values of parameters that are drawn for the robot alone.

    A Law that is given ready stays as it is, and so does a parameter without a value.
    """
    law = law_of(robot, given)
    if isinstance(given, Law):
        return law
    values: dict[Expr, Expr] = {}
    for symbol, known in robot.parameters.items():
        if symbol.name in drawn and known.value is not None:
            own = parameters.get(symbol.name)
            values[symbol] = const(known.value) if own is None else const(Fraction(repr(own)))
    return replace(law, efforts=tuple(substitute(list(law.efforts), values)))


def _signals(law: Law, scheme: str, steps: int, h: float) -> Array:
    """A row for each moment that is asked for; one row where all are equal."""
    if not law.signals or law.sample is None:
        return np.zeros((1, len(law.signals)))
    pace = 2 if scheme == "rk4" else 1
    rows = pace * steps + 1
    parts: list[Array] = []
    still = True
    for start in range(0, rows, CHUNK):
        moments = h / pace * np.arange(start, min(start + CHUNK, rows), dtype=np.float64)
        part = law.table(moments)
        assert part is not None
        still = still and bool((part == (parts[0] if parts else part)[0]).all())
        if not still and rows * len(law.signals) > MOST:
            raise UsageError(
                "the reference has too many moments", argument="simulate", found=steps,
                expected=f"at most {MOST // (pace * len(law.signals))} steps",
            )  # fmt: skip
        if not (still and parts):  # as long as it stands still, its first part is enough
            parts.append(part)
    if still:
        return parts[0][:1]
    whole = np.concatenate(parts)
    lost = rows - len(whole)  # equal to the first row: the reference began to move later
    return np.concatenate([np.repeat(parts[0][:1], lost, axis=0), whole])


# -- laws by name ---------------------------------------------------------------------------


def law_named(name: str, goal: ArrayLike | None, gains: Array | None) -> Controller:
    """A law of the list; the goal is the middle of the joints' ranges where none is given."""
    if name not in LAWS:
        raise unknown("law", name, LAWS, argument="law")
    if name == "free":
        return laws.free
    pair = _gains(name, gains)

    def controller(robot: Robot) -> Law:
        place = middle(robot) if goal is None else array_of("goal", goal)
        if name == "computed_torque":
            return laws.computed_torque(place, *pair)(robot)
        law = laws.pd(place, *pair)(robot)
        if name == "pd":
            return law
        return Law("gravity compensation", law.efforts, law.signals, law.sample)

    return controller


def middle(robot: Robot) -> Array:
    """The middle of the range of each joint that a reference moves, 0 where it has none."""
    lower, upper, _, _ = limits(robot)
    behind = set(robot.motors.values())
    places = [
        robot.configuration_index(k)
        for k, joint in sorted(robot.by_coordinate.items())
        if joint.nv == 1 and k not in behind
    ]
    ends = np.stack([lower[places], upper[places]])
    found: Array = np.where(np.isfinite(ends).all(axis=0), ends, 0.0).mean(axis=0)
    return found


def _gains(name: str, given: Array | None) -> tuple[float, float]:
    if given is None and name == "pd":
        raise UsageError(
            "gains depend on the robot", argument="gains", found="none",
            expected="kp, kd in N m/rad and N m s/rad, such as 400,40",
        )  # fmt: skip
    pair = np.array(STILL if name == "computed_torque" else (0.0, 0.0)) if given is None else given
    if name == "gravity" and pair.shape in ((), (1,)):
        pair = np.array([0.0, float(pair.reshape(-1)[0])])
    if pair.shape != (2,):
        raise UsageError("has the wrong length", argument="gains", found=pair.shape,
                         expected="kp, kd")  # fmt: skip
    return float(pair[0]), float(pair[1])
