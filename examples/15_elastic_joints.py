"""Elastic joints: the torque that moves the links as if there were no springs.

Spong's model of a two-link arm. A motion of the links with continuous snap needs a torque that is
known in closed form (elastic_inverse_dynamics: jerk and snap enter). Fed forward, without any
feedback, it moves the links along the path; the torque of the rigid arm sets the springs swinging.
Writes out/15_elastic_joints.png.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.polynomial import Polynomial

import emdeg

START, GOAL, SECONDS = np.array([-0.5, 0.4]), np.array([0.7, -0.3]), 0.6
#: 126 s⁵ − 420 s⁶ + 540 s⁷ − 315 s⁸ + 70 s⁹: four derivatives vanish at both ends
PROGRESS = Polynomial([0, 0, 0, 0, 0, 126, -420, 540, -315, 70])


def path(t: np.ndarray) -> list[np.ndarray]:
    """q and its derivatives up to the snap, links and motors (whose entries are not read)."""
    s = np.clip(np.asarray(t) / SECONDS, 0, 1)[..., None]
    moved = [PROGRESS.deriv(k)(s) / SECONDS**k * (GOAL - START) for k in range(5)]
    moved[0] = moved[0] + START
    return [np.concatenate([x, np.zeros_like(x)], axis=-1) for x in moved]


def main() -> None:
    arm = emdeg.load("elastic_arm")
    rigid = arm.without_elastic_joints()
    names = ["elastic_inverse_dynamics", "elastic_equilibrium"]
    program = emdeg.compile(arm, names)
    print(program.count(), "for both motors' torques, jerk and snap included")
    elastic, stiff = program.jit(), emdeg.compile(rigid, "inverse_dynamics").jit()

    def feed(torque: object) -> emdeg.Simulation:
        def sample(t: np.ndarray) -> np.ndarray:
            found = np.asarray(torque(path(t)))
            return np.concatenate([np.zeros_like(found), found], axis=-1)

        law = emdeg.laws.expression(arm.tau, arm.tau, sample, name="fed forward")
        q0 = [*START, *np.asarray(elastic(*path(np.array(0.0)))[1])]
        times = np.linspace(0, 1.0, 501)
        return emdeg.simulate(arm, law, q0, t=times, rtol=1e-11, atol=1e-12)

    exact = feed(lambda x: elastic(*map(np.ascontiguousarray, x))[0])
    plain = feed(lambda x: stiff(*(np.ascontiguousarray(y[..., :2]) for y in x[:3])))
    wanted = path(exact.t)[0][:, :2]
    errors = {
        name: np.abs(run.q[:, :2] - wanted).max(axis=1)
        for name, run in (("Spong's model", exact), ("as if rigid", plain))
    }
    for name, error in errors.items():
        print(f"{name}: the links leave their path by at most {error.max():.1e} rad")
    during = exact.t <= SECONDS
    assert errors["Spong's model"][during].max() < 1e-6
    assert errors["as if rigid"].max() > 1e-2
    assert exact.sound
    draw(exact, plain, errors)


def draw(exact: emdeg.Simulation, plain: emdeg.Simulation, errors: dict[str, np.ndarray]) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, (left, right) = plt.subplots(1, 2, figsize=(10, 4), layout="constrained")
    for k, colour in ((0, "tab:blue"), (1, "tab:orange")):
        left.plot(exact.t, exact.tau[:, 2 + k], color=colour, label=f"motor {k + 1}")
        left.plot(plain.t, plain.tau[:, 2 + k], color=colour, linestyle=":")
    left.set(xlabel="t, s", ylabel="τ, N m", title="torques; dotted: those of the rigid arm")
    left.legend()
    for name, values in errors.items():
        right.semilogy(exact.t, values + 1e-16, label=name)
    right.set(xlabel="t, s", ylabel="rad", title="how far the links are from their path")
    right.legend()
    Path("out").mkdir(exist_ok=True)
    figure.savefig("out/15_elastic_joints.png", dpi=90)
    print("wrote out/15_elastic_joints.png")


if __name__ == "__main__":
    main()
