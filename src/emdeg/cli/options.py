"""The options of a compilation, which mean the same in every command that has them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Annotated

import typer

from emdeg.backends.base import TARGETS
from emdeg.errors import UsageError
from emdeg.mechanics.derivation import METHODS
from emdeg.mechanics.quantities.quantities import ALIASES, QUANTITIES
from emdeg.shorten.objectives import OBJECTIVES


def complete(names: Iterable[str]) -> Callable[[str], list[str]]:
    """What the shell completes from a list of names."""
    return lambda incomplete: [name for name in names if name.startswith(incomplete)]


def complete_outputs(incomplete: str) -> list[str]:
    """Names of quantities, the last of a comma-separated list, for the shell's completion."""
    before, comma, last = incomplete.rpartition(",")
    names = (*QUANTITIES, *ALIASES)
    return [before + comma + name for name in names if name.startswith(last)]


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
        help=", ".join(METHODS), show_default="the shortest", autocompletion=complete(METHODS)
    ),
]
OptimiseOption = Annotated[
    str, typer.Option("--optimise", "-O", help="Level of the optimiser; `none` to skip it.")
]
ObjectiveOption = Annotated[
    str,
    typer.Option(
        help="What to make small: " + ", ".join(OBJECTIVES) + ".",
        autocompletion=complete(OBJECTIVES),
    ),
]


@dataclass(frozen=True)
class Derivation:
    """How a program is made: options of `emdeg.compile`."""

    method: MethodOption = None
    optimise: OptimiseOption = "-O1"


@dataclass(frozen=True)
class Search(Derivation):
    """… and what is made small."""

    objective: ObjectiveOption = "total"


TargetOption = Annotated[
    str, typer.Option("--target", "-t", help=", ".join(TARGETS), autocompletion=complete(TARGETS))
]


def names(text: str, option: str = "--outputs", such_as: str = "inverse_dynamics, …") -> list[str]:
    """The parts of a comma-separated option; at least one."""
    found = [part.strip() for part in text.split(",") if part.strip()]
    if not found:
        raise UsageError("nothing was named", argument=option, expected=such_as)
    return found
