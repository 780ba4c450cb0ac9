"""Certificates: what is equal is proven, what is not is named; no way around (R35)."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction

import pytest
import sympy

import emdeg
from emdeg.errors import CertificateError, ProgramError
from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.degree import Bounds
from emdeg.exact.field import MERSENNE_61
from emdeg.exact.graph import Expr, const, function, symbol
from emdeg.exact.implicit import Implicit
from emdeg.mechanics.derivation import derive
from emdeg.program import fingerprint
from emdeg.program.bounds import program_bounds
from emdeg.program.builder import ProgramBuilder
from emdeg.program.certificate import Certificate, Reference
from emdeg.program.certify import (
    certify,
    check_claims,
    log2_error_per_point,
    points_needed,
    random_primes,
)
from emdeg.program.ir import DerivedAngle, Input, Leaf, Output, Program, Value
from emdeg.program.lower import lower
from emdeg.program.ops import CONST
from emdeg.program.serialise import digest

Q1, Q2 = symbol("q1", 1, angular=True), symbol("q2", 1, angular=True)
X, M = symbol("x", 2), symbol("m")
INPUTS = [("q", [Q1, Q2]), ("x", [X])]


def program_of(*expressions: Expr) -> Program:
    return lower("f", {"y": ((len(expressions),), list(expressions))}, INPUTS)


def differ(a: Expr, b: Expr) -> CertificateError:
    with pytest.raises(CertificateError) as caught:
        certify(program_of(a), {"y": ((1,), [b])})
    return caught.value


# -- equal and not ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("a", "b"),
    [
        (cos(Angle.of(Q1) + Angle.of(Q2)), cos(Q1) * cos(Q2) - sin(Q1) * sin(Q2)),
        (1 - sin(Q1) ** 2, cos(Q1) ** 2),
        (sin(Angle.of(Q1, 2)), 2 * sin(Q1) * cos(Q1)),
        ((X**2 - M**2) / (X - M), X + M),
        (1 / (1 + 1 / X), X / (X + 1)),
        (
            sin(Angle.of(Q1) + Angle.degrees(45)) ** 2,
            Fraction(1, 2) + sin(Q1) * cos(Q1),
        ),
        (  # cos(q + 30°) + cos(q − 30°) = 2·cos 30°·cos q, with √3
            cos(Angle.of(Q1) + Angle.degrees(30)) + cos(Angle.of(Q1) - Angle.degrees(30)),
            2 * cos(Angle.degrees(30)) * cos(Q1),
        ),
        (function("tanh", X - M), -function("tanh", M - X)),
    ],
)
def test_equal_functions_are_proven_equal(a: Expr, b: Expr) -> None:
    certificate = certify(program_of(a), {"y": ((1,), [b])})
    assert certificate.log2_error <= -100
    assert certificate.points == len(certificate.indices) >= 2


@pytest.mark.parametrize(
    ("a", "b"),
    [
        (cos(Q1), sin(Q1)),
        (X, -X),
        (X + M, X),
        (X / M, M / X),
        (const(Fraction(1, 3)) * X, const(Fraction(333333333, 1000000000)) * X),
        (function("tanh", X), function("sign", X)),
        (function("abs", X), X),
    ],
)
def test_different_functions_are_told_apart(a: Expr, b: Expr) -> None:
    assert differ(a, b).element == "y[0]"


def test_the_first_output_that_differs_is_named_with_its_point() -> None:
    honest = {"M": ((2, 2), [X, M, M, X * X]), "g": ((), [cos(Q1)])}
    program = lower("f", {**honest, "M": ((2, 2), [X, M, M + 1, X * X])}, INPUTS)
    with pytest.raises(CertificateError, match=r"at point \d+ of GF\(\d+\)") as caught:
        certify(program, honest)
    assert caught.value.element == "M[1,0]"


def test_two_methods_are_proven_equal(derived: Callable[..., Program]) -> None:
    """R35 on the Stanford arm: Newton–Euler in link axes against base axes."""
    robot = emdeg.load("stanford")
    tau = {"inverse_dynamics": ((6,), list(derive(robot, "newton_euler_base").tau))}
    about = Reference(method="newton_euler_base", robot="stanford")
    program = derived("stanford")
    certificate = certify(program, tau, about=about, passes=["lower"])
    assert certificate.subject == digest(program)
    assert certificate.log2_error <= -100
    assert certificate.reference.robot == "stanford"
    assert "lower" in certificate.explain()
    assert "2^-" in certificate.explain()


def test_division_by_the_zero_function_is_not_certified() -> None:
    hidden_zero = cos(Q1) ** 2 + sin(Q1) ** 2 - 1
    program = program_of(X / hidden_zero)
    with pytest.raises(CertificateError, match="divisor"):
        certify(program, program)


# -- no way around ----------------------------------------------------------------


def test_a_constant_that_is_off_by_the_famous_prime_is_caught() -> None:
    """0 and 2⁶¹ − 1 are the same in GF(2⁶¹ − 1); the certificate's primes are random."""
    liar, honest = X * (M + (MERSENNE_61 + 1)), X * (M + 1)
    by_fixed_prime = [
        fingerprint.output_fingerprints(program_of(e), p=MERSENNE_61) for e in (liar, honest)
    ]
    assert by_fixed_prime[0] == by_fixed_prime[1]
    assert differ(liar, honest).element == "y[0]"


def test_a_product_of_all_default_points_is_caught() -> None:
    """A program that is honest at the optimiser's points and nowhere else.

    It adds Π (x − x_j) over the four default points x_j: its default fingerprint is that of the
    honest program, and the certificate, whose points follow from a hash of it, tells them apart.
    """
    points = fingerprint.output_fingerprints(program_of(X), 4)["y"][0]
    trap = const(1)
    for residue in points:
        trap = trap * (X - residue)
    honest, liar = program_of(X * M), program_of(X * M + trap)
    assert fingerprint.output_fingerprints(honest) == fingerprint.output_fingerprints(liar)
    assert differ(X * M + trap, X * M).element == "y[0]"


def test_points_follow_from_both_programs_and_the_seed() -> None:
    program = program_of(X * M)
    plain = certify(program, program)
    assert plain == certify(program, program)
    assert plain.primes != certify(program, program, seed=1).primes
    assert plain.primes != certify(program_of(X * M, X), program_of(X * M, X)).primes
    assert plain.primes != certify(program, {"y": ((1,), [X * M])}).primes


def test_missing_and_extra_outputs_and_shapes_are_refused() -> None:
    program = program_of(X)
    with pytest.raises(CertificateError, match="no such output"):
        certify(program, {"z": ((1,), [X])}, outputs=["y"])
    with pytest.raises(CertificateError, match="shapes"):
        certify(program, {"y": ((), [X])})
    with pytest.raises(ProgramError, match="no output 'z'"):
        certify(program, {"y": ((1,), [X]), "z": ((1,), [X])})


def test_an_interface_that_differs_is_refused() -> None:
    """Same values, but q1 and q2 exchanged on the way in: not the same function of q."""
    honest = program_of(cos(Q1) * X)
    swapped = replace(honest, inputs=(Input("q", ("q2", "q1")), Input("x", ("x",))))
    with pytest.raises(CertificateError, match="elsewhere"):
        certify(swapped, honest)
    valued = replace(program_of(M * X), parameters={"m": 2.0})
    with pytest.raises(CertificateError, match="elsewhere"):
        certify(replace(valued, parameters={"m": 2.5}), valued)
    mimic = replace(honest, inputs=(Input("q", ("q2",)), Input("x", ("x",))))
    a = replace(mimic, derived=(DerivedAngle("q1", "q2", 1, 0),))
    b = replace(mimic, derived=(DerivedAngle("q1", "q2", -1, 0),))
    with pytest.raises(CertificateError, match="elsewhere"):
        certify(a, b)


# -- the certificate itself -------------------------------------------------------


def test_certificate_reads_back_from_json() -> None:
    certificate = certify(program_of(X), program_of(X), passes=["fold", "merge"], seed=2**70)
    assert Certificate.from_json(certificate.to_json()) == certificate


@pytest.mark.parametrize(
    "change",
    [
        {"format": "x"},
        {"version": 99},
        {"primes": [3]},
        {"primes": ["3.5"]},
        {"log2_error": "-100"},
        {"log2_error": float("nan")},
        {"outputs": "y"},
        {"reference": {}},
        {"versions": {"emdeg": 1}},
        {"seed": 3},
        {"height": True},
        {"surprise": 1},
    ],
)
def test_a_broken_certificate_is_refused(change: dict[str, object]) -> None:
    data = certify(program_of(X), program_of(X)).to_data()
    with pytest.raises(CertificateError):
        Certificate.from_data({**data, **change})


# -- the numbers in the argument --------------------------------------------------


def test_primes_are_of_their_class() -> None:
    primes = [p for p, _ in zip(random_primes("test"), range(20), strict=False)]
    assert len(set(primes)) == 20
    for p in primes:
        assert 2**60 < p < 2**61
        assert p % 24 == 23
        assert sympy.isprime(p)


def test_degree_and_height_bound_the_truth() -> None:
    """Bounds of a known polynomial: (x + 3)⁵ has degree 5 and ‖·‖₁ = 4⁵ = 2¹⁰."""
    base = program_of((X + 3) ** 5)
    bound = program_bounds(base, Bounds())[base.output("y").values[0]]
    assert bound.degree == 5
    assert 10 <= bound.norm < 10.001


def test_shared_divisors_do_not_add_up() -> None:
    """x/m + x²/m + x³/m is one fraction over m: degree 3, not 5."""
    make = ProgramBuilder()
    x, m = make.leaf(Leaf("x", 2)), make.leaf(Leaf("m", 0))
    total, power = make.const(0), x
    for _ in range(3):
        total = make.add(total, make.div(power, m))
        power = make.mul(power, x)
    program = Program("f", tuple(make.values), (Output("y", (), (total,)),))
    bound = program_bounds(program, Bounds())[total]
    assert bound.degree == 3
    assert sum(bound.divisors) == 1


def test_numbers_over_one_denominator_do_not_add_up() -> None:
    """x/2 + x/4 + 0.3·x = (10x + 5x + 6x)/20: the denominators are integers, shared by primes."""
    program = program_of(X / 2 + X / 4 * M + X * X * Fraction(3, 10))
    bound = program_bounds(program, Bounds())[program.output("y").values[0]]
    assert sorted(bound.divisors) == [1, 2]  # 5¹ · 2²
    assert 21 <= 2**bound.norm < 21.01


def test_bounds_of_long_recursions_stay_small() -> None:
    """x ← (x² + 1)/(2x), sixty times: what is divided comes back and is cancelled."""
    make = ProgramBuilder()
    x, one, half = make.leaf(Leaf("x", 2)), make.const(1), make.const(Fraction(1, 2))
    for _ in range(60):
        x = make.mul(half, make.div(make.add(make.mul(x, x), one), x))
    program = Program("f", tuple(make.values), (Output("y", (), (x,)),))
    found = Bounds()
    size = found.size([program_bounds(program, found)[x]])
    assert size.degree < 2**70  # the true degree is 2⁶⁰


def test_error_bound_shrinks_with_points_and_is_reached() -> None:
    program = program_of(X * M + cos(Q1))
    found = Bounds()
    value = program_bounds(program, found)[-1]
    size = found.size([found.sum((value, value))])
    each = log2_error_per_point(size)
    assert -60 < each < -40
    for wanted in (-50.0, -100.0, -300.0):
        k = points_needed(size, wanted)
        assert k * each <= wanted
        assert k == 2 or (k - 1) * each > wanted


def test_constants_are_a_program_too() -> None:
    program = Program("one", (Value(CONST, 1),), (Output("y", (), (0,)),))
    assert certify(program, program).outputs == ("y",)
    with pytest.raises(CertificateError):
        certify(program, replace(program, values=(Value(CONST, 2),)))


# -- recursions that divide again and again -----------------------------------------------


def nested(depth: int, step: Callable[[Expr], Expr]) -> Expr:
    """x → step(x), so many times: the degree doubles with each."""
    value = X + M
    for _ in range(depth):
        value = step(value)
    return value


@pytest.mark.parametrize("depth", [20, 60, 300])
def test_deep_fractions_are_proven_with_larger_primes(depth: int) -> None:
    program = program_of(nested(depth, lambda x: x + 1 / x))
    other = nested(depth, lambda x: (x * x + 1) / x)
    proof = certify(program, {"y": ((1,), [other])})
    assert proof.log2_error <= -100
    assert proof.degree.bit_length() > depth
    assert all(p.bit_length() > proof.degree.bit_length() + 20 for p in proof.primes)
    assert all(p % 24 == 23 and sympy.isprime(p) for p in proof.primes)
    assert check_claims(program.with_certificate(proof)) == proof
    assert Certificate.from_data(json.loads(json.dumps(proof.to_data()))) == proof
    with pytest.raises(CertificateError, match="differs"):
        certify(program, {"y": ((1,), [nested(depth, lambda x: x + 1 / x) + 1 / (1 + X)])})


def test_a_smaller_degree_than_the_primes_were_drawn_for_is_refused() -> None:
    program = program_of(nested(60, lambda x: x + 1 / x))
    proof = certify(program, {"y": ((1,), [nested(60, lambda x: (x * x + 1) / x)])})
    lie = replace(proof, degree=5, height=70, log2_error=-100.0)
    with pytest.raises(CertificateError, match="primes were not drawn"):
        check_claims(program.with_certificate(lie))


def test_what_is_too_deep_to_be_certified_says_what_to_do() -> None:
    program = program_of(nested(1000, lambda x: x + 1 / x))
    with pytest.raises(CertificateError, match="too often in a row") as caught:
        certify(program, {"y": ((1,), [nested(1000, lambda x: (x * x + 1) / x)])})
    assert "certify=False" in str(caught.value.hint)


def test_an_unknown_belongs_to_one_output() -> None:
    """Only the last of two outputs with the same unknown would be put into the equations."""
    y = symbol("y")
    program = lower("f", {"wrong": ((1,), [X + M]), "right": ((1,), [X])}, INPUTS)
    equations = Implicit((1,), (y,), (y - X,))
    with pytest.raises(CertificateError, match="the same unknowns for two outputs"):
        certify(program, {"wrong": equations, "right": equations})
