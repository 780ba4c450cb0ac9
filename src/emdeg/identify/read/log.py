"""A log of a robot: time, positions and efforts of its joints, in SI units, checked.

What can be mended without doubt is mended and said (`done`); what is doubtful is said (`warnings`);
what cannot be meant is refused, with the row or the joint. Pieces between gaps stay apart: no
filter reaches over a gap.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from emdeg.errors import LoadError, did_you_mean
from emdeg.identify.model import Array
from emdeg.identify.read.header import check_unit, suggestion
from emdeg.identify.read.mapping import ROLES, LogMapping
from emdeg.identify.read.tables import Table, read_table
from emdeg.robot.model.parts import Joint
from emdeg.robot.robot import Robot

FEWEST_ROWS = 30
LARGEST, SMALLEST = 1e9, 1e-15  # SI units: beyond, it is no measurement
MOST_MISSING = 0.2  # share of rows without a number that a column may have


@dataclass(frozen=True, eq=False)
class Piece:
    """Rows without a gap, at regular times: t (N,), q (N, n), …; NaN where an effort is unknown."""

    t: Array
    q: Array
    tau: Array
    qd: Array | None = None
    qdd: Array | None = None

    @property
    def step(self) -> float:
        """Seconds between two rows."""
        return float((self.t[-1] - self.t[0]) / max(len(self.t) - 1, 1))

    def rows(self, chosen: Any) -> Piece:
        """Some of the rows."""
        return Piece(
            self.t[chosen], self.q[chosen], self.tau[chosen],
            None if self.qd is None else self.qd[chosen],
            None if self.qdd is None else self.qdd[chosen],
        )  # fmt: skip


@dataclass(frozen=True)
class Log:
    """One log; `measured[i]`: has joint i a column of efforts?"""

    name: str
    pieces: tuple[Piece, ...]
    measured: tuple[bool, ...]
    done: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()

    @property
    def rows(self) -> int:
        """How many there are."""
        return sum(len(p.t) for p in self.pieces)

    def noted(self, done: Sequence[str] = (), warnings: Sequence[str] = ()) -> Log:
        """The log with more to say."""
        return replace(self, done=(*self.done, *done), warnings=(*self.warnings, *warnings))


def joints_of(robot: Robot) -> list[Joint]:
    """The joints with coordinates, in the order of q."""
    return [joint for _, joint in sorted(robot.by_coordinate.items())]


def missing_joints(robot: Robot, table: Table, mapping: LogMapping) -> list[str]:
    """Joints that the log does not have; a name that is almost there is an error."""
    names = robot.joint_names
    wanted = {name: mapping.column("q", name, k) for k, name in enumerate(names)}
    absent = [name for name in names if _find(table, wanted[name]) is None]
    if len(absent) == len(names):
        raise LoadError(
            "the log has no positions of this robot's joints", file=table.name,
            found="the columns " + ", ".join(list(table.columns)[:12]),
            expected=", ".join(list(wanted.values())[:6]) + (", …" if len(names) > 6 else ""),
            hint="name the columns in a mapping: "
            + (suggestion(table.columns, names) or "[columns] q = 'pos_{joint}'"),
        )  # fmt: skip
    unused = [c for c in table.columns if c not in wanted.values()]
    for name in absent:
        near = did_you_mean(wanted[name], [c for c in unused if not c.startswith(("tau", "qd"))])
        if near:
            raise LoadError(f"there is no column {wanted[name]!r}", file=table.name, hint=near)
    return absent


def read_log(robot: Robot, source: Any, mapping: LogMapping) -> Log:
    """The log of a robot whose joints all have columns."""
    table, done = _known_rows(robot, read_table(source), mapping)
    t = _times(table, mapping, robot.joint_names)
    if _by_rate(table, mapping):
        done.append(f"times are those of {mapping.rate:g} Hz, as the mapping says")
    arrays = {role: _role(robot, table, mapping, role) for role in ROLES}
    q, tau = arrays["q"], arrays["tau"]
    assert q is not None
    if tau is None:
        raise LoadError(
            "the log has no efforts", file=table.name,
            found="the columns " + ", ".join(list(table.columns)[:12]),
            expected=", ".join(mapping.column("tau", n, k)
                               for k, n in enumerate(robot.joint_names[:6])),
            hint="name the columns in a mapping: "
            + (suggestion(table.columns, robot.joint_names) or "[columns] tau = 'torque_{joint}'"),
        )  # fmt: skip
    measured = tuple(not np.isnan(tau[:, k]).all() for k in range(tau.shape[1]))
    piece = Piece(t, q, tau, arrays["qd"], arrays["qdd"])
    piece = _without_missing(table, robot, piece, measured, done)
    piece = _without_duplicates(table, piece, done)
    return Log(table.name, (piece,), measured, tuple(done))


def _known_rows(robot: Robot, table: Table, mapping: LogMapping) -> tuple[Table, list[str]]:
    """The table without rows that have nothing of this robot: other joints', or empty ones."""
    done = list(table.done)
    there = [
        _find(table, mapping.column(role, name, k))
        for role in ROLES for k, name in enumerate(robot.joint_names)
    ]  # fmt: skip
    columns = [column for column in there if column is not None]
    if not columns:
        return table, done
    empty = np.isnan(np.column_stack(columns)).all(axis=1)
    if not empty.any() or empty.all():
        return table, done
    done.append(f"{int(empty.sum())} rows without any number of this robot were left out")
    kept = {name: column[~empty] for name, column in table.columns.items()}
    others = {
        name: replace(other, columns={n: c[~empty] for n, c in other.columns.items()})
        for name, other in table.others.items() if other.rows == table.rows
    }  # fmt: skip
    return replace(table, columns=kept, others=others), done


def _find(table: Table, name: str) -> Array | None:
    """A column; `FILE:COLUMN` is one of another file, beside the log."""
    if name in table.columns:
        return table.columns[name]
    file, colon, column = name.rpartition(":")
    if not colon:
        return None
    other = table.beside(file)
    if other.rows != table.rows:
        raise LoadError(
            "two files of one log have different lengths", file=file,
            found=f"{other.rows} rows", expected=f"{table.rows}, as {table.name}",
        )  # fmt: skip
    return other.columns.get(column)


def _times(table: Table, mapping: LogMapping, joints: Sequence[str]) -> Array:
    name = str(mapping.columns.get("t", "t"))
    t = _find(table, name)
    if t is None and mapping.rate is None:
        raise LoadError(
            f"there is no column of the time, {name!r}", file=table.name,
            found="the columns " + ", ".join(list(table.columns)[:12]),
            hint="name it in a mapping ("
            + (suggestion(table.columns, [*joints]) or "[columns] t = …")
            + "), or give rate = 1000 (Hz)",
        )  # fmt: skip
    if _by_rate(table, mapping):
        assert mapping.rate is not None
        return np.arange(table.rows) / mapping.rate
    assert t is not None
    check_unit(table.name, name, "t", mapping.scale("t"), "t" in mapping.units)
    t = t * mapping.scale("t")
    bad = np.flatnonzero(~np.isfinite(t))
    if len(bad):
        raise LoadError(
            f"the time of row {bad[0] + 1} is not a number", file=table.name,
            hint="write seconds, or give rate = … (Hz) in a mapping",
        )  # fmt: skip
    back = np.flatnonzero(np.diff(t) < 0)
    if len(back):
        k = int(back[0])
        raise LoadError(
            f"time goes back after row {k + 1}", file=table.name,
            found=f"{t[k]:.6g} s, then {t[k + 1]:.6g} s",
            hint="several runs in one file are several logs: cut it there",
        )  # fmt: skip
    return np.asarray(t - t[0])


def _by_rate(table: Table, mapping: LogMapping) -> bool:
    """Does the mapping's rate say the times? A column that it names comes first."""
    named = "t" in mapping.columns and _find(table, str(mapping.columns["t"])) is not None
    return mapping.rate is not None and not named


def _role(robot: Robot, table: Table, mapping: LogMapping, role: str) -> Array | None:
    """q, qd, qdd or tau of all joints in SI units; None where no joint has a column."""
    columns = [
        _find(table, mapping.column(role, name, k)) for k, name in enumerate(robot.joint_names)
    ]
    if all(c is None for c in columns):
        return None
    absent = [n for n, c in zip(robot.joint_names, columns, strict=True) if c is None]
    if absent and role in ("qd", "qdd"):
        raise LoadError(
            f"some joints have a column of {role} and some have none", file=table.name,
            found="none for " + ", ".join(absent[:6]), hint=f"leave all columns of {role} out",
        )  # fmt: skip
    nothing = np.full(table.rows, np.nan)
    scales = mapping.scales(role, robot.joint_names)
    for k, (name, scale) in enumerate(zip(robot.joint_names, scales, strict=True)):
        column = mapping.column(role, name, k)
        check_unit(table.name, column, role, scale, role in mapping.units)
    found = np.column_stack([nothing if c is None else c for c in columns]) * np.array(scales)
    size = np.abs(np.where(np.isfinite(found), found, 0.0)).max(axis=0, initial=0.0)
    for name, most in zip(robot.joint_names, size, strict=True):
        if most > LARGEST:
            raise LoadError(f"the {role} of joint {name} reaches {most:.3g}", file=table.name,
                            expected=f"numbers that can be measured, up to {LARGEST:g}",
                            hint="is its unit right?")  # fmt: skip
    return np.where(np.abs(found) < SMALLEST, 0.0, found)


def _without_missing(
    table: Table, robot: Robot, piece: Piece, measured: Sequence[bool], done: list[str]
) -> Piece:
    """Rows with a number in every place; where one is missing there is a gap."""
    here = np.array(measured)
    bad = ~np.isfinite(piece.q)
    bad |= ~np.isfinite(piece.tau) & here
    for extra in (piece.qd, piece.qdd):
        if extra is not None:
            bad |= ~np.isfinite(extra)
    share = bad.mean(axis=0)
    worst = int(share.argmax())
    if share[worst] > MOST_MISSING:
        raise LoadError(
            f"joint {robot.joint_names[worst]} has no number in {share[worst]:.0%} of the rows",
            file=table.name, hint="log it again, or weld the joint: robot.locked()",
        )  # fmt: skip
    rows = bad.any(axis=1)
    if rows.any():
        done.append(f"{int(rows.sum())} rows with missing numbers were left out")
    return piece.rows(~rows)


def _without_duplicates(table: Table, piece: Piece, done: list[str]) -> Piece:
    """Rows whose time is that of the row before, if they say the same."""
    same = np.flatnonzero(np.diff(piece.t) == 0)
    if not len(same):
        return piece
    everything = np.column_stack([piece.q, np.nan_to_num(piece.tau)])
    different = np.flatnonzero((everything[same] != everything[same + 1]).any(axis=1))
    if len(different):
        k = int(same[different[0]])
        raise LoadError(
            f"rows {k + 1} and {k + 2} have one time and different numbers", file=table.name,
            found=f"t = {piece.t[k]:.6g} s",
            hint="write the time with more digits, or give rate = … (Hz) in a mapping",
        )  # fmt: skip
    done.append(f"{len(same)} rows that repeat the row before were left out")
    keep = np.ones(len(piece.t), dtype=bool)
    keep[same + 1] = False
    return piece.rows(keep)
