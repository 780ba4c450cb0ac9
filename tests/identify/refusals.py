"""Impossible or foolish requests to identification, and the sentence that answers each.

A request is refused with an EmdegError or answered with a warning; `said` is a part of either. The
page docs/refusals.md is written from this table: `python -m tests.identify.refusals`. Efforts are
Pinocchio's, for an arm with rotors and friction: three joints, or five where three are so few that
other parameters make up for the fault.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import emdeg
from tests.identify.logs import motion

PAGE = Path(__file__).parents[2] / "docs" / "refusals.md"
LIMIT = '<limit lower="-4" upper="4" effort="200" velocity="3"/>'
INERTIA = '<inertia ixx="0.05" ixy="0.002" ixz="0" iyy="0.06" iyz="0" izz="0.03"/>'
LINK = '<link name="{0}"><inertial><origin xyz="{1}"/><mass value="{2}"/>' + INERTIA + (
    "</inertial></link>"
)  # fmt: skip
JOINT = (
    '<joint name="{0}" type="revolute"><origin xyz="{3}"/><parent link="{1}"/><child link="{2}"/>'
    '<axis xyz="{4}"/>' + LIMIT + "</joint>"
)
ARM = (
    '<robot name="arm"><link name="base"/>'
    + JOINT.format("waist", "base", "column", "0 0 0.3", "0 0 1")
    + LINK.format("column", "0.02 0.01 0.1", 4)
    + JOINT.format("shoulder", "column", "upper", "0 0.1 0.2", "0 1 0")
    + LINK.format("upper", "0.2 0.03 0.02", 3)
    + JOINT.format("elbow", "upper", "fore", "0.4 0 0", "0 1 0")
    + LINK.format("fore", "0.15 -0.02 0.03", 2)
)
WRIST = (
    JOINT.format("roll", "fore", "wrist", "0.3 0 0", "1 0 0")
    + LINK.format("wrist", "0.05 0.02 0.03", 1.5)
    + JOINT.format("bend", "wrist", "hand", "0.1 0 0", "0 1 0")
    + LINK.format("hand", "0.1 0.02 0.03", 1.5)
)
JOINTS = ("waist", "shoulder", "elbow", "roll", "bend")
Log = dict[str, Any]


@dataclass(frozen=True)
class Request:
    """What is asked, and a part of the answer."""

    asked: str
    said: str
    ask: Callable[[], Any]


def urdf(joints: int) -> str:
    return ARM + (WRIST if joints > 3 else "") + "</robot>"


@cache
def robot(joints: int = 3) -> emdeg.Robot:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "arm.urdf"
        path.write_text(urdf(joints), "utf-8")
        return emdeg.load(path)


@cache
def _made(joints: int = 3) -> tuple[np.ndarray, ...]:
    import pinocchio as pin

    model = pin.buildModelFromXML(urdf(joints))
    data = model.createData()
    t, q, qd, qdd = motion(joints, 15.0, 200.0, seed=3, size=0.8)
    tau = np.array([pin.rnea(model, data, *s) for s in zip(q, qd, qdd, strict=True)])
    tau += 0.8 * qd + 1.5 * np.tanh(qd / 0.02) + 0.2 * qdd
    tau += 0.1 * np.random.default_rng(1).normal(size=tau.shape)
    return t, q, qd, tau


def weights(joints: int) -> np.ndarray:
    """What gravity asks of the joints along the log."""
    import pinocchio as pin

    model = pin.buildModelFromXML(urdf(joints))
    data = model.createData()
    return np.array([pin.computeGeneralizedGravity(model, data, q) for q in _made(joints)[1]])


def log(joints: int = 3, **changes: Any) -> Log:
    """The log, with other columns t, q (N, n), tau (N, n); None leaves one out."""
    t, q, _, tau = _made(joints)
    made = {"t": t, "q": q.copy(), "tau": tau.copy()} | changes
    found: Log = {} if made["t"] is None else {"t": made["t"]}
    for role in ("q", "qd", "tau"):
        if made.get(role) is not None:
            found |= {f"{role}_{name}": made[role][:, k] for k, name in enumerate(JOINTS[:joints])}
    return found


def numbered(position: str, effort: str) -> Log:
    """The log with the numbers of joints in place of their names."""
    t, q, _, tau = _made()
    found: Log = {"t": t}
    for k in range(3):
        found |= {position.format(k): q[:, k], effort.format(k): tau[:, k]}
    return found


def only(k: int, value: float, other: float = 1.0, joints: int = 5) -> np.ndarray:
    """(…, value at joint k, …)."""
    return np.where(np.arange(joints) == k, value, other)


def answer(ask: Callable[[], Any]) -> str:
    """The refusal, or all warnings."""
    try:
        found = ask()
    except emdeg.EmdegError as refused:
        return " ".join(str(refused).split())
    assert isinstance(found, emdeg.Identification), "a foolish request was granted in silence"
    return " · ".join(found.warnings)


def fit(made: Any = None, joints: int = 3, **options: Any) -> Callable[[], Any]:
    """Identify; `made` makes the log."""
    return lambda: emdeg.identify(robot(joints), made() if made else log(joints), **options)


def five(**how: Callable[..., np.ndarray]) -> Callable[[], Any]:
    """Identify the arm of five joints from a log that was changed."""
    return fit(changed(joints=5, **how), joints=5)


def changed(joints: int = 3, **how: Callable[..., np.ndarray]) -> Callable[[], Log]:
    """The log with q or tau as functions of themselves say."""

    def made() -> Log:
        given = dict(zip(("t", "q", "qd", "tau"), _made(joints), strict=True))
        return log(joints, **{name: make(given[name].copy()) for name, make in how.items()})

    return made


def rows(count: int, every: int = 1) -> Callable[[], Log]:
    return lambda: {name: x[: count * every : every] for name, x in log().items()}


def put(values: np.ndarray, where: Any, value: Any) -> np.ndarray:
    values[where] = value
    return values


def files(lengths: Mapping[str, int], mapping: Any) -> Callable[[], Any]:
    """Identify from files of a folder, the first of them."""

    def ask() -> Any:
        with tempfile.TemporaryDirectory() as folder:
            for name, length in lengths.items():
                (Path(folder) / name).write_text(csv(rows(length)()), "utf-8")
            return emdeg.identify(robot(), Path(folder) / next(iter(lengths)), mapping=mapping)

    return ask


def csv(columns: Log) -> str:
    lines = [",".join(columns)]
    lines += [",".join(f"{x:.9g}" for x in row) for row in zip(*columns.values(), strict=True)]
    return "\n".join(lines) + "\n"


def known(*names: str, **options: Any) -> Callable[[], Any]:
    """Ask for single parameters."""
    return lambda: emdeg.identifiable(robot(), **options).require(*names)


def lost(tau: np.ndarray) -> np.ndarray:
    """The shoulder's effort missing in every third row."""
    return put(tau, (slice(None, None, 3), 1), np.nan)


MOTOR = np.array([0.1, 0.3, 0.2, 0.05, 0.08])  # N m/A that nobody said

REQUESTS = (
    # a log that says nothing, or too little
    Request("a robot that stands still", "stands still",
            fit(changed(q=lambda q: 0 * q))),
    Request("one joint that does not move", "elbow does not move",
            fit(changed(q=lambda q: put(q, (slice(None), 2), 0.3)))),
    Request("fewer equations than parameters need", "too few equations",
            fit(rows(60), mapping={"prepare": {"smoother": "none", "rate": 20}})),
    Request("a handful of rows", "too short", fit(rows(20))),
    Request("ten samples a second", "sampled too slowly", fit(rows(150, 20))),
    Request("no efforts", "has no efforts", fit(lambda: log(tau=None))),
    Request("no time", "no column of the time", fit(lambda: log(t=None))),
    Request("a column whose name is almost right", "no column 'q_elbow'",
            fit(lambda: {k.replace("q_elbow", "q_elbwo"): v for k, v in log().items()})),
    Request("an effort that was not recorded: zero all the time", "is constant although it moves",
            fit(changed(tau=lambda tau: put(tau, (slice(None), 0), 0.0)))),
    Request("a third of a column missing", "no number in", fit(changed(tau=lost))),
    # units and conventions
    Request("degrees, not said", "are these degrees",
            fit(changed(q=np.degrees))),
    Request("angles of motors, gear ratios not said", "angles of motors",
            fit(changed(q=lambda q: 100 * q))),
    Request("columns that are numbered, not named", "q = 'pos_{i}', tau = 'cur_{i}'",
            fit(lambda: numbered("pos_{}", "cur_{}"))),
    Request("a column that says degrees, read as radians", "[units] q = 'deg'",
            fit(lambda: numbered("A{} [deg]", "tau_{}"),
                mapping={"columns": {"q": "A{i} [deg]", "tau": "tau_{i}"}})),
    Request("a unit for every joint, and one too few", "2 units",
            fit(mapping={"units": {"tau": ["N m", "N m"]}})),
    Request("time in milliseconds, not said", "is the time in milliseconds",
            fit(changed(t=lambda t: 1000 * t))),
    Request("speeds in degrees per second, not said", "is not the rate of its q",
            fit(lambda: log(qd=np.degrees(_made()[2])))),
    Request("currents, said, without the motors' constants", "currents are no torques",
            fit(mapping={"units": {"tau": "A"}})),
    Request("currents taken for torques", "each effort alone fits",
            five(tau=lambda tau: tau / MOTOR)),
    Request("an effort reversed", "the effort of shoulder reversed",
            five(tau=lambda tau: tau * only(1, -1))),
    Request("a position reversed", "the position of elbow reversed",
            five(q=lambda q: q * only(2, -1))),
    Request("an axis that the description has the other way", "position and effort of shoulder",
            five(q=lambda q: q * only(1, -1), tau=lambda tau: tau * only(1, -1))),
    Request("a joint whose zero is a right angle off", "shoulder turned by −90°",
            five(q=lambda q: q + only(1, np.pi / 2, 0))),
    Request("a joint whose zero is a little off", "shoulder by -0.1",
            five(q=lambda q: q + only(1, 0.1, 0))),
    Request("efforts from which a controller took the weight", "without gravity",
            five(tau=lambda tau: tau - weights(5))),
    Request("efforts in the wrong joints", "are the columns swapped?",
            fit(changed(tau=lambda tau: tau[:, [0, 2, 1]]))),
    Request("positions in the wrong joints", "the positions of shoulder and bend exchanged",
            five(q=lambda q: q[:, [0, 4, 2, 3, 1]])),
    Request("two joints whose names were exchanged", "the joints shoulder and bend exchanged",
            five(q=lambda q: q[:, [0, 4, 2, 3, 1]], tau=lambda tau: tau[:, [0, 4, 2, 3, 1]])),
    Request("a unit that is none", "units.tau", fit(mapping={"units": {"tau": "lbf ft"}})),
    # what happened on the way
    Request("time that goes back", "time goes back after row 1000",
            fit(changed(t=lambda t: np.where(np.arange(len(t)) < 1000, t, t - 2)))),
    Request("two rows of one time", "have one time and different numbers",
            fit(changed(t=lambda t: put(t, 501, t[500])))),
    Request("a position that jumps", "joint elbow jumps",
            fit(changed(q=lambda q: q + (np.arange(len(q)) > 900)[:, None] * only(2, 1.5, 0, 3)))),
    Request("efforts later than positions", "ms after the positions",
            fit(changed(tau=lambda tau: np.roll(tau, 4, axis=0)))),
    Request("an effort at the limit of its drive", "stay at their largest value",
            fit(changed(tau=lambda tau: np.clip(tau, None, 0.4 * tau.max(axis=0))))),
    Request("somebody leaned on the arm", "a contact or a fault?",
            fit(changed(tau=lambda tau: put(tau, (slice(800, 1000), 1), tau[800:1000, 1] + 25)))),
    Request("two files of one log, of different lengths", "different lengths",
            files({"q.csv": 400, "tau.csv": 300},
                  {"columns": {"tau": "tau.csv:tau_{joint}"}})),
    # settings
    Request("a filter beyond half the rate", "beyond half the rate",
            fit(mapping={"prepare": {"cutoff": 150}})),
    Request("a mapping with a key that means nothing", "unknown key 'ration'",
            fit(mapping={"drive": {"ration": [1, 1, 1]}})),
    Request("a motor that is coupled with itself", "two different numbers",
            fit(mapping={"drive": {"coupling": [[2, 2, 1]]}})),
    Request("a method that does not exist", "unknown method", fit(method="guess")),
    Request("a robot from base parameters alone", "are no robot",
            lambda: emdeg.identify(robot(), log(), consistent=False).robot),
    # what nobody can know
    Request("the mass of the base link, from joint torques", "do not carry the base", known("m0")),
    Request("the mass of the first link, from joint torques", "changes nothing", known("m1")),
    Request("the mass of one link alone", "cannot be known by itself", known("m2")),
    Request("a rotor apart from the link that it turns", "cannot be known by itself",
            known("Im1")),
    Request("two scale factors at once: gains of all drives, and the masses", "times one factor",
            lambda: emdeg.identifiable(robot(), gains=True).require()),
    Request("inertias from poses at rest", "changes nothing", known("Jzz3", static=True)),
    Request("friction of a joint that the planned motion leaves alone", "does not excite it",
            lambda: emdeg.identifiable(robot(), trajectory={
                "t": _made()[0], "q_waist": _made()[1][:, 0], "q_shoulder": _made()[1][:, 1],
                "q_elbow": 0 * _made()[0]}).require("Fv3")),
    # robots and motions
    Request("a robot with closed loops", "closed loops",
            lambda: emdeg.identify("four_bar", log())),
    Request("a robot that floats", "a floating base",
            lambda: emdeg.identify(emdeg.load("iiwa").with_floating_base(), log())),
    Request("a robot with springs in its joints", "elastic joints",
            lambda: emdeg.identify("elastic_arm", log())),
    Request("an exciting motion without room to move", "no room to move",
            lambda: emdeg.excite(robot(), position={"waist": (1, 1)})),
    Request("one harmonic that shall rest at both ends", "cannot rest at its ends",
            lambda: emdeg.excite(robot(), harmonics=1)),
    Request("a hand that shall stay where the arm cannot reach", "place of link2 along x",
            lambda: emdeg.excite("two_link", speed=1, starts=1, duration=2, harmonics=2,
                                 boxes={"link2": ((5, 6), None, None)})),
)  # fmt: skip


def page() -> str:
    """docs/refusals.md."""
    lines = [
        "# What identification refuses", "",
        f"{len(REQUESTS)} impossible or foolish requests, and what is answered: a refusal that"
        " names the cause, or a fit with a warning. Nothing is repaired in silence. Each row is a"
        " test (`tests/identify/refusals.py` makes the request and writes this page).", "",
        "| request | answer |", "|---|---|",
    ]  # fmt: skip
    for request in REQUESTS:
        said = answer(request.ask)
        part = next(s for s in said.split(" · ") if request.said.lower() in s.lower())
        lines.append(f"| {request.asked} | {part.replace('|', '¦')} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
