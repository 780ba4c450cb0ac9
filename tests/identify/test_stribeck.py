"""Stribeck and asymmetric friction of a known arm, and logs that cannot tell them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import emdeg
from emdeg.cli import OK, run
from emdeg.errors import UsageError
from tests.identify.logs import motion
from tests.identify.test_identify import ARM

EXCESS, SPEED = 0.5, 0.15
FRICTION = "rotors,viscous,coulomb,offset,stribeck"


def log(
    *, excess: float = EXCESS, asymmetry: float = 0.0, seed: int = 0, seconds: float = 40.0
) -> dict[str, Any]:
    """A pendulum with Fv = 0.4, Fc = 0.6, and friction that grows at low speed."""
    t, q, qd, qdd = motion(1, seconds, 200, seed, 1.0)
    friction = 0.4 * qd + asymmetry * np.abs(qd)
    friction = friction + (0.6 + excess * np.exp(-((qd / SPEED) ** 2))) * np.sign(qd)
    tau = 0.11 * qdd - 2 * 9.81 * 0.2 * np.cos(q) + friction
    tau = tau + 0.02 * np.random.default_rng(seed + 7).normal(size=tau.shape)
    return {"t": t, "q_shoulder": q[:, 0], "tau_shoulder": tau[:, 0]}


@pytest.fixture(scope="module")
def arm() -> emdeg.Robot:
    return emdeg.loads(ARM, "urdf")


def values(found: emdeg.Identification) -> dict[str, emdeg.BaseParameter]:
    return {p.name: p for p in found.base_parameters}


def test_speed_and_friction_come_back_with_intervals(arm: emdeg.Robot) -> None:
    found = emdeg.identify(arm, log(), drives=FRICTION)
    p = values(found)
    for name, truth in (("Fs1", EXCESS), ("vs1", SPEED), ("Fv1", 0.4), ("Fc1", 0.6)):
        assert abs(p[name].value - truth) < 4 * p[name].standard_deviation, name
    assert 0 < p["vs1"].standard_deviation < 0.1 * SPEED
    usual = emdeg.identify(arm, log())
    assert found.held_out is not None
    assert usual.held_out is not None
    assert found.held_out.relative_error < 0.5 * usual.held_out.relative_error
    assert any("vs1 = 0.1" in line for line in found.not_in_urdf)
    assert "vs1" in found.robot.to_toml()
    assert found.bound is not None


def test_intervals_cover_the_truth(arm: emdeg.Robot) -> None:
    """vs within ±1.96 σ in most of twelve logs, and its σ is not a guess from far above."""
    errors = []
    for seed in range(12):
        found = emdeg.identify(arm, log(seed=seed, seconds=20.0), drives=FRICTION, consistent=False)
        p = values(found)["vs1"]
        errors.append((p.value - SPEED) / p.standard_deviation)
    assert sum(abs(e) < 1.96 for e in errors) >= 9
    assert np.std(errors) > 0.25


def test_friction_of_each_direction(arm: emdeg.Robot) -> None:
    found = emdeg.identify(arm, log(asymmetry=0.1), drives="rotors,asymmetric,stribeck")
    p = values(found)
    for name, truth in (("Fvp1", 0.5), ("Fvn1", 0.3), ("Fp1", 0.6), ("Fn1", 0.6)):
        assert abs(p[name].value - truth) < 4 * p[name].standard_deviation + 0.002, name
    friction = found.robot.bodies[0].joint.friction
    assert float(friction.viscous) == pytest.approx(0.4, abs=0.01)
    assert any("Fvn1" in line for line in found.not_in_urdf)


def test_what_is_not_there_is_not_found(arm: emdeg.Robot) -> None:
    with pytest.raises(UsageError, match="no Stribeck friction is seen"):
        emdeg.identify(arm, log(excess=0.0), drives=FRICTION)


def test_a_log_without_slow_motion_is_refused(arm: emdeg.Robot) -> None:
    """The arm turns on and on: no row is slow."""
    t = np.arange(4000) / 200
    q, qd, qdd = 3 * t + 0.4 * np.sin(2 * t), 3 + 0.8 * np.cos(2 * t), -1.6 * np.sin(2 * t)
    tau = 0.11 * qdd - 3.924 * np.cos(q) + 0.4 * qd + 0.6
    turning = {"t": t, "q_shoulder": q, "tau_shoulder": tau}
    free = emdeg.loads(ARM.replace('type="revolute"', 'type="continuous"'), "urdf")
    with pytest.raises(UsageError, match="hardly moves slowly"):
        emdeg.identify(free, turning, drives=FRICTION)


@pytest.mark.parametrize(
    ("drives", "message"),
    [("stribek", "Did you mean 'stribeck'"), ("viscous", "together"), ("stribeck", "together")],
)
def test_nonsense_is_refused(arm: emdeg.Robot, drives: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        emdeg.identify(arm, log(), drives=drives)


# -- where its speed is given ---------------------------------------------------------


def test_the_exact_column_is_the_exponential() -> None:
    """e^(−(q̇/vs)²) by tanh alone: in machine code the same as NumPy's, and told from all else."""
    slow, width = 0.1, 0.01
    estimator = emdeg.online("two_link", drives="viscous,coulomb,stribeck", slow=slow, width=width)
    v = np.linspace(-0.6, 0.6, 41)
    motion = np.column_stack([v, 0 * v])
    Y = estimator.model.matrix(0 * motion, motion, 0 * motion)
    expected = np.tanh(v / width) * np.exp(-((v / slow) ** 2))
    column = Y[:, 0, estimator.names.index("Fs1")]
    np.testing.assert_allclose(column, expected, rtol=1e-12, atol=1e-12)
    assert any("online.c" in name for name in estimator.emit())


def test_amount_and_speed_can_be_known(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["identifiable", "two_link", "--drives", "viscous,coulomb,stribeck"]
    assert run([*asked, "--require", "Fs1,vs2"]) == OK
    assert "Fs1, vs1, Fs2, vs2" in capsys.readouterr().out
    assert run([*asked, "--static", "--require", "Fs1"]) != OK
    assert "Fs1 of link1 cannot be known" in capsys.readouterr().err


def test_a_motion_is_designed_to_show_it(capsys: pytest.CaptureFixture[str]) -> None:
    """Slow motion in a small range; without it in the model there is no such parameter."""
    asked = ["excite", "two_link", "--speed", "1", "--position", "joint2=-30deg:0.4",
             "--position", "joint1=:1", "--harmonics", "2", "--duration", "3", "--starts", "1",
             "--drives", "friction,stribeck", "--slow", "0.2", "--json", "--quiet"]  # fmt: skip
    assert run(asked) == OK
    found = json.loads(capsys.readouterr().out)
    assert 0 < found["base_parameters"]["Fs1"]["deviation"] < 1
    assert run([*asked, "--position", "joint3=0:1"]) != OK
    assert "unknown joint 'joint3'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: emdeg.online("two_link", drives="viscous,coulomb,stribeck"), "come together"),
        (lambda: emdeg.online("two_link", slow=0.1), "come together"),
        (lambda: emdeg.identifiable("two_link", drives="stribeck", slow=0), "is no speed"),
        (lambda: emdeg.excite("two_link", speed=1, drives="stribeck", slow="v"), "is no speed"),
    ],
)
def test_speeds_that_are_none_are_refused(make: Callable[[], object], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        make()
