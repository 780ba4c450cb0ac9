"""Run as a process of its own by test_interrupts.py: batches and steps under Ctrl-C.

    python interrupted.py batch|columns|steps|step ROUNDS

A timer sends SIGINT at random moments, its handler collects garbage, another thread sets parameters
all the while; memory that a thread still writes into would be gone by then.
"""

from __future__ import annotations

import gc
import os
import random
import signal
import sys
import threading
import time
from collections.abc import Callable

import numpy as np

import emdeg
from emdeg.run.control import laws
from emdeg.run.kernel.stepper import Stepper
from emdeg.run.simulate.closed_loop import closed_loop

STATES = 1_000_000


def batch(layout: str) -> Callable[[], object]:
    """A large batch in eight threads, in memory of its own each time."""
    robot = emdeg.load("puma560")
    program = emdeg.compile(robot, "inverse_dynamics", optimise=None, certify=False)
    kernel = program.jit(layout=layout)
    mass = next(name for name in program.parameters if name.startswith("m"))
    shape = (STATES, 6) if layout == "rows" else (6, STATES)

    def change() -> None:
        for k in range(10**9):
            kernel.set({mass: float(k % 7)})
            time.sleep(2e-4)

    threading.Thread(target=change, daemon=True).start()
    return lambda: kernel(*(np.full(shape, 0.3) for _ in range(3)), threads=8)


def steps(count: int | None) -> Callable[[], object]:
    """Far more steps than there is time for."""
    robot = emdeg.load("stanford")
    stepper = Stepper(closed_loop(robot, laws.free(robot), ("q_rate", "qdd", "power")))
    start = np.full(13, 0.1)
    x0 = start if count is None else np.tile(start, (count, 1))
    return lambda: stepper.run(x0, 1e-9, 10**8, every=10**7, signals=None, threads=3)


def main(kind: str, rounds: int) -> None:
    """Print how many rounds were interrupted, and the longest time that one took to end."""
    work = {
        "batch": lambda: batch("rows"),
        "columns": lambda: batch("columns"),
        "steps": lambda: steps(40),
        "step": lambda: steps(None),
    }[kind]()
    draw = random.Random(7)
    sent = 0.0

    def handler(number: int, frame: object) -> None:
        gc.collect()
        raise KeyboardInterrupt

    def send() -> None:
        nonlocal sent
        sent = time.monotonic()
        os.kill(os.getpid(), signal.SIGINT)

    signal.signal(signal.SIGINT, handler)
    interrupted, longest = 0, 0.0
    for _ in range(rounds):
        timer = threading.Timer(draw.uniform(0, 0.15), send)
        try:
            timer.start()
            while True:
                work()
        except KeyboardInterrupt:
            interrupted += 1
            longest = max(longest, time.monotonic() - sent)
    print(interrupted, longest)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
