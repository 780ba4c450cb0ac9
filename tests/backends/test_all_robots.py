"""Every robot of the library, all its quantities at once, in machine code, C, NumPy and MATLAB."""

from __future__ import annotations

import runpy
import shutil
import subprocess
from functools import cache

import numpy as np
import pytest

import emdeg
from emdeg.backends.base import EmitOptions, emit
from emdeg.program.interpret import interpret
from emdeg.run.kernel.kernel import jit

OUTPUTS = (
    "inverse_dynamics", "mass_matrix", "coriolis_matrix", "coriolis_vector", "gravity",
    "forward_dynamics", "mass_matrix_inverse", "forward_kinematics", "jacobian",
    "kinetic_energy", "potential_energy",
)  # fmt: skip
SOLVED = ("forward_dynamics", "mass_matrix_inverse")  # errors grow with the condition of M
ROBOTS = emdeg.library_names()


@cache
def program_of(robot):
    return emdeg.compile(
        emdeg.load(robot).without_loops(), list(OUTPUTS), optimise=None, certify=False
    )


def inputs_of(program, count=16, dtype=float):
    rng = np.random.default_rng(5)
    return {
        i.name: rng.uniform(-2, 2, (count, len(i.leaves))).astype(dtype).astype(float)
        for i in program.inputs
    }


def check(program, inputs, found, tolerance):
    """Relative to the largest entry of each state; solved quantities also to the condition of M."""
    expected = interpret(program, inputs)
    condition = np.linalg.cond(expected["mass_matrix"])
    for name in OUTPUTS:
        right, result = np.asarray(expected[name]), np.asarray(found[name], float)
        axes = tuple(range(1, right.ndim))
        size = np.maximum(np.abs(right).max(axis=axes), 0.1)  # some quantities vanish
        error = np.abs(result.reshape(right.shape) - right).max(axis=axes) / size
        limit = tolerance * (np.maximum(condition, 1.0) if name in SOLVED else 1.0)
        assert np.all(error <= limit), f"{name}: {np.max(error / limit):.1f} times too much"


def named(program, results):
    return {o.name: r for o, r in zip(program.outputs, results, strict=True)}


@pytest.mark.slow
@pytest.mark.parametrize("robot", ROBOTS)
@pytest.mark.parametrize(("dtype", "tolerance"), [("float64", 1e-13), ("float32", 1e-5)])
def test_machine_code(robot, dtype, tolerance):
    program = program_of(robot)
    kernel = jit(program, dtype)
    inputs = inputs_of(program, dtype=dtype)
    arrays = [a.astype(dtype) for a in inputs.values()]
    check(program, inputs, named(program, kernel(*arrays)), tolerance)
    one = kernel(*(a[3] for a in arrays))
    assert all(np.array_equal(b[3], o) for b, o in zip(kernel(*arrays), one, strict=True))


@pytest.mark.slow
@pytest.mark.parametrize("robot", ROBOTS)
def test_numpy(robot, tmp_path):
    program = program_of(robot)
    ((name, text),) = emit(program, "numpy").items()
    (tmp_path / name).write_text(text)
    step = runpy.run_path(str(tmp_path / name))["step"]
    inputs = inputs_of(program)
    check(program, inputs, named(program, step(*inputs.values())), 1e-13)


@pytest.mark.slow
@pytest.mark.oracle
@pytest.mark.parametrize("robot", ROBOTS)
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_c(robot, compiler, tmp_path):
    """The generated test program compares with numbers of the interpreter."""
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed")
    for file, text in emit(program_of(robot), "c", EmitOptions("arm", test=True)).items():
        (tmp_path / file).write_text(text)
    flags = ["-std=c99", "-pedantic", "-Wall", "-Wextra", "-Wconversion", "-Werror"]
    command = [compiler, *flags, "arm.c", "arm_test.c", "-lm", "-o", "check"]
    subprocess.run(command, cwd=tmp_path, check=True)
    subprocess.run(["./check"], cwd=tmp_path, check=True)
