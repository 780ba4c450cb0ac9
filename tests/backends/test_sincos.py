"""The vectorised sine and cosine against exact values, to the last bits."""

from __future__ import annotations

import ctypes

import mpmath
import numpy as np
import pytest

from emdeg import native
from emdeg.backends.llvm.sincos import LARGEST, fast_cos_sin
from emdeg.backends.llvm.sincos_proof import PROVED
from emdeg.backends.llvm.text import Body, Shape
from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import Input, Leaf, Output, Program
from emdeg.run.kernel.kernel import jit
from tests.backends.emulated import cos_sin

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


def stated(kernel):
    """The proved error in ulp: it holds up to 100 rad, and is not seen to grow above."""
    known = PROVED[kernel.dtype.name, native.this_processor().features.find("+fma") >= 0]
    return max(known.units, known.units_above) / 2


def test_errors_are_as_small_as_stated_up_to_1e5(kernel):
    rng = np.random.default_rng(1)
    spread = np.concatenate(
        [rng.uniform(-scale, scale, 600) for scale in (0.8, 3.2, 100.0, 1.2e4, 1e5)]
        + [10.0 ** rng.uniform(-300 if kernel.dtype == np.float64 else -37, 5, 300)]
    )
    assert max(errors_in_ulp(kernel, spread)) < stated(kernel)


def test_errors_are_below_1_ulp_next_to_multiples_of_a_quarter_turn(kernel):
    """Where everything cancels: the floats nearest to kπ/2, and their neighbours."""
    rng = np.random.default_rng(2)
    k = np.concatenate([np.arange(1, 400), rng.integers(400, 63661, 800), [8191, 8192, 8193]])
    centre = np.array([float(mpmath.pi / 2 * int(i)) for i in k]).astype(kernel.dtype)
    around = [centre, np.nextafter(centre, 0), np.nextafter(centre, np.inf).astype(kernel.dtype)]
    assert max(errors_in_ulp(kernel, np.concatenate([*around, -centre]))) < 1.0


def test_errors_are_as_small_as_stated_at_the_ends_of_the_reduced_range(kernel):
    """Odd multiples of π/4 and their neighbours: r is largest there, on either side."""
    k = np.concatenate([np.arange(-41, 43, 2), [1001, 15999]])
    ends = np.array([float(mpmath.pi / 4 * int(i)) for i in k])
    near = (ends[:, None] * (1 + np.arange(-8, 9) * 2e-9)).astype(kernel.dtype).ravel()
    assert max(errors_in_ulp(kernel, near)) < stated(kernel)


def test_huge_arguments_are_exact_too(kernel):
    rng = np.random.default_rng(3)
    top = 300 if kernel.dtype == np.float64 else 38
    huge = 10.0 ** rng.uniform(5, top, 300) * rng.choice([-1, 1], 300)
    largest = np.finfo(kernel.dtype).max
    assert max(errors_in_ulp(kernel, [*huge, largest, -largest, 1.00001e5, 2.0**100])) < 1.0


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
    assert list(np.signbit(sine[:2])) == [False, True]


def test_no_result_depends_on_its_neighbours_where_the_slow_path_begins(kernel):
    """On both sides of the last quarter turn that is done without the C library."""
    limit = LARGEST["double" if kernel.dtype == np.float64 else "float"]
    x = limit * (1 + np.linspace(-3, 3, 61) * 2.0 ** -(16 if limit > 5e4 else 13))
    x = np.concatenate([x, -x]).astype(kernel.dtype)
    assert max(errors_in_ulp(kernel, x)) < 1.0
    alone = np.array([[v[0] for v in kernel(np.full((1, 1), one, kernel.dtype))] for one in x])
    beside = np.array(
        [[v[0] for v in kernel(np.array([[one], [1e30]], kernel.dtype))] for one in x]
    )
    many = np.stack(kernel(np.concatenate([x, [1e30]]).astype(kernel.dtype)[:, None]), axis=1)
    assert np.array_equal(alone, beside)
    assert np.array_equal(alone, many[:-1])


def compiled(element, lanes, fused):
    """x[0:lanes] → cosines and sines, by vectors of this many lanes; and the code, to keep it."""
    shape, body = Shape(element, lanes), Body(fused=fused)
    values = fast_cos_sin(body, shape, body.load(shape, "%x"))
    for value, place in zip(values, ("%c", "%s"), strict=True):
        body.store(shape, value, place)
    head = "define void @turned(ptr %x, ptr %c, ptr %s) {"
    text = "\n".join([head, "entry:", *body.lines, "  ret void", "}", *sorted(body.intrinsics)])
    processor = native.this_processor()
    loaded = native.Loaded(native.compile_object(text, processor), processor, ["turned"])
    return ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 3)(loaded.address("turned")), loaded


@pytest.mark.parametrize("lanes", [1, 2, 4, 8, 16])
@pytest.mark.parametrize("fused", [True, False])
@pytest.mark.parametrize("element", ["double", "float"])
def test_machine_code_has_the_bits_of_exact_arithmetic_rounded(element, fused, lanes):
    """For all widths, with and without fused multiply-adds: the lines that are proved are run."""
    if fused and "+fma" not in native.this_processor().features:
        pytest.skip("this processor has no fused multiply-add")
    dtype = np.float64 if element == "double" else np.float32
    rng = np.random.default_rng(lanes)
    k = rng.integers(-5000, 5000, 48)
    x = np.concatenate(
        [rng.uniform(-4, 4, 48), rng.uniform(-1e4, 1e4, 48), k * np.pi / 2, (k + 0.49) * np.pi / 2]
    ).astype(dtype)
    turned, _keep = compiled(element, lanes, fused)
    found = np.zeros((2, len(x)), dtype)
    for at in range(0, len(x), lanes):
        turned(*(array[at:].ctypes.data for array in (x, *found)))
    expected = np.array([cos_sin(element, fused, float(v)) for v in x]).T
    assert np.array_equal(found, expected.astype(dtype))
