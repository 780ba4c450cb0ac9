"""`emdeg verify SOURCE`: prove it again, from the robot up, and say how in plain words.

Exit code 0 means that all is proven; what is not, and a source that cannot be read, give 1.
"""

from __future__ import annotations

from typing import Annotated

import typer

import emdeg
from emdeg.cli.progress import progress
from emdeg.cli.screen import say
from emdeg.cli.shared import JsonOption, complete_program, print_json
from emdeg.errors import CertificateError


def verify(
    source: Annotated[
        str,
        typer.Argument(help="A program file (.json), or a robot.", autocompletion=complete_program),
    ],
    robot: Annotated[
        str | None, typer.Option(help="The robot of the program, if the file does not say.")
    ] = None,
    method: Annotated[str | None, typer.Option(help="Derive the reference by this method.")] = None,
    rotors: Annotated[
        bool, typer.Option("--rotors", help="The program has the rotors' gyroscopic terms.")
    ] = False,
    seed: Annotated[int, typer.Option(help="Another seed draws other points.")] = 1,
    as_json: JsonOption = False,
) -> None:
    """Prove a program again, or that all methods agree on a robot.

    A program is derived again from its robot by an independent method; for example:

    \b
        emdeg verify puma560.json
        emdeg verify my_arm.json --robot my_arm.urdf
        emdeg verify puma560
    """
    said: list[str] = []

    def tell(statement: str) -> None:
        said.append(statement)
        if not as_json:
            say(statement)

    try:
        with progress([("proving", 0.0)], quiet=as_json) as bar:
            found = emdeg.verify(
                source, robot=robot, method=method, rotors=rotors, seed=seed,
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
