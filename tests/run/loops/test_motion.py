"""R58: motion with loops and rolling bodies: what must be conserved is, and drift is told."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

import emdeg
from emdeg.errors import RuntimeFailure, UsageError
from emdeg.mechanics.derivation import derive
from emdeg.robot.robot import Robot
from emdeg.run.kernel.kernel import Kernel, jit
from emdeg.run.loops.mechanism import constrained
from emdeg.run.loops.projection import ConstrainedMotion, ConstrainedSystem
from tests.mechanics.loops.mechanisms import ALL, loops, place, state

Array = NDArray[np.float64]
MINUTE = np.linspace(0, 60, 121)


@cache
def system(name: str, form: str = "multipliers") -> ConstrainedSystem:
    return constrained(emdeg.load(name), form=form)


def energy_kernel(robot: Robot) -> Kernel:
    tree = derive(robot)
    whole = tree.kinetic_energy + tree.potential_energy
    outputs = {"E": whole, "T": tree.kinetic_energy}
    return jit(emdeg.compile(robot, outputs, optimise=None, certify=False))


def energies(robot: Robot, motion: ConstrainedMotion) -> tuple[Array, float]:
    """T + V at every sample, and the largest T."""
    kernel = energy_kernel(robot)
    found = [kernel(q, qd) for q, qd in zip(motion.q, motion.qd, strict=True)]
    return np.array([float(e[0]) for e in found]), max(float(e[1]) for e in found)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "form", "speed"),
    [
        ("four_bar", "multipliers", [3.0, 0, 0]),
        ("four_bar", "eliminated", [3.0, 0, 0]),
        ("slider_crank", "multipliers", [8.0, 0, 0]),
        ("slider_crank", "eliminated", [8.0, 0, 0]),
        ("five_bar", "multipliers", [1.0, 0, 0.5, 0]),
        ("unicycle", "multipliers", [0, 0, 0.7, 3.0]),
        ("unicycle", "eliminated", [0, 0, 0.7, 3.0]),
        ("snakeboard", "multipliers", [0.4, 0, 0, 1.0, 0.2, -0.1]),
    ],
)
def test_energy_over_a_minute(name: str, form: str, speed: list[float]) -> None:
    """R58: T + V constant to 1e-8 of the largest T over 60 s, unforced."""
    robot = emdeg.load(name)
    motion = system(name, form).simulate(place(name), speed, MINUTE)
    energy, scale = energies(robot, motion)
    assert scale > 0.01
    assert np.abs(energy - energy[0]).max() < 1e-8 * max(scale, 1)
    assert motion.drift.position < 1e-10
    assert motion.drift.velocity < 1e-9
    assert motion.drift.position_after < 1e-12


@pytest.mark.parametrize("name", ["four_bar", "slider_crank", "five_bar", "delta", "planar_3rrr"])
def test_energy_over_a_moment(name: str) -> None:
    """The same for a few tenths of a second, before the larger ones reach a singularity."""
    robot = emdeg.load(name)
    at = state(name)
    speed = [at[v] for v in robot.qd]
    motion = system(name).simulate(place(name, 0.01), speed, np.linspace(0, 0.15, 11))
    energy, scale = energies(robot, motion)
    assert np.abs(energy - energy[0]).max() < 1e-9 * max(scale, 1)
    assert "drift before projection" in str(motion.drift)


def test_a_parallelogram_moves_through_its_singularity_in_minimal_form() -> None:
    """R58: the palletiser falls through shoulder = drive, where its rods lie on each other."""
    robot = emdeg.load("palletiser")
    found = system("palletiser", "eliminated")
    at = state("palletiser")
    speed = [at[v] for v in robot.qd]
    motion = found.simulate(place("palletiser"), speed, np.linspace(0, 1, 11), project=False)
    fold = motion.q[:, 1] - motion.q[:, 3]
    assert fold.min() < 0 < fold.max()
    energy, scale = energies(robot, motion)
    assert np.abs(energy - energy[0]).max() < 1e-8 * scale
    assert motion.drift.position < 1e-9


def test_a_rolling_wheel_keeps_its_spin_and_its_circle() -> None:
    """R58 (Bloch, vertical rolling disk): both angular velocities and the circle are constant."""
    motion = system("unicycle", "eliminated").simulate(
        [0, 0, 0, 0], [0.15 * 3.0, 0, 0.7, 3.0], np.linspace(0, 20, 101)
    )
    np.testing.assert_allclose(motion.qd[:, 2:], [[0.7, 3.0]] * 101, rtol=0, atol=1e-11)
    radius = 0.15 * 3.0 / 0.7
    x, y = motion.q[:, 0], motion.q[:, 1]
    np.testing.assert_allclose(np.hypot(x, y - radius), radius, rtol=0, atol=1e-9)
    lateral = -np.sin(motion.q[:, 2]) * motion.qd[:, 0] + np.cos(motion.q[:, 2]) * motion.qd[:, 1]
    assert np.abs(lateral).max() < 1e-12


def test_what_the_snakeboard_conserves() -> None:
    """R58: energy, and the momentum of rotor and wheels about their own axles."""
    robot = emdeg.load("snakeboard")
    motion = system("snakeboard").simulate(
        place("snakeboard"), [0.4, 0, 0, 1.0, 0.2, -0.1], np.linspace(0, 5, 51)
    )
    for joint in (3, 4, 5):
        turning = motion.qd[:, 2] + motion.qd[:, joint]
        assert np.ptp(turning) < 1e-9
        assert np.ptp(motion.qd[:, joint]) > 1e-3  # the joint's own rate is not constant
    energy, _ = energies(robot, motion)
    assert np.ptp(energy) < 1e-10


def test_the_snakeboard_moves_by_turning_its_rotor() -> None:
    """R58 (Lewis et al. 1994): with steered wheels a turning rotor drives the board."""
    found = system("snakeboard")

    def effort(t: float, q: Array, qd: Array) -> Array:
        return np.array([0, 0, 0, 0.3, 0, 0])

    q0 = np.array([0, 0, 0, 0, 0.4, -0.4])
    motion = found.simulate(q0, None, np.linspace(0, 2, 11), effort=effort)
    assert np.hypot(*motion.q[-1, :2]) > 0.02
    assert found.error(motion.q[-1], motion.qd[-1])[1] < 1e-12


@pytest.mark.parametrize("name", ALL)
def test_projection_closes_what_is_open(name: str) -> None:
    """R58: Newton's projection from a disturbed state; the velocity is the nearest one."""
    robot = emdeg.load(name)
    rng = np.random.default_rng(4)
    q = place(name) + 0.01 * rng.uniform(-1, 1, robot.nq)
    qd = rng.uniform(-1, 1, robot.nv)
    found = system(name)
    closed, speed = found.project(q, qd)
    position, velocity = found.error(closed, speed)
    assert position < 1e-12
    assert velocity < 1e-12
    again = found.project(closed, speed)
    np.testing.assert_allclose(again[1], speed, rtol=0, atol=1e-12)


def test_singular_configurations_are_said() -> None:
    """R58: a clear message, in numbers and in symbols."""
    q = place("palletiser")
    q[:] = 0  # every parallelogram folded flat
    with pytest.raises(RuntimeFailure, match="singular configuration"):
        system("palletiser").project(q, np.ones(9))
    with pytest.raises(RuntimeFailure, match=r"cannot be closed|singular"):
        constrained(emdeg.load("four_bar"), parameters={"L0": 3.0}).project([0.1, 0.2, 0.3])
    (determinant,) = loops("four_bar").speeds.singularities
    assert str(determinant)
    with pytest.raises(UsageError, match="form"):
        constrained(emdeg.load("four_bar"), form="penalty")


def test_baumgarte_pulls_back() -> None:
    """R58: without projection the drift stays; with α, β it decays."""
    robot = emdeg.load("four_bar")
    start, speed = system("four_bar").project(place("four_bar"), [3.0, 0, 0])
    ends = {}
    for name, terms in (("left alone", None), ("pulled", (20.0, 20.0))):
        found = constrained(robot, baumgarte=terms)
        motion = found.motion
        q, qd = start + np.array([0, 1e-4, 0]), speed.copy()
        step = 1e-3
        for _ in range(500):  # semi-implicit steps: this is about the constraint only
            rates = motion(q.copy(), qd.copy(), np.zeros(3))
            qd = qd + step * np.asarray(rates[1])
            q = q + step * qd
        ends[name] = found.error(q)[0]
    assert ends["pulled"] < 0.2 * ends["left alone"]


def test_a_free_flyer_with_a_loop() -> None:
    """The projection moves a quaternion along the sphere."""
    robot = emdeg.load("puma560").with_values().with_payload(1)
    base = robot.replaced(base_inertia=robot.bodies[1].inertia).with_floating_base()
    q = np.zeros(base.nq)
    q[6] = 1
    q[7:] = [0.3, -0.7, 0.9, 0.2, 0.5, 0.1]
    tip = np.linalg.inv(base.frame_pose("base", list(q))) @ base.frame_pose("link6", list(q))
    goal = ", ".join(repr(float(x)) for x in tip[:3, 3] + 0.02)
    text = f'[[frame]]\nname = "goal"\nlink = "base"\nxyz = [{goal}]\n'
    text += '[[loop]]\nname = "pin"\ntype = "point"\nfirst = "goal"\nsecond = "link6"\n'
    held = base.with_loops(text)
    found = constrained(held)
    rng = np.random.default_rng(2)
    closed, speed = found.project(q, rng.uniform(-1, 1, held.nv))
    assert found.error(closed, speed)[0] < 1e-12
    assert abs(np.linalg.norm(closed[3:7]) - 1) < 1e-12
