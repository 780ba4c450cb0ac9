"""Loads from logs with and without them, and gains from a known load: Pinocchio is the plant."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import emdeg
from emdeg.cli import OK, run
from emdeg.errors import UsageError
from tests.identify.logs import motion, write_csv

MASS, COM, TENSOR = 2.5, (0.03, -0.02, 0.08), np.diag([0.01, 0.012, 0.006])
GAINS = np.array([10.0, 12.0, 8.0, 3.0, 2.5, 2.0])


def plant_model(path: Path, *, loaded: bool) -> tuple[Any, Any]:
    pin = pytest.importorskip("pinocchio")
    model = pin.buildModelFromUrdf(str(path))
    if loaded:
        tool = model.frames[model.getFrameId("tool0")]
        load = pin.Inertia(MASS, np.array(COM), TENSOR)
        model.appendBodyToJoint(tool.parentJoint, load, tool.placement)
    return pin, model


def plant(path: Path, *, loaded: bool, seed: int) -> dict[str, Any]:
    """A log of the UR5 with friction, rotors and noise."""
    pin, model = plant_model(path, loaded=loaded)
    data = model.createData()
    t, q, qd, qdd = motion(6, seconds=10, rate=150, seed=seed, size=0.6)
    tau = np.array([pin.rnea(model, data, *s) for s in zip(q, qd, qdd, strict=True)])
    tau += 1.5 * qd + 2 * np.sign(qd) + 0.3 * qdd
    tau = tau + 0.05 * np.random.default_rng(seed).normal(size=tau.shape)
    names = [n for n in model.names if n != "universe"]
    return {
        "t": t,
        **{f"q_{n}": q[:, k] for k, n in enumerate(names)},
        **{f"tau_{n}": tau[:, k] for k, n in enumerate(names)},
    }


@pytest.fixture(scope="module")
def ur5(example_robot_urdfs: list[Path]) -> Path:
    return next(p for p in example_robot_urdfs if p.name == "ur5_robot.urdf")


@pytest.mark.oracle
def test_a_load_is_found(ur5: Path) -> None:
    found = emdeg.identify(
        ur5, plant(ur5, loaded=False, seed=1), loaded=plant(ur5, loaded=True, seed=2),
        frame="tool0",
    )  # fmt: skip
    load = found.payload
    assert load is not None
    c = np.array(COM)
    J = TENSOR + MASS * (c @ c * np.eye(3) - np.outer(c, c))
    truth = [MASS, *(MASS * c), J[0, 0], J[0, 1], J[1, 1], J[0, 2], J[1, 2], J[2, 2]]
    for p, x in zip(load.parameters, truth, strict=True):
        assert abs(p.value - x) < 4.5 * p.standard_deviation + 1e-4, p
        assert p.standard_deviation < 0.005
    assert np.linalg.eigvalsh(0.5 * np.trace(load.inertia) * np.eye(3) - load.inertia)[0] > 0
    assert found.loaded is not None
    assert found.loaded.relative_error < 0.01
    q = np.linspace(-1, 1, 6)
    gravity = emdeg.compile(load.on(found.robot), "gravity", optimise=None).jit()(q)
    pin, model = plant_model(ur5, loaded=True)
    weight = pin.computeGeneralizedGravity(model, model.createData(), q)
    np.testing.assert_allclose(gravity, weight, atol=0.02)
    assert found.to_json()["payload"]["mass"] == load.mass


def signals(log: dict[str, Any], R: np.ndarray) -> dict[str, Any]:
    """The log as its motors have it: q_m = R q, and signals v of τ = Rᵀ (gains · v)."""
    made = dict(log)
    for role, take in (("q_", R.T), ("tau_", np.linalg.inv(R) / GAINS)):
        names = [name for name in log if name.startswith(role)]
        values = np.column_stack([log[name] for name in names]) @ take
        made |= {name: values[:, k] for k, name in enumerate(names)}
    return made


@pytest.mark.oracle
@pytest.mark.parametrize(
    "coupled", [pytest.param(False, marks=pytest.mark.slow), True], ids=["joints", "coupled wrist"]
)
def test_a_known_load_sets_the_gains(ur5: Path, coupled: bool) -> None:
    """Only the mass is known; the other nine are found beside six gains."""
    R = np.diag([100.0, 100, 80, -60, 60, 50]) if coupled else np.eye(6)
    R[5, 4] = 50.0 if coupled else 0.0
    drive = {"ratio": np.diag(R).tolist(), "coupling": [[6, 5, 50]]}
    logs = [signals(plant(ur5, loaded=loaded, seed=1 + loaded), R) for loaded in (False, True)]
    found = emdeg.identify(
        ur5, logs[0], loaded=logs[1], load={"mass": MASS}, frame="tool0", gains=True,
        mapping={"drive": drive} if coupled else None,
    )  # fmt: skip
    for g, x in zip(found.gains, GAINS, strict=True):
        assert abs(g.value - x) < 4.5 * g.standard_deviation
        assert g.standard_deviation < 0.01 * x
    assert found.held_out is not None
    assert found.held_out.relative_error < 0.01
    friction = {p.name: p for p in found.base_parameters}["Fv2"]
    assert abs(friction.value - 1.5) < 4.5 * friction.standard_deviation


def test_two_scale_factors_at_once_are_refused(ur5: Path) -> None:
    log = {"t": np.arange(100.0)}
    for request in ({}, {"loaded": log}, {"load": {"mass": 1}}):
        with pytest.raises(UsageError, match="two scale factors at once"):
            emdeg.identify(ur5, log, gains=True, **request)
    with pytest.raises(UsageError, match="a log with it and one without"):
        emdeg.identify(ur5, log, load={"mass": 1})


@pytest.mark.parametrize(
    ("load", "message"),
    [
        ({"mas": 1}, "Did you mean 'mass'"),
        ({"mass": -1}, "positive mass"),
        ({"com": [0, 0, 1]}, "nothing without mass"),
        ({"mass": 1, "com": [0, 1]}, "shape"),
        (3, "not a mapping"),
    ],
)
def test_loads_that_are_none_are_refused(ur5: Path, load: Any, message: str) -> None:
    log = {"t": np.arange(100.0)}
    with pytest.raises(UsageError, match=message):
        emdeg.identify(ur5, log, loaded=log, load=load)


@pytest.mark.oracle
@pytest.mark.slow
def test_the_command_finds_it_too(
    ur5: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bare = write_csv(tmp_path / "bare.csv", plant(ur5, loaded=False, seed=1))
    loaded = write_csv(tmp_path / "loaded.csv", plant(ur5, loaded=True, seed=2))
    page = tmp_path / "page.html"
    given = ["--loaded", str(loaded), "--load", "mass=2.5", "--frame", "tool0"]
    assert run(["identify", str(ur5), str(bare), *given, "--report", str(page)]) == OK
    assert "load at tool0: 2.5 kg" in capsys.readouterr().out
    assert "The load" in page.read_text()
