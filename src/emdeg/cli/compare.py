"""`emdeg compare ROBOT`: all methods side by side, and next to what the papers printed."""

from __future__ import annotations

import json
from dataclasses import dataclass
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from emdeg.cli.progress import Bar, compile_seconds, compiling, progress
from emdeg.cli.shared import RobotArgument, load, tree_of
from emdeg.cli.shared import level as read_level
from emdeg.compiler import compile
from emdeg.errors import DeriveError, UsageError
from emdeg.exact.graph import Expr
from emdeg.mechanics.derivation import METHODS, derive
from emdeg.mechanics.quantities.agreement import Agreement, agreement
from emdeg.mechanics.quantities.published import Published, published
from emdeg.program.count import Count
from emdeg.robot.robot import Robot

#: Joints above which the methods that write out M, b, c are left out unless they are named.
LARGEST_EXPLICIT = 12
#: Methods that take longer than the others, and how many times.
LONGER = {"lagrange_euler": 3.0, "emdeg": 6.0}
SHORTEST = "the shortest of all derivations"


@dataclass(frozen=True)
class Row:
    """One method: operations and seconds, as derived and after the optimiser; or why not."""

    method: str
    derived: Count | None = None
    seconds: float = 0.0
    optimised: Count | None = None
    optimise_seconds: float = 0.0
    refusal: str = ""


def register(app: typer.Typer) -> None:
    """Add the command to the application."""
    app.command()(compare)


def compare(
    robot: RobotArgument,
    methods: Annotated[
        str,
        typer.Option(
            help="Comma-separated; by default all, above 12 joints the recursive ones.",
            show_default=False,
        ),
    ] = "",
    optimise: Annotated[
        str, typer.Option("--optimise", "-O", help="Level of the optimiser; `none` to skip it.")
    ] = "-O1",
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Derive the inverse dynamics by every method; count, time and prove them equal.

    Operations are counted as the papers count (sines and cosines apart), and their figures for
    as many joints are printed below. For example:

    \b
        emdeg compare puma560
        emdeg compare two_link --methods kane,li,newton_euler --json
    """
    loaded = tree_of(load(robot))
    names = _chosen(methods, loaded)
    level = read_level(optimise)
    shortest = None
    with progress(_planned(loaded, names, level, not methods), quiet=as_json) as bar:
        rows, proof = measure(loaded, names, level, bar)
        if level is not None and not methods:
            bar.stage(SHORTEST)
            shortest = compiling(bar, loaded, "inverse_dynamics", optimise=level).count()
    if as_json:
        data = {**_data(loaded, rows, proof), "shortest": _count_data(shortest)}
        typer.echo(json.dumps(data, indent=2, ensure_ascii=False))
        return
    console = Console()
    console.print(_table(loaded, rows))
    if shortest is not None:
        console.print(f"\nThe shortest over all derivations: [bold]{shortest}[/].", highlight=False)
    if proof is not None:
        console.print(f"\nProof: {proof}.", highlight=False)
    console.print()
    console.print(_published_table(loaded))
    if proof is not None and not proof:
        raise typer.Exit(1)


def _chosen(methods: str, robot: Robot) -> list[str]:
    names = [m.strip() for m in methods.split(",") if m.strip()]
    if not names:
        small = robot.nv <= LARGEST_EXPLICIT
        names = [name for name, entry in METHODS.items() if small or entry.floating]
    unknown = [m for m in names if m not in METHODS]
    if unknown:
        raise UsageError(
            f"unknown method {unknown[0]!r}",
            argument="--methods",
            expected="some of " + ", ".join(METHODS),
        )
    return names


def _planned(
    robot: Robot, methods: list[str], level: str | None, all_of_them: bool
) -> list[tuple[str, float]]:
    """The stages of `compare` with the seconds that they take, roughly."""
    derived = compile_seconds(robot, None)
    found: list[tuple[str, float]] = []
    for name in methods:
        found.append((f"deriving by {name}", LONGER.get(name, 1.0) * derived))
        if level is not None:
            found.append((f"shortening {name}", compile_seconds(robot, level) / 3))
    found.append(("proving all equal", 2 * derived))
    if level is not None and all_of_them:
        found.append((SHORTEST, compile_seconds(robot, level)))
    return found


def measure(
    robot: Robot, methods: list[str], level: str | None, bar: Bar | None = None
) -> tuple[list[Row], Agreement | None]:
    """Derive, count, optimise; then prove all methods equal."""
    rows: list[Row] = []
    results: dict[str, list[Expr]] = {}
    bar = bar or Bar(())
    for name in methods:
        bar.stage(f"deriving by {name}")
        METHODS[name].load()  # importing is not deriving
        start = perf_counter()
        try:
            equations = derive(robot, name)
            results[name] = list(equations.tau)
        except DeriveError as error:
            rows.append(Row(name, refusal=error.message))
            continue
        seconds = perf_counter() - start
        program = compile(robot, method=name, optimise=None, certify=False)
        row = Row(name, program.count(), seconds)
        if level is not None:
            bar.stage(f"shortening {name}")
            start = perf_counter()
            shorter = compiling(
                bar, robot, "inverse_dynamics", method=name, optimise=level, certify=False
            )
            row = Row(name, row.derived, seconds, shorter.count(), perf_counter() - start)
        rows.append(row)
    bar.stage("proving all equal")
    proof = agreement(results) if len(results) > 1 else None
    return rows, proof


def _table(robot: Robot, rows: list[Row]) -> Table:
    optimised = any(row.optimised for row in rows)
    table = Table(
        title=f"{robot.name}: inverse dynamics, {robot.nv} joints, parameters as described",
        title_justify="left",
        box=None,
        pad_edge=False,
    )
    table.add_column("method", no_wrap=True, min_width=max(len(row.method) for row in rows))
    for heading in ("mul", "add", "div", "total", "trig", "time"):
        table.add_column(heading, justify="right", no_wrap=True)
    if optimised:
        for heading in ("→ mul", "add", "total", "time"):
            table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        if row.derived is None:
            table.add_row(row.method, *["–"] * 5, "", *(["–"] * 3 + [""] if optimised else []))
            continue
        cells = [row.method, *_numbers(row.derived), str(row.derived.trig), _time(row.seconds)]
        if row.optimised is not None:
            mul, add, _, total = _numbers(row.optimised)
            cells += [mul, add, total, _time(row.optimise_seconds)]
        table.add_row(*cells)
    refusals = [f"{r.method}: {r.refusal}" for r in rows if r.refusal]
    if refusals:
        table.caption = "\n".join(refusals)
    return table


def _published_table(robot: Robot) -> Table:
    table = Table(
        title=f"Published for {robot.nv} joints",
        title_justify="left",
        box=None,
        pad_edge=False,
    )
    table.add_column("method")
    for heading in ("mul", "add", "total"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("source")
    table.add_column("robot")
    for p in published(robot):
        table.add_row(p.method, str(p.mul), str(p.add), str(p.total), p.source, p.robot)
    return table


def _numbers(count: Count) -> list[str]:
    return [str(count.mul), str(count.add), str(count.div), str(count.total)]


def _time(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms" if seconds < 1 else f"{seconds:.1f} s"


def _data(robot: Robot, rows: list[Row], proof: Agreement | None) -> dict[str, Any]:
    return {
        "robot": robot.name,
        "joints": robot.nv,
        "methods": [
            {
                "method": row.method,
                "derived": _count_data(row.derived),
                "derive_seconds": row.seconds,
                "optimised": _count_data(row.optimised),
                "optimise_seconds": row.optimise_seconds,
                "refusal": row.refusal or None,
            }
            for row in rows
        ],
        "proof": None
        if proof is None
        else {
            "equal": bool(proof),
            "pairs": proof.pairs,
            "points": proof.points,
            "log2_error": proof.log2_error,
        },
        "published": [_published_data(p) for p in published(robot)],
    }


def _published_data(p: Published) -> dict[str, Any]:
    return {
        "method": p.method, "mul": p.mul, "add": p.add, "source": p.source,
        "robot": p.robot or None,
    }  # fmt: skip


def _count_data(count: Count | None) -> dict[str, int] | None:
    if count is None:
        return None
    return {"mul": count.mul, "add": count.add, "div": count.div, "trig": count.trig}
