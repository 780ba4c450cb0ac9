"""Text for people: golden texts, parentheses proven by reading the text back, no recursion."""

from __future__ import annotations

import math
import re
from fractions import Fraction

import pytest
from hypothesis import assume, given, settings

from emdeg.errors import ExprError
from emdeg.exact import (
    CONFIGURATION,
    MOTION,
    ZERO,
    Angle,
    Expr,
    Surd,
    const,
    cos,
    evaluate,
    function,
    sin,
    symbol,
    to_latex,
    to_text,
)
from emdeg.exact.graph import total
from tests.exact.strategies import POINT, expressions

x, y, m2, a2 = symbol("x"), symbol("y"), symbol("m2"), symbol("a2")
alpha = symbol("alpha3", angular=True)
q = [symbol(f"q{i}", CONFIGURATION, angular=True) for i in range(13)]
qd = [symbol(f"qd{i}", MOTION) for i in range(4)]
qdd1 = symbol("qdd1", MOTION)

# expression, plain, Unicode, LaTeX: written by hand
GOLDEN: list[tuple[Expr, str, str, str]] = [
    (
        m2 * a2**2 * cos(q[2] + q[3]) / 2,
        "a2^2*m2*c23/2",
        "a₂²·m₂·c₂₃/2",
        r"\frac{1}{2} a_{2}^{2} m_{2} c_{23}",
    ),
    (sin(q[4]), "s4", "s₄", "s_{4}"),
    (1 - cos(q[2]) ** 2, "1 - c2^2", "1 − c₂²", "1 - c_{2}^{2}"),
    (cos(q[10] + q[11]), "cos(q10 + q11)", "cos(q₁₀ + q₁₁)", r"\cos\left(q_{10} + q_{11}\right)"),
    (sin(q[2] - q[3]), "sin(q2 - q3)", "sin(q₂ − q₃)", r"\sin\left(q_{2} - q_{3}\right)"),
    (sin(2 * q[2]), "sin(2*q2)", "sin(2·q₂)", r"\sin\left(2 q_{2}\right)"),
    (
        cos(Angle.of(q[2]) + Angle.degrees(45)),
        "cos(q2 + pi/4)",
        "cos(q₂ + π/4)",
        r"\cos\left(q_{2} + \pi/4\right)",
    ),
    (
        m2 * (x - y) * sin(q[4]) - 3 * cos(q[1]),
        "m2*(x - y)*s4 - 3*c1",
        "m₂·(x − y)·s₄ − 3·c₁",
        r"m_{2} \left(x - y\right) s_{4} - 3 c_{1}",
    ),
    (x - (y + m2), "x - m2 - y", "x − m₂ − y", "x - m_{2} - y"),
    (2 * (x + y), "2*(x + y)", "2·(x + y)", r"2 \left(x + y\right)"),
    ((x + y) ** 2, "(x + y)^2", "(x + y)²", r"\left(x + y\right)^{2}"),
    ((x + y) / (x - y), "(x + y)/(x - y)", "(x + y)/(x − y)", r"\frac{x + y}{x - y}"),
    (x / (y * m2), "x/(m2*y)", "x/(m₂·y)", r"\frac{x}{m_{2} y}"),
    (x**-2, "1/x^2", "1/x²", r"\frac{1}{x^{2}}"),
    (const("0.0203") * x - const("9.81"), "0.0203*x - 9.81", "0.0203·x − 9.81", "0.0203 x - 9.81"),
    (const("1e-9") * x, "1e-9*x", "1e-9·x", "10^{-9} x"),
    (
        const(Surd(0, Fraction(1, 4), 0, Fraction(1, 4))) * x,
        "(sqrt(2) + sqrt(6))*x/4",
        "(√2 + √6)·x/4",
        r"\frac{\sqrt{2} + \sqrt{6}}{4} x",
    ),
    (const(Surd(0, 0, Fraction(-1, 2), 0)), "-sqrt(3)/2", "−√3/2", r"-\frac{\sqrt{3}}{2}"),
    (
        m2 * cos(alpha) * qd[1] * qd[2] + qdd1,
        "qdd1 + m2*cos(alpha3)*qd1*qd2",
        "q̈₁ + m₂·cos(α₃)·q̇₁·q̇₂",
        r"\ddot{q}_{1} + m_{2} \cos\left(\alpha_{3}\right) \dot{q}_{1} \dot{q}_{2}",
    ),
    (
        function("tanh", qd[1] / x),
        "tanh(qd1/x)",
        "tanh(q̇₁/x)",
        r"\tanh\left(\frac{\dot{q}_{1}}{x}\right)",
    ),
    (
        function("sign", -qd[3]),
        "-sign(qd3)",
        "−sign(q̇₃)",
        r"-\operatorname{sgn}\left(\dot{q}_{3}\right)",
    ),
    (function("abs", x) ** 2, "abs(x)^2", "|x|²", r"\left|x\right|^{2}"),
    (function("sqrt", x + y), "sqrt(x + y)", "√(x + y)", r"\sqrt{x + y}"),
    (symbol("tau1", MOTION), "tau1", "τ₁", r"\tau_{1}"),
    (symbol("I2xx"), "I2xx", "I₂xx", "I_{2xx}"),
    (
        symbol("angle[left_knee]", CONFIGURATION),
        "angle[left_knee]",
        "angle[left_knee]",
        r"\mathrm{angle[left\_knee]}",
    ),
    (symbol("load3"), "load3", "load₃", r"\mathit{load}_{3}"),
    (symbol("theta"), "theta", "θ", r"\theta"),
    (ZERO, "0", "0", "0"),
    (const(Fraction(-1, 3)), "-1/3", "−1/3", r"-\frac{1}{3}"),
]


@pytest.mark.parametrize(("node", "plain", "pretty", "latex"), GOLDEN, ids=[g[1] for g in GOLDEN])
def test_golden_texts(node: Expr, plain: str, pretty: str, latex: str) -> None:
    assert to_text(node) == plain
    assert to_text(node, unicode=True) == pretty
    assert to_latex(node) == latex
    assert repr(node) == plain


def test_long_names_on_request() -> None:
    assert to_text(cos(q[2] + q[3]), short=False) == "cos(q2 + q3)"
    assert to_latex(sin(q[4]), short=False) == r"\sin\left(q_{4}\right)"


def test_a_parameter_called_c2_is_not_a_cosine() -> None:
    assert to_text(symbol("c2") * cos(q[2]) * sin(q[2])) == "c2*cos(q2)*s2"


def read_back(text: str) -> float:
    """The value of a plain text, computed by Python."""
    names = {s.name: float(v) for s, v in POINT.items()}
    functions = {"cos": math.cos, "sin": math.sin, "sqrt": math.sqrt, "tanh": math.tanh}
    more = {"abs": abs, "sign": lambda v: (v > 0) - (v < 0), "pi": math.pi}
    return float(eval(text.replace("^", "**"), {**names, **functions, **more}))


@given(expressions(roots=True, functions=True, division=True))
@settings(max_examples=300)
def test_the_text_means_the_expression(f: Expr) -> None:
    """Parentheses, signs and divisions are right: Python reads the same value from the text."""
    try:
        expected = evaluate([f], {s: float(v) for s, v in POINT.items()})[0]
    except (ExprError, OverflowError):
        assume(False)
    assume(abs(expected) < 1e9)
    text = to_text(f, short=False)
    assert read_back(text) == pytest.approx(expected, rel=1e-6, abs=1e-6)


@given(expressions(roots=True, functions=True, division=True))
@settings(max_examples=60)
def test_parentheses_are_balanced(f: Expr) -> None:
    latex = to_latex(f)
    assert latex.count(r"\left") == latex.count(r"\right")
    assert latex.count("{") == latex.count("}")
    assert not re.search(r"\+ -|- -|\* -|\+ \+", to_text(f))


def test_long_texts_end_in_an_ellipsis() -> None:
    wide = total(symbol(f"z{i}") for i in range(1000))
    assert to_text(wide, limit=3) == "z0 + z1 + z2 + …"
    assert len(to_text(wide, limit=None)) > 5000
    products = total(symbol(f"z{i}") * x for i in range(1000))
    assert to_text(products, limit=10).endswith(" + …")
    shared = x
    for _ in range(200):
        shared = (shared + y) * (shared + 1)  # 2²⁰⁰ leaves when written out
    text = to_text(shared, limit=100)
    assert "…" in text
    assert len(text) < 1000
    assert to_text(x + y, limit=1) in ("x + …", "…", "y + …")
