"""How far each output may be off: a part of the joints' effort limits, or numbers.

0.01                                          one hundredth of the effort limits
"0.01, effort=[97.6, 186.4, …]"               … that the robot does not have
"inverse_dynamics=0.5, gravity=[0.5, 0.2]"    in the units of the output
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from emdeg.errors import UsageError, did_you_mean
from emdeg.mechanics.quantities.quantities import QUANTITIES, parse
from emdeg.program.ir import Output, Program
from emdeg.robot.robot import Robot
from emdeg.rounding.formats import Floats

EFFORTS = "N m"  # units of a joint's effort in the table of quantities
_EXAMPLE = "0.01 (of the effort limits), or 'inverse_dynamics=0.5' in units of the output"


def demanded(program: Program, robot: Robot | None, error: Any) -> dict[str, Floats]:
    """The largest error that each element of each output may have."""
    given = _read(error)
    part = given.pop("relative", None)
    efforts = given.pop("effort", None)
    names = [o.name for o in program.outputs]
    for name in given:
        if name not in names:
            raise UsageError(
                "the program has no such output", argument="error", element=name,
                expected=", ".join(names), hint=did_you_mean(name, names),
            )  # fmt: skip
    found: dict[str, Floats] = {}
    for output in program.outputs:
        if output.name in given:
            found[output.name] = _spread(output, given[output.name], output.name)
        elif part is not None:
            parts = _spread(output, part, "relative")
            found[output.name] = parts * _efforts(output, robot, efforts)
        else:
            raise UsageError(
                "nothing says how far this output may be off", argument="error",
                element=output.name, expected=_EXAMPLE,
            )  # fmt: skip
    return found


def _read(error: Any) -> dict[str, Any]:
    if isinstance(error, Mapping):
        return dict(error)
    if isinstance(error, int | float) and not isinstance(error, bool):
        return {"relative": error}
    if isinstance(error, str):
        text = error.strip()
        head, _, rest = text.partition(",")
        if "=" not in head:
            text = f"relative={head}" + (f", {rest}" if rest else "")
        try:
            return dict(tomllib.loads(f"error = {{{text}}}")["error"])
        except tomllib.TOMLDecodeError:
            pass
    raise UsageError("is no error", argument="error", found=repr(error), expected=_EXAMPLE)


def _efforts(output: Output, robot: Robot | None, given: Any) -> Floats:
    """The effort limits, for an output that has an effort for each joint."""
    record = QUANTITIES.get(parse(output.name)[0])
    joints = 0 if robot is None else robot.nv
    count = len(output.values)
    if record is None or record.units != EFFORTS or (robot is not None and count != joints):
        raise UsageError(
            "is no effort of joints, so it has no limits to compare with", argument="error",
            element=output.name, hint=f"say how far it may be off: '{output.name}=0.001'",
        )  # fmt: skip
    if given is not None:
        return _spread(output, given, "effort")
    limits = [] if robot is None else [robot.by_coordinate[k].limits.effort for k in range(count)]
    missing = [k for k in range(count) if k >= len(limits) or limits[k] is None]
    if missing:
        raise UsageError(
            "the robot has no effort limits, which the error is a part of", argument="error",
            element=", ".join(output.element(k) for k in missing[:6]),
            hint=f"say '{output.name}=0.5' in N m, or '0.01, effort=[…]' with the limits",
        )  # fmt: skip
    return np.array([float(v) for v in limits if v is not None]).reshape(output.shape)


def _spread(output: Output, value: Any, element: str) -> Floats:
    """One number for all elements, or one each."""
    flat = list(value) if isinstance(value, Sequence) and not isinstance(value, str) else None
    numbers = [value] * len(output.values) if flat is None else flat
    good = len(numbers) == len(output.values) and all(
        isinstance(v, int | float) and not isinstance(v, bool) and math.isfinite(v) and v > 0
        for v in [*numbers, *([] if flat is not None else [value])]
    )
    if not good:
        raise UsageError(
            "errors and limits are positive numbers", argument="error", element=element,
            found=repr(value), expected=f"one, or a list of {len(output.values)}",
        )  # fmt: skip
    return np.array([float(v) for v in numbers]).reshape(output.shape)
