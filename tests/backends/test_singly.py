"""Batches of large matrices: states one by one, where a block's rows leave the first cache."""

from __future__ import annotations

import numpy as np
import pytest

import emdeg
from emdeg.backends.llvm import native
from emdeg.backends.llvm.module import COLUMNS, ROWS
from emdeg.program.interpret import interpret
from emdeg.program.ir import Program
from tests.mechanics.arms import random_tree

JOINTS = 36


def wide(rolled: bool) -> Program:
    """M of a star of arms with three joints each: most of it is zero."""
    parents = {}
    for arm in range(JOINTS // 3):
        below = "base"
        for k in range(3):
            parents[f"l{arm}_{k}"] = below
            below = f"l{arm}_{k}"
    builder = emdeg.RobotBuilder("star")
    builder.link("base")
    for number, (name, parent) in enumerate(parents.items(), 2):
        inertia = builder.inertia(mass=number, com=(0.1, 0, 0.05), xx=number, yy=number, zz=number)
        builder.link(name, inertia)
        place = builder.pose(xyz=(0.3, 0.01 * number, 0))
        axis = (0, 1, 0) if name.endswith("1") else (0, 0, 1)
        builder.joint(f"j_{name}", "revolute", parent, name, origin=place, axis=axis)
    return emdeg.compile(builder.build(), "mass_matrix", optimise=None, rolled=rolled)


def text_of(program: Program, **options: str) -> str:
    return native.kernel_text(program, native.NativeOptions(**options))


@pytest.mark.parametrize("rolled", [False, True])
def test_wide_rows_go_one_by_one(rolled: bool) -> None:
    program = wide(rolled)
    assert "@block" not in text_of(program)
    assert "@block" in text_of(program, layout=COLUMNS)
    kernel = program.jit(certify=True)  # the text is proved
    assert "batches" in kernel.lowering.kernels
    rng = np.random.default_rng(4)
    for count in (1, 7, 8, 19):
        q = rng.uniform(-3, 3, (count, JOINTS))
        found = kernel(q)
        for state, M in zip(q, found, strict=True):
            np.testing.assert_array_equal(M, kernel(state))
    (expected,) = interpret(program, {"q": list(q[-1])}).values()
    np.testing.assert_allclose(found[-1].ravel(), np.ravel(expected), atol=1e-9)


def test_columns_and_rows_have_the_same_bits() -> None:
    program = wide(rolled=False)
    q = np.random.default_rng(5).uniform(-3, 3, (19, JOINTS))
    columns = program.jit(layout=COLUMNS)(np.ascontiguousarray(q.T))
    rows = program.jit(layout=ROWS)(q)
    np.testing.assert_array_equal(np.moveaxis(columns, -1, 0), rows)


def test_small_rows_and_long_programs_go_in_blocks() -> None:
    arm = emdeg.compile(random_tree(3, False), ["mass_matrix", "bias"], optimise=None)
    assert "@block" in text_of(arm)
