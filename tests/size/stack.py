"""A shallow stack, on which a recursion shows that is as deep as a robot has joints."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def shallow(calls: int) -> Iterator[None]:
    """A stack that holds no more calls than these above the caller."""
    depth, frame, before = 0, sys._getframe(), sys.getrecursionlimit()
    while frame.f_back is not None:
        depth, frame = depth + 1, frame.f_back
    sys.setrecursionlimit(depth + calls)
    try:
        yield
    finally:
        sys.setrecursionlimit(before)
