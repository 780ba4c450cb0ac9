"""R48: how operations are counted, for whole programs, stages and single elements."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.graph import Expr, function, symbol
from emdeg.program.count import Count, count, count_elements
from emdeg.program.ir import Program
from emdeg.program.lower import lower

Q = [symbol(f"q{i}", 1, angular=True) for i in (1, 2, 3)]
QD = [symbol(f"qd{i}", 2) for i in (1, 2, 3)]
M, L = symbol("m"), symbol("l")


def counted(*expressions: Expr) -> Count:
    outputs = {"y": ((len(expressions),), list(expressions))}
    return lower("f", outputs, [("q", Q), ("qd", QD)]).count()


def numbers(found: Count) -> tuple[int, ...]:
    return (found.mul, found.add, found.div, found.trig, found.pairs, found.calls)


def test_each_binary_operation_counts_one() -> None:
    a, b = QD[0], QD[1]
    assert numbers(counted(a * b)) == (1, 0, 0, 0, 0, 0)
    assert numbers(counted(a + b)) == numbers(counted(a - b)) == (0, 1, 0, 0, 0, 0)
    assert numbers(counted(a / b)) == (0, 0, 1, 0, 0, 0)
    assert counted(a / b).total == 1


def test_signs_are_free_and_two_is_a_multiplication() -> None:
    a, b = QD[0], QD[1]
    assert numbers(counted(-a)) == (0, 0, 0, 0, 0, 0)
    assert numbers(counted(-(a * b))) == (1, 0, 0, 0, 0, 0)
    assert numbers(counted(2 * a)) == (1, 0, 0, 0, 0, 0)


def test_parameters_are_set_up_and_not_in_the_total() -> None:
    found = counted(M * L * L * QD[0])
    assert numbers(found) == (1, 0, 0, 0, 0, 0)
    assert numbers(found.stages["setup"]) == (2, 0, 0, 0, 0, 0)


def test_sine_and_cosine_are_counted_apart_and_their_angle_sum_once() -> None:
    q12 = Angle.of(Q[0]) + Angle.of(Q[1])
    assert numbers(counted(cos(Q[0]), sin(Q[0]))) == (0, 0, 0, 2, 1, 0)
    assert numbers(counted(cos(q12), sin(q12))) == (0, 1, 0, 2, 1, 0)
    assert numbers(counted(cos(Angle.of(Q[0], 2)))) == (1, 0, 0, 1, 1, 0)
    offset = Angle.of(Q[0]) + Angle.turns(Fraction(1, 4))
    assert numbers(counted(cos(offset))) == (0, 1, 0, 1, 1, 0)


def test_opaque_functions_are_calls() -> None:
    assert numbers(counted(M * function("sign", QD[0]))) == (1, 0, 0, 0, 0, 1)


def test_stages_add_up_to_the_whole() -> None:
    found = counted(cos(Q[0]) * M * QD[0] + cos(Q[1]) * cos(Q[0]))
    both = found.stages["configure"] + found.stages["step"]
    assert numbers(both) == numbers(found)


def test_dead_values_do_not_count(derived: Callable[..., Program]) -> None:
    program = derived("two_link")
    alone = Program("t", program.values, program.outputs[:0], program.inputs, program.parameters)
    assert count(alone).total == 0


def test_every_element_is_counted_alone(derived: Callable[..., Program]) -> None:
    """An element's count is that of the program with this element as its only output."""
    from dataclasses import replace

    from emdeg.program.ir import Output

    program = derived("scara", "mass_matrix")
    elements = count_elements(program)["mass_matrix"]
    assert len(elements) == 16
    for position, k in enumerate(program.outputs[0].values):
        alone = replace(program, outputs=(Output("e", (), (k,)),)).count()
        assert numbers(elements[position]) == numbers(alone)
    assert max(e.total for e in elements) <= program.count().total


def test_a_count_is_readable() -> None:
    found = counted(cos(Q[0]) * M * QD[0] + 1)
    assert str(found) == "2 mul + 1 add = 3 (1 sin/cos of 1 angles)"
