"""The kernel of a campaign computes its program, the next states and the bins beside it."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest

import emdeg
from emdeg.backends.llvm import host
from emdeg.backends.llvm.module import Machine
from emdeg.backends.llvm.philox import schedule
from emdeg.backends.llvm.read.campaign import prove_campaign
from emdeg.backends.llvm.reductions import HISTOGRAM
from emdeg.backends.llvm.samples import NORMAL, RANDOM, SLOTS, SOBOL, SPHERE, TILE, UNIFORM, UNREAD
from emdeg.backends.llvm.sweeper import SweepText
from emdeg.backends.llvm.trajectory import MotionShape
from emdeg.backends.plan import Plan
from emdeg.errors import CertificateError
from emdeg.run.kernel.sweeper import Draws, Sweeper
from tests.backends.test_lowering_mutants import mutants

KINDS = {
    "uniform": [UNIFORM] * 6,
    "normal": [NORMAL] * 6,
    "sphere": [SPHERE] * 4 + [UNREAD, UNIFORM],
}


def text_of(bench, kinds="uniform", element="double", machine=None, source=RANDOM, features=()):
    program = bench.program_of("two_link", "inverse_dynamics")
    plan, own = Plan.of(program), host.this_host().machine
    return program, SweepText(plan, element, machine or own, source, KINDS[kinds], features)


@pytest.mark.parametrize("kinds", KINDS)
@pytest.mark.parametrize("element", ["double", "float"])
@pytest.mark.parametrize("source", [RANDOM, SOBOL])
def test_every_way_to_make_states(bench, kinds, element, source):
    for features in ((), (HISTOGRAM,)):
        for machine in (None, Machine(128, False), Machine(256)):
            made = text_of(bench, kinds, element, machine, source, features)
            assert made[1].beside == (source == RANDOM)
            assert prove_campaign(*made).log2_error <= -100


class Changed:
    """A campaign whose text is another."""

    def __init__(self, made: SweepText, text: str) -> None:
        self._made, self._text = made, text

    def __getattr__(self, name):
        return getattr(self._made, name)

    def text(self) -> str:
        return self._text


def run_block(program, made: SweepText, text: str) -> list[np.ndarray]:
    """What LLVM's code for `block` writes: outputs, the next states, the bins."""
    text = text.replace("define internal void @block", "define void @block")
    code = host.Loaded(host.compile_object(text, host.this_host()), host.this_host(), ["block"])
    lanes, rng = made.machine.lanes("double"), np.random.default_rng(2)
    given = [rng.uniform(0.3, 1.4, (len(i.leaves), lanes)) for i in program.inputs]
    outputs = [np.full((len(o.values), TILE), 7.5) for o in program.outputs]
    known = {k: 1.3 if v is None else v for k, v in program.parameters.items()}
    arrays = {
        "constants": np.array([*made.plan.constant_values(known), 0.0]),
        "key": np.array(schedule(5), np.uint64), "ranges": rng.uniform(0.5, 1, 12),
    }  # fmt: skip
    room = np.zeros(6 * lanes + 8)
    following = room[-room.ctypes.data // 8 % 8 :][: 6 * lanes]  # a vector is aligned to its size
    table = np.zeros(len(SLOTS), np.uint64)
    for name, array in arrays.items():
        table[SLOTS.index(name)] = array.ctypes.data
    index = np.arange(0, 8 * made.outputs * TILE, 8, np.int32)
    histogram = np.zeros(8 * made.outputs * TILE + 8, np.int32)
    rooms = [*given, *outputs, arrays["constants"], table, following]
    kinds = [ctypes.c_void_p] * len(rooms) + [ctypes.c_int64] + [ctypes.c_void_p] * 2
    function = ctypes.CFUNCTYPE(None, *kinds)(code.address("block"))
    function(*(a.ctypes.data for a in rooms), 12345, index.ctypes.data, histogram.ctypes.data)
    return [*outputs, following, histogram]


def test_a_change_beside_the_kernel_is_caught(bench):
    """Neither results nor states nor bins may be others: what passes does what it did."""
    program, made = text_of(bench, features=(HISTOGRAM,))
    right = run_block(program, made, made.text())
    assert right[-1].sum() == made.outputs * made.machine.lanes("double")
    caught = 0
    for before, after, mutant in mutants(made.text(), 60, seed=4, function="block("):
        try:
            prove_campaign(program, Changed(made, mutant))
        except CertificateError:
            caught += 1
            continue
        for a, b in zip(right, run_block(program, made, mutant), strict=True):
            np.testing.assert_array_equal(a, b, err_msg=f"{before} became {after}")
    assert caught > 30


def test_motions_are_refused(bench):
    program, made = text_of(bench)
    shape = MotionShape.__new__(MotionShape)
    with pytest.raises(CertificateError, match="a loop that is not read"):
        prove_campaign(program, SweepText(made.plan, "double", made.machine, RANDOM, [], [], shape))


def test_a_sweeper_says_what_was_proved():
    program = emdeg.compile("two_link", "inverse_dynamics")
    draws = Draws(RANDOM, tuple(KINDS["uniform"]), np.zeros(6), np.ones(6), 3)
    assert Sweeper(program, draws, (), certify=True).lowering.log2_error <= -100
