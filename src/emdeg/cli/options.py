"""The options of a compilation, which mean the same in every command that has them."""

from __future__ import annotations

from typing import Annotated

import typer

from emdeg.backends.base import TARGETS
from emdeg.errors import UsageError
from emdeg.mechanics.derivation import METHODS
from emdeg.mechanics.quantities.quantities import ALIASES, QUANTITIES
from emdeg.shorten.effort import AS_DERIVED, parse_effort
from emdeg.shorten.objectives import OBJECTIVES


def complete_method(incomplete: str) -> list[str]:
    """Names of methods, for the shell's completion."""
    return [name for name in METHODS if name.startswith(incomplete)]


def complete_outputs(incomplete: str) -> list[str]:
    """Names of quantities, the last of a comma-separated list, for the shell's completion."""
    before, comma, last = incomplete.rpartition(",")
    names = (*QUANTITIES, *ALIASES)
    return [before + comma + name for name in names if name.startswith(last)]


def complete_target(incomplete: str) -> list[str]:
    """Languages, for the shell's completion."""
    return [name for name in TARGETS if name.startswith(incomplete)]


OutputsOption = Annotated[
    str,
    typer.Option(
        help="Comma-separated, computed jointly: inverse_dynamics, mass_matrix, …",
        autocompletion=complete_outputs,
    ),
]
MethodOption = Annotated[
    str | None,
    typer.Option(
        help=", ".join(METHODS), show_default="the shortest", autocompletion=complete_method
    ),
]
OptimiseOption = Annotated[
    str, typer.Option("--optimise", "-O", help="Level of the optimiser; `none` to skip it.")
]
ObjectiveOption = Annotated[
    str,
    typer.Option(
        help="What to make small: " + ", ".join(OBJECTIVES) + ".",
        autocompletion=lambda incomplete: [n for n in OBJECTIVES if n.startswith(incomplete)],
    ),
]
TargetOption = Annotated[
    str, typer.Option("--target", "-t", help=", ".join(TARGETS), autocompletion=complete_target)
]


def names(text: str, option: str) -> list[str]:
    """The parts of a comma-separated option; at least one."""
    found = [part.strip() for part in text.split(",") if part.strip()]
    if not found:
        raise UsageError("no output was named", argument=option, expected="inverse_dynamics, …")
    return found


def level(text: str) -> str | None:
    """The optimiser's level in one spelling; None for the program as derived."""
    effort = parse_effort(text)
    return None if effort is AS_DERIVED else str(effort)
