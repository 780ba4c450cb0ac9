"""Islands of the search for shorter programs: walks side by side, which tell each other.

    found = emdeg.islands("puma560", islands=4, cluster=2, seconds=600, seed=4)

Island i in round r walks from the shorter of what it had and what its neighbour i − 1 had at the
end of round r − 1 (its own where they are equal). A round is a fixed amount of work, and its random
numbers come from (seed, i, r) alone: what island i has after round r is the same wherever and
whenever it is computed; time only says how many rounds there are. With `rounds` the result is
the same every time.

What comes back from a worker is believed when it has the inputs and outputs of the start and equal
residues at points drawn here and now. A worker that sends anything else gets no more work, and the
result says so; the round is done again. The best program is certified here like any other.
"""

from __future__ import annotations

import random
import secrets
import threading
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from math import isinf
from time import monotonic
from typing import Any

import emdeg
from emdeg.candidates.job import Outputs
from emdeg.errors import EmdegError, RuntimeFailure, UsageError
from emdeg.optional import optional
from emdeg.program.fingerprint import output_fingerprints, prime_for
from emdeg.program.ir import Program
from emdeg.public import public
from emdeg.robot.given import RobotLike
from emdeg.run.arrays import count_of, positive
from emdeg.shorten.objectives import TOTAL
from emdeg.shorten.turns import Turns
from emdeg.shown import brief, listed
from emdeg.submission import Shortened, begun, recorded
from emdeg.sweep.cluster import PATIENCE, Watch, client_of, scheduler_lost

TURNS = 100  # in a round
RECREATIONS = 40  # in each turn
LOOK = 0.5  # seconds between two looks at the clock
LOSSES = 20  # how often one round may lose its worker
Place = tuple[int, int]  # island, round
Tell = Callable[[str, int, float], None]


@dataclass(frozen=True)
class Archipelago:
    """What islands found: the best as a record that could be, and how far each came."""

    __repr__ = brief
    _repr_html_ = listed

    found: Shortened
    islands: int
    rounds: int  # that every island has made
    lengths: tuple[int, ...]  # operations of every island at the end
    refused: tuple[str, ...] = ()  # sentences: a worker, and what it sent


@public
def islands(
    robot: RobotLike,
    outputs: Outputs = "inverse_dynamics",
    *,
    islands: int = 4,
    cluster: Any = None,
    seconds: float = 60.0,
    rounds: int | None = None,
    seed: int = 0,
    who: str = "",
    records: bool = True,
    progress: Tell | None = None,
) -> Archipelago:
    """Search for a shorter program on `islands` walks with migration.

    `cluster` is a number of processes, the address of a Dask scheduler, or a client or cluster of
    Dask; without it all islands are walked in this process, one after the other. `rounds` is how
    many each island makes, as many as there are in `seconds` where it is not given.
    """
    count = count_of("islands", islands)
    most = None if rounds is None else count_of("rounds", rounds)
    began = monotonic()
    until = began + positive("seconds", seconds) if most is None else float("inf")
    first = begun(robot, outputs, records=records, seed=seed)
    sea = _Sea(first.program, count, seed, most)

    def tell() -> None:
        if progress is not None:
            spent = (monotonic() - began) / seconds if most is None else sea.rounds / most
            progress(f"round {sea.rounds + 1}", sea.best.count().total, min(spent, 1.0))

    if cluster is None:
        _here(sea, until, tell)
    else:
        _there(sea, until, tell, cluster)
    how = f"{count} islands, {sea.rounds} rounds, seed {seed}"
    found = recorded(first, sea.best, how, monotonic() - began, who)
    lengths = tuple(sea.at(i).count().total for i in range(count))
    return Archipelago(found, count, sea.rounds, lengths, tuple(sea.refused))


# -- a round, wherever it is computed -----------------------------------------------------------


def leg(text: str, key: str, version: str) -> str:
    """One round of an island: a few turns; never longer than what it began with."""
    if version != emdeg.__version__:
        raise UsageError(
            "the worker has another version of emdeg", argument="cluster",
            found=emdeg.__version__, expected=version,
            hint="install the same version on all workers",
        )  # fmt: skip
    program = Program.from_json(text)
    rng = random.Random(key)
    turns = Turns(program, rng, RECREATIONS)
    left = TURNS
    while left > 0:
        left -= turns.round(left)
    level = TOTAL(turns.current) <= TOTAL(turns.best)  # as short, but written otherwise
    return Program.to_json(turns.current if level else turns.best)


# -- what is known here ---------------------------------------------------------------------------


@dataclass
class _Sea:
    """What every island had at the end of every round, as far as it is needed."""

    start: Program
    islands: int
    seed: int
    most: int | None  # rounds
    best: Program = field(init=False)
    done: dict[Place, Program] = field(default_factory=dict)
    made: list[int] = field(init=False)  # rounds of each island
    refused: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.best, self.made = self.start, [0] * self.islands
        prime = prime_for(self.start)
        points = secrets.randbits(62)  # nobody else knows them
        self._points = (points, prime)
        self._wanted = self._residues(self.start)

    @property
    def rounds(self) -> int:
        """Rounds that every island has made."""
        return min(self.made)

    def at(self, island: int) -> Program:
        """What an island has now."""
        return self.done.get((island, self.made[island] - 1), self.start)

    def order(self, place: Place) -> tuple[str, str, str]:
        """What a round begins with: the own program, or the neighbour's where that is shorter."""
        island, number = place
        own = self.done.get((island, number - 1), self.start)
        other = self.done.get(((island - 1) % self.islands, number - 1), self.start)
        begin = other if TOTAL(other) < TOTAL(own) else own
        key = f"{self.seed} island {island} round {number}"
        return Program.to_json(replace(begin, certificate=None)), key, emdeg.__version__

    def ready(self, island: int) -> Place | None:
        """The next round of an island, when it and its neighbour have made the one before."""
        number = self.made[island]
        if number == self.most or self.made[(island - 1) % self.islands] < number:
            return None
        return island, number

    def arrived(self, place: Place, text: Any) -> None:
        """Believe a program, or raise an error that says what is wrong with it."""
        program = self._checked(text)
        island, number = place
        self.done[place] = program
        self.made[island] = number + 1
        if TOTAL(program) < TOTAL(self.best):
            self.best = replace(program, name=self.start.name, metadata=self.start.metadata)
        for old in [p for p in self.done if p[1] < self.rounds - 1]:
            del self.done[old]

    def _residues(self, program: Program) -> Any:
        seed, prime = self._points
        return output_fingerprints(program, 2, seed=seed, p=prime)

    def _checked(self, text: Any) -> Program:
        if not isinstance(text, str):
            raise RuntimeFailure("is no program", found=type(text).__name__)
        program = Program.from_json(text)
        start = self.start
        for name in ("inputs", "parameters", "derived"):
            if getattr(program, name) != getattr(start, name):
                raise RuntimeFailure(f"its {name} are others")
        if [(o.name, o.shape) for o in program.outputs] != [
            (o.name, o.shape) for o in start.outputs
        ]:
            raise RuntimeFailure("its outputs are others")
        if self._residues(program) != self._wanted:
            raise RuntimeFailure("it computes something else")
        return program


# -- who computes ---------------------------------------------------------------------------------


def _here(sea: _Sea, until: float, tell: Callable[[], None]) -> None:
    """All islands in this process, round by round."""
    while sea.most is None or sea.rounds < sea.most:
        orders = {i: sea.order((i, sea.made[i])) for i in range(sea.islands)}
        for island, order in orders.items():
            if monotonic() > until and sea.rounds > 0:
                return
            sea.arrived((island, sea.made[island]), leg(*order))
            tell()


def _there(sea: _Sea, until: float, tell: Callable[[], None], where: Any) -> None:
    """Rounds as tasks of Dask; an island goes on as soon as it and its neighbour can."""
    distributed = optional("distributed", "cluster", "a search on workers")
    with ExitStack() as stack:
        client = client_of(distributed, where, stack)
        _Crossing(distributed, client, sea).run(until, tell)


class _Crossing:
    """The rounds that are under way."""

    def __init__(self, distributed: Any, client: Any, sea: _Sea) -> None:
        self._distributed, self._client, self._sea = distributed, client, sea
        self._under_way: dict[Any, tuple[Place, int]] = {}
        self._barred: set[str] = set()
        self._news = threading.Event()

    def run(self, until: float, tell: Callable[[], None]) -> None:
        """Until the time or the rounds are over."""
        for island in range(self._sea.islands):
            self._submit(island)
        watch = Watch(self._client)
        try:
            while self._under_way and (monotonic() < until or not self._sea.rounds):
                finished = [f for f in self._under_way if f.done()]
                for future in finished:
                    self._take(future)
                tell()
                if not finished:
                    if isinf(until) or not self._sea.rounds:  # else the time ends the waiting
                        watch.look()
                    self._news.wait(max(min(LOOK, until - monotonic()), 0.01))
                    self._news.clear()
        finally:
            if self._client.status == "running":
                self._client.cancel(list(self._under_way), force=True)

    def _submit(self, island: int, losses: int = 0) -> None:
        place = self._sea.ready(island)
        if place is None or any(p == place for p, _ in self._under_way.values()):
            return
        future = self._client.submit(
            leg, *self._sea.order(place), pure=False, workers=self._allowed()
        )
        self._under_way[future] = (place, losses)
        future.add_done_callback(lambda _: self._news.set())

    def _allowed(self) -> list[str] | None:
        """None: all of them."""
        if not self._barred:
            return None
        rest = sorted(set(self._client.scheduler_info(n_workers=-1)["workers"]) - self._barred)
        if not rest:
            raise RuntimeFailure(f"every worker was refused; the last, {self._sea.refused[-1]}")
        return rest

    def _take(self, future: Any) -> None:
        place, losses = self._under_way.pop(future)
        workers = self._workers_of(future)
        try:
            self._sea.arrived(place, future.result(timeout=PATIENCE))
        except TimeoutError:  # lost with its worker on the way here: it is under way again
            self._under_way[future] = (place, losses)
            return
        except (self._distributed.scheduler.KilledWorker, self._distributed.CancelledError):
            if self._client.status != "running":
                raise scheduler_lost() from None
            if losses == LOSSES:
                raise RuntimeFailure(
                    "workers are lost again and again", element=f"island {place[0]}",
                    hint="look at their memory and at their logs",
                ) from None  # fmt: skip
            self._submit(place[0], losses + 1)
            return
        except EmdegError as problem:
            self._refuse(workers, problem)
            self._submit(place[0], losses)
            return
        for island in (place[0], (place[0] + 1) % self._sea.islands):
            self._submit(island)

    def _refuse(self, workers: set[str], problem: EmdegError) -> None:
        if not workers:
            raise problem  # nobody to blame
        for worker in sorted(workers - self._barred):  # others' rounds may still be on their way
            self._sea.refused.append(f"{worker}: {problem}")
        self._barred |= workers

    def _workers_of(self, future: Any) -> set[str]:
        """Who has a result, or had the error."""
        if future.status == "cancelled":
            return set()
        if future.status == "error":
            return set(self._client.run_on_scheduler(_failed_on, future.key))
        return {worker for some in self._client.who_has([future]).values() for worker in some}


def _failed_on(key: str, dask_scheduler: Any = None) -> list[str]:
    """On the scheduler: the workers on which a task failed."""
    task = dask_scheduler.tasks.get(key)
    return [] if task is None else sorted(task.erred_on)
