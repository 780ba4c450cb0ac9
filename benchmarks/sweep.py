"""Campaigns: a thousand million states of the Panda, threads, a cluster, and what more would cost.

    python benchmarks/sweep.py                 benchmarks/results/sweep.md
    python benchmarks/sweep.py --states 1e7 --kills 0 --output /tmp/sweep.md     a quick look

The parts of a campaign are timed apart: the kernel for batches, the generator alone, both with
nothing kept, and with reductions, in alternating rounds of which the best counts. What threads can
gain on this machine at all is measured first, by two copies of a bare multiply-add loop.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import platform
import resource
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

import emdeg
from emdeg.backends.llvm import host as this
from emdeg.backends.llvm.samples import RANDOM, UNREAD
from emdeg.backends.llvm.text import Shape
from emdeg.run.kernel.sweeper import Draws, Setting, Sweeper
from emdeg.sweep.box import box
from emdeg.sweep.cluster import HIGHEST, TASKS, Order, refusal, task_level
from emdeg.sweep.plan import WORK

RESULTS = Path(__file__).resolve().parent / "results"
REDUCE = "max,mean,histogram"
MARK_SECONDS, MARK_SHARE, MARK_MEMORY = 25.0, 1.15, 500
MARK_STEPS, MARK_SINGLE, MARK_VARYING = 43e6, 150e6, 1.3
BLOCK = 1 << 16  # states of one timed call
STEPS = 500  # of a motion
PRICE = 0.04  # US dollars for a core and an hour, on demand, in 2026
RANGES = {"qdd": 10}


SHEET = """## What 10¹² states would cost

Computed from what was measured above; nobody has run it. With r states/s of one core alone, the
gain g of two threads, the overhead o of two processes, s seconds of a scheduler for a task, and
a start of a worker (its own compilation) of a seconds, N states on c cores take

    T = a + N (1 + o) / (r c g/2),     price = T c p

r = {core:.1f} M/s, g = {gain:.2f}, o = {overhead:.0%}, s = {each:.2f} ms, a = {ready:.1f} s; a
result has {result:.1f} kB; the price p = {price} $ for a core and an hour is an assumption
(PRICE in the script).

| cores | hours | $ | s of a task | tasks/s | of a scheduler | MB/s of results |
|---|---|---|---|---|---|---|
{rows}

What breaks first: the scheduler, one process of Python; s is the processor time that it and the
client take for a task. Of what is left a task is one of {tasks} for each thread, and at most
{longest:.1f} s long, so the scheduler is full at about {most:,.0f} cores; with longer tasks
(HIGHEST in src/emdeg/sweep/cluster.py) that moves in proportion, and what a lost worker had to do
again grows with it. The memory of a worker does not grow with N, results are
kilobytes, and nothing else travels. Reading states from files or writing outputs is another
matter: 10¹² states of 21 numbers are 168 TB, which at 10 GB/s take 4.7 hours whatever the cores."""


def best(runs: dict[str, Callable[[], object]], rounds: int) -> dict[str, float]:
    """Seconds of each, the best of alternating rounds."""
    found = dict.fromkeys(runs, np.inf)
    for _ in range(rounds):
        for name, run in runs.items():
            start = time.perf_counter()
            run()
            found[name] = min(found[name], time.perf_counter() - start)
    return found


def parts(program: emdeg.Compiled, dtype: str, rounds: int) -> dict[str, float]:
    """Nanoseconds per state of the parts of a campaign, one core."""
    where = box(program, program.robot, RANGES)
    draws = Draws(RANDOM, where.kinds, where.low, where.high, 1)
    none = Draws(RANDOM, (UNREAD,) * len(where.kinds), where.low, where.high, 1)
    first = Sweeper(program, draws, ("extremes", "moments"), dtype)
    seen = first.partial(0, 65536)
    width = (seen.sums[:, 1] - seen.sums[:, 0]) / 40
    setting = Setting(
        seen.sums[:, 2] / 65536, np.full(first.outputs, 50.0), seen.sums[:, 0] - 12 * width,
        1 / width, 66,
    )  # fmt: skip
    features = {
        "kernel alone": (none, ()),
        "kernel and generator": (draws, ()),
        "with min, max": (draws, ("extremes",)),
        "with mean, std too": (draws, ("extremes", "moments")),
        "with a histogram too": (draws, ("extremes", "moments", "histogram")),
    }
    runs = {}
    for name, (own, kept) in features.items():
        sweeper = Sweeper(program, own, kept, dtype)
        runs[name] = lambda s=sweeper: s.partial(0, BLOCK, setting)
    kernel = program.jit(dtype)
    states = first.states(0, 1 << 13)
    out = np.empty((1 << 13, first.outputs), dtype)
    runs["kernel for batches"] = lambda: [
        kernel(*states, out=out, threads=1) for _ in range(BLOCK >> 13)
    ]
    return {name: seconds / BLOCK * 1e9 for name, seconds in best(runs, rounds).items()}


def gain(work: Callable[[], object], rounds: int) -> float:
    """How much more two threads do in the same time than one."""
    with ThreadPoolExecutor(2) as pool:

        def twice() -> None:
            for future in [pool.submit(work), pool.submit(work)]:
                future.result()

        found = best({"one": work, "two": twice}, rounds)
    return 2 * found["one"] / found["two"]


def _bare_loop() -> Callable[[int], None]:
    """Machine code that does nothing but multiply-adds: eight chains of full vectors."""
    host = this.this_host()
    s = Shape("double", host.machine.lanes("double"))
    names = [f"%x{k}" for k in range(8)]
    start = "\n".join(
        f"  {n} = phi {s.type} [{s.const(1.0)}, %entry], [{n}.next, %loop]" for n in names
    )
    steps = "\n".join(
        f"  {n}.next = call {s.type} @llvm.fma.{s.suffix}({s.type} {n}, {s.type} {s.const(0.5)}, "
        f"{s.type} {s.const(0.25)})"
        for n in names
    )
    stores = "\n".join(
        f"  %p{k} = getelementptr i8, ptr %out, i64 {64 * k}\n"
        f"  store {s.type} {n}.next, ptr %p{k}, align 8"
        for k, n in enumerate(names)
    )
    text = f"""define void @bare(i64 %count, ptr %out) {{
entry:
  br label %loop
loop:
  %i = phi i64 [0, %entry], [%i.next, %loop]
{start}
{steps}
  %i.next = add i64 %i, 1
  %more = icmp ult i64 %i.next, %count
  br i1 %more, label %loop, label %done
done:
{stores}
  ret void
}}
declare {s.type} @llvm.fma.{s.suffix}({s.type}, {s.type}, {s.type})
"""
    library = this.Loaded(this.compile_object(text, host), host, ["bare"])
    call = ctypes.CFUNCTYPE(None, ctypes.c_int64, ctypes.c_void_p)(library.address("bare"))

    def run(count: int) -> None:
        room = np.empty(64)
        call(count, room.ctypes.data)
        assert library is not None

    return run


def threads(program: emdeg.Compiled, rounds: int) -> dict[str, float]:
    """The gain of two threads: of the bare machine, and of campaigns."""
    source = np.ones(1 << 23)
    bare = _bare_loop()

    where = box(program, program.robot, RANGES)
    draws = Draws(RANDOM, where.kinds, where.low, where.high, 1)
    sweeper = Sweeper(program, draws, ("extremes", "moments"))
    return {
        "bare multiply-adds": gain(lambda: bare(5_000_000), rounds),
        "bare copies of 64 MB": gain(source.copy, rounds),
        "campaign (min, max, mean, std)": gain(lambda: sweeper.partial(0, 16 * BLOCK), rounds),
    }


def varying(rounds: int) -> tuple[float, float]:
    """ns per state: a fixed payload, and one for each state."""
    robot = emdeg.load("panda").symbolic("payload")
    program = emdeg.compile(robot, "inverse_dynamics")
    kernel = program.jit()
    rng = np.random.default_rng(1)
    states = [rng.uniform(-1, 1, (1 << 13, 7)) for _ in range(3)]
    rows = np.ascontiguousarray(rng.uniform(0, 1, (1 << 13, len(program.parameters))))
    many, out = kernel._varying(tuple(program.parameters)), np.empty((1 << 13, 7))
    found = best(
        {
            "fixed": lambda: [kernel(*states, out=out, threads=1) for _ in range(32)],
            "varying": lambda: [many(*states, rows, out=out, threads=1) for _ in range(32)],
        },
        rounds,
    )
    return tuple(found[n] / 32 / (1 << 13) * 1e9 for n in ("fixed", "varying"))


def motions(rows: float) -> dict[str, emdeg.Sweep]:
    """Swept simulations of the Panda: semi-implicit Euler, float64, all cores."""
    robot = emdeg.load("panda")
    goal = np.array([0.0, -0.4, 0.0, -1.8, 0.0, 1.6, 0.4])
    laws = {
        "free": None,
        "gravity compensation with damping": emdeg.laws.pd(goal, 0, 1),
        "computed torque": emdeg.laws.computed_torque(goal, 100, 20),
    }
    found = {}
    for name, law in laws.items():
        options = {"simulate": STEPS, "step": 1e-3, "law": law, "ranges": {"q": 0.3}}
        emdeg.sweep(robot, 64, reduce=REDUCE, **options)  # compiled, and in the cache
        found[name] = emdeg.sweep(robot, rows, reduce=REDUCE, **options)
    return found


def singles(program: emdeg.Compiled, rounds: int, layout: str) -> float:
    """States in a second: float32 kernel on a batch that fits no cache, all cores."""
    kernel = program.jit("float32", layout=layout)
    rng = np.random.default_rng(3)
    shape = (1 << 21, 7) if layout == "rows" else (7, 1 << 21)
    states = [rng.uniform(-1, 1, shape).astype(np.float32) for _ in range(3)]
    out = np.empty(shape, np.float32)
    return (1 << 21) / best({"run": lambda: kernel(*states, out=out)}, rounds)["run"]


def campaign(program: emdeg.Compiled, states: float, **options: object) -> emdeg.Sweep:
    return emdeg.sweep(program, states, reduce=REDUCE, ranges=RANGES, seed=1, **options)


def clusters(program: emdeg.Compiled, states: float, kills: int) -> tuple[list[str], float]:
    """Rows: identical bits on processes, overhead, lost workers; and the overhead of two."""
    import distributed

    here = campaign(program, states)
    rows = [f"| threads in this process | {here.seconds:.1f} | | {here.digest[:12]} |"]
    shares = {}
    for count in (1, 2, 4):
        with (
            distributed.LocalCluster(
                n_workers=count, threads_per_worker=1, dashboard_address=None
            ) as made,
            distributed.Client(made, set_as_default=False) as client,
        ):
            campaign(program, 1e5, cluster=client)  # compiled
            # by turns, the better of two: what else the machine does takes part in no overhead
            there, alone = fastest(
                program, states, {"cluster": client}, {"threads": min(count, 2)}, rounds=2
            )
        shares[count] = there.seconds / alone.seconds - 1
        rows.append(
            f"| {count} processes | {there.seconds:.1f} | {shares[count]:+.0%} | "
            f"{there.digest[:12]} |"
        )
        assert there.digest == here.digest
    if kills:
        fewer = states / 10
        there, lost = killed(program, fewer, kills)
        assert there.digest == campaign(program, fewer).digest
        rows.append(
            f"| 2 processes, {fewer:.0e} states, {lost} killed | {there.seconds:.1f} | | "
            f"{there.digest[:12]} |"
        )
    return rows, shares[2]


def fastest(
    program: emdeg.Compiled, states: float, *options: dict[str, object], rounds: int
) -> list[emdeg.Sweep]:
    """The fastest of several campaigns with each of some options, by turns."""
    runs = [[campaign(program, states, **own) for own in options] for _ in range(rounds)]
    return [min(column, key=lambda found: found.seconds) for column in zip(*runs, strict=True)]


def scheduling(program: emdeg.Compiled) -> tuple[float, float, float]:
    """Processor seconds of scheduler and client for a task, kB of its result, seconds to start."""
    import pickle

    import distributed

    plan = campaign(program, 1e6).plan
    result = len(pickle.dumps(plan.partial(0))) / 1e3
    order = Order.of(plan)
    with (
        distributed.LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as made,
        distributed.Client(made, set_as_default=False) as client,
    ):
        start = time.perf_counter()
        client.run(refusal, order)
        ready = time.perf_counter() - start
        tasks = 2000
        spent = time.process_time()
        client.gather(client.map(abs, range(tasks), pure=False))
        each = (time.process_time() - spent) / tasks
    return each, result, ready


def killed(program: emdeg.Compiled, states: float, kills: int) -> tuple[emdeg.Sweep, int]:
    import distributed

    lost: list[int] = []
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as made,
        distributed.Client(made, set_as_default=False) as client,
    ):

        def tell(done: int, of: int) -> None:
            running = [n.pid for n in made.workers.values() if n.status.name == "running" and n.pid]
            if running and len(lost) < kills * min(1.0, 1.2 * done / of):
                lost.append(running[len(lost) % len(running)])
                os.kill(lost[-1], signal.SIGKILL)

        return campaign(program, states, cluster=client, progress=tell), len(lost)


def cost_sheet(
    program: emdeg.Compiled, rate: float, gain: float, share: float, wanted: float = 1e12
) -> list[str]:
    """10¹² states on more cores than there are here: arithmetic on what was measured."""
    each, result, ready = scheduling(program)
    core = rate / gain  # states/s of one core alone
    plan = campaign(program, 1e6).plan
    block = max(WORK // max(len(plan.program), 1), 1)
    block = 1 << (block.bit_length() - 1)
    rows = []
    for cores in (2, 64, 1024):
        level = task_level(int(wanted / block), cores)
        task = (block << level) / (core * gain / 2)
        seconds = ready + wanted / (core * cores * gain / 2) * (1 + max(share, 0.0))
        dollars = seconds / 3600 * cores * PRICE
        load = cores / task * each
        rows.append(
            f"| {cores:,} | {seconds / 3600:.2f} | {dollars:.2f} | {task:.2g} | "
            f"{cores / task:.0f} | {load:.0%} | {cores / task * result / 1e3:.2g} |"
        )
    longest = (block << HIGHEST) / (core * gain / 2)
    text = SHEET.format(
        core=core / 1e6, gain=gain, overhead=max(share, 0.0), each=each * 1e3, ready=ready,
        result=result, price=PRICE, rows="\n".join(rows), tasks=TASKS, longest=longest,
        most=longest / each,
    )  # fmt: skip
    return text.splitlines()


def processor() -> str:
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        names = [line.partition(":")[2].strip() for line in file if line.startswith("model name")]
    return names[0] if names else platform.machine()


def report(options: argparse.Namespace) -> str:
    program = emdeg.compile(emdeg.load("panda"), "inverse_dynamics")
    double, single = (parts(program, t, options.rounds) for t in ("float64", "float32"))
    before = time.process_time()
    whole = campaign(program, options.states)
    spent = time.process_time() - before
    rate = whole.states / whole.seconds
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    narrow = campaign(program, options.states, dtype="float32")
    threaded = threads(program, options.rounds)
    fixed, many = varying(options.rounds)
    moved = motions(options.rows)
    share = double["with a histogram too"] / double["kernel and generator"]
    generator = double["kernel and generator"] - double["kernel alone"]
    lines = [
        "# Campaigns", "",
        f"{processor()}, {os.cpu_count()} cores; Panda, inverse dynamics, "
        f"{program.count().total} operations and {program.count().trig} sines and cosines. "
        f"Vectors of {this.this_host().machine.vector_bits} bits.", "",
        "| | measured | mark |", "|---|---|---|",
        f"| {whole.states:.0e} states, {REDUCE} of every joint, float64, all cores, s | "
        f"{whole.seconds:.1f} | {MARK_SECONDS * options.states / 1e9:.3g} |",
        f"| processor seconds of all cores for it | {spent:.1f} | |",
        f"| million states/s | {rate / 1e6:.1f} | |",
        f"| against kernel and generator alone | {share:.2f} | {MARK_SHARE} |",
        f"| generator against kernel | {generator / double['kernel alone']:.2f} | 1 |",
        f"| memory of the process, MB | {memory:.0f} | {MARK_MEMORY} |",
        f"| the same in float32, M states/s | {narrow.states / narrow.seconds / 1e6:.0f} | |",
        *(f"| float32 kernel, a batch beyond the cache in {layout}, all cores, M states/s | "
          f"{singles(program, options.rounds, layout) / 1e6:.0f} | {MARK_SINGLE / 1e6:.0f} |"
          for layout in ("rows", "columns")),
        *(f"| swept simulation, {name}: M steps/s | {steps_a_second(run) / 1e6:.1f} | "
          f"{MARK_STEPS / 1e6 if name == 'free' else 0:.0f} |".replace("| 0 |", "| |")
          for name, run in moved.items()),
        f"| varying payload against a fixed one | {many / fixed:.2f} | {MARK_VARYING} |", "",
        f"Digest {whole.digest}. Simulations: {options.rows:.0e} motions of {STEPS} steps, "
        "float64, all cores, with peaks, energy, settling time and limits of every motion.", "",
        "## Where the time goes", "", "One core, nanoseconds for a state.", "",
        "| | float64 | float32 |", "|---|---|---|",
        *(f"| {name} | {double[name]:.1f} | {single[name]:.1f} |" for name in double), "",
        "## Two threads", "", "How much more two threads do in the same time than one.", "",
        "| | gain |", "|---|---|", *(f"| {n} | {g:.2f} |" for n, g in threaded.items()), "",
    ]  # fmt: skip
    if options.no_cluster:
        return "\n".join(lines) + "\n"
    rows, overhead = clusters(program, options.states, options.kills)
    lines += [
        "## Dask, processes on this machine", "",
        f"{options.states:.0e} states; overhead against as many threads in one process, with "
        "code compiled before (four processes: against two threads, of two cores). Workers are "
        "killed by kill -9.", "",
        "| | s | overhead | digest |", "|---|---|---|---|", *rows, "",
    ]  # fmt: skip
    gained = threaded["campaign (min, max, mean, std)"]
    return "\n".join([*lines, *cost_sheet(program, rate, gained, overhead)]) + "\n"


def steps_a_second(found: emdeg.Sweep) -> float:
    return found.states * STEPS / found.seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--states", type=float, default=1e9)
    parser.add_argument("--rows", type=float, default=2e5, help="of swept simulations")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--no-cluster", action="store_true")
    parser.add_argument("--output", type=Path, default=RESULTS / "sweep.md")
    options = parser.parse_args()
    text = report(options)
    options.output.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
