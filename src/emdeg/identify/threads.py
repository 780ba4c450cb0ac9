"""Small matrices by one thread.

A fit decomposes hundreds of matrices of some hundred columns. BLAS starts threads for each, which
wait for one another: on a busy computer a fit took three to six times the processor. For the time
of a call it gets one thread; what the process had before is set again at its end. The package
threadpoolctl does it (extra `identify`); without it all results are the same, only later.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def one_thread() -> Iterator[None]:
    """BLAS with one thread, where threadpoolctl is installed; also a decorator."""
    try:
        from threadpoolctl import threadpool_limits  # optional
    except ImportError:
        yield
        return
    with threadpool_limits(limits=1, user_api="blas"):
        yield
