"""Pointers that stand near: every place is where it is said to be, and few bytes say it."""

import random
import re

import pytest

from emdeg.backends.llvm import near
from emdeg.backends.llvm.near import NEAR, POINTERS, Near, Pointers
from emdeg.backends.llvm.text import Body

ARRAYS = ("%in0", "%constants", "%room")


def reached(pointers: Pointers, places: list[tuple[str, int]]) -> list[str]:
    """The names of places, with copies made now and then."""
    names = []
    for number, (array, byte) in enumerate(places):
        if number % 40 == 39:
            pointers.afresh(["%in0", "%constants"])
        names.append(pointers.place(array, byte))
    pointers.settle()
    return names


def walk(body: Body) -> dict[str, tuple[str, int]]:
    """What every name of the function points to, by following its lines one after the other."""
    found = {array: (array, 0) for array in ARRAYS}
    for line in "\n".join(body.lines).splitlines():
        name, said = line.strip().split(" = ")
        if moved := re.fullmatch(r"getelementptr(?: inbounds)? i8, ptr (\S+), i64 (-?\d+)", said):
            array, byte = found[moved[1]]
            found[name] = array, byte + int(moved[2])
        else:
            copied = re.fullmatch(r'call ptr asm "", "=r,0"\(ptr (\S+)\)', said)
            found[name] = found[copied[1]]
    return found


def local_places(count: int, seed: int) -> list[tuple[str, int]]:
    """Places as programs reach them: most are near one that was reached a moment ago."""
    draw = random.Random(seed)
    at = dict.fromkeys(ARRAYS, 0)
    found = []
    for _ in range(count):
        array = draw.choice(ARRAYS)
        if draw.random() < 0.05:
            at[array] = draw.randrange(0, 8000, 8)
        at[array] = max(0, at[array] + 8 * draw.randint(-6, 8))
        found.append((array, at[array]))
    return found


@pytest.mark.parametrize("kind", [Pointers, Near])
@pytest.mark.parametrize("seed", range(5))
def test_every_place_is_where_it_is_said_to_be(kind, seed):
    body, places = Body(), local_places(500, seed)
    names = reached(kind(body), places)
    found = walk(body)
    assert [found[name] for name in names] == places


@pytest.mark.parametrize("seed", range(5))
def test_most_places_take_one_byte_to_say(seed):
    body, places = Body(), local_places(2000, seed)
    names = set(reached(Near(body), places))
    ways = re.findall(r"(%\w+) = getelementptr i8, ptr \S+, i64 (-?\d+)", "\n".join(body.lines))
    short = sum(name in names and -128 <= int(way) < 128 for name, way in ways)
    moves = sum(name not in names for name, _ in ways)
    assert short > 0.9 * len(places)
    assert moves < 0.1 * len(places)


def test_no_more_pointers_stand_than_registers_hold(monkeypatch):
    monkeypatch.setattr(near, "ENOUGH", 1)
    body = Body()
    pointers = Near(body)
    for part in [*range(3 * POINTERS)] * 2:
        pointers.place("%room", part * NEAR)
    pointers.settle()
    copies = "\n".join(body.lines).count("asm")
    assert len(pointers._standing) == POINTERS
    # by Belady's rule all but those that stand already move in the second turn
    assert copies <= 3 * POINTERS + 2 * POINTERS + 1


def test_where_little_is_reached_no_pointer_goes():
    body = Body()
    pointers = Near(body)
    names = [pointers.place("%in0", byte) for byte in (0, 4096, 64000)]
    pointers.settle()
    assert "asm" not in "\n".join(body.lines)
    assert [walk(body)[name] for name in names] == [("%in0", k) for k in (0, 4096, 64000)]


def test_what_is_reached_afresh_is_reached_by_another_pointer():
    body = Body()
    pointers = Near(body)
    before = [pointers.place("%in0", 8) for _ in range(near.ENOUGH)]
    pointers.afresh(["%in0"])
    after = pointers.place("%in0", 8)
    pointers.settle()
    start = dict(re.findall(r"(%\w+) = getelementptr i8, ptr (\S+),", "\n".join(body.lines)))
    assert start[before[-1]] != start[after]
