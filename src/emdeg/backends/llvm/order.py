"""The order of a tape: few values alive at once, and no long waits for one another.

Operations are listed from the last to the first. Of those whose readers are all listed, the next is
the one with the largest

    [its result is alive] − (operands that are not yet alive) + w·depth

so that a value is computed shortly before it is read, and what is read together is computed
together (Goodman and Hsu, Code scheduling and register allocation in large basic blocks, 1988).
`depth` is the cycle in which an operation could end at the earliest: what comes last ought to be
what has to wait longest. Among equals the one whose reader was listed last comes next, limb by
limb. The order of a tape changes no bit of any result.

A small w keeps limbs together, a large one keeps the processor busy. Which is better depends on
the program: a few are tried on a model of a processor,

    cycles  =  two operations begin in a cycle, in any order among the next `WINDOW`
            +  a cycle for every second value that comes back from memory (registers.py)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from heapq import heapify, heappop, heappush

from emdeg.backends.llvm.registers import loaded_again
from emdeg.backends.llvm.sums import LATENCY
from emdeg.backends.llvm.tape import Op, Tape

WEIGHTS = (0.0, 0.003, 0.01, 0.03)  # w; a cycle of depth against a register
WINDOW = 64  # operations that wait in a processor
BEGIN = 2  # operations that begin in a cycle
RELOAD = 0.5  # cycles
LONGEST = 10_000  # operations; of more, trying orders would take longer than compiling them


def ordered(tape: Tape) -> Tape:
    """The same operations, in a better order or in the same; a very long tape stays as it is."""
    if len(tape.ops) > LONGEST:
        return tape
    work = _Work(tape.ops)
    orders = [range(len(tape.ops)), *(work.listed(weight) for weight in WEIGHTS)]
    best = min(orders, key=work.cycles)
    return Tape(tuple(tape.ops[k] for k in best), tape.signed)


@dataclass(frozen=True)
class _Work:
    """Operations by their places on the tape: which read which."""

    ops: Sequence[Op]

    @cached_property
    def reads(self) -> list[list[int]]:
        """The operations that each one reads."""
        place = {op.result: k for k, op in enumerate(self.ops)}
        return [sorted({place[v] for v in op.reads() if v in place}) for op in self.ops]

    @cached_property
    def readers(self) -> list[list[int]]:
        """The operations that read each one, in order."""
        found: list[list[int]] = [[] for _ in self.ops]
        for k, read in enumerate(self.reads):
            for r in read:
                found[r].append(k)
        return found

    @cached_property
    def depth(self) -> list[int]:
        """The cycle in which each could end at the earliest."""
        found: list[int] = []
        for op, read in zip(self.ops, self.reads, strict=True):
            found.append(LATENCY[op.kind] + max((found[r] for r in read), default=0))
        return found

    def listed(self, weight: float) -> list[int]:
        """Places in the order that the head of this file describes."""
        count = len(self.ops)
        waiting = [len(readers) for readers in self.readers]
        dead = [len(read) for read in self.reads]  # operands that are not yet alive
        opened = [-1] * count  # when the result came to life; −1: nobody listed reads it
        done = [False] * count

        def entry(k: int) -> tuple[float, int, int]:
            score = (opened[k] >= 0) - dead[k] + weight * self.depth[k]
            return -score, -opened[k], -k

        heap = [entry(k) for k in range(count) if not waiting[k]]
        heapify(heap)
        found: list[int] = []
        while heap:
            best = heappop(heap)
            k = -best[2]
            if done[k] or best != entry(k):
                continue  # an entry of before some operand came to life
            done[k] = True
            found.append(k)
            for r in self.reads[k]:
                waiting[r] -= 1
                if opened[r] < 0:
                    opened[r] = len(found)
                    for other in self.readers[r]:
                        dead[other] -= 1
                        if not done[other] and not waiting[other]:
                            heappush(heap, entry(other))
                if not waiting[r]:
                    heappush(heap, entry(r))
        return found[::-1]

    def cycles(self, order: Sequence[int]) -> float:
        """What the model says."""
        return self._arithmetic(order) + RELOAD * self._reloads(order)

    def _arithmetic(self, order: Sequence[int]) -> int:
        """Cycles of a processor that looks at the next WINDOW operations."""
        ends = [0] * len(self.ops)
        begun: dict[int, int] = {}  # cycle → operations that begin in it
        oldest: list[int] = []  # ends of those that left the window, the latest so far
        latest = 0
        for place, k in enumerate(order):
            seen = oldest[place - WINDOW] if place >= WINDOW else 0
            cycle = max((ends[r] for r in self.reads[k]), default=0)
            cycle = max(cycle, seen)
            while begun.get(cycle, 0) >= BEGIN:
                cycle += 1
            begun[cycle] = begun.get(cycle, 0) + 1
            ends[k] = cycle + LATENCY[self.ops[k].kind]
            latest = max(latest, ends[k])
            oldest.append(latest)
        return latest

    def _reloads(self, order: Sequence[int]) -> int:
        """How often a value is read that is in no register."""
        time = {k: t for t, k in enumerate(order)}
        return sum(map(len, loaded_again([[time[r] for r in self.reads[k]] for k in order])))
