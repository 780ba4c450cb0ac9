"""States of a box as integers, and the exact values of a program at them in 80-bit floats."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

import emdeg
from emdeg.program.evaluate import run
from emdeg.program.magnitude import Float
from emdeg.program.ops import COS

PI = np.longdouble("3.14159265358979323846264338327950288")


@cache
def program_of(robot: str, *outputs: str) -> emdeg.Compiled:
    return emdeg.compile(emdeg.load(robot), list(outputs), certify=False)


_DESIGNS: dict[str, emdeg.FixedPoint] = {}


def design_of(robot: str, output: str, box: Any, error: Any, angles: str = "radians") -> Any:
    """The program of a robot and its formats, made once for all tests."""
    program, key = program_of(robot, output), repr((robot, output, box, error, angles))
    if key not in _DESIGNS:
        _DESIGNS[key] = program.fixed_point(box, error, angles=angles)
    return program, _DESIGNS[key]


class Wide(Float):
    """80-bit floats, angles too."""

    def cos_sin(self, angle: Any, leaves: Any, op: int) -> Any:
        turns = np.longdouble(angle.half_turns.numerator) / angle.half_turns.denominator
        total = sum(m * leaves[k] for k, m in angle.terms) + turns * PI
        return np.cos(total) if op == COS else np.sin(total)


def ends(fixed: emdeg.FixedPoint, leaf: str) -> tuple[int, int]:
    if leaf not in fixed.box.ranges:
        return 0, 0
    return fixed.integers(leaf) or (-(2**31), 2**31 - 1)  # turns may be beyond a word, and wrap


def at_random(fixed: emdeg.FixedPoint, count: int, seed: int = 0) -> dict[str, np.ndarray]:
    """Integers within the box, a third of all elements at an end of their range."""
    rng, found = np.random.default_rng(seed), {}
    for leaf in fixed.inputs:
        low, high = ends(fixed, leaf)
        inside = rng.integers(low, high + 1, count)
        at_end = np.where(rng.random(count) < 0.5, low, high)
        found[leaf] = np.where(rng.random(count) < 1 / 3, at_end, inside)
    return found


def errors(program: Any, fixed: emdeg.FixedPoint, states: dict[str, np.ndarray]) -> np.ndarray:
    """|computed − exact| of all elements, (states, elements)."""
    wide = Wide("longdouble")
    leaves = {program.parameter_key(n): wide.number(v) for n, v in fixed.parameters.items()}
    count = 1
    for leaf, integers in states.items():
        count = len(integers)
        fraction = fixed.inputs[leaf]
        unit = 2 * PI / 2**32 if fraction is None else np.longdouble(2) ** -fraction
        leaves[leaf] = integers.astype(np.longdouble) * unit
    for d in program.derived:
        leaves[d.leaf] = wide.number(d.multiplier) * leaves[d.of] + wide.number(d.offset)
    done = run(program, leaves, wide)
    computed, found = fixed.run(states), []
    for output in program.outputs:
        if not output.values:
            continue
        true = np.stack([np.broadcast_to(done[k], count) for k in output.values], axis=-1)
        scaled = computed[output.name] * np.longdouble(2) ** -fixed.outputs[output.name]
        found.append(np.abs(scaled - true))
    return np.concatenate(found, axis=-1).astype(float)


def bounds(fixed: emdeg.FixedPoint) -> np.ndarray:
    return np.concatenate([np.ravel(e) for e in fixed.errors.values()])
