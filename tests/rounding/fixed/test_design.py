"""Formats are chosen for a demanded error: proved, never exceeded, and refused where impossible."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import emdeg
from emdeg.errors import UsageError
from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import DerivedAngle, Input, Leaf, Output, Program
from emdeg.rounding.box import StateBox
from emdeg.rounding.fixed.design import fixed_point
from tests.rounding.fixed.states import at_random, bounds, design_of, ends, errors, program_of

SPEEDS = {"qd": 3.0, "qdd": 10.0}
CASES: list[tuple[str, str, Any, Any, str]] = [
    ("puma560", "inverse_dynamics", SPEEDS, 0.01, "radians"),
    ("puma560", "inverse_dynamics", SPEEDS, 1e-6, "radians"),
    ("puma560", "gravity", {}, 0.01, "turns"),
    ("ur5", "inverse_dynamics", {"qdd": 10.0}, 1e-3, "radians"),
    ("ur5", "mass_matrix", {}, "mass_matrix=0.01", "radians"),
    ("ur5", "jacobian", {}, "jacobian=1e-6", "radians"),
    ("scara", "inverse_dynamics", SPEEDS, "inverse_dynamics=0.001", "radians"),
    ("two_link", "forward_dynamics", {"qd": 2.0, "tau": 20.0}, "forward_dynamics=0.1", "radians"),
]


@pytest.mark.oracle
@pytest.mark.parametrize(("robot", "output", "box", "error", "angles"), CASES)
def test_no_error_exceeds_its_bound(
    robot: str, output: str, box: Any, error: Any, angles: str
) -> None:
    program, fixed = design_of(robot, output, box, error, angles)
    limits = bounds(fixed)
    assert (limits <= np.ravel(fixed.demanded[output])).all()
    found = errors(program, fixed, at_random(fixed, 5000)).max(axis=0)
    assert (found <= limits).all()
    moving = found > 0
    assert moving.any()
    assert (limits[moving] <= 60 * found[moving]).all()  # random states; a search finds more


@pytest.mark.oracle
@pytest.mark.slow
@pytest.mark.parametrize("robot", ["puma560", "ur5", "panda", "iiwa"])
def test_no_search_exceeds_the_bound(robot: str) -> None:
    """Hill climbing on the error of every element, with steps of all sizes."""
    program = program_of(robot, "inverse_dynamics")
    fixed = program.fixed_point(SPEEDS if robot == "puma560" else {"qdd": 10.0}, 0.01)
    rng, limits = np.random.default_rng(2), bounds(fixed)
    for element in range(len(limits)):
        people = at_random(fixed, 4000, element)
        for _ in range(20):
            found = errors(program, fixed, people)
            assert (found.max(axis=0) <= limits).all()
            best = np.argsort(-found[:, element])[:100]
            chosen = rng.choice(best, 4000)
            for leaf, values in people.items():
                step = 2.0 ** rng.uniform(0, 30, 4000) * rng.choice([-1, 1], 4000)
                moves = rng.random(4000) < 0.1
                moved = np.where(moves, values[chosen] + step.astype(np.int64), values[chosen])
                people[leaf] = np.clip(moved, *ends(fixed, leaf))


@pytest.mark.oracle
def test_integers_agree_with_proved_digits() -> None:
    """Against ball arithmetic of 30 digits, at the very integers; parameters exact."""
    program, fixed = design_of("puma560", "gravity", {}, 0.01)
    states = at_random(fixed, 20)
    computed = fixed.run(states)["gravity"]
    unit = Fraction(1, 2 ** fixed.outputs["gravity"])
    for k in range(20):
        q = [fixed.number(leaf, int(states[leaf][k])) for leaf in program.inputs[0].leaves]
        true = emdeg.digits(program, {"q": q}, fixed.parameters, digits=30)["gravity"]
        apart = [abs(int(n) * unit - Fraction(t)) for n, t in zip(computed[k], true, strict=True)]
        assert all(a <= e for a, e in zip(apart, fixed.errors["gravity"], strict=True))


@pytest.mark.oracle
def test_pinocchio_computes_the_same_torques() -> None:
    pin = pytest.importorskip("pinocchio")
    program, fixed = design_of("ur5", "inverse_dynamics", {"qdd": 10.0}, 1e-3)
    model = pin.buildModelFromXML(emdeg.load("ur5").to_urdf())
    data, states = model.createData(), at_random(fixed, 200)
    tau = fixed.run(states)["inverse_dynamics"] * 2.0 ** -fixed.outputs["inverse_dynamics"]
    for k in range(200):
        q, v, a = (
            np.array([float(fixed.number(leaf, int(states[leaf][k]))) for leaf in i.leaves])
            for i in program.inputs
        )
        apart = np.abs(tau[k] - pin.rnea(model, data, q, v, a))
        assert (apart <= fixed.errors["inverse_dynamics"] + 1e-6).all()


def test_a_larger_error_is_not_dearer_and_a_smaller_one_is_kept() -> None:
    coarse, fine = (design_of("puma560", "inverse_dynamics", SPEEDS, e)[1] for e in (0.01, 1e-6))
    upper = [
        sum(o.kind == "product" and o.shifts[0] >= 32 for o in f.code.operations)
        for f in (coarse, fine)
    ]
    assert upper[0] > upper[1]  # products of which the upper half is enough
    assert coarse.code.degree < fine.code.degree
    assert fine.worst["inverse_dynamics"] < coarse.worst["inverse_dynamics"] / 10


# -- random programs ------------------------------------------------------------------------


def _made(b: ProgramBuilder, kind: str, x: int, y: int, number: int, rate: int) -> int:
    if kind in ("add", "sub", "mul"):
        return getattr(b, kind)(x, y)
    if kind == "scale":
        return b.mul(x, number)
    if kind == "over":
        return b.div(x, b.add(b.mul(y, y), b.const(2)))
    if kind == "neg":
        return b.neg(x)
    return b.call("abs", x) if kind == "abs" else b.call("sign", rate)


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """Sums, products, sines, cosines, absolute values, signs, safe quotients of a few leaves."""
    b = ProgramBuilder()
    leaves = [b.leaf(Leaf(f"q{k}", 1, angular=True)) for k in (1, 2)]
    rates = [b.leaf(Leaf(f"qd{k}", 2)) for k in (1, 2)]
    values = [
        *rates,
        b.cos([(leaves[0], 1)]),
        b.sin([(leaves[0], 1), (leaves[1], -2)], Fraction(1, 7)),
    ]
    for _ in range(draw(st.integers(1, 12))):
        x, y = (draw(st.sampled_from(values)) for _ in range(2))
        number = b.const(Fraction(draw(st.integers(-50, 50)), draw(st.sampled_from([1, 3, 4, 7]))))
        kind = draw(st.sampled_from(["add", "sub", "mul", "scale", "abs", "sign", "over", "neg"]))
        values.append(_made(b, kind, x, y, number, rates[0]))
    outputs = (Output("result", (2,), (values[-1], b.sub(values[-1], values[-2]))),)
    inputs = (Input("q", ("q1", "q2")), Input("qd", ("qd1", "qd2")))
    return b.finish(Program("random", (), outputs, inputs, {}), outputs)


@given(programs(), st.floats(0.1, 20), st.floats(0.1, 5))
@settings(max_examples=40, deadline=None)
def test_random_programs_are_bounded_or_refused(program: Program, size: float, turn: float) -> None:
    ranges = {"q1": (-turn, turn), "q2": (0.0, turn), "qd1": (-size, size), "qd2": (-0.5, size)}
    demand = {"result": np.full(2, 1e-2)}
    try:
        fixed = fixed_point(program, StateBox(ranges), demand, {}, cells=64)
    except UsageError:
        return
    assert (
        errors(program, fixed, at_random(fixed, 300)).max(axis=0) <= bounds(fixed) + 1e-18
    ).all()


@pytest.mark.oracle
def test_an_angle_that_follows_is_off_by_its_own_rounding() -> None:
    """A mimic joint over many turns: its format is coarse, and that is most of the error."""
    b = ProgramBuilder()
    follower = b.leaf(Leaf("angle[f]", 1, angular=True))
    outputs = (Output("result", (2,), (b.cos([(follower, 3)]), b.sin([(follower, 1)]))),)
    program = b.finish(
        Program(
            "follows", (), outputs, (Input("q", ("q1",)),), {},
            derived=(DerivedAngle("angle[f]", "q1", Fraction(1, 3), Fraction(1, 7)),),
        ), outputs,
    )  # fmt: skip
    box = StateBox({"q1": (-100.0, 100.0)})
    fixed = fixed_point(program, box, {"result": np.full(2, 1e-6)}, {})
    found = errors(program, fixed, at_random(fixed, 100_000)).max(axis=0)
    assert (found <= bounds(fixed)).all()
    assert (found > 0.2 * bounds(fixed)).all()


# -- the proof can fail ---------------------------------------------------------------------


def test_what_has_no_formats_is_refused_with_a_reason() -> None:
    two_link = program_of("two_link", "inverse_dynamics")
    with pytest.raises(UsageError, match="no bounds") as caught:
        two_link.fixed_point("limits", "inverse_dynamics=0.1")
    assert "qd=10" in caught.value.hint
    with pytest.raises(UsageError, match=r"32 bits do not reach") as caught:
        two_link.fixed_point(SPEEDS, "inverse_dynamics=1e-9")
    assert "allow" in caught.value.hint
    assert "Q" in str(caught.value.found)
    b = ProgramBuilder()
    outputs = (Output("result", (1,), (b.div(b.const(1), b.leaf(Leaf("q1", 1))),)),)
    over = b.finish(Program("over", (), outputs, (Input("q", ("q1",)),), {}), outputs)
    for box, said in (((-1.0, 1.0), "divided by zero"), ((1e-9, 1.0), "do not reach")):
        with pytest.raises(UsageError, match=said):
            fixed_point(over, StateBox({"q1": box}), {"result": np.full(1, 0.1)}, {})
    with pytest.raises(UsageError, match="way to give angles"):
        two_link.fixed_point(SPEEDS, "inverse_dynamics=1", angles="degrees")
    row = {"type": "R", "a": 1, "alpha": 0, "d": 0, "mass": "m", "com": [0, 0, 0]}
    robot = emdeg.Robot.from_dh([row], convention="standard", gravity=(0, -10, 0))
    with pytest.raises(UsageError, match="values of all parameters"):
        emdeg.compile(robot, "gravity", certify=False).fixed_point("limits", "gravity=1")


def test_what_could_be_had_can_be_had() -> None:
    program = program_of("two_link", "inverse_dynamics")
    with pytest.raises(UsageError) as caught:
        program.fixed_point(SPEEDS, "inverse_dynamics=1e-9")
    had = caught.value.hint.split("allow ")[1].split(",")[0]
    assert program.fixed_point(SPEEDS, f"inverse_dynamics={had}").worst["inverse_dynamics"] > 1e-9


def test_a_joint_that_stands_still_has_a_format_too() -> None:
    program = program_of("two_link", "gravity")
    fixed = program.fixed_point({"q": {"joint1": 0, "all": [1, 1]}}, "gravity=1e-6")
    assert (errors(program, fixed, at_random(fixed, 3)).max(axis=0) <= bounds(fixed)).all()
    still = program.fixed_point({"q": 0}, "gravity=1e-6")
    assert (errors(program, still, at_random(still, 3)).max(axis=0) <= bounds(still)).all()


def test_plain_data_and_notebooks() -> None:
    fixed = program_of("two_link", "gravity").fixed_point("limits", "gravity=0.01")
    data = fixed.to_json()
    assert data["outputs"] == dict(fixed.outputs)
    assert data["inputs"]["q1"] == fixed.inputs["q1"]
    assert "gravity" in fixed._repr_html_()
    turned = replace(fixed, inputs=dict.fromkeys(fixed.inputs))
    assert turned.to_json()["inputs"]["q1"] == "turns"
