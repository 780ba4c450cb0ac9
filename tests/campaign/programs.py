"""Program files and cache entries: read as what they say, or refused; never anything else.

What of a damaged file is still a program is used as one: counted, printed, evaluated, translated to
C and, one in eight, to machine code that is called. An entry of the cache that was touched gives
nothing, or what was kept; and a program that is remembered wrongly is made again.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import emdeg
from emdeg import cache as disk
from emdeg.errors import EmdegError
from emdeg.program.certify import check_claims
from emdeg.program.ir import Program
from emdeg.program.remembered import remembered
from emdeg.program.serialise import origin_of
from tests.campaign.damage import damaged, damaged_data
from tests.campaign.trial import REFUSED, TAKEN, Case, Kind

SOUND = (
    ("two_link", "inverse_dynamics"), ("two_link", "forward_dynamics"), ("fu318", "mass_matrix"),
    ("stanford3", "gravity"), ("double_pendulum", "total_energy"), ("four_bar", "dependent_rates"),
)  # fmt: skip


@cache
def sound(number: int) -> str:
    """The file of a small program, with its certificate and its robot."""
    robot, quantity = SOUND[number % len(SOUND)]
    return emdeg.compile(emdeg.load(robot), quantity, optimise="none").to_file_text()


def draw_program(rng: random.Random) -> Case:
    text = sound(rng.randrange(len(SOUND)))
    if rng.random() < 0.25:
        text = damaged(text, rng)
    else:
        text = json.dumps(damaged_data(json.loads(text), rng))
    return {"text": text, "run": rng.random() < 0.125}


def attempt_program(case: Case) -> str:
    program = Program.from_json(case["text"])
    origin = origin_of(case["text"])
    if origin.robot is not None:
        with contextlib.suppress(EmdegError):
            emdeg.loads(origin.robot, "toml", snap=0, allow_unphysical=True)
    with contextlib.suppress(EmdegError):
        check_claims(program)
    assert program.count() is not None
    assert Program.from_json(program.to_json()) == program, "another program comes back"
    assert repr(program)
    if len(program) < 2000:
        used(program, case["run"])
    return TAKEN


def used(program: Program, run: bool) -> None:
    """As whoever loaded it would."""
    values = {i.name: np.full((2, len(i.leaves)), 0.5) for i in program.inputs}
    given = {k: 1.0 for k, v in program.parameters.items() if v is None}
    with np.errstate(all="ignore"), contextlib.suppress(EmdegError):
        emdeg.interpret(program, values, given)
    with contextlib.suppress(EmdegError):
        emdeg.emit(program, "c", emdeg.EmitOptions("arm"))
    if run:
        with contextlib.suppress(EmdegError):
            emdeg.jit(program, parameters=given)(*values.values(), threads=1)


# -- the cache ------------------------------------------------------------------------

KEY = "ab" * 32
WAYS = ("bytes", "bytes", "bytes", "truncated", "longer", "empty", "folder", "link", "mode",
        "moved", "secret", "remembered", "remembered", "folder mode", "untouched")  # fmt: skip


def draw_entry(rng: random.Random) -> Case:
    return {
        "way": rng.choice(WAYS),
        "content": rng.randbytes(rng.choice((0, 1, 40, 500))).hex(),
        "places": [rng.randrange(10_000) for _ in range(rng.randint(1, 4))],
        "values": [rng.randrange(256) for _ in range(4)],
        "program": json.dumps(damaged_data(json.loads(sound(0)), rng)),
        "mode": rng.choice((0o000, 0o200, 0o400, 0o444, 0o666, 0o777, 0o4755)),
    }


@contextlib.contextmanager
def own_cache() -> Iterator[Path]:
    """A cache and a secret of this case alone."""
    before = {name: os.environ.get(name) for name in ("EMDEG_CACHE", "XDG_DATA_HOME")}
    with tempfile.TemporaryDirectory() as folder:
        os.environ["EMDEG_CACHE"] = f"{folder}/cache"
        os.environ["XDG_DATA_HOME"] = f"{folder}/data"
        try:
            yield Path(folder)
        finally:
            for name, value in before.items():
                os.environ.pop(name, None)
                if value is not None:
                    os.environ[name] = value


def attempt_entry(case: Case) -> str:
    content = bytes.fromhex(case["content"])
    with own_cache() as folder:
        if case["way"] == "remembered":
            return _remembered(case["program"])
        disk.write(KEY, content)
        entry = folder / "cache" / "v1" / KEY[:2] / f"{KEY}.o"
        assert disk.read(KEY) == content, "what was kept does not come back"
        touched = _touch(entry, folder, case)
        found = disk.read(KEY)
        assert found is None or (found == content and not touched), "a touched entry is believed"
        disk.write(KEY, content)
        assert disk.read(KEY) in (None, content)
        return REFUSED if found is None else TAKEN


def _touch(entry: Path, folder: Path, case: Case) -> bool:
    """Damage the entry; is its content another?"""
    before = entry.read_bytes()
    way, places, values = case["way"], case["places"], case["values"]
    if way == "bytes":
        data = bytearray(before)
        for place, value in zip(places, values, strict=False):
            data[place % len(data)] = value
        entry.write_bytes(data)
    elif way == "truncated":
        entry.write_bytes(before[: places[0] % len(before)])
    elif way == "longer":
        entry.write_bytes(before + bytes(values))
    elif way == "empty":
        entry.write_bytes(b"")
    elif way == "folder":
        entry.unlink()
        entry.mkdir()
    elif way == "link":
        entry.rename(folder / "elsewhere")
        entry.symlink_to(folder / "elsewhere")
        return True
    elif way == "mode":
        entry.chmod(case["mode"])
        return bool(case["mode"] & 0o022)
    elif way == "folder mode":
        entry.parent.chmod(0o777)
        return True
    elif way == "moved":
        entry.rename(entry.with_name("cd" * 32 + ".o"))
    elif way == "secret":
        (folder / "data" / "emdeg" / "cache.key").write_bytes(bytes(values * 8))
    return not entry.is_file() or entry.read_bytes() != before or way == "secret"


def _remembered(text: str) -> str:
    """A signed entry whose program is damaged: the program is a program with its claims, or new."""
    made = Program.from_json(sound(0))
    parts: list[Any] = ["campaign"]
    remembered(parts, lambda: made)
    (entry,) = Path(os.environ["EMDEG_CACHE"]).rglob("*.json")
    disk.write(entry.stem, text.encode("utf-8", "surrogatepass"), "json")
    found = remembered(parts, lambda: made)
    check_claims(found)
    return TAKEN if found != made else REFUSED


KINDS = [
    Kind("program", draw_program, attempt_program, 20_000),
    Kind("cache", draw_entry, attempt_entry, 4_000),
]
