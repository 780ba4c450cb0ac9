"""A long kernel that is cut into pieces gives the bits of the same kernel in one function."""

from __future__ import annotations

import numpy as np
import pytest

from emdeg.backends.llvm import host, native, pieces
from emdeg.backends.llvm.native import NativeOptions
from emdeg.run.kernel.kernel import Kernel
from tests.backends.test_llvm import call, program_named

PROGRAMS = [
    "everything", "puma560.inverse_dynamics", "stanford.forward_dynamics",
    "two_link.mass_matrix+coriolis_vector+gravity",
    "scara.regressor",  # 160 columns: transposed by a loop
]  # fmt: skip


def compiled(program, dtype, layout):
    """Not from the cache, which cannot know how long a piece was."""
    text = native.kernel_text(program, NativeOptions(dtype, layout))
    return text, host.Loaded(host.compile_object(text, host.this_host()), host.this_host())


@pytest.mark.parametrize("layout", ["rows", "columns"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_pieces_give_the_same_bits(bench, name, layout, monkeypatch):
    dtype = "float32" if name.startswith("puma") else "float64"
    program = program_named(bench, name)
    inputs = bench.states(program, 9)
    text, whole = compiled(program, dtype, layout)
    assert "@one.0(" not in text, "a short program is one function"
    expected = call(whole, program, inputs, dtype, layout)
    monkeypatch.setattr(pieces, "LONG", 0)
    for length in (1, 7, 100):
        monkeypatch.setattr(pieces, "PIECE", length)
        text, cut = compiled(program, dtype, layout)
        assert "@one.0(" in text
        for one in (False, True) if layout == "rows" else (False,):
            found = call(cut, program, inputs, dtype, layout, one)
            for output, values in expected.items():
                np.testing.assert_array_equal(found[output], values, strict=True)


def test_places_are_used_again(bench, monkeypatch):
    monkeypatch.setattr(pieces, "LONG", 0)
    monkeypatch.setattr(pieces, "PIECE", 10)
    text = native.kernel_text(bench.program_of("panda", "inverse_dynamics"), NativeOptions())
    room = next(line for line in text.splitlines() if "%scratch = alloca" in line)
    places = int(room.split("[")[1].split(" ")[0]) // 8  # of the kernel for one state
    one = text.split("define internal void @block")[0]
    assert 0 < places < one.count("ptr %scratch, i64") / 4


@pytest.mark.parametrize("layout", ["rows", "columns"])
def test_batches_of_a_long_program_are_compiled_when_the_first_comes(bench, layout, monkeypatch):
    """One state needs no code for batches; batches of every size give the bits of the whole."""
    program = program_named(bench, "puma560.inverse_dynamics")
    whole = Kernel(program, layout=layout)
    monkeypatch.setattr(native, "LONG", 0)
    made = []
    original = native.load_batch
    monkeypatch.setattr(native, "load_batch", lambda *given: made.append(1) or original(*given))
    kernel = Kernel(program, layout=layout)
    states = list(bench.states(program, 21).values())
    if layout == "rows":
        one = [array[0] for array in states]
        np.testing.assert_array_equal(kernel(*one), whole(*one), strict=True)
        assert not made
    for count in (1, 7, 8, 21):
        few = [a[:count] if layout == "rows" else np.ascontiguousarray(a[:count].T) for a in states]
        np.testing.assert_array_equal(kernel(*few), whole(*few), strict=True)
    assert made == [1]
    assert kernel.batch_address != whole.batch_address
