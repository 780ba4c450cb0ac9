"""A payload of symbols: compile once, then change what the hand carries (digest R12).

Writes out/06_payload_at_run_time.png.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

import emdeg


def main() -> None:
    robot = emdeg.load("two_link").with_payload("payload", com=("reach", 0, 0))
    program = emdeg.compile(robot, "gravity")
    print(f"gravity of the loaded arm: {program.count()}")
    hold = emdeg.jit(program, parameters={"payload": 0.0, "reach": 0.0})
    q = np.array([0.3, 0.4])
    empty = hold(q)
    for mass in (0.5, 1.0, 2.0):
        hold.set(payload=mass, reach=0.1)
        print(f"payload {mass} kg: holding torques {hold(q).round(3)} N m")
    hold.set(payload=0.0)
    assert np.allclose(hold(q), empty)

    # The same as robots that were described with the load in them, each compiled anew.
    fixed = {}
    for mass in (1, 2, 3):
        loaded = emdeg.load("two_link").with_payload(str(mass), com=("1/10", 0, 0))
        fixed[mass] = emdeg.jit(emdeg.compile(loaded, "gravity"))(q)
        hold.set(payload=float(mass), reach=0.1)
        assert np.allclose(hold(q), fixed[mass])
    masses = np.linspace(0, 4, 41)
    torques = []
    for mass in masses:
        hold.set(payload=mass)
        torques.append(hold(q))
    draw(masses, np.array(torques), fixed)


def draw(masses: np.ndarray, torques: np.ndarray, fixed: dict[int, np.ndarray]) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axis = plt.subplots(figsize=(7, 4), layout="constrained")
    for k, name in enumerate(("shoulder", "elbow")):
        axis.plot(masses, torques[:, k], label=f"{name}: compiled once, payload set")
    for mass, tau in fixed.items():
        dots = axis.plot([mass, mass], tau, "ko", fillstyle="none", markersize=8)
    dots[0].set_label("compiled with the payload in it")
    axis.set(xlabel="payload, kg", ylabel="torque that holds the arm, N m", ylim=(0, None))
    axis.set_title("Two-link arm at rest, q = (0.3, 0.4) rad, load 0.1 m beyond the tip")
    axis.grid(alpha=0.3)
    axis.legend()
    Path("out").mkdir(exist_ok=True)
    figure.savefig("out/06_payload_at_run_time.png", dpi=130)
    print("wrote out/06_payload_at_run_time.png")


if __name__ == "__main__":
    main()
