"""The exhaustive search: proofs by it, and that it misses no program that exists."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import emdeg
from emdeg.errors import ProgramError
from emdeg.exact.angles import cos, sin
from emdeg.exact.graph import Expr
from emdeg.records.minimal.jets import target
from emdeg.records.minimal.least import Least, least
from emdeg.records.minimal.search import Shape, joins, operations
from tests.records.small_programs import k, m, program, programs, q1, q2, x, y


@pytest.mark.parametrize("name", ["two_link", "double_pendulum", "fu316", "scara"])
def test_a_mass_matrix_of_two_links_takes_four_operations(name: str) -> None:
    """As docs/records.md proves by hand for the first two."""
    record = emdeg.compile(name, "mass_matrix")
    assert record.count().total == 4
    assert least(record) == Least(4, searched=True)


def test_what_is_reached_by_the_bound_is_not_searched() -> None:
    assert least(emdeg.compile("two_link", "gravity")) == Least(4)


def exists(found: Iterator[Shape]) -> bool:
    return next(found, None) is not None


@pytest.mark.parametrize(
    ("outputs", "fewest"),
    [
        ((m * x + k * y,), 3),
        ((m * x * x + k * x,), 3),  # Horner
        ((x * x - y * y,), 2 + 1),  # (x + y)(x − y)
        ((m * cos(q1) + k,), 2),
        ((x * y + m * x + k * y + m * k,), 3),  # (x + k)(y + m)
        ((x * x + 2 * x * y + y * y,), 2),
        ((x, m * x), 1),  # an input costs nothing
    ],
)
def test_shortest_programs_that_are_known(outputs: tuple[Expr, ...], fewest: int) -> None:
    """None shorter is found, and one of this length is."""
    near = target(program(*outputs), quarters={"q1": 1})
    assert [n for n in range(fewest + 1) if exists(operations(near, n))] == [fewest]


def test_every_program_of_two_operations_is_found() -> None:
    """What exists is not said not to exist: the search has all shapes."""
    for made in programs(2):
        near = target(program(*made), degree=4, quarters={"q1": 1})
        assert any(exists(operations(near, n)) for n in range(3)), made
        assert any(exists(joins(near, n)) for n in range(3)), made


def test_joins_of_the_coriolis_vector() -> None:
    """Three do not suffice, whatever the numbers; four, slower, neither."""
    vector = target(emdeg.compile("two_link", "coriolis_vector"), quarters={"q2": 0})
    assert vector.numbers() == 1
    assert not any(exists(joins(vector, n)) for n in range(4))


def test_numbers_are_counted_by_jacobis_criterion() -> None:
    near = target(program(m * x + k * y, m * k * x * y))
    assert near.numbers() == 2


def test_what_is_not_searched_is_said() -> None:
    with pytest.raises(ProgramError, match="sums of angles"):
        operations(target(program(cos(q1) + sin(q2))), 2)
    with pytest.raises(ProgramError, match="near corners"):
        operations(target(program(m * cos(q1))), 2)
    with pytest.raises(ProgramError, match="divisions"):
        target(program(x / y))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["two_link", "double_pendulum"])
def test_four_joins_do_not_suffice_for_the_coriolis_vector_and_kinetic_energy(name: str) -> None:
    """Kinetic energy is a product over complex numbers, in four joins; over real ones it is not."""
    vector = target(emdeg.compile(name, "coriolis_vector"), quarters={"q2": 0})
    assert not exists(joins(vector, 4))
    energy = target(emdeg.compile(name, "kinetic_energy"), degree=4, quarters={"q2": 1})
    assert not any(exists(joins(energy, n)) for n in range(5))
