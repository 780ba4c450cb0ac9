"""`emdeg bench ROBOT`: how long emdeg takes on this computer, from description to machine code."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from time import perf_counter
from typing import Annotated

import numpy as np
import typer
from numpy.typing import NDArray

import emdeg
from emdeg.cli.options import Derivation, OutputsOption, names, rolled_line
from emdeg.cli.progress import compile_seconds, compiling, progress
from emdeg.cli.screen import bold, columns, say
from emdeg.cli.shared import JsonOption, Source, count_data, print_json
from emdeg.errors import UsageError
from emdeg.program.ir import Program


def bench(
    source: Source,
    outputs: OutputsOption = "inverse_dynamics",
    *,
    derivation: Derivation,
    batch: Annotated[int, typer.Option(min=1, help="States of a batch.")] = 100_000,
    repeat: Annotated[int, typer.Option(min=1, help="The best of this many runs counts.")] = 5,
    as_json: JsonOption = False,
) -> None:
    """Measure derivation, compilation and evaluation on this computer.

    States are random and normally distributed; symbols without a value become 1. Other tools
    are compared by `make bench` in the sources. For example:

    \b
        emdeg bench puma560
        emdeg bench two_link --outputs mass_matrix --batch 1000 --json
    """
    start = perf_counter()
    loaded = source.load()
    times = {"load": perf_counter() - start}
    stages = [
        ("deriving and shortening", compile_seconds(loaded, derivation.optimise)),
        ("machine code", 0.01 * loaded.nv),
        ("one state", 0.005 * repeat),
        ("many states", 4e-8 * loaded.nv * repeat * batch),
    ]
    with progress(stages, quiet=as_json) as bar:
        start = perf_counter()
        program = compiling(bar, loaded, names(outputs), **vars(derivation))
        times["derive, optimise, certify"] = perf_counter() - start
        bar.stage("machine code")
        start = perf_counter()
        unknown = {p: 1.0 for p, value in program.parameters.items() if value is None}
        kernel = emdeg.jit(program, parameters=unknown)
        times["machine code (or its cache)"] = perf_counter() - start
        one = _states(program, (), derivation.seed)
        many = _states(program, (batch,), derivation.seed)
        bar.stage("one state")
        single = _best(lambda: kernel(*one), repeat, 1000)
        bar.stage("many states")
        core = _best(lambda: kernel(*many, threads=1), repeat, 1) / batch
        every = _best(lambda: kernel(*many), repeat, 1) / batch
    if as_json:
        print_json(
            {
                "robot": loaded.name,
                "outputs": [o.name for o in program.outputs],
                "processor": _processor(),
                "cores": os.cpu_count(),
                "operations": count_data(program.count()),
                "seconds": times,
                "seconds_per_call": single,
                "batch": batch,
                "seconds_per_state_one_core": core,
                "seconds_per_state_all_cores": every,
            }
        )
        return
    times["one call from Python"] = single
    times[f"a state of a batch of {batch}, one core"] = core
    times[f"a state of a batch of {batch}, all cores"] = every
    shown = ", ".join(o.name for o in program.outputs)
    say(f"{bold(loaded.name)}: {shown}, {program.count()}")
    rolled = rolled_line(program)
    if rolled is not None:
        say(rolled)
    say(f"{_processor()}, {os.cpu_count()} cores")
    say(columns((), [(what, _shown(seconds)) for what, seconds in times.items()]))


def _states(program: Program, lead: tuple[int, ...], seed: int) -> list[NDArray[np.float64]]:
    draw = np.random.default_rng(seed)
    try:
        return [draw.standard_normal((*lead, len(i.leaves))) for i in program.inputs]
    except MemoryError:
        raise UsageError(
            "so many states do not fit into memory", argument="--batch", found=lead[0],
            hint="ask for fewer",
        ) from None  # fmt: skip


def _best(run: Callable[[], object], repeat: int, calls: int) -> float:
    """Seconds of one call: the best of several runs, by the clock."""
    run()
    found = []
    for _ in range(repeat):
        start = perf_counter()
        for _ in range(calls):
            run()
        found.append((perf_counter() - start) / calls)
    return min(found)


def _shown(seconds: float) -> str:
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            for line in file:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
