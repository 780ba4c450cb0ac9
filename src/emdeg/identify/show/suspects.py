"""What may be wrong with a log that its robot explains badly: signs, zeros, units, delays, knocks.

Nothing is changed: each suspect is a sentence. Weights make every effort count alike,

    m = √( Σᵢ ‖wᵢ(τᵢ − Yᵢβ)‖² / Σᵢ ‖wᵢτᵢ‖² ),       wᵢ = 1/rms τᵢ

conventions   m again for the log with one position reversed or turned by a right angle, one effort
              reversed, or both, or with two joints exchanged; the best change is kept and the next
              one sought
gravity       m again with columns that have no weight: efforts that a controller compensated
units         m of all efforts against that of each effort alone, with parameters of its own
zeros         e ≈ Σᵢ δᵢ ∂τ̂/∂qᵢ, beside all that β can take up
delay         e ≈ −δ dτ̂/dt beside all that β can take up
contacts      |e| beyond eight of its usual deviations, β of the least absolute errors
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from emdeg.identify.model import Array, Model
from emdeg.identify.read.log import joints_of
from emdeg.identify.read.prepare import Equations, triangle_of
from emdeg.mechanics.parameters.regressor import FIELDS, MOTOR

SOME, POOR = 0.02, 0.08  # m: below, nothing is missing; a log is explained
USELESS = 0.25
EXPLAINED = 0.12  # m, with the changed conventions
BETTER = 0.5  # of m: what a changed convention must reach
MOST_ROWS = 600
MOST_JOINTS = 14
MOST_CHANGES = 4
MOST_EXCHANGED = 9  # joints, of which every pair is tried
MOVING = 0.05  # of a joint's fastest speed
FAR = 8.0  # usual deviations
LARGE = 0.1  # of an effort's own size
WORTH = 0.2  # of the squared error that a delay must explain
OFF, OFF_WORTH = 0.01, 0.12  # rad; of the squared error that zeros must explain
EARLIEST = 3e-4  # s

TURNS = ((math.pi / 2, "+90°"), (-math.pi / 2, "−90°"), (math.pi, "180°"))


@dataclass(frozen=True, eq=False)
class States:
    """Some rows of a log: motions and efforts, (M, n)."""

    q: Array
    qd: Array
    qdd: Array
    tau: Array


def relative(rest: Array, tau: Array) -> float:
    """‖rest‖/‖τ‖; ‖rest‖ itself where there is no effort."""
    return float(np.linalg.norm(rest) / (np.linalg.norm(tau) or 1.0))


def suspects(
    names: Sequence[str], model: Model, equations: Equations, predicted: Array
) -> list[str]:
    """Sentences for a person, or none."""
    known = np.isfinite(equations.tau).all(axis=0)
    found = contacts(names, equations)
    if not known.all() or len(names) > MOST_JOINTS:
        return found
    every = max(1, len(equations.t) // MOST_ROWS)
    states = States(*(x[::every] for x in (equations.q, equations.qd, equations.qdd,
                                           equations.tau)))  # fmt: skip
    now = _misfit(model, [block[::every] for block in equations.blocks], states.tau)
    error = relative(equations.tau - predicted, equations.tau)
    if max(now, error) < POOR:
        light = weightless(model, states, now) if now > SOME else []
        return found + light + zeros(names, model, states) + delay(model, equations, predicted)
    before = misfit(model, states)
    changed = weightless(model, states, before) or conventions(names, model, states, before)
    if changed:
        return changed
    found = units(model, states, max(now, error)) + zeros(names, model, states) + found
    if max(now, error) > USELESS:
        found.append(
            f"the model explains these efforts badly (error {max(now, error):.0%}): check units,"
            " signs, zero positions, gear ratios and the order of the columns before using the"
            " result"
        )
    return found


def _weighted(blocks: Sequence[Array], tau: Array) -> tuple[list[Array], Array]:
    """Blocks and efforts by the size of each effort."""
    size = np.sqrt((tau**2).mean(axis=0))
    weight = 1 / np.where(size > 0, size, 1.0)
    return [b * w for b, w in zip(blocks, weight, strict=True)], tau * weight


def _rows(model: Model, states: States) -> tuple[list[Array], Array]:
    """Weighted blocks of each effort, and the weighted efforts."""
    return _weighted(model.blocks(states.q, states.qd, states.qdd), states.tau)


def misfit(model: Model, states: States) -> float:
    """m, the parameters fitted anew; friction without memory, for states have no order."""
    return _misfit(model, model.blocks(states.q, states.qd, states.qdd), states.tau)


def _misfit(model: Model, given: Sequence[Array], efforts: Array) -> float:
    blocks, tau = _weighted(given, efforts)
    width, triangles = len(model.base), []
    for block, columns, t in zip(blocks, model.columns, tau.T, strict=True):
        small = triangle_of(np.column_stack([block, t]))
        wide = np.zeros((len(small), width + 1))
        wide[:, [*columns, width]] = small
        triangles.append(wide)
    whole = triangle_of(np.vstack(triangles))
    rest = whole[width:, width] if len(whole) > width else np.zeros(1)
    return relative(rest, tau)


def alone(model: Model, states: States) -> float:
    """The largest relative error of an effort that has its parameters for itself."""
    blocks, tau = _rows(model, states)
    worst = 0.0
    for block, t in zip(blocks, tau.T, strict=True):
        triangle = triangle_of(np.column_stack([block, t]))
        width = block.shape[1]
        rest = abs(float(triangle[width, width])) if len(triangle) > width else 0.0
        worst = max(worst, rest / (float(np.linalg.norm(t)) or 1.0))
    return worst


# -- conventions ------------------------------------------------------------------------


def conventions(names: Sequence[str], model: Model, states: States, now: float) -> list[str]:
    """Changes of signs and zeros with which the log fits far better."""
    said, first = [], now
    for _ in range(MOST_CHANGES):
        tried = [(misfit(model, other), text, other)
                 for text, other in _changes(names, model, states)]  # fmt: skip
        best, text, other = min(tried, key=lambda entry: entry[0])
        if best > BETTER * now:
            break
        said.append(text)
        now, states = best, other
        if now < POOR / 2:
            break
    if not said or now > EXPLAINED:
        return []
    return [
        f"the log fits far better (error {now:.1%} in place of {first:.0%}) with "
        + ", ".join(said)
        + ": does the description count otherwise? Nothing was changed; the mapping takes [drive]"
        " ratio (−1 reverses position and effort) and offset, [units] tau (−1 for one effort), and"
        " [columns] in another order"
    ]


def weightless(model: Model, states: States, now: float) -> list[str]:
    """Efforts without the weight of the links: Y(q, q̇, q̈) − Y(q, 0, 0) of the inertial columns."""
    rest = np.zeros_like(states.qd)
    blocks = []
    for block, weight, columns in zip(
        model.blocks(states.q, states.qd, states.qdd), model.blocks(states.q, rest, rest),
        model.columns, strict=True,
    ):  # fmt: skip
        heavy = np.array([model.base[k].field in (*FIELDS, MOTOR) for k in columns], dtype=float)
        blocks.append(block - weight * heavy)
    without = _misfit(model, blocks, states.tau)
    if without > min(BETTER * now, EXPLAINED):
        return []
    return [
        f"the log fits far better (error {without:.1%} in place of {now:.0%}) without gravity: did"
        " a controller take the weight out of these efforts? Record what the motors give; or is the"
        " description's gravity that of the place?"
    ]


def _changes(names: Sequence[str], model: Model, s: States) -> Iterator[tuple[str, States]]:
    joints = joints_of(model.robot)
    for i, name in enumerate(names):
        sign = np.where(np.arange(len(names)) == i, -1.0, 1.0)
        turned = s.q * sign, s.qd * sign, s.qdd * sign
        yield f"the effort of {name} reversed", States(s.q, s.qd, s.qdd, s.tau * sign)
        yield f"the position of {name} reversed", States(*turned, s.tau)
        yield (
            f"position and effort of {name} reversed",
            States(*turned, s.tau * sign),
        )
        if joints[i].prismatic:
            continue
        for angle, text in TURNS:
            shift = np.where(np.arange(len(names)) == i, angle, 0.0)
            yield f"{name} turned by {text}", States(s.q + shift, s.qd, s.qdd, s.tau)
    for i, j in combinations(range(len(names) if len(names) <= MOST_EXCHANGED else 0), 2):
        order = np.arange(len(names))
        order[[i, j]] = j, i
        moved, pair = (s.q[:, order], s.qd[:, order], s.qdd[:, order]), f"{names[i]} and {names[j]}"
        yield f"the positions of {pair} exchanged", States(*moved, s.tau)
        yield f"the joints {pair} exchanged", States(*moved, s.tau[:, order])


def zeros(names: Sequence[str], model: Model, states: States) -> list[str]:
    """Small offsets of positions: one step of Gauss and Newton in them."""
    blocks, tau = _rows(model, states)
    width, n, step = len(model.base), len(names), 1e-5
    Y = np.zeros((n, len(tau), width))
    for i, (block, columns) in enumerate(zip(blocks, model.columns, strict=True)):
        Y[i][:, columns] = block
    flat = Y.reshape(-1, width)
    beta = np.linalg.lstsq(flat, tau.T.ravel(), rcond=1e-10)[0]
    slopes = []
    for k in range(n):
        moved = States(states.q + step * (np.arange(n) == k), states.qd, states.qdd, states.tau)
        there, _ = _rows(model, moved)
        slopes.append(np.concatenate([
            (new - old) @ beta[list(columns)] / step
            for new, old, columns in zip(there, blocks, model.columns, strict=True)
        ]))  # fmt: skip
    triangle = triangle_of(np.column_stack([flat, *slopes, tau.T.ravel()]))[width:, width:]
    if len(triangle) <= n:
        return []
    shifts, rest = triangle[:n, :n], triangle[:n, n]
    sizes = np.linalg.norm(shifts, axis=0)
    found = np.linalg.lstsq(shifts, rest, rcond=1e-3)[0]
    gained = float(rest @ rest - np.sum((rest - shifts @ found) ** 2))
    if gained < OFF_WORTH * float(rest @ rest + triangle[n, n] ** 2):
        return []
    sigma = abs(float(triangle[n, n])) / np.sqrt(len(flat)) * np.sqrt(
        np.diag(np.linalg.pinv(shifts.T @ shifts, rcond=1e-6)))  # fmt: skip
    told = [k for k in range(n) if sizes[k] > 0 and abs(found[k]) > max(OFF, 5 * sigma[k])]
    if not told:
        return []
    which = ", ".join(f"{names[k]} by {found[k]:+.3f} rad" for k in told)
    return [
        f"positions seem to be off ({which}): the log would fit better with these added. Are its"
        " zeros those of the description? Nothing was changed; the mapping takes [drive] offset"
    ]


def units(model: Model, states: States, now: float) -> list[str]:
    """Efforts that do not belong together, although each is explained by itself."""
    single = alone(model, states)
    if single > 0.4 * now:
        return []
    return [
        f"each effort alone fits (worst error {single:.0%}), all together do not ({now:.0%}): the"
        " efforts of different joints differ in unit or sign; currents and torques of motors need"
        " their constants and gear ratios in the mapping"
    ]


# -- time -------------------------------------------------------------------------------


def delay(model: Model, equations: Equations, predicted: Array) -> list[str]:
    """Efforts that come later, or earlier, than the motion that they belong to."""
    rate = np.gradient(predicted, axis=0) * equations.rate
    top = bottom = before = 0.0
    for i, block in enumerate(equations.blocks):
        e = equations.tau[:, i] - predicted[:, i]
        fast = equations.slowest[:, i] > MOVING * np.abs(equations.qd[:, i]).max()
        if fast.sum() < 3 * (block.shape[1] + 2):
            continue
        weight = 1 / (float(np.std(e[fast])) or 1.0)
        triangle = triangle_of(np.column_stack([block[fast], rate[fast, i] * weight,
                                                e[fast] * weight]))  # fmt: skip
        k = block.shape[1]
        top -= float(triangle[k, k] * triangle[k, k + 1])
        bottom += float(triangle[k, k] ** 2)
        before += float(triangle[k, k + 1] ** 2 + triangle[k + 1, k + 1] ** 2)
    if not bottom or top**2 / bottom < WORTH * before or abs(top / bottom) < EARLIEST:
        return []
    late = top / bottom
    return [
        f"efforts come {abs(late) * 1e3:.1f} ms {'after' if late > 0 else 'before'} the positions"
        " that they belong to: filters of the drive, or stamps? Nothing was changed; the mapping"
        f" takes [prepare] delay = {late:.4f} (s)"
    ]


def contacts(names: Sequence[str], equations: Equations) -> list[str]:
    """Times at which an effort is far from what its own joint's columns explain at all others."""
    found = []
    for i, name in enumerate(names):
        tau, block = equations.tau[:, i], equations.blocks[i]
        fast = equations.slowest[:, i] > MOVING * np.abs(equations.qd[:, i]).max()
        if not np.isfinite(tau).all() or fast.sum() < 3 * block.shape[1]:
            continue
        e = np.abs(robust_residuals(block[fast], tau[fast]))
        usual = 1.4826 * float(np.median(e))
        size = float(np.sqrt((tau**2).mean()))
        odd = np.flatnonzero(e > max(FAR * usual, LARGE * size))
        if len(odd):
            when = equations.t[fast][odd[e[odd].argmax()]]
            found.append(
                f"the effort of {name} is far from the model at {len(odd)} of {len(tau)} times,"
                f" most at t = {when:.4g} s ({e[odd].max():.3g} off): a contact or a fault? Cut it"
                " out, or let method='huber' count it less"
            )
    return found


def robust_residuals(block: Array, tau: Array, steps: int = 8) -> Array:
    """τ − Yβ with β of least absolute errors, by reweighting: Σ e²/max(|e|, s)."""
    scale = np.linalg.norm(block, axis=0)
    even = block / np.where(scale > 0, scale, 1.0)
    weight = np.ones(len(tau))
    e = tau
    for _ in range(steps):
        beta = np.linalg.lstsq(even * weight[:, None], tau * weight, rcond=1e-9)[0]
        e = tau - even @ beta
        s = 1.4826 * float(np.median(np.abs(e))) or 1.0
        weight = 1 / np.sqrt(np.maximum(np.abs(e), 0.5 * s))
    return np.asarray(e)
