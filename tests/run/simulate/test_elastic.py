"""Elastic joints in motion: energy with the springs, control, linear models, refusals."""

from __future__ import annotations

import json

import numpy as np
import pytest

import emdeg
from emdeg.cli import run
from emdeg.errors import EmdegError, UsageError

Q0 = [0.3, -0.5, 0.35, -0.52]


@pytest.fixture(scope="module")
def arm() -> emdeg.Robot:
    return emdeg.load("elastic_arm").with_values()


@pytest.fixture(scope="module")
def damped() -> emdeg.Robot:
    return emdeg.load("elastic_arm").with_values().without_elastic_joints().with_elastic_joints(
        {"joint1": 400, "joint2": 150}, damping=2, coupled=True
    )  # fmt: skip


def test_springs_are_in_the_energy_balance(arm: emdeg.Robot) -> None:
    """T + V of weights and springs is constant; the springs alone move more than the balance."""
    found = emdeg.simulate(arm, None, Q0, t=np.linspace(0, 1, 101))
    assert found.sound
    assert found.checks[0].name == "energy balance"
    q = found.q
    springs = 200 * (q[:, 0] - q[:, 2]) ** 2 + 75 * (q[:, 1] - q[:, 3]) ** 2
    assert np.ptp(springs) > 1e3 * np.ptp(found.energy)
    assert np.ptp(springs) > 0.1


@pytest.mark.parametrize("integrator", ["rk4", "variational"])
def test_fixed_steps_have_the_springs(arm: emdeg.Robot, integrator: str) -> None:
    t = np.linspace(0, 0.5, 11)
    exact = emdeg.simulate(arm, None, Q0, t=t, rtol=1e-12)
    found = emdeg.simulate(arm, None, Q0, t=t, integrator=integrator, step=2.5e-4)
    np.testing.assert_allclose(found.q, exact.q, atol=1e-4)


def test_dampers_take_energy_away(damped: emdeg.Robot) -> None:
    found = emdeg.simulate(damped, None, Q0, t=np.linspace(0, 1, 101))
    assert found.sound
    assert np.all(np.diff(found.work) <= 1e-12)
    assert found.work[-1] < -0.01
    np.testing.assert_allclose(found.energy - found.energy[0], found.work, atol=1e-7)


def test_generalized_speeds_have_springs_and_coupling(damped: emdeg.Robot) -> None:
    """Kane's u̇ instead of q̈, for another choice of speeds."""
    t = np.linspace(0, 0.4, 9)
    plain = emdeg.simulate(damped, None, Q0, t=t)
    q = damped.qd
    chosen = emdeg.speeds(damped, [q[0], q[0] + q[1], q[2], q[3] - q[1]])
    found = emdeg.simulate(damped, None, Q0, t=t, speeds=chosen)
    np.testing.assert_allclose(found.q, plain.q, atol=1e-8)


def test_pd_on_the_motors_holds_the_links(arm: emdeg.Robot) -> None:
    """Links come to rest where they should be, in spite of the springs' sag."""
    goal = [0.4, 0.3]
    law = emdeg.laws.pd(goal, 300, 40)
    found = emdeg.simulate(arm, law, [0.0, 0, 0, 0], t=np.linspace(0, 8, 81), rtol=1e-8)
    np.testing.assert_allclose(found.q[-1, :2], goal, atol=5e-3)
    assert np.max(np.abs(found.q[-1, 2:] - found.q[-1, :2])) > 0.01
    assert not found.tau[:, :2].any()


def test_laws_that_act_on_links_are_refused(arm: emdeg.Robot) -> None:
    with pytest.raises(UsageError, match="no effort of their own"):
        emdeg.simulate(arm, emdeg.laws.computed_torque([0, 0], 1, 1), t=0.1)


def test_linear_model_about_an_equilibrium(arm: emdeg.Robot) -> None:
    """A against central differences of q̈; a place that the springs do not hold is refused."""
    rest = emdeg.compile(arm, "elastic_equilibrium", optimise=None).jit()
    q = np.array([0.3, -0.5, 0, 0])
    q[2:] = rest(q)
    model = emdeg.linearise(arm, q)
    assert model.is_equilibrium
    assert not model.tau[:2].round(9).any()
    forward = emdeg.compile(arm, "forward_dynamics", optimise=None).jit()
    h = 1e-5
    for k in range(4):
        step = np.eye(4)[k] * h
        slope = (forward(q + step, np.zeros(4), model.tau)
                 - forward(q - step, np.zeros(4), model.tau)) / (2 * h)  # fmt: skip
        np.testing.assert_allclose(model.A[4:, k], slope, rtol=1e-6, atol=1e-4)
    with pytest.raises(UsageError, match="springs do not hold"):
        emdeg.linearise(arm, [0.3, -0.5, 0.3, -0.5])


def test_what_knows_no_springs_refuses(arm: emdeg.Robot) -> None:
    for ask in (emdeg.explicit_model, emdeg.hierarchical, emdeg.dominance):
        with pytest.raises(EmdegError, match="springs"):
            ask(arm) if ask is not emdeg.dominance else ask(
                arm, emdeg.trajectories.cycloid([0] * 4, [1] * 4, 1)
            )
    links = arm.without_elastic_joints()
    assert emdeg.explicit_model(links).n == 2


def test_commands_take_elastic_robots(capsys: pytest.CaptureFixture[str]) -> None:
    """Every command treats springs right, or says that it has no place for them."""

    def output(*arguments: str, code: int = 0) -> str:
        assert run(list(arguments)) == code
        found = capsys.readouterr()
        return found.out + found.err

    assert "elastic1 = " in output("derive", "elastic_arm")
    assert "spring K" in output("show", "elastic_arm")
    counted = json.loads(
        output("count", "elastic_arm", "--outputs", "elastic_inverse_dynamics", "-O", "none",
               "--json")
    )  # fmt: skip
    assert counted
    simulated = json.loads(
        output("simulate", "elastic_arm", "--q0", "0,0,0,0", "--time", "0.2", "--json")
    )
    assert simulated["sound"]
    assert "springs do not hold" in output("linearise", "elastic_arm", code=1)
    assert "no place for springs" in output("explicit", "elastic_arm", code=1)
    assert "no place for springs" in output("study", "probe", "elastic_arm", code=1)
    assert "M11" in output("explicit", "elastic_arm", "--elastic", "none")
    assert "puma560: 12" in output("show", "puma560", "--elastic", "10000")
    assert "joint1.motor" in output("show", "puma560", "--elastic", "joint1=10000")
