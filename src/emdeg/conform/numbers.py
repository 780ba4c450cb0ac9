"""Another library's numbers: a file or a mapping, read with care.

    {"robot": "panda",                     a library name, a file, or "toml": text
     "joints": ["j1", …],                  optional: the order of the numbers, where it is another
     "parameters": {"m1": 2},              optional: values of symbols
     "states": [{"q": […], "qd": […], "values": {"mass_matrix": [[…], …], …}}, …]}

Numbers are numbers, decimals as text or fractions as text. The files of `conformance/` have this
form: copy one, put your numbers in the place of `values`, and compare.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from emdeg.errors import LoadError, UsageError
from emdeg.files import read_text
from emdeg.limits import PROGRAM
from emdeg.mechanics.quantities.quantities import parse
from emdeg.program.digits import fraction
from emdeg.program.strict_json import parsed
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.loading import load, loads
from emdeg.robot.robot import Robot

Array: TypeAlias = NDArray[np.float64]
#: arrays with a number for each velocity
VELOCITIES = ("qd", "qdd", "qddd", "qdddd", "tau", "lam")
ARRAYS = ("q", *VELOCITIES, "wrenches", "base_motion")
_HINT = "the files of conformance/ are models: robot, and states with q, qd, … and values"


@dataclass(frozen=True, eq=False)
class Numbers:
    """What another library was given, and what it found: arrays with a row for each state."""

    robot: Robot
    states: Mapping[str, Array]  # q, qd, …
    values: Mapping[str, Array]  # quantity as asked → one value for each state
    joints: tuple[str, ...] = ()  # the order of its joints, where the file says it
    parameters: Mapping[str, float] | None = None
    rotors: bool = False


def read(
    source: Mapping[str, Any] | str | PathLike[str], robot: RobotLike | None = None
) -> Numbers:
    """The numbers of a file or mapping, of the robot that it names or of another."""
    if isinstance(source, str | PathLike):
        source = parsed(read_text(Path(source), PROGRAM), LoadError)
    if not isinstance(source, Mapping) or not isinstance(source.get("states"), Sequence):
        raise LoadError("these are no numbers of a library", expected="states", hint=_HINT)
    model = _robot(source) if robot is None else as_robot(robot)
    rows = list(source["states"])
    if not rows or not all(isinstance(r, Mapping) and _values(r) for r in rows):
        raise LoadError("a state without values says nothing", element="states", hint=_HINT)
    values = {_quantity(name): _stacked(name, [_values(r).get(name) for r in rows])
              for name in _values(rows[0])}  # fmt: skip
    states = {n: _stacked(n, [r.get(n) for r in rows]) for n in ARRAYS if n in rows[0]}
    joints = tuple(map(str, source.get("joints", ())))
    if joints and sorted(joints) != sorted(model.joint_names):
        raise LoadError(
            "these are not the joints of the robot", element="joints", found=", ".join(joints),
            expected=", ".join(model.joint_names),
        )  # fmt: skip
    given = {str(n): float(fraction(x)) for n, x in dict(source.get("parameters", {})).items()}
    return Numbers(model, states, values, joints, given, bool(source.get("rotors")))


def _robot(source: Mapping[str, Any]) -> Robot:
    if isinstance(source.get("toml"), str):
        return loads(source["toml"], "toml", snap=0, allow_unphysical=True)
    if isinstance(source.get("robot"), str):
        return load(source["robot"], allow_unphysical=True)
    raise UsageError("the numbers do not say of which robot they are", hint="name the robot")


def _values(state: Mapping[str, Any]) -> Mapping[str, Any]:
    found = state.get("values")
    return found if isinstance(found, Mapping) else {}


def _quantity(name: str) -> str:
    """The name with its alias resolved and its frame kept; refused where it is none."""
    base, _, _ = parse(name, "values")
    return base + "".join(name.partition(":")[1:])


def _stacked(name: str, rows: Sequence[Any]) -> Array:
    """One row for each state; all must be there and of one shape."""
    try:
        found = np.array([_floats(row) for row in rows], dtype=float)
    except (TypeError, ValueError):
        raise LoadError(
            "these numbers have no shape, or are missing in a state", element=name, hint=_HINT
        ) from None
    if not np.isfinite(found).all():
        raise LoadError("a number is not finite", element=name)
    return found


def _floats(data: Any) -> Any:
    if isinstance(data, str):
        return float(fraction(data))
    if isinstance(data, Sequence):
        return [_floats(item) for item in data]
    if isinstance(data, np.ndarray):
        return data.tolist()
    if data is None:
        raise TypeError
    return float(data)
