"""The links of a robot as numbers, each as its description has it, placed at q = 0."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from emdeg.exact.graph import Expr
from emdeg.robot.lint.nearest import is_possible, pseudo_inertia
from emdeg.robot.model.mechanism import Mechanism
from emdeg.robot.model.parameter import known_values
from emdeg.robot.model.physical import numbers
from emdeg.robot.model.placements import body_poses, numeric_pose
from emdeg.robot.model.report import LinkRecord

Array = NDArray[np.float64]
_PLACES = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))
_NOTHING = 1e-18  # kg m², as physical.py


@dataclass(frozen=True, eq=False)
class Link:
    """Mass, centre of mass and tensor as they are given, and where that frame is in the world."""

    record: LinkRecord
    mass: float
    com: Array  # in the frame of the inertia
    tensor: Array  # about the centre of mass, in the axes of that frame
    pose: Array  # 4×4, of the frame of the inertia in the base at q = 0
    place: Array  # of the link's origin in the base
    beyond: tuple[Array, ...]  # where the joints stand that leave it
    moves: bool  # False for a part of the base, whose inertia plays no part
    refused: bool  # the reader would not have it, had it not been told to

    @property
    def name(self) -> str:
        """Of the link."""
        return self.record.name

    @cached_property
    def centre(self) -> Array:
        """The centre of mass in the base."""
        result: Array = self.pose[:3, :3] @ self.com + self.pose[:3, 3]
        return result

    @cached_property
    def turned(self) -> Array:
        """The tensor in base axes."""
        result: Array = self.pose[:3, :3] @ self.tensor @ self.pose[:3, :3].T
        return result

    @cached_property
    def pseudo_inertia(self) -> Array:
        """J about the base's origin."""
        return pseudo_inertia(self.mass, self.centre, self.turned)

    @property
    def slots(self) -> tuple[float, ...]:
        """xx xy xz yy yz zz, as URDF lists them."""
        return tuple(float(self.tensor[i]) for i in _PLACES)

    @property
    def is_point(self) -> bool:
        """True for mass without any moment."""
        return self.mass > 0 and bool(np.abs(self.tensor).max() <= _NOTHING)

    @property
    def is_possible(self) -> bool:
        """Can a body have this tensor? A point can."""
        return self.is_point or (self.mass >= 0 and is_possible(self.tensor))

    @property
    def gyration(self) -> float:
        """√(tr I/2m): how far its mass is from its centre, m."""
        return (
            float(np.sqrt(max(np.trace(self.tensor), 0) / (2 * self.mass)))
            if self.mass > 0
            else 0.0
        )

    @cached_property
    def size(self) -> float:
        """The distance of what is known of it: its centre and the joints on it, m."""
        points = (self.centre, *self.beyond)
        return max(float(np.linalg.norm(p - self.place)) for p in points)

    def slots_in_own_axes(self, turned: Array) -> tuple[float, ...]:
        """The slots of a tensor that is given in base axes."""
        own = self.pose[:3, :3].T @ turned @ self.pose[:3, :3]
        return tuple(float(own[i]) for i in _PLACES)


def tensor_of(slots: tuple[float, ...]) -> Array:
    """The matrix of six slots."""
    result = np.zeros((3, 3))
    for value, (i, j) in zip(slots, _PLACES, strict=True):
        result[i, j] = result[j, i] = value
    return result


def links_of(robot: Mechanism) -> list[Link]:
    """Every link whose numbers are known and that has mass or a tensor."""
    values: Mapping[Expr, float] = known_values(robot.parameters)
    q = np.zeros(robot.nq)
    for coordinate, joint in robot.by_coordinate.items():
        if joint.type.quaternion is not None:
            q[robot.configuration_index(coordinate) + joint.type.quaternion + 3] = 1.0
    missing = [s for s in robot.symbols if s not in values]
    if missing:
        return []
    bodies = body_poses(robot, list(q), values)

    def placed(body: int | None, pose: Array) -> Array:
        result: Array = pose if body is None else bodies[body] @ pose
        return result

    frames = {name: robot.frame(name) for name in robot.frame_names}
    ends = _joints_beyond(robot, bodies)
    refused = {finding.element for finding in robot.report.of("unphysical")}
    found: list[Link] = []
    for record in robot.report.links:
        inertia, frame = record.inertia, frames.get(record.name)
        entries = numbers([inertia.mass, *inertia.com, *inertia.tensor.entries], values)
        if entries is None or frame is None or not any(entries):
            continue
        at = placed(frame.body, numeric_pose(frame.pose, values))
        found.append(
            Link(
                record,
                entries[0],
                np.array(entries[1:4]),
                np.array(entries[4:]).reshape(3, 3),
                at @ numeric_pose(record.origin, values),
                at[:3, 3],
                ends.get(frame.body, ()),
                frame.body is not None,
                f"link {record.name}" in refused,
            )
        )
    return found


def _joints_beyond(robot: Mechanism, poses: list[Array]) -> dict[int | None, tuple[Array, ...]]:
    """Body → where its children's joints are."""
    return {
        body: tuple(poses[child][:3, 3] for child in children)
        for body, children in robot.children.items()
    }
