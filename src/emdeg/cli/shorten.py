"""`emdeg shorten ROBOT`: search for a shorter program than the book of records has."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import emdeg
from emdeg.cli.options import OptimiseOption, OutputsOption, SeedOption, names
from emdeg.cli.progress import OPTIMISED, compile_seconds, progress
from emdeg.cli.screen import bold, columns, say
from emdeg.cli.shared import JsonOption, Source, print_json, write_text
from emdeg.errors import UsageError
from emdeg.submission import Shortened


def shorten(
    source: Source,
    outputs: OutputsOption = "inverse_dynamics",
    optimise: OptimiseOption = "-O2",
    seconds: Annotated[
        float | None,
        typer.Option(help="Search for so long: the same as -O 60s.", show_default=False),
    ] = None,
    seed: SeedOption = 0,
    records: Annotated[
        bool, typer.Option("--records/--no-records", help="Begin the search with the record.")
    ] = True,
    submit: Annotated[
        bool, typer.Option("--submit", help="Write what is shorter as a candidate for the book.")
    ] = False,
    by: Annotated[
        str, typer.Option(help="Who found it, for the history.", show_default=False)
    ] = "",
    as_json: JsonOption = False,
) -> None:
    """Search for a shorter program than the book of records has.

    A longer search or another seed finds other programs; each is certified. With --submit a shorter
    one is written to a file ROBOT.OUTPUTS.record, which CONTRIBUTING.md says how to send.

    \b
        emdeg shorten two_link -O 1
        emdeg shorten two_link --seconds 1 --seed 4 --submit --by "Jane Doe"
        emdeg shorten double_pendulum --outputs mass_matrix,gravity -O 1
    """
    if submit and not by.strip():
        raise UsageError("who found it?", argument="--by", hint='--submit --by "Jane Doe"')
    if seconds is not None:
        if seconds <= 0:
            raise UsageError("no time to search", argument="--seconds", found=seconds)
        optimise = f"{seconds:f}s"
    robot = source.load()
    if submit and (robot.name not in emdeg.library_names() or source.changes):
        raise UsageError(
            "the book of records is about the robots of the library, as they are",
            argument="--submit", found=robot.name, hint="`emdeg robots` lists them",
        )  # fmt: skip
    stages = [(f"shortening {robot.name}", compile_seconds(robot, optimise))]
    with progress(stages, quiet=as_json) as bar:

        def tell(stage: str, operations: int, fraction: float) -> None:
            bar.tell(OPTIMISED * fraction, f"{operations} operations" if operations else None)

        found = emdeg.shortened(
            robot, names(outputs), optimise=optimise, seed=seed, who=by.strip(), records=records,
            progress=tell,
        )  # fmt: skip
    place = _written(found) if submit and found.shorter else None
    if as_json:
        print_json(_data(found, place))
    else:
        say(_text(found, place, submit))


def _written(found: Shortened) -> Path:
    record = found.record
    what = "+".join(record.key.outputs).replace(":", ".")
    place = Path(f"{record.robot}.{what}.record")
    write_text(place, record.to_text())
    return place


def _text(found: Shortened, place: Path | None, submit: bool) -> str:
    record, known, proof = found.record, found.known, found.program.certificate
    assert proof is not None
    rows = [("found now", str(record.operations), f"{found.seconds:.1f} s")]
    if known is not None:
        rows.append(("record", str(known.operations), str(known.history[-1])))
    if found.least is not None:
        rows.append(("at least", str(found.least), "whoever writes it"))
    lines = [
        f"{bold(record.robot)}: {', '.join(record.key.outputs)}",
        columns(("", "operations", ""), rows),
        f"Certified equal to {proof.reference.method}: wrong with probability at most"
        f" 2^{proof.log2_error:.0f}.",
    ]
    if not found.shorter:
        lines.append("Not shorter than the record: nothing to submit.")
    elif place is not None:
        lines.append(
            f"A candidate for the book is in {place}; CONTRIBUTING.md says how to send it."
        )
    elif not submit:
        lines.append("Shorter than the book has; --submit writes a candidate.")
    return "\n".join(lines)


def _data(found: Shortened, place: Path | None) -> dict[str, object]:
    record, known, proof = found.record, found.known, found.program.certificate
    return {
        "robot": record.robot,
        "outputs": list(record.key.outputs),
        "operations": record.operations,
        "record": known and known.operations,
        "at_least": found.least,
        "shorter": found.shorter,
        "seconds": found.seconds,
        "log2_error": proof and proof.log2_error,
        "file": place and str(place),
    }
