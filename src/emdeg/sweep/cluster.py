"""Blocks on other processes and other machines, by Dask distributed.

The program travels as it was certified, as JSON, and is compiled once on every worker, for the
worker's own processor. Before its first block a worker reduces the first states of the campaign:
who finds other bits than the campaign's own (another version, a processor without fused
multiply-add) is refused. A task is a subtree of blocks (tree.py), large as long as much is left and
smaller towards the end, so that there are few and all workers end together. Only a few are under
way at a time, so that the scheduler's memory does not grow with the campaign, and what a lost
worker had is computed again.
"""

from __future__ import annotations

import hashlib
import logging
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, fields
from functools import cached_property, lru_cache
from typing import Any

import numpy as np

import emdeg
from emdeg.errors import EmdegError, RuntimeFailure, UsageError
from emdeg.optional import optional
from emdeg.program.ir import Program
from emdeg.run.arrays import count_of
from emdeg.run.kernel.motion import Motion
from emdeg.run.kernel.sweeper import Partial
from emdeg.sweep.plan import CampaignPlan, Origin, digest
from emdeg.sweep.samples import SAMPLES
from emdeg.sweep.tree import Forest

AHEAD = 3  # tasks for each thread of a worker
TASKS = 4  # for each thread in what is left, at least
HIGHEST = 6  # level of a task: some seconds
PATIENCE = 10.0  # seconds to wait for a scheduler, its first worker, and a result that is done
LOSSES = 20  # how often one task may lose its worker
ALONE = 60.0  # seconds without any worker before a campaign gives up
LOOK = 0.02  # seconds between two looks at what is done
MOST_WORKERS = 256  # processes that are started here
_COMPILING = threading.Lock()


# -- on a worker ----------------------------------------------------------------------------


@dataclass(frozen=True, eq=False)
class Order:
    """A campaign on its way: the program as JSON with its certificate, the rest as it is.

    Orders are equal by what they ask, so that a worker compiles each once.
    """

    version: str
    program: str
    motion: dict[str, Any]  # of a closed loop that is followed
    plan: dict[str, Any]
    origin: dict[str, Any]

    @cached_property
    def key(self) -> str:
        """A hash of all of it, every digit of every array included."""
        with np.printoptions(precision=17, threshold=sys.maxsize):
            said = repr((self.version, self.program, self.motion, self.plan, self.origin))
        return hashlib.sha256(said.encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Order) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    @staticmethod
    def of(plan: CampaignPlan) -> Order:
        """The order of a plan."""
        origin, motion = plan.origin, plan.origin.program
        code = motion.loop if isinstance(motion, Motion) else motion
        own = {} if code is motion else {
            f.name: getattr(motion, f.name) for f in fields(motion) if f.name != "loop"
        }  # fmt: skip
        return Order(
            emdeg.__version__, Program.to_json(code), own,
            {n: getattr(plan, n) for n in
             ("reduce", "dtype", "parameters", "bins", "limits", "setting", "probe")},
            {n: getattr(origin, n) for n in ("more", "drawn", "box", "what", "states", "seed")},
        )  # fmt: skip

    def accepted(self) -> CampaignPlan:
        """The plan, compiled and tried here; an error where this worker computes otherwise."""
        if self.version != emdeg.__version__:
            raise UsageError(
                "the worker has another version of emdeg", argument="cluster",
                found=emdeg.__version__, expected=self.version,
                hint="install the same version on all workers",
            )  # fmt: skip
        code = Program.from_json(self.program)
        whole = Motion(code, **self.motion) if self.motion else code
        origin = Origin(program=whole, **self.origin)
        plan = CampaignPlan(origin, origin.whole, origin.sample(), **self.plan)
        found = digest(plan.first())
        if found != plan.probe:
            raise RuntimeFailure(
                "the worker computes something else", element=plan.program.name,
                found=found[:16], expected=plan.probe[:16],
                hint="its processor rounds otherwise, or its emdeg was changed: leave it out",
            )  # fmt: skip
        return plan


@lru_cache(maxsize=4)
def _compiled(order: Order) -> CampaignPlan:
    return order.accepted()


def accepted(order: Order) -> CampaignPlan:
    """The plan of an order, compiled once in a process however many threads ask."""
    with _COMPILING:
        return _compiled(order)


class Unwanted(Exception):
    """Nobody waits for a task any more: its campaign was interrupted, or its worker closes."""


def subtree(order: Order, level: int, index: int) -> Partial:
    """The reductions of one node of the tree; it looks up after every block."""
    plan, wanted = accepted(order), _wanted()
    first = index << level
    own = Forest(min(1 << level, plan.blocks - first))
    for k in range(own.blocks):
        if not wanted():
            raise Unwanted
        own.add(0, k, plan.partial(first + k))
    return own.total()


def _wanted() -> Callable[[], bool]:
    """Does somebody wait for the task of this thread?"""
    distributed = optional("distributed", "cluster", "a campaign on workers")
    try:
        worker = distributed.get_worker()
    except ValueError:  # in no worker
        return lambda: True
    key = worker.get_current_task()

    def wanted() -> bool:
        task = worker.state.tasks.get(key)
        gone = task is None or task.state == "cancelled"
        return not gone and worker.status.name in ("running", "paused")

    return wanted


def _same(order: Order) -> Order:
    """What makes an order a value that the cluster holds."""
    return order


def refusal(order: Order) -> str:
    """Why this worker is of no use; nothing if it is."""
    try:
        accepted(order)
    except EmdegError as problem:
        return str(problem)
    return ""


# -- here -------------------------------------------------------------------------------------


def run(plan: CampaignPlan, forest: Forest, where: Any, tick: Callable[[], None]) -> None:
    """All blocks that are missing, on the workers of a number, an address, a client or cluster."""
    if plan.origin.what not in SAMPLES:
        raise UsageError(
            "workers make their states themselves", argument="sample", found=plan.sample.name,
            expected="one of " + ", ".join(SAMPLES), hint="arrays are swept here, with threads",
        )  # fmt: skip
    distributed = optional("distributed", "cluster", "a campaign on workers")
    with ExitStack() as stack:
        client = client_of(distributed, where, stack)
        order = Order.of(plan)
        workers = _useful(client, order)
        _Tasks(distributed, client, order, workers, forest).run(tick)


def client_of(distributed: Any, where: Any, stack: ExitStack) -> Any:
    """A Dask client; what is started here ends with the stack."""
    if isinstance(where, distributed.Client):
        return where
    if isinstance(where, int):
        where = stack.enter_context(_started(distributed, count_of("cluster", where)))
    try:
        client = distributed.Client(where, timeout=PATIENCE, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as problem:
        raise UsageError(
            "there is no scheduler", argument="cluster", found=where,
            hint=f"start one with `dask scheduler`, and workers with `dask worker` ({problem})",
        ) from None  # fmt: skip
    stack.enter_context(client)
    return client


def _started(distributed: Any, count: int) -> Any:
    """A scheduler and so many processes on this machine."""
    hint = "ask for as many as there are cores, or start them by `dask worker` on several machines"
    if count > MOST_WORKERS:
        raise UsageError(
            "are too many processes for one machine", argument="cluster", found=count,
            expected=f"at most {MOST_WORKERS}", hint=hint,
        )  # fmt: skip
    try:
        with _deaf():
            return distributed.LocalCluster(
                n_workers=count,
                threads_per_worker=1,
                processes=True,
                dashboard_address=None,
                silence_logs=logging.CRITICAL,  # of workers that are closed at work
            )
    except (RuntimeError, OSError) as problem:  # no memory, no sockets, no processes left
        raise RuntimeFailure(
            f"worker processes did not start: {problem}", element="cluster", found=count, hint=hint
        ) from None


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes that are started meanwhile never hear Ctrl-C: a terminal sends it to all of them.

    They are closed by this one, which does not hear it either for the second that this takes.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # signals are not its business
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _useful(client: Any, order: Order) -> list[str] | None:
    """None where all workers compute the same as we do; else those that do."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        raise UsageError(
            "the scheduler has no workers",
            argument="cluster",
            hint="start some: dask worker ADDRESS",
        ) from None
    answers = client.run(refusal, order, on_error="return")
    bad = {worker: str(answer) for worker, answer in answers.items() if answer != ""}
    if len(bad) == len(answers):
        worker, reason = next(iter(bad.items()))
        raise UsageError(f"no worker is of use: {reason}", argument="cluster", element=worker)
    return sorted(answers.keys() - bad.keys()) if bad else None


def scheduler_lost() -> RuntimeFailure:
    """The error of a campaign whose scheduler went away."""
    return RuntimeFailure(
        "the scheduler is lost", hint="what was done is kept where --resume (resume=) names a "
        "directory: start the scheduler and its workers again, and give the same command",
    )  # fmt: skip


class Watch:
    """Whether a cluster has workers: processes killed at their start may not be started again."""

    def __init__(self, client: Any) -> None:
        self._client = client
        self._looked = time.monotonic()
        self._alone: float | None = None  # since when

    def look(self) -> None:
        """An error where no worker has been there for long; asks once in a second at most."""
        now = time.monotonic()
        if now - self._looked < min(1.0, ALONE / 4) or self._client.status != "running":
            return
        self._looked = now
        if self._client.nthreads():
            self._alone = None
            return
        self._alone = now if self._alone is None else self._alone
        if now - self._alone > ALONE:
            raise RuntimeFailure(
                f"no worker has been there for {ALONE:.0f} s", hint="start some and give the same "
                "command again; a campaign with --resume (resume=) goes on from what it kept",
            )  # fmt: skip


def task_level(left: int, threads: int) -> int:
    """How high a task may be when so many blocks are left."""
    return min(max((left // (TASKS * threads)).bit_length() - 1, 0), HIGHEST)


class _Tasks:
    """What is under way: a few tasks at a time, each again when its worker is lost."""

    def __init__(
        self, distributed: Any, client: Any, order: Order, workers: list[str] | None,
        forest: Forest,
    ) -> None:  # fmt: skip
        self._distributed, self._client, self._forest = distributed, client, forest
        self._workers = workers
        threads = max(sum(client.nthreads().values()), 1)
        self._threads, self._most = threads, AHEAD * threads
        # as a task, so that it is there again when the worker that had it is lost
        self._order = client.submit(_same, order, key=f"emdeg-order-{id(self)}", pure=False)
        self._under_way: dict[Any, tuple[int, int, int]] = {}

    def run(self, tick: Callable[[], None]) -> None:
        """Until nothing is missing."""
        waiting = self._forest.missing_nodes(lambda left: task_level(left, self._threads))
        done = self._distributed.as_completed(loop=self._client.loop)
        try:
            self._fill(waiting, done)
            while self._under_way:
                tick()
                self._wait(done)
                self._take(done.next(), done)
                self._fill(waiting, done)
        finally:
            if self._client.status == "running":
                self._client.cancel([*self._under_way, self._order], force=True)
        tick()

    def _wait(self, done: Any) -> None:
        """Until a task is done, or its client is lost."""
        watch = Watch(self._client)
        while not done.has_ready() and self._client.status == "running":
            time.sleep(LOOK)
            watch.look()

    def _fill(self, waiting: Iterator[tuple[int, int]], done: Any) -> None:
        while len(self._under_way) < self._most:
            node = next(waiting, None)
            if node is None:
                return
            self._submit(*node, 0, done)

    def _submit(self, level: int, index: int, losses: int, done: Any) -> None:
        future = self._client.submit(
            subtree, self._order, level, index, pure=False, workers=self._workers,
        )  # fmt: skip
        self._under_way[future] = (level, index, losses)
        done.add(future)

    def _take(self, future: Any, done: Any) -> None:
        level, index, losses = self._under_way.pop(future)
        try:
            found = future.result(timeout=PATIENCE)
        except TimeoutError:  # lost with its worker on the way here: it is under way again
            self._under_way[future] = (level, index, losses)
            done.add(future)
            return
        except (
            Unwanted, self._distributed.scheduler.KilledWorker, self._distributed.CancelledError
        ):  # fmt: skip
            if self._client.status != "running":  # a client that looks for its scheduler
                raise scheduler_lost() from None
            if losses == LOSSES:
                raise RuntimeFailure(
                    "workers are lost again and again", element=f"blocks {index << level} …",
                    hint="look at their memory and at their logs",
                ) from None  # fmt: skip
            self._submit(level, index, losses + 1, done)
            return
        self._forest.add(level, index, found)
