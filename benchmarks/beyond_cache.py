"""Batches beyond the cache, threads and varying parameters, beside what the machine can do.

    .venv/bin/python benchmarks/beyond_cache.py     prints and writes results/beyond_cache.md

M and derivatives of batches 50 times the second cache and several times the last one, against
Pinocchio C++ (its better build and variant, which keeps one matrix and writes no batch) and against
bare loops that only write; two threads against two copies of bare loops; parameters that differ
from state to state against fixed ones. Rounds alternate, the best counts; on one core time is
processor time, so that what else runs on the machine disturbs less.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import numpy as np
import speed
import speed_build
import speed_peers as peers
from speed_report import machine

import emdeg
from emdeg.backends.llvm import stream
from emdeg.backends.llvm.host import this_host
from emdeg.backends.llvm.module import ModuleText
from emdeg.backends.llvm.tape import FMA, TIMES
from emdeg.backends.plan import Plan
from emdeg.exact.graph import const
from emdeg.robot.model.parts import Friction
from emdeg.run.kernel.caches import largest_cache, largest_results
from emdeg.run.kernel.kernel import Kernel

RESULTS = Path(__file__).resolve().parent / "results" / "beyond_cache.md"
SECOND_CACHE = speed.second_level()  # bytes
MARKS = {"mass_matrix": 15, "derivatives": 20}
THREADED = ("inverse_dynamics", "mass_matrix", "forward_dynamics", "derivatives")
ANGLE = 20  # multiplications and multiply-adds of a sine and its cosine (sincos.py)
Run = Callable[[], float]


def best(runs: dict[str, Run], rounds: int) -> dict[str, float]:
    """Seconds of the best round of each, in turns."""
    found: dict[str, float] = {}
    for _ in range(rounds):
        for name, run in runs.items():
            seconds = run()
            found[name] = min(found.get(name, seconds), seconds)
    return found


def timed(
    work: Callable[[], object], clock: Callable[[], float] = time.thread_time, times: int = 1
) -> Run:
    """Seconds of the last of so many turns: the first ones bring caches and predictors along."""

    def run() -> float:
        for _ in range(times):
            start = clock()
            work()
        return clock() - start

    return run


def aligned(count: int) -> np.ndarray:
    """Doubles from the start of a line on, every page touched."""
    room = np.zeros(count + 8)
    skip = -room.ctypes.data % 64 // 8
    room[:] = 1.0
    return room[skip : skip + count]


# -- the bare loops -----------------------------------------------------------------------


class Bare:
    """Loops that only write, only copy, or only multiply and add."""

    def __init__(self) -> None:
        path = speed_build.build(speed_build.SOURCES / "memory.c", "gcc", ["-O2", "-march=native"])
        assert path is not None, "the benchmark needs gcc"
        self.memory = ctypes.CDLL(str(path))
        self.driver = ctypes.CDLL(str(speed_build.driver()))
        self.driver.peak.restype = ctypes.c_double
        #: multiply-adds of doubles in a second, on one core
        self.peak = max(self.driver.peak(ctypes.c_long(1_000_000)) for _ in range(10))

    def writes(self, megabytes: float) -> dict[str, Run]:
        room = aligned(int(megabytes * 1e6 / 64) * 8)
        at, count = ctypes.c_void_p(room.ctypes.data), ctypes.c_long(len(room))

        def run(name: str) -> Run:
            function = getattr(self.memory, name)
            return timed(lambda keep=room: function(at, count))

        return {name: run(name) for name in ("fill", "fill_past")}

    def two_copies(self, work: Callable[[int], object], rounds: int) -> float:
        """How much more two copies do than one, in the same time by the clock."""
        pool = ThreadPoolExecutor(2)

        def both() -> None:
            list(pool.map(work, (0, 1)))

        clock = time.perf_counter
        found = best({"one": timed(lambda: work(0), clock), "two": timed(both, clock)}, rounds)
        return 2 * found["one"] / found["two"]

    def gains(self, rounds: int) -> dict[str, float]:
        rooms = [[aligned(8_000_000) for _ in range(2)] for _ in range(2)]

        def copy(k: int) -> None:
            to, of = rooms[k]
            self.memory.copy(
                ctypes.c_void_p(to.ctypes.data), ctypes.c_void_p(of.ctypes.data),
                ctypes.c_long(len(to)),
            )  # fmt: skip

        def multiply(k: int) -> None:
            self.driver.peak(ctypes.c_long(5_000_000))

        return {
            "multiply-add": self.two_copies(multiply, rounds),
            "copy": self.two_copies(copy, rounds),
        }

    def mixture(self, batch: Batch, nanoseconds: float, past: bool) -> dict[str, Run]:
        """A loop that moves the bytes of a batch and multiplies and adds for so long a state.

        One thread does all of it, or two a half each.
        """
        reads = sum(i.shape[1] for i in batch.inputs)
        of, to = aligned(batch.count * reads), aligned(batch.count * batch.row // 8)
        work = int(nanoseconds * 1e-9 * self.peak)
        pool = ThreadPoolExecutor(2)

        def part(first: int, count: int) -> None:
            self.memory.mixture(
                ctypes.c_void_p(to.ctypes.data + first * batch.row),
                ctypes.c_void_p(of.ctypes.data + 8 * first * reads),
                *map(ctypes.c_long, (count, reads, batch.row // 8, work, past)),
            )

        half = batch.count // 2
        clock = time.perf_counter
        return {
            "bare one": timed(lambda: part(0, 2 * half), clock),
            "bare two": timed(lambda: list(pool.map(part, (0, half), (half, half))), clock),
        }


# -- emdeg ---------------------------------------------------------------------------------


class Batch:
    """One kernel on a batch of so many bytes."""

    def __init__(self, program, robot, megabytes: float) -> None:
        self.kernel = Kernel(program)
        columns = sum(len(i.leaves) for i in program.inputs)
        self.row = 8 * sum(len(o.values) for o in program.outputs)
        self.count = int(megabytes * 1e6 / (8 * columns + self.row)) // 64 * 64
        given = peers.States.random(robot, min(self.count, 4096))
        by_name = {"q": given.q, "qd": given.v, "qdd": given.third, "tau": given.third}
        turns = -(-self.count // len(given.q))
        self.inputs = [
            np.tile(by_name[i.name], (turns, 1))[: self.count].copy() for i in program.inputs
        ]
        outs = [np.zeros((self.count, *o.shape)) for o in program.outputs]
        self.out = outs[0] if len(outs) == 1 else tuple(outs)
        self.goes_past = (
            stream.pays([o[0].size for o in outs]) and self.row * self.count > largest_results()
        )
        self.outs = outs

    def call(self, threads: int = 1, **options: object) -> None:
        """As users call it."""
        self.kernel(*self.inputs, out=self.out, threads=threads, **options)

    def ordinary(self) -> None:
        """With ordinary stores, whatever the size."""
        arrays = [*self.inputs, *self.outs]
        pointers = [a.ctypes.data for a in arrays]
        self.kernel._batch(*pointers, self.kernel.constants_address, self.count, self.count)


def beyond(options, bare: Bare) -> list[str]:
    """One core: M and derivatives."""
    out = ["## One core, beyond the cache", ""]
    out += ["Nanoseconds a state. *In the cache*: 1.2 MB. *Packed*: M as one triangle. *Times "
            "Pinocchio*: how many times faster; bold reaches the mark (M 15, derivatives 20). "
            "*Times writing*: time against a bare loop that writes as many bytes, the faster of "
            "ordinary and non-temporal stores; M aims at 1.3 where arithmetic allows it, which is "
            "what *times arithmetic* tells: time against the same batch in the cache. "
            "*Multiply-adds alone*: what the kernel's multiplications and multiply-adds, those of "
            f"sines and cosines included, need at the measured peak of {bare.peak * 1e-9:.0f} "
            "thousand million a second; values that find no register, transposing and the memory "
            "come on top.", ""]  # fmt: skip
    out += ["| robot | | MB | multiply-adds alone | in the cache | ordinary stores | as called | "
            "packed | Pinocchio | times Pinocchio | GB/s written | times writing | "
            "times arithmetic |"]  # fmt: skip
    out += ["|" + "---|" * 13]
    for megabytes in options.megabytes:
        writes = best(bare.writes(megabytes), options.rounds)
        rate = megabytes * 1e6 / min(writes.values())
        for quantity in ("mass_matrix", "derivatives"):
            for name in options.robots:
                out.append(row_of(name, quantity, megabytes, rate, bare.peak, options))
                print(out[-1], flush=True)
        gigabytes = {n: megabytes * 1e-3 / s for n, s in writes.items()}
        out.append(f"| bare loops | | {megabytes:.0f} | | | {gigabytes['fill']:.1f} GB/s | "
                   f"{gigabytes['fill_past']:.1f} GB/s, non-temporal | | | | | | |")  # fmt: skip
        print(out[-1], flush=True)
    return [*out, ""]


def least(program, peak: float) -> float:
    """Nanoseconds of a state's multiplications and multiply-adds at the peak of a core."""
    plan = Plan.of(program)
    ops = ModuleText(plan, "double", this_host().machine).tape.ops
    angles = sum(use.rate > 0 for use in plan.angles)
    return 1e9 * (sum(op.kind in (FMA, TIMES) for op in ops) + ANGLE * angles) / peak


def row_of(
    name: str, quantity: str, megabytes: float, rate: float, peak: float, options
) -> str:  # fmt: skip
    robot = speed.robot_named(name)
    program = speed.program_of(robot, name, quantity, options)
    small, large = Batch(program, robot, SECOND_CACHE * 1e-6), Batch(program, robot, megabytes)
    runs = {
        "cached": timed(small.ordinary, times=5),
        "ordinary": timed(large.ordinary),
        "called": timed(large.call),
    }
    counts = {"cached": small.count, "ordinary": large.count, "called": large.count}
    if quantity == "mass_matrix":
        packed = Batch(emdeg.compile(robot, "mass_matrix:packed"), robot, megabytes)
        runs["packed"], counts["packed"] = timed(packed.call), packed.count
    states = peers.States.random(robot, 2000)
    for compiler, (run, _) in peers.pinocchio(peers.numbers_of(robot), states, quantity).items():
        runs[f"pinocchio {compiler}"], counts[f"pinocchio {compiler}"] = timed(run, times=2), 2000
    found = {who: 1e9 * s / counts[who] for who, s in best(runs, options.rounds).items()}
    pinocchio = min(s for who, s in found.items() if who.startswith("pinocchio"))
    times = pinocchio / found["called"]
    bold = "**" if times >= MARKS[quantity] else ""
    cells = (
        name, quantity.replace("_", " "), f"{megabytes:.0f}", f"{least(program, peak):.1f}",
        f"{found['cached']:.1f}",
        f"{found['ordinary']:.1f}", f"{found['called']:.1f}",
        f"{found['packed']:.1f}" if "packed" in found else "", f"{pinocchio:.0f}",
        f"{bold}{times:.1f}{bold}", f"{large.row / found['called']:.1f}",
        f"{found['called'] / (1e9 * large.row / rate):.2f}",
        f"{found['called'] / found['cached']:.2f}",
    )  # fmt: skip
    return f"| {' | '.join(cells)} |"


def threaded(options, bare: Bare) -> list[str]:
    """Two threads beside two copies of bare loops."""
    gains = bare.gains(options.rounds)
    out = ["## Two threads", ""]
    out += [f"By the clock, so on a quiet machine only. Two copies of a bare multiply-add loop do "
            f"{gains['multiply-add']:.2f} times as much as one, two copies of a bare copy loop "
            f"{gains['copy']:.2f} times. Batches of {options.states} states. Each quantity lies "
            "between the two, so *bare loop* is what two threads gain on a loop that moves as many "
            "bytes with the same kind of stores and multiplies and adds for as long as the kernel "
            "takes in the cache, in turns with it; *of the machine's*: our gain against that "
            "one, the mark is 0.95.", ""]  # fmt: skip
    out += ["| robot | | one thread, ns | two, ns | gain | bare loop, ns | two, ns | its gain "
            "| of the machine's |", "|" + "---|" * 9]  # fmt: skip
    print(gains, flush=True)
    for name in options.robots:
        for quantity in THREADED:
            robot = speed.robot_named(name)
            program = speed.program_of(robot, name, quantity, options)
            size = 8e-6 * sum(len(i.leaves) for i in program.inputs)
            size += 8e-6 * sum(len(o.values) for o in program.outputs)
            batch = Batch(program, robot, size * options.states)
            small = Batch(program, robot, SECOND_CACHE * 1e-6)
            cached = 1e9 * best({"": timed(small.ordinary, times=5)}, options.rounds)[""]
            clock = time.perf_counter
            runs = {
                "one": timed(lambda b=batch: b.call(1), clock),
                "two": timed(lambda b=batch: b.call(2), clock),
                **bare.mixture(batch, cached / small.count, batch.goes_past),
            }
            found = {k: 1e9 * s / batch.count for k, s in best(runs, options.rounds).items()}
            gain, bare_gain = found["one"] / found["two"], found["bare one"] / found["bare two"]
            bold = "**" if gain >= 0.95 * bare_gain else ""
            cells = (name, quantity.replace("_", " "), f"{found['one']:.1f}",
                     f"{found['two']:.1f}", f"{gain:.2f}", f"{found['bare one']:.1f}",
                     f"{found['bare two']:.1f}", f"{bare_gain:.2f}",
                     f"{bold}{gain / bare_gain:.2f}{bold}")  # fmt: skip
            out.append(f"| {' | '.join(cells)} |")
            print(out[-1], flush=True)
    return [*out, ""]


def with_friction(robot):
    """The same robot, viscous and Coulomb friction in every joint."""
    friction = Friction(viscous=const("0.5"), coulomb=const("0.25"))
    bodies = [replace(b, joint=replace(b.joint, friction=friction)) for b in robot.bodies]
    return replace(robot, bodies=tuple(bodies))


def varying(options) -> list[str]:
    """Parameters with one value for each state."""
    out = ["## Parameters that differ from state to state", ""]
    out += ["Inverse dynamics with these numbers as symbols: nanoseconds a state when they are "
            "fixed and when each state has its own; the mark for a payload is 1.3. *Computed "
            "again*: operations that were done once before.", ""]  # fmt: skip
    out += ["| robot | what | parameters | fixed | varying | times | operations | computed again |",
            "|" + "---|" * 8]  # fmt: skip
    for name in options.robots:
        for group, wanted in VARIED.items():
            robot = (
                with_friction(speed.robot_named(name))
                if group == "friction"
                else (speed.robot_named(name))
            )
            robot = robot.symbolic(group)
            program = emdeg.compile(robot, "inverse_dynamics", cache=True)
            names = [p for p in program.parameters if p.startswith(wanted)]
            if not names:
                continue
            batch = Batch(program, robot, 4 * SECOND_CACHE * 1e-6)
            known = {p: program.parameters[p] or 0.1 for p in names}
            rng = np.random.default_rng(1)
            table = {p: v * rng.uniform(0.9, 1.1, batch.count) for p, v in known.items()}
            values = {k: v if v is not None else 0.1 for k, v in program.parameters.items()}
            batch.kernel.set(values)
            batch.call(parameters=table)
            other = batch.kernel._varying(tuple(names))
            columns = np.stack([table[p] for p in names], axis=-1)
            runs = {
                "fixed": timed(batch.call),
                "varying": timed(
                    lambda b=batch, o=other, c=columns: o(*b.inputs, c, out=b.out, threads=1)
                ),
            }
            found = {k: 1e9 * s / batch.count for k, s in best(runs, options.rounds).items()}
            more = other.program.count().total - program.count().total
            times = found["varying"] / found["fixed"]
            cells = (name, f"{group}: {', '.join(names[:3])}{' …' if len(names) > 3 else ''}",
                     str(len(names)), f"{found['fixed']:.1f}", f"{found['varying']:.1f}",
                     f"{times:.2f}", str(program.count().total), str(more))  # fmt: skip
            out.append(f"| {' | '.join(cells)} |")
            print(out[-1], flush=True)
    return [*out, ""]


#: group of numbers that become symbols → how the varied ones begin
VARIED = {"payload": ("m_payload",), "inertias": ("m",), "friction": ("",), "gravity": ("",)}
PARTS = ("beyond", "threads", "varying")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--robots", default="puma560,ur5,panda,iiwa")
    parser.add_argument("--megabytes", default=f"60,{50 * largest_cache() // 10**6}")
    parser.add_argument("--states", type=int, default=1_000_000, help="of batches in two threads")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--parts", default=",".join(PARTS))
    parser.add_argument("--level", default="-O1")
    parser.add_argument("--reuse", type=Path, help="keep programs here")
    parser.add_argument("--output", type=Path, default=RESULTS)
    options = parser.parse_args()
    options.robots = options.robots.split(",")
    options.megabytes = [float(m) for m in options.megabytes.split(",")]
    bare = Bare()
    parts = {
        "beyond": lambda: beyond(options, bare),
        "threads": lambda: threaded(options, bare),
        "varying": lambda: varying(options),
    }
    out = ["# Beyond the cache", ""]
    out += ["Regenerate: `.venv/bin/python benchmarks/beyond_cache.py`, on a quiet machine. The "
            f"largest cache is said to have {largest_cache() / 2**20:.0f} MiB.", ""]  # fmt: skip
    for part in options.parts.split(","):
        out += parts[part]()
    load = os.getloadavg()[0]
    out += [f"{machine()}. Load while measuring: {load:.1f}.", ""]
    options.output.write_text("\n".join(out), encoding="utf-8")
    print(f"wrote {options.output}")


if __name__ == "__main__":
    sys.exit(main())
