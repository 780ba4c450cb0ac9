"""`emdeg check FILE`: what of a description is ignored, altered or doubtful, and its repair."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any

import typer

import emdeg
from emdeg.cli import REFUSED
from emdeg.cli.groups import OUTPUT, into
from emdeg.cli.progress import progress
from emdeg.cli.screen import say
from emdeg.cli.shared import (
    EITHER,
    JsonOption,
    Source,
    print_json,
    robot_argument,
    write_text,
)
from emdeg.cli.show import planned, print_report, summary
from emdeg.errors import EmdegError, UsageError
from emdeg.files import read_bytes, write_whole
from emdeg.robot.lint.faults import Fault, changes_of
from emdeg.robot.read.urdf.urdf_repair import with_tensors
from emdeg.robot.robot import Robot


@dataclass(frozen=True, kw_only=True)
class _File(Source):
    robot: Annotated[str, robot_argument(EITHER, "file")]


def check(
    as_json: JsonOption = False,
    strict: Annotated[
        bool,
        typer.Option("--strict", help="Exit with 1 if anything was ignored, altered or doubtful."),
    ] = False,
    fix: Annotated[
        bool,
        typer.Option(
            "--fix", help="Write the repaired robot to -o FILE (.urdf of a URDF, or .toml)."
        ),
    ] = False,
    output: OUTPUT = None,
    *,
    source: _File,
) -> None:
    """Say what of a description is doubtful, and repair it.

    For example, a file of your own, then a robot of the library, strictly:

    \b
        emdeg check my_arm.urdf
        emdeg check my_arm.urdf --fix -o better.urdf
        emdeg check two_link --strict

    The import report says what was ignored or altered; the linter what is legal and probably
    wrong: impossible inertias, left and right that are no mirror images, tensors in other units.

    Exit code 0: it loads. 1: it is refused, or `--strict` found something.
    """
    if fix:
        _repair(source, output, as_json)
    elif output is None:
        _check(source, as_json, strict)
    else:
        json_too = as_json or output.suffix.lower() == ".json"
        into(output, lambda: _check(source, json_too, strict))


def _check(source: _File, as_json: bool, strict: bool) -> None:
    file = source.robot
    robot, refusal = _read(source, as_json)
    if robot is not None and refusal is None and not as_json:  # before the linter, which is slower
        _print_headline(file, robot)
        print_report(robot)
    faults = () if robot is None else emdeg.lint(robot)
    if as_json:
        _print_json(file, robot, refusal, faults)
    elif robot is not None:
        _print_faults(faults, file)
    if refusal is not None:
        if as_json:
            raise typer.Exit(REFUSED)
        raise refusal
    assert robot is not None
    if strict and (robot.report.is_doubtful or faults):
        raise typer.Exit(REFUSED)


def _read(source: _File, quiet: bool) -> tuple[Robot | None, EmdegError | None]:
    """The robot, and why it is refused: one with an impossible inertia is both."""
    with progress(planned(source.robot)[:1], quiet=quiet):
        try:
            return source.read(), None
        except EmdegError as error:
            refusal = error
        try:
            return replace(source, allow_unphysical=True).read(), refusal
        except EmdegError:
            return None, refusal


def _repair(source: _File, output: Path | None, as_json: bool) -> None:
    """Write the repaired robot, and say all that was changed."""
    suffix = "" if output is None else output.suffix.lower()
    urdf = Path(source.robot).suffix.lower() == ".urdf"
    if output is None or suffix not in ((".urdf", ".toml") if urdf else (".toml",)):
        raise UsageError(
            "says no place for the repaired robot", argument="--fix",
            expected="-o FILE.urdf or -o FILE.toml" if urdf else "-o FILE.toml",
        )  # fmt: skip
    robot, refusal = _read(source, as_json)
    if robot is None:
        assert refusal is not None
        raise refusal
    faults = emdeg.lint(robot)
    changes = changes_of(faults)
    if suffix == ".toml":
        write_text(output, emdeg.repaired(robot, faults).to_toml())
    else:
        tensors = {
            name: [new if new != old else None for old, new in zip(c.before, c.after, strict=True)]
            for name, c in changes.items()
        }
        data = read_bytes(Path(source.robot))
        output.parent.mkdir(parents=True, exist_ok=True)
        write_whole(output, with_tensors(data, tensors, source.robot))
    left = [fault for fault in faults if fault.change is None]
    if as_json:
        data_of = [_fault_data(fault) for fault in faults]
        print_json({"file": source.robot, "wrote": str(output), "faults": data_of})
        return
    say(f"wrote {output}: {len(changes)} {'link' if len(changes) == 1 else 'links'} changed")
    for change in changes.values():
        say(f"  {change}")
    if left:
        say(f"left as they are, for what was meant is not clear: {len(left)}")
        for fault in left:
            say(f"  {fault}")


# -- what is printed --------------------------------------------------------------------


def _print_headline(file: str, robot: Robot) -> None:
    counts = (
        (robot.nv, "degree of freedom", "degrees of freedom"),
        (len(robot.bodies), "body", "bodies"),
        (len(robot.frames), "named frame", "named frames"),
    )
    sizes = ", ".join(f"{n} {one if n == 1 else many}" for n, one, many in counts)
    say(f"{Path(file).name}: loads as {robot.name!r}, {sizes}")


def _print_faults(faults: tuple[Fault, ...], file: str) -> None:
    if not faults:
        return
    say(f"Probably wrong: {len(faults)}")
    for fault in faults:
        say(f"  {typer.style(f'{fault.kind:<10}', fg='yellow')} {fault}")
    repairable = sum(fault.change is not None for fault in faults)
    if repairable:
        target = "FILE.urdf" if Path(file).suffix.lower() == ".urdf" else "FILE.toml"
        say(f"{repairable} can be repaired: emdeg check {file} --fix -o {target}")


def _print_json(
    file: str, robot: Robot | None, refusal: EmdegError | None, faults: tuple[Fault, ...]
) -> None:
    data: dict[str, Any] = {"file": file, "loads": False, "error": None, "findings": []}
    if robot is not None and refusal is None:
        data = summary(file, robot)
    if refusal is not None:
        data["error"] = refusal.to_json()
    print_json({**data, "faults": [_fault_data(fault) for fault in faults]})


def _fault_data(fault: Fault) -> dict[str, Any]:
    change = fault.change
    return {
        "kind": fault.kind, "link": fault.link, "message": fault.message, "line": fault.line,
        "change": None
        if change is None
        else {"before": change.before, "after": change.after, "why": change.why},
    }  # fmt: skip
