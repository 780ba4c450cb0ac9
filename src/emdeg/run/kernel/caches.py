"""The largest cache of this processor: what is larger does not stay in it, and may go past it."""

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
