"""certify: prove that a program computes what its reference computes, or say where it does not.

Let f be subject minus reference for one output: a rational function whose numerator, an integer
polynomial in the free variables of the variety (exact/fingerprint.py), has degree ≤ D and
coefficients below 2^H, both bounded from the programs themselves (exact/degree.py). Suppose f ≠ 0.

    1. Draw a random prime p > 2⁶⁰ of the class below. The numerator vanishes modulo p only when p
       divides all its coefficients: at most H/60 such primes do, of more than 2⁵¹.
    2. Draw a random point modulo p. A non-zero numerator vanishes there with probability ≤ D/p
       (Schwartz, Zippel); D includes every divisor, so that "where all are defined" is covered.

    k independent (prime, point) pairs all agree with probability ≤ (D/2⁶⁰ + (H/60)/2⁵¹)ᵏ.

Where D or H is above 2⁴⁰ (a recursion that divides again and again doubles its bounds each time),
the primes are larger, above 2ᵇ with b at least 60 bits more than D has, and 60 is b throughout.

A fixed prime would be weaker: 0 and p are then the same number, and a program with a constant off
by p would pass. The primes are p ≡ 23 (mod 24), where 2 and 3 are squares and −1 is not: all exact
numbers have images and 1 + t² never vanishes.

Independence. The points must not be known to whoever made the program: an optimiser that merges
values by their fingerprints has adapted to *its* points. So primes and points here are derived
from a hash of both programs and a seed (Fiat and Shamir's transform): the programs are fixed before
the points exist, and a program that fits its own points must be searched for by about 2¹⁰⁰ trials.
"""

from __future__ import annotations

import hashlib
import itertools
import math
import platform
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib import metadata
from typing import NamedTuple

from emdeg.errors import CertificateError, UsageError
from emdeg.exact import field
from emdeg.exact.degree import Bound, Bounds, Size
from emdeg.exact.field import DivisionByZeroResidue, Field, Point
from emdeg.exact.graph import Expr, walk
from emdeg.exact.numbers import Surd
from emdeg.program import fingerprint
from emdeg.program.bounds import program_bounds
from emdeg.program.certificate import DEFAULT_LOG2_ERROR, Certificate, Reference
from emdeg.program.ir import Program, check_program
from emdeg.program.matching import (
    Expressions,
    as_program,
    equations_of,
    implicit,
    matching_interfaces,
    matching_outputs,
    put_in,
)
from emdeg.public import public

LOG2_SMALLEST_PRIME = 60
MOST_DEGREE_BITS = 40  # of functions for which these primes do; larger ones get larger primes
MOST_HEIGHT_BITS = 900  # of the number of bits of a coefficient (exact/degree.py)
MOST_BITS = 10_000  # of certainty that anybody may ask for
MOST_RETRIES = 100


@public
def certify(
    program: Program,
    reference: Program | Expressions,
    *,
    about: Reference | None = None,
    passes: Sequence[str] = (),
    seed: int = 0,
    log2_error: float = DEFAULT_LOG2_ERROR,
    outputs: Sequence[str] | None = None,
) -> Certificate:
    """Prove that the outputs of `program` are those of `reference`, or raise CertificateError.

    `reference` is a program, or {name: (shape, expressions)} as `lower` takes it, or the equations
    that an output solves (exact/implicit.py); `about` says in words what it is. `outputs`
    restricts the comparison; by default the two must have the same.
    """
    check_program(program)
    about = about or Reference()
    subject_digest = program.digest
    lowered = reference if isinstance(reference, Program) else as_program(reference)
    about = replace(about, digest=lowered.digest)
    names = matching_outputs(program, reference, outputs)
    if isinstance(reference, Program):
        matching_interfaces(program, reference)
    size = _size(program, reference, lowered, names)
    points = points_needed(size, log2_error)
    challenge = _challenge(subject_digest, about.digest, seed)
    given = {} if isinstance(reference, Program) else reference
    nodes = [*walk([e for name in names if name in given for e in equations_of(given[name])])]
    compare = _Comparison(program, reference, names, _large_numbers(program, lowered), nodes)
    primes, indices = _agree(compare, challenge, points, log2_smallest_prime(size))
    return Certificate(
        subject=subject_digest,
        outputs=names,
        reference=about,
        primes=primes,
        indices=indices,
        seed=seed,
        challenge=challenge,
        degree=size.degree,
        height=size.height,
        log2_error=points * log2_error_per_point(size),
        passes=tuple(passes),
        functions=tuple(sorted({v.b for v in program.values if isinstance(v.b, str)})),
        versions={"emdeg": metadata.version("emdeg"), "python": platform.python_version()},
    )


# -- the argument in numbers ------------------------------------------------------


def log2_smallest_prime(size: Size) -> int:
    """b: 60, or as much more as a deep program asks for (the degree doubles with each divisor)."""
    wide = max(size.degree.bit_length(), (size.height // 60).bit_length() + 9)
    return LOG2_SMALLEST_PRIME if wide <= MOST_DEGREE_BITS else 64 * -(-(wide + 60) // 64)


def log2_primes(b: int) -> int:
    """2ᵇ/(8·ln 2ᵇ⁺¹) primes ≡ 23 (mod 24) lie between 2ᵇ and 2ᵇ⁺¹; for b = 60 2^51.6."""
    return math.floor(b - math.log2(8 * (b + 1) * math.log(2)))


def log2_error_per_point(size: Size) -> float:
    """log₂ (D/2ᵇ + (H/b)/2^primes)."""
    b = log2_smallest_prime(size)
    point = math.log2(size.degree) - b
    prime = math.log2(max(size.height, b)) - math.log2(b) - log2_primes(b)
    high, low = max(point, prime), min(point, prime)
    return high + math.log2(1 + 2.0 ** max(low - high, -1000.0))


def points_needed(size: Size, log2_error: float) -> int:
    """The smallest k with (error of one point)ᵏ ≤ 2^log2_error; two at least."""
    if not -MOST_BITS < log2_error < 0:
        raise UsageError(
            "is no exponent of a chance of error", argument="log2_error", found=log2_error,
            expected=f"a number from -{MOST_BITS} to 0, such as -100",
        )  # fmt: skip
    if size.height.bit_length() > MOST_HEIGHT_BITS:
        raise CertificateError(
            "the program divides too often in a row to be certified in one piece",
            found=f"coefficients of up to 2^{size.height.bit_length()} bits",
            hint="take inverse_dynamics, or forward_dynamics with certify=False (--no-certify)",
        )
    return max(2, math.ceil(log2_error / log2_error_per_point(size)))


def _size(
    program: Program, reference: Program | Expressions, lowered: Program, names: Sequence[str]
) -> Size:
    found = Bounds()
    every = program_bounds(program, found, "subject")
    subject = {k: every[k] for name in names for k in program.output(name).values}
    del every  # of a long program much more than what is compared
    solved = {unknown.name: subject[k] for unknown, k in put_in(program, reference, names).items()}
    other = program_bounds(lowered, found, "reference", solved)
    differences: list[Bound] = []
    for name in names:
        theirs = [other[k] for k in lowered.output(name).values]
        if implicit(reference, name) is None:
            ours = [subject[k] for k in program.output(name).values]
            theirs = [found.sum(pair) for pair in zip(ours, theirs, strict=True)]
        differences += theirs
    return found.size(differences)


def _large_numbers(*programs: Program) -> frozenset[int]:
    """Numerators and denominators that one of our primes could divide."""
    return frozenset(
        integer
        for program in programs
        for number in fingerprint.numbers_of(program)
        for part in (number.parts if isinstance(number, Surd) else (number,))
        for integer in (part.numerator, part.denominator)
        if abs(integer) >> LOG2_SMALLEST_PRIME
    )


class _Comparison(NamedTuple):
    subject: Program
    reference: Program | Expressions
    names: tuple[str, ...]
    large_numbers: frozenset[int]
    nodes: Sequence[Expr]  # of the reference, where it is expressions: operands first

    def at(self, point: Point) -> None:
        """Compare all outputs at one point; a CertificateError names the first that differs."""
        if any(n % point.gf.p == 0 for n in self.large_numbers):
            raise DivisionByZeroResidue("a constant has no faithful image in this field")
        found = fingerprint.residues(self.subject, point)
        if isinstance(self.reference, Program):
            other = fingerprint.residues(self.reference, point)
            expected = {n: [other[k] for k in self.reference.output(n).values] for n in self.names}
        else:
            expected = self._expected(self.reference, found, point)
        for name in self.names:
            output = self.subject.output(name)
            solves = implicit(self.reference, name) is not None
            values = [0] * len(expected[name]) if solves else [found[k] for k in output.values]
            for position, (ours, theirs) in enumerate(zip(values, expected[name], strict=True)):
                if ours != theirs:
                    equation = f"{name}, put into equation {position + 1} of its reference,"
                    raise CertificateError(
                        f"differs from the reference at point {point.index} of GF({point.gf.p})",
                        element=equation if solves else output.element(position),
                        found=f"residue {ours}",
                        expected=f"residue {theirs}",
                        hint="the program does not compute what its reference computes",
                    )

    def _expected(
        self, reference: Expressions, found: Sequence[int], point: Point
    ) -> dict[str, list[int]]:
        """Residues of every output of the reference, or of the equations that it solves."""
        solved = put_in(self.subject, reference, self.names)
        there = replace(point, fixed={unknown: found[k] for unknown, k in solved.items()})
        roots = {name: equations_of(reference[name]) for name in self.names}
        flat = [e for each in roots.values() for e in each]
        there_are = iter(field.residues(flat, there, self.nodes))
        return {name: [next(there_are) for _ in each] for name, each in roots.items()}


# -- points -----------------------------------------------------------------------


def _challenge(subject: str, reference: str, seed: int) -> str:
    return hashlib.sha256(f"emdeg certificate {subject} {reference} {seed}".encode()).hexdigest()


def _agree(
    compare: _Comparison, challenge: str, points: int, b: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Compare at the points of the challenge; the primes and indices that were used."""
    primes: list[int] = []
    indices: list[int] = []
    for index, p in enumerate(random_primes(challenge, b)):
        try:
            compare.at(Point(Field(p), int(challenge, 16), index))
        except DivisionByZeroResidue:
            if index > points + MOST_RETRIES:
                raise CertificateError(
                    "a divisor vanishes at every point",
                    hint="the program or its reference divides by what is identically zero",
                ) from None
            continue
        primes.append(p)
        indices.append(index)
        if len(primes) == points:
            break
    return tuple(primes), tuple(indices)


def random_primes(challenge: str, b: int = LOG2_SMALLEST_PRIME) -> Iterator[int]:
    """Independent uniform primes p ≡ 23 (mod 24) between 2ᵇ and 2ᵇ⁺¹, from a hash."""
    from flint import fmpz  # slow to import

    for counter in itertools.count():
        text = f"emdeg prime {challenge} {counter}".encode()
        if b == LOG2_SMALLEST_PRIME:
            drawn = hashlib.sha256(text).digest()[:16]
        else:
            drawn = hashlib.shake_256(text).digest(b // 8 + 8)
        candidate = 2**b + int.from_bytes(drawn, "big") % 2**b
        candidate += 23 - candidate % 24
        if candidate < 2 ** (b + 1) and fmpz(candidate).is_prime():
            yield candidate


# -- reading a certificate that someone hands us ------------------------------------


def check_claims(program: Program) -> Certificate:
    """Is the program's certificate its own, and does it say what it could know?

    The digest, the challenge, the primes and the probability are computed again from what the
    certificate states. Whether the comparison itself succeeds is not decided here: for that,
    derive a reference and `certify` against it.
    """
    certificate = program.certificate
    if certificate is None:
        raise CertificateError("the program has no certificate", element=program.name)
    if certificate.subject != program.digest:
        raise CertificateError(
            "the certificate belongs to another program, or the program was changed after it",
            element=program.name,
            found=certificate.subject[:16],
            expected=program.digest[:16],
        )
    outputs = tuple(output.name for output in program.outputs)
    if certificate.outputs != outputs:
        raise CertificateError(
            "the certificate is about other outputs", element=program.name,
            found=", ".join(certificate.outputs), expected=", ".join(outputs),
        )  # fmt: skip
    challenge = _challenge(certificate.subject, certificate.reference.digest, certificate.seed)
    if certificate.challenge != challenge:
        raise CertificateError(
            "the points were not drawn from the programs", element="challenge",
            found=certificate.challenge[:16], expected=challenge[:16],
        )  # fmt: skip
    last = max(certificate.indices, default=-1)
    if len(certificate.indices) != certificate.points or last > certificate.points + MOST_RETRIES:
        raise CertificateError("the points are not in order", element="indices")
    size = Size(certificate.degree, certificate.height)
    if certificate.degree < 1 or size.height.bit_length() > MOST_HEIGHT_BITS:
        raise CertificateError("the degree is not what follows", element="degree")
    primes = random_primes(challenge, log2_smallest_prime(size))
    drawn = [p for p, _ in zip(primes, range(last + 1), strict=False)]
    expected = tuple(drawn[index] for index in certificate.indices if index >= 0)
    if certificate.primes != expected or len(set(certificate.indices)) != len(expected):
        raise CertificateError("the primes were not drawn from the programs", element="primes")
    if certificate.log2_error < (certificate.points * log2_error_per_point(size) - 1e-6):
        raise CertificateError("the probability is not what follows", element="log2_error")
    return certificate
