"""Golden texts: what a program looks like, and that it reads back."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.graph import function, product, symbol, total
from emdeg.program.ir import DerivedAngle, Program
from emdeg.program.lower import lower
from emdeg.program.text import to_text

GOLDEN = Path(__file__).parent / "golden"


def pendulum_on_a_slider() -> Program:
    """A pendulum (m₂, l, angle q₂) on a slider (m₁, q₁) in a vertical plane, with friction.

    τ₁ = (m₁ + m₂)·q̈₁ + m₂·l·(q̈₂·cos q₂ − q̇₂²·sin q₂) + f·sign q̇₁
    τ₂ = m₂·l·(l·q̈₂ + cos q₂·q̈₁ + 9.81·sin q₂)
    and, to show everything, the height of a finger that follows with −q₂/2 + 1/10 at 45°.
    """
    m1, m2, l, f = (symbol(name) for name in ("m1", "m2", "l", "f"))
    q1, q2 = symbol("q1", 1), symbol("q2", 1, angular=True)
    finger = symbol("angle[finger]", 1, angular=True)
    qd = [symbol(f"qd{i}", 2) for i in (1, 2)]
    qdd = [symbol(f"qdd{i}", 2) for i in (1, 2)]
    swing = qdd[1] * cos(q2) - product([qd[1], qd[1], sin(q2)])
    tau1 = total([(m1 + m2) * qdd[0], product([m2, l, swing]), f * function("sign", qd[0])])
    tau2 = product([m2, l, total([l * qdd[1], cos(q2) * qdd[0], Fraction(981, 100) * sin(q2)])])
    height = sin(Angle.of(finger) + Angle.degrees(45)) + q1 / (l + q1)
    return lower(
        "pendulum on a slider",
        {"tau": ((2,), [tau1, tau2]), "height": ((), [height])},
        [("q", [q1, q2]), ("qd", qd), ("qdd", qdd)],
        {m1: 2.0, m2: 0.5, l: 0.25},
        [DerivedAngle("angle[finger]", "q2", Fraction(-1, 2), Fraction(1, 10))],
        {"source": "hand"},
    )


def test_the_text_is_the_golden_one() -> None:
    """Checked by hand against the equations in the docstring; R68: it never changes by itself."""
    expected = (GOLDEN / "pendulum_on_a_slider.txt").read_text(encoding="utf-8")
    assert to_text(pendulum_on_a_slider()) == expected


def test_the_golden_text_is_the_program() -> None:
    golden = (GOLDEN / "pendulum_on_a_slider.txt").read_text(encoding="utf-8")
    assert Program.from_text("# a comment\n\n" + golden) == pendulum_on_a_slider()
