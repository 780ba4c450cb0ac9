"""What a mechanism contains: its expressions, changed ones in their place, and a hash of it all.

The parts of a robot are frozen dataclasses of expressions, numbers, names and each other; so each
of these is one walk over their fields, and a new field of a new part needs no line here. Fields
that do not count in comparisons (title, source, report) are not content.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from hashlib import blake2b
from typing import Any, TypeVar

from emdeg.exact.graph import Expr, walk
from emdeg.exact.linalg import Matrix, Vector
from emdeg.robot.model.joints import JointKind

Part = TypeVar("Part")


def expressions(value: object) -> Iterator[Expr]:
    """Every expression in the fields, in their order; what is known of parameters has none."""
    if isinstance(value, Expr):
        yield value
    elif isinstance(value, Vector | Matrix):
        yield from value.entries
    elif isinstance(value, tuple):
        for item in value:
            yield from expressions(item)
    elif is_dataclass(value):
        for field in fields(value):
            if field.compare:
                yield from expressions(getattr(value, field.name))


def symbols_by_place(expression: Expr) -> list[Expr]:
    """The symbols of an expression in an order that does not depend on their names.

    Sums and products are sorted by hashes of names, so walking them will not do. Each symbol is
    ordered by a digest of the expression in which it alone is marked, all others are alike, and
    terms and factors have no order; symbols that change places without a difference stay tied.
    """
    nodes = list(walk([expression]))
    found = [node for node in nodes if node.is_symbol]
    if len(found) < 2:
        return found

    def place(marked: Expr) -> str:
        def shape(symbol: Expr) -> object:
            return symbol is marked, symbol.angular

        return _digests(nodes, lambda parts: f"({sorted(parts)})", shape)[expression]

    return sorted(found, key=place)


def changed(part: Part, one: Callable[[Expr], Expr]) -> Part:
    """The same thing with `one` applied to each of its expressions."""
    result: Any = part
    if isinstance(part, Expr):
        result = one(part)
    elif isinstance(part, Vector):
        result = Vector(one(e) for e in part)
    elif isinstance(part, Matrix):
        result = Matrix((one(e) for e in row) for row in part.rows)
    elif isinstance(part, tuple):
        result = tuple(changed(item, one) for item in part)
    elif is_dataclass(part) and not isinstance(part, type):
        old = {field.name: getattr(part, field.name) for field in fields(part) if field.compare}
        new = {name: changed(value, one) for name, value in old.items()}
        other = {name: value for name, value in new.items() if value is not old[name]}
        result = replace(part, **other) if other else part
    return result  # type: ignore[no-any-return]


def content_hash(robot: Any) -> str:
    """32 hexadecimal digits, the same in every process and on every machine."""
    nodes = walk([*expressions(robot), *robot.parameters])
    digests = _digests(nodes, lambda parts: f"({','.join(parts)})")
    state: list[str] = []
    _write(robot, digests, state)
    return blake2b("\n".join(state).encode(), digest_size=16).hexdigest()


def likeness(part: object) -> str:
    """A hash of a part in which all symbols are alike: what they are called does not count."""
    nodes = walk([*expressions(part)])
    digests = _digests(nodes, lambda parts: f"({sorted(parts)})", lambda symbol: symbol.angular)
    state: list[str] = []
    _write(part, digests, state)
    return blake2b("\n".join(state).encode(), digest_size=16).hexdigest()


def _digests(
    nodes: Iterable[Expr],
    together: Callable[[Iterable[str]], str],
    symbol: Callable[[Expr], object] | None = None,
) -> dict[Expr, str]:
    """A digest of every node, leaves first; `together` joins parts, `symbol` is said of symbols."""
    found: dict[Expr, str] = {}

    def plain(value: object) -> str:
        if isinstance(value, Expr):
            return found[value]
        return together(map(plain, value)) if isinstance(value, tuple) else repr(value)

    for node in nodes:
        own = symbol(node) if symbol and node.is_symbol else plain(node.args)
        content = f"{node.kind}:{own}"
        found[node] = blake2b(content.encode(), digest_size=16).hexdigest()
    return found


def _write(value: Any, digests: dict[Expr, str], out: list[str]) -> None:
    """The value as a flat list of texts, fields by name."""
    if isinstance(value, Expr):
        out.append(digests[value])
    elif isinstance(value, Vector | Matrix):
        out.extend(digests[e] for e in value.entries)
    elif is_dataclass(value):
        if isinstance(value, JointKind):
            out.append(value.name)
        for field in fields(value):
            if field.compare:
                out.append(f".{field.name}")
                _write(getattr(value, field.name), digests, out)
    elif isinstance(value, Mapping):
        for key in sorted(value, key=lambda k: digests[k]):
            _write(key, digests, out)
            _write(value[key], digests, out)
    elif isinstance(value, tuple):
        out.append(f"[{len(value)}")
        for item in value:
            _write(item, digests, out)
    else:
        out.append(repr(value))
