"""The tables that README.md quotes, made from benchmarks/results: they cannot drift apart.

    python benchmarks/readme.py            writes them into README.md
    python benchmarks/readme.py --check    exits with 1 where README.md says something else

A table stands in README.md between `<!-- name -->` and `<!-- /name -->`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RESULTS = ROOT / "benchmarks" / "results"
README = ROOT / "README.md"

Rows = list[list[str]]

ARMSTRONG = "PUMA 560, Armstrong's zeros"
#: (quantity, robot as operations.md names it) → how the README names it, where it differs
ARMS = {
    ("inverse dynamics", f"{ARMSTRONG}, with motor inertias"): f"{ARMSTRONG} with motor inertias",
    ("inverse dynamics", "PUMA 560, general inertia"): "",
    (
        "inverse dynamics",
        "Stanford arm, centres on axes, symmetric link 6",
    ): "Stanford arm, symmetric link 6",
    ("inverse dynamics", "Stanford arm, general inertia"): "",
    ("inverse dynamics", "RX-90, general inertia"): "",
    ("inverse dynamics", "6R, everything symbolic"): "",
    ("inverse dynamics", "Panda, general inertia"): "",
    ("mass matrix", ARMSTRONG): "",
    ("mass matrix", "Panda, general inertia"): "",
}
EXPLICIT = {
    "PUMA 560 (EMDEG's set): M, b, c, g": ("M, b, c, g, EMDEG's parameters", "Burdick"),
    "PUMA 560 (Armstrong): forces": ("forces, Armstrong's parameters", "Armstrong"),
    "the same at 1 %: forces": ("the same, abbreviated at 1 %", "Armstrong"),
}
#: how the README heads a column → how the tables name its ratio, the fairest first: humanoids have
#: rolled programs, and matrices as Pinocchio writes them, without zeros and the other triangle
RATIOS = {
    "one call, Pinocchio": (
        "one call from C, what Pinocchio writes / Pinocchio C++",
        "one call from C, the better program / Pinocchio C++",
        "one call from C / Pinocchio C++",
    ),
    "one call, CasADi's C": ("one call from C / generated C",),
    "batch, Pinocchio": (
        "batch (N, n), the better program / Pinocchio C++",
        "batch (N, n) / Pinocchio C++",
    ),
    "batch, numba": ("batch (N, n) / numba",),
    "beyond the cache, Pinocchio": ("batch 50 times as large / Pinocchio C++",),
}
#: rows of rounding.md → how the README names them
ROUNDED = {"puma560": "PUMA 560", "ur5": "UR5", "panda": "Panda", "iiwa": "iiwa"}
QUANTITIES = ("Inverse dynamics", "Mass matrix", "Forward dynamics", "Derivatives")
#: files of speed tables → what the README calls their robots
SPEED = {"speed.md": "arms", "speed_long.md": "humanoids and a tree"}


def tables(file: str, heading: str = "") -> list[Rows]:
    """The tables of a file of results, of one section or of all, without their rules."""
    text = (RESULTS / file).read_text(encoding="utf-8")
    if heading:
        text = text.split(f"\n## {heading}\n", 1)[1].split("\n## ", 1)[0]
    found: list[Rows] = []
    for block in re.findall(r"(?:^\|.*\n?)+", text, re.MULTILINE):
        lines = [line for line in block.splitlines() if not re.fullmatch(r"[|\-: ]+", line)]
        found.append([[cell.strip() for cell in line.strip("|").split("|")] for line in lines])
    return found


def markdown(rows: Rows) -> str:
    """Rows as a table, the first its head."""
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([lines[0], "|---" * len(rows[0]) + "|", *lines[1:]]).replace("|  |", "| |")


def bold(cell: str) -> str:
    """The number in bold face."""
    found = re.search(r"\*\*(\d+)\*\*", cell)
    assert found is not None, cell
    return found[1]


def first_number(cell: str) -> str:
    """The number that a cell begins with, after any sum."""
    total = re.search(r"= (\d+)", cell)
    return total[1] if total else re.findall(r"\d+", cell)[0]


def puma() -> str:
    """The PUMA 560 among the papers' counts."""
    head, *rows = tables("operations.md")[0]
    count = rows[0][head.index("-O1")]
    mul, add = re.findall(r"\d+", count)[:2]
    ours = ["**emdeg, `-O1`** (seconds; `emdeg count puma560 --no-records`)", mul, add, bold(count)]
    return markdown(
        [
            ["", "mul", "add", "total"],
            ["Newton–Euler (Hollerbach's count)", "852", "738", "1590"],
            ["Armstrong, Khatib, Burdick 1986, explicit", "739", "426", "1165"],
            ["EMDEG, Burdick 1986", "401", "254", "655"],
            [ours[0], *(f"**{n}**" for n in ours[1:])],
        ]
    )


def operations() -> str:
    """Totals beside the best known."""
    head, *rows = tables("operations.md")[0]
    known, quick, best = (head.index(name) for name in ("known", "-O1", "best found"))
    found = [["", "best known", "`-O1`", "best found"]]
    for row in rows:
        name = ARMS.get((row[0], row[1]))
        if name is not None:
            without = " (without)" if "without" in row[known] else ""
            cells = [f"{first_number(row[known])}{without}", bold(row[quick]), bold(row[best])]
            found.append([f"{row[0]}, {name or row[1]}", *cells])
    assert len(found) == len(ARMS) + 1, "operations.md names its robots otherwise"
    return markdown(found)


def explicit() -> str:
    """The explicit model as derived."""
    _, *rows = tables("explicit.md", "Counts")[0]
    found = [["PUMA 560", "published", "emdeg"]]
    for row in rows:
        if row[0] in EXPLICIT:
            name, who = EXPLICIT[row[0]]
            found.append([name, f"{first_number(row[1])} ({who})", first_number(row[2])])
    assert len(found) == len(EXPLICIT) + 1, "explicit.md names its rows otherwise"
    return markdown(found)


def simulation() -> str:
    """Nanoseconds a step, semi-implicit; the fastest of each peer."""
    _, *rows = tables("simulation.md")[0]
    found = [["", "Pinocchio", "MuJoCo", "emdeg, one state", "emdeg, in a batch"]]
    for robot, name in (("panda", "Panda"), ("ur5", "UR5")):
        times = {r[2]: float(r[3]) for r in rows if r[:2] == [robot, "semi_implicit"] and r[4]}
        peers = [
            min(t for who, t in times.items() if who.startswith(peer))
            for peer in ("Pinocchio", "MuJoCo", "emdeg, one state", "emdeg, batch")
        ]
        found.append([name, *(f"{t:.0f}" for t in peers)])
    return markdown(found)


def rounding() -> str:
    """What float32 costs: the proved bounds of both types over the whole box."""
    _, *rows = tables("rounding.md")[0]
    found = [["worst error, proved", "torque, float64", "float32", "gravity, float64", "float32"]]
    for robot, name in {**ROUNDED, "talos": "Talos"}.items():
        bounds = {(r[1], r[2]): r[3] for r in rows if r[0] == robot}
        cells = [
            bounds[quantity, dtype]
            for quantity in ("inverse dynamics", "gravity")
            for dtype in ("float64", "float32")
        ]
        found.append([name, *(f"{cell} N m" for cell in cells)])
    return markdown(found)


def fixed_point() -> str:
    """Instructions of integers beside those of floats, and how far off the torques can be."""
    _, *rows = tables("fixed_point.md")[0]
    head = ["instructions a call", "gravity: M3, integers", "M4F, float32"]
    head += ["torque: M3, integers", "M4F, float32", "M3, float32", "off, proved"]
    found = [head]
    for robot, name in ROUNDED.items():
        by = {r[1]: r for r in rows if r[0] == robot}
        gravity, torque = by["gravity"], by["inverse dynamics"]
        found.append([name, gravity[2], gravity[3], torque[2], torque[3], torque[4], torque[8]])
    return markdown(found)


def speed() -> str:
    """How many times faster, from the worst robot to the best, and which marks are missed."""
    found = [["", *RATIOS]]
    marks, missed = 0, []
    for file, robots in SPEED.items():
        for name in QUANTITIES:
            if not measured(file, name):
                continue
            head, *rows = tables(file, name)[0]
            ratios = {row[0]: [float(c.strip("*")) for c in row[2:] if c] for row in rows}
            known = [[ratios[key] for key in keys if key in ratios] for keys in RATIOS.values()]
            cells = [span(rows_found[0]) if rows_found else "" for rows_found in known]
            found.append([f"{name}, {robots}", *cells])
            for row in rows:
                reached = [cell.startswith("**") for cell in row[2:]] if row[1] else []
                marks += len(reached)
                short = [robot for robot, good in zip(head[2:], reached, strict=False) if not good]
                if short:
                    missed.append(f"{name.lower()}, {row[0]} ({', '.join(short)})")
    words = f"Of {marks} marks that we set ourselves there, {marks - len_of(missed)} are reached."
    if missed:
        words += " Missed: " + "; ".join(missed) + "."
    return markdown(found) + "\n\n" + words


def measured(file: str, heading: str) -> bool:
    """Is there such a section?"""
    place = RESULTS / file
    return place.exists() and f"\n## {heading}\n" in place.read_text(encoding="utf-8")


def len_of(missed: list[str]) -> int:
    """How many robots the missed marks name."""
    return sum(entry.rsplit("(", 1)[1].count(",") + 1 for entry in missed)


def span(values: list[float]) -> str:
    """8.8–13.7."""
    low, high = min(values), max(values)
    return f"{low:g}" if low == high else f"{low:g}–{high:g}"


TABLES: dict[str, Callable[[], str]] = {
    "puma": puma,
    "operations": operations,
    "speed": speed,
    "explicit": explicit,
    "simulation": simulation,
    "rounding": rounding,
    "fixed point": fixed_point,
}


def filled(text: str) -> str:
    """The README with its tables as the results are now."""
    for name, table in TABLES.items():
        pattern = rf"<!-- {name} -->\n.*?<!-- /{name} -->"
        new = f"<!-- {name} -->\n{table()}\n<!-- /{name} -->"
        text, count = re.subn(pattern, lambda _, new=new: new, text, flags=re.DOTALL)
        if count != 1:
            raise SystemExit(f"README.md has {count} tables {name!r}, not one")
    return text


def main() -> None:
    """Write, or check."""
    old = README.read_text(encoding="utf-8")
    new = filled(old)
    if "--check" in sys.argv[1:]:
        if old != new:
            raise SystemExit("README.md quotes other results: run `python benchmarks/readme.py`")
    elif old != new:
        README.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
