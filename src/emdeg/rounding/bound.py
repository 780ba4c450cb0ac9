"""All outputs of a program: how far the computed values can be from the exact ones.

    |computed − exact| ≤ bound       for every state of the box, every output, every code named

The exact value is that of the program's function at the very floats that it is given, with exact
numbers and parameters; rounding of constants to the type is part of the error.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cached_property
from threading import Lock
from typing import Any

import numpy as np

from emdeg.errors import UsageError
from emdeg.program.ir import Output
from emdeg.rounding.box import StateBox
from emdeg.rounding.boxes import Boxes
from emdeg.rounding.formats import Floats
from emdeg.rounding.limbs import limbs
from emdeg.rounding.ranges import Ranges
from emdeg.rounding.schedule import Schedule
from emdeg.rounding.subdivide import Patience, bounded
from emdeg.shown import brief, table

Progress = Callable[[float], None]


MUCH = 6 * 10**9  # operations times boxes, of all elements together: a minute
ALWAYS = 240_000  # boxes of each element that there is always time for
FEW = 40  # elements of a state, of which all boxes are halved as often as patience has it
WORK = 5 * 10**8  # operations times boxes, of all elements together, of larger states
COMPILED = 4 * 10**9  # … in machine code
LONG = 20_000  # operations that all elements together need and that take minutes to compile
SHORT = 15_000  # operations that all elements together need and that are compiled in a minute
LEAST = 4096  # boxes that make a difference to them
WORTH = 40_000  # boxes that take longer by NumPy than machine code with its compilation
_OUT = 1.0 + 2.0**-40
SLOW = 0.025  # what a doubling of their boxes should gain: in many dimensions that is little
LIMB = 6  # times as many boxes of each limb: few outputs have limbs
SLOWEST = 0.01  # … and what a doubling should gain: it gains little, then more again
ROUGH_PLANS = 20  # of a box that is not halved: more gain nothing there and take minutes
MOST_STEPS = 2 * 10**6  # operations of all elements together


@dataclass(frozen=True, eq=False)
class RoundingBound:
    """Proved bounds of |computed − exact|, in the units of each output.

    `errors` has an array for every output, shaped like it: the largest of all codes; `by_code` has
    them apart: "jit", "c". `rules` says under which rules each code is meant.
    """

    __repr__ = brief

    type: str
    box: StateBox
    errors: Mapping[str, Floats]
    by_code: Mapping[str, Mapping[str, Floats]]
    rules: Mapping[str, str]
    boxes: int = Patience.boxes  # so many for each element, at most; of limbs LIMB times as many

    @property
    def worst(self) -> Mapping[str, float]:
        """The largest bound of every output."""
        return {name: float(values.max(initial=0.0)) for name, values in self.errors.items()}

    def statement(self, code: str = "c") -> list[str]:
        """What a file says of itself: the bounds of one code, the box, the rules; plain ASCII."""
        own = self.by_code.get(code, self.errors)
        worst = {name: rounded_up(float(values.max(initial=0.0))) for name, values in own.items()}
        lines = ", ".join(f"{name} at most {limit}" for name, limit in worst.items())
        box = ", ".join(f"{n} from {a:g} to {b:g}" for n, (a, b) in self.box.ranges.items())
        rules = self.rules.get(code, "; ".join(self.rules.values()))
        return [f"proved error in {self.type}: {lines}", f"for all {box}", rules]

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        codes = {
            code: {name: values.tolist() for name, values in found.items()}
            for code, found in self.by_code.items()
        }
        return {
            "type": self.type,
            "worst": dict(self.worst),
            "errors": {name: values.tolist() for name, values in self.errors.items()},
            "by_code": codes,
            "rules": dict(self.rules),
            "box": {name: list(ends) for name, ends in self.box.ranges.items()},
        }

    def _repr_html_(self) -> str:
        rows = [(name, f"{worst:.2g}") for name, worst in self.worst.items()]
        return table(f"Proved rounding, {self.type}", ("output", "worst |error|"), rows)


def rounded_up(value: float) -> str:
    """Two digits, rounded up."""
    if value == 0 or not np.isfinite(value):
        return f"{value:g}"
    text = f"{value:.1e}"
    if float(text) >= value:
        return text
    mantissa, exponent = text.split("e")
    return f"{(float(mantissa) + 0.1) * 10.0 ** int(exponent):.1e}"


def rounding_bound(
    schedules: Mapping[str, Schedule],
    outputs: Sequence[Output],
    box: StateBox,
    *,
    patience: Patience | None = None,
    progress: Progress | None = None,
) -> RoundingBound:
    """The bound of every output; `schedules` are those of the codes, by name."""
    first = next(iter(schedules.values()))
    found: dict[str, dict[str, Floats]] = {}
    distinct = [
        (code, value) for code, s in schedules.items() for value in dict.fromkeys(s.outputs)
    ]
    known: dict[tuple[str, int], float] = {}
    steps = sum(len(schedules[code].steps) for code, _ in distinct)
    _refuse_too_long(steps, several=len(schedules), outputs=outputs)
    lengths = {(code, v): len(schedules[code].of([v]).steps) for code, v in distinct}
    needed = sum(lengths.values())
    # the longest first: what has no bound is said at once, and no core is left alone with one
    distinct.sort(key=lambda place: -lengths[place])
    boxes = min(Patience.boxes, max(ALWAYS, MUCH // max(steps, 1))) // len(schedules)
    if len(box.ranges) > FEW:  # codes share the time that it takes
        patience = _affordable(patience or Patience(boxes=boxes), steps, needed)
    patience = patience or Patience(boxes=boxes if needed <= LONG else 1)
    whole = {code: _Whole(s, box) for code, s in schedules.items()} if patience.boxes <= 1 else {}
    with ThreadPoolExecutor(os.cpu_count()) as threads:  # NumPy computes outside of the lock
        jobs = [
            threads.submit(_bounded, schedules[code], value, box, patience, whole.get(code))
            for code, value in distinct
        ]
        try:
            for place, job in zip(distinct, jobs, strict=True):
                known[place] = job.result()
                _refuse_unbounded(*place, schedules, outputs, known[place])
                if progress is not None:
                    progress(sum(lengths[k] for k in known) / max(needed, 1))
        except BaseException:  # Ctrl-C too: what has not begun is not begun
            threads.shutdown(wait=False, cancel_futures=True)
            raise
    for code, schedule in schedules.items():
        flat = iter([known[code, value] for value in schedule.outputs])
        found[code] = {
            o.name: np.array([next(flat) for _ in o.values]).reshape(o.shape) for o in outputs
        }
    errors = {o.name: np.max([by[o.name] for by in found.values()], axis=0) for o in outputs}
    rules = {code: schedule.said for code, schedule in schedules.items()}
    return RoundingBound(first.format.name, box, errors, found, rules, patience.boxes)


def _refuse_too_long(steps: int, several: int, outputs: Sequence[Output]) -> None:
    """`steps` are those of all elements of `several` codes."""
    if steps > MOST_STEPS:
        ways = ["bound one code (--code c)"] if several > 1 and steps < several * MOST_STEPS else []
        ways += ["ask for fewer outputs"] if len(outputs) > 1 else []
        raise UsageError(
            "so many elements of so long a program take too long to bound",
            found=f"{steps} operations of all elements together",
            expected=f"at most {MOST_STEPS}",
            hint=", or ".join([*ways, "lock joints: --lock, robot.locked(…)"]),
        )


def _affordable(patience: Patience, steps: int, needed: int) -> Patience:
    """The patience that there is time for, where the state has many elements.

    It cannot be halved in all of them: it is halved as often as WORK allows. What is compiled are
    the operations that each element of the output has `needed`.
    """
    boxes = COMPILED // max(needed, 1) if needed <= SHORT else WORK // max(steps, 1)
    boxes = min(patience.boxes, boxes if boxes >= LEAST else 1)
    return replace(patience, boxes=boxes, gain=min(patience.gain, SLOW))


class _Whole:
    """Ranges of all values over the whole box, once for all elements: adjoints are their own."""

    def __init__(self, schedule: Schedule, box: StateBox) -> None:
        known = {*schedule.constants, *schedule.leaves}
        self.schedule, self.box = schedule, box
        self.values = [v for v in dict.fromkeys(schedule.outputs) if v not in known]
        self.lock = Lock()  # ways back are planned by one at a time

    @cached_property
    def ranges(self) -> Ranges:
        """Of every value that an element needs."""
        boxes = Boxes(self.schedule, self.values, self.box.ranges, ROUGH_PLANS)
        return boxes.ranges(boxes.lower[:, None], boxes.upper[:, None])

    def bound(self, value: int) -> float:
        """Of one element."""
        own = Boxes(self.schedule, value, self.box.ranges, ROUGH_PLANS)
        with self.lock, np.errstate(all="ignore"):
            return float(own.bound(self.ranges)[0])


def _bounded(
    schedule: Schedule, value: int, box: StateBox, patience: Patience, rough: _Whole | None = None
) -> float:
    constant = schedule.constants.get(value)
    if constant is not None:
        return constant.error
    if value in schedule.leaves:
        return 0.0
    if rough is not None:
        return rough.bound(value)
    whole = Boxes(schedule, value, box.ranges)
    whole.compiles = patience.boxes > WORTH
    if len(whole.names) <= FEW or not whole.compiles:
        return bounded(whole, patience)
    parts = limbs(whole.schedule)
    alone = bounded(whole, replace(patience, boxes=1))
    if len(parts) == 1 or not np.isfinite(alone):  # parts that do not overflow may add up to that
        return bounded(whole, patience)
    more = min(LIMB * patience.boxes, Patience.boxes)
    patience = replace(patience, boxes=more, gain=min(patience.gain, SLOWEST))
    return min(
        alone, sum(bounded(Boxes(part, value, box.ranges), patience) for part in parts) * _OUT
    )


def _refuse_unbounded(
    code: str,
    value: int,
    schedules: Mapping[str, Schedule],
    outputs: Sequence[Output],
    error: float,
) -> None:
    if np.isfinite(error):
        return
    elements = [o.element(k) for o in outputs for k in range(len(o.values))]
    raise UsageError(
        "no bound was found: in this box something may be divided by zero or overflow, or so "
        "many operations one after the other lose every digit",
        element=elements[schedules[code].outputs.index(value)], argument="box",
        hint="choose a smaller box, away from singular states",
    )  # fmt: skip
