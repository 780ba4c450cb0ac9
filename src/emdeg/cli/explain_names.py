"""What `emdeg explain` knows beyond the letters of the papers: every name that commands print.

gravity1, coriolis2, jacobian_link3_12    elements of parts, as `emdeg derive` prints them
inverse_dynamics, mass_matrix             quantities, as `emdeg outputs` lists them
elbow, link3, tool                        joints, links and frames of the robot, as `show`
ω_2x, U_12                                steps of a method, as `derive --steps`
dq1/dt, T, V, v2_1x, Dtran12              what `derive` gathers under one name
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import emdeg
from emdeg.errors import EmdegError
from emdeg.exact.polynomial.written import shortest_sum
from emdeg.exact.print.printing import to_text
from emdeg.mechanics.equations import Equations
from emdeg.mechanics.quantities.parts import LETTERS, PROPERTIES
from emdeg.mechanics.quantities.quantities import ALIASES, QUANTITIES, field_name
from emdeg.mechanics.terms.coefficients import Convention
from emdeg.robot.robot import Robot

MOST_JOINTS = 7  # of a robot whose methods are all derived for the name of a step
LONGEST = 40  # terms of a value that is written out
#: names that stand for many → how their elements begin, what they are
GATHERED = {
    "energies": (r"[TV]", "the kinetic energy T or the potential energy V of gravity"),
    "state": (r"d[A-Za-z0-9_]+/dt", "a state equation: how fast a state moves, from q, q̇ and τ"),
    "terms": (r"(inertial|centrifugal|external)[\d,]+", "a reaction term of τ"),
    "partial_velocities": (
        r"[vw]\d+_\d+[xyz]", "a partial velocity of a body: velocity v or angular velocity w, base "
        "axes, for a unit speed of a joint (Kane)",
    ),
    "tran_rot": (
        r"[Dh](tran|rot)[\d,]+", "of the centres of mass (tran), or of turning about them (rot) "
        "(Fu, d'Alembert)",
    ),
    "fk": (r"T_.+_\d+", "an element of the homogeneous pose of a frame"),
}  # fmt: skip
MEANT = {
    "inertia": "element of the mass matrix", "coriolis": "Coriolis coefficient",
    "centrifugal": "centrifugal coefficient", "gravity": "gravity term",
    "matrix": "element of the Coriolis matrix", "christoffel": "Christoffel symbol",
}  # fmt: skip
INDICES = {
    "inertia": 2, "coriolis": 3, "centrifugal": 2, "gravity": 1, "matrix": 2, "christoffel": 3,
}  # fmt: skip
PAPERS = {
    Convention.EMDEG: "EMDEG and Armstrong", Convention.ROBMAT: "ROBMAT", Convention.FU: "Fu",
}  # fmt: skip


@dataclass(frozen=True)
class Meaning:
    """What a name is; `text` its expression, `links` the links that make it up."""

    term: str
    what: str
    text: str | None = None
    links: tuple[str, ...] | None = None
    value: float | None = None
    relation: str = "links that make it up"


def other_names(term: str, robot: Robot | None, explained: str = "") -> Iterator[Meaning]:
    """All that a name can mean besides `explained` letters, parameters and constants."""
    yield from _quantity(term)
    if robot is None:
        yield from _in_general(term, explained)
        return
    yield from _thing(term, robot)
    found = list(_element(term, robot, explained))
    yield from found
    joints = robot.joint_velocities
    if not found and explained not in PROPERTIES and joints <= MOST_JOINTS:
        yield from _step(term, robot)


def _quantity(term: str) -> Iterator[Meaning]:
    record = QUANTITIES.get(ALIASES.get(term, term))
    if record is not None:
        size = f", {record.shape}" if record.shape else ""
        what = f"a quantity ({record.symbol}{size}, {record.units}): {record.summary.rstrip('.')}"
        yield Meaning(term, what)


def _thing(term: str, robot: Robot) -> Iterator[Meaning]:
    """A joint, a link or a frame."""
    for k, body in enumerate(robot.bodies):
        joint = body.joint
        if joint.name == term:
            places = ", ".join(str(i + 1) for i in joint.indices)
            follows = f", follows {joint.mimic.of}" if joint.mimic is not None else ""
            what = f"a joint of {robot.name!r}: {joint.type.name}{follows}; coordinate {places}"
            yield Meaning(term, what)
        if body.name == term:
            yield Meaning(term, f"link {k + 1} of {robot.name!r}, moved by {joint.name}")
    links = {body.name for body in robot.bodies}
    for frame in robot.frames:
        if frame.name == term and term not in links:
            on = robot.base_name if frame.body is None else robot.bodies[frame.body].name
            yield Meaning(term, f"a frame of {robot.name!r}, fixed to {on}")


def _in_general(term: str, explained: str) -> Iterator[Meaning]:
    for name in PROPERTIES:
        if name != explained and re.fullmatch(rf"{name}_?[\d,]*", term):
            yield Meaning(term, f"{name}: {_words(name)}")
    for pattern, what in GATHERED.values():
        if re.fullmatch(pattern, term):
            yield Meaning(term, what)
    for convention, letter, meaning in _letters(term):
        yield Meaning(term, f"in the letters of {PAPERS[convention]}, {letter}: {meaning}")


def _letters(term: str) -> Iterator[tuple[Convention, str, str]]:
    """Letters that some papers use, or use for something else: B123, G1, D12, h211, Fu's c1."""
    found = re.fullmatch(r"([A-Za-z])([\d,]+)", term)
    if found is None:
        return
    letter, count = found[1], len(re.findall(r"\d+" if "," in term else r"\d", found[2]))
    own = LETTERS[Convention.EMDEG].get(letter)
    for convention in (Convention.ROBMAT, Convention.FU):
        meaning = LETTERS[convention].get(letter)
        if meaning is not None and meaning != own and count == INDICES[meaning]:
            yield convention, letter, MEANT[meaning]


def _words(name: str) -> str:
    """The first line of what `Equations` says of a property."""
    return str(getattr(vars(Equations)[name].func, "__doc__", "")).split("\n")[0].rstrip(".")


def _element(term: str, robot: Robot, explained: str) -> Iterator[Meaning]:
    """An element of a part, with its expression."""
    candidates: list[tuple[str, Convention, str]] = []
    for name in sorted(PROPERTIES, key=len, reverse=True):
        if name != explained and re.fullmatch(rf"{name}_?[\d,]*", term):
            candidates.append((name, Convention.EMDEG, f"{name}: {_words(name)}"))
    for name, (pattern, what) in GATHERED.items():
        if re.fullmatch(pattern, term):
            candidates.append((name, Convention.EMDEG, what))
    for convention, letter, meaning in _letters(term):
        what = f"in the letters of {PAPERS[convention]}, {letter}: {meaning}"
        candidates.append((letter, convention, what))
    frames = [f.name for f in robot.frames]
    for name, record in QUANTITIES.items():
        if name in PROPERTIES:
            continue
        for asked in (name, *(f"{name}:{frame}" for frame in frames)):
            stem = f"{field_name(asked)}_" if ":" in asked else asked
            if re.fullmatch(rf"{re.escape(stem)}[\d,]*", term) and term != asked:
                candidates.append((asked, Convention.EMDEG, f"{asked}: {record.summary}"))
    for name, convention, what in candidates:
        try:
            found = emdeg.parts(robot, [name], convention=convention).elements
        except EmdegError:
            continue
        if term in found:
            short = shortest_sum(found[term], LONGEST)
            yield Meaning(
                term, what.rstrip("."), None if short is None else to_text(short, limit=None)
            )


def _step(term: str, robot: Robot) -> Iterator[Meaning]:
    """A symbol of a method's own steps."""
    for method in emdeg.METHODS:
        try:
            steps = emdeg.derive(robot, method).steps
        except EmdegError:
            continue
        for step in steps:
            if term == step.symbol or term in step.components:
                of = f" of {step.of}" if step.of else ""
                yield Meaning(term, f"a step of {method} ({step.equation}){of}")
                break
