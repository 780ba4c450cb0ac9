"""Programs that were compiled before: derived, optimised and certified once, then read back.

The key is a SHA-256 of everything that the program depends on, emdeg's own source included. The
cache gives back only what this user's emdeg kept under this key (cache.py). All the same it is
checked like any file from elsewhere: digest, points and probability of its certificate must follow
from it, and a program without a certificate is none where one was asked for.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import cache as once
from pathlib import Path

from emdeg import cache
from emdeg.errors import EmdegError
from emdeg.program.certify import check_claims
from emdeg.program.ir import Program


def remembered(
    parts: Sequence[object], make: Callable[[], Program], *, certified: bool = True
) -> Program:
    """The program of this key from the disk cache, or a new one, which is then kept.

    `parts` are what it depends on: the robot's hash, outputs, method, level and options, each
    with a `repr` that says everything. `certified`: must it have a certificate?
    """
    text = "\n".join([source_signature(), *(repr(part) for part in parts)])
    key = hashlib.sha256(text.encode()).hexdigest()
    kept = cache.read(key, "json")
    if kept is not None:
        try:
            program = Program.from_json(kept)
            if certified or program.certificate is not None:
                check_claims(program)
            return program
        except EmdegError:
            pass
        cache.remove(key, "json")
    program = make()
    cache.write(key, program.to_json().encode(), "json")
    return program


@once
def source_signature() -> str:
    """Changes whenever a file of emdeg does: names, sizes and times of all of them."""
    root = Path(__file__).resolve().parent.parent
    files = sorted(p for p in root.rglob("*") if p.suffix in (".py", ".toml", ".record"))
    lines = [f"{p.relative_to(root)} {p.stat().st_size} {p.stat().st_mtime_ns}" for p in files]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
