"""What was found of a load, and of the gains of drives; and what is known of a load."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from emdeg.errors import UsageError, unknown
from emdeg.mechanics.parameters.regressor import FIELDS
from emdeg.robot.robot import Robot
from emdeg.shown import brief, listed

SURE = 1.96
WORDS = ("mass", "com", "inertia")


@dataclass(frozen=True)
class LoadParameter:
    """One of a load's ten: value, standard deviation, whether it was given, as the body has it."""

    _repr_html_ = listed

    name: str
    value: float
    standard_deviation: float
    known: bool
    consistent: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval."""
        reach = SURE * self.standard_deviation
        return self.value - reach, self.value + reach


@dataclass(frozen=True)
class Payload:
    """A load about its frame: mass (kg), com (m), inertia about the com (kg m²), all possible.

    `parameters` are m, first moments and moments of inertia about the frame, as they were measured
    and as the body has them that is nearest to that and possible.
    """

    __repr__ = brief
    _repr_html_ = listed

    frame: str
    mass: float
    com: tuple[float, float, float]
    inertia: tuple[tuple[float, ...], ...]
    parameters: tuple[LoadParameter, ...]

    def on(self, robot: Robot, name: str = "payload") -> Robot:
        """The robot with this load."""
        I = self.inertia
        return robot.with_payload(
            self.mass, self.com, frame=self.frame, name=name, xx=I[0][0], yy=I[1][1], zz=I[2][2],
            xy=I[0][1], xz=I[0][2], yz=I[1][2],
        )  # fmt: skip

    def to_json(self) -> dict[str, Any]:
        """For a program."""
        return {
            "frame": self.frame, "mass": self.mass, "com": list(self.com),
            "inertia": [list(row) for row in self.inertia],
            "parameters": [
                {"name": p.name, "value": p.value,
                 "standard_deviation": _number(p.standard_deviation),
                 "interval": [_number(x) for x in p.interval], "known": p.known,
                 "consistent": p.consistent}
                for p in self.parameters
            ],
        }  # fmt: skip


@dataclass(frozen=True)
class Gain:
    """The gain of a drive, N m (N) for one unit of its signal."""

    _repr_html_ = listed

    joint: str
    value: float
    standard_deviation: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval."""
        reach = SURE * self.standard_deviation
        return self.value - reach, self.value + reach


def known_load(given: Any) -> dict[str, float]:
    """What is known of φ_L: mass (kg), com (m), inertia (3×3 about the com); or m, mx, …, Jzz."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise UsageError("is not a mapping", argument="load", found=repr(given)[:60],
                         expected="such as {'mass': 2.5}")  # fmt: skip
    found: dict[str, float] = {}
    for name, value in given.items():
        if name not in (*WORDS, *FIELDS):
            raise unknown("parameter of a load", str(name), (*WORDS, *FIELDS), argument="load")
        shape = {"com": (3,), "inertia": (3, 3)}.get(name, ())
        numbers = _numbers(name, value, shape)
        if name in FIELDS:
            found[name] = float(numbers)
    for name, needed in (("com", "mass"), ("inertia", "com")):
        if name in given and needed not in given:
            raise UsageError(f"{name} says nothing without {needed}", argument="load")
    if "mass" in given:
        found["m"] = mass = float(given["mass"])
        if mass <= 0:
            raise UsageError("a load has a positive mass", argument="load", found=mass)
    if "com" in given:
        c = np.asarray(given["com"], dtype=float)
        found |= dict(zip(FIELDS[1:4], (float(x) for x in mass * c), strict=True))
    if "inertia" in given:
        J = np.asarray(given["inertia"], dtype=float) + mass * (c @ c * np.eye(3) - np.outer(c, c))
        found |= {f: float(J["xyz".index(f[1]), "xyz".index(f[2])]) for f in FIELDS[4:]}
    return found


def _numbers(name: str, value: Any, shape: tuple[int, ...]) -> Any:
    try:
        found = np.asarray(value, dtype=float)
    except (TypeError, ValueError):
        found = np.full(shape, np.nan)
    if found.shape != shape or not np.isfinite(found).all():
        raise UsageError("is not understood", argument="load", element=name, found=repr(value)[:60],
                         expected=f"numbers of shape {shape}" if shape else "a number")  # fmt: skip
    return found


def _number(value: float) -> float | None:
    return float(value) if np.isfinite(value) else None
