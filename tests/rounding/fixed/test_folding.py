"""Constants are folded and signs moved without changing the function."""

from __future__ import annotations

from fractions import Fraction

import pytest

from emdeg.errors import UsageError
from emdeg.program.builder import ProgramBuilder
from emdeg.program.ir import Input, Leaf, Output, Program
from emdeg.rounding.fixed.folding import folded
from emdeg.rounding.schedule import PRODUCT, SUM, Operand


def _program(make, **parameters: float) -> Program:
    b = ProgramBuilder()
    x, y = b.leaf(Leaf("q1", 1)), b.leaf(Leaf("q2", 1))
    given = {name: b.leaf(Leaf(name, 0)) for name in parameters}
    outputs = (Output("result", (1,), (make(b, x, y, **given),)),)
    template = Program("small", (), outputs, (Input("q", ("q1", "q2")),), dict(parameters))
    return b.finish(template, outputs)


def _folded(make, **parameters: float):
    program = _program(make, **parameters)
    return folded(program, {n: Fraction(v) for n, v in parameters.items()})


def test_zeros_and_ones_of_parameters_leave_no_operation() -> None:
    schedule, _ = _folded(
        lambda b, x, y, none, one: b.add(b.mul(x, none), b.mul(one, b.sub(y, b.mul(none, x)))),
        none=0.0, one=1.0,
    )  # fmt: skip
    assert schedule.steps == ()
    assert len(schedule.outputs) == 1
    assert schedule.outputs[0] in schedule.leaves


def test_signs_are_moved_out_of_products_and_double_minus() -> None:
    schedule, (output,) = _folded(
        lambda b, x, y, k: b.sub(b.neg(b.mul(x, b.neg(k))), b.mul(b.neg(y), b.neg(x))), k=3.0
    )
    assert all(not o.negative for s in schedule.steps if s.kind == PRODUCT for o in s.operands)
    assert sum(o.negative for s in schedule.steps if s.kind == SUM for o in s.operands) <= 1
    schedule, (output,) = _folded(lambda b, x, y: b.sub(b.neg(x), y))
    (step,) = schedule.steps
    assert (step.kind, [o.negative for o in step.operands]) == (SUM, [False, False])
    assert output == Operand(step.result, negative=True)


def test_a_division_by_a_constant_is_a_product() -> None:
    schedule, _ = _folded(lambda b, x, y, k: b.div(x, k), k=3.0)
    (step,) = schedule.steps
    assert step.kind == PRODUCT
    inverse = schedule.constants[step.operands[1].value]
    assert abs(Fraction(inverse.value) - Fraction(1, 3)) <= Fraction(inverse.error)


def test_every_use_of_a_constant_is_its_own() -> None:
    schedule, _ = _folded(lambda b, x, y, k: b.mul(b.mul(x, k), b.mul(y, k)), k=3.0)
    uses = [o.value for s in schedule.steps for o in s.operands if o.value in schedule.constants]
    assert len(uses) == len(set(uses)) == 2


@pytest.mark.parametrize("name", ["tanh", "sqrt"])
def test_functions_that_fixed_point_has_not_are_refused(name: str) -> None:
    with pytest.raises(UsageError, match=f"no {name}") as caught:
        _folded(lambda b, x, y: b.call(name, x))
    assert "float32" in caught.value.hint
