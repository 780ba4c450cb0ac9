"""Text files as documents: TOML, YAML and CSV, with the line of every key.

Numbers are handed on as the decimals that stand in the file, so 0.1 is one tenth. Anchors,
aliases and tags of YAML are refused: no description needs them, and bombs are made of them.
"""

from __future__ import annotations

import csv
import io
import re
import tomllib
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from functools import partial
from typing import Any

from emdeg.errors import LoadError
from emdeg.limits import NESTING
from emdeg.robot.cells.inertia_input import FIELDS
from emdeg.robot.model.names import did_you_mean
from emdeg.robot.read.tables.description import GROUPS
from emdeg.robot.read.tables.dh import ROW_KEYS
from emdeg.robot.read.tables.section import Document, Path
from emdeg.robot.read.tables.syntax import stranger
from emdeg.robot.read.tables.toml_scan import check_depth, check_keys, key_lines

# -- TOML -----------------------------------------------------------------------------


def read_toml(text: str, file: str | None = None) -> Document:
    """A TOML document; floats stay the texts that they are."""
    check_keys(text, file)
    try:
        data = tomllib.loads(text, parse_float=str)
    except ValueError as error:  # TOMLDecodeError, or an integer with thousands of digits
        line = re.search(r"at line (\d+)", str(error))
        raise LoadError(
            f"this is not TOML: {str(error).split(' (at')[0]}",
            file=file,
            line=int(line[1]) if line else text.count("\n") + 1,
            hint=stranger(text, "toml") or ("value" in str(error) and _QUOTES) or None,
        ) from None
    except RecursionError:
        raise LoadError(NESTING.message, file=file, hint=NESTING.hint) from None
    check_depth(data, file)
    return Document(data, file, key_lines(text))


_QUOTES = 'a text or an expression needs quotes: a = "l1 + l2"'


# -- YAML -----------------------------------------------------------------------------


def read_yaml(text: str, file: str | None = None) -> Document:
    """A YAML document as texts, lists and tables; plain scalars stay the texts that they are."""
    import yaml  # slow to import, and most descriptions are TOML

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    lines: dict[Path, int] = {}

    def fail(message: str, mark: Any) -> LoadError:
        return LoadError(message, file=file, line=mark.line + 1 if mark is not None else None)

    def convert(node: Any, path: Path) -> Any:
        lines[path] = node.start_mark.line + 1
        if isinstance(node, yaml.ScalarNode):
            plain = node.style is None and node.value.lower() in ("true", "false")
            return node.value.lower() == "true" if plain else node.value
        if isinstance(node, yaml.SequenceNode):
            return [convert(item, (*path, i)) for i, item in enumerate(node.value)]
        table: dict[str, Any] = {}
        for key_node, value_node in node.value:
            key = str(key_node.value)
            if key in table:
                raise fail(f"the key {key!r} appears twice", key_node.start_mark)
            table[key] = convert(value_node, (*path, key))
            lines[(*path, key)] = key_node.start_mark.line + 1
        return table

    try:
        depth = 0
        for event in yaml.parse(text, Loader=loader):
            if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
                raise fail("anchors and aliases are not allowed", event.start_mark)
            if getattr(event, "tag", None):
                raise fail(f"the tag {event.tag} is not allowed", event.start_mark)
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1
            NESTING.check(depth, file=file, line=event.start_mark.line + 1)
        root = yaml.compose(text, Loader=loader)
        data = {} if root is None else convert(root, ())
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        problem = getattr(error, "problem", None) or "unreadable characters"
        raise fail(f"this is not YAML: {problem}", mark) from None
    if not isinstance(data, dict):
        raise LoadError(
            "a table of keys and values is needed", file=file, line=1, found=data,
            expected="key: value", hint=stranger(text, "yaml"),
        )  # fmt: skip
    return Document(data, file, lines, "yaml")


# -- CSV ------------------------------------------------------------------------------

_TOP = ("name", "title", "source", "convention", "about", "products")
_GROUPS = {
    **{key: ("inertia", key) for key in FIELDS},
    **{f"I{key}": ("inertia", key) for key in FIELDS},
    **{key: (group, key) for group, keys in GROUPS.items() for key in keys},
}
_COM = ("com_x", "com_y", "com_z")
_SETTING = re.compile(r"(?:(parameter)\s++)?(\w++)\s*+[=:]\s*+(.*)", re.DOTALL)


def read_csv(text: str, file: str | None = None) -> Document:
    """A DH table as CSV: `# key = value` lines, a header, one row for each joint.

    # convention = modified
    # gravity = 0 0 -g
    # parameter g = 9.81
    type, alpha, a, d, mass, com_x, xx, yy, zz
    R,    0,     0, 0, m1,   0,     0,  0,  Izz1
    """
    data: dict[str, Any] = {"link": []}
    lines: dict[Path, int] = {}
    columns: list[str] | None = None
    numbered = [(n, line) for n, line in enumerate(text.splitlines(), start=1) if line.strip()]
    for number, line in numbered:
        error_here = partial(LoadError, file=file, line=number)
        if line.lstrip().startswith("#"):
            for path in _csv_remark(line.lstrip()[1:], data, error_here):
                lines[path] = number
            continue
        try:
            cells = [cell.strip() for cell in next(csv.reader(io.StringIO(line), strict=True))]
        except csv.Error as error:
            raise error_here(f"this is not CSV: {error}") from None
        if columns is None:
            columns = cells
            _check_columns(columns, error_here)
            continue
        if len(cells) != len(columns):
            raise error_here(
                "a row has as many cells as the header",
                found=f"{len(cells)} cells",
                expected=f"{len(columns)} cells",
                hint="use a decimal point; a comma separates cells",
            )
        lines["link", len(data["link"])] = number
        data["link"].append(_csv_row(dict(zip(columns, cells, strict=True))))
    return Document(data, file, lines, "csv")


def _csv_remark(
    remark: str, data: dict[str, Any], error_here: Callable[..., LoadError]
) -> Iterator[Path]:
    """Put the setting of a remark into the data, if it is one, and say its path."""
    match = _SETTING.match(remark.strip())
    if match is None:
        return
    is_parameter, key, value = match.groups()
    if is_parameter:
        data.setdefault("parameters", {})[key] = value
        yield "parameters", key
    elif key in (*_TOP, "gravity"):
        data[key] = value.split() if key == "gravity" else value
        yield (key,)
    elif close := get_close_matches(key, (*_TOP, "gravity", "parameter"), 1, 0.75):
        hint = f"did you mean {close[0]!r}? If it is a remark, begin it with another word"
        raise error_here("a remark that is almost a setting", found=key, hint=hint)


def _check_columns(columns: list[str], error_here: Callable[..., LoadError]) -> None:
    known = [*_GROUPS, *_COM, *(k for k in ROW_KEYS if k not in ("com", "inertia", "limits"))]
    for i, column in enumerate(columns):
        if column not in known:
            hint = stranger(column, "csv") or did_you_mean(column, known)
            if ";" in column or "\t" in column:
                hint = "separate the cells with commas"
            raise error_here("unknown column", found=column, hint=hint)
        if column in columns[:i]:
            raise error_here("a column appears twice", found=column)


def _csv_row(cells: dict[str, str]) -> dict[str, Any]:
    row: dict[str, Any] = {}
    for column, cell in cells.items():
        if not cell:
            continue
        if column in _GROUPS:
            group, key = _GROUPS[column]
            row.setdefault(group, {})[key] = cell
        elif column in _COM:
            row.setdefault("com", ["0", "0", "0"])[_COM.index(column)] = cell
        else:
            row[column] = cell
    return row
