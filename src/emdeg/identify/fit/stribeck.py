"""Stribeck friction by separable least squares: linear parameters eliminated, its speed searched.

    friction of joint i      Fv q̇ + (Fc + Fs e^(−(q̇/v_s)²)) sign q̇

For a speed v_s all else is linear. Of each effort the columns of Y_b are eliminated by QR, and the
v_s is taken whose column explains most of what is left (variable projection: Golub, Pereyra 1973);
then all are refined together (Gauss, Newton) with the column ∂τ/∂v_s = Fs e^(−x²) 2x²/v_s sign q̇ as
one more parameter, δv_s, which ends at 0 and gives v_s its interval.

The log must have slow motion: rows between the speed at which the direction of friction is sure and
v_s itself. A joint without it is fitted without, and that is said; where no joint has it, the
request is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from emdeg.errors import UsageError
from emdeg.identify.model import Array, Model, Stribeck
from emdeg.identify.read.prepare import Equations

GRID = 24
SLOW, FAST = 3.0, 0.5  # times the speed of a sure direction; of the fastest one: where v_s may be
FEWEST = 25  # rows of slow motion
ROUNDS, STEADY = 12, 1e-5
WORTH = 15.0  # of the residual's variance: what the column must explain to be there at all


@dataclass(frozen=True, eq=False)
class Candidates:
    """In place of a model: of each effort the Stribeck columns of many speeds."""

    widths: Array
    speeds: Array  # (n, GRID)

    def blocks(self, q: Array, qd: Array, qdd: Array) -> list[Array]:
        """tanh(q̇/w) e^(−(q̇/v)²)."""
        found = []
        for v, width, speeds in zip(qd.T, self.widths, self.speeds, strict=True):
            found.append(np.tanh(v / width)[:, None] * np.exp(-((v[:, None] / speeds) ** 2)))
        return found


def ranges(least: Sequence[float], fastest: Sequence[float]) -> Array:
    """Speeds at which a Stribeck effect could be seen, of each joint, in equal ratios."""
    rows = [
        np.geomspace(min(SLOW * a, 0.9 * FAST * b), FAST * b, GRID)
        for a, b in zip(least, fastest, strict=True)
    ]
    return np.array(rows)


def searched(
    model: Model, equations: Equations, candidates: Equations, speeds: Array
) -> tuple[dict[int, float], list[str]]:
    """Of each joint the best speed, and why some have none."""
    found, doubts = {}, []
    for i, name in enumerate(model.robot.joint_names):
        there = np.isfinite(equations.tau[:, i])
        slow = there & (np.abs(equations.qd[:, i]) < speeds[i, -1] / 3)
        if int(slow.sum()) < FEWEST:
            doubts.append(
                f"joint {name} hardly moves slowly ({int(slow.sum())} rows below"
                f" {speeds[i, -1] / 3:.2g} rad/s): its Stribeck friction cannot be told"
            )
            continue
        best, gain, amount = _best(
            equations.blocks[i][there], equations.tau[there, i], candidates.blocks[i][there]
        )
        if gain < WORTH or amount <= 0:
            doubts.append(f"joint {name}: no Stribeck friction is seen in this log")
        elif best in (0, GRID - 1):
            doubts.append(
                f"joint {name}: a Stribeck speed"
                + (" below" if best == 0 else " above")
                + f" {speeds[i, best]:.2g} rad/s is not told from Coulomb and viscous friction"
            )
        else:
            found[i] = float(speeds[i, best])
    if not found:
        raise UsageError(
            "Stribeck friction cannot be told from this log", argument="drives",
            found="; ".join(doubts[:3]), hint="record slow motions too, both ways, or leave"
            " stribeck out",
        )  # fmt: skip
    return found, [f"{doubt}; fitted without" for doubt in doubts]


def _best(block: Array, tau: Array, columns: Array) -> tuple[int, float, float]:
    """The column that explains most of τ beside a block: its place, that over σ², its amount."""
    Q, _ = np.linalg.qr(block)
    rest = tau - Q @ (Q.T @ tau)
    own = columns - Q @ (Q.T @ columns)
    size = np.sum(own * own, axis=0)
    along = own.T @ rest
    usable = size > 1e-10 * np.sum(columns * columns, axis=0)
    gains = np.where(usable, along**2 / np.where(usable, size, 1.0), 0.0)
    k = int(gains.argmax())
    left = max(float(rest @ rest) - float(gains[k]), 1e-300) / max(len(tau) - block.shape[1] - 2, 1)
    return k, float(gains[k]) / left, float(along[k] / size[k]) if usable[k] else 0.0


def moved(model: Model, beta: Array) -> tuple[Model, float]:
    """The model at the speeds that a fit asks for, and the largest relative change."""
    at = {b.name: float(x) for b, x in zip(model.base, beta, strict=True)}
    parts, most = [], 0.0
    for part in model.stribeck:
        step = at[part.speed_name.name]
        speed = float(np.clip(part.speed + step, 0.5 * part.speed, 2 * part.speed))
        most = max(most, abs(speed / part.speed - 1))
        parts.append(Stribeck(part.body, part.coordinate, speed, at[part.amount_name.name]))
    return model.with_stribeck(parts), most
