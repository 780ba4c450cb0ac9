"""Parameters within tolerances: Monte Carlo over what was built, around what was drawn.

    0.05                                every parameter within ±5 % of its value
    {"m*": 0.05, "m_payload": 0.5}      by name, with * for anything
    {"inertias": 0.05}                  of a robot: the numbers of a group (robot.symbolic)
    "own"                               those that the robot's description gives

Each parameter is drawn by itself. Uniform samples fill the range; normal ones take it as ±2σ.
"""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase

import numpy as np

from emdeg.errors import UsageError
from emdeg.robot.edit.symbolise import GROUPS
from emdeg.robot.robot import Robot
from emdeg.run.arrays import number_of
from emdeg.run.kernel.motion import Evaluated

OWN = "own"
Tolerances = float | Mapping[str, float] | str | None


def loosened(robot: Robot, given: Tolerances) -> tuple[Robot, Tolerances]:
    """The robot with the numbers of groups as parameters, and the tolerances of these by name."""
    if not isinstance(given, Mapping):
        return robot, given
    found: dict[str, float] = {}
    for name, share in given.items():
        if name not in GROUPS:
            found[name] = share
            continue
        before = {s.name for s in robot.parameters}
        robot = robot.symbolic(name)
        new = [s.name for s in robot.parameters if s.name not in before]
        if not new:
            raise UsageError(
                "the robot has no numbers of this group", argument="tolerances", element=name,
                hint="they are zero, or parameters already: "
                + (", ".join(sorted(before)[:12]) or "it has none"),
            )  # fmt: skip
        found |= dict.fromkeys(new, share)
    return robot, found


def present(given: Tolerances, robot: Robot, program: Evaluated) -> Tolerances:
    """Without those parameters of the robot that the program does not depend on."""
    if not isinstance(given, Mapping):
        return given
    idle = {s.name for s in robot.parameters} - set(program.parameters)
    return {name: share for name, share in given.items() if name not in idle} or None


def matching(robot: Robot, given: Tolerances) -> list[str]:
    """The parameters of a robot that are drawn."""
    names = [s.name for s in robot.parameters]
    if given is None or given == OWN:
        return list(_own(robot)) if given else []
    patterns = list(given) if isinstance(given, Mapping) else ["*"]
    return [n for n in names if any(fnmatchcase(n, pattern) for pattern in patterns)]


def _own(robot: Robot | None) -> dict[str, float]:
    """The tolerances of the description, in units of the parameters."""
    known = {} if robot is None else robot.parameters
    found = {s.name: float(p.tolerance) for s, p in known.items() if p.tolerance}
    if not found:
        raise UsageError(
            "the robot has no tolerances of its own", argument="tolerances", found=OWN,
            hint="give them, tolerances=0.05, or write them beside the values of its parameters",
        )  # fmt: skip
    return found


def toleranced(
    program: Evaluated, robot: Robot | None, given: Tolerances, known: Mapping[str, float]
) -> dict[str, tuple[float, float]]:
    """Ranges of parameters around their values: 0.05 is ±5 %; names may have * in them."""
    if given is None:
        return {}
    if isinstance(given, str):
        if given != OWN:
            raise UsageError("is no tolerance", argument="tolerances", found=given,
                             expected="0.05, {'m2': 0.05}, or 'own'")  # fmt: skip
        return {
            name: (value - own, value + own)
            for name, own in _own(robot).items()
            if (value := known.get(name, program.parameters.get(name))) is not None
        }
    wanted = given if isinstance(given, Mapping) else {"*": given}
    found: dict[str, tuple[float, float]] = {}
    for pattern, share in wanted.items():
        part = number_of("tolerances", share)
        if not 0 <= part < np.inf:
            raise UsageError(
                "is no tolerance", argument="tolerances", element=pattern, found=share,
                expected="a share of the value, such as 0.05",
            )  # fmt: skip
        names = [name for name in program.parameters if fnmatchcase(name, pattern)]
        if not names:
            raise UsageError(
                f"there is no parameter {pattern!r}", argument="tolerances", element=program.name,
                expected=", ".join(list(program.parameters)[:12]) or "none: every number is fixed",
                hint="robot.symbolic('inertias') and its kin make numbers parameters",
            )  # fmt: skip
        for name in names:
            value = known.get(name, program.parameters[name])
            if value is None:
                raise UsageError("has no value to be near to", argument="tolerances", element=name,
                                 hint="give it by parameters={name: value}")  # fmt: skip
            found[name] = (value - abs(value) * part, value + abs(value) * part)
    return found
