"""Campaigns on Dask: the bits of one thread, whatever happens to workers."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import emdeg
from emdeg.errors import RuntimeFailure, UsageError
from emdeg.run.kernel.sweeper import Partial
from emdeg.sweep import cluster as remote
from emdeg.sweep.cluster import TASKS, task_level
from emdeg.sweep.plan import CampaignPlan
from emdeg.sweep.sweep import planned
from emdeg.sweep.tree import Forest

distributed = pytest.importorskip("distributed")
OPTIONS: dict[str, Any] = {"reduce": "max,mean,std,histogram,norm", "seed": 4}


@cache
def arm() -> emdeg.Compiled:
    robot = emdeg.load("puma560").symbolic("payload")
    return emdeg.compile(robot, "inverse_dynamics", optimise="none")


@pytest.fixture(scope="module")
def workers() -> Iterator[Any]:
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None
        ) as made,
        distributed.Client(made, set_as_default=False) as client,
    ):
        yield client


def plan(**options: Any) -> Any:
    given: dict[str, Any] = {
        "states": 50_000, "sample": "uniform", "seed": 0, "reduce": "max", "ranges": None,
        "bins": 16, "limits": None, "parameters": None, "dtype": "float64", **options,
    }  # fmt: skip
    return planned(arm(), **given)[0].prepared()


@pytest.mark.parametrize("sample", ["uniform", "sobol", "normal"])
def test_workers_find_the_bits_of_a_thread(workers: Any, sample: str) -> None:
    ranges = {"m_payload": (0, 2)}
    options = {**OPTIONS, "sample": sample, "ranges": ranges}
    here = emdeg.sweep(arm(), 300_001, threads=1, **options)
    there = emdeg.sweep(arm(), 300_001, cluster=workers, **options)
    assert there.digest == here.digest
    assert (there["inverse_dynamics"].max == here["inverse_dynamics"].max).all()


def test_a_campaign_moves_from_threads_to_workers(workers: Any, tmp_path: Path) -> None:
    def stop(done: int, states: int) -> None:
        if done > 0:
            raise KeyboardInterrupt

    whole = emdeg.sweep(arm(), 600_000, **OPTIONS)
    for where in ({"threads": 1}, {"cluster": workers}):
        with pytest.raises(emdeg.SweepInterrupted):
            emdeg.sweep(arm(), 600_000, resume=tmp_path, progress=stop, **where, **OPTIONS)
    rest = emdeg.sweep(arm(), 600_000, resume=tmp_path, cluster=workers, **OPTIONS)
    assert rest.digest == whole.digest


def test_orders_are_whole_and_others_are_refused() -> None:
    made = plan()
    order = remote.Order.of(made)
    assert remote.refusal(order) == ""
    assert '"certificate"' in order.program
    other = replace(order, version="0.1")
    assert "another version" in remote.refusal(other)
    wrong = replace(order, plan={**order.plan, "probe": "0" * 64})
    assert "computes something else" in remote.refusal(wrong)
    changed = replace(order, origin={**order.origin, "seed": 1})
    assert "computes something else" in remote.refusal(changed)


def test_no_worker_of_use_is_said(workers: Any) -> None:
    made = replace(plan(), probe="0" * 64)
    with pytest.raises(UsageError, match=r"no worker is of use.*something else"):
        remote.run(made, Forest(made.blocks), workers, lambda: None)


def test_processes_that_do_not_start_are_said() -> None:
    class Full:
        """A machine without room, found by a campaign."""

        class Client:
            pass

        @staticmethod
        def LocalCluster(**_: object) -> None:
            raise RuntimeError("Nanny failed to start.")

    with pytest.raises(RuntimeFailure, match="Nanny failed to start") as told:
        remote.client_of(Full, 2, ExitStack())
    assert "dask worker" in str(told.value)
    with pytest.raises(UsageError, match="too many processes"):
        remote.client_of(Full, 10**6, ExitStack())


def test_a_scheduler_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "PATIENCE", 0.5)
    with pytest.raises(UsageError, match="no scheduler"):
        emdeg.sweep(arm(), 1000, cluster="tcp://127.0.0.1:9")


def test_what_workers_cannot_make_is_said(workers: Any) -> None:
    path = emdeg.trajectories.cycloid([0.0] * 6, [1.0] * 6, 2.0)
    with pytest.raises(UsageError, match="make their states themselves"):
        emdeg.sweep(arm(), 1000, sample=path, cluster=workers)
    with pytest.raises(UsageError, match="threads of their own"):
        emdeg.sweep(arm(), 1000, cluster=workers, threads=2)


def test_missing_parts_of_a_tree_are_named_in_nodes() -> None:
    forest = Forest(13)
    for k in (1, 9):
        forest.add(0, k, plan_partial())
    nodes = list(forest.missing_nodes(lambda left: 2))
    assert nodes == [(0, 0), (1, 1), (2, 1), (0, 8), (1, 5), (2, 3)]


@pytest.mark.parametrize("seed", range(20))
def test_tasks_cover_what_is_missing_once_and_shrink(seed: int) -> None:
    rng = np.random.default_rng(seed)
    blocks, threads = int(rng.integers(1, 3000)), int(rng.integers(1, 9))
    forest, nothing = Forest(blocks), Partial.empty(1, 1)
    gone = rng.permutation(blocks)[: int(rng.integers(0, 6))]
    for k in gone:
        forest.add(0, int(k), nothing)
    left, covered = blocks - len(gone), []
    for level, index in forest.missing_nodes(lambda n: task_level(n, threads)):
        first = index << level
        own = range(first, min(first + (1 << level), blocks))
        assert len(own) <= max(1, left // (TASKS * threads))  # all end together
        covered += own
        left -= len(own)
    assert covered == [k for k in range(blocks) if k not in gone]


def plan_partial() -> Any:
    return plan(states=1000).partial(0)


def test_tasks_that_nobody_waits_for_end_early(
    workers: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker looks up after every block: an interrupted campaign leaves nothing behind."""
    made, begun = plan(states=1e9), threading.Event()
    order, blocks, empty = remote.Order.of(made), 0, made.partial(0)

    def partial(self: Any, k: int) -> Partial:
        nonlocal blocks
        blocks += 1
        begun.set()
        time.sleep(0.01)
        return empty

    remote.accepted(order)
    monkeypatch.setattr(CampaignPlan, "partial", partial)
    future = workers.submit(remote.subtree, order, 9, 0, pure=False)
    assert begun.wait(60)
    workers.cancel([future], force=True)
    busy = [w for w in workers.cluster.workers.values() if w.state.executing]
    for _ in range(2000):  # all blocks would take as long
        if not busy[0].state.executing:
            break
        time.sleep(0.01)
    assert 0 < blocks < 512


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_lost_workers_change_nothing() -> None:
    """Six kills; benchmarks/sweep.py has twenty."""
    states, kills = 20_000_000, 6
    here = emdeg.sweep(arm(), states, **OPTIONS)
    killed: list[int] = []
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        ) as made,
        distributed.Client(made, set_as_default=False) as client,
    ):

        def tell(done: int, of: int) -> None:
            running = [n.pid for n in made.workers.values() if n.status.name == "running" and n.pid]
            if running and len(killed) < kills * done / of:
                killed.append(running[len(killed) % len(running)])
                os.kill(killed[-1], signal.SIGKILL)

        there = emdeg.sweep(arm(), states, cluster=client, progress=tell, **OPTIONS)
    assert len(killed) >= 3
    assert there.digest == here.digest


def test_a_campaign_whose_workers_all_go_is_no_endless_wait(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What was done is kept, and the same call goes on from it."""
    monkeypatch.setattr(remote, "ALONE", 1.0)
    program = emdeg.compile("two_link", optimise="none")
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
        ) as made,
        distributed.Client(made, set_as_default=False) as client,
    ):

        def leave(done: int, of: int) -> None:
            if done > 0:
                made.scale(0)

        with pytest.raises(RuntimeFailure, match="no worker has been there"):
            emdeg.sweep(program, 1e7, cluster=client, progress=leave, resume=tmp_path)
    assert emdeg.sweep(program, 1e7, resume=tmp_path).digest == emdeg.sweep(program, 1e7).digest


def test_a_result_that_goes_with_its_worker_is_no_endless_wait(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The scheduler says that a task is done, and its worker is gone before anyone has asked."""
    monkeypatch.setattr(remote, "ALONE", 1.0)
    monkeypatch.setattr(remote, "PATIENCE", 1.0)
    program = emdeg.compile("two_link", optimise="none")
    plainly = remote._Tasks._wait
    with (
        distributed.LocalCluster(
            n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
        ) as made,
        distributed.Client(made, set_as_default=False) as client,
    ):

        def wait(tasks: Any, done: Any) -> None:
            plainly(tasks, done)
            made.scale(0)
            while client.nthreads():
                time.sleep(0.01)

        monkeypatch.setattr(remote._Tasks, "_wait", wait)
        with pytest.raises(RuntimeFailure, match="no worker has been there"):
            emdeg.sweep(program, 1e6, cluster=client, resume=tmp_path)
    assert emdeg.sweep(program, 1e6, resume=tmp_path).digest == emdeg.sweep(program, 1e6).digest
