"""Second derivatives of inverse dynamics contracted with λ: operations and run times.

    python benchmarks/second_order.py                 benchmarks/results/second_order.md

The peers: Pinocchio's tensors from C++ and their contraction, and CasADi's Hessian of λᵀτ (of
emdeg's own shortest τ, as C). All go over the same fresh random states in alternating rounds, the
best round counts, and results are compared before anything is timed.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import platform
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import speed_build
import speed_peers as peers
from speed_robots import HUMANOIDS, robot_named

import emdeg
from emdeg.backends.base import emit
from emdeg.run.kernel.kernel import jit

BLOCKS = [f"inverse_dynamics_hessian_{block}" for block in ("qq", "qqd", "qdqd", "qqdd")]
TENSORS = [
    "inverse_dynamics_dq_dq", "inverse_dynamics_dq_dqd", "inverse_dynamics_dqd_dqd",
    "mass_matrix_dq",
]  # fmt: skip
FORWARD = [f"forward_dynamics_hessian_{block}" for block in ("qq", "qqd", "qdqd", "qtau")]
ROBOTS = ("puma560", "ur5", "panda", "g1", "talos")
MARK = 20.0  # µs a state of a humanoid, one core, in a batch; published contractions take ≈ 200
CASADI_UP_TO = 7  # velocities; beyond, a C compiler takes minutes for the Hessian
RESULTS = Path(__file__).resolve().parent / "results"


@dataclass
class Case:
    """One robot: operations, and seconds per state of every contender."""

    robot: str
    velocities: int
    operations: dict[str, int] = field(default_factory=dict)
    best: dict[str, float] = field(default_factory=dict)


# -- the contenders ---------------------------------------------------------------------


def batch(kernel, inputs: list[np.ndarray], outs: list[np.ndarray]) -> peers.Timed:
    """The whole batch in one call of machine code, on one core."""
    arrays = [np.ascontiguousarray(a, kernel.dtype) for a in inputs] + outs
    types = [ctypes.c_void_p] * (len(arrays) + 1) + [ctypes.c_int64] * 2
    function = ctypes.CFUNCTYPE(None, *types)(kernel.batch_address)
    pointers = [*(a.ctypes.data for a in arrays), kernel.constants_address]
    count = len(inputs[0])

    def run(keep=arrays):
        start = time.perf_counter()
        function(*pointers, count, count)
        return (time.perf_counter() - start) / count

    return run


def one_by_one(kernel, inputs: list[np.ndarray]) -> peers.Timed:
    """One call from Python for each state, results written in place."""
    rows = [[a[i].copy() for a in inputs] for i in range(len(inputs[0]))]
    out = tuple(np.zeros(o.shape) for o in kernel.program.outputs)

    def run():
        start = time.perf_counter()
        for row in rows:
            kernel(*row, out=out)
        return (time.perf_counter() - start) / len(rows)

    return run


def pinocchio(numbers, states, weights: np.ndarray) -> dict[str, tuple[peers.Timed, np.ndarray]]:
    """{contender: (timed loop, the four blocks)}; tensors alone have no blocks."""
    found = {}
    for compiler in ("g++", "clang++"):
        path = speed_build.second_order(compiler)
        if path is None:
            continue
        library = ctypes.CDLL(str(path))
        library.second_make.restype = ctypes.c_void_p
        library.second_run.restype = ctypes.c_double
        handle = ctypes.c_void_p(library.second_make(*numbers.pointers()))
        count, n = states.v.shape
        out = np.zeros((count, 4, n, n))
        rows = [ctypes.c_void_p(a.ctypes.data) for a in (*states.arrays(), weights, out)]
        for contract, what in ((0, "tensors"), (1, "contracted")):

            def run(run=library.second_run, which=(handle, contract), rows=rows, keep=out):
                return run(*which, ctypes.c_long(len(keep)), *rows) / len(keep)

            found[f"pinocchio {compiler} {what}"] = (run, out)
    return found


def casadi_hessian(robot, name: str, arrays: list[np.ndarray]):
    """(operations, timed loop, Hessians): CasADi differentiates emdeg's τ and writes C."""
    import casadi as ca

    program = emdeg.compile(robot, optimise="-O1", cache=True, records=False)
    (text,) = emit(program, "casadi").values()
    space: dict[str, object] = {}
    exec(text, space)
    q, qd, qdd, lam = symbols = [ca.SX.sym(x, robot.nv) for x in ("q", "qd", "qdd", "lam")]
    values = list(program.parameters.values())
    tau = space["function"]()(q, qd, qdd, *([values] if values else []))
    hessian, _ = ca.hessian(ca.dot(lam, tau), ca.vertcat(q, qd, qdd))
    function = ca.Function(f"{name}_hessian", symbols, [ca.densify(hessian)])
    peers.FOLDER.mkdir(parents=True, exist_ok=True)
    generator = ca.CodeGenerator(f"{name}_hessian.c")
    generator.add(function)
    generator.generate(f"{peers.FOLDER}/")
    source = peers.FOLDER / f"{name}_hessian.c"
    path = speed_build.build(source, "gcc", ["-O3", "-march=native"], ["-lm"])
    if path is None:
        return None
    mapped = ca.external(f"{name}_hessian", str(path)).map(len(arrays[0]))
    columns = [np.ascontiguousarray(a).reshape(-1) for a in arrays]
    out = np.zeros((len(arrays[0]), 3 * robot.nv, 3 * robot.nv))
    buffer, trigger = mapped.buffer()
    for k, column in enumerate(columns):
        buffer.set_arg(k, memoryview(column))
    buffer.set_res(0, memoryview(out.reshape(-1)))

    def run(keep=(columns, out, buffer, mapped)):
        start = time.perf_counter()
        trigger()
        return (time.perf_counter() - start) / len(out)

    moved = (ca.OP_INPUT, ca.OP_OUTPUT, ca.OP_CONST)
    steps = map(function.instruction_id, range(function.n_instructions()))
    return sum(step not in moved for step in steps), run, out


# -- one robot --------------------------------------------------------------------------


def agree(ours: np.ndarray, theirs: np.ndarray, who: str) -> None:
    error = np.max(np.abs(ours - theirs)) / np.max(np.abs(ours))
    assert error < 1e-9, f"{who} computes something else: {error:.1e}"


def measure(name: str, options) -> Case:
    robot = robot_named(name)
    n = robot.nv
    case = Case(name, n)
    started = time.perf_counter()
    program = emdeg.compile(robot, BLOCKS, optimise=options.level, cache=options.cache)
    seconds = time.perf_counter() - started
    case.operations["contracted"] = program.count().total
    if name not in HUMANOIDS:
        for what, outputs in (("tensors", TENSORS), ("forward, contracted", FORWARD)):
            made = emdeg.compile(robot, outputs, optimise=options.level, cache=options.cache)
            case.operations[what] = made.count().total
    count = options.states if name in HUMANOIDS else 4 * options.states
    states = peers.States.random(robot, count)
    weights = np.random.default_rng(1).uniform(-1, 1, (count, n))
    inputs = [*states.arrays(), weights]
    kernel, single = jit(program), jit(program, np.float32)
    outs = [np.zeros((count, n, n)) for _ in BLOCKS]
    smaller = [np.zeros((count, n, n), np.float32) for _ in BLOCKS]
    contenders = {
        "emdeg batch": batch(kernel, inputs, outs),
        "emdeg float32": batch(single, inputs, smaller),
        "emdeg one call": one_by_one(kernel, inputs),
    }
    contenders["emdeg batch"]()
    for who, (run, theirs) in pinocchio(peers.numbers_of(robot), states, weights).items():
        run()
        if "contracted" in who:
            compared(outs, theirs, who)
        contenders[who] = run
    if n <= CASADI_UP_TO:
        found = casadi_hessian(robot, name, inputs)
        if found is not None:
            case.operations["casadi"], run, whole = found
            run()
            for ours, (rows, columns) in zip(outs, ((0, 0), (0, 1), (1, 1), (0, 2)), strict=True):
                part = whole[:, rows * n : rows * n + n, columns * n : columns * n + n]
                agree(ours, part, "CasADi")
            contenders["casadi map"] = run
    for _ in range(options.rounds):
        for who, run in contenders.items():
            run()
            best = run()
            case.best[who] = min(case.best.get(who, best), best)
    shown = ", ".join(f"{who} {1e6 * s:.2f}" for who, s in case.best.items())
    print(f"  {name}: {case.operations}, compiled in {seconds:.0f} s; µs: {shown}", flush=True)
    return case


def compared(ours: list[np.ndarray], theirs: np.ndarray, who: str) -> None:
    """Pinocchio's tensors are stored by columns; ∂²τ/∂q∂q along its flyer is in one order."""
    qq, qqd, qdqd, qqdd = (theirs[:, k] for k in range(4))
    agree(ours[0], (qq + qq.transpose(0, 2, 1)) / 2, f"{who}, q q")
    agree(ours[1], qqd.transpose(0, 2, 1), f"{who}, q v")
    agree(ours[2], qdqd, f"{who}, v v")
    agree(ours[3], qqdd, f"{who}, q a")


# -- the page ---------------------------------------------------------------------------


def page(cases: list[Case], level: str) -> str:
    """benchmarks/results/second_order.md."""
    out = [
        "# Second derivatives", "",
        "The Hessian of λᵀτ in (q, q̇, q̈): its blocks qq, qq̇, q̇q̇ and qq̈, as optimal control asks "
        "for them. Regenerate: `python benchmarks/second_order.py`.", "",
        "## Operations", "",
        f"At {level}, multiplications and additions, with the values of the library. Contracted: "
        "the four blocks; tensors: ∂²τ/∂q∂q, ∂²τ/∂q∂q̇, ∂²τ/∂q̇∂q̇ and ∂M/∂q; forward: the blocks "
        "of λᵀq̈. CasADi differentiates emdeg's own τ.", "",
        "| robot | velocities | contracted | CasADi's | tensors | forward, contracted |",
        "|---|---|---|---|---|---|",
    ]  # fmt: skip
    for case in cases:
        cells = [case.operations.get(k, "") for k in ("contracted", "casadi", "tensors",
                                                       "forward, contracted")]  # fmt: skip
        out.append(f"| {case.robot} | {case.velocities} | {' | '.join(map(str, cells))} |")
    out += [
        "", "## Microseconds per state, one core", "",
        f"The mark is {MARK:g} µs a state for a humanoid in a batch; published contractions take "
        "about 200. Pinocchio by its better compiler, all over the same fresh random states in "
        "alternating rounds.", "",
        "| robot | batch | float32 | one call from Python | Pinocchio's tensors | contracted | "
        "CasADi map | Pinocchio / batch |",
        "|---|---|---|---|---|---|---|---|",
    ]  # fmt: skip
    for case in cases:
        best = case.best

        def least(*words: str, best=best) -> float | None:
            return min((s for w, s in best.items() if all(x in w for x in words)), default=None)

        ours, theirs = best["emdeg batch"], least("pinocchio", "contracted")
        shown = [
            ours, best["emdeg float32"], best["emdeg one call"], least("pinocchio", "tensors"),
            theirs, least("casadi"),
        ]  # fmt: skip
        cells = ["" if s is None else f"{1e6 * s:.2f}" for s in shown]
        if case.robot in HUMANOIDS and 1e6 * ours <= MARK:
            cells[0] = f"**{cells[0]}**"
        ratio = "" if theirs is None else f"{theirs / ours:.1f}"
        out.append(f"| {case.robot} | {' | '.join(cells)} | {ratio} |")
    out += ["", "Bold: the mark is reached.", "", f"{machine()}.", ""]
    return "\n".join(out)


def machine() -> str:
    """The processor, by its name."""
    names = [
        line.split(":", 1)[1].strip()
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        if line.startswith("model name")
    ]
    return f"{names[0] if names else platform.processor()}, one of {os.cpu_count()} cores"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--robots", default=",".join(ROBOTS))
    parser.add_argument("--level", default="-O1", help="of the optimiser, as --level=-O2")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--states", type=int, default=64, help="of a humanoid; arms have more")
    parser.add_argument("--cache", action="store_true", help="programs from the disk cache")
    parser.add_argument("--output", type=Path, default=RESULTS / "second_order.md")
    options = parser.parse_args()
    cases = [measure(name, options) for name in options.robots.split(",")]
    options.output.write_text(page(cases, options.level), encoding="utf-8")
    print(f"wrote {options.output}")


if __name__ == "__main__":
    sys.exit(main())
