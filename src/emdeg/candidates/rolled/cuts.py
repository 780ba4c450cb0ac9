"""Where a robot is cut into pieces: into bodies, or into limbs.

A limb is a run of bodies from a fork (or the base) to the next. Links of a snake are alike body by
body, and limbs of a hand or a humanoid limb by limb: a call of a whole limb hands over motions and
wrenches once, where its bodies would at every joint. Pieces may also be made alike though they are
mirror images (mechanics.pieces), which takes more operations. Which way is shorter is counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from emdeg.candidates.rolled.weave import Weave
from emdeg.mechanics.segments import segment_bodies
from emdeg.program.ir import Program
from emdeg.robot.robot import Robot

Cut = Mapping[int, tuple[int, ...]]  # root of a piece → its bodies
DEARER = 1.1  # times as many operations in all as the fastest way has, for shorter code


def cuts(robot: Robot) -> Iterator[Cut]:
    """Every body by itself; every limb, where there are several."""
    yield segment_bodies(robot, range(len(robot.bodies)))
    forks = [children for below, children in robot.children.items() if below is not None]
    limbs = [child for children in forks if len(children) > 1 for child in children]
    if limbs or len(robot.children[None]) > 1:
        yield segment_bodies(robot, limbs)


def shortest(ways: Sequence[tuple[list[Program], Weave]]) -> tuple[list[Program], Weave]:
    """The way with least to write, of those that compute little more than the fastest."""
    fastest = min(_computed(*way) for way in ways)
    return min(
        (way for way in ways if _computed(*way) <= DEARER * fastest), key=lambda w: _written(*w)
    )


def _computed(programs: Sequence[Program], weave: Weave) -> int:
    """Operations of all calls."""
    return sum(len(programs[part.kind]) for part in weave.parts)


def _written(programs: Sequence[Program], weave: Weave) -> int:
    """Roughly what code has to say: the operations of each class, the arguments of each call."""
    return sum(map(len, programs)) + sum(len(part.leaves) for part in weave.parts)
