"""The typer application: the top-level options, and the list of command groups."""

from __future__ import annotations

import importlib

import typer

import emdeg

#: modules with a function `register(app)`, in the order in which `emdeg --help` lists them
GROUPS = (
    "emdeg.cli.robots",
    "emdeg.cli.derive",
    "emdeg.cli.explain",
    "emdeg.cli.explicit",
    "emdeg.cli.abbreviate",
    "emdeg.cli.count",
    "emdeg.cli.compare",
    "emdeg.cli.verify",
    "emdeg.cli.simulate",
    "emdeg.cli.generate",
    "emdeg.cli.report",
    "emdeg.cli.bench",
)

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


def make_app() -> typer.Typer:
    """The application with all its commands."""
    app = typer.Typer(
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
    for name in GROUPS:
        importlib.import_module(name).register(app)
    return app


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"emdeg {emdeg.__version__}")
        raise typer.Exit()
