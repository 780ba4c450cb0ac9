"""Rounding: optimised programs against the plain recursion, both against 50 digits.

    python benchmarks/accuracy.py [--states 10000] [--level=-O2]

Writes benchmarks/results/accuracy.md. The error of a state is the largest deviation of any element
of the output from the 50-digit value, relative to its largest element at that state. Floats are
taken as the binary numbers that they are; the 50 digits are balls of python-flint (arb), so that
their own error is known, and checked to be far below the errors that are measured.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import flint
import numpy as np
from numpy.typing import NDArray

import emdeg
from emdeg import Robot
from emdeg.exact.numbers import Number, Surd
from emdeg.program.interpret import interpret, run
from emdeg.program.ir import LinearAngle, Program
from emdeg.program.ops import COS

RESULTS = Path(__file__).parent / "results" / "accuracy.md"
ROBOTS = ("puma560", "stanford", "ur5", "panda", "iiwa")
QUANTITIES = ("inverse_dynamics", "mass_matrix", "forward_dynamics")
BITS = 180  # 54 decimal digits
AT_ONCE = 500  # states in memory, as 50-digit numbers
MARK = 10.0

Floats = NDArray[np.float64]
cosines, sines = np.frompyfunc(flint.arb.cos, 1, 1), np.frompyfunc(flint.arb.sin, 1, 1)
balls = np.frompyfunc(flint.arb, 1, 1)


class Balls:
    """Arithmetic of `interpret.run` on object arrays of real balls, one for each state."""

    def number(self, value: Number) -> Any:
        """An exact constant."""
        if isinstance(value, Surd):
            roots = (flint.arb(1), *(flint.arb(n).sqrt() for n in (2, 3, 6)))
            return sum(self.number(part) * r for part, r in zip(value.parts, roots, strict=True))
        ratio = Fraction(value)
        return flint.arb(flint.fmpq(ratio.numerator, ratio.denominator))

    def divide(self, a: Any, b: Any) -> Any:
        """a / b."""
        return a / b

    def cos_sin(self, angle: LinearAngle, leaves: Sequence[Any], op: int) -> Any:
        """cos(Σ k·θ + r·π)."""
        total = self.number(angle.half_turns) * flint.arb.pi()
        for k, multiple in angle.terms:
            total = total + multiple * leaves[k]
        return (cosines if op == COS else sines)(total)

    def function(self, name: str, argument: Any) -> Any:
        """None of these robots has friction."""
        raise NotImplementedError(name)


def exact(program: Program, states: dict[str, Floats], output: str) -> Any:
    """The output at every state as balls: an object array (states, elements)."""
    leaves = {name: flint.arb(float(value)) for name, value in program.parameters.items()}
    for declared in program.inputs:
        columns = balls(states[declared.name])
        leaves |= {leaf: columns[:, k] for k, leaf in enumerate(declared.leaves)}
    done = run(program, leaves, Balls())
    count = len(next(iter(states.values())))
    return np.stack([np.broadcast_to(done[k], count) for k in program.output(output).values], 1)


def errors(programs: Sequence[Program], states: dict[str, Floats], output: str) -> list[Floats]:
    """Relative error of every state, for each program; the first gives the exact values."""
    found: list[list[Floats]] = [[] for _ in programs]
    for start in range(0, len(next(iter(states.values()))), AT_ONCE):
        part = {name: array[start : start + AT_ONCE] for name, array in states.items()}
        precise = exact(programs[0], part, output)
        scale = np.abs(precise.astype(float)).max(axis=1)
        doubt = np.vectorize(lambda ball: float(ball.rad()))(precise).max(axis=1)
        assert np.all(doubt < 1e-30 * scale), "50 digits are not enough here"
        for program, into in zip(programs, found, strict=True):
            given = {i.name: part[i.name] for i in program.inputs}
            rounded = balls(interpret(program, given)[output].reshape(precise.shape))
            into.append(np.abs((rounded - precise).astype(float)).max(axis=1) / scale)
    return [np.concatenate(parts) for parts in found]


def compare(robot: Robot, output: str, count: int, level: str) -> list[Floats]:
    """Errors of the plain recursion and of the optimised program on the same states."""
    rng = np.random.default_rng(7)
    plain = emdeg.compile(robot, output, method="newton_euler", optimise=None, certify=False)
    short = emdeg.compile(robot, output, optimise=level, certify=False, records=False)
    states = {i.name: rng.uniform(-np.pi, np.pi, (count, len(i.leaves))) for i in plain.inputs}
    return errors((plain, short), states, output)


def main() -> None:
    """Measure every robot and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--states", type=int, default=10_000)
    parser.add_argument("--level", default="-O2")
    arguments = parser.parse_args()
    flint.ctx.prec = BITS
    lines = [
        "# Rounding of optimised programs",
        "",
        f"{arguments.states} random states, `{arguments.level}`, doubles against 50 digits. The "
        "error of a state is that of the worst element, relative to the largest. The ratio is "
        f"optimised over plain recursion, of the worst and of the median (the mark: {MARK:.0f}).",
        "",
        "| quantity | robot | plain median | worst | optimised median | worst | ratio | median |",
        "|---|---|---|---|---|---|---|---|",
    ]
    worst = 0.0
    for output in QUANTITIES:
        for name in ROBOTS:
            plain, short = compare(emdeg.load(name), output, arguments.states, arguments.level)
            ratio, median = short.max() / plain.max(), np.median(short) / np.median(plain)
            worst = max(worst, ratio)
            cells = [output.replace("_", " "), name]
            cells += [f"{v:.1e}" for e in (plain, short) for v in (np.median(e), e.max())]
            lines.append("| " + " | ".join([*cells, f"{ratio:.2f}", f"{median:.2f}"]) + " |")
            print(lines[-1], flush=True)
    lines += ["", f"The largest ratio is {worst:.1f}."]
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
