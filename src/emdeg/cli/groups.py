"""Groups of options: the fields of a frozen dataclass, which a command has as one parameter.

`app.py` makes arguments and options of the fields (`flattened`). Every command that does not write
a file of its own also gets `-o FILE`: what it would print goes there, as JSON where the file is
called .json and the command can write JSON.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import is_dataclass
from inspect import Parameter, Signature, signature
from io import StringIO
from pathlib import Path
from typing import Annotated, Any, get_type_hints

import typer

from emdeg.cli.shared import Description, write_text
from emdeg.errors import UsageError

OUTPUT = Annotated[
    Path | None,
    typer.Option("--output", "-o", help="Write to this file instead; .json is written as JSON."),
]


def flattened(command: Callable[..., None]) -> Callable[..., None]:
    """The command with the fields of its groups as parameters of its own, and with `-o`."""
    own = _parameters(command)
    groups: dict[str, Any] = {n: p.annotation for n, p in own.items() if is_dataclass(p.annotation)}
    fields = {name: _parameters(group) for name, group in groups.items()}
    writes = any("-o" in _flags(p.annotation) for p in own.values())

    def call(**given: Any) -> None:
        for name, group in groups.items():
            given[name] = group(**{field: given.pop(field) for field in fields[name]})
        command(**given)

    def run(**given: Any) -> None:
        place: Path | None = None if writes else given.pop("output")
        if place is None:
            call(**given)
        else:
            if place.suffix.lower() == ".json" and "as_json" in given:
                given["as_json"] = True
            into(place, lambda: call(**given))

    made = [p for name, q in own.items() for p in fields.get(name, {name: q}).values()]
    about = {f for name, group in groups.items() if issubclass(group, Description)
             for f, p in fields[name].items() if p.default is not Parameter.empty}  # fmt: skip
    made.sort(key=lambda p: p.name in about)  # what all commands have stands last in their help
    if not writes:
        made.append(Parameter("output", Parameter.KEYWORD_ONLY, default=None, annotation=OUTPUT))
    run.__signature__ = Signature(made)  # type: ignore[attr-defined]
    run.__annotations__ = {p.name: p.annotation for p in made}
    run.__doc__ = command.__doc__
    return run


def into(place: Path, call: Callable[[], None]) -> None:
    """What a command prints, in a file: whole, or not at all where the command is refused."""
    if place.is_dir():
        raise UsageError(f"{place} is a directory", argument="--output", hint="name a file")
    text = StringIO()
    end: typer.Exit | None = None
    try:
        with redirect_stdout(text):
            call()
    except typer.Exit as stop:  # something was not proven, or not sound: that is in the file
        end = stop
    write_text(place, text.getvalue())
    typer.echo(f"wrote {place}", err=True)
    if end is not None:
        raise end


def _parameters(of: Any) -> dict[str, Parameter]:
    """By name, each to be given by name."""
    hints, kind = get_type_hints(of, include_extras=True), Parameter.KEYWORD_ONLY
    return {
        name: p.replace(annotation=hints[name], kind=kind)
        for name, p in signature(of).parameters.items()
    }


def _flags(annotation: Any) -> list[object]:
    """The names of an option; typer keeps the first as if it were a default."""
    return [
        flag
        for info in getattr(annotation, "__metadata__", ())
        for flag in (getattr(info, "default", None), *(getattr(info, "param_decls", None) or ()))
    ]
