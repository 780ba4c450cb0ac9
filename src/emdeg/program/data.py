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
from functools import partial
from typing import Any, TypeAlias, TypeVar

from emdeg.errors import ProgramError
from emdeg.exact.kinds import FUNCTIONS
from emdeg.exact.numbers import Number, Surd
from emdeg.program import ops
from emdeg.program.certificate import Certificate
from emdeg.program.code import Code, DerivedAngle, Input, Leaf, LinearAngle, Output, Value
from emdeg.program.number_text import number_from_text, number_to_text
from emdeg.program.wellformed import verify

FORMAT = "emdeg.program"
VERSION = 1
_T = TypeVar("_T")
_C = TypeVar("_C", bound=Code)
Reader: TypeAlias = Callable[[Any, str], _T]  # of data at a place, which messages name


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
        outputs=_each(fields, "outputs", _row(Output, text, _many(_index), _many(_index))),
        inputs=_each(fields, "inputs", _row(Input, text, _many(text))),
        parameters=_table(fields, "parameters", _default),
        derived=_each(fields, "derived", _row(DerivedAngle, text, text, _number, _number)),
        metadata=_table(fields, "metadata", text),
    )
    verify(program)
    if "certificate" in fields:
        program = replace(program, certificate=Certificate.from_data(fields["certificate"]))
    return program


def _field(fields: Mapping[str, Any], name: str) -> Any:
    if name not in fields:
        raise ProgramError("this field is missing", element=name)
    return fields[name]


def _each(fields: Mapping[str, Any], name: str, read: Reader[_T]) -> tuple[_T, ...]:
    rows = _list(_field(fields, name), name)
    return tuple(read(row, f"{name}[{k}]") for k, row in enumerate(rows))


def _table(fields: Mapping[str, Any], name: str, read: Reader[_T]) -> dict[str, _T]:
    entries = mapping(_field(fields, name), name)
    return {key: read(value, f"{name}.{key}") for key, value in entries.items()}


def _read_value(data: Any, place: str) -> Value:
    op, *rest = _list(data, place) or [None]
    if not isinstance(op, str):
        raise _wrong(place, data, "an operation and its operands")
    if op not in _OPERANDS:
        raise _wrong(place, op, "an operation")
    return _OPERANDS[op](rest, place)


# -- readers: the content of a field, or an error that names its place -------------


def _wrong(place: str, found: object, expected: str) -> ProgramError:
    return ProgramError("wrong content", element=place, found=repr(found), expected=expected)


def _typed(kind: type[_T], words: str) -> Reader[_T]:
    """Of this very type: true is no integer."""

    def read(data: Any, place: str) -> _T:
        if type(data) is not kind:
            raise _wrong(place, data, words)
        return data

    return read


text = _typed(str, "text")
mapping: Reader[dict[str, Any]] = _typed(dict, "an object {…}")
_list: Reader[list[Any]] = _typed(list, "a list […]")
_integer = _typed(int, "an integer")
_flag = _typed(bool, "true or false")


def _many(reader: Reader[_T]) -> Reader[tuple[_T, ...]]:
    """A list of any length."""
    return lambda data, place: tuple(reader(entry, place) for entry in _list(data, place))


def _row(make: Callable[..., _T], *readers: Reader[Any]) -> Reader[_T]:
    """A list with an entry for each reader: the arguments of `make`."""

    def read(data: Any, place: str) -> _T:
        if len(_list(data, place)) != len(readers):
            raise _wrong(place, data, f"{len(readers)} entries")
        return make(*(reader(entry, place) for reader, entry in zip(readers, data, strict=True)))

    return read


def _pair(first: Any, second: Any) -> tuple[Any, Any]:
    return first, second


def _index(data: Any, place: str) -> int:
    if not 0 <= _integer(data, place) < 2**53:
        raise _wrong(place, data, "an integer ≥ 0, as small as a number of values is")
    return int(data)


def _component(data: Any, place: str) -> int:
    if _index(data, place) > 3:
        raise _wrong(place, data, "a component 0, 1, 2 or 3")
    return int(data)


def _sphere(data: Any, place: str) -> tuple[str, int] | None:
    return None if data is None else _row(_pair, text, _component)(data, place)


def _default(data: Any, place: str) -> float | None:
    if data is None:
        return None
    if type(data) not in (int, float) or not abs(data) <= sys.float_info.max:
        raise _wrong(place, data, "a finite number or null")
    return float(data)


def _number(data: Any, place: str) -> Number:
    try:
        return number_from_text(data)
    except ProgramError as problem:
        problem.element = place
        raise


def _half_turns(data: Any, place: str) -> Fraction:
    value = _number(data, place)
    if isinstance(value, Surd):
        raise _wrong(place, data, "a rational number")
    return Fraction(value)


_terms = _many(_row(_pair, _index, _integer))
#: operation → the reader of its operands
_OPERANDS: Mapping[str, Reader[Value]] = {
    "const": _row(partial(Value, ops.CONST), _number),
    "leaf": _row(lambda *leaf: Value(ops.LEAF, Leaf(*leaf)), text, _index, _flag, _sphere),
    "neg": _row(partial(Value, ops.NEG), _index),
    "cos": _row(lambda *angle: Value(ops.COS, LinearAngle(*angle)), _terms, _half_turns),
    "sin": _row(lambda *angle: Value(ops.SIN, LinearAngle(*angle)), _terms, _half_turns),
    **{ops.OP_NAMES[op]: _row(partial(Value, op), _index, _index) for op in ops.BINARY},
    **{name: _row(partial(Value, ops.CALL, b=name), _index) for name in FUNCTIONS},
}
