"""`emdeg bound ROBOT`: how far computed values can be from the exact ones, proved."""

from __future__ import annotations

from typing import Annotated

import typer

from emdeg.cli.options import BoxOption, Derivation, OutputsOption, complete, names, state_box
from emdeg.cli.progress import compile_seconds, compiling, progress
from emdeg.cli.screen import bold, columns, say
from emdeg.cli.shared import JsonOption, Source, print_json
from emdeg.errors import unknown
from emdeg.mechanics.quantities.quantities import QUANTITIES, parse
from emdeg.program.ir import Output, Program
from emdeg.rounding.bound import RoundingBound, rounded_up
from emdeg.rounding.formats import FORMATS, format_of

CODES = {"both": ("jit", "c"), "jit": ("jit",), "c": ("c",)}


def bound(
    source: Source,
    outputs: OutputsOption = "inverse_dynamics",
    type: Annotated[
        str,
        typer.Option(help="float64 or float32.", autocompletion=complete(FORMATS)),
    ] = "float64",
    box: BoxOption = "limits",
    code: Annotated[
        str,
        typer.Option(
            help="Machine code (jit), emitted C (c) or both.", autocompletion=complete(CODES)
        ),
    ] = "both",
    *,
    derivation: Derivation,
    as_json: JsonOption = False,
) -> None:
    """Prove how far a program in floating point can be off.

    For every output a bound of |computed − exact| over all states of the box: joint limits, speeds
    and efforts of the robot, and what --box says of others. For example:

    \b
        emdeg bound puma560 --quantity gravity
        emdeg bound scara --box "qd=3, qdd=10" --type float32
        emdeg bound two_link --quantity mass_matrix --code c --json
    """
    robot = source.load()
    if code not in CODES:
        raise unknown("code", code, CODES, argument="--code")
    wanted, type = names(outputs), format_of(type).name
    given = state_box(box, robot, wanted)
    seconds = compile_seconds(robot, derivation.optimise)
    stages = [(f"shortening {robot.name}", seconds), ("bounding", 3.0 * robot.nv)]
    with progress(stages, quiet=as_json) as bar:
        program = compiling(bar, robot, wanted, **vars(derivation))
        bar.stage("bounding")
        found = program.bound(type, given, codes=CODES[code], progress=bar.tell)
    if as_json:
        print_json(found.to_json())
        return
    say(f"{bold(robot.name)}: |computed − exact| in {found.type}, proved")
    say(_table(program, found))
    for said in found.rules.values():
        say(f"For {said}.")


def _table(program: Program, found: RoundingBound) -> str:
    """Every element of a vector; of a matrix the worst one."""
    rows = []
    for output in program.outputs:
        for place in _places(output, found):
            bounds = (by[output.name].flat[place] for by in found.by_code.values())
            cells = [rounded_up(float(b)) for b in bounds]
            rows.append([output.element(place), *cells, _units(output)])
    return columns(("", *found.by_code, "units"), rows)


def _places(output: Output, found: RoundingBound) -> range:
    errors = found.errors[output.name]
    if len(output.shape) < 2:
        return range(errors.size)
    worst = int(errors.argmax()) if errors.size else 0
    return range(worst, min(worst + 1, errors.size))


def _units(output: Output) -> str:
    record = QUANTITIES.get(parse(output.name)[0])
    return "" if record is None else record.units
