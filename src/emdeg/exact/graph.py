"""The expression DAG: hash-consed, immutable, exact. What a node is, nodes.py says.

Each node is interned, so structural equality is identity. Folding at construction is local: 0, 1,
signs, exact numbers, like terms and like bases of one sum or product (folding.py). A sum inside a
sum is *not* flattened: the sharing that a derivation writes is the sharing that its program has
(the polynomial normal form flattens on request).

Interning is weak: what nobody holds is freed (see table.py). Expressions and the operators that
make them need each other, hence one long file.
"""

from __future__ import annotations

from collections.abc import Iterable
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from hashlib import blake2b
from numbers import Real
from operator import attrgetter
from typing import Any, Final, TypeAlias

from emdeg.errors import ExprError
from emdeg.exact.folding import collect_factors, collect_terms, fold_function
from emdeg.exact.kinds import (
    CONFIGURATION,
    CONST,
    CONSTANT,
    COS,
    FUNCTION,
    FUNCTIONS,
    MOTION,
    ODD_FUNCTIONS,
    POWER,
    PRODUCT,
    SCALE,
    SIN,
    SUM,
    SYMBOL,
)  # fmt: skip
from emdeg.exact.nodes import flatten, is_array, walk, with_children
from emdeg.exact.numbers import Number, Surd, digest, exact, power, sign, simplest
from emdeg.exact.print.printing import Printed
from emdeg.exact.table import InternTable

__all__ = [
    "CONFIGURATION", "CONST", "CONSTANT", "COS", "FUNCTION", "FUNCTIONS", "MOTION",
    "ONE", "POWER", "PRODUCT", "SCALE", "SIN", "SUM", "SYMBOL", "ZERO",
    "Expr", "Scalar", "add", "as_expr", "const", "function", "linear", "multiply", "product",
    "raise_to", "scale", "symbol", "total", "trigonometric", "walk",
]  # fmt: skip

_NUMBERS: Final = int | float | Fraction | Decimal | Surd

Scalar: TypeAlias = "Expr | int | float | Fraction | Decimal | Surd"


class Expr(Printed):
    """One node of the DAG. Build with `symbol`, `const`, operators, `cos`, `sin`."""

    __slots__ = ()

    def __init__(self) -> None:
        raise TypeError("expressions are built with symbol(), const() and operators")

    # -- arithmetic ---------------------------------------------------------------

    def __add__(self, other: Scalar) -> Expr:
        if isinstance(other, Expr):
            return add(self, other)
        return NotImplemented if is_array(other) else add(self, as_expr(other))

    def __radd__(self, other: Scalar) -> Expr:
        return add(as_expr(other), self)

    def __sub__(self, other: Scalar) -> Expr:
        if isinstance(other, Expr):
            return _combine(self, 1, other, -1)
        return NotImplemented if is_array(other) else _combine(self, 1, as_expr(other), -1)

    def __rsub__(self, other: Scalar) -> Expr:
        return _combine(as_expr(other), 1, self, -1)

    def __neg__(self) -> Expr:
        return scale(-1, self)

    def __pos__(self) -> Expr:
        return self

    def __mul__(self, other: Scalar) -> Expr:
        if isinstance(other, Expr):
            return multiply(self, other)
        return NotImplemented if is_array(other) else multiply(self, as_expr(other))

    def __rmul__(self, other: Scalar) -> Expr:
        return multiply(as_expr(other), self)

    def __truediv__(self, other: Scalar) -> Expr:
        if is_array(other):
            return NotImplemented
        return multiply(self, raise_to(as_expr(other), -1))

    def __rtruediv__(self, other: Scalar) -> Expr:
        return multiply(as_expr(other), raise_to(self, -1))

    def __pow__(self, exponent: int) -> Expr:
        if not isinstance(exponent, int):
            raise ExprError(
                f"exponent {exponent!r} is not an integer",
                hint="powers are integers; use sqrt(x) for a square root",
            )
        return raise_to(self, exponent)

    def __bool__(self) -> bool:
        raise ExprError(
            "an expression has no truth value",
            hint="compare with `is`, or prove with emdeg.exact.fingerprint.equal(a, b)",
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return (_rebuild, (flatten(self),))

    # -- reading ------------------------------------------------------------------

    def state_symbols(self) -> tuple[Expr, ...]:
        """The state symbols that this expression needs, by name."""
        found = [s for i, s in enumerate(_STATE_SYMBOLS) if self.mask >> i & 1]
        return tuple(sorted(found, key=attrgetter("args")))


_TABLE: Final[InternTable[Expr]] = InternTable()
_STATE_SYMBOLS: list[Expr] = []  # bit i of a mask stands for _STATE_SYMBOLS[i]
_find = _TABLE.find
_remember = _TABLE.add
_new = object.__new__
_by_order = attrgetter("order")


def _intern(kind: int, args: tuple[Any, ...], rate: int, mask: int, order: int) -> Expr:
    """The one node with this content."""
    node = _find(kind, args, order)
    if node is not None:
        return node
    node = _new(Expr)
    node.kind, node.args, node.rate, node.mask, node.order = kind, args, rate, mask, order
    _remember(node)
    return node


# -- leaves -----------------------------------------------------------------------


def const(value: int | float | str | Fraction | Decimal | Surd) -> Expr:
    """An exact number; a float is taken as the decimal it prints."""
    number = exact(value)
    args, order = (number,), hash((CONST, digest(number)))
    return _intern(CONST, args, CONSTANT, 0, order)


def symbol(
    name: str,
    rate: int = CONSTANT,
    *,
    angular: bool = False,
    sphere: tuple[str, int] | None = None,
) -> Expr:
    """A named parameter (rate CONSTANT) or state symbol.

    `angular` symbols may stand in sin and cos. `sphere=(group, k)` makes it component k of a
    unit 4-vector (a quaternion): its four symbols are sampled together on the unit sphere.
    """
    args = (name, rate, angular, sphere)
    node = _intern(SYMBOL, args, rate, 0, _symbol_order(args))
    if rate != CONSTANT and not node.mask:
        node.mask = 1 << len(_STATE_SYMBOLS)
        _STATE_SYMBOLS.append(node)
    return node


@lru_cache(maxsize=1 << 14)
def _symbol_order(args: tuple[Any, ...]) -> int:
    """The content hash of a symbol."""
    return int.from_bytes(blake2b(repr(args).encode(), digest_size=8).digest(), "big") >> 1


def as_expr(value: Scalar) -> Expr:
    """A number becomes a constant; an expression stays itself."""
    if isinstance(value, Expr):
        return value
    if isinstance(value, _NUMBERS):
        return const(value)
    if isinstance(value, Real):  # numpy's scalars
        return const(str(value))
    raise ExprError(
        f"cannot use {type(value).__name__} {value!r} in an expression",
        hint="use numbers, symbols, or expressions built from them",
    )


# -- sums -------------------------------------------------------------------------


def scale(coefficient: Number, node: Expr) -> Expr:
    """coefficient · node."""
    kind = node.kind
    if kind == CONST:
        return const(coefficient * node.args[0])
    if kind == SCALE:
        coefficient = coefficient * node.args[0]
        node = node.args[1]
    if coefficient == 1:
        return node
    if coefficient == 0:
        return ZERO
    args = (simplest(coefficient), node)
    order = hash((SCALE, digest(args[0]), node.order))
    return _intern(SCALE, args, node.rate, node.mask, order)


def add(a: Expr, b: Expr) -> Expr:
    """a + b."""
    return _combine(a, 1, b, 1)


def _combine(a: Expr, m: Number, b: Expr, n: Number) -> Expr:
    """m·a + n·b: `linear` of two terms, with the usual case |m| = |n| on the short way."""
    ka, kb = a.kind, b.kind
    if ka == SCALE:
        m, a = m * a.args[0], a.args[1]
    if kb == SCALE:
        n, b = n * b.args[0], b.args[1]
    if a is b or ka == CONST or kb == CONST or not (m == n or m == -n):
        return linear(((a, m), (b, n)))
    if a.order > b.order:
        a, m, b, n = b, n, a, m
    n = 1 if m == n else -1
    args = (0, ((a, 1), (b, n)))
    order = hash((SUM, 0, a.order, 2, b.order, 2 if n == 1 else 1))
    rate = a.rate if a.rate > b.rate else b.rate
    node = _intern(SUM, args, rate, a.mask | b.mask, order)
    return node if m == 1 else scale(m, node)


def linear(terms: Iterable[tuple[Expr, Number]]) -> Expr:
    """Σ coefficient · node, with like terms collected; the one way a sum is made."""
    factor, constant, items = collect_terms(terms)
    if not items:
        return const(constant)
    if len(items) == 1 and constant == 0:
        return scale(items[0][1], items[0][0])
    node = _sum(constant, tuple(items))
    return node if factor == 1 else scale(factor, node)


def _sum(constant: Number, items: tuple[tuple[Expr, Number], ...]) -> Expr:
    rate = mask = 0
    key = [SUM, digest(constant)]
    for node, coefficient in items:
        if node.rate > rate:
            rate = node.rate
        mask |= node.mask
        key.append(node.order)
        key.append(2 if coefficient == 1 else 1 if coefficient == -1 else digest(coefficient))
    return _intern(SUM, (constant, items), rate, mask, hash(tuple(key)))


def total(nodes: Iterable[Expr]) -> Expr:
    """The n-ary sum of the nodes."""
    return linear((node, 1) for node in nodes)


# -- products ---------------------------------------------------------------------


def multiply(a: Expr, b: Expr) -> Expr:
    """a · b."""
    ka, kb = a.kind, b.kind
    if ka == CONST:
        return scale(a.args[0], b)
    if kb == CONST:
        return scale(b.args[0], a)
    if a is b or ka == SCALE or kb == SCALE or ka == POWER or kb == POWER:
        return product((a, b))
    args = (a, b) if a.order <= b.order else (b, a)
    order = hash((PRODUCT, args[0].order, args[1].order))
    rate = a.rate if a.rate > b.rate else b.rate
    return _intern(PRODUCT, args, rate, a.mask | b.mask, order)


def product(factors: Iterable[Expr]) -> Expr:
    """The n-ary product, equal bases collected into powers."""
    coefficient, exponents = collect_factors(factors)
    if coefficient == 0:
        return ZERO
    parts = [_power(n, e) for n, e in exponents.items() if e != 0]
    if not parts:
        return const(coefficient)
    if len(parts) == 1:
        return scale(coefficient, parts[0])
    parts.sort(key=_by_order)
    return scale(coefficient, _product(tuple(parts)))


def _product(args: tuple[Expr, ...]) -> Expr:
    rate = mask = 0
    key = [PRODUCT]
    for node in args:
        if node.rate > rate:
            rate = node.rate
        mask |= node.mask
        key.append(node.order)
    return _intern(PRODUCT, args, rate, mask, hash(tuple(key)))


def _power(base: Expr, exponent: int) -> Expr:
    if exponent == 1:
        return base
    args = (base, exponent)
    order = hash((POWER, base.order, digest(exponent)))
    return _intern(POWER, args, base.rate, base.mask, order)


def raise_to(base: Expr, exponent: int) -> Expr:
    """base ** exponent for an integer exponent."""
    if exponent == 0:
        return ONE
    kind = base.kind
    if kind == CONST:
        return const(power(base.args[0], exponent))
    if kind == SCALE:
        return scale(power(base.args[0], exponent), raise_to(base.args[1], exponent))
    if kind == POWER:
        return _power(base.args[0], base.args[1] * exponent)
    return _power(base, exponent)


# -- functions of one argument ------------------------------------------------------


def function(name: str, argument: Scalar) -> Expr:
    """sign, tanh, abs or sqrt of an expression; parity and exact values are folded."""
    if name not in FUNCTIONS:
        raise ExprError(f"unknown function {name!r}", hint="known: " + ", ".join(sorted(FUNCTIONS)))
    node = as_expr(argument)
    if node.kind == CONST:
        folded = fold_function(name, node.args[0])
        if folded is not None:
            return const(folded)
    if node.kind == SCALE and name == "abs":
        return scale(abs(node.args[0]), function(name, node.args[1]))
    if node.kind == SCALE and name == "sign":
        return scale(sign(node.args[0]), function(name, node.args[1]))
    if node.kind in (SCALE, CONST) and name in ODD_FUNCTIONS and node.args[0] < 0:
        return scale(-1, function(name, scale(-1, node)))
    args = (name, node)
    letters = int.from_bytes(name.encode()[:7].ljust(7, b"\0"), "big")
    order = hash((FUNCTION, letters, node.order))
    return _intern(FUNCTION, args, node.rate, node.mask, order)


def trigonometric(kind: int, combination: tuple[tuple[Expr, int], ...], offset: Fraction) -> Expr:
    """The interned COS or SIN node of a reduced angle; use `angle.cos` and `angle.sin`."""
    rate = mask = 0
    key = [kind, digest(offset)]
    for node, multiple in combination:
        rate = max(rate, node.rate)
        mask |= node.mask
        key += (node.order, digest(multiple))
    return _intern(kind, (combination, offset), rate, mask, hash(tuple(key)))


def rebuilt(kind: int, args: tuple[Any, ...]) -> Expr:
    """The node of a kind other than COS and SIN with these arguments, folded again."""
    if kind == SUM:
        return linear([(const(args[0]), 1), *args[1]] if args[0] else args[1])
    if kind == PRODUCT:
        return multiply(*args) if len(args) == 2 else product(args)
    if kind == CONST:
        return const(args[0])
    if kind == SYMBOL:
        return symbol(args[0], args[1], angular=args[2], sphere=args[3])
    if kind == SCALE:
        return scale(*args)
    return raise_to(*args) if kind == POWER else function(*args)


def _rebuild(flat: tuple[tuple[int, tuple[Any, ...]], ...]) -> Expr:
    """Unpickle: intern the nodes of `flatten` again in this process."""
    nodes: list[Expr] = []
    for kind, flat_args in flat:
        args = with_children(kind, flat_args, nodes.__getitem__)
        turned = kind == COS or kind == SIN
        nodes.append(trigonometric(kind, *args) if turned else rebuilt(kind, args))
    return nodes[-1]


ZERO: Final = const(0)
ONE: Final = const(1)
