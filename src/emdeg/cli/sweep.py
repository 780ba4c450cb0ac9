"""`emdeg sweep`: very many states through one program, reduced as they are made.

    emdeg sweep panda --states 1e9 --reduce max,mean,histogram
    emdeg sweep panda --states 1e12 --resume night --threads 2
    emdeg sweep panda --simulate 1000 --step 1e-3 --law computed_torque --states 1e5

Exit code 0: all states were reduced and their outputs are finite; 1: the outputs of some are not.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import numpy as np
import typer

import emdeg
from emdeg.cli.options import CertifyOption, OptimiseOption, OutputsOption, SeedOption, names
from emdeg.cli.progress import compile_seconds, compiling, progress
from emdeg.cli.screen import say
from emdeg.cli.shared import JsonOption, Source, cluster_of, print_json
from emdeg.cli.sweep_tables import report, velocity_names
from emdeg.errors import UsageError
from emdeg.files import check_place, write_whole
from emdeg.robot.robot import Robot
from emdeg.run.control.laws import Controller
from emdeg.run.kernel.stepper import SCHEMES
from emdeg.sweep.envelope import NEEDED
from emdeg.sweep.envelope import page as envelope_page
from emdeg.sweep.motion import LAWS, law_named
from emdeg.sweep.reductions import REDUCTIONS
from emdeg.sweep.samples import ALIASES, PATH, SAMPLES
from emdeg.sweep.sweep import EFFORTS
from emdeg.sweep.tolerances import OWN, loosened, present

COMPILING, SWEEPING = "compiling", "sweeping"


def sweep(
    source: Source,
    outputs: OutputsOption = "inverse_dynamics",
    states: Annotated[
        str,
        typer.Option(
            help="How many states: 1e9, or 1000.",
            show_default="1e6, 1e4 with --simulate, or a file's",
        ),
    ] = "",
    sample: Annotated[
        str,
        typer.Option(
            help=", ".join(SAMPLES) + ", a file (.npz, .npy, .zarr, .parquet), a path (.csv)."
        ),
    ] = "uniform",
    seed: SeedOption = 0,
    ranges: Annotated[
        str,
        typer.Option(
            "--range",
            show_default="the robot's limits",
            help="From where to where: qdd=10,qd=0:2,q3=-1:1; 10 is ±10.",
        ),
    ] = "",
    tolerance: Annotated[
        str,
        typer.Option(help="Numbers drawn around theirs: inertias=5%,m2=0.1; own: the robot's."),
    ] = "",
    reduce: Annotated[str, typer.Option(help=", ".join(REDUCTIONS) + ".")] = "min,max,mean,std",
    bins: Annotated[int, typer.Option(min=1, help="Of a histogram.")] = 64,
    limits: Annotated[
        str, typer.Option(help="For `over`: one number, or one for each element; else efforts.")
    ] = "",
    simulate: Annotated[
        int | None,
        typer.Option(min=1, help="Follow a motion of so many steps from every state."),
    ] = None,
    step: Annotated[float, typer.Option(help="Of a simulation, in s.")] = 1e-3,
    law: Annotated[str, typer.Option(help=", ".join(LAWS) + ".")] = "free",
    goal: Annotated[
        str, typer.Option(help="Where a law moves to: 0.1,0.2,…", show_default="mid-range")
    ] = "",
    gains: Annotated[
        str, typer.Option(help="kp,kd of a law.", show_default="100,20 for computed_torque")
    ] = "",
    within: Annotated[float, typer.Option(help="A settled error is smaller: rad, m.")] = 0.01,
    integrator: Annotated[str, typer.Option(help=", ".join(SCHEMES) + ".")] = SCHEMES[1],
    dtype: Annotated[str, typer.Option(help="float64 or float32.")] = "float64",
    threads: Annotated[
        int | None, typer.Option(min=1, help="Cores to use.", show_default="all")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Processes in place of threads (Dask).")
    ] = None,
    scheduler: Annotated[
        str | None, typer.Option(help="Address of a Dask scheduler: tcp://host:8786.")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(help="Write all outputs to this file too: .npy, .zarr, .parquet."),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(help="Keep what is done in this directory, and go on from there."),
    ] = None,
    envelope: Annotated[
        bool,
        typer.Option(
            "--envelope", help="Write a page: worst cases, where they are, maps of the workspace."
        ),
    ] = False,
    frame: Annotated[
        str, typer.Option(help="Of the maps of --envelope.", show_default="the last body's")
    ] = "",
    optimise: OptimiseOption = "-O1",
    certify: CertifyOption = True,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No progress bar.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Reduce outputs over very many states, as many as 1e9 and more.

    States are made where they are used, in the box of the robot's limits, and none is kept. The
    result is the same to the last bit for any number of threads or workers, and after a restart.
    For example:

    \b
        emdeg sweep panda --states 1e6
        emdeg sweep two_link --states 1e5 --range qdd=10 --reduce max,histogram
        emdeg sweep two_link --states 1e5 --envelope
        emdeg sweep ur5 --quantity mass_matrix --states 1e4 --sample sobol --json
        emdeg sweep two_link --simulate 200 --law computed_torque --states 1e3
        emdeg sweep two_link --states 1e4 --tolerance m*=5%
    """
    wanted = names(outputs)
    count, chosen = _states(states, sample, simulate), _ranges(ranges)
    plain = source.tree()
    model, loose = loosened(plain, _tolerances(tolerance))
    control = None if _idle(simulate, law, goal, gains) else _law(law, goal, gains)
    page = Path(f"{_file_name(model.name)}_envelope.html")
    if frame and not envelope:
        raise UsageError("is of the maps of a page", argument="--frame", hint="give --envelope too")
    if envelope:
        if frame:
            model.frame(frame)  # known before hours of work
        kept = wanted if simulate is None else ["peak_effort"]
        reduce = ",".join([*NEEDED, *(["over"] if _has_limits(model, kept, limits) else [])])
        check_place(page)
    stages = [(COMPILING, compile_seconds(model, optimise)), (SWEEPING, 0.0)]
    with progress(stages, quiet=quiet or as_json) as bar:
        program: Any = model
        motion: dict[str, Any] = {"optimise": optimise, "certify": certify}
        if simulate is None:
            program = compiling(bar, model, wanted, **motion)
            loose = present(loose, model, program)
        else:
            program, loose = plain, _tolerances(tolerance)
            motion |= {"simulate": simulate, "step": step, "law": control, "within": within}
            motion["integrator"] = integrator
        bar.stage(SWEEPING)
        pace = _Pace()

        def tell(done: int, total: int) -> None:
            bar.tell(done / total, pace.text(done))

        try:
            found = emdeg.sweep(
                program, count, sample=sample, seed=seed, ranges=chosen, reduce=reduce, bins=bins,
                limits=_numbers(limits), dtype=dtype, threads=threads,
                cluster=cluster_of(workers, scheduler), save=save, resume=resume,
                progress=tell, tolerances=loose, **motion,
            )  # fmt: skip
        except emdeg.SweepInterrupted as interrupt:
            typer.echo(_interrupted(interrupt), err=True)
            raise
    if save is not None:
        typer.echo(f"wrote {save}", err=True)
    if envelope:
        write_whole(page, envelope_page(found, velocity_names(model), model, frame))
        typer.echo(f"wrote {page}", err=True)
    if as_json:
        print_json({"robot": model.name, **found.to_json()})
    else:
        say(report(found, model))
    if found.not_finite:
        raise typer.Exit(1)


class _Pace:
    """States in a second, since the last time that somebody asked a second later."""

    def __init__(self) -> None:
        self._at, self._done, self._text = monotonic(), 0, ""

    def text(self, done: int) -> str:
        """41.5 M states/s."""
        now = monotonic()
        if now - self._at > 1.0:
            self._text = f"{(done - self._done) / (now - self._at) / 1e6:.1f} M states/s"
            self._at, self._done = now, done
        return self._text


# -- input --------------------------------------------------------------------------------


def _states(text: str, sample: str, simulate: int | None) -> float | None:
    if not text:
        made = sample in SAMPLES or sample in ALIASES or sample.endswith(PATH)
        return (1e6 if simulate is None else 1e4) if made else None
    try:
        return float(text.replace("_", ""))
    except ValueError:
        raise UsageError(
            "is not a number of states", argument="--states", found=text, expected="1e9, or 1000"
        ) from None


def _has_limits(model: Robot, wanted: Sequence[str], limits: str) -> bool:
    """Is there anything that efforts can be compared with?"""
    efforts = [joint.limits.effort for joint in model.by_coordinate.values()]
    return bool(limits) or (bool({*wanted} & {*EFFORTS}) and any(e is not None for e in efforts))


def _file_name(name: str) -> str:
    """A robot's name as part of a file's."""
    return "".join(c if c.isalnum() or c in "-_" else "_" for c in name)[:60] or "robot"


def _ranges(whole: str) -> dict[str, Any]:
    """qdd=10 → ±10, qd=0:2 → from 0 to 2."""
    found: dict[str, Any] = {}
    for text in filter(None, map(str.strip, whole.split(","))):
        name, _, value = text.partition("=")
        low, colon, high = value.partition(":")
        try:
            found[name.strip()] = (float(low), float(high)) if colon else float(value)
        except ValueError:
            raise UsageError(
                "is not a range", argument="--range", found=text, expected="qdd=10, or q1=-1:2"
            ) from None
    return found


def _numbers(text: str, option: str = "--limits") -> Any:
    if not text:
        return None
    try:
        found = [float(part) for part in text.split(",")]
    except ValueError:
        raise UsageError(
            "is not a list of numbers", argument=option, found=text, expected="87,87,12"
        ) from None
    return found[0] if len(found) == 1 else found


def _tolerances(whole: str) -> dict[str, float] | str | None:
    """inertias=5%,m_payload=0.1 → shares of values."""
    if whole.strip() == OWN:
        return OWN
    found: dict[str, float] = {}
    for text in filter(None, map(str.strip, whole.split(","))):
        name, _, value = text.partition("=")
        try:
            share = float(value.rstrip("% ")) / (100 if value.rstrip().endswith("%") else 1)
        except ValueError:
            raise UsageError(
                "is not a tolerance", argument="--tolerance", found=text,
                expected="inertias=5%, or m_payload=0.1",
            ) from None  # fmt: skip
        found[name.strip()] = share
    return found or None


def _idle(simulate: int | None, name: str, goal: str, gains: str) -> bool:
    """Without a motion there is no law; who gives one is told."""
    if simulate is None and (name, goal, gains) != ("free", "", ""):
        raise UsageError(
            "a law needs a motion", argument="--law", found=name,
            hint="--simulate 1000 --step 1e-3 follows one from every state",
        )  # fmt: skip
    return simulate is None


def _law(name: str, goal: str, gains: str) -> Controller:
    aim, pair = _numbers(goal, "--goal"), _numbers(gains, "--gains")
    place = None if aim is None else np.atleast_1d(aim)
    return law_named(name, place, None if pair is None else np.atleast_1d(pair))


def _interrupted(interrupt: emdeg.SweepInterrupted) -> str:
    part = f"{interrupt.done / interrupt.states:.1%} of the states are done"
    if interrupt.directory is None:
        return f"{part}; with --resume DIR they would have been kept."
    return f"{part} and kept: the same command with --resume {interrupt.directory} goes on."
