"""What can be passed to kernels and to simulations: results as the interpreter's, or a refusal.

A kernel that takes its arguments gives the numbers of the interpreter, also when inputs and results
overlap, and writes nowhere else: `out` lies between guards that must stay what they are.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import numpy as np

import emdeg
from tests.campaign.arrays import ODD, built, draw_array
from tests.campaign.trial import TAKEN, Case, Kind

PROGRAMS = (
    ("two_link", ("inverse_dynamics",)), ("two_link", ("mass_matrix", "gravity")),
    ("stanford3", ("forward_dynamics",)), ("double_pendulum", ("kinetic_energy",)),
)  # fmt: skip
THREADS = (*[None] * 12, *[1, 2, 3] * 4, 10**6, 0, -1, True, "2", 1.5)
GUARD = 12345.0


@cache
def kernel(number: int, dtype: str, layout: str) -> emdeg.Kernel:
    robot, outputs = PROGRAMS[number]
    program = emdeg.compile(emdeg.load(robot), list(outputs), optimise="none", certify=False)
    missing = {name: 1.0 for name, value in program.parameters.items() if value is None}
    return emdeg.jit(program, dtype, layout=layout, parameters=missing)


def draw_call(rng: random.Random) -> Case:
    number = rng.randrange(len(PROGRAMS))
    layout = rng.choice(("rows", "rows", "columns"))
    dtype = rng.choice(("float64", "float64", "float32"))
    program = kernel(number, dtype, layout).program
    sound = rng.choice((1.0, 1.0, 0.9, 0.5))
    lead = rng.choice(([], [1], [3], [17], [2, 3], [0]))
    inputs = [draw_array(rng, len(i.leaves), sound) for i in program.inputs]
    for spec, field in zip(inputs, program.inputs, strict=True):
        if "odd" not in spec and rng.random() < 0.9:
            wide = len(field.leaves)
            spec["shape"] = [wide, *lead] if layout == "columns" else [*lead, wide]
        if spec.get("dtype") == "float64" and rng.random() < 0.9:
            spec["dtype"] = dtype
    if rng.random() < 0.1:
        inputs = inputs[: rng.randrange(len(inputs) + 1)] + inputs[: rng.randrange(2)]
    outputs = None
    if rng.random() < 0.5:
        outputs = [draw_array(rng, 2, sound) for _ in program.outputs]
        for spec, o in zip(outputs, program.outputs, strict=True):
            if "odd" not in spec and rng.random() < 0.9:
                columns = layout == "columns"
                spec["shape"] = [*o.shape, *lead] if columns else [*lead, *o.shape]
            if spec.get("dtype") == "float64" and rng.random() < 0.9:
                spec["dtype"] = dtype
    return {
        "program": number, "layout": layout, "dtype": dtype, "inputs": inputs, "outputs": outputs,
        "threads": rng.randrange(len(THREADS)), "single": rng.random() < 0.5,
        "parameter": None if rng.random() < 0.9 else rng.randrange(len(ODD)),
    }  # fmt: skip


def attempt_call(case: Case) -> str:
    run = kernel(case["program"], case["dtype"], case["layout"])
    if case["parameter"] is not None and run.parameters:
        name = next(iter(run.parameters))
        before = run.parameters[name]
        try:
            run.set({name: ODD[case["parameter"] % len(ODD)]})
        finally:
            run.set({name: before})
    guarded = np.full(4096, GUARD, case["dtype"])
    room = guarded[1024:3072]
    inputs = [built(spec, room) for spec in case["inputs"]]
    right = _expected(run, inputs)
    out: Any = None
    if case["outputs"] is not None:
        out = tuple(built(spec, room[8:] if k else room) for k, spec in enumerate(case["outputs"]))
        out = out[0] if case["single"] and len(out) == 1 else out
    with np.errstate(all="ignore"):
        found = run(*inputs, out=out, threads=THREADS[case["threads"]])
    assert (guarded[:1024] == GUARD).all(), "memory in front of the results was written"
    assert (guarded[3072:] == GUARD).all(), "memory behind the results was written"
    if right is not None:
        made = found if isinstance(found, tuple | list) else (found,)
        for ours, theirs in zip(made, right, strict=True):
            close = 1e-9 if case["dtype"] == "float64" else 1e-3
            assert np.shape(ours) == theirs.shape, (np.shape(ours), theirs.shape)
            scale = np.max(np.abs(theirs[np.isfinite(theirs)]), initial=1.0)
            if scale < 1e30:
                good = np.isclose(ours, theirs, rtol=0, atol=close * scale, equal_nan=True)
                assert (good | ~np.isfinite(theirs)).all(), "not what the interpreter finds"
    return TAKEN


def _expected(run: emdeg.Kernel, inputs: list[Any]) -> list[np.ndarray] | None:
    """By the interpreter, of copies; None where the arguments are odd."""
    names = [i.name for i in run.program.inputs]
    arrays = {}
    for name, value in zip(names, inputs, strict=False):
        if type(value) is not np.ndarray or value.dtype.kind != "f":
            return None
        moved = value.astype(np.float64)
        if not moved.ndim:
            return None
        arrays[name] = np.moveaxis(moved, 0, -1) if run.layout == "columns" else moved
    widths = [len(i.leaves) for i in run.program.inputs]
    if len(inputs) != len(names) or any(
        a.shape[-1] != w for a, w in zip(arrays.values(), widths, strict=True)
    ):
        return None
    if len({a.shape[:-1] for a in arrays.values()}) > 1:
        return None
    lead = next(iter(arrays.values())).shape[:-1]
    with np.errstate(all="ignore"):
        found = emdeg.interpret(run.program, arrays, run.parameters)
    results = []
    for o in run.program.outputs:
        whole = np.broadcast_to(np.asarray(found[o.name], float), (*lead, *o.shape))
        axes = range(len(lead), whole.ndim)
        results.append(np.moveaxis(whole, axes, range(len(o.shape)))
                       if run.layout == "columns" else whole)  # fmt: skip
    return results


# -- simulations ----------------------------------------------------------------------

ROBOTS = ("two_link", "fu316", "double_pendulum", "scara")
INTEGRATORS = ("DOP853", "RK45", "RK23", "Radau", "BDF", "LSODA", "rk4", "semi_implicit",
               "variational", "euler", "")  # fmt: skip
LAWS = ("none", "constant", "pd", "computed_torque", "replay", "python", "expression", "kane",
        "text", "wrong shape", "raises nothing", "nan")  # fmt: skip


def draw_run(rng: random.Random) -> Case:
    name = rng.choice(ROBOTS)
    width = 4 if name == "scara" else 2
    sound = rng.choice((1.0, 1.0, 0.95, 0.6))

    def state() -> Any:
        spec = draw_array(rng, width, sound)
        if "odd" not in spec and rng.random() < 0.85:
            spec["shape"] = [width]
        return spec

    def value(*good: float) -> Any:
        return rng.choice(good) if rng.random() < sound else {"odd": rng.randrange(len(ODD))}

    times = [0.0, 0.05, 0.1] if rng.random() < 0.2 else None
    return {
        "robot": name, "law": rng.choice(LAWS[: 7 if rng.random() < 0.8 else 12]),
        "gains": [value(100.0, 1.0, 0.0), value(20.0, 1.0, 0.0)],
        "reference": state(),
        "q0": None if rng.random() < 0.3 else state(),
        "qd0": None if rng.random() < 0.5 else state(),
        "t": times or value(0.1, 0.02), "step": rng.choice((None, *[value(0.01, 0.001)] * 3)),
        "integrator": rng.choice(INTEGRATORS[: 9 if rng.random() < 0.95 else 11]),
        "rtol": value(1e-6, 1e-3), "atol": value(1e-8, 1e-6), "fastest": value(1e4, 50.0),
        "threads": rng.randrange(len(THREADS)),
        "parameters": rng.choice(({},) * 9 + ({"none": 1.0},)),
    }  # fmt: skip


def plain(value: Any) -> Any:
    return built(value) if isinstance(value, dict) and ("odd" in value or "way" in value) else value


def attempt_run(case: Case) -> str:
    robot = emdeg.load(case["robot"])
    reference, (kp, kd) = plain(case["reference"]), map(plain, case["gains"])
    names = {s.name for s, p in robot.parameters.items() if p.value is None}
    laws = emdeg.laws
    law: Any = {
        "none": lambda: None,
        "constant": lambda: laws.constant(reference),
        "pd": lambda: laws.pd(reference, kp, kd),
        "computed_torque": lambda: laws.computed_torque(reference, kp, kd),
        "replay": lambda: laws.replay([0.0, 1.0], [reference, reference]),
        "python": lambda: lambda t, q, qd: -q,
        "expression": lambda: laws.expression([-q for q in robot.q]),
        "kane": lambda: laws.kane(),
        "text": lambda: "pd",
        "wrong shape": lambda: lambda t, q, qd: [0.0],
        "raises nothing": lambda: lambda t, q, qd: reference,
        "nan": lambda: lambda t, q, qd: q * np.nan,
    }[case["law"]]()
    with np.errstate(all="ignore"):
        found = emdeg.simulate(
            robot, law, plain(case["q0"]), plain(case["qd0"]), plain(case["t"]),
            integrator=case["integrator"], step=plain(case["step"]), rtol=plain(case["rtol"]),
            atol=plain(case["atol"]), fastest=plain(case["fastest"]),
            threads=THREADS[case["threads"]],
            parameters={**dict.fromkeys(names, 1.0), **case["parameters"]},
        )  # fmt: skip
        assert found.report()
    assert np.isfinite(found.q).all(), "a run that ends well is finite"
    return TAKEN


KINDS = [
    Kind("kernel", draw_call, attempt_call, 18_000),
    Kind("simulation", draw_run, attempt_run, 600, seconds=30),
]
