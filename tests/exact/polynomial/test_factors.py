"""Factors of trigonometric polynomials: found, exact, and in their shortest form."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emdeg.errors import ExprError
from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.fingerprint import equal
from emdeg.exact.graph import CONFIGURATION, ZERO, Expr, const, symbol, total
from emdeg.exact.polynomial.factors import factor, tidy
from emdeg.exact.polynomial.normal_form import normal_form
from emdeg.exact.polynomial.written import shortest_sum

A, B, D = symbol("a"), symbol("b"), symbol("d")
Q1, Q2, Q3 = (symbol(f"q{i}", CONFIGURATION, angular=True) for i in (1, 2, 3))
C1, S1, C2, S2 = cos(Q1), sin(Q1), cos(Q2), sin(Q2)

CASES: dict[str, tuple[Expr, set[tuple[Expr, int]]]] = {
    "a sine squared hides as 1 − c²": (1 - C1 * C1, {(S1, 2)}),
    "half angles are paired": (2 * S1 * C1 - S1, {(S1, 1), (2 * C1 - 1, 1)}),
    "double angles": (cos(Angle.of(Q1, 2)), {(C1 + S1, 1), (C1 - S1, 1)}),
    "one minus cosine": (2 - 2 * C1, {(C1 - 1, 1)}),
    "content": (6 * A * C1 + 4 * A * B * S2, {(A, 1), (3 * C1 + 2 * B * S2, 1)}),
    "angle sums": (
        A * (C1 * C2 - S1 * S2) * (B * cos(Q1 + Q2) + D * C1),
        {(A, 1), (cos(Q1 + Q2), 1), (B * cos(Q1 + Q2) + D * C1, 1)},
    ),
    "fractions": ((A + B) ** 2 * C1 / (A * A - B * B), {(A + B, 1), (A - B, -1), (C1, 1)}),
    "a plane irreducible": (A + S1 * S2, {(A + S1 * S2, 1)}),
}


@pytest.mark.parametrize("name", CASES)
def test_factors(name: str) -> None:
    expression, expected = CASES[name]
    found = factor(expression)
    assert set(found.factors) == expected
    assert equal(found.to_expr(), expression)


def test_puma_determinant_from_its_expansion() -> None:
    """R19: the expanded det J of the PUMA is four factors again."""
    a2, a3, d4 = symbol("a2"), symbol("a3"), symbol("d4")
    shoulder = total((a2 * cos(Q2), a3 * cos(Q2 + Q3), d4 * sin(Q2 + Q3)))
    elbow = a3 * sin(Q3) - d4 * cos(Q3)
    expanded = normal_form(a2 * shoulder * elbow * S1).to_expr()
    assert set(factor(expanded).factors) == {(a2, 1), (shoulder, 1), (elbow, 1), (S1, 1)}


def test_zero_and_numbers() -> None:
    assert factor(S1 * S1 + C1 * C1 - 1).to_expr() is ZERO
    assert factor(const(6)).to_expr() is const(6)
    assert factor(S1 * S1 + C1 * C1).factors == ()


def test_roots_stay_whole() -> None:
    """√2 is not rational: such a polynomial is tidied and left in one piece."""
    expression = A * cos(Angle.of(Q1) + Angle.degrees(45))
    found = factor(expression)
    assert len(found.factors) == 1
    assert equal(found.to_expr(), expression)


def test_too_many_terms_are_refused() -> None:
    with pytest.raises(ExprError):
        factor((A + B + D + S1 + S2) ** 6, max_terms=10)


def test_tidy_finds_the_sum_of_parallel_angles() -> None:
    """c2 c3 − s2 s3 in a sum of many is c23."""
    short = total((A * cos(Q2 + Q3), B * sin(Q2 + Q3), D * cos(Q2)))
    long = normal_form(short)
    assert len(long) == 5
    assert tidy(long) is short


PIECES = [A, B, C1, S1, C2, S2, C1 + A, S1 * B + C2, cos(Q1 + Q2) + D, 1 + C1, A - B]


@given(st.lists(st.sampled_from(PIECES), min_size=1, max_size=4))
def test_a_product_is_its_factors(pieces: list[Expr]) -> None:
    """Whatever was multiplied, the factors multiply back to it, exactly."""
    expression = const(-3)
    for piece in pieces:
        expression = expression * piece
    found = factor(normal_form(expression).to_expr())
    assert equal(found.to_expr(), expression)
    assert sum(e for _, e in found.factors) >= len(set(pieces))


# -- sums of angles wherever they shorten -------------------------------------------------


def test_two_terms_become_one_of_a_sum_or_difference() -> None:
    """No basis has q2, q3 and q2 + q3 at once; a person writes c2, c3 and c23 side by side."""
    q2, q3, q4 = (Angle.of(symbol(f"q{k}", CONFIGURATION, angular=True)) for k in (2, 3, 4))
    a, b = symbol("a"), symbol("b")
    d = q2 - q4
    cases = {
        "-s4": cos(q2) * sin(d) - sin(q2) * cos(d),
        "3*sin(q2 - q4) - s4 + a*c2 + b*cos(q2 - q4)": (
            cos(q2) * sin(d) - sin(q2) * cos(d) + a * cos(q2) + b * cos(d) + 3 * sin(d)
        ),
        "c3 + a*c23 + b*c2": (
            a * cos(q2) * cos(q3) - a * sin(q2) * sin(q3) + b * cos(q2) + cos(q3)
        ),
        "c2 + c4 - a*cos(q2 - q4)": (
            -a * sin(q2) * sin(q4) - a * cos(q2) * cos(q4) + cos(q2) + cos(q4)
        ),
        "s2 + s3 - a*sin(q2 - q3)": (
            a * cos(q2) * sin(q3) - a * sin(q2) * cos(q3) + sin(q2) + sin(q3)
        ),
        "a*cos(q2 + q3 - q4)": a * cos(d) * cos(q3) - a * sin(d) * sin(q3),
    }
    for text, expression in cases.items():
        found = shortest_sum(expression)
        assert found is not None
        assert equal(found, expression)
        assert str(found) == text


def test_random_sums_keep_their_value() -> None:
    q2, q3, q4 = (Angle.of(symbol(f"q{k}", CONFIGURATION, angular=True)) for k in (2, 3, 4))
    rng = random.Random(7)
    for _ in range(40):
        terms = []
        for _ in range(rng.randint(2, 7)):
            term = const(rng.choice([1, -1, 2])) * rng.choice([symbol("a"), symbol("b"), const(1)])
            for angle in rng.sample([q2, q3, q4, q2 + q3, q2 - q4], rng.randint(1, 3)):
                term = term * rng.choice([cos, sin])(angle)
            terms.append(term)
        expression = total(terms)
        found = shortest_sum(expression)
        assert found is not None
        assert equal(found, expression)
