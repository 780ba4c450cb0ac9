"""A record is one more candidate: of this content and no other, proved before it is used."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg.canonical import canonical
from emdeg.errors import CertificateError, EmdegError
from emdeg.program.certify import certify, check_claims
from emdeg.program.ir import Program
from emdeg.records import shelf
from emdeg.records.record import Entry, Record
from emdeg.records.shelf import BOOK, every, find, key_of, read
from emdeg.robot.loading import library_names
from emdeg.submission import proved

ROBOT = "two_link"
TAU = ("inverse_dynamics",)


@pytest.fixture(scope="module")
def robot() -> emdeg.Robot:
    return emdeg.load(ROBOT)


@pytest.fixture(scope="module")
def record(robot: emdeg.Robot) -> Record:
    found = find(key_of(canonical(robot).robot, TAU))
    assert found is not None
    return found


def is_record(program: Program) -> bool:
    return "record" in program.metadata


def test_a_robot_of_the_library_gets_its_record(robot: emdeg.Robot, record: Record) -> None:
    program = emdeg.compile(robot)
    assert is_record(program)
    assert program.count() == record.program.count()
    assert program.metadata["robot"] == ROBOT
    assert program.certificate is not None
    assert program.certificate.reference.robot_hash == robot.hash
    check_claims(program)
    assert program.verify().proven  # from the robot up, by a method of its own


def test_the_record_computes_what_was_derived(robot: emdeg.Robot) -> None:
    """Numbers of the record beside those of the equations as Kane's method gives them."""
    rng = np.random.default_rng(5)
    state = [rng.normal(size=robot.nv) for _ in range(3)]
    ours = emdeg.compile(robot, certify=False)
    theirs = emdeg.compile(robot, method="kane", optimise=None, certify=False)
    assert is_record(ours)
    assert ours.certificate is None
    assert not is_record(theirs)
    np.testing.assert_allclose(ours.jit()(*state), theirs.jit()(*state), rtol=1e-12)


def test_names_do_not_matter_but_content_does(robot: emdeg.Robot) -> None:
    text = robot.to_toml()
    assert re.search(r"\bm2\b", text)
    renamed = emdeg.loads(re.sub(r"\bm2\b", "load_mass", text).replace(ROBOT, "mine"), "toml")
    program = emdeg.compile(renamed)
    assert is_record(program)
    assert program.name == "mine"
    assert "load_mass" in program.parameters
    assert "m2" not in program.parameters
    heavier = robot.with_values(m1=4)
    assert not is_record(emdeg.compile(heavier, certify=False))
    assert not is_record(emdeg.compile(robot.with_gravity(0, 0, "-9.81"), certify=False))


def of(robot: emdeg.Robot, output: str = "inverse_dynamics") -> str:
    """What a record of this robot is found by."""
    return key_of(canonical(robot).robot, (output,)).robot_hash


#: a line of the UR5 or the PUMA → another one
UNSAID = {
    "link": ("ur5", "forearm_link", "elbow"),
    "joint": ("ur5", "elbow_joint", "bend"),
    "base": ("ur5", "base_link", "floor"),
    "limits": ("ur5", "effort = 150", "effort = 140"),
    "note": ("puma560", "m, table A1", "metres"),
    "tolerance": ("puma560", "tolerance = 75e-6", "tolerance = 70e-6"),
}
SAID = {
    "mass": ("ur5", "mass = 3.7\n", "mass = 3.71\n"),
    "length": ("ur5", "d = 0.089159", "d = 0.089158"),
    "value": ("puma560", "value = 0.4318", "value = 0.4319"),
    "motor": ("ur5", "limits =", "motor = { rotor_inertia = 0.001, gear_ratio = 100 }\nlimits ="),
    "friction": ("ur5", "limits =", "friction = { viscous = 0.1 }\nlimits ="),
}


@pytest.mark.parametrize("what", [*UNSAID, *SAID])
def test_a_record_is_found_by_what_is_in_the_equations(what: str) -> None:
    """Not by what a link or a joint is called, nor by what is only said of it."""
    name, old, new = {**UNSAID, **SAID}[what]
    robot = emdeg.load(name)
    text = robot.to_toml()
    assert old in text
    other = emdeg.loads(text.replace(old, new), "toml", allow_unphysical=True)
    assert other.hash != robot.hash
    assert (of(other) == of(robot)) is (what in UNSAID)


def test_frames_are_content_where_an_output_is_of_one() -> None:
    robot = emdeg.load("ur5")
    other = robot.replaced(frames=robot.frames[:-1])
    assert of(other, "mass_matrix") == of(robot, "mass_matrix")
    assert of(other, "jacobian") != of(robot, "jacobian")


@pytest.mark.parametrize(
    "options",
    [
        {"optimise": None},
        {"optimise": "-O0"},
        {"method": "newton_euler"},
        {"objective": "multiplications"},
        {"outputs": ["inverse_dynamics", "gravity"]},
        {"records": False},
    ],
    ids=str,
)
def test_other_wishes_do_not_get_it(robot: emdeg.Robot, options: dict[str, object]) -> None:
    assert not is_record(emdeg.compile(robot, certify=False, **options))  # type: ignore[arg-type]


def test_a_time_to_search_begins_with_the_record(robot: emdeg.Robot, record: Record) -> None:
    told: list[tuple[str, int, float]] = []
    program = emdeg.compile(robot, optimise="0.2s", progress=lambda *t: told.append(t))
    assert told[0][:2] == ("record", record.operations)
    assert program.count().total <= record.operations


# -- files that were changed ----------------------------------------------------------


def forged(record: Record, program: Program) -> Record:
    """A program that claims to be certified: the points follow from it, the proof does not."""
    own = certify(replace(program, certificate=None), replace(program, certificate=None))
    assert record.program.certificate is not None
    about = replace(record.program.certificate.reference, digest=own.reference.digest)
    return replace(record, program=replace(program, certificate=replace(own, reference=about)))


def wrong(program: Program) -> Program:
    """The same with one sum turned into a difference."""
    text = program.to_text()
    changed = re.sub(r"= add (%\d+ %\d+)\n(?!.*= add )", r"= sub \1\n", text, count=1, flags=re.S)
    assert changed != text
    return Program.from_text(changed)


@pytest.fixture
def own_book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record: Record) -> Path:
    monkeypatch.setattr("emdeg.compiler.start", partial(shelf.start, book=tmp_path))
    place = tmp_path / record.place
    place.parent.mkdir(parents=True)
    place.write_text(record.to_text(), encoding="utf-8")
    return place


def test_a_changed_line_is_found_and_said(robot: emdeg.Robot, own_book: Path) -> None:
    text = own_book.read_text(encoding="utf-8")
    for before, after in ((" = add ", " = sub "), ("| emdeg |", "| Mallory |"), ("meta", "mete")):
        own_book.write_text(text.replace(before, after, 1), encoding="utf-8")
        with pytest.raises(EmdegError, match=own_book.name):
            emdeg.compile(robot)
    own_book.write_text(text, encoding="utf-8")
    assert is_record(emdeg.compile(robot))


def test_a_forged_certificate_is_found_by_the_proof(
    robot: emdeg.Robot, record: Record, own_book: Path
) -> None:
    false = forged(record, wrong(record.program))
    own_book.write_text(false.to_text(), encoding="utf-8")
    assert read(own_book).operations == record.operations  # its claims follow from each other
    for options in ({}, {"certify": False}, {"optimise": "0.1s"}):
        with pytest.raises(CertificateError, match="records=False"):
            emdeg.compile(robot, **options)  # type: ignore[arg-type]
    assert not is_record(emdeg.compile(robot, records=False))
    with pytest.raises(CertificateError):
        proved(false)


def test_a_record_of_another_robot_is_not_taken(record: Record, own_book: Path) -> None:
    """Not even where its file lies in the place of the other."""
    other = emdeg.load("double_pendulum")
    key = key_of(canonical(other).robot, TAU)
    place = own_book.parents[1] / f"double_pendulum-{key.place}"
    place.parent.mkdir()
    place.write_text(record.to_text(), encoding="utf-8")
    assert not is_record(emdeg.compile(other, certify=False))


# -- the book -------------------------------------------------------------------------


def test_every_record_stands_in_its_place_and_claims_what_it_could_know() -> None:
    found = list(every())
    assert len(found) > 1
    for path, record in found:
        assert path == BOOK / record.place
        assert record.robot in library_names()
        names = canonical(emdeg.load(record.robot))
        assert key_of(names.robot, record.key.outputs, record.key.rotors) == record.key, path


@pytest.mark.slow
def test_every_record_is_proved_again() -> None:
    for _, record in every():
        assert proved(record).program.certificate is not None


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=f"{path.parent.name}/{path.name}", marks=marks)
        for path in sorted(BOOK.glob("*/*.record"))
        for marks in [[] if path.match("double_pendulum-*/*") else [pytest.mark.slow]]
    ],
)
def test_no_record_is_longer_than_what_a_search_finds_today(path: Path) -> None:
    """A record is taken instead of a search; `make records SEARCH=-O1` renews those that are."""
    record = read(path)
    outputs, rotors = record.key.outputs, record.key.rotors
    found = emdeg.compile(record.robot, outputs, rotors=rotors, certify=False, records=False)
    assert record.operations <= found.count().total


def test_the_table_is_that_of_the_book() -> None:
    page = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    for _, record in every():
        what = ", ".join(f"`{name}`" for name in record.key.outputs)
        assert re.search(
            rf"\| {record.robot} \| {re.escape(what)}.*\*\*{record.operations}\*\*", page
        )


# -- a search that may become a record --------------------------------------------------


def test_a_search_begins_with_the_record_and_says_whether_it_is_shorter(record: Record) -> None:
    found = emdeg.shortened(ROBOT, optimise="-O1", seed=3, who="a test")
    assert found.known == record
    assert found.shorter == (found.record.operations < record.operations)
    assert found.record.operations <= record.operations
    assert found.record.history[:-1] == record.history
    assert found.record.history[-1].search == "-O1, seed 3"
    again = Record.from_text(found.record.to_text())
    assert again == found.record
    assert proved(again).program.certificate is not None


@pytest.mark.parametrize("name", ["a | b", "line\nbreak"])
def test_a_name_that_would_break_the_history_is_refused(name: str) -> None:
    with pytest.raises(EmdegError, match="history"):
        Entry("2026-01-01", name, 22, "-O1, seed 0", 1.0)
