"""The book of records: prove every record again, take in candidates, write the table.

    python tools/records.py [CANDIDATE.record …]        (`make records CANDIDATES="…"`)
    python tools/records.py --search=-O1 [ROBOT:OUTPUT+OUTPUT …]     (`make records SEARCH=-O1`)

Each record is derived again from the robot of the library and proved; a candidate that is shorter
than the record, and whose history continues that of the record, takes its place. The table is
docs/records.md. With `--search` each record, or each that is named, there or not yet, is first
searched for without the book: a search that has become better than the record is taken in. A record
is taken instead of a search, so whoever shortens the search runs this before a release.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from emdeg.errors import EmdegError
from emdeg.files import write_whole
from emdeg.records.minimal.least import least
from emdeg.records.record import Record
from emdeg.records.shelf import BOOK, every, find, read
from emdeg.submission import proved, shortened

PAGE = Path(__file__).parents[1] / "docs" / "records.md"
MARK = "<!-- table: `make records` writes it -->"


def main(arguments: list[str]) -> int:
    """How many records or candidates are not what they say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--search", metavar="LEVEL", help="search for each record again: -O1, 60s")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("names", nargs="*", help="candidates; with --search ROBOT:OUTPUT+OUTPUT")
    given = parser.parse_args(arguments)
    wrong = 0
    for name in given.names if given.search is None else given.names or in_the_book():
        if given.search is None:
            wrong += not said(name, lambda name=name: taken_in(read(Path(name))))  # type: ignore[misc]
        else:
            wrong += not said(name, lambda name=name: searched(name, given.search, given.seed))  # type: ignore[misc]
    records: list[Record] = []
    for path in sorted(BOOK.glob("*/*.record")):
        place = f"{path.parent.name}/{path.name}"
        wrong += not said(place, lambda path=path: checked(path))  # type: ignore[misc]
    if not wrong:
        records = [record for _, record in every()]
        head, _, _ = PAGE.read_text(encoding="utf-8").partition(MARK)
        write_whole(PAGE, head + MARK + "\n\n" + table(records))
        print(f"{len(records)} records; wrote {PAGE.name}")
    return wrong


def said(place, check) -> bool:  # type: ignore[no-untyped-def]
    """What a check says, or why it fails."""
    try:
        print(f"{place}: {check()}", flush=True)
    except EmdegError as problem:
        print(f"{place}: WRONG: {problem}", flush=True)
        return False
    return True


def checked(path: Path) -> str:
    """Prove a record of the book, and that it stands where it is looked for."""
    record = read(path)
    if path != BOOK / record.place:
        raise EmdegError("stands in the wrong place", expected=record.place)
    proof = proved(record).program.certificate
    assert proof is not None
    return (
        f"{record.operations} operations, wrong with probability at most 2^{proof.log2_error:.0f}"
    )


def in_the_book() -> list[str]:
    """All records, as `--search` takes them."""
    found = (record for _, record in every() if not record.key.rotors)
    return [f"{record.robot}:{'+'.join(record.key.outputs)}" for record in found]


def searched(name: str, level: str, seed: int) -> str:
    """What a search without the book finds; taken in where it is shorter than the record."""
    robot, _, outputs = name.partition(":")
    found = shortened(
        robot, outputs.split("+"), optimise=level, seed=seed, who="emdeg", records=False
    )
    return f"{found}; {taken_in(found.record)}" if found.shorter else str(found)


def taken_in(record: Record) -> str:
    """Put a candidate into the book where it is shorter."""
    proved(record)
    known = find(record.key)
    if known is not None and known.operations <= record.operations:
        return f"{record.operations} is not less than the record of {known.operations}"
    if known is not None and record.history[: len(known.history)] != known.history:
        raise EmdegError("its history does not continue that of the record")
    place = BOOK / record.place
    place.parent.mkdir(parents=True, exist_ok=True)
    write_whole(place, record.to_text())
    return f"taken in with {record.operations} operations"


def at_least(record: Record) -> str:
    """Operations that every program has; bold where the record has no more."""
    known = least(record.program)
    if known is None:
        return ""
    shown = f"{known.operations}" + ("¹" if known.searched else "")
    return f"**{shown}**" if known.operations == record.operations else shown


def table(records: list[Record]) -> str:
    """A row for each record."""
    lines = [
        "| robot | what | mul | add | div | **total** | at least | angles | found |",
        "|---|---|---:|---:|---:|---:|---:|---:|---|",
    ]
    for record in records:
        count, last = record.program.count(), record.history[-1]
        what = ", ".join(f"`{name}`" for name in record.key.outputs)
        rotors = " (with rotors)" if record.key.rotors else ""
        cells = (
            record.robot, what + rotors, count.mul, count.add, count.div, f"**{count.total}**",
            at_least(record), count.pairs,
            f"{last.when}, {last.who}: {last.search}, {last.seconds:.0f} s",
        )  # fmt: skip
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
