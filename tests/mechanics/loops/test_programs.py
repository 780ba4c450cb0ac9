"""R58: programs of closed loops: outputs by name, counts before and after, generated C."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg.backends.base import EmitOptions, emit
from emdeg.errors import EmdegError
from emdeg.exact.evaluate import evaluate
from emdeg.program.certify import certify
from emdeg.program.count import count
from emdeg.program.ir import Program
from emdeg.run.kernel.kernel import jit
from emdeg.shorten.passes.merge import merge
from tests.mechanics.loops.mechanisms import ALL, loops, state

OUTPUTS = (
    "constraint_residual", "constraint_jacobian", "constraint_forces",
    "constrained_forward_dynamics", "minimal_forward_dynamics", "minimal_mass_matrix",
    "minimal_bias", "dependent_rates",
)  # fmt: skip
STRICT = ["-pedantic", "-Wall", "-Wextra", "-Wconversion", "-Werror"]


@pytest.mark.parametrize("name", ["four_bar", "palletiser", "delta"])
def test_outputs_by_name(name: str) -> None:
    """emdeg.compile knows the outputs of robots with loops; machine code gives their numbers."""
    robot = emdeg.load(name)
    program = emdeg.compile(robot, OUTPUTS, optimise=None)
    at = state(name)
    arrays = [np.array([at[s] for s in symbols]) for symbols in (robot.q, robot.qd, robot.tau)]
    found = jit(program)(*arrays)
    both = loops(name)
    np.testing.assert_allclose(found[0], 0, atol=1e-13)
    np.testing.assert_allclose(found[3], found[4], rtol=0, atol=1e-8 * np.abs(found[3]).max())
    np.testing.assert_allclose(found[7], arrays[1], rtol=0, atol=1e-12)
    expected = evaluate(list(both.multipliers), at)
    np.testing.assert_allclose(found[2], expected, rtol=0, atol=1e-8 * np.abs(expected).max())


def test_a_robot_without_loops_says_so() -> None:
    with pytest.raises(EmdegError, match="neither loops nor velocity constraints"):
        emdeg.compile(emdeg.load("two_link"), "constraint_forces")


@pytest.mark.parametrize("name", [n for n in ALL if n != "snakeboard"])
def test_merging_keeps_the_function_and_saves_operations(name: str) -> None:
    """R58: counts before and after the optimiser's merging of equal values, certified."""
    program = emdeg.compile(emdeg.load(name), "constrained_inverse_dynamics", optimise=None)
    merged = merge(program)
    assert certify(merged, program).log2_error < -100
    before, after = count(program), count(merged)
    assert 0 < after.total <= before.total


@pytest.mark.parametrize("name", [n for n in ALL if n not in ("snakeboard", "stewart")])
def test_compiled_as_users_do(name: str) -> None:
    """R58: the optimiser's default level shortens the program, and the certificate says so."""
    plain = emdeg.compile(emdeg.load(name), "constrained_inverse_dynamics", optimise=None)
    program = emdeg.compile(emdeg.load(name), "constrained_inverse_dynamics")
    assert program.certificate is not None
    assert program.certificate.log2_error < -100
    assert program.certificate.reference.method == "newton_euler_base"  # projected by Bᵀ
    assert count(program).total < count(plain).total


def inputs(program: Program, name: str) -> list[np.ndarray]:
    robot = emdeg.load(name)
    at = state(name)
    arrays = {"q": robot.q, "qd": robot.qd, "qdd": robot.qdd}
    return [np.array([at.get(s, 0.0) for s in arrays[i.name]]) for i in program.inputs]


@pytest.mark.oracle
@pytest.mark.parametrize("name", ["five_bar", "delta", "four_bar", "slider_crank", "palletiser"])
def test_generated_c_of_inverse_dynamics(name: str, tmp_path: Path) -> None:
    """R58: C99 of the efforts by both compilers, every warning an error, its own test run clean
    under the address and undefined-behaviour sanitizers; the kernel's numbers."""
    for compiler in ("gcc", "clang"):
        if shutil.which(compiler) is None:
            pytest.skip(f"{compiler} is not installed")
    program = merge(emdeg.compile(emdeg.load(name), "constrained_inverse_dynamics", optimise=None))
    files = emit(program, "c", EmitOptions(test=True))
    for file, text in files.items():
        (tmp_path / file).write_text(text, encoding="ascii")
    sources = [f for f in files if f.endswith(".c")]
    sanitized = ["-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    builds = [[c, *flags] for c in ("gcc", "clang") for flags in (["-O2"], sanitized)]
    commands = [[*build, "-std=c99", *STRICT, *sources, "-o", "check", "-lm"] for build in builds]
    for step in (step for command in commands for step in (command, ["./check"])):
        result = subprocess.run(step, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert result.returncode == 0, result.stdout + result.stderr
    at, arrays = state(name), inputs(program, name)
    expected = evaluate(list(loops(name).inverse_dynamics), at)
    np.testing.assert_allclose(np.asarray(jit(program)(*arrays)), expected, rtol=1e-9, atol=1e-11)
