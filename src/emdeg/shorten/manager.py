"""The pass manager: it runs passes, checks each, and keeps the best program and the log.

After every pass the outputs' fingerprints are compared with those of the first program: a pass that
changes the function is an error, not a result. Operation counts before and after are logged; a
result that is not shorter is dropped, so the best program so far is always valid.
"""

from __future__ import annotations

import json
import random
from dataclasses import astuple, dataclass, field, replace

from emdeg.errors import OptimiseError
from emdeg.program.fingerprint import output_fingerprints, prime_for
from emdeg.program.ir import Program
from emdeg.shorten.objectives import TOTAL, Objective
from emdeg.shorten.passes import PASSES, Pass, Setting


@dataclass(frozen=True)
class Record:
    """One offer that was kept: what was done, operations before and after."""

    name: str
    before: int
    after: int


@dataclass
class Manager:
    """The best program of a function so far; `best` is first the program as derived."""

    best: Program
    objective: Objective = TOTAL
    log: list[Record] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._prime = prime_for(self.best)
        self._wanted = output_fingerprints(self.best, 2, p=self._prime)
        self._checked = self.best

    def run(self, step: Pass, program: Program, rng: random.Random, setting: Setting) -> Program:
        """What a pass makes of a program of this function, checked."""
        result = step.apply(program, rng, setting)
        if result is not program:
            self.check(step.name, result)
        return result

    def check(self, name: str, program: Program) -> None:
        """Raise an error unless the program computes what it should."""
        if program is self._checked:  # by the pass that made it, before it is offered
            return
        if output_fingerprints(program, 2, p=self._prime) != self._wanted:
            raise OptimiseError(
                f"pass {name!r} changed the function of {self.best.name!r}",
                pass_name=name,
                hint="please report this; use a lower level of optimisation meanwhile",
            )
        self._checked = program

    def offer(self, name: str, program: Program) -> bool:
        """Check a program, and keep it when it is better; the log tells."""
        if self.objective.name == "latency":
            setting = Setting(self.objective)
            program = PASSES["balance"].apply(program, random.Random(0), setting)
        self.check(name, program)
        kept = self.objective.prefers(program, self.best)
        if kept:
            before, after = self.best.count().total, program.count().total
            self.log.append(Record(name, before, after))
            name, metadata = self.best.name, self.best.metadata
            self.best = replace(program, name=name, metadata=metadata, certificate=None)
        return kept

    def back_to(self, program: Program) -> None:
        """Take a program that was the best before; the log tells."""
        self.log.append(Record("back", self.best.count().total, program.count().total))
        self.best = program

    def finish(self) -> Program:
        """The best program, with the objective and the log in its metadata."""
        passes = json.dumps([astuple(record) for record in self.log])
        about = {"objective": self.objective.name, "passes": passes}
        return replace(self.best, metadata={**self.best.metadata, **about})
