"""A campaign on a scheduler: `python campaign_on.py ADDRESS STATES [DIRECTORY]` prints its digest.

ADDRESS may be `here`. Ends with exit code 3 and one sentence where the scheduler is lost.
"""

from __future__ import annotations

import sys

import emdeg
from emdeg.sweep import sweep as verb

verb.KEEP = 0.05
ADDRESS, STATES = sys.argv[1], float(sys.argv[2])
program = emdeg.compile(emdeg.load("puma560"), "inverse_dynamics", optimise="none")


def tell(done: int, states: int) -> None:
    print(f"done {done / states:.3f}", flush=True)


try:
    found = emdeg.sweep(
        program, STATES, cluster=None if ADDRESS == "here" else ADDRESS, progress=tell,
        resume=sys.argv[3] if len(sys.argv) > 3 else None, reduce="max,mean,histogram",
    )  # fmt: skip
except emdeg.EmdegError as problem:
    print(f"error {problem}", flush=True)
    sys.exit(3)
print("digest", found.digest, flush=True)
