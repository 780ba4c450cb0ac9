"""Swept simulations against emdeg.simulate, SciPy with Pinocchio, and themselves."""

from __future__ import annotations

import importlib.metadata
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import emdeg
from emdeg.cli import OK, REFUSED, run
from emdeg.errors import UsageError
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import const
from emdeg.sweep import motion as motions
from emdeg.sweep.result import states_of

H, STEPS = 2e-3, 150
WITHIN = 0.2


@cache
def arm() -> emdeg.Robot:
    return emdeg.load("two_link")


def swept(robot: Any = None, rows: int = 70, **options: Any) -> emdeg.Sweep:
    given = {"simulate": STEPS, "step": H, "within": WITHIN, "optimise": "none", "certify": False}
    return emdeg.sweep(arm() if robot is None else robot, rows, **{**given, **options})


def observed(robot: Any, law: Any, q: Any, qd: Any, goal: Any, **options: Any) -> np.ndarray:
    """What is kept of motions, by NumPy from the samples of emdeg.simulate."""
    times = np.arange(STEPS + 1) * H
    run = emdeg.simulate(robot, law, q, qd, times, step=H, **options)
    power = np.abs(run.tau * run.qd)[:, :-1].sum(axis=(1, 2))
    error = np.abs(goal - run.q).max(axis=2)
    outside = error > WITHIN
    last = np.where(outside.any(axis=1), STEPS + 1 - outside[:, ::-1].argmax(axis=1), 0)
    parts = [np.abs(run.tau).max(axis=1), np.abs(run.qd).max(axis=1), H * power[:, None]]
    parts += [H * np.minimum(last, STEPS)[:, None], error[:, -1:]]
    return np.concatenate(parts, axis=1)


def rows_of(found: emdeg.Sweep) -> np.ndarray:
    parts = [found.plan.partial_and_outputs(k)[1] for k in range(found.plan.blocks)]
    return np.concatenate(parts, axis=1).T


LAWS = {
    "computed torque": lambda goal: emdeg.laws.computed_torque(goal, 400, 40),
    "pd": lambda goal: emdeg.laws.pd(goal, 60, 8),
    "moving": lambda goal: emdeg.laws.pd(
        emdeg.trajectories.cycloid([0.0, 0.0], goal, STEPS * H / 2), 60, 8
    ),
}


@pytest.mark.parametrize("integrator", ["semi_implicit", "rk4"])
@pytest.mark.parametrize("name", LAWS)
def test_motions_are_those_of_simulate(name: str, integrator: str) -> None:
    goal = np.array([0.4, -0.3])
    law = LAWS[name](goal)
    found = swept(law=law, integrator=integrator, ranges={"q": 1, "qd": 0.5}, seed=3)
    start = states_of(found.plan, 0, 70)
    aim = goal
    if name == "moving":
        cycloid = emdeg.trajectories.cycloid([0.0, 0.0], goal, STEPS * H / 2)
        aim = cycloid(np.arange(STEPS + 1) * H)[0]
    expected = observed(arm(), law, start["q"], start["qd"], aim, integrator=integrator)
    kept = rows_of(found)[:, :-1]
    assert kept == pytest.approx(expected, rel=1e-12, abs=1e-12)
    assert found["settling_time"].max > 0
    assert (found["peak_effort"].max == kept[:, :2].max(axis=0)).all()


@pytest.mark.oracle
def test_motions_are_those_of_scipy_and_pinocchio(tmp_path: Path) -> None:
    """Computed torque of a UR5: DOP853 on Pinocchio's ABA and RNEA, and our steps of rk4."""
    pin = pytest.importorskip("pinocchio")
    integrate = pytest.importorskip("scipy.integrate")
    files = importlib.metadata.files("example-robot-data") or []
    path = next(Path(str(f.locate())) for f in files if str(f).endswith("/ur5_robot.urdf"))
    robot = emdeg.load(path.resolve(), allow_unphysical=True)
    goal, kp, kd = np.array([0.3, -0.5, 0.4, 0.1, -0.2, 0.6]), 100.0, 20.0
    found = swept(
        robot, rows=3, law=emdeg.laws.computed_torque(goal, kp, kd), integrator="rk4",
        ranges={"q": 0.8, "qd": 0.5}, simulate=200, within=0.01,
    )  # fmt: skip
    model = pin.buildModelFromUrdf(str(path))
    data = model.createData()

    def torque(q: Any, qd: Any) -> Any:
        return pin.rnea(model, data, q, qd, kp * (goal - q) - kd * qd)

    def rate(t: float, x: Any) -> Any:
        q, qd = x[:6], x[6:]
        return np.concatenate([qd, pin.aba(model, data, q, qd, torque(q, qd).copy())])

    start = states_of(found.plan, 0, 3)
    times = np.arange(201) * H
    for row, q, qd in zip(rows_of(found), start["q"], start["qd"], strict=True):
        way = integrate.solve_ivp(
            rate, (0, times[-1]), np.concatenate([q, qd]), "DOP853", times, rtol=1e-11, atol=1e-12
        ).y.T
        tau = np.array([torque(x[:6], x[6:]).copy() for x in way])
        assert row[:6] == pytest.approx(np.abs(tau).max(axis=0), rel=1e-6)
        assert row[6:12] == pytest.approx(np.abs(way[:, 6:]).max(axis=0), rel=1e-6)
        energy = H * np.abs(tau * way[:, 6:])[:-1].sum()
        assert row[12] == pytest.approx(energy, rel=1e-6)
        assert row[14] == pytest.approx(np.abs(goal - way[-1, :6]).max(), rel=1e-5)


def test_the_same_bits_for_threads_restarts_and_workers(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    goal = np.array([0.4, -0.3])
    path = emdeg.trajectories.cycloid([0.0, 0.0], goal, 0.1)
    options: dict[str, Any] = {"law": emdeg.laws.pd(path, 60, 8), "rows": 2000, "ranges": {"q": 1}}
    options |= {"reduce": "max,mean,std,histogram", "tolerances": {"m1": 0.05}}
    one = swept(threads=1, **options)
    assert swept(threads=2, **options).digest == one.digest

    def stop(done: int, of: int) -> None:
        if done > 0:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        swept(threads=1, resume=tmp_path, progress=stop, **options)
    assert swept(resume=tmp_path, **options).digest == one.digest
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None
        ) as made,
        distributed.Client(made, set_as_default=False) as client,
    ):
        assert swept(cluster=client, **options).digest == one.digest


def test_a_law_knows_the_robot_without_its_tolerances() -> None:
    goal = np.array([0.4, -0.3])
    law = emdeg.laws.computed_torque(goal, 400, 40)
    found = swept(law=law, rows=64, ranges={"q": 1, "m2": (0.5, 3.0)})
    start = states_of(found.plan, 0, 64)
    masses = start["parameters"][:, 0]
    assert 0.5 <= masses.min() < 0.9
    assert 2.5 < masses.max() <= 3.0
    # the same by emdeg.simulate: a law with numbers where the robot has symbols
    ready = law(arm())
    m2 = next(s for s in arm().parameters if s.name == "m2")
    numbers = [*substitute(list(ready.efforts), {m2: const(arm().parameters[m2].value)})]
    fixed = replace(ready, efforts=tuple(numbers))
    for given, wanted in ((law, fixed), (ready, ready)):  # a law that is ready stays as it is
        found = swept(law=given, rows=64, ranges={"q": 1, "m2": (0.5, 3.0)})
        run = emdeg.simulate(
            arm(), wanted, start["q"][5], start["qd"][5], np.arange(STEPS + 1) * H,
            integrator="semi_implicit", step=H, parameters={"m2": masses[5]},
        )  # fmt: skip
        assert rows_of(found)[5, :2] == pytest.approx(np.abs(run.tau).max(axis=0), rel=1e-12)


def test_motions_that_blow_up_are_counted_and_left_out() -> None:
    found = swept(law=emdeg.laws.pd([0, 0], 1e6, 1e5), rows=200, ranges={"q": 1})
    assert found.not_finite == 200
    assert found.first_not_finite == 0


def test_references_that_move_late_are_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reference that stands still in its first parts is sampled as one that does not."""
    late = emdeg.trajectories.spline([0, 0.2, 0.25, 0.3], [[0, 0], [0, 0], [0.3, 0.1], [0, 0]])
    options: dict[str, Any] = {"law": emdeg.laws.pd(late, 60, 8), "ranges": {"q": 1}}
    whole = swept(**options).digest
    monkeypatch.setattr(motions, "CHUNK", 7)
    assert swept(**options).digest == whole
    still = motions._signals(emdeg.laws.pd([0.1, 0.2], 1, 1)(arm()), "rk4", 100, 1e-3)
    assert still.tolist() == [[0.1, 0.2, 0.0, 0.0, 0.0, 0.0]]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"law": lambda t, q, qd: q}, "missing"),
        ({"law": emdeg.laws.python(lambda t, q, qd: q)}, "in Python cannot be compiled"),
        ({"law": 3}, "is no law"),
        ({"law": emdeg.laws.constant([1.0, 2.0])(emdeg.load("two_link")), "robot": "puma560"},
         "another robot"),
        ({"integrator": "euler"}, "unknown integrator"),
        ({"step": -1}, "step"),
        ({"simulate": 0}, "simulate"),
        ({"within": 0}, "within"),
        ({"reduce": "gram"}, "of motions this is not kept"),
        ({"tolerances": {"nix": 0.1}}, "no parameter 'nix'"),
        ({"tolerances": {"m1": -0.1}}, "is no tolerance"),
        ({"tolerances": {"inertias": 0.1}}, "no numbers of this group"),
    ],
)  # fmt: skip
def test_what_cannot_be_simulated_is_said(options: dict[str, Any], message: str) -> None:
    expected: tuple[type[Exception], ...] = (UsageError, TypeError)
    with pytest.raises(expected, match=message):
        swept(**options)


def test_the_command_follows_motions(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["sweep", "two_link", "-O", "none", "--no-certify", "--states", "200"]
    motion = ["--simulate", "300", "--step", "2e-3", "--law", "computed_torque"]
    assert run([*command, *motion, "--tolerance", "m1=5%"]) == OK
    out = capsys.readouterr().out
    assert "300 steps of 0.002 s each" in out
    assert "settling_time" in out
    assert "passed: " in out
    for options, message in (
        (["--law", "pd"], "needs a motion"),
        ([*motion[:-1], "pd"], "gains depend on the robot"),
        ([*motion[:-1], "nix"], "unknown law"),
        ([*motion, "--gains", "1,2,3"], "wrong length"),
        ([*motion, "--goal", "1,2,3"], "another number of joints"),
        (["--tolerance", "m1"], "not a tolerance"),
    ):
        assert run([*command, *options]) == REFUSED
        assert message in capsys.readouterr().err
