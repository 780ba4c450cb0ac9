"""The gains of drives from a log without a load and one with a load that is known.

Where the log has signals v of the motors (currents) in place of efforts,

    v_k = h_k (R⁻ᵀ Y_b (β + L φ_L))_k,            gain_k = 1/h_k           (Gautier, Briot 2014)

is homogeneous: all of β and all gains times one factor solve it too, unless some of φ_L are known
and not zero. R takes joints to motors, q_m = R q, and is 1 where each motor has a joint; motors
that turn several joints (a coupled wrist) have a row of R⁻ᵀ Y_b each. The start is linear,
Y β + Y L φ_u − gain_k v_k = −Y L φ_known; noise is in v alone, so that Gauss's and Newton's method
for (β, φ_u, h) follows, which has no bias from it. What a load adds is in `payload.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from emdeg.errors import RuntimeFailure, UsageError
from emdeg.identify.fit import fits
from emdeg.identify.fit.fits import Fit
from emdeg.identify.fit.least_squares import change, compressed, solved
from emdeg.identify.fit.load import Gain
from emdeg.identify.fit.payload import Load, both_logs, widened
from emdeg.identify.fit.statistics import covariance
from emdeg.identify.model import Array, Model
from emdeg.identify.read.prepare import Equations, triangle_of
from emdeg.mechanics.parameters.regressor import ParameterName

ROUNDS, STEADY = 15, 1e-8
SCALELESS = 1e-7  # of the largest singular value: a factor that nothing sets


def at_motors(model: Model, equations: Equations, R: Array) -> tuple[Model, Equations]:
    """R⁻ᵀ times the equations of joints: one row for each motor, its columns those of all."""
    back = np.linalg.inv(R)  # τ_m = τ R⁻¹, rows
    columns, blocks, efforts = [], [], []
    for m in range(len(R)):
        felt = np.flatnonzero(np.abs(back[:, m]) > 1e-12 * np.abs(back[:, m]).max())
        own = sorted({k for j in felt for k in model.columns[j]})
        block = np.zeros((len(equations.t), len(own)))
        for j in felt:
            places = [own.index(k) for k in model.columns[j]]
            block[:, places] += back[j, m] * equations.blocks[j]
        columns.append(tuple(own))
        blocks.append(block)
        efforts.append(equations.tau[:, felt] @ back[felt, m])
    made = replace(model)
    made.__dict__["columns"] = tuple(columns)  # as `cached_property` would
    return made, replace(equations, blocks=tuple(blocks), tau=np.column_stack(efforts))


def gains_of(
    model: Model, bare: Equations, loaded: Equations, load: Load, R: Array
) -> tuple[tuple[Gain, ...], Array]:
    """The gain of every drive, and their covariance; efforts of the equations are signals."""
    names = model.robot.joint_names
    joints = model
    model, bare = at_motors(joints, bare, R)
    _, loaded = at_motors(joints, loaded, R)
    if not np.any(load.given):
        raise UsageError(
            "two scale factors at once: gains and parameters times one factor change nothing",
            argument="gains", hint="give what is known of the load, such as load={'mass': 2.5}",
        )  # fmt: skip
    if not np.isfinite(bare.tau).any(axis=0).all():
        raise UsageError("every drive must have its signal", argument="gains")
    extra = [ParameterName(0, "gain", f"h{k + 1}") for k in range(len(names))]
    wide = widened(model, load, extra)
    equations, known = both_logs(model, load, bare, loaded)
    theta, h = _linear(wide, equations, known, names)
    count = len(wide.base) - len(names)
    for _ in range(ROUNDS):
        blocks, target = [], np.array(equations.tau)
        for k, block in enumerate(equations.blocks):
            own = list(wide.columns[k][:-1])
            moved = block @ theta[own] + known[:, k]
            blocks.append(np.column_stack([h[k] * block, moved]))
            # v ≈ h₀(Aθ + p) + m₀(h − h₀), linear in θ and h
            target[:, k] += h[k] * (moved - known[:, k])
        step = replace(equations, blocks=tuple(blocks), tau=target)
        fit = fits.weighted(wide, step, np.concatenate([theta, h]))
        still = change(fit.beta[count:], h)
        theta, h = fit.beta[:count], fit.beta[count:]
        if still < STEADY:
            break
    cov, _ = covariance(wide, step, fit.solution, fit.weights)
    gains, slope = 1 / h, np.diag(-1 / h**2)
    spread = slope @ cov[count:, count:] @ slope
    found = tuple(
        Gain(name, float(g), float(s))
        for name, g, s in zip(names, gains, np.sqrt(np.diag(spread)), strict=True)
    )
    return found, spread


def _linear(
    wide: Model, equations: Equations, known: Array, names: Sequence[str]
) -> tuple[Array, Array]:
    """A first solution: A θ − g v = −p, every effort scaled to the size of its signal."""
    count = len(wide.base) - len(names)
    rows, right = [], []
    for k, block in enumerate(equations.blocks):
        there = np.isfinite(equations.tau[:, k])
        v = equations.tau[there, k]
        size = float(np.linalg.norm(v)) or 1.0
        full = np.zeros((len(v), len(wide.base)))
        full[:, list(wide.columns[k][:-1])] = block[there]
        full[:, count + k] = -v
        triangle = triangle_of(np.column_stack([full, -known[there, k]]) / size)
        rows.append(triangle[:, :-1])
        right.append(triangle[:, -1])
    A = np.vstack(rows)
    scale = np.linalg.norm(A, axis=0)
    scale[scale == 0] = 1.0
    _, singular, V = np.linalg.svd(A / scale, full_matrices=False)
    idle = V[singular < SCALELESS * singular[0]]
    free = [names[k] for k in range(len(names)) if np.abs(idle[:, count + k]).max(initial=0) > 1e-3]
    if free:
        raise UsageError(
            "the gain of " + ", ".join(free) + " and all parameters that act there, times one"
            " factor, changes nothing: the load is not felt there, or too little of it is known",
            argument="gains", hint="know more of the load, or move so that these joints feel it",
        )  # fmt: skip
    found = np.linalg.lstsq(A / scale, np.concatenate(right), rcond=1e-10)[0] / scale
    gains = found[count:]
    if not np.isfinite(gains).all() or (np.abs(gains) < 1e-12).any():
        raise RuntimeFailure("no gains were found", hint="are the logs those of one robot?")
    return found[:count], 1 / gains


def scale_covariance(
    model: Model, equations: Equations, fit: Fit, gains: Sequence[Gain], spread: Array, R: Array
) -> Array:
    """What unsure gains add to cov β: J cov(g) Jᵀ, J_k = ∂β/∂g_k of a fit to motor k alone."""
    weights = fit.weights if fit.weights.ndim == 1 else np.sqrt(np.mean(fit.weights**2, axis=0))
    back, columns = np.linalg.inv(R), []
    there = np.isfinite(equations.tau)
    for k, gain in enumerate(gains):
        motor = np.where(there, equations.tau, 0.0) @ back[:, k]
        only = np.where(there, np.outer(motor, R[k]), np.nan)
        triangle, target = compressed(model, replace(equations, tau=only), weights)
        part = solved(triangle, target, np.zeros(len(model.base))).beta
        columns.append(part / gain.value)
    J = np.array(columns).T
    return np.asarray(J @ spread @ J.T)
