"""The vectorised sine and cosine against exact values, to the last bits."""

from __future__ import annotations

import mpmath
import numpy as np
import pytest

from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import Input, Leaf, Output, Program
from emdeg.run.kernel.kernel import jit

mpmath.mp.prec = 1200  # arguments up to 2¹⁰²³ keep all their bits


@pytest.fixture(scope="module", params=["float64", "float32"])
def kernel(request):
    """q → (cos q, sin q)."""
    b = ProgramBuilder()
    q = b.leaf(Leaf("q", 1, angular=True))
    outputs = (Output("cos", (), (b.cos([(q, 1)]),)), Output("sin", (), (b.sin([(q, 1)]),)))
    template = Program("trig", (), outputs, inputs=(Input("q", ("q",)),))
    return jit(b.finish(template, outputs), request.param)


def errors_in_ulp(kernel, x):
    """Distances from the exact cosines and sines in units of the last place."""
    x = np.asarray(x, kernel.dtype)
    found = kernel(x[:, None])
    worst = []
    for function, values in ((mpmath.cos, found[0]), (mpmath.sin, found[1])):
        exact = [function(mpmath.mpf(float(v))) for v in x]
        nearest = np.array([float(e) for e in exact]).astype(kernel.dtype)
        spacing = np.spacing(np.abs(nearest)).astype(float)
        distance = [
            float(abs(mpmath.mpf(float(v)) - e)) for v, e in zip(values, exact, strict=True)
        ]
        worst.append(np.max(np.array(distance) / spacing))
    return worst


def test_errors_are_below_2_ulp_up_to_1e5(kernel):
    rng = np.random.default_rng(1)
    spread = np.concatenate(
        [rng.uniform(-scale, scale, 600) for scale in (0.8, 3.2, 100.0, 1e4, 1e5)]
        + [10.0 ** rng.uniform(-300 if kernel.dtype == np.float64 else -37, 5, 300)]
    )
    assert max(errors_in_ulp(kernel, spread)) < 2.0


def test_errors_are_below_2_ulp_next_to_multiples_of_a_quarter_turn(kernel):
    """Where everything cancels: the floats nearest to kπ/2, and their neighbours."""
    rng = np.random.default_rng(2)
    k = np.concatenate([np.arange(1, 400), rng.integers(400, 63661, 800)])
    centre = np.array([float(mpmath.pi / 2 * int(i)) for i in k]).astype(kernel.dtype)
    around = [centre, np.nextafter(centre, 0), np.nextafter(centre, np.inf).astype(kernel.dtype)]
    assert max(errors_in_ulp(kernel, np.concatenate([*around, -centre]))) < 2.0


def test_huge_arguments_are_exact_too(kernel):
    rng = np.random.default_rng(3)
    top = 300 if kernel.dtype == np.float64 else 38
    huge = 10.0 ** rng.uniform(5, top, 300) * rng.choice([-1, 1], 300)
    largest = np.finfo(kernel.dtype).max
    assert max(errors_in_ulp(kernel, [*huge, largest, -largest, 1.00001e5, 2.0**100])) < 2.0


def test_nan_and_infinity_give_nan_and_leave_their_neighbours_alone(kernel):
    x = np.linspace(-3, 3, 40).astype(kernel.dtype)
    clean = kernel(x[:, None])
    x[[3, 17, 30, 31]] = [np.nan, np.inf, -np.inf, 1e30]
    mixed = kernel(x[:, None])
    for before, after in zip(clean, mixed, strict=True):
        assert np.isnan(after[[3, 17, 30]]).all()
        keep = np.abs(x) < 4
        assert np.array_equal(after[keep], before[keep])


def test_zero_and_quarter_turns(kernel):
    cosine, sine = kernel(np.array([[0.0], [-0.0], [np.pi], [-np.pi / 2]], kernel.dtype))
    assert list(cosine[:3]) == [1.0, 1.0, -1.0]
    assert list(sine[[0, 1, 3]]) == [0.0, 0.0, -1.0]
