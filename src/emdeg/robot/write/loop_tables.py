"""Loops, velocity constraints and the list of actuated joints as data for TOML."""

from __future__ import annotations

import json
from typing import Any

from emdeg.robot.model.mechanism import Mechanism


def _key(name: str) -> str:
    return name if name.replace("_", "").replace("-", "").isalnum() else json.dumps(name)


def loop_tables(robot: Mechanism, cell: Any) -> dict[str, Any]:
    """The tables as data for TOML; `cell` writes one expression."""
    loops = []
    for loop in robot.loops:
        entry: dict[str, Any] = {"name": loop.name, "first": loop.first, "second": loop.second}
        entry |= {"type": loop.type} if loop.type else {"directions": list(loop.directions)}
        entry["axes"] = loop.axes
        if loop.length is not None:
            entry["length"] = cell(loop.length)
        if loop.follows:
            entry["follows"] = {
                _key(j): {_key(o): str(k) for o, k in terms} for j, terms in loop.follows
            }
        loops.append(entry)
    constraints = [
        {"name": c.name, "frame": c.frame, "direction": [cell(e) for e in c.direction],
         "point": [cell(e) for e in c.point], "axes": c.axes}
        for c in robot.constraints
    ]  # fmt: skip
    return {"actuated": list(robot.actuated), "loop": loops, "constraint": constraints}
