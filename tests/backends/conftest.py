"""Programs that backends are tried on: one with every instruction, and robots of the library."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import numpy as np
import pytest

import emdeg
from emdeg.program.builder import ProgramBuilder
from emdeg.program.interpret import interpret
from emdeg.program.ir import DerivedAngle, Input, Leaf, Output, Program

ROBOTS = ("puma560", "stanford", "panda", "ur5", "scara", "two_link")
OUTPUTS = ("inverse_dynamics", "mass_matrix", "gravity", "forward_dynamics", "jacobian")
HOSTILE = (
    '*/ system("rm");/* """ ??/',
    "line\nbreak\\\n",
    "🤖 \\ \" ' % {} $(x) \\end{document}",
    "ü\u202e*)-->]]>\x00\x1b[31m<!-- ",
    "</script><img src=x onerror=alert(1)>\r\u2028'''",
)


def everything() -> Program:
    """All operations, all kinds of leaves, all rates, outputs of every sort, hostile names."""
    b = ProgramBuilder()
    q1, q2 = b.leaf(Leaf("q1", 1, angular=True)), b.leaf(Leaf("q2", 1, angular=True))
    slide = b.leaf(Leaf(HOSTILE[0], 1))
    follower = b.leaf(Leaf("angle[follower]", 1, angular=True))
    v1, v2 = b.leaf(Leaf("v1", 2)), b.leaf(Leaf("v2", 2))
    mass, length = b.leaf(Leaf(HOSTILE[1], 0)), b.leaf(Leaf("length", 0))
    twist = b.leaf(Leaf("twist", 0, angular=True))
    c1, s1 = b.cos([(q1, 1)]), b.sin([(q1, 1)])
    c12 = b.cos([(q1, 2), (q2, -3)], Fraction(1, 6))
    s_mixed = b.sin([(q2, 1), (twist, 1)])
    c_follower = b.cos([(follower, -1)])
    moment = b.mul(mass, b.mul(length, b.cos([(twist, 1)])))
    square = b.mul(c1, c1)
    total = b.add(b.mul(v1, v1), b.add(b.mul(square, v2), b.add(slide, b.mul(moment, s1))))
    ratio = b.div(b.sub(total, b.const(Fraction(1, 3))), b.add(b.mul(v2, v2), b.const(2)))
    friction = b.add(b.call("tanh", b.mul(v1, b.const(3))), b.call("sign", v2))
    root = b.call("sqrt", b.add(b.call("abs", b.neg(ratio)), b.const(Fraction(1, 7))))
    last = b.sub(b.mul(friction, c12), b.mul(s_mixed, b.neg(c_follower)))
    outputs = (
        Output("matrix", (2, 3), (total, ratio, b.neg(ratio), root, last, b.const(0))),
        Output(HOSTILE[2], (), (b.add(last, root),)),
        Output("copies", (4,), (q1, moment, b.const(Fraction(-5, 2)), b.neg(v1))),
    )
    template = Program(
        name=HOSTILE[4],
        values=(),
        outputs=outputs,
        inputs=(
            Input("q", ("q1", HOSTILE[0], "q2")),
            Input(HOSTILE[3], ("v1", "v2")),
        ),
        parameters={HOSTILE[1]: 1.25, "length": -0.5, "twist": 0.3},
        derived=(DerivedAngle("angle[follower]", "q2", Fraction(1, 2), Fraction(3, 10)),),
        metadata={"robot": HOSTILE[4], "method": HOSTILE[0], "joints": HOSTILE[1]},
    )
    return b.finish(template, outputs)


@cache
def program_of(robot: str, output: str) -> Program:
    """A program of the library, as the public door makes it."""
    outputs = output.split("+")
    level = "-O1" if robot == "two_link" else None  # the others would take seconds
    return emdeg.compile(emdeg.load(robot), outputs, optimise=level, certify=False)


def states(program: Program, count: int, seed: int = 0) -> dict[str, np.ndarray]:
    """Random inputs."""
    rng = np.random.default_rng(seed)
    return {i.name: rng.uniform(-3, 3, (count, len(i.leaves))) for i in program.inputs}


def compare(program: Program, inputs, found, tolerance: float, parameters=None) -> None:
    """Outputs against the reference interpreter, relative to the largest entry of each state."""
    expected = interpret(program, inputs, parameters)
    for output in program.outputs:
        reference = np.asarray(expected[output.name], dtype=float)
        result = np.asarray(found[output.name], dtype=float)
        assert result.shape == reference.shape
        axes = tuple(range(reference.ndim - len(output.shape), reference.ndim))
        scale = np.maximum(np.abs(reference).max(axis=axes, keepdims=True), 1e-3)
        worst = np.max(np.abs(result - reference) / scale)
        assert worst <= tolerance, f"{output.name}: {worst:.2e}"


class Bench:
    """What tests of backends share, handed over by a fixture (modules cannot import this file)."""

    robots, outputs, hostile = ROBOTS, OUTPUTS, HOSTILE
    everything = staticmethod(cache(everything))
    program_of = staticmethod(program_of)
    states = staticmethod(states)
    compare = staticmethod(compare)

    def programs(self) -> dict[str, Program]:
        """A small set that covers robots and outputs without trying every pair."""
        pairs = [(robot, "inverse_dynamics") for robot in ROBOTS]
        pairs += [("stanford", output) for output in OUTPUTS[1:]]
        pairs += [("two_link", "mass_matrix+coriolis_vector+gravity")]
        return {"everything": everything(), **{f"{r}.{o}": program_of(r, o) for r, o in pairs}}


@pytest.fixture(scope="session")
def bench() -> Bench:
    """Programs, states and the comparison with the interpreter."""
    return Bench()
