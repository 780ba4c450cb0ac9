"""Columns of derivatives in the lanes of vectors, within one call of an arm.

    python benchmarks/columns.py [--only panda]     writes benchmarks/results/columns.md

Four forms of one call, of the same -O1, all certified:

    straight line    the shortest program that is found, number by number
    calls            the rolled program by subroutines, which hand on through memory
    one function     the rolled program without calls and without lanes
    lanes            the same with all in lanes that is alike: what `jit` makes of a rolled program

Contenders alternate, each loaded at LOADS addresses (code of this size is now and then a third
slower where it happens to be), and the best of all rounds counts.
"""

from __future__ import annotations

import argparse
import ctypes
from dataclasses import dataclass, field, fields
from functools import cached_property
from pathlib import Path

import numpy as np
import size
import speed_build

import emdeg
from emdeg.backends.llvm import bundles, host, native
from emdeg.backends.llvm.bundles import SideBySide
from emdeg.backends.llvm.rolled import RolledModuleText
from emdeg.program.ir import Program
from emdeg.run.kernel.kernel import jit

RESULTS = Path(__file__).resolve().parent / "results" / "columns.md"
DERIVATIVES = ["inverse_dynamics_dq", "inverse_dynamics_dqd", "mass_matrix"]
QUANTITIES = {"derivatives": DERIVATIVES, "mass_matrix": ["mass_matrix"]}
ARMS = ("panda", "iiwa", "puma560", "ur5", "chain 6", "chain 7", "chain 8")
STATES, ROUNDS, LOADS = 500, 60, 4
FORMS = ("straight line", "calls", "one function", "lanes")
HEAD = """# Columns in lanes

`python benchmarks/columns.py` wrote this: one call for one state, ns; {rounds} alternating rounds
over {states} states at {loads} addresses each, the best; on {bits} bits. Forms are explained at the
head of that file, chains are those of `size.py`. Widest: calls that are side by side at most.

| robot, quantity | operations straight | rolled | widest | {forms} | lanes / straight line |
|---|---:|---:|---:|{rules}---:|
"""


@dataclass(frozen=True)
class Alone(RolledModuleText):
    """Nobody has a companion."""

    @cached_property
    def side(self) -> SideBySide:
        """One lane."""
        return SideBySide(self.rolled, 1)


@dataclass
class Form:
    """One text, loaded at some addresses."""

    program: Program
    text: str
    best: float = float("inf")
    runs: list = field(default_factory=list)

    def load(self, driver, states: dict[str, np.ndarray]) -> None:
        """The numbers of the robot are those of a kernel as users have it."""
        kernel, machine = jit(self.program), host.this_host()
        code = host.compile_object(self.text, machine)
        given = [states[i.name] for i in self.program.inputs]
        outputs = [np.zeros((1, len(o.values))) for o in self.program.outputs]
        widths = np.array([a.shape[1] for a in given] + [0] * len(outputs), np.int32)
        pointers = (ctypes.c_void_p * 8)(*(a.ctypes.data for a in (*given, *outputs)))
        for _ in range(LOADS):
            loaded = host.Loaded(code, machine, ["one"])
            kept = loaded, kernel, given, outputs, widths, pointers

            def run(kept=kept) -> float:
                loaded, kernel, given, outputs, widths, pointers = kept
                return driver.drive_one(
                    ctypes.c_void_p(loaded.address("one")), len(given), len(outputs),
                    ctypes.c_void_p(widths.ctypes.data), pointers,
                    ctypes.c_void_p(kernel.constants_address), ctypes.c_long(STATES),
                ) / STATES  # fmt: skip

            self.runs.append(run)
        self.results = outputs

    def again(self) -> None:
        """Once for the caches and once for the clock, at every address."""
        for run in self.runs:
            run()
            self.best = min(self.best, run())


def forms(straight: Program, rolled: Program) -> dict[str, Form]:
    """The texts of all four."""
    options, short = native.NativeOptions(), bundles.SHORT
    made = native.module(rolled, options)
    given = {f.name: getattr(made, f.name) for f in fields(Alone)}
    found = {"straight line": Form(straight, native.module(straight, options).one_text())}
    bundles.SHORT = 10**9  # one function in any case
    found["one function"] = Form(rolled, Alone(**given).one_text())
    found["lanes"] = Form(rolled, made.one_text())
    bundles.SHORT = 0  # calls, for nobody has a companion
    found["calls"] = Form(rolled, Alone(**given).one_text())
    bundles.SHORT = short
    return {name: found[name] for name in FORMS}


def measured(driver, name: str, quantity: str) -> str:
    """One row."""
    kind, _, joints = name.partition(" ")
    robot = emdeg.loads(size.description(kind, int(joints)), "toml") if joints else name
    outputs = QUANTITIES[quantity]
    straight, rolled = (emdeg.compile(robot, outputs, rolled=each) for each in (False, True))
    rng = np.random.default_rng(1)
    width = max(len(i.leaves) for i in straight.inputs)
    states = {x: rng.uniform(-2, 2, (STATES, width)) for x in ("q", "qd", "qdd")}
    contenders = forms(straight, rolled)
    for each in contenders.values():
        each.load(driver, states)
        each.again()
    first = contenders["straight line"].results
    for each in contenders.values():
        for a, b in zip(first, each.results, strict=True):
            assert np.abs(a - b).max() <= 1e-9 * np.abs(a).max()
    for _ in range(ROUNDS):
        for each in contenders.values():
            each.again()
    made = native.module(rolled, native.NativeOptions())
    widest = max(map(len, made.side.groups))
    times = {form: each.best for form, each in contenders.items()}
    cells = [
        f"{name}, {quantity}",
        f"{straight.count().total:,}",
        f"{rolled.count().total:,}",
        widest,
    ]
    cells += [f"{1e9 * times[form]:.1f}" for form in FORMS]
    cells.append(f"{times['lanes'] / times['straight line']:.2f}")
    row = "| " + " | ".join(map(str, cells)) + " |"
    print(row, flush=True)
    return row


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--only", default="", help="arms whose names contain this; no page")
    only = options.parse_args().only
    driver = ctypes.CDLL(str(speed_build.driver()))
    driver.drive_one.restype = ctypes.c_double
    rows = [
        measured(driver, name, quantity)
        for name in ARMS if only in name
        for quantity in QUANTITIES
    ]  # fmt: skip
    if not only:
        head = HEAD.format(
            rounds=ROUNDS, states=STATES, loads=LOADS, bits=host.this_host().machine.vector_bits,
            forms=" | ".join(FORMS), rules="---:|" * len(FORMS),
        )  # fmt: skip
        RESULTS.write_text(head + "\n".join(rows) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
