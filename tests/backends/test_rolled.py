"""Rolled programs in every language that has subroutines: compiled strictly, run, compared."""

from __future__ import annotations

import shutil
import subprocess

import numpy as np
import pytest

import emdeg
from emdeg import cache as disk
from emdeg.backends.base import EmitOptions, emit
from emdeg.backends.llvm import bundles, native
from emdeg.backends.llvm.bundles import SideBySide
from emdeg.backends.llvm.companions import Companions, Waiting
from emdeg.backends.rolled import RolledPlan
from emdeg.backends.runs import Place, Row, runs
from emdeg.errors import BackendError
from emdeg.program.interpret import interpret

STRICT = ["-pedantic", "-Wall", "-Wextra", "-Wconversion", "-Werror"]
SANITIZE = ["-fsanitize=undefined,address", "-fno-sanitize-recover=all"]


def chain(count, yaw):
    """Links in turn of two kinds; a yaw that is no right angle is a parameter."""
    rows = [
        {
            "type": "R", "a": "0.3", "alpha": "90 deg" if k % 2 else yaw, "d": "0.1",
            "mass": 1 + k % 3, "com": [0.1, 0.02, 0.03],
            "inertia": {"xx": 0.1, "yy": 0.12, "zz": 0.13, "xy": 0.01, "xz": 0.02, "yz": 0.03},
        }
        for k in range(count)
    ]  # fmt: skip
    return emdeg.Robot.from_dh(rows, convention="modified", name="snake")


@pytest.fixture(scope="module", params=["-90 deg", "20 deg"])
def program(request):
    """Without and with a parameter."""
    return emdeg.compile(chain(9, request.param), rolled=True, optimise="-O0")


def run(*command, cwd=None):
    if not command[0].startswith("./") and shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    found = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr
    return found.stdout


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_c(program, dtype, tmp_path):
    program.emit("c", tmp_path, name="snake", test=True, batch=True, dtype=dtype)
    source = (tmp_path / "snake.c").read_text()
    assert source.count("static void snake_part_") == len(RolledPlan.of(program).bodies)
    assert "for (int k = 0;" in source
    files = ["snake.c", "snake_test.c", "-lm", "-o", "test"]
    run("gcc", "-std=c99", "-O1", *STRICT, *SANITIZE, *files, cwd=tmp_path)
    assert "all numbers agree" in run("./test", cwd=tmp_path)


def states(program, count, seed=0):
    rng = np.random.default_rng(seed)
    return [rng.uniform(-2, 2, (count, len(i.leaves))) for i in program.inputs]


@pytest.fixture(params=["calls", "one function"])
def form(request, monkeypatch):
    """One state of a short program by subroutines, and as the one function that it is."""
    monkeypatch.setattr(disk, "read", lambda key, kind="o": None)
    monkeypatch.setattr(disk, "write", lambda key, content, kind="o": None)
    if request.param == "calls":
        monkeypatch.setattr(bundles, "SHORT", 0)
    return request.param


@pytest.mark.parametrize("layout", ["rows", "columns"])
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_machine_code(program, dtype, layout, form):
    """One state, fewer than a block, a block and some more; huge angles take the slow path."""
    kernel = program.jit(dtype, layout=layout)
    given = states(program, 21)
    given[0][5] *= 1e7 if dtype == "float64" else 1.0
    given = [a.astype(dtype) for a in given]
    expected = interpret(program, dict(zip(["q", "qd", "qdd"], given, strict=True)))
    tau = expected["inverse_dynamics"]
    bound = 1e-12 if dtype == "float64" else 1e-3
    for count in (1, 3, 21):
        arrays = [a[:count] if layout == "rows" else a[:count].T.copy() for a in given]
        found = kernel(*arrays)
        found = found if layout == "rows" else found.T
        np.testing.assert_allclose(found, tau[:count], atol=bound * np.abs(tau[:count]).max())
    if layout == "rows":
        np.testing.assert_array_equal(kernel(*(a[7] for a in given)), kernel(*given)[7])


def test_machine_code_takes_other_parameters():
    program = emdeg.compile(chain(7, "20 deg"), rolled=True, optimise="-O0", certify=False)
    (name, own), *_ = program.parameters.items()
    given = [a[0] for a in states(program, 1)]
    kernel = program.jit().set({name: own + 0.5})
    arrays = dict(zip(["q", "qd", "qdd"], given, strict=True))
    expected = interpret(program, arrays, {name: own + 0.5})["inverse_dynamics"]
    np.testing.assert_allclose(kernel(*given), expected, rtol=1e-9)
    each = kernel(*(np.stack([a, a]) for a in given), parameters={name: np.array([own, own + 0.5])})
    np.testing.assert_allclose(each[1], expected, rtol=1e-9)


def test_rolled_machine_code_is_rolled(program, form):
    """A batch always, one state where it is long."""
    text = native.kernel_text(program, native.NativeOptions())
    times = 2 if form == "calls" else 1
    assert text.count("define internal void @part_") == times * len(RolledPlan.of(program).bodies)


def test_both_forms_of_one_state_have_the_same_bits(program, monkeypatch):
    monkeypatch.setattr(disk, "read", lambda key, kind="o": None)
    monkeypatch.setattr(disk, "write", lambda key, content, kind="o": None)
    given = [a[0] for a in states(program, 1)]
    together = program.jit()(*given)
    monkeypatch.setattr(bundles, "SHORT", 0)
    np.testing.assert_array_equal(program.jit()(*given), together)


# -- one state in lanes ----------------------------------------------------------------------


def hand(fingers):
    """A turning palm with fingers of two joints, each with other numbers, and a thumb of one."""
    rows = ['[[link]]\nname = "base"\nmass = 1\ninertia = { xx = 0.1, yy = 0.1, zz = 0.1 }\n']
    names = {"palm": "base"} | {f"f{k}": "palm" for k in range(fingers)}
    names |= {f"t{k}": f"f{k}" for k in range(fingers)} | {"thumb": "palm"}
    for k, (name, below) in enumerate(names.items(), 1):
        rows.append(
            f'[[link]]\nname = "{name}"\nmass = {1 + k / 8}\ncom = [0.2, 0.{k}, 0.05]\n'
            "inertia = { xx = 0.1, yy = 0.12, zz = 0.13, xy = 0.01, xz = 0.02, yz = 0.03 }\n"
            f'[[joint]]\nname = "j{name}"\ntype = "revolute"\nparent = "{below}"\n'
            f'child = "{name}"\nxyz = [0.5, 0.{k}, 0.1]\nrpy = ["90 deg", 0, 0.3]\n'
        )
    return emdeg.loads('name = "hand"\ngravity = [0, 0, -9.81]\n' + "".join(rows), "toml")


@pytest.fixture(scope="module", params=["inverse_dynamics", "forward_dynamics", "mass_matrix"])
def side(request):
    """Three fingers: four lanes, of which the last does what the third does."""
    return emdeg.compile(hand(3), [request.param], rolled=True, optimise="-O0", certify=False)


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_limbs_side_by_side_have_the_bits_of_a_batch(side, dtype):
    """Lanes of one state against W states in lanes, and both against the interpreter."""
    kernel = side.jit(dtype)
    given = [a.astype(dtype) for a in states(side, 19)]
    given[0][5] *= 1e7 if dtype == "float64" else 1.0  # the slow path of the sine
    names = [i.name for i in side.inputs]
    (expected,) = interpret(side, dict(zip(names, given, strict=True))).values()
    all_at_once = kernel(*given)
    bound = 1e-11 if dtype == "float64" else 2e-3
    np.testing.assert_allclose(all_at_once, expected, atol=bound * np.abs(expected).max())
    for k in range(19):
        np.testing.assert_array_equal(kernel(*(a[k] for a in given)), all_at_once[k])


def test_limbs_side_by_side_are_in_lanes(side):
    text = native.kernel_text(side, native.NativeOptions()).partition("@block")[0]
    assert any(f"fma.v{n}f64" in text or f"fmul <{n} x double>" in text for n in (2, 4))
    whole = SideBySide(RolledPlan.of(side))
    assert whole.pays
    assert sorted(k for g in whole.groups for c in g for k in whole.rolled.values_of(c)) == list(
        range(whole.rolled.roll.head, len(side))
    )


def test_columns_of_an_arm_are_in_lanes_with_the_bits_of_a_batch():
    """One limb, all links different: of its columns two, three and four are side by side."""
    outputs = ["inverse_dynamics_dq", "inverse_dynamics_dqd", "mass_matrix"]
    arm = emdeg.compile("panda", outputs, rolled=True, optimise="-O0")
    widths = {len(group) for group in SideBySide(RolledPlan.of(arm), 8).groups}
    assert widths >= {2, 3, 4}
    kernel, given = arm.jit(certify=True), states(arm, 19)
    assert kernel.lowering.log2_error <= -100
    expected = interpret(arm, dict(zip(["q", "qd", "qdd"], given, strict=True)))
    every = kernel(*given)
    for found, name in zip(every, outputs, strict=True):
        np.testing.assert_allclose(found, expected[name], atol=1e-12 * np.abs(expected[name]).max())
    for k in range(19):
        for one, all_of_it in zip(kernel(*(a[k] for a in given)), every, strict=True):
            np.testing.assert_array_equal(one, all_of_it[k])


@pytest.mark.parametrize("most", [1, 2, 4, 8])
def test_nobody_waits_for_a_companion(side, most):
    """Groups in order: whatever a call reads was computed by a group before its own."""
    whole = SideBySide(RolledPlan.of(side), most)
    done = set(range(whole.rolled.roll.head))
    for group in whole.groups:
        assert len(group) <= most
        assert all(k in done for call in group for k in call.inputs)
        done |= {k for call in group for k in whole.rolled.values_of(call)}


@pytest.fixture(scope="module")
def many():
    """Sixteen fingers: eight lanes where the processor has them."""
    return emdeg.compile(hand(16), "mass_matrix", rolled=True, optimise="-O0", certify=False)


def test_matrices_of_many_fingers_are_in_eight_lanes_with_the_bits_of_a_batch(many):
    whole = SideBySide(RolledPlan.of(many), 8)
    assert max(map(len, whole.groups)) == 8
    kernel, given = many.jit(), states(many, 19)
    (expected,) = interpret(many, dict(zip(["q"], given, strict=True))).values()
    every = kernel(*given)
    np.testing.assert_allclose(every, expected, atol=1e-11 * np.abs(expected).max())
    for k in range(19):
        np.testing.assert_array_equal(kernel(given[0][k]), every[k])


@pytest.mark.parametrize("most", [1, 4, 8])
def test_branch_by_branch_fewer_numbers_wait(many, most):
    """The same groups; each behind what it reads; and less is alive than level by level."""
    rolled = RolledPlan.of(many)
    order = Companions(rolled)
    level = order.groups(order.early(), most)
    branches = order.branch_by_branch(level)
    assert len(branches) == len(level)
    assert set(branches) == set(level)
    done = set(range(rolled.roll.head))
    for group in branches:
        assert all(k in done for call in group for k in call.inputs)
        done |= {k for call in group for k in rolled.values_of(call)}
    assert Waiting(rolled, branches).alive() < Waiting(rolled, level).alive()


def test_a_snake_has_nothing_side_by_side(program, form):
    """It is one function because it is short."""
    whole = SideBySide(RolledPlan.of(program))
    assert max(map(len, whole.groups)) == 1
    assert whole.pays == (form == "one function")


# -- other languages: two states each, compared with the interpreter ------------------------


def rows(text):
    return np.array([float(x) for x in text.split()])


def compared(program, found, dtype="float64"):
    given = states(program, 2)
    expected = interpret(program, dict(zip(["q", "qd", "qdd"], given, strict=True)))
    tau = expected["inverse_dynamics"]
    np.testing.assert_allclose(np.reshape(found, tau.shape), tau, atol=1e-9 * np.abs(tau).max())


def braces(numbers):
    return "{" + ", ".join(map(repr, map(float, numbers))) + "}"


def brackets(numbers):
    return braces(numbers).replace("{", "[").replace("}", "]")


def test_cpp(program, tmp_path):
    program.emit("cpp", tmp_path, name="snake")
    n, setup, extra = 9, "", ""
    if program.parameters:
        setup = "double p[9], c[2000]; snake::default_parameters(p); snake::setup(p, c);"
        extra = ", c"
    given = states(program, 2)
    calls = "".join(
        f"{{ const std::array<double, {n}> q = {braces(q)}; const double qd[] = {braces(qd)};"
        f" const double qdd[] = {braces(qdd)}; double tau[{n}];"
        f' snake::step(q, qd, qdd{extra}, tau); for (double x : tau) std::printf("%.17g ", x); }}'
        for q, qd, qdd in zip(*given, strict=True)
    )
    main = '#include <array>\n#include <cstdio>\n#include "snake.hpp"\n'
    (tmp_path / "main.cpp").write_text(main + f"int main() {{ {setup} {calls} }}\n")
    flags = ["-std=c++17", "-O0", "-Wall", "-Wextra", "-Werror", *SANITIZE]
    run("g++", *flags, "main.cpp", "-o", "main", cwd=tmp_path)
    compared(program, rows(run("./main", cwd=tmp_path)))


def test_rust(program, tmp_path):
    program.emit("rust", tmp_path, name="snake")
    setup, extra = "", ""
    if program.parameters:
        setup = (
            "let mut c = [0.0; snake::CONSTANTS_SIZE]; snake::setup(&snake::PARAMETERS, &mut c);"
        )
        extra = ", &c"
    calls = "".join(
        f"let mut tau = [0.0; 9];"
        f" snake::step(&{brackets(q)}, &{brackets(qd)}, &{brackets(qdd)}{extra}, &mut tau);"
        ' for x in tau.iter() { print!("{:e} ", x); }'
        for q, qd, qdd in zip(*states(program, 2), strict=True)
    )
    (tmp_path / "main.rs").write_text(f"fn main() {{ {setup} {calls} }}\n")
    source = (tmp_path / "snake.rs").read_text()
    run(
        "rustc",
        "--crate-type=rlib",
        "-D",
        "warnings",
        "-C",
        "opt-level=1",
        "snake.rs",
        cwd=tmp_path,
    )
    assert "for k in 0.." in source
    run("rustc", "--extern", "snake=libsnake.rlib", "main.rs", cwd=tmp_path)
    compared(program, rows(run("./main", cwd=tmp_path)))


def test_javascript(program, tmp_path):
    program.emit("javascript", tmp_path, name="snake")
    extra = ", snake.setup(snake.parameters)" if program.parameters else ""
    calls = "".join(
        f"console.log(Array.from(snake.step({brackets(q)}, {brackets(qd)}, {brackets(qdd)}{extra}))"
        '.join(" "));'
        for q, qd, qdd in zip(*states(program, 2), strict=True)
    )
    (tmp_path / "main.mjs").write_text(f'import * as snake from "./snake.mjs"; {calls}')
    compared(program, rows(run("node", "main.mjs", cwd=tmp_path)))


def test_numpy(program, tmp_path):
    (text,) = program.emit("numpy", name="snake").values()
    assert "for k in range(" in text
    module = {}
    exec(compile(text, "snake_numpy.py", "exec"), module)
    compared(program, module["step"](*states(program, 2)))


def test_matlab(program, tmp_path):
    program.emit("matlab", tmp_path, name="snake")
    extra = ", snake_setup(snake_parameters())" if program.parameters else ""
    calls = "".join(
        f"printf(\"%.17g \", snake_step({brackets(q)}', {brackets(qd)}', {brackets(qdd)}'{extra}));"
        for q, qd, qdd in zip(*states(program, 2), strict=True)
    )
    compared(program, rows(run("octave-cli", "--no-history", "--eval", calls, cwd=tmp_path)))


def test_cuda(program, tmp_path):
    """As C++ on this computer, where a kernel is a function of a thread's number."""
    program.emit("cuda", tmp_path, name="snake")
    setup, extra = "", ""
    if program.parameters:
        setup = "double p[9], c[2000]; snake_parameters(p); snake_setup(p, c);"
        extra = ", c"
    q, qd, qdd = (a.T.ravel() for a in states(program, 2))
    head = (
        "#include <cstdio>\n#define __device__\n#define __global__\n"
        "#define __forceinline__ inline\n"
        "struct { int x; } blockIdx = {0}, blockDim = {1}, threadIdx = {0};\n"
        '#include "snake.cu"\n'
    )
    arrays = f"const double q[] = {braces(q)}, qd[] = {braces(qd)}, qdd[] = {braces(qdd)};"
    call = f"snake_columns(2, q, qd, qdd{extra}, tau)"
    body = (
        f"int main() {{ {setup} {arrays} double tau[18];"
        f" for (blockIdx.x = 0; blockIdx.x < 2; ++blockIdx.x) {call};"
        " for (int s = 0; s < 2; ++s) for (int k = 0; k < 9; ++k)"
        ' std::printf("%.17g ", tau[2*k + s]); }\n'
    )
    (tmp_path / "main.cpp").write_text(head + body)
    run("g++", "-O0", *SANITIZE, "main.cpp", "-o", "main", cwd=tmp_path)
    compared(program, rows(run("./main", cwd=tmp_path)))


def test_rolled_c_is_shorter_and_says_what_it_is():
    program = emdeg.compile(chain(30, "-90 deg"), rolled=True, optimise="-O0", certify=False)
    rolled, flat = (
        emit(program, "c", EmitOptions(rolled=choice))["snake.c"] for choice in (None, False)
    )
    assert len(rolled) < len(flat)
    assert "rolled:       " in rolled
    assert "rolled:       no, written as one straight line" in flat
    assert "part_" not in flat


def test_a_target_without_subroutines_says_so(program):
    (text,) = emit(program, "casadi").values()
    assert "no, written as one straight line" in text
    with pytest.raises(BackendError, match="rolled"):
        emit(program, "casadi", EmitOptions(rolled=True))


def test_a_flat_program_cannot_be_rolled_by_the_printer():
    flat = emdeg.compile("ur5", optimise="-O0", certify=False)
    with pytest.raises(BackendError, match="one straight line"):
        flat.emit("c", rolled=True)


def test_runs_find_what_takes_turns():
    rows = [
        Row(what, (Place("x", 10 + 3 * k), Place("y", 50 - 2 * k)))
        for k in range(5)
        for what in ("f", "g")
    ]
    (run_,) = runs(rows)
    assert run_.count == 5
    assert [what for what, _ in run_.turns] == ["f", "g"]
    assert run_.turns[0][1] == (("x", 10, 3), ("y", 50, -2))


def test_runs_do_not_join_what_moves_by_other_steps():
    places = [0, 1, 2, 4, 8]
    found = list(runs([Row(None, (Place("x", at),)) for at in places]))
    assert [r.count for r in found] == [3, 1, 1]
