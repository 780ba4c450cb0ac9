"""`emdeg.identify`: from a robot's description and a log to a robot that was measured.

read and check     read/: tables, mapping, log, checks
equations          read/: spectrum, prepare; model.py
fit                fit/
a robot            consistent/
believe            show/
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from emdeg.errors import LoadError, RuntimeFailure, UsageError, unknown
from emdeg.identify.consistent.newton import Consistent
from emdeg.identify.consistent.newton import consistent as made_consistent
from emdeg.identify.consistent.physical import Proved, robot_of
from emdeg.identify.consistent.semidefinite import semidefinite
from emdeg.identify.fit.fits import Fit
from emdeg.identify.fit.methods import METHODS, Problem
from emdeg.identify.fit.statistics import correlation, covariance, essential
from emdeg.identify.model import Array, Mask, Model, model_of, symbolic_widths
from emdeg.identify.read.checks import checked
from emdeg.identify.read.log import Log, missing_joints, read_log
from emdeg.identify.read.mapping import LogMapping, read_mapping
from emdeg.identify.read.prepare import (
    WIDTHS,
    WORTH,
    Equations,
    Settings,
    equations_of,
    joined,
    settings_of,
    triangle_of,
)
from emdeg.identify.read.tables import Table, read_table
from emdeg.identify.show.findings import (
    errors_of,
    fit_warnings,
    held_out_warnings,
    impossible_warnings,
    log_warnings,
    negative_friction,
)
from emdeg.identify.show.identification import BaseParameter, Errors, History, Identification
from emdeg.mechanics.terms.drives import spinning
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.robot import Robot

SEMIDEFINITE = "semidefinite"
FINEST = 1e-6  # relative: what the best sensors tell
LEAST_VARIANCE = 0.2  # of the usual one, against white noise
HELD_OUT = 1 / 3  # the last part of each log, where no other was named


@dataclass(frozen=True)
class Data:
    """Equations to fit and to hold out, and what was done to get them.

    `training` are those of `fit` for a sharp direction of friction, without reversals.
    """

    model: Model
    sharp: Model
    training: Equations
    settings: Settings
    widths: tuple[Fraction, ...]
    logs: tuple[Log, ...]
    fit: Equations
    held: Equations
    least: tuple[float, ...]
    rows: Mask  # of all equations of `logs`: those that are fitted
    done: tuple[str, ...]
    warnings: tuple[str, ...]


def identify(
    robot: RobotLike,
    log: Any,
    *,
    validate: Any = None,
    method: str = "weighted",
    consistent: bool | str = True,
    prior: bool = True,
    mapping: Any = None,
) -> Identification:
    """Fit a robot to a log of its motion; say what was found, how surely, and how well it predicts.

    `log` is a file (CSV, NPZ, Parquet, ROS 2 bag), a mapping of names to arrays, or a list of
    these, with the columns t (s), q_JOINT, optionally qd_JOINT and qdd_JOINT, and tau_JOINT, joints
    by their names in the robot; `mapping` says otherwise (a dict or a file: see
    docs/identification.md). The last third of each log is held out, or `validate` names other logs.

    `method` is ordinary, weighted, reweighted, huber, total, instrumental or didim. `consistent`
    makes a physically possible robot, near the description where the log says nothing;
    "semidefinite" finds the same by cvxpy and Clarabel. `prior=False` trusts the description only
    where the log says nothing at all.
    """
    if method not in METHODS:
        raise unknown("method", str(method), METHODS, argument="method")
    if consistent not in (True, False, SEMIDEFINITE):
        raise UsageError("is not understood", argument="consistent", found=repr(consistent),
                         expected=f"True, False or {SEMIDEFINITE!r}")  # fmt: skip
    data = gathered(as_robot(robot), log, validate, read_mapping(mapping))
    model = data.model
    start = model.K @ np.nan_to_num(model.prior) if prior else np.zeros(len(model.base))
    problem = Problem(
        data.sharp, data.training, start, data.logs, data.settings, data.rows, data.least
    )
    fit = METHODS[method](problem)
    cov, _ = covariance(data.sharp, data.training, fit.solution, fit.weights)
    found = _full(data, fit, cov, consistent, prior) if consistent else None
    return _result(data, method, fit, cov, found, prior)


def gathered(robot: Robot, log: Any, validate: Any, mapping: LogMapping) -> Data:
    """Logs read, checked and turned into equations."""
    tables = [read_table(source) for source in _sources(log)]
    others = [] if validate is None else [read_table(s) for s in _sources(validate, "validate")]
    robot, done, warnings = _fixed(robot, tables[0], mapping)
    logs = tuple(checked(robot, read_log(robot, t, mapping), mapping) for t in tables)
    tests = tuple(checked(robot, read_log(robot, t, mapping), mapping) for t in others)
    settings, told, doubts = settings_of(logs, mapping)
    robot, symbols = symbolic_widths(robot)
    model = model_of(
        robot, friction=mapping.friction, rotors=mapping.rotors, offsets=mapping.offsets,
        coupling=mapping.matrix(robot.nv), smoothing=symbols,
    )  # fmt: skip
    widths = chosen_widths(model, logs, settings, holds=not tests)
    sharp, model = model.with_widths(settings.widths(WIDTHS[0])), model.with_widths(widths)
    whole, notes = _equations(model, logs, settings)
    if mapping.friction:
        sizes = ", ".join(f"{float(w):.2g}" for w in widths)
        notes.append(f"the direction of friction changes within {sizes} (rad/s, tanh)")
    early = np.ones(len(whole.t), dtype=bool) if tests else _early(whole)
    fit = whole.rows(early)
    if tests:
        held, more = _equations(model, tests, settings)
        notes += [n for n in more if n not in notes]
    else:
        held = whole.rows(~early)
        told.append("the last third of each log was held out")
    training = _equations(sharp, logs, settings)[0].rows(early)
    least = settings.sure_speeds(widths) if mapping.friction else (0.0,) * robot.nv
    if mapping.friction:
        training = training.without_reversals(least)
        lost = float(np.isnan(training.tau).mean() - np.isnan(fit.tau).mean())
        notes.append(f"{lost:.0%} of the efforts, at reversals or standstill, were not fitted")
    _check_rows(model, training, logs[0].name)
    said = [f"{x.name}: {d}" if len(logs) > 1 else d for x in (*logs, *tests) for d in x.done]
    heard = [w for x in (*logs, *tests) for w in x.warnings]
    heard += log_warnings(robot.joint_names, model, fit)
    return Data(
        model, sharp, training, settings, widths, logs, fit, held, least, early,
        tuple(dict.fromkeys((*done, *said, *told, *notes))),
        tuple(dict.fromkeys((*warnings, *heard, *doubts))),
    )  # fmt: skip


def chosen_widths(
    model: Model, logs: Sequence[Log], settings: Settings, *, holds: bool
) -> tuple[Fraction, ...]:
    """Of each joint the sharpest width of friction's direction that explains its effort as well.

    Every effort is fitted alone with each width, on the rows that are not held out.
    """
    choices = [settings.widths(share) for share in WIDTHS]
    costs = []
    for widths in choices:
        whole, _ = _equations(model.with_widths(widths), logs, settings)
        part = whole.rows(_early(whole)) if holds else whole
        costs.append([_alone(part, i) for i in range(model.robot.nv)])
    best = []
    for i in range(model.robot.nv):
        least = min(row[i] for row in costs)
        k = next(k for k, row in enumerate(costs) if row[i] <= least * (1 + WORTH))
        best.append(choices[k][i])
    return tuple(best)


def _alone(equations: Equations, effort: int) -> float:
    """The squared error of one effort with its own columns."""
    tau, block = equations.tau[:, effort], equations.blocks[effort]
    if not np.isfinite(tau).all() or len(tau) <= block.shape[1]:
        return 0.0
    triangle = triangle_of(np.column_stack([block, tau]))
    return float(triangle[-1, -1] ** 2)


def _sources(log: Any, argument: str = "log") -> list[Any]:
    found = list(log) if isinstance(log, list | tuple) else [log]
    if not found:
        raise UsageError("names no log", argument=argument)
    return [Path(x) if isinstance(x, PathLike) else x for x in found]


def _fixed(robot: Robot, table: Table, mapping: LogMapping) -> tuple[Robot, list[str], list[str]]:
    """The robot with the joints that the log has; others are welded, and said."""
    for there, what, hint in (
        (robot.loops or robot.constraints, "closed loops or rolling", "robot.without_loops()"),
        (robot.has_floating_base, "a floating base", "it loaded without floating_base"),
        (robot.motors, "elastic joints", "robot.without_elastic_joints()"),
        (spinning(robot), "coupled rotors", "leave `coupled` out of its motors"),
        (not robot.base_motion.is_zero, "a moving base", "a base at rest"),
        (not robot.nv, "no joints", "a robot that moves"),
    ):
        if there:
            raise UsageError(f"a robot with {what} cannot be identified here", argument="robot",
                             element=robot.name, hint=f"take {hint}")  # fmt: skip
    absent = missing_joints(robot, table, mapping)
    if not absent:
        return robot, [], []
    if mapping.ratio is not None or mapping.coupling:
        raise LoadError("a log of motors must have all joints", file=table.name,
                        found="no column for " + ", ".join(absent[:6]))  # fmt: skip
    names = ", ".join(absent)
    return (
        robot.locked(dict.fromkeys(absent, 0)),
        [f"joints without columns were welded at 0: {names}"],
        [f"the log has no {names}: taken as welded at 0; their links count with the links before"],
    )


def _equations(
    model: Model, logs: Sequence[Log], settings: Settings
) -> tuple[Equations, list[str]]:
    made, notes, first = [], [], 0
    for log in logs:
        equations, told = equations_of(model, log, settings, first)
        made.append(equations)
        notes += [n for n in told if n not in notes]
        first += len(log.pieces)
    return joined(made), notes


def _early(equations: Equations) -> Mask:
    """The rows before the last third of each log; time starts again with each."""
    starts = np.flatnonzero(np.diff(equations.t, prepend=np.inf) < 0)
    early = np.zeros(len(equations.t), dtype=bool)
    for a, b in zip(starts, [*starts[1:], len(early)], strict=True):
        early[a : a + round((b - a) * (1 - HELD_OUT))] = True
    return early


def _check_rows(model: Model, equations: Equations, name: str) -> None:
    rows = int(np.isfinite(equations.tau).sum())
    if rows < 2 * len(model.base):
        raise LoadError(
            "there are too few equations for the parameters", file=name,
            found=f"{rows} equations after filtering, {len(model.base)} base parameters",
            expected=f"at least {2 * len(model.base)}", hint="log for longer",
        )  # fmt: skip


def _full(
    data: Data, fit: Fit, cov: Array, how: bool | str, prior: bool
) -> tuple[Consistent, Robot, tuple[Proved, ...]]:
    """Consistent unknowns and their robot."""
    solve = semidefinite if how == SEMIDEFINITE else made_consistent
    try:
        found = solve(data.model, fit.beta, information_of(fit, cov), prior=prior)
    except RuntimeFailure as failure:
        odd = negative_friction(data.model, fit, np.sqrt(np.diag(cov)))
        raise (replace(failure, hint=odd[0]) if odd else failure) from None
    robot, proved = robot_of(data.model, found.phi, data.widths)
    return found, robot, proved


def information_of(fit: Fit, cov: Array) -> Array:
    """Λ = (cov β)⁺, zero in directions that the log does not show.

    Nothing is believed to more than FINEST of all that was found: a log without noise would leave
    no room for a consistent set, whose inertias are not quite those of points and rods.
    """
    scale = fit.solution.scale
    seen = fit.solution.directions[:, : fit.solution.rank]
    inner = seen.T @ (cov * np.outer(scale, scale)) @ seen
    floor = (FINEST * np.linalg.norm(seen.T @ (scale * fit.beta))) ** 2
    inner = inner + (1e-12 * np.trace(inner) + floor) / len(inner) * np.eye(len(inner))
    # against white noise, whose covariance is S⁻²; few rows can leave estimated correlations with
    # variances that are nothing or less, and these are not believed
    singular = fit.solution.singular[: fit.solution.rank]
    sizes, axes = np.linalg.eigh(inner * np.outer(singular, singular))
    sizes = np.maximum(sizes, LEAST_VARIANCE * np.median(sizes))
    small = (axes / sizes) @ axes.T * np.outer(singular, singular)
    return np.asarray((seen @ small @ seen.T) * np.outer(scale, scale))


def _result(
    data: Data, method: str, fit: Fit, cov: Array,
    full: tuple[Consistent, Robot, tuple[Proved, ...]] | None, prior: bool,
) -> Identification:  # fmt: skip
    model, names = data.model, data.model.robot.joint_names
    sd = np.sqrt(np.clip(np.diag(cov), 0, None))
    kept = essential(fit.solution.triangle, fit.target, cov)
    condition = float(fit.solution.singular[0] / max(fit.solution.singular[-1], 1e-300))

    def errors(equations: Equations, beta: Array) -> Errors | None:
        return errors_of(names, model, equations, beta, data.settings) if len(equations.t) else None

    final = fit.beta if full is None else model.K @ full[0].phi
    free = {"fitted": errors(data.fit, fit.beta), "held_out": errors(data.held, fit.beta)}
    fitted, held = errors(data.fit, final), errors(data.held, final)
    assert fitted is not None
    warnings = [*data.warnings]
    warnings += fit_warnings(names, model, data.fit, fit, sd, kept, condition)
    if held is not None:
        warnings += held_out_warnings(fitted, held, data.held, data.settings)
    notes = [f"{len(model.base)} base parameters of {len(model.full)} unknowns, by exact rank"]
    notes += [f"{note}" for note in model.found_by_rank]
    if full is not None:
        warnings += impossible_warnings(fitted, free["fitted"])
        warnings += _reference_warnings(model, full[0], prior)
        notes += _proof(full)
    prior_beta = model.K @ model.prior
    parameters = tuple(
        BaseParameter(
            b.name, model.expression(b), float(fit.beta[k]), float(sd[k]), float(prior_beta[k]),
            None if full is None else float(final[k]), k in kept,
        )
        for k, b in enumerate(model.base)
    )  # fmt: skip
    values = {} if full is None else {
        f.name: float(x) for f, x in zip(model.full, full[0].phi, strict=True)
    }  # fmt: skip
    return Identification(
        model.robot.name, method, tuple(names), parameters, values, fitted, held,
        {k: e for k, e in free.items() if e is not None}, cov, correlation(cov), condition,
        data.done, tuple(dict.fromkeys(warnings)), tuple(notes), _history(data, final),
        model.robot, None if full is None else replace(full[1], name=model.robot.name),
    )  # fmt: skip


def _reference_warnings(model: Model, found: Consistent, prior: bool) -> list[str]:
    if not found.unknown:
        return []
    bodies = ", ".join(model.robot.bodies[i].name for i in found.unknown)
    return [
        f"the description has no possible inertia for {bodies}: what the log does not show of it is"
        " a generic one"
    ]


def _proof(full: tuple[Consistent, Robot, tuple[Proved, ...]]) -> list[str]:
    found, _, proved = full
    digits, margin = max(p.digits for p in proved), min(p.margin for p in proved)
    return [
        f"every link's pseudo-inertia, rounded to {digits} digits, is positive definite: proved in"
        f" rationals (smallest relative minor {margin:.2g})",
        f"the consistent fit costs {found.cost:.4g} beside the free one (½χ²), at most"
        f" {found.gap:.1e} above the minimum",
    ]


def _history(data: Data, beta: Array) -> History:
    both = joined([data.fit, data.held]) if len(data.held.t) else data.fit
    held = np.arange(len(both.t)) >= len(data.fit.t)
    return History(both.t, both.q, both.tau, both.predicted(data.model, beta), held)
