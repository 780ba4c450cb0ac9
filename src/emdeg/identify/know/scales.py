"""Drive gains: efforts that are known up to a factor, and which factors can be known.

    gain_k · v_k = (Y φ)_k          v_k: the current or the signal of drive k

With gains among the unknowns the equations are homogeneous: all of φ and all gains times one factor
solve them too, and where joints do not feel each other's bodies, each group has its own factor. A
load with known parameters, in one log and not in another, sets the scale (Gautier, Briot 2014).
How many factors stay free is the nullity of

    [ Y_b | −v_1 e_1 | … | −v_n e_n ]          v = Y φ⁰ for parameters φ⁰ that are symbols

over GF(p): the rank for almost all robots with these links, and in particular no luck of numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emdeg.errors import UsageError, unknown
from emdeg.exact.graph import CONSTANT, ZERO, Expr, linear, multiply, symbol
from emdeg.exact.linalg import Matrix
from emdeg.identify.know.knowable import Knowable
from emdeg.identify.know.sensing import Measured
from emdeg.mechanics.parameters.rank import column_rank
from emdeg.shown import listed


@dataclass(frozen=True)
class Scales:
    """The drives whose gains are unknown, and the groups of them that share a free factor."""

    _repr_html_ = listed

    gains: tuple[str, ...]  # joints
    free: tuple[tuple[str, ...], ...]  # each group: one factor that nothing measured sets

    @property
    def sentences(self) -> tuple[str, ...]:
        """One for each free factor."""
        return tuple(
            "the gain of " + ", ".join(group) + " and all parameters that act there, times one "
            "factor, changes nothing: one gain, or a load, must be known"
            for group in self.free
        )


def scales(known: Knowable, whole: Measured, gains: Sequence[str] | None = None) -> Scales:
    """Which gains can be known; `whole` are all parameters, `known` is about those to be found."""
    robot, sensing = whole.robot, whole.sensing
    order = sorted(robot.by_coordinate)
    joints = {robot.joint_names[order.index(k)]: i for i, k in enumerate(sensing.joints)}
    chosen = list(joints) if gains is None else list(gains)
    for name in chosen:
        if name not in joints:
            raise unknown("drive", name, joints, argument="gains")
    if not chosen:
        raise UsageError("no drive is measured", argument="gains", hint="measure joints")
    height = len(sensing.joints) + (6 if sensing.base else 0)
    true = [symbol(f"true {f.name}", CONSTANT) for f in whole.full]
    signals = [
        linear((multiply(e, t), 1) for e, t in zip(row, true, strict=True) if e is not ZERO)
        for row in whole.Y.rows
    ]
    columns = [_only(signals, joints[name], height) for name in chosen]
    rows = [[*row, *(c[i] for c in columns)] for i, row in enumerate(known.Y.rows)]
    found = column_rank(Matrix(rows))
    first = len(known.base)
    free = []
    for k, support in found.relations.items():
        group = [chosen[s - first] for s in (*support, k) if s >= first]
        free.append(tuple(name for name in chosen if name in group))
    return Scales(tuple(chosen), tuple(free))


def _only(signals: Sequence[Expr], place: int, height: int) -> list[Expr]:
    """v_k in the rows of drive k, in every log."""
    return [e if i % height == place else ZERO for i, e in enumerate(signals)]
