"""A closed loop that is followed for N steps: what a swept simulation evaluates at each row.

It has inputs and outputs as a program has them, so that samples and reductions need not know the
difference: in goes where a motion begins (and the parameters of its row), out comes what is kept
of it. See backends/llvm/trajectory.py.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emdeg.backends.llvm.stepper import RK4, Scheme
from emdeg.backends.llvm.trajectory import MotionShape
from emdeg.program.ir import Input, Output, Program
from emdeg.run.arrays import Array
from emdeg.run.kernel.varying import PARAMETERS
from emdeg.shown import brief, listed


@dataclass(frozen=True, eq=False)
class Motion:
    """`loop` has the inputs q, qd, signals, parameters and the outputs q_rate, qdd, tau, error.

    `signals` are rows (rk4: two for each step), or one that holds all the time. Limits are ±inf
    where there are none; efforts in N m or N, speeds and positions in rad/s, rad (m/s, m).
    """

    __repr__ = brief
    _repr_html_ = listed

    loop: Program
    law: str
    scheme: str
    steps: int
    h: float  # s
    tolerance: float
    signals: Array = field(repr=False)
    efforts: Array = field(repr=False)
    speeds: Array = field(repr=False)
    lower: Array = field(repr=False)
    upper: Array = field(repr=False)
    spheres: tuple[int, ...] = ()

    @cached_property
    def shape(self) -> MotionShape:
        """What its machine code depends on besides the loop."""
        nq, nv = len(self.lower), len(self.speeds)
        drawn = sum(len(i.leaves) for i in self.loop.inputs if i.name == PARAMETERS)
        errors = sum(len(o.values) for o in self.loop.outputs if o.name == "error")
        limited = np.isfinite(self.lower) | np.isfinite(self.upper)
        scheme = Scheme(self.scheme, (nq, nv), self.signals.shape[1], self.spheres)
        return MotionShape(scheme, errors, drawn, tuple(np.flatnonzero(limited).tolist()))

    @property
    def name(self) -> str:
        """The robot and the law."""
        return f"{self.loop.name.removesuffix('_loop')}, {self.law}"

    @property
    def inputs(self) -> tuple[Input, ...]:
        """Where a motion begins, and the parameters that are drawn."""
        return tuple(i for i in self.loop.inputs if i.name != "signals")

    @cached_property
    def outputs(self) -> tuple[Output, ...]:
        """What is kept; the values have no numbers in a program, so they count from 0."""
        shapes = self.shape.outputs.items()
        return tuple(Output(name, shape, tuple(range(prod(shape)))) for name, shape in shapes)

    @property
    def parameters(self) -> Mapping[str, float | None]:
        """Of the robot."""
        return self.loop.parameters

    def parameter_key(self, name: str) -> str:
        """The key of the leaf of a parameter."""
        return self.loop.parameter_key(name)

    def __len__(self) -> int:
        return len(self.loop) * self.steps * (4 if self.scheme == RK4 else 1)

    @cached_property
    def digest(self) -> str:
        """A hash of all that makes the numbers what they are."""
        parts = [self.loop.digest]
        for own in fields(self):
            value = getattr(self, own.name)
            if isinstance(value, np.ndarray):
                parts.append(hashlib.sha256(value.tobytes()).hexdigest())
            elif own.name != "loop":
                parts.append(repr(value))
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()

    def tables(self, dtype: np.dtype[Any]) -> dict[str, NDArray[Any]]:
        """The arrays of a run, by the names of slots; `held…` are what it points to."""
        shape = self.shape
        rows = np.ascontiguousarray(self.signals, dtype=dtype)
        pace = 2 if self.scheme == RK4 else 1
        step = pace * rows.shape[1] * rows.itemsize
        if len(self.signals) == 1:  # the same all the time: the rows of one step
            rows, step = np.repeat(rows, 3, axis=0), 0
        numbers = np.concatenate(
            [[self.h, self.tolerance], self.efforts, self.speeds, self.lower, self.upper]
        ).astype(dtype)
        assert len(numbers) == 2 + 2 * shape.nv + 2 * shape.nq
        run = np.array([self.steps, step, rows.ctypes.data, numbers.ctypes.data], dtype=np.int64)
        return {"run": run, "held signals": rows, "held numbers": numbers}


Evaluated = Program | Motion
