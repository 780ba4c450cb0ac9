"""In which orders libraries count joints: by tree, by name, backwards, or with two exchanged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise, permutations

from emdeg.conform.differences import Difference, joint_order
from emdeg.robot.robot import Robot

LARGEST_TRIED = 4  # joints of which all orders are tried
MOST_EXCHANGED = 30  # joints of which any two are exchanged; of more, neighbours


def orders(robot: Robot) -> Iterator[Difference]:
    """Each other order once, the likely ones first."""
    seen = {robot.joint_names}
    for joints, words in _candidates(robot):
        if joints in seen:
            continue
        seen.add(joints)
        shown = ", ".join(joints)
        yield joint_order(robot, joints, f"its joints are {words}: {shown}")
        yield joint_order(
            robot, joints, f"its results (not what it was given) are {words}: {shown}",
            results_only=True,
        )  # fmt: skip


def _candidates(robot: Robot) -> Iterator[tuple[tuple[str, ...], str]]:
    own = robot.joint_names
    yield _depth_first(robot, None), "in the order of the tree"
    by_name = "in the order of the tree, branches by name (as Pinocchio reads URDF)"
    yield _depth_first(robot, lambda i: robot.bodies[i].joint.name), by_name
    yield _breadth_first(robot), "in the order of the tree, level by level"
    yield tuple(sorted(own)), "in alphabetical order"
    yield own[::-1], "in the opposite order"
    yield (*own[1:], own[0]), "in our order, the first one last"
    pairs = combinations(range(len(own)), 2)
    for a, b in pairs if len(own) <= MOST_EXCHANGED else pairwise(range(len(own))):
        swapped = list(own)
        swapped[a], swapped[b] = own[b], own[a]
        yield tuple(swapped), f"in another order ({own[a]} and {own[b]} exchanged)"
    if len(own) <= LARGEST_TRIED:
        for order in permutations(own):
            yield order, "in another order"


def _depth_first(robot: Robot, key: Callable[[int], str] | None) -> tuple[str, ...]:
    found: list[str] = []
    waiting: list[int | None] = [None]  # a loop: a chain is as deep as it has joints
    while waiting:
        body = waiting.pop()
        if body is not None and robot.bodies[body].joint.mimic is None:
            found.append(robot.bodies[body].joint.name)
        below = robot.children[body]
        waiting += reversed(below if key is None else sorted(below, key=key))
    return tuple(found)


def _breadth_first(robot: Robot) -> tuple[str, ...]:
    level, found = list(robot.children[None]), []
    while level:
        found += [robot.bodies[i].joint.name for i in level if robot.bodies[i].joint.mimic is None]
        level = [child for i in level for child in robot.children[i]]
    return tuple(found)
