"""`emdeg study KIND ROBOT`: what matters on a path, at a speed, at two rates; bodies and frames."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

import emdeg
from emdeg.cli.body_studies import momentum, moving_frame, pseudo_inertia
from emdeg.cli.options import complete
from emdeg.cli.screen import bold, columns
from emdeg.cli.shared import JsonOption, Source
from emdeg.cli.simulate import numbers
from emdeg.cli.steps import print_result
from emdeg.errors import UsageError, unknown
from emdeg.mechanics.base import refuse_elastic
from emdeg.run.simulate.plots import save_figure

NAMES = (
    "dominance", "speed", "two-rate", "probe", "moving-frame", "pseudo-inertia", "momentum",
)  # fmt: skip


def study(
    kind: Annotated[
        str,
        typer.Argument(
            help="dominance, speed, two-rate, probe, moving-frame, pseudo-inertia or momentum.",
            show_default=False,
            autocompletion=complete(NAMES),
        ),
    ],
    source: Source,
    start: Annotated[
        str | None,
        typer.Option("--from", help="Where the path begins, or one number for all; 0 without."),
    ] = None,
    goal: Annotated[
        str | None,
        typer.Option("--to", help="Where it ends, or one for all; 1 rad, 0.1 m without."),
    ] = None,
    time: Annotated[float, typer.Option(help="Seconds that the path takes.")] = 1.0,
    points: Annotated[int, typer.Option(help="Set points of the path (Fu: 31).")] = 31,
    threshold: Annotated[
        float, typer.Option(help="dominance: a smaller share is left out.")
    ] = 0.05,
    ratio: Annotated[int, typer.Option(help="two-rate: torques for each configuration.")] = 4,
    budget: Annotated[float, typer.Option(help="two-rate: operations a second.")] = 1e5,
    blocks: Annotated[int, typer.Option(help="two-rate: processors to share the work.")] = 4,
    frame: Annotated[
        str | None,
        typer.Option(help="moving-frame: which; pseudo-inertia: link, joint or com."),
    ] = None,
    point: Annotated[str, typer.Option(help="moving-frame: x,y,z in the frame.")] = "0,0,0",
    velocity: Annotated[
        str, typer.Option(help="moving-frame: how the point moves in the frame.")
    ] = "0,0,0",
    about: Annotated[str, typer.Option(help="momentum: about this point, base axes.")] = "0,0,0",
    axis: Annotated[str, typer.Option(help="momentum: along this axis.")] = "0,0,1",
    figure: Annotated[
        Path | None, typer.Option(help="dominance, speed: draw it in this file.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Study which terms matter on a path, at a speed, at a rate.

    dominance: translation against rotation along a path (Fu 3.4.1). speed: what Coriolis and
    centrifugal terms are worth (Fu 3.3). two-rate: Armstrong's slow coefficients and fast
    torques, and blocks for several processors. probe: M, b, c, g from calls of inverse dynamics
    (Walker, Orin), at --from. The path is Kane's cycloid. moving-frame: the parts of an
    acceleration (Fu 3.3.2). pseudo-inertia: Fu's J of every link, both ways. momentum: linear, and
    angular about a point. For example:

    \b
        emdeg study dominance puma560 --to 0.5 --time 2
        emdeg study speed two_link
        emdeg study two-rate puma560 --budget 1e5 --ratio 4
        emdeg study probe two_link --from 30deg,60deg
        emdeg study moving-frame two_link --frame link1 --point x,0,0 --velocity v,0,0
        emdeg study pseudo-inertia two_link --frame joint
        emdeg study momentum stanford3 --about 0,0,d2 --axis 0,0,1
    """
    if kind not in KINDS:
        raise unknown("study", kind, KINDS, argument="kind")
    model = source.tree()
    given = numbers(start, model.nv, "from", spread=True) or [0.0] * model.nv
    path = None
    if model.has_floating_base:
        _refuse_flyer(kind, model)
    else:
        default = [1.0 if q.angular else 0.1 for q in model.q]
        end = numbers(goal, model.nv, "to", spread=True) or default
        path = emdeg.trajectories.cycloid(given, end, time)
    settings = {
        "path": path, "start": given, "points": points, "threshold": threshold, "ratio": ratio,
        "budget": budget, "blocks": blocks, "frame": frame, "point": point, "velocity": velocity,
        "about": about, "axis": axis,
    }  # fmt: skip
    text, data, drawing = KINDS[kind](model, **settings)
    if figure is not None:
        if drawing is None:
            raise UsageError(f"{kind} has no figure", argument="--figure")
        typer.echo(f"wrote {save_figure(drawing(), figure)}", err=True)
    head = f"{bold(model.name)}: {kind}\n"
    print_result({"robot": model.name, "study": kind, **data} if as_json else head + text)


def _refuse_flyer(kind: str, robot: emdeg.Robot) -> None:
    if kind in NAMES[:4]:
        raise UsageError(
            f"{kind} needs coordinates, and {robot.name!r} has a free flyer",
            hint="fix its base; " + ", ".join(NAMES[4:]) + " take it as it is",
        )


Result = tuple[str, dict[str, Any], Any]


def _dominance(robot: emdeg.Robot, *, path: Any, threshold: float, points: int, **_: Any) -> Result:
    found = emdeg.dominance(robot, path, threshold, points=points)
    rows = [
        (v.name, f"{100 * v.translational:.1f}", f"{100 * v.rotational:.1f}", v.kind)
        for v in found.table
    ]
    before, after = found.reduced_terms()
    worst = found.errors().max(axis=0)
    text = columns(("", "translation %", "rotation %", "kind"), rows)
    text += f"\nReduced model: {after} of {before} terms; worst error of the efforts on the path: "
    text += ", ".join(f"{e:.3g}" for e in worst)
    data = {
        "elements": {
            v.name: {"kind": v.kind, "translational": v.translational, "rotational": v.rotational}
            for v in found.table
        },
        "terms": before,
        "reduced_terms": after,
        "worst_error": worst.tolist(),
    }
    return text, data, lambda: found.figure("D")


def _speed(robot: emdeg.Robot, *, path: Any, **_: Any) -> Result:
    found = emdeg.speed_study(emdeg.explicit_model(robot), path)
    rows = [
        (f"{k:g}", *(f"{100 * s:.1f}" for s in share), "")
        for k, share in zip(found.factors, found.share, strict=True)
    ]
    text = columns(("times as fast", *(f"{j} %" for j in found.joints), ""), rows)
    text += "\nmean |h| over mean |τ|: what is lost when Coriolis and centrifugal terms are dropped"
    arrays = {name: getattr(found, name).tolist() for name in ("error", "effort", "share")}
    return text, {"factors": list(found.factors), **arrays}, found.figure


def _two_rate(robot: emdeg.Robot, *, ratio: int, budget: float, blocks: int, **_: Any) -> Result:
    model = emdeg.explicit_model(robot)
    programs = emdeg.two_rate_programs(model)
    rates = programs.rates(budget, ratio)
    parts = emdeg.partition(model, blocks)
    costs = [block.cost.total for block in parts]
    slow, fast = programs.configure.count(), programs.step.count()
    rows = [
        ("configuration", str(slow), f"{rates.configuration:.1f} Hz"),
        ("torque", str(fast), f"{rates.torque:.1f} Hz"),
        ("all at one rate", str(slow.total + fast.total), f"{rates.whole:.1f} Hz"),
    ]
    text = columns(("", "operations", f"at {budget:g} operations a second"), rows)
    text += f"\n{len(costs)} independent blocks of " + ", ".join(map(str, costs)) + " operations"
    data = {
        "configure": slow.total, "step": fast.total, "blocks": costs, "one_rate": rates.whole,
        "configuration": rates.configuration, "torque": rates.torque,
    }  # fmt: skip
    return text, data, None


def _probe(robot: emdeg.Robot, *, start: list[float], **_: Any) -> Result:
    refuse_elastic(robot, "probing")
    kernels = [
        emdeg.compile(r, optimise=None, certify=False).jit()
        for r in (robot, robot.with_gravity(0, 0, 0))
    ]

    def inverse_dynamics(qd: Any, qdd: Any, with_gravity: bool) -> list[float]:
        found = kernels[0 if with_gravity else 1](
            start, [float(x) for x in qd], [float(x) for x in qdd]
        )
        return [float(x) for x in found]

    n = robot.nv
    found = emdeg.probe(inverse_dynamics, n)
    names = [f"{j + 1}{k + 1}" for j in range(n) for k in range(j + 1, n)]
    columns_of = {
        **{f"M·{k + 1}": column for k, column in enumerate(found.mass)},
        **{f"c·{k + 1}{k + 1}": column for k, column in enumerate(found.centrifugal)},
        **{f"b·{name}": column for name, column in zip(names, found.coriolis, strict=True)},
        "g": found.gravity,
    }
    rows = [(name, *(f"{x:.6g}" for x in column), "") for name, column in columns_of.items()]
    text = columns(("column", *robot.joint_names, ""), rows)
    text += f"\n{found.calls} calls of inverse dynamics (1 + 2n + n(n−1)/2)"
    data = {"calls": found.calls, "columns": {k: list(v) for k, v in columns_of.items()}}
    return text, data, None


KINDS: dict[str, Callable[..., Result]] = dict(
    zip(
        NAMES,
        (_dominance, _speed, _two_rate, _probe, moving_frame, pseudo_inertia, momentum),
        strict=True,
    )
)
