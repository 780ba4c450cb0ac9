"""The errors of emdeg: one root, one subclass for each stage of the pipeline.

Every error says which thing is wrong (`element`), what was `found`, what was `expected` and
what to do about it (`hint`). The subclasses add the fields that locate an error in their stage.
Fields end up as plain text or numbers, so that every error pickles and turns into JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from itertools import islice
from types import MappingProxyType
from typing import ClassVar

_LONGEST_QUOTE = 120  # characters of foreign text that a message repeats
_LONGEST_MESSAGE = 1000  # … and of emdeg's own
_MOST_COMPARED = 2000  # choices that are looked through for a near one


@dataclass(eq=False, kw_only=True)
class EmdegError(Exception):
    """The root of all errors that emdeg raises on purpose.

    `message` is a sentence; its full stop may be left out. All else is given by keyword:
    `element` (the joint, link, symbol, output … concerned), `found`, `expected`, and `hint`
    (what the user can do). Any value is welcome; what is neither text nor number becomes text.
    """

    stage: ClassVar[str] = "emdeg"
    located: ClassVar[str] = ""  # how the place is said that the last field of a subclass has

    message: str = field(default="", kw_only=False)
    element: object = None
    found: object = None
    expected: object = None
    hint: str | None = None

    def __init_subclass__(cls, stage: str | None = None, located: str | None = None) -> None:
        cls.stage, cls.located = stage or cls.stage, located or cls.located

    def __post_init__(self) -> None:
        # args is what pickle calls the class with; the fields travel in __dict__.
        self.args = (self.message,)
        for f in fields(self):
            value = getattr(self, f.name)
            if not (value is None or type(value) in (str, int, float)):
                setattr(self, f.name, str(value))

    def place(self) -> list[str]:
        """Where the error is, from the outside in: the head of the message."""
        where = getattr(self, fields(self)[-1].name) if self.located else None
        said = f"{where:g}" if isinstance(where, float) else _quote(where)
        outer = [] if where is None else [self.located.format(said)]
        return outer if self.element is None else [*outer, _quote(self.element)]

    def __str__(self) -> str:
        sentences = [": ".join([*self.place(), _quote(self.message, _LONGEST_MESSAGE)])]
        expected = _quote(self.expected, _LONGEST_MESSAGE)
        if self.found is not None and self.expected is not None:
            sentences.append(f"Found {_quote(self.found)}; expected {expected}")
        elif self.found is not None:
            sentences.append(f"Found {_quote(self.found)}")
        elif self.expected is not None:
            sentences.append(f"Expected {expected}")
        if self.hint:
            sentences.append(_quote(self.hint[:1].upper() + self.hint[1:], _LONGEST_MESSAGE))
        return " ".join(s if s.endswith((".", "!", "?")) else f"{s}." for s in sentences if s)

    def translate(self, text: Callable[[str], str]) -> None:
        """Every field that is text, in other words."""
        for f in fields(self):
            value = getattr(self, f.name)
            if isinstance(value, str):
                setattr(self, f.name, text(value))
        self.args = (self.message,)

    def to_json(self) -> dict[str, object]:
        """All fields, in full and ready for `json.dumps`."""
        values = {f.name: getattr(self, f.name) for f in fields(self)}
        return {"error": type(self).__name__, "stage": self.stage, **values}


@dataclass(eq=False, kw_only=True)
class LoadError(EmdegError, stage="load"):
    """A description could not be read; `line` is counted from 1."""

    file: object = None
    line: int | None = None

    def place(self) -> list[str]:
        """`file:line`, as far as they are known, then the element."""
        where = [] if self.file is None else [_quote(self.file)]
        if self.line is not None:
            where = [f"{where[0]}:{self.line}" if where else f"line {self.line}"]
        return [*where, *super().place()]


class ExprError(EmdegError, stage="expr"):
    """An expression cannot be built, evaluated or differentiated."""


@dataclass(eq=False, kw_only=True)
class DeriveError(EmdegError, stage="derive", located="method {}"):
    """A formulation cannot derive this robot's equations."""

    method: str | None = None


class ProgramError(EmdegError, stage="program"):
    """A program is not well formed, or was given the wrong inputs."""


class CertificateError(EmdegError, stage="certify"):
    """Two things that must be the same function are not; `element` names the output."""


@dataclass(eq=False, kw_only=True)
class OptimiseError(EmdegError, stage="optimise", located="pass {}"):
    """A pass failed, or did not keep what it must keep."""

    pass_name: str | None = None


@dataclass(eq=False, kw_only=True)
class BackendError(EmdegError, stage="backend", located="backend {}"):
    """A backend cannot emit or load this program."""

    backend: str | None = None


@dataclass(eq=False, kw_only=True)
class RuntimeFailure(EmdegError, stage="runtime", located="t = {} s"):
    """A computation with numbers broke down; `time` is the simulated time in seconds."""

    time: float | None = None


@dataclass(eq=False, kw_only=True)
class UsageError(EmdegError, stage="usage", located="argument {}"):
    """A function or command was called in a way that has no meaning."""

    argument: str | None = None


def nearest(name: str, choices: Iterable[str], most: int = 1, cutoff: float = 0.6) -> list[str]:
    """What was probably meant: choices that are close, or the first that begins like this."""
    name, known = str(name), list(islice(choices, _MOST_COMPARED))
    if not name or len(name) > _LONGEST_QUOTE:
        return []
    begun = [choice for choice in known if choice.startswith(name)]
    return get_close_matches(name, known, most, cutoff) or begun[:1]


def did_you_mean(name: str, choices: Iterable[str]) -> str | None:
    """A hint, where a choice is near."""
    near = nearest(name, choices)
    return f"did you mean {near[0]!r}?" if near else None


def unknown(
    what: str,
    name: str,
    choices: Iterable[str],
    *,
    argument: str,
    aliases: Iterable[str] = (),
    symbols: Mapping[str, str] = MappingProxyType({}),
    listed: str = "",
) -> UsageError:
    """The error for a name that is none of the choices; {symbol: choice} says what else it may be.

    Choices that are too many to name here are `listed` by a command.
    """
    choices = list(choices)
    meant = symbols.get(name)
    return UsageError(
        f"unknown {what} {name!r}",
        argument=argument,
        expected=f"a name that {listed} lists" if listed else "one of " + ", ".join(choices),
        hint=f"did you mean {meant!r}?" if meant else did_you_mean(name, [*choices, *aliases]),
    )


def names_of(value: object, *, argument: str, such_as: str) -> list[str]:
    """The names in a list or in a text with commas; UsageError where there is none."""
    parts = value.split(",") if isinstance(value, str) else value
    names = list(parts) if isinstance(parts, Iterable) else []
    if not names or not all(isinstance(name, str) for name in names):
        raise UsageError("no names", argument=argument, found=repr(value), expected=such_as)
    return [name.strip() for name in names]


def _quote(value: object, longest: int = _LONGEST_QUOTE) -> str:
    """`value` on one line of printable characters, cut in the middle when it is too long."""
    text = str(value)
    if len(text) > longest:
        text = f"{text[: longest // 2]} … {text[-longest // 4 :]}"
    return printable(text)


def printable(text: str, *, keep: str = "") -> str:
    """A stranger's text on one line: what cannot be printed is escaped, but for `keep`."""
    if text.isprintable():
        return text
    return "".join(
        c if c.isprintable() or c in keep else c.encode("unicode_escape").decode() for c in text
    )
