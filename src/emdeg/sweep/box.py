"""The box of a campaign: from where to where each input goes.

    box(program, robot)                                the robot's own limits
    box(program, robot, {"qdd": 10, "qd": (0, 2)})     ±10, and 0 … 2, in place of them
    box(program, robot, {"q3": (-0.1, 0.1)})           one coordinate by its name

Where a robot says nothing, q is within ±π rad (±1 m), everything else within ±1 in SI units, and
`assumed` says so, of what is drawn. Unit quaternions are uniform on their sphere, whatever is said.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emdeg.backends.llvm.samples import SPHERE, UNIFORM, UNREAD
from emdeg.errors import UsageError, did_you_mean
from emdeg.program.builder import prune
from emdeg.program.ir import Leaf
from emdeg.robot.robot import Robot
from emdeg.run.arrays import Array, array_of
from emdeg.run.kernel.motion import Evaluated, Motion
from emdeg.shown import brief, listed

Given = Mapping[str, Any]
LISTED = 8  # coordinates in a sentence


@dataclass(frozen=True, eq=False)
class SweepBox:
    """Low and high of every column of all inputs; `kinds` as in backends/llvm/samples.py."""

    __repr__ = brief
    _repr_html_ = listed

    names: tuple[str, ...]  # of columns
    kinds: tuple[str, ...]
    low: Array
    high: Array
    inputs: Mapping[str, range]  # which columns are whose
    known: NDArray[np.bool_]  # by the robot or the user: of the others nobody said a word

    def assumed(self, given: Collection[int] = (), source: str = "") -> tuple[str, ...]:
        """Sentences about what is drawn: all but the columns that the `source` of states gives."""
        drawn = [k not in given and kind in (UNIFORM, SPHERE) for k, kind in enumerate(self.kinds)]
        said: list[str] = []
        for name, columns in self.inputs.items():
            left_out = [k for k in columns if drawn[k] and given]
            unknown = [k for k in columns if drawn[k] and not self.known[k]]
            unknown = [k for k in unknown if self.kinds[k] == UNIFORM]
            reach = "±π rad (±1 m)" if name == "q" else "±1"
            if unknown:
                which = self._which(name, unknown)
                said.append(f"{which} within {reach}: the robot has no limits for them")
            if left_out:
                said.append(f"{self._which(name, left_out)} at random: not in {source}")
        return tuple(said)

    def _which(self, name: str, columns: Sequence[int]) -> str:
        """An input by its name, or some of its coordinates."""
        if len(columns) == len(self.inputs[name]):
            return name
        more = f" and {len(columns) - LISTED} more" if len(columns) > LISTED else ""
        return ", ".join(self.names[k] for k in columns[:LISTED]) + more


def box(program: Evaluated, robot: Robot | None = None, given: Given | None = None) -> SweepBox:
    """The box of a program's inputs; `given` replaces the limits of the robot."""
    given = dict(given or {})
    names = [leaf for i in program.inputs for leaf in i.leaves]
    low, high = np.full(len(names), np.nan), np.full(len(names), np.nan)
    known = np.zeros(len(names), dtype=bool)
    if robot is not None:
        _limits(program, robot, low, high, known)
    if isinstance(program, Motion):  # motions begin at rest
        own = list(input_columns(program)["qd"])
        low[own], high[own], known[own] = 0.0, 0.0, True
    kinds = _kinds(program)
    for name, value in given.items():
        columns = _columns(program, name, names)
        if all(kinds[k] == SPHERE for k in columns):
            raise UsageError(
                "is part of an orientation, which is drawn from all of them", argument="ranges",
                element=name, hint="give states with other orientations as arrays or a file",
            )  # fmt: skip
        low[columns], high[columns] = _range(name, value, len(columns))
        known[columns] = True
    reach = _reach(program)
    low[~known], high[~known] = -reach[~known], reach[~known]
    for k, name in enumerate(names):
        if kinds[k] == UNIFORM and not low[k] <= high[k]:
            raise UsageError(
                "the range is empty", element=name, found=f"{low[k]:g} … {high[k]:g}",
                expected="low ≤ high",
            )  # fmt: skip
    return SweepBox(tuple(names), kinds, low, high, input_columns(program), known)


def input_columns(program: Evaluated) -> dict[str, range]:
    """Where the columns of each input are among all."""
    ends = [0, *accumulate(len(i.leaves) for i in program.inputs)]
    return {i.name: range(a, b) for i, a, b in zip(program.inputs, ends, ends[1:], strict=False)}


# -- what the robot says ------------------------------------------------------------------


def _limits(program: Evaluated, robot: Robot, low: Array, high: Array, known: Array) -> None:
    inputs = input_columns(program)

    def put(array: str, index: int, least: float | None, most: float | None) -> None:
        column = inputs[array][index] if index < len(inputs.get(array, ())) else None
        if column is not None and least is not None and most is not None:
            low[column], high[column], known[column] = least, most, True

    for coordinate, joint in robot.by_coordinate.items():
        limits = joint.limits
        speed, effort = (
            None if x is None else abs(float(x)) for x in (limits.velocity, limits.effort)
        )
        if joint.type.nq == 1:
            place = robot.configuration_index(coordinate)
            ends = [None if x is None else float(x) for x in (limits.lower, limits.upper)]
            put(
                "q", place, *((-math.pi, math.pi) if joint.continuous and ends[0] is None else ends)
            )
        for index in joint.indices:
            if speed is not None:
                put("qd", index, -speed, speed)
            if effort is not None:
                put("tau", index, -effort, effort)


def _reach(program: Evaluated) -> Array:
    """How far each column goes where nobody says."""
    values = (program.loop if isinstance(program, Motion) else program).values
    angular = {v.a.name for v in values if isinstance(v.a, Leaf) and v.a.angular}
    leaves = (leaf for i in program.inputs for leaf in i.leaves)
    return np.array([math.pi if leaf in angular else 1.0 for leaf in leaves])


def _kinds(program: Evaluated) -> tuple[str, ...]:
    """UNIFORM for what the program reads, SPHERE for quaternions, UNREAD for the rest.

    A motion reads where it begins, all of it.
    """
    moving = isinstance(program, Motion)
    pruned = program.loop if isinstance(program, Motion) else prune(program)
    leaves = {v.a.name: v.a for v in pruned.values if isinstance(v.a, Leaf)}
    derived = {d.of for d in pruned.derived}
    names = [leaf for i in program.inputs for leaf in i.leaves]
    kinds = [UNIFORM if moving or n in leaves or n in derived else UNREAD for n in names]
    for column, name in enumerate(names):
        leaf = leaves.get(name)
        if leaf is not None and leaf.sphere is not None:
            start = column - leaf.sphere[1]
            kinds[start : start + 4] = [SPHERE] * 4
    return tuple(kinds)


# -- what the user says -------------------------------------------------------------------


def _columns(program: Evaluated, name: str, names: list[str]) -> list[int]:
    inputs = input_columns(program)
    if name in inputs:
        return list(inputs[name])
    if name in names:
        return [names.index(name)]
    raise UsageError(
        f"there is no input {name!r}", argument="ranges", element=program.name,
        expected="one of " + ", ".join([*inputs, *names[:12]]) + (" …" if len(names) > 12 else ""),
        hint=did_you_mean(name, [*inputs, *names]),
    )  # fmt: skip


def _range(name: str, value: Any, columns: int) -> tuple[Array, Array]:
    """Low and high: a number is ±itself, a pair from–to; arrays say it for each column."""
    if isinstance(value, tuple) and len(value) == 2:
        low, high = (array_of("ranges", part) for part in value)
    else:
        high = np.abs(array_of("ranges", value))
        low = -high
    for part in (low, high):
        if part.shape not in ((), (1,), (columns,)):
            raise UsageError(
                "has the wrong length", argument="ranges", element=name, found=part.shape,
                expected=f"a number, or {columns} of them",
            )  # fmt: skip
        if not np.isfinite(part).all():
            raise UsageError("is not finite", argument="ranges", element=name, found=part)
    if not (low <= high).all():
        raise UsageError(
            "the range is empty", argument="ranges", element=name, found=f"{low} … {high}",
            expected="low ≤ high",
        )  # fmt: skip
    return np.broadcast_to(low, (columns,)), np.broadcast_to(high, (columns,))
