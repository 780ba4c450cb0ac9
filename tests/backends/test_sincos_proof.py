"""The stated accuracy of our sine and cosine is what the proof finds, and what kernels show."""

from __future__ import annotations

import numpy as np
import pytest

from emdeg.backends.llvm.sincos_proof import PROVED, prove
from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import Input, Leaf, Output, Program
from emdeg.rounding.formats import FORMATS, ufp
from emdeg.run.kernel.kernel import jit


@pytest.mark.parametrize("fused", [True, False])
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_the_stated_bound_is_proved(dtype: str, fused: bool) -> None:
    found, stated = prove(dtype, fused), PROVED[dtype, fused]
    assert found.units <= stated.units < found.units * 1.01
    assert found.units_above <= stated.units_above < found.units_above * 1.01
    assert found.floor <= stated.floor


@pytest.mark.oracle
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_kernels_stay_within(dtype: str) -> None:
    """A million angles up to 100 rad, many of them near multiples of π/2, against 80-bit floats."""
    builder = ProgramBuilder()
    leaf = builder.leaf(Leaf("q1", 1, True))
    values = builder.cos([(leaf, 1)], 0), builder.sin([(leaf, 1)], 0)
    outputs = (Output("x", (2,), values),)
    program = Program("trig", tuple(builder.values), outputs, (Input("q", ("q1",)),))
    random = np.random.default_rng(2)
    turns = np.arange(-63, 64)[:, None] * (np.pi / 2) + random.normal(0, 0.1, (127, 4000)) ** 3
    angles = np.concatenate([random.uniform(-100, 100, 500_000), turns.ravel()])
    angles = np.clip(angles, -99.9, 99.9).astype(dtype)[:, None]
    found = jit(program, dtype)(angles)
    wide = angles.astype(np.longdouble)
    true = np.concatenate([np.cos(wide), np.sin(wide)], axis=1)
    size = np.ascontiguousarray(np.minimum(np.abs(true).astype(float), 1 - 2**-53))
    known, unit = PROVED[dtype, True], FORMATS[dtype].unit
    limit = np.where(size < 0.5, known.units, known.units_above) * unit * ufp(size) + known.floor
    apart = np.abs(found - true).astype(float)
    assert np.all(apart <= limit)
    assert np.max(apart / (unit * ufp(size) + known.floor)) > 1.2  # and not by far
