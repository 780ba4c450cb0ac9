"""Robots of 10 to 500 joints × every command and quantity: each ends, or says what would work.

    nice .venv/bin/python -m tests.size.matrix [--only "chain 200"] [--what commands] [--again]

writes benchmarks/results/matrix.md, a line for each pair: how it ended, seconds of the processor,
megabytes, and what was said where it was refused. Pairs that are in the file already are not tried
again, but for those that broke: it may be stopped and started at any time. Long robots come first.
Every pair is a process of its own, with a short stack and limits of time and memory: server.py.
`test_size.py` runs the same.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from emdeg.cli import OK, REFUSED
from tests.size.robots import ROBOTS
from tests.size.server import SECONDS, STACK

MOST_MEMORY = 1000  # MB, up to 200 joints
LONGEST = 700  # characters of a message
ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "benchmarks" / "results" / "matrix.md"
ABOUT = f"""# Every command and quantity on robots of every size

`python -m tests.size.matrix` wrote this. Each pair is a process of its own with {STACK} calls of
stack and {SECONDS} s of the processor: it ends, or is refused with a sentence that says what would
work. Robots have general inertias and axes at right angles; programs are as derived (`-O none`),
certified, unless the command searches by itself. Seconds are those of the processor beside other
work, without imports, and of quantities without reading the robot; MB is the largest memory.
`followers` has joints that follow five others (mimic), `mixed` sliding joints and screws,
`humanoid` two hands with five fingers of four joints, `names` names of 200 characters.

"""
HEAD = "| robot | what | how | s | MB | says |\n|---|---|---|---:|---:|---|\n"
ENDED, SAID, BROKEN = "ended", "refused", "broken"
WRONG = "does not compute what its reference computes"

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


@dataclass(frozen=True)
class Outcome:
    """How a process ended."""

    how: str
    seconds: float  # of the processor
    memory: float  # MB
    words: str  # the last that it said

    def __str__(self) -> str:
        return f"{self.how:8} {self.seconds:6.1f} s {self.memory:6.0f} MB  {self.words}"


class Server:
    """A robot that is asked one thing after the other; see server.py."""

    def __init__(self, robot: str, folder: Path) -> None:
        self.floating = ROBOTS[robot].floating
        (folder / "robot.toml").write_text(ROBOTS[robot].text(), encoding="utf-8")
        alone = {"OMP_NUM_THREADS": "1", "COLUMNS": "80", "EMDEG_CACHE": "off"}
        roots = os.pathsep.join([str(ROOT), *sys.path])
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.size.server", robot], cwd=folder, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            env={**os.environ, **alone, "PYTHONPATH": roots},
        )  # fmt: skip

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate()

    def ask(self, what: str) -> Outcome:
        """A command of COMMANDS, or a quantity."""
        if what not in COMMANDS:
            return self._outcome({"quantity": what})
        given = "robot.toml --floating-base" if self.floating else "robot.toml"
        line = COMMANDS[what].format(robot="robot.toml" if what == "show --toml" else given)
        return self._outcome({"command": line.split()})

    def _outcome(self, asked: dict[str, object]) -> Outcome:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(asked), file=self._process.stdin, flush=True)
        answer = json.loads(self._process.stdout.readline())
        code, words = answer["code"], re.sub(r"\s+", " ", answer["said"]).strip()
        how = {OK: ENDED, REFUSED: SAID}.get(code, BROKEN)
        if how == SAID and not words.startswith("emdeg: "):
            how = BROKEN  # whoever refuses says so first
        if WRONG in words:
            how = BROKEN  # found by the certificate, and a defect all the same
        if how == ENDED:
            words = ""
        elif how == BROKEN:
            words = f"code {code} {words[-LONGEST:]}"
        return Outcome(how, answer["seconds"], answer["memory"], words[:LONGEST])


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
    for robot in options.only or sorted(ROBOTS, key=lambda name: -ROBOTS[name].joints):

        def wanted(names: Iterable[str], group: str, robot: str = robot) -> list[str]:
            chosen = [n for n in names if not asked or n in asked or group in asked]
            return [n for n in chosen if options.again or (robot, n) not in rows]

        names = wanted(COMMANDS, "commands") + wanted(QUANTITIES, "quantities")
        if not names:
            continue
        with tempfile.TemporaryDirectory() as folder, Server(robot, Path(folder)) as server:
            for what in names:
                rows[robot, what] = line_of(robot, what, server.ask(what))
                print(rows[robot, what], flush=True)
                save(options.into, rows, [*COMMANDS, *QUANTITIES])


if __name__ == "__main__":
    main()
