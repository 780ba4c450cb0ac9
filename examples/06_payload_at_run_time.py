"""A payload of symbols: compile once, then change what the hand carries (digest R12)."""

from __future__ import annotations

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

    # The same as a robot that was described with the load in it.
    fixed = emdeg.load("two_link").with_payload("1", com=("1/10", 0, 0))
    hold.set(payload=1.0, reach=0.1)
    assert np.allclose(hold(q), emdeg.jit(emdeg.compile(fixed, "gravity"))(q))


if __name__ == "__main__":
    main()
