"""Walks among programs of one length: the function stays, the length never grows."""

from __future__ import annotations

import ctypes
import importlib
import random
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg.program.certify import certify
from emdeg.program.fingerprint import output_fingerprints
from emdeg.program.ir import Program
from emdeg.shorten.native import shuffling
from emdeg.shorten.passes.factor import drift, factor
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.passes.shuffle import shuffle

room = importlib.import_module("emdeg.shorten.passes.shuffle")  # the module, not its function
SOURCE = Path(shuffling.__file__).parent / "shuffle.c"


@pytest.fixture(scope="module")
def short() -> Program:
    """The bias of a three-link arm, factored until nothing is gained."""
    plain = emdeg.compile(emdeg.load("stanford3"), "bias", optimise=None, certify=False)
    return factor(plain, random.Random(1), rounds=20)


def test_a_walk_ends_at_another_program_that_is_not_longer(short: Program) -> None:
    """Proved equal; the walk follows from its seed, and another seed walks elsewhere."""
    found, again, other = (shuffle(short, random.Random(seed)) for seed in (2, 2, 3))
    certify(found, short)
    assert found.count().total <= short.count().total
    assert again.values == found.values
    assert len({found.values, other.values, short.values}) == 3


def test_a_walk_shortens_where_resubstitution_would(derived: Callable[..., Program]) -> None:
    """A program as derived has operations to spare, and thousands of steps find some."""
    program = merge(derived("stanford3", "inverse_dynamics"))
    found = shuffle(program, random.Random(1), 20_000)
    certify(found, program)
    assert found.count().total < program.count().total


def test_no_steps_are_no_change(short: Program) -> None:
    assert shuffle(short, random.Random(1), 0).count() == short.count()


def test_nothing_to_compute_is_no_crash() -> None:
    """A robot that cannot move has no outputs, and one that stands still has only numbers."""
    program = emdeg.compile("two_link", "gravity", optimise=None, certify=False)
    inertia = emdeg.derive("two_link").M[1, 1]
    numbers = emdeg.compile("two_link", {"inertia": inertia}, optimise=None, certify=False)
    empty = replace(program, outputs=(replace(program.outputs[0], shape=(0,), values=()),))
    for still in (empty, numbers):
        assert shuffle(still, random.Random(1)).count().total == 0


def test_a_long_program_is_walked_in_a_stretch(
    short: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What lies outside may neither be read nor changed; the whole is the same function."""
    monkeypatch.setattr(room, "MOST_NODES", 20)
    for seed in range(5):
        certify(shuffle(short, random.Random(seed)), short)


def test_divisions_and_functions_stay_as_they_are() -> None:
    """Forward dynamics divides, friction has signs: both are given to the walk."""
    robot = emdeg.load("two_link")
    program = emdeg.compile(robot, "forward_dynamics", optimise=None, certify=False)
    found = shuffle(program, random.Random(1), 3000)
    certify(found, program)
    assert found.count().div == program.count().div


def test_a_drift_ends_at_another_program_of_the_same_length(short: Program) -> None:
    """What makes it useful: the last of the cheapest is not the first."""
    drifted = drift(short, random.Random(1), 40)
    assert output_fingerprints(drifted, 2) == output_fingerprints(short, 2)
    assert drifted.count().total <= short.count().total
    assert drifted.values != short.values


def _walked(function: Callable[..., int], program: Program) -> bytes:
    """What a compiled shuffle makes of a program: nodes and outputs, byte by byte."""
    seen: list[bytes] = []

    def recording(nodes, count, outputs, seed, steps, worse):  # type: ignore[no-untyped-def]
        left = function(
            nodes.ctypes.data, count, len(nodes), outputs.ctypes.data, len(outputs),
            seed, steps, worse, shuffling.ABOVE,
        )  # fmt: skip
        fields = [np.ascontiguousarray(nodes[name][:left]).tobytes() for name in nodes.dtype.names]
        seen.append(b"".join([*fields, outputs.tobytes()]))
        return nodes[:left]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room, "shuffled", recording)
        shuffle(program, random.Random(7), 3000)
    return seen[0]


@pytest.mark.oracle
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_the_text_for_llvm_is_that_of_the_source(
    compiler: str, short: Program, tmp_path: Path
) -> None:
    """The source, compiled here, walks the same way to the last bit; warnings are errors."""
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not here")
    library = tmp_path / "shuffle.so"
    flags = ["-std=c99", "-O1", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC"]
    subprocess.run([compiler, *flags, str(SOURCE), "-o", str(library)], check=True)
    own = ctypes.CDLL(str(library)).shuffle
    own.argtypes, own.restype = shuffling.ARGUMENTS, shuffling.INT
    _, shipped = shuffling._compiled()
    assert _walked(own, short) == _walked(shipped, short)


@pytest.mark.oracle
def test_the_walk_touches_no_memory_that_is_not_its_own(short: Program, tmp_path: Path) -> None:
    """Address and undefined-behaviour sanitizers on a walk of ten thousand steps."""
    if shutil.which("gcc") is None:
        pytest.skip("gcc is not here")
    states: list[tuple[bytes, int, int, bytes, int]] = []

    def recording(nodes, count, outputs, seed, steps, worse):  # type: ignore[no-untyped-def]
        states.append((nodes.tobytes(), count, len(nodes), outputs.tobytes(), len(outputs)))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room, "shuffled", recording)
        shuffle(short, random.Random(7))
    nodes, count, room_for, outputs, many = states[0]
    (tmp_path / "nodes").write_bytes(nodes)
    (tmp_path / "outputs").write_bytes(outputs)
    (tmp_path / "main.c").write_text(
        f"""#include "{SOURCE}"
#include <stdio.h>
int main(void) {{
    Node *node = malloc(sizeof *node * {room_for});
    int32_t *output = malloc(sizeof *output * {many});
    FILE *file = fopen("nodes", "rb");
    if (fread(node, sizeof *node, {room_for}, file) != {room_for}) return 1;
    fclose(file);
    file = fopen("outputs", "rb");
    if (fread(output, sizeof *output, {many}, file) != {many}) return 1;
    fclose(file);
    int32_t left = shuffle(node, {count}, {room_for}, output, {many}, 5, 10000, 50, 3);
    printf("%d\\n", left);
    free(node);
    free(output);
    return left <= 0;
}}
"""
    )
    flags = ["-std=c99", "-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    subprocess.run(["gcc", *flags, "main.c", "-o", "main"], check=True, cwd=tmp_path)
    ran = subprocess.run(["./main"], cwd=tmp_path, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
