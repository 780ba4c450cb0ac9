"""Denominators: products, common multiples and what a numerator lacks, against integers."""

from __future__ import annotations

from math import gcd, log2, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emdeg.exact.denominators import NONE, Denominator, Denominators

PRIMES = (2, 3, 5, 7, 11)
powers = st.lists(st.integers(0, 3), min_size=5, max_size=5)


def made(found: Denominators, exponents: list[int]) -> tuple[Denominator, int]:
    """The denominator of primes, degree = the prime, and the number that it stands for."""
    one = NONE
    for prime, power in zip(PRIMES, exponents, strict=True):
        if power:
            one = found.product(one, found.factor(prime, prime, log2(prime), power))
    return one, prod(p**e for p, e in zip(PRIMES, exponents, strict=True))


def value(found: Denominators, one: Denominator) -> float:
    return sum(power * norm for power, (_, norm) in zip(one, found.sizes, strict=False))


@given(powers, powers)
def test_they_multiply_and_divide_like_numbers(first: list[int], second: list[int]) -> None:
    found = Denominators()
    (one, a), (other, b) = made(found, first), made(found, second)
    assert value(found, found.product(one, other)) == pytest.approx(log2(a * b))
    common = found.multiple(one, other)
    least = a * b // gcd(a, b)
    assert value(found, common) == pytest.approx(log2(least))
    degree, norm = found.lacking(one, common)
    assert norm == pytest.approx(log2(least // a))
    more = [max(0, y - x) for x, y in zip(first, second, strict=True)]
    assert degree == sum(p * e for p, e in zip(PRIMES, more, strict=True))


@given(powers, powers)
def test_equal_ones_are_one(first: list[int], second: list[int]) -> None:
    """They are told apart by identity: however it was made, a denominator is there once."""
    found = Denominators()
    (one, _), (other, _) = made(found, first), made(found, second)
    assert found.product(one, other) is found.product(other, one)
    assert found.multiple(one, other) is found.multiple(other, one)
    assert found.power(one, 2) is found.product(one, one)
    assert found.multiple(one, one) is one
    assert found.lacking(one, one) == (0, 0.0)
    assert found.power(found.power(one, -1), -1) is one


def test_powers_that_cancel_leave_nothing() -> None:
    found = Denominators()
    x = found.factor("x", 1, 1.0, 2)
    assert found.product(x, found.power(x, -1)) is NONE
