"""A payload from a log with it and one without.

    without    τ = Y_b β                      with    τ = Y_b (β + L φ_L),        L = K_b T

φ_L are the load's ten parameters about its frame, T takes them to the link that carries it and K_b
to the base parameters: what a load adds is seen by the same matrix. β and the φ_L that are not
known are found together, each effort weighted by its own residuals (Khalil, Gautier, Lemoine 2007).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from emdeg.errors import UsageError
from emdeg.exact.evaluate import evaluate
from emdeg.exact.graph import ONE, ZERO
from emdeg.identify.consistent.newton import minimum
from emdeg.identify.consistent.physical import proved_body
from emdeg.identify.consistent.problem import HARDLY, Problem, Shape, fields_of, root_of
from emdeg.identify.fit import fits
from emdeg.identify.fit.fits import Fit
from emdeg.identify.fit.load import LoadParameter, Payload
from emdeg.identify.fit.statistics import covariance
from emdeg.identify.model import Array, Model
from emdeg.identify.read.prepare import Equations, joined
from emdeg.mechanics.kinematics import default_frame
from emdeg.mechanics.parameters.regressor import FIELDS, ParameterName, inertia_of
from emdeg.mechanics.parameters.regressor import fields_of as exact_fields

NEARLY = 1e-7  # relative: how well a known parameter is known
SIZE = 0.05  # m: a load of which nothing is seen but its mass


@dataclass(frozen=True, eq=False)
class Load:
    """Where a load is: its frame, L (base parameters × 10), and what is known of φ_L."""

    frame: str
    L: Array
    known: Mapping[str, float]  # by field

    @property
    def unknown(self) -> list[int]:
        """The fields that are to be found."""
        return [k for k, f in enumerate(FIELDS) if f not in self.known]

    @property
    def given(self) -> Array:
        """L φ_known."""
        phi = np.array([self.known.get(f, 0.0) for f in FIELDS])
        return np.asarray(self.L @ phi)


def load_of(model: Model, frame: str | None, known: Mapping[str, float]) -> Load:
    """L of a load at a frame; the robot's last one where none is named."""
    robot = model.robot
    tool = robot.frame(frame) if frame else default_frame(robot)
    if tool.body is None:
        raise UsageError("a load on the base is not felt by joints", argument="frame",
                         found=tool.name)  # fmt: skip
    columns = []
    for field in FIELDS:
        parts = exact_fields(inertia_of({field: ONE}).to_parent(tool.pose))
        columns.append(evaluate([parts.get(f, ZERO) for f in FIELDS], model.values))
    T = np.array(columns, dtype=float).T
    at = {(f.body, f.field): k for k, f in enumerate(model.full)}
    K = model.K[:, [at[tool.body, f] for f in FIELDS]]
    return Load(tool.name, K @ T, known)


# -- both logs as one problem -----------------------------------------------------------


def widened(model: Model, load: Load, extra: Sequence[ParameterName] = ()) -> Model:
    """The model with the unknown parameters of the load, and one more column of each effort."""
    names = tuple(ParameterName(0, f"{FIELDS[k]} of load", f"{FIELDS[k]}L") for k in load.unknown)
    first, wide = len(model.base), replace(model, base=(*model.base, *names, *extra))
    columns = []
    for i, own in enumerate(model.columns):
        felt = range(first, first + len(names)) if own else ()
        columns.append((*own, *felt, *([first + len(names) + i] if extra else [])))
    wide.__dict__["columns"] = tuple(columns)  # as `cached_property` would
    return wide


def both_logs(
    model: Model, load: Load, bare: Equations, loaded: Equations
) -> tuple[Equations, Array]:
    """The equations of both logs with the load's columns; and Y L φ_known at all rows."""
    made, known = [], []
    for equations, there in ((bare, 0.0), (loaded, 1.0)):
        blocks, given = [], np.zeros_like(equations.tau)
        for i, (own, block) in enumerate(zip(model.columns, equations.blocks, strict=True)):
            L = load.L[list(own)]
            felt = [there * (block @ L[:, load.unknown])] if own else []
            blocks.append(np.column_stack([block, *felt]))
            given[:, i] = there * (block @ load.given[list(own)])
        made.append(replace(equations, blocks=tuple(blocks)))
        known.append(given)
    made[1] = replace(made[1], piece=made[1].piece + 1 + int(made[0].piece.max(initial=0)))
    return joined(made), np.concatenate(known)


def payload_of(
    model: Model, bare: Equations, loaded: Equations, load: Load, start: Array
) -> tuple[Payload, list[str]]:
    """The load that explains the difference, and what to know about it."""
    wide = widened(model, load)
    equations, known = both_logs(model, load, bare, loaded)
    equations = replace(equations, tau=equations.tau - known)
    fit = fits.weighted(wide, equations, np.concatenate([start, np.zeros(len(load.unknown))]))
    cov, _ = covariance(wide, equations, fit.solution, fit.weights)
    first = len(model.base)
    values = np.array([load.known.get(f, 0.0) for f in FIELDS])
    values[load.unknown] = fit.beta[first:]
    spread = np.zeros((10, 10))
    spread[np.ix_(load.unknown, load.unknown)] = cov[first:, first:]
    return _possible(load, values, spread, _unseen(fit, first, load))


def _unseen(fit: Fit, first: int, load: Load) -> list[str]:
    """Parameters of the load that these motions do not show."""
    idle = fit.solution.directions[first:, fit.solution.rank :]
    share = (idle**2).sum(axis=1)
    return [FIELDS[k] for k, s in zip(load.unknown, share, strict=True) if s > 0.01]


def _possible(
    load: Load, values: Array, spread: Array, unseen: Sequence[str]
) -> tuple[Payload, list[str]]:
    """The nearest body, rounded and proved."""
    warnings = []
    if unseen:
        names = ", ".join(f"{f}L" for f in unseen)
        warnings.append(f"the logs do not show {names} of the load: taken as a body of {SIZE:g} m")
    mass = float(values[0])
    if mass <= 3 * np.sqrt(spread[0, 0]) and "m" not in load.known:
        warnings.append(
            f"the load's mass is {mass:.3g} ± {1.96 * np.sqrt(spread[0, 0]):.2g} kg: these logs do"
            " not tell it from nothing; are they of the same robot with and without it?"
        )
    hidden = [FIELDS.index(f) for f in unseen]
    information = _information(load, values, spread, hidden)
    mass = max(mass, 1e-3)
    reference = np.zeros((4, 4))
    reference[:3, 3] = reference[3, :3] = values[1:4]
    reference[3, 3] = mass
    reference[:3, :3] = np.outer(values[1:4], values[1:4]) / mass + mass * SIZE**2 * np.eye(3)
    shape = Shape((slice(0, 10),), (), reference[None], {}, ())
    problem = Problem(
        root_of(information, values), np.eye(10), values, shape, HARDLY, np.zeros((0, 10))
    )
    phi = minimum(problem, fields_of(reference)).phi
    proved = proved_body("payload", phi)
    made = tuple(float(x) for x in proved.fields)
    deviations = np.sqrt(np.clip(np.diag(spread), 0, None))
    deviations[hidden] = np.inf
    parameters = tuple(
        LoadParameter(f"{f}L", float(values[k]), float(deviations[k]), f in load.known, made[k])
        for k, f in enumerate(FIELDS)
    )
    inertia = proved.inertia
    tensor = tuple(tuple(float(x) for x in row) for row in inertia.tensor.rows)
    x, y, z = (float(v) for v in inertia.com)
    return Payload(load.frame, float(inertia.mass), (x, y, z), tensor, parameters), warnings


def _information(load: Load, values: Array, spread: Array, hidden: Sequence[int]) -> Array:
    """(cov φ_L)⁻¹; what is known is known to 10⁻⁷, what is hidden not at all."""
    found = np.zeros((10, 10))
    seen = [k for k in load.unknown if k not in hidden]
    if seen:
        inner = spread[np.ix_(seen, seen)]
        size = np.sqrt(np.diag(inner))
        size[size == 0] = 1.0
        even = inner / np.outer(size, size) + 1e-9 * np.eye(len(seen))
        found[np.ix_(seen, seen)] = np.linalg.inv(even) / np.outer(size, size)
    for field in load.known:
        k = FIELDS.index(field)
        found[k, k] = 1 / (NEARLY * max(abs(values[k]), 1e-3)) ** 2
    return found
