"""Logs: tables of times and numbers from a file, followed as a path; sound ones, then damaged.

What is read is followed: at every time of the table the path is at the table's numbers, and between
them it is finite.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

import numpy as np

import emdeg
from tests.campaign.damage import WORDS, damaged, number
from tests.campaign.trial import TAKEN, Case, Kind


def sound(rng: random.Random) -> str:
    """A heading or none, comments, rows of t, q1, …, qn."""
    width, count = rng.randint(1, 4), rng.randint(2, 12)
    lines = [",".join(["t", *(f"q{k}" for k in range(width))])] if rng.random() < 0.5 else []
    time = rng.choice((0.0, 0.0, -1.0, 1e6))
    for _ in range(count):
        if rng.random() < 0.05:
            lines.append("# a remark")
        lines.append(
            ",".join(f"{x:.6g}" for x in (time, *(rng.uniform(-3, 3) for _ in range(width))))
        )
        time += rng.choice((0.01, 0.1, 1.0))
    return rng.choice(("\n", "\n", "\r\n")).join([*lines, ""])


def draw(rng: random.Random) -> Case:
    text = sound(rng)
    way = rng.random()
    if way < 0.6:
        text = damaged(text, rng)
    elif way < 0.8:
        cells = text.split(",")
        cells[rng.randrange(len(cells))] = rng.choice((number(rng), rng.choice(WORDS)))
        text = ",".join(cells)
    return {
        "text": text,
        "degree": rng.choice((*[5] * 20, 3, 3, 1, 1, 0, -1, 2.5, "5", None)),
        "bytes": rng.choice(("utf-8",) * 8 + ("latin-1", "utf-16")),
    }


def attempt(case: Case) -> str:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "log.csv"
        file.write_bytes(case["text"].encode(case["bytes"], "replace"))
        path = emdeg.trajectories.from_csv(file, degree=case["degree"])
    with np.errstate(all="ignore"):
        times = np.linspace(-1.0, path.duration + 1.0, 9)
        q, qd, qdd = path(times)
    assert q.shape == qd.shape == qdd.shape == (9, path.width)
    assert np.isfinite(q).all(), "a path that was read is not finite"
    return TAKEN


KINDS = [Kind("log", draw, attempt, 6_000)]
