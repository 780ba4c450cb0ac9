"""Fingerprints: equal expressions always agree, different ones are caught, bounds are bounds.

The machinery of digest R35: equality of two derivations without expansion. "Equal" is checked
against the polynomial normal form, which decides without probability.
"""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import pairwise

import hypothesis.strategies as st
import pytest
from hypothesis import assume, given, settings

from emdeg.errors import ExprError
from emdeg.exact import (
    CONFIGURATION,
    MOTION,
    ONE,
    ZERO,
    Angle,
    Expr,
    Surd,
    const,
    cos,
    equal,
    function,
    sin,
    substitute,
    symbol,
)
from emdeg.exact.degree import Bounds, points_needed
from emdeg.exact.field import (
    MERSENNE_61,
    PRIME_WITH_ROOTS,
    DivisionByZeroResidue,
    Field,
    Point,
    inverse,
    prime_for,
    residue_vectors,
    residues,
)
from emdeg.exact.fingerprint import Verdict, fingerprints
from emdeg.exact.graph import walk
from emdeg.exact.kinds import COS, SIN, SUM
from emdeg.exact.numbers import surd
from emdeg.exact.polynomial.normal_form import equal_exactly, normal_fraction
from tests.exact.exactly import evaluate_exact
from tests.exact.strategies import ANGLES, PARAMETERS, SPEEDS, expressions, numbers

a, b, m1, m2 = PARAMETERS
q1, q2, q3 = ANGLES
qd1, qd2 = SPEEDS
QUATERNION = [symbol(f"h1{c}", CONFIGURATION, sphere=("h1", k)) for k, c in enumerate("xyzw")]
PRIMES = (MERSENNE_61, PRIME_WITH_ROOTS)


# -- the field and its points ----------------------------------------------------------------


@pytest.mark.parametrize("p", PRIMES)
def test_the_primes_are_what_they_claim(p: int) -> None:
    """Prime (Miller–Rabin, deterministic below 2⁶⁴ with these bases) and ≡ 3 (mod 4)."""
    d, r = p - 1, 0
    while d % 2 == 0:
        d, r = d // 2, r + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(base, d, p)
        squares = [pow(x, 2**k, p) for k in range(r)]
        assert x == 1 or p - 1 in squares
    assert p % 4 == 3  # so −1 is no square, and 1 + t² never vanishes


def test_roots() -> None:
    assert Field(PRIME_WITH_ROOTS).root(3) ** 2 % PRIME_WITH_ROOTS == 3
    assert Field().root(2) ** 2 % MERSENNE_61 == 2
    with pytest.raises(ExprError, match="√3 is not in GF"):
        Field().root(3)


@given(numbers, numbers)
def test_numbers_map_homomorphically(x: Surd, y: Surd) -> None:
    gf = Field(PRIME_WITH_ROOTS)
    assert gf.number(x + y) == (gf.number(x) + gf.number(y)) % gf.p
    assert gf.number(x * y) == gf.number(x) * gf.number(y) % gf.p


def test_numbers_without_a_faithful_image_are_refused() -> None:
    """0 and p must not look the same."""
    for value in (MERSENNE_61, Fraction(1, MERSENNE_61), Fraction(3 * MERSENNE_61, 2)):
        with pytest.raises(ExprError, match="no faithful image"):
            Field().number(value)
    with pytest.raises(ExprError, match="no faithful image"):
        equal(MERSENNE_61 * a, ZERO)


@pytest.mark.parametrize("index", range(20))
def test_points_lie_on_the_variety(index: int) -> None:
    point = Point(index=index)
    p = point.gf.p
    c, s = point.circle(q1)
    assert (c * c + s * s) % p == 1
    assert sum(point.value(h) ** 2 for h in QUATERNION) % p == 1
    assert point.cos_sin([(q1, 2), (q2, -1)], Fraction(1, 4)) == point.cos_sin(
        [(q2, -1), (q1, 2)], Fraction(1, 4)
    )


def test_points_are_deterministic_and_differ() -> None:
    assert Point(index=3).value(a) == Point(index=3).value(a)
    values = Counter(
        Point(seed=seed, index=i).value(s) for seed in (1, 2) for i in range(5) for s in (a, b)
    )
    assert len(values) == 20
    # golden: a certificate of today must verify tomorrow (blake2b of the labels; this module)
    # a parameter and a symbol of the state may have one name: the label says which it is
    assert Point(seed=1986, index=0).value(a) == 87727418922206608


def test_fixed_values() -> None:
    point = Point(fixed={a: 5}, pairs={q1: (1, 0)})
    assert residues([a * cos(q1) + sin(q1)], point) == [5]


@given(st.lists(expressions(roots=True, functions=True), min_size=1, max_size=4))
@settings(max_examples=50)
def test_all_points_in_one_walk(roots: list[Expr]) -> None:
    points = [Point(Field(PRIME_WITH_ROOTS), index=i) for i in range(3)]
    columns = [residues(roots, point) for point in points]
    assert residue_vectors(roots, points) == [list(row) for row in zip(*columns, strict=True)]


@given(expressions())
@settings(max_examples=100)
def test_residues_are_exact_values_modulo_p(f: Expr) -> None:
    """A rational point of the variety, mapped to GF(p), gives the residue of the exact value."""
    gf = Field()
    t = {q1: Fraction(1, 2), q2: Fraction(2, 3), q3: Fraction(-4, 5)}
    circle = {s: ((1 - x * x) / (1 + x * x), 2 * x / (1 + x * x)) for s, x in t.items()}
    values = {s: Fraction(k + 2, k + 3) for k, s in enumerate((*PARAMETERS, *SPEEDS, *ANGLES))}
    point = Point(
        gf,
        fixed={s: gf.number(v) for s, v in values.items()},
        pairs={s: (gf.number(c), gf.number(v)) for s, (c, v) in circle.items()},
    )
    (exact,) = evaluate_exact([f], values, circle)
    assert residues([f], point) == [gf.number(exact)]


# -- equal expressions -----------------------------------------------------------------------

IDENTITIES = {
    "Pythagoras": (cos(q1) ** 2 + sin(q1) ** 2, ONE),
    "addition": (cos(q1) * cos(q2) - sin(q1) * sin(q2), cos(q1 + q2)),
    "double angle": (2 * sin(q1) * cos(q1), sin(2 * q1)),
    "offset of 45°": (
        cos(Angle.of(q1) + Angle.degrees(45)),
        (cos(q1) - sin(q1)) * const(surd(0, Fraction(1, 2), 0, 0)),
    ),
    "offset of 30°": (
        2 * sin(Angle.of(q1) + Angle.degrees(30)),
        const(surd(0, 0, 1, 0)) * sin(q1) + cos(q1),
    ),
    "unit quaternion": (QUATERNION[3] ** 2 - 1, -sum((h**2 for h in QUATERNION[:3]), ZERO)),
    "fractions": (1 / (1 / a + 1 / b), a * b / (a + b)),
    "odd function": (function("tanh", a - b), -function("tanh", b - a)),
    "function of equal arguments": (
        function("sign", qd1 * (cos(q1) ** 2 + sin(q1) ** 2)),
        function("sign", qd1),
    ),
    "function of zero": (function("abs", cos(q1) ** 2 + sin(q1) ** 2 - 1), ZERO),
}  # fmt: skip


@pytest.mark.parametrize("name", IDENTITIES)
def test_identities(name: str) -> None:
    left, right = IDENTITIES[name]
    verdict = equal(left, right)
    assert verdict
    assert 0 < verdict.error <= 2**-100
    assert not equal(left, right + a)
    assert not equal(left, 2 * right) or right is ZERO


@given(expressions(roots=True), expressions(roots=True))
@settings(max_examples=100)
def test_the_verdict_is_that_of_the_normal_form(f: Expr, g: Expr) -> None:
    assert bool(equal(f, g)) == equal_exactly(f, g)


@given(expressions(roots=True, functions=True))
@settings(max_examples=100)
def test_the_normal_form_is_equal(f: Expr) -> None:
    top, bottom = normal_fraction(f)
    assert equal(top.to_expr() / bottom.to_expr(), f)


@given(expressions(division=True, leaves=8))
@settings(max_examples=100)
def test_fractions_agree_with_their_normal_form(f: Expr) -> None:
    try:
        top, bottom = normal_fraction(f)
    except ExprError:
        assume(False)
    assert equal(top.to_expr() / bottom.to_expr(), f)


# -- lies ------------------------------------------------------------------------------------


def mutant(root: Expr, rng: random.Random) -> Expr:
    """The expression with one node changed: a sign, a coefficient, a term, or its place."""
    nodes = [n for n in walk([root]) if not n.angular]
    victim = rng.choice(nodes)
    change = rng.choice(("sign", "one more", "double", "drop", "other node"))
    if change == "drop" and victim.kind == SUM:
        return substitute([root], {victim: victim - victim.children()[0]})[0]
    if change == "other node":
        return substitute([root], {victim: rng.choice(nodes)})[0]
    changed = {"sign": -victim, "double": 2 * victim}.get(change, victim + 1)
    return substitute([root], {victim: changed})[0]


def test_every_lie_is_caught() -> None:
    """300 random changes: accepted exactly when the normal form says that nothing changed."""
    rng = random.Random(1986)
    truth = (
        (m1 * a**2 * cos(q1) ** 2 + m2 * b * sin(q1 + q2) * cos(q2)) * qd1
        - (m1 * a + m2 * b) * (sin(q1) * cos(q3) - cos(q1) * sin(q3)) * qd2
        + Fraction(981, 100) * (m1 + m2) * cos(q1 + q2 - q3)
    )
    changed = 0
    for _ in range(300):
        lie = mutant(truth, rng)
        same = equal_exactly(lie, truth)
        assert bool(equal(lie, truth)) == same
        changed += not same
    assert changed > 250


def test_opaque_functions_are_not_seen_through() -> None:
    assert not equal(function("tanh", a), function("tanh", b))
    assert not equal(function("tanh", a), function("sign", a))
    assert not equal(function("abs", a), a)
    assert not equal(function("sqrt", a) ** 2, a)  # opaque: only f(0) = 0 and the parity are known
    assert not equal(function("sqrt", -a), function("sqrt", a))


# -- divisors --------------------------------------------------------------------------------


def test_points_where_a_divisor_vanishes_are_drawn_again() -> None:
    hole = Point(index=1).value(a)
    expression = b / (a - hole)
    with pytest.raises(DivisionByZeroResidue):
        residues([expression], Point(index=1))
    vector = fingerprints([expression], 3)[0]
    kept = [residues([expression], Point(index=i))[0] for i in (0, 2, 3)]
    assert list(vector) == kept
    assert equal(expression * (a - hole), b)


def test_division_by_the_zero_function_is_an_error() -> None:
    nothing = cos(q1) ** 2 + sin(q1) ** 2 - 1
    with pytest.raises(ExprError, match="identically zero"):
        fingerprints([1 / nothing])
    with pytest.raises(DivisionByZeroResidue):
        inverse(0, MERSENNE_61)


def test_no_roots_no_fingerprints() -> None:
    assert fingerprints([]) == []


def test_choice_of_the_prime() -> None:
    assert prime_for([a + const(surd(0, 1, 0, 0))]) == MERSENNE_61
    assert prime_for([a * const(surd(0, 0, 1, 0))]) == PRIME_WITH_ROOTS
    assert prime_for([cos(Angle.of(q1) + Angle.degrees(30))]) == PRIME_WITH_ROOTS
    assert prime_for([cos(Angle.of(q1) + Angle.degrees(45))]) == MERSENNE_61
    assert prime_for([qd1 + a * 2 + const(surd(0, 0, 0, 1))]) == PRIME_WITH_ROOTS


# -- degree bounds ---------------------------------------------------------------------------


def in_free_variables(f: Expr) -> tuple[int, int]:
    """Degrees of numerator and denominator after cos = (1−t²)/(1+t²), by expansion."""
    t = {q: symbol(f"t_{q.name}") for q in ANGLES}
    done: dict[Expr, Expr] = {}
    for node in walk([f]):
        if node.kind in (COS, SIN):
            c, s = ONE, ZERO
            for q, k in node.args[0]:
                square = 1 + t[q] ** 2
                cq, sq = (1 - t[q] ** 2) / square, 2 * t[q] / square * (1 if k > 0 else -1)
                for _ in range(abs(k)):
                    c, s = c * cq - s * sq, s * cq + c * sq
            done[node] = c if node.kind == COS else s
    top, bottom = normal_fraction(substitute([f], done)[0])
    _, divisors = bottom.poly.factor()
    return top.poly.total_degree(), sum(divisor.total_degree() for divisor, _ in divisors)


def degree_bound(f: Expr) -> int:
    """The degree that the theorem of Schwartz and Zippel is used with."""
    bounds = Bounds()
    return bounds.size(bounds.expressions([f])).degree


@given(expressions(leaves=6))
@settings(max_examples=60)
def test_the_degree_bound_bounds_the_degree(f: Expr) -> None:
    """Against the true degree of the numerator in the free variables, found by expansion."""
    assert in_free_variables(f)[0] <= degree_bound(f)


@given(expressions(leaves=5, division=True))
@settings(max_examples=60)
def test_the_degree_bound_of_fractions(f: Expr) -> None:
    """What must vanish and what must not: the numerator and every divisor, each once."""
    try:
        degrees = in_free_variables(f)
    except ExprError:
        assume(False)
    assert sum(degrees) <= degree_bound(f)


def test_side_conditions_are_counted() -> None:
    """Inner divisors of 1/(1/x) and arguments of opaque functions that must stay apart."""
    symbols = [symbol(f"x{i}") for i in range(10)]
    nested = sum((1 / (1 / x + 1) for x in symbols), ZERO)
    bounds = Bounds()
    bounds.expressions([nested])
    assert bounds.nonzero >= 20
    functions = sum((function("tanh", x**2) for x in symbols), ZERO)
    bounds = Bounds()
    (bound,) = bounds.expressions([functions])
    assert bound.degree == 1
    # 45 pairs of squares, equal or opposite: 2·45·(2 + 2), and 10 that vanish: 20
    assert bounds.nonzero >= 2 * 45 * 2 + 20
    assert degree_bound(functions) >= bounds.nonzero


def test_points_needed() -> None:
    assert points_needed(1, MERSENNE_61) == 2
    assert points_needed(2**30, MERSENNE_61) == 4
    with pytest.raises(ExprError, match="exceeds the prime"):
        points_needed(2**62, MERSENNE_61)


def test_error_is_that_of_the_points() -> None:
    assert Verdict(True, 2**11, 2, 2**61 - 1, 0).error == pytest.approx(2.0**-100)
    assert Verdict(False, 2**11, 2, 2**61 - 1, 0).error == 0.0


def test_collisions_are_as_rare_as_promised() -> None:
    """In a small field the bound can be watched: x² = 1 holds at 2 of 103 residues."""
    p = 103
    point = [Point(Field(p), seed=0, index=i) for i in range(20_000)]
    vector = residue_vectors([a**2 - 1], point)[0]
    rate = vector.count(0) / len(vector)
    assert rate == pytest.approx(2 / p, rel=0.25)
    assert rate <= degree_bound(a**2 - 1) / p * 1.25


def test_fingerprints_of_different_nodes_differ() -> None:
    """1,000 different monomials, no two alike."""
    monomials = [a**i * b**j * qd1**k for i in range(10) for j in range(10) for k in range(10)]
    found = fingerprints(monomials, 1)
    assert len(set(found)) == 1000
    assert fingerprints(monomials, 1) == found
    assert fingerprints(monomials, 1, seed=7) != found
    assert all(x != y for x, y in pairwise(found))
    assert symbol("other", MOTION) is not qd1
