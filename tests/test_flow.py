"""The flow is true: the rooms that a compile enters, in the order of the map, recorded as it runs.

`sys.settrace` tells every call of a function. A room is entered when its work begins: `shorten`
with the first pass, `program` with the first lowering, `certify` with the proof. The map of
docs/flow.md is this record; and nothing is derived, rewritten as a robot or lowered below a call of
`shorten`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import numpy as np
import pytest

import emdeg

ROOT = Path(emdeg.__file__).parent
PAGE = Path(__file__).parents[1] / "docs" / "flow.md"
EVERYTHING = Path(__file__).parent / "fixtures" / "urdf" / "everything.urdf"
#: where the work of a room begins, most special first
ROOMS = {
    "mechanics/quantities/quantities.py": "",  # a table of names
    "program/certify.py": "certify",
    "program/lower.py": "program",
    "shorten/passes/": "shorten",
    "candidates/": "candidates",
    "robot/": "robot",
    "mechanics/": "mechanics",
    "backends/": "backends",
    "run/": "run",
}
DERIVING = ("robot/", "mechanics/", "program/lower.py", "candidates/")


@dataclass
class Record:
    """Rooms in the order of their first calls, and what was derived below `shorten`."""

    rooms: list[str] = field(default_factory=list)
    wrong: set[str] = field(default_factory=set)


def place(code: CodeType) -> str:
    """The file of a function in the house; of anything else, nothing."""
    path = Path(code.co_filename)
    inside = path.is_relative_to(ROOT) and not code.co_name.startswith("<module")
    return path.relative_to(ROOT).as_posix() if inside else ""


def stack(frame: FrameType | None) -> Iterator[str]:
    """The places of the calls that are open, innermost first."""
    while frame is not None:
        yield place(frame.f_code)
        frame = frame.f_back


def recorder(record: Record) -> Callable[[FrameType, str, Any], None]:
    """What is told of every call; it is called millions of times, so it looks at most once.

    A call that derives was looked at when the one that calls it derives as well.
    """
    deriving: dict[CodeType, bool] = {}  # functions that were called

    def called(frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        derives = deriving.get(code)
        if derives is None:
            at = place(code)
            derives = deriving[code] = at.startswith(DERIVING)
            room = next((room for start, room in ROOMS.items() if at.startswith(start)), "")
            if room and room not in record.rooms:
                record.rooms.append(room)
        caller = frame.f_back
        if (
            derives
            and (caller is None or not deriving.get(caller.f_code))
            and any(above.startswith("shorten/") for above in stack(caller))
        ):
            record.wrong.add(f"{place(code)}: {code.co_name}")

    return called


@contextmanager
def recorded() -> Iterator[Record]:
    record, before = Record(), sys.gettrace()
    sys.settrace(recorder(record))  # it hands back no trace of lines
    try:
        yield record
    finally:
        sys.settrace(before)


def trace(source: str | Path, optimise: str = "-O1") -> dict[str, Record]:
    """What each verb enters, from the description to numbers."""
    records: dict[str, Record] = {}
    made: dict[str, Any] = {}

    def verb(name: str, act: Callable[[], Any]) -> None:
        with recorded() as record:
            made[name] = act()
        records[name] = record

    verb("load", lambda: emdeg.load(source))
    verb("compile", lambda: emdeg.compile(made["load"], optimise=optimise, records=False))
    program = made["compile"]
    verb("jit", lambda: program.jit(parameters=dict.fromkeys(program.parameters, 1.0)))
    state = [np.zeros(len(array.leaves)) for array in program.inputs]
    verb("kernel", lambda: made["jit"](*state))
    assert np.isfinite(made["kernel"]).all()
    return records


def shown(records: dict[str, Record]) -> str:
    """The record as docs/flow.md shows it."""
    return "\n".join(f"{verb:8}  {' → '.join(r.rooms)}".rstrip() for verb, r in records.items())


@pytest.fixture(scope="module", autouse=True)
def every_module_is_imported() -> None:
    emdeg.compile(
        emdeg.load("two_link"), ["forward_dynamics", "inverse_dynamics_dq"], records=False
    ).jit()


@pytest.mark.parametrize("source", ["stanford3", EVERYTHING], ids=["stanford3", "urdf"])
def test_the_map_is_the_flow(source: str | Path) -> None:
    records = trace(source)
    entered = [room for r in records.values() for room in r.rooms if room != "candidates"]
    # `jit` is asked of a kernel, which has the backend write it; it runs when it is called
    entered = [room for room in dict.fromkeys(entered) if room != "run"] + records["kernel"].rooms
    flow = ["robot", "mechanics", "program", "shorten", "certify", "backends", "run"]
    assert entered == flow
    assert not any(record.wrong for record in records.values())
    assert shown(records) in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("output", ["forward_dynamics", "inverse_dynamics_dq", "mass_matrix,bias"])
def test_nothing_is_derived_below_shorten(output: str) -> None:
    """Also for candidates whose parts are problems, and for walks that begin elsewhere."""
    robot = emdeg.load("two_link" if output == "inverse_dynamics_dq" else "stanford3")
    for level in ("-O1", "1s"):
        with recorded() as record:
            emdeg.compile(robot, output.split(","), optimise=level, certify=False, records=False)
        assert record.rooms[-1] == "shorten"
        assert record.wrong == set()


def test_a_derivation_below_shorten_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The record can fail: a pass that derives is found."""
    room = import_module("emdeg.shorten.passes.merge")
    robot = emdeg.load("two_link")
    plain = room.Network

    def deriving(*arguments: Any) -> Any:
        emdeg.derive(robot, "newton_euler")
        return plain(*arguments)

    monkeypatch.setattr(room, "Network", deriving)
    with recorded() as record:
        emdeg.compile(robot, "gravity", certify=False, records=False)
    assert any(place.startswith("mechanics/") for place in record.wrong)
