"""Where a run ends: fixed steps at t, whatever the step; a law that fails with what was before."""

from __future__ import annotations

import numpy as np
import pytest

import emdeg
from emdeg.errors import EmdegError, RuntimeFailure
from emdeg.run.control import laws
from emdeg.run.control.trajectories import Trajectory
from emdeg.run.kernel.stepper import Stepper
from emdeg.run.loops.projection import MotionInterrupted, MotionStopped
from emdeg.run.simulate.result import SimulationInterrupted, SimulationStopped

Q0 = [1.0, 2.0]
FIXED = ("rk4", "semi_implicit", "variational")


def pendulum() -> emdeg.Robot:
    return emdeg.load("double_pendulum")


# -- the end --------------------------------------------------------------------------


@pytest.mark.parametrize("integrator", FIXED)
@pytest.mark.parametrize(
    ("t", "step"), [(1.0, 0.07), (1e-4, 1e-3), (0.3, 0.1), (1.0, 0.001), (0.9095, 0.003)]
)
def test_a_fixed_step_ends_at_t(integrator: str, t: float, step: float) -> None:
    """0.98 for 1 by 0.07, and 0.001 for 0.0001, once; batches end there too."""
    run = emdeg.simulate(pendulum(), None, Q0, None, t, integrator=integrator, step=step)
    many = emdeg.simulate(
        pendulum(), None, [Q0] * 3, None, t, integrator=integrator, step=step
    )  # fmt: skip
    assert run.t[-1] == many.t[-1] == t
    assert np.all(np.diff(run.t) > 0)
    assert run.complete
    assert run.q.shape == (len(run.t), 2)
    assert many.q.shape == (3, len(run.t), 2)
    exact = emdeg.simulate(pendulum(), None, Q0, None, [0.0, t]).q[-1]
    halves = emdeg.simulate(
        pendulum(), None, Q0, None, t, integrator=integrator, step=min(t, step) / 8
    ).q[-1]  # fmt: skip
    coarse = np.abs(run.q[-1] - exact).max()
    assert np.abs(halves - exact).max() < 0.5 * coarse + 1e-12  # it is the state of that moment


@pytest.mark.parametrize("integrator", ["rk4", "semi_implicit"])
def test_a_python_law_of_fixed_steps_ends_at_t(integrator: str) -> None:
    """Also where the last step is not a multiple of those that are sampled."""
    for t, step in ((1.0, 0.07), (1e-4, 1e-3), (0.501, 0.001)):
        law = lambda t, q, qd: -0.1 * qd  # noqa: E731
        run = emdeg.simulate(pendulum(), law, Q0, None, t, integrator=integrator, step=step)
        assert run.t[-1] == t
        assert len(run.tau) == len(run.t)


def test_signals_of_the_last_step_are_those_of_its_time() -> None:
    """A law of time, by steps that do not fit: as exact as rk4 is."""
    robot = pendulum()
    law = laws.replay(np.linspace(0, 1, 11), np.sin(np.linspace(0, 9, 22)).reshape(11, 2))
    exact = emdeg.simulate(robot, law, Q0, None, 1.0).q[-1]
    run = emdeg.simulate(robot, law, Q0, None, 1.0, integrator="rk4", step=0.0030001)
    np.testing.assert_allclose(run.q[-1], exact, atol=1e-4)


def test_a_step_without_end_is_refused() -> None:
    with pytest.raises(EmdegError, match="too many steps"):
        emdeg.simulate(pendulum(), None, Q0, None, 1.0, integrator="rk4", step=1e-13)
    with pytest.raises(EmdegError, match="argument step"):
        emdeg.simulate(pendulum(), None, Q0, None, 1.0, integrator="rk4", step="0.1")  # type: ignore[arg-type]


@pytest.mark.parametrize("t", [1e300, [0.0, 1.0, 1e9], 3e8])
def test_a_motion_of_years_is_refused_before_it_begins(t: object) -> None:
    """An adaptive run of 1e300 s would go on until somebody stops it."""
    with pytest.raises(EmdegError, match="longer motion") as caught:
        emdeg.simulate("two_link", None, [0.1, 0.2], t=t, integrator="RK23")
    assert "seconds" in str(caught.value)


def test_where_a_law_stands_is_written_only_when_it_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """Writing the state takes longer than most laws, which are asked a million times."""
    from emdeg.run.control import answers

    written: list[object] = []
    monkeypatch.setattr(answers, "short", lambda values: written.append(values) or "there")
    emdeg.simulate("two_link", lambda t, q, qd: -qd, [0.1, 0.2], t=0.05)
    assert not written
    with pytest.raises(EmdegError, match="at q = there"):
        emdeg.simulate("two_link", lambda t, q, qd: None, [0.1, 0.2], t=0.05)
    assert written


# -- laws that write into what they get, and return the same array --------------------


def _polite(t: float, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
    return -2.0 * qd - q


def _rude(t: float, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
    answer = BUFFER
    answer[:] = -2.0 * qd - q
    q[:], qd[:] = 1e3, -1e3
    return answer


BUFFER = np.zeros(2)


@pytest.mark.parametrize(
    "options", [{}, {"integrator": "rk4", "step": 1e-2}, {"integrator": "BDF"}]
)
def test_a_law_that_overwrites_its_arguments_changes_nothing(options: dict) -> None:
    one = emdeg.simulate(pendulum(), _polite, Q0, None, 0.5, **options)
    two = emdeg.simulate(pendulum(), _rude, Q0, None, 0.5, **options)
    for name in ("t", "q", "qd", "tau"):
        np.testing.assert_array_equal(getattr(two, name), getattr(one, name))


def test_a_mechanism_is_safe_from_its_efforts_too() -> None:
    system, q0 = emdeg.constrained(emdeg.load("four_bar")), [0.7, -0.2, 1.2]
    buffer = np.zeros(3)

    def polite(t: float, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
        return -0.1 * qd

    def rude(t: float, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
        buffer[:] = -0.1 * qd
        q[:], qd[:] = 9.0, 9.0
        return buffer

    one, two = (system.simulate(q0, None, [0, 0.1, 0.2], effort=f) for f in (polite, rude))
    np.testing.assert_array_equal(one.q, two.q)


def test_a_trajectory_that_overwrites_its_times_changes_nothing() -> None:
    def motion(t: np.ndarray) -> tuple[np.ndarray, ...]:
        still = np.zeros((*t.shape, 2))
        if t.flags.writeable:
            t *= 2
        return still, still, still

    path = Trajectory("rude", 0.0, 2, motion)  # type: ignore[arg-type]
    for options in ({}, {"integrator": "rk4", "step": 0.01}):
        run = emdeg.simulate(pendulum(), laws.pd(path, 10, 2), Q0, None, 0.5, **options)
        assert run.t[-1] == 0.5
        assert run.sound


# -- laws that fail -------------------------------------------------------------------


def _failing(answer: object) -> object:
    def law(t: float, q: np.ndarray, qd: np.ndarray) -> object:
        if t < 0.3:
            return np.zeros(2)
        if isinstance(answer, BaseException):
            raise answer
        return answer

    return law


FAILURES = [
    (ValueError("boo"), "raises ValueError: boo"),
    (np.array([1j, 2.0]), "complex"),
    (None, "None"),
    ([1.0], "wrong shape"),
    ([np.nan, 0.0], "not finite"),
    ([np.inf, 0.0], "not finite"),
    (["a", "b"], "does not return numbers"),
]


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(
    "options",
    [{"integrator": name} for name in ("DOP853", "Radau", "BDF", "LSODA")]
    + [{"integrator": name, "step": 1e-3} for name in ("rk4", "semi_implicit")],
    ids=lambda o: o["integrator"],
)
@pytest.mark.parametrize(("answer", "message"), FAILURES, ids=lambda x: str(x)[:12])
def test_a_law_that_fails_ends_the_run_in_a_sentence(
    answer: object, message: str, options: dict
) -> None:
    with pytest.raises(SimulationStopped, match=message) as caught:
        emdeg.simulate(pendulum(), _failing(answer), Q0, None, 1.0, **options)
    error = caught.value
    assert error.time is not None
    assert 0.3 <= error.time <= 1.0
    assert "q = [" in str(error)
    assert "qd = [" in str(error)
    run = error.result
    assert run is not None
    assert not run.complete
    assert 0.0 < run.t[-1] <= 0.3 + 1e-9
    assert len(run.tau) == len(run.t)
    if isinstance(answer, BaseException):
        assert error.__cause__ is answer


def test_a_law_that_fails_at_once_says_so() -> None:
    for options in ({}, {"integrator": "rk4", "step": 0.1}):
        with pytest.raises(SimulationStopped, match="wrong shape") as caught:
            emdeg.simulate(pendulum(), lambda t, q, qd: [1.0], Q0, None, 1.0, **options)
        assert caught.value.time == 0.0
        assert caught.value.result is None


def test_signals_that_fail_are_a_sentence() -> None:
    robot = pendulum()

    def sample(t: np.ndarray) -> np.ndarray:
        raise ValueError("boo")

    law = laws.expression(robot.tau, robot.tau, sample)
    for options in (
        {},
        {"integrator": "rk4", "step": 0.1},
        {"integrator": "variational", "step": 0.1},
    ):
        with pytest.raises(RuntimeFailure, match="raises ValueError: boo"):
            emdeg.simulate(robot, law, Q0, None, 1.0, **options)


def test_the_efforts_of_a_mechanism_that_fail() -> None:
    system = emdeg.constrained(emdeg.load("four_bar"))

    def effort(t: float, q: np.ndarray, qd: np.ndarray) -> list[float]:
        return [0.0, 0.0, 0.0] if t < 0.1 else [0.0]

    with pytest.raises(MotionStopped, match="wrong shape") as caught:
        system.simulate([0.7, -0.2, 1.2], None, np.linspace(0, 1, 101), effort=effort)
    assert caught.value.result is not None
    assert 0 < caught.value.result.times[-1] <= 0.1


# -- laws that chatter ----------------------------------------------------------------


@pytest.mark.parametrize("integrator", ["DOP853", "RK23", "Radau", "BDF", "LSODA"])
def test_a_law_that_chatters_ends(integrator: str) -> None:
    """Bang-bang on a sliding surface: smooth solvers made steps without end."""

    def law(t: float, q: np.ndarray, qd: np.ndarray) -> np.ndarray:
        return -40.0 * np.sign(qd + 2 * q)

    with pytest.raises(SimulationStopped, match="smooth it") as caught:
        emdeg.simulate(pendulum(), law, [0.3, 0.2], None, 5.0, integrator=integrator, budget=2e4)
    error = caught.value
    assert "qd = [" in str(error)
    assert error.result is not None
    assert error.time == error.result.t[-1] < 5.0


def test_smooth_motion_is_far_within_the_budget() -> None:
    run = emdeg.simulate(pendulum(), None, Q0, None, 10.0, rtol=1e-12)
    assert run.evaluations < 1e-2 * 1e6 * 10


# -- Ctrl-C ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options", [{}, {"integrator": "rk4", "step": 1e-3}, {"integrator": "LSODA"}]
)
def test_an_interrupt_in_a_law_keeps_the_run(options: dict) -> None:
    with pytest.raises(KeyboardInterrupt) as caught:
        emdeg.simulate(pendulum(), _failing(KeyboardInterrupt()), Q0, None, 1.0, **options)
    assert isinstance(caught.value, SimulationInterrupted)
    run = caught.value.result
    assert run is not None
    assert not run.complete
    assert 0 < run.t[-1] <= 0.3 + 1e-9


def test_an_interrupt_between_steps_keeps_the_run() -> None:
    """Ctrl-C arrives where progress is told."""

    def tell(t: float) -> None:
        if t > 0.5:
            raise KeyboardInterrupt

    with pytest.raises(SimulationInterrupted) as caught:
        emdeg.simulate(pendulum(), None, Q0, None, 1.0, progress=tell)
    assert caught.value.result is not None
    assert 0.4 < caught.value.result.t[-1] < 1.0
    system = emdeg.constrained(emdeg.load("four_bar"))
    with pytest.raises(MotionInterrupted) as stopped:
        system.simulate([0.7, -0.2, 1.2], None, np.linspace(0, 1, 101), progress=tell)
    assert 0.4 < stopped.value.result.times[-1] < 1.0


@pytest.mark.parametrize("states", [None, 3])
def test_an_interrupt_in_machine_code_keeps_the_run(
    states: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pieces of ten steps; Ctrl-C after a few of them."""
    real, calls = Stepper._run, 0

    def interrupted(self, function, block, h, steps, every, signals):  # type: ignore[no-untyped-def]
        nonlocal calls
        self._piece = 10
        for _ in real(self, function, block, h, steps, every, signals):
            calls += 1
            if calls == 30:
                raise KeyboardInterrupt
            yield

    monkeypatch.setattr(Stepper, "_run", interrupted)
    q0 = Q0 if states is None else [Q0] * states
    whole = emdeg.simulate(pendulum(), None, Q0, None, 0.2, integrator="rk4", step=1e-3)
    calls = 0
    with pytest.raises(SimulationInterrupted) as caught:
        emdeg.simulate(pendulum(), None, q0, None, 1.0, integrator="rk4", step=1e-3, threads=1)
    run = caught.value.result
    assert run is not None
    assert run.t[-1] == pytest.approx(0.3)
    found = run.q if states is None else run.q[-1]
    count = int(np.searchsorted(run.t, 0.2))
    np.testing.assert_array_equal(found[count], whole.q[-1])
