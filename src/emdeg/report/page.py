"""The page: everything that is derived, computed and proved about one robot, in one HTML file.

    page(robot)         → text of the file
    write(robot, path)  → the file, whole or not at all

Python derives, counts, samples and proves; the page itself evaluates the emitted JavaScript
(assets/*.js), so that what moves under the sliders is what was derived. Without the optimiser,
which watches the clock, the same robot and version give the same bytes.
"""

from __future__ import annotations

import html
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import emdeg
from emdeg.files import check_place, write_whole
from emdeg.report import equations, inline, operations
from emdeg.report.derivations import derivations
from emdeg.report.operations import Progress
from emdeg.report.scene import controls, scene
from emdeg.report.significance import significance

MATRICES = ("mass_matrix", "coriolis_vector", "gravity")
LARGEST_SEARCHED = 12  # velocities; longer programs are emitted as derived


@dataclass(frozen=True)
class Options:
    """What to spend time on: the optimiser's level (None: as derived), comparison and proof."""

    optimise: str | None = "-O1"
    compare: bool = True
    certify: bool = True
    seed: int = 0  # of the points at which programs are proved


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
    tree = robot.without_loops()  # `cut` says so on the page
    say("deriving M, c and g")
    proof: dict[str, Any] = {"certify": chosen.certify, "seed": chosen.seed}
    parts = emdeg.compile(tree, MATRICES, optimise=None, **proof)
    say("searching the shortest τ")
    level = chosen.optimise if robot.nv <= LARGEST_SEARCHED else None
    whole = emdeg.compile(tree, "inverse_dynamics", optimise=level, progress=compiled, **proof)
    say("writing out the elements")
    model, refusal = equations.explicit(robot)
    say("sampling the joint range")
    data: dict[str, Any] = {
        "name": robot.name,
        "title": robot.title or robot.name,
        "source": robot.source.strip(),
        "hash": robot.hash,
        "version": emdeg.__version__,
        "nq": robot.nq,
        "nv": robot.nv,
        "assumed": assumed,
        "friction": beside(robot),
        "cut": cut(robot),
        "joints": list(robot.joint_names),
        "findings": [str(finding) for finding in robot.report.findings],
        "scene": scene(robot),
        "controls": controls(robot),
        "explicit": None if model is None else explicit_data(model),
        "refusal": refusal,
        "parameters": equations.parameters(robot, model),
        "programs": {"parts": equations.steps(parts), "whole": equations.steps(whole)},
        "nested": equations.nested(robot, model),
        "derivations": derivations(tree),
        "operations": {
            "waterfall": operations.waterfall(whole),
            "rules": [] if model is None else operations.rules(model),
            "methods": operations.methods(tree, whole, say) if chosen.compare else [],
            "published": operations.figures(robot),
            "total": whole.count().total,
        },
        "certificates": [
            operations.certificate(whole, "The inverse dynamics τ"),
            operations.certificate(parts, "The matrices M, c and g"),
        ],
        "sources": sources(whole),
        "licences": inline.licences(),
    }
    say("putting the page together")
    return assemble(data, parts, whole)


def cut(robot: emdeg.Robot) -> str:
    """What of the robot the page leaves out, in words; empty for a tree."""
    found = [
        f"{len(parts)} {name}{'s' if len(parts) > 1 else ''}"
        for parts, name in ((robot.loops, "loop"), (robot.constraints, "rolling constraint"))
        if parts
    ]
    return " and ".join(found)


def beside(robot: emdeg.Robot) -> str:
    """What τ is beside M q̈ + c + g: friction, springs, both, or nothing."""
    frictions = [body.joint.friction for body in robot.bodies]
    values = emdeg.evaluate([x for f in frictions for x in (f.viscous, f.coulomb)], robot.values())
    return " and ".join(["friction"] * any(values) + ["springs"] * bool(robot.motors))


def explicit_data(model: emdeg.ExplicitModel) -> dict[str, Any]:
    """The explicit form for the page."""
    return {
        "elements": equations.elements(model),
        "constants": equations.constants(model),
        "names": equations.short_names(model),
        "parameters": equations.parameters(model.robot, model),
        "significance": significance(model),
    }


def sources(program: emdeg.Program) -> dict[str, str]:
    """The emitted program, to be copied whole."""
    return {
        "C": "\n".join(emdeg.emit(program, "c").values()),
        "Python": "\n".join(emdeg.emit(program, "numpy").values()),
    }


def with_all_values(robot: emdeg.Robot) -> tuple[emdeg.Robot, list[str]]:
    """The robot with 1 for every parameter without value, and the names of those."""
    missing = [
        s.name
        for s in robot.symbols
        if s not in robot.parameters or robot.parameters[s].value is None
    ]
    return (robot.with_parameters(**dict.fromkeys(missing, 1)), missing) if missing else (robot, [])


def assemble(data: dict[str, Any], parts: emdeg.Program, whole: emdeg.Program) -> str:
    """The template with everything inside."""
    names = ("setup", "step", "parameters", "shapes")
    programs = [
        inline.emitted_script(variable, "".join(emdeg.emit(program, "javascript").values()), names)
        for variable, program in (("PARTS", parts), ("WHOLE", whole))
    ]
    own = "\n".join(inline.asset(name) for name in inline.SCRIPTS)
    script = "\n".join([*programs, own])
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
