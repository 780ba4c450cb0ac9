"""Descriptions: a Robot or an EmdegError comes out, never anything else, and soon.

Half of the cases are sound descriptions (fixtures, the library, tables of every format) that were
damaged; the others are drawn tree by tree (random_robots.py) with a few odd values. What loads is
looked at: its report can be printed, and it comes back from the TOML that it writes.
"""

from __future__ import annotations

import random
from functools import partial
from inspect import getfile
from pathlib import Path

from emdeg.errors import EmdegError, UsageError
from emdeg.robot import loading
from emdeg.robot.loading import loads
from emdeg.robot.robot import Robot
from tests.campaign.damage import damaged
from tests.campaign.random_robots import WRITERS, random_robot
from tests.campaign.trial import TAKEN, Case, Kind

FIXTURES = Path(__file__).parents[1] / "fixtures"
LIBRARY = Path(getfile(loading)).parent / "library"

YAML = """\
name: two_link
convention: standard
gravity: [0, -g, 0]
parameters: {g: 9.81, l: 0.5}
link:
  - {type: R, a: l, alpha: 0, d: 0, mass: m1, com: [-l/2, 0, 0], inertia: {zz: m1*l**2/12}}
  - {type: P, a: 0.25, alpha: -90 deg, theta: pi/6, mass: 1.5, limits: {lower: -1, upper: 2}}
"""
CSV = """\
# name = three
# convention = modified
# gravity = 0 0 -g
# parameter g = 9.81
type, alpha, a, d, mass, com_x, xx, yy, zz, lower, upper
R, 0, 0, 0.5, m1, 0, 0, 0, Izz1, -1, 1
R, -90 deg, 0, 0, 1.5, 0.1, 0.01, 0.02, 0.02, -1.5708, 2
P, pi/2, 0.3, , 0.2, 0, 0, 0, 0, 0, 1
"""
TREE = """\
name = "tree"
gravity = [0, 0, "-g"]

[parameters]
g = 9.81
L = { value = 0.4, tolerance = 0.001 }

[[link]]
name = "base"

[[link]]
name = "arm"
mass = 2
com = ["L/2", 0, 0]
inertia = { xx = 0.01, yy = 0.02, zz = 0.02 }

[[joint]]
name = "shoulder"
type = "revolute"
parent = "base"
child = "arm"
axis = [0, 1, 0]
xyz = [0, 0, "L"]
rpy = ["90 deg", 0, 0]
limits = { lower = -1, upper = 1 }
"""
SEEDS: dict[str, list[str]] = {
    "urdf": [(FIXTURES / "urdf" / "everything.urdf").read_text("utf-8")],
    "mjcf": [(FIXTURES / "mjcf" / "arm.xml").read_text("utf-8")],
    "toml": [TREE, *(p.read_text("utf-8") for p in sorted(LIBRARY.glob("*.toml")))],
    "yaml": [YAML],
    "csv": [CSV],
}
SHARES = {"urdf": 14_000, "mjcf": 3_000, "toml": 14_000, "yaml": 12_000, "csv": 14_000}


def draw(format: str, rng: random.Random) -> Case:
    if rng.random() < 0.5 and format in WRITERS:
        text = WRITERS[format](random_robot(rng, odd=rng.choice((0.0, 0.02, 0.1))))
        text = damaged(text, rng) if rng.random() < 0.2 else text
    else:
        text = damaged(rng.choice(SEEDS[format]), rng)
    return {
        "format": format,
        "text": text,
        "allow_unphysical": rng.random() < 0.5,
        "floating_base": rng.random() < 0.25,
        "snap": rng.choice((1e-4, 1e-4, 0.0, 0.1)),
        "bytes": rng.choice(("text",) * 4 + ("utf-8",) * 8 + ("latin-1", "utf-16")),
    }


def attempt(case: Case) -> str:
    text, way = case["text"], case["bytes"]
    given = text if way == "text" else text.encode(way, "replace")
    options = {name: case[name] for name in ("allow_unphysical", "floating_base", "snap")}
    looked_at(loads(given, case["format"], **options))
    return TAKEN


def looked_at(robot: Robot) -> None:
    """What a user does next."""
    told = str(robot.report)
    assert all(line.isprintable() for line in told.split("\n")), told
    assert len(robot.q) == robot.nq
    assert len(robot.qd) == robot.nv
    assert repr(robot)
    if robot.nv > 12:
        return
    try:
        text = robot.to_toml()
    except UsageError:
        return  # there are robots that the tables cannot say
    try:
        again = loads(text, "toml", snap=0, allow_unphysical=True)
    except EmdegError as error:
        raise AssertionError(f"what was written is refused: {error}") from error
    assert (again.nq, again.nv) == (robot.nq, robot.nv), "another robot comes back"


KINDS = [Kind(f, partial(draw, f), attempt, SHARES[f]) for f in SEEDS]
