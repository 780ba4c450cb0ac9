"""The search: candidates are taken one by one, the best is shortened in turns.

`Search.take` shortens a candidate that was derived (refine.py says how) and offers what comes out
to the manager, who checks it and keeps the best. `Search.finish` ends with turns (turns.py). Which
of several starts becomes shortest cannot be seen from their lengths, so the best of them
race: a few turns each, the better half goes on. An objective that has a wish among equals (to round
little) gets it in the end, from walks among programs of the length that was reached. Everything
random comes from the seed; time only ends the search, it decides nothing within.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import cycle

from emdeg.errors import OptimiseError
from emdeg.program.ir import Program
from emdeg.shorten.effort import AS_DERIVED, ENDLESS, Effort, parse_effort
from emdeg.shorten.forms.expand import NO_ANGLES, Absolute
from emdeg.shorten.manager import Manager
from emdeg.shorten.objectives import TOTAL, Objective
from emdeg.shorten.passes import PASSES, Pass, Setting
from emdeg.shorten.passes.piecewise import LENGTH
from emdeg.shorten.problem import Candidate, Problem, Treatment
from emdeg.shorten.progress import SILENT, Clock, Meter
from emdeg.shorten.refine import EXTRACTED, MOST_RACING, treated
from emdeg.shorten.turns import Turns

RECREATIONS = 25  # in a turn
FEW = 12  # of a long program
LAP = 1  # rounds, of every program in a race before half of them drop out
LONG = 600  # operations; longer programs are shortened window by window before anything else
CANDIDATES = 0.5  # of the seconds of a level, at most; the rest is for what follows
BESIDE = 0.3  # of what they leave, for quick searches with other luck
SWEPT = 0.5  # of what is left then, for windows; the rest is for turns
WINDOW_RECREATIONS = 30
WINDOW_TURNS = 15
LEAST_GAIN, IDLE = 5e-4, 4  # of its length a sweep should gain, or so many may gain less
SURE = 4096  # boxes to see whether it was worth it
EQUALS = 40  # walks to other programs of the same length, where an objective tells these apart,
EQUALS_WORK = 30_000  # times the values of the program: long ones take long walks
QUICK_GAIN = 7.5e-3  # at -O1, or it is the last
CLOSE = 1.05  # times as long as the best: a sweep of windows may change the order
PROBE_GAIN = 5e-3  # … of the first turns of a few windows, or there is none;
DERIVED_GAIN = 3e-3  # … of a program as derived, where more sweeps follow and gain, too
OTHERS_SWEEPS = 5  # of those, where there is time
HOPELESS = 1.1  # times as long as the best: no part in the race


class Search:
    """The shortest program of a problem, candidate by candidate."""

    def __init__(
        self,
        problem: Problem,
        meter: Meter = SILENT,
        seed: int = 1,
        *,
        part: bool = False,
        within: Clock | None = None,
    ) -> None:
        self.problem, self.meter, self.seed = problem, meter, seed
        self.effort, self.objective = problem.effort, problem.objective
        self.part = part  # of a longer program, which is what should be short
        self.time = Clock.of(self.effort, within)  # for everything
        timed = self.effort.budget is not None  # the user's: candidates come first, then turns
        self.clock = self.time if timed else self.time.part(CANDIDATES)
        self.starts: list[Program] = []  # extractions and refined candidates
        self.aside: list[Program] = []  # short already: what others become is better, most often
        self.reached: list[Program] = []  # the shortest of each candidate
        self.factored = True  # was every candidate?
        self.chosen = False  # is some candidate one of many that were looked at?
        self.composed = False  # … or made of parts that were searched?
        self.derived = False  # … or a whole program as it was derived?
        self.first: Program | None = None
        self.beside = self.time  # until when quick searches beside may take

    @property
    def over(self) -> bool:
        """Is the time for candidates up?"""
        return self.clock.over

    def quick(self) -> Iterator[tuple[Objective, range]]:
        """What quick searches beside are for, and what each adds to the seed; they become starts.

        Who wants something else than few operations never gets less of it than with the fewest.
        """
        if self.first is None or self.effort is AS_DERIVED:
            return
        if self.objective.measure is not TOTAL.measure:
            self.beside = self.time.part(BESIDE)
            yield TOTAL, range(1)
        if not self.effort.afresh:
            return
        if self.composed and self.manager.best.count().total <= self.effort.most_turned:
            self._turns(self.turns.long, self.time)  # what is only composed gains much in these
        self.beside = self.time.part(BESIDE)
        yield self.objective, self.effort.lucks(self.manager.best.count().total)

    def start(self, name: str, program: Program) -> None:
        """A program of the same function that another search ended with."""
        self.starts.append(program)
        self._offer(name, program, 0.5)

    def take(self, candidate: Candidate, parts: Sequence[Program]) -> None:
        """Shorten a candidate, whose parts are programs now, and keep it when it is best."""
        whole = candidate.compose(parts)
        if self.first is None:
            self._begin(whole)
        if self.effort is AS_DERIVED:
            return
        if candidate.treatment is Treatment.ASIDE:
            self.aside.append(whole)
            return
        self.count += 1
        self.chosen |= candidate.treatment is Treatment.REFINE
        self.composed |= any(isinstance(part, Problem) for part in candidate.parts)
        self.derived |= candidate.treatment is Treatment.EXTRACT
        self.factored &= candidate.treatment is not Treatment.MERGE
        self.reached.append(whole)
        for name, program in treated(candidate, parts, whole, self.seed, self.run):
            self.reached[-1] = min(self.reached[-1], program, key=self.objective)
            self._offer(name, program, 0.5 * self.count / (self.count + 2))
            refined = candidate.treatment is Treatment.REFINE and candidate.effort is self.effort
            if name == EXTRACTED or refined:
                self.starts.append(program)
            if self.clock.over:
                return

    def _begin(self, program: Program) -> None:
        """The first program says what the function is."""
        name, metadata = self.problem.name, dict(self.problem.metadata)
        self.first = replace(program, name=name, metadata=metadata)
        if self.effort is AS_DERIVED:
            return
        self.count = 0
        self.manager = Manager(self.first, self.objective)
        self.turns = self._turning(program, random.Random(self.seed))

    def _turning(self, program: Program, rng: random.Random) -> Turns:
        """Turns from a program."""
        small = len(program) <= self.effort.most_values
        recreations, polishing = RECREATIONS if small else FEW, self.effort.polishing
        objective, late = self.objective, self._late
        return Turns(program, rng, recreations, objective, self.run, polishing=polishing, late=late)

    def _late(self) -> bool:
        """Is the time for everything up?"""
        return self.time.over

    def run(self, step: Pass, program: Program, rng: random.Random, setting: Setting) -> Program:
        """A pass, checked; none any more when the time that the user gave is up."""
        late = self.effort.budget is not None and self.clock.over
        return program if late else self.manager.run(step, program, rng, setting)

    def _offer(self, name: str, program: Program, done: float) -> None:
        manager = self.manager
        manager.offer(name, program)
        self.meter.tell(name, manager.best, max(min(self.clock.fraction, 0.5), done))
        self.turns.begin_at(manager.best)
        self._turns(self.effort.between, self.clock)

    def _turns(self, count: int, clock: Clock, *, patient: bool = True) -> None:
        """So many turns; who is not patient ends after a round that gains nothing."""
        taken, gains = 0, True
        while taken < count and not clock.over and gains:
            taken += self.turns.round(count - taken)
            gains = self.manager.offer("walk and extract", self.turns.best) or patient
            done = max(clock.fraction, taken / count)
            stage = f"walk and extract, turn {taken}"
            self.meter.tell(stage, self.manager.best, 0.5 + done / 2)

    def finish(self) -> Program:
        """The best program after all turns."""
        effort = self.effort
        if self.first is None:
            raise OptimiseError(f"there is no way to derive {self.problem.name!r}")
        if effort is AS_DERIVED:
            return self.first
        manager = self.manager
        # what is chosen is refined: windows of -O1 gain nothing there
        least = LENGTH if self.chosen and not effort.polishing else LONG
        if not self.part and least < manager.best.count().total <= effort.most_swept:
            self._sweeps(self.time.part(SWEPT))
        total = max(manager.best.count().total, 1)
        if total <= effort.most_turned:
            clock = self.time
            quick = self.part and not effort.polishing  # it is turned again in the whole
            if not quick:
                self._race(clock)
            turns = effort.turns(total)
            patient = effort.polishing or not (self.chosen or self.composed)
            self._turns(min(turns, self.turns.long) if quick else turns, clock, patient=patient)
            if not self.part:
                self._elsewhere(clock)
            shorter = [manager.offer("from aside", program) for program in self.aside]
            if any(shorter):
                self.turns.begin_at(manager.best)
                self._turns(turns, clock, patient=patient)
            self._among_equals()
        elif not self.factored:  # too long for turns
            setting, rng = Setting(self.objective), random.Random(self.seed)
            manager.offer("factor", manager.run(PASSES["factor"], manager.best, rng, setting))
        self.meter.tell("done", manager.best, 1.0)
        return manager.finish()

    def _among_equals(self) -> None:
        """From the best to programs of the same length, and on from those that are preferred."""
        measure = self.objective.among_equals
        if measure is None:
            return
        rng, setting = random.Random(f"{self.seed} equals"), Setting(self.objective)
        first, least = self.manager.best, measure(self.manager.best)
        walks = max(min(EQUALS, EQUALS_WORK // max(len(first), 1)), 1)
        for number in range(1, walks + 1):
            if self.time.over:
                break
            other = self.run(PASSES["turn"], self.manager.best, rng, setting)
            longer = self.objective(other) - self.objective(self.manager.best)
            if longer < 0 or (longer == 0 and measure(other).below(least)):
                self.manager.offer("walk among equals", other)
                least = measure(self.manager.best)
            self.meter.tell(f"walk among equals, {number} of {walks}", self.manager.best, 1.0)
        best = self.manager.best
        if best is first or self.objective(best) < self.objective(first):
            return
        if measure(best, boxes=SURE).worst > measure(first, boxes=SURE).worst:
            self.manager.back_to(first)  # what is smaller in one box is not when it is halved

    def _sweeps(self, clock: Clock) -> None:
        """A long program is shortened window by window, until that gains next to nothing."""
        rng = random.Random(f"{self.seed} windows")
        turns = WINDOW_TURNS if self.objective.counts else 1
        quick = not self.effort.polishing
        probe = (DERIVED_GAIN if self.derived else PROBE_GAIN) if quick else 0.0
        setting = Setting(self.objective, WINDOW_RECREATIONS, turns=turns, least=probe)
        idle, manager = 0, self.manager
        least, most_idle = (QUICK_GAIN, 1) if quick else (LEAST_GAIN, IDLE)
        for other in self._close():  # which becomes shortest cannot be seen
            probing = setting
            for _ in range(0 if clock.over else self.effort.sweeps if quick else OTHERS_SWEEPS):
                before = self.objective(other)
                other = self.run(PASSES["piecewise"], other, rng, probing)
                if quick and before - self.objective(other) < QUICK_GAIN * before:
                    break
                probing = replace(setting, least=0.0)
            manager.offer("piecewise", other)
        for number in range(1, self.effort.sweeps + 1):
            before = self.objective(manager.best)
            manager.offer("piecewise", self.run(PASSES["piecewise"], manager.best, rng, setting))
            setting = replace(setting, least=0.0)  # where the first gains enough, so do others
            gained = before - self.objective(manager.best)
            idle = idle + 1 if gained < least * before else 0
            self.meter.tell(f"windows, sweep {number}", manager.best, 0.5 + clock.fraction / 4)
            if idle >= most_idle or clock.over or (number == 1 and not gained):
                break
        self.turns.begin_at(manager.best)

    def _close(self) -> list[Program]:
        """What candidates became that are not much longer than the best."""
        length, best = self.objective, self.manager.best
        return [p for p in self.reached if length(best) < length(p) <= CLOSE * length(best)]

    def _promising(self) -> list[Program]:
        """The starts that are not too long, best first."""
        length = self.objective
        most = min(HOPELESS * length(self.manager.best), MOST_RACING)
        return sorted((p for p in self.starts if length(p) <= most), key=length)

    def _elsewhere(self, clock: Clock) -> None:
        """A round from each of the next best starts: which becomes shortest cannot be seen."""
        others = self._promising()[1 : 1 + self.effort.elsewhere]
        for number, program in enumerate(others, 1):
            if clock.over:
                return
            runner = self._turning(program, random.Random(f"{self.seed} other {number}"))
            runner.round(ENDLESS)
            self.manager.offer("walk and extract", runner.best)

    def _race(self, clock: Clock) -> None:
        """Turns from the best starts, a lap each; the better half runs on, down to one."""
        length, starts = self.objective, self._promising()
        operations = max(length(self.manager.best), 1)
        crowd = min(self.effort.racing, int(self.effort.crowd // operations))
        lap = self.effort.turns(int(operations))  # as many as are in a round, at most
        runners = [  # where there are fewer starts, one runs several times with other choices
            self._turning(program, random.Random(f"{self.seed} start {number}"))
            for number, program in zip(range(crowd), cycle(starts), strict=False)
        ]
        while len(runners) > 1:
            for number, runner in enumerate(runners, 1):
                for _ in range(LAP):
                    if clock.over:
                        return
                    runner.round(lap)
                    self.manager.offer("walk and extract", runner.best)
                stage = f"walk and extract, start {number} of {len(runners)}"
                self.meter.tell(stage, self.manager.best, 0.5 + clock.fraction / 2)
            runners.sort(key=lambda runner: length(runner.best))
            del runners[len(runners) // 2 :]
        for winner in runners:
            winner.begin_at(self.manager.best)
            winner.rounds = 0
            self.turns = winner


def optimise(
    program: Program,
    level: str | int | Effort | None = "-O1",
    *,
    seed: int = 1,
    objective: Objective = TOTAL,
    angles: Absolute = NO_ANGLES,
    meter: Meter = SILENT,
) -> Program:
    """A shorter program for the same function: the search with this one candidate."""
    effort = parse_effort(level)
    if effort is AS_DERIVED:
        return program
    candidate = as_derived("merge", program, effort, objective, angles)
    problem = Problem(program.name, effort, objective, (candidate,), program.metadata)
    search = Search(problem, meter, seed)
    search.take(candidate, (program,))
    return search.finish()


def as_derived(
    how: str, program: Program, effort: Effort, objective: Objective, angles: Absolute
) -> Candidate:
    """The candidate that is one program, to be factored, expanded and extracted."""
    return Candidate(how, (program,), effort, objective, Treatment.EXTRACT, explicit={0: angles})
