"""`emdeg derive ROBOT`: the equations of motion by one method, for a person or for a program."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import typer

import emdeg
from emdeg.cli.options import CoordinatesOption, complete, coordinate_names, names
from emdeg.cli.progress import compile_seconds, progress
from emdeg.cli.screen import bold, columns, say
from emdeg.cli.shared import Source, print_json
from emdeg.cli.steps import print_result, steps_of
from emdeg.errors import UsageError
from emdeg.exact.graph import Expr, rebuilt, symbol, walk
from emdeg.exact.kinds import CONST, COS, SIN, SYMBOL
from emdeg.exact.nodes import with_children
from emdeg.exact.polynomial.written import (
    LONGEST,
    MOST_PARTS,
    label_latex,
    shared_parts,
    short_names_are_free,
    shortest_sum,
    written,
)
from emdeg.exact.print.paper import COMMAND, paragraphs, zero_line
from emdeg.exact.print.printing import to_text
from emdeg.mechanics.derivation import METHODS
from emdeg.mechanics.loops import maggi
from emdeg.mechanics.quantities.parts import GATHERED, Parts, convention_of
from emdeg.mechanics.terms.coefficients import Convention

CONVENTIONS = tuple(c.value for c in Convention)
PARTS = "M,coriolis,gravity"


def derive(
    source: Source,
    method: Annotated[
        str,
        typer.Option(
            help=", ".join(METHODS) + f"; of loops, step by step: {maggi.NAME}",
            autocompletion=complete((*METHODS, maggi.NAME)),
        ),
    ] = "newton_euler",
    parts: Annotated[
        str,
        typer.Option(
            help="Comma-separated: M, b, c, g, C; or B, C, G; or D, h, c; "
            + ", ".join(GATHERED)
            + "; jacobian, jacobian:FRAME:local and every quantity; tau, coriolis, gravity, …"
        ),
    ] = PARTS,
    convention: Annotated[
        str,
        typer.Option(
            help="Whose letters: emdeg {M, b, c, g}, robmat {M, B, C, G} or fu {D, h, c}.",
            autocompletion=complete(CONVENTIONS),
        ),
    ] = "emdeg",
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
    coordinates: CoordinatesOption = "",
    steps: Annotated[
        bool,
        typer.Option("--steps", help="The method's own steps, with the paper's equation numbers."),
    ] = False,
) -> None:
    """Derive the equations of motion and print them.

    Entries are short sums of products, with sums of angles (c23), and fractions by their factors;
    those of more than 60 terms are only counted. `--json` has them all, as derived, as a list of
    assignments. `emdeg explain NAME ROBOT` explains every name. For example:

    \b
        emdeg derive two_link
        emdeg derive double_pendulum --parts M,B,C,G --convention robmat
        emdeg derive two_link --parts D,h,c,tran_rot --convention fu --latex
        emdeg derive stanford3 --parts jacobian,energies,partial_velocities
        emdeg derive two_link --method kane --speeds "qd1; qd1 + qd2 + sin(t)"
        emdeg derive stanford --method emdeg --parts M --json
        emdeg derive two_link --method lagrange_euler --steps
        emdeg derive four_bar --method maggi
        emdeg derive stanford3 --parts M,g --coordinates theta1,theta2,d3 --latex
    """
    own = coordinate_names(coordinates)
    if method == maggi.NAME:
        print_result(steps_of(source.load(), method, own, latex=latex, as_json=as_json))
        return
    if steps:
        tree = with_speeds(source.tree(), method, speeds)
        print_result(steps_of(tree, method, own, latex=latex, as_json=as_json))
        return
    wanted = names(parts, "--parts", "M, coriolis, gravity")
    convention_of(convention)
    loaded = with_speeds(source.tree(), method, speeds)
    if parts == PARTS and loaded.motors:
        wanted.append("elastic")
    deriving = compile_seconds(loaded, None)
    with progress([("deriving", deriving), ("writing", 10 * deriving)], quiet=as_json) as bar:
        start = perf_counter()
        found = emdeg.parts(loaded, wanted, method=method, convention=convention, coordinates=own)
        seconds = perf_counter() - start
        bar.stage("writing")
        texts: dict[str, str] = {}
        short = latex or short_names_are_free(found.elements)
        for name, entry in found.elements.items() if not as_json else ():
            texts[name] = entry_text(entry, latex, short)
            bar.tell(len(texts) / len(found.elements), name)
    if as_json:
        print_json(_data(found, seconds))
        return
    by = f"{method}: {METHODS[method].summary}"
    comment = "% " if latex else ""  # a name may have an underscore
    lines = [f"{comment}{bold(loaded.name)}: {loaded.nv} joints, by {by}"]
    joints = zip(own or [q.name for q in loaded.q], loaded.joint_names, strict=False)
    lines.append(f"{comment}q: " + ", ".join(f"{q} = {joint}" for q, joint in joints))
    if method == "kane" and loaded.speeds:
        lines.append(
            f"{comment}u: "
            + ", ".join(f"u{r} = {to_text(u)}" for r, u in enumerate(loaded.speeds, 1))
        )
    lines += [COMMAND] if latex else []
    for part in found.found.values():
        if latex:  # paragraphs, to be pasted
            shown = [n for n in part.elements if texts[n] != "0"]
            lines += paragraphs([(label_latex(name), texts[name]) for name in shown])
            lines += zero_line([label_latex(n) for n in part.elements if texts[n] == "0"])
        else:
            rows = [(f"{name} =", texts[name]) for name in part.elements]
            lines.append(columns((), rows) + "\n")
    (typer.echo if latex else say)("\n".join(lines))
    typer.echo(f"{comment}derived in {seconds * 1000:.0f} ms")


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


def entry_text(entry: Expr, latex: bool = False, short: bool = True) -> str:
    """An entry as its shortest sum of products; how large it is where that is too long."""
    value = shortest_sum(entry)
    if value is None:
        size = shared_parts(entry)
        long = f"more than {LONGEST} terms expanded, {size} shared parts; see --json"
        if size > MOST_PARTS:
            long = f"more than {MOST_PARTS} shared parts, not expanded; see --json"
        return rf"\dots$ ({long}) $\," if latex else f"… ({long})"
    return written(value, latex=latex, short=short)


def _data(found: Parts, seconds: float) -> dict[str, Any]:
    robot = found.equations.robot
    shared, texts = assignments(list(found.elements.values()))
    return {
        "robot": robot.name,
        "method": found.equations.method,
        "convention": found.convention.value,
        "q": list(found.coordinates) or [s.name for s in robot.q],
        "joints": list(robot.joint_names),
        "seconds": seconds,
        "shared": shared,
        "entries": dict(zip(found.elements, texts, strict=True)),
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
