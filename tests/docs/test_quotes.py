"""What the README quotes is what the benchmarks wrote."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
COUNT = re.compile(r"(\d+) \+ (\d+)(?: \+ \d+ div)? = \*\*(\d+)\*\*")


def cells(line: str) -> list[str]:
    """The cells of a row of a table."""
    return [cell.strip().replace("*", "") for cell in line.strip().strip("|").split("|")]


def measured() -> dict[str, tuple[list[int], list[int]]]:
    """quantity, robot, zeros → (mul, add, total) at -O1 and of the best."""
    found = {}
    for line in (ROOT / "benchmarks/results/operations.md").read_text().splitlines():
        counts = [[int(n) for n in match.groups()] for match in COUNT.finditer(line)]
        if line.startswith("|") and len(counts) == 3:
            found[", ".join(cells(line)[:2])] = (counts[1], counts[2])
    return found


def quoted() -> list[list[str]]:
    """Rows of the README's tables."""
    text = (ROOT / "README.md").read_text()
    return [cells(line) for line in text.splitlines() if line.startswith("| ")]


def test_totals_of_the_readme_are_those_of_the_benchmark() -> None:
    table = measured()
    rows = {row[0]: row for row in quoted() if len(row) == 4 and row[0] in table}
    assert len(rows) >= 9
    for name, row in rows.items():
        quick, best = table[name]
        assert row[2:] == [str(quick[2]), str(best[2])], name


def test_the_puma_of_the_readme_is_that_of_the_benchmark() -> None:
    (row,) = [row for row in quoted() if row[0].startswith("emdeg, `-O1`")]
    name = "inverse dynamics, PUMA 560, Armstrong's zeros, with motor inertias"
    assert [int(n) for n in row[1:]] == measured()[name][0]
