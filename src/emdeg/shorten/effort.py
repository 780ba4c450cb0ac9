"""How hard to look: one table of the levels -O0 … -O3, and the one reader of what a user writes.

    -O0  the program as derived
    -O1  a few ways to write the recursion; merge, factor; expand and extract what is small
    -O2  many ways; several extractions, each partly ruined and recreated many times; many turns
         of walking along plateaus and extracting again; before these -O1, of short programs
         with other luck as well; 50 s of the processor at most
    -O3  the same with ever new random choices until the time is up (60 s unless told)
    60s  -O3 for so long

Time only ends a search, it decides nothing within: more of it never gives more operations.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from emdeg.errors import UsageError

ENDLESS = 10**9  # work that only time ends
LEAST_TURNS = 2
SHORT = 120  # operations
SOON_SEARCHED = 500  # operations, in a second or two at -O1


@dataclass(frozen=True)
class Effort:
    """One level. Fields are in the order of the flow: derive, refine, extract, turn."""

    name: str
    descent: int  # rounds of descent among the ways to write the recursion
    leads: bool  # with the regrouping, the axes and the form of every body
    closer: int  # ways to write the recursion that get a closer look,
    closer_turns: int  # of so many turns
    starts: int  # ways to write the recursion that are refined
    cuts: tuple[int, ...]  # explicit roots to try
    root_terms: int  # the longest expanded root that is worth extracting
    refinements: int  # recreations of each root, and of each refined program
    rounds: int  # of polishing a refined program
    extractions: int  # random extractions of a program as derived
    recreations: int  # of each extraction
    most_terms: int  # expanded forms with more terms are not tried
    most_values: int  # longer programs are merged and factored only
    sweeps: int  # of windows along a program that is too long to be improved as a whole
    most_swept: int  # operations of a program that is worth it
    between: int  # turns after each candidate
    racing: int  # extractions that take turns, a few each, the better half again; then the best
    crowd: int  # operations of all that race: long ones take long turns
    elsewhere: int  # other starts that take a round after the best has had its turns
    work: int  # turns after all of them, times the operations of the program
    most_turned: int  # programs of more operations take no turns
    polishing: bool  # in some rounds of turns: slow, gains one operation now and then
    seconds: float  # of the processor, for everything but the proof; -O1 has no limit
    afresh: int = 0  # quick searches with other random choices beside, of a short program
    budget: float | None = None  # seconds for everything, when the user says so

    def timed(self, budget: float | None) -> Effort:
        """The same within so many seconds; None: within those of the level."""
        return replace(self, budget=budget)

    def turns(self, operations: int) -> int:
        """How many turns a program of so many operations gets: work is turns times operations.

        Short programs are soon exhausted, and get fewer the shorter they are.
        """
        if self.work >= ENDLESS:
            return self.work
        return max(self.work // max(operations, SHORT**2 // max(operations, 1)), LEAST_TURNS)

    def lucks(self, operations: int) -> range:
        """What is added to the seed for each quick search beside: where luck decides by a few.

        Nine searches of -O1 gave 285 to 296 operations for the Panda's mass matrix. The first of
        them has the seed itself, so that no more effort gives more operations: of long programs
        that one alone.
        """
        pays = operations <= SOON_SEARCHED
        return range(0 if self.budget is not None else self.afresh if pays else min(self.afresh, 1))

    def part(self, share: float) -> Effort:
        """The effort for a program that becomes a part of the one asked for."""
        if self.budget is not None:
            return self.timed(self.budget * share)
        return self if math.isinf(self.seconds) else replace(self, seconds=self.seconds * share)

    def __str__(self) -> str:
        return self.name if self.budget is None else f"{self.budget:g}s"


EFFORTS: Mapping[str, Effort] = MappingProxyType(
    {
        effort.name: effort
        for effort in (
            Effort(
                "-O0", descent=0, leads=False, closer=0, closer_turns=0,
                starts=0, cuts=(), root_terms=0, refinements=0,
                rounds=0, extractions=0, recreations=0, most_terms=0, most_values=0,
                sweeps=0, most_swept=0, between=0, racing=0, crowd=0, elsewhere=0, work=0,
                most_turned=0, polishing=False, seconds=0.0,
            ),
            Effort(
                "-O1", descent=1, leads=False, closer=3, closer_turns=3,
                starts=1, cuts=(3, 2), root_terms=400, refinements=20,
                rounds=0, extractions=1, recreations=20, most_terms=600,
                most_values=1500, sweeps=4, most_swept=4000, between=0, racing=2, crowd=650,
                elsewhere=0, work=50_000, most_turned=2000, polishing=False, seconds=math.inf,
            ),
            Effort(
                "-O2", descent=1, leads=True, closer=16, closer_turns=6,
                starts=4, cuts=(3, 2), root_terms=1000, refinements=60,
                rounds=2, extractions=16, recreations=150, most_terms=1500,
                most_values=2500, sweeps=40, most_swept=20_000, between=0, racing=8, crowd=2000,
                elsewhere=0, work=2_000_000, most_turned=10_000, polishing=True, seconds=50.0,
                afresh=9,
            ),
            Effort(
                "-O3", descent=3, leads=True, closer=30, closer_turns=6,
                starts=8, cuts=(3, 2, 4), root_terms=2500, refinements=100,
                rounds=2, extractions=10**6, recreations=200, most_terms=4000,
                most_values=5000, sweeps=10**6, most_swept=40_000, between=100, racing=8,
                crowd=2000, elsewhere=0, work=ENDLESS, most_turned=20_000, polishing=True,
                seconds=60.0, afresh=9,
            ),
        )
    }
)  # fmt: skip
AS_DERIVED = EFFORTS["-O0"]


def parse_effort(level: str | int | Effort | None) -> Effort:
    """The effort that a user means: "-O2", "O2", "2", 2; "60s", "1.5s"; None or "none" is -O0."""
    if isinstance(level, Effort):
        return level
    text = "none" if level is None else str(level).strip()
    if text == "none":
        return AS_DERIVED
    if found := re.fullmatch(r"(?:-?O)?([0-3])", text):
        return EFFORTS["-O" + found[1]]
    if found := re.fullmatch(r"(\d+(?:\.\d*)?|\.\d+)s", text):
        return EFFORTS["-O3"].timed(float(found[1]))
    raise UsageError(
        f"unknown level of optimisation {text!r}",
        argument="optimise",
        expected="none, one of " + ", ".join(EFFORTS) + ", or a time such as 60s",
    )
