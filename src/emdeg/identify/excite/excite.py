"""Excite: a motion from whose efforts the base parameters can be told best.

    motion = emdeg.excite(robot, duration=10, harmonics=5)
    motion.save("excite.csv")

Curves that rest at both ends (`curves`), a criterion of the base regressor (`criteria`) and limits
of joints, efforts and places (`bounds`) make the problem that `search` solves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from math import isqrt
from typing import TypeAlias

import numpy as np

from emdeg.errors import RuntimeFailure, UsageError, unknown
from emdeg.identify.drives import exact_speed
from emdeg.identify.excite.bounds import Bound, Given, Interval, Signal, bounds_of
from emdeg.identify.excite.criteria import CRITERIA, Information, condition_number
from emdeg.identify.excite.curves import fourier, spline
from emdeg.identify.excite.excitation import ORDER_OF_LIMITS, Excitation, Predicted
from emdeg.identify.excite.search import Problem, search
from emdeg.identify.know.nullspace import combination
from emdeg.identify.know.sensing import SLOW, words_of
from emdeg.identify.model import Model, model_of
from emdeg.identify.threads import one_thread
from emdeg.mechanics.base import refuse_elastic, refuse_loops
from emdeg.mechanics.quantities.quantity import chain_of_same_paths
from emdeg.public import public
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.robot import Robot
from emdeg.run.arrays import Array, count_of, positive
from emdeg.verbs import compile

Tell: TypeAlias = Callable[[str, float, str], None]
DRIVES = ("rotors", "friction", "offset", "stribeck")
MOST_JOINTS = 40  # of a chain: two minutes


@public
@one_thread()
def excite(
    robot: RobotLike,
    *,
    duration: float = 10.0,
    harmonics: int = 5,
    points: int | None = None,
    criterion: str = "condition",
    drives: str | Iterable[str] = "none",
    slow: float = float(SLOW),
    noise: Given = None,
    rate: float = 100.0,
    position: Mapping[str, Interval] | None = None,
    speed: Given = None,
    acceleration: Given = None,
    jerk: Given = None,
    effort: Given = None,
    boxes: Mapping[str, Sequence[Interval | None]] | None = None,
    planes: Sequence[tuple[str, Sequence[float], float]] = (),
    starts: int = 4,
    seed: int = 0,
    progress: Tell | None = None,
) -> Excitation:
    """A motion of `duration` seconds that excites the base parameters of a robot.

    A Fourier series of `harmonics`, or B-splines with so many `points`; at rest at both ends. The
    `criterion` is "condition" (number of the stacked base regressor), "D" or "E"; `drives` adds
    rotors, friction, offset and stribeck (friction below the speed `slow`, rad/s) to the links;
    `noise` is the standard deviation of the effort sensors
    (N m; one, or for each joint; 1 without), by which their equations are weighted. Limits:
    `position` {joint: (lower, upper)}, `speed`, `acceleration`, `jerk`, `effort` (a number, one
    for each joint, or by name); the robot's own where nothing is given. `boxes` {frame: (x, y, z)}
    with (lower, upper) or None each, and `planes` (frame, normal, d) for normal·p ≥ d, bound where
    frames go. `rate` (Hz) is that of the samples. The best of `starts` random starts, reproducible
    by `seed`, is returned. `progress(stage, fraction, note)` hears how far it is.
    """
    robot = as_robot(robot)
    _refuse(robot, criterion)
    tell = progress or (lambda stage, fraction, note: None)
    family = fourier(duration, harmonics) if points is None else spline(duration, points)
    frequency = positive("rate", rate, "Hz")
    if frequency <= 2 * family.fastest:
        raise UsageError(
            "sampling is too slow for the motion", argument="rate", found=f"{frequency:g} Hz",
            expected=f"above {2 * family.fastest:g} Hz, twice its highest frequency",
        )  # fmt: skip
    tell("deriving the base regressor", 0.0, "")
    bounds, remarks = bounds_of(
        robot, position=position, speed=speed, acceleration=acceleration, jerk=jerk,
        effort=effort, boxes=boxes, planes=planes,
    )  # fmt: skip
    model = _model(robot, drives, exact_speed(slow))
    sigma = _noise(robot, noise)
    samples = round(family.duration * frequency) + 1
    if samples * robot.nv < 2 * len(model.base):
        raise UsageError(
            f"{samples} samples are too few for {len(model.base)} base parameters",
            argument="rate", hint="sample faster, or move for longer",
        )  # fmt: skip
    problem = Problem(family, Information(model, sigma), bounds, criterion)
    tell("compiling", 0.0, "")
    name = "condition number " if criterion == "condition" else f"{criterion} "

    def heard(fraction: float, best: float) -> None:
        shown = f"{np.exp(best):.1f}" if criterion == "condition" else f"{best:.3f}"
        tell("searching", fraction, f"{name}{shown}")

    x = search(problem, count_of("starts", starts), seed, heard)
    _refuse_violated(problem, x)
    return _result(robot, problem, x, samples, remarks)


def _refuse(robot: Robot, criterion: str) -> None:
    refuse_loops(robot, "an excitation", ("a tree",))
    refuse_elastic(robot, "an excitation")
    if criterion not in CRITERIA:
        raise unknown("criterion", criterion, CRITERIA, argument="criterion")
    if robot.has_floating_base:
        raise UsageError(
            f"the base of {robot.name!r} floats, and nothing drives it along a path",
            argument="robot", hint="excite the robot with its base fixed",
        )  # fmt: skip
    if not robot.bodies:
        raise UsageError("nothing moves", argument="robot", found=robot.name)
    size = isqrt(robot.joint_velocities * chain_of_same_paths(robot))
    if size > MOST_JOINTS:
        raise UsageError(
            "a motion of so many joints takes too long to find", argument="robot",
            found=f"{robot.joint_velocities} joints, as many parameters as a chain of {size}",
            expected=f"at most a chain of {MOST_JOINTS}",
            hint="excite a limb at a time, the other joints locked: --lock, robot.locked(…)",
        )  # fmt: skip


def _model(robot: Robot, drives: str | Iterable[str], slow: Fraction) -> Model:
    chosen = words_of(drives)
    for name in chosen:
        if name not in DRIVES:
            raise unknown("part of a drive", name, DRIVES, argument="drives")
    model = model_of(
        robot, friction="friction" in chosen, rotors="rotors" in chosen, offsets="offset" in chosen,
        stribeck=slow if "stribeck" in chosen else None,
    )  # fmt: skip
    if not model.base:
        raise UsageError(
            "nothing of this robot can be found from efforts", argument="robot", found=robot.name,
            hint="`emdeg identifiable` says why",
        )  # fmt: skip
    return model


def _noise(robot: Robot, noise: Given) -> Array:
    names, noise = robot.joint_names, 1.0 if noise is None else noise
    if isinstance(noise, Mapping):
        for name in noise:
            if name not in names:
                raise unknown("joint", name, names, argument="noise")
        noise = [noise.get(n, 1.0) for n in names]
    several = [noise] * len(names) if isinstance(noise, int | float) else list(noise)
    if len(several) != len(names):
        raise UsageError("has the wrong length", argument="noise", found=len(several),
                         expected=f"one number, or {len(names)}")  # fmt: skip
    return np.array([positive("noise", x, "a standard deviation above 0") for x in several])


def _refuse_violated(problem: Problem, x: Array) -> None:
    over, what = problem.worst(x)
    if over > 0:
        raise RuntimeFailure(
            f"no motion was found that keeps to the {what}: the best one exceeds it by "
            f"{100 * over:.2g} %",
            hint="widen that limit, move for longer, or try more starts",
        )  # fmt: skip
    if not np.isfinite(problem.condition(x)):
        raise RuntimeFailure(
            "no motion was found that excites every base parameter",
            hint="more harmonics, wider limits, or more starts",
        )  # fmt: skip


def _result(
    robot: Robot, problem: Problem, x: Array, samples: int, remarks: tuple[str, ...]
) -> Excitation:
    family, information = problem.family, problem.information
    t = np.linspace(0.0, family.duration, samples)
    q, qd, qdd, _ = problem.motion(x, family.matrices(t))
    blocks = information.blocks((q, qd, qdd))
    values = np.linalg.eigvalsh(information.matrix(blocks) * samples)
    grouped = information.grouped(blocks) * samples
    deviations = np.sqrt(np.diag(np.linalg.inv(grouped)))
    effort = next((b.value((q, qd, qdd)) for b in problem.bounds if b.what == "effort"), None)
    if effort is None:
        effort = Signal(compile(robot, "inverse_dynamics", optimise="-O0")).value((q, qd, qdd))
    model = information.model
    prior = model.K @ np.nan_to_num(model.prior)

    def motion(times: Array) -> tuple[Array, Array, Array]:
        flat = np.clip(np.atleast_1d(times).ravel(), 0.0, family.duration)
        found = problem.motion(x, family.matrices(flat))[:3]
        a, b, c = (np.reshape(part, (*np.shape(times), -1)) for part in found)
        return a, b, c

    return Excitation(
        robot.name, robot.joint_names, family.name, problem.criterion,
        float(np.sqrt(values[-1] / values[0])), condition_number(grouped),
        float(np.log(values / samples).sum()), float(np.sqrt(values[0])),
        t, q, qd, qdd, effort, _used(problem, x),
        tuple(
            Predicted(b.name, combination(model.relations[b], b), float(value), float(deviation))
            for b, value, deviation in zip(model.base, prior, deviations, strict=True)
        ),
        motion, remarks,
    )  # fmt: skip


def _used(problem: Problem, x: Array) -> dict[str, dict[str, float]]:
    """How much of each limit the motion uses, on the grid that was checked."""
    motion = problem.motion(x, problem.fine)
    order = {what: k for k, what in enumerate(ORDER_OF_LIMITS)}
    found: dict[str, dict[str, float]] = {}
    for bound in sorted(problem.bounds, key=lambda b: order[b.what]):
        found[bound.what] = _parts(bound, bound.excess(motion))
    return found


def _parts(bound: Bound, excess: Array) -> dict[str, float]:
    """1 + the largest excess: 1 where a limit is reached."""
    over = excess.max(axis=(0, 1))
    return {n: 1 + float(e) for n, e in zip(bound.names, over, strict=True) if np.isfinite(e)}
