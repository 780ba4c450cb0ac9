"""Parameters with one value for each state against kernels that have each value set."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import emdeg
from emdeg.errors import UsageError
from emdeg.run.kernel.varying import varying


@cache
def arm() -> emdeg.Compiled:
    robot = emdeg.load("puma560").symbolic("payload")
    return emdeg.compile(robot, ["inverse_dynamics", "gravity"], optimise="none")


def states(count: int) -> list[np.ndarray]:
    rng = np.random.default_rng(4)
    return [rng.uniform(-1, 1, (count, 6)) for _ in range(3)]


@pytest.mark.parametrize("layout", ["rows", "columns"])
@pytest.mark.parametrize("names", [("m_payload",), ("rz_payload", "m_payload", "Ixx_payload")])
def test_each_state_has_its_own_parameters(names: tuple[str, ...], layout: str) -> None:
    count = 21
    q, qd, qdd = states(count)
    rng = np.random.default_rng(1)
    given = {name: rng.uniform(0, 2, count) for name in names}
    kernel = arm().jit(layout=layout, parameters={"ry_payload": 0.3})
    arrays = [a if layout == "rows" else np.ascontiguousarray(a.T) for a in (q, qd, qdd)]
    tau, gravity = kernel(*arrays, parameters=given)
    if layout == "columns":
        tau, gravity = tau.T, gravity.T
    single = arm().jit(parameters={"ry_payload": 0.3})
    for k in range(count):
        single.set({name: values[k] for name, values in given.items()})
        own = single(q[k], qd[k], qdd[k])
        assert tau[k] == pytest.approx(own.inverse_dynamics, rel=1e-13, abs=1e-13)
        assert gravity[k] == pytest.approx(own.gravity, rel=1e-13, abs=1e-13)


def test_a_number_is_for_all_states_and_the_others_follow_set() -> None:
    q, qd, qdd = states(9)
    kernel = arm().jit()
    masses = np.linspace(0, 1, 9)
    for depth in (0.1, 0.4):
        kernel.set(rz_payload=depth)
        tau = kernel(q=q, qd=qd, qdd=qdd, parameters={"m_payload": masses, "rx_payload": 0.2})[0]
        other = arm().jit(
            parameters={"rz_payload": depth, "rx_payload": 0.2, "m_payload": masses[7]}
        )
        assert tau[7] == pytest.approx(other(q[7], qd[7], qdd[7])[0], rel=1e-13, abs=1e-13)
    one = kernel(q[7], qd[7], qdd[7], parameters={"m_payload": masses[7], "rx_payload": 0.2})[0]
    assert one == pytest.approx(tau[7], rel=1e-13, abs=1e-13)
    assert kernel.parameters["m_payload"] == 0.0  # a call changes nothing


def test_only_what_depends_on_them_is_computed_again() -> None:
    program = arm()
    moved = varying(program, ["m_payload"])
    setup = [sum(rate == 0 for rate in p.rates) for p in (program, moved)]
    assert 0 < setup[1] < setup[0]
    assert len(moved) == len(program)


def test_nonsense() -> None:
    kernel = arm().jit()
    q, qd, qdd = states(3)
    with pytest.raises(UsageError, match=r"no parameter 'm_paylod'.*[Dd]id you mean"):
        kernel(q, qd, qdd, parameters={"m_paylod": 1.0})
    with pytest.raises(UsageError, match="one value for each state"):
        kernel(q, qd, qdd, parameters={"m_payload": np.zeros(3), "rx_payload": np.zeros(2)})
    with pytest.raises(UsageError, match="as many states"):
        kernel(q, qd, qdd, parameters={"m_payload": np.zeros(5)})


def test_a_campaign_draws_parameters() -> None:
    ranges = {"m_payload": (0.0, 3.0), "qd": 1.0}
    found = emdeg.sweep(arm(), 5000, ranges=ranges, seed=2)
    worst = found.state(int(found["inverse_dynamics"].max_at[1]))
    assert 0 < worst["parameters"][0] < 3
    kernel = arm().jit(parameters={"m_payload": worst["parameters"][0]})
    tau = kernel(worst["q"], worst["qd"], worst["qdd"])[0]
    assert tau[1] == pytest.approx(found["inverse_dynamics"].max[1], rel=1e-13)
