"""A bar with the time left, on standard error and only where someone is looking.

    with progress([("deriving", 1.0), ("writing", 0.3)], quiet=as_json) as bar:
        bar.stage("deriving")
        bar.tell(0.4, "293 operations")  # where the work knows how far it is

A command is a row of stages with weights: the seconds that each took when it was measured, 0 where
nobody knows. What is left of the present stage follows from its weight, and the more from the
fraction told the more is done; what is left of the later ones from their weights and the pace so
far. A stage that takes longer than expected says so
by promising a seventh of the time that it has kept silent.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import emdeg
from emdeg.shorten.effort import parse_effort

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text

    from emdeg.robot.robot import Robot
    from emdeg.verbs import Compiled

Stages = Sequence[tuple[str, float]]

PATIENCE = 0.4  # seconds before anything is shown
PRIOR = 0.5  # seconds of the expected pace, against which what is measured has to weigh
OVERDUE = 0.15  # of the silence so far, when a stage should be over by now
OPTIMISED = 0.95  # of a compilation; the rest is its certificate


class Bar:
    """How far a command is. Nothing here writes: `progress` shows it."""

    def __init__(self, stages: Stages, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.began = clock()
        self.what, self.note = "", ""
        self._shown = 0.0
        self._past = 0.0  # weight of the stages that are over
        self.plan(stages)

    def plan(self, stages: Stages) -> None:
        """Name what is still to be done; the first stage begins."""
        self._stages = list(stages)
        self._place = 0
        self._enter()

    def _enter(self) -> None:
        self.entered = self.heard = self.clock()
        self.told, self.note = 0.0, ""
        self.what = self._stages[self._place][0] if self._stages else ""

    def stage(self, name: str) -> None:
        """This stage begins; all before it are over. One that was not planned weighs nothing."""
        names = [n for n, _ in self._stages]
        if name not in names:
            self._stages.insert(self._place + 1, (name, 0.0))
            names.insert(self._place + 1, name)
        place = names.index(name)
        self._past += sum(weight for _, weight in self._stages[self._place : place])
        self._place = place
        self._enter()

    def tell(self, fraction: float, note: str | None = None) -> None:
        """So much of the stage is done; `note` is shown beside the bar."""
        self.told = min(max(fraction, self.told), 1.0)
        self.heard = self.clock()
        self.note = self.note if note is None else note

    @property
    def left(self) -> float:
        """Seconds until everything is done, as far as one can tell."""
        now = self.clock()
        pace = (self._past + PRIOR) / (self.entered - self.began + PRIOR)
        _, weight = self._stages[self._place] if self._stages else ("", 0.0)
        expected = weight / pace
        if self.told:
            measured, trust = (self.heard - self.entered) / self.told, self.told**0.5
            expected = trust * measured + (1 - trust) * expected if weight else measured
        here = max(expected - (now - self.entered), OVERDUE * (now - self.heard))
        later = sum(w for _, w in self._stages[self._place + 1 :])
        return here + later / pace

    @property
    def fraction(self) -> float:
        """From 0 to 1, never back."""
        passed = self.clock() - self.began
        self._shown = max(self._shown, passed / max(passed + self.left, 1e-9))
        return min(self._shown, 1.0)

    def follow(self, what: str, fraction: float = 0.0, note: str | None = None) -> None:
        """Work that says by itself in which stage it is, and how much of that is over."""
        if what != self.what:
            self.stage(what)
        self.tell(fraction, note)

    def __rich__(self) -> Table | Text:
        from rich.progress_bar import ProgressBar  # slow to import, and only for a terminal
        from rich.table import Table
        from rich.text import Text

        if self.clock() - self.began < PATIENCE:
            return Text("")
        grid = Table.grid(padding=(0, 1))
        grid.add_row(
            ProgressBar(total=1.0, completed=self.fraction, width=28),
            Text(f"{spoken(self.left):>5} left", style="cyan"),
            Text(self.what),
            Text(self.note, style="bold"),
        )
        return grid


def spoken(seconds: float) -> str:
    """4 s, 2:05, 1:00:00."""
    whole = max(1, round(seconds))
    if whole < 100:
        return f"{whole} s"
    hours, rest = divmod(whole, 3600)
    return f"{hours}:{rest // 60:02}:{rest % 60:02}" if hours else f"{rest // 60}:{rest % 60:02}"


@contextmanager
def progress(stages: Stages, *, quiet: bool = False) -> Iterator[Bar]:
    """Show a bar while the block runs; it leaves nothing behind, however the block ends."""
    bar = Bar(stages)
    if quiet or not sys.stderr.isatty():
        yield bar
        return
    from rich.console import Console  # slow to import, and only for a terminal
    from rich.live import Live

    console = Console(stderr=True)
    if not console.is_interactive:
        yield bar
        return
    live = Live(
        console=console, get_renderable=bar.__rich__, transient=True, refresh_per_second=8,
        redirect_stdout=sys.stdout.isatty(),
    )  # fmt: skip
    with live:
        yield bar


# -- compilation ----------------------------------------------------------------------


LONGER = {"-O0": 1.0, "-O1": 7.0, "-O2": 120.0, "-O3": 300.0}  # than deriving alone


def compile_seconds(robot: Robot, optimise: str | None) -> float:
    """How long a compilation takes, roughly: measured from 2 to 30 joints."""
    derived, effort = 0.003 * robot.nv**2 + 0.05, parse_effort(optimise)
    return derived * LONGER[effort.name] if effort.budget is None else derived + effort.budget


def compiling(bar: Bar, robot: Robot, outputs: Any, **options: Any) -> Compiled:
    """Compile as a stage of a bar, which shows the operations of the best program so far."""

    fewest: list[int] = []  # parts of a search may start again from longer programs

    def tell(stage: str, operations: int, fraction: float) -> None:
        if operations:
            fewest[:] = [min([operations, *fewest])]
        bar.tell(OPTIMISED * fraction, f"{fewest[0]} operations" if fewest else None)

    return emdeg.compile(robot, outputs, progress=tell, **options)
