"""`make fuzz`: the campaign at length, on one core; what fails is made small and kept.

    python -m tests.campaign --cases 100000 --minutes 20 --seed 1 --kinds urdf,kernel --write

Each kind runs in a process of its own, so that a crash or a hang in machine code is one failed
case and not the end. One case of every defect is kept in tests/fixtures/campaign, where
tests/campaign/test_campaign.py replays it for ever. `--write` puts the table into
benchmarks/results/robustness.md.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
import time
from collections import Counter
from pathlib import Path

from tests.campaign.kinds import KINDS
from tests.campaign.results import write_section
from tests.campaign.runner import DIED, STUCK, Tally, campaign
from tests.campaign.trial import FOREIGN, HANG, REFUSED, TAKEN, Case, drawn, minimised, tried

KEPT = Path(__file__).parents[1] / "fixtures" / "campaign"


def keep(name: str, seed: int, where: str, number: int) -> Path | None:
    """The smallest case found that fails there, as a file; none when it does not fail again."""
    kind = KINDS[name]
    case = drawn(kind, seed, number)
    failure = tried(kind, case)
    if not failure.failed:
        print(f"  {where}: not again when tried alone (case {number})")
        return None
    return kept(name, minimised(kind, case, failure), failure.where)


def kept(name: str, case: Case, where: str) -> Path:
    slug = re.sub(r"[^a-z0-9]+", "_", where.lower())[:60].strip("_")
    text = json.dumps({"kind": name, "found": where, "case": case}, indent=1, sort_keys=True)
    mark = hashlib.sha256(text.encode()).hexdigest()[:6]
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"{name}-{slug}-{mark}.json"
    path.write_text(text + "\n", "utf-8")
    return path


def table(tallies: dict[str, Tally], seed: int) -> str:
    rows = ["| kind | tried | taken | refused | foreign exceptions | hangs | slowest, s | "
            "peak memory, MB (at start) | cases/s |", "|---" * 9 + "|"]  # fmt: skip
    total: Counter[str] = Counter()
    for name, t in tallies.items():
        o, count = t.outcomes, t.outcomes.total()
        total += o
        rows.append(
            f"| {name} | {count:,} | {o[TAKEN]:,} | {o[REFUSED]:,} | {o[FOREIGN]} | {o[HANG]} | "
            f"{t.slowest:.2f} | {t.peak / 2**20:.0f} ({t.base / 2**20:.0f}) | "
            f"{count / max(t.seconds, 1e-9):.0f} |"
        )
    rows.append(f"| all | {total.total():,} | {total[TAKEN]:,} | {total[REFUSED]:,} | "
                f"{total[FOREIGN]} | {total[HANG]} | | | |")  # fmt: skip
    return f"Seed {seed}, one core.\n\n" + "\n".join(rows)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.campaign", description=__doc__)
    parser.add_argument("--cases", type=int, default=100_000, help="in all, shared out by kind")
    parser.add_argument("--minutes", type=float, default=30.0, help="in all")
    parser.add_argument("--seed", type=int, default=None, help="drawn and printed without")
    parser.add_argument("--kinds", default=",".join(KINDS))
    parser.add_argument("--write", action="store_true", help="the table, into robustness.md")
    return parser.parse_args()


def main() -> int:
    given = arguments()
    seed = int(time.time()) % 10**6 if given.seed is None else given.seed
    names = given.kinds.split(",")
    whole = sum(KINDS[n].share for n in names)
    print(f"seed {seed}: repeat with --seed {seed}", flush=True)
    tallies, end, left = {}, time.time() + 60 * given.minutes, len(names)
    for name in names:
        cases = max(1, round(given.cases * KINDS[name].share / whole))
        fair = (end - time.time()) / left  # what one kind leaves, the next ones have
        left -= 1
        tally = tallies[name] = Tally()
        try:
            campaign(name, seed, cases, max(5.0, fair), tally)
        except KeyboardInterrupt:  # what was tried until then is counted all the same
            left = 0
        print(f"{name}: {dict(tally.outcomes)} in {tally.seconds:.0f} s", flush=True)
        for where, (number, detail) in tally.failures.items():
            print(f"  {where} (case {number})\n{detail}", flush=True)
            path = None if where in (DIED, STUCK) else keep(name, seed, where, number)
            print(f"  kept as {path}", flush=True)
        if not left:
            break
    print("\n" + table(tallies, seed))
    if given.write:
        write_section("fuzz", table(tallies, seed))
    return int(any(t.failures for t in tallies.values()))


if __name__ == "__main__":
    sys.exit(main())
