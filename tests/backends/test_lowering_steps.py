"""The text of loops over time steps integrates its program as the books say."""

from __future__ import annotations

import random
import re

import pytest

import emdeg
from emdeg.backends.llvm import stepper
from emdeg.backends.llvm.read import steps
from emdeg.backends.llvm.read.steps import prove_steps
from emdeg.backends.llvm.stepper import Scheme
from emdeg.errors import CertificateError
from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import Input, Leaf, Output, Program
from emdeg.run.control import laws
from emdeg.run.kernel.stepper import Stepper
from emdeg.run.simulate.closed_loop import closed_loop

SCHEMES = ("rk4", "semi_implicit")
NUMBER = re.compile(r"(?<=i64 )\d+|0x[0-9A-F]{16}|5\.0e-1|6\.0$")


def pushed() -> Program:
    """A pendulum that a signal pushes: q̈ = u − sin q + 2v."""
    b = ProgramBuilder()
    q, v, u = b.leaf(Leaf("q", 1, angular=True)), b.leaf(Leaf("v", 2)), b.leaf(Leaf("u", 2))
    acceleration = b.add(b.sub(u, b.sin([(q, 1)])), b.mul(b.const(2), v))
    outputs = Output("q_rate", (1,), (v,)), Output("qdd", (1,), (acceleration,))
    inputs = Input("q", ("q",)), Input("v", ("v",)), Input("signals", ("u",))
    return b.finish(Program("pushed", (), outputs, inputs), outputs)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_arms(scheme):
    for robot in (emdeg.load("double_pendulum"), emdeg.load("stanford")):
        program = closed_loop(robot, laws.free(robot), ("q_rate", "qdd", "power"))
        stepping = Stepper(program, scheme, certify=True)
        assert stepping.lowering.log2_error <= -100
        assert f"steps of {scheme}, blocks" in stepping.lowering.kernels


@pytest.mark.parametrize("scheme", SCHEMES)
def test_signals_and_quaternions(scheme):
    found = prove_steps(pushed(), Scheme(scheme, (1, 1), 1))
    assert found.log2_error <= -100
    b = ProgramBuilder()
    names = [f"h{k}" for k in range(4)]
    h, w = [b.leaf(Leaf(n, 1)) for n in names], b.leaf(Leaf("w", 2))
    rates = tuple(b.mul(w, x) for x in h)
    outputs = Output("h_rate", (4,), rates), Output("wd", (1,), (b.neg(w),))
    program = b.finish(
        Program("turning", (), outputs, (Input("h", tuple(names)), Input("w", ("w",)))), outputs
    )
    assert prove_steps(program, Scheme(scheme, (4, 1), 0, spheres=(0,))).log2_error <= -100


@pytest.mark.parametrize("many", [False, True])
@pytest.mark.parametrize("scheme", SCHEMES)
def test_a_change_of_the_loop_is_caught(scheme, many, monkeypatch):
    """One number of the loop, wherever something reads it, is another."""
    program, chosen = pushed(), Scheme(scheme, (1, 1), 1)
    right = {
        k: stepper.stepper_text(program, chosen, stepper.Loop, k) for k in (1, stepper.lanes())
    }
    lanes = max(right) if many else 1
    lines = right[lanes].split("\n")
    first = lines.index(next(line for line in lines if "@run_" in line))
    rng, tried = random.Random(3), 0
    for at in range(first, len(lines)):
        result = lines[at].partition(" = ")[0].strip()
        numbers = [*NUMBER.finditer(lines[at])]
        read = re.compile(re.escape(result) + r"(?![\w.])")
        function = lines[at + 1 : lines.index("}", at)] if numbers else []
        fraction = scheme != "rk4" and "%h, " in lines[at]
        if fraction or not any(map(read.search, function)):
            continue  # h/2, h/6 and all rooms are written for every scheme
        number = rng.choice(numbers)
        new = str(int(number[0]) + 8) if number[0].isdigit() else "0x3FD0000000000000"
        changed = lines[at][: number.start()] + new + lines[at][number.end() :]
        mutant = "\n".join([*lines[:at], changed, *lines[at + 1 :]])
        texts = right | {lanes: mutant}
        monkeypatch.setattr(steps, "stepper_text", lambda *given, texts=texts: texts[given[-1]])
        tried += 1
        with pytest.raises(CertificateError):
            raise AssertionError(f"{changed}: {prove_steps(program, chosen)}")
    assert tried > 10


def test_steps_whose_number_depends_on_numbers_are_refused():
    with pytest.raises(CertificateError, match="how often it iterates"):
        prove_steps(pushed(), Scheme("variational", (1, 1, 1, 1), 0))
