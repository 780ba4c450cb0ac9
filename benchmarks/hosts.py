"""JAX: our machine code, called by XLA (`program.to_jax()`), beside the JAX text that emdeg writes.

    .venv/bin/python benchmarks/hosts.py            prints a table and writes results/hosts.md

Both compute the same program of the Panda's inverse dynamics, in double precision on one thread;
`--hessian` also compiles the Hessian of λᵀτ in q of the text, which takes XLA minutes. The first
call differentiates and compiles; of later calls it is the best of many.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

# one thread; JAX reads it when it is imported
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import jax
import jax.numpy as jnp
import numpy as np

import emdeg

RESULTS = Path(__file__).parent / "results" / "hosts.md"
BATCH = 4096
Function = Callable[..., Any]


def main() -> None:
    """Measure both, check that they agree, write the table."""
    jax.config.update("jax_enable_x64", True)
    program = emdeg.compile("panda", "inverse_dynamics")
    ways = {"`to_jax`": program.to_jax(), "the emitted text": emitted(program)}
    rng = np.random.default_rng(1)
    one = [jnp.asarray(rng.uniform(-1, 1, len(i.leaves))) for i in program.inputs]
    many = [jnp.asarray(rng.uniform(-1, 1, (BATCH, len(i.leaves)))) for i in program.inputs]
    lam = jnp.asarray(rng.uniform(-1, 1, len(one[0])))
    rows = []
    for what, make, inputs, states, all_ways in (
        ("one state", lambda f: f, one, 1, True),
        (f"{BATCH} states, each", lambda f: f, many, BATCH, True),
        ("the Jacobian in q", jax.jacfwd, one, 1, True),
        ("the Hessian of λᵀτ in q", lambda f: hessian(f, lam), one, 1, "--hessian" in sys.argv),
    ):
        chosen = {n: f for n, f in ways.items() if all_ways or n == "`to_jax`"}
        found = {n: measured(jax.jit(make(f)), inputs) for n, f in chosen.items()}
        values = [np.asarray(value) for _, _, value in found.values()]
        assert all(np.allclose(v, values[0], rtol=1e-9, atol=1e-9) for v in values)
        for name, (compiled, seconds, _) in found.items():
            rows.append((what, name, compiled, 1e6 * seconds / states))
            print(*rows[-1], flush=True)
    write(program, rows)


def emitted(program: emdeg.Compiled) -> Function:
    """The function of the text that `emit("jax")` writes."""
    space: dict[str, Any] = {}
    (text,) = program.emit("jax", name="panda").values()
    exec(compile(text, "panda.py", "exec"), space)
    function: Function = space["step"]
    return function


def hessian(function: Function, lam: Any) -> Function:
    return jax.hessian(lambda q, qd, qdd: lam @ function(q, qd, qdd))


def measured(
    function: Function, inputs: list[Any], seconds: float = 1.0
) -> tuple[float, float, Any]:
    """Seconds to compile, the best seconds of a call, and the value."""
    start = time.perf_counter()
    value = jax.block_until_ready(function(*inputs))
    compiled, best, until = time.perf_counter() - start, np.inf, time.perf_counter() + seconds
    while time.perf_counter() < until:
        begin = time.perf_counter()
        jax.block_until_ready(function(*inputs))
        best = min(best, time.perf_counter() - begin)
    return compiled, best, value


def write(program: emdeg.Program, rows: list[tuple[str, str, float, float]]) -> None:
    lines = ["# JAX", "", __doc__.split("\n\n")[-1].replace("\n", " ").strip(), ""]
    lines += [f"Panda, {program.count().total} operations; JAX {jax.__version__}, one thread.", ""]
    lines += ["| | | first call, s | later calls, µs |", "|---|---|---:|---:|"]
    lines += [
        f"| {what} | {name} | {first:.1f} | {later:.3g} |" for what, name, first, later in rows
    ]
    RESULTS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(RESULTS.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
