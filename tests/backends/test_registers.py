"""What waits in memory: the fewest loads for an order, places that nobody shares, the same bits."""

import itertools
import random

import numpy as np
import pytest

from emdeg import cache as disk
from emdeg.backends.llvm import lanes
from emdeg.backends.llvm.native import NativeOptions, module
from emdeg.backends.llvm.registers import loaded_again, places
from emdeg.program.interpret import interpret
from emdeg.run.kernel.kernel import jit
from tests.backends.test_lanes import tree


def random_reads(count: int, seed: int) -> list[list[int]]:
    draw = random.Random(seed)
    return [sorted(draw.sample(range(k), min(k, draw.randint(0, 3)))) for k in range(count)]


def fewest(reads: list[list[int]], registers: int) -> int:
    """The least number of loads, by trying what may be held after each step."""
    states = {frozenset(): 0}
    for step, read in enumerate(reads):
        later = {r for other in reads[step + 1 :] for r in other}
        following: dict[frozenset[int], int] = {}
        for held, cost in states.items():
            paid = cost + len(set(read) - held)
            useful = (held | set(read) | {step}) & later
            size = min(registers, len(useful))
            for kept in itertools.combinations(sorted(useful), size):
                key = frozenset(kept)
                following[key] = min(following.get(key, paid), paid)
        states = following
    return min(states.values())


@pytest.mark.parametrize("seed", range(8))
def test_no_choice_of_registers_loads_less(seed):
    reads = random_reads(14, seed)
    for registers in (1, 2, 3, 4):
        assert sum(map(len, loaded_again(reads, registers))) == fewest(reads, registers)


def test_with_registers_for_all_nothing_comes_back():
    reads = random_reads(200, 1)
    assert not any(loaded_again(reads, 200))


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_overwritten_while_somebody_comes_back_to_it(seed):
    draw = random.Random(seed)
    reads = random_reads(300, seed)
    widths = [draw.choice((1, 2, 4, 8)) for _ in reads]
    again = loaded_again(reads, 5)
    at = places(again, widths)
    assert set(at) == {k for read in again for k in read}
    owner: dict[int, int] = {}
    for step, read in enumerate(again):
        for k in read:
            assert at[k] % widths[k] == 0
            assert {owner[c] for c in range(at[k], at[k] + widths[k])} == {k}
        if step in at:
            owner |= dict.fromkeys(range(at[step], at[step] + widths[step]), step)


@pytest.mark.parametrize("limbs", [2, 4, 9])
@pytest.mark.parametrize("seed", [0, 2, 3])  # seed 1 divides by zero everywhere: no certificate
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_what_waits_in_memory_is_what_the_interpreter_says(seed, limbs, dtype, monkeypatch):
    program = tree(seed, limbs)
    monkeypatch.setattr(lanes, "SHORT", 0)
    monkeypatch.setattr(lanes, "REGISTERS", 4)
    monkeypatch.setattr(
        disk, "read", lambda key, kind="o": None
    )  # code of another choice of registers
    monkeypatch.setattr(disk, "write", lambda key, content, kind="o": None)
    text = module(program, NativeOptions(dtype)).one_text()
    assert "%room = alloca" in text
    kernel = jit(program, dtype, certify=True)
    assert kernel.lowering.log2_error <= -100
    x = np.random.default_rng(seed).uniform(0.5, 1.5, (5, 3 * limbs)).astype(dtype)
    (expected,) = interpret(program, {"x": x.astype(float)}).values()
    together = kernel(x)  # of batches, which have no such room
    if dtype == "float64":
        good = np.isfinite(expected)
        np.testing.assert_allclose(together[good], expected[good], rtol=1e-6)
    for k in range(5):
        np.testing.assert_array_equal(kernel(x[k]), together[k])
