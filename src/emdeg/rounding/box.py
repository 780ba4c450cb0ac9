"""The box of states that a bound is for: joint limits, or a file, or a table.

    q = { joint1 = [-2.8, 2.8], all = [-3.1, 3.1] }     by joint, the rest by `all`
    qd = 2.0                                            all of them, ±2 rad/s
    qdd = [10, 10, [-5, 8]]                             one by one
    "qd=2, qdd=10"                                      in a text, such as an argument

Limits of the robot fill what is not given: lower and upper for q, velocity for qd, effort for tau.
A joint that turns without limits takes one turn, ±π, and the parts of a unit quaternion ±1. What
has no limits at all is asked for: nothing is guessed.
"""

from __future__ import annotations

import json
import math
import os
import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any

from emdeg.errors import UsageError, did_you_mean
from emdeg.files import read_text
from emdeg.limits import PROGRAM
from emdeg.program.ir import Input, Program
from emdeg.robot.model.parts import Limits
from emdeg.robot.robot import Robot
from emdeg.shown import brief, listed

Range = tuple[float, float]
_SYMMETRIC = {"qd": "velocity", "tau": "effort"}  # input → what a joint's limits call it


@dataclass(frozen=True)
class StateBox:
    """A range for every element of the state, by its name (q1, qd1, …)."""

    __repr__ = brief
    _repr_html_ = listed

    ranges: Mapping[str, Range]

    @staticmethod
    def of(program: Program, robot: Robot | None, box: Any = "limits") -> StateBox:
        """From "limits", a TOML or JSON file, or a table; for the inputs of this program."""
        if isinstance(box, StateBox):
            return box
        given = read_box(box)
        check_names(given, [declared.name for declared in program.inputs])
        read = {d.of for d in program.derived} | set(program.leaves)
        ranges: dict[str, Range] = {}
        missing: dict[str, list[str]] = {}
        for declared in program.inputs:
            for leaf, found in _of_input(declared, program, robot, given.get(declared.name)):
                if found is not None:
                    ranges[leaf] = found
                elif leaf in read:
                    missing.setdefault(declared.name, []).append(leaf)
        if missing:
            raise _asked(missing)
        return StateBox(ranges)

    @staticmethod
    def limits(program: Program, robot: Robot) -> dict[str, Range]:
        """What the robot says alone: elements of the state without limits are left out."""
        found = (pair for i in program.inputs for pair in _of_input(i, program, robot, None))
        return {leaf: ends for leaf, ends in found if ends is not None}


def _asked(missing: Mapping[str, Sequence[str]]) -> UsageError:
    """What to write where nothing is known."""
    lines = ", ".join(f"{name}=10" for name in missing)
    leaves = [leaf for some in missing.values() for leaf in some]
    return UsageError(
        "the states have no bounds, so errors have none", argument="box",
        element=", ".join(leaves[:6]) + (", …" if len(leaves) > 6 else ""),
        hint=f"give a box such as {lines!r} (± for all, in rad/s, rad/s², N m, …), or a TOML file "
        "with such lines, lists, or tables by joint",
    )  # fmt: skip


def check_names(given: Collection[str], inputs: Collection[str]) -> None:
    """UsageError where a box names what is no input of the program."""
    for name in given:
        if name not in inputs:
            raise UsageError(
                "the program has no such input", argument="box", element=name,
                expected=", ".join(sorted(inputs)), hint=did_you_mean(name, sorted(inputs)),
            )  # fmt: skip


def read_box(box: Any) -> Mapping[str, Any]:
    """A box as a table, whatever it is given as; nothing where it is "limits"."""
    if isinstance(box, Mapping):
        return box
    if isinstance(box, str) and box == "limits":
        return {}
    if not isinstance(box, str | PathLike):
        raise UsageError(
            "is no box", argument="box", found=type(box).__name__,
            expected="'limits', a file (.toml, .json) or a table",
        )  # fmt: skip
    written = isinstance(box, str) and "=" in box  # qd=3, qdd=10
    if not written and not os.path.exists(box):  # a pipe is a file too
        raise UsageError(
            "is no file", argument="box", found=str(box),
            expected="'limits', a file (.toml, .json), or ranges such as 'qd=3, qdd=10'",
        )  # fmt: skip
    text = f"box = {{{box}}}" if written else read_text(Path(box), PROGRAM)
    name = "the box" if written else Path(box).name
    try:
        as_json = not written and Path(box).suffix.lower() == ".json"
        data = json.loads(text) if as_json else tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise UsageError(
            f"{name} cannot be read: {problem}", argument="box",
            expected="TOML such as `qd = 2.0`, or JSON",
        ) from None  # fmt: skip
    if not isinstance(data, dict):
        raise UsageError(f"{name} is no table", argument="box", expected="`qd = 2.0`, …")
    return data["box"] if written else data


def _of_input(
    declared: Input, program: Program, robot: Robot | None, given: Any
) -> Iterator[tuple[str, Range | None]]:
    """Every leaf of one input with its range, or None."""
    names = _joints(declared, robot)
    own = _given(declared, names, given)
    leaves = {program.key(v.a): v.a for v in program.values if getattr(v.a, "sphere", None)}
    for place, leaf in enumerate(declared.leaves):
        found = own[place]
        if found is None and leaf in leaves:
            found = (-1.0, 1.0)
        if found is None and robot is not None and names and names[place]:
            found = _limit(declared.name, robot, names[place])
        yield leaf, found


def _joints(declared: Input, robot: Robot | None) -> list[str]:
    """The joint of each element, where they go one by one; "" for those of a free base."""
    names = [] if robot is None else list(robot.joint_names)
    more = len(declared.leaves) - len(names)
    if robot is not None and robot.has_floating_base and more > 0:
        return [""] * (more + 1) + names[1:]
    return names if more == 0 else []


def _given(declared: Input, joints: Sequence[str], given: Any) -> list[Range | None]:
    count = len(declared.leaves)
    if given is None:
        return [None] * count
    if isinstance(given, Mapping):
        return _by_name(declared, joints, given)
    if isinstance(given, Sequence) and not isinstance(given, str):
        if len(given) != count:
            raise UsageError(
                "has the wrong length", argument="box", element=declared.name, found=len(given),
                expected=f"{count} ranges, or one number for all",
            )  # fmt: skip
        return [_range(declared.name, item) for item in given]
    return [_range(declared.name, given)] * count


def _by_name(
    declared: Input, joints: Sequence[str], given: Mapping[str, Any]
) -> list[Range | None]:
    rest = _range(declared.name, given["all"]) if "all" in given else None
    found: list[Range | None] = [rest] * len(declared.leaves)
    places = {
        name: k for names in (declared.leaves, joints) for k, name in enumerate(names) if name
    }
    for name, value in given.items():
        if name == "all":
            continue
        if name not in places:
            raise UsageError(
                "no element is called this", argument="box", element=f"{declared.name}.{name}",
                expected=", ".join([*filter(None, joints), *declared.leaves, "all"]),
                hint=did_you_mean(name, places),
            )  # fmt: skip
        found[places[name]] = _range(f"{declared.name}.{name}", value)
    return found


def _range(element: str, value: Any) -> Range:
    """±number, or [from, to]."""
    ends = value if isinstance(value, list | tuple) else None
    if ends is None and isinstance(value, int | float) and not isinstance(value, bool):
        ends = [-value, value]
    good = ends is not None and len(ends) == 2
    good = good and all(isinstance(e, int | float) and not isinstance(e, bool) for e in ends or ())
    if not good or ends is None or not (math.isfinite(ends[0]) and math.isfinite(ends[1])):
        raise UsageError(
            "is no range", argument="box", element=element, found=repr(value),
            expected="a number x for ±x, or [from, to]",
        )  # fmt: skip
    if ends[0] > ends[1]:
        raise UsageError(
            "ends before it begins", argument="box", element=element, found=repr(value),
            expected="a number x for ±x, not below 0, or [from, to]",
        )  # fmt: skip
    return float(ends[0]), float(ends[1])


def _limit(name: str, robot: Robot, own: str) -> Range | None:
    """What the robot says of the element of a joint in q, qd or tau."""
    joint = next(j for j in robot.by_coordinate.values() if j.name == own)
    limits: Limits = joint.limits
    if name == "q":
        if limits.lower is not None and limits.upper is not None:
            return float(limits.lower), float(limits.upper)
        return (-math.pi, math.pi) if joint.spin else None
    if name not in _SYMMETRIC:
        return None
    limit = getattr(limits, _SYMMETRIC[name])
    return None if limit is None else (-float(limit), float(limit))
