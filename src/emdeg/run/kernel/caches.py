"""The largest cache of this processor: results that do not stay in it may go past it.

Measured on a processor whose last cache has 32 MiB, results of 8 MB are written 1.5 times as fast
past it and those of 16 MB twice as fast (below 4 MB it makes no difference): a core has a share of
that cache only, and inputs and lines that are read before they are written need theirs.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

USUAL = 32 << 20  # bytes, where the system does not say
_UNITS = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
_LINUX = Path("/sys/devices/system/cpu/cpu0/cache")
_NAMES = ("SC_LEVEL4_CACHE_SIZE", "SC_LEVEL3_CACHE_SIZE", "SC_LEVEL2_CACHE_SIZE")


SHARE = 4  # the part of the largest cache that results may fill: one fourth


def largest_results() -> int:
    """Bytes of results up to which they stay in the cache."""
    return largest_cache() // SHARE


@cache
def largest_cache() -> int:
    """Bytes."""
    return max(_found(), default=0) or USUAL


def _found(folder: Path = _LINUX) -> Iterator[int]:
    """What the system says of each cache."""
    for file in folder.glob("index*/size"):
        with suppress(OSError, ValueError, KeyError):
            text = file.read_text(encoding="ascii").strip()
            yield int(text[:-1]) * _UNITS[text[-1]] if text[-1] in _UNITS else int(text)
    for name in _NAMES:
        if name in getattr(os, "sysconf_names", {}):
            with suppress(OSError, ValueError):
                yield os.sysconf(name)
