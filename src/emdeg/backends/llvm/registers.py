"""What is in a register and what waits in memory, where as little as possible comes back.

Step t reads what some earlier steps made. Of what will be read again `registers` values are held;
when there is one more, the one whose next reader is farthest leaves, which is the best that can be
done for a given order (Belady, A study of replacement algorithms for a virtual-storage computer,
1966). One that left is loaded again by its next reader. LLVM decides by weights of whole live
ranges instead, which in a function of thousands of operations loads and stores half as much again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import heappop, heappush

REGISTERS = 16  # of 32: what waits in memory takes less code than the second half of registers


def loaded_again(reads: Sequence[Sequence[int]], registers: int = REGISTERS) -> list[list[int]]:
    """For each step, what it reads of earlier ones and finds in no register."""
    uses: list[list[int]] = [[] for _ in reads]
    for step, read in enumerate(reads):
        for r in read:
            uses[r].append(step)
    at = [0] * len(reads)  # uses that are over
    held: set[int] = set()
    far: list[tuple[int, int]] = []  # (−next use, value) of all that are held, and of others
    found: list[list[int]] = []

    def hold(k: int) -> None:
        if at[k] < len(uses[k]):
            held.add(k)
            heappush(far, (-uses[k][at[k]], k))

    for step, read in enumerate(reads):
        found.append([r for r in read if r not in held])
        for r in read:
            held.discard(r)
            at[r] += 1
            hold(r)
        hold(step)
        while len(held) > registers:
            use, value = heappop(far)
            if value in held and uses[value][at[value]] == -use:  # else an entry of before
                held.discard(value)
    return found


def places(again: Sequence[Sequence[int]], widths: Sequence[int]) -> Mapping[int, int]:
    """Where each step's result waits, if it does; a place is free when nobody comes back to it.

    Places are counted in numbers, and those of `widths[k]` numbers begin at multiples of it.
    """
    last = {k: step for step, read in enumerate(again) for k in read}
    over: list[list[int]] = [[] for _ in again]
    for k, step in last.items():
        over[step].append(k)
    free: dict[int, list[int]] = {}
    found: dict[int, int] = {}
    end = 0
    for step, ended in enumerate(over):
        for k in ended:
            heappush(free.setdefault(widths[k], []), found[k])
        if step in last:
            width = widths[step]
            if free.get(width):
                found[step] = heappop(free[width])
            else:
                found[step] = -(-end // width) * width
                end = found[step] + width
    return found
