"""Texts with one change: whatever computes something else is not proved.

A change is another operand of the same type, two operands in the other order, another operation,
another number, place or lane. Those that LLVM refuses are none. What still passes must give the
same results when LLVM compiles it, for ordinary and for huge angles: that is the oracle here.
"""

from __future__ import annotations

import ctypes
import random
import re
from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import pytest

import emdeg
from emdeg.backends.llvm import host, native
from emdeg.backends.llvm.native import NativeOptions
from emdeg.backends.llvm.read.check import Proof
from emdeg.errors import BackendError, CertificateError
from emdeg.program.ir import Program
from tests.backends.test_lanes import tree

STATES = 19
OTHERS = {
    "fadd": "fsub", "fsub": "fadd", "fmul": "fadd", "fdiv": "fmul", "ogt": "olt", "ult": "ule",
    "eq": "ne", "uge": "ugt", "add": "sub", "mul": "add",
}  # fmt: skip
NUMBER = re.compile(r"(?<=i32 )\d+|(?<=i64 )\d+|0x[0-9A-F]{16}|(?<=, )\d+$")
NAME = re.compile(r"%[\w.]+")
TYPE = re.compile(r"<\d+ x \w+>|double|ptr|i\d+")


@dataclass(frozen=True)
class Subject:
    """A program, the text of its kernels, and what they compute."""

    program: Program
    options: NativeOptions

    @cached_property
    def module(self):
        return native.module(self.program, self.options)

    @cached_property
    def text(self) -> str:
        return self.module.text()

    @cached_property
    def results(self):
        return self.run(self.text)

    def is_proved(self, text: str) -> bool:
        proof = Proof(self.program, self.options, self.module)
        try:
            read = proof.read(text)
            proof.one(read)
            proof.batch(read)
        except CertificateError:
            return False
        return True

    def run(self, text: str) -> list[np.ndarray]:
        code = host.Loaded(host.compile_object(text, host.this_host()), host.this_host())
        known = {k: 1.3 if v is None else v for k, v in self.program.parameters.items()}
        plan = native.constants_plan(self.program)
        constants = np.array([*plan.constant_values(known), 0.0])
        rng, found = np.random.default_rng(5), []
        columns = self.options.layout == "columns"
        for huge in (1.0, 3e5) if any(i.name == "q" for i in self.program.inputs) else (1.0,):
            states = [rng.uniform(0.3, 1.4, (STATES, len(i.leaves))) for i in self.program.inputs]
            states[0][3::4] *= huge
            given = [np.ascontiguousarray(a.T if columns else a) for a in states]
            outputs = [np.full((STATES, len(o.values)), 7.5) for o in self.program.outputs]
            outputs = [np.ascontiguousarray(a.T if columns else a) for a in outputs]
            self._call(code, "batch", [*given, *outputs, constants], STATES, STATES)
            found += outputs
            for state in (0, 3):
                single = [np.full(len(o.values), 7.5) for o in self.program.outputs]
                ones = [np.ascontiguousarray(a[state]) for a in states]
                self._call(code, "one", [*ones, *single, constants])
                found += single
        return found

    @staticmethod
    def _call(code, name: str, arrays, *counts: int) -> None:
        kinds = [ctypes.c_void_p] * len(arrays) + [ctypes.c_int64] * len(counts)
        function = ctypes.CFUNCTYPE(None, *kinds)(code.address(name))
        function(*(a.ctypes.data for a in arrays), *counts)


def mutants(text: str, count: int, seed: int, function: str = ""):
    """Texts with one change that LLVM takes, each with the line before and after.

    The change may be in one function only.
    """
    rng = random.Random(seed)
    lines = text.split("\n")
    first = next(
        k for k, line in enumerate(lines) if f"@{function}" in line and line[:6] == "define"
    )
    last = lines.index("}", first) if function else len(lines)
    places = [k for k in range(first, last) if lines[k].startswith("  ")]
    while count:
        at = rng.choice(places)
        new = _changed(lines, at, rng)
        if new in (None, lines[at]):
            continue
        mutant = "\n".join([*lines[:at], new, *lines[at + 1 :]])
        try:
            host.parse(mutant, host.this_host())
        except BackendError:
            continue
        count -= 1
        yield lines[at], new, mutant


def _changed(lines: list[str], at: int, rng: random.Random) -> str | None:
    result, equals, rest = lines[at].rpartition(" = ")
    kind = rng.choice(("name", "order", "number", "operation"))
    names = NAME.findall(rest)
    if kind == "name" and names:
        old, same = rng.choice(names), _alike(lines, at)
        rest = rest.replace(old, rng.choice(same.get(old, [old])), 1)
    elif kind == "order" and len(names) > 1:
        k = rng.randrange(len(names) - 1)
        rest = rest.replace(names[k], "\0", 1).replace(names[k + 1], names[k], 1)
        rest = rest.replace("\0", names[k + 1], 1)
    elif kind == "number" and NUMBER.search(rest) and "@llvm.masked." not in rest:
        # LLVM does not refuse an alignment of 7 in these, but ends the process
        found = rng.choice([*NUMBER.finditer(rest)])
        old = found[0]
        new = f"0x{int(old, 16) ^ 1 << 63:016X}" if old[:2] == "0x" else str(
            max(0, int(old) + rng.choice((-8, -1, 1, 8)))
        )  # fmt: skip
        rest = rest[: found.start()] + new + rest[found.end() :]
    elif kind == "operation":
        word = next((w for w in rest.split(" ") if w in OTHERS), None)
        if rest.startswith("fneg"):
            zero = "zeroinitializer" if "<" in rest else "0.0"
            rest = rest.replace("fneg", "fadd", 1) + f", {zero}"
        elif word is not None:
            rest = rest.replace(word, OTHERS[word], 1)
    return result + equals + rest


def _alike(lines: list[str], at: int) -> dict[str, list[str]]:
    """Names that are known at a line → all names that seem to be of the same type."""
    first = max(k for k in range(at) if lines[k].startswith("define"))
    kinds: dict[str, str] = {}
    for line in lines[first:at]:
        name, equals, rest = line.strip().partition(" = ")
        if equals:
            op, kind = rest.split(" ")[0], TYPE.search(rest)
            special = {"getelementptr": "ptr", "icmp": "mask", "fcmp": "mask"}
            special |= {"extractelement": "scalar", "shufflevector": str(rest.count("i32 "))}
            kinds[name] = special.get(op, kind[0] if kind else "")
    by_kind = defaultdict(list)
    for name, kind in kinds.items():
        by_kind[kind].append(name)
    return {name: by_kind[kind] for name, kind in kinds.items()}


def check(subject: Subject, count: int, seed: int) -> None:
    assert subject.is_proved(subject.text)
    passed = 0
    for before, after, mutant in mutants(subject.text, count, seed):
        if not subject.is_proved(mutant):
            continue
        passed += 1
        for right, found in zip(subject.results, subject.run(mutant), strict=True):
            np.testing.assert_allclose(
                found, right, rtol=1e-9, atol=1e-9, err_msg=f"{before} became {after}"
            )
    assert passed <= count // 3, "most changes of a text change what it computes"


def subject(name: str, options: NativeOptions) -> Subject:
    if name == "limbs":
        return Subject(tree(3, 4), options)
    robot, outputs, *rolled = name.split(" ")
    level = "-O0" if rolled else None
    program = emdeg.compile(robot, outputs.split("+"), optimise=level, rolled=bool(rolled))
    return Subject(program, options)


@pytest.mark.parametrize("layout", ["rows", "columns"])
@pytest.mark.parametrize("name", ["two_link mass_matrix+gravity", "limbs"])
def test_a_change_is_caught(name, layout):
    check(subject(name, NativeOptions("float64", layout)), 40, seed=1)


def test_a_text_that_does_not_look_for_large_angles_is_caught():
    """A shift by one bit more, a word left out, a limit of the slow path that is too large."""
    arm = subject("two_link mass_matrix+gravity", NativeOptions("float64", "rows"))
    assert arm.is_proved(arm.text)
    shifts = re.findall(r"lshr i64 %\w+, 17|lshr <\d x i64> .*", arm.text)
    words = re.findall(r"= or (<\d x i64>|i64) (%\w+), (%\w+)", arm.text)
    limit = re.search(r"fcmp ogt double %size, (0x\w+)", arm.text)
    assert shifts
    assert words
    assert limit is not None
    assert not any(arm.is_proved(arm.text.replace(x, x.replace("17", "18"))) for x in shifts)
    for kind, a, b in words:
        old = f"= or {kind} {a}, {b}"
        assert not arm.is_proved(arm.text.replace(old, f"= or {kind} {a}, {a}"))
    assert not arm.is_proved(arm.text.replace(limit[1], "0x4100000000000000"))  # 2¹⁷


@pytest.mark.slow
@pytest.mark.parametrize("layout", ["rows", "columns"])
@pytest.mark.parametrize(
    "name",
    [
        "puma560 mass_matrix+gravity", "ur5 forward_dynamics", "stanford inverse_dynamics",
        "limbs", "panda inverse_dynamics rolled",
    ],
)  # fmt: skip
def test_many_changes_are_caught(name, layout):
    check(subject(name, NativeOptions("float64", layout)), 300, seed=2)
