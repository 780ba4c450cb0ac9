"""What `make demo` shows: the PUMA 560 from its description to machine code and a page to keep.

Each stage is timed. A stage that fails says so and the demo goes on, so that what works is seen;
the exit code is then 1.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import emdeg
from emdeg import report

ROBOT = "puma560"
REPORT = Path("out/puma560.html")


class Demo:
    """The stages in order, and how many failed."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.failures = 0

    def stage(self, title: str, run: Callable[[], Any]) -> Any:
        """Run a stage; its result, or None when it failed."""
        start = perf_counter()
        try:
            with self.console.status(title):
                result = run()
        except emdeg.EmdegError as error:
            self.failures += 1
            self.console.print(f"[red]✗[/] {title}: {error}", highlight=False)
            return None
        seconds = perf_counter() - start
        self.console.print(f"[green]✓[/] {title} [dim]{seconds:.2f} s[/]", highlight=False)
        return result

    def run(self) -> None:
        """All stages."""
        say = self.console.print
        say(f"[bold]emdeg {emdeg.__version__}[/]: a robot's equations of motion, exactly\n")
        robot = self.stage(f"load {ROBOT}", lambda: emdeg.load(ROBOT))
        if robot is None:
            return
        say(f"  {robot.title}: {robot.nv} joints, {len(robot.symbols)} symbols\n", highlight=False)
        program = self.stage(
            "derive, shorten and certify the inverse dynamics", lambda: emdeg.compile(robot)
        )
        if program is not None:
            say(_operations(robot, program))
            proof = program.certificate
            if proof is not None:
                say(
                    f"  proved equal to {proof.reference.method}: wrong with probability at most "
                    f"2^{proof.log2_error:.0f}\n",
                    highlight=False,
                )
            self._machine_code(robot, program)
        self.stage(f"write the report {REPORT}", lambda: _report(robot))
        if REPORT.exists():
            say(f"  open it in a browser: {REPORT.resolve()}\n", highlight=False)
        say("Next: emdeg --help, docs/quickstart.md, and your own robot: emdeg check my_arm.urdf")

    def _machine_code(self, robot: Any, program: Any) -> None:
        say = self.console.print
        kernel = self.stage("compile to machine code", lambda: emdeg.jit(program))
        if kernel is None:
            return
        draw = np.random.default_rng(0)
        q, qd, qdd = (draw.standard_normal((100_000, robot.nv)) for _ in range(3))
        tau = kernel(q, qd, qdd)
        # the first batches touch fresh memory and start the threads: the best of the later ones
        seconds = min(_seconds(lambda: kernel(q, qd, qdd, out=tau)) for _ in range(5))
        say(
            f"  {1e9 * seconds / len(q):.0f} ns for each of {len(q):,} states: the best of five "
            f"batches on {os.cpu_count()} cores",
            highlight=False,
        )

        def other() -> float:
            """The same states by another derivation, in the interpreter."""
            kane = emdeg.compile(robot, method="kane", optimise=None, certify=False)
            state = {"q": q[:100], "qd": qd[:100], "qdd": qdd[:100]}
            found = emdeg.interpret(kane, state)["inverse_dynamics"]
            return float(np.abs(np.asarray(found).reshape(-1, robot.nv) - tau[:100]).max())

        difference = self.stage("compare with Kane's equations, interpreted", other)
        if difference is not None:
            say(f"  largest difference of a torque: {difference:.1e} N m\n", highlight=False)
            if not difference < 1e-8:
                self.failures += 1
                say("[red]✗ that is more than rounding[/]")


def _seconds(run: Callable[[], Any]) -> float:
    """How long it takes by the clock."""
    start = perf_counter()
    run()
    return perf_counter() - start


def _operations(robot: Any, program: Any) -> Table:
    table = Table("  inverse dynamics", "mul", "add", "total", "source", box=None)
    count = program.count()
    table.add_row("  emdeg", str(count.mul), str(count.add), f"[bold]{count.total}[/]", "now")
    for p in reversed(emdeg.published(robot)):
        where = f" ({p.robot})" if p.robot else ""
        table.add_row(f"  {p.method}{where}", str(p.mul), str(p.add), str(p.total), p.source)
    return table


def _report(robot: Any) -> None:
    REPORT.parent.mkdir(parents=True, exist_ok=True)
    report.write(robot, REPORT)


def main() -> None:
    """Run the demo; exit with 1 when a stage failed."""
    demo = Demo(Console())
    demo.run()
    sys.exit(1 if demo.failures else 0)


if __name__ == "__main__":
    main()
