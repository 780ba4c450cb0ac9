"""`emdeg simulate` and `emdeg linearise`: motion from the command line.

    emdeg simulate double_pendulum --q0 1,2 --time 60 --plot out.png --csv out.csv
    emdeg simulate stanford --controller kane --q0 0,90deg,0,0,0,0
    emdeg simulate two_link --controller computed-torque --goal 0.5,1 --kp 100 --kd 20
    emdeg linearise double_pendulum --q 0,0 --period 0.01

Exit code 0: the run is complete and its checks hold; 1: it stopped (what there is of it is still
written), or a check fails.
"""

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer

import emdeg
from emdeg.cli.options import OptimiseOption
from emdeg.cli.progress import compile_seconds, progress
from emdeg.cli.screen import say, width
from emdeg.cli.shared import JsonOption, Source, print_json
from emdeg.errors import RuntimeFailure, UsageError, unknown
from emdeg.files import check_place
from emdeg.robot.robot import Robot
from emdeg.run.control import laws, trajectories
from emdeg.run.kernel.stepper import SCHEMES, VARIATIONAL
from emdeg.run.loops.free_motion import simulate_constrained
from emdeg.run.simulate.integrate import BUDGET, SOLVERS
from emdeg.run.simulate.model import Model
from emdeg.run.simulate.result import Simulation, SimulationInterrupted, SimulationStopped

COMPILING = "compiling the equations"
SHOWN = 40  # numbers of a state on the screen
CONTROLLERS = ("none", "pd", "computed-torque", "kane", "replay")


def simulate(
    source: Source,
    controller: Annotated[str, typer.Option(help=", ".join(CONTROLLERS))] = "none",
    q0: Annotated[str | None, typer.Option(help="Start, comma separated; 90deg works.")] = None,
    qd0: Annotated[str | None, typer.Option(help="Initial speeds, comma separated.")] = None,
    goal: Annotated[str | None, typer.Option(help="Where the controller moves to.")] = None,
    path: Annotated[
        str, typer.Option(help="hold, cycloid, minimum_jerk, trapezoid, or a CSV.")
    ] = "hold",
    duration: Annotated[float | None, typer.Option(help="Seconds the path takes.")] = None,
    kp: Annotated[str, typer.Option(help="Proportional gain, or one for each joint.")] = "100",
    kd: Annotated[str, typer.Option(help="Derivative gain, or one for each joint.")] = "20",
    efforts: Annotated[Path | None, typer.Option(help="CSV of t, efforts, for replay.")] = None,
    time: Annotated[float, typer.Option(help="Seconds to simulate.")] = 10.0,
    samples: Annotated[int, typer.Option(help="Samples of the histories.")] = 201,
    integrator: Annotated[
        str, typer.Option(help="DOP853, RK45, Radau, …, rk4, semi_implicit, variational.")
    ] = "DOP853",
    step: Annotated[float | None, typer.Option(help="Step of fixed-step integrators, s.")] = None,
    optimise: OptimiseOption = "none",
    rtol: Annotated[float, typer.Option(help="Relative tolerance of adaptive ones.")] = 1e-10,
    budget: Annotated[
        float, typer.Option(help="Most evaluations of adaptive ones for a second of the motion.")
    ] = BUDGET,
    plot: Annotated[Path | None, typer.Option(help="Write a picture.")] = None,
    panels: Annotated[str, typer.Option(help="Its panels.")] = "position,velocity,effort,energy",
    csv: Annotated[Path | None, typer.Option(help="Write all histories.")] = None,
    monitor: Annotated[
        str, typer.Option(help="Quantities that should stay constant: total_energy,momentum")
    ] = "",
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No progress bar.")] = False,
    as_json: JsonOption = False,
) -> None:
    """Simulate a robot, check the run, plot it, write it down.

    A run that breaks down says why, and writes what there is of it. A mechanism with loops moves
    freely from the assembled state that is nearest to --q0. For example:

    \b
        emdeg simulate double_pendulum --q0 1,2 --time 60 --plot out.png
        emdeg simulate stanford --controller kane --q0 0,90deg,0,0,0,0 --csv run.csv
        emdeg simulate double_pendulum --q0 1,2 --time 5 --monitor total_energy
        emdeg simulate four_bar --q0 0.7,-0.2,1.2 --time 2
    """
    if not time > 0:
        raise UsageError("a run takes some time", argument="--time", found=time, expected="above 0")
    if step is not None and integrator in SOLVERS:
        raise UsageError(
            f"{integrator} chooses its steps", argument="--step",
            hint="a fixed step is of --integrator " + ", ".join((*SCHEMES, VARIATIONAL)),
        )  # fmt: skip
    model = source.load()
    for place in (csv, plot):
        if place is not None:
            check_place(place)
    start = numbers(q0, model.nq, "q0")
    closed = bool(model.loops or model.constraints)
    if closed and (controller != "none" or step is not None or integrator != "DOP853"):
        raise UsageError(
            f"{model.name!r} has loops or rolling constraints: here it moves without efforts, by "
            "DOP853 with a projection after every step",
            hint="in Python, emdeg.constrained(robot).simulate(q0, qd0, t, effort=…) takes efforts",
        )
    law = _controller(model, controller, start, goal, path, duration or time, kp, kd, efforts)
    times: Any = time if step is not None else np.linspace(0.0, time, max(2, samples))
    with progress([(COMPILING, compile_seconds(model, optimise))], quiet=quiet or as_json) as bar:

        def tell(t: float) -> None:
            if bar.what == COMPILING:
                bar.plan([("simulating", 0.0)])
            bar.tell(t / time, f"{t:.2f} s")

        speeds = numbers(qd0, model.nv, "qd0")
        try:
            result = (
                simulate_constrained(
                    model, start, speeds, times, rtol=rtol, progress=tell, budget=budget
                )
                if closed
                else emdeg.simulate(
                    model, law, start, speeds, times, integrator=integrator, step=step, rtol=rtol,
                    progress=tell, budget=budget, optimise=optimise,
                    monitor={name: name for name in monitor.split(",") if name},
                )
            )  # fmt: skip
        except (SimulationStopped, SimulationInterrupted) as stopped:
            _keep(stopped.result, csv, plot, panels)
            raise
        except RuntimeFailure as problem:
            if not closed or start is not None:
                raise
            raise UsageError(
                f"{model.name!r} cannot start with all joints at zero: {problem.message}",
                hint=f"give an assembled position, roughly: --q0 with {model.nq} numbers",
            ) from None
    _write(result, csv, plot, panels)
    if as_json:
        print_json(_summary(result))
    else:
        say(result.report())
        _, q, qd = result.final
        say("  final q:  " + _line(q, ".6g"))
        say("  final qd: " + _line(qd, ".3g"))
    if not result.sound:
        raise typer.Exit(1)


def _line(values: Any, form: str) -> str:
    """So many numbers as a reader takes in; a file takes all."""
    shown = ", ".join(format(x, form) for x in values[:SHOWN])
    more = len(values) - SHOWN
    return shown if more <= 0 else f"{shown}, … ({more} more: --csv FILE, --json)"


def linearise(
    source: Source,
    q: Annotated[str | None, typer.Option(help="Configuration, comma separated.")] = None,
    qd: Annotated[str | None, typer.Option(help="Speeds; at rest without.")] = None,
    tau: Annotated[str | None, typer.Option(help="Efforts; those that hold it without.")] = None,
    period: Annotated[
        float | None, typer.Option(help="Discrete model with this period, s.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """The linear model about a state, exact; discrete with --period.

    For example:

    \b
        emdeg linearise double_pendulum --q 0,0 --period 0.01
    """
    model = source.load()
    place = numbers(q, model.nq, "q")
    linear = emdeg.linearise(
        model,
        Model(model).neutral if place is None else place,
        numbers(qd, model.nv, "qd"),
        numbers(tau, model.nv, "tau"),
    )
    matrices = {"A": linear.A, "B": linear.B}
    if period is not None:
        discrete = linear.discrete(period)
        matrices |= {"Phi": discrete.Phi, "Gamma": discrete.Gamma}
    if as_json:
        data = {name: matrix.tolist() for name, matrix in matrices.items()}
        print_json({"robot": model.name, "states": list(linear.names), **data})
        return
    for name, matrix in matrices.items():
        say(f"{name} =")
        say(
            np.array2string(
                matrix.round(6) + 0.0,
                precision=6,
                suppress_small=True,
                max_line_width=width(),
                threshold=sys.maxsize,
            )
        )
    say("poles: " + ", ".join(f"{p:.5g}" for p in np.real_if_close(linear.poles.round(9) + 0.0)))


# -- input ----------------------------------------------------------------------------


def numbers(text: str | None, count: int, name: str, *, spread: bool = False) -> list[float] | None:
    """Comma separated numbers; "90deg" is in degrees; one may stand for all where `spread`."""
    if text is None:
        return None
    found: list[float] = []
    for cell in text.split(","):
        plain = cell.strip().lower()
        factor = 1.0
        if plain.endswith("deg"):
            plain, factor = plain[:-3], math.pi / 180
        try:
            found.append(float(plain) * factor)
            if not math.isfinite(found[-1]):
                raise ValueError
        except ValueError:
            raise UsageError(
                "is not a number", argument=f"--{name}", found=cell, expected="1.2 or 90deg"
            ) from None
    if len(found) == 1 and spread:
        found *= count
    if len(found) != count:
        raise UsageError(
            "has the wrong length", argument=f"--{name}", found=f"{len(found)} numbers",
            expected=f"{count}, one for each joint, comma separated",
        )  # fmt: skip
    return found


def _controller(
    model: Robot, name: str, start: list[float] | None, goal: str | None, path: str,
    duration: float, kp: str, kd: str, efforts: Path | None,
) -> Any:  # fmt: skip
    if name == "none":
        given = {"goal": goal, "efforts": efforts, "path": path if path != "hold" else None}
        for option, value in given.items():
            if value is not None:
                raise UsageError(
                    "is of a controller, and there is none", argument=f"--{option}",
                    found=value, hint="choose one: --controller pd, computed-torque, kane, replay",
                )  # fmt: skip
        return None
    if name == "kane":
        return laws.kane(numbers(goal, 6, "goal"))
    if name == "replay":
        if efforts is None:
            raise UsageError("replay needs --efforts", argument="--controller")
        table = trajectories.from_csv(efforts)
        return laws.expression(
            model.tau, model.tau, lambda t: table(t)[0], name=f"replay of {efforts.name}"
        )
    if name not in CONTROLLERS:
        raise unknown("controller", name, CONTROLLERS, argument="--controller")
    behind = set(model.motors.values())
    moved = [k for k, j in sorted(model.by_coordinate.items()) if j.nv == 1 and k not in behind]
    joints = len(moved)
    aim = numbers(goal, joints, "goal") or [0.0] * joints
    if path.lower().endswith(".csv"):
        reference = trajectories.from_csv(path)
    elif path == "hold":
        reference = trajectories.hold(aim)
    elif path in trajectories.POINT_TO_POINT:
        at = [model.configuration_index(k) for k in moved]
        place = [0.0] * joints if start is None else [start[k] for k in at]
        reference = trajectories.POINT_TO_POINT[path](place, aim, duration)
    else:
        known = ("hold", *trajectories.POINT_TO_POINT, "a file .csv")
        raise unknown("path", path, known, argument="--path")
    make = laws.pd if name == "pd" else laws.computed_torque
    gains = {"kp": kp, "kd": kd}
    return make(reference, *(numbers(x, joints, n, spread=True) or [] for n, x in gains.items()))


# -- output ---------------------------------------------------------------------------


def _summary(result: Simulation) -> dict[str, Any]:
    time, q, qd = result.final
    return {
        "robot": result.robot, "integrator": result.integrator, "samples": len(result.t),
        "evaluations": result.evaluations, "time": time, "sound": result.sound,
        "q": dict(zip(result.coordinates, q.tolist(), strict=True)),
        "qd": dict(zip(result.joints, qd.tolist(), strict=True)),
        "checks": [{**vars(check), "holds": check.holds} for check in result.checks],
        "limits": [vars(event) for event in result.limits],
    }  # fmt: skip


def _keep(result: Simulation | None, csv: Path | None, plot: Path | None, panels: str) -> None:
    """Write what there is of a run that ended early, and say how much that is."""
    if result is None:
        return
    _write(result, csv, plot, panels)
    typer.echo(f"the run until t = {result.t[-1]:g} s is kept: {len(result.t)} samples", err=True)


def _write(result: Simulation, csv: Path | None, plot: Path | None, panels: str) -> None:
    if csv is not None:
        result.to_csv(csv)
        typer.echo(f"wrote {csv}", err=True)
    if plot is not None:
        result.plot(plot, [p.strip() for p in panels.split(",") if p.strip()])
        typer.echo(f"wrote {plot}", err=True)
