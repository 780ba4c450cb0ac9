"""Machine code computes what the interpreter computes, in every precision, layout and width."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

from emdeg.backends.llvm import host, native
from emdeg.backends.llvm.module import Machine, ModuleText
from emdeg.backends.llvm.native import NativeOptions
from emdeg.backends.plan import Plan
from emdeg.exact.graph import CONFIGURATION, symbol
from emdeg.program.lower import lower

PROGRAMS = [
    "everything", "puma560.inverse_dynamics", "stanford.inverse_dynamics",
    "panda.inverse_dynamics", "ur5.inverse_dynamics", "scara.inverse_dynamics",
    "stanford.mass_matrix", "stanford.forward_dynamics", "stanford.jacobian",
    "two_link.mass_matrix+coriolis_vector+gravity",
    "scara.regressor",  # 160 columns: transposed by a loop
]  # fmt: skip
COUNTS = (1, 3, 8, 9, 40)


def program_named(bench, name):
    if name == "everything":
        return bench.everything()
    return bench.program_of(*name.split("."))


def call(library, program, inputs, dtype, layout, one=False):
    """Outputs of machine code by name, through ctypes."""
    plan = Plan.of(program)
    arrays = [np.ascontiguousarray(inputs[i.name], dtype) for i in program.inputs]
    count = len(arrays[0])
    outputs = [np.full((count, *o.shape), np.nan, dtype) for o in program.outputs]
    values = np.array([*plan.constant_values(program.parameters), 0.0], dtype)
    if layout == "columns":
        arrays = [np.ascontiguousarray(a.T) for a in arrays]
        outputs = [np.full((*o.shape, count), np.nan, dtype) for o in program.outputs]
    pointers = [ctypes.c_void_p] * (len(arrays) + len(outputs) + 1)
    if one:
        function = ctypes.CFUNCTYPE(None, *pointers)(library.address("one"))
        for k in range(count):
            rows = [a[k : k + 1] for a in (*arrays, *outputs)]
            function(*(r.ctypes.data for r in rows), values.ctypes.data)
    else:
        types = [*pointers, ctypes.c_int64, ctypes.c_int64]
        function = ctypes.CFUNCTYPE(None, *types)(library.address("batch"))
        addresses = [a.ctypes.data for a in (*arrays, *outputs, values)]
        function(*addresses, count, count)
    if layout == "columns":
        outputs = [np.moveaxis(o, -1, 0) for o in outputs]
    return {o.name: a for o, a in zip(program.outputs, outputs, strict=True)}


def built(program, dtype="float64", layout="rows"):
    return native.load_kernel(program, NativeOptions(dtype, layout))[0]


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize(("dtype", "tolerance"), [("float64", 1e-13), ("float32", 1e-5)])
@pytest.mark.parametrize("layout", ["rows", "columns"])
def test_machine_code_agrees_with_the_interpreter(bench, name, dtype, tolerance, layout):
    program = program_named(bench, name)
    library = built(program, dtype, layout)
    for count in COUNTS:
        inputs = bench.states(program, count, seed=count)
        rounded = {k: v.astype(dtype).astype(float) for k, v in inputs.items()}
        found = call(library, program, inputs, dtype, layout)
        bench.compare(program, rounded, found, tolerance)


@pytest.mark.parametrize("name", PROGRAMS)
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_one_state_and_batches_in_both_layouts_give_the_same_bits(bench, name, dtype):
    program = program_named(bench, name)
    inputs = bench.states(program, 21)
    rows = built(program, dtype)
    reference = call(rows, program, inputs, dtype, "rows")
    singles = call(rows, program, inputs, dtype, "rows", one=True)
    columns = call(built(program, dtype, "columns"), program, inputs, dtype, "columns")
    for output in program.outputs:
        assert np.array_equal(reference[output.name], singles[output.name])
        assert np.array_equal(reference[output.name], columns[output.name])


@pytest.mark.parametrize("fused", [True, False])
def test_every_vector_width_gives_the_same_bits(bench, fused):
    """Also without fma, as on processors before 2013, and whatever this one has."""
    program = bench.everything()
    inputs = bench.states(program, 37)
    here = host.this_host()
    widths = [bits for bits in (128, 256, 512) if bits <= here.machine.vector_bits]
    results = []
    for bits in widths:
        text = ModuleText(Plan.of(program), "double", Machine(bits, fused)).text()
        library = host.Loaded(host.compile_object(text, here), here)
        results.append(call(library, program, inputs, "float64", "rows"))
        bench.compare(program, inputs, results[-1], 1e-13)
    for output in program.outputs:
        assert all(np.array_equal(r[output.name], results[0][output.name]) for r in results)


def test_the_same_program_gives_the_same_text_and_key(bench):
    program = bench.everything()
    options, same = NativeOptions(), NativeOptions()
    assert native.kernel_text(program, options) == native.kernel_text(program, same)
    assert native.key(program.digest, options) == native.key(program.digest, same)
    assert native.key(program.digest, options) != native.key(
        program.digest, NativeOptions("float32")
    )


def test_names_of_users_do_not_reach_the_text(bench):
    text = native.kernel_text(bench.everything(), NativeOptions())
    assert not any(name in text for name in bench.hostile)
    assert text.isascii()


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("share", [1, 2, 4])
def test_rows_of_any_width_are_written_and_nothing_else(share, dtype):
    """Whole chunks, small ones, overlapping and masked, in all, half or a quarter of a vector."""
    here = host.this_host()
    bits = max(here.machine.vector_bits // share, 128)
    element = {"float64": "double", "float32": "float"}[dtype]
    for width in (1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 15, 16, 17, 31, 49):
        q = [symbol(f"q{k}", CONFIGURATION) for k in range(width)]
        flat = [q[k] * q[-1 - k] + k for k in range(width)]
        program = lower("width", {"y": ((width,), flat)}, [("q", q)])
        text = ModuleText(Plan.of(program), element, Machine(bits, True)).text()
        library = host.Loaded(host.compile_object(text, here), here)
        pointers = [ctypes.c_void_p] * 3
        batch = ctypes.CFUNCTYPE(None, *pointers, ctypes.c_int64, ctypes.c_int64)
        for count in (1, 8, 16, 21):
            x = np.random.default_rng(width).uniform(-1, 1, (count, width)).astype(dtype)
            y = np.full(count * width + 64, 7.0, dtype)
            batch(library.address("batch"))(
                x.ctypes.data, y.ctypes.data, x.ctypes.data, count, count
            )
            expected = x * x[:, ::-1] + np.arange(width, dtype=dtype)
            assert np.allclose(y[: count * width].reshape(count, width), expected, rtol=1e-6)
            assert (y[count * width :] == 7.0).all()
