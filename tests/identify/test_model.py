"""The unknowns of an identification against Pinocchio's regressor and numerical rank."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg.errors import UsageError
from emdeg.identify.model import model_of
from emdeg.identify.threads import one_thread

DATA = np.random.default_rng(5)
Q, QD, QDD = (DATA.uniform(-2, 2, (60, 6)) for _ in range(3))


def wrist(n: int = 6) -> list[list[Fraction]]:
    """Motors 5 and 6 coupled as in the Stäubli wrists."""
    ratios = (32, 32, 45, -48, 45, 32)
    rows = [[Fraction(ratios[i] if i == j else 0) for j in range(n)] for i in range(n)]
    rows[5][4] = Fraction(32)
    return rows


@pytest.mark.oracle
def test_the_matrix_is_pinocchios_with_drives(example_robot_urdfs: list[Path]) -> None:
    """Rank of Pinocchio's columns and hand-written drive columns; and the efforts, Y_b K φ."""
    pin = pytest.importorskip("pinocchio")
    path = next(p for p in example_robot_urdfs if p.name == "ur5_robot.urdf")
    robot, theirs = emdeg.load(path), pin.buildModelFromUrdf(str(path))
    model = model_of(robot, coupling=wrist())
    data = theirs.createData()
    rigid = np.array(
        [pin.computeJointTorqueRegressor(theirs, data, *s) for s in zip(Q, QD, QDD, strict=True)]
    )
    eye = np.eye(6)
    share = np.array([0, 0, 0, 0, 1, 1.0])  # motor 6 turns with q5 + q6
    speed, rate = (QD @ share)[:, None], (QDD @ share)[:, None]
    drives = [
        eye * QDD[:, None, :], eye * QD[:, None, :], eye * np.sign(QD)[:, None, :],
        np.broadcast_to(eye, (60, 6, 6)),
        *((share * x)[..., None] for x in (rate, speed, np.sign(speed))),
    ]  # fmt: skip
    columns = np.concatenate([rigid, *drives], axis=2).reshape(360, -1)
    spread = np.linalg.svd(columns, compute_uv=False)
    assert np.sum(spread > 1e-9 * spread[0]) == len(model.base)

    ours = model.matrix(Q, QD, QDD)
    assert np.linalg.matrix_rank(ours.reshape(360, -1)) == len(model.base)
    inertias = np.concatenate([theirs.inertias[i].toDynamicParameters() for i in range(1, 7)])
    given = dict(
        zip((f.name for f in model.full), DATA.uniform(0, 1, len(model.full)), strict=True)
    )
    phi = np.array([given[f.name] for f in model.full])
    phi[:60] = model.prior[:60]
    names = [f"{kind}{i}" for kind in ("Im", "Fv", "Fc", "off") for i in range(1, 7)]
    drive = np.array([given[name] for name in (*names, "Imm6", "Fvm6", "Fcm6")])
    expected = rigid @ inertias + np.concatenate(drives, axis=2) @ drive
    np.testing.assert_allclose(ours @ (model.K @ phi), expected, rtol=1e-9, atol=1e-8)


def test_names_and_expressions_say_what_is_grouped() -> None:
    model = model_of(emdeg.load("puma560"))
    assert "Im1 with Jzz1" in model.found_by_rank
    base = {b.name: b for b in model.base}
    assert {"Fv1", "Fc6", "off3", "Im4"} <= set(base)
    assert "Im1" not in base
    assert "Im1" in model.expression(base["Jzz1"])
    assert model.expression(base["Fc6"]) == "Fc6"


def test_a_smooth_sign_is_the_joints_own_or_the_one_asked_for() -> None:
    model = model_of(emdeg.load("two_link"), smoothing=Fraction(1, 10))
    column = [b.name for b in model.base].index("Fc1")
    found = model.matrix(*np.zeros((1, 1, 2)), [[0.05, 0.0]], [[0.0, 0.0]])[0, 0, column]
    assert found == pytest.approx(np.tanh(0.5))


def test_geometry_without_numbers_is_refused() -> None:
    rows = [{"type": "R", "a": "L0"}, {"type": "R", "a": "L1"}]
    arm = emdeg.Robot.from_dh(rows, convention="modified", gravity=(0, -9.81, 0))
    with pytest.raises(UsageError, match=r"no value for L1.*with_parameters"):
        model_of(arm).blocks(Q[:, :2], QD[:, :2], QDD[:, :2])


def test_small_matrices_are_done_by_one_thread() -> None:
    """While a fit runs; afterwards BLAS has what it had."""
    pools = pytest.importorskip("threadpoolctl")

    def threads() -> list[int]:
        return [p["num_threads"] for p in pools.threadpool_info() if p["user_api"] == "blas"]

    before = threads()
    with one_thread():
        assert set(threads()) == {1}
    assert threads() == before
