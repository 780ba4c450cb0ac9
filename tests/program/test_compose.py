"""Composition of programs: links, joins, derivatives; names cannot tie what does not belong."""

from __future__ import annotations

import numpy as np
import pytest

from emdeg.errors import ProgramError
from emdeg.program.builder import ProgramBuilder
from emdeg.program.compose import Differentiate, Join, Link
from emdeg.program.interpret import interpret
from emdeg.program.ir import Input, Leaf, Output, Program

X, Y = Leaf("x", 2), Leaf("y", 2)
SUM = Leaf("s", 2)  # what parts exchange
INPUTS = (Input("state", ("x", "y")),)


def program(name: str, *leaves: Leaf, times: bool) -> Program:
    """The product or the sum of leaves, as output `name`."""
    builder = ProgramBuilder()
    result, *rest = (builder.leaf(leaf) for leaf in leaves)
    for k in rest:
        result = builder.mul(result, k) if times else builder.add(result, k)
    parameters = {leaf.name: 3.0 for leaf in leaves if leaf.rate == 0}
    return builder.finish(Program(name, (), (), INPUTS, parameters), [Output(name, (), (result,))])


def value(made: Program, output: str) -> float:
    return float(interpret(made, {"state": np.array([2.0, 5.0])})[output])


def test_a_bound_leaf_is_computed_by_the_part_that_it_is_bound_to() -> None:
    """(x + y)·x, with the sum from another part; parts that nothing needs are left out."""
    parts = [program("sum", X, Y, times=False), program("product", SUM, X, times=True)]
    link = Link("both", {SUM: (0, "sum", 0)}, {"z": ((), [(1, "product", 0)])}, INPUTS, {})
    made = link(parts)
    assert value(made, "z") == 14.0
    assert made.count().total == 2
    assert "s" not in made.leaves


def test_a_parameter_with_the_name_of_an_interface_stays_a_parameter() -> None:
    """A user's parameter `s` is another leaf than the `s` that the parts exchange."""
    own = Leaf("s", 0)
    parts = [program("sum", X, Y, times=False), program("product", own, SUM, times=True)]
    link = Link("both", {SUM: (0, "sum", 0)}, {"z": ((), [(1, "product", 0)])}, INPUTS, {"s": 3.0})
    made = link(parts)
    assert dict(made.parameters) == {"s": 3.0}
    assert value(made, "z") == 21.0


def test_parts_that_need_each_other_are_refused() -> None:
    other = Leaf("t", 2)
    parts = [program("a", SUM, X, times=True), program("b", other, Y, times=True)]
    bind = {SUM: (1, "b", 0), other: (0, "a", 0)}
    with pytest.raises(ProgramError, match="circle"):
        Link("both", bind, {"z": ((), [(0, "a", 0)])}, INPUTS, {})(parts)


def test_joined_programs_share_what_is_written_alike() -> None:
    parts = [program("sum", X, Y, times=False), program("other", Y, X, times=False)]
    made = Join("both", INPUTS, {})(parts)
    assert [output.name for output in made.outputs] == ["sum", "other"]
    assert value(made, "sum") == value(made, "other") == 7.0
    assert made.count().total == 1


def test_derivatives_stand_beside_what_was_differentiated() -> None:
    made = Differentiate({"slope": "state", "product": None})(
        [program("product", X, Y, times=True)]
    )
    found = interpret(made, {"state": np.array([2.0, 5.0])})
    np.testing.assert_array_equal(found["slope"], [5.0, 2.0])
    assert float(found["product"]) == 10.0
