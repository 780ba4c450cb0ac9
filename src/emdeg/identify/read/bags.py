"""ROS 2 bags: the topics of sensor_msgs/JointState, by the package rosbags.

A message has names, positions, velocities and efforts; what is empty is left out. The columns are
t (the stamp of the header, or the time of recording where that is 0), q_NAME, qd_NAME, tau_NAME.
With several topics of this type the one with the most messages is read, and the others are named in
the error when it does not serve.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from emdeg.errors import LoadError
from emdeg.identify.model import Array
from emdeg.optional import optional

JOINT_STATE = "sensor_msgs/msg/JointState"


def is_bag(path: Path) -> bool:
    """A folder with metadata.yaml, or one of its files."""
    return (path.is_dir() and (path / "metadata.yaml").is_file()) or path.suffix in (
        ".db3", ".mcap", ".bag",
    )  # fmt: skip


def read_bag(path: Path) -> dict[str, Array]:
    """The columns of the joint states."""
    place = {"file": path}
    reader = optional("rosbags.highlevel", "identify", "reading ROS bags", LoadError, **place)
    stores = optional("rosbags.typesys", "identify", "reading ROS bags", LoadError, **place)
    source = path if path.is_dir() or path.suffix == ".bag" else path.parent
    try:
        types = stores.get_typestore(stores.Stores.ROS2_JAZZY)
        with reader.AnyReader([source], default_typestore=types) as bag:
            topics = [c for c in bag.connections if c.msgtype == JOINT_STATE]
            if not topics:
                found = ", ".join(sorted({c.topic for c in bag.connections})[:6]) or "no topics"
                raise LoadError(f"no topic has the type {JOINT_STATE}", file=path, found=found)
            topic = max(topics, key=lambda c: c.msgcount)
            rows = [
                (stamp, bag.deserialize(raw, topic.msgtype))
                for connection, stamp, raw in bag.messages([topic])
            ]
    except LoadError:
        raise
    except Exception as problem:  # whatever a stranger's file makes the reader raise
        raise LoadError("the bag cannot be read", file=path, found=problem) from None
    return _columns(path, rows)


def _columns(path: Path, rows: list[tuple[int, Any]]) -> dict[str, Array]:
    if not rows:
        raise LoadError("the bag has no joint states", file=path)
    names = list(rows[0][1].name)
    place = {name: k for k, name in enumerate(names)}
    t = np.array([_stamp(m, recorded) for recorded, m in rows])
    columns = {"t": (t - t[0]) * 1e-9}
    for letter, field in (("q", "position"), ("qd", "velocity"), ("tau", "effort")):
        if len(getattr(rows[0][1], field)) != len(names):
            continue
        values = np.full((len(rows), len(names)), np.nan)
        for i, (_, message) in enumerate(rows):
            found = np.asarray(getattr(message, field), dtype=float)
            if len(found) == len(message.name):
                for name, value in zip(message.name, found, strict=True):
                    if name in place:
                        values[i, place[name]] = value
        columns |= {f"{letter}_{name}": values[:, k] for name, k in place.items()}
    return columns


def _stamp(message: Any, recorded: int) -> int:
    """Nanoseconds."""
    stamp = message.header.stamp
    return int(stamp.sec) * 1_000_000_000 + int(stamp.nanosec) or recorded
