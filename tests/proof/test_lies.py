"""Files that say one thing to a C compiler or a caller and another to a checker: all are refused.

Hashes always fit. Each of these was believed once, by one checker or by both.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest

import emdeg
from emdeg.cli import run
from tests.proof.checkers import TOOLS, Checkers, compiled, put, seal, written


@dataclass
class Case:
    """A right file, its header and its table, to be changed."""

    checkers: Checkers
    table: Path
    source: Path
    code: Path

    def __post_init__(self) -> None:
        assert self.refused() == (0, 0)

    def refused(self) -> tuple[int, int]:
        return self.checkers.both(self.table, self.source)

    def lie(self, old: str, new: str, header: tuple[str, str] = ("", "")) -> tuple[int, int]:
        """Statuses with another text in the source, and maybe in the header."""
        text, head = self.source.read_text(), self.source.with_suffix(".h")
        kept = head.read_text()
        assert old in text
        assert header[0] in kept
        put(self.table, self.source, text.replace(old, new))
        head.write_text(kept.replace(*header) if header[0] else kept)
        found = self.refused()
        put(self.table, self.source, text)
        head.write_text(kept)
        return found

    def header_lie(self, old: str, new: str) -> tuple[int, int]:
        return self.lie("", "", (old, new))


@pytest.fixture
def case(checkers: Checkers, tmp_path: Path) -> Callable[..., Case]:
    def made(robot: str, quantity: str) -> Case:
        table, (source, code) = written(compiled(robot, quantity), tmp_path / quantity)
        return Case(checkers, table, source, code)

    return made


Made = Callable[..., Case]

PENDULUM = """
name = "one"
gravity = [0, 0, "-g"]
[parameters]
g = 10
m = 2
[[link]]
name = "base"
[[link]]
name = "bob"
mass = "m"
com = [0, 0, 0.5]
[[joint]]
name = "pivot"
type = "revolute"
parent = "base"
child = "bob"
axis = [0, 1, 0]
"""


@pytest.fixture
def pendulum(checkers: Checkers, tmp_path: Path) -> Case:
    robot = emdeg.loads(PENDULUM, "toml")
    program = emdeg.compile(robot, "gravity", optimise="none", certify=False)
    table, (source, code) = written(program, tmp_path)
    return Case(checkers, table, source, code)


@pytest.mark.parametrize("number", ["010", "-010", "0xa", "10"])
def test_a_parameter_starts_with_a_decimal(number: str, pendulum: Case) -> None:
    """010 is eight."""
    assert all(pendulum.lie("parameters[0] = 10.0", f"parameters[0] = {number}"))


def test_a_local_of_one_function_is_none_of_another(pendulum: Case) -> None:
    """`signgam` is a variable of math.h, which is 0: `step` would read that."""
    text = pendulum.source.read_text()
    lie = text.replace("k1", "signgam").replace("    const double signgam = constants[0];\n", "")
    assert lie.count("signgam") == 3
    put(pendulum.table, pendulum.source, lie)
    assert all(pendulum.refused())


@pytest.mark.parametrize("angle", [
    "-sin(- -q1)", "sin(010*q1 - 9.0*q1)", "sinf(q1)",
    "sin(q1)*(0x1e/0x3e)*(62.0/30.0)", "sin(q1)*(1/2)*2.0", "sin(q1)*1.0f",
])  # fmt: skip
def test_signs_octal_and_hexadecimal_numbers_are_not_overlooked(angle: str, pendulum: Case) -> None:
    """Two signs are none, 010 is eight, and 0x1e/0x3e is a division of integers."""
    assert all(pendulum.lie("sin(q1)", angle))


@pytest.mark.parametrize("line", [
    "const double s1 = 5.0;\n    const doubles1 = sin(q1)",  # an integer of old C
    "const float s1 = sin(q1)",
    "const double aﬁ = 5.0;\n    const double afi = sin(q1);\n    const double s1 = aﬁ",
])  # fmt: skip
def test_a_definition_has_its_type_and_its_name(line: str, pendulum: Case) -> None:
    """Python takes ﬁ and fi for one name, a C compiler does not."""
    assert all(pendulum.lie("const double s1 = sin(q1)", line))


def test_powers_of_constants_count(case: Made) -> None:
    """0.5^(2^70) is 1 modulo every prime whose p - 1 divides 2^70: heights that are no heights."""
    right, zeros = case("two_link", "gravity"), []
    for step in ("{0}*{0}", "{0} + 1.0/{0}"):
        names = [f"z{k}" for k in range(71)]
        lines = [f"const double {b} = {step.format(a)};" for a, b in pairwise(names)]
        zeros.append(" ".join(["const double z0 = 0.5;", *lines]))
    for lines in zeros:
        first = "gravity[0] = "
        assert right.lie(first, f"{lines}\n    {first}z70 - z70 + ") == (2, 2)


def test_results_are_written_by_whoever_has_room_for_them(case: Made) -> None:
    """`step` without a line, and another function that computes what it should."""
    right = case("two_link", "gravity")
    head = right.source.read_text().partition("void two_link_step")[2].partition(" {")[0]
    empty = f"void two_link_step{head} {{\n    (void)q; (void)constants; (void)gravity;\n}}\n"
    for before, after in (("", empty), (empty, "")):
        text = right.source.read_text()
        start = text.index("void two_link_step")
        other = text[start:].replace("two_link_step", "two_link_other")
        put(right.table, right.source, text[:start] + before + other + after)
        header = right.source.with_suffix(".h")
        kept, own, step = (
            header.read_text(),
            f"void two_link_other{head};\n",
            f"void two_link_step{head};\n",
        )
        header.write_text(kept.replace(step, step + own if before else own + step))
        assert all(right.refused())
        header.write_text(kept)
        put(right.table, right.source, text)
    assert right.refused() == (0, 0)


def test_a_function_gives_what_it_is_called(checkers: Checkers, tmp_path: Path) -> None:
    """The names of gravity and mass matrix, exchanged: whoever calls gets four numbers for two."""
    fast = ["--optimise", "none", "--no-certify", "--proof", str(tmp_path)]
    assert run(["generate", "two_link", "-f", "gravity,mass_matrix", *fast]) == 0
    table, source = tmp_path / "two_link.json", tmp_path / "two_link.c"
    assert checkers.both(table, source) == (0, 0)
    for file in (source, source.with_suffix(".h")):
        text, names = file.read_text(), [f"void two_link_{x}(" for x in ("gravity", "mass_matrix")]
        other = text.replace(names[0], "@").replace(names[1], names[0]).replace("@", names[1])
        if file == source:
            put(table, file, other)
        else:
            file.write_text(other)
    assert all(checkers.both(table, source))


def test_functions_have_the_prefix_of_the_file(case: Made) -> None:
    """A `memcpy` of its own would be that of everyone who is linked with it."""
    right, step = case("two_link", "gravity"), "void two_link_step"
    header, size = right.source.with_suffix(".h"), "#define TWO_LINK_Q_SIZE 2"
    header.write_text(header.read_text().replace(size, f"{size}\n#define TWO_LINK_OTHER_SIZE 1"))
    for name, status in (("two_link_other", 0), ("memcpy", 2)):
        head = f"void {name}(const double *restrict q, double *restrict other)"
        body = f"{head} {{\n    other[0] = q[0];\n}}\n\n{step}"
        assert right.lie(step, body, (step, f"{head};\n\n{step}")) == (status, status)


@pytest.mark.parametrize(("old", "new"), [
    ("_PARAMETER_L 0", "_PARAMETER_L 1"),
    ("_JACOBIAN_ROWS 6\n#define TWO_LINK_JACOBIAN_COLUMNS 2",
     "_JACOBIAN_ROWS 2\n#define TWO_LINK_JACOBIAN_COLUMNS 6"),
    ("_JACOBIAN_SIZE 12", "_JACOBIAN_SIZE 24"),
    ("#undef restrict", "void two_link_step() __attribute__((noreturn));\n#undef restrict"),
    ("typedef double", "typedef float"),
    ("\n", "\r"),
])  # fmt: skip
def test_a_header_says_what_is_so(old: str, new: str, case: Made) -> None:
    assert all(case("two_link", "jacobian").header_lie(old, new))


def test_joints_are_where_a_header_says(checkers: Checkers, tmp_path: Path) -> None:
    fast = ["--optimise", "none", "--no-certify", "--proof", str(tmp_path)]
    assert run(["generate", "two_link", *fast]) == 0
    source, header = tmp_path / "two_link.c", tmp_path / "two_link.h"
    text = header.read_text()
    for joints in ((0, 0), (1, 0), (0, 2)):
        other = text.replace("JOINT1 0", f"JOINT1 {joints[0]}").replace(
            "JOINT2 1", f"JOINT2 {joints[1]}"
        )
        header.write_text(other)
        assert other != text
        assert all(checkers.both(tmp_path / "two_link.json", source))


def test_a_result_is_what_it_is_called(case: Made) -> None:
    """A table that asks for gravity under the name of inverse dynamics."""
    right = case("two_link", "gravity")
    about, data = (json.loads(file.read_text()) for file in (right.table, right.code))
    about["outputs"][0]["name"] = data["outputs"][0][0] = "inverse_dynamics"
    seal(right.table, about)
    put(right.table, right.code, json.dumps(data))
    for file in (right.source, right.code):
        assert right.checkers.both(right.table, file) == (1, 1)


def test_the_inputs_of_a_program_have_their_order_sizes_and_rates(case: Made) -> None:
    """A kernel takes arrays by place, and a stage computes what has its rate."""
    right = case("two_link", "inverse_dynamics")
    text = right.code.read_text()

    def swapped(data: dict[str, list[list[object]]]) -> None:
        data["inputs"][:2] = data["inputs"][1::-1]

    def longer(data: dict[str, list[list[object]]]) -> None:
        data["inputs"].append(["tau", ["tau1"]])

    def slower(data: dict[str, list[list[object]]]) -> None:
        for value in data["values"]:
            if value[:3] == ["leaf", "qd1", 2]:
                value[2] = 1

    for change in (swapped, longer, slower):
        data = json.loads(text)
        change(data)
        assert data != json.loads(text)
        put(right.table, right.code, json.dumps(data))
        assert all(right.checkers.both(right.table, right.code)), change.__name__


@pytest.mark.parametrize("array", ["root", "let", "lit"])
def test_names_of_a_checker_are_not_those_of_a_file(array: str, case: Made) -> None:
    """An array of the caller's in which √2, or a literal of the file, was found."""
    right = case("two_link", "gravity")
    q = "    const double *restrict q,"
    given = f"    const double *restrict {array},\n{q}"
    header = right.source.with_suffix(".h")
    size = "#define TWO_LINK_Q_SIZE 2"
    header.write_text(
        header.read_text().replace(size, f"{size}\n#define TWO_LINK_{array.upper()}_SIZE 3")
    )
    text = right.source.read_text().replace(q, given)
    put(
        right.table,
        right.source,
        text.replace("gravity[1] = ", f"gravity[1] = {array}[2] - {array}[2] + "),
    )
    header.write_text(header.read_text().replace(q, given))
    assert all(right.refused())


@pytest.mark.parametrize("name", ["num", "let", "root", "pi", "lit", "n_x", "lambda", "q", "all"])
def test_what_a_parameter_is_called_changes_nothing(
    name: str, checkers: Checkers, tmp_path: Path
) -> None:
    text = PENDULUM.replace("g = 10", f"{name} = 10").replace('"-g"', f'"-{name}"')
    program = emdeg.compile(emdeg.loads(text, "toml"), "gravity", optimise="none", certify=False)
    table, files = written(program, tmp_path)
    for file in files:
        assert checkers.both(table, file) == (0, 0)


def test_the_name_of_a_file_is_no_pattern(case: Made) -> None:
    """`x|[^#]*.c` once let every line of its header pass."""
    right = case("two_link", "gravity")
    odd = right.source.with_name("x|.c")
    data = json.loads(right.table.read_text())
    data["files"][odd.name] = data["files"][right.source.name]
    odd.with_suffix(".h").write_text(right.source.with_suffix(".h").read_text())
    put_text = right.source.read_text().replace("two_link.h", "x|.h")
    seal(right.table, data)
    put(right.table, odd, put_text)
    assert right.checkers.both(right.table, odd) == (2, 2)


def test_nothing_computed_is_nothing_proved(case: Made) -> None:
    right = case("two_link", "gravity")
    for file in (right.source, right.code):
        data = json.loads(right.table.read_text())
        data["files"][file.name]["outputs"] = []
        seal(right.table, data)
        assert all(right.checkers.both(right.table, file))


def test_a_directive_is_a_line(case: Made) -> None:
    """What stands behind `#include <math.h>` is not compiled, and it stands in no function."""
    head = "void two_link_parameters(double *restrict parameters) {\n"
    before = "#include <math.h>\n\n" + head
    assert all(case("two_link", "gravity").lie(before, f"{head}#include <math.h>\n"))
    assert all(
        case("two_link", "gravity").lie("#include <math.h>\n\nvoid", "#include <math.h> void")
    )


def test_whatever_is_wrong_one_line_says_so(case: Made) -> None:
    right = case("two_link", "gravity")
    text = right.source.read_text()
    for lie in (
        text.replace("gravity[0] = ", "return\n\n;\x1b[2Jé gravity[0] = "),
        text + "}\n}\n",
    ):
        put(right.table, right.source, lie)
        for check in (right.checkers.python, right.checkers.c):
            status, line = check(right.table, right.source)
            assert status == 2
            assert line.startswith("CANNOT READ: ")
            assert line.isprintable(), line


def test_a_console_without_greek_letters_shows_the_line(checkers: Checkers, tmp_path: Path) -> None:
    """Status 1 says that a file is wrong: a line that cannot be printed must not."""
    robot = emdeg.loads(PENDULUM.replace('"one"', '"Ωmega"'), "toml")
    program = emdeg.compile(robot, "gravity", optimise="none", certify=False)
    table, (source, _) = written(program, tmp_path)
    done = subprocess.run(
        [sys.executable, "-S", TOOLS / "check_emdeg.py", table, source],
        capture_output=True, text=True, env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "of \\u03a9mega" in done.stdout


# -- refused before anything is written ---------------------------------------------


def test_a_robot_that_cannot_move_has_no_proof(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    locked = ["two_link", "--lock", "joint1=0,joint2=0", "--optimise", "none"]
    assert run(["generate", *locked, "--proof", str(tmp_path / "proof")]) == 1
    assert "nothing of this robot moves" in capsys.readouterr().err
    assert not (tmp_path / "proof").exists()


def test_a_program_is_not_lost_behind_a_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both would be two_link.json."""
    monkeypatch.chdir(tmp_path)
    asked = ["generate", "two_link", "--optimise", "none", "--no-certify", "--program"]
    for folders in (["--proof", "a"], ["--proof", "a", "-o", "a"], ["--proof", "."]):
        assert run([*asked, *folders]) == 1
        assert "one name" in capsys.readouterr().err
    assert run([*asked, "--proof", "a", "-o", "b"]) == 0
    formats = [json.loads((tmp_path / x / "two_link.json").read_text())["format"] for x in "ab"]
    assert formats == ["emdeg.robot-table", "emdeg.program"]
