"""Maps of the workspace: where the tool is when outputs are large.

State by state the tool is at p = ⁰T(q)[:3, 3]. A map has square cells over (r, z), r = √(x² + y²),
seen from the side, or over (x, y), seen from above. In each cell and for each element k of an
output stands the largest share that the states there need,

    s_k = max |y_k| / limit_k,

of the limit where there is one, else of the largest |y_k| of all; −1 where the tool never was.
Coordinates that no output depends on, which a campaign leaves at 0, are drawn here: the tool moves
with them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from emdeg.backends.llvm.samples import SPHERE, UNREAD
from emdeg.mechanics.kinematics import default_frame
from emdeg.program.ir import Leaf, Program
from emdeg.robot.robot import Robot
from emdeg.run.arrays import Array
from emdeg.shown import brief
from emdeg.sweep.plan import CampaignPlan
from emdeg.sweep.result import Sweep, states_of
from emdeg.verbs import Compiled, compile

MOST = 1 << 20  # states that are looked at
CELLS = 44  # along the longer side of a map
FLAT = 1e-6  # of the longer side: a shorter one is a line, not a map


@dataclass(frozen=True, eq=False)
class WorkspaceMap:
    """`worst[i, j, k]` is the share of element k in the cell i along, j up; `start` its corner."""

    __repr__ = brief

    view: str
    axes: tuple[str, str]
    start: tuple[float, float]
    cell: float  # m
    worst: Array
    frame: str
    states: int


def maps(found: Sweep, robot: Robot, output: str, frame: str = "") -> tuple[WorkspaceMap, ...]:
    """Maps of one output from the side and from above; none where there is nothing to see."""
    plan, program = found.plan, found.plan.program
    name = f"forward_kinematics:{frame}" if frame else "forward_kinematics"
    place = compile(robot, name, optimise="none")
    if not isinstance(program, Program) or "q" not in plan.origin.box.inputs:
        return ()
    if not _can_be_placed(plan, place):
        return ()
    states = min(found.states, MOST)
    p = np.concatenate([_places(plan, place, *part) for part in _blocks(plan, states)])
    first, count = _columns(program, output)
    whole = np.abs(plan.limits[first : first + count])
    kept = found[output]
    if not np.isfinite(whole).all() and kept.min is not None and kept.max is not None:
        largest = np.maximum(-kept.min, kept.max).reshape(-1)
        whole = np.where(np.isfinite(whole), whole, largest)
    whole = np.where(whole > 0, whole, np.inf)
    across = {"side": (np.hypot(p[:, 0], p[:, 1]), p[:, 2]), "above": (p[:, 0], p[:, 1])}
    axes = {"side": ("r", "z"), "above": ("x", "y")}
    grids = {view: _Grid.over(*xy, count) for view, xy in across.items() if not _is_flat(*xy)}
    for k, (start, length) in enumerate(_blocks(plan, states)):
        y = plan.partial_and_outputs(k)[1][first : first + count, :length]
        share = np.abs(y).T / whole
        there = np.isfinite(share).all(axis=1)
        for view, grid in grids.items():
            a, b = (part[start : start + length] for part in across[view])
            grid.put(a[there], b[there], share[there])
    shown = frame.partition(":")[0] or default_frame(robot).name
    return tuple(
        WorkspaceMap(view, axes[view], g.start, g.cell, g.worst, shown, states)
        for view, g in grids.items()
    )


def _can_be_placed(plan: CampaignPlan, place: Compiled) -> bool:
    """Has every length a value, and is every orientation drawn?"""
    known = {*plan.parameters, *plan.origin.drawn}
    if any(value is None and name not in known for name, value in place.parameters.items()):
        return False
    kinds = dict(zip(plan.origin.box.names, plan.origin.box.kinds, strict=True))
    leaves = (v.a for v in place.values if isinstance(v.a, Leaf))
    return all(kinds.get(leaf.name) == SPHERE for leaf in leaves if leaf.sphere is not None)


def _blocks(plan: CampaignPlan, states: int) -> Iterator[tuple[int, int]]:
    """(first, count) of the blocks of a campaign, up to so many states."""
    for first in range(0, states, plan.block):
        yield first, min(plan.block, states - first)


def _places(plan: CampaignPlan, place: Compiled, first: int, count: int) -> Array:
    """Where the tool is in these states: (count, 3)."""
    state = states_of(plan, first, count)
    known = {n: v for n, v in plan.parameters.items() if n in place.parameters}
    drawn = {
        name: state["parameters"][:, k]
        for k, name in enumerate(plan.origin.drawn)
        if name in place.parameters
    }
    q = np.array(state["q"], dtype=float)
    box, rng = plan.origin.box, np.random.default_rng((plan.sample.draws.seed, first))
    for column, k in enumerate(box.inputs["q"]):
        if box.kinds[k] == UNREAD:
            q[:, column] = rng.uniform(box.low[k], box.high[k], count)
    pose: Array = place.jit()(q, parameters={**known, **drawn} or None)
    return pose[:, :3, 3]


def _columns(program: Program, output: str) -> tuple[int, int]:
    """Where an output begins among all, and how long it is."""
    first = 0
    for declared in program.outputs:
        if declared.name == output:
            return first, len(declared.values)
        first += len(declared.values)
    raise KeyError(output)


def _is_flat(a: Array, b: Array) -> bool:
    spans = sorted((float(np.ptp(a)), float(np.ptp(b))))
    return spans[0] <= FLAT * max(spans[1], FLAT)


@dataclass(frozen=True, eq=False)
class _Grid:
    start: tuple[float, float]
    cell: float
    worst: Array

    @staticmethod
    def over(a: Array, b: Array, elements: int) -> _Grid:
        """Square cells over all places."""
        low = float(a.min()), float(b.min())
        spans = float(np.ptp(a)), float(np.ptp(b))
        cell = max(spans) / CELLS
        shape = (*(int(span / cell) + 1 for span in spans), elements)
        return _Grid(low, cell, np.full(shape, -1.0))

    def put(self, a: Array, b: Array, share: Array) -> None:
        """The largest share of each cell."""
        i = ((a - self.start[0]) / self.cell).astype(int)
        j = ((b - self.start[1]) / self.cell).astype(int)
        for k in range(share.shape[1]):
            np.maximum.at(self.worst[:, :, k], (i, j), share[:, k])
