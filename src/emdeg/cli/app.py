"""The typer application: the top-level options, and the table of commands.

A command is a function of its name in a module of this folder, and one line in COMMANDS. Its module
is imported when the command is called, so that `emdeg --help` does not wait for all of them.
"""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup, TyperOption

import emdeg
from emdeg.cli.groups import flattened
from emdeg.errors import UsageError

#: in the order in which `emdeg --help` lists them
COMMANDS = {
    "robots": "List the robots that come with emdeg.",
    "show": "Show a robot: its tree, tables, symbols and import report.",
    "check": "Say what of a description is doubtful, and repair it.",
    "outputs": "List what can be asked of a robot: the names of --outputs.",
    "derive": "Derive the equations of motion and print them.",
    "explain": "Explain a name in the equations: its formula, and its links.",
    "explicit": "Write every element of M, b, c and g, with lumped constants.",
    "abbreviate": "Leave out what does not matter, by criterion or a proved bound.",
    "count": "Count multiplications and additions as the papers count them.",
    "shorten": "Search for a shorter program than the book of records has.",
    "compare": "Derive by every method; count, time and prove them equal.",
    "verify": "Prove a program again, or that all methods agree on a robot.",
    "bound": "Prove how far a program in floating point can be off.",
    "conform": "Say which convention makes another library's numbers differ.",
    "study": "Study which terms matter on a path, at a speed, at a rate.",
    "simulate": "Simulate a robot, check the run, plot it, write it down.",
    "identifiable": "Say which parameters measurements can determine, and prove it.",
    "sweep": "Reduce outputs over very many states, as many as 1e9 and more.",
    "excite": "Design a motion from whose efforts the parameters are told best.",
    "linearise": "The linear model about a state, exact; discrete with --period.",
    "identify": "Fit a robot to a log of its motion, and say how sure it is.",
    "online": "Follow a robot's base parameters while it moves, as C.",
    "generate": "Write a robot's functions as source code.",
    "report": "Write a page: the robot in 3D, its equations, costs and proof.",
    "bench": "Measure derivation, compilation and evaluation on this computer.",
}

#: commands that stand in the module of another; all others have one of their own
HOMES = {"linearise": "simulate"}

HELP = """
From the description of a robot to its equations of motion: exact, short, certified.

Start with a robot of the library:

\b
    emdeg robots
    emdeg show puma560

or with your own file (URDF, MJCF, SDF, or a DH table in TOML, YAML or CSV):

\b
    emdeg check my_arm.urdf
"""


class _Command(TyperCommand):
    """A command that refuses an option given twice: of two --lock one would be lost."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """As its parent, after a look at how often each option stands there."""
        if not ctx.resilient_parsing:
            _, _, seen = self.make_parser(ctx).parse_args(args=list(args))
            for option, times in Counter(p for p in seen if isinstance(p, TyperOption)).items():
                if times > 1 and not (option.multiple or option.is_flag):
                    raise UsageError(
                        "is given twice", argument=option.opts[0],
                        hint="where it takes several values, they stand in one, with commas",
                    )  # fmt: skip
        rest: list[str] = super().parse_args(ctx, args)
        return rest


class _Group(TyperGroup):
    """A group whose commands are imported when they are called."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = dict.fromkeys(COMMANDS)  # type: ignore[assignment]  # names, to suggest from

    def list_commands(self, ctx: Any) -> list[str]:
        """The names in their order."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command, imported."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"emdeg.cli.{HOMES.get(cmd_name, cmd_name)}")
        alone = typer.Typer(add_completion=False, rich_markup_mode=None)
        alone.command(cmd_name, cls=_Command)(flattened(getattr(module, cmd_name)))
        return typer.main.get_command(alone)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """The list of `emdeg --help`, from the table."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


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
