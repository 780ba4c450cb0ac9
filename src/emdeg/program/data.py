"""Programs as plain data (lists, texts, numbers), both ways, every field checked on the way in.

    {"format": "emdeg.program", "version": 1, "name": …,
     "inputs": [[name, [leaf, …]], …], "parameters": {leaf: float | null},
     "derived": [[leaf, of, multiplier, offset], …], "metadata": {key: text},
     "values": [["const", "1/2"], ["leaf", name, rate, angular, [group, k] | null],
                ["add", a, b], …, ["neg", a], ["tanh", a],
                ["cos", [[leaf value, multiple], …], half turns], …],
     "outputs": [[name, shape, [value, …]], …], "certificate": {…} | absent}

Exact numbers are text ("−1/2", see number_text.py). Data may come from anyone: reading executes
nothing and says which field is wrong. Both file formats, JSON (serialise.py) and lines of text
(text.py), are spellings of it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any, TypeVar

from emdeg.errors import ProgramError
from emdeg.exact.kinds import FUNCTIONS
from emdeg.program import ops
from emdeg.program.certificate import Certificate
from emdeg.program.code import Code, DerivedAngle, Input, Leaf, LinearAngle, Output, Value
from emdeg.program.number_text import number_from_text, number_to_text
from emdeg.program.wellformed import verify

FORMAT = "emdeg.program"
VERSION = 1
_BINARY = {"add": ops.ADD, "sub": ops.SUB, "mul": ops.MUL, "div": ops.DIV}
_T = TypeVar("_T")
_C = TypeVar("_C", bound=Code)


# -- writing ----------------------------------------------------------------------


def to_data(program: Code, *, certificate: bool = True) -> dict[str, Any]:
    """The program as plain data."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "name": program.name,
        "inputs": [[i.name, list(i.leaves)] for i in program.inputs],
        "parameters": {
            name: None if value is None else float(value)
            for name, value in program.parameters.items()
        },
        "derived": [
            [d.leaf, d.of, number_to_text(d.multiplier), number_to_text(d.offset)]
            for d in program.derived
        ],
        "metadata": dict(program.metadata),
        "values": [value_data(value) for value in program.values],
        "outputs": [[o.name, list(o.shape), list(o.values)] for o in program.outputs],
    }
    if certificate and program.certificate is not None:
        data["certificate"] = program.certificate.to_data()
    return data


def value_data(value: Value) -> list[Any]:
    """One instruction."""
    op, a, b = value
    if op in ops.BINARY:
        return [ops.OP_NAMES[op], a, b]
    if op == ops.CONST:
        return ["const", number_to_text(a)]
    if op == ops.LEAF:
        return ["leaf", a.name, a.rate, a.angular, list(a.sphere) if a.sphere else None]
    if op == ops.NEG:
        return ["neg", a]
    if op == ops.CALL:
        return [b, a]
    return [ops.OP_NAMES[op], [list(term) for term in a.terms], str(a.half_turns)]


# -- reading ----------------------------------------------------------------------


def from_data(data: Any, kind: type[_C]) -> _C:
    """A program of this class from plain data, every field checked, structure verified."""
    fields = mapping(data, "the file")
    if fields.get("format") != FORMAT:
        raise ProgramError(
            "this is not an emdeg program", element="format", found=fields.get("format"),
            expected=FORMAT,
        )  # fmt: skip
    if fields.get("version") != VERSION:
        raise ProgramError(
            "this emdeg cannot read the file", element="version", found=fields.get("version"),
            expected=VERSION, hint="read it with the emdeg that wrote it, or a newer one",
        )  # fmt: skip
    known = {"format", "version", "name", "inputs", "parameters", "derived", "metadata", "values",
             "outputs", "certificate", "origin"}  # fmt: skip
    unknown = sorted(fields.keys() - known)
    if unknown:
        raise ProgramError("is not a field of a program", element=unknown[0])
    program = kind(
        name=text(_field(fields, "name"), "name"),
        values=_each(fields, "values", _read_value),
        outputs=_each(fields, "outputs", _read_output),
        inputs=_each(fields, "inputs", _read_input),
        parameters={
            name: _default(value, f"parameters.{name}")
            for name, value in mapping(_field(fields, "parameters"), "parameters").items()
        },
        derived=_each(fields, "derived", _read_derived),
        metadata={
            key: text(value, f"metadata.{key}")
            for key, value in mapping(_field(fields, "metadata"), "metadata").items()
        },
    )
    verify(program)
    if "certificate" in fields:
        program = replace(program, certificate=Certificate.from_data(fields["certificate"]))
    return program


def _read_value(data: Any, place: str) -> Value:
    row = _list(data, place)
    op = row[0] if row else None
    rest = row[1:]
    if not isinstance(op, str):
        raise _wrong(place, data, "an operation and its operands")
    if op in _BINARY:
        a, b = _sized(rest, 2, place)
        return Value(_BINARY[op], _index(a, place), _index(b, place))
    if op == "neg":
        return Value(ops.NEG, _index(_sized(rest, 1, place)[0], place))
    if op in FUNCTIONS:
        return Value(ops.CALL, _index(_sized(rest, 1, place)[0], place), op)
    if op == "const":
        return Value(ops.CONST, _number(_sized(rest, 1, place)[0], place))
    if op == "leaf":
        return Value(ops.LEAF, _read_leaf(rest, place))
    if op in ("cos", "sin"):
        terms, half_turns = _sized(rest, 2, place)
        pairs = [_sized(_list(term, place), 2, place) for term in _list(terms, place)]
        angle = tuple((_index(k, place), _integer(m, place)) for k, m in pairs)
        offset = Fraction(_rational(half_turns, place))
        return Value(ops.COS if op == "cos" else ops.SIN, LinearAngle(angle, offset))
    raise _wrong(place, op, "an operation")


def _read_leaf(rest: list[Any], place: str) -> Leaf:
    name, rate, angular, sphere = _sized(rest, 4, place)
    if type(angular) is not bool:
        raise _wrong(place, angular, "true or false")
    if sphere is not None:
        group, component = _sized(_list(sphere, place), 2, place)
        sphere = (text(group, place), _index(component, place))
        if sphere[1] > 3:
            raise _wrong(place, component, "a component 0, 1, 2 or 3")
    return Leaf(text(name, place), _index(rate, place), angular, sphere)


def _read_output(data: Any, place: str) -> Output:
    name, shape, values = _sized(_list(data, place), 3, place)
    return Output(
        text(name, place),
        tuple(_index(extent, place) for extent in _list(shape, place)),
        tuple(_index(k, place) for k in _list(values, place)),
    )


def _read_input(data: Any, place: str) -> Input:
    name, leaves = _sized(_list(data, place), 2, place)
    return Input(text(name, place), tuple(text(leaf, place) for leaf in _list(leaves, place)))


def _read_derived(data: Any, place: str) -> DerivedAngle:
    leaf, of, multiplier, offset = _sized(_list(data, place), 4, place)
    return DerivedAngle(
        text(leaf, place), text(of, place), _number(multiplier, place), _number(offset, place)
    )


# -- checks of one field ----------------------------------------------------------


def _wrong(place: str, found: object, expected: str) -> ProgramError:
    return ProgramError("wrong content", element=place, found=repr(found), expected=expected)


def _field(fields: Mapping[str, Any], name: str) -> Any:
    if name not in fields:
        raise ProgramError("this field is missing", element=name)
    return fields[name]


def _each(fields: Mapping[str, Any], name: str, read: Callable[[Any, str], _T]) -> tuple[_T, ...]:
    rows = _list(_field(fields, name), name)
    return tuple(read(row, f"{name}[{k}]") for k, row in enumerate(rows))


def mapping(data: Any, place: str) -> dict[str, Any]:
    """An object, or an error that names the field."""
    if not isinstance(data, dict):
        raise _wrong(place, data, "an object {…}")
    return data


def _list(data: Any, place: str) -> list[Any]:
    if not isinstance(data, list):
        raise _wrong(place, data, "a list […]")
    return data


def _sized(data: list[Any], size: int, place: str) -> list[Any]:
    if len(data) != size:
        raise _wrong(place, data, f"{size} entries")
    return data


def text(data: Any, place: str) -> str:
    """A text, or an error that names the field."""
    if not isinstance(data, str):
        raise _wrong(place, data, "text")
    return data


def _integer(data: Any, place: str) -> int:
    if type(data) is not int:
        raise _wrong(place, data, "an integer")
    return data


def _index(data: Any, place: str) -> int:
    if _integer(data, place) < 0:
        raise _wrong(place, data, "an integer ≥ 0")
    return int(data)


def _default(data: Any, place: str) -> float | None:
    if data is None:
        return None
    if type(data) not in (int, float) or not abs(data) <= sys.float_info.max:
        raise _wrong(place, data, "a finite number or null")
    return float(data)


def _number(data: Any, place: str) -> Any:
    try:
        return number_from_text(data)
    except ProgramError as problem:
        problem.element = place
        raise


def _rational(data: Any, place: str) -> int | Fraction:
    value = _number(data, place)
    if not isinstance(value, int | Fraction):
        raise _wrong(place, data, "a rational number")
    return value
