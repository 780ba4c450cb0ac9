"""What the passes do, as text: program in, program out (texts reviewed by hand)."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from emdeg.program.certify import certify
from emdeg.program.ir import Program
from emdeg.shorten.forms.expand import expand
from emdeg.shorten.forms.network import Network
from emdeg.shorten.passes.constants import sweep_constants
from emdeg.shorten.passes.factor import factor
from emdeg.shorten.passes.improve import improve
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.passes.nest import nest
from emdeg.shorten.passes.resubstitute import sweep


def resubstituted(program: Program) -> Program:
    """One sweep with one new operation."""
    network = Network(program)
    assert sweep(network, random.Random(1), 1) > 0
    return network.program()


def with_constants(program: Program) -> Program:
    """One sweep up to parameter-only constants."""
    network = Network(program)
    assert sweep_constants(network, random.Random(1)) > 0
    return network.program()


def extracted(program: Program) -> Program:
    """Expanded, extracted."""
    return improve(program, expand(program), random.Random(1), 0, restarts=1)


# c₂c₃ − s₂s₃ meets cos(q₂ + q₃), 1 − s² meets c²
MERGE_BEFORE = """
program f
input q = q2 q3
%0 = leaf q2 configure angle
%1 = leaf q3 configure angle
%2 = cos %0
%3 = cos %1
%4 = sin %0
%5 = sin %1
%6 = mul %2 %3
%7 = mul %4 %5
%8 = sub %6 %7
%9 = cos %0 + %1
%10 = mul %4 %4
%11 = const 1
%12 = sub %11 %10
%13 = mul %2 %2
output y [4] = %8 %9 %12 %13
"""
MERGE_AFTER = """
program f
input q = q2 q3
%0 = leaf q2 configure angle
%1 = leaf q3 configure angle
%2 = cos %0 + %1
%3 = const 1
%4 = sin %0
%5 = mul %4 %4
%6 = sub %3 %5
output y [4] = %2 %2 %6 %6
"""

# xz + yz is found again as (x + y)z, which exists
RESUB_BEFORE = """
program f
input v = x y z
%0 = leaf x step
%1 = leaf y step
%2 = leaf z step
%3 = add %0 %1
%4 = mul %3 %2
%5 = mul %0 %2
%6 = mul %1 %2
%7 = add %5 %6
%8 = mul %7 %7
output y [3] = %3 %4 %8
"""
RESUB_AFTER = """
program f
input v = x y z
%0 = leaf x step
%1 = leaf y step
%2 = add %0 %1
%3 = leaf z step
%4 = mul %2 %3
%5 = mul %4 %4
output y [3] = %2 %4 %5
"""

# abx + b²y = b·(ax + by): one multiplication by a set-up constant
CONS_BEFORE = """
program f
input v = x y
parameter a = ?
parameter b = ?
%0 = leaf x step
%1 = leaf y step
%2 = leaf a setup
%3 = leaf b setup
%4 = mul %2 %0
%5 = mul %3 %1
%6 = add %4 %5
%7 = mul %2 %3
%8 = mul %7 %0
%9 = mul %3 %3
%10 = mul %9 %1
%11 = add %8 %10
output y [2] = %6 %11
"""
CONS_AFTER = """
program f
input v = x y
parameter a = ?
parameter b = ?
%0 = leaf a setup
%1 = leaf x step
%2 = mul %0 %1
%3 = leaf b setup
%4 = leaf y step
%5 = mul %3 %4
%6 = add %2 %5
%7 = mul %3 %6
output y [2] = %6 %7
"""

# axz + byz and axy + by² share ax + by
EXTRACT_BEFORE = """
program f
input v = x y z
parameter a = ?
parameter b = ?
%0 = leaf x step
%1 = leaf y step
%2 = leaf z step
%3 = leaf a setup
%4 = leaf b setup
%5 = mul %3 %0
%6 = mul %5 %2
%7 = mul %4 %1
%8 = mul %7 %2
%9 = add %6 %8
%10 = mul %5 %1
%11 = mul %7 %1
%12 = add %10 %11
output y [2] = %9 %12
"""
EXTRACT_AFTER = """
program f
input v = x y z
parameter a = ?
parameter b = ?
%0 = leaf x step
%1 = leaf y step
%2 = leaf z step
%3 = leaf a setup
%4 = leaf b setup
%5 = mul %0 %3
%6 = mul %1 %4
%7 = add %5 %6
%8 = mul %2 %7
%9 = mul %1 %7
output y [2] = %8 %9
"""

# wx + wy becomes w(x + y), and x + z + y uses the same sum; division and call stay
FACTOR_BEFORE = """
program f
input v = w x y z
%0 = leaf w step
%1 = leaf x step
%2 = leaf y step
%3 = leaf z step
%4 = mul %0 %1
%5 = mul %0 %2
%6 = add %4 %5
%7 = div %6 %3
%8 = add %1 %3
%9 = add %8 %2
%10 = tanh %9
output y [2] = %7 %10
"""
FACTOR_AFTER = """
program f
input v = w x y z
%0 = leaf w step
%1 = leaf x step
%2 = leaf y step
%3 = add %1 %2
%4 = mul %0 %3
%5 = leaf z step
%6 = div %4 %5
%7 = add %3 %5
%8 = tanh %7
output y [2] = %6 %8
"""

# a·x + b·y, then 2a·x + 2b·y + x·y: the longer sum uses the shorter one
NEST_BEFORE = """
program f
input v = x y
parameter a = ?
parameter b = ?
%0 = leaf a setup
%1 = leaf b setup
%2 = leaf x step
%3 = leaf y step
%4 = mul %0 %2
%5 = mul %1 %3
%6 = add %4 %5
%7 = const 2
%8 = mul %7 %0
%9 = mul %8 %2
%10 = mul %7 %1
%11 = mul %10 %3
%12 = add %9 %11
%13 = mul %2 %3
%14 = add %12 %13
output y [2] = %6 %14
"""
NEST_AFTER = """
program f
input v = x y
parameter a = ?
parameter b = ?
%0 = leaf a setup
%1 = leaf b setup
%2 = const 2
%3 = leaf x step
%4 = leaf y step
%5 = mul %0 %3
%6 = mul %1 %4
%7 = add %5 %6
%8 = mul %3 %4
%9 = mul %2 %7
%10 = add %8 %9
output y [2] = %7 %10
"""


CASES: dict[str, tuple[Callable[[Program], Program], str, str]] = {
    "merge": (lambda p: merge(p), MERGE_BEFORE, MERGE_AFTER),
    "resub": (resubstituted, RESUB_BEFORE, RESUB_AFTER),
    "cons": (with_constants, CONS_BEFORE, CONS_AFTER),
    "extract": (extracted, EXTRACT_BEFORE, EXTRACT_AFTER),
    "factor": (lambda p: factor(p, random.Random(1)), FACTOR_BEFORE, FACTOR_AFTER),
    "nest": (lambda p: nest(p, random.Random(1)), NEST_BEFORE, NEST_AFTER),
}


@pytest.mark.parametrize("name", CASES)
def test_program_in_program_out(name: str) -> None:
    transform, before, after = CASES[name]
    program = Program.from_text(before)
    result = transform(program)
    assert result.to_text() == after.lstrip()
    certify(result, program)
