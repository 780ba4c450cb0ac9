"""Know before you fit: what measurements can tell of a robot, proved, and in words.

    known = emdeg.identifiable(robot, sensors="joints")
    known.base_parameters      the combinations that can be known, exact
    known.unknowns             each parameter: alone, in a combination, or not at all
    known.directions           what nobody can see, as sentences
    known.require("m3")        refused with the reason, where it cannot be known

`sensing` says what is measured and unknown, `knowable` finds and proves the base parameters,
`nullspace` has the words, `scales` the gains of drives, `conditioning` the numbers of a motion.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, TypeAlias

from flint import nmod_mat

from emdeg.errors import UsageError, unknown
from emdeg.exact.table import collector_paused
from emdeg.identify.drives import Coupling, exact_speed
from emdeg.identify.know.conditioning import Conditioning, of_log, of_trajectory
from emdeg.identify.know.knowable import Knowable, Proof, knowable
from emdeg.identify.know.nullspace import Direction, combination, link_name, null_space
from emdeg.identify.know.scales import Scales, scales
from emdeg.identify.know.sensing import (
    GROUND,
    SLOW,
    USUAL,
    measured,
    sensing_of,
    with_payload,
    without,
)
from emdeg.identify.read.mapping import LogMapping, read_mapping
from emdeg.mechanics.elimination import pivot_columns
from emdeg.mechanics.parameters.regressor import FIELDS, ParameterName
from emdeg.mechanics.quantities.quantities import QUANTITIES
from emdeg.public import public
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.robot import Robot
from emdeg.shown import brief, table

Status: TypeAlias = Literal["alone", "combination", "nothing"]
Tell: TypeAlias = Callable[[str, float], None]
WORDS: Mapping[Status, str] = {
    "alone": "alone",
    "combination": "in a combination",
    "nothing": "not at all",
}


@dataclass(frozen=True)
class Unknown:
    """One parameter: of which link, whether it can be known, and the combinations it is part of."""

    name: str
    link: str
    status: Status
    combinations: tuple[str, ...] = ()  # base parameters by name

    def __str__(self) -> str:
        return f"{self.name}: {WORDS[self.status]}"


@dataclass(frozen=True)
class Combination:
    """A base parameter: the exact combination of parameters that measurements determine."""

    name: str
    expression: str

    def __str__(self) -> str:
        return self.expression


@dataclass(frozen=True)
class Identifiability:
    """What measurements can tell of a robot; see the head of this file."""

    __repr__ = brief

    robot: Robot
    sensors: str
    base_parameters: tuple[Combination, ...]
    unknowns: tuple[Unknown, ...]
    directions: tuple[Direction, ...]
    proof: Proof
    scales: Scales | None = None
    conditioning: Conditioning | None = None

    def __len__(self) -> int:
        return len(self.base_parameters)

    @cached_property
    def by_name(self) -> dict[str, Unknown]:
        """The unknowns by their names."""
        return {u.name: u for u in self.unknowns}

    def of(self, status: Status) -> tuple[Unknown, ...]:
        """The unknowns that can be known so."""
        return tuple(u for u in self.unknowns if u.status == status)

    def require(self, *names: str) -> None:
        """Refuse a fit of single parameters that cannot be known by themselves, with the reason."""
        for name in names:
            self._require(name)
        if self.scales is not None and self.scales.free:
            raise UsageError(
                self.scales.sentences[0], element=self.robot.name, argument="gains",
                hint="give one gain, or measure with a load of known mass as well",
            )  # fmt: skip

    def _require(self, name: str) -> None:
        found = self.by_name.get(name)
        if found is None and name in {f"{field}0" for field in FIELDS}:
            raise UsageError(
                f"{name} of {link_name(self.robot, GROUND)} cannot be known: joints do not carry "
                "the base", argument="parameters", hint="measure the wrench under it: sensors=base",
            )  # fmt: skip
        if found is None:
            raise unknown("parameter", name, self.by_name, argument="parameters")
        if found.status == "alone":
            self._excited(name)
            return
        if found.status == "nothing":
            raise UsageError(
                f"{name} of {found.link} cannot be known: it changes nothing in {self.sensors}",
                argument="parameters", hint="leave it at its prior, or measure more",
            )  # fmt: skip
        stands = {b.name: b.expression for b in self.base_parameters}
        where = found.combinations[0]
        raise UsageError(
            f"{name} of {found.link} cannot be known by itself, only as a part of "
            f"{where} = {stands[where]}",
            argument="parameters", hint="ask for the base parameter, or give the others as known",
        )  # fmt: skip

    def _excited(self, name: str) -> None:
        motion = self.conditioning
        if motion is not None and name in motion.unexcited:
            raise UsageError(
                f"{name} could be known, but {motion.name} does not excite it",
                argument="parameters", hint="move otherwise: `emdeg excite` designs a motion",
            )  # fmt: skip

    def to_json(self) -> dict[str, Any]:
        """For a program."""
        return {
            "robot": self.robot.name,
            "sensors": self.sensors,
            "rank": len(self),
            "unknown": len(self.unknowns),
            "proof": {
                "prime": str(self.proof.prime), "states": self.proof.states,
                "points": self.proof.points, "log2_error": self.proof.log2_error,
            },
            "base_parameters": {b.name: b.expression for b in self.base_parameters},
            "unknowns": {
                u.name: {"link": u.link, "status": u.status, "in": list(u.combinations)}
                for u in self.unknowns
            },
            "null_space": [{"says": d.sentence, "directions": len(d)} for d in self.directions],
            "free_factors": [] if self.scales is None else [list(g) for g in self.scales.free],
            "motion": None if self.conditioning is None else self.conditioning.to_json(),
        }  # fmt: skip

    def _repr_html_(self) -> str:
        rows = [(b.name, b.expression) for b in self.base_parameters]
        return table(f"{self.robot.name}: {len(self)} base parameters", (), rows)


@public
def identifiable(
    robot: RobotLike,
    *,
    sensors: str = "joints",
    static: bool = False,
    drives: str | Iterable[str] = USUAL,
    coupling: Coupling | None = None,
    load: Literal["loaded", "both"] | None = None,
    frame: str | None = None,
    known: str | Iterable[str] = "",
    gains: bool | Sequence[str] = False,
    log: Any = None,
    trajectory: Any = None,
    mapping: Any = None,
    slow: float = float(SLOW),
    progress: Tell | None = None,
) -> Identifiability:
    """What can be known of a robot from these sensors: exact combinations, proved rank, words.

    `sensors` are "joints", "base" (the wrench under it), "both", or names of joints ("q1,q3");
    `static` is for logs at rest. `drives` says what of the drives is unknown: rotors, viscous,
    coulomb, asymmetric, offset, stribeck (Fs and its speed vs, `slow` rad/s when a motion is
    judged), none. `coupling` is R of q_motor = R q (or
    in the `mapping`). A `load` at `frame` has ten
    unknowns more (mL, …), measured "loaded" only or with and without it ("both"). `known` names
    parameters that are not to be found. `gains` of drives (of all, or of the joints named) may be
    unknown too. A `log` (with its `mapping`, as `identify` takes them) or a planned `trajectory`
    (t, q_JOINT, …) is judged as well: how well it excites each direction. `progress(what,
    fraction)` hears how far it is.
    """
    robot, tell = as_robot(robot), progress or (lambda what, fraction: None)
    if load not in (None, "loaded", "both"):
        raise unknown("kind of log", str(load), ("loaded", "both"), argument="load")
    if load == "both" and (log is not None or trajectory is not None):
        raise UsageError(
            "a motion is judged for one load: with it, or without", argument="load", found=load
        )
    QUANTITIES["regressor"].refuse_size(robot, "the regressor")
    names = read_mapping(mapping)
    coupling = names.matrix(robot.nv) if coupling is None else coupling
    with collector_paused():
        tell("deriving the regressor", 0.0)
        sensing = sensing_of(robot, sensors, static=static)
        whole = measured(robot, sensing, drives, coupling, exact_speed(slow))
        if load is not None:
            whole = with_payload(whole, frame, unloaded=load == "both")
        found = knowable(without(whole, known) if known else whole)
        tell("proving the rank", 0.0)
        proof = found.prove()
        tell("naming what cannot be seen", 0.0)
        wanted = None if gains is True else gains
        factors = scales(found, whole, wanted or None) if gains else None
        motion = _motion(found, log, trajectory, names, tell)
        return Identifiability(
            robot, sensing.words(robot), _combinations(found), _unknowns(found),
            null_space(found), proof, factors, motion,
        )  # fmt: skip


def _motion(
    found: Knowable, log: Any, trajectory: Any, mapping: LogMapping, tell: Tell
) -> Conditioning | None:
    if log is not None and trajectory is not None:
        raise UsageError("either a log or a trajectory is judged", argument="trajectory")
    if log is None and trajectory is None:
        return None
    tell("judging the motion", 0.0)
    if log is not None:
        return of_log(found, log, mapping)
    return of_trajectory(found, trajectory)


def _combinations(found: Knowable) -> tuple[Combination, ...]:
    return tuple(Combination(b.name, combination(found.relations[b], b)) for b in found.base)


def _unknowns(found: Knowable) -> tuple[Unknown, ...]:
    """Alone when the unit vector is in the row space of K, not at all when its column is zero."""
    full, p = found.full, found.point.gf.p
    place = {f: k for k, f in enumerate(full)}
    inside: dict[ParameterName, list[str]] = {f: [] for f in full}
    dense = [[0] * len(full) for _ in found.base]
    for i, b in enumerate(found.base):
        for f, amount in found.residues[b].items():
            dense[i][place[f]] = amount
            inside[f].append(b.name)
    alone: set[int] = set()
    if dense:
        flat = [x for row in dense for x in row]
        reduced, rank = nmod_mat(len(dense), len(full), flat, p).rref()
        pivots = pivot_columns(reduced, rank)
        for i, k in enumerate(pivots):
            if not any(int(reduced[i, j]) for j in range(k + 1, len(full))):
                alone.add(k)
    return tuple(
        Unknown(
            f.name,
            link_name(found.measured.robot, f.body),
            "alone" if k in alone else "combination" if inside[f] else "nothing",
            tuple(inside[f]),
        )
        for k, f in enumerate(full)
    )
