"""Residue arithmetic on arrays agrees with Python's integers on every residue, edges included."""

from __future__ import annotations

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given

from emdeg.errors import ExprError
from emdeg.exact import modular
from emdeg.exact.field import MERSENNE_61, PRIME_WITH_ROOTS, DivisionByZeroResidue

PRIMES = (MERSENNE_61, PRIME_WITH_ROOTS)


def edges(p: int) -> list[int]:
    """Residues where a carry, a fold or a borrow happens."""
    powers = [2**k for k in range(61)]
    near = [0, 1, 2, 3, p - 1, p - 2, p - 3, p // 2, p // 2 + 1]
    return sorted({x % p for k in powers for x in (k - 1, k, k + 1, p - k)} | set(near))


def array(values: list[int]) -> modular.Residues:
    return np.array(values, dtype=np.uint64)


@pytest.mark.parametrize("p", PRIMES)
def test_all_pairs_of_edges(p: int) -> None:
    left, right = zip(*[(x, y) for x in edges(p) for y in edges(p)], strict=True)
    a, b = array(list(left)), array(list(right))
    assert modular.mul(a, b, p).tolist() == [x * y % p for x, y in zip(left, right, strict=True)]
    assert modular.add(a, b, p).tolist() == [(x + y) % p for x, y in zip(left, right, strict=True)]
    assert modular.sub(a, b, p).tolist() == [(x - y) % p for x, y in zip(left, right, strict=True)]
    assert modular.neg(a, p).tolist() == [-x % p for x in left]


@pytest.mark.parametrize("p", PRIMES)
@given(data=st.data())
def test_random_residues(p: int, data: st.DataObject) -> None:
    residue = st.integers(0, p - 1)
    left = data.draw(st.lists(residue, min_size=1, max_size=30))
    right = data.draw(st.lists(residue, min_size=len(left), max_size=len(left)))
    a, b = array(left), array(right)
    assert modular.mul(a, b, p).tolist() == [x * y % p for x, y in zip(left, right, strict=True)]
    assert modular.sub(a, b, p).tolist() == [(x - y) % p for x, y in zip(left, right, strict=True)]
    exponent = data.draw(st.integers(0, 1000))
    assert modular.power(a, exponent, p).tolist() == [pow(x, exponent, p) for x in left]


@pytest.mark.parametrize("p", PRIMES)
@pytest.mark.parametrize("size", [0, 1, 2, 3, 7, 64, 1001])
def test_inverse(p: int, size: int) -> None:
    values = [(12345 + 67890 * k**5) % p or 1 for k in range(size)]
    inverses = modular.inverse(array(values), p)
    assert inverses.tolist() == [pow(x, -1, p) for x in values]
    assert modular.inverse(array(values[:6]).reshape(-1, 2) if size > 5 else array([1]), p).ndim > 0


def test_inverse_of_zero_is_an_error() -> None:
    with pytest.raises(DivisionByZeroResidue):
        modular.inverse(array([1, 0, 2]))


def test_broadcasting_and_any_integers() -> None:
    a = modular.as_residues([[-1, 2**70], [5, -(2**65)]])
    assert a.tolist() == [[MERSENNE_61 - 1, 2**70 % MERSENNE_61], [5, -(2**65) % MERSENNE_61]]
    row = modular.as_residues([3, 4])
    assert modular.mul(a, row)[1].tolist() == [15, -(2**67) % MERSENNE_61]


def test_other_primes_are_refused() -> None:
    with pytest.raises(ExprError, match="not of the form"):
        modular.mul(array([1]), array([1]), 10**9 + 7)
