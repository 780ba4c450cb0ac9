"""`emdeg shorten ROBOT`: search for a shorter program than the book of records has."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Annotated, Any

import typer

import emdeg
from emdeg.cli.options import OptimiseOption, OutputsOption, SeedOption, names
from emdeg.cli.progress import OPTIMISED, compile_seconds, progress
from emdeg.cli.screen import bold, columns, say
from emdeg.cli.shared import JsonOption, Source, cluster_of, print_json, write_text
from emdeg.errors import UsageError
from emdeg.submission import Shortened
from emdeg.sweep.islands import Archipelago


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
    workers: Annotated[
        int | None, typer.Option(min=1, help="Islands of the search on so many processes (Dask).")
    ] = None,
    scheduler: Annotated[
        str | None, typer.Option(help="Islands on a Dask scheduler: tcp://host:8786.")
    ] = None,
    islands: Annotated[
        int | None,
        typer.Option(min=1, help="How many islands.", show_default="4 with workers"),
    ] = None,
    rounds: Annotated[
        int | None,
        typer.Option(min=1, help="Rounds of each island, in the place of --seconds."),
    ] = None,
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
    Islands are walks side by side that tell each other what is shorter; with a seed and a number
    of islands and rounds they find the same program wherever they are computed.

    \b
        emdeg shorten two_link -O 1
        emdeg shorten two_link --seconds 1 --seed 4 --submit --by "Jane Doe"
        emdeg shorten double_pendulum --outputs mass_matrix,gravity -O 1
        emdeg shorten two_link --islands 2 --rounds 1
    """
    if submit and not by.strip():
        raise UsageError("who found it?", argument="--by", hint='--submit --by "Jane Doe"')
    if seconds is not None:
        if not 0 < seconds < math.inf:
            raise UsageError(
                "no time to search", argument="--seconds", found=seconds, expected="seconds above 0"
            )
        optimise = f"{seconds:f}s"
    robot = source.load()
    if submit and (robot.name not in emdeg.library_names() or source.changes):
        raise UsageError(
            "the book of records is about the robots of the library, as they are",
            argument="--submit", found=robot.name, hint="`emdeg robots` lists them",
        )  # fmt: skip
    apart = _apart(workers, scheduler, islands, rounds, seconds, optimise)
    stages = [(f"shortening {robot.name}", compile_seconds(robot, optimise))]
    sea: Archipelago | None = None
    with progress(stages, quiet=as_json) as bar:

        def tell(stage: str, operations: int, fraction: float) -> None:
            bar.tell(OPTIMISED * fraction, f"{operations} operations" if operations else None)

        if apart is not None:
            sea = emdeg.islands(
                robot, names(outputs), seed=seed, who=by.strip(), records=records, progress=tell,
                **apart,
            )  # fmt: skip
            found = sea.found
        else:
            found = emdeg.shortened(
                robot, names(outputs), optimise=optimise, seed=seed, who=by.strip(),
                records=records, progress=tell,
            )  # fmt: skip
    for sentence in sea.refused if sea else ():
        typer.echo(f"refused {sentence}", err=True)
    place = _written(found) if submit and found.shorter else None
    if as_json:
        print_json(_data(found, place) | _sea_data(sea))
    else:
        say(_text(found, place, submit) + _sea_text(sea))


def _apart(
    workers: int | None, scheduler: str | None, islands: int | None, rounds: int | None,
    seconds: float | None, optimise: str,
) -> dict[str, Any] | None:  # fmt: skip
    """How islands are searched, where they are asked for."""
    where = cluster_of(workers, scheduler)
    if where is None and islands is None:
        if rounds is not None:
            raise UsageError("rounds are those of islands", argument="--rounds", found=rounds,
                             hint="give --islands too")  # fmt: skip
        return None
    if rounds is not None and seconds is not None:
        raise UsageError("give one of --rounds and --seconds", argument="--rounds", found=rounds)
    return {
        "islands": islands or 4, "cluster": where, "rounds": rounds, "seconds": seconds or 60.0,
    }  # fmt: skip


def _sea_text(sea: Archipelago | None) -> str:
    if sea is None:
        return ""
    lengths = ", ".join(map(str, sea.lengths))
    return f"\n{sea.islands} islands, {sea.rounds} rounds; at the end they have {lengths}."


def _sea_data(sea: Archipelago | None) -> dict[str, object]:
    if sea is None:
        return {}
    return {"islands": sea.islands, "rounds": sea.rounds, "lengths": list(sea.lengths),
            "refused": list(sea.refused)}  # fmt: skip


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
    if found.proved is not None:
        least = found.proved
        rows.append(("at least", str(least.operations), least.of(record.operations)))
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
