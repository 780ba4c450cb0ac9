"""What the builder folds, and that folding never changes the function."""

from __future__ import annotations

from fractions import Fraction

import pytest

from emdeg.errors import EmdegError
from emdeg.exact.graph import const, function, product, symbol
from emdeg.program.builder import ProgramBuilder, prune, tidy
from emdeg.program.certify import certify
from emdeg.program.ir import Input, Leaf, Output, Program, Value
from emdeg.program.lower import lower
from emdeg.program.ops import ADD, MUL, NEG, SUB
from emdeg.program.wellformed import verify

X, Y = Leaf("x", 2), Leaf("y", 2)
XY = (Input("xy", ("x", "y")),)


def build(rule: object) -> tuple[ProgramBuilder, int]:
    make = ProgramBuilder()
    x, y = make.leaf(X), make.leaf(Y)
    return make, rule(make, x, y)  # type: ignore[operator]


@pytest.mark.parametrize(
    ("rule", "expected"),
    [
        (lambda m, x, y: m.add(x, m.const(0)), "x"),
        (lambda m, x, y: m.mul(x, m.const(1)), "x"),
        (lambda m, x, y: m.mul(x, m.const(0)), "0"),
        (lambda m, x, y: m.sub(x, x), "0"),
        (lambda m, x, y: m.div(x, x), "1"),
        (lambda m, x, y: m.neg(m.neg(x)), "x"),
        (lambda m, x, y: m.mul(m.neg(x), m.neg(y)), "mul"),
        (lambda m, x, y: m.add(m.neg(x), y), "sub"),
        (lambda m, x, y: m.sub(x, m.neg(y)), "add"),
        (lambda m, x, y: m.add(m.neg(x), m.neg(y)), "neg"),
        (lambda m, x, y: m.div(x, m.const(2)), "mul"),
        (lambda m, x, y: m.call("abs", m.const(-3)), "3"),
        (lambda m, x, y: m.call("sign", m.mul(m.const(-2), x)), "neg"),
    ],
)
def test_trivial_folding(rule: object, expected: str) -> None:
    make, k = build(rule)
    op, a, _ = make.values[k]
    shown = {0: str(a), 1: getattr(a, "name", ""), ADD: "add", SUB: "sub", MUL: "mul", NEG: "neg"}
    assert shown[op] == expected


def test_equal_instructions_have_one_number() -> None:
    make, k = build(lambda m, x, y: m.mul(x, y))
    assert make.mul(1, 0) == k


@pytest.mark.parametrize("name", ["sign", "tanh", "abs", "sqrt"])
@pytest.mark.parametrize("factor", [-2, -1, 1, 3, Fraction(1, 2)])
def test_opaque_functions_fold_as_expressions_do(name: str, factor: Fraction) -> None:
    """|−2x| = 2|x| in both worlds, so an expression and its program stay comparable."""
    make = ProgramBuilder()
    x = make.leaf(X)
    y = make.call(name, make.mul(make.const(factor), x))
    program = Program("f", tuple(make.values), (Output("y", (), (y,)),), XY)
    e = function(name, const(factor) * symbol("x", 2))
    certify(program, {"y": ((), [e])})


def test_division_by_an_exact_zero_is_refused() -> None:
    with pytest.raises(EmdegError, match="zero"):
        build(lambda m, x, y: m.div(x, m.const(0)))


def test_a_difference_and_its_mirror_are_computed_once() -> None:
    """a − b and b − a: a sign is free, so one addition is counted."""
    make, forward = build(lambda m, x, y: m.sub(x, y))
    backward = make.neg(forward)
    outputs = (Output("d", (2,), (forward, backward)),)
    program = tidy(Program("mirror", tuple(make.values), outputs, XY))
    verify(program)
    assert program.count().add == 1
    certify(program, Program("plain", tuple(make.values), outputs, XY))


def test_pruning_keeps_the_order_and_drops_the_certificate() -> None:
    make, k = build(lambda m, x, y: m.mul(x, x))
    make.add(0, 1)  # dead
    program = Program("p", tuple(make.values), (Output("y", (), (k,)),), XY)
    program = program.with_certificate(certify(program, program))
    pruned = prune(program)
    assert pruned.values == (Value(1, X), Value(MUL, 0, 0))
    assert pruned.certificate is None


def test_lowering_puts_slow_factors_first() -> None:
    """(m·l)·c(q)·qd: the parameters meet in set-up, the configuration before the motion."""
    m, l = symbol("m"), symbol("l")
    q, qd = symbol("q", 1), symbol("qd", 2)
    program = lower("f", {"y": ((), [product([qd, l, q, m])])}, [("q", [q]), ("qd", [qd])])
    counts = program.count().stages
    assert [counts[s].mul for s in ("setup", "configure", "step")] == [1, 1, 1]
