"""Runs functions of a text, from block to block.

Where a branch depends on a comparison of numbers (an angle may be huge, and then the C library
does it), both ways are followed to where they meet, the nearest block that every way passes

    ipdom(b) = the first p ≠ b on all ways from b to the end

and only what is the same after both is known from there on. So what comes out holds for all
numbers, whichever way they take.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from emdeg.backends.llvm.read.instructions import Environment, Instructions, each, either, refused
from emdeg.backends.llvm.read.memory import Pointer, Room, View
from emdeg.backends.llvm.read.reader import POISON, Function, Instruction, Section
from emdeg.backends.llvm.read.trace import Trace

MOST = 5_000_000  # instructions of one run: a loop that does not end is refused
Native = Callable[..., Any]  # what a call of a name does, where that is not in the text


class Machine:
    """The functions of a text; what is in `natives` is done by Python instead."""

    def __init__(self, text: Mapping[str, Section], trace: Trace) -> None:
        self.functions = {name: Function(section, trace.const) for name, section in text.items()}
        self.natives: dict[str, Native] = {}
        self.trace = trace
        self._steps = Instructions(trace, self.call)
        self.memory = self._steps.memory
        self._left = MOST
        self._meets: dict[tuple[str, str], str | None] = {}

    @property
    def asked(self) -> bool:
        """Did anything that was run depend on where arrays are in memory?"""
        return self._steps.asked

    def call(self, name: str, arguments: Sequence[Any]) -> Any:
        """Run a function; what it returns."""
        seen: dict[tuple[Room, int], tuple[View | None, bool]] = {}
        if name in self.natives:  # kernels, of which all arrays are apart
            apart = [a.within(View(seen)) if isinstance(a, Pointer) else a for a in arguments]
            return self.natives[name](*apart)
        if name not in self.functions:
            refused("it calls what it does not define", name)
        function = self.functions[name]
        parameters = function.text.parameters
        if len(arguments) != len(parameters):
            refused("a call has other arguments than the function", name)
        env = dict(zip(parameters, arguments, strict=True))
        for parameter, said in parameters.items():
            if "noalias" in said or "readonly" in said:
                view = View(seen if "noalias" in said else {}, "readonly" in said)
                env[parameter] = env[parameter].within(view)
        return self._run(function, env, next(iter(function.blocks)), "", None)[1]

    def _run(
        self, function: Function, env: Environment, label: str, before: str, until: str | None
    ) -> tuple[str, Any]:
        """From a block to where `until` is entered (from which block?) or to the end (result)."""
        while True:
            block = function.blocks[label]
            self._left -= len(block)
            if self._left < 0:
                refused("it takes too many steps", function.text.name)
            first = self._phis(block, env, before)
            for instruction in block[first:-1]:
                self._steps.do(instruction, env)
            last = block[-1]
            if last.op == "ret":
                return "", self._steps.get(last.operands[0], env) if last.operands else None
            if last.op != "br":
                refused("a block does not end", label)
            known = self._steps.get(last.operands[0], env) if last.operands else 1
            if known == POISON:
                refused("a branch on what is undefined", label)
            if known < 0:  # phis where the two ways meet are known then
                before, label = "", self._both(function, env, label, last)
            else:
                before, label = label, last.more[0 if known else 1]
            if label == until:
                return before, None

    def _both(self, function: Function, env: Environment, label: str, last: Instruction) -> str:
        """Follow both ways; where they meet, with what is the same after both."""
        meet = self._meeting(function, label)
        if meet is None:
            refused("two ways, chosen by a comparison of numbers, do not meet", label)
        conditions, found = self._steps.conditions, []
        small_if_not = conditions.small(self._steps.get(last.operands[0], env))
        for way, small in zip(last.more, (frozenset[int](), small_if_not), strict=True):
            own = dict(env)
            self.memory.begin()
            pred = label if way == meet else self._run(function, own, way, label, meet)[0]
            self._phis(function.blocks[meet], own, pred)
            settled = partial(conditions.settled, small=small)
            found.append((own, self.memory.undo(), settled))
        (one, changed, settled), (other, changed_too, settled_too) = found
        self.memory.either((changed, settled), (changed_too, settled_too))
        for phi in function.blocks[meet]:
            if phi.op == "phi":
                a = each(settled, one[phi.result])
                env[phi.result] = either(a, each(settled_too, other[phi.result]))
        return meet

    def _phis(self, block: Sequence[Instruction], env: Environment, before: str) -> int:
        """All at once; how many there are. Without a block before, they are known already."""
        count = 0
        found = []
        while block[count].op == "phi":
            phi = block[count]
            count += 1
            if before:
                if before not in phi.more:
                    refused("a phi does not know where it comes from", before)
                given = phi.operands[phi.more.index(before)]
                found.append((phi.result, self._steps.get(given, env)))
        env.update(found)
        return count

    def _meeting(self, function: Function, label: str) -> str | None:
        key = function.text.name, label
        if key not in self._meets:
            self._meets[key] = meeting(function, label)
        return self._meets[key]


def meeting(function: Function, label: str) -> str | None:
    """The nearest other block that all ways from a block to the end pass."""
    blocks = function.blocks
    ways = {b: [*i[-1].more] if i[-1].op == "br" else [] for b, i in blocks.items()}
    after: dict[str, set[str]] = {b: set(blocks) if ways[b] else {b} for b in blocks}
    changed = True
    while changed:
        changed = False
        for b in reversed(blocks):
            if ways[b]:
                now = set.intersection(*(after[w] for w in ways[b])) | {b}
                if now != after[b]:
                    after[b], changed = now, True
    passed = after[label] - {label}
    # the nearest one is passed by all the others' ways last: it has the most behind it
    return max(passed, key=lambda b: len(after[b]), default=None)
