"""Program files from strangers: read whole or refused by an error of ours that says what is wrong.

What is read can be written, printed, hashed and explained again. Files are mutated as bytes and as
data: letters, numbers and texts that no encoding holds, lists in lists, keys twice.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import emdeg
from emdeg.errors import EmdegError, ProgramError
from emdeg.program.certificate import Certificate
from emdeg.program.ir import Program

HUGE = 10**400
NASTY: list[Any] = [
    "\ud800", "a\udfffb", "\x00", "*/", "", " ", "√2", "1/0", "1e999", "9" * 5000,
    "1/" + "9" * 4001,
    HUGE, -HUGE, 2**63, -1, 0, 1, 3.5, 1e308, 1e-320, True, None, [], {}, [[]], [None], {"": None},
    ["const", "1"], ["leaf", "x", 0, False, None], ["add", 0, HUGE], ["cos", [[0, HUGE]], "1/2"],
    ["leaf", "\ud800", 0, False, None], ["sqrt", 10**30], "+".join(["1/3*√2"] * 50),
]  # fmt: skip


@pytest.fixture(scope="module")
def saved() -> str:
    program = emdeg.compile(emdeg.load("two_link"), "mass_matrix", optimise=None)
    return program.to_file_text()


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every container in the data with each of its keys."""
    stack = [data]
    while stack:
        item = stack.pop()
        keys = range(len(item)) if isinstance(item, list) else list(item)
        for key in keys:
            yield item, key
            if isinstance(item[key], list | dict):
                stack.append(item[key])


def changed_data(text: str, draw: random.Random) -> str:
    """The file with something else at one or two places of its data."""
    data = json.loads(text)
    for _ in range(draw.choice((1, 1, 2))):
        container, key = draw.choice(list(places(data)))
        change = draw.randrange(4)
        if change == 0:
            del container[key]
        elif change == 1 and isinstance(container, dict):
            container[draw.choice(("\ud800", "x", "name", ""))] = container.pop(key)
        else:
            container[key] = deepcopy(draw.choice(NASTY))
    return json.dumps(data, ensure_ascii=draw.random() < 0.5)


def changed_text(text: str, draw: random.Random) -> str:
    """The file with some characters replaced, taken out, or written twice."""
    at, length = draw.randrange(len(text)), draw.choice((0, 1, 1, 5, 300))
    odd = ("\ud800", "\\ud800", "\x00", '"', "[", "{" * 3, "9" * 40, "1e400", "NaN", "%", "√", "\n")
    middle = draw.choice((*odd, text[at : at + 50], "[" * 100_000))
    return text[:at] + middle + text[at + length :]


def used(program: Program) -> None:
    """All that turns a program into text again."""
    repr(program), str(program), program.digest, program.to_json().encode(), program.count()
    program.to_text().encode()
    if program.certificate is not None:
        program.certificate.explain().encode()


def mutations(text: str, read: Callable[[str], object], number: int, seed: int) -> tuple[int, int]:
    """How many mutations were read and how many refused; anything else is an error of the test."""
    draw, taken, refused = random.Random(seed), 0, 0
    for _ in range(number):
        as_data = text.startswith("{") and draw.random() < 0.6
        stranger = (changed_data if as_data else changed_text)(text, draw)
        try:
            read(stranger)
            taken += 1
        except EmdegError as error:
            message = str(error)
            message.encode()
            refused += len(message) > 10
    return taken, refused


def readers(saved: str, folder: Path) -> dict[str, tuple[str, Callable[[str], object]]]:
    """name → a sound file and the function that reads such files."""
    program = Program.from_json(saved)
    assert program.certificate is not None
    path = folder / "program.json"

    def from_file(text: str) -> None:
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
        used(emdeg.load_program(path))

    return {
        "from_json": (saved, lambda text: used(Program.from_json(text))),
        "load_program": (saved, from_file),
        "from_text": (program.to_text(), lambda text: used(Program.from_text(text))),
        "certificate": (
            program.certificate.to_json(),
            lambda text: Certificate.from_json(text).explain().encode(),
        ),
    }


READERS = ("from_json", "load_program", "from_text", "certificate")


@pytest.mark.parametrize("reader", READERS)
def test_mutations_are_read_or_refused(reader: str, saved: str, tmp_path: Path) -> None:
    text, read = readers(saved, tmp_path)[reader]
    read(text)
    taken, refused = mutations(text, read, 150, seed=1)
    assert taken
    assert taken + refused == 150


@pytest.mark.slow
@pytest.mark.parametrize("reader", READERS)
def test_five_thousand_mutations_each(reader: str, saved: str, tmp_path: Path) -> None:
    text, read = readers(saved, tmp_path)[reader]
    taken, refused = mutations(text, read, 5_000, seed=2)
    assert taken
    assert taken + refused == 5_000


#: What is in the file instead of a name → words of the message.
ODD = {
    "a lone surrogate": ('"\\ud800"', "cannot be written"),
    "a key twice": ('"a", "name": "b"', "twice"),
    "a number": ("1", "text"),
    "lists in lists": ("[" * 50 + "]" * 50, "nested too deeply"),
    "many lists in lists": ("[" * 100_000 + "]" * 100_000, "nested too deeply"),
    "not a number": ("NaN", "NaN"),
    "many digits": ("9" * 5000, "digits"),
}


@pytest.mark.parametrize("odd", ODD)
def test_what_is_wrong_is_said(odd: str, saved: str) -> None:
    value, words = ODD[odd]
    name = json.dumps(json.loads(saved)["name"])
    text = saved.replace(f'"name": {name}', f'"name": {value}', 1)
    assert text != saved
    with pytest.raises(EmdegError, match=words):
        Program.from_json(text)
    certificate = json.dumps(json.loads(saved)["certificate"])
    claim = certificate.replace('"subject":', f'"challenge": {value}, "subject":', 1)
    with pytest.raises(EmdegError):
        Certificate.from_json(claim)


@pytest.mark.parametrize("odd", [None, 5, b"\xff\xfe", b"", "", "\ud800", object(), []])
def test_what_is_no_text_is_refused(odd: Any) -> None:
    for read in (Program.from_json, Program.from_text, Certificate.from_json, emdeg.load_program):
        with pytest.raises(EmdegError):
            read(odd)


def test_text_that_says_something_twice_is_refused(saved: str) -> None:
    text = Program.from_json(saved).to_text()
    for line in text.splitlines():
        if line.startswith(("program", "meta", "parameter", "certificate")):
            with pytest.raises(ProgramError, match="line"):
                Program.from_text(f"{text}{line}\n")


def test_a_key_is_found_twice_among_very_many(saved: str) -> None:
    """In a time that grows with their number."""
    many = ", ".join(f'"k{i}": ""' for i in range(200_000))
    with pytest.raises(ProgramError, match="'k199999' appears twice"):
        Program.from_json(f'{{{many}, "k199999": ""}}')


@pytest.mark.parametrize("name", ["a\ud800", "\udfff"])
def test_what_no_file_holds_is_no_name_of_a_program(name: str) -> None:
    with pytest.raises(EmdegError, match="cannot be written"):
        Program.from_json(Program(name, (), ()).to_json())
