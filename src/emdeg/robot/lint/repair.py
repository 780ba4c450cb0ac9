"""A robot with the changes of the linter: the same robot, other tensors.

    body = Σ links fixed to it, each moved to the body's frame

so a body whose link changes is summed up again from what the description says of its links.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from emdeg.exact.graph import const
from emdeg.exact.linalg import Matrix
from emdeg.exact.numbers import exact
from emdeg.robot.lint.faults import Change, Fault, changes_of
from emdeg.robot.model.inertia import Inertia, combine
from emdeg.robot.model.mechanism import M
from emdeg.robot.model.report import LinkRecord

_PLACES = {(0, 0): 0, (0, 1): 1, (0, 2): 2, (1, 1): 3, (1, 2): 4, (2, 2): 5}


def repaired(robot: M, faults: Sequence[Fault]) -> M:
    """The robot after all changes that the faults propose."""
    changes = changes_of(faults)
    if not changes:
        return robot
    records = tuple(_changed(record, changes) for record in robot.report.links)
    touched = {robot.frame(name).body for name in changes}
    parts: dict[int | None, list[Inertia]] = {body: [] for body in touched}
    for record in records:
        frame = robot.frame(record.name)
        if frame.body in parts:
            parts[frame.body].append(record.inertia.moved(frame.pose @ record.origin))
    bodies = list(robot.bodies)
    base = robot.base_inertia
    for k, inertias in parts.items():
        whole = combine(inertias)
        if k is None:
            base = whole
        else:
            bodies[k] = bodies[k].loaded(whole, bodies[k].payloads)
    return robot.replaced(
        bodies=tuple(bodies), base_inertia=base, report=replace(robot.report, links=records)
    )


def _changed(record: LinkRecord, changes: Mapping[str, Change]) -> LinkRecord:
    change = changes.get(record.name)
    if change is None:
        return record
    old = record.inertia

    def entry(i: int, j: int) -> object:
        k = _PLACES[i, j]
        same = change.after[k] == change.before[k]
        return old.tensor[i, j] if same else const(exact(change.after[k]))

    tensor = Matrix.symmetric(3, lambda i, j: entry(min(i, j), max(i, j)))  # type: ignore[arg-type,return-value]
    return replace(record, inertia=replace(old, tensor=tensor))
