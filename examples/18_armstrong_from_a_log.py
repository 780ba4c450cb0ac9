"""Armstrong, Khatib and Burdick took a PUMA 560 apart; what would a log have told them?

In 1986 every link was weighed, balanced on a knife edge and hung on two wires, and tolerances
written down. Here MuJoCo has the arm that they measured, with rotors and friction, and moves it for
half a minute. For each base parameter: how far their tolerances leave it open, and how far the log
does. Masses alone no log can tell; the wrist, which is light, no log tells well; sums that carry
the whole arm it tells better than scales and wires did.
Writes out/18_armstrong_from_a_log.png.
"""

from __future__ import annotations

import re
from pathlib import Path

import mujoco
import numpy as np

import emdeg
from emdeg.exact import diff, evaluate

RATE, SECONDS = 500, 30
VISCOUS, DRY, NOISE = 1.0, 1.5, 0.3  # N m s, N m, N m


def main() -> None:
    measured = emdeg.load("puma560")
    plant = emdeg.loads(possible(measured.with_values().to_urdf()), "urdf")
    known = emdeg.identifiable(measured)
    alone = [u.name for u in known.of("alone") if u.name[0] in "mJ"]
    print(f"{len(known)} combinations of {len(known.unknowns)} unknowns can be known from torques;")
    print(f"alone among the inertial ones: {', '.join(alone)}")
    found = emdeg.identify(plant, recorded(plant))
    assert found.held_out is not None
    print(f"a log of {SECONDS} s: error {found.held_out.relative_error:.1%} held out")
    assert found.held_out.relative_error < 0.05
    apart = tolerances(measured)
    rows = [(p.name, abs(p.prior), apart[p.name], p.standard_deviation)
            for p in found.base_parameters if apart.get(p.name)]  # fmt: skip
    better = [name for name, _, by_hand, by_log in rows if by_log < by_hand]
    print(
        f"of {len(rows)} combinations with a tolerance of 1986 the log tells {len(better)} better:"
    )
    print("   ", ", ".join(better))
    print("    by hand is better:", ", ".join(name for name, *_ in rows if name not in better))
    assert 3 < len(better) < len(rows)
    draw(rows)


def possible(urdf: str) -> str:
    """Moments of which some were never measured (link 1 has one) as those of a ball."""

    def ball(match: re.Match[str]) -> str:
        text = match[0]
        moments = [float(re.search(rf'{n}="([^"]+)"', text)[1]) for n in ("ixx", "iyy", "izz")]
        low, middle, high = sorted(moments)
        if low > 0 and low + middle > high:
            return text
        most = max(high, 1e-3)
        return f'<inertia ixx="{most}" ixy="0" ixz="0" iyy="{most}" iyz="0" izz="{most}"/>'

    text = re.sub(r"<inertia [^>]*>", ball, urdf)
    return re.sub(r'<mass value="0(?:\.0*)?"', '<mass value="1"', text)


def recorded(robot: emdeg.Robot) -> dict[str, np.ndarray]:
    """The arm along five harmonics under position control."""
    model = mujoco.MjModel.from_xml_string(robot.to_urdf())
    model.opt.timestep = 1 / RATE / 2
    model.opt.integrator = mujoco.mjtIntegrator.mjINT_IMPLICITFAST
    model.dof_damping[:], model.dof_frictionloss[:], model.dof_armature[:] = VISCOUS, DRY, 0.5
    model.dof_solref[:] = 0.002, 1.0
    model.jnt_limited[:] = 0
    rng, t = np.random.default_rng(1), np.arange(RATE * SECONDS) / RATE
    w = 2 * np.pi * 0.1 * np.arange(1, 6)
    a, b = rng.normal(size=(2, 5, robot.nv)) * 0.5 / np.sqrt(np.arange(1, 6))[:, None]
    s, c = np.sin(np.outer(t, w)), np.cos(np.outer(t, w))
    qr, vr = s @ a + c @ b, c @ (w[:, None] * a) - s @ (w[:, None] * b)
    data = mujoco.MjData(model)
    data.qpos[:], data.qvel[:] = qr[0], vr[0]
    mujoco.mj_forward(model, data)
    q, tau = np.empty_like(qr), np.empty_like(qr)
    for k in range(len(t)):
        q[k] = data.qpos
        tau[k] = 2000 * (qr[k] - q[k]) + 90 * (vr[k] - data.qvel) + data.qfrc_bias
        data.qfrc_applied[:] = tau[k]
        mujoco.mj_step(model, data, 2)
    tau[1:] = (tau[1:] + tau[:-1]) / 2
    q = q + 1e-5 * rng.normal(size=q.shape)
    tau = tau + NOISE * rng.normal(size=tau.shape)
    log = {"t": t} | {f"q_{name}": q[:, k] for k, name in enumerate(robot.joint_names)}
    return log | {f"tau_{name}": tau[:, k] for k, name in enumerate(robot.joint_names)}


def tolerances(robot: emdeg.Robot) -> dict[str, float]:
    """Of each base parameter: the root of the sum of squares of what each tolerance does to it."""
    values = {s: float(p.value) for s, p in robot.parameters.items()}
    spread = {s: float(p.tolerance) for s, p in robot.parameters.items() if p.tolerance}
    found = {}
    for name, expression in emdeg.base_parameters(robot).values().items():
        slopes = [(diff(expression, s), tolerance) for s, tolerance in spread.items()]
        numbers = evaluate([slope for slope, _ in slopes], values)
        parts = [x * tolerance for x, (_, tolerance) in zip(numbers, slopes, strict=True)]
        found[name] = float(np.sqrt(np.sum(np.square(parts))))
    return found


def draw(rows: list[tuple[str, float, float, float]]) -> None:
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    names, _, by_hand, by_log = zip(*rows, strict=True)
    place = np.arange(len(rows))
    figure, axis = plt.subplots(figsize=(10, 4), layout="constrained")
    axis.semilogy(place, by_hand, "s", color="tab:brown", label="taken apart (1986)")
    axis.semilogy(place, by_log, "o", color="tab:blue", label=f"a log of {SECONDS} s")
    axis.set_xticks(place, names, rotation=90, fontsize=8)
    axis.set(ylabel="standard deviation, kg m or kg m²",
             title="PUMA 560: how sure each combination is")  # fmt: skip
    axis.legend()
    Path("out").mkdir(exist_ok=True)
    figure.savefig("out/18_armstrong_from_a_log.png", dpi=90)
    print("wrote out/18_armstrong_from_a_log.png")


if __name__ == "__main__":
    main()
