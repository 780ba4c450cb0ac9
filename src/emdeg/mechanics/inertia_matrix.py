"""The mass matrix of composite bodies, M_ji = S_j · F_i with F_i = I^c_i S_i (Walker, Orin 1982).

There are two ways to bring the force F_i to the joints j below it, and neither is always shorter:

    step by step   F_i moves from frame to frame towards the base, and S_j is a unit vector there:
                   about 26 operations for each pair (j, i)
    in one frame   F_i and all S_j are seen from the body that the limb hangs on: about 90 for each
                   joint, and the 11 of a product of six numbers for each pair

The body nearest to the base is that frame: seen from the base itself M would depend on the first
joint, which it does not. Which way is shorter is counted for every limb; robots whose limbs
are short never take the second, and of long ones only the second is derived.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from emdeg.exact.graph import ZERO, Expr
from emdeg.exact.linalg import Matrix
from emdeg.mechanics.operations import Meter
from emdeg.mechanics.tree import outward
from emdeg.robot.model.inertia import Pose
from emdeg.robot.model.spatial import Force, JointPose, SpatialInertia
from emdeg.robot.robot import Robot

LEAST_DEPTH, MOST_DEPTH = 10, 24  # bodies in a row: between them both ways are counted
NEAR = 3  # bodies on the path of a body for which it is not worth while to leave its frame

Entries: TypeAlias = dict[tuple[int, int], Expr]  # (row, column), of one half of M


def mass_matrix(
    robot: Robot, poses: Sequence[JointPose], composite: Sequence[SpatialInertia]
) -> Matrix:
    """M, limb by limb; `composite` has the inertia that every body carries, itself included."""
    parts = _Parts(robot, poses, composite)
    rows: list[list[Expr]] = [[ZERO] * robot.nv for _ in range(robot.nv)]
    for limb in _limbs(robot):
        for (row, column), entry in parts.of(limb).items():
            rows[row][column] = rows[column][row] = entry
    return Matrix(rows)


def _limbs(robot: Robot) -> list[list[int]]:
    """Every body that stands on the base alone, and what hangs on it, branch by branch."""
    limbs: dict[tuple[int, ...], list[int]] = {}
    for i in range(len(robot.bodies)):
        limbs.setdefault(tuple(robot.path(i)[:2]), []).append(i)
    return [*limbs.values()]


@dataclass(frozen=True)
class _Parts:
    robot: Robot
    poses: Sequence[JointPose]
    composite: Sequence[SpatialInertia]

    def of(self, limb: Sequence[int]) -> Entries:
        """The entries of all pairs whose outer body is in the limb."""
        depth = max(len(self.robot.path(i)) for i in limb)
        if depth < LEAST_DEPTH:
            return self._made(limb, self._step_by_step)
        seen = self._in_one_frame(limb)
        if depth > MOST_DEPTH:
            return self._made(limb, seen)
        ways = [self._made(limb, way) for way in (self._step_by_step, seen)]
        return min(ways, key=lambda entries: Meter().new(entries.values()))

    def _made(
        self, limb: Sequence[int], below: Callable[[int, Force], Iterator[tuple[int, Expr]]]
    ) -> Entries:
        entries: Entries = {}
        for i in limb:
            joint = self.robot.bodies[i].joint
            for column, unit in zip(joint.indices, joint.columns, strict=True):
                force = self.composite[i].momentum(unit)
                entries |= {(row, column): e for row, e in joint.efforts(force).items()}
                entries |= {(row, column): e for row, e in below(i, force)}
        return entries

    def _step_by_step(self, i: int, force: Force) -> Iterator[tuple[int, Expr]]:
        """What the force is at every joint below, in that body's frame."""
        path = self.robot.path(i)
        for child, j in zip(reversed(path), reversed(path[:-1]), strict=False):
            force = force.to_parent(self.poses[child])
            yield from self.robot.bodies[j].joint.efforts(force).items()

    def _in_one_frame(
        self, limb: Sequence[int]
    ) -> Callable[[int, Force], Iterator[tuple[int, Expr]]]:
        """The same from the body nearest to the base."""
        robot, poses = self.robot, self.poses
        on_path = {j for i in limb for j in robot.path(i)}

        def place(i: int, below: Pose | None) -> Pose:
            return Pose.identity() if below is None or i not in on_path else below @ poses[i]

        places = outward(robot, place)
        axes = {j: [s.to_parent(places[j]) for s in robot.bodies[j].joint.columns] for j in on_path}

        def below(i: int, force: Force) -> Iterator[tuple[int, Expr]]:
            if len(robot.path(i)) <= NEAR:
                yield from self._step_by_step(i, force)
                return
            moved = force.to_parent(places[i])
            for j in robot.path(i)[:-1]:
                for row, axis in zip(robot.bodies[j].joint.indices, axes[j], strict=True):
                    yield row, moved.dot(axis)

        return below
