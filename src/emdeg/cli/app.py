"""The typer application: the top-level options, and the table of commands.

A command is a function of its name in a module of this folder, and one line in COMMANDS. Its module
is imported when the command is called, so that `emdeg --version` does not wait for all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

import emdeg

#: command → the module that has it, in the order in which `emdeg --help` lists them
COMMANDS = {
    "robots": "robots",
    "show": "show",
    "check": "show",
    "derive": "derive",
    "explain": "explain",
    "explicit": "explicit",
    "abbreviate": "abbreviate",
    "count": "count",
    "compare": "compare",
    "verify": "verify",
    "simulate": "simulate",
    "linearise": "simulate",
    "generate": "generate",
    "report": "report",
    "bench": "bench",
}

HELP = """
From the description of a robot to its equations of motion: exact, short, certified.

Start with a robot of the library:

\b
    emdeg robots
    emdeg show puma560

or with your own file (URDF, MJCF, or a DH table in TOML, YAML or CSV):

\b
    emdeg check my_arm.urdf
"""


class _Imported(MutableMapping[str, Any]):
    """The commands by name, each imported when it is asked for."""

    def __init__(self) -> None:
        self._made: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._made:
            module = import_module(f"emdeg.cli.{COMMANDS[name]}")
            alone = typer.Typer(add_completion=False, rich_markup_mode=None)
            alone.command(name)(getattr(module, name))
            self._made[name] = typer.main.get_command(alone)
        return self._made[name]

    def __setitem__(self, name: str, command: Any) -> None:
        self._made[name] = command

    def __delitem__(self, name: str) -> None:
        del self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(COMMANDS)

    def __len__(self) -> int:
        return len(COMMANDS)


class _Group(TyperGroup):
    """A group whose commands are imported one by one."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = _Imported()

    def list_commands(self, ctx: Any) -> list[str]:
        """The names, without importing what they stand for."""
        return list(COMMANDS)


def make_app() -> typer.Typer:
    """The application with all its commands."""
    app = typer.Typer(
        cls=_Group,
        help=HELP,
        no_args_is_help=True,
        add_completion=True,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    @app.callback()
    def options(
        version: bool = typer.Option(
            False, "--version", help="Print the version and exit.", callback=_version, is_eager=True
        ),
        debug: bool = typer.Option(False, "--debug", help="Show tracebacks."),
    ) -> None:
        pass

    options.__doc__ = HELP
    return app


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"emdeg {emdeg.__version__}")
        raise typer.Exit()
