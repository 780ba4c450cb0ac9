"""Recursive least squares: the batch solution, sample by sample, in Python and as C."""

from __future__ import annotations

import ctypes
import subprocess
from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg.errors import UsageError
from tests.identify.logs import motion
from tests.identify.refusals import robot

SAMPLES, FORGETTING, DEVIATION = 150, 0.99, 20.0
NOISE = np.array([0.1, 0.2, 0.3])


@pytest.fixture(scope="module")
def estimator() -> emdeg.Online:
    return emdeg.online(
        robot(3), forgetting=FORGETTING, deviation=DEVIATION, noise=NOISE, width=0.02
    )


@pytest.fixture(scope="module")
def samples(estimator: emdeg.Online) -> tuple[np.ndarray, ...]:
    """States, and efforts of other parameters than the description's; some are missing."""
    _, q, qd, qdd = motion(3, seconds=SAMPLES / 20, rate=20.0)
    random = np.random.default_rng(2)
    Y = estimator.model.matrix(q, qd, qdd)
    tau = Y @ (estimator.first + random.normal(size=Y.shape[2])) + NOISE * random.normal(
        size=(len(q), 3)
    )
    tau[::7, 2] = np.nan
    return q, qd, qdd, tau


def batch(estimator: emdeg.Online, samples: tuple[np.ndarray, ...]) -> np.ndarray:
    """NumPy's least squares of all samples at once, weighted by λ^(N−t), with the first guess."""
    *state, tau = samples
    Y = estimator.model.matrix(*state)
    count = len(tau)
    rows = [np.eye(Y.shape[2]) * (np.sqrt(FORGETTING**count) / DEVIATION)]
    right = [estimator.first * (np.sqrt(FORGETTING**count) / DEVIATION)]
    for t in range(count):
        weight = np.sqrt(FORGETTING ** (count - 1 - t)) / NOISE
        there = np.isfinite(tau[t])
        rows.append((Y[t] * weight[:, None])[there])
        right.append((tau[t] * weight)[there])
    return np.linalg.lstsq(np.vstack(rows), np.concatenate(right), rcond=None)[0]


def test_it_is_the_batch_solution(estimator: emdeg.Online, samples: tuple[np.ndarray, ...]) -> None:
    follow = estimator.start()
    follow.most[:] = np.inf  # forget without bound, as the formula says
    for row in zip(*samples, strict=True):
        beta = follow.update(*row)
    np.testing.assert_allclose(beta, batch(estimator, samples), rtol=1e-6, atol=1e-6)
    assert np.linalg.eigvalsh(follow.covariance)[0] > 0


@pytest.mark.oracle
def test_c_computes_the_same(
    estimator: emdeg.Online, samples: tuple[np.ndarray, ...], tmp_path: Path
) -> None:
    estimator.emit(tmp_path)
    sources = [str(tmp_path / f"arm_{part}.c") for part in ("regressor", "online")]
    library = tmp_path / "online.so"
    flags = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", "-O2", "-shared", "-fPIC"]
    subprocess.run(["gcc", *flags, *sources, "-o", library, "-lm"], check=True)
    text = (tmp_path / "arm_online.c").read_text()
    assert "malloc" not in text
    assert "while" not in text
    size = len(estimator.names)
    code = ctypes.CDLL(str(library))
    state = (ctypes.c_double * (size + size * size + size))()
    code.arm_online_start(state)
    follow = estimator.start()

    def array(x: np.ndarray) -> ctypes.Array[ctypes.c_double]:
        return (ctypes.c_double * len(x))(*x)

    for row in zip(*samples, strict=True):
        follow.update(*row)
        code.arm_online_update(state, *map(array, row))
    np.testing.assert_allclose(np.array(state[:size]), follow.beta, rtol=1e-9, atol=1e-9)
    code.arm_online_deviation.restype = ctypes.c_double
    found = [code.arm_online_deviation(state, k) for k in range(size)]
    np.testing.assert_allclose(found, np.sqrt(np.diag(follow.covariance)), rtol=1e-7)


def test_a_robot_at_rest_does_not_wind_up(estimator: emdeg.Online) -> None:
    """Forgetting stops at what was assumed at first."""
    follow, rest = estimator.start(), np.zeros(3)
    for _ in range(3000):
        follow.D = np.maximum(np.minimum(follow.D / 0.5, follow.most), follow.D)
    follow.update(rest, rest, rest, rest)
    assert np.sqrt(np.diag(follow.covariance)).max() <= DEVIATION * (1 + 1e-9)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"forgetting": 1.5}, "at most 1"),
        ({"noise": -1}, "a positive number"),
        ({"drives": "springs"}, "rotors, viscous"),
        ({"deviation": [1, 2]}, r"or \d+ of them"),
        ({"drives": "viscous"}, "come together"),
    ],
)
def test_nonsense_is_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        emdeg.online("two_link", **given)  # type: ignore[arg-type]
