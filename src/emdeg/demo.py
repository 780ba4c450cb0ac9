"""What `make demo` shows: the stages that exist today, and one robot through all of them."""

from __future__ import annotations

import importlib

from rich.console import Console
from rich.table import Table

import emdeg
from emdeg.errors import EmdegError

STAGES = {
    "expr": "exact expressions and their fingerprints",
    "robot": "descriptions in, one exact robot out",
    "formulations": "the methods that derive the equations of motion",
    "explicit": "the explicit model: inertia, Coriolis, centrifugal and gravity terms",
    "program": "straight-line programs, counted and certified",
    "optimise": "shorter programs with the same fingerprints",
    "backends": "machine code, C, and a page of mathematics",
    "runtime": "batches, simulation, identification",
    "compiler": "the order of the stages",
    "report": "the HTML report",
    "cli": "the command `emdeg`",
}


def main() -> None:
    """Print which stages exist; load and describe the PUMA 560 as soon as that is possible."""
    console = Console()
    console.print(f"[bold]emdeg {emdeg.__version__}[/]: a robot's equations of motion, exactly\n")
    console.print(_stages())
    _show_robot(console)


def _stages() -> Table:
    table = Table("stage", "what it is", "today")
    for name, meaning in STAGES.items():
        table.add_row(name, meaning, _state(name))
    return table


def _state(stage: str) -> str:
    """Whether `emdeg.<stage>` can be imported."""
    try:
        module = importlib.import_module(f"emdeg.{stage}")
    except ModuleNotFoundError:
        return "to come"
    except Exception:
        return "in the making"
    # A folder without __init__.py imports as an empty namespace: nothing is there yet.
    return "to come" if module.__file__ is None else "here"


def _show_robot(console: Console) -> None:
    load = getattr(emdeg, "load", None)
    if load is None:
        return
    console.print("\nThe PUMA 560:")
    try:
        console.print(load("puma560").describe(), markup=False)
    except EmdegError as error:
        console.print(f"not yet: {error}", markup=False)


if __name__ == "__main__":
    main()
