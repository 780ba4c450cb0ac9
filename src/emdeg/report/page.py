"""The page: everything that is derived, computed and proved about one robot, in one HTML file.

    page(robot)         → text of the file
    write(robot, path)  → the file, whole or not at all

Python derives, counts, samples and proves; the page itself evaluates the emitted JavaScript
(assets/*.js), so that what moves under the sliders is what was derived:

    WHOLE        τ as `emdeg.compile` gives it: what is counted, proved and copied
    PARTS        M, c, g, friction, springs and V of the same robot with symbols for its numbers
    SCENE        what is drawn, from the numbers
    CONSTRAINTS  φ, A and γ where there are loops or rolling bodies

Without the optimiser, which watches the clock, the same robot and version give the same bytes.
"""

from __future__ import annotations

import html
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import emdeg
from emdeg.files import check_place, write_whole
from emdeg.report import about, equations, inline, operations
from emdeg.report.derivations import derivations
from emdeg.report.mechanism import mechanism
from emdeg.report.operations import Progress
from emdeg.report.scene import controls, numbers, scene
from emdeg.report.significance import significance
from emdeg.report.tunable import sliders, tool, tunable

MATRICES = ("mass_matrix", "coriolis_vector", "gravity")


@dataclass(frozen=True)
class Options:
    """What to spend time on: the optimiser's level (None: as derived), the comparison of methods,
    and the equations written out (elements, nested symbols, every method's steps)."""

    optimise: str | None = "-O1"
    compare: bool = True
    certify: bool = True
    seed: int = 0  # of the points at which programs are proved
    written: bool = True
    coordinates: tuple[str, ...] = ()  # names of the user's own for q
    box: str = "limits"  # the states over which rounding is bounded


@dataclass(frozen=True)
class Programs:
    """What the page evaluates."""

    whole: emdeg.Program
    parts: emdeg.Program
    scene: emdeg.Program
    constraints: emdeg.Program | None


def page(
    robot: emdeg.Robot, options: Options | None = None, progress: Progress | None = None
) -> str:
    """The text of the report."""
    chosen = options or Options()

    def say(what: str, fraction: float = 0.0, note: str = "") -> None:
        if progress is not None:
            progress(what, fraction, note)

    def compiled(stage: str, count: int, fraction: float) -> None:
        say("searching the shortest τ", fraction, f"{count} operations")

    robot, assumed = with_all_values(robot)
    tree, moved = robot.without_loops(), tunable(robot)
    say("deriving M, c and g")
    proof: dict[str, Any] = {"certify": chosen.certify, "seed": chosen.seed}
    live = (*MATRICES, *beside(robot), "potential_energy")
    parts = emdeg.compile(moved.without_loops(), live, optimise=None, **proof)
    loops = mechanism(robot, moved)
    say("searching the shortest τ")
    level = chosen.optimise
    whole = emdeg.compile(tree, "inverse_dynamics", optimise=level, progress=compiled, **proof)
    programs = Programs(whole, parts, numbers(moved), None if loops is None else loops.program)
    say("writing out the elements")
    model, refusal = equations.explicit(tree) if chosen.written else (None, equations.NOT_ASKED)
    if model is not None and chosen.coordinates:
        model = model.with_coordinates(chosen.coordinates)
    say("sampling the joint range")
    data: dict[str, Any] = {
        **head(robot),
        "assumed": assumed,
        "scene": scene(moved, tool(robot)),
        "controls": controls(robot, None if loops is None else loops.start),
        "mechanism": None if loops is None else loops.data(),
        "tunable": sliders(moved, extent(moved)),
        "explicit": None if model is None else explicit_data(model),
        "refusal": refusal,
        "parameters": equations.parameters(robot, model),
        "programs": {
            "parts": equations.steps(parts),
            "whole": equations.steps(whole),
            "scene": equations.interface(programs.scene),
            "constraints": None if loops is None else equations.interface(loops.program),
        },
        "nested": equations.nested(tree, model) if chosen.written else None,
        "derivations": derivations(tree) if chosen.written else [],
        "operations": {
            "level": None if chosen.optimise in (None, "none") else chosen.optimise,
            "waterfall": operations.waterfall(whole),
            "rules": [] if model is None else operations.rules(model),
            "methods": operations.methods(tree, whole, say) if chosen.compare else [],
            "published": operations.figures(robot),
            "total": whole.count().total,
        },
        "certificates": [
            operations.certificate(
                whole, "The inverse dynamics τ", operations.rounding(whole, tree, chosen.box)
            ),
            operations.certificate(parts, "The matrices M, c and g"),
        ],
        "sources": about.sources(whole),
        "conventions": about.conventions(robot),
        "citation": about.citation(robot),
        "licences": inline.licences(),
    }
    say("putting the page together")
    return assemble(data, programs)


def head(robot: emdeg.Robot) -> dict[str, Any]:
    """What the robot is."""
    return {
        "name": robot.name,
        "title": robot.title or robot.name,
        "source": robot.source.strip(),
        "hash": robot.hash,
        "version": emdeg.__version__,
        "nq": robot.nq,
        "nv": robot.nv,
        "floating": robot.has_floating_base,
        "beside": list(beside(robot)),
        "cut": cut(robot),
        "joints": list(robot.joint_names),
        "findings": [str(finding) for finding in robot.report.findings],
    }


def extent(robot: emdeg.Robot) -> float:
    """A length of the robot's size, m: its links put end to end, at most two metres."""
    offsets = [x for body in robot.bodies for x in body.joint.placement.translation]
    offsets += [x for frame in robot.frames for x in frame.pose.translation]
    lengths = emdeg.evaluate(offsets, robot.values()) if offsets else []
    return min(sum(abs(x) for x in lengths), 2.0) or 1.0


def cut(robot: emdeg.Robot) -> str:
    """What of the robot the page leaves out, in words; empty for a tree."""
    found = [
        f"{len(parts)} {name}{'s' if len(parts) > 1 else ''}"
        for parts, name in ((robot.loops, "loop"), (robot.constraints, "rolling constraint"))
        if parts
    ]
    return " and ".join(found)


def beside(robot: emdeg.Robot) -> tuple[str, ...]:
    """The quantities that τ has beside M q̈ + c + g: of friction, of springs."""
    frictions = [body.joint.friction for body in robot.bodies]
    values = emdeg.evaluate([x for f in frictions for x in (f.viscous, f.coulomb)], robot.values())
    return ("friction",) * any(values) + ("elastic_efforts",) * bool(robot.motors)


def explicit_data(model: emdeg.ExplicitModel) -> dict[str, Any]:
    """The explicit form for the page."""
    return {
        "elements": equations.elements(model),
        "constants": equations.constants(model),
        "names": equations.short_names(model),
        "parameters": equations.parameters(model.robot, model),
        "significance": significance(model),
    }


def with_all_values(robot: emdeg.Robot) -> tuple[emdeg.Robot, list[str]]:
    """The robot with 1 for every parameter without value, and the names of those."""
    missing = [
        s.name
        for s in robot.symbols
        if s not in robot.parameters or robot.parameters[s].value is None
    ]
    return (robot.with_parameters(**dict.fromkeys(missing, 1)), missing) if missing else (robot, [])


def assemble(data: dict[str, Any], programs: Programs) -> str:
    """The template with everything inside."""
    scripts = [
        inline.emitted_script(name.upper(), program) for name, program in vars(programs).items()
    ]
    own = "\n".join(inline.asset(name) for name in inline.SCRIPTS)
    script = "\n".join([*scripts, own])
    return inline.fill(
        inline.asset("page.html"),
        {
            "title": html.escape(f"{data['name']}: equations of motion"),
            "style": inline.katex_style() + inline.asset("page.css"),
            "katex": inline.script_safe(inline.asset("katex/katex.min.js")),
            "three": inline.script_safe(inline.three_script()),
            "data": inline.json_script(data),
            "script": f'(function () {{\n"use strict";\n{inline.script_safe(script)}\n}})();',
        },
    )


def write(
    robot: emdeg.Robot, path: Path, options: Options | None = None, progress: Progress | None = None
) -> int:
    """Write the report; returns its size in bytes. An interrupted run leaves no half of a file."""
    check_place(path, "--output")
    content = page(robot, options, progress).encode("utf-8")
    write_whole(path, content)
    return len(content)
