"""Logs read, checked and turned into equations: those to fit, and those that are held out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from emdeg.errors import LoadError, UsageError, unknown
from emdeg.identify.fit import stribeck
from emdeg.identify.fit.fits import weighted
from emdeg.identify.fit.swapped import swapped_efforts
from emdeg.identify.know.sensing import words_of
from emdeg.identify.model import Mask, Model, Stribeck, model_of, symbolic_widths
from emdeg.identify.read.checks import checked
from emdeg.identify.read.log import Log, missing_joints, read_log
from emdeg.identify.read.mapping import LogMapping
from emdeg.identify.read.prepare import (
    SATURATED,
    WIDTHS,
    Equations,
    HasBlocks,
    Settings,
    equations_of,
    joined,
    settings_of,
)
from emdeg.identify.read.presliding import (
    Friction,
    choices_of,
    friction_of,
    redirected,
)
from emdeg.identify.read.tables import Table, read_table
from emdeg.mechanics.terms.drives import spinning
from emdeg.robot.robot import Robot

KINDS = ("rotors", "viscous", "coulomb", "offset", "asymmetric", "stribeck")
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
    friction: Friction | None  # which way it pushes in `fit` and `held`
    forgetful: tuple[Equations, Equations] | None  # `fit` and `held` if friction had no memory
    done: tuple[str, ...]
    warnings: tuple[str, ...]


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
        coupling=mapping.matrix(robot.nv), smoothing=symbols, asymmetric=mapping.asymmetric,
    )  # fmt: skip
    if mapping.stribeck:
        model, slow = _with_stribeck(model, logs, settings, holds=not tests)
        doubts += slow
        told.append("Stribeck speeds were found by separable least squares")
    sharp = model.with_widths(settings.widths(WIDTHS[0]))
    whole, notes = _equations(sharp, logs, settings)
    early = np.ones(len(whole.t), dtype=bool) if tests else _early(whole)
    friction = None if mapping.stribeck else _friction(sharp, whole, early, logs, settings)
    widths = settings.widths(WIDTHS[0])
    least = slowest_sure(settings) if mapping.stribeck else (0.0,) * robot.nv
    if friction is not None and friction.sliders:
        widths = friction.widths(widths)
        least = settings.sure_speeds(widths)
        sizes = ", ".join(f"{float(w):.2g}" for w in widths)
        notes.append(f"the direction of friction changes within {sizes} (rad/s, tanh)")
        notes += friction.words
    training = whole.rows(early).without_reversals(least)
    if mapping.friction:
        lost = float(np.isnan(training.tau).mean() - np.isnan(whole.tau[early]).mean())
        notes.append(f"{lost:.0%} of the efforts, at reversals or standstill, were not fitted")
    if tests:
        other, more = _equations(sharp, tests, settings)
        notes += [n for n in more if n not in notes]
    else:
        told.append("the last third of each log was held out")

    def split(memory: bool) -> tuple[Equations, Equations]:
        seen = _directed(sharp, whole, logs, settings, friction, memory)
        late = _directed(sharp, other, tests, settings, friction, memory) if tests else seen
        return seen.rows(early), late if tests else late.rows(~early)

    fit, held = split(True)
    model = model.with_widths(widths)
    _check_rows(model, training, logs[0].name)
    said = [f"{x.name}: {d}" if len(logs) > 1 else d for x in (*logs, *tests) for d in x.done]
    heard = [w for x in (*logs, *tests) for w in x.warnings]
    heard += swapped_efforts(robot.joint_names, model, fit)
    forgetful = split(False) if friction is not None and friction.remembering else None
    return Data(
        model, sharp, training, settings, widths, logs, fit, held, least, early, friction,
        forgetful,
        tuple(dict.fromkeys((*done, *said, *told, *notes))),
        tuple(dict.fromkeys((*warnings, *heard, *doubts))),
    )  # fmt: skip


def with_drives(mapping: LogMapping, drives: str | Iterable[str] | None) -> LogMapping:
    """The mapping with another choice of what is unknown of the drives."""
    if drives is None:
        return mapping
    kinds = set(words_of(drives))
    for kind in kinds:
        if kind not in KINDS:
            raise unknown("part of a drive", kind, (*KINDS, "none"), argument="drives")
    rubs = kinds & {"viscous", "coulomb", "asymmetric", "stribeck"}
    if rubs and "asymmetric" not in kinds and not {"viscous", "coulomb"} <= kinds:
        raise UsageError("friction is viscous and coulomb together, or asymmetric",
                         argument="drives", found=", ".join(sorted(rubs)))  # fmt: skip
    return replace(
        mapping, friction=bool(rubs), rotors="rotors" in kinds, offsets="offset" in kinds,
        asymmetric="asymmetric" in kinds, stribeck="stribeck" in kinds,
    )  # fmt: skip


def slowest_sure(settings: Settings) -> tuple[float, ...]:
    """Speeds from which on the direction of friction is sure, where slow motion is wanted."""
    return tuple(SATURATED * float(w) for w in settings.widths(WIDTHS[0]))


def _with_stribeck(
    model: Model, logs: Sequence[Log], settings: Settings, *, holds: bool
) -> tuple[Model, list[str]]:
    """The model with the Stribeck friction that the logs show, and why some joints have none."""
    widths, least = settings.widths(WIDTHS[0]), slowest_sure(settings)
    sharp = model.with_widths(widths)
    speeds = stribeck.ranges(least, settings.speeds)
    numbers = np.array([float(w) for w in widths])

    def training(what: HasBlocks) -> Equations:
        whole, _ = _equations(what, logs, settings)
        part = whole.rows(_early(whole)) if holds else whole
        return part.without_reversals(least)

    equations = training(sharp)
    candidates = training(stribeck.Candidates(numbers, speeds))
    found, doubts = stribeck.searched(sharp, equations, candidates, speeds)
    parts = [
        Stribeck(i, body.joint.coordinate, found[body.joint.coordinate], 1.0)
        for i, body in enumerate(model.robot.bodies)
        if body.joint.mimic is None and body.joint.coordinate in found
    ]
    sharp = sharp.with_stribeck(parts)
    for _ in range(stribeck.ROUNDS):
        start = np.zeros(len(sharp.base))
        fit = weighted(sharp, training(sharp), start)
        sharp, change = stribeck.moved(sharp, fit.beta)
        if change < stribeck.STEADY:
            break
    return model.with_stribeck(sharp.stribeck), doubts


def loaded_equations(
    data: Data, loaded: Any, mapping: LogMapping
) -> tuple[Equations, Equations, list[str]]:
    """Equations of logs with a load, as those of `data`: to fit, held out; and doubts."""
    robot = data.model.robot
    tables = [read_table(source) for source in _sources(loaded, "loaded")]
    for table in tables:
        absent = missing_joints(robot, table, mapping)
        if absent:
            raise LoadError("the log with the load has other joints", file=table.name,
                            found="no column for " + ", ".join(absent[:6]))  # fmt: skip
    logs = [checked(robot, read_log(robot, t, mapping), mapping) for t in tables]
    sharp, _ = _equations(data.sharp, logs, data.settings)
    whole = _directed(data.sharp, sharp, logs, data.settings, data.friction, memory=True)
    early = _early(whole)
    training = sharp.rows(early)
    if any(data.least):
        training = training.without_reversals(data.least)
    heard = [f"{x.name}: {w}" for x in logs for w in x.warnings]
    return training, whole.rows(~early), heard


def _friction(
    sharp: Model, whole: Equations, fitted: Mask, logs: Sequence[Log], settings: Settings
) -> Friction:
    """How friction changes its direction, as the rows that are fitted show it."""
    ranges = np.max([np.ptp(p.q, axis=0) for log in logs for p in log.pieces], axis=0)
    candidates = choices_of(sharp, settings, ranges)
    tried, _ = _equations(candidates, logs, settings)
    return friction_of(sharp, whole.rows(fitted), tried.rows(fitted), candidates)


def _directed(
    sharp: Model, equations: Equations, logs: Sequence[Log], settings: Settings,
    friction: Friction | None, memory: bool,
) -> Equations:  # fmt: skip
    """The equations of logs with the directions of friction that were chosen."""
    if friction is None or not friction.sliders:
        return equations
    directions, _ = _equations(friction.candidates(memory=memory), logs, settings)
    blocks = redirected(sharp, equations.blocks, friction.sliders, directions.blocks)
    return replace(equations, blocks=blocks)


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
    model: HasBlocks, logs: Sequence[Log], settings: Settings
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
