"""ROS 2 bags: the topics of sensor_msgs/JointState, by the package rosbags.

A message has names, positions, velocities and efforts; what is empty is left out. The columns are
t (the stamp of the header, or the time of recording where that is 0), q_NAME, qd_NAME, tau_NAME.
Messages of one topic may name different joints (an arm and its gripper): every name has a column,
NaN where a message does not have it. Of several topics of this type the one is read that has
efforts and the most messages; that is said.
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


def read_bag(path: Path) -> tuple[dict[str, Array], list[str]]:
    """The columns of the joint states, and what was left out."""
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
            topic = _chosen(bag, topics)
            rows = [
                (stamp, bag.deserialize(raw, topic.msgtype))
                for connection, stamp, raw in bag.messages([topic])
            ]
    except LoadError:
        raise
    except Exception as problem:  # whatever a stranger's file makes the reader raise
        raise LoadError("the bag cannot be read", file=path, found=problem) from None
    others = [c.topic for c in topics if c is not topic]
    said = [f"of the bag's joint states {topic.topic} was read, not {', '.join(others)}"]
    return _columns(path, rows), said if others else []


def _chosen(bag: Any, topics: list[Any]) -> Any:
    """The topic with efforts, by its first message, and with the most messages."""

    def rank(connection: Any) -> tuple[bool, int]:
        first = next(iter(bag.messages([connection])), None)
        effort = first is not None and len(bag.deserialize(first[2], connection.msgtype).effort)
        return bool(effort), connection.msgcount

    return max(topics, key=rank) if len(topics) > 1 else topics[0]


def _columns(path: Path, rows: list[tuple[int, Any]]) -> dict[str, Array]:
    if not rows:
        raise LoadError("the bag has no joint states", file=path)
    names = list(dict.fromkeys(name for _, message in rows for name in message.name))
    place = {name: k for k, name in enumerate(names)}
    t = np.array([_stamp(m, recorded) for recorded, m in rows])
    columns = {"t": (t - t[0]) * 1e-9}
    for letter, field in (("q", "position"), ("qd", "velocity"), ("tau", "effort")):
        values = np.full((len(rows), len(names)), np.nan)
        for i, (_, message) in enumerate(rows):
            found = np.asarray(getattr(message, field), dtype=float)
            if len(found) == len(message.name):
                values[i, [place[name] for name in message.name]] = found
        seen = ~np.isnan(values).all(axis=0)
        columns |= {f"{letter}_{name}": values[:, k] for name, k in place.items() if seen[k]}
    return columns


def _stamp(message: Any, recorded: int) -> int:
    """Nanoseconds."""
    stamp = message.header.stamp
    return int(stamp.sec) * 1_000_000_000 + int(stamp.nanosec) or recorded
