"""The nodes of the expression DAG: what they hold, and walks over them without recursion.

Grammar (each node is interned, so structural equality is identity):

    Expr  ::= CONST value                     exact number, see numbers.py
            | SYMBOL name                     parameter or state symbol
            | SCALE coefficient Expr          coefficient ∉ {0, 1}
            | SUM constant ((Expr, coef), …)  n-ary, at least two terms in all
            | PRODUCT (Expr, …)               n-ary, at least two different bases
            | POWER Expr exponent             integer exponent ∉ {0, 1}; division is −1
            | COS angle | SIN angle           see angles.py
            | FUNCTION name Expr              sign, tanh, abs, sqrt: opaque

Every node knows its `rate` (does it need nothing, q, or speeds?) and, as a bit mask, the
state symbols that it needs. Its `order`, a hash of its content, is the same in every process:
the terms of a sum and the factors of a product are kept in that order, so that a·b and b·a are
one node. Nodes are made, and folded, in graph.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from numbers import Real
from typing import Any, Self, TypeVar

from emdeg.errors import ExprError
from emdeg.exact.kinds import CONST, COS, FUNCTION, POWER, PRODUCT, SCALE, SIN, SUM, SYMBOL
from emdeg.exact.numbers import Number

KIND_NAMES = ("const", "symbol", "scale", "sum", "product", "power", "cos", "sin", "function")


class Node:
    """One node, read only; `args` by kind as in the grammar above."""

    __slots__ = ("__weakref__", "args", "kind", "mask", "order", "rate")

    kind: int
    args: tuple[Any, ...]
    rate: int
    mask: int
    order: int  # content hash: the same in every process, so sums sort the same

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    @property
    def name(self) -> str:
        """The name of a symbol."""
        if self.kind != SYMBOL:
            raise ExprError(f"a {KIND_NAMES[self.kind]} has no name")
        return str(self.args[0])

    @property
    def value(self) -> Number:
        """The value of an exact constant."""
        if self.kind != CONST:
            raise ExprError(f"{self} is not an exact constant")
        return self.args[0]  # type: ignore[no-any-return]

    def __float__(self) -> float:
        """The nearest float of an exact constant."""
        if self.kind != CONST:
            raise ExprError(
                f"{self} is no number",
                hint="give its symbols values: emdeg.evaluate(e, {symbol: …})",
            )
        return float(self.args[0])

    @property
    def is_const(self) -> bool:
        """True for an exact number."""
        return self.kind == CONST

    @property
    def is_symbol(self) -> bool:
        """True for a symbol."""
        return self.kind == SYMBOL

    @property
    def angular(self) -> bool:
        """True for a symbol that may stand inside sin and cos."""
        return self.kind == SYMBOL and bool(self.args[2])

    @property
    def symbols(self) -> list[Self]:
        """Every symbol that it depends on."""
        return [node for node in walk([self]) if node.is_symbol]

    def children(self) -> tuple[Self, ...]:
        """The nodes directly below (the angle symbols, for cos and sin)."""
        kind, args = self.kind, self.args
        if kind == SUM:
            return tuple([node for node, _ in args[1]])
        if kind == PRODUCT:
            return args
        if kind == SCALE or kind == FUNCTION:
            return (args[1],)
        if kind == POWER:
            return (args[0],)
        if kind == COS or kind == SIN:
            return tuple([node for node, _ in args[0]])
        return ()


def is_array(value: object) -> bool:
    """A vector, a matrix, a NumPy array: what knows by itself how it goes with an expression."""
    return hasattr(type(value), "__array__") and not isinstance(value, Real)


N = TypeVar("N", bound=Node)
V = TypeVar("V")


def walk(roots: Iterable[N], below: Callable[[N], Sequence[N]] | None = None) -> Iterator[N]:
    """Every node below the roots once, children before parents, without recursion.

    `below` says what is below a node, where that is not all its children.
    """
    seen: set[N] = set()
    stack: list[N] = list(roots)
    stack.reverse()
    while stack:
        node = stack[-1]
        if node in seen:
            stack.pop()
            continue
        kind = node.kind
        if kind > SYMBOL:
            if below is not None:
                pending = [child for child in below(node) if child not in seen]
            elif kind == PRODUCT:
                pending = [child for child in node.args if child not in seen]
            elif kind == SUM:
                pending = [child for child, _ in node.args[1] if child not in seen]
            else:
                pending = [child for child in node.children() if child not in seen]
            if pending:
                pending.reverse()
                stack += pending
                continue
        seen.add(node)
        stack.pop()
        yield node


def has_more_nodes(root: N, than: int) -> bool:
    """Whether so many nodes are not all that is below, and it: looks at no more than these."""
    seen, stack = {root}, [root]
    while stack and len(seen) <= than:
        fresh = [child for child in stack.pop().children() if child not in seen]
        seen.update(fresh)
        stack += fresh
    return len(seen) > than


def fold(roots: Sequence[N], value_of: Callable[[N, Mapping[N, V]], V]) -> list[V]:
    """The values of the roots, each node's made once of those of its children."""
    done: dict[N, V] = {}
    for node in walk(roots):
        done[node] = value_of(node, done)
    return [done[root] for root in roots]


def with_children(kind: int, args: tuple[Any, ...], image: Callable[[Any], Any]) -> tuple[Any, ...]:
    """The arguments of a node with every child replaced by its image."""
    if kind == SCALE or kind == FUNCTION:
        return (args[0], image(args[1]))
    if kind == SUM:
        return (args[0], tuple([(image(n), c) for n, c in args[1]]))
    if kind == PRODUCT:
        return tuple([image(n) for n in args])
    if kind == POWER:
        return (image(args[0]), args[1])
    if kind == COS or kind == SIN:
        return (tuple([(image(n), k) for n, k in args[0]]), args[1])
    return args


def flatten(root: Node) -> tuple[tuple[int, tuple[Any, ...]], ...]:
    """The nodes below a root as plain data; a child is the place of its node in the result."""
    place: dict[Node, int] = {}
    flat: list[tuple[int, tuple[Any, ...]]] = []
    for node in walk((root,)):
        flat.append((node.kind, with_children(node.kind, node.args, place.__getitem__)))
        place[node] = len(place)
    return tuple(flat)
