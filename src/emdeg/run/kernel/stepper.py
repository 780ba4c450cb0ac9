"""Fixed-step integration in machine code: one state, or many in the lanes of vectors.

    stepper = Stepper(program, "rk4", state=("q", "qd"))
    times, states = stepper.run(x0, h=1e-3, steps=10_000, every=10)

The program gives the rates of the state's arrays, in their order; see backends/llvm/stepper.py.
The scheme "variational" has the state (q, p, v, work) and is described in llvm/variational.py.
"""

from __future__ import annotations

import ctypes
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from math import prod
from typing import Any

import numpy as np

from emdeg.backends.base import check_numbers, constants
from emdeg.backends.llvm import native
from emdeg.backends.llvm.read.steps import prove_steps
from emdeg.backends.llvm.stepper import Loop, Scheme, lanes, stepper_text
from emdeg.backends.llvm.variational import VariationalLoop
from emdeg.backends.plan import Plan
from emdeg.errors import UsageError, unknown
from emdeg.program.ir import Program
from emdeg.program.magnitude import beyond
from emdeg.run.arrays import Array, array_of, check_equal, count_of, number_of, positive
from emdeg.run.kernel import threads as threading

SCHEMES = ("rk4", "semi_implicit")
VARIATIONAL = "variational"


@dataclass(frozen=True, eq=False)
class Steps:
    """What a run gave: `states` (samples, columns), or (N, samples, columns) for N states.

    Samples are the start, every `every` steps, and the end.

    `done` counts the steps that were made: fewer than asked for when a number became infinite.
    """

    times: Array
    states: Array
    done: int


class StepsInterrupted(KeyboardInterrupt):
    """Ctrl-C; `steps` is what was reached, its `done` how many steps all states have made."""

    def __init__(self, steps: Steps) -> None:
        super().__init__()
        self.steps = steps


class Stepper:
    """A compiled loop over time steps; with `certify` its text is proved (`lowering`)."""

    def __init__(
        self,
        program: Program,
        scheme: str = "rk4",
        *,
        spheres: Sequence[int] = (),
        parameters: Mapping[str, float] | None = None,
        certify: bool = False,
    ) -> None:
        if scheme not in (*SCHEMES, VARIATIONAL):
            raise unknown("scheme", scheme, (*SCHEMES, VARIATIONAL), argument="scheme")
        state, self.signals = _state(program, scheme)
        self.scheme, self.columns = scheme, sum(state)
        known = {**program.parameters, **(parameters or {})}
        missing = [name for name, value in known.items() if value is None]
        if missing:
            raise UsageError("these parameters have no value: " + ", ".join(missing[:10]))
        numbers = {name: number_of(name, value) for name, value in known.items()}
        self._constants = np.array([*Plan.of(program).constant_values(numbers), 0.0])
        check_numbers(constants(program), "jit", "float64")
        doubt = beyond(program, numbers, "float64")
        if doubt is not None:
            warnings.warn(doubt, RuntimeWarning, stacklevel=3)
        self._program = program
        self._chosen = Scheme(scheme, state, self.signals, tuple(spheres))
        self.lowering = prove_steps(program, self._chosen) if certify else None
        self.lanes = lanes()
        self._piece = max(1, threading.PIECE // (4 * max(len(program), 1)))  # steps

    @cached_property
    def _one(self) -> Callable[..., int]:
        """The loop for one state, compiled when one comes first; `_block`: for many."""
        return self._loaded("run_one", 1)

    @cached_property
    def _block(self) -> Callable[..., int]:
        return self._loaded("run_block", self.lanes)

    def _loaded(self, name: str, lanes: int) -> Callable[..., int]:
        program, scheme = self._program, self._chosen
        loop = VariationalLoop if scheme.name == VARIATIONAL else Loop
        text = partial(stepper_text, program, scheme, loop, lanes)
        library, _ = native.load(text, [name], program.digest, scheme, lanes)
        kinds = (
            ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_double, ctypes.c_int64,
            ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p,
        )  # fmt: skip
        function = ctypes.CFUNCTYPE(ctypes.c_int64, *kinds)(library.address(name))

        def run(*arguments: Any, _code: Any = library) -> int:  # which it keeps alive
            return int(function(*arguments))

        return run

    def signal_times(self, h: float, steps: int, start: float = 0.0) -> Array:
        """When a run reads its signals, a row each: at half steps for rk4, at the middles of
        variational steps, else at the beginning of each step.
        """
        if self.scheme == "rk4":
            return start + h / 2 * np.arange(2 * steps + 1, dtype=np.float64)
        middle = 0.5 if self.scheme == VARIATIONAL else 0.0
        return start + h * (np.arange(steps, dtype=np.float64) + middle)

    def run(
        self,
        x0: Array,
        h: float,
        steps: int,
        *,
        every: int = 1,
        signals: Array | None = None,
        threads: int | None = None,
    ) -> Steps:
        """`steps` steps of h seconds from one state (columns,) or many (N, columns)."""
        start = np.ascontiguousarray(array_of("x0", x0))
        h, steps, every = positive("h", h), count_of("steps", steps), count_of("every", every)
        if start.ndim not in (1, 2) or start.shape[-1] != self.columns or not len(start):
            raise UsageError(
                "has the wrong shape", argument="x0", found=start.shape,
                expected=f"({self.columns},) or (N, {self.columns})",
            )  # fmt: skip
        wanted = (2 * steps + 1 if self.scheme == "rk4" else steps, self.signals)
        given = np.zeros((wanted[0], 0)) if signals is None else signals
        table = np.ascontiguousarray(array_of("signals", given))
        check_equal("has the wrong shape", "signals", table.shape, wanted)
        ends = [*range(0, steps + 1, every), *([steps] if steps % every else [])]
        times = h * np.array(ends, dtype=np.float64)
        if start.ndim == 1:
            count, function, columns = 1, self._one, start[None, :, None]
        else:
            count, function = len(start), self._block
            blocks = -(-count // self.lanes)
            rows = np.minimum(np.arange(blocks * self.lanes), count - 1)
            columns = start[rows].reshape(blocks, self.lanes, self.columns).transpose(0, 2, 1)
        made = [_Block(np.array(x, order="C"), steps, every) for x in columns]

        def work(first: int, number: int) -> Iterator[None]:
            for block in made[first : first + number]:
                yield from self._run(function, block, h, steps, every, table)

        def gathered() -> Steps:
            joined = np.stack([block.samples for block in made])  # blocks, samples, columns, lanes
            states = joined.transpose(0, 3, 1, 2).reshape(-1, len(ends), self.columns)[:count]
            done = min(block.done for block in made)
            return Steps(times, states[0] if start.ndim == 1 else states, done)

        workers = threading.available() if threads is None else count_of("threads", threads)
        try:
            threading.run(work, len(made), min(workers, len(made)), grain=1)
        except KeyboardInterrupt as interrupt:
            raise StepsInterrupted(gathered()) from interrupt
        return gathered()

    def _run(
        self, function: Any, block: _Block, h: float, steps: int, every: int, signals: Array
    ) -> Iterator[None]:
        """One block to its end, or to its last good step; yields between pieces.

        A piece writes the samples at its start and within: several, or one part of a long way.
        """
        state = block.state
        room = np.zeros((3 * self.columns + self.signals + 1) * state.shape[1])
        aside = np.empty_like(state)
        pace = 2 if self.scheme == "rk4" else 1
        short = self._piece < every
        while block.done < steps:
            done = block.done
            most = every - done % every if short else self._piece // every * every
            count = min(steps - done, most, self._piece)
            target = aside if done % every else block.record[done // every]
            made = function(
                state.ctypes.data, signals[pace * done :].ctypes.data, self._constants.ctypes.data,
                h, count, count + 1 if short else every, target.ctypes.data, room.ctypes.data,
            )  # fmt: skip
            block.done += int(made)
            if made < count or not np.isfinite(state).all():
                return
            yield


class _Block:
    """One state, or as many as a vector has lanes, on their way: (columns, lanes)."""

    def __init__(self, state: Array, steps: int, every: int) -> None:
        self.state, self.done = state, 0
        self.steps, self.every = steps, every
        self.record = np.full((steps // every + 1, *state.shape), np.nan)
        self.record[0] = state

    @property
    def samples(self) -> Array:
        """The start, every `every` steps, and the end; NaN where nothing was reached."""
        last = self.state if self.done == self.steps else np.full_like(self.state, np.nan)
        if self.steps % self.every:
            return np.concatenate([self.record, last[None]])
        if self.done == self.steps:
            self.record[-1] = last
        return self.record


def _state(program: Program, scheme: str) -> tuple[tuple[int, ...], int]:
    """Columns of each array of the state, and how many signals the program takes."""
    inputs = [len(i.leaves) for i in program.inputs]
    if scheme == VARIATIONAL:  # (q, p, v, work), from q, v, p and signals
        return (*inputs[:1] * 3, 1), sum(inputs[3:])
    widths = [prod(o.shape) for o in program.outputs]
    if inputs[: len(widths)] != widths or len(inputs) > len(widths) + 1:
        raise UsageError(
            "the outputs of a step are the rates of its first inputs", element=program.name,
            found=f"inputs {inputs}, outputs {widths}",
        )  # fmt: skip
    return tuple(widths), sum(inputs[len(widths) :])
