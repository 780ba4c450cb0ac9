"""A campaign that somebody kills: `python interrupted.py DIRECTORY STATES` prints its digest."""

from __future__ import annotations

import sys

import emdeg
from emdeg.sweep import sweep as verb

verb.KEEP = 0.05
program = emdeg.compile(emdeg.load("puma560"), "inverse_dynamics", optimise="none")


def tell(done: int, states: int) -> None:
    print(done, flush=True)


try:
    found = emdeg.sweep(
        program, float(sys.argv[2]), resume=sys.argv[1], progress=tell, reduce="max,mean,histogram"
    )
except KeyboardInterrupt:
    print("interrupted", flush=True)
    sys.exit(130)
print("digest", found.digest, flush=True)
