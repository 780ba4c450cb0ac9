"""What a log must be before anything is fitted to it: regular pieces of a motion, in radians.

Each doubt is one sentence. Mended and said: encoders that wrap around, gaps (the log is cut into
pieces there), uneven sampling (interpolated). Refused: positions in degrees, jumps, rates too slow
for accelerations, speeds that are not the positions' derivatives, a robot that stands still.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import numpy as np

from emdeg.errors import LoadError
from emdeg.identify.model import Array
from emdeg.identify.read.log import FEWEST_ROWS, Log, Piece, joints_of
from emdeg.identify.read.mapping import LogMapping
from emdeg.optional import optional
from emdeg.robot.robot import Robot

TURN = 2 * math.pi
FASTEST, LONGEST = 1e6, 1e7  # Hz; s
TIMES = (("milli", "ms", 0.5), ("micro", "us", 500.0), ("nano", "ns", 5e5))  # from which step on
SLOWEST = 20.0  # Hz: below, accelerations cannot be had
GAP = 3.5  # steps without a row
UNEVEN = 0.02  # of a step
STILL = 1e-4  # rad, m: less is no motion
NOTHING = 1e-30  # N m, N: efforts that change by less do not change
SATURATED = 0.005  # of the rows at one largest value, while the robot moves
LONG = 5  # rows in a row
IMPOSSIBLE = 60.0  # rad/s between two rows


def checked(robot: Robot, log: Log, mapping: LogMapping) -> Log:
    """The log in joint coordinates, cut into regular pieces."""
    (piece,) = log.pieces
    done: list[str] = []
    warnings: list[str] = []
    _check_rate(log, piece, mapping)
    piece = _unwrapped(robot, piece, done)
    piece = _at_joints(robot, log, piece, mapping, done)
    pieces = [_evened(log, p, done) for p in _cut(log, piece, done)]
    pieces = [_timely(p, mapping, done) for p in pieces]
    for p in pieces:
        _check_jumps(robot, log, p)
    whole = _joined(pieces)
    _check_units(robot, log, whole, mapping, warnings)
    _check_motion(robot, log, whole, warnings)
    _check_speeds(robot, log, pieces)
    return replace(log, pieces=tuple(pieces)).noted(done, warnings)


def _joined(pieces: Sequence[Piece]) -> Piece:
    return Piece(*(np.concatenate([getattr(p, f) for p in pieces]) for f in ("t", "q", "tau")))


def _check_rate(log: Log, piece: Piece, mapping: LogMapping) -> None:
    if len(piece.t) < FEWEST_ROWS:
        raise LoadError(
            "the log is too short", file=log.name, found=f"{len(piece.t)} rows",
            expected=f"at least {FEWEST_ROWS}, and a few for each parameter",
        )  # fmt: skip
    step = float(np.median(np.diff(piece.t)))
    if 0 < step < 1 / FASTEST or (piece.t[-1] > LONGEST and step <= 1 / SLOWEST):
        raise LoadError(
            "the times of the log are no seconds", file=log.name,
            found=f"{step:.3g} between two rows, {piece.t[-1]:.3g} in all",
            expected=f"steps of {1 / FASTEST:g} s or more, {LONGEST:g} s at most",
            hint="say their unit in a mapping: [units] t = 'ns'",
        )  # fmt: skip
    if step <= 0 or 1 / step < SLOWEST:
        fitting = [unit for unit in TIMES if step >= unit[2]]
        hint = "log at 100 Hz or more"
        if fitting and "t" not in mapping.units:
            word, unit, _ = fitting[-1]
            hint = f"is the time in {word}seconds? say so in a mapping: [units] t = '{unit}'"
        raise LoadError(
            "the log is sampled too slowly for accelerations", file=log.name,
            found=f"{step:.4g} s between two rows", expected=f"at most {1 / SLOWEST:g} s",
            hint=hint,
        )  # fmt: skip


def _unwrapped(robot: Robot, piece: Piece, done: list[str]) -> Piece:
    """Positions that jump by a turn are continued."""
    q = piece.q.copy()
    for k, joint in enumerate(joints_of(robot)):
        jumps = np.diff(q[:, k])
        turns = np.round(jumps / TURN)
        wrapped = (turns != 0) & (np.abs(jumps - turns * TURN) < 0.1 * TURN)
        if joint.prismatic or not wrapped.any():
            continue
        q[1:, k] -= TURN * np.cumsum(np.where(wrapped, turns, 0))
        done.append(f"joint {joint.name}: {int(wrapped.sum())} wrap-arounds of the encoder undone")
    return replace(piece, q=q)


def _at_joints(robot: Robot, log: Log, piece: Piece, mapping: LogMapping, done: list[str]) -> Piece:
    """Motors to joints: q = R⁻¹ q_m + offset, τ = Rᵀ τ_m."""
    matrix = mapping.matrix(robot.nv)
    q, tau, rates = piece.q, piece.tau, (piece.qd, piece.qdd)
    if mapping.constant is not None:
        if len(mapping.constant) != robot.nv:
            raise LoadError(
                "drive.constant has another length", file=log.name, found=len(mapping.constant),
                expected=f"{robot.nv}, one for each joint",
            )  # fmt: skip
        tau = tau * np.array(mapping.constant)
        done.append("currents became torques by the constants of the mapping")
    if matrix is not None and mapping.side == "motor":
        R = np.array([[float(x) for x in row] for row in matrix])
        back = np.linalg.inv(R).T
        if not all(log.measured):
            raise LoadError("efforts of motors must be there for every joint", file=log.name)
        q, tau = q @ back, tau @ R
        rates = tuple(None if r is None else r @ back for r in rates)  # type: ignore[assignment]
        done.append("positions and efforts were taken from the motors to the joints (R)")
    if mapping.offset is not None:
        if len(mapping.offset) != robot.nv:
            raise LoadError(
                "drive.offset has another length", file=log.name, found=len(mapping.offset),
                expected=f"{robot.nv}, one for each joint",
            )  # fmt: skip
        q = q + np.array(mapping.offset)
        done.append("offsets of the positions were added, as the mapping says")
    return Piece(piece.t, q, tau, *rates)


def _cut(log: Log, piece: Piece, done: list[str]) -> list[Piece]:
    """The pieces between gaps that are long enough."""
    steps = np.diff(piece.t)
    usual = float(np.median(steps))
    gaps = np.flatnonzero(steps > GAP * usual)
    edges = [0, *(gaps + 1), len(piece.t)]
    pieces = [piece.rows(slice(a, b)) for a, b in pairwise(edges)]
    kept = [p for p in pieces if len(p.t) >= FEWEST_ROWS]
    if not kept:
        raise LoadError(
            "gaps leave no piece that is long enough", file=log.name, found=f"{len(gaps)} gaps",
            expected=f"pieces of {FEWEST_ROWS} rows or more",
        )  # fmt: skip
    if len(gaps):
        lost = len(piece.t) - sum(len(p.t) for p in kept)
        done.append(
            f"cut at {len(gaps)} gaps (the longest {steps.max():.3g} s) into {len(kept)} pieces"
            + (f"; {lost} rows in short pieces left out" if lost else "")
        )
    return kept


def _evened(log: Log, piece: Piece, done: list[str]) -> Piece:
    """The piece at regular times."""
    steps = np.diff(piece.t)
    usual = float(np.median(steps))
    unevenness = float(np.percentile(np.abs(steps - usual), 99)) / usual
    if unevenness < UNEVEN and abs(piece.step / usual - 1) < 1e-3:
        return piece
    spline = optional("scipy.interpolate", "identify", "an uneven log").make_interp_spline
    t = np.arange(piece.t[0], piece.t[-1] + 1e-9, usual)

    def at(values: Array | None, degree: int = 3) -> Array | None:
        return None if values is None else np.asarray(spline(piece.t, values, k=degree)(t))

    q, tau = at(piece.q), at(np.nan_to_num(piece.tau), 1)
    assert q is not None
    assert tau is not None
    tau[:, np.isnan(piece.tau).all(axis=0)] = np.nan
    done.append(
        f"times differ from even ones by up to {unevenness:.0%} of a step: interpolated at"
        f" {1 / usual:.6g} Hz"
    )
    return Piece(t, q, tau, at(piece.qd), at(piece.qdd))


def _timely(piece: Piece, mapping: LogMapping, done: list[str]) -> Piece:
    """Efforts that come late, τ(t + delay), at the time of their positions."""
    if not mapping.delay:
        return piece
    when = piece.t + mapping.delay
    inside = (when >= piece.t[0]) & (when <= piece.t[-1])
    tau = np.column_stack([np.interp(when, piece.t, column) for column in piece.tau.T])
    if not any(said.startswith("efforts were taken") for said in done):
        done.append(f"efforts were taken {mapping.delay * 1e3:.3g} ms later, as the mapping says")
    return replace(piece, tau=tau).rows(inside)


def _check_jumps(robot: Robot, log: Log, piece: Piece) -> None:
    for k, joint in enumerate(joints_of(robot)):
        jumps = np.abs(np.diff(piece.q[:, k]))
        usual = float(np.percentile(jumps, 99)) + 1e-12
        row = int(jumps.argmax())
        if jumps[row] > 30 * usual and jumps[row] / piece.step > IMPOSSIBLE:
            raise LoadError(
                f"joint {joint.name} jumps at t = {piece.t[row]:.6g} s", file=log.name,
                found=f"{jumps[row]:.4g} rad in one step",
                hint="remove the row, or cut the log there",
            )  # fmt: skip


def _check_units(
    robot: Robot, log: Log, piece: Piece, mapping: LogMapping, warnings: list[str]
) -> None:
    for k, joint in enumerate(joints_of(robot)):
        limits = [abs(float(x)) for x in (joint.limits.lower, joint.limits.upper) if x is not None]
        reach = float(np.abs(piece.q[:, k]).max())
        most = max(limits) if limits else None
        if joint.prismatic:
            if most is not None and reach > 20 * most + 0.1 and "q" not in mapping.units:
                raise LoadError(
                    f"joint {joint.name} reaches {reach:.4g} m, and its limit is {most:.4g} m",
                    file=log.name, hint="are these millimetres? say so: [units] q = 'mm'",
                )  # fmt: skip
            continue
        bound = most if most is not None else None if joint.continuous else 4 * TURN
        degrees = bound is not None and reach > 3 * bound and reach <= 1.2 * math.degrees(bound)
        if degrees and "q" not in mapping.units:
            raise LoadError(
                f"joint {joint.name} reaches {reach:.4g}, and its limit is {bound:.4g} rad",
                file=log.name,
                hint="are these degrees, or angles of motors? say so in a mapping:"
                " [units] q = 'deg', or [drive] ratio = [100, …]",
            )  # fmt: skip
        if most is not None and reach > 1.05 * most + 0.05:
            warnings.append(
                f"joint {joint.name} reaches {reach:.4g} rad, beyond its limit of {most:.4g} rad:"
                " check units, zero positions and the order of the columns"
            )


def _check_motion(robot: Robot, log: Log, piece: Piece, warnings: list[str]) -> None:
    names = robot.joint_names
    moved = np.ptp(piece.q, axis=0)
    still = [names[k] for k in range(len(names)) if moved[k] < STILL]
    if len(still) == len(names):
        raise LoadError(
            "the robot stands still: nothing can be learnt but one sum of gravity and friction",
            file=log.name, hint="move all joints through much of their range",
        )  # fmt: skip
    if still:
        which = ", ".join(still)
        warnings.append(f"{which} does not move: what only its motion shows is not in the log")
    for k, name in enumerate(names):
        efforts = piece.tau[:, k]
        if log.measured[k] and np.ptp(efforts) < NOTHING and name not in still:
            raise LoadError(
                f"the effort of joint {name} is constant although it moves", file=log.name,
                found=f"{efforts[0]:.4g} in all rows", hint="was it recorded?",
            )  # fmt: skip
    warnings += _saturations(names, log, piece)
    absent = [n for n, there in zip(names, log.measured, strict=True) if not there]
    if absent:
        warnings.append(
            "no efforts of " + ", ".join(absent) + ": its own friction and rotor are not in the log"
        )


def _saturations(names: Sequence[str], log: Log, piece: Piece) -> list[str]:
    """Efforts that stay at their largest value while the robot moves."""
    speed = np.abs(np.gradient(piece.q, axis=0))
    moving = (speed > 0.02 * speed.max(axis=0)).any(axis=1)
    found: dict[str, float] = {}
    for k, name in enumerate(names):
        tau = piece.tau[:, k]
        if not log.measured[k] or np.ptp(tau) < NOTHING:
            continue
        for end in (tau.max(), tau.min()):
            held = (tau == end) & moving
            if held.mean() > SATURATED and _longest(held) >= LONG:
                found[name] = found.get(name, 0.0) + float(held.mean())
    if not found:
        return []
    which = ", ".join(f"{name} in {share:.1%}" for name, share in found.items())
    return [
        f"efforts stay at their largest value while the robot moves ({which} of the rows): a limit"
        " of the drive or of the sensor? What it hides is taken for the robot's; move slower"
    ]


def _longest(held: Array) -> int:
    """The longest run of true values."""
    edges = np.flatnonzero(np.diff(np.concatenate([[0], held.astype(int), [0]])))
    return int((edges[1::2] - edges[::2]).max(initial=0))


def _check_speeds(robot: Robot, log: Log, pieces: Sequence[Piece]) -> None:
    """Given speeds must be the derivatives of the positions: slope of q̇ over Δq/Δt."""
    piece = max(pieces, key=lambda p: len(p.t))
    chain = (("qd", piece.q, piece.qd), ("qdd", piece.qd, piece.qdd))
    for role, below, given in chain:
        if below is None or given is None:
            continue
        own = np.gradient(below, piece.step, axis=0)
        for k, name in enumerate(robot.joint_names):
            power = float(own[:, k] @ own[:, k])
            if np.ptp(piece.q[:, k]) < 100 * STILL or power == 0:
                continue
            slope = float(own[:, k] @ given[:, k]) / power
            if role == "qd" and not 0.7 < slope < 1.4:
                hint = (
                    "give it in rad/s, say its unit in a mapping ([units] qd = 'deg/s'), or leave"
                )
                raise LoadError(
                    f"qd of joint {name} is not the rate of its q", file=log.name,
                    found=f"{slope:.3g} times that", hint=hint + " qd out",
                )  # fmt: skip
