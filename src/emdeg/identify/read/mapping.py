"""What the columns of a log mean: names, units, the drive between motors and joints.

    rate = 5000                        # Hz, where no column has the time
    [columns]
    t = "time"                         # default: t
    q = "pos_{joint}"                  # {joint}: its name, {n}: its number from 1, {i}: from 0
    tau = "torque.csv:motor_{n}"       # … in another file, beside the log
    [units]
    q = "deg"                          # default: rad (m), s, N m (N)
    tau = [1, -1, "N mm"]              # for each joint; a number is the factor to SI units
    [drive]                            # positions and efforts of motors: q_motor = R q
    ratio = [32, 32, 45, -48, 45, 32]  # the diagonal of R
    coupling = [[6, 5, 32]]            # R[6, 5] = 32: motor 6 turns with joint 5
    offset = [0, "-pi/2", "pi/2", 0, 0, 0]   # added to the joints' positions
    side = "motor"                     # "joint": the log has joints; R only says who turns whom
    [model]
    friction = true                    # what drives add to the links: all by default
    rotors = true
    offsets = true
    asymmetric = false                 # friction of its own for each direction
    stribeck = false                   # more friction at low speed, Fs exp(-(speed/vs)^2)
    [prepare]
    cutoff = 40                        # Hz, of the positions' filter; found from the log by default
    rate = 50                          # Hz, after parallel decimation
    smoother = "filter"                # "rts": a Kalman smoother; "none"
    delay = 0.004                      # s, by which efforts come after their positions

The same as a TOML or JSON file or as a dict. Everything may be left out; units are never guessed.
"""

from __future__ import annotations

import json
import math
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

from emdeg.errors import LoadError, UsageError, did_you_mean
from emdeg.files import read_text

ROLES = ("q", "qd", "qdd", "tau")
TIME_UNITS = {"s": 1.0, "ms": 1e-3, "us": 1e-6, "ns": 1e-9}
ANGLES = {"rad": 1.0, "deg": math.pi / 180, "rev": 2 * math.pi, "m": 1.0, "mm": 1e-3}
EFFORTS = {"N m": 1.0, "N mm": 1e-3, "N cm": 1e-2, "N": 1.0, "A": 1.0, "mA": 1e-3}
CURRENTS = ("A", "mA")
MOST = 10**12  # of any number here
SMOOTHERS = ("filter", "rts", "none")
_KEYS = {
    "": ("rate", "columns", "units", "drive", "model", "prepare"),
    "columns": ("t", *ROLES),
    "units": ("t", *ROLES),
    "drive": ("ratio", "coupling", "offset", "side", "constant"),
    "model": ("friction", "rotors", "offsets", "asymmetric", "stribeck"),
    "prepare": ("cutoff", "rate", "smoother", "delay"),
}
_PI = re.compile(r"\s*([+-]?)\s*(\d*\.?\d*)\s*\*?\s*pi\s*(?:/\s*(\d+))?\s*")


@dataclass(frozen=True)
class LogMapping:
    """A mapping, read and checked."""

    rate: float | None = None
    columns: Mapping[str, Any] = field(default_factory=dict)
    units: Mapping[str, Any] = field(default_factory=dict)
    ratio: tuple[Fraction, ...] | None = None
    coupling: tuple[tuple[int, int, Fraction], ...] = ()
    offset: tuple[float, ...] | None = None
    side: str = "motor"
    friction: bool = True
    rotors: bool = True
    offsets: bool = True
    asymmetric: bool = False
    stribeck: bool = False
    cutoff: float | None = None
    decimated: float | None = None
    smoother: str = "filter"
    delay: float = 0.0
    constant: tuple[float, ...] | None = None  # N m/A of each motor

    def column(self, role: str, joint: str, number: int) -> str:
        """The column of a joint's q, qd, qdd or tau."""
        said = self.columns.get(role, role + "_{joint}")
        if isinstance(said, Mapping):
            return str(said.get(joint, f"{role}_{joint}"))
        if not isinstance(said, str):
            return str(said[number]) if number < len(said) else ""
        numbered = said.replace("{n}", str(number + 1)).replace("{i}", str(number))
        return numbered.replace("{joint}", joint)

    def scale(self, role: str) -> float:
        """The factor to SI units, where it is one for all joints."""
        return _factor(role, self.units.get(role))

    def scales(self, role: str, joints: Sequence[str]) -> list[float]:
        """The factor to SI units of each joint."""
        said = self.units.get(role)
        if isinstance(said, Mapping):
            absent = [name for name in said if name not in joints]
            if absent:
                raise _wrong("units", role, absent[0], "joints of the robot: " + ", ".join(joints))
            said = [said.get(name) for name in joints]
        if not isinstance(said, list | tuple):
            return [_factor(role, said)] * len(joints)
        if len(said) != len(joints):
            raise _wrong("units", role, f"{len(said)} units", f"{len(joints)}, one for each joint")
        return [_factor(role, unit) for unit in said]

    def matrix(self, n: int) -> tuple[tuple[Fraction, ...], ...] | None:
        """R of q_motor = R q, or None where the log has joints and nothing turns together."""
        if self.ratio is None and not self.coupling:
            return None
        ratio = self.ratio or (Fraction(1),) * n
        if len(ratio) != n:
            raise _wrong("drive", "ratio", f"{len(ratio)} ratios", f"{n}, one for each joint")
        rows = [[ratio[i] if i == j else Fraction(0) for j in range(n)] for i in range(n)]
        for motor, joint, value in self.coupling:
            if not (1 <= motor <= n and 1 <= joint <= n and motor != joint):
                raise _wrong("drive", "coupling", f"[{motor}, {joint}, …]",
                             f"two different numbers from 1 to {n}")  # fmt: skip
            rows[motor - 1][joint - 1] = value
        return tuple(map(tuple, rows))


def _factor(role: str, unit: Any) -> float:
    """To SI units; a number is its own factor."""
    if unit is None:
        return 1.0
    if not isinstance(unit, str):
        return float(unit)
    if role == "t":
        return TIME_UNITS[unit]
    return EFFORTS[unit] if role == "tau" else ANGLES[re.sub(r"/s[2²]?$", "", unit)]


def read_mapping(source: Any, *, signals: bool = False) -> LogMapping:
    """A mapping from a dict, a TOML or JSON file, or None; `signals` need no constants."""
    if isinstance(source, LogMapping):
        return source
    data = _data(source)
    _check_keys("", data)
    parts: dict[str, Mapping[str, Any]] = {}
    for name in ("columns", "units", "drive", "model", "prepare"):
        part = data.get(name, {})
        if not isinstance(part, Mapping):
            raise _wrong("", name, part, "a table")
        _check_keys(name, part)
        parts[name] = part
    drive, model, prepare = parts["drive"], parts["model"], parts["prepare"]
    for kind in model:
        if not isinstance(model[kind], bool):
            raise _wrong("model", kind, model[kind], "true or false")
    _check_choice("drive", "side", drive.get("side", "motor"), ("motor", "joint"))
    _check_choice("prepare", "smoother", prepare.get("smoother", "filter"), SMOOTHERS)
    unit = None if signals else parts["units"].get("tau")
    constant = _constants(drive.get("constant"), unit)
    return LogMapping(
        rate=_positive("", "rate", data.get("rate")),
        columns=_columns(parts["columns"]),
        units=_units(parts["units"]),
        ratio=_ratios(drive.get("ratio")),
        coupling=_coupling(drive.get("coupling", ())),
        offset=_offsets(drive.get("offset")),
        side=drive.get("side", "motor"),
        cutoff=_positive("prepare", "cutoff", prepare.get("cutoff")),
        decimated=_positive("prepare", "rate", prepare.get("rate")),
        smoother=prepare.get("smoother", "filter"),
        delay=_delay(prepare.get("delay", 0.0)),
        constant=constant,
        **{kind: bool(value) for kind, value in model.items()},
    )


def _data(source: Any) -> Mapping[str, Any]:
    if source is None:
        return {}
    if isinstance(source, Mapping):
        return source
    if not isinstance(source, str | Path):
        raise UsageError("is neither a file nor a mapping", argument="mapping", found=repr(source))
    text = read_text(Path(source))
    try:
        found = json.loads(text) if str(source).endswith(".json") else tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise LoadError("the mapping cannot be read", file=source, found=problem) from None
    if not isinstance(found, Mapping):
        raise LoadError("a mapping is a table", file=source, found=type(found).__name__)
    return found


def _check_keys(table: str, data: Mapping[str, Any]) -> None:
    for key in data:
        if key not in _KEYS[table]:
            raise UsageError(
                f"the mapping has an unknown key {key!r}" + (f" in [{table}]" if table else ""),
                argument="mapping", expected=", ".join(_KEYS[table]),
                hint=did_you_mean(str(key), _KEYS[table]),
            )  # fmt: skip


def _wrong(table: str, key: str, found: object, expected: str) -> UsageError:
    place = f"{table}.{key}" if table else key
    return UsageError("is not understood", argument="mapping", element=place, found=found,
                      expected=expected)  # fmt: skip


def _check_choice(table: str, key: str, value: object, choices: Sequence[str]) -> None:
    if value not in choices:
        raise _wrong(table, key, value, " or ".join(choices))


def _positive(table: str, key: str, value: Any) -> float | None:
    if value is None:
        return None
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < MOST:
        raise _wrong(table, key, value, "a positive number (Hz)")
    return float(value)


def _delay(value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) < 1:
        raise _wrong("prepare", "delay", value, "seconds, less than 1")
    return float(value)


def _constants(value: Any, unit: Any) -> tuple[float, ...] | None:
    """Torque constants; a log of currents needs them, and no other takes them."""
    units = list(unit) if isinstance(unit, list | tuple) else [unit]
    if value is None:
        if any(u in CURRENTS for u in units):
            raise UsageError(
                "currents are no torques without the motors' constants", argument="mapping",
                element="units.tau", found=unit,
                hint="give them (N m/A): [drive] constant = [0.12, …], one for each joint",
            )  # fmt: skip
        return None
    if not all(isinstance(u, int | float) or u in CURRENTS for u in units):
        raise _wrong("drive", "constant", value, "with it [units] tau = 'A' or 'mA'")
    if not isinstance(value, list | tuple):
        raise _wrong("drive", "constant", value, "a list of numbers (N m/A), one for each joint")
    return tuple(float(_exact("drive", "constant", v)) for v in value)


def _columns(part: Mapping[str, Any]) -> dict[str, Any]:
    for role, said in part.items():
        plain = isinstance(said, str)
        if role == "t" and not plain:
            raise _wrong("columns", role, said, "the name of a column")
        names = list(said.values()) if isinstance(said, Mapping) else said
        listed = isinstance(names, list | tuple) and all(isinstance(n, str) for n in names)
        if not plain and not listed:
            raise _wrong("columns", role, said, "a pattern such as 'pos_{joint}', or a list")
    return dict(part)


def _units(part: Mapping[str, Any]) -> dict[str, Any]:
    for role, said in part.items():
        several = list(said.values()) if isinstance(said, Mapping) else said
        several = several if isinstance(several, list | tuple) and role != "t" else [said]
        for unit in several:
            _check_unit(role, unit)
    return dict(part)


def _check_unit(role: str, unit: Any) -> None:
    known = TIME_UNITS if role == "t" else EFFORTS if role == "tau" else ANGLES
    if isinstance(unit, int | float) and not isinstance(unit, bool):
        if 1 / MOST < abs(unit) < MOST and (role != "t" or unit > 0):
            return
    elif isinstance(unit, str) and re.sub(r"/s[2²]?$", "", unit) in known:
        return
    raise _wrong("units", role, unit, ", ".join(known) + ", or the factor to SI units")


def _exact(table: str, key: str, value: Any) -> Fraction:
    try:
        found = Fraction(str(value)) if not isinstance(value, bool) else Fraction(0)
    except (ValueError, ZeroDivisionError):
        found = Fraction(0)
    if not 1 / Fraction(MOST) < abs(found) < MOST:
        raise _wrong(table, key, value, "a number that is not 0")
    return found


def _ratios(value: Any) -> tuple[Fraction, ...] | None:
    if value is None:
        return None
    if not isinstance(value, list | tuple):
        raise _wrong("drive", "ratio", value, "a list of numbers")
    return tuple(_exact("drive", "ratio", v) for v in value)


def _coupling(value: Any) -> tuple[tuple[int, int, Fraction], ...]:
    found = []
    for entry in value if isinstance(value, list | tuple) else [value]:
        if not (isinstance(entry, list | tuple) and len(entry) == 3
                and all(isinstance(k, int) for k in entry[:2])):  # fmt: skip
            raise _wrong("drive", "coupling", entry, "[motor, joint, ratio], numbers from 1")
        found.append((entry[0], entry[1], _exact("drive", "coupling", entry[2])))
    return tuple(found)


def _offsets(value: Any) -> tuple[float, ...] | None:
    if value is None:
        return None
    if not isinstance(value, list | tuple):
        raise _wrong("drive", "offset", value, "a list of angles (rad), one for each joint")
    return tuple(map(_angle, value))


def _angle(value: Any) -> float:
    """A number, or a multiple of pi: -pi/2."""
    match = _PI.fullmatch(value) if isinstance(value, str) else None
    if match:
        factor = float(match[2]) if match[2] not in ("", ".") else 1.0
        return (-1 if match[1] == "-" else 1) * factor * math.pi / int(match[3] or 1)
    try:
        found = math.nan if isinstance(value, bool) else float(value)
    except (TypeError, ValueError):
        found = math.nan
    if not math.isfinite(found):
        raise _wrong("drive", "offset", value, "an angle in rad, such as 1.57 or -pi/2")
    return found
