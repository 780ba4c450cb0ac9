"""Proved rounding beside the worst errors that anyone found.

    python benchmarks/rounding.py [--states 10000000] [--robots puma560,ur5,panda,iiwa,talos]
        [--quantities inverse_dynamics,mass_matrix,gravity] [--types float64,float32] [--rounds 300]
        [--starts 4] [--elements 0]
    python benchmarks/rounding.py --equals [--robots puma560,ur5,panda]   --objective accuracy

Writes its rows into benchmarks/results/rounding.md; rows that are not asked for stay. For each
robot, quantity and type: the proved bound of machine code over the box of states, the processor
time that it took, the worst error at random states and the worst one that a search found that
climbs the errors, starting where those around a state are largest. The reference of float32 is
float64, that of float64 is the 80-bit float of NumPy; the worst state of every row is computed
again with 40 proved digits. An error above its bound ends the run.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import emdeg
from emdeg.backends.llvm.host import this_host
from emdeg.backends.llvm.rounded import machine_schedule
from emdeg.program.builder import prune
from emdeg.program.evaluate import run
from emdeg.program.ir import Output
from emdeg.program.magnitude import Float
from emdeg.program.ops import COS
from emdeg.rounding.bound import rounded_up
from emdeg.rounding.box import StateBox
from emdeg.rounding.formats import FORMATS
from emdeg.rounding.setup import parameter_values
from emdeg.rounding.standard import standard_rounding

RESULTS = Path(__file__).parent / "results" / "rounding.md"
ARMS = ("puma560", "ur5", "panda", "iiwa")
QUANTITIES = ("inverse_dynamics", "mass_matrix", "gravity")
#: what the robots do not say: speeds of the PUMA (rad/s) and accelerations (rad/s²)
BOX = {"puma560": {"qd": 3.0, "qdd": 10.0}, "talos": {"qdd": 10.0}}
OTHERS = {"qdd": 10.0}
ISLANDS, AROUND, KEPT, CHILDREN = 64, 512, 32, 128  # of the search; a round tries 64 · 128 states
BRED, GENERATIONS, NEAR = 512, 200, 64  # states with large errors near them, to start from
MOST = 49  # elements that are climbed one by one; of larger outputs those with the largest bounds
AT_ONCE = 1 << 13  # so many states of 80 bits stay near the processor
PI = np.longdouble("3.14159265358979323846264338327950288")

Floats = NDArray[np.floating[Any]]
Reference = Callable[[list[Floats]], Floats]


class Wide(Float):
    """80-bit floats, angles too."""

    def cos_sin(self, angle: Any, leaves: Any, op: int) -> Any:
        """cos or sin of Σ k·θ + r·π."""
        turns = np.longdouble(angle.half_turns.numerator) / angle.half_turns.denominator
        total = sum(m * leaves[k] for k, m in angle.terms) + turns * PI
        return np.cos(total) if op == COS else np.sin(total)


def alone(program: emdeg.Compiled, element: int) -> emdeg.Compiled:
    """What one element of the output needs; of the same state."""
    value = program.outputs[0].values[element]
    only = prune(replace(program, outputs=(Output("alone", (1,), (value,)),), certificate=None))
    assert isinstance(only, emdeg.Compiled)
    return only


def wide_reference(program: emdeg.Compiled) -> Reference:
    """The output in 80 bits, with the robot's exact parameters."""
    wide = Wide("longdouble")
    assert program.robot is not None
    known = {
        program.parameter_key(s.name): wide.number(p.value)
        for s, p in program.robot.parameters.items()
    }

    def reference(arrays: list[Floats]) -> Floats:
        count = len(arrays[0])
        leaves = dict(known)
        for declared, array in zip(program.inputs, arrays, strict=True):
            columns = array.astype(np.longdouble).T
            leaves |= {leaf: columns[k] for k, leaf in enumerate(declared.leaves)}
        for d in program.derived:
            if d.of in leaves:
                leaves[d.leaf] = wide.number(d.multiplier) * leaves[d.of] + wide.number(d.offset)
        done = run(program, leaves, wide)
        return np.stack([np.broadcast_to(done[k], count) for k in program.output_values()], axis=1)

    return reference


def narrow_reference(program: emdeg.Compiled) -> Reference:
    """The output in float64, by machine code: its own error is far below that of float32."""
    kernel = program.jit()
    return lambda arrays: np.asarray(kernel(*(a.astype(float) for a in arrays))).reshape(
        len(arrays[0]), -1
    )


class Case:
    """One program in one type: errors of machine code at states of the box."""

    def __init__(self, program: emdeg.Compiled, dtype: str, box: Any) -> None:
        self.program, self.dtype = program, dtype
        self.kernel = program.jit(dtype)
        narrow = dtype == "float32"
        self.reference = narrow_reference(program) if narrow else wide_reference(program)
        self._references: dict[int, Reference] = {}
        self._kernels: dict[int, tuple[emdeg.Kernel, emdeg.Kernel]] = {}
        ends = [np.array([box.ranges[leaf] for leaf in i.leaves]) for i in program.inputs]
        #: the floats of the type within the box
        self.low = [_inwards(e[:, 0], dtype, 1) for e in ends]
        self.high = [_inwards(e[:, 1], dtype, -1) for e in ends]

    def errors(self, arrays: list[Floats]) -> Floats:
        """|computed − exact| of every element, (states, elements)."""
        found = np.asarray(self.kernel(*arrays)).reshape(len(arrays[0]), -1)
        return np.abs(found - self.reference(arrays)).astype(float)

    def errors_of(self, arrays: list[Floats], element: int) -> Floats:
        """Those of one element, at states (islands, states, elements)."""
        flat = [a.reshape(-1, a.shape[2]) for a in arrays]
        found = []
        for k in range(0, len(flat[0]), AT_ONCE):
            some = [a[k : k + AT_ONCE] for a in flat]
            computed = np.asarray(self.kernel(*some)).reshape(len(some[0]), -1)[:, element]
            found.append(np.abs(computed - self.reference_of(element)(some)).astype(float))
        return np.concatenate(found).reshape(arrays[0].shape[:2])

    def reference_of(self, element: int) -> Reference:
        """That of one element alone, without the rest of the program where that takes time."""
        if element not in self._references:
            narrow = self.dtype == "float32"
            only = (narrow_reference if narrow else wide_reference)(alone(self.program, element))
            self._references[element] = lambda arrays: only(arrays)[:, 0]
        return self._references[element]

    def kernels_of(self, element: int) -> tuple[emdeg.Kernel, emdeg.Kernel]:
        """float32 and float64 of one element alone: near to the whole, and soon computed."""
        if element not in self._kernels:
            program = alone(self.program, element)
            self._kernels[element] = program.jit("float32"), program.jit()
        return self._kernels[element]

    def clipped(self, arrays: list[Floats]) -> list[Floats]:
        """As floats of the type, within the box."""
        rows = zip(arrays, self.low, self.high, strict=True)
        return [np.clip(a.astype(self.dtype), low, high) for a, low, high in rows]

    def random(self, rng: np.random.Generator, count: int) -> list[Floats]:
        """Random states; half of the elements at an end of their range in every other state."""
        made = []
        for low, high in zip(self.low, self.high, strict=True):
            inside = rng.uniform(low, high, (count, len(low)))
            ends = np.where(rng.random(inside.shape) < 0.5, low, high)
            at_end = (rng.random(inside.shape) < 0.5) & (np.arange(count)[:, None] % 2 == 1)
            made.append(np.where(at_end, ends, inside))
        return self.clipped(made)


def _inwards(ends: Floats, dtype: str, direction: int) -> Floats:
    found = ends.astype(dtype)
    beyond = (found.astype(float) - ends) * direction < 0
    return np.where(beyond, np.nextafter(found, np.dtype(dtype).type(direction * np.inf)), found)


def at_random(case: Case, states: int, rng: np.random.Generator) -> Floats:
    """The worst error of every element at so many random states."""
    worst = np.zeros(sum(len(o.values) for o in case.program.outputs))
    for start in range(0, states, AT_ONCE):
        found = case.errors(case.random(rng, min(AT_ONCE, states - start)))
        worst = np.maximum(worst, found.max(axis=0))
    return worst


def climbed(
    case: Case, element: int, rng: np.random.Generator, rounds: int
) -> tuple[float, list[Floats]]:
    """The worst error of one element that a search found, and its state.

    Islands, each around one state, climb for themselves: the best of all would soon be all alike.
    """
    people = _around(case, seeds(case, element, rng, ISLANDS), rng)
    errors = case.errors_of(people, element)
    share = 1.3 / sum(a.shape[2] for a in people)  # little more than one change at a time
    finest = -15.5 if case.dtype == "float64" else -7.0
    for _ in range(rounds):
        best = np.argsort(-errors, axis=1)[:, :KEPT]
        people = [np.take_along_axis(a, best[:, :, None], 1) for a in people]
        errors = np.take_along_axis(errors, best, 1)
        chosen = (best.shape[1] * rng.random((len(best), CHILDREN)) ** 2).astype(int)
        moved = []
        for array, low, high in zip(people, case.low, case.high, strict=True):
            parents = np.take_along_axis(array, chosen[:, :, None], 1).astype(float)
            size = 10.0 ** rng.uniform(finest, -1, parents.shape)
            step = rng.choice([-1.0, 1.0], parents.shape) * size * (high.astype(float) - low)
            moved.append(np.where(rng.random(parents.shape) < share, parents + step, parents))
        moved = case.clipped(moved)
        people = [np.concatenate([a, b], axis=1) for a, b in zip(people, moved, strict=True)]
        errors = np.concatenate([errors, case.errors_of(moved, element)], axis=1)
    island, top = np.unravel_index(int(np.argmax(errors)), errors.shape)
    return float(errors[island, top]), [a[island, top] for a in people]


def _around(case: Case, states: list[Floats], rng: np.random.Generator) -> list[Floats]:
    """Many states near each one: every rounding falls otherwise, the bounds hardly change."""
    width = 10.0 ** rng.uniform(-6, -2, (len(states[0]), AROUND, 1))
    rows = zip(states, case.low, case.high, strict=True)
    return case.clipped(
        [
            a[:, None]
            + width * rng.uniform(-1, 1, (len(a), AROUND, a.shape[1])) * (high.astype(float) - low)
            for a, low, high in rows
        ]
    )


def seeds(case: Case, element: int, rng: np.random.Generator, count: int) -> list[Floats]:
    """States around which errors are large, whatever each rounding does: their mean square counts.

    Bred: parts of two good states together, elements mirrored, moved to an end, or moved a little.
    Errors are those of float32, which float64 has too, 2²⁹ times as small.
    """
    low, high = (np.concatenate(e).astype(float) for e in (case.low, case.high))
    cuts = np.cumsum([len(e) for e in case.low])[:-1]

    def loss(states: Floats) -> Floats:
        near = states[:, None] + 1e-3 * rng.uniform(-1, 1, (len(states), NEAR, len(low))) * (
            high - low
        )
        flat = np.clip(near, low, high).reshape(-1, len(low)).astype("float32")
        arrays = [np.ascontiguousarray(a) for a in np.split(flat, cuts, axis=1)]
        narrow, double = (
            np.asarray(kernel(*(a.astype(t) for a in arrays))).reshape(len(flat))
            for kernel, t in zip(case.kernels_of(element), ("float32", "float64"), strict=True)
        )
        squares = (narrow.astype(float) - double) ** 2
        found: Floats = squares.reshape(len(states), NEAR).mean(axis=1)
        return found

    states = rng.uniform(low, high, (BRED, len(low)))
    ends = np.where(rng.random(states.shape) < 0.5, low, high)
    states = np.where(rng.random(states.shape) < 0.5, states, ends)
    for _ in range(GENERATIONS):
        best = states[np.argsort(-loss(states))[: BRED // 8]]  # all anew: luck does not stay
        parents, others = (best[rng.integers(len(best), size=BRED)] for _ in range(2))
        mixed = np.where(rng.random(parents.shape) < 0.5, parents, others)
        parents = np.where(rng.random((BRED, 1)) < 0.3, mixed, parents)
        size = 0.3 * 10.0 ** rng.uniform(-2, 0, parents.shape) * (high - low)
        ends = np.where(rng.random(parents.shape) < 0.5, low, high)
        kind = rng.random(parents.shape)
        moved = parents + rng.normal(0, 1, parents.shape) * size
        moved = np.where(kind < 0.3, low + high - parents, np.where(kind < 0.5, ends, moved))
        changed = np.where(rng.random(parents.shape) < 2 / len(low), moved, parents)
        states = np.concatenate([best, np.clip(changed, low, high)])
    best = states[np.argsort(-loss(states))[:count]]
    return case.clipped(list(np.split(best, cuts, axis=1)))


def proved_error(case: Case, element: int, state: list[Floats]) -> float:
    """The error at one state, with 40 digits."""
    program = case.program
    assert program.robot is not None
    values = {s.name: p.value for s, p in program.robot.parameters.items()}
    exact = {name: values[name] for name in program.parameters}
    names = [i.name for i in program.inputs]
    given = {n: [float(x) for x in a] for n, a in zip(names, state, strict=True)}
    digits = emdeg.digits(program, given, exact, digits=40)[program.outputs[0].name]
    text = np.ravel(np.array(digits, dtype=object))[element]
    computed = np.ravel(case.kernel(*state))[element]
    return float(abs(Fraction(float(computed)) - Fraction(text)))


class Row(NamedTuple):
    """What one program showed in one type."""

    robot: str
    quantity: str
    dtype: str
    bound: float
    seconds: float
    random: float
    climbed: float
    ratio: float  # of the worst element
    largest: float  # of any element
    states: int
    rounds: int

    def cells(self) -> list[str]:
        """For the table."""
        bound = rounded_up(self.bound)
        random, climbed = (f"{x:.1e}" for x in (self.random, self.climbed))
        ratios = f"{self.ratio:.1f}", f"{self.largest:.1f}"
        name = self.quantity.replace("_", " ")
        return [
            self.robot,
            name,
            self.dtype,
            bound,
            climbed,
            random,
            *ratios,
            f"{self.seconds:.0f}",
            f"{self.states:,}",
            str(self.rounds),
        ]


def measured(
    robot: emdeg.Robot,
    quantity: str,
    dtype: str,
    states: int,
    rounds: int,
    starts: int,
    elements: int = 0,
) -> Row:
    """One row of the table; an error above its bound is an assertion."""
    rng = np.random.default_rng(11)
    program = emdeg.compile(robot, quantity, certify=False)
    box = {**OTHERS, **BOX.get(robot.name, {})}
    box = {name: value for name, value in box.items() if name in {i.name for i in program.inputs}}
    start = time.process_time()  # of all threads
    bound = program.bound(dtype, box, codes=["jit"])
    seconds = time.process_time() - start
    limits = np.ravel(bound.errors[quantity])
    case = Case(program, dtype, bound.box)
    random = at_random(case, states, rng)
    form, values = FORMATS[dtype], parameter_values(program, _exact(program))
    schedule = machine_schedule(program, form, values, this_host().machine.fused)
    worst = random.copy()
    done: dict[int, float] = {}
    most = elements or (len(limits) if len(limits) <= MOST else MOST // 4)
    for element in np.argsort(-limits)[:most]:
        value = schedule.outputs[element]
        if limits[element] == 0 or value in schedule.constants:
            continue
        if value not in done:
            tries = [climbed(case, int(element), rng, rounds) for _ in range(starts)]
            found, state = max(tries, key=lambda one: one[0])
            proved = proved_error(case, int(element), state)
            assert proved <= limits[element], (robot.name, quantity, dtype, element, proved)
            done[value] = max(found, proved)
        worst[element] = max(worst[element], done[value])
    # the reference itself is off, by less than this share of the bound
    assert np.all(worst <= limits * (1 + 2.0**-8)), (robot.name, quantity, dtype)
    moving = np.array([v in done for v in schedule.outputs]) & (worst > 0)
    top = int(np.argmax(limits))
    return Row(
        robot.name, quantity, dtype, limits.max(), seconds, random[top], worst[top],
        limits[top] / worst[top], float(np.max(limits[moving] / worst[moving])), states,
        rounds * starts,
    )  # fmt: skip


def _exact(program: emdeg.Compiled) -> dict[str, Any]:
    assert program.robot is not None
    values = {s.name: p.value for s, p in program.robot.parameters.items()}
    return {name: values[name] for name in program.parameters}


def robots(names: str) -> Iterator[emdeg.Robot]:
    """By name; Talos from example-robot-data."""
    for name in names.split(","):
        if name != "talos":
            yield emdeg.load(name)
            continue
        files = importlib.metadata.files("example-robot-data") or []
        (urdf,) = [f for f in files if f.name == "talos_reduced.urdf"]
        yield emdeg.load(str(urdf.locate()))


HEAD = """# Proved rounding

`python benchmarks/rounding.py`: the proved bound of |computed − exact| of machine code over all
states of a box, beside the worst error at random states and the worst that climbing searches found
for every element (`states` and `rounds` say how many of each; rounds of all starts together). The
box: joint and speed limits of the robot; ±10 rad/s², and ±3 rad/s for the PUMA, which they do not
say. Bound and errors are those of the element with the largest bound (N m, kg m²); `any` is the
largest ratio of all elements that were climbed, of humanoids those with the largest bounds. No
error exceeded its bound. Programs of -O1; `s` is processor time of the bound.

| robot | quantity | type | bound | climbed | random | ratio | any | s | states | rounds |
|---|---|---|---|---|---|---|---|---|---|---|
"""


EQUALS = """
## Among programs of the same length

`python benchmarks/rounding.py --equals`: programs of `-O1 --objective accuracy` beside those of
`-O1`, without records: operations, the mean over all outputs of the ratio of bounds (geometric; not
halved, as the search compares them), the ratio of the worst bounds of machine code in float64. All
over the robot's own box, as above. Above 1: accuracy rounds less.

| robot | quantity | operations | accuracy | mean | worst |
|---|---|---|---|---|---|
"""


def equals(robots_: str, quantities: str, to: Path) -> None:
    """What --objective accuracy gains; behind the table."""
    rows = []
    for robot in robots(robots_):
        for quantity in quantities.split(","):
            short, careful = (
                emdeg.compile(robot, quantity, objective=o, certify=False, records=False)
                for o in ("total", "accuracy")
            )
            box = {**OTHERS, **BOX.get(robot.name, {})}
            box = {n: x for n, x in box.items() if n in {i.name for i in short.inputs}}
            worst = [
                p.bound("float64", box, codes=["jit"]).worst[quantity] for p in (short, careful)
            ]
            limits = partial(StateBox.limits, robot=robot)
            means = [standard_rounding(p, limits).mean for p in (short, careful)]
            mean = 2.0 ** (means[0] - means[1])
            lengths = short.count().total, careful.count().total
            cells = robot.name, quantity.replace("_", " "), *map(str, lengths), f"{mean:.3f}"
            rows.append("| " + " | ".join((*cells, f"{worst[0] / worst[1]:.3f}")) + " |")
            print(rows[-1], flush=True)
    text = to.read_text() if to.exists() else HEAD
    to.write_text(text.partition(EQUALS[:20])[0] + EQUALS + "\n".join(rows) + "\n")


def main() -> None:
    """Measure and write rows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--states", type=int, default=10_000_000)
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--starts", type=int, default=4, help="searches, each bred anew")
    parser.add_argument("--elements", type=int, default=0, help="climb those with large bounds")
    parser.add_argument("--robots", default=",".join((*ARMS, "talos")))
    parser.add_argument("--quantities", default=",".join(QUANTITIES))
    parser.add_argument("--types", default=",".join(FORMATS))
    parser.add_argument("--to", type=Path, default=RESULTS)
    parser.add_argument("--equals", action="store_true")
    arguments = parser.parse_args()
    if arguments.equals:
        equals(arguments.robots, arguments.quantities, arguments.to)
        return
    for robot in robots(arguments.robots):
        for quantity in arguments.quantities.split(","):
            for dtype in arguments.types.split(","):
                how = arguments.states, arguments.rounds, arguments.starts, arguments.elements
                row = measured(robot, quantity, dtype, *how)
                print(" | ".join(row.cells()), flush=True)
                write(row, arguments.to)


def write(row: Row, to: Path) -> None:
    """One row, in the place of the one of the same program and type, or behind all others.

    What is said below the table stays.
    """
    text = to.read_text() if to.exists() else HEAD
    lines = text.partition("|---|")[2].splitlines()[1:]
    rows = list(takewhile(lambda line: line.startswith("| "), lines))
    known = {tuple(line.split(" | ")[:3]): line for line in rows}
    line = "| " + " | ".join(row.cells()) + " |"
    known[tuple(line.split(" | ")[:3])] = line
    to.parent.mkdir(exist_ok=True)
    to.write_text(HEAD + "\n".join([*known.values(), *lines[len(rows) :]]) + "\n")


if __name__ == "__main__":
    main()
