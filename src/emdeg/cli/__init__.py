"""The command `emdeg`: a thin front end on the public door.

    emdeg robots                 the library
    emdeg show puma560           one robot: tree, tables, symbols, import report
    emdeg check my_arm.urdf      what a description contains that is ignored, altered or doubtful
    emdeg count puma560          what its equations cost; `emdeg --help` lists all commands

Exit codes: 0 all is well; 1 the input was refused, or `--strict` found something; 2 the command
was used wrongly; 3 a defect of emdeg itself; 130 interrupted.

A command is a function in a module of this folder; app.py lists them and imports them when called.
"""

from __future__ import annotations

import errno
import sys
from collections.abc import Sequence

import typer
import typer.main

from emdeg.cli.app import make_app
from emdeg.errors import EmdegError

OK, REFUSED, MISUSED, DEFECT, INTERRUPTED = 0, 1, 2, 3, 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit."""
    sys.exit(run(sys.argv[1:] if arguments is None else list(arguments)))


def run(arguments: list[str]) -> int:
    """Run the command line; errors become one message and an exit code, never a traceback."""
    debug = "--debug" in arguments
    arguments = [a for a in arguments if a != "--debug"]
    try:
        command = typer.main.get_command(make_app())
        result = command.main(args=arguments, prog_name="emdeg", standalone_mode=False)
        if result == INTERRUPTED:  # typer has caught the interrupt
            _complain("interrupted")
        return result if isinstance(result, int) else OK
    except typer.Exit as stop:
        return stop.exit_code
    except (KeyboardInterrupt, typer.Abort):
        _complain("interrupted")
        return INTERRUPTED
    except BrokenPipeError:
        sys.stdout = None  # nobody reads on: say no more
        return OK
    except Exception as error:
        if _is_misuse(error):
            return MISUSED
        if debug:
            raise
        if isinstance(error, EmdegError | OSError):
            _complain(_trouble(error) if isinstance(error, OSError) else str(error))
            return REFUSED
        _complain(
            f"this is a defect of emdeg: {type(error).__name__}: {error}\n"
            "Run the same command with --debug and report what it prints."
        )
        return DEFECT


def _is_misuse(error: Exception) -> bool:
    """Show an error of the command line itself (typer carries click, or brings its own)."""
    kind = next(c for c in typer.BadParameter.__mro__ if c.__name__ == "ClickException")
    show = getattr(error, "show", None)
    if not isinstance(error, kind) or show is None:
        return False
    show()
    return True


def _trouble(error: OSError) -> str:
    """What the file system refused, and what to do about it."""
    reason = (error.strerror or str(error)).lower()
    if error.errno == errno.ENOSPC:
        return f"{error.filename or 'the disk'}: {reason}. Free some space, or write elsewhere."
    if error.filename is None:
        return f"{reason}."
    advice = "Choose a place that you may write to, or another name."
    return f"{error.filename}: {reason}. {advice}"


def _complain(message: str) -> None:
    print(f"emdeg: {message}", file=sys.stderr)
