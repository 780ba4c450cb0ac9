"""C in fixed point: built with every warning an error, no undefined behaviour, the same integers as
the model, on this machine and on a Cortex-M3 without floating point."""

from __future__ import annotations

import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import emdeg
from benchmarks.cortex import board
from emdeg.backends.base import EmitOptions, emit
from emdeg.cli import run
from emdeg.errors import BackendError, UsageError
from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import DerivedAngle, Input, Leaf, Output, Program
from emdeg.rounding.box import StateBox
from emdeg.rounding.fixed.design import FixedPoint, fixed_point
from tests.backends.drivers import STRICT
from tests.rounding.fixed.states import at_random, bounds, design_of, errors, program_of

GOLDEN = Path(__file__).parent / "golden"
SPEEDS = {"qd": 3.0, "qdd": 10.0}
CHECKED = ["-std=c99", "-O1", "-g", "-fsanitize=undefined,address", "-fno-sanitize-recover"]


def everything(names: tuple[str, ...] = ("slide", "v", "out", "q_in")) -> tuple[Program, StateBox]:
    """Every operation that fixed point has, a mimic joint, π in an angle, every kind of output."""
    b = ProgramBuilder()
    q1, q2 = b.leaf(Leaf("q1", 1, angular=True)), b.leaf(Leaf("q2", 1, angular=True))
    slide, v = b.leaf(Leaf(names[0], 1)), b.leaf(Leaf(names[1], 2))
    follower = b.leaf(Leaf("angle[follower]", 1, angular=True))
    mass, twist = b.leaf(Leaf("mass", 0)), b.leaf(Leaf("twist", 0, angular=True))
    c1, s1 = b.cos([(q1, 1)]), b.sin([(q1, 1)])
    c12 = b.cos([(q1, 2), (q2, -3)], Fraction(1, 6))
    mixed = b.sin([(q2, 1), (twist, 1)])
    follows = b.mul(b.cos([(follower, -1)]), b.const(8))
    total = b.add(b.mul(v, v), b.add(b.mul(b.mul(c1, c1), v), b.mul(b.mul(mass, slide), s1)))
    ratio = b.div(b.sub(total, b.const(Fraction(1, 3))), b.add(b.mul(v, v), b.const(2)))
    friction = b.add(b.call("sign", v), b.call("abs", b.neg(ratio)))
    last = b.sub(b.mul(friction, c12), b.mul(mixed, b.neg(follows)))
    outputs = (
        Output("matrix", (2, 3), (total, ratio, b.neg(ratio), follows, last, b.const(0))),
        Output(names[2], (), (b.sub(b.neg(last), mixed),)),
        Output("copies", (4,), (slide, mass, b.const(Fraction(-5, 2)), b.neg(v))),
        Output("nothing", (0,), ()),
    )
    template = Program(
        names[3], (), outputs, (Input("q", ("q1", names[0], "q2")), Input("speeds", (names[1],))),
        {"mass": 1.25, "twist": 0.3},
        derived=(DerivedAngle("angle[follower]", "q2", Fraction(1, 2), Fraction(3, 10)),),
        metadata={"robot": names[3]},
    )  # fmt: skip
    box = {"q1": (-3.0, 3.0), "q2": (-1.0, 7.0), names[0]: (-0.2, 0.5), names[1]: (-2.0, 2.5)}
    return b.finish(template, outputs), StateBox(box)


def designed(program: Program, box: StateBox, error: float = 0.05) -> FixedPoint:
    demand = {o.name: np.full(o.shape, error) for o in program.outputs}
    values = {n: Fraction(v) for n, v in program.parameters.items() if v is not None}
    return fixed_point(program, box, demand, values)


def driver(program: Program) -> str:
    """A main that reads states as integers and prints results as integers."""
    sizes = [max(len(i.leaves), 1) for i in program.inputs]
    outputs = [max(len(o.values), 1) for o in program.outputs]
    lines = ['#include "arm.h"', "#include <stdio.h>", "int main(void) {"]
    lines += [f"    int32_t a{k}[{n}];" for k, n in enumerate(sizes)]
    lines += [f"    int32_t b{k}[{n}];" for k, n in enumerate(outputs)]
    lines += ["    long x;", "    while (1) {"]
    for k, declared in enumerate(program.inputs):
        for place in range(len(declared.leaves)):
            lines.append(
                f'        if (scanf("%ld", &x) != 1) return 0;\n        a{k}[{place}] = (int32_t)x;'
            )
    given = [f"a{k}" for k in range(len(sizes))]
    lines.append(f"        if (!arm_inside({', '.join(given)})) return 1;")
    arrays = ", ".join([*given, *(f"b{k}" for k in range(len(outputs)))])
    lines.append(f"        arm_step({arrays});")
    for k, output in enumerate(program.outputs):
        for place in range(len(output.values)):
            lines.append(f'        printf("%ld ", (long)b{k}[{place}]);')
    return "\n".join([*lines, '        printf("\\n");', "    }", "}", ""])


def built(program: Program, fixed: FixedPoint, folder: Path, compiler: str = "gcc") -> Path:
    files = emit(program, "c-fixed", EmitOptions("arm", fixed=fixed, test=True))
    for file, text in {**files, "main.c": driver(program)}.items():
        (folder / file).write_text(text, encoding="ascii")
    for main in ("main", "arm_test"):
        board.call(
            compiler, *CHECKED, *STRICT, str(folder / "arm.c"), str(folder / f"{main}.c"),
            "-o", str(folder / main),
        )  # fmt: skip
    assert board.call(str(folder / "arm_test")) == "all numbers agree\n"
    return folder / "main"


def as_rows(program: Program, states: dict[str, np.ndarray]) -> np.ndarray:
    leaves = [leaf for declared in program.inputs for leaf in declared.leaves]
    rows = np.stack([states[leaf] for leaf in leaves], axis=1)
    return (rows + 2**31) % 2**32 - 2**31  # turns wrap, others are words


def model(fixed: FixedPoint, states: dict[str, np.ndarray]) -> np.ndarray:
    count = len(next(iter(states.values())))
    rows = [np.broadcast_to(v, (count, v.shape[-1])) for v in fixed.run(states).values()]
    return np.concatenate(rows, axis=1)


def agrees(program: Program, fixed: FixedPoint, folder: Path, count: int = 400, **how: Any) -> None:
    main, states = built(program, fixed, folder, **how), at_random(fixed, count)
    text = "\n".join(" ".join(map(str, row)) for row in as_rows(program, states))
    done = subprocess.run(
        [main], input=text, capture_output=True, text=True, timeout=60, check=True
    )
    assert not done.stderr
    found = np.array([line.split() for line in done.stdout.splitlines()], np.int64)
    assert np.array_equal(found, model(fixed, states))


CASES = [
    ("puma560", "inverse_dynamics", SPEEDS, 0.01, "radians"),
    ("puma560", "gravity", {}, 0.01, "turns"),
    ("ur5", "mass_matrix", {}, "mass_matrix=1e-5", "radians"),
    ("two_link", "forward_dynamics", {"qd": 2.0, "tau": 20.0}, "forward_dynamics=0.1", "radians"),
]


@pytest.mark.oracle
@pytest.mark.parametrize(("robot", "output", "box", "error", "angles"), CASES)
def test_c_computes_the_integers_of_the_model_without_undefined_behaviour(
    robot: str, output: str, box: Any, error: Any, angles: str, tmp_path: Path
) -> None:
    """Shifts, overflow, conversions: gcc's sanitizers stop at the first doubt."""
    program, fixed = design_of(robot, output, box, error, angles)
    agrees(program, fixed, tmp_path)


@pytest.mark.oracle
@pytest.mark.parametrize(("error", "compiler"), [(0.05, "gcc"), (1e-5, "clang")])
def test_every_operation(error: float, compiler: str, tmp_path: Path) -> None:
    program, box = everything()
    fixed = designed(program, box, error)
    kinds = {operation.kind for operation in fixed.code.operations}
    assert kinds == {"sum", "product", "same", "quotient", "abs", "sign"}
    states = at_random(fixed, 3000)
    assert (errors(program, fixed, states).max(axis=0) <= bounds(fixed)).all()
    agrees(program, fixed, tmp_path, compiler=compiler)


@pytest.mark.oracle
def test_inside_is_the_box_in_radians_and_in_turns(tmp_path: Path) -> None:
    """One integer outside is outside; the driver then stops with 1."""
    for angles in ("radians", "turns"):
        program = program_of("two_link", "gravity")
        fixed = program.fixed_point({"q": [[2.0, 4.0], [1.0, 2.0]]}, "gravity=1", angles=angles)
        main = built(program, fixed, tmp_path)
        (a, b), (c, d) = (fixed.integers(leaf) for leaf in program.inputs[0].leaves)
        for (x, y), inside in (
            ((a, c), True), ((b, d), True), ((a - 1, c), False), ((a, c - 1), False),
            ((b + 1, d), False), ((a, d + 1), False),
        ):  # fmt: skip
            wrapped = ((n + 2**31) % 2**32 - 2**31 for n in (x, y))
            text = " ".join(map(str, wrapped))
            done = subprocess.run([main], input=text, capture_output=True, text=True, check=False)
            assert (done.returncode == 0) == inside, (angles, x, y)


# -- the board ------------------------------------------------------------------------------


@pytest.mark.oracle
@pytest.mark.parametrize(("output", "box"), [("inverse_dynamics", SPEEDS), ("gravity", {})])
def test_a_cortex_m3_keeps_within_one_percent_of_the_limits(
    output: str, box: Any, tmp_path: Path
) -> None:
    """PUMA under QEMU: proved, the model's integers, and its torques beside 80-bit floats."""
    if board.missing():
        pytest.skip(f"{', '.join(board.missing())} is not installed")
    program, fixed = design_of("puma560", output, box, 0.01)
    efforts = [float(program.robot.by_coordinate[k].limits.effort) for k in range(6)]
    assert (fixed.errors[output] <= 0.01 * np.array(efforts)).all()
    states = at_random(fixed, 100)
    rows = as_rows(program, states)
    inputs, start = {}, 0
    for declared in program.inputs:
        part = rows[:, start : start + len(declared.leaves)]
        inputs[declared.name] = [[str(n) for n in row] for row in part]
        start += len(declared.leaves)
    files = emit(program, "c-fixed", EmitOptions("arm", fixed=fixed, test=True))
    files["main.c"] = board.driver("arm.h", "arm_step", "int32_t", inputs, {output: 6}, rounds=1)
    for file, text in files.items():
        (tmp_path / file).write_text(text, encoding="ascii")
    source = tmp_path / "arm.c"
    assert board.run("m3", [source, tmp_path / "arm_test.c"], tmp_path) == "all numbers agree\n"
    *printed, count = board.run("m3", [source, tmp_path / "main.c"], tmp_path).splitlines()
    found = np.array([line.split() for line in printed], np.int64)
    assert np.array_equal(found, model(fixed, states))
    assert (errors(program, fixed, states).max(axis=0) <= fixed.errors[output]).all()
    assert 50 < int(count) < 2000  # instructions a call
    symbols = board.call("arm-none-eabi-nm", str(tmp_path / "arm.o"))
    assert " U " not in symbols  # nothing is called: no floating point, no division


# -- text -----------------------------------------------------------------------------------


def test_golden_file() -> None:
    """Origin: emdeg itself; the numbers of the same file are checked by the other tests."""
    program, box = everything()
    files = emit(
        program, "c-fixed", EmitOptions("every", fixed=designed(program, box), version="golden")
    )
    for file, text in files.items():
        path = GOLDEN / f"fixed_{file}.txt"
        if not path.exists():
            path.write_text(text, encoding="utf-8")
            pytest.fail(f"wrote {path}: look at it and commit it")
        assert text == path.read_text(encoding="utf-8")


def test_names_of_users_reach_files_only_in_disguise(bench) -> None:
    program, box = everything(bench.hostile[:4])
    options = EmitOptions("arm", fixed=designed(program, box), test=True, joint_names=("*/ x",))
    for file, text in emit(program, "c-fixed", options).items():
        assert file.isascii()
        assert set(text) <= {*map(chr, range(32, 127)), "\n"}
        for name in (*bench.hostile, "*/ x"):
            assert name not in text


def test_the_same_input_gives_the_same_bytes_in_another_process() -> None:
    script = (
        "import sys, emdeg\n"
        "program = emdeg.compile('two_link', 'gravity', optimise=None, certify=False)\n"
        "files = program.emit('c-fixed', error='gravity=0.1', test=True)\n"
        "sys.stdout.buffer.write('\\0'.join(k + v for k, v in files.items()).encode())"
    )
    command, env = [sys.executable, "-c", script], {**os.environ, "PYTHONHASHSEED": "3"}
    other = subprocess.run(command, capture_output=True, check=True, env=env)
    program = emdeg.compile("two_link", "gravity", optimise=None, certify=False)
    files = program.emit("c-fixed", error="gravity=0.1", test=True)
    assert "\0".join(k + v for k, v in files.items()).encode() == other.stdout
    assert len(files["two_link.c"]) > 1000


def test_the_header_says_formats_ranges_and_errors() -> None:
    program = program_of("puma560", "gravity")
    files = program.emit("c-fixed", error=0.01, name="arm")
    header = files["arm.h"]
    assert "#define ARM_Q_FRACTION 28" in header
    assert "Q28" in header
    assert "proved error" in header
    assert "0.0186" in header or "1.86" in header  # demanded of the second joint
    assert "from" in header
    assert "No integer overflows" in header
    assert "float" not in files["arm.c"]
    assert "double" not in files["arm.c"]
    assert "/* Q" in files["arm.c"]


def test_what_is_missing_or_foreign_is_refused() -> None:
    program, other = program_of("two_link", "gravity"), program_of("two_link", "mass_matrix")
    with pytest.raises(BackendError, match="demanded error"):
        emit(program, "c-fixed")
    with pytest.raises(BackendError, match="another program"):
        emit(program, "c-fixed", EmitOptions(fixed=other.fixed_point(error="mass_matrix=0.1")))
    with pytest.raises(BackendError, match="no option 'two_rate'"):
        emit(program, "c-fixed", EmitOptions(two_rate=True))
    with pytest.raises(BackendError, match="no option 'fixed'"):
        emit(program, "c", EmitOptions(fixed=program.fixed_point(error="gravity=0.1")))
    with pytest.raises(UsageError, match="is no error"):
        program.emit("c-fixed", box={"q": 1.0})
    with pytest.raises(UsageError, match="is for the target c-fixed"):
        program.emit("c", error=0.01)
    with pytest.raises(UsageError, match="more than its sine and cosine"):
        everything_in_turns()


def everything_in_turns() -> None:
    program, box = everything()
    demand = {o.name: np.full(o.shape, 0.1) for o in program.outputs}
    fixed_point(program, box, demand, {"mass": Fraction(1), "twist": Fraction(0)}, angles="turns")


def test_the_command_writes_files_that_pass_their_own_test(tmp_path: Path, capsys) -> None:
    command = ["generate", "ur5", "--target", "c-fixed", "--outputs", "gravity", "--error", "0.01"]
    assert run([*command, "--test", "--angles", "turns", "-o", str(tmp_path)]) == 0
    sources = [str(tmp_path / f"ur5{end}.c") for end in ("", "_test")]
    board.call("gcc", *CHECKED, *STRICT, *sources, "-o", str(tmp_path / "test"))
    assert board.call(str(tmp_path / "test")) == "all numbers agree\n"
    assert run(["generate", "ur5", "--target", "c-fixed", "-o", str(tmp_path)]) != 0
    assert "--error 0.01" in capsys.readouterr().err
    assert run(["generate", "ur5", "--error", "0.01", "-o", str(tmp_path)]) != 0
    assert "c-fixed" in capsys.readouterr().err
