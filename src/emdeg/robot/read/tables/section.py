"""Sections: reading tables of plain data with every error at its file, line and key.

A document is nested dictionaries and lists whose leaves are cells, and the lines of paths such as
("link", 2, "alpha"). TOML, YAML, CSV and Python calls all end up here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from typing import Any, NoReturn, TypeAlias

from emdeg.errors import LoadError
from emdeg.exact.angles import Angle
from emdeg.exact.graph import Expr
from emdeg.exact.numbers import Surd
from emdeg.robot.cells.scope import Cell
from emdeg.robot.model.names import did_you_mean, objection
from emdeg.robot.model.report import Place
from emdeg.robot.read.tables.syntax import Kind, assignment, entries, listing

Path: TypeAlias = tuple[str | int, ...]
_CELLS = (str, int, float, Fraction, Decimal, Surd, Expr, Angle)


@dataclass(frozen=True)
class Document:
    """A description as plain data."""

    data: Mapping[str, Any]
    file: str | None = None
    lines: Mapping[Path, int] = field(default_factory=dict)  # of those paths that are known
    kind: Kind = "toml"  # how messages write what is expected

    def line(self, path: Path) -> int | None:
        """The line of a path, or of the nearest thing around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path)

    @property
    def root(self) -> Section:
        """The whole document as a section."""
        return Section(self, self.data, ())


@dataclass(frozen=True)
class Section:
    """One table of a document."""

    document: Document
    data: Mapping[str, Any]
    path: Path

    def fail(self, message: str, key: str | None = None, **details: Any) -> NoReturn:
        """Raise a LoadError at this section, or at one of its keys."""
        at = self.at(key)
        raise LoadError(
            message, element=at.element, line=at.line, file=self.document.file, **details
        )

    @property
    def kind(self) -> Kind:
        """What the document is written in."""
        return self.document.kind

    def at(self, key: str | None = None) -> Place:
        """`link 2 alpha`: this section, or one of its keys, counted from 1."""
        path = self.path if key is None else (*self.path, key)
        words = [str(step + 1) if isinstance(step, int) else step for step in path]
        return Place(" ".join(words) or None, self.document.line(path))

    @property
    def line(self) -> int | None:
        """The line of this section."""
        return self.document.line(self.path)

    def only(self, *known: str) -> None:
        """Refuse keys that mean nothing here: most are misspelt."""
        for key in self.data:
            if key not in known:
                hint = did_you_mean(str(key), known)
                self.fail(f"the key {key!r} means nothing here", str(key), hint=hint)

    def has(self, key: str) -> bool:
        """True when the key is there."""
        return key in self.data

    def cell(self, key: str, default: Cell | None = None) -> Cell:
        """A number or an expression."""
        value = self._value(key, default)
        self.check_cell(key, value)
        return value  # type: ignore[no-any-return]

    def cells(self, key: str, count: int, default: Sequence[Cell] | None = None) -> list[Cell]:
        """A list of numbers or expressions."""
        value = self._value(key, default)
        if isinstance(value, str) or not isinstance(value, Sequence) or len(value) != count:
            expected = listing(self.kind, key, "0" * count)
            self.fail(f"a list of {count} numbers is needed", key, found=value, expected=expected)
        for item in value:
            self.check_cell(key, item)
        return list(value)

    def check_cell(self, key: str, value: object) -> None:
        """Refuse what is neither a number nor an expression."""
        if isinstance(value, bool) or not isinstance(value, _CELLS):
            self.fail("a number or an expression is needed", key, found=value)

    def text(self, key: str, default: str | None = None) -> str:
        """A text."""
        value = self._value(key, default)
        if not isinstance(value, str):
            expected = assignment(self.kind, key, "…")
            self.fail("a text is needed", key, found=value, expected=expected)
        return value

    def name(self) -> str:
        """The key `name`, if it can be the name of a body or frame."""
        name = self.text("name")
        reason = objection(name)
        if reason is not None:
            self.fail(f"this cannot be a name: {reason}", "name", found=name)
        return name

    def known(self, key: str, names: Collection[str], what: str, default: str | None = None) -> str:
        """The name of something that exists; `what` it is, for the message.

        `names` are a set or a mapping, for many sections ask the same.
        """
        name = self.text(key, default)
        if name not in names:
            self.fail(f"there is no such {what}", key, found=name, hint=did_you_mean(name, names))
        return name

    def choice(self, key: str, choices: Sequence[str], default: str | None = None) -> str:
        """One of several words."""
        value = self.text(key, default)
        if value not in choices:
            self.fail(f"unknown {key}", key, found=value, expected=" or ".join(choices))
        return value

    def flag(self, key: str) -> bool:
        """true or false; false when missing."""
        value = self.data.get(key, False)
        if isinstance(value, str) and value.lower() in ("true", "false"):
            value = value.lower() == "true"
        if not isinstance(value, bool):
            self.fail("true or false is needed", key, found=value)
        return value

    def texts(self, key: str) -> list[str]:
        """A list of texts; empty when missing."""
        value = self.data.get(key, [])
        is_list = isinstance(value, Sequence) and not isinstance(value, str)
        if not is_list or any(not isinstance(item, str) for item in value):
            self.fail("a list of texts is needed", key, found=value)
        return list(value)

    def section(self, key: str) -> Section:
        """A table; empty when missing."""
        value = self.data.get(key, {})
        if not isinstance(value, Mapping):
            self.fail("a table is needed", key, found=value)
        return Section(self.document, value, (*self.path, key))

    def sections(self, key: str) -> Iterator[Section]:
        """A list of tables; empty when missing."""
        value, expected = self.data.get(key, []), entries(self.kind, key)
        if not isinstance(value, Sequence) or isinstance(value, str):
            self.fail("a list of tables is needed", key, found=value, expected=expected)
        for i, item in enumerate(value):
            if not isinstance(item, Mapping):
                self.fail("a table is needed", key, found=item, expected=expected)
            yield Section(self.document, item, (*self.path, key, i))

    def _value(self, key: str, default: object) -> Any:
        if key not in self.data:
            if default is not None:
                return default
            near = did_you_mean(key, [str(k) for k in self.data])
            self.fail(f"{key!r} is missing", hint=near if near.startswith("did") else None)
        return self.data[key]
