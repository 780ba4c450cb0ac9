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
import re
from fractions import Fraction
from typing import Any, TypeVar

from emdeg.errors import ProgramError
from emdeg.exact.print.style import joined, multiple
from emdeg.program.code import Code, LinearAngle, Value
from emdeg.program.data import FORMAT, VERSION, from_data, value_data
from emdeg.program.number_text import number_to_text
from emdeg.program.ops import STAGES
from emdeg.program.strict_json import parsed

_WORD = re.compile(r"[^\W\d][\w.\[\]-]*")
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|\S+')
_ANGLE = re.compile(r"([+-]?)\s*(?:([0-9]+)\*)?%([0-9]+)|([+-]?)\s*([0-9]+(?:/[0-9]+)?)\*pi")
_ANGULAR: tuple[list[str], ...] = ([], ["angle"])  # what says whether a leaf is an angle
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
    op, *rest = value_data(value)
    if op == "const":
        return f"const {rest[0]}"
    if op == "leaf":
        name, rate, angular, sphere = rest
        text = f"leaf {_name(name)} {STAGES[rate]}{' angle' if angular else ''}"
        return f"{text} sphere {_name(sphere[0])} {sphere[1]}" if sphere else text
    if op in ("cos", "sin"):
        return f"{op} {_angle_text(value.a)}"
    return " ".join([op, *(f"%{k}" for k in rest)])


def _angle_text(angle: LinearAngle) -> str:
    terms = [(m < 0, multiple(m, f"%{k}")) for k, m in angle.terms]
    if angle.half_turns or not terms:
        terms.append((angle.half_turns < 0, f"{abs(angle.half_turns)}*pi"))
    return joined(terms)


def _name(name: str) -> str:
    return name if _WORD.fullmatch(name) else _quoted(name)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


# -- reading: lines → plain data, which data.py checks -----------------------------


def parse(text: str, kind: type[_C]) -> _C:
    """The program that a text stands for, of this class; an error names the line."""
    if not isinstance(text, str):
        raise ProgramError("this is not text", found=type(text).__name__)
    data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "parameters": {}, "metadata": {}}
    data |= {name: [] for name in ("inputs", "derived", "values", "outputs")}
    lines: dict[object, str] = {}  # a field of the data → the line that it comes from
    for number, line in enumerate(text.split("\n"), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        try:
            lines[_read_line(line, data)] = f"line {number}"
        except (ValueError, ArithmeticError, RecursionError):
            raise ProgramError(
                "this line cannot be read", element=f"line {number}", found=line
            ) from None
    if "name" not in data:
        raise ProgramError("the line `program NAME` is missing")
    try:
        return from_data(data, kind)
    except ProgramError as problem:
        problem.element = lines.get(problem.element, problem.element)
        raise


def _read_line(line: str, data: dict[str, Any]) -> str:
    """Add what a line says to the data; the field that it fills."""
    keyword, _, rest = line.partition(" ")
    if keyword == "certificate":
        if keyword in data:
            raise ValueError(line)
        data[keyword] = parsed(rest, ProgramError)
        return keyword
    tokens = [json.loads(t) if t.startswith('"') else t for t in _TOKEN.findall(rest)]
    match keyword, tokens:
        case "program", [name] if "name" not in data:
            data["name"] = name
            return "name"
        case "meta", [key, "=", value] if key not in data["metadata"]:
            data["metadata"][key] = value
            return f"metadata.{key}"
        case "parameter", [name, "=", value] if name not in data["parameters"]:
            data["parameters"][name] = None if value == "?" else float(value)
            return f"parameters.{name}"
        case "input", [name, "=", *leaves]:
            return _append(data, "inputs", [name, leaves])
        case "derived", [leaf, "=", multiplier, "*", of, "+", offset]:
            return _append(data, "derived", [leaf, of, multiplier, offset])
        case "output", [name, shape, "=", *values]:
            return _append(data, "outputs", [name, json.loads(shape), [*map(_number, values)]])
        case _, ["=", op, *operands] if keyword == f"%{len(data['values'])}":
            return _append(data, "values", _row(op, operands))
    raise ValueError(line)


def _append(data: dict[str, Any], field: str, row: list[Any]) -> str:
    data[field].append(row)
    return f"{field}[{len(data[field]) - 1}]"


def _row(op: str, operands: list[str]) -> list[Any]:
    """One instruction as data."""
    match op, operands:
        case "leaf", [name, stage, *angle, "sphere", group, component] if angle in _ANGULAR:
            return [op, name, STAGES.index(stage), bool(angle), [group, int(component)]]
        case "leaf", [name, stage, *angle] if angle in _ANGULAR:
            return [op, name, STAGES.index(stage), bool(angle), None]
        case "const", _:
            return [op, *operands]
        case (("cos" | "sin"), _):
            return [op, *_angle(" ".join(operands))]
    return [op, *map(_number, operands)]


def _angle(text: str) -> tuple[list[list[int]], str]:
    """%0 + 2*%1 + 1/4*pi as terms and half turns."""
    terms: list[list[int]] = []
    half_turns = Fraction(0)
    if _ANGLE.sub("", text).strip():
        raise ValueError(text)
    for sign, count, leaf, offset_sign, offset in _ANGLE.findall(text):
        if leaf:
            terms.append([int(leaf), int(count or 1) * (-1 if sign == "-" else 1)])
        else:
            half_turns += Fraction(offset) * (-1 if offset_sign == "-" else 1)
    return terms, str(half_turns)


def _number(token: str) -> int:
    """12 for %12."""
    if not re.fullmatch(r"%[0-9]{1,18}", token):
        raise ValueError(token)
    return int(token[1:])
