"""Trajectories: analytic derivatives, ends, files (digest R61)."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from emdeg.errors import LoadError, UsageError
from emdeg.run.control import trajectories as tr

START, GOAL, T = [0.0, 1.0, -0.5], [1.0, -1.0, 0.25], 2.5
MAKERS = {
    "cycloid": lambda: tr.cycloid(START, GOAL, T),
    "minimum_jerk": lambda: tr.minimum_jerk(START, GOAL, T),
    "trapezoid": lambda: tr.trapezoid(START, GOAL, T, blend=0.3),
    "spline": lambda: tr.spline([0, 1, T], [START, [0.2, 0.3, 0.1], GOAL]),
    "cubic": lambda: tr.spline([0, 1, T], [START, [0.2, 0.3, 0.1], GOAL], degree=3),
}


@pytest.mark.parametrize("name", MAKERS)
def test_derivatives_are_those_of_the_position(name: str) -> None:
    """q̇ and q̈ against central differences of q, away from the kinks of a trapezoid."""
    trajectory = MAKERS[name]()
    h = 1e-5
    t = np.array([0.11, 0.4, 0.99, 1.3, 1.6, 2.2, 2.41])
    q, qd, qdd = trajectory(t)
    before, after = trajectory(t - h), trajectory(t + h)
    np.testing.assert_allclose(qd, (after[0] - before[0]) / (2 * h), atol=1e-8)
    np.testing.assert_allclose(qdd, (after[1] - before[1]) / (2 * h), atol=1e-7)
    assert q.shape == qd.shape == qdd.shape == (7, 3)


@pytest.mark.parametrize("name", MAKERS)
def test_ends_and_beyond(name: str) -> None:
    """At rest before, at the ends, and after; one time gives (n,)."""
    trajectory = MAKERS[name]()
    for t, place in ((-1.0, START), (0.0, START), (T, GOAL), (T + 3, GOAL)):
        q, qd, _ = trajectory(t)
        np.testing.assert_allclose(q, place, atol=1e-12)
        np.testing.assert_allclose(qd, 0, atol=1e-12)
    assert trajectory.duration == T
    assert trajectory.width == 3


@given(st.floats(0, 10), st.floats(-3, 3), st.floats(-3, 3))
def test_kane_127_as_printed(t: float, start: float, goal: float) -> None:
    """R61: q(t) = q(0) + (q(T)−q(0))/T · (t − T/(2π) sin(2πt/T)), T = 10 s."""
    q, qd, qdd = tr.cycloid([start], [goal], 10.0)(t)
    w = 2 * np.pi / 10
    way = (goal - start) / 10
    assert q[0] == pytest.approx(start + way * (t - np.sin(w * t) / w), abs=1e-12)
    assert qd[0] == pytest.approx(way * (1 - np.cos(w * t)), abs=1e-12)
    assert qdd[0] == pytest.approx(way * w * np.sin(w * t), abs=1e-12)


def test_spline_goes_through_its_points_and_a_file_gives_the_same(tmp_path: Path) -> None:
    times = [0.0, 0.5, 1.5, 2.0]
    points = np.array([[0, 0], [1, -1], [0.5, 2], [0, 1.0]])
    curve = tr.spline(times, points)
    np.testing.assert_allclose(curve(np.array(times))[0], points, atol=1e-12)
    file = tmp_path / "path.csv"
    rows = [",".join(map(str, (t, *p))) for t, p in zip(times, points, strict=True)]
    file.write_text("t,a,b\n# a comment\n" + "\n".join(rows) + "\n")
    t = np.linspace(0, 2, 13)
    np.testing.assert_array_equal(tr.from_csv(file)(t)[0], curve(t)[0])


@pytest.mark.parametrize(
    "text", ["", "t,a\n", "0,1\n1,2\n2,x\n", "0,1\n1,2,3\n", "0,1\n0,2\n", "0\n1\n", "0,nan\n1,2\n"]
)
def test_bad_files_are_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "bad.csv"
    file.write_text(text)
    with pytest.raises((LoadError, UsageError)):
        tr.from_csv(file)


def test_bad_arguments_are_refused() -> None:
    for make in (
        lambda: tr.cycloid([0, 0], [1], 1.0),
        lambda: tr.cycloid([0], [np.inf], 1.0),
        lambda: tr.minimum_jerk([0], [1], 0.0),
        lambda: tr.trapezoid([0], [1], 1.0, blend=0.7),
        lambda: tr.spline([0, 1], [[0], [1]], degree=4),
        lambda: tr.spline([1, 0], [[0], [1]]),
        lambda: tr.hold([[1.0]]),
    ):
        with pytest.raises(UsageError):
            make()
    with pytest.raises(LoadError, match="cannot be read"):
        tr.from_csv("/does/not/exist.csv")
