"""Residues of programs: the points of exact.field, mimic angles, resampling."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest

import emdeg
from emdeg.errors import ExprError
from emdeg.exact import fingerprint as expressions
from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.field import MERSENNE_61, PRIME_WITH_ROOTS, Field, Point
from emdeg.exact.graph import function, symbol
from emdeg.mechanics.derivation import derive
from emdeg.program.fingerprint import (
    fingerprints,
    output_fingerprints,
    prime_for,
    residues,
)
from emdeg.program.ir import Program
from emdeg.program.lower import lower

Q, X, M = symbol("q1", 1, angular=True), symbol("x", 2), symbol("m")


def test_an_expression_and_its_program_have_the_same_fingerprint(
    derived: Callable[..., Program],
) -> None:
    for robot in ("puma560", "panda", "scara"):
        program = derived(robot, "inverse_dynamics", "newton_euler")
        tau = list(derive(emdeg.load(robot), "newton_euler").tau)
        assert list(output_fingerprints(program)["inverse_dynamics"]) == expressions.fingerprints(
            tau
        )


def test_all_layouts_agree(derived: Callable[..., Program]) -> None:
    program = derived("two_link")
    vectors = fingerprints(program, 3, 11)
    one = residues(program, Point(Field(MERSENNE_61), 11, 2))
    assert one == [v[2] for v in vectors]


def test_the_prime_has_the_roots_that_the_program_needs() -> None:
    plain = lower("f", {"y": ((), [cos(Q)])}, [("q", [Q])])
    thirty = lower("f", {"y": ((), [cos(Angle.of(Q) + Angle.degrees(30))])}, [("q", [Q])])
    root = lower("f", {"y": ((), [X * cos(Angle.degrees(30))])}, [("x", [X])])
    assert prime_for(plain) == MERSENNE_61
    assert prime_for(thirty) == prime_for(root) == PRIME_WITH_ROOTS


def test_the_variety_is_respected() -> None:
    """cos² + sin² = 1 and the quaternion's norm is 1, at every point."""
    h = [symbol(f"h{axis}", 1, sphere=("h", k)) for k, axis in enumerate("xyzw")]
    circle = cos(Q) ** 2 + sin(Q) ** 2
    sphere = sum((x * x for x in h[1:]), h[0] * h[0])
    program = lower("f", {"y": ((2,), [circle, sphere])}, [("q", [Q]), ("h", h)])
    assert output_fingerprints(program)["y"] == ((1,) * 4, (1,) * 4)


def test_a_mimic_angle_is_a_circle_of_its_own() -> None:
    """cos(q/2) is not a function of (cos q, sin q): its leaf has its own point."""
    half = symbol("angle[finger]", 1, angular=True)
    program = lower("f", {"y": ((2,), [cos(half) ** 2 + sin(half) ** 2, cos(half)])}, [("q", [Q])])
    one, other = output_fingerprints(program)["y"]
    assert one == (1,) * 4
    assert len(set(other)) == 4


def test_opaque_functions_depend_on_their_argument_only() -> None:
    tanh = [function("tanh", e) for e in (X * M + X, X * (M + 1), M - X, X - M)]
    program = lower("f", {"y": ((4,), tanh)}, [("x", [X])])
    a, b, c, d = output_fingerprints(program)["y"]
    assert a == b
    assert c == tuple(MERSENNE_61 - x for x in d)


def test_a_point_where_a_divisor_vanishes_is_drawn_again() -> None:
    """1/(x − x₂) has no value at the third default point: a fifth point takes its place."""
    third = expressions.fingerprints([X])[0][2]
    e = 1 / (X - third)
    program = lower("f", {"y": ((), [e])}, [("x", [X])])
    found = output_fingerprints(program)["y"][0]
    assert len(found) == 4
    assert [found] == expressions.fingerprints([e])


def test_a_divisor_that_is_zero_everywhere_is_an_error() -> None:
    e = X / (cos(Q) ** 2 + sin(Q) ** 2 - 1)
    program = lower("f", {"y": ((), [e])}, [("q", [Q]), ("x", [X])])
    with pytest.raises(ExprError, match="identically zero"):
        fingerprints(program)


def test_exact_numbers_keep_their_meaning() -> None:
    """1/3 + 1/6 = 1/2 in every field."""
    program = lower("f", {"y": ((), [X * Fraction(1, 3) + X * Fraction(1, 6)])}, [("x", [X])])
    half = lower("f", {"y": ((), [X * Fraction(1, 2)])}, [("x", [X])])
    assert output_fingerprints(program) == output_fingerprints(half)
