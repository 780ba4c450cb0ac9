"""Sums for machines with fused multiply-add.

A tree of additions whose inner nodes are used once is one sum of plain terms sᵢ and products
xⱼ·yⱼ. Written as a chain that starts with a plain term,

    s₁ + x₁y₁ + x₂y₂ + s₂  =  fma(x₂, y₂, fma(x₁, y₁, s₁)) + s₂

it takes one operation for each further term and none for the products; only a sum of nothing but
products pays one multiplication. Terms enter in the order in which they become known, so the
chain is short behind the last of them. A product is absorbed when all its uses are sums.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from emdeg.backends.llvm.tape import FMA, FUNCTION, INVERSE, OVER, PLUS, TIMES, Op, Ref, Tape

LATENCY = {FMA: 4, TIMES: 4, PLUS: 3, OVER: 15, INVERSE: 15, FUNCTION: 40}  # cycles, roughly
LONGEST = 200  # terms of one sum; more would only make the chain long


def fuse(tape: Tape, outputs: Iterable[int]) -> Tape:
    """The same values with sums written for fma; `outputs` are program values."""
    kept = {tape.signed[k].value for k in outputs}
    return Tape(tuple(_Sums(tape.ops, kept).ops()), tape.signed)


class _Sums:
    def __init__(self, ops: Sequence[Op], kept: set[int]) -> None:
        self._all = ops
        self._by_result = {op.result: op for op in ops}
        uses = Counter(k for op in ops for k in op.reads())
        in_sums = Counter(k for op in ops if op.kind == PLUS for k in op.reads())
        self._products = {
            op.result: op
            for op in ops
            if op.kind == TIMES and op.result not in kept and in_sums[op.result] == uses[op.result]
        }
        self._inner = {
            op.result
            for op in ops
            if op.kind == PLUS
            and op.result not in kept
            and uses[op.result] == 1
            and in_sums[op.result] == 1
        }
        self._cut()
        self._ready: dict[int, int] = {}  # value → cycle in which it is known
        self._written: set[int] = set()  # products that had to be computed
        self._fresh = max(self._by_result, default=0) + 1_000_000

    def _cut(self) -> None:
        """Where a sum would have more than `LONGEST` terms, its longer part is a sum of its own."""
        terms: dict[int, int] = {}  # of every addition that may be opened
        for op in self._all:
            if op.kind != PLUS:
                continue
            opened = sorted((terms[k], k) for k in op.reads() if k in self._inner)
            total = len(op.operands) + sum(count - 1 for count, _ in opened)
            while total > LONGEST:
                count, longer = opened.pop()
                self._inner.remove(longer)
                total -= count - 1
            terms[op.result] = total

    def ops(self) -> list[Op]:
        """All operations, sums rewritten where the outermost addition stood."""
        result: list[Op] = []
        for op in self._all:
            if op.result in self._inner or op.result in self._products:
                continue
            for made in self._chain(op) if op.kind == PLUS else [op]:
                self._ready[made.result] = self._known(made.reads()) + LATENCY[made.kind]
                result.append(made)
        return result

    def _known(self, values: Iterable[int]) -> int:
        return max((self._ready.get(k, 0) for k in values), default=0)

    def _terms(self, total: Op) -> list[Ref]:
        """The signed terms of a sum, inner additions opened."""
        found: list[Ref] = []
        waiting = [*reversed(total.operands)]
        while waiting:
            ref = waiting.pop()
            if ref.value not in self._inner:
                found.append(ref)
                continue
            inner = self._by_result[ref.value].operands
            waiting += [-r if ref.negative else r for r in reversed(inner)]
        return found

    def _arrival(self, ref: Ref) -> tuple[int, bool]:
        """When a term is known, as what it is absorbed as; plain terms win ties."""
        product = self._absorbable(ref)
        return (self._known([ref.value]), False) if product is None else (
            self._known(product.reads()), True
        )  # fmt: skip

    def _absorbable(self, ref: Ref) -> Op | None:
        return None if ref.value in self._written else self._products.get(ref.value)

    def _chain(self, total: Op) -> list[Op]:
        terms = sorted(self._terms(total), key=self._arrival)
        plain = [t for t in terms if self._absorbable(t) is None]
        first = plain[0] if plain else terms[0]
        terms.remove(first)
        result: list[Op] = []
        if not plain:
            result.append(self._products[first.value])
            self._written.add(first.value)
        for place, term in enumerate(terms):
            name = total.result
            if place + 1 < len(terms):
                self._fresh += 1
                name = self._fresh
            product = self._absorbable(term)
            if product is None:
                result.append(Op(name, PLUS, (first, term)))
            else:
                x, y = product.operands
                result.append(Op(name, FMA, (Ref(x.value, term.negative), y, first)))
            first = Ref(name)
        return result
