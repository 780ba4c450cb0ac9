"""Run times of emdeg and its peers, side by side on one core: `make bench-speed`.

Every contender goes over the same fresh random states; rounds alternate between contenders and
the best round counts, so that what else runs on the machine disturbs all alike. Where others come
and go for minutes (a neighbour on the same core halves its caches), several passes over all cases
help: --passes 3 --reuse FOLDER. Results are compared before anything is timed. Ratios first:

    python benchmarks/speed.py            arms: benchmarks/results/speed.md
    python benchmarks/speed.py --long     humanoids and a tree of 100 joints: speed_long.md
    python benchmarks/speed.py --robots talos --quantities mass_matrix     a look, no page
"""

from __future__ import annotations

import argparse
import ctypes
import os
import sys
import tempfile
import time
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
os.environ.setdefault("NUMBA_NUM_THREADS", "1")

import numpy as np
import speed_build
import speed_newcomers
import speed_peers as peers
import speed_report
from speed_robots import ARMS, LONG, robot_named

import emdeg
from emdeg.errors import EmdegError
from emdeg.program.ir import Program
from emdeg.program.ops import COS, SIN
from emdeg.run.kernel.kernel import Kernel, jit

OUTPUTS = {
    "inverse_dynamics": ["inverse_dynamics"],
    "mass_matrix": ["mass_matrix"],
    "forward_dynamics": ["forward_dynamics"],
    "derivatives": ["inverse_dynamics_dq", "inverse_dynamics_dqd", "mass_matrix"],
}
#: What Pinocchio writes of matrices: no structural zeros, of M the upper triangle
WRITTEN = {
    "mass_matrix": ["mass_matrix:compressed"],
    "derivatives": [
        "inverse_dynamics_dq:nonzeros", "inverse_dynamics_dqd:nonzeros", "mass_matrix:compressed",
    ],
}  # fmt: skip
#: As many states as stay in the second-level cache; still too many for a branch predictor.
LARGEST = 2000
SHARE = 0.6  # of that cache: code, tables and what else runs need some of it
FEWEST = 16  # states, of the largest matrices
FROM_MEMORY = 50  # times as many states for batches that do not stay in the cache
RESULTS = Path(__file__).resolve().parent / "results"


@dataclass
class Case:
    """One quantity of one robot: seconds per state of every contender."""

    robot: str
    quantity: str
    operations: int
    angles: int
    traced_operations: int = 0
    best: dict[str, float] = field(default_factory=dict)

    def take(self, again: Case) -> None:
        """The better of both passes, of every contender."""
        for who, seconds in again.best.items():
            self.best[who] = min(self.best.get(who, seconds), seconds)


def program_of(
    robot, name: str, quantity: str, options, rolled: bool = False, outputs=OUTPUTS
) -> Program:
    """The optimised program; `--reuse` keeps programs between runs while one is written."""
    kind, reuse = ("-rolled" if rolled else ""), options.reuse
    kind += "-written" if outputs is WRITTEN else ""
    kept = reuse / f"{name}-{quantity}{options.level}{kind}.json" if reuse else None
    if kept is not None and kept.exists():
        return Program.from_json(kept.read_text(encoding="utf-8"))
    program = emdeg.compile(robot, outputs[quantity], optimise=options.level, rolled=rolled)
    if kept is not None:
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(program.to_json(), encoding="utf-8")
    return program


# -- emdeg as a contender ---------------------------------------------------------------


class Own:
    """emdeg's kernels on the same states."""

    def __init__(self, program: Program, states: peers.States) -> None:
        self.program, self.count = program, len(states.q)
        given = {"q": states.q, "qd": states.v, "qdd": states.third, "tau": states.third}
        self.inputs = [given[i.name] for i in program.inputs]
        self.kernel = jit(program)
        self.results = self._outputs(self.kernel)
        self.kernel(*self.inputs, out=self._as_out(self.results), threads=1)

    @cached_property
    def columns(self) -> Kernel:
        return jit(self.program, layout="columns")

    @cached_property
    def single(self) -> Kernel:
        return jit(self.program, np.float32)

    def _outputs(self, kernel: Kernel, times: int = 1) -> list[np.ndarray]:
        lead = (times * self.count,)
        if kernel.layout == "columns":
            return [np.zeros((*o.shape, *lead), kernel.dtype) for o in self.program.outputs]
        return [np.zeros((*lead, *o.shape), kernel.dtype) for o in self.program.outputs]

    @staticmethod
    def _as_out(outputs: list[np.ndarray]):
        return outputs[0] if len(outputs) == 1 else tuple(outputs)

    def one(self):
        """One call from C for each state; matrices to one place, where Pinocchio's stay too."""
        driver = ctypes.CDLL(str(speed_build.driver()))
        driver.drive_one.restype = ctypes.c_double
        outs = [o.reshape(self.count, -1) for o in self.results]
        stay = max(o.shape[1] for o in outs) > self.inputs[-1].shape[1]
        outs = [np.zeros((1, o.shape[1])) for o in outs] if stay else outs
        arrays = [*self.inputs, *outs]
        steps = [a.shape[1] for a in self.inputs] + [0 if stay else o.shape[1] for o in outs]
        widths = np.array(steps, np.int32)
        pointers = (ctypes.c_void_p * 8)(*(a.ctypes.data for a in arrays))
        numbers = (len(self.inputs), len(outs))
        address, constants = self.kernel.address, self.kernel.constants_address

        def run(keep=arrays):
            return driver.drive_one(
                ctypes.c_void_p(address), *numbers, ctypes.c_void_p(widths.ctypes.data), pointers,
                ctypes.c_void_p(constants), ctypes.c_long(self.count),
            )  # fmt: skip

        return run

    def batch(self, kernel: Kernel, times: int = 1):
        """The whole batch in one call of machine code; `times` as many states for larger ones."""
        inputs = [np.ascontiguousarray(np.tile(a, (times, 1)), kernel.dtype) for a in self.inputs]
        count = times * self.count
        if kernel.layout == "columns":
            inputs = [np.ascontiguousarray(a.T) for a in inputs]
        outs = self._outputs(kernel, times)
        arrays = [*inputs, *outs]
        types = [ctypes.c_void_p] * (len(arrays) + 1) + [ctypes.c_int64] * 2
        function = ctypes.CFUNCTYPE(None, *types)(kernel.batch_address)
        pointers = [*(a.ctypes.data for a in arrays), kernel.constants_address]

        def run(arrays=arrays):
            start = time.perf_counter()
            function(*pointers, count, count)
            return (time.perf_counter() - start) / times

        return run

    def threads(self, count: int):
        """The same through the public call, on so many cores, with the large batch."""
        inputs = [np.tile(a, (FROM_MEMORY, 1)) for a in self.inputs]
        outs = [np.zeros((FROM_MEMORY * self.count, *o.shape)) for o in self.program.outputs]

        def run():
            start = time.perf_counter()
            self.kernel(*inputs, out=self._as_out(outs), threads=count)
            return (time.perf_counter() - start) / FROM_MEMORY

        return run

    def python(self):
        """One call from Python with a preallocated output."""
        rows = [[a[i].copy() for a in self.inputs] for i in range(min(500, self.count))]
        out = self._as_out([np.zeros(o.shape) for o in self.program.outputs])
        kernel = self.kernel

        def run():
            start = time.perf_counter()
            for row in rows:
                kernel(*row, out=out)
            return (time.perf_counter() - start) * self.count / len(rows)

        return run


# -- one case ---------------------------------------------------------------------------


def agree(ours: np.ndarray, theirs: np.ndarray, who: str) -> None:
    """Equal on all states that a peer hands back."""
    flat = ours.reshape(len(ours), -1)[: len(theirs)]
    error = np.max(np.abs(flat - theirs.reshape(len(theirs), -1))) / np.max(np.abs(ours))
    assert error < 1e-8, f"{who} computes something else: {error:.1e}"


def second_level() -> int:
    """Bytes of this core's second-level cache."""
    place = Path("/sys/devices/system/cpu/cpu0/cache/index2/size")
    text = place.read_text(encoding="utf-8").strip() if place.exists() else "1024K"
    return int(text.rstrip("KM")) * (1 << 20 if text.endswith("M") else 1 << 10)


def own_contenders(own: Own, long: bool) -> dict[str, peers.Timed]:
    """All ways to call emdeg; of long programs only those whose machine code is made quickly."""
    found = {"emdeg one": own.one(), "emdeg rows": own.batch(own.kernel)}
    if not long:
        found["emdeg columns"] = own.batch(own.columns)
        found["emdeg float32"] = own.batch(own.single)
        found["emdeg 2 threads"] = own.threads(2)
    found["emdeg python"] = own.python()
    if not long or own.count > FEWEST:
        found["emdeg from memory"] = own.threads(1)
    return found


def rolled_contenders(robot, name: str, quantity: str, options, own: Own, states):
    """The rolled program."""
    try:
        program = program_of(robot, name, quantity, options, rolled=True)
    except EmdegError as refused:
        print(f"    {name} {quantity} is not rolled: {refused}", flush=True)
        return {}
    rolled = Own(program, states)
    for flat, other in zip(own.results, rolled.results, strict=True):
        if quantity == "forward_dynamics":  # far from well conditioned: by the efforts
            numbers = peers.numbers_of(robot)
            flat, other = (peers.efforts_of(numbers, states, x) for x in (flat, other))
        agree(flat, other, "the rolled program")
    found = {"emdeg rolled one": rolled.one(), "emdeg rolled rows": rolled.batch(rolled.kernel)}
    if quantity in WRITTEN and name in LONG:
        written = Own(program_of(robot, name, quantity, options, True, WRITTEN), states)
        for output, whole, some in zip(
            written.program.outputs, own.results, written.results, strict=True
        ):
            index = written.program.pattern(output.name).index
            agree(whole[(slice(None), *index)], some, f"{output.name}")
        found["emdeg written one"] = written.one()
    return found


def measure(name: str, quantity: str, options) -> Case:
    robot, long = robot_named(name), name in LONG
    program = program_of(robot, name, quantity, options)
    cost = program.count()
    angles = {v.a for v in program.values if v.op in (COS, SIN)}
    case = Case(name, quantity, cost.total, len(angles))
    numbers = peers.numbers_of(robot)
    width = sum(len(i.leaves) for i in program.inputs) + sum(len(o.values) for o in program.outputs)
    count = max(min(options.states, int(SHARE * second_level()) // (8 * width)), FEWEST)
    states = peers.States.random(robot, count)
    own = Own(program, states)
    contenders = own_contenders(own, long)
    # of an arm, columns of derivatives are in lanes when rolled
    if (long or quantity == "derivatives") and not options.flat:
        contenders |= rolled_contenders(robot, name, quantity, options, own, states)
    for compiler, (run, results) in peers.pinocchio(numbers, states, quantity, long).items():
        run()
        for ours, theirs in zip(own.results, results, strict=True):
            if long and quantity == "forward_dynamics":
                ours, theirs = (peers.efforts_of(numbers, states, x) for x in (ours, theirs))
                agree(ours, states.third[: len(ours)], "emdeg")
            agree(ours, theirs, f"Pinocchio by {compiler}")
        contenders[f"pinocchio {compiler}"] = run
    if quantity == "inverse_dynamics":
        contenders["pinocchio python"] = peers.pinocchio_python(numbers, states)
    if not long:
        contenders |= generated_contenders(case, numbers, states, quantity, own)
        contenders |= newcomers(numbers, states, quantity, own, options)
    for _ in range(options.rounds):
        for who, run in contenders.items():
            run()  # caches and predictors as in a loop of its own
            seconds = run() / count
            case.best[who] = min(case.best.get(who, seconds), seconds)
    shown = ", ".join(f"{who} {1e9 * s:.1f}" for who, s in case.best.items())
    print(f"  {name} {quantity}: {cost}; ns: {shown}", flush=True)
    return case


def generated_contenders(case: Case, numbers, states, quantity: str, own: Own):
    """CasADi's C of Pinocchio, emdeg's program in numba and JAX, MuJoCo."""
    contenders = {}
    generated = peers.traced(numbers, states, quantity, case.robot)
    case.traced_operations = generated.operations
    for compiler, (run, out) in generated.runs.items():
        run()
        agree(own.results[0], out, f"CasADi's C by {compiler}")
        contenders[f"casadi {compiler}"] = run
    if generated.runs:
        contenders["casadi map"] = peers.casadi_map(generated.function, states)
    run, out = peers.numba_loop(own.program, states)
    agree(own.results[0], out, "numba")
    contenders["numba"] = run
    contenders["jax"] = peers.jax_batch(own.program, states)
    if quantity in ("inverse_dynamics", "forward_dynamics"):
        folder = Path(tempfile.mkdtemp())
        made = peers.mujoco_loop(numbers, states, quantity == "forward_dynamics", folder)
        if made is not None:
            made[0]()
            if made[1] is not None:
                agree(own.results[0], made[1], "MuJoCo")
            contenders["mujoco"] = made[0]
    return contenders


def newcomers(numbers, states, quantity: str, own: Own, options):
    """Libraries that live in environments of their own, each in a process of its own."""
    contenders = {}
    for peer in speed_newcomers.started(numbers, states, quantity):
        if peer.exact:
            for ours, theirs in zip(own.results, peer.results, strict=True):
                agree(ours, theirs, peer.name)
        contenders[peer.name] = peer.run
    return contenders


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--long", action="store_true", help="humanoids and a tree: speed_long.md")
    parser.add_argument("--robots", help=f"some of {','.join((*ARMS, *LONG))}")
    parser.add_argument("--quantities", default=",".join(OUTPUTS))
    parser.add_argument("--level", default="-O1", help="of the optimiser, as --level=-O2")
    parser.add_argument("--rounds", type=int, help="60; 30 of humanoids")
    parser.add_argument("--passes", type=int, default=1, help="over all cases; the best counts")
    parser.add_argument(
        "--states", type=int, default=LARGEST, help="at most; few on a machine that is busy"
    )
    parser.add_argument("--flat", action="store_true", help="no rolled programs")
    parser.add_argument("--reuse", type=Path, help="keep programs here")
    parser.add_argument("--output", type=Path, help="the page; of some robots none otherwise")
    options = parser.parse_args()
    options.rounds = options.rounds or (30 if options.long else 60)
    robots = options.robots.split(",") if options.robots else LONG if options.long else ARMS
    if not options.long and not options.robots:
        speed_newcomers.install()
    found: dict[tuple[str, str], Case] = {}
    refused = []
    asked = [(name, quantity) for name in robots for quantity in options.quantities.split(",")]
    for name, quantity in options.passes * asked:
        try:
            case = measure(name, quantity, options)
            found.setdefault((name, quantity), case).take(case)
        except (EmdegError, AssertionError) as problem:  # the others are worth their hours
            refused.append(f"**{name} {quantity} was not measured: {problem}**")
            print(f"  {refused[-1]}", flush=True)
    cases = list(found.values())
    driver = ctypes.CDLL(str(speed_build.driver()))
    driver.peak.restype = ctypes.c_double
    peak = max(driver.peak(ctypes.c_long(3_000_000)) for _ in range(20))
    whole = not options.robots and options.quantities == ",".join(OUTPUTS)
    output = options.output or (RESULTS / ("speed_long.md" if options.long else "speed.md"))
    if options.output is None and not whole:
        return
    first = {} if options.long else speed_report.time_to_first_result()
    missing = refused + ([] if options.long else speed_newcomers.missing())
    text = speed_report.report(cases, peak, first, options.level, missing, options.passes)
    output.parent.mkdir(parents=True, exist_ok=True)
    output.write_text(text, encoding="utf-8")
    print(f"wrote {output}")
    if refused:
        sys.exit(1)


if __name__ == "__main__":
    sys.exit(main())
