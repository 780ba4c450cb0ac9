"""Ctrl-C at any moment of a threaded batch or of many steps: no crash, and it ends soon.

What runs is in interrupted.py, in a process of its own.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg.run.control import laws
from emdeg.run.kernel import threads
from emdeg.run.kernel.stepper import Stepper
from emdeg.run.simulate.closed_loop import closed_loop

SCRIPT = Path(__file__).with_name("interrupted.py")


def interrupted(kind: str, rounds: int) -> None:
    found = subprocess.run(
        [sys.executable, str(SCRIPT), kind, str(rounds)],
        capture_output=True,
        text=True,
        timeout=500,
    )
    assert found.returncode == 0, found.stderr[-2000:]
    count, longest = found.stdout.split()
    assert int(count) == rounds
    assert float(longest) < 30  # the whole work takes minutes: it was left, not finished


@pytest.mark.parametrize("kind", ["batch", "steps"])
def test_a_few_interrupts(kind: str) -> None:
    interrupted(kind, 12)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["batch", "columns", "steps", "step"])
def test_two_hundred_interrupts(kind: str) -> None:
    interrupted(kind, 200)


def test_what_breaks_one_thread_ends_all_of_them() -> None:
    """run() comes back only when nobody works any more."""
    working = 0

    def work(first: int, count: int):  # type: ignore[no-untyped-def]
        nonlocal working
        working += 1
        try:
            for k in range(first, first + count):
                if k == 5:
                    raise KeyboardInterrupt
                yield
        finally:
            working -= 1

    with pytest.raises(KeyboardInterrupt):
        threads.run(work, 10**9, 4, grain=1)
    assert working == 0


@pytest.mark.parametrize("every", [1, 7, 10, 64, 200])
@pytest.mark.parametrize("scheme", ["rk4", "semi_implicit"])
def test_pieces_give_the_same_bits(
    scheme: str, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long a way machine code goes without looking up, for a law that depends on time."""
    robot = emdeg.load("double_pendulum")
    law = laws.replay([0, 0.1], [[0, 0], [3, -1]])(robot)
    program = closed_loop(robot, law, ("q_rate", "qdd", "power"))
    x0 = np.array([[1, 2, 0.1 * k, -1, 0] for k in range(11)], dtype=np.float64)
    whole = Stepper(program, scheme)
    signals = law.table(whole.signal_times(1e-3, 100))
    for piece in (1, 3, 10, 30):
        monkeypatch.setattr(threads, "PIECE", piece * 4 * len(program))
        cut = Stepper(program, scheme)
        for start in (x0, x0[0]):
            expected = whole.run(start, 1e-3, 100, every=every, signals=signals)
            found = cut.run(start, 1e-3, 100, every=every, signals=signals, threads=2)
            np.testing.assert_array_equal(found.states, expected.states)
            assert (found.done, expected.done) == (100, 100)
