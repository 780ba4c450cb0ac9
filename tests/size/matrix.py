"""Robots of 10 to 500 joints × every command and quantity: each ends, or says what would work.

    nice .venv/bin/python -m tests.size.matrix [--only "chain 200"] [--what commands] [--again]

writes benchmarks/results/matrix.md, a line for each pair: how it ended, seconds of the processor,
megabytes, and what was said where it was refused. Pairs that are in the file already are not tried
again, but for those that broke: it may be stopped and started at any time. Every pair is a process
of its own whose stack holds `STACK` calls, with `SECONDS` of the processor and `ADDRESSES` bytes: a
recursion that is as deep as the robot has joints, a hang and a hunger for memory end it.
`test_size.py` runs the same.
"""

from __future__ import annotations

import argparse
import itertools
import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.size import description
from emdeg.cli import DEFECT, OK, REFUSED

STACK = 400  # calls: commands with all their imports take about 200
SECONDS = 120  # of the processor
ADDRESSES = 6 * 2**30  # bytes; most of them are never touched
MOST_MEMORY = 1000  # MB, up to 200 joints
RESULTS = Path(__file__).parents[2] / "benchmarks" / "results" / "matrix.md"
ABOUT = f"""# Every command and quantity on robots of every size

`python -m tests.size.matrix` wrote this. Each pair is a process of its own with {STACK} calls of
stack and {SECONDS} s of the processor: it ends, or is refused with a sentence that says what would
work. Robots have general inertias and axes at right angles; programs are as derived (`-O none`),
certified, unless the command searches by itself. Seconds are those of the processor, imports and
all, beside other work; MB is the largest memory.

"""
HEAD = "| robot | what | how | s | MB | says |\n|---|---|---|---:|---:|---|\n"
ENDED, SAID, BROKEN = "ended", "refused", "broken"
WRONG = "does not compute what its reference computes"

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
    "excite": "excite {robot} --speed 2 --duration 5 --harmonics 2 --starts 1 --rate 20 -q",
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


def commands(robot: str, folder: Path, names: Iterable[str]) -> Iterator[tuple[str, Outcome]]:
    """Every command on a robot of ROBOTS."""
    kind, _ = ROBOTS[robot]
    given = "robot.toml --floating-base" if kind.startswith("floating") else "robot.toml"
    for name in names:
        line = COMMANDS[name].format(robot=given)
        if name == "show --toml":
            line = line.replace(" --floating-base", "")
        yield name, _run([_START.format(stack=STACK) + _COMMAND, *line.split()], folder)


def quantities(robot: str, folder: Path, names: Iterable[str]) -> Iterator[tuple[str, Outcome]]:
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
    if WRONG in words:
        ended = BROKEN  # found by the certificate, and a defect all the same
    words = words if code in (REFUSED, DEFECT) else f"code {code} {words}" if code else ""
    return Outcome(ended, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024, words[-300:])


# -- the table ----------------------------------------------------------------------


def known(file: Path) -> dict[tuple[str, str], str]:
    """(robot, what) → its line in the file as it is; what broke is to be tried again."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    rows = {tuple(c.strip() for c in line.split("|")[1:4]): line for line in lines if "|" in line}
    return {(r, what): line for (r, what, how), line in rows.items() if how in (ENDED, SAID)}


def line_of(robot: str, what: str, o: Outcome) -> str:
    words = o.words.replace("|", "/")
    return f"| {robot} | {what} | {o.how} | {o.seconds:.1f} | {o.memory:.0f} | {words} |"


def save(file: Path, rows: Mapping[tuple[str, str], str], every: Sequence[str]) -> None:
    """Robots as in ROBOTS, on each what is asked for in the order of `every`."""
    order = [(robot, what) for robot in ROBOTS for what in every]
    lines = [rows[pair] for pair in order if pair in rows]
    ended = sum(f"| {ENDED} |" in line for line in lines)
    refused = sum(f"| {SAID} |" in line for line in lines)
    broken = len(lines) - ended - refused
    said = f"Of {len(order):,} pairs {len(lines):,} were tried:"
    said += f" {ended:,} end, {refused:,} are refused, {broken:,} break.\n\n"
    file.write_text(ABOUT + said + HEAD + "\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Fill the table."""
    from emdeg.mechanics.quantities.quantities import QUANTITIES

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", default=[], help="robots")
    parser.add_argument(
        "--what", action="append", default=[], help="names, or `commands`, or `quantities`"
    )
    parser.add_argument("--again", action="store_true", help="what is in the table, too")
    parser.add_argument("--into", type=Path, default=RESULTS, help="the table")
    options = parser.parse_args()
    rows, asked = known(options.into), options.what
    for robot in options.only or ROBOTS:

        def wanted(names: Iterable[str], group: str, robot: str = robot) -> list[str]:
            chosen = [n for n in names if not asked or n in asked or group in asked]
            return [n for n in chosen if options.again or (robot, n) not in rows]

        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            written(robot, folder)
            lists = wanted(COMMANDS, "commands"), wanted(QUANTITIES, "quantities")
            runs = (each(robot, folder, names) for each, names in zip(RUNS, lists, strict=True))
            for what, outcome in itertools.chain.from_iterable(runs):
                rows[robot, what] = line_of(robot, what, outcome)
                print(rows[robot, what], flush=True)
                save(options.into, rows, [*COMMANDS, *QUANTITIES])


RUNS = (commands, quantities)

if __name__ == "__main__":
    main()
