"""Which calls of a rolled program are computed side by side, and in which order.

Calls of one subroutine that do not wait for one another may be companions. Which are is tried in
three ways: by level, the longest way from the inputs to a call or from a call to the outputs (those
of one level cannot wait for each other), and by taking of what can begin now the subroutine with
most calls. Each way is also put into an order in which few numbers wait to be read: groups are
listed from the last to the first, and of those whose readers are all listed the next is the one
with the largest

    (its numbers that somebody listed reads) − (numbers that it reads and nobody listed does)

(Goodman and Hsu 1988, as order.py has it for single operations), so that a tree is computed branch
by branch. What is best is decided by a model of the time,

    time  =  Σ operations of a group · (1, or WIDER in 8 lanes)  ·  max(1, alive / HELD)

where `alive` is how many numbers wait at once: those beyond the first-level cache come back from
the second, which made the derivatives of a tree of 100 joints 1.6 times slower.
"""

from __future__ import annotations

from collections.abc import Sequence

from emdeg.backends.rolled import RolledPlan
from emdeg.program.blocks import Call

Group = tuple[Call, ...]
HELD = 4000  # numbers that wait in a first-level cache of 32 kB
NARROW = 4  # lanes that every processor with vectors of 256 bits has
WIDER = 1.5  # time of an operation in 8 lanes, against one in 4
GAIN = 0.83  # of the time in 4 lanes at most, or 8 are not worth their vectors
MOST = 35_000  # values of a function; of more, LLVM takes too long for one


def width_of(calls: int) -> int:
    """Lanes of a group: a power of two."""
    return 1 << (calls - 1).bit_length()


def side_by_side(rolled: RolledPlan, lanes: int) -> list[Group]:
    """The groups of all calls, in an order in which nobody waits: the fastest that is found."""
    order = Companions(rolled)
    best = order.fastest(min(lanes, NARROW))
    if lanes > NARROW:
        wide = order.fastest(lanes)
        if order.time(wide) <= GAIN * order.time(best):
            return wide
    return best


class Companions:
    """Which calls wait for which, by number, and groups of those that do not."""

    def __init__(self, rolled: RolledPlan) -> None:
        self.rolled, self.calls = rolled, rolled.roll.calls
        owner: dict[int, int] = {}
        for number, call in enumerate(self.calls):
            owner |= dict.fromkeys(rolled.values_of(call), number)
        self.waits = [{owner[k] for k in call.inputs if k in owner} for call in self.calls]
        self.readers: list[list[int]] = [[] for _ in self.calls]
        for number, below in enumerate(self.waits):
            for other in sorted(below):
                self.readers[other].append(number)

    def fastest(self, most: int) -> list[Group]:
        """Of all ways with at most so many lanes."""
        ways = [self.groups(level, most) for level in (self.early(), self.late())]
        ways.append(self.greedy(most))
        if min(map(self.length, ways)) > MOST:  # will not be one function
            return min(ways, key=self.length)
        return min([*ways, *map(self.branch_by_branch, ways)], key=self.time)

    def length(self, groups: Sequence[Group]) -> int:
        """Operations, of all lanes at once."""
        return sum(self._operations(group) for group in groups)

    def _operations(self, group: Group) -> int:
        return len(self.rolled.roll.subroutines[group[0].subroutine].values)

    def time(self, groups: Sequence[Group]) -> float:
        """What the model says."""
        work = sum((WIDER if len(g) > NARROW else 1) * self._operations(g) for g in groups)
        return work * max(1.0, Waiting(self.rolled, groups).alive() / HELD)

    def early(self) -> list[int]:
        """The longest way from the inputs to each call."""
        level: list[int] = []
        for below in self.waits:
            level.append(1 + max((level[n] for n in below), default=-1))
        return level

    def late(self) -> list[int]:
        """As late as what reads a call allows: the longest way to the outputs, counted back."""
        level = [0] * len(self.calls)
        for number in range(len(level) - 1, -1, -1):
            level[number] = min((level[n] for n in self.readers[number]), default=0) - 1
        return level

    def groups(self, level: Sequence[int], most: int) -> list[Group]:
        """Level by level, those of one subroutine together."""
        rows: dict[tuple[int, int], list[int]] = {}
        for number, call in enumerate(self.calls):
            rows.setdefault((level[number], call.subroutine), []).append(number)
        done: dict[int, int] = {}
        found: list[Group] = []
        for key in sorted(rows):
            row = rows[key]
            while row:
                row = self._taken(row, most, done, found)
        return found

    def greedy(self, most: int) -> list[Group]:
        """Of the calls whose inputs are known, the subroutine with most of them is next."""
        left = [len(below) for below in self.waits]
        ready: dict[int, list[int]] = {}
        for number, call in enumerate(self.calls):
            if not left[number]:
                ready.setdefault(call.subroutine, []).append(number)
        done: dict[int, int] = {}
        found: list[Group] = []
        while ready:
            chosen = max(ready, key=lambda s: (min(len(ready[s]), most), -ready[s][0]))
            row = ready.pop(chosen)
            rest = self._taken(row, most, done, found)
            if rest:
                ready[chosen] = rest
            for number in set(row) - set(rest):
                for reader in self.readers[number]:
                    left[reader] -= 1
                    if not left[reader]:
                        ready.setdefault(self.calls[reader].subroutine, []).append(reader)
        return found

    def branch_by_branch(self, groups: Sequence[Group]) -> list[Group]:
        """The same groups, in the order that the head of this file describes."""
        return [groups[k] for k in Waiting(self.rolled, groups).listed()]

    def _taken(
        self, row: list[int], most: int, done: dict[int, int], found: list[Group]
    ) -> list[int]:
        """One group of a row, as many of it as there are lanes; the rest. What was side by side
        stays so."""
        row = sorted(row, key=lambda n: (max((done[w] for w in self.waits[n]), default=-1), n))
        width = min(most, len(row))
        found.append(tuple(self.calls[n] for n in row[:width]))
        done |= {n: len(done) + k for k, n in enumerate(row[:width])}
        return row[width:]


class Waiting:
    """Groups in some order: which numbers of others each reads, and which of its own are read."""

    def __init__(self, rolled: RolledPlan, groups: Sequence[Group]) -> None:
        owner = {
            k: number
            for number, group in enumerate(groups)
            for call in group
            for k in rolled.values_of(call)
        }
        self.reads = [{k for call in g for k in call.inputs if k in owner} for g in groups]
        self.below = [{owner[k] for k in reads} for reads in self.reads]
        self.made: list[set[int]] = [set() for _ in groups]
        for k in set().union(*self.reads):
            self.made[owner[k]].add(k)

    def alive(self) -> int:
        """Numbers that wait to be read, where most do."""
        last = {k: number for number, reads in enumerate(self.reads) for k in reads}
        ends = [0] * len(self.reads)
        for number in last.values():
            ends[number] += 1
        alive = most = 0
        for made, over in zip(self.made, ends, strict=True):
            alive += len(made)
            most = max(most, alive)
            alive -= over
        return most

    def listed(self) -> list[int]:
        """The numbers of the groups, so that little is alive."""
        left = [0] * len(self.reads)  # readers that are not yet listed
        for below in self.below:
            for number in below:
                left[number] += 1
        alive: set[int] = set()
        read: dict[int, int] = {}  # when a group was read last
        ready = {number for number, count in enumerate(left) if not count}

        def score(number: int) -> tuple[int, int, int]:
            brings, takes = self.made[number] & alive, self.reads[number] - alive
            return len(brings) - len(takes), read.get(number, -1), number

        found: list[int] = []
        while ready:
            chosen = max(ready, key=score)
            ready.remove(chosen)
            found.append(chosen)
            alive = (alive - self.made[chosen]) | self.reads[chosen]
            for number in self.below[chosen]:
                read[number] = len(found)
                left[number] -= 1
                if not left[number]:
                    ready.add(number)
        return found[::-1]
