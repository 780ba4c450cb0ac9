"""From a log to firmware: excite, record, identify, believe, generate.

A UR5 with its last two joints held, in MuJoCo: rotors, friction, encoders of 2¹⁶ counts and noise
that emdeg is not told of. The description that it gets has masses that are wrong by up to 40 %. A
motion is designed, run twice and recorded; the first two thirds of the log are fitted, the rest
judges. What comes out is a robot, and the C of its gravity compensation.
Writes out/17_from_a_log.png, out/17_from_a_log.html and out/ur5.c.
"""

from __future__ import annotations

from pathlib import Path

import mujoco
import numpy as np

import emdeg

RATE, COUNTS = 1000, 2**16
VISCOUS, DRY, ROTOR = 1.2, 2.0, 0.3  # N m s, N m, kg m²
NOISE = 0.5  # N m


def main() -> None:
    truth = emdeg.load("ur5").locked({"wrist_2_joint": 0, "wrist_3_joint": 0})
    described = emdeg.loads(wrong(truth.to_urdf()), "urdf")

    motion = emdeg.excite(
        described, duration=10, harmonics=4, starts=2, acceleration=6, rate=RATE,
        criterion="D", noise=NOISE, drives="rotors,friction,offset",
    )  # fmt: skip
    print(f"excite: condition number {motion.condition_number:.0f}")
    log = recorded(truth, motion)
    found = emdeg.identify(described, log)
    assert found.held_out is not None
    print(f"identify: {len(found.base_parameters)} base parameters,"
          f" error {found.fitted.relative_error:.1%} fitted,"
          f" {found.held_out.relative_error:.1%} held out")  # fmt: skip
    assert found.held_out.relative_error < 0.03
    Path("out").mkdir(exist_ok=True)
    found.report("out/17_from_a_log.html")

    robots = {"true": truth, "described": described, "identified": found.robot}
    gravity = {name: torques(robot, motion.q) for name, robot in robots.items()}
    before, after = (np.sqrt(np.mean((gravity[name] - gravity["true"]) ** 2))
                     for name in ("described", "identified"))  # fmt: skip
    print(f"gravity compensation is off by {before:.2f} N m as described, {after:.2f} identified")
    assert after < 0.1 * before
    program = emdeg.compile(found.robot, "gravity")
    for name, text in program.emit("c").items():
        Path("out", name).write_text(text, encoding="utf-8")
    print(f"C: {program.count().total} operations, in {', '.join(sorted(program.emit('c')))}")
    draw(motion, log, found, gravity)


def wrong(urdf: str) -> str:
    """The description with other masses, as a person has it."""
    import re

    factors = iter((0.8, 1.4, 0.7, 1.3, 1.2, 0.9, 1.1, 1.0))
    return re.sub(r'<mass value="([^"]+)"',
                  lambda m: f'<mass value="{float(m[1]) * next(factors):.4g}"', urdf)  # fmt: skip


def recorded(robot: emdeg.Robot, motion: emdeg.Excitation) -> dict[str, np.ndarray]:
    """Two periods of the motion under position control: t, q_JOINT, tau_JOINT."""
    plant = mujoco.MjModel.from_xml_string(robot.to_urdf())
    plant.opt.timestep = 1 / RATE / 4
    plant.opt.integrator = mujoco.mjtIntegrator.mjINT_IMPLICITFAST
    plant.dof_damping[:], plant.dof_frictionloss[:], plant.dof_armature[:] = VISCOUS, DRY, ROTOR
    plant.dof_solref[:] = 0.002, 1.0
    data, step = mujoco.MjData(plant), 2 * np.pi / COUNTS
    qr, vr = np.tile(motion.q[:-1], (2, 1)), np.tile(motion.qd[:-1], (2, 1))
    data.qpos[:] = before = qr[0]
    rng = np.random.default_rng(1)
    q, tau = np.empty_like(qr), np.empty_like(qr)
    for k in range(len(qr)):
        q[k] = np.round(data.qpos / step) * step
        speed, before = (q[k] - before) * RATE, q[k]
        tau[k] = 2000 * (qr[k] - q[k]) + 80 * (vr[k] - speed) + data.qfrc_bias
        data.qfrc_applied[:] = tau[k]
        mujoco.mj_step(plant, data, 4)
    tau[1:] = (tau[1:] + tau[:-1]) / 2  # a sensor sees both intervals about its sample
    tau += NOISE * rng.normal(size=tau.shape)
    log = {"t": np.arange(len(q)) / RATE}
    log |= {f"q_{name}": q[:, k] for k, name in enumerate(robot.joint_names)}
    return log | {f"tau_{name}": tau[:, k] for k, name in enumerate(robot.joint_names)}


def torques(robot: emdeg.Robot, q: np.ndarray) -> np.ndarray:
    """g(q) at all positions."""
    return np.asarray(emdeg.compile(robot, "gravity").jit()(q))


def draw(motion: emdeg.Excitation, log: dict[str, np.ndarray], found: emdeg.Identification,
         gravity: dict[str, np.ndarray]) -> None:  # fmt: skip
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(1, 3, figsize=(14, 4), layout="constrained")
    for k, name in enumerate(motion.joints):
        axes[0].plot(motion.t, motion.q[:, k], label=name.removesuffix("_joint"))
    axes[0].set(title="1  excite", xlabel="t, s", ylabel="q, rad")
    axes[0].legend(fontsize=7)
    h, joint = found.history, 1
    axes[1].plot(h.t, h.tau[:, joint], color="0.6", label="measured")
    axes[1].plot(h.t, h.predicted[:, joint], label="predicted", linewidth=1)
    axes[1].plot(h.t, h.tau[:, joint] - h.predicted[:, joint], label="difference", linewidth=1)
    axes[1].axvspan(h.t[h.held][0], h.t[-1], color="0.93", zorder=0)
    axes[1].set(title="2  identify: the shoulder; shaded is held out", xlabel="t, s", ylabel="N m")
    axes[1].legend(fontsize=7)
    for name in ("described", "identified"):
        axes[2].plot(motion.t, gravity[name][:, joint] - gravity["true"][:, joint], label=name)
    axes[2].set(title="3  what its gravity compensation lacks", xlabel="t, s",
                ylabel="N m")  # fmt: skip
    axes[2].legend(fontsize=7)
    figure.savefig("out/17_from_a_log.png", dpi=90)
    print("wrote out/17_from_a_log.png")


if __name__ == "__main__":
    main()
