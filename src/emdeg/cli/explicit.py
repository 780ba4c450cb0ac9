"""`emdeg explicit ROBOT`: every element of M, b, c and g, to read, to print, or as data."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import typer

from emdeg.cli.options import CoordinatesOption, coordinate_names
from emdeg.cli.progress import progress
from emdeg.cli.screen import say
from emdeg.cli.shared import JsonOption, Source, json_text
from emdeg.errors import UsageError
from emdeg.exact.print.printing import to_text
from emdeg.exact.print.style import joined
from emdeg.explicit import show
from emdeg.explicit.abbreviate import Abbreviation, abbreviate
from emdeg.explicit.composite import TooManyTerms
from emdeg.explicit.derivation import Progress, explicit_model
from emdeg.explicit.hierarchical import HierarchicalModel, hierarchical
from emdeg.explicit.lumped import LumpedForm
from emdeg.explicit.model import ExplicitModel
from emdeg.explicit.numeric import Numeric
from emdeg.explicit.programs import two_rate_programs
from emdeg.mechanics.coordinates import renamed
from emdeg.robot.robot import Robot

READABLE = 2500  # products in M; beyond, `explicit` shows the hierarchical form unless told not to


class Form(StrEnum):
    """How the elements are written."""

    lumped = "lumped"
    hierarchical = "hierarchical"


def explicit(
    source: Source,
    form: Annotated[
        Form | None,
        typer.Option(help="Constants × products, or nested symbols.", show_default="lumped"),
    ] = None,
    abbreviate_at: Annotated[
        str | None,
        typer.Option("--abbreviate", help="Leave out terms below this share, such as 1%."),
    ] = None,
    latex: Annotated[bool, typer.Option("--latex", help="Print LaTeX.")] = False,
    as_json: JsonOption = False,
    text: Annotated[bool, typer.Option("--text", help="Print plain text (the default).")] = False,
    full: Annotated[bool, typer.Option("--full", help="Do not cut long sums in text.")] = False,
    log: Annotated[bool, typer.Option("--log", help="Which rule fired where.")] = False,
    coordinates: CoordinatesOption = "",
) -> None:
    """Write every element of M, b, c and g, with lumped constants.

    The lumped form is Armstrong, Khatib and Burdick's: constants times products of cosines and
    sines. The hierarchical form is EMDEG's: nested symbols, cheapest to evaluate. For example:

    \b
        emdeg explicit puma560
        emdeg explicit puma560 --abbreviate 1%
        emdeg explicit puma560_emdeg --form hierarchical
        emdeg explicit scara --latex -o scara.tex
        emdeg explicit stanford3 --coordinates theta1,theta2,d3
    """
    if latex + as_json + text > 1:
        raise UsageError("choose one of --text, --latex and --json")
    loaded = source.tree()
    own = coordinate_names(coordinates)
    if own:
        renamed(loaded, own)  # refused before anything is derived
    writing = "LaTeX" if latex else "JSON" if as_json else "text"
    stages = [*derivation_stages(loaded), ("abbreviating", 0.5), (writing, 0.3)]
    with progress(stages, quiet=as_json) as bar:
        model, note = derive(loaded, form, lambda what, *_: bar.follow(what))
        model = model.with_coordinates(own) if own else model
        short = None
        if abbreviate_at is not None:
            if isinstance(model, HierarchicalModel):
                raise UsageError(
                    "only the lumped form can be abbreviated", argument="--abbreviate",
                    hint="add --form lumped",
                )  # fmt: skip
            bar.stage("abbreviating")
            short = abbreviate(model, share(abbreviate_at, "--abbreviate"))
            model = short.model
        bar.stage(writing)
        whole = _written(model, writing, short, full)
    if note and not as_json:
        typer.echo(f"emdeg: {note}", err=True)
    if log and not as_json and isinstance(model, ExplicitModel):
        entries = (short.full if short else model).log
        whole += "\n\nRules\n" + "\n".join(f"  {fired}" for fired in entries)
    (typer.echo if as_json or latex else say)(whole)


def derivation_stages(robot: Robot) -> list[tuple[str, float]]:
    """What `explicit_model` says that it does, with seconds as measured on six and seven joints."""
    whole = 0.0001 * robot.nv**4
    shares = {
        "composite bodies": 0.1, "inertia and gravity": 0.15, "Christoffel symbols": 0.35,
        "collecting terms": 0.4,
    }  # fmt: skip
    return [(name, share * whole) for name, share in shares.items()]


def derive(
    robot: Robot, form: Form | None, progress: Progress | None = None
) -> tuple[ExplicitModel | HierarchicalModel, str]:
    """The model in the form that was asked for; without a wish, the lumped one if readable."""
    if form is Form.hierarchical:
        return hierarchical(robot, progress=progress), ""
    limit: dict[str, Any] = {} if form else {"limit": READABLE}
    try:
        return explicit_model(robot, progress=progress, **limit), ""
    except TooManyTerms as long:
        if form is not None:
            raise
        note = (
            f"{long.message}: too many to read. Here is the hierarchical form; "
            "--form lumped insists on the other."
        )
        return hierarchical(robot, progress=progress), note


def share(text: str, option: str) -> float:
    """1%, 0.01 or 1 % as a number."""
    bare = text.strip()
    percent = bare.endswith("%")
    try:
        value = float(bare.rstrip("% ")) / (100 if percent else 1)
    except ValueError:
        value = -1.0
    if not 0 <= value < 1:
        raise UsageError(
            "this is not a share", argument=option, found=text, expected="such as 1% or 0.01"
        )
    return value


def _written(
    model: ExplicitModel | HierarchicalModel, how: str, short: Abbreviation | None, full: bool
) -> str:
    if isinstance(model, HierarchicalModel):
        if how == "JSON":
            return json_text(show.hierarchical_json(model))
        return (show.hierarchical_latex if how == "LaTeX" else show.hierarchical_text)(model)
    if how == "JSON":
        return json_text(show.lumped_json(model))
    if how == "LaTeX":
        return show.lumped_latex(model)
    if short is not None:
        return abbreviated_text(short)
    return show.lumped_text(model, None if full else show.LONGEST)


def abbreviated_text(short: Abbreviation) -> str:
    """The kept terms with numbers, then what the abbreviation saves and costs."""
    model, numeric = short.model, Numeric(short.model)
    before, after = short.terms
    out = [
        f"{model.robot.name}: {before} → {after} terms ({short.criterion}); "
        f"torques cost about {operations(model)} operations.",
        "",
    ]
    for letter, heading in show.HEADINGS.items():
        lines = [
            f"  {e.name} = {numbers(model, numeric, e.form)}"
            for e in show.elements_of(model, letter)
        ]
        if lines:
            out += [heading, *lines, ""]
    return "\n".join(out)


def operations(model: ExplicitModel) -> int:
    """What the torques cost, about."""
    split = two_rate_programs(model)
    return split.configure.count().total + split.step.count().total


def numbers(model: ExplicitModel, numeric: Numeric, form: LumpedForm) -> str:
    """0.69*s2 - 0.134*c23 + …"""
    return joined(
        (
            size < 0,
            f"{abs(size):.3g}"
            + (f"*{to_text(model.atoms.expr(factors), names=model.text_names)}" if factors else ""),
        )
        for factors, size in numeric.magnitudes(form).items()
    )
