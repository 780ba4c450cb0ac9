"""Who speaks of proved rounding: heads of C files, the page, the search."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

import emdeg
from emdeg.cli import MISUSED, OK, REFUSED, run
from emdeg.errors import BackendError
from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import Input, Leaf, Output, Program, Value
from emdeg.report import Options
from emdeg.report.operations import rounding
from emdeg.rounding.bound import rounded_up
from emdeg.rounding.standard import Rounding, standard_rounding
from emdeg.shorten.manager import Manager
from emdeg.shorten.objectives import OBJECTIVES, Objective, total
from emdeg.shorten.progress import Meter
from emdeg.shorten.search import optimise

TWO = emdeg.load("two_link")
GRAVITY = emdeg.compile(TWO, "gravity", optimise=None, certify=False)


def test_the_head_of_a_c_file_states_the_bound(tmp_path: Path) -> None:
    bound = GRAVITY.bound("float32", codes=["c"])
    head = GRAVITY.emit("c", dtype="float32", rounding=bound)["two_link.h"]
    worst = rounded_up(bound.worst["gravity"])
    assert f"rounding:     proved error in float32: gravity at most {worst}" in head
    assert "q1 from -3.14159 to 3.14159" in head
    assert "no fast-math" in head
    with pytest.raises(BackendError, match="another type of numbers"):
        GRAVITY.emit("c", rounding=bound)
    with pytest.raises(BackendError, match="rounding"):
        GRAVITY.emit("rust", dtype="float32", rounding=bound)


def test_generate_bounds_what_it_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    line = ["generate", "two_link", "--outputs", "gravity", "-O", "none", "--no-certify"]
    assert run([*line, "--bound", "limits", "-o", "out"]) == OK
    assert "rounding:" in (tmp_path / "out" / "two_link.h").read_text(encoding="utf-8")
    assert run([*line, "--bound", "limits", "-t", "rust"]) in (REFUSED, MISUSED)
    assert "only C is bounded" in capsys.readouterr().err


def test_shown_bounds_are_rounded_up() -> None:
    assert [rounded_up(x) for x in (1.21e-13, 1.2e-13, 9.91e-5, 0.0)] == [
        "1.3e-13", "1.2e-13", "1.0e-04", "0",
    ]  # fmt: skip


def test_the_page_states_the_worst_torque_error() -> None:
    whole = emdeg.compile(TWO, "inverse_dynamics", optimise=None, certify=False)
    (words,) = rounding(whole, TWO, Options().box)
    assert words.startswith("Worst gravity torque error")
    (words,) = rounding(whole, TWO, "qd=1, qdd=1")
    assert words.startswith("Worst torque error")
    assert "proved for all states: qd=1, qdd=1" in words


def test_among_programs_of_equal_length_the_one_with_the_smaller_bound() -> None:
    """Large terms first: both additions round at the large size; small first: only one of them."""

    def sum_of(order: tuple[int, ...]) -> Program:
        builder = ProgramBuilder()
        leaves = [builder.leaf(Leaf(f"qd{k}", 2)) for k in (1, 2, 3)]
        small = builder.const(Fraction(1, 2**30))
        terms = [
            builder.mul(small, leaves[0]),
            builder.mul(small, leaves[1]),
            leaves[2],
        ]
        a, b, c = (terms[k] for k in order)
        total = builder.add(builder.add(a, b), c)
        inputs = (Input("qd", ("qd1", "qd2", "qd3")),)
        return Program("sum", tuple(builder.values), (Output("x", (1,), (total,)),), inputs)

    careful, careless = sum_of((0, 1, 2)), sum_of((0, 2, 1))
    assert standard_rounding(careful) < standard_rounding(careless)
    accuracy = OBJECTIVES["accuracy"]
    assert accuracy(careful) == accuracy(careless)
    manager = Manager(careless, accuracy)
    assert manager.offer("careful", careful)
    assert not manager.offer("careless", careless)
    assert manager.best.values == careful.values
    assert not Manager(careless, OBJECTIVES["total"]).offer("careful", replace(careful))


def test_what_rounds_more_when_boxes_are_halved_is_taken_back() -> None:
    """Every walk seems better in one box and is worse when that is halved: the first one stays."""
    seen: dict[tuple[Value, ...], int] = {}
    sure: list[Program] = []

    def measure(program: Program, boxes: int = 1) -> Rounding:
        age = seen.setdefault(program.values, len(seen))
        if boxes > 1:
            sure.append(program)
        return Rounding(*[float(age if boxes > 1 else -age)] * 2)

    program = emdeg.compile("puma560", "gravity", optimise="-O0", certify=False)
    found = optimise(program, "-O1", objective=Objective("hopeful", total, among_equals=measure))
    walked, first = sure
    assert seen[walked.values] > seen[first.values]
    assert found.values == first.values


@pytest.mark.parametrize(("level", "walks"), [("0.01s", 0), ("-O1", 1)])
def test_time_and_length_end_walks_among_equals(
    level: str, walks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """0.5 s took a minute and a half for derivatives of six joints."""
    program = emdeg.compile("puma560", "gravity", optimise="-O0", certify=False)
    monkeypatch.setattr("emdeg.shorten.search.EQUALS_WORK", 1)
    told: list[str] = []
    aim = Objective("same", total, among_equals=lambda program, boxes=1: Rounding(1.0, 1.0))
    meter = Meter(lambda stage, *_: told.append(stage))
    optimise(program, level, objective=aim, meter=meter)
    assert sum(stage.startswith("walk among equals") for stage in told) == walks


def test_compile_for_accuracy() -> None:
    short = emdeg.compile(TWO, "inverse_dynamics", certify=False)
    careful = emdeg.compile(TWO, "inverse_dynamics", objective="accuracy", certify=False)
    assert careful.count().total <= short.count().total
    assert careful.metadata["objective"] == "accuracy"


def test_walks_among_equals_find_a_program_that_rounds_less() -> None:
    """Gravity of the PUMA 560: not one operation more, and a smaller bound."""
    short = emdeg.compile("puma560", "gravity", certify=False)
    careful = emdeg.compile("puma560", "gravity", objective="accuracy", certify=False)
    assert careful.count().total <= short.count().total
    assert standard_rounding(careful) < standard_rounding(short)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (["bound", "two_link", "--box", "qd="], "cannot be read"),
        (["bound", "two_link", "--box", "limit"], "is no file"),
        (["bound", "two_link", "--type", "float23"], "float23"),
        (["generate", "two_link", "--bound", "nowhere.toml"], "is no file"),
        (["generate", "two_link", "--bound", "limits", "-f", "gravity,bias"], "one function"),
    ],
)
def test_a_box_that_cannot_be_is_refused_before_anything_is_shortened(
    line: list[str],
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def never(*_: object, **__: object) -> None:
        raise AssertionError

    for command in ("bound", "generate"):
        monkeypatch.setattr(f"emdeg.cli.{command}.compiling", never)
    assert run(line) == REFUSED
    assert message in capsys.readouterr().err
