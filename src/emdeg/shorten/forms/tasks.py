"""Recursion without depth: a chain of many joints nests sums deeper than Python's stack may be.

A task is a generator that yields the tasks to be finished before it goes on; what they make they
leave where it is looked up.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias

Task: TypeAlias = Generator["Task", None, Any]


def finish(task: Task) -> None:
    """Do a task and all that it asks for, on a stack of our own."""
    stack = [task]
    while stack:
        needed = next(stack[-1], None)
        if needed is None:
            stack.pop()
        else:
            stack.append(needed)
