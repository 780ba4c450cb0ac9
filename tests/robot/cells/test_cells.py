"""The arithmetic of descriptions: what it reads, what it refuses, and that nothing is executed."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emdeg.errors import EmdegError, LoadError
from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.evaluate import evaluate
from emdeg.exact.graph import ONE, Expr, as_expr, const, function, symbol
from emdeg.robot.cells.cell_text import cell_text
from emdeg.robot.cells.scope import Scope
from emdeg.robot.model.report import Place


def read(text: str, *angles: str) -> Expr:
    scope = Scope()
    for cell in angles:
        scope.expect(cell, angle=True)
    scope.expect(text, angle=False)
    return scope.length(text)


def angle(text: str, snap: float = 1e-6) -> Angle:
    return Scope(snap=snap).angle(text, name="theta")


L1, a2, d3, m1 = (symbol(name) for name in ("L1", "a2", "d3", "m1"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("0.1", const(Fraction(1, 10))),
        ("-3", const(-3)),
        ("1.5e-3", const(Fraction(3, 2000))),
        (".5", const(Fraction(1, 2))),
        ("5.", const(5)),
        ("1/3", const(Fraction(1, 3))),
        ("L1/2", L1 / 2),
        ("m1*(a2+d3)**2", m1 * (a2 + d3) ** 2),
        ("m1*(a2+d3)^2", m1 * (a2 + d3) ** 2),
        ("-a2**2", -(a2**2)),
        ("2*-a2", -2 * a2),
        ("a2 - d3 - L1", a2 - d3 - L1),
        ("L1**-1", ONE / L1),
        ("2**3**2", const(512)),
        ("sqrt(4)", const(2)),
        ("sqrt(2)*sqrt(3)/sqrt(6)", ONE),
        ("sqrt(L1)", function("sqrt", L1)),
        ("sin(30 deg)", const(Fraction(1, 2))),
        ("cos(pi/4)**2", const(Fraction(1, 2))),
    ],
)
def test_scalars(text: str, expected: Expr) -> None:
    """R1: numbers, exact rationals and symbols, mixed freely; decimals are what they say."""
    result = read(text)
    difference = evaluate([result - expected], dict.fromkeys((L1, a2, d3, m1), 0.7))
    assert difference == [pytest.approx(0, abs=1e-15)]


def test_sine_of_a_named_angle() -> None:
    alpha = symbol("alpha", angular=True)
    assert read("2*sin(alpha)") is 2 * sin(alpha)
    assert read("cos(2*alpha + 90 deg)") is -sin(alpha + alpha)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("0", Angle()),
        ("pi/2", Angle.degrees(90)),
        ("-90 deg", Angle.degrees(-90)),
        ("90deg", Angle.degrees(90)),
        ("45°", Angle.degrees(45)),
        ("3*pi/4", Angle.degrees(135)),
        ("pi - 15 deg", Angle.degrees(165)),
        ("1.5707963267948966", Angle.degrees(90)),
        ("1.5708", Angle.degrees(90)),
        ("-3.14159", Angle.degrees(-180)),
        ("0.7854", Angle.degrees(45)),
        ("1.0471975511965976 rad", Angle.degrees(60)),
    ],
)
def test_exact_angles(text: str, expected: Angle) -> None:
    """R5: right angles stay exact; truncated ones become exact."""
    assert angle(text) == expected


def test_snapped_angles_are_reported() -> None:
    scope = Scope()
    scope.angle("1.5708", Place("joint 3 rpy", 7))
    (finding,) = scope.findings
    assert (finding.kind, finding.element, finding.line) == ("altered", "joint 3 rpy", 7)
    assert "pi/2" in finding.message


@pytest.mark.parametrize("twelfths", [1, 2, 3, 4, 6, 7, 8, 11, 12, -6, 18])
def test_the_double_next_to_an_exact_angle_is_no_alteration(twelfths: int) -> None:
    """However a program computed it: 1.5707963267948966 is π/2 as a file can write it."""
    for value in (twelfths * math.pi / 12, math.radians(15) * twelfths, math.pi / 12 * twelfths):
        scope = Scope()
        assert scope.angle(repr(value)) == Angle.degrees(15 * twelfths)
        assert scope.findings == []


def test_what_is_snapped_says_why_in_terms_of_snap() -> None:
    scope = Scope()
    scope.angle("1.5707961")
    scope.angle("1.5708")
    near, written = (finding.message for finding in scope.findings)
    assert "2.3e-07 rad away, within snap=1e-06" in near
    assert "3.7e-06 rad away: more than snap=1e-06, but these are its first 4 decimals" in written


@pytest.mark.parametrize("text", ["1.5708", "1.5707963267948966", "0.3", "10 deg", "1.57"])
def test_other_angles_are_bound_parameters(text: str) -> None:
    """snap=0 keeps the file's own number, as a point of the circle that knows its value."""
    scope = Scope(snap=0)
    result = scope.angle(text, name="alpha1")
    ((term, multiple),) = result.terms
    value = scope.parameters[term].value
    assert multiple == 1
    assert value is not None
    expected = math.radians(10) if "deg" in text else float(text)
    assert float(value) == pytest.approx(expected, rel=1e-15)
    r = cos(result) ** 2 + sin(result) ** 2
    assert evaluate([r], {term: float(value)})[0] == pytest.approx(1)


def test_equal_numbers_share_a_parameter_whatever_their_sign() -> None:
    scope = Scope()
    first, second = scope.angle("0.3", name="x"), scope.angle("-0.3", name="y")
    assert second == -first
    assert len(scope.parameters) == 1


def test_near_angles_that_are_kept_are_remarked() -> None:
    scope = Scope()
    scope.angle("1.57", Place("joint 1"))
    assert scope.findings[0].kind == "suspicious"


def test_symbols_in_angles_are_angular() -> None:
    alpha = symbol("alpha", angular=True)
    assert angle("2*alpha - 90 deg") == Angle.of(alpha, 2) - Angle.degrees(90)


HOSTILE = [
    "", "   ", "()", "1 2", "1,5", "1_000", "0x10", "1e", "1e999999999", "1e-99999", "9**9**9",
    "9**-999", "((9**64)**64)**64", "x**(10**6)", "nan", "inf", "-Infinity", "NaN", "1/0", "0**-1",
    "__import__('os')", "os.system", "a.b", "a[0]", "a;b", "lambda: 1", "f(1)", "eval(1)",
    "sin", "sin()", "sin(1", "(1", "1)", "a = 1", "1 if 2 else 3", "'a'", '"a"', "a@b", "a//b",
    "a%b", "a&b", "~a", "!a", "é", "x" * 65, "1" * 5000, "(" * 100 + "1" + ")" * 100, "**", "+",
    "1 +", "5 deg", "sqrt(-1)", "x**0.5", "x**y", "`ls`", "$(ls)", "${x}", "%s", "\x00", "1\n2",
    "1\\2", "True", "None", "-" * 300_000 + "1", "+".join(["a"] * 200_000),
]  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_cells_are_refused_at_once(text: str) -> None:
    """Nothing is executed; nothing hangs; the error says where and what."""
    started = time.perf_counter()
    with pytest.raises(LoadError) as caught:
        Scope(file="arm.toml").length(text, Place("link 2 a", 12))
    assert time.perf_counter() - started < 2  # a hang, not a speed
    assert (caught.value.file, caught.value.line) == ("arm.toml", 12)
    assert caught.value.element is not None


@pytest.mark.parametrize(
    "text", ["alpha/2", "alpha*beta", "alpha**2", "pi*pi", "1/alpha", "sqrt(2)"]
)
def test_what_is_no_angle_is_refused(text: str) -> None:
    with pytest.raises(LoadError):
        angle(text)


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf, True, None, [1], object()])
def test_python_values_that_are_no_numbers(value: object) -> None:
    with pytest.raises(LoadError):
        Scope().length(value)  # type: ignore[arg-type]


def test_a_name_is_a_length_or_an_angle() -> None:
    scope = Scope()
    scope.length("alpha + 1")
    with pytest.raises(LoadError, match="plain number and as an angle"):
        scope.angle("alpha")


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert isinstance(outcome(Scope().length, text), Expr | EmdegError)
    assert isinstance(outcome(Scope().angle, text), Angle | EmdegError)


def outcome(read_cell: Callable[[str], object], text: str) -> object:
    try:
        return read_cell(text)
    except EmdegError as error:
        return error


CHARACTERS = st.sampled_from([*"ab12.()+-*/^ e", "sin(", "cos(", "sqrt(", "pi", " deg", "**"])


@given(st.lists(CHARACTERS, max_size=25).map("".join))
def test_nearly_arithmetic_text(text: str) -> None:
    assert isinstance(outcome(Scope().length, text), Expr | EmdegError)


# -- writing ------------------------------------------------------------------------------

x, y, z = symbol("x"), symbol("y"), symbol("z")
t = symbol("t", angular=True)
LEAVES = st.sampled_from(
    [x, y, z, cos(t), sin(t), cos(Angle.of(t) + Angle.degrees(30)), const(2), const(-1),
     const(Fraction(1, 3)), const("0.004"), cos(Angle.degrees(45)), cos(Angle.degrees(15))]
)  # fmt: skip


def _combined(children: st.SearchStrategy[Expr]) -> st.SearchStrategy[Expr]:
    pair = st.tuples(children, children)
    return st.one_of(
        pair.map(lambda p: p[0] + p[1]),
        pair.map(lambda p: p[0] - p[1]),
        pair.map(lambda p: p[0] * p[1]),
        st.tuples(children, st.sampled_from([-2, -1, 2, 3])).map(
            lambda p: p[0] ** p[1] if not (p[0].is_const and p[1] < 0) else p[0]
        ),
        children.map(lambda e: function("sqrt", e) if not e.is_const else e),
    )


@given(st.recursive(LEAVES, _combined, max_leaves=12))
def test_what_is_written_is_read_back_as_the_same_node(expression: Expr) -> None:
    text = cell_text(expression)
    scope = Scope(snap=0)
    scope.symbol("t", angular=True)
    assert scope.length(text) is expression, text


@given(st.integers(-5, 5), st.integers(-30, 30))
def test_angles_are_written_and_read_back(multiple: int, twelfths: int) -> None:
    written = Angle.of(t, multiple) + Angle.turns(Fraction(twelfths, 12))
    assert Scope(snap=0).angle(str(written)) == written


def test_numbers_are_written_as_people_write_them() -> None:
    assert cell_text(as_expr(0.4318)) == "0.4318"
    assert cell_text(as_expr(Fraction(1, 3))) == "1/3"
    assert cell_text(x / (2 * y)) in ("0.5*x/y", "x/(2*y)")
