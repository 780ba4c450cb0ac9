"""Run times of emdeg and its peers, side by side on one core: `make bench-speed`.

Every contender goes over the same fresh random states; rounds alternate between contenders and
the best round counts, so that what else runs on the machine disturbs all alike. Results are
compared before anything is timed. Writes benchmarks/results/speed.md, ratios first.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import sys
import tempfile
import time
from dataclasses import dataclass, field, replace
from pathlib import Path

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
os.environ.setdefault("NUMBA_NUM_THREADS", "1")

import numpy as np
import speed_build
import speed_peers as peers
import speed_report

import emdeg
from emdeg.program.ir import Program
from emdeg.program.ops import COS, SIN
from emdeg.robot.model.parts import Friction
from emdeg.run.kernel.kernel import Kernel, jit

OUTPUTS = {
    "inverse_dynamics": ["inverse_dynamics"],
    "mass_matrix": ["mass_matrix"],
    "forward_dynamics": ["forward_dynamics"],
    "derivatives": ["inverse_dynamics_dq", "inverse_dynamics_dqd", "mass_matrix"],
}
ARMS = ("puma560", "ur5", "panda", "iiwa")
#: As many states as stay in the second-level cache; still too many for a branch predictor.
LARGEST, CACHE = 2000, 1_200_000
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


def robot_named(name: str):
    """A robot of the library, or Talos with a floating base from example-robot-data."""
    if name != "talos":
        return emdeg.load(name)
    import importlib.metadata

    files = importlib.metadata.files("example-robot-data")
    (urdf,) = [f for f in files if f.name == "talos_reduced.urdf"]
    robot = emdeg.load(str(urdf.locate()), floating_base=True)
    bodies = [replace(b, joint=replace(b.joint, friction=Friction())) for b in robot.bodies]
    robot = replace(robot, bodies=tuple(bodies))  # Pinocchio's rnea has no friction
    return robot.with_coordinate_order(*(b.joint.name for b in bodies))


def program_of(robot, name: str, quantity: str, level: str, reuse: Path | None) -> Program:
    """The optimised program; `reuse` keeps programs between runs while the benchmark is written."""
    kept = reuse / f"{name}-{quantity}{level}.json" if reuse else None
    if kept is not None and kept.exists():
        return Program.from_json(kept.read_text(encoding="utf-8"))
    program = emdeg.compile(robot, OUTPUTS[quantity], optimise=level)
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
        self.columns = jit(program, layout="columns")
        self.single = jit(program, np.float32)
        self.results = self._outputs(self.kernel)
        self.kernel(*self.inputs, out=self._as_out(self.results), threads=1)

    def _outputs(self, kernel: Kernel, times: int = 1) -> list[np.ndarray]:
        lead = (times * self.count,)
        if kernel.layout == "columns":
            return [np.zeros((*o.shape, *lead), kernel.dtype) for o in self.program.outputs]
        return [np.zeros((*lead, *o.shape), kernel.dtype) for o in self.program.outputs]

    @staticmethod
    def _as_out(outputs: list[np.ndarray]):
        return outputs[0] if len(outputs) == 1 else tuple(outputs)

    def one(self):
        """One call from C for each state."""
        driver = ctypes.CDLL(str(speed_build.driver()))
        driver.drive_one.restype = ctypes.c_double
        outs = [o.reshape(self.count, -1) for o in self.results]
        arrays = [*self.inputs, *outs]
        widths = np.array([a.shape[1] for a in arrays], np.int32)
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
        rows = [[a[i].copy() for a in self.inputs] for i in range(500)]
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
    flat = ours.reshape(len(ours), -1)[: len(theirs)]
    if theirs.shape[1] != flat.shape[1]:  # Pinocchio hands back the last number of a matrix
        flat, theirs = flat[:, -1:], theirs[:, :1]
    error = np.max(np.abs(flat - theirs)) / np.max(np.abs(ours))
    assert error < 1e-8, f"{who} computes something else: {error:.1e}"


def measure(name: str, quantity: str, options) -> Case:
    robot = robot_named(name)
    program = program_of(robot, name, quantity, options.level, options.reuse)
    cost = program.count()
    angles = {v.a for v in program.values if v.op in (COS, SIN)}
    case = Case(name, quantity, cost.total, len(angles))
    numbers = peers.numbers_of(robot)
    width = sum(len(i.leaves) for i in program.inputs) + sum(len(o.values) for o in program.outputs)
    count = min(LARGEST, CACHE // (8 * width))
    states = peers.States.random(robot, count)
    own = Own(program, states)
    contenders = {
        "emdeg one": own.one(),
        "emdeg rows": own.batch(own.kernel),
        "emdeg columns": own.batch(own.columns),
        "emdeg float32": own.batch(own.single),
        "emdeg 2 threads": own.threads(2),
        "emdeg python": own.python(),
        "emdeg from memory": own.threads(1),
    }
    for compiler, (run, out) in peers.pinocchio(numbers, states, quantity).items():
        run()
        agree(own.results[0], out, f"Pinocchio by {compiler}")
        contenders[f"pinocchio {compiler}"] = run
    if quantity == "inverse_dynamics":
        contenders["pinocchio python"] = peers.pinocchio_python(numbers, states)
    generated = peers.traced(numbers, states, quantity, name)
    case.traced_operations = generated.operations
    for compiler, (run, out) in generated.runs.items():
        run()
        agree(own.results[0], out, f"CasADi's C by {compiler}")
        contenders[f"casadi {compiler}"] = run
    if generated.runs:
        contenders["casadi map"] = peers.casadi_map(generated.function, states)
    if cost.total < 6000:
        run, out = peers.numba_loop(program, states)
        agree(own.results[0], out, "numba")
        contenders["numba"] = run
        contenders["jax"] = peers.jax_batch(program, states)
    if name != "talos" and quantity in ("inverse_dynamics", "forward_dynamics"):
        folder = Path(tempfile.mkdtemp())
        made = peers.mujoco_loop(numbers, states, quantity == "forward_dynamics", folder)
        if made is not None:
            made[0]()
            if made[1] is not None:
                agree(own.results[0], made[1], "MuJoCo")
            contenders["mujoco"] = made[0]
    for _ in range(options.rounds):
        for who, run in contenders.items():
            run()  # caches and predictors as in a loop of its own
            seconds = run() / count
            case.best[who] = min(case.best.get(who, seconds), seconds)
    shown = ", ".join(f"{who} {1e9 * s:.1f}" for who, s in case.best.items())
    print(f"  {name} {quantity}: {cost}; ns: {shown}", flush=True)
    return case


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--robots", default=",".join((*ARMS, "talos")))
    parser.add_argument("--quantities", default=",".join(OUTPUTS))
    parser.add_argument("--level", default="-O1", help="of the optimiser, as --level=-O2")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--reuse", type=Path, help="keep programs here")
    parser.add_argument("--output", type=Path, default=RESULTS / "speed.md")
    options = parser.parse_args()
    cases = []
    for name in options.robots.split(","):
        for quantity in options.quantities.split(","):
            if name == "talos" and quantity != "inverse_dynamics":
                continue
            cases.append(measure(name, quantity, options))
    driver = ctypes.CDLL(str(speed_build.driver()))
    driver.peak.restype = ctypes.c_double
    peak = max(driver.peak(ctypes.c_long(3_000_000)) for _ in range(20))
    first = speed_report.time_to_first_result()
    text = speed_report.report(cases, peak, first, options.level)
    options.output.parent.mkdir(parents=True, exist_ok=True)
    options.output.write_text(text, encoding="utf-8")
    print(f"wrote {options.output}")


if __name__ == "__main__":
    sys.exit(main())
