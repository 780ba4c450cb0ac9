"""The order of machine operations: any program stays itself, bit by bit, and waits less."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

import emdeg
from emdeg.backends.llvm import emit, native, order
from emdeg.backends.llvm.order import ordered
from emdeg.backends.llvm.registers import REGISTERS
from emdeg.backends.llvm.sums import fuse
from emdeg.backends.llvm.tape import FMA, PLUS, TIMES, Op, Ref, Tape, record
from emdeg.backends.plan import Plan
from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import Input, Leaf, Output, Program
from emdeg.program.ops import LEAF


@pytest.fixture(scope="module")
def snake() -> Program:
    """More angles than registers hold the cosines and sines of."""
    links = [
        {"type": "R", "a": 0.3, "alpha": ("90 deg", "-90 deg", "0 deg")[k % 3], "mass": 1 + k % 3,
         "com": [0.1, 0.02, 0.03], "inertia": {"xx": 0.1, "yy": 0.12, "zz": 0.13}}
        for k in range(10)
    ]  # fmt: skip
    robot = emdeg.Robot.from_dh(links, convention="modified", name="snake")
    return emdeg.compile(robot, optimise="-O0")


def tape_of(program: Program) -> Tape:
    plan = Plan.of(program)
    return fuse(record(plan), plan.program.output_values())


def test_every_operation_stands_once_behind_all_that_it_reads(snake: Program) -> None:
    tape = tape_of(snake)
    found = ordered(tape)
    assert sorted(found.ops) == sorted(tape.ops)
    assert found.ops != tape.ops
    computed = {op.result for op in tape.ops}
    known: set[int] = set()
    for op in found.ops:
        assert all(k in known for k in op.reads() if k in computed)
        known.add(op.result)


def test_two_limbs_are_computed_one_after_the_other() -> None:
    """Chains a and b, given in turn; neither reads the other until the end."""
    ops = [
        Op(10 * k + limb, TIMES, (Ref(10 * (k - 1) + limb), Ref(0)))
        for k in range(1, 60)
        for limb in (1, 2)
    ]
    tape = Tape((*ops, Op(900, PLUS, (Ref(591), Ref(592)))), {})
    listed = order._Work(tape.ops).listed(0.0)
    limbs = [tape.ops[k].result % 10 for k in listed[:-1]]
    assert sum(a != b for a, b in pairwise(limbs)) == 1


def test_values_that_wait_too_long_come_back_from_memory() -> None:
    """Belady's count: forty values read once in the order in which they were made."""
    made = [Op(k, TIMES, (Ref(-1), Ref(-2))) for k in range(1, 41)]
    read = [Op(100 + k, FMA, (Ref(k), Ref(-1), Ref(-2))) for k in range(1, 41)]
    work = order._Work((*made, *read))
    assert work._reloads(range(80)) == 40 - REGISTERS
    together = [place for k in range(40) for place in (k, 40 + k)]
    assert work._reloads(together) == 0
    assert work.cycles(together) < work.cycles(range(80))


def test_no_order_changes_a_bit(snake: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kernels in the given order and in ours; for one state, for batches, and for huge angles."""
    rng = np.random.default_rng(5)
    states = [rng.uniform(-2, 2, (19, 10)) for _ in range(3)]
    states[0][3, 2] = 1e12
    ours = snake.jit()(*states)
    assert np.array_equal([snake.jit()(*(s[k] for s in states)) for k in range(19)], ours)
    exact = emdeg.interpret(
        snake, dict(zip(("q", "qd", "qdd"), (s[0] for s in states), strict=True))
    )
    np.testing.assert_allclose(ours[0], exact["inverse_dynamics"], rtol=1e-11)
    monkeypatch.setattr("emdeg.backends.llvm.module.ordered", lambda tape: tape)
    monkeypatch.setattr(emit, "MANY", 1000)
    monkeypatch.setattr("emdeg.backends.llvm.native.version", lambda: "as given")
    given = snake.jit()
    assert np.array_equal([given(*(s[k] for s in states)) for k in range(19)], ours)
    assert np.array_equal(given(*states), ours)


def test_zeros_of_one_state_are_stored_in_runs() -> None:
    """Two arms of nine joints on the ground: half of M is zero, written by few stores."""
    link = (
        '<link name="{a}{k}"><inertial><mass value="1"/><origin xyz="0.1 0.2 0.3"/>'
        '<inertia ixx="1" ixy="0" ixz="0" iyy="1" iyz="0" izz="1"/></inertial></link>'
        '<joint name="j{a}{k}" type="revolute"><parent link="{below}"/><child link="{a}{k}"/>'
        '<origin xyz="0.5 0 0" rpy="1.5707963267948966 0 0"/><axis xyz="0 0 1"/>'
        '<limit lower="-1" upper="1" effort="9" velocity="9"/></joint>'
    )
    links = [
        link.format(a=arm, k=k, below=f"{arm}{k - 1}" if k else "base")
        for arm in "ab"
        for k in range(9)
    ]
    text = f'<robot name="two"><link name="base"/>{"".join(links)}</robot>'
    program = emdeg.compile(emdeg.loads(text, "urdf"), "mass_matrix", optimise="-O0")
    q = np.random.default_rng(2).uniform(-1, 1, 18)
    found = np.full((18, 18), np.nan)
    program.jit()(q, out=found)
    assert np.array_equal(found, program.jit()(np.array([q] * 16))[7])
    assert np.array_equal(found[:9, 9:], np.zeros((9, 9)))
    np.testing.assert_allclose(found, emdeg.interpret(program, {"q": q})["mass_matrix"], rtol=1e-11)
    ir = native.kernel_text(program, native.NativeOptions())
    assert "store <8 x double> <double 0x0" in ir.split("define internal void @block")[0]


@pytest.mark.parametrize("terms", [150, 250, 2000])
def test_long_sums_lose_no_term(terms: int) -> None:
    """A sum is written as chains of at most two hundred terms; every one of them is computed."""
    b = ProgramBuilder()
    total = b.leaf(Leaf("x0", 2))
    for k in range(1, terms):
        x = b.leaf(Leaf(f"x{k}", 2))
        total = b.add(total, b.mul(x, x) if k % 2 else x)
    outputs = (Output("sum", (1,), (total,)),)
    inputs = (Input("x", tuple(f"x{k}" for k in range(terms))),)
    program = b.finish(Program("sum", (), outputs, inputs), outputs)
    tape = tape_of(program)
    known = {op.result for op in tape.ops}
    known |= {k for k, value in enumerate(program.values) if value.op == LEAF}
    assert all(k in known for op in tape.ops for k in op.reads())
    x = np.linspace(-1, 2, terms)
    exact = x[::2].sum() + (x[1::2] ** 2).sum()
    np.testing.assert_allclose(emdeg.jit(program)(x), [exact], rtol=1e-12)
