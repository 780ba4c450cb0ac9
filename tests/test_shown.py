"""Every public object shows itself in fewer than 600 characters, and better in a notebook."""

from __future__ import annotations

import inspect
from functools import cache
from typing import Any

import numpy as np
import pytest

import emdeg
from tests.cli.test_help import ARM
from tests.identify.logs import arm_log

LONGEST = 600
#: public classes of which no object is a result: enumerations and errors
WITHOUT = {"ReferenceFrame", "Convention", "EmdegError", "SweepInterrupted"}


@cache
def objects() -> dict[str, Any]:
    """One object of every public class, and others that users see."""
    puma, two, four_bar = (emdeg.load(name) for name in ("puma560", "two_link", "four_bar"))
    equations = emdeg.derive(puma)
    program = emdeg.compile(puma, ["inverse_dynamics", "jacobian:link6"], optimise=None)
    model, small = emdeg.explicit_model(puma), emdeg.explicit_model(two)
    loops = emdeg.closed_loops(four_bar)
    system = emdeg.constrained(four_bar)
    q, qd = system.project([0.7, -0.2, 1.2], [3.0, 0, 0])
    linear = emdeg.linearise(two, [0.0, 0.0])
    path = emdeg.trajectories.cycloid([0.0] * 6, [1.0] * 6, 1.0)
    short = emdeg.abbreviate(model, 0.01)
    identified = emdeg.identify(emdeg.loads(ARM, "urdf"), arm_log())
    found = [
        puma, equations, equations.M, equations.tau, equations.tau[0], program, model, loops,
        puma.bodies[2], puma.bodies[2].inertia, puma.bodies[2].joint, puma.bodies[2].joint.motor,
        puma.frames[0], puma.report, program.certificate, program.count(), program.jit(),
        emdeg.Program.from_json(program.to_json()), emdeg.hierarchical(two),
        emdeg.simulate(two, None, [0.1, 0.2], t=0.5), linear, linear.discrete(0.01),
        emdeg.agreement({m: list(emdeg.derive(two, m).tau) for m in ("kane", "li")}),
        emdeg.published(puma)[0], emdeg.QUANTITIES["mass_matrix"], emdeg.METHODS["kane"],
        emdeg.coefficients(equations.christoffel, 6), emdeg.RobotBuilder("arm"),
        emdeg.verify(two), emdeg.EmitOptions(), short, short.errors(50),
        emdeg.abbreviate_within(small, 1.5, box=emdeg.Box.of(small, 1.0, 1.0)),
        emdeg.Box.of(model, 1.0, 1.0), emdeg.base_parameters(puma), emdeg.axis_pairs(puma)[0],
        model.constants[0], next(iter(model.elements.values())), emdeg.two_rate_programs(small),
        emdeg.speed_study(model, path, (0.5, 1.0)), emdeg.dominance(puma, path), path,
        emdeg.Variety(loops.constraints), system, system.simulate(q, qd, np.linspace(0, 1, 11)),
        emdeg.loop_positions(loops.constraints, [four_bar.q[0]], branches={"pin": -1}),
        emdeg.laws.pd([0.0, 0.0], 1, 1)(two), emdeg.MovingFrame(),
        emdeg.speeds(two, ["qd1", "qd1 + qd2"]), emdeg.canonical_equations(two),
        emdeg.parts(puma, "M"), equations.steps[-1], emdeg.step_costs(equations)[0],
        emdeg.conform({"robot": "ur5", "states": [{"q": [0] * 6, "values": {"gravity": [0] * 6}}]}),
        emdeg.probe(lambda qd, qdd, gravity: [qdd[0]], 1), emdeg.maggi(four_bar),
        emdeg.load("elastic_arm").by_coordinate[0].elastic,
        emdeg.lint(puma)[0], emdeg.identifiable(two), emdeg.online(two),
        emdeg.excite(two, speed=2, starts=1, harmonics=2, duration=2),
        emdeg.shortened("two_link", "gravity", optimise="-O1"),
        identified, identified.base_parameters[0], identified.fitted, *_carried(),
        (bound := _bounded(two)), bound.box, _in_words(two),
        emdeg.islands("two_link", "gravity", islands=2, rounds=1),
    ]  # fmt: skip
    sweep = emdeg.sweep(program, 100)
    found += [sweep, sweep["inverse_dynamics"]]
    return {type(o).__name__: o for o in found}


def _carried() -> tuple[object, ...]:
    parameter = emdeg.LoadParameter("mL", 2.0, 0.1, False, 2.0)
    tensor = ((0.1, 0.0, 0.0), (0.0, 0.1, 0.0), (0.0, 0.0, 0.1))
    load = emdeg.Payload("tool", 2.0, (0.0, 0.0, 0.1), tensor, (parameter,))
    return parameter, load, emdeg.Gain("joint1", 3.0, 0.1)


def _in_words(robot: emdeg.Robot) -> emdeg.FixedPoint:
    program = emdeg.compile(robot, "gravity", optimise=None, certify=False)
    return program.fixed_point({"q": 1.0}, {"gravity": 0.5})


def _bounded(robot: emdeg.Robot) -> emdeg.RoundingBound:
    return emdeg.compile(robot, "gravity", optimise=None, certify=False).bound()


def test_every_public_class_is_here() -> None:
    public = {
        value.__name__  # `jit` is another name of Kernel
        for name in emdeg.__all__
        if inspect.isclass(value := getattr(emdeg, name)) and value.__module__.startswith("emdeg")
    }
    assert public - WITHOUT <= set(objects()), public - WITHOUT - set(objects())


def test_reprs_are_short() -> None:
    long = {name: len(repr(o)) for name, o in objects().items() if len(repr(o)) >= LONGEST}
    assert not long


@pytest.mark.parametrize("name", ["Expr", "Vector", "Matrix", "Equations"])
def test_formulas_are_typeset(name: str) -> None:
    two = emdeg.derive(emdeg.load("two_link"))
    small = {"Expr": two.tau[0], "Vector": two.tau, "Matrix": two.M, "Equations": two}[name]
    assert small._repr_latex_().startswith("$")
    large = objects()[name]._repr_latex_()
    assert large is None or len(large) < 7000


@pytest.mark.parametrize("name", ["Robot", "Compiled", "Program", "ExplicitModel", "Simulation"])
def test_notebooks_show_tables(name: str) -> None:
    text = objects()[name]._repr_html_()
    assert text.startswith("<b>")
    assert len(text) < 10_000
    assert "<table>" in text or "<pre>" in text


def test_a_run_is_drawn_and_names_are_escaped() -> None:
    assert "<polyline" in objects()["Simulation"]._repr_html_()
    robot = emdeg.load("two_link").replaced(name="<script>")
    assert "<script>" not in robot._repr_html_()


def test_notebooks_show_every_public_object() -> None:
    """As a formula, or as a small table in HTML; never the text of a field as markup."""
    for name, value in objects().items():
        if hasattr(value, "_repr_latex_"):
            continue
        text = value._repr_html_()
        assert text.startswith("<b>"), name
        assert len(text) < 20_000, name
