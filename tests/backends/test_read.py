"""Texts written by hand: what the reader follows, and what it refuses in a sentence."""

from __future__ import annotations

import pytest

from emdeg.backends.llvm.read import machine
from emdeg.backends.llvm.read.machine import Machine
from emdeg.backends.llvm.read.memory import Pointer
from emdeg.backends.llvm.read.reader import POISON, sections
from emdeg.backends.llvm.read.trace import Trace
from emdeg.errors import CertificateError
from emdeg.program.ir import Input, Output, Program
from emdeg.program.ops import ADD, MUL

PROGRAM = Program("p", (), (), (Input("x", ("a", "b", "c", "d")),))


def machine_of(body: str, *, more: str = "", apart: str = "") -> tuple[Machine, Pointer, Pointer]:
    """A function of four numbers in and four out."""
    head = f"define void @f(ptr {apart}%in, ptr {apart}%out) #0 {{"
    lines = [line.strip() for line in body.strip().split("\n")]
    text = "\n".join([head, *(x if x.endswith(":") else f"  {x}" for x in lines), "}", more])
    trace = Trace(PROGRAM, "double")
    made = Machine(sections(text), trace)
    given = made.memory.room("in", 32, align=8, writable=False)
    given.room.element = "double"
    given.room.cells |= {8 * k: trace.leaf(n, 0) for k, n in enumerate("abcd")}
    return made, given, made.memory.room("out", 32, align=8)


def run(body: str, **options: str) -> tuple[Trace, dict[int, int]]:
    made, given, out = machine_of(body, **options)
    made.call("@f", [given, out])
    return made.trace, out.room.cells


def test_lanes_and_loops():
    trace, cells = run("""
        entry:
        br label %loop
        loop:
        %k = phi i64 [0, %entry], [%next, %loop]
        %p = getelementptr inbounds [16 x i8], ptr %in, i64 %k
        %o = getelementptr inbounds [16 x i8], ptr %out, i64 %k
        %v = load <2 x double>, ptr %p, align 8
        %s = shufflevector <2 x double> %v, <2 x double> poison, <2 x i32> <i32 1, i32 0>
        %m = call <2 x double> @llvm.fma.v2f64(<2 x double> %v, <2 x double> %s, <2 x double> %v)
        store <2 x double> %m, ptr %o, align 8
        %next = add i64 %k, 1
        %more = icmp ult i64 %next, 2
        br i1 %more, label %loop, label %done
        done:
        ret void
        """)
    a, b, c, d = (trace.leaf(name, 0) for name in "abcd")
    pairs = [(a, b), (b, a), (c, d), (d, c)]
    wanted = [trace.binary(ADD, trace.binary(MUL, x, y), x) for x, y in pairs]
    assert [cells[8 * k] for k in range(4)] == wanted


BOTH = """
    entry:
    %a = load double, ptr %in, align 8
    %less = fcmp olt double %a, 0x4000000000000000
    br i1 %less, label %small, label %large
    small:
    store double %a, ptr %out, align 8
    br label %joined
    large:
    %q = getelementptr inbounds i8, ptr %in, i64 OFFSET
    %b = load double, ptr %q, align 8
    store double %b, ptr %out, align 8
    br label %joined
    joined:
    ret void
    """


def test_both_ways_of_a_comparison_are_followed():
    trace, cells = run(BOTH.replace("OFFSET", "0"))
    assert cells == {0: trace.leaf("a", 0)}, "the same after both"
    trace, cells = run(BOTH.replace("OFFSET", "8"))
    with pytest.raises(CertificateError, match="depends on a comparison"):
        trace.straight([_output(cells[0])], 0)


def test_what_is_not_written_has_no_value():
    trace, cells = run("""
        entry:
        %room = alloca [16 x i8], align 16
        %v = load double, ptr %room, align 16
        store double %v, ptr %out, align 8
        ret void
        """)
    assert cells == {0: POISON}
    with pytest.raises(CertificateError, match="undefined"):
        trace.straight([_output(cells[0])], 0)


def _output(value: int):
    return Output("y", (), (value,))


STORE = "entry:\n%v = load double, ptr %in, align 8\n"


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("entry:\n%v = load double, ptr %in, align 16\nret void", "alignment of 16"),
        ("entry:\n%v = load <8 x double>, ptr %in, align 8\nret void", "leaves an array"),
        (STORE + "store double %v, ptr %in, align 8\nret void", "read only"),
        (STORE + "%w = fadd fast double %v, %v\nret void", "cannot be read exactly"),
        (STORE + "%w = frem double %v, %v\nret void", "cannot be read exactly"),
        (STORE + "%w = load volatile double, ptr %in, align 8\nret void", "cannot be read exactly"),
        (STORE + "%w = call double @llvm.exp.f64(double %v)\nret void", "not known here"),
        (STORE + "%w = call double @expm1(double %v)\nret void", "does not define"),
        (STORE + "%w = bitcast double %v to ptr\nret void", "change of types"),
        (STORE + "%w = fneg double %z\nret void", "not known there"),
        (
            "entry:\n%p = getelementptr i8, ptr %out, i64 -8\n"
            "%q = getelementptr inbounds i8, ptr %p, i64 8\n"
            "store double 0x0, ptr %q, align 8\nret void",
            "at no known place",
        ),
        ("entry:\nbr label %loop\nloop:\nbr label %loop", "too many steps"),
        (
            STORE + "%c = fcmp ogt double %v, 0x0000000000000000\nbr i1 %c, label %a, label %b\n"
            "a:\nret void\nb:\nret void",
            "do not meet",
        ),
    ],
)
def test_refused(body, sentence, monkeypatch):
    monkeypatch.setattr(machine, "MOST", 1000)
    with pytest.raises(CertificateError, match=sentence):
        run(body)


def test_arguments_that_are_said_to_be_apart():
    """LLVM may reorder what goes through them."""
    body = """
        entry:
        call void @g(ptr %out, ptr %out)
        ret void
        """
    inner = "define void @g(ptr {0}%x, ptr {0}%y) #0 {{\nentry:\n{1}  ret void\n}}"
    touch = (
        "  store double 0x0, ptr %x, align 8\n  %q = getelementptr i8, ptr %y, i64 AT\n"
        "  %v = load double, ptr %q, align 8\n"
    )
    for kind, at, good in (("noalias ", 8, True), ("noalias ", 0, False), ("", 0, True)):
        more = inner.format(kind, touch.replace("AT", str(at)))
        if good:
            run(body, more=more)
            continue
        with pytest.raises(CertificateError, match="said to be apart"):
            run(body, more=more)


def test_an_argument_that_is_said_to_be_read_only():
    body = "entry:\ncall void @g(ptr %out)\nret void"
    store = "  store double 0x0, ptr %x, align 8"
    inner = f"define void @g(ptr {{}}%x) #0 {{{{\nentry:\n{store}\n  ret void\n}}}}"
    run(body, more=inner.format(""))
    with pytest.raises(CertificateError, match="said to be read only"):
        run(body, more=inner.format("readonly "))


@pytest.mark.parametrize(
    "line",
    [
        'attributes #0 = { nounwind "unsafe-fp-math"="true" }',
        "@numbers = global [2 x double] zeroinitializer",
        "define fastcc void @g(ptr %x) #0 {",
        "define void @g(ptr byval(i64) %x) #0 {",
    ],
)
def test_what_stands_between_functions(line):
    with pytest.raises(CertificateError, match="cannot be read exactly"):
        run("entry:\nret void", more=line)
    run("entry:\nret void", more='attributes #0 = { nounwind "prefer-vector-width"="256" }')
