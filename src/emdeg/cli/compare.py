"""`emdeg compare ROBOT`: all methods side by side, and next to what the papers printed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from time import perf_counter
from typing import Annotated, Any

import typer

from emdeg.cli.count import cells, published_table
from emdeg.cli.options import CertifyOption, OptimiseOption, SeedOption
from emdeg.cli.progress import Bar, compile_seconds, compiling, progress
from emdeg.cli.screen import bold, columns, say
from emdeg.cli.shared import JsonOption, Source, count_data, print_json
from emdeg.compiler import compile
from emdeg.errors import DeriveError
from emdeg.exact.graph import Expr
from emdeg.mechanics.derivation import METHODS, derive, method_entry
from emdeg.mechanics.quantities.agreement import OWN_SEED, Agreement, agreement
from emdeg.mechanics.quantities.published import published
from emdeg.program.count import Count
from emdeg.report.operations import suited
from emdeg.robot.robot import Robot
from emdeg.shorten.effort import AS_DERIVED, parse_effort

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


def compare(
    source: Source,
    methods: Annotated[
        str,
        typer.Option(
            help="Comma-separated; by default all, above 12 joints the recursive ones.",
            show_default=False,
        ),
    ] = "",
    optimise: OptimiseOption = "-O1",
    certify: CertifyOption = True,
    seed: SeedOption = OWN_SEED,
    as_json: JsonOption = False,
) -> None:
    """Derive by every method; count, time and prove them equal.

    Operations are counted as the papers count (sines and cosines apart), and their figures for
    as many joints are printed below. For example:

    \b
        emdeg compare puma560
        emdeg compare two_link --methods kane,li,newton_euler --json
    """
    loaded = source.tree()
    names = _chosen(methods, loaded)
    shortest = None
    with progress(_planned(loaded, names, optimise, not methods), quiet=as_json) as bar:
        rows, proof = measure(loaded, names, optimise, bar, seed if certify else None)
        if shortened(optimise) and not methods:
            bar.stage(SHORTEST)
            shortest = compiling(
                bar, loaded, "inverse_dynamics", optimise=optimise, certify=certify
            ).count()
    if as_json:
        print_json({**_data(loaded, rows, proof), "shortest": count_data(shortest)})
        return
    say(_table(loaded, rows))
    if shortest is not None:
        say(f"\nThe shortest over all derivations: {bold(str(shortest))}.")
    if proof is not None:
        say(f"\nProof: {proof}.")
    say("\n" + published_table(loaded))
    if proof is not None and not proof:
        raise typer.Exit(1)


def shortened(optimise: str | None) -> bool:
    """Is there more to do than to derive?"""
    return parse_effort(optimise) is not AS_DERIVED


def _chosen(methods: str, robot: Robot) -> list[str]:
    names = [m.strip() for m in methods.split(",") if m.strip()]
    for name in names:
        method_entry(name)
    return names or suited(robot)


def _planned(
    robot: Robot, methods: list[str], optimise: str, all_of_them: bool
) -> list[tuple[str, float]]:
    """The stages of `compare` with the seconds that they take, roughly."""
    derived = compile_seconds(robot, None)
    found: list[tuple[str, float]] = []
    for name in methods:
        found.append((f"deriving by {name}", LONGER.get(name, 1.0) * derived))
        if shortened(optimise):
            found.append((f"shortening {name}", compile_seconds(robot, optimise) / 3))
    found.append(("proving all equal", 2 * derived))
    if shortened(optimise) and all_of_them:
        found.append((SHORTEST, compile_seconds(robot, optimise)))
    return found


def measure(
    robot: Robot,
    methods: list[str],
    optimise: str | None,
    bar: Bar | None = None,
    seed: int | None = OWN_SEED,
) -> tuple[list[Row], Agreement | None]:
    """Derive, count, optimise; then prove all methods equal, unless there is no seed."""
    rows: list[Row] = []
    results: dict[str, list[Expr]] = {}
    bar = bar or Bar(())
    for name in methods:
        bar.stage(f"deriving by {name}")
        METHODS[name].load()  # importing is not deriving
        start = perf_counter()
        try:
            results[name] = list(derive(robot, name).tau)
        except DeriveError as error:
            rows.append(Row(name, refusal=error.message))
            continue
        seconds = perf_counter() - start
        derived = compile(robot, method=name, optimise=None, certify=False).count()
        row = Row(name, derived, seconds)
        if shortened(optimise):
            bar.stage(f"shortening {name}")
            start, options = perf_counter(), {"optimise": optimise, "certify": False}
            shorter = compiling(bar, robot, "inverse_dynamics", method=name, **options).count()
            row = replace(row, optimised=shorter, optimise_seconds=perf_counter() - start)
        rows.append(row)
    bar.stage("proving all equal")
    proof = agreement(results, seed=seed) if len(results) > 1 and seed is not None else None
    return rows, proof


def _table(robot: Robot, rows: list[Row]) -> str:
    optimised = any(row.optimised for row in rows)
    headings = ["method", "mul", "add", "div", "total", "trig", "time"]
    headings += ["→ mul", "add", "total", "time"] if optimised else []
    lines = []
    for row in rows:
        found = [row.method]
        if row.derived is not None:
            found += [*cells(row.derived), _time(row.seconds)]
        if row.optimised is not None:
            mul, add, _, total, _ = cells(row.optimised)
            found += [mul, add, total, _time(row.optimise_seconds)]
        lines.append(found + ["–"] * (len(headings) - len(found)))
    title = f"{robot.name}: inverse dynamics, {robot.nv} joints, parameters as described"
    refusals = [f"{row.method}: {row.refusal}" for row in rows if row.refusal]
    return "\n".join([columns(headings, lines, title=title), *refusals])


def _time(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms" if seconds < 1 else f"{seconds:.1f} s"


def _data(robot: Robot, rows: list[Row], proof: Agreement | None) -> dict[str, Any]:
    return {
        "robot": robot.name,
        "joints": robot.nv,
        "methods": [
            {
                "method": row.method,
                "derived": count_data(row.derived),
                "derive_seconds": row.seconds,
                "optimised": count_data(row.optimised),
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
        "published": [vars(p) for p in published(robot)],
    }
