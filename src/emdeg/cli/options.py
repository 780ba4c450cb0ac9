"""The options of a compilation, which mean the same in every command that has them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from emdeg.backends.base import TARGETS
from emdeg.backends.rolled import RolledPlan
from emdeg.cli.completion import complete as complete
from emdeg.cli.completion import robot_before
from emdeg.errors import UsageError
from emdeg.mechanics.derivation import METHODS
from emdeg.mechanics.quantities.quantities import ALIASES, QUANTITIES, forms_of, parse
from emdeg.program.blocks import KEY
from emdeg.program.interface import state_arrays
from emdeg.program.ir import Program
from emdeg.robot.robot import Robot
from emdeg.rounding.box import check_names, read_box
from emdeg.shorten.objectives import OBJECTIVES


def complete_outputs(ctx: typer.Context, incomplete: str) -> list[str]:
    """Names of quantities, the last of a comma-separated list; frames and forms behind a colon."""
    before, comma, last = incomplete.rpartition(",")
    quantity, colon, _ = last.partition(":")
    robot = robot_before(ctx) if colon else None
    record = QUANTITIES.get(ALIASES.get(quantity, quantity))
    behind = [*forms_of(record)] if record is not None else []
    if robot is not None and record is not None and record.framed:
        behind += robot.frame_names
    names = [f"{quantity}:{name}" for name in behind] if colon else [*QUANTITIES, *ALIASES]
    return [before + comma + name for name in names if name.startswith(last)]


OutputsOption = Annotated[
    str,
    typer.Option(
        "--outputs",
        "--quantity",
        help="Comma-separated, computed jointly; `emdeg outputs` lists them.",
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
    str,
    typer.Option(
        "--optimise",
        "-O",
        help="How hard to search: none, 1, 2, 3 (longer and longer), or a time such as 60s.",
        autocompletion=complete(("none", "-O1", "-O2", "-O3", "60s")),
    ),
]
CertifyOption = Annotated[
    bool,
    typer.Option("--certify/--no-certify", help="Prove the result by an independent derivation."),
]
CoordinatesOption = Annotated[
    str, typer.Option(help="Your names for q, comma-separated: theta1,theta2,d3.")
]
SeedOption = Annotated[int, typer.Option(help="Another seed draws other random numbers.")]
RecordsOption = Annotated[
    bool,
    typer.Option(
        "--records/--no-records", help="Take the shortest program known, if there is one."
    ),
]
RolledOption = Annotated[
    bool,
    typer.Option(
        "--rolled", help="One subroutine for limbs or links that are alike, called in loops."
    ),
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
    certify: CertifyOption = True
    seed: SeedOption = 0
    records: RecordsOption = True
    rolled: RolledOption = False


@dataclass(frozen=True)
class Search(Derivation):
    """… and what is made small."""

    objective: ObjectiveOption = "total"


BoxOption = Annotated[
    str,
    typer.Option(
        help="The states: `limits` of the joints, a TOML or JSON file, or 'qd=3, qdd=10'."
    ),
]


def state_box(text: str, robot: Robot, outputs: Sequence[str]) -> Mapping[str, Any]:
    """The box of an option; a name that no input has is refused before the search."""
    given = read_box(text or "limits")
    asked = {name for output in outputs for name in QUANTITIES[parse(output)[0]].inputs}
    inputs = {name for name, leaves in state_arrays(robot).items() if leaves and name in asked}
    check_names(given.keys() - {"t"}, inputs)  # time is an input of some robots only
    return given


TargetOption = Annotated[
    str, typer.Option("--target", "-t", help=", ".join(TARGETS), autocompletion=complete(TARGETS))
]


def coordinate_names(text: str) -> list[str]:
    """The names that `--coordinates` gives to q; none where it was not said."""
    return names(text, "--coordinates", "theta1, d2, …") if text else []


def names(text: str, option: str = "--outputs", such_as: str = "inverse_dynamics, …") -> list[str]:
    """The parts of a comma-separated option; at least one."""
    found = [part.strip() for part in text.split(",") if part.strip()]
    if not found:
        raise UsageError("nothing was named", argument=option, expected=such_as)
    return found


def rolled_line(program: Program, target: str | None = None) -> str | None:
    """What a rolled program is, or why a target has one straight line all the same."""
    if KEY not in program.metadata:
        return None
    plan = RolledPlan.of(program)
    if plan is None:
        return "Rolled: no two pieces are alike, so that it is one straight line."
    if target is not None and "rolled" not in TARGETS[target][1]:
        return f"Rolled: not in {target}, which has one straight line."
    return f"Rolled: {plan.about()}."
