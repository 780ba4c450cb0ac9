"""Expressions → Program: n-ary sums and products become binary operations.

Slow things first: the terms of a sum and the factors of a product are combined in the order of
their rate, so what needs parameters only is computed in `setup`, and what needs the
configuration only in `configure`. Like-signed terms are gathered so that signs stay free.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from emdeg.exact.graph import Expr, walk
from emdeg.exact.kinds import CONST, COS, FUNCTION, POWER, PRODUCT, SCALE, SIN, SUM, SYMBOL
from emdeg.exact.numbers import Number
from emdeg.program.builder import ProgramBuilder, tidy
from emdeg.program.ir import DerivedAngle, Input, Leaf, Output, Program
from emdeg.program.ops import CONST as CONSTANT
from emdeg.program.ops import NEG


def lower(
    name: str,
    outputs: Mapping[str, tuple[tuple[int, ...], Sequence[Expr]]],
    inputs: Sequence[tuple[str, Sequence[Expr]]],
    parameters: Mapping[Expr, float | None] | None = None,
    derived: Sequence[DerivedAngle] = (),
    metadata: Mapping[str, str] | None = None,
) -> Program:
    """A program that computes `outputs` = {name: (shape, expressions in row-major order)}.

    `inputs` names the arrays of state symbols; parameters that occur but are not listed are
    added without a value.
    """
    roots = [e for _, expressions in outputs.values() for e in expressions]
    builder = ProgramBuilder()
    number: dict[Expr, int] = {}
    found: dict[str, float | None] = {}
    known = {s.name: v for s, v in (parameters or {}).items()}
    bound = {leaf for _, leaves in inputs for leaf in leaves}
    nodes = [*walk(roots)]
    shared = _shared_reciprocals(nodes)
    for node in nodes:
        if node.kind == SYMBOL and node.rate == 0 and node not in bound:
            found[node.name] = known.get(node.name)
        number[node] = _lower(node, builder, number, shared)
    return tidy(
        Program(
            name=name,
            values=tuple(builder.values),
            outputs=tuple(
                Output(key, shape, tuple(number[e] for e in expressions))
                for key, (shape, expressions) in outputs.items()
            ),
            inputs=tuple(Input(key, tuple(s.name for s in leaves)) for key, leaves in inputs),
            parameters=dict(sorted(found.items())),
            derived=tuple(derived),
            metadata=dict(metadata or {}),
        )
    )


def lower_expressions(roots: Sequence[Expr]) -> Program:
    """The expressions as one output, with whatever state they need: to count and to shorten."""
    state = [n for n in walk(roots) if n.kind == SYMBOL and n.rate != 0]
    return lower("expressions", {"expressions": ((len(roots),), roots)}, [("state", state)])


def leaf_of(symbol: Expr) -> Leaf:
    """The leaf of a symbol."""
    return Leaf(*symbol.args)


def _shared_reciprocals(nodes: Sequence[Expr]) -> set[Expr]:
    """Reciprocals that several products read: one division, then multiplications."""
    readers: dict[Expr, int] = {}
    if not any(node.kind == POWER and node.args[1] < 0 for node in nodes):
        return set()
    for node in nodes:
        for child in node.children():
            if child.kind == POWER and child.args[1] < 0:
                readers[child] = readers.get(child, 0) + 1
    return {node for node, count in readers.items() if count > 1}


def _lower(
    node: Expr, builder: ProgramBuilder, number: Mapping[Expr, int], shared: Collection[Expr]
) -> int:
    kind, args = node.kind, node.args
    if kind == CONST:
        return builder.const(args[0])
    if kind == SYMBOL:
        return builder.leaf(leaf_of(node))
    if kind == SCALE:
        return _scaled(args[0], args[1], builder, number)
    if kind == SUM:
        terms = [_scaled(c, n, builder, number) for n, c in args[1]]
        return add_all(builder, [builder.const(args[0]), *terms] if args[0] else terms)
    if kind == PRODUCT:
        if len(args) == 2 and args[0].kind != POWER and args[1].kind != POWER:  # as almost always
            return builder.mul(number[args[0]], number[args[1]])
        below = [n for n in args if n.kind == POWER and n.args[1] < 0 and n not in shared]
        inverses = [n.args for n in below]
        factors = [number[n] for n in args if n not in below]
        top = multiply_all(builder, factors)
        if not inverses:
            return top
        bottom = multiply_all(
            builder, [_integer_power(builder, number[b], -e) for b, e in inverses]
        )
        return builder.div(top, bottom)
    if kind == POWER:
        base, exponent = number[args[0]], args[1]
        if exponent > 0:
            return _integer_power(builder, base, exponent)
        return builder.div(builder.const(1), _integer_power(builder, base, -exponent))
    if kind == FUNCTION:
        return builder.call(args[0], number[args[1]])
    assert kind in (COS, SIN)
    angle = [(number[s], k) for s, k in args[0]]
    return builder.cos(angle, args[1]) if kind == COS else builder.sin(angle, args[1])


def _scaled(
    coefficient: Number, node: Expr, builder: ProgramBuilder, number: Mapping[Expr, int]
) -> int:
    """coefficient·node; a product with a parameter-only factor takes it up in `setup`."""
    if coefficient == 1:
        return number[node]
    if coefficient == -1:
        return builder.neg(number[node])
    if node.kind == PRODUCT:
        slow = [n for n in node.args if n.rate == 0]
        fast = [n for n in node.args if n.rate != 0]
        if slow and fast and not any(n.kind == POWER and n.args[1] < 0 for n in node.args):
            constants = [builder.const(coefficient), *(number[n] for n in slow)]
            factors = [number[n] for n in fast]
            return multiply_all(builder, [multiply_all(builder, constants), *factors])
    return builder.mul(builder.const(coefficient), number[node])


def add_all(builder: ProgramBuilder, terms: Iterable[int]) -> int:
    """The sum of values, slow rates first, positive before negative."""
    rates, values = builder.rates, builder.values

    def slow_first(k: int) -> int:
        op, a, _ = values[k]
        return 2 * rates[k] + (op == NEG or (op == CONSTANT and a < 0))

    first, *rest = sorted(terms, key=slow_first)
    for k in rest:
        first = builder.add(first, k)
    return first


def multiply_all(builder: ProgramBuilder, factors: Iterable[int]) -> int:
    """The product of values, slow rates first."""
    result: int | None = None
    for k in sorted(factors, key=builder.rates.__getitem__):
        result = k if result is None else builder.mul(result, k)
    return builder.const(1) if result is None else result


def _integer_power(builder: ProgramBuilder, base: int, exponent: int) -> int:
    """base**exponent by squaring."""
    result: int | None = None
    square = base
    while exponent:
        if exponent & 1:
            result = square if result is None else builder.mul(result, square)
        exponent >>= 1
        if exponent:
            square = builder.mul(square, square)
    assert result is not None
    return result
