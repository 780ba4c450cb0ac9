"""Calls side by side: what limbs that are alike compute for one state, in the lanes of vectors.

Calls of one subroutine that do not wait for one another do the same operations on other numbers. So
two legs, two arms or four fingers are computed at once,

    bundle  =  one operation of a subroutine, in 1, 2, 4 or 8 lanes:  xₗ = op(aₗ, bₗ, cₗ), lane l

and the operations of a call that has no companion are bundles of one lane. Three calls take four
lanes, five take eight: the others repeat the last call. Which calls go together is decided in
companions.py. Operations and bits are those of the subroutines.

A short program is written like this even where nobody has a companion: one function without calls
keeps in registers what subroutines hand on through memory. One call of a rolled arm took 1.2 to 2.4
times as long by subroutines, one of a chain of 32 joints 1.35 times.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain

from emdeg.backends.llvm.companions import MOST, Companions, Group, side_by_side, width_of
from emdeg.backends.llvm.order import ordered
from emdeg.backends.llvm.sums import fuse
from emdeg.backends.llvm.tape import Op, Ref, Tape, record
from emdeg.backends.plan import Plan
from emdeg.backends.rolled import RolledPlan, Subprogram
from emdeg.program.blocks import Call
from emdeg.program.ops import CONST

LANES = 8  # at most
GAIN = 0.85  # of all operations at most, or lanes are not worth their shuffles
SHORT = 4500  # values of a function that is better than calls in any case, and compiled in a moment


class Bundle(tuple[Op, ...]):
    """One operation in each lane: same kind, same signs, other operands."""

    __slots__ = ()


def tape_of(sub: Subprogram, fused: bool) -> Tape:
    """The operations of a subroutine, as a machine with or without multiply-add does them."""
    tape = record(Plan(sub.program))
    return fuse(tape, sub.program.output_values()) if fused else tape


@dataclass(frozen=True)
class SideBySide:
    """The calls of a rolled program, those together that fit."""

    rolled: RolledPlan
    lanes: int = LANES

    @cached_property
    def groups(self) -> tuple[Group, ...]:
        """Calls that are computed together, in order."""
        return tuple(side_by_side(self.rolled, self.lanes))

    @cached_property
    def pays(self) -> bool:
        """Is one function better than calls: short, or not too long and with many companions?"""
        order = Companions(self.rolled)
        alone = order.length([(call,) for call in self.rolled.roll.calls])
        return order.length(self.groups) <= max(SHORT, min(GAIN * alone, MOST))

    @cached_property
    def table(self) -> tuple[int, ...]:
        """Numbers of the robot lane by lane, for vectors of them; behind the rolled table."""
        return tuple(chain.from_iterable(self._rows))

    @cached_property
    def slots(self) -> Mapping[tuple[int, ...], int]:
        """Where in the constants the numbers of all lanes are, by the values that they are."""
        at, found = len(self.rolled.table), {}
        for row in self._rows:
            found[row] = at
            at += len(row)
        return found

    @cached_property
    def _rows(self) -> tuple[tuple[int, ...], ...]:
        rows: dict[tuple[int, ...], None] = {}
        for group in self.groups:
            free = width_of(len(group)) - len(group)
            for n in sorted(self.rolled.data_of(group[0])):
                row = [call.inputs[n] for call in group]
                rows[*row, *row[-1:] * free] = None
        return tuple(row for row in rows if len(set(row)) > 1)

    def bundles(self, fused: bool) -> tuple[list[Bundle], Mapping[int, Ref]]:
        """All operations in a good order, and what each value is in terms of their results."""
        found: list[Bundle] = []
        signed: dict[int, Ref] = {}
        fresh = 2 * len(self.rolled.program) + 1
        twins: list[dict[int, int]] = [{} for _ in range(LANES)]
        for group in self.groups:
            sub = self.rolled.bodies[self.rolled.kind(group[0])]
            tape = tape_of(sub, fused)
            fresh = self._written(group, sub, tape, fresh, found, signed, twins)
        return _in_order(found), signed

    def _written(
        self, group: Sequence[Call], sub: Subprogram, tape: Tape, fresh: int,
        found: list[Bundle], signed: dict[int, Ref], twins: Sequence[dict[int, int]],
    ) -> int:  # fmt: skip
        """The operations of one group; the next number that is free.

        Lanes without a call of their own do what the last call does, on the same numbers or on
        their twins: what another such lane made of them, in the vector that is read anyway.
        """
        given = [*sub.data, *chain.from_iterable(sub.groups)]
        lanes = [(call.inputs, [*self.rolled.values_of(call)]) for call in group]
        inputs, values = lanes[-1]
        own = sub.program.values[len(given) :]
        for twin in twins[: width_of(len(group)) - len(group)]:
            again = [
                k if value.op == CONST else fresh + n
                for n, (k, value) in enumerate(zip(values, own, strict=True))
            ]
            lanes.append((tuple(twin.get(k, k) for k in inputs), again))
            twin |= zip(values, again, strict=True)
            fresh += len(values)
        numbers: list[dict[int, int]] = []
        for inputs, values in lanes:
            number = {k: inputs[n] for k, n in enumerate(given)}
            number |= {len(given) + k: value for k, value in enumerate(values)}
            for op in tape.ops:
                if op.result not in number:  # inside a chain of multiply-adds
                    number[op.result] = fresh
                    fresh += 1
            numbers.append(number)

        def outer(ref: Ref, number: Mapping[int, int]) -> Ref:
            value, negative = number[ref.value], ref.negative
            there = signed.get(value, Ref(value))
            return Ref(there.value, there.negative != negative)

        def copy(op: Op, number: Mapping[int, int]) -> Op:
            given = tuple(outer(ref, number) for ref in op.operands)
            return op._replace(result=number[op.result], operands=given)

        found += [Bundle(copy(op, number) for number in numbers) for op in tape.ops]
        for number, (_, values) in zip(numbers, lanes, strict=True):
            for k, value in enumerate(values):
                there = tape.signed[len(given) + k]
                # what an operation of this call computes has its sign in `there` already
                ours = there.value >= len(given)
                result = Ref(number[there.value], there.negative)
                signed[value] = result if ours else outer(there, number)
        return fresh


def _in_order(bundles: Sequence[Bundle]) -> list[Bundle]:
    """The same in the order that order.py finds for operations that wait alike."""
    number = {op.result: k for k, bundle in enumerate(bundles) for op in bundle}
    ops = []
    for k, bundle in enumerate(bundles):
        read = dict.fromkeys(number[v] for op in bundle for v in op.reads() if v in number)
        ops.append(Op(k, bundle[0].kind, tuple(map(Ref, read))))
    return [bundles[op.result] for op in ordered(Tape(tuple(ops), {})).ops]
