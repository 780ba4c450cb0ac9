"""Long use: memory does not grow, and what is public travels between processes."""

from __future__ import annotations

import ast
import copy
import gc
import multiprocessing
import pickle
import re
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import emdeg

SOURCES = Path(emdeg.__file__).parent
KNOWN = {"l": 0.5, "m1": 1.0, "m2": 2.0}
MEGABYTE = 2**20
LEAST = 20  # calls of every thread


def resident() -> int:
    """Bytes in memory now (Linux)."""
    gc.collect()
    return 4096 * int(Path("/proc/self/statm").read_text().split()[1])


def growth(work: Callable[[int], None], first: int, last: int) -> float:
    """Megabytes that the work between the first and the last number adds."""
    for number in range(first):
        work(number)
    before = resident()
    for number in range(first, last):
        work(number)
    return (resident() - before) / MEGABYTE


def make_and_drop(number: int) -> None:
    program = compiled("two_link", ("inverse_dynamics", "mass_matrix")[number % 2])
    kernel = emdeg.jit(program, ("float64", "float32")[number // 2 % 2], parameters=KNOWN)
    x = np.ones(2, kernel.dtype)
    kernel(*[x] * len(program.inputs))


_programs: dict[tuple[str, str], Any] = {}


def compiled(robot: str, quantity: str) -> Any:
    key = robot, quantity
    if key not in _programs:
        _programs[key] = emdeg.compile(emdeg.load(robot), quantity, optimise=None, certify=False)
    return _programs[key]


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads Linux's /proc")
def test_a_hundred_kernels_leave_nothing_behind() -> None:
    assert growth(make_and_drop, 40, 140) < 4


def calls_that_stay_the_same(seconds: float, threads: int = 8) -> int:
    """Calls of shared kernels from many threads at once; each result bit by bit what it was first.

    One state, rows and columns, batches on threads of their own, float64 and float32.
    """
    kernels = [
        emdeg.jit(compiled("two_link", quantity), dtype, layout=layout, parameters=KNOWN)
        for quantity in ("inverse_dynamics", "forward_dynamics")
        for dtype in ("float64", "float32")
        for layout in ("rows", "columns")
    ]
    end, count = time.monotonic() + seconds, [0] * threads
    wrong: list[Any] = []

    def work(number: int) -> None:
        rng = np.random.default_rng(number)
        tasks = []
        for kernel in kernels:
            for lead in ((7,), (4096,)) if kernel.layout == "columns" else ((), (7,), (4096,)):
                shape = (2, *lead) if kernel.layout == "columns" else (*lead, 2)
                inputs = [rng.uniform(-1, 1, shape).astype(kernel.dtype) for _ in range(3)]
                right = np.copy(kernel(*inputs, threads=1))
                tasks += [(kernel, inputs, right, split) for split in (1, 2 if lead else 1)]
        while (time.monotonic() < end or count[number] < LEAST) and not wrong:
            kernel, inputs, right, split = tasks[rng.integers(len(tasks))]
            found = kernel(*inputs, threads=split)
            count[number] += 1
            if found.tobytes() != right.tobytes():
                wrong.append((kernel, split, inputs, found, right))

    def guarded(number: int) -> None:
        try:
            work(number)
        except Exception as error:
            wrong.append(error)

    workers = [threading.Thread(target=guarded, args=(k,)) for k in range(threads)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert not wrong, wrong[0]
    return sum(count)


def test_eight_threads_get_the_same_bits() -> None:
    assert calls_that_stay_the_same(0.0) >= 8 * LEAST


@pytest.mark.slow
@pytest.mark.timeout(7200)
def test_eight_threads_get_the_same_bits_for_ten_minutes() -> None:
    calls = calls_that_stay_the_same(600.0)
    print(f"{calls:,} calls, bit-identical")
    assert calls > 10_000


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads Linux's /proc")
def test_ten_thousand_kernels_leave_nothing_behind() -> None:
    assert growth(make_and_drop, 500, 10_000) < 8


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads Linux's /proc")
def test_robots_that_are_loaded_compiled_and_dropped_leave_nothing_behind() -> None:
    """Expressions are kept once; those of a robot that is gone are gone too, but for the last few
    thousand in caches of fixed size, which are full after about eight hundred robots."""

    def work(number: int) -> None:
        robot = emdeg.load("two_link").with_values(l=f"0.{number + 100}", m1=number + 1)
        emdeg.compile(robot, "mass_matrix", optimise=None, certify=False)

    assert growth(work, 900, 1500) < 8


# -- travelling -----------------------------------------------------------------------


def things() -> dict[str, Any]:
    robot = emdeg.load("two_link")
    numbers = robot.with_values(**KNOWN)
    program = emdeg.compile(numbers, optimise="none")
    return {
        "robot": robot, "loops": emdeg.load("four_bar"), "equations": emdeg.derive(robot, "kane"),
        "program": program, "certificate": program.certificate, "count": program.count(),
        "kernel": program.jit(), "simulation": emdeg.simulate(numbers, t=0.05, q0=[0.1, 0.2]),
        "linear": emdeg.linearise(numbers, [0.1, 0.2]), "explicit": emdeg.explicit_model(robot),
        "base": emdeg.base_parameters(robot), "expression": robot.q[0] * robot.q[1],
        "two rates": emdeg.two_rate_programs(emdeg.explicit_model(robot)),
        "constrained": emdeg.constrained(emdeg.load("four_bar")),
        "closed loops": emdeg.closed_loops(emdeg.load("four_bar")),
        "derivatives": emdeg.derivatives(numbers), "verification": program.verify(),
        "error": emdeg.errors.UsageError("wrong", argument="x"), "options": emdeg.EmitOptions("a"),
    }  # fmt: skip


def test_what_is_public_pickles_and_copies() -> None:
    for name, thing in things().items():
        for twin in (pickle.loads(pickle.dumps(thing)), copy.deepcopy(thing)):
            assert type(twin) is type(thing), name
            if name not in ("kernel", "simulation", "linear", "constrained", "error"):
                assert twin == thing or repr(twin) == repr(thing), name


def _echo(pipe: Any) -> None:
    for _ in range(3):
        robot, program, equations = pipe.recv()
        found = program.jit()([0.1, 0.2], [0.3, 0.4], [0.5, 0.6])
        pipe.send((robot.hash, [str(t) for t in equations.tau], found))


@pytest.mark.parametrize("method", ["fork", "spawn"])
@pytest.mark.filterwarnings("ignore:.*multi-threaded.*:DeprecationWarning")
def test_robots_programs_and_equations_travel_to_other_processes(method: str) -> None:
    robot = emdeg.load("two_link").with_values(**KNOWN)
    program, equations = emdeg.compile(robot, optimise="none"), emdeg.derive(robot)
    here, there = multiprocessing.get_context(method).Pipe()
    child = multiprocessing.get_context(method).Process(target=_echo, args=(there,))
    child.start()
    expected = program.jit()([0.1, 0.2], [0.3, 0.4], [0.5, 0.6])
    for _ in range(3):
        here.send((robot, program, equations))
        name, tau, found = here.recv()
        assert name == robot.hash
        assert tau == [str(t) for t in equations.tau]
        assert np.array_equal(found, expected)
    child.join()
    assert child.exitcode == 0


def test_results_with_arrays_are_compared_by_what_they_are() -> None:
    """The == of a dataclass asks arrays for their truth, which NumPy refuses: none may have it."""
    numbers = emdeg.load("two_link").with_values(**KNOWN)
    for make in (
        lambda: emdeg.linearise(numbers, [0.1, 0.2]),
        lambda: emdeg.simulate(numbers, t=0.05),
    ):
        one, other = make(), make()
        assert one == one
        assert one != other
        assert len({one, other}) == 2
    found = [
        f"{path.relative_to(SOURCES)}:{node.lineno} {node.name}"
        for path in sorted(SOURCES.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef) and compares_arrays(node)
    ]
    assert found == []


def compares_arrays(node: ast.ClassDef) -> bool:
    made = [ast.unparse(d) for d in node.decorator_list if "dataclass" in ast.unparse(d)]
    fields = [ast.unparse(f.annotation) for f in node.body if isinstance(f, ast.AnnAssign)]
    arrays = [f for f in fields if re.fullmatch(r"(Array|NDArray\[.*\])( \| None)?", f)]
    own = any(isinstance(f, ast.FunctionDef) and f.name == "__eq__" for f in node.body)
    return bool(made and arrays) and "eq=False" not in made[0] and not own
