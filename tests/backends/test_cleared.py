"""Matrices with many zeros: wherever in memory, all of one is written and nothing beyond it."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

import emdeg
from emdeg.backends.llvm import host, native
from emdeg.backends.llvm.arrays import LINE
from emdeg.backends.llvm.cleared import Stretch, runs_of
from emdeg.backends.llvm.native import NativeOptions
from emdeg.backends.llvm.read.check import Proof, prove_kernel
from emdeg.backends.llvm.tape import Ref
from emdeg.backends.llvm.together import Home, Written, together
from emdeg.errors import CertificateError
from emdeg.run.kernel.kernel import jit
from tests.size.robots import humanoid

JOINTS, GUARD, UNTOUCHED = 20, 40, 7.5


@pytest.fixture(scope="module", params=[True, False], ids=["lanes", "flat"])
def program(request):
    """M of two legs and an arm on a trunk."""
    robot = emdeg.loads(humanoid(JOINTS), "toml")
    return emdeg.compile(robot, ["mass_matrix"], optimise="-O0", rolled=request.param)


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_one_state_anywhere_is_what_a_batch_computes(program, dtype):
    """Bits are compared; what lies before and behind the matrix stays as it was."""
    kernel = jit(program, np.dtype(dtype))
    states = np.random.default_rng(4).uniform(-1, 1, (3, JOINTS)).astype(dtype)
    batch = kernel(states)
    assert np.count_nonzero(batch[0] == 0) > JOINTS**2 // 3
    one = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 3)(kernel.address)
    for place in range(LINE // states.itemsize):
        memory = np.full(JOINTS**2 + 2 * GUARD, UNTOUCHED, dtype)
        found = memory[GUARD + place :][: JOINTS**2]
        for state, expected in zip(states, batch, strict=True):
            one(state.ctypes.data, found.ctypes.data, kernel.constants_address)
            assert found.tobytes() == expected.tobytes()
            found[:] = UNTOUCHED
        assert np.all(memory == UNTOUCHED)


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_the_text_is_proved_at_every_place(program, dtype):
    assert prove_kernel(program, NativeOptions(dtype)).log2_error <= -100


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("i64 %t{until}, 63", "i64 %t{until}, 31"),  # where lines of another length begin
        ("i64 %t{until}, 63", "i64 %t{until}, 127"),
        ("sub i64 0, %t{address}", "sub i64 8, %t{address}"),  # inside of a line
        ("ptr %lines0, i64 %t", "ptr %out0, i64 %t"),  # the first line begins elsewhere
    ],
)
def test_lines_that_are_taken_elsewhere_are_refused(program, before, after):
    made = native.module(program, NativeOptions())
    text = made.one_text()
    address = int(text.split(" = ptrtoint")[0].rpartition("%t")[2])
    names = {"address": address, "until": address + 1}
    changed = text.replace(before.format(**names), after.format(**names))
    assert changed != text
    host.parse(changed, host.this_host())
    proof = Proof(program, NativeOptions(), made)
    with pytest.raises(CertificateError):
        proof.one(proof.read(changed))


def test_an_end_that_is_not_cleared_is_refused(program):
    """Where lines happen to cover it, too: other places are tried."""
    made = native.module(program, NativeOptions())
    lines = made.one_text().split("\n")
    ends = [k for k, line in enumerate(lines) if "store <8 x double> <double 0x0000" in line]
    for at in ends[:3]:
        assert lines[at].endswith("align 8")
        proof = Proof(program, NativeOptions(), made)
        with pytest.raises(CertificateError):
            proof.one(proof.read("\n".join([*lines[:at], *lines[at + 1 :]])))


def test_a_stretch_holds_the_long_runs():
    zeros = [1, *range(10, 30), 33, *range(40, 90), 95]
    assert [len(run) for run in runs_of(zeros)] == [1, 20, 1, 50, 1]
    found = Stretch.of(0, zeros, "double")
    assert found is not None
    assert found.columns == range(10, 90)
    assert [found.lines, found.share(3)] == [9, 3]
    assert Stretch.of(0, range(0, 100, 2), "double") is None  # no run is long
    assert Stretch.of(0, [*range(10), *range(500, 510)], "double") is None  # too little is zero
    assert Stretch.of(0, range(16), "double") is None  # too few lines


def test_neighbours_are_written_together():
    homes = {k: Home(5, k, 4) for k in range(4)} | {k: Home(k, 0, 1) for k in (10, 11, 600)}
    refs = [*map(Ref, range(4)), None, Ref(10), Ref(11), Ref(600), Ref(10), Ref(1000)]
    assert together(1, refs, homes, 1000) == [
        Written(1, 0, tuple(map(Ref, range(4)))),  # the lanes of a bundle
        Written(1, 5, (Ref(10), Ref(11))),
        Written(1, 7, (Ref(600),)),  # far from its neighbour
        Written(1, 8, (Ref(10), Ref(1000))),  # what no bundle computes is near
    ]
    signs = [Ref(0), Ref(1, True), Ref(2), Ref(3)]
    assert [len(group.refs) for group in together(0, signs, homes, 1000)] == [2, 2]
    apart = [Ref(10), Ref(200)]
    homes[200] = Home(200, 0, 1)
    assert [len(together(0, apart, homes, count)) for count in (1000, 100_000)] == [1, 2]
    assert Written(0, 0, (Ref(10), Ref(11))).last(homes) == 11
    assert Written(0, 0, (Ref(1000),)).last(homes) == -1
