"""A hash of a robot's content that is the same in every process and on every machine.

Each expression is digested from its leaves up (the DAG is walked once); title, source and the
import report are not content.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import blake2b
from typing import Any

from emdeg.exact.graph import Expr, walk
from emdeg.exact.linalg import Matrix, Vector
from emdeg.robot.edit.rewrite import expressions
from emdeg.robot.robot import Robot


def content_hash(robot: Robot) -> str:
    """32 hexadecimal digits."""
    digests = expression_digests([*expressions(robot), *robot.parameters])
    state: list[str] = []
    _write(robot, digests, state)
    return blake2b("\n".join(state).encode(), digest_size=16).hexdigest()


def expression_digests(roots: list[Expr]) -> dict[Expr, str]:
    """A digest of every node below the roots."""
    found: dict[Expr, str] = {}

    def plain(value: Any) -> str:
        if isinstance(value, Expr):
            return found[value]
        if isinstance(value, tuple):
            return "(" + ",".join(map(plain, value)) + ")"
        return repr(value)

    for node in walk(roots):
        content = f"{node.kind}:{plain(node.args)}"
        found[node] = blake2b(content.encode(), digest_size=16).hexdigest()
    return found


def _write(value: Any, digests: dict[Expr, str], out: list[str]) -> None:
    """The value as a flat list of texts, fields by name."""
    if isinstance(value, Expr):
        out.append(digests[value])
    elif isinstance(value, Vector | Matrix):
        out.extend(digests[e] for e in value)
    elif isinstance(value, Enum):
        out.append(str(value.value))
    elif is_dataclass(value):
        for field in fields(value):
            if field.compare:
                out.append(f".{field.name}")
                _write(getattr(value, field.name), digests, out)
    elif isinstance(value, dict):
        for key in sorted(value, key=lambda k: digests[k]):
            _write(key, digests, out)
            _write(value[key], digests, out)
    elif isinstance(value, tuple):
        out.append(f"[{len(value)}")
        for item in value:
            _write(item, digests, out)
    else:
        out.append(repr(value))
