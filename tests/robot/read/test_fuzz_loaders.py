"""Mutated descriptions: a Robot or an EmdegError comes out, never anything else, and soon.

Each case takes a sound description and damages it a few times: bytes are cut, doubled, swapped or
overwritten with words that have broken parsers before; values change places with other values.
500 cases run always, 10,000 in the slow suite; the cases are the same on every run.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from emdeg.errors import EmdegError
from emdeg.robot.loading import loads
from emdeg.robot.robot import Robot

FIXTURES = Path(__file__).parents[2] / "fixtures"
LIBRARY = Path(loads.__code__.co_filename).parent / "library"

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
    "urdf": [(FIXTURES / "urdf" / "everything.urdf").read_text()],
    "mjcf": [(FIXTURES / "mjcf" / "arm.xml").read_text()],
    "toml": [TREE, *(p.read_text() for p in sorted(LIBRARY.glob("*.toml"))[:6])],
    "yaml": [YAML],
    "csv": [CSV],
}
WORDS = [
    "nan", "inf", "-inf", "1e999", "-1e-999", "1e308", "9" * 400, "0x1F", "1,5", "1_000", "-0",
    "0", "-1", "1e30", "0.1", "1/0", "9**9**9", "2**64", "x", "q1", "pi", "pi/2", "1.5708",
    "__import__('os').system('true')", "(" * 200, ")" * 5, "a.b", "a[0]", "lambda: 0", "sqrt(-1)",
    "sin(x)", "abs(", "90 deg", "deg", "'", '"', "`", "\\", "\0", "\n", "\r", "\t", " ", "\ufeff",
    "\u202e", "é", "🤖", "&lol;", "&#0;", "<!DOCTYPE r>", "<!--", "-->", "<![CDATA[", "<?x?>",
    "</robot>", "<robot>", "</link>", "<a>" * 300, "<mimic joint='shoulder'/>", "&x", "*x",
    "[[", "]]", "{", "}", "[", "]", "=", ":", "- ", "#", "true", "false", "null", "revolute",
    "!!python", "prismatic", "fixed", "floating", "planar", "spherical", "continuous", "base",
    "arm", "world",
    "joint", "link", "shoulder", "elbow", "wrist", "", "R", "P", "standard", "modified", "frame",
]  # fmt: skip
VALUE = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'|[\w.+-]+")
QUOTED = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'")

place = st.integers(0, 10**6)
mutation = st.one_of(
    st.tuples(st.just("quoted"), place, st.sampled_from(WORDS)),
    st.tuples(st.just("quoted"), place, place),
    st.tuples(st.just("quoted"), place, st.floats(allow_nan=False).map(repr)),
    st.tuples(st.just("value"), place, st.sampled_from(WORDS)),
    st.tuples(st.just("value"), place, place),
    st.tuples(st.just("value"), place, st.text(max_size=8)),
    st.tuples(st.just("insert"), place, st.sampled_from(WORDS)),
    st.tuples(st.just("line"), place, place),
    st.tuples(st.just("drop"), place, place),
    st.tuples(st.just("cut"), place, st.integers(1, 200)),
    st.tuples(st.just("byte"), place, st.integers(0, 255)),
    st.tuples(st.just("truncate"), place, st.just(0)),
)
mutations = st.lists(mutation, min_size=1, max_size=6)


def damaged(text: str, changes: list[tuple[str, int, str | int]]) -> bytes:
    """The text after all its mutations; at most 200 kB, so that no case is merely large."""
    for kind, at, what in changes:
        lines = text.splitlines(keepends=True) or [""]
        spot = at % (len(text) + 1)
        if kind in ("value", "quoted"):
            values = list((VALUE if kind == "value" else QUOTED).finditer(text))
            if values:
                old = values[at % len(values)]
                word = what if isinstance(what, str) else values[what % len(values)][0]
                quote = old[0][0] if old[0][0] in "\"'" and isinstance(what, str) else ""
                text = f"{text[: old.start()]}{quote}{word}{quote}{text[old.end() :]}"
        elif kind == "insert":
            text = f"{text[:spot]}{what}{text[spot:]}"
        elif kind == "line":
            lines.insert(at % len(lines), lines[int(what) % len(lines)])
            text = "".join(lines)
        elif kind == "drop":
            del lines[at % len(lines)]
            text = "".join(lines)
        elif kind == "cut":
            text = text[:spot] + text[spot + int(what) :]
        elif kind == "byte":
            text = f"{text[:spot]}{chr(int(what))}{text[spot + 1 :]}"
        else:
            text = text[:spot]
    data = text.encode("utf-8", "surrogatepass")
    if any(kind == "byte" for kind, _, _ in changes):
        data = data.replace(b"\xc3", b"", 1)  # sometimes not UTF-8 any more
    return data[:200_000]


def load_urdf_bytes(data: bytes) -> Robot:
    floating, unphysical = len(data) % 3 == 0, len(data) % 2 == 0
    return loads(data, "urdf", allow_unphysical=unphysical, floating_base=floating)


def load_text(format: str) -> Callable[[bytes], Robot]:
    return lambda data: loads(data.decode("utf-8", "replace"), format)


def library_loader(format: str) -> Callable[[bytes], Robot]:
    return lambda data: loads(data.decode(), format, allow_unphysical=True)


LOADERS = {
    "urdf": load_urdf_bytes,
    "mjcf": partial(loads, format="mjcf"),
    **{f: load_text(f) for f in ("toml", "yaml", "csv")},
}


def survives(format: str, seed: int, changes: list[tuple[str, int, str | int]]) -> None:
    text = SEEDS[format][seed % len(SEEDS[format])]
    try:
        robot = LOADERS[format](damaged(text, changes))
    except EmdegError as error:
        told = str(error)
    else:
        told = str(robot.report)
        assert len(robot.q) == robot.nq
    assert told
    assert all(line.isprintable() for line in told.split("\n"))


def fuzz(examples: int) -> settings:
    return settings(
        max_examples=examples,
        deadline=datetime.timedelta(seconds=30),  # a hang, not slowness
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


@pytest.mark.parametrize("format", SEEDS)
@fuzz(125)
@given(seed=place, changes=mutations)
def test_damaged_descriptions_are_loaded_or_refused(
    format: str, seed: int, changes: list[tuple[str, int, str | int]]
) -> None:
    survives(format, seed, changes)


@pytest.mark.slow
@pytest.mark.parametrize("format", SEEDS)
@fuzz(2500)
@given(seed=place, changes=mutations)
def test_ten_thousand_damaged_descriptions_are_loaded_or_refused(
    format: str, seed: int, changes: list[tuple[str, int, str | int]]
) -> None:
    survives(format, seed, changes)


@pytest.mark.parametrize("format", SEEDS)
def test_the_sound_descriptions_load(format: str) -> None:
    """Else the fuzzing would only try what is refused at once."""
    for text in SEEDS[format]:
        load = LOADERS[format] if format in ("urdf", "mjcf") else library_loader(format)
        robot = load(text.encode())
        assert robot.nv > 0
