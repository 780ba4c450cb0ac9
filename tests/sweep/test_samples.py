"""Samples against SciPy's Sobol sequence, NumPy's grids, and the laws of their distributions."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from scipy import stats

import emdeg
from emdeg.backends.llvm.host import Loaded, compile_object, this_host
from emdeg.sweep.result import states_of


@cache
def puma() -> emdeg.Compiled:
    return emdeg.compile(emdeg.load("puma560"), "inverse_dynamics", optimise="none")


def unit(found: emdeg.Sweep, first: int, count: int) -> np.ndarray:
    """States of the box 0 … 1 side by side."""
    return np.hstack(list(states_of(found.plan, first, count).values()))


FLYER = """<robot name="flyer">
  <link name="body"><inertial><mass value="1"/>
    <inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>
  <joint name="arm" type="continuous"><parent link="body"/><child link="hand"/>
    <axis xyz="0 1 0"/></joint>
  <link name="hand"><inertial><origin xyz="0.2 0 0"/><mass value="2"/>
    <inertia ixx="0.1" ixy="0" ixz="0" iyy="0.1" iyz="0" izz="0.1"/></inertial></link>
</robot>"""
BOX = {"q": (0, 1), "qd": (0, 1), "qdd": (0, 1)}


@pytest.mark.oracle
def test_sobol_points_are_those_of_scipy() -> None:
    found = emdeg.sweep(puma(), 5000, sample="sobol", ranges=BOX)
    engine = stats.qmc.Sobol(18, scramble=False, bits=32)
    expected = engine.random(4096)
    ours = unit(found, 0, 4096)
    # ours stand in the middle of their cells of 2⁻³²; what nothing depends on is not drawn
    assert np.abs(ours[:, 1:] - 2.0**-33 - expected[:, 1:]).max() < 1e-15
    engine.reset()
    engine.fast_forward(3 * 2**20 + 12_345)
    later = unit(emdeg.sweep(puma(), 1e4, sample="sobol", ranges=BOX), 3 * 2**20 + 12_345, 200)
    assert np.abs(later[:, 1:] - 2.0**-33 - engine.random(200)[:, 1:]).max() < 1e-15


def test_a_shifted_sobol_sequence_is_as_even() -> None:
    found = emdeg.sweep(puma(), 4096, sample="sobol", ranges=BOX, seed=4)
    ours = unit(found, 0, 4096)[:, 1:]
    for column in ours.T:  # a digital shift keeps one point in each of 4096 cells
        assert len(np.unique(np.floor(column * 4096))) == 4096
    assert not (
        ours == unit(emdeg.sweep(puma(), 10, sample="sobol", ranges=BOX), 0, 4096)[:, 1:]
    ).any()


def test_normal_states_are_normal() -> None:
    found = emdeg.sweep(puma(), 1000, sample="normal", ranges={"qd": (-1, 3)}, seed=8)
    qd = states_of(found.plan, 0, 20_000)["qd"]
    for column in qd.T:  # the box is mean ± 2σ
        assert stats.kstest(column, "norm", args=(1.0, 1.0)).pvalue > 1e-4
    assert np.abs(np.corrcoef(qd.T) - np.eye(6)).max() < 0.04


def test_a_grid_has_its_corners() -> None:
    ranges = {"qd": (0.0, 0.0), "qdd": (0.0, 0.0), "q": (-1.0, 1.0)}
    found = emdeg.sweep(puma(), 300, sample="grid", ranges=ranges)
    # 5 joints matter without motion: the weight does not turn the first
    assert found.states == 3**5
    q = states_of(found.plan, 0, found.states)["q"][:, 1:]
    assert len(np.unique(q, axis=0)) == 3**5
    assert set(np.unique(q)) == {-1.0, 0.0, 1.0}


def test_quaternions_are_uniform_on_the_sphere() -> None:
    program = emdeg.compile(emdeg.loads(FLYER, "urdf", floating_base=True), optimise="none")
    found = emdeg.sweep(program, 2000, seed=3)
    h = states_of(found.plan, 0, 20_000)["q"][:, 3:7]
    assert np.linalg.norm(h, axis=1) == pytest.approx(1.0, abs=1e-14)
    # of a uniform unit vector in four dimensions (1 + x)/2 has the law Beta(3/2, 3/2)
    for column in h.T:
        assert stats.kstest((1 + column) / 2, "beta", args=(1.5, 1.5)).pvalue > 1e-4
    assert np.abs(h.T @ h / len(h) - np.eye(4) / 4).max() < 0.01


def test_a_path_is_walked_from_its_beginning_to_its_end() -> None:
    path = emdeg.trajectories.cycloid([0.0] * 6, [1.0] * 6, 2.0)
    found = emdeg.sweep(puma(), 501, sample=path)
    tau = puma().jit()(*path(np.linspace(0, 2, 501)))
    assert found["inverse_dynamics"].max == pytest.approx(tau.max(axis=0), rel=1e-12, abs=1e-12)
    assert found.state(500)["q"] == pytest.approx(1.0)


def test_what_is_not_given_is_drawn() -> None:
    q = np.random.default_rng(0).uniform(-1, 1, (300, 6))
    found = emdeg.sweep(puma(), sample={"q": q}, seed=6)
    states = states_of(found.plan, 0, 300)
    drawn = states_of(emdeg.sweep(puma(), 300, seed=6).plan, 0, 300)
    assert (states["q"] == q).all()
    assert (states["qdd"] == drawn["qdd"]).all()


def test_the_logarithm_of_samples() -> None:
    import ctypes

    from emdeg.backends.llvm.functions import logarithm
    from emdeg.backends.llvm.text import Body, Shape

    for element, dtype, tolerance in (("double", np.float64, 4e-16), ("float", np.float32, 4e-7)):
        body, s = Body(), Shape(element, 4)
        body.store(s, logarithm(body, s, body.load(s, "%x")), "%y")
        text = "\n".join(
            ["define void @log(ptr %x, ptr %y) {", "entry:", *body.lines, "  ret void", "}",
             *sorted(body.intrinsics)]
        )  # fmt: skip
        library = Loaded(compile_object(text, this_host()), this_host(), ["log"])
        call = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)(library.address("log"))
        x = np.concatenate(
            [np.random.default_rng(1).uniform(0, 1, 3996), [2.0**-33, 0.5, 0.9999, 1]]
        )
        x = x.astype(dtype)
        y = np.zeros_like(x)
        for k in range(0, len(x), 4):
            call(x[k:].ctypes.data, y[k:].ctypes.data)
        expected = np.log(x.astype(np.float64))
        assert np.abs(y - expected).max() <= tolerance * np.abs(expected).max()
        assert y[-1] == 0
