"""Fixed point on a Cortex-M3 beside float32 on a Cortex-M4F: instructions and errors.

    python benchmarks/fixed_point.py [--states 1000000] [--robots puma560,ur5,panda,iiwa]

Writes benchmarks/results/fixed_point.md; a minute or two. QEMU runs the emitted C on both boards
and counts instructions (benchmarks/cortex). What it prints must be, bit by bit, the integers of
`FixedPoint.run`; these are compared with 80-bit floats at random states, at corners of the box and
at those that a climbing search finds. An error above its proved bound ends the run.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parent))

from cortex import board
from rounding import Wide

import emdeg
from emdeg.program.evaluate import run

RESULTS = Path(__file__).parent / "results" / "fixed_point.md"
ARMS = ("puma560", "ur5", "panda", "iiwa")
QUANTITIES = ("gravity", "inverse_dynamics")
#: what the robots do not say: speeds of the PUMA (rad/s) and accelerations (rad/s²)
BOX = {"puma560": {"qd": 3.0, "qdd": 10.0}}
OTHERS = {"qdd": 10.0}
ERROR = 0.01  # of the effort limits
SHOWN = 64  # states that the boards compute
PI = np.longdouble("3.14159265358979323846264338327950288")

States = dict[str, NDArray[np.int64]]


def at_random(fixed: Any, rng: np.random.Generator, count: int) -> States:
    """Integers within the box, a third of all elements at an end of their range."""
    found = {}
    for leaf in fixed.inputs:
        low, high = (fixed.integers(leaf) if leaf in fixed.box.ranges else (0, 0)) or (
            -(2**31), 2**31 - 1,
        )  # fmt: skip
        inside = rng.integers(low, high + 1, count)
        ends = np.where(rng.random(count) < 0.5, low, high)
        found[leaf] = np.where(rng.random(count) < 1 / 3, ends, inside)
    return found


def errors(program: emdeg.Compiled, fixed: Any, states: States) -> NDArray[Any]:
    """|computed − exact| of all elements, (states, elements); the exact one in 80 bits."""
    wide = Wide("longdouble")
    leaves = {program.parameter_key(n): wide.number(v) for n, v in fixed.parameters.items()}
    for leaf, integers in states.items():
        fraction = fixed.inputs[leaf]
        unit = 2 * PI / 2**32 if fraction is None else np.longdouble(2) ** -fraction
        leaves[leaf] = integers.astype(np.longdouble) * unit
    done = run(program, leaves, wide)
    computed, worst = fixed.run(states), []
    for output in program.outputs:
        true = np.stack(np.broadcast_arrays(*(done[k] for k in output.values)), axis=-1)
        scaled = computed[output.name] * np.longdouble(2) ** -fixed.outputs[output.name]
        worst.append(np.abs(scaled - true).reshape(-1, len(output.values)))
    return np.concatenate(worst, axis=1).astype(float)


def worst_seen(program: emdeg.Compiled, fixed: Any, states: int) -> NDArray[Any]:
    """The worst error of every element: at random, then climbed."""
    rng, limits = np.random.default_rng(5), _flat(fixed.errors)
    worst = np.zeros(len(limits))
    for start in range(0, states, 1 << 15):
        tried = at_random(fixed, rng, min(1 << 15, states - start))
        worst = np.maximum(worst, errors(program, fixed, tried).max(axis=0))
    for element in np.flatnonzero(limits):
        people = at_random(fixed, rng, 4096)
        for _ in range(25):
            found = errors(program, fixed, people)
            worst = np.maximum(worst, found.max(axis=0))
            best = np.argsort(-found[:, element])[:128]
            people = _moved(fixed, {k: v[best] for k, v in people.items()}, rng)
    assert (worst <= limits + 1e-17).all(), (program.name, worst, limits)
    return worst


def _moved(fixed: Any, best: States, rng: np.random.Generator) -> States:
    """Children of the best: some elements moved by steps of all sizes."""
    chosen, count = rng.integers(0, 128, 4096), len(best)
    made = {}
    for leaf, values in best.items():
        low, high = (fixed.integers(leaf) if leaf in fixed.box.ranges else (0, 0)) or (
            -(2**31), 2**31 - 1,
        )  # fmt: skip
        parents = values[chosen]
        step = (2.0 ** rng.uniform(0, 30, 4096) * rng.choice([-1, 1], 4096)).astype(np.int64)
        moved = np.where(rng.random(4096) < 1.5 / count, parents + step, parents)
        made[leaf] = np.clip(moved, low, high)
    return made


def _flat(by_output: Any) -> NDArray[Any]:
    return np.concatenate([np.ravel(e) for e in by_output.values()])


# -- boards ---------------------------------------------------------------------------------


def on_m3(program: emdeg.Compiled, fixed: Any, states: States) -> tuple[int, int, int]:
    """Instructions per call, bytes of code and of tables; its integers are as they should be."""
    files = program.emit("c-fixed", fixed=fixed, name="arm", test=True)
    inputs = {
        i.name: [[str(states[leaf][k]) for leaf in i.leaves] for k in range(SHOWN)]
        for i in program.inputs
    }
    outputs = {o.name: len(o.values) for o in program.outputs}
    text = board.driver("arm.h", "arm_step", "int32_t", inputs, outputs)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, content in {**files, "main.c": text}.items():
            (folder / file).write_text(content)
        assert "agree" in board.run("m3", [folder / "arm.c", folder / "arm_test.c"], folder)
        *rows, count = board.run("m3", [folder / "arm.c", folder / "main.c"], folder).splitlines()
        size = board.call("arm-none-eabi-size", str(folder / "arm.o")).splitlines()[1].split()
    expected = np.concatenate(list(fixed.run(states).values()), axis=-1)
    assert (np.array([row.split() for row in rows], np.int64) == expected).all()
    tables = 1024 if fixed.code.schedule.angles else 0
    return int(count), int(size[0]) - tables, tables


def in_floats(core: str, program: emdeg.Compiled, fixed: Any, states: States) -> tuple[int, int]:
    """Instructions per call and bytes of code of the C target in float32."""
    files = program.emit("c", dtype="float32", name="arm")
    inputs = {
        i.name: [
            [repr(float(fixed.number(leaf, int(states[leaf][k])))) + "f" for leaf in i.leaves]
            for k in range(SHOWN)
        ]
        for i in program.inputs
    }
    outputs = {o.name: len(o.values) for o in program.outputs}
    parameters, before = len(program.parameters), ""
    if "arm_setup" in files["arm.h"]:
        before = (
            f"static float parameters[{parameters}], constants[1000];\n"
            "static void prepare(void) "
            "{ arm_parameters(parameters); arm_setup(parameters, constants); }\n"
        )
    text = board.driver("arm.h", "arm_step", "float", inputs, outputs, before=before,
                        constants="constants" if before else "", rounds=4)  # fmt: skip
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, content in {**files, "main.c": text}.items():
            (folder / file).write_text(content)
        printed = board.run(core, [folder / "arm.c", folder / "main.c"], folder, libm=True)
        size = board.call("arm-none-eabi-size", str(folder / "arm.o")).splitlines()[1].split()
    return int(printed.splitlines()[-1]), int(size[0])


class Row(NamedTuple):
    """One program."""

    robot: str
    quantity: str
    fixed: int
    soft: int
    hard: int
    size: int
    degree: int
    proved: float  # of the limits, the worst element
    seen: float
    ratio: float  # proved / seen, the worst element

    def cells(self) -> list[str]:
        """For the table."""
        return [
            self.robot, self.quantity.replace("_", " "), f"{self.fixed:,}", f"{self.hard:,}",
            f"{self.soft:,}", f"{self.soft / self.fixed:.1f}", f"{self.size:,}", str(self.degree),
            f"{100 * self.proved:.4f} %", f"{100 * self.seen:.4f} %", f"{self.ratio:.1f}",
        ]  # fmt: skip


def measured(robot: str, quantity: str, states: int, error: float) -> Row:
    """Design, prove, run on both boards, and look for the worst error."""
    program = emdeg.compile(emdeg.load(robot), quantity)
    box = {**OTHERS, **BOX.get(robot, {})}
    box = {name: value for name, value in box.items() if name in {i.name for i in program.inputs}}
    fixed = program.fixed_point(box or "limits", error)
    shown = at_random(fixed, np.random.default_rng(7), SHOWN)
    instructions, size, _ = on_m3(program, fixed, shown)
    hard, _ = in_floats("m4f", program, fixed, shown)
    soft, _ = in_floats("m3", program, fixed, shown)
    seen, limits = worst_seen(program, fixed, states), _flat(fixed.errors)
    efforts = _flat(fixed.demanded) / error
    top = int(np.argmax(limits / efforts))
    return Row(
        robot, quantity, instructions, soft, hard, size, fixed.code.degree,
        limits[top] / efforts[top],
        float((seen / efforts).max()), limits[top] / seen[top],
    )  # fmt: skip


def main() -> None:
    """Measure and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--states", type=int, default=1_000_000)
    parser.add_argument("--robots", default=",".join(ARMS))
    parser.add_argument("--error", type=float, default=ERROR)
    parser.add_argument("--to", type=Path, default=RESULTS)
    arguments = parser.parse_args()
    lines = [
        "# Fixed point on a Cortex-M3",
        "",
        f"`python benchmarks/fixed_point.py --states {arguments.states}`: instructions of one call "
        "as QEMU counts them (gcc -O2; boards mps2-an385, a Cortex-M3 without floating point, and "
        "mps2-an386, a Cortex-M4F), of the target `c-fixed` on the M3 and of the target `c` in "
        "float32 on the M4F (hard) and on the M3 (soft, gcc's library). They are instructions, not "
        "cycles. Sine and cosine are within the counts: ours in fixed point, newlib's `sinf` and "
        "`cosf` in float32. `code` is flash without the table of 1,024 bytes; `degree` that of "
        f"sine and cosine. Demanded: {100 * arguments.error:g} % of the effort limits of the robot "
        "(PUMA: Armstrong, Khatib and Burdick 1986). The box: joint and speed limits of the robot; "
        "±10 rad/s², and ±3 rad/s for the PUMA, which they do not say. `proved` and `seen` are the "
        "worst joint's, of its limit: the bound, and the worst error at "
        f"{arguments.states:,} random states, corners and 25 rounds of a climbing search for every "
        "joint, beside 80-bit floats; `ratio` is proved / seen of that joint. No error exceeded "
        "its bound, and the board's integers were those of the model, bit by bit.",
        "",
        "| robot | quantity | M3 fixed | M4F float32 | M3 float32 | soft/fixed | code | degree "
        "| proved | seen | ratio |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for robot in arguments.robots.split(","):
        for quantity in QUANTITIES:
            row = measured(robot, quantity, arguments.states, arguments.error)
            lines.append("| " + " | ".join(row.cells()) + " |")
            print(lines[-1], flush=True)
    arguments.to.write_text("\n".join([*lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
