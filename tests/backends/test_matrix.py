"""Every target × float type × option × robot × quantity: generated, built with every warning an
error, run, and compared with the interpreter.

The programs are all robots of the library, all quantities, and corner cases: parameters without a
value, numbers that no float holds, results that are infinite or not a number, nothing to read.
"""

from __future__ import annotations

import shutil
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path

import pytest

import emdeg
from emdeg.backends.base import TARGETS, EmitOptions, emit
from emdeg.errors import BackendError, ProgramError
from emdeg.mechanics.quantities.quantities import QUANTITIES
from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import Input, Leaf, Output, Program
from tests.backends.drivers import COUNT, RUN, Case, matlab_lines, rows_of, run

#: fixed point needs a box of states: tests/backends/test_c_fixed.py
FLOATING = [target for target in TARGETS if "fixed" not in TARGETS[target][1]]
CLOSED = ("constrain", "minimal", "dependent")  # how names of quantities of mechanisms begin
TOOLS = {
    "c": "gcc", "cpp": "g++", "cuda": "g++", "rust": "rustc", "matlab": "octave",
    "javascript": "node",
}  # fmt: skip

# -- programs ---------------------------------------------------------------------------------


def corner(name: str) -> Program:
    """A small program that has given some language trouble."""
    b = ProgramBuilder()
    q, mass = b.leaf(Leaf("q1", 1, angular=True)), b.leaf(Leaf("mass", 0))
    huge, tiny = b.const(Fraction(10) ** 300), b.const(Fraction(1, 10**300))
    nothing = b.mul(mass, q)  # where the mass is 0
    made = {
        "no value": [b.mul(mass, b.sin([(q, 1)])), b.const(1)],
        "huge": [b.add(q, huge), b.mul(q, tiny)],
        "tiny": [b.mul(q, tiny), tiny, b.mul(mass, q)],
        "infinite": [b.div(b.const(-1), mass), b.div(nothing, b.mul(mass, nothing))],
        "numbers only": [b.const(Fraction(1, 3)), b.const(-2)],
        "unread": [b.mul(mass, mass)],
        "no inputs": [b.mul(mass, b.const(3))],
        "long numbers": [b.mul(q, b.const(Fraction(10**40 + 1, 10**20))), b.neg(q)],
    }[name]
    value = {"no value": None, "huge": 1e300, "tiny": 1e-300, "infinite": 0.0}.get(name, 1.5)
    outputs = (Output("result", (len(made),), tuple(made)), Output("one", (), (made[0],)))
    inputs = () if name == "no inputs" else (Input("q", ("q1",)), Input("qd", ("v1",)))
    return b.finish(Program("corner", (), outputs, inputs, {"mass": value}), outputs)


CORNERS = (
    "no value", "huge", "tiny", "infinite", "numbers only", "unread", "no inputs", "long numbers",
)  # fmt: skip


@cache
def program_named(name: str) -> Program:
    """`corner: huge`, `robot: quantity`, or `robot: quantity+quantity`."""
    robot, what = name.split(": ")
    if robot == "corner":
        return corner(what)
    model = emdeg.load(robot)
    if not what.startswith(CLOSED):
        model = model.without_loops()
    return emdeg.compile(model, what.split("+"), optimise=None, certify=False)


def robot_for(quantity: str) -> str:
    """A small robot that has the quantity."""
    if quantity.startswith(CLOSED):
        return "four_bar"
    if quantity.startswith("elastic"):
        return "elastic_arm"
    return "stanford" if "jacobian" in quantity or "operational" in quantity else "stanford3"


QUICK = [f"corner: {name}" for name in CORNERS]
QUICK += ["two_link: forward_dynamics", "stanford_general: gravity", "four_bar: dependent_rates"]
ALL = [f"corner: {name}" for name in CORNERS]
ALL += [f"{robot}: inverse_dynamics" for robot in emdeg.library_names()]
ALL += [f"{robot}: forward_dynamics" for robot in ("puma560", "ur5", "scara", "panda")]
ALL += [f"{robot_for(quantity)}: {quantity}" for quantity in QUANTITIES]
ALL = sorted(set(ALL))


def choices(target: str) -> list[EmitOptions]:
    """Every combination of options that a target offers."""
    offered = TARGETS[target][1]
    dtypes = ("float64", "float32") if "dtype" in offered else ("float64",)
    ways = [{}, *({name: True} for name in ("two_rate", "batch") if name in offered)]
    test = "test" in offered
    return [EmitOptions("arm", d, test=test, **way) for d, way in product(dtypes, ways)]


def is_tried(name: str, target: str, options: EmitOptions) -> bool:
    """Numbers that float32 does not hold are refused; symbols and Python's own floats have no ∞."""
    if name == "corner: huge":
        return options.dtype == "float64"
    return not (name == "corner: infinite" and target in ("casadi", "jax", "sympy"))


def outcome(name: str, target: str, options: EmitOptions, folder: Path) -> str:
    """Empty when the numbers agree, otherwise what went wrong."""
    case = Case(program_named(name), target, options)
    folder.mkdir()
    for file, text in emit(case.program, target, options).items():
        (folder / file).write_text(text, encoding="utf-8" if target == "markdown" else "ascii")
    if target not in RUN:
        return ""
    try:
        found = RUN[target](case, folder)
    except (RuntimeError, SyntaxError) as error:
        return str(error)
    return case.check(rows_of(found) if isinstance(found, str) else found)


def octave_outcomes(names: list[str], options: EmitOptions, folder: Path) -> dict[str, str]:
    """As `outcome`, of all programs in one session: Octave starts slowly."""
    cases, script = {}, ["1;"]
    for number, name in enumerate(names):
        chosen = replace(options, name=f"arm{number}")
        cases[name] = Case(program_named(name), "matlab", chosen)
        for file, text in emit(cases[name].program, "matlab", chosen).items():
            (folder / file).write_text(text, encoding="ascii")
        script += ["clear all", *matlab_lines(cases[name], f"arm{number}")]
    (folder / "main.m").write_text("\n".join([*script, ""]))
    rows = rows_of(run(["octave", "--quiet", "--norc", "main.m"], folder))
    return {
        name: case.check(rows[COUNT * k : COUNT * (k + 1)])
        for k, (name, case) in enumerate(cases.items())
    }


def failures(target: str, names: list[str], options: EmitOptions, folder: Path) -> dict[str, str]:
    """Program → what went wrong with it."""
    if shutil.which(TOOLS.get(target, "true")) is None:
        pytest.skip(f"{TOOLS[target]} is not installed")
    if target in ("jax", "casadi"):
        pytest.importorskip(target)
    if target == "jax":
        import jax  # an optional package

        jax.config.update("jax_enable_x64", True)
    tried = [name for name in names if is_tried(name, target, options)]
    assert len(tried) >= len(names) - 1
    if target == "matlab":
        found = octave_outcomes(tried, options, folder)
    else:
        found = {n: outcome(n, target, options, folder / str(k)) for k, n in enumerate(tried)}
    return {name: problem for name, problem in found.items() if problem}


EVERY = [(target, options) for target in FLOATING for options in choices(target)]


def label(value) -> str:
    return value if isinstance(value, str) else "-".join(
        [value.dtype, *(name for name in ("two_rate", "batch") if getattr(value, name))]
    )  # fmt: skip


def test_the_matrix_is_whole():
    """39 ways to write a program, of every robot, of every quantity."""
    assert len(EVERY) == 39
    assert len(ALL) == len(CORNERS) + len(emdeg.library_names()) + 4 + len(QUANTITIES) - 1
    assert sum(is_tried(name, *way) for name in ALL for way in EVERY) == 4075


@pytest.mark.slow
@pytest.mark.oracle
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize(("target", "options"), EVERY, ids=label)
def test_every_program_is_built_and_agrees(target, options, tmp_path):
    assert failures(target, ALL, options, tmp_path) == {}


@pytest.mark.oracle
@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize(
    ("target", "options"),
    [(t, o) for t, o in EVERY if t in ("numpy", "sympy", "casadi", "latex", "markdown")],
    ids=label,
)
def test_corner_cases_agree(target, options, tmp_path):
    assert failures(target, QUICK, options, tmp_path) == {}


@pytest.mark.oracle
@pytest.mark.parametrize("name", ["no value", "tiny", "infinite"])
def test_the_c_test_has_no_trouble_with_numbers_that_are_none(name, tmp_path):
    options = EmitOptions("arm", "float32", test=True)
    assert failures("c", [f"corner: {name}"], options, tmp_path) == {}


def test_a_parameter_without_a_value_is_given_one_in_the_c_test():
    """Otherwise nothing but NaN would be compared with NaN."""
    text = emit(corner("no value"), "c", EmitOptions("arm", test=True))["arm_test.c"]
    assert "parameters[0] = " in text
    assert "NAN" not in text


@pytest.mark.parametrize("target", [t for t in TARGETS if "dtype" in TARGETS[t][1]])
def test_numbers_beyond_a_float_are_refused(target):
    with pytest.raises(BackendError, match="float32 holds") as caught:
        emit(corner("huge"), target, EmitOptions(dtype="float32"))
    assert "float64" in caught.value.hint


def test_numbers_beyond_a_float_are_refused_by_machine_code_too():
    with pytest.raises(BackendError, match="float32 holds"):
        emdeg.jit(corner("huge"), "float32")
    assert emdeg.jit(corner("huge"))([0.5]).one == 1e300


def test_numbers_beyond_all_floats_are_refused():
    """By machine code, by what steps with it, and by the interpreter, as by every language."""
    b = ProgramBuilder()
    outputs = (Output("result", (), (b.mul(b.leaf(Leaf("q1", 1)), b.const(10**400)),)),)
    program = b.finish(Program("beyond", (), outputs, (Input("q", ("q1",)),), {}), outputs)
    with pytest.raises(BackendError, match="float64 holds"):
        emdeg.jit(program)
    with pytest.raises(ProgramError, match="beyond all floats"):
        emdeg.interpret(program, {"q": [0.0]})
    far = emdeg.load("two_link").with_values(l="1e200")
    with pytest.raises(BackendError, match="float64 holds"):
        emdeg.simulate(far.with_values(m1=1, m2=1), integrator="rk4", step=0.01, t=0.1)


@pytest.mark.oracle
@pytest.mark.parametrize("target", FLOATING)
def test_results_without_entries(target, tmp_path):
    """A robot that rolls and has no loops has no residual: an array of nothing."""
    name = "unicycle: constraint_residual+constraint_forces"
    assert program_named(name).outputs[0].shape == (0,)
    for k, options in enumerate(choices(target)):
        (tmp_path / str(k)).mkdir()
        assert failures(target, [name], options, tmp_path / str(k)) == {}
