"""Programs as JSON, both ways, and the digest that a certificate names.

    {"format": "emdeg.program", "version": 1, "name": …,
     "inputs": [[name, [leaf, …]], …], "parameters": {leaf: float | null},
     "derived": [[leaf, of, multiplier, offset], …], "metadata": {key: text},
     "values": [["const", "1/2"], ["leaf", name, rate, angular, [group, k] | null],
                ["add", a, b], …, ["neg", a], ["tanh", a],
                ["cos", [[leaf value, multiple], …], half turns], …],
     "outputs": [[name, shape, [value, …]], …], "certificate": {…} | absent,
     "origin": {"robot": TOML, "rotors": bool} | absent}

Exact numbers are text ("−1/2", see numbers.py). Files may come from anyone: reading checks every
field, executes nothing, and says where a file is wrong. The digest is the SHA-256 of the canonical
form (sorted keys, no spaces) without the certificate and the origin; what that says is proved
again by whoever relies on it.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, TypeVar

from emdeg.errors import ProgramError
from emdeg.exact.kinds import FUNCTIONS
from emdeg.program import code
from emdeg.program.certificate import Certificate
from emdeg.program.code import Code, DerivedAngle, Input, Leaf, LinearAngle, Output, Value
from emdeg.program.number_text import number_from_text, number_to_text
from emdeg.program.wellformed import verify

FORMAT = "emdeg.program"
VERSION = 1
_BINARY = {"add": code.ADD, "sub": code.SUB, "mul": code.MUL, "div": code.DIV}
_T = TypeVar("_T")
_C = TypeVar("_C", bound=Code)


# -- writing ----------------------------------------------------------------------


def to_data(program: Code, *, certificate: bool = True) -> dict[str, Any]:
    """The program as plain JSON data."""
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
        "values": [_value_data(value) for value in program.values],
        "outputs": [[o.name, list(o.shape), list(o.values)] for o in program.outputs],
    }
    if certificate and program.certificate is not None:
        data["certificate"] = program.certificate.to_data()
    return data


def _value_data(value: Value) -> list[Any]:
    op, a, b = value
    if op in code.BINARY:
        return [code.OP_NAMES[op], a, b]
    if op == code.CONST:
        return ["const", number_to_text(a)]
    if op == code.LEAF:
        return ["leaf", a.name, a.rate, a.angular, list(a.sphere) if a.sphere else None]
    if op == code.NEG:
        return ["neg", a]
    if op == code.CALL:
        return [b, a]
    return [code.OP_NAMES[op], [list(term) for term in a.terms], str(a.half_turns)]


@dataclass(frozen=True)
class Origin:
    """What a program was derived from, so that it can be derived again."""

    robot: str | None = None  # as TOML


def dumps(program: Code, origin: Origin | None = None) -> str:
    """The program as JSON text, one value a line, with its certificate and its origin."""
    data = to_data(program)
    values = ",\n".join("  " + _compact(value) for value in data.pop("values"))
    certificate = data.pop("certificate", None)
    head = json.dumps(data, indent=1, ensure_ascii=False, allow_nan=False)
    text = head[:-2] + f',\n "values": [\n{values}\n ]'
    if certificate is not None:
        proof = json.dumps(certificate, indent=1, ensure_ascii=False, allow_nan=False)
        text += ',\n "certificate": ' + proof.replace("\n", "\n ")
    if origin is not None:
        about = json.dumps(vars(origin), indent=1, ensure_ascii=False)
        text += ',\n "origin": ' + about.replace("\n", "\n ")
    return text + "\n}\n"


def _compact(data: Any) -> str:
    return json.dumps(
        data, sort_keys=True, ensure_ascii=False, allow_nan=False, separators=(",", ":")
    )


def digest(program: Code) -> str:
    """SHA-256 of the canonical JSON without the certificate, in hexadecimal."""
    text = _compact(to_data(program, certificate=False))
    return hashlib.sha256(text.encode()).hexdigest()


# -- reading ----------------------------------------------------------------------


def loads(text: str | bytes, kind: type[_C]) -> _C:
    """A program of this class from JSON text; an error says what is wrong and where."""
    return from_data(_parsed(text), kind)


def origin_of(text: str | bytes) -> Origin:
    """What the file of a program says about where it comes from."""
    data = _parsed(text)
    found = data.get("origin") if isinstance(data, dict) else None
    if found is None:
        return Origin()
    fields = _mapping(found, "origin")
    robot = fields.get("robot")
    return Origin(None if robot is None else _text(robot, "origin.robot"))


def _parsed(text: str | bytes) -> Any:
    try:
        return json.loads(text, parse_constant=_no_constant, object_pairs_hook=_no_duplicates)
    except json.JSONDecodeError as problem:
        raise ProgramError(
            f"not JSON: {problem.msg}", element=f"line {problem.lineno} column {problem.colno}"
        ) from None
    except (UnicodeDecodeError, RecursionError, ValueError) as problem:
        raise ProgramError(f"not JSON: {problem}") from None


def _no_constant(name: str) -> float:
    raise ValueError(f"{name} is not a number in JSON")


def _no_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError(f"the key {next(k for k in keys if keys.count(k) > 1)!r} appears twice")
    return found


def from_data(data: Any, kind: type[_C]) -> _C:
    """A program from plain JSON data, every field checked, structure verified."""
    fields = _mapping(data, "the file")
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
        name=_text(_field(fields, "name"), "name"),
        values=_each(fields, "values", _read_value),
        outputs=_each(fields, "outputs", _read_output),
        inputs=_each(fields, "inputs", _read_input),
        parameters={
            name: _default(value, f"parameters.{name}")
            for name, value in _mapping(_field(fields, "parameters"), "parameters").items()
        },
        derived=_each(fields, "derived", _read_derived),
        metadata={
            key: _text(value, f"metadata.{key}")
            for key, value in _mapping(_field(fields, "metadata"), "metadata").items()
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
        return Value(code.NEG, _index(_sized(rest, 1, place)[0], place))
    if op in FUNCTIONS:
        return Value(code.CALL, _index(_sized(rest, 1, place)[0], place), op)
    if op == "const":
        return Value(code.CONST, _number(_sized(rest, 1, place)[0], place))
    if op == "leaf":
        return Value(code.LEAF, _read_leaf(rest, place))
    if op in ("cos", "sin"):
        terms, half_turns = _sized(rest, 2, place)
        pairs = [_sized(_list(term, place), 2, place) for term in _list(terms, place)]
        angle = tuple((_index(k, place), _integer(m, place)) for k, m in pairs)
        offset = Fraction(_rational(half_turns, place))
        return Value(code.COS if op == "cos" else code.SIN, LinearAngle(angle, offset))
    raise _wrong(place, op, "an operation")


def _read_leaf(rest: list[Any], place: str) -> Leaf:
    name, rate, angular, sphere = _sized(rest, 4, place)
    if type(angular) is not bool:
        raise _wrong(place, angular, "true or false")
    if sphere is not None:
        group, component = _sized(_list(sphere, place), 2, place)
        sphere = (_text(group, place), _index(component, place))
        if sphere[1] > 3:
            raise _wrong(place, component, "a component 0, 1, 2 or 3")
    return Leaf(_text(name, place), _index(rate, place), angular, sphere)


def _read_output(data: Any, place: str) -> Output:
    name, shape, values = _sized(_list(data, place), 3, place)
    return Output(
        _text(name, place),
        tuple(_index(extent, place) for extent in _list(shape, place)),
        tuple(_index(k, place) for k in _list(values, place)),
    )


def _read_input(data: Any, place: str) -> Input:
    name, leaves = _sized(_list(data, place), 2, place)
    return Input(_text(name, place), tuple(_text(leaf, place) for leaf in _list(leaves, place)))


def _read_derived(data: Any, place: str) -> DerivedAngle:
    leaf, of, multiplier, offset = _sized(_list(data, place), 4, place)
    return DerivedAngle(
        _text(leaf, place), _text(of, place), _number(multiplier, place), _number(offset, place)
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


def _mapping(data: Any, place: str) -> dict[str, Any]:
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


def _text(data: Any, place: str) -> str:
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
