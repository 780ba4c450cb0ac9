"""What the search is given: problems, and the candidates that solve them.

A problem is one set of outputs. A candidate is one way to derive them: programs as they were
derived, and the composition that makes one of them. A part may be a problem in its turn: forward
dynamics is the shortest mass matrix, the shortest bias and a solve. Everything is derived before it
comes here, and nothing in this room derives more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from emdeg.program.compose import Composition, whole
from emdeg.program.ir import Program
from emdeg.shorten.effort import Effort
from emdeg.shorten.forms.expand import Absolute
from emdeg.shorten.objectives import Objective


class Treatment(Enum):
    """What is done with a candidate before the best are polished in turns."""

    EXTRACT = "factor it; expand it and extract what is common, several times"
    REFINE = "extract the explicit parts; factor and polish the whole"
    FACTOR = "merge and factor: it is long"
    MERGE = "merge: its parts are short already"
    ASIDE = "nothing, unless what all others became in turns is longer: then it takes turns"


@dataclass(frozen=True)
class Candidate:
    """One way to derive the outputs of a problem."""

    how: str
    parts: tuple[Program | Problem, ...]
    effort: Effort  # with which it is refined
    objective: Objective
    treatment: Treatment = Treatment.MERGE
    compose: Composition = whole
    explicit: Mapping[int, Absolute] = field(default_factory=dict)  # parts to expand and extract
    seed: str = ""  # of its own random choices


@dataclass(frozen=True)
class Problem:
    """The outputs of one program, and the ways to derive them, made one by one when asked for."""

    name: str
    effort: Effort
    objective: Objective
    candidates: Iterable[Candidate]
    metadata: Mapping[str, str] = field(default_factory=dict)


def settled(problem: Problem) -> Problem:
    """The same, all derived now: to be searched several times."""
    made: dict[int, tuple[Problem, Problem]] = {}  # what is a part of several stays one

    def of(part: Program | Problem) -> Program | Problem:
        return derived(part) if isinstance(part, Problem) else part

    def derived(problem: Problem) -> Problem:
        if id(problem) not in made:
            ways = [replace(c, parts=tuple(map(of, c.parts))) for c in problem.candidates]
            made[id(problem)] = problem, replace(problem, candidates=ways)
        return made[id(problem)][1]

    return derived(problem)
