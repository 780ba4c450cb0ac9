"""Campaigns against NumPy over the kernel's own outputs, Pinocchio, and themselves."""

from __future__ import annotations

import importlib.metadata
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import emdeg
from emdeg.backends.llvm import host
from emdeg.errors import EmdegError, LoadError, UsageError
from emdeg.run.kernel.sweeper import Partial, Setting
from emdeg.sweep import checkpoint, local
from emdeg.sweep.plan import digest
from emdeg.sweep.result import states_of
from emdeg.sweep.sweep import planned
from emdeg.sweep.tree import Forest, joined

ALL = "min,max,mean,std,histogram,over,norm"
STATES = 20_011  # no multiple of anything


@cache
def puma() -> emdeg.Compiled:
    return emdeg.compile(emdeg.load("puma560"), "inverse_dynamics", optimise="none")


def campaign(program: Any = None, states: float = STATES, **options: Any) -> emdeg.Sweep:
    return emdeg.sweep(puma() if program is None else program, states, **options)


def values(found: emdeg.Sweep, dtype: str = "float64") -> np.ndarray:
    """What the kernel for batches gives at the states of a campaign."""
    states = states_of(found.plan, 0, found.states)
    return np.asarray(puma().jit(dtype)(*states.values()))


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_reductions_are_those_of_the_outputs(dtype: str) -> None:
    found = campaign(reduce=ALL, seed=5, dtype=dtype, limits=10.0, bins=20)
    tau = values(found, dtype)
    kept = found["inverse_dynamics"]
    assert (kept.min == tau.min(axis=0)).all()
    assert (kept.max == tau.max(axis=0)).all()
    assert (kept.min_at == tau.argmin(axis=0)).all()
    assert (kept.max_at == tau.argmax(axis=0)).all()
    wide = tau.astype(np.float64)
    assert kept.mean == pytest.approx(wide.mean(axis=0), rel=1e-13, abs=1e-13)
    assert kept.std == pytest.approx(wide.std(axis=0), rel=1e-13)
    assert (kept.over == (np.abs(tau) > 10.0).sum(axis=0)).all()
    assert kept.edges is not None
    assert kept.histogram is not None
    for k in range(6):
        edges = kept.edges[k]
        expected = np.histogram(tau[:, k], edges)[0]
        assert (kept.histogram[k] == expected).all()
        assert kept.below[k] == (tau[:, k] < edges[0]).sum()
        assert kept.above[k] == (tau[:, k] >= edges[-1]).sum()
    norm = np.linalg.norm(wide, axis=1)
    assert found["norm of inverse_dynamics"].max == pytest.approx(norm.max(), rel=1e-6)
    assert found["norm of inverse_dynamics"].mean == pytest.approx(norm.mean(), rel=1e-6)


def test_sums_lose_nothing_beside_a_large_mean() -> None:
    """The same numbers in extended precision: what a plain sum of squares would have lost."""
    found = campaign(states=100_000, ranges={"q": (0.5, 0.5000001), "qd": 0, "qdd": 1e-9})
    tau = values(found).astype(np.longdouble)
    kept, size = found["inverse_dynamics"], np.abs(tau).max(axis=0).astype(float)
    assert (np.abs(kept.mean - tau.mean(axis=0).astype(float)) <= 4e-16 * size).all()
    # the spread of the second is 1e-8 of its mean: squares of the values would leave no digit
    spread = tau.std(axis=0).astype(float)
    assert spread[1] < 1e-7 * size[1]
    assert kept.std == pytest.approx(spread, rel=1e-9)


def test_states_fill_the_box_evenly() -> None:
    found = campaign(states=50_000, seed=2, ranges={"q2": (0.25, 0.75)})
    states = states_of(found.plan, 0, 50_000)
    q, qdd = states["q"], states["qdd"]
    assert (q[:, 0] == 0).all()  # nothing depends on the first joint
    assert q[:, 1].min() >= 0.25
    assert q[:, 1].max() <= 0.75
    # mean and variance of a uniform distribution: (a + b)/2, (b − a)²/12, to five deviations
    assert abs(q[:, 1].mean() - 0.5) < 5 * 0.5 / np.sqrt(12 * 50_000)
    assert qdd.var(axis=0) == pytest.approx(1 / 3, rel=0.02)
    correlation = np.corrcoef(np.hstack([q[:, 1:], states["qd"], qdd]).T)
    assert np.abs(correlation - np.eye(17)).max() < 0.03


@pytest.mark.oracle
def test_the_generated_states_in_pinocchio() -> None:
    pin = pytest.importorskip("pinocchio")
    files = importlib.metadata.files("example-robot-data") or []
    path = next(Path(str(f.locate())) for f in files if str(f).endswith("/ur5_robot.urdf"))
    model = pin.buildModelFromUrdf(str(path.resolve()))
    data = model.createData()
    robot = emdeg.load(path.resolve()).without_drives()
    found = emdeg.sweep(emdeg.compile(robot, optimise="none"), 2000, seed=11)
    states = states_of(found.plan, 0, 2000)
    tau = np.array([pin.rnea(model, data, *row) for row in zip(*states.values(), strict=True)])
    kept = found["inverse_dynamics"]
    assert kept.max == pytest.approx(tau.max(axis=0), rel=1e-10)
    assert kept.min == pytest.approx(tau.min(axis=0), rel=1e-10)
    assert (kept.max_at == tau.argmax(axis=0)).all()
    assert kept.mean == pytest.approx(tau.mean(axis=0), rel=1e-9, abs=1e-11)


# -- the same bits ------------------------------------------------------------------------


def test_threads_change_no_bit() -> None:
    digests = {campaign(reduce=ALL, limits=1, states=300_000, threads=t).digest for t in (1, 2, 5)}
    assert len(digests) == 1
    assert campaign(reduce=ALL, limits=1, states=300_000, seed=1).digest not in digests


@pytest.mark.parametrize("bits", [128, 256])
def test_the_width_of_vectors_changes_no_bit(bits: int, monkeypatch: pytest.MonkeyPatch) -> None:
    own = host.this_host()
    if bits > own.machine.vector_bits:
        pytest.skip("this processor has no such vectors")
    expected = campaign(reduce=ALL, limits=1).digest
    narrow = type(own)(
        own.triple, own.cpu, own.features + f",-test{bits}",
        type(own.machine)(bits, own.machine.fused),
    )  # fmt: skip
    monkeypatch.setattr(host, "this_host", lambda: narrow)
    assert campaign(reduce=ALL, limits=1).digest == expected


def test_blocks_in_any_order_give_one_tree() -> None:
    plan = _plan(states=30 * 4096 - 7)
    parts = [plan.partial(k) for k in range(plan.blocks)]
    rng = np.random.default_rng(0)
    expected = None
    for _ in range(5):
        forest = Forest(plan.blocks)
        for k in rng.permutation(plan.blocks):
            forest.add(0, int(k), parts[k])
        assert list(forest.missing()) == []
        found = digest(forest.total())
        assert expected in (None, found)
        expected = found
    # whole subtrees, as workers give them
    forest = Forest(plan.blocks)
    for k in range(0, plan.blocks, 4):
        own = Forest(min(4, plan.blocks - k))
        for j in range(own.blocks):
            own.add(0, j, parts[k + j])
        forest.add(2, k // 4, own.total())
    assert digest(forest.total()) == expected


def test_joining_keeps_rounding_errors() -> None:
    def part(value: float) -> Partial:
        made = Partial.empty(1, 1)
        made.sums[0, 2] = value
        return made

    total = joined(joined(part(1e16), part(1.0)), joined(part(1.0), part(-1e16)))
    assert total.sums[0, 2] + total.sums[0, 3] == 2.0


def _plan(**options: Any) -> Any:
    given: dict[str, Any] = {
        "states": STATES, "sample": "uniform", "seed": 0, "reduce": ALL, "ranges": None,
        "bins": 16, "limits": 1.0, "parameters": None, "dtype": "float64", **options,
    }  # fmt: skip
    return planned(puma(), **given)[0].prepared()


# -- restarts -------------------------------------------------------------------------------


def test_a_campaign_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local, "LOOK", 0.001)
    options: dict[str, Any] = {"reduce": ALL, "limits": 1, "states": 2_000_003, "bins": 16}
    whole = campaign(**options)

    def stop(done: int, states: int) -> None:
        if done > 0:
            raise KeyboardInterrupt

    with pytest.raises(emdeg.SweepInterrupted) as caught:
        campaign(**options, resume=tmp_path / "kept", progress=stop, threads=1)
    assert 0 < caught.value.done < 2_000_003
    assert caught.value.directory == str(tmp_path / "kept")
    rest = campaign(**options, resume=tmp_path / "kept")
    assert rest.digest == whole.digest
    assert rest.computed == 2_000_003 - caught.value.done
    again = campaign(**options, resume=tmp_path / "kept")
    assert again.computed == 0
    assert again.digest == whole.digest


def test_another_campaign_is_not_mixed_in(tmp_path: Path) -> None:
    campaign(states=5000, resume=tmp_path)
    for other in ({"seed": 1}, {"states": 6000}, {"reduce": "max"}, {"ranges": {"qdd": 2}}):
        with pytest.raises(UsageError, match="another campaign"):
            campaign(**{"states": 5000, "resume": tmp_path, **other})
    (tmp_path / checkpoint.FILE).write_bytes(b"PK\x03\x04 half a file")
    with pytest.raises(LoadError, match="no record of a campaign"):
        campaign(states=5000, resume=tmp_path)


# -- states that do not count ------------------------------------------------------------------


def test_states_that_are_not_numbers_are_counted_and_left_out() -> None:
    rng = np.random.default_rng(3)
    states = {name: rng.uniform(-1, 1, (1000, 6)) for name in ("q", "qd", "qdd")}
    good = campaign(
        states=None, sample={n: a.copy() for n, a in states.items()}, reduce=ALL, limits=1
    )
    states["qd"][[17, 500, 999], 2] = [np.nan, np.inf, -np.inf]
    found = campaign(states=None, sample=states, reduce=ALL, limits=1)
    assert found.not_finite == 3
    assert found.first_not_finite == 17
    kept = np.delete(np.arange(1000), [17, 500, 999])
    tau = puma().jit()(*(a[kept] for a in states.values()))
    assert (found["inverse_dynamics"].max == tau.max(axis=0)).all()
    assert found["inverse_dynamics"].mean == pytest.approx(tau.mean(axis=0), rel=1e-13, abs=1e-14)
    assert found["inverse_dynamics"].std == pytest.approx(tau.std(axis=0), rel=1e-13)
    assert (found["inverse_dynamics"].max_at == kept[tau.argmax(axis=0)]).all()
    histogram = found["inverse_dynamics"].histogram
    assert histogram is not None
    sides = found["inverse_dynamics"].below + found["inverse_dynamics"].above
    assert (histogram.sum(axis=1) + sides == 997).all()
    assert good.not_finite == 0


def test_a_setting_that_nobody_needs() -> None:
    assert Setting.plain(3).bins == 1


# -- nonsense ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"states": 0}, "number of states"),
        ({"states": 1.5}, "number of states"),
        ({"states": 1e30}, "number of states"),
        ({"states": float("nan")}, "not a finite number"),
        ({"states": None}, "how many"),
        ({"seed": -1}, "seed"),
        ({"reduce": "median"}, "unknown reduction"),
        ({"reduce": ()}, "nothing is kept"),
        ({"sample": "halton"}, "unknown sample"),
        ({"ranges": {"x": 1}}, "no input 'x'"),
        ({"ranges": {"q": (1, -1)}}, "empty"),
        ({"ranges": {"q1": (1, -1)}}, "empty"),  # although nothing depends on it
        ({"bins": 10**9, "reduce": "histogram"}, "more bins than there is room for"),
        ({"ranges": {"q": [1, 2]}}, "wrong length"),
        ({"ranges": {"q": float("inf")}}, "not finite"),
        ({"dtype": "float16"}, "float64 or float32"),
        ({"threads": 0}, "threads"),
        ({"sample": "grid", "states": 100}, "needs 2"),
        ({"sample": {"q": np.zeros((3, 2))}}, "wrong shape"),
        ({"sample": {"q": np.zeros((3, 6)), "qd": np.zeros((4, 6))}}, "as many states"),
    ],
)
def test_nonsense_is_one_sentence(options: dict[str, Any], message: str) -> None:
    with pytest.raises(EmdegError, match=message):
        campaign(**options)


def test_the_gram_matrix_of_a_regressor_is_summed_without_the_regressor() -> None:
    program = emdeg.compile(emdeg.load("two_link"), "regressor", optimise="none")
    known = {n: 0.7 for n, value in program.parameters.items() if value is None}
    found = emdeg.sweep(program, 10_000, reduce="max,gram", seed=9, parameters=known)
    a = np.asarray(program.jit(parameters=known)(*states_of(found.plan, 0, 10_000).values()))
    expected = np.einsum("ski,skj->ij", a, a)
    gram = found["regressor"].gram
    assert gram is not None
    assert np.abs(gram - expected).max() < 1e-13 * np.abs(expected).max()
    assert list(found) == ["regressor"]
    with pytest.raises(UsageError, match="no output is a matrix"):
        campaign(reduce="max,gram")


def test_progress_hears_the_end_of_a_campaign_of_an_instant() -> None:
    told: list[tuple[int, int]] = []
    emdeg.sweep(
        emdeg.compile("two_link", "gravity"), 64, progress=lambda *state: told.append(state)
    )
    assert told[-1] == (64, 64)
