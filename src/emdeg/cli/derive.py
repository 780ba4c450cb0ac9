"""`emdeg derive ROBOT`: the equations of motion by one method, for a person or for a program."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer

import emdeg
from emdeg.cli.options import complete, names
from emdeg.cli.progress import compile_seconds, progress
from emdeg.cli.screen import bold, columns, say
from emdeg.cli.shared import Source, print_json
from emdeg.errors import ExprError, UsageError, unknown
from emdeg.exact.graph import Expr, rebuilt, symbol, walk
from emdeg.exact.kinds import CONST, COS, SIN, SYMBOL
from emdeg.exact.linalg import Matrix, Vector
from emdeg.exact.nodes import with_children
from emdeg.exact.polynomial.factors import tidy
from emdeg.exact.polynomial.normal_form import normal_form
from emdeg.exact.print.printing import to_latex, to_text
from emdeg.mechanics.derivation import METHODS
from emdeg.mechanics.equations import Equations

#: what `Equations` can be asked for: its properties that are expressions
PARTS = tuple(
    name
    for name, entry in vars(Equations).items()
    if isinstance(entry, cached_property)
    and not name.startswith("_")
    and entry.func.__annotations__["return"] in ("Vector", "Matrix", "Expr")
)
LONGEST = 60  # terms of an entry that is still written out


def derive(
    source: Source,
    method: Annotated[
        str, typer.Option(help=", ".join(METHODS), autocompletion=complete(METHODS))
    ] = "newton_euler",
    parts: Annotated[
        str, typer.Option(help="Comma-separated: " + ", ".join(PARTS))
    ] = "M,coriolis,gravity",
    speeds: Annotated[
        str | None,
        typer.Option(
            help="Kane's generalized speeds: a TOML file with a table [speeds], or rows such as "
            '"qd1; qd1 + qd2 + t". t is time.',
        ),
    ] = None,
    latex: Annotated[bool, typer.Option("--latex", help="Write LaTeX.")] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="Shared parts first, then every entry, as JSON.")
    ] = False,
) -> None:
    """Derive the equations of motion and print them.

    Entries are written as their shortest sums of products; those that are too long are only
    counted (`--json` has them all, as a list of assignments). For example:

    \b
        emdeg derive two_link
        emdeg derive double_pendulum --method kane --parts tau
        emdeg derive two_link --method kane --speeds "qd1; qd1 + qd2 + sin(t)"
        emdeg derive stanford --method emdeg --parts M --json
    """
    wanted = _chosen(parts)
    loaded = with_speeds(source.tree(), method, speeds)
    deriving = compile_seconds(loaded, None)
    with progress([("deriving", deriving), ("writing", 10 * deriving)], quiet=as_json) as bar:
        start = perf_counter()
        equations = emdeg.derive(loaded, method)
        values = {part: getattr(equations, part) for part in wanted}
        seconds = perf_counter() - start
        bar.stage("writing")
        entries = {part: _entries(part, values[part]) for part in wanted}
        all_of_them = sum(map(len, entries.values()))
        texts: dict[str, str] = {}
        for part in wanted if not as_json else ():
            for name, entry in entries[part].items():
                texts[name] = _written(entry, latex)
                bar.tell(len(texts) / all_of_them, name)
    if as_json:
        print_json(_data(equations, values, seconds))
        return
    by = f"{method}: {METHODS[method].summary}"
    say(f"{bold(loaded.name)}: {loaded.nv} joints, by {by}")
    joints = zip(loaded.q, loaded.joint_names, strict=False)
    say("q: " + ", ".join(f"{q.name} = {joint}" for q, joint in joints))
    if method == "kane" and loaded.speeds:
        say("u: " + ", ".join(f"u{r} = {to_text(u)}" for r, u in enumerate(loaded.speeds, 1)))
    for part in wanted:
        lines = {name: texts[name] for name in entries[part]}
        if latex:  # one line each, to be pasted
            for name, text in lines.items():
                typer.echo(f"{name} = {text}")
        else:
            rows = [(f"{name} =", text) for name, text in lines.items()]
            say(columns((), rows) + "\n")
    typer.echo(f"derived in {seconds * 1000:.0f} ms")


def with_speeds(robot: emdeg.Robot, method: str, speeds: str | None) -> emdeg.Robot:
    """The robot with the speeds of `--speeds`: a file, or rows with semicolons between them."""
    if speeds is None:
        return robot
    if method != "kane":
        raise UsageError(
            "only Kane's method takes generalized speeds", argument="--speeds",
            hint="--method kane --speeds …",
        )  # fmt: skip
    if ";" not in speeds and (speeds.endswith(".toml") or Path(speeds).is_file()):
        return robot.with_speeds(Path(speeds))
    return robot.with_speeds([row for row in speeds.split(";") if row.strip()])


def _chosen(parts: str) -> list[str]:
    found = names(parts, "--parts", "M, coriolis, gravity")
    for part in found:
        if part not in PARTS:
            raise unknown("part", part, PARTS, argument="--parts")
    return found


def _entries(part: str, value: Vector | Matrix | Expr) -> dict[str, Expr]:
    """{name of the entry: expression}, numbered from 1; of a symmetric matrix one half."""
    if isinstance(value, Expr):
        return {part: value}
    if isinstance(value, Vector):
        return {f"{part}{i + 1}": e for i, e in enumerate(value)}
    rows, columns = value.shape
    apart = "," if max(rows, columns) > 9 else ""
    return {
        f"{part}{i + 1}{apart}{j + 1}": value[i, j]
        for i in range(rows)
        for j in range(columns)
        if part != "M" or j >= i
    }


def _written(entry: Expr, latex: bool = False) -> str:
    short = sum_of_products(entry, LONGEST)
    if short is None:
        size = sum(1 for _ in walk([entry]))
        return f"… (more than {LONGEST} terms expanded, {size} shared parts; see --json)"
    return to_latex(short, limit=None) if latex else to_text(short, limit=None)


def sum_of_products(value: Expr, most: int) -> Expr | None:
    """The expression as a short sum of products, unless it is longer than anyone reads."""
    try:
        form = normal_form(value, max_terms=40 * most)  # on the way, what cancels later is there
    except ExprError:
        return None
    return tidy(form) if len(form) <= most else None


def _data(
    equations: Equations, values: dict[str, Vector | Matrix | Expr], seconds: float
) -> dict[str, Any]:
    robot = equations.robot
    entries = {n: e for part, value in values.items() for n, e in _entries(part, value).items()}
    shared, texts = assignments(list(entries.values()))
    return {
        "robot": robot.name,
        "method": equations.method,
        "q": [s.name for s in robot.q],
        "joints": list(robot.joint_names),
        "seconds": seconds,
        "shared": shared,
        "entries": dict(zip(entries, texts, strict=True)),
    }


def assignments(roots: list[Expr]) -> tuple[list[tuple[str, str]], list[str]]:
    """([(t1, text), …], texts of the roots): every part that occurs twice is written once."""
    uses: dict[Expr, int] = {}
    for node in walk(roots):
        for child in node.children():
            uses[child] = uses.get(child, 0) + 1
    shown: dict[Expr, Expr] = {}  # node → its name, or itself with named parts
    shared: list[tuple[str, str]] = []
    taken = {node.name for node in uses if node.is_symbol}
    for node in walk(roots):
        if node.kind in (CONST, SYMBOL, COS, SIN):
            shown[node] = node
            continue
        shown[node] = rebuilt(node.kind, with_children(node.kind, node.args, shown.__getitem__))
        if uses.get(node, 0) > 1:
            name = f"t{len(shared) + 1}"
            while name in taken:
                name += "_"
            shared.append((name, to_text(shown[node], short=False, limit=None)))
            shown[node] = symbol(name)
    return shared, [to_text(shown[root], short=False, limit=None) for root in roots]
