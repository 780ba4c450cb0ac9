"""A process that has read a robot, and forks for each thing that is asked of it.

    python -m tests.size.server "chain 200"      in the folder to work in

reads lines of JSON, {"command": [words]} or {"quantity": name}, and answers each with a line
{"code", "seconds", "memory", "said"}. Every fork has `STACK` calls, `SECONDS` of the processor and
`ADDRESSES` bytes: a recursion that is as deep as the robot has joints, a hang and a hunger for
memory end it. What a fork uses is what the system says of it; imports are not in its seconds, nor
is the reading of the robot for a quantity; what the server holds is in its memory.
"""

from __future__ import annotations

import importlib
import json
import os
import pkgutil
import resource
import sys
import traceback
from collections.abc import Callable
from pathlib import Path

import llvmlite.binding  # noqa: F401
import rich.console
import rich.live
import rich.progress_bar
import rich.table
import rich.text  # noqa: F401

import emdeg
from emdeg.cli import REFUSED, run
from tests.size.robots import ROBOTS

STACK = 400  # calls: the command line takes about 60, thirty parentheses of a written number 7 each
SECONDS = 120  # of the processor
ADDRESSES = 6 * 2**30  # bytes; most of them are never touched
MOST_CODE = 100_000  # values of a program that is turned into machine code, too
CRASHED = 70  # a traceback
SAID = "said"


def command(words: list[str]) -> int:
    """One command line."""
    return run(words)


def quantity(robot: emdeg.Robot, name: str) -> int:
    """A quantity as derived, certified; a short one as machine code, too."""
    try:
        program = emdeg.compile(robot, name, optimise=None)
        if len(program) < MOST_CODE:
            program.jit()
    except emdeg.EmdegError as refusal:
        print(f"emdeg: {refusal}", file=sys.stderr)
        return REFUSED
    return 0


def forked(work: Callable[[], int]) -> dict[str, object]:
    """How the work ends in a process of its own."""
    child = os.fork()
    if not child:
        code = CRASHED
        try:
            _confine()
            code = work()
        except BaseException:
            sys.setrecursionlimit(10_000)
            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(code)
    _, status, used = os.wait4(child, 0)
    return {
        "code": os.waitstatus_to_exitcode(status),
        "seconds": used.ru_utime + used.ru_stime,
        "memory": used.ru_maxrss / 1024,
        "said": Path(SAID).read_text(encoding="utf-8", errors="replace"),
    }


def _confine() -> None:
    """The limits of one fork; what it prints goes nowhere, what it says into a file."""
    with open(os.devnull, "w") as nowhere, open(SAID, "w") as said:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(said.fileno(), 2)
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESSES, ADDRESSES))
    sys.setrecursionlimit(STACK)


def main() -> None:
    """Answer until there is nothing more to read."""
    for module in pkgutil.walk_packages(emdeg.__path__, "emdeg."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    size = ROBOTS[sys.argv[1]]
    robot = emdeg.load("robot.toml", floating_base=size.floating)
    for line in sys.stdin:
        asked = json.loads(line)
        if "command" in asked:
            answer = forked(lambda words=asked["command"]: command(words))
        else:
            answer = forked(lambda name=asked["quantity"]: quantity(robot, name))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
