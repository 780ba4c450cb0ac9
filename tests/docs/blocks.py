"""Fenced blocks of Markdown pages, and how they are run.

    ```python            all of a page share one namespace; `# > ` lines are what is printed
    ```console           `$ command`, then lines that its output must contain, in order ("…" any)
    ```toml title="x"    a file that the page's later blocks may use (any language with a title)

Blocks in other languages and without a title are only shown; files of `src/` and checks are those
of test_extending.py.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
_FENCE = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```\s*$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """One fenced block."""

    language: str
    title: str
    text: str
    line: int


def pages() -> list[Path]:
    """The README and all pages of the documentation."""
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page."""
    text = page.read_text(encoding="utf-8")
    for found in _FENCE.finditer(text):
        title = re.search(r'title="([^"]+)"', found[2])
        line = text.count("\n", 0, found.start()) + 2
        yield Block(found[1], title[1] if title else "", found[3], line)


def run_page(page: Path) -> int:
    """Run a page's blocks in the current directory; returns how many were run."""
    namespace: dict[str, object] = {"__name__": "page"}
    done = 0
    extends = any(block.title.startswith("src/") for block in blocks(page))
    for block in blocks(page):
        where = f"{page.name}:{block.line}"
        if extends and (block.title == "check" or block.title.startswith("src/")):
            continue  # tests/docs/test_extending.py follows these
        if block.title and block.title != "check":
            Path(block.title).write_text(block.text, encoding="utf-8")
        elif block.language == "python":
            _python(block, namespace, where)
        elif block.language == "console":
            _console(block, where)
        else:
            continue
        done += 1
    return done


def _python(block: Block, namespace: dict[str, object], where: str) -> None:
    expected = [m.rstrip() for m in re.findall(r"^# ?> ?(.*)$", block.text, re.MULTILINE)]
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile("\n" * (block.line - 1) + block.text, where, "exec"), namespace)
    found = [line.rstrip() for line in printed.getvalue().splitlines()]
    if expected:
        assert found == expected, f"{where}: printed\n" + "\n".join(found)


def _console(block: Block, where: str) -> None:
    parts = re.split(r"^\$ ", block.text.replace("\\\n", " "), flags=re.MULTILINE)
    assert not parts[0].strip(), f"{where}: output before any command"
    for part in parts[1:]:
        command, *expected = part.rstrip("\n").split("\n")
        output = _run(command, where)
        position = 0
        for line in filter(None, (text.strip() for text in expected)):
            if line == "…":
                continue
            pattern = r"\s+".join(re.escape(word) for word in line.split())
            found = re.search(pattern.replace("…", r".*?"), output[position:])
            assert found, f"{where}: {command!r} does not print {line!r} (in order), but\n{output}"
            position += found.end()


def _run(command: str, where: str) -> str:
    """A command as a user types it; `emdeg` is the one of this environment."""
    words = shlex.split(command)
    if words[0] == "emdeg" and not set(command) & set("|&;<>"):
        return _in_process(words[1:], where)
    environment = dict(os.environ, COLUMNS="200", NO_COLOR="1", TERM="dumb")
    environment["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{environment['PATH']}"
    assert words[0] != "make", f"{where}: show `make` in a text block"
    done = subprocess.run(
        command, shell=True, capture_output=True, text=True, env=environment, check=False,
        timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, f"{where}: {command!r} fails: {done.stderr}"
    return done.stdout


def _in_process(arguments: list[str], where: str) -> str:
    """`emdeg …` without a process of its own: the same code, without its start."""
    from emdeg.cli import run

    printed, complaints = io.StringIO(), io.StringIO()
    before = {name: os.environ.get(name) for name in ("COLUMNS", "NO_COLOR")}
    os.environ.update(COLUMNS="200", NO_COLOR="1")
    try:
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(complaints):
            code = run(arguments)
    finally:
        for name, value in before.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value
    assert code == 0, f"{where}: emdeg {' '.join(arguments)} fails: {complaints.getvalue()}"
    return printed.getvalue()
