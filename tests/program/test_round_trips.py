"""Text and JSON read back exactly, and an expression keeps its meaning through every form.

R68: the same program has the same text, the same JSON and the same digest in every process.
"""

from __future__ import annotations

import contextlib
import json
import random
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, reject, settings
from hypothesis import strategies as st

from emdeg.errors import EmdegError, ExprError, ProgramError
from emdeg.exact.graph import Expr
from emdeg.exact.numbers import Surd
from emdeg.program import data, fingerprint, lift, lower, serialise, text
from emdeg.program.builder import ProgramBuilder
from emdeg.program.certify import certify
from emdeg.program.ir import DerivedAngle, Input, Leaf, LinearAngle, Output, Program, Value
from emdeg.program.number_text import number_from_text, number_to_text
from emdeg.program.ops import CONST, COS
from emdeg.program.wellformed import verify

LEAVES = (
    Leaf("q1", 1, angular=True),
    Leaf("angle[left finger]", 1, angular=True),
    Leaf("alpha", 0, angular=True),
    Leaf("mass", 0),
    Leaf('odd "name"\n=%3', 0),
    Leaf("qd1", 2),
    *(Leaf(f"h{axis}", 1, sphere=("h", k)) for k, axis in enumerate("xyzw")),
)
KINDS = ["add", "sub", "mul", "div", "neg", "const", "cos", "sin", "call"]
rationals = st.fractions(min_value=-50, max_value=50, max_denominator=1000)
surds = st.builds(Surd, rationals, st.just(Fraction(1, 2)), rationals, rationals)
numbers = st.one_of(st.integers(-(10**30), 10**30), rationals, surds)


@st.composite
def programs(draw: st.DrawFn, divide: bool = True) -> Program:
    """Straight-line programs with every kind of instruction."""
    make = ProgramBuilder()
    pool = [make.leaf(leaf) for leaf in LEAVES]
    angular = pool[:3]
    for _ in range(draw(st.integers(1, 25))):
        kind = draw(st.sampled_from(KINDS))
        a, b = draw(st.sampled_from(pool)), draw(st.sampled_from(pool))
        if kind in ("add", "sub", "mul"):
            made = getattr(make, kind)(a, b)
        elif kind == "div":
            made = make.div(a, b) if divide and make.constant_of(b) != 0 else make.mul(a, a)
        elif kind == "neg":
            made = make.neg(a)
        elif kind == "const":
            made = make.const(draw(numbers))
        elif kind == "call":
            name = draw(st.sampled_from(["sign", "tanh", "abs", "sqrt"]))
            # of a leaf: sign(x + x) is sign(x) for an expression, which a program cannot know
            made = make.call(
                name, a if name in ("tanh", "sqrt") else draw(st.sampled_from(pool[:10]))
            )
        else:
            size = draw(st.integers(1, 3))
            multiples = draw(st.lists(st.integers(1, 4), min_size=size, max_size=size))
            signs = draw(st.lists(st.sampled_from([1, -1]), min_size=size, max_size=size))
            angle = [(k, m * s) for k, m, s in zip(angular, multiples, signs, strict=False)]
            made = getattr(make, kind)(angle, Fraction(draw(st.integers(-24, 24)), 12))
        pool.append(made)
    values = tuple(draw(st.lists(st.sampled_from(pool), min_size=2, max_size=6)))
    return Program(
        name=draw(st.sampled_from(["inverse_dynamics", "with space", "τ"])),
        values=tuple(make.values),
        outputs=(Output("y", (len(values),), values), Output("first", (), values[:1])),
        inputs=(
            Input("q", ("q1", "hx", "hy", "hz", "hw")),
            Input("qd", ("qd1",)),
        ),
        parameters={"alpha": 0.1, "mass": None, 'odd "name"\n=%3': -1e-300},
        derived=(DerivedAngle("angle[left finger]", "q1", Fraction(-1, 3), Fraction(1, 10)),),
        metadata={"method": "none", "note": 'quotes " and \\ and\nlines'},
    )


@given(programs())
def test_text_reads_back_exactly(program: Program) -> None:
    assert Program.from_text(text.to_text(program)) == program


@given(programs())
def test_json_reads_back_exactly(program: Program) -> None:
    again = Program.from_json(serialise.dumps(program))
    assert again == program
    assert serialise.digest(again) == serialise.digest(program)


def lifted(program: Program) -> dict[str, tuple[tuple[int, ...], list[Expr]]]:
    """The expressions of a program that has them: √ of a negative number stands for nothing."""
    try:
        return lift.lift(program)
    except ExprError as problem:
        if "is not real" not in str(problem):
            raise
        reject()


@given(programs(divide=False))
@settings(max_examples=60)
def test_lifting_and_lowering_keep_the_function(program: Program) -> None:
    """Program → expressions → program: proven equal, opaque functions included."""
    expressions = lifted(program)
    certify(program, expressions)
    again = lower.lower(
        "again", expressions, [], derived=program.derived, metadata=program.metadata
    )
    certify(again, expressions)


@given(programs(divide=False))
@settings(max_examples=60)
def test_expression_and_program_have_equal_fingerprints(program: Program) -> None:
    """Same seed, same points: residues of expressions are those of the program (R35's machine)."""
    from emdeg.exact.field import PRIME_WITH_ROOTS
    from emdeg.exact.fingerprint import fingerprints

    expressions = lifted(program)["y"][1]
    ours = fingerprint.output_fingerprints(program, 3, 7, PRIME_WITH_ROOTS)["y"]
    assert list(ours) == fingerprints(expressions, 3, 7, PRIME_WITH_ROOTS)


@given(programs())
def test_a_certificate_travels_in_both_forms(program: Program) -> None:
    try:
        certified = program.with_certificate(certify(program, program))
    except EmdegError:  # divides by what is identically zero
        return
    assert Program.from_text(text.to_text(certified)) == certified
    assert Program.from_json(serialise.dumps(certified)) == certified
    assert serialise.digest(certified) == serialise.digest(program)


@given(numbers)
def test_numbers_read_back_exactly(number: object) -> None:
    assert number_from_text(number_to_text(number)) == number  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "junk", ["", "1/0", "1e9", "0x1", "1.5", "√5", "1/2*√", "1 2", "--1", "1+2", "٣", "9" * 5000]
)
def test_numbers_refuse_anything_else(junk: str) -> None:
    with pytest.raises(ProgramError):
        number_from_text(junk)


def test_digest_is_the_same_in_another_process() -> None:
    """R68, across processes with other hash seeds."""
    code = (
        "import emdeg; from emdeg.compiler import compile; from emdeg.program.serialise import "
        "digest; print(digest(compile(emdeg.load('two_link'), optimise=None, certify=False)))"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PATH": ""},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(found) == 1


# -- files from strangers ---------------------------------------------------------


def _example() -> Program:
    make = ProgramBuilder()
    q, m = make.leaf(LEAVES[0]), make.leaf(LEAVES[3])
    y = make.mul(make.cos([(q, 1)]), make.add(m, make.const(Fraction(1, 2))))
    return Program(
        "p", tuple(make.values), (Output("y", (1,), (y,)),), (Input("q", ("q1",)),), {"mass": 1.0}
    )


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"format": "other"}, "format"),
        ({"version": 99}, "version"),
        ({"extra": 1}, "extra"),
        ({"name": 3}, "name"),
        ({"values": [["mul", 0, 1]]}, "%0"),
        ({"values": [["pow", 0, 1]]}, "values[0]"),
        ({"values": [["const", 1.5]]}, "values[0]"),
        ({"values": [["const", "1e999999999"]]}, "values[0]"),
        ({"values": [["leaf", "q1", 5, True, None]]}, "%0"),
        ({"values": [["leaf", "q1", 1, "yes", None]]}, "values[0]"),
        ({"values": [["leaf", "q1", 1, False, ["h", 9]]]}, "values[0]"),
        ({"values": [["__import__", 0]]}, "values[0]"),
        ({"values": [["leaf", "q1", 1, True, None], ["cos", [[0, 10**9]], "0"]]}, "%1"),
        ({"values": [["leaf", "q1", 1, True, None], ["cos", [[0, 1]], "1/7"]]}, "%1"),
        ({"values": [["leaf", "q1", 1, False, None], ["cos", [[0, 1]], "0"]]}, "%1"),
        ({"outputs": [["y", [2], [0]]]}, "y"),
        ({"outputs": [["y", [1], [99]]]}, "y"),
        ({"outputs": [["y", [-1], []]]}, "outputs[0]"),
        ({"parameters": {"mass": "heavy"}}, "parameters.mass"),
        ({"parameters": {"mass": 10**400}}, "parameters.mass"),
        ({"inputs": [["q", ["q1"]], ["x", ["q1"]]]}, "q1"),
        ({"derived": [["a", "nobody", "1", "0"]]}, "a"),
        ({"metadata": {"k": 1}}, "metadata.k"),
    ],
)
def test_a_wrong_file_is_refused_at_its_place(change: dict[str, object], place: str) -> None:
    changed = {**data.to_data(_example()), **change}
    with pytest.raises(ProgramError) as caught:
        Program.from_json(json.dumps(changed))
    assert caught.value.element == place


@pytest.mark.parametrize(
    "junk",
    ["", "[", "null", "[]", '{"a":1,"a":2}', '{"a": NaN}', "[" * 100_000, b"\xff", "1" * 10_000],
)
def test_junk_is_refused(junk: str | bytes) -> None:
    with pytest.raises(ProgramError):
        Program.from_json(junk)


def test_mutated_files_raise_nothing_else() -> None:
    """2,000 random edits of a file: it reads, or a ProgramError or CertificateError says why."""
    rng = random.Random(3)
    honest = serialise.dumps(_example().with_certificate(certify(_example(), _example())))
    for _ in range(2000):
        letters = list(honest)
        for _ in range(rng.randint(1, 4)):
            at = rng.randrange(len(letters))
            letters[at : at + rng.randint(0, 3)] = rng.choice(['"', "[", "]", "9", "-", "", "x,"])
        with contextlib.suppress(EmdegError):
            verify(Program.from_json("".join(letters)))


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("%0 = leaf q1 sometimes", 1),
        ("%1 = leaf q1 configure", 1),
        ("%0 = frobnicate %1", 1),
        ("%0 = add %1", 1),
        ("output y [x] = %0", 1),
        ("nonsense", 1),
        ("%0 = const 1/0", 1),
        ("parameter m = inf", 1),
    ],
)
def test_a_wrong_line_is_named(line: str, number: int) -> None:
    with pytest.raises(ProgramError) as caught:
        Program.from_text(f"program p\n{line}\n")
    assert caught.value.element == f"line {number + 1}"


def test_value_with_an_exact_number_that_is_none_is_refused() -> None:
    """A float smuggled in as a constant is not a program."""
    broken = replace(_example(), values=(Value(CONST, 0.5),), outputs=())
    with pytest.raises(ProgramError, match="exact"):
        verify(broken)


def test_angles_are_written_as_people_write_them() -> None:
    angle = LinearAngle(((0, 1), (3, -2)), Fraction(-1, 4))

    assert text.value_text(Value(COS, angle)) == "cos %0 - 2*%3 - 1/4*pi"


@given(programs())
@settings(max_examples=20)
def test_a_program_has_the_same_doors(program: Program) -> None:
    """Methods on Program are the functions of their modules; `str` is the text, `repr` is short."""
    verify(program)
    assert Program.from_text(str(program)) == program
    assert Program.from_json(program.to_json()) == program
    assert program.digest == serialise.digest(program)
    assert len(repr(program)) < 200
