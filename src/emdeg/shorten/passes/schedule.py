"""Order the values of a program so that few are alive at once.

A value is alive from the instruction that computes it to the last that reads it; each needs a
register, or a store and a load. Three orders are tried and the one with the fewest values alive at
its worst point wins:

    as it is
    depth first, the operand that needs more registers first (Sethi and Ullman 1970, for trees)
    greedy: of the values that can be computed next, one that ends most lives

Leaves, numbers and parameter-only values are read from memory and are not counted; a sign is part
of the instruction that reads it. The instructions stay the same: only their order changes.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import replace

from emdeg.program.builder import prune, renumber
from emdeg.program.ir import CONST, LEAF, NEG, Output, Program, operands

MOST_GREEDY = 30_000  # values; beyond, only the depth-first order is tried


def schedule(program: Program) -> Program:
    """The same program in the order with the fewest values alive at once."""
    program = prune(program)
    orders = [list(range(len(program))), depth_first(program)]
    if len(program) <= MOST_GREEDY:
        orders.append(greedy(program, orders[1]))
    best = min(orders, key=lambda order: max(live_counts(program, order), default=0))
    return reorder(program, best)


def most_alive(program: Program) -> int:
    """The largest number of run-time values alive at once, in the program's own order."""
    return max(live_counts(program, range(len(program))), default=0)


def reorder(program: Program, order: Sequence[int]) -> Program:
    """The program with its values in another order, operands before use."""
    number = {k: position for position, k in enumerate(order)}
    values = tuple(renumber(program.values[k], number) for k in order)
    outputs = tuple(
        Output(o.name, o.shape, tuple(number[k] for k in o.values)) for o in program.outputs
    )
    return replace(program, values=values, outputs=outputs, certificate=None)


def _counted(program: Program) -> list[bool]:
    """Which values need a register."""
    return [
        program.rates[k] > 0 and value.op not in (CONST, LEAF, NEG)
        for k, value in enumerate(program.values)
    ]


def _reads(program: Program) -> list[list[int]]:
    """The counted values that each value reads, through signs."""
    counted = _counted(program)
    reads: list[list[int]] = []
    for k, value in enumerate(program.values):
        if program.rates[k] == 0 or value.op in (CONST, LEAF):
            reads.append([])
        elif value.op == NEG:
            reads.append([value.a] if counted[value.a] else reads[value.a])
        else:
            found: dict[int, None] = {}
            for j in operands(value):
                found.update(dict.fromkeys([j] if counted[j] else reads[j]))
            reads.append(list(found))
    return reads


def live_counts(program: Program, order: Sequence[int]) -> list[int]:
    """How many counted values are alive after each instruction; outputs are stored at once."""
    counted, reads = _counted(program), _reads(program)
    waiting = [0] * len(program)
    for k in range(len(program)):
        if counted[k]:
            for j in reads[k]:
                waiting[j] += 1
    alive, found = 0, []
    for k in order:
        if counted[k]:
            for j in reads[k]:
                waiting[j] -= 1
                alive -= waiting[j] == 0
            found.append(alive + 1)  # the result may take the place of an operand that dies
            alive += waiting[k] > 0
    return found


def depth_first(program: Program) -> list[int]:
    """Outputs one after the other, the operand with the larger need first."""
    need: list[int] = []
    for value in program.values:
        below = sorted((need[j] for j in operands(value)), reverse=True)
        need.append(max([1, *(n + i for i, n in enumerate(below))]))
    done = bytearray(len(program))
    order: list[int] = []
    for root in program.output_values():
        stack = [root]
        while stack:
            k = stack[-1]
            if done[k]:
                stack.pop()
                continue
            missing = [j for j in operands(program.values[k]) if not done[j]]
            if missing:
                stack.extend(sorted(missing, key=lambda j: need[j]))  # the largest on top
                continue
            done[k] = 1
            order.append(k)
            stack.pop()
    return order


def greedy(program: Program, tie_break: Sequence[int]) -> list[int]:
    """Always compute the ready value that ends most lives; ties by another order."""
    counted, reads = _counted(program), _reads(program)
    rank = {k: position for position, k in enumerate(tie_break)}
    users: list[list[int]] = [[] for _ in program.values]
    missing = [0] * len(program)
    for k, value in enumerate(program.values):
        for j in set(operands(value)):
            users[j].append(k)
            missing[k] += 1
    waiting = [0] * len(program)
    for k in range(len(program)):
        if counted[k]:
            for j in reads[k]:
                waiting[j] += 1

    def growth(k: int) -> int:
        """Lives that begin less lives that end."""
        if not counted[k]:
            return -2  # free: as soon as possible
        return (waiting[k] > 0) - sum(waiting[j] == 1 for j in reads[k])

    ready = [(growth(k), rank[k], k) for k in range(len(program)) if not missing[k]]
    heapq.heapify(ready)
    done = bytearray(len(program))
    order: list[int] = []
    while ready:
        score, _, k = heapq.heappop(ready)
        if done[k]:
            continue
        now = growth(k)
        if now != score:  # the score has changed since it was pushed
            heapq.heappush(ready, (now, rank[k], k))
            continue
        done[k] = 1
        order.append(k)
        if counted[k]:
            for j in reads[k]:
                waiting[j] -= 1
                if waiting[j] == 1:  # its last reader became more attractive
                    for user in _readers(users, counted, j):
                        if not done[user] and not missing[user]:
                            heapq.heappush(ready, (growth(user), rank[user], user))
        for user in users[k]:
            missing[user] -= 1
            if not missing[user]:
                heapq.heappush(ready, (growth(user), rank[user], user))
    return order


def _readers(users: list[list[int]], counted: list[bool], k: int) -> list[int]:
    """The counted values that read value k, through signs."""
    found = []
    for user in users[k]:
        found += [user] if counted[user] else _readers(users, counted, user)
    return found
