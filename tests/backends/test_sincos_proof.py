"""The stated accuracy of our sine and cosine is what the proof finds, and what kernels show."""

from __future__ import annotations

import numpy as np
import pytest

from emdeg.backends.llvm import sincos, sincos_forms
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


def refuted(dtype: str, fused: bool) -> bool:
    """Is nothing proved, or more than is stated?"""
    stated = PROVED[dtype, fused]
    try:
        found = prove(dtype, fused)
    except ValueError:
        return True
    return not (
        found.units <= stated.units
        and found.units_above <= stated.units_above
        and found.floor <= stated.floor
    )


@pytest.mark.parametrize("table", ["SIN", "COS"])
@pytest.mark.parametrize(
    ("dtype", "element", "place"), [("float64", "double", 5), ("float32", "float", 2)]
)
def test_a_wrong_coefficient_is_refuted(monkeypatch, table, dtype, element, place) -> None:
    """The last one, which matters least, one part in two hundred off."""
    coefficients = list(getattr(sincos, table)[element])
    coefficients[place] *= 1.005
    monkeypatch.setitem(getattr(sincos, table), element, tuple(coefficients))
    assert refuted(dtype, True)


@pytest.mark.parametrize("fused", [True, False])
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_a_correction_that_is_dropped_is_refuted(monkeypatch, dtype, fused) -> None:
    """What r has lost, forgotten by cosine and sine, or its sign mistaken."""
    near_zero = sincos.near_zero
    for factor in (0.0, -1.0):

        def without(on, element, r, behind, factor=factor):
            return near_zero(on, element, r, on.mul(on.const(factor), behind))

        monkeypatch.setattr(sincos_forms, "near_zero", without)
        assert refuted(dtype, fused)


@pytest.mark.parametrize("fused", [True, False])
@pytest.mark.parametrize("element", ["double", "float"])
def test_parts_of_half_pi_that_are_too_long_or_too_few_are_refuted(
    monkeypatch, element, fused
) -> None:
    dtype = "float64" if element == "double" else "float32"
    exact, middle, rest = sincos.PARTS[element, fused]
    bits = 53 if element == "double" else 24
    others = [
        sincos.Parts(exact, bits, rest),  # k·P is not exact, nor what r has lost
        sincos.Parts((*exact, middle), bits - 7, rest),  # x − k·P is not exact
        sincos.Parts(exact[:-1], exact[-1], ()),  # the rest of π/2 is missing
    ]
    for parts in others:
        monkeypatch.setitem(sincos.PARTS, (element, fused), parts)
        assert refuted(dtype, fused)


def test_a_reduction_that_forgets_what_it_lost_is_refuted(monkeypatch) -> None:
    def forgetful(on, parts, k, x):
        r, _ = sincos.reduced(on, parts, k, x)
        return r, on.mul(k, on.const(0.0))

    monkeypatch.setattr(sincos_forms, "reduced", forgetful)
    assert refuted("float64", True)


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
