"""What Coriolis and centrifugal terms are worth at which speed (Fu 3.3; digest R67).

Controllers often drop h(q, q̇). Run the same path k times as fast: speeds grow with k, and

    τ = k² (M q̈ + h) + g        error of dropping h:  k² |h|

so the error grows with the square of the speed while gravity does not. The study reports the
error of every joint for several k, beside the torque that the path needs at that speed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from emdeg.explicit.given import ModelLike, as_model
from emdeg.explicit.numeric import Array, Numeric, torques, velocity_part
from emdeg.explicit.trajectory import Path, set_points
from emdeg.optional import optional
from emdeg.public import public
from emdeg.shown import brief, listed


@dataclass(frozen=True, eq=False)
class SpeedStudy:
    """By speed factor (rows) and joint: greatest |h|, greatest |τ|, and mean |h| over mean |τ|."""

    __repr__ = brief
    _repr_html_ = listed

    joints: tuple[str, ...]
    factors: tuple[float, ...]
    error: Array
    effort: Array
    share: Array

    def figure(self) -> Any:
        """The share of the dropped terms over the speed."""
        Figure = optional("matplotlib.figure", "plot", "a figure").Figure
        figure = Figure(figsize=(5.0, 3.2), layout="constrained")
        axes = figure.add_subplot()
        for k, joint in enumerate(self.joints):
            axes.plot(self.factors, 100 * self.share[:, k], "o-", ms=3, label=joint)
        axes.set_xlabel("speed (times the given path)")
        axes.set_ylabel("mean |h| / mean |τ| (%)")
        axes.legend(fontsize=7)
        return figure


@public
def speed_study(
    model: ModelLike,
    path: Path,
    factors: Sequence[float] = (0.25, 0.5, 1.0, 1.5, 2.0, 3.0),
) -> SpeedStudy:
    """Drop b and c along one of `emdeg.trajectories` at several speeds."""
    model = as_model(model)
    along = set_points(path, model.robot)
    coefficients = Numeric(model).coefficients(along.q)
    velocity = velocity_part(coefficients)
    error, effort, share = [], [], []
    for k in factors:
        qd, qdd = k * along.qd, k * k * along.qdd
        h = np.abs(torques(velocity, qd, qdd))
        tau = np.abs(torques(coefficients, qd, qdd))
        error.append(h.max(axis=0))
        effort.append(tau.max(axis=0))
        share.append(h.mean(axis=0) / np.maximum(tau.mean(axis=0), np.finfo(float).tiny))
    return SpeedStudy(
        model.robot.joint_names, tuple(factors), np.array(error), np.array(effort), np.array(share)
    )
