"""Inverse dynamics of a million states: one state in each lane of the vector units."""

from __future__ import annotations

from time import perf_counter

import numpy as np

import emdeg


def main(states: int = 1_000_000) -> None:
    program = emdeg.compile(emdeg.load("puma560"))
    kernel = emdeg.jit(program)
    draw = np.random.default_rng(0)
    q, qd, qdd = (draw.standard_normal((states, 6)) for _ in range(3))
    tau = np.empty((states, 6))
    kernel(q[:10], qd[:10], qdd[:10])
    start = perf_counter()
    kernel(q, qd, qdd, out=tau)
    seconds = perf_counter() - start
    print(program.count())
    print(f"{states} states in {seconds:.3f} s: {1e9 * seconds / states:.0f} ns each")
    for k in (0, states // 2, states - 1):  # one at a time gives the same
        assert np.allclose(tau[k], kernel(q[k], qd[k], qdd[k]), rtol=1e-12, atol=1e-9)


if __name__ == "__main__":
    main()
