"""Inverse dynamics of a million states: one state in each lane of the vector units.

Writes out/08_million_states.png.
"""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import numpy as np

import emdeg


def main(states: int = 1_000_000) -> None:
    program = emdeg.compile(emdeg.load("puma560"))
    kernel = emdeg.jit(program)
    random = np.random.default_rng(0)
    q, qd, qdd = (random.standard_normal((states, 6)) for _ in range(3))
    tau = np.empty((states, 6))
    times = {}  # states in a batch: ns for each, best of five
    for size in (*(10**k for k in range(6)), states):
        seconds = []
        for _ in range(5):
            start = perf_counter()
            kernel(q[:size], qd[:size], qdd[:size], out=tau[:size])
            seconds.append(perf_counter() - start)
        times[size] = 1e9 * min(seconds) / size
    print(program.count())
    print(f"{states} states in {min(seconds):.3f} s: {times[states]:.0f} ns each")
    for k in (0, states // 2, states - 1):  # one at a time gives the same
        assert np.allclose(tau[k], kernel(q[k], qd[k], qdd[k]), rtol=1e-12, atol=1e-9)
    draw(times, tau)


def draw(times: dict[int, float], tau: np.ndarray) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, (left, right) = plt.subplots(1, 2, figsize=(9, 4), layout="constrained")
    left.loglog(list(times), list(times.values()), "o-")
    for size, ns in times.items():
        left.annotate(f"{ns:.0f}", (size, ns), (0, 7), textcoords="offset points", ha="center")
    left.margins(0.1)
    left.set(xlabel="states in a call from Python", ylabel="ns for each state")
    left.set_title("The call costs; the states hardly do")
    left.grid(alpha=0.3)
    for k, torques in enumerate(tau.T):
        low, middle, high = np.percentile(torques, (1, 50, 99))
        right.plot([low, high], [k + 1, k + 1], linewidth=8, alpha=0.5, solid_capstyle="butt")
        right.plot(middle, k + 1, "k|", markersize=12)
    right.invert_yaxis()
    right.set_xscale("symlog", linthresh=0.1)
    right.set(xlabel="torque, N m", ylabel="joint", title="Torques: median, and where 98 % lie")
    right.grid(alpha=0.3)
    Path("out").mkdir(exist_ok=True)
    figure.savefig("out/08_million_states.png", dpi=130)
    print("wrote out/08_million_states.png")


if __name__ == "__main__":
    main()
