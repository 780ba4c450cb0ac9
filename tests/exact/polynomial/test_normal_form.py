"""The polynomial normal form: canonical, exact, in EMDEG's order, in any angle basis (R44)."""

from __future__ import annotations

import pickle
from fractions import Fraction
from itertools import pairwise

import pytest
import sympy as sp
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
    diff,
    equal,
    function,
    normal_form,
    sin,
    symbol,
    to_sympy,
)
from emdeg.exact.graph import product, total
from emdeg.exact.numbers import surd
from emdeg.exact.polynomial.basis import AngleBasis
from emdeg.exact.polynomial.normal_form import (
    Term,
    equal_exactly,
    normal_forms,
    normal_fraction,
    normal_fractions,
)
from tests.exact.exactly import evaluate_exact
from tests.exact.strategies import (
    ANGLES,
    CIRCLE,
    PARAMETERS,
    POINT,
    SPEEDS,
    Recipe,
    build,
    expressions,
    recipes,
    sympy_of,
)

a, b, m1, m2 = PARAMETERS
q1, q2, q3 = ANGLES
qd1, qd2 = SPEEDS
c1, s1, c2, s2 = cos(q1), sin(q1), cos(q2), sin(q2)
QUATERNION = [symbol(f"h1{c}", CONFIGURATION, sphere=("h1", k)) for k, c in enumerate("xyzw")]
BASES = [[q1, q1 + q2], [q1 + q2 + q3], [q1, q1 + q2, q1 + q2 + q3], [q1 - q2, 2 * q1 - q2]]


# -- canonical order (R44) -----------------------------------------------------------------------


def test_terms_are_constant_times_inertia_times_trigonometric() -> None:
    """The planar arm's a11 (FU 3.2.6), expanded: five terms in canonical order."""
    arm = m1 * a**2 / 3 + m2 * (a**2 + b**2 / 3 + a * b * c2)
    form = normal_form(arm * qd1)
    speed = ((qd1, 1),)
    assert form.terms() == [
        Term(Fraction(1, 3), ((a, 2), (m1, 1)), (), speed),
        Term(1, ((a, 2), (m2, 1)), (), speed),
        Term(1, ((a, 1), (b, 1), (m2, 1)), ((c2, 1),), speed),
        Term(Fraction(1, 3), ((b, 2), (m2, 1)), (), speed),
    ]
    assert len(form) == 4
    assert str(form) == "a^2*m1*qd1/3 + a^2*m2*qd1 + a*b*m2*c2*qd1 + b^2*m2*qd1/3"
    assert total(term.to_expr() for term in form.terms()) is form.to_expr()


def test_generators_stand_in_their_order() -> None:
    alpha = symbol("alpha2", angular=True)
    tanh = function("tanh", qd1)
    form = normal_form(product([qd1, s1, c1, m2, a, cos(alpha), tanh, QUATERNION[0]]))
    assert form.generators == (a, m2, cos(alpha), QUATERNION[0], c1, s1, qd1, tanh)
    assert normal_form(ZERO).generators == ()


def test_numbered_names_count() -> None:
    names = [symbol(f"m{i}") for i in (10, 2, 1)]
    form = normal_form(total(names))
    assert [term.parameters[0][0].name for term in form.terms()] == ["m1", "m2", "m10"]


# -- round trips and decisions -------------------------------------------------------------------


@given(expressions(roots=True, functions=True))
@settings(max_examples=150)
def test_there_and_back(f: Expr) -> None:
    """Expression → normal form → expression → the same normal form."""
    form = normal_form(f)
    back = form.to_expr()
    assert equal(f, back)
    again = normal_form(back)
    assert again == form
    assert again.terms() == form.terms()
    assert again.to_expr() is back


@given(recipes(roots=True, leaves=8))
@settings(max_examples=60)
def test_sympy_expands_to_the_same_value(recipe: Recipe) -> None:
    """At the rational point, by SymPy's arithmetic instead of ours."""
    form = normal_form(build(recipe)).to_expr()
    difference = to_sympy(form) - sympy_of(recipe)
    values = {sp.Symbol(s.name, real=True): sp.Rational(v) for s, v in POINT.items()}
    assert abs(sp.N(difference.subs(values), 40)) < 1e-30


@given(expressions(roots=True, leaves=8), expressions(roots=True, leaves=8))
@settings(max_examples=100)
def test_ring_laws(f: Expr, g: Expr) -> None:
    x, y = normal_form(f), normal_form(g)
    assert x + y == normal_form(f + g)
    assert x - y == normal_form(f - g)
    assert x * y == normal_form(f * g)
    assert -x == normal_form(-f)
    assert (x == y) == equal_exactly(f, g) == bool(equal(f, g))


@given(expressions(roots=True))
@settings(max_examples=80)
def test_the_value_is_kept(f: Expr) -> None:
    g = normal_form(f).to_expr()
    assert evaluate_exact([g], POINT, CIRCLE) == evaluate_exact([f], POINT, CIRCLE)


@given(expressions(roots=True))
@settings(max_examples=80)
def test_sines_stand_at_most_to_the_first_power(f: Expr) -> None:
    for term in normal_form(f).terms():
        assert all(e == 1 for node, e in term.trigonometric if node.kind == s1.kind)
        assert term.constant != 0


def test_half_is_half() -> None:
    """R47: 0.5·m·l² and (1/2)·m·l² have one normal form, 0.1 + 0.2 is 0.3."""
    assert normal_form(0.5 * m1 * a**2) == normal_form(m1 * a**2 / 2)
    assert equal_exactly(const(0.1) + 0.2, const(0.3))


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (c1 * c2 - s1 * s2, cos(q1 + q2)),
        (c1**4 - s1**4, cos(2 * q1)),
        (sin(3 * q1), 3 * s1 - 4 * s1**3),
        (cos(Angle.of(q1) + Angle.degrees(60)), c1 / 2 - const(surd(0, 0, 1, 0)) / 2 * s1),
        (
            sin(Angle.of(q1) + Angle.degrees(15)) ** 2,
            (1 - cos(Angle.of(q1, 2) + Angle.degrees(30))) / 2,
        ),
        (QUATERNION[3] ** 4, (1 - total(h**2 for h in QUATERNION[:3])) ** 2),
        (function("tanh", (a + b) ** 2 * qd1), function("tanh", (a**2 + 2 * a * b + b**2) * qd1)),
        (
            function("tanh", function("sign", a * (b - a))),
            -function("tanh", function("sign", a**2 - a * b)),
        ),
    ],
)
def test_identities(left: Expr, right: Expr) -> None:
    assert equal_exactly(left, right)
    assert normal_form(left) == normal_form(right)
    assert not equal_exactly(left, right + a)


def test_surds_are_constants_of_terms() -> None:
    """√2 and √3 do not split a term: (1 + √2)·m·c1 is one term."""
    form = normal_form((1 + const(surd(0, 1, 0, 0))) * m1 * c1 + const(surd(0, 0, 0, 1)))
    assert len(form) == 2
    assert form.terms()[0] == Term(Surd(1, 1, 0, 0), ((m1, 1),), ((c1, 1),))
    assert form.terms()[1] == Term(Surd(0, 0, 0, 1))


def test_an_angle_outside_sin_and_cos_is_a_variable_of_its_own() -> None:
    form = normal_form(q1 * s1 + q1)
    assert len(form) == 2
    assert form.diff(q1) == normal_form(q1 * c1 + s1 + 1)


# -- angle bases ----------------------------------------------------------------------------------


@pytest.mark.parametrize("angles", BASES, ids=str)
@given(f=expressions(roots=True, leaves=8))
@settings(max_examples=40)
def test_every_basis_says_the_same(angles: list[Expr], f: Expr) -> None:
    plain = normal_form(f)
    other = normal_form(f, angles)
    assert other == plain
    assert equal(other.to_expr(), f)
    assert plain.in_basis(angles).terms() == other.terms()
    assert other.in_basis().terms() == plain.terms()
    assert other * other == plain * plain


def test_parallel_joints() -> None:
    """c23 instead of c2·c3 − s2·s3, and c3 = c2·c23 + s2·s23 in the other direction."""
    angles = [q2, q2 + q3]
    assert len(normal_form(cos(q2 + q3))) == 2
    assert normal_form(cos(q2 + q3), angles).to_expr() is cos(q2 + q3)
    back = normal_form(cos(q3), angles).to_expr()
    assert equal_exactly(back, c2 * cos(q2 + q3) + s2 * sin(q2 + q3))
    assert len(normal_form(cos(q3), angles)) == 2


def test_a_basis_must_be_unimodular() -> None:
    for angles in ([q1 + q2, q1 - q2], [2 * q1], [q1, q1]):
        with pytest.raises(ExprError, match="not a basis"):
            AngleBasis.of(angles)
    with pytest.raises(ExprError, match="without offset"):
        AngleBasis.of([Angle.of(q1) + Angle.degrees(90)])
    assert AngleBasis.of([q1 + q2]).angles == (Angle.of(q1) + Angle.of(q2), Angle.of(q1))
    assert AngleBasis.of([]).angles == ()


# -- collection ---------------------------------------------------------------------------------


@given(expressions(roots=True))
@settings(max_examples=60)
def test_collection_is_a_partition(f: Expr) -> None:
    form = normal_form(f)
    for chosen in ([m1, m2], [q1, q2], [qd1, qd2], [g for g in form.generators if g.rate == 1]):
        parts = form.collect(chosen)
        assert equal(total(key * part.to_expr() for key, part in parts.items()), f)
        assert sum(map(len, parts.values())) >= len(form)


def test_coefficients_of_parameters_and_speeds() -> None:
    f = m1 * (a * c1 + b) * qd1**2 + m2 * s1 * qd1 * qd2 - m1 * b * qd1**2
    form = normal_form(f)
    by_speed = form.collect([qd1, qd2])
    assert {key: part.to_expr() for key, part in by_speed.items()} == {
        qd1**2: product([a, m1, c1]),
        qd1 * qd2: m2 * s1,
    }
    by_mass = form.collect([m1, m2])
    assert list(by_mass) == [m1, m2]
    by_angle = form.collect([q1])
    assert set(by_angle) == {c1, s1}
    assert set(form.collect([c1])) == {c1, ONE}
    with pytest.raises(ExprError, match="in_basis"):
        form.collect([cos(q1 + q2)])


# -- derivatives --------------------------------------------------------------------------------


@given(expressions(roots=True))
@settings(max_examples=60)
def test_derivatives_of_normal_forms(f: Expr) -> None:
    plain = normal_form(f)
    turned = normal_form(f, [q1 + q2])
    for x in (a, q1, q2, qd1):
        expected = normal_form(diff(f, x))
        assert plain.diff(x) == expected
        assert turned.diff(x) == expected


def test_functions_are_not_differentiated() -> None:
    form = normal_form(a * function("tanh", qd1))
    assert form.diff(a) == normal_form(function("tanh", qd1))
    with pytest.raises(ExprError, match="cannot be differentiated"):
        form.diff(qd1)


# -- fractions ----------------------------------------------------------------------------------


@given(expressions(division=True, leaves=7), expressions(division=True, leaves=7))
@settings(max_examples=80)
def test_fractions_are_decided(f: Expr, g: Expr) -> None:
    try:
        verdict = bool(equal(f, g))
    except ExprError:
        assume(False)
    assert equal_exactly(f, g) == verdict
    assert equal_exactly(f, f * 1 + 0)


def test_divisors_cancel() -> None:
    """A lumped body: total mass × centre of mass is the first moment, without division."""
    mass = m1 + m2
    com = (m1 * a + m2 * b) / mass
    assert normal_form(mass * com) == normal_form(m1 * a + m2 * b)
    assert normal_form(mass * com * com * mass) == normal_form((m1 * a + m2 * b) ** 2)
    top, bottom = normal_fraction(a / b + b / a)
    assert top == normal_form(a**2 + b**2)
    assert bottom == normal_form(a * b)
    root = const(surd(0, 1, 0, 0))
    assert equal_exactly(1 / (root * a), root / (2 * a))
    assert equal_exactly(1 / (a + root * a), (root - 1) / a)
    assert equal_exactly(1 / (1 + root), root - 1)
    assert [t.is_zero for t, _ in normal_fractions([a / b - a / b, a])] == [True, False]


def test_division_is_refused_where_a_polynomial_is_asked_for() -> None:
    with pytest.raises(ExprError, match="divided by c1 \\+ 1"):
        normal_form(a / (1 + c1))
    with pytest.raises(ExprError, match="identically zero"):
        normal_fraction(1 / (c1**2 + s1**2 - 1))
    assert normal_form(a / 3).terms() == [Term(Fraction(1, 3), ((a, 1),))]


def test_exact_zero() -> None:
    assert equal_exactly((c1 + s1) ** 2 - 1 - sin(2 * q1), ZERO)
    assert not equal_exactly(a, ZERO)
    assert normal_form(ZERO).is_zero
    assert len(normal_form(ZERO)) == 0
    assert str(normal_form(ZERO)) == "0"
    assert normal_form(ZERO).terms() == []
    assert normal_form(const(3)).to_expr() is const(3)


def test_a_limit_on_the_number_of_terms() -> None:
    f = (a + b + m1 + m2) ** 4
    assert len(normal_form(f)) == 35
    with pytest.raises(ExprError, match="more than 30 terms"):
        normal_form(f, max_terms=30)


# -- rings ----------------------------------------------------------------------------------------


def test_forms_of_different_rings_meet() -> None:
    """Three components of a quaternion are independent; the fourth brings the relation."""
    x, y, z, w = QUATERNION
    cube = normal_form(w**3)
    assert cube.to_expr() is w**3
    sum_ = cube + normal_form(x + y + z)
    assert sum_ == normal_form(w**3 + x + y + z)
    assert normal_form(a) != normal_form(b)
    assert normal_form(a) != a  # type: ignore[comparison-overlap]
    assert normal_form(c1, [q1 + q2]) + normal_form(c2, [q2 + q3]) == normal_form(c1 + c2)


def test_forms_can_be_pickled() -> None:
    form = normal_form(m1 * cos(q2 + q3) + const("1/3") * s1, [q2, q2 + q3])
    again = pickle.loads(pickle.dumps(form))
    assert again == form
    assert again.terms() == form.terms()


def test_many_roots_share_one_ring() -> None:
    forms = normal_forms([a * c1, b * s1, ONE])
    assert all(x.ring is y.ring for x, y in pairwise(forms))
    assert symbol("tau1", MOTION) not in forms[0].ring
    with pytest.raises(ExprError, match="not a generator"):
        forms[0].ring.generator(m2)


def test_long_forms_are_abbreviated_when_printed() -> None:
    form = normal_form((a + b + m1 + m2 + qd1) ** 4)
    assert str(form).endswith("… (70 terms)")
