"""The text form of a program: one line a value, for people, golden tests and diffs.

    program NAME
    meta KEY = "text"
    input NAME = leaf …
    parameter NAME = float | ?
    derived LEAF = number * OF + number
    %0 = leaf NAME setup | configure | step  [angle]  [sphere GROUP component]
    %1 = const number
    %2 = add %0 %1                 sub, mul, div; neg, sign, tanh, abs, sqrt take one
    %3 = cos %0 + 2*%4 + 1/4*pi    sin
    output NAME [extent, …] = %2 …
    certificate {JSON}

`parse(to_text(p)) == p`, certificate included. Names that are not words are written as JSON
strings. Empty lines and lines that start with # are skipped.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any, TypeVar

from emdeg.errors import ProgramError
from emdeg.exact.kinds import FUNCTIONS
from emdeg.program import code
from emdeg.program.certificate import Certificate
from emdeg.program.code import Code, DerivedAngle, Input, Leaf, LinearAngle, Output, Value
from emdeg.program.number_text import number_from_text, number_to_text
from emdeg.program.wellformed import verify

_WORD = re.compile(r"[^\W\d][\w.\[\]-]*")
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|\S+')
_ANGLE = re.compile(r"([+-]?)\s*(?:([0-9]+)\*)?%([0-9]+)|([+-]?)\s*([0-9]+(?:/[0-9]+)?)\*pi")
_BINARY = {"add": code.ADD, "sub": code.SUB, "mul": code.MUL, "div": code.DIV}
_C = TypeVar("_C", bound=Code)


# -- writing ----------------------------------------------------------------------


def to_text(program: Code) -> str:
    """The program as text; ends with a newline."""
    lines = [f"program {_name(program.name)}"]
    lines += [f"meta {_name(k)} = {_quoted(v)}" for k, v in program.metadata.items()]
    lines += [
        " ".join(["input", _name(i.name), "=", *map(_name, i.leaves)]) for i in program.inputs
    ]
    for name, value in program.parameters.items():
        lines.append(f"parameter {_name(name)} = {'?' if value is None else repr(float(value))}")
    for d in program.derived:
        multiplier, offset = number_to_text(d.multiplier), number_to_text(d.offset)
        lines.append(f"derived {_name(d.leaf)} = {multiplier} * {_name(d.of)} + {offset}")
    lines += [f"%{k} = {value_text(value)}" for k, value in enumerate(program.values)]
    for o in program.outputs:
        shape = "[" + ",".join(map(str, o.shape)) + "]"
        lines.append(" ".join(["output", _name(o.name), shape, "=", *(f"%{k}" for k in o.values)]))
    if program.certificate is not None:
        proof = json.dumps(program.certificate.to_data(), ensure_ascii=False)
        lines.append(f"certificate {proof}")
    return "\n".join(lines) + "\n"


def value_text(value: Value) -> str:
    """One instruction."""
    op, a, b = value
    if op in code.BINARY:
        return f"{code.OP_NAMES[op]} %{a} %{b}"
    if op == code.CONST:
        return f"const {number_to_text(a)}"
    if op == code.LEAF:
        angle = " angle" if a.angular else ""
        sphere = f" sphere {_name(a.sphere[0])} {a.sphere[1]}" if a.sphere else ""
        return f"leaf {_name(a.name)} {code.STAGES[a.rate]}{angle}{sphere}"
    if op == code.NEG:
        return f"neg %{a}"
    if op == code.CALL:
        return f"{b} %{a}"
    return f"{code.OP_NAMES[op]} {_angle_text(a)}"


def _angle_text(angle: LinearAngle) -> str:
    terms = [
        f"{'-' if m < 0 else '+'} {'' if abs(m) == 1 else f'{abs(m)}*'}%{k}" for k, m in angle.terms
    ]
    if angle.half_turns or not terms:
        sign = "-" if angle.half_turns < 0 else "+"
        terms.append(f"{sign} {abs(angle.half_turns)}*pi")
    text = " ".join(terms)
    return text.removeprefix("+ ") if text.startswith("+ ") else "-" + text.removeprefix("- ")


def _name(name: str) -> str:
    return name if _WORD.fullmatch(name) else _quoted(name)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


# -- reading ----------------------------------------------------------------------


@dataclass
class _Draft:
    """What has been read so far."""

    name: str | None = None
    values: list[Value] = field(default_factory=list)
    outputs: list[Output] = field(default_factory=list)
    inputs: list[Input] = field(default_factory=list)
    parameters: dict[str, float | None] = field(default_factory=dict)
    derived: list[DerivedAngle] = field(default_factory=list)
    metadata: dict[str, str] = field(default_factory=dict)
    certificate: Certificate | None = None


def parse(text: str, kind: type[_C]) -> _C:
    """The program that a text stands for, of this class; an error names the line."""
    draft = _Draft()
    for number, line in enumerate(text.split("\n"), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            try:
                _parse_line(line.strip(), draft)
            except ProgramError as problem:
                problem.element = f"line {number}"
                raise
            except (ValueError, IndexError):
                raise ProgramError(
                    "this line cannot be read", element=f"line {number}", found=line
                ) from None
    if draft.name is None:
        raise ProgramError("the line `program NAME` is missing")
    program = kind(
        name=draft.name,
        values=tuple(draft.values),
        outputs=tuple(draft.outputs),
        inputs=tuple(draft.inputs),
        parameters=draft.parameters,
        derived=tuple(draft.derived),
        metadata=draft.metadata,
    )
    verify(program)
    return replace(program, certificate=draft.certificate)


def _parse_line(line: str, draft: _Draft) -> None:
    keyword, _, rest = line.partition(" ")
    if keyword == "certificate":
        draft.certificate = Certificate.from_json(rest)
        return
    tokens = _TOKEN.findall(rest)
    if keyword.startswith("%"):
        if keyword != f"%{len(draft.values)}":
            raise ProgramError("the values are not numbered in order", found=keyword)
        _expect(tokens[0], "=")
        draft.values.append(_parse_value(tokens[1], tokens[2:]))
        return
    readers: dict[str, Callable[[list[str], _Draft], None]] = {
        "program": _parse_program,
        "meta": _parse_meta,
        "input": _parse_input,
        "parameter": _parse_parameter,
        "derived": _parse_derived,
        "output": _parse_output,
    }
    if keyword not in readers:
        raise ProgramError("no such line", found=keyword, expected=", ".join(readers))
    readers[keyword](tokens, draft)


def _parse_program(tokens: list[str], draft: _Draft) -> None:
    if draft.name is not None:
        raise ProgramError("a second program")
    (name,) = tokens
    draft.name = _unquoted(name)


def _parse_meta(tokens: list[str], draft: _Draft) -> None:
    key, equals, value = tokens
    _expect(equals, "=")
    draft.metadata[_unquoted(key)] = _unquoted(value)


def _parse_input(tokens: list[str], draft: _Draft) -> None:
    _expect(tokens[1], "=")
    draft.inputs.append(Input(_unquoted(tokens[0]), tuple(map(_unquoted, tokens[2:]))))


def _parse_parameter(tokens: list[str], draft: _Draft) -> None:
    name, equals, value = tokens
    _expect(equals, "=")
    if value != "?" and not math.isfinite(float(value)):
        raise ProgramError("a parameter is a finite number or ?", found=value)
    draft.parameters[_unquoted(name)] = None if value == "?" else float(value)


def _parse_derived(tokens: list[str], draft: _Draft) -> None:
    leaf, equals, multiplier, times, of, plus, offset = tokens
    for token, expected in ((equals, "="), (times, "*"), (plus, "+")):
        _expect(token, expected)
    draft.derived.append(
        DerivedAngle(
            _unquoted(leaf), _unquoted(of), number_from_text(multiplier), number_from_text(offset)
        )
    )


def _parse_output(tokens: list[str], draft: _Draft) -> None:
    name, shape, equals, *values = tokens
    _expect(equals, "=")
    if not re.fullmatch(r"\[([0-9]{1,9}(,[0-9]{1,9})*)?\]", shape):
        raise ProgramError("not a shape", found=shape, expected="[3] or [3,3]")
    extents = tuple(int(e) for e in shape[1:-1].split(",") if e)
    draft.outputs.append(Output(_unquoted(name), extents, tuple(map(_value_number, values))))


def _parse_value(op: str, tokens: list[str]) -> Value:
    if op in _BINARY:
        a, b = tokens
        return Value(_BINARY[op], _value_number(a), _value_number(b))
    if op == "const":
        (number,) = tokens
        return Value(code.CONST, number_from_text(number))
    if op == "neg":
        (a,) = tokens
        return Value(code.NEG, _value_number(a))
    if op in FUNCTIONS:
        (a,) = tokens
        return Value(code.CALL, _value_number(a), op)
    if op in ("cos", "sin"):
        return Value(code.COS if op == "cos" else code.SIN, _parse_angle(" ".join(tokens)))
    if op == "leaf":
        return Value(code.LEAF, _parse_leaf(tokens))
    raise ProgramError("no such operation", found=op)


def _parse_leaf(tokens: list[str]) -> Leaf:
    name, stage, *rest = tokens
    if stage not in code.STAGES:
        raise ProgramError("no such stage", found=stage, expected=", ".join(code.STAGES))
    angular = rest[:1] == ["angle"]
    rest = rest[angular:]
    sphere: Any = None
    if rest:
        keyword, group, component = rest
        _expect(keyword, "sphere")
        sphere = (_unquoted(group), int(component))
    return Leaf(_unquoted(name), code.STAGES.index(stage), angular, sphere)


def _parse_angle(text: str) -> LinearAngle:
    terms: list[tuple[int, int]] = []
    half_turns = Fraction(0)
    place = 0
    while place < len(text):
        match = _ANGLE.match(text, place)
        if match is None:
            raise ProgramError("not an angle", found=text, expected="such as %0 + 2*%1 + 1/4*pi")
        sign, multiple, leaf, offset_sign, offset = match.groups()
        if leaf is not None:
            terms.append((int(leaf), int(multiple or 1) * (-1 if sign == "-" else 1)))
        else:
            half_turns += Fraction(offset) * (-1 if offset_sign == "-" else 1)
        place = match.end()
        while place < len(text) and text[place] == " ":
            place += 1
    return LinearAngle(tuple(terms), half_turns)


def _value_number(token: str) -> int:
    if not re.fullmatch(r"%[0-9]{1,18}", token):
        raise ProgramError("not a value", found=token, expected="such as %12")
    return int(token[1:])


def _expect(token: str, expected: str) -> None:
    if token != expected:
        raise ProgramError("unexpected word", found=token, expected=expected)


def _unquoted(token: str) -> str:
    if not token.startswith('"'):
        return token
    text = json.loads(token)
    assert isinstance(text, str)
    return text
