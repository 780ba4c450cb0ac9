"""Search the family of equivalent derivations for the shortest program.

Cut the robot into segments (formulations.segments) and write each either as the recursion does
or expanded, with absolute angles for parallel axes, and everything common extracted. Segments
do not depend on how the others are written, so the best cut is found by adding up costs
(dynamic programming); the linked program is then polished as a whole.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from emdeg.errors import OptimiseError
from emdeg.expr.angle import Angle
from emdeg.expr.calculus import substitute
from emdeg.expr.node import CONFIGURATION, MOTION, ONE, Expr, Scalar, symbol
from emdeg.formulations import segments
from emdeg.optimise.expand import expand
from emdeg.optimise.extract import extract
from emdeg.optimise.merge import merge
from emdeg.optimise.polish import polish
from emdeg.program.ir import Input, Leaf, Program
from emdeg.program.link import link
from emdeg.program.lower import leaf_of, lower
from emdeg.robot.model import Robot
from emdeg.robot.regroup import FrameInertia, regroup


@dataclass(frozen=True)
class Coordinates:
    """y = T·q for one segment: each y is q, or q plus the y of the parallel axis below."""

    absolute: Mapping[int, int]  # coordinate → coordinate of the parallel joint below

    def chain(self, k: int) -> tuple[int, ...]:
        """All coordinates summed in y_k."""
        return (k, *self.chain(self.absolute[k])) if k in self.absolute else (k,)


def parallel_coordinates(robot: Robot, bodies: Sequence[int]) -> Coordinates:
    """Absolute angles for neighbouring revolute joints with parallel axes."""
    found: dict[int, int] = {}
    for i in bodies:
        parent = robot.bodies[i].parent
        if parent is None or parent not in bodies:
            continue
        joint, below = robot.bodies[i].joint, robot.bodies[parent].joint
        if joint.revolute and below.revolute and joint.placement.rotation[2, 2] is ONE:
            found[joint.coordinate] = below.coordinate
    return Coordinates(found)


@dataclass(frozen=True)
class Piece:
    """A segment as a program in its own coordinates."""

    segment: segments.Segment
    coordinates: Coordinates
    program: Program
    how: str

    @property
    def cost(self) -> int:
        """Operations, with those that turn q into y and back."""
        return self.program.count().total + 3 * len(self.coordinates.absolute)


def _y(kind: str, k: int) -> Expr:
    if kind == "y":
        return symbol(f"y{k + 1}", CONFIGURATION, angular=True)
    return symbol(f"{kind}{k + 1}", MOTION)


def _outputs(seg: segments.Segment, tau: Mapping[int, Expr]) -> dict[str, tuple[tuple[int, ...], list[Expr]]]:
    named: dict[str, tuple[tuple[int, ...], list[Expr]]] = {
        "tau": ((len(tau),), [tau[k] for k in sorted(tau)])
    }
    if seg.wrench is not None:
        named["wrench"] = ((6,), [*seg.wrench.force, *seg.wrench.moment])
    for child, m in seg.motions.items():
        named[f"motion{child}"] = ((9,), [*m.omega, *m.alpha, *m.accel])
    return named


def piece_program(
    robot: Robot, seg: segments.Segment, extra: Mapping[int, Expr], coordinates: Coordinates
) -> Program:
    """Lower a segment in the coordinates y; `extra` is added to τ of coordinates that are not summed."""
    tau = dict(seg.tau)
    touched = set(coordinates.absolute) | set(coordinates.absolute.values())
    for k, term in extra.items():
        if k in tau and k not in touched:
            tau[k] = tau[k] + term
    for k in sorted(coordinates.absolute, reverse=True):  # τ_y,p = τ_q,p − τ_q,p+1
        below = coordinates.absolute[k]
        tau[below] = tau[below] - seg.tau[k]
    values: dict[Expr, Scalar | Angle] = {}
    for k, below in coordinates.absolute.items():
        one = Angle.of(_y("y", k)) - (
            Angle.of(_y("y", below)) if below in coordinates.absolute else Angle.of(robot.q[below])
        )
        values[robot.q[k]] = one
        for rate, kind in ((robot.qd, "yd"), (robot.qdd, "ydd")):
            lower_rate = _y(kind, below) if below in coordinates.absolute else rate[below]
            values[rate[k]] = _y(kind, k) - lower_rate
    named = _outputs(seg, tau)
    flat = [e for _, es in named.values() for e in es]
    flat = substitute(flat, values) if values else flat
    it = iter(flat)
    renamed = {key: (shape, [next(it) for _ in es]) for key, (shape, es) in named.items()}
    leaves = {s for e in flat for s in _state(e)}
    return lower("segment", renamed, [("state", sorted(leaves, key=lambda s: s.args))])


def _state(e: Expr) -> tuple[Expr, ...]:
    return e.state_symbols()
