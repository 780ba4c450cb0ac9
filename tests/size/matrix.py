"""Robots of 10 to 500 joints × every command and quantity: each ends, or says what would work.

    .venv/bin/python -m tests.size.matrix [--only "chain 200"] [--what commands]

prints a line for each pair: how it ended, seconds of the processor, megabytes, and the last words
of what was refused. Every pair is a process of its own whose stack holds `STACK` calls, with
`SECONDS` of the processor and `ADDRESSES` bytes: a recursion that is as deep as the robot has
joints, a hang and a hunger for memory end it. `test_size.py` runs the same.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.size import description
from emdeg.cli import DEFECT, OK, REFUSED

STACK = 400  # calls: commands with all their imports take about 200
SECONDS = 120  # of the processor
ADDRESSES = 6 * 2**30  # bytes; most of them are never touched
MOST_MEMORY = 1000  # MB, up to 200 joints
ENDED, SAID, BROKEN = "ended", "refused", "broken"

#: name → (kind of benchmarks/size.py, joints)
ROBOTS = {
    "chain 10": ("chain", 10),
    "chain 50": ("chain", 50),
    "chain 200": ("chain", 200),
    "chain 500": ("chain", 500),
    "comb 60": ("comb", 60),
    "comb 200": ("comb", 200),
    "tree 63": ("binary tree", 63),
    "tree 255": ("binary tree", 255),
    "floating 50": ("floating chain", 50),
    "floating 200": ("floating chain", 200),
    "fixed 1000": ("chain of 1,000 fixed links", 6),
}
#: what is run on each robot, but for `-O none` where a search is asked for anyway
COMMANDS = {
    "check": "check {robot}",
    "show": "show {robot}",
    "show --toml": "show {robot} --toml",
    "derive": "derive {robot}",
    "derive --latex": "derive {robot} --parts g --latex",
    "derive --json": "derive {robot} --json -o equations.json",
    "derive --steps": "derive {robot} --method newton_euler --steps",
    "explain": "explain g1 {robot}",
    "explicit": "explicit {robot}",
    "abbreviate": "abbreviate {robot} --states 10",
    "count": "count {robot} -O none",
    "count -O1": "count {robot}",
    "count --rolled": "count {robot} -O none --rolled",
    "count --elements": "count {robot} -O none --outputs gravity --elements",
    "compare": "compare {robot} --methods newton_euler,customised -O none",
    "verify": "verify {robot}",
    "bound": "bound {robot} --quantity gravity -O none",
    "study": "study pseudo-inertia {robot}",
    "study dominance": "study dominance {robot}",
    "simulate": "simulate {robot} -O none --time 0.01 --integrator rk4 --step 0.001 --samples 3 -q",
    "identifiable": "identifiable {robot} -q",
    "sweep": "sweep {robot} --states 100 --quantity gravity -O none",
    "excite": "excite {robot} --seconds 1",
    "linearise": "linearise {robot}",
    "online": "online {robot} --output firmware",
    "generate c": "generate {robot} -O none -o out",
    "generate numpy": "generate {robot} -O none --target numpy -o out",
    "generate markdown": "generate {robot} -O none --target markdown -o out",
    "generate latex": "generate {robot} -O none --target latex -o out",
    "report": "report {robot} --no-compare -O none -o page.html",
    "bench": "bench {robot} -O none --batch 10 --repeat 1",
}
_QUANTITY = """
import sys
import emdeg
robot = emdeg.load("robot.toml", floating_base={floating})
try:
    program = emdeg.compile(robot, {quantity!r}, optimise=None)
    program.jit() if len(program) < {code} else None
except emdeg.EmdegError as refusal:
    sys.exit(f"emdeg: {{refusal}}")
print(len(program))
"""
MOST_CODE = 100_000  # values of a program that is turned into machine code, too
_START = "import sys; sys.setrecursionlimit({stack}); "
_COMMAND = "from emdeg.cli import main; main()"


@dataclass(frozen=True)
class Outcome:
    """How a process ended."""

    how: str
    seconds: float  # of the processor
    memory: float  # MB
    words: str  # the last that it said

    def __str__(self) -> str:
        return f"{self.how:8} {self.seconds:6.1f} s {self.memory:6.0f} MB  {self.words}"


def commands(robot: str, folder: Path, names: Sequence[str] = ()) -> Iterator[tuple[str, Outcome]]:
    """Every command on a robot of ROBOTS."""
    kind, _ = ROBOTS[robot]
    given = "robot.toml --floating-base" if kind.startswith("floating") else "robot.toml"
    for name in names or COMMANDS:
        line = COMMANDS[name].format(robot=given)
        if name == "show --toml":
            line = line.replace(" --floating-base", "")
        yield name, _run([_START.format(stack=STACK) + _COMMAND, *line.split()], folder)


def quantities(robot: str, folder: Path, names: Sequence[str]) -> Iterator[tuple[str, Outcome]]:
    """Every quantity of a robot of ROBOTS, as derived, certified; short ones as machine code."""
    floating = ROBOTS[robot][0].startswith("floating")
    for name in names:
        text = _QUANTITY.format(floating=floating, quantity=name, code=MOST_CODE)
        yield name, _run([_START.format(stack=STACK) + text], folder)


def written(robot: str, folder: Path) -> None:
    """The robot as a file that commands read."""
    (folder / "robot.toml").write_text(description(*ROBOTS[robot]), encoding="utf-8")


def _run(arguments: Sequence[str], folder: Path) -> Outcome:
    def limits() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (ADDRESSES, ADDRESSES))

    with (folder / "said").open("w+", encoding="utf-8") as said:
        process = subprocess.Popen(
            [sys.executable, "-c", *arguments], cwd=folder, stdout=subprocess.DEVNULL, stderr=said,
            preexec_fn=limits, env={**os.environ, "OMP_NUM_THREADS": "1", "COLUMNS": "80"},
        )  # fmt: skip
        _, status, used = os.wait4(process.pid, 0)
        said.seek(0)
        words = re.sub(r"\s+", " ", said.read()).strip()
    process.returncode = code = os.waitstatus_to_exitcode(status)
    ended = {OK: ENDED, REFUSED: SAID}.get(code, BROKEN)
    if ended == SAID and not words.startswith("emdeg: "):
        ended = BROKEN  # Python's own exit code for what nobody caught
    words = words if code in (REFUSED, DEFECT) else f"code {code} {words}" if code else ""
    return Outcome(ended, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024, words[-300:])


def main() -> None:
    """Print the table."""
    from emdeg.mechanics.quantities.quantities import QUANTITIES

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", default=[], help="robots")
    parser.add_argument(
        "--what", action="append", default=[], help="names, or `commands`, or `quantities`"
    )
    options = parser.parse_args()
    for robot in options.only or ROBOTS:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            written(robot, folder)
            every, only = not options.what, options.what
            chosen = [n for n in COMMANDS if every or n in only or "commands" in only]
            asked = [n for n in QUANTITIES if every or n in only or "quantities" in only]
            if chosen:
                for what, outcome in commands(robot, folder, chosen):
                    print(f"{robot:14} {what:24} {outcome}", flush=True)
            for what, outcome in quantities(robot, folder, asked):
                print(f"{robot:14} {what:24} {outcome}", flush=True)


if __name__ == "__main__":
    main()
