"""MJCF: nothing in a file is dropped in silence (promise 3).

MuJoCo prints its own schema: every word of it is modelled, listed with a reason, or refused. Words
that nobody knows, on every element and inside every element, are in the report.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import mujoco
import pytest

import emdeg
from emdeg.errors import LoadError
from emdeg.robot.read.mjcf.mjcf_loops import _ATTRIBUTES as LOOP_WORDS
from emdeg.robot.read.mjcf.mjcf_source import _ATTRIBUTES, _CHILDREN, _ELSEWHERE, _REFUSED
from emdeg.robot.read.mjcf.mjcf_words import FORCES, GROUPS, REASONS, reason_for
from emdeg.robot.robot import Robot

FIXTURES = Path(__file__).parents[3] / "fixtures"
ARM = (FIXTURES / "mjcf" / "arm.xml").read_text("utf-8")
LOOP = """<mujoco><option><flag gravity="enable"/></option><worldbody>
  <body name="a"><joint/><geom size="0.1"/><site name="s"/></body>
  <body name="b" pos="0 1 0"><joint/><geom size="0.1"/></body></worldbody>
  <equality><connect name="tie" body1="a" body2="b" anchor="0 0.5 0" solref="0.02 1"/></equality>
</mujoco>"""


def load(text: str) -> Robot:
    return emdeg.loads(text, "mjcf")


# -- MuJoCo's own list of words ---------------------------------------------------------


def schema() -> dict[tuple[str, ...], set[str]]:
    """Path of an element → its attributes, as MuJoCo prints them."""
    found: dict[tuple[str, ...], set[str]] = {}
    path: list[str] = []
    for line in mujoco.mj_printSchema(False, True).splitlines():
        opening = re.match(r"( *)([\w()]+) \([!?*R]\)(.*)", line)
        if opening:
            path = [*path[: len(opening[1]) // 3], opening[2]]
            line = opening[3]
        if path:
            found.setdefault(tuple(path), set()).update(line.split())
    world = ("mujoco", "(world)body")
    return {
        ("mujoco", "worldbody", "body", *p[2:]) if p[:2] == world else p: words
        for p, words in found.items()
    }


def read_elements() -> Iterator[tuple[tuple[str, ...], set[str]]]:
    """Those of the schema that emdeg reads."""
    for path, words in schema().items():
        inside = all(c in _CHILDREN.get(p, ()) for p, c in pairwise(path))
        if inside or path[-2:] in (("equality", "connect"), ("equality", "weld")):
            yield path, words


def test_the_schema_is_read() -> None:
    found = dict(read_elements())
    tags = {path[-1] for path in found}
    assert tags >= {"mujoco", "compiler", "option", "flag", "default", "joint", "geom", "weld"}
    assert {"damping", "stiffness", "solreflimit"} <= found["mujoco", "default", "joint"]
    assert {"gravcomp", "sleep"} <= found["mujoco", "worldbody", "body"]
    assert {"body", "inertial", "freejoint", "site"} <= tags


@pytest.mark.parametrize("path", [pytest.param(p, id="/".join(p)) for p, _ in read_elements()])
def test_every_word_of_mujoco_has_its_place(path: tuple[str, ...]) -> None:
    tag, words = path[-1], dict(read_elements())[path]
    known = {*_ATTRIBUTES.get(tag, LOOP_WORDS), *_ELSEWHERE.get(tag, ())}
    for _, tags in GROUPS.values():
        known |= set(tags.get(tag, "").split())
    known |= {word for own, word in FORCES if own == tag}
    assert words - known == set()
    if len(path) > 1 and path[1] == "equality":
        return
    for child in (p[-1] for p in schema() if p[:-1] == path):
        read = child in _CHILDREN.get(tag, ()) or child in _REFUSED
        assert read or "no dynamics known" not in reason_for(tag, child), child


def test_no_word_stands_in_two_places() -> None:
    seen = [(tag, w) for _, tags in GROUPS.values() for tag, ws in tags.items() for w in ws.split()]
    assert len(set(seen)) == len(seen)
    modelled = {(tag, word) for tag, words in _ATTRIBUTES.items() for word in words}
    assert not modelled & set(seen)
    assert not set(FORCES) & set(seen)


# -- words that nobody knows --------------------------------------------------------------


def changed(text: str, way: str) -> Iterator[tuple[list[str], str]]:
    """(tags from the root down, the text with a made-up word there) for every element."""
    count = sum(1 for _ in ET.fromstring(text).iter())
    for number in range(count):
        root = ET.fromstring(text)
        element = list(root.iter())[number]
        parents = {child: parent for parent in root.iter() for child in parent}
        path = [element.tag]
        while (at := parents.get(element)) is not None and len(path) < 99:
            path.insert(0, at.tag)
            element = at
        element = list(root.iter())[number]
        if way == "attribute":
            element.set("made_up", "1")
        elif way == "child":
            element.insert(0, ET.Element("made_up"))
        else:
            element.text = "made_up"
        yield path, ET.tostring(root, "unicode")


@pytest.mark.parametrize("way", ["attribute", "child", "text"])
@pytest.mark.parametrize("text", [ARM, LOOP], ids=["arm", "loop"])
def test_a_made_up_word_anywhere_is_reported(text: str, way: str) -> None:
    tried = 0
    for path, other in changed(text, way):
        told = {f.element for f in load(other).report.findings}
        word = {
            "attribute": f"attribute 'made_up' of <{path[-1]}>",
            "child": "<made_up>",
            "text": f"text inside <{path[-1]}>",
        }[way]
        whole = {f"<{tag}>" for tag in path[1:] if tag != "equality"}
        assert word in told or whole & told, (path, told)
        tried += 1
    assert tried > 10


def test_what_is_left_out_takes_a_line_for_each_reason() -> None:
    geoms = "".join(f'<geom size="0.1" rgba="0 {k} 0 1" condim="3" gap="{k}"/>' for k in range(50))
    body = f'<body><joint margin="1" solreflimit="1 1"/>{geoms}</body>'
    text = f"<mujoco model='m'>\n<worldbody>\n{body}</worldbody></mujoco>"
    told = [str(f) for f in load(text).report.findings if f.element.startswith("attributes")]
    assert told == [
        "line 3: attributes of contact: contact is not modelled: condim, gap "
        "(100 of them; the first is here)",
        "line 3: attributes of looks: only looks: rgba (50 of them; the first is here)",
        "line 3: attributes of stops: joints have limits, but nothing stops them there: margin, "
        "solreflimit (2 of them; the first is here)",
    ]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ('<flag equality="disable"/>', "constraints act here all the same"),
        ('<flag damper="enable"/>', ""),
    ],
)
def test_switches_that_emdeg_does_not_follow_are_reported(given: str, words: str) -> None:
    text = LOOP.replace('<flag gravity="enable"/>', given)
    told = "\n".join(f.message for f in load(text).report.findings)
    assert words in told
    assert ("all the same" in told) == bool(words)


def test_a_class_of_inactive_constraints_is_refused() -> None:
    inside = '<default><equality active="false"/></default><worldbody>'
    with pytest.raises(LoadError, match="active or not") as caught:
        load(LOOP.replace("<worldbody>", inside))
    assert caught.value.hint is not None
    soft = inside.replace('active="false"', 'solref="1 1"')
    told = load(LOOP.replace("<worldbody>", soft)).report.findings
    assert any(f.element == "<equality> of a class" and "ideal" in f.message for f in told)


def test_reasons_are_for_elements_that_mujoco_has() -> None:
    assert {path[-1] for path in schema()} >= set(REASONS) - {"equality"}


def test_the_documentation_lists_the_groups() -> None:
    page = (Path(__file__).parents[4] / "docs" / "descriptions.md").read_text("utf-8")
    table = dict(re.findall(r"^\| ([a-z ]+) \| (.+) \|$", page, flags=re.MULTILINE))
    assert {name: table.get(name) for name in GROUPS} == {n: why for n, (why, _) in GROUPS.items()}


def test_inertia_and_damping_of_drives_are_named() -> None:
    drive = (
        '<actuator><motor joint="j" armature="0.1"/><position joint="j" damping="0"/></actuator>'
    )
    text = LOOP.replace("<equality>", drive + "<equality>").replace(
        "<joint/>", '<joint name="j"/>', 1
    )
    told = {f.element: f.message for f in load(text).report.findings}
    assert "write them on the joint" in told["attribute 'armature' of <motor>"]
    assert "attribute 'damping' of <position>" not in told
