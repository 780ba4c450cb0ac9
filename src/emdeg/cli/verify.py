"""`emdeg verify SOURCE`: prove it again, from the robot up, and say how in plain words.

Exit code 0 means that all is proven; what is not, and a source that cannot be read, give 1.
"""

from __future__ import annotations

from typing import Annotated, Any

import typer

import emdeg
from emdeg.cli.completion import complete, complete_program, complete_robot
from emdeg.cli.options import SeedOption
from emdeg.cli.progress import progress
from emdeg.cli.screen import say
from emdeg.cli.shared import Description, JsonOption, print_json
from emdeg.errors import CertificateError, UsageError
from emdeg.mechanics.derivation import METHODS


def verify(
    source: Annotated[
        str,
        typer.Argument(help="A program file (.json), or a robot.", autocompletion=complete_program),
    ],
    robot: Annotated[
        str | None,
        typer.Option(
            help="The robot of the program, if the file does not say.",
            autocompletion=complete_robot,
        ),
    ] = None,
    method: Annotated[
        str | None,
        typer.Option(help="Derive the reference by this method.", autocompletion=complete(METHODS)),
    ] = None,
    rotors: Annotated[
        bool, typer.Option("--rotors", help="The program has the rotors' gyroscopic terms.")
    ] = False,
    exact: Annotated[
        bool,
        typer.Option("--exact", help="Compare normal forms as well: no chance (small robots)."),
    ] = False,
    seed: SeedOption = 1,
    as_json: JsonOption = False,
    *,
    description: Description,
) -> None:
    """Prove a program again, or that all methods agree on a robot.

    A program is derived again from its robot by an independent method; for example:

    \b
        emdeg verify puma560.json
        emdeg verify my_arm.json --robot my_arm.urdf
        emdeg verify two_link.json --exact
        emdeg verify puma560
    """
    is_program = source.lower().endswith(".json")
    if is_program and description.changes and robot is None:
        raise UsageError(
            "changes a robot, and a program file has its own", argument=description.changes[0],
            hint="name the robot of the program by --robot",
        )  # fmt: skip
    if not is_program and robot is not None:
        raise UsageError("is for program files", argument="--robot", hint="leave it out")
    subject: Any = source if is_program else description.named(source)
    model = None if robot is None else description.named(robot)
    said: list[str] = []

    def tell(statement: str) -> None:
        said.append(statement)
        if not as_json:
            say(statement)

    try:
        with progress([("proving", 0.0)], quiet=as_json) as bar:
            found = emdeg.verify(
                subject, robot=model, method=method, rotors=rotors, exact=exact, seed=seed,
                tell=tell, progress=lambda what, fraction: bar.tell(fraction, what),
            )  # fmt: skip
    except CertificateError as error:
        if as_json:
            print_json({"proven": False, "statements": said, "error": error.to_json()})
            raise typer.Exit(1) from None
        typer.echo("NOT PROVEN.")
        raise
    if as_json:
        print_json({"proven": found.proven, "statements": said, "error": None})
