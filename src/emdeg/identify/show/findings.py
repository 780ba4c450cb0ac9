"""Errors on rows, and warnings that a person can act on: what the log cannot tell, and what is odd.

Every warning names the joint or link, says what was seen, and what it means or what to do.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from emdeg.identify.consistent.physical import Made
from emdeg.identify.drives import BEYOND, COULOMB, OFFSET, VISCOUS
from emdeg.identify.fit.fits import Fit
from emdeg.identify.fit.propagate import rms_deviation
from emdeg.identify.fit.statistics import whiteness
from emdeg.identify.model import Array, Mask, Model
from emdeg.identify.read.prepare import Equations, Settings
from emdeg.identify.show.identification import Errors
from emdeg.identify.show.suspects import relative, suspects
from emdeg.mechanics.parameters.regressor import FIELDS

ILL = 1e4  # condition number of the scaled matrix
WORSE = 1.5  # held out over fitted
SIGNIFICANT = 5.0  # standard deviations
STILL = 0.005  # of the fastest speed: less counts as standing still


def errors_of(
    names: Sequence[str], model: Model, equations: Equations, beta: Array, settings: Settings,
    cov: Array | None = None,
) -> Errors:  # fmt: skip
    """‖τ − τ̂‖/‖τ‖ and its kin; with cov β also how sure the predicted efforts are."""
    known = np.isfinite(equations.tau)
    tau = np.where(known, equations.tau, 0.0)
    e = np.where(known, equations.tau - equations.predicted(model, beta), 0.0)
    sizes = np.linalg.norm(tau, axis=0)
    rest = np.linalg.norm(e, axis=0)
    moving = _moving(equations, settings)
    there = [i for i in range(len(names)) if known[:, i].any()]
    rows = np.maximum(known.sum(axis=0), 1)
    return Errors(
        relative_error=relative(e, tau),
        per_joint={names[i]: float(rest[i] / (sizes[i] or 1.0)) for i in there},
        rms={names[i]: float(rest[i] / np.sqrt(rows[i])) for i in there},
        rows=len(e),
        moving=relative(e[moving], tau[moving]) if moving.any() else np.nan,
        white={names[i]: whiteness(e[:, i]) for i in there},
        deviation={}
        if cov is None
        else {names[i]: rms_deviation(equations.blocks[i], cov, model.columns[i]) for i in there},
    )


def _moving(equations: Equations, settings: Settings) -> Mask:
    """The times at which some joint moves faster than the width of its friction."""
    widths = np.array([float(w) for w in settings.widths(STILL)])
    return np.asarray((np.abs(equations.qd) > widths).any(axis=1))


def fit_warnings(
    names: Sequence[str], model: Model, equations: Equations, fit: Fit, sd: Array,
    essential: Sequence[int], condition: float,
) -> list[str]:  # fmt: skip
    """What the log does not show, and what looks wrong in what it shows."""
    found = [
        *_unseen(model, fit),
        *negative_friction(model, fit, sd),
        *_links(names, model, equations, fit, essential),
        *suspects(names, model, equations, equations.predicted(model, fit.beta)),
    ]
    if condition > ILL and not found:
        found.append(
            f"the matrix of the log is ill-conditioned ({condition:.2g}): some combinations of"
            " parameters are hardly excited; `emdeg excite` designs a better motion"
        )
    return found


def _unseen(model: Model, fit: Fit) -> list[str]:
    missing = len(model.base) - fit.solution.rank
    if not missing:
        return []
    idle = fit.solution.directions[:, fit.solution.rank :]
    share = (idle**2).sum(axis=1)
    worst = [
        model.base[k].name for k in np.argsort(-share)[: min(2 * missing, 10)] if share[k] > 0.05
    ]
    return [
        f"{missing} of {len(model.base)} combinations are not excited by this log and stay as in"
        f" the description (in {', '.join(worst)}): move more joints, faster, at once"
    ]


def negative_friction(model: Model, fit: Fit, sd: Array) -> list[str]:
    """Friction that pushes: the sign of an effort or of a position is wrong."""
    found = []
    for k, b in enumerate(model.base):
        if b.field in (VISCOUS, COULOMB) and fit.beta[k] < -SIGNIFICANT * max(sd[k], 1e-12):
            joint = model.robot.bodies[b.body].joint.name
            found.append(
                f"joint {joint}: friction comes out negative ({b.name} = {fit.beta[k]:.3g}): is the"
                " sign of its effort or of its position reversed, or the gear ratio?"
            )
    return list(dict.fromkeys(found))[:6]


def _links(
    names: Sequence[str], model: Model, equations: Equations, fit: Fit, essential: Sequence[int]
) -> list[str]:
    """Links of which nothing but the prior speaks, and why."""
    found = []
    for i, body in enumerate(model.robot.bodies):
        own = [k for k, b in enumerate(model.base) if b.body == i and b.field in FIELDS]
        if not own or any(k in essential for k in own):
            continue
        coordinate = body.joint.coordinate
        reason = "the log does not tell its inertial parameters from 0"
        if coordinate < len(names) and _friction_share(model, equations, fit, coordinate) > 0.6:
            reason = f"friction dominates the effort of {names[coordinate]}"
        found.append(f"link {body.name}: {reason}; its inertia is from the description")
    return found


def _friction_share(model: Model, equations: Equations, fit: Fit, effort: int) -> float:
    tau = equations.tau[:, effort]
    if not np.isfinite(tau).all() or not tau.any():
        return 0.0
    columns = model.columns[effort]
    kinds = [model.base[k].field.startswith((VISCOUS, COULOMB)) for k in columns]
    part = equations.blocks[effort] @ (fit.beta[list(columns)] * np.array(kinds))
    return relative(part, tau)


def impossible_warnings(fitted: Errors, free: Errors | None) -> list[str]:
    """A possible robot that explains much less than free parameters do."""
    if free is None or fitted.relative_error < 1.3 * free.relative_error + 0.01:
        return []
    return [
        f"no possible robot explains the log as well as free parameters do (error"
        f" {fitted.relative_error:.1%} against {free.relative_error:.1%}): a sign, a unit, a zero"
        " or a gear ratio is wrong, or the log is too short"
    ]


def beyond_warnings(model: Model, made: Made) -> list[str]:
    """What belongs to the fit and is in no equation of the robot; offsets are the sensors'."""
    names = [
        f.name for f, x in zip(model.full, made.phi, strict=True)
        if f.field in BEYOND and f.field != OFFSET and x
    ]  # fmt: skip
    if not names:
        return []
    return [
        f"{', '.join(names)}: no joint of a robot has these; the errors here include them, the"
        " robot's own equations do not. TOML keeps them as parameters, URDF in comments only"
    ]


def held_out_warnings(
    fitted: Errors, held: Errors, equations: Equations, settings: Settings
) -> list[str]:
    """Held-out errors that are much larger, and why that may be."""
    found = []
    if np.isnan(fitted.moving):
        found.append(
            "in the fitted data no joint moves faster than the width of its friction: what it says"
            " holds for robots at rest; record a motion"
        )
    still = ~_moving(equations, settings)
    if still.mean() > 0.1 and held.relative_error > 1.2 * held.moving:
        seconds = still.sum() / equations.rate
        found.append(
            f"in {seconds:.2g} s of the held-out data no joint moves, and static friction can be"
            f" anything there: the error is {held.moving:.1%} while something moves,"
            f" {held.relative_error:.1%} with the standstill"
        )
    if held.moving > WORSE * fitted.moving and held.moving > 0.02:
        found.append(
            f"the held-out error is {held.moving:.1%}, the fitted one {fitted.moving:.1%}: the log"
            " is short for so many parameters, or these motions differ; record a longer one"
        )
    return found
