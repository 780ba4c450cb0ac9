"""The pass manager: which passes run, in which order, how long, and the check after each.

A pass is a pure function Program → Program. After each one the outputs' fingerprints are compared
with those of the input: a pass that changes the function is an error, not a result. Operation
counts before and after are logged; a result that is not shorter is dropped, so the best program
so far is always valid. Everything random comes from the seed.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import chain

from emdeg.errors import OptimiseError
from emdeg.program.fingerprint import output_fingerprints, prime_for
from emdeg.program.ir import Program
from emdeg.shorten.effort import AS_DERIVED, EFFORTS, Effort, parse_effort
from emdeg.shorten.objectives import TOTAL, Objective
from emdeg.shorten.passes.balance import balance
from emdeg.shorten.passes.expand import expand
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.passes.recreate import improve
from emdeg.shorten.passes.turns import Turns, factored
from emdeg.shorten.progress import SILENT, Clock, Meter

Pass = Callable[[Program, random.Random], Program]


FEW = 10  # recreations in a turn of a long program


@dataclass(frozen=True)
class Record:
    """One pass: operations before and after, and whether its result was kept."""

    name: str
    before: int
    after: int
    seconds: float
    kept: bool

    def to_json(self) -> list[object]:
        """As plain data; without the time, so that the same input gives the same program."""
        return [self.name, self.before, self.after, None, self.kept]


@dataclass
class Manager:
    """Runs passes on the best program so far and keeps the log."""

    best: Program
    objective: Objective = TOTAL
    meter: Meter = SILENT
    log: list[Record] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._prime = prime_for(self.best)
        self._wanted = output_fingerprints(self.best, 2, p=self._prime)

    def offer(self, name: str, candidate: Program, seconds: float = 0.0) -> bool:
        """Check a candidate, log it, and keep it when it is better."""
        if self.objective.name == "latency":
            candidate = min(candidate, balance(candidate), key=self.objective)
        if output_fingerprints(candidate, 2, p=self._prime) != self._wanted:
            raise OptimiseError(
                f"pass {name!r} changed the function of {self.best.name!r}",
                pass_name=name,
                hint="please report this; use a lower level of optimisation meanwhile",
            )
        kept = self.objective(candidate) < self.objective(self.best)
        before, after = self.best.count().total, candidate.count().total
        self.log.append(Record(name, before, after, seconds, kept))
        if kept:
            self.best = replace(
                candidate, name=self.best.name, metadata=self.best.metadata, certificate=None
            )
        return kept

    def run(self, name: str, step: Pass, rng: random.Random, done: float = 0.0) -> Program:
        """Run one pass and offer its result, which is returned; so much of all is then done."""
        start = time.perf_counter()
        result = step(self.best, rng)
        self.offer(name, result, time.perf_counter() - start)
        self.meter.tell(name, self.best, done)
        return result

    def finish(self) -> Program:
        """The best program, with the objective and the log in its metadata."""
        passes = json.dumps([record.to_json() for record in self.log if record.kept])
        about = {"objective": self.objective.name, "passes": passes}
        return replace(self.best, metadata={**self.best.metadata, **about})


def optimise(
    program: Program,
    level: str | Effort = "-O1",
    *,
    seed: int = 1,
    objective: Objective = TOTAL,
    meter: Meter = SILENT,
    others: Iterator[tuple[str, Program]] | None = None,
    refined: bool = False,
    instead: bool = True,
) -> Program:
    """A shorter program for the same function.

    `others` are equivalent programs from other derivations: they are searched `instead` of the
    program's own extractions, or before them. When they are `refined` already, -O1 takes the best
    as it is.
    """
    settings = parse_effort(level)
    if settings is AS_DERIVED:
        return program
    clock = Clock(settings.seconds if settings.budget is None else settings.budget)
    manager = Manager(program, objective, meter)
    manager.run("merge", lambda p, _: merge(p), random.Random(seed), 0.02)
    if others is None or not instead:
        own = _extractions(manager.best, settings, objective, seed)
        others = chain(others or (), own)
    small = len(manager.best) <= settings.most_values
    recreations = settings.recreations if small else FEW
    turns = Turns(manager.best, random.Random(seed), recreations, objective)

    def take(count: int, clock: Clock) -> None:
        for _ in range(count):
            if clock.over:
                break
            start = time.perf_counter()
            result = turns.turn()
            manager.offer("polish and factor", result, time.perf_counter() - start)
            done = max(clock.fraction, turns.done / settings.turns)
            meter.tell(f"polish and factor, turn {turns.done}", manager.best, 0.5 + done / 2)

    for name, candidate in others:
        manager.offer(name, candidate)
        meter.tell(name, manager.best, clock.fraction)
        turns.begin_at(manager.best)
        take(settings.between, clock)
        if clock.over:
            break
    if manager.best.count().total <= settings.most_turned and not (
        refined and settings is EFFORTS["-O1"]
    ):
        # without a budget of the user's, what other derivations took is not taken from the turns
        take(settings.turns, Clock(settings.seconds) if settings.budget is None else clock)
    elif not refined:  # too long for turns
        manager.run("factor", lambda p, r: factored(p, r, 0, objective), random.Random(seed), 0.9)
    meter.tell("done", manager.best, 1.0)
    return manager.finish()


def _extractions(
    source: Program, settings: Effort, objective: Objective, seed: int
) -> Iterator[tuple[str, Program]]:
    """The program factored; then expanded and extracted with ever new random choices."""
    small = len(source) <= settings.most_values
    recreations = settings.recreations if small else 0
    first = factored(source, random.Random(seed), recreations, objective)
    yield "factor", first
    if not small:
        return
    absolute: dict[str, str] = json.loads(source.metadata.get("parallel", "{}"))
    try:
        expansion = expand(merge(first), settings.most_terms, absolute)
    except OptimiseError:
        return  # not a polynomial of the state, or too many terms
    if sum(len(terms) for terms in expansion.sums) > settings.most_terms:
        return
    for attempt in range(settings.extractions):
        rng = random.Random(f"{seed} {attempt}")
        extracted = improve(
            source, expansion, rng, 0.0, recreations, restarts=2, objective=objective
        )
        yield "extract", merge(extracted)
