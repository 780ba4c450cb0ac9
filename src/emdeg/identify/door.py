"""`emdeg.identify`: from a robot's description and a log to a robot that was measured.

read and check     read/: tables, mapping, log, checks
equations          read/: spectrum, prepare; model.py
fit                fit/
a robot            consistent/
believe            show/
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from emdeg.errors import RuntimeFailure, UsageError, unknown
from emdeg.identify.consistent.bounding import bounding_of
from emdeg.identify.consistent.problem import Bounding, Consistent
from emdeg.identify.fit.data import Data, gathered, loaded_equations, with_drives
from emdeg.identify.fit.fits import Fit
from emdeg.identify.fit.full import SOLVERS, Full, full_of
from emdeg.identify.fit.gains import gains_of, scale_covariance
from emdeg.identify.fit.load import Gain, known_load
from emdeg.identify.fit.methods import METHODS, Problem
from emdeg.identify.fit.payload import load_of, payload_of
from emdeg.identify.fit.statistics import correlation, covariance, essential
from emdeg.identify.model import Array, Model
from emdeg.identify.read.mapping import LogMapping, read_mapping
from emdeg.identify.read.prepare import (
    Equations,
    joined,
)
from emdeg.identify.show.findings import (
    beyond_warnings,
    errors_of,
    fit_warnings,
    held_out_warnings,
    impossible_warnings,
    negative_friction,
)
from emdeg.identify.show.identification import BaseParameter, Errors, History, Identification
from emdeg.identify.threads import one_thread
from emdeg.public import public
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.robot import Robot


@public
@one_thread()
def identify(
    robot: RobotLike,
    log: Any,
    *,
    validate: Any = None,
    method: str = "weighted",
    consistent: bool | str = True,
    prior: bool = True,
    mapping: Any = None,
    bounding: Any = None,
    loaded: Any = None,
    load: Any = None,
    frame: str | None = None,
    gains: bool = False,
    drives: str | Iterable[str] | None = None,
) -> Identification:
    """Fit a robot to a log of its motion; say what was found, how surely, and how well it predicts.

    `log` is a file (CSV, NPZ, Parquet, ROS 2 bag), a mapping of names to arrays, or a list of
    these, with the columns t (s), q_JOINT, optionally qd_JOINT and qdd_JOINT, and tau_JOINT, joints
    by their names in the robot; `mapping` says otherwise (a dict or a file: see
    docs/from-a-log.md). The last third of each log is held out, or `validate` names other logs.

    `method` is ordinary, weighted, reweighted, huber, total, instrumental or didim. `consistent`
    makes a physically possible robot, near the description where the log says nothing;
    "semidefinite" finds the same by cvxpy and Clarabel, "log-cholesky" in other coordinates.
    `prior=False` trusts the description only where the log says nothing at all. `bounding` says
    what links must fit into: {link: {"box": [[x0, x1], [y0, y1], [z0, z1]]}} or {link:
    {"ellipsoid": {"centre": …, "radii": …}}}, in the link's frame (m), or a TOML file of these.

    `loaded` are logs with a load at `frame` (the last one by default): its ten parameters are found
    beside the robot's; `load` says what is known of it ({"mass": 2.5, "com": …, "inertia": …} or
    single ones: m, mx, …, Jzz). With `gains` the efforts are signals, known up to a factor for each
    drive, which the known load sets.

    `drives` says what is unknown of the drives: rotors, viscous, coulomb, offset (these by
    default), asymmetric (friction of its own for each direction, offsets in it), stribeck (more
    friction at low speed, its speed by separable least squares), or none.
    """
    if method not in METHODS:
        raise unknown("method", str(method), METHODS, argument="method")
    if consistent is not False and consistent not in SOLVERS:
        raise UsageError("is not understood", argument="consistent", found=repr(consistent),
                         expected="False or one of " + ", ".join(map(str, SOLVERS)))  # fmt: skip
    names = with_drives(read_mapping(mapping, signals=gains), drives)
    known = _known(loaded, load, frame, gains, names)
    robot, factors = as_robot(robot), None
    if gains:
        factors = _gains(robot, log, validate, names, loaded, known, frame)
        R = _motors(robot, names)
        names = replace(names, constant=tuple(g.value for g in factors[0]))
    data = gathered(robot, log, validate, names)
    model = data.model
    shapes = bounding_of(model.robot, bounding)
    start = model.K @ np.nan_to_num(model.prior) if prior else np.zeros(len(model.base))
    problem = Problem(
        data.sharp, data.training, start, data.logs, data.settings, data.rows, data.least
    )
    fit = METHODS[method](problem)
    cov, _ = covariance(data.sharp, data.training, fit.solution, fit.weights)
    if factors is not None:
        cov = cov + scale_covariance(data.sharp, data.training, fit, *factors, R)
    found = _robot(data, fit, cov, consistent, prior, shapes) if consistent else None
    result = _result(data, method, fit, cov, found, prior)
    if loaded is not None:
        result = _with_load(result, data, fit, loaded, known, frame, names)
    return result if factors is None else replace(result, gains=factors[0])


def _known(
    loaded: Any, load: Any, frame: str | None, gains: bool, mapping: LogMapping
) -> dict[str, float]:
    """What is known of the load; requests that cannot be met are refused before any fit."""
    if loaded is None and not gains and (load is not None or frame is not None):
        raise UsageError("a load is told by a log with it and one without", argument="loaded",
                         hint="give the log with the load: loaded=…")  # fmt: skip
    if gains and (loaded is None or not load):
        raise UsageError(
            "two scale factors at once: all gains and all parameters times one factor change"
            " nothing, and no known load sets it", argument="gains",
            hint="give a log with a load that is known: loaded=…, load={'mass': …}",
        )  # fmt: skip
    if gains and mapping.constant is not None:
        raise UsageError("the mapping has the gains already", argument="gains",
                         found="drive.constant")  # fmt: skip
    return known_load(load)


def _gains(
    robot: Robot, log: Any, validate: Any, mapping: LogMapping, loaded: Any,
    known: dict[str, float], frame: str | None,
) -> tuple[tuple[Gain, ...], Array]:  # fmt: skip
    data = gathered(robot, log, validate, mapping)
    training, _, _ = loaded_equations(data, loaded, mapping)
    load = load_of(data.model, frame, known)
    return gains_of(data.sharp, data.training, training, load, _motors(robot, mapping))


def _motors(robot: Robot, mapping: LogMapping) -> Array:
    """R of q_m = R q, where the signals are those of motors; 1 where they are the joints'."""
    matrix = mapping.matrix(robot.nv) if mapping.side == "motor" else None
    return np.eye(robot.nv) if matrix is None else np.array(matrix, dtype=float)


def _with_load(
    result: Identification, data: Data, fit: Fit, loaded: Any, known: dict[str, float],
    frame: str | None, mapping: LogMapping,
) -> Identification:  # fmt: skip
    """The result with the load that a second log shows, and how well both predict it."""
    training, held, doubts = loaded_equations(data, loaded, mapping)
    load = load_of(data.model, frame, known)
    payload, warnings = payload_of(data.sharp, data.training, training, load, fit.beta)
    beta = fit.beta + load.L @ np.array([p.consistent for p in payload.parameters])
    errors = errors_of(result.joint_names, data.model, held, beta, data.settings)
    return replace(
        result, payload=payload, loaded=errors,
        warnings=tuple(dict.fromkeys((*result.warnings, *doubts, *warnings))),
    )  # fmt: skip


def _robot(
    data: Data, fit: Fit, cov: Array, how: bool | str, prior: bool, shapes: Sequence[Bounding]
) -> Full:
    try:
        return full_of(data, fit, cov, how, prior, shapes)
    except RuntimeFailure as failure:
        odd = negative_friction(data.model, fit, np.sqrt(np.diag(cov)))
        raise (replace(failure, hint=odd[0]) if odd else failure) from None


def _result(
    data: Data, method: str, fit: Fit, cov: Array,
    full: Full | None, prior: bool,
) -> Identification:  # fmt: skip
    model, names = data.model, data.model.robot.joint_names
    sd = np.sqrt(np.clip(np.diag(cov), 0, None))
    kept = essential(fit.solution.triangle, fit.target, cov)
    condition = float(fit.solution.singular[0] / max(fit.solution.singular[-1], 1e-300))

    def errors(equations: Equations, beta: Array) -> Errors | None:
        if not len(equations.t):
            return None
        return errors_of(names, model, equations, beta, data.settings, cov)

    final = fit.beta if full is None else model.K @ full.phi
    free = {"fitted": errors(data.fit, fit.beta), "held_out": errors(data.held, fit.beta)}
    fitted, held = errors(data.fit, final), errors(data.held, final)
    assert fitted is not None
    memoryless = {} if data.forgetful is None else {
        key: found for key, part in zip(("fitted", "held_out"), data.forgetful, strict=True)
        if (found := errors(part, final)) is not None
    }  # fmt: skip
    warnings = [*data.warnings]
    warnings += fit_warnings(names, model, data.fit, fit, sd, kept, condition)
    if held is not None:
        warnings += held_out_warnings(fitted, held, data.held, data.settings)
    notes = [f"{len(model.base)} base parameters of {len(model.full)} unknowns, by exact rank"]
    notes += [f"{note}" for note in model.found_by_rank]
    if memoryless:
        worse = ", ".join(f"{e.relative_error:.1%} {key.replace('_', ' ')}"
                          for key, e in memoryless.items())  # fmt: skip
        notes.append(f"the robot's own friction has no memory: without it errors are {worse}")
    if full is not None:
        warnings += impossible_warnings(fitted, free["fitted"])
        warnings += _reference_warnings(model, full.found, prior)
        warnings += beyond_warnings(model, full.made)
        notes += _proof(full)
    prior_beta = model.K @ model.prior
    # a fit finds the change of a Stribeck speed; its column is there as long as its friction is
    about = {part.speed_name: part.speed for part in model.stribeck}
    amounts = {part.speed_name: part.amount_name for part in model.stribeck}
    kept_names = {model.base[k] for k in kept}
    parameters = tuple(
        BaseParameter(
            b.name, model.expression(b), float(fit.beta[k]) + about.get(b, 0.0), float(sd[k]),
            float("nan") if b in about else float(prior_beta[k]),
            None if full is None else float(final[k]) + about.get(b, 0.0),
            amounts.get(b, b) in kept_names,
        )
        for k, b in enumerate(model.base)
    )  # fmt: skip
    values = {} if full is None else {
        f.name: float(x) + about.get(f, 0.0) for f, x in zip(model.full, full.phi, strict=True)
    }  # fmt: skip
    return Identification(
        model.robot.name, method, tuple(names), parameters, values, fitted, held,
        {k: e for k, e in free.items() if e is not None}, cov, correlation(cov), condition,
        data.done, tuple(dict.fromkeys(warnings)), tuple(notes), _history(data, final),
        model.robot, None if full is None else replace(full.made.robot, name=model.robot.name),
        model=model, bound=None if full is None else full.bound, friction=data.friction,
        memoryless=memoryless,
    )  # fmt: skip


def _reference_warnings(model: Model, found: Consistent, prior: bool) -> list[str]:
    if not found.unknown:
        return []
    bodies = ", ".join(model.robot.bodies[i].name for i in found.unknown)
    return [
        f"the description has no possible inertia for {bodies}: what the log does not show of it is"
        " a generic one"
    ]


def _proof(full: Full) -> list[str]:
    digits = max(p.digits for p in full.made.bodies)
    margin = min(p.margin for p in full.made.bodies)
    found = [
        f"every link's pseudo-inertia, rounded to {digits} digits, is positive definite: proved in"
        f" rationals (smallest relative minor {margin:.2g})",
        f"the consistent fit costs {full.found.cost:.4g} beside the free one (½χ²)",
    ]
    if full.bound is not None:
        return [*found, full.bound.words]
    return [*found, f"by the solver's account it is {full.found.gap:.1e} above the minimum, but no"
                    " dual point proves that: it may have stopped early (consistent=True solves"
                    " another way)"]  # fmt: skip


def _history(data: Data, beta: Array) -> History:
    both = joined([data.fit, data.held]) if len(data.held.t) else data.fit
    held = np.arange(len(both.t)) >= len(data.fit.t)
    return History(both.t, both.q, both.tau, both.predicted(data.model, beta), held)
