"""Wandering among programs of one length: the function stays, the length never grows."""

from __future__ import annotations

import random

import pytest

import emdeg
from emdeg.program.fingerprint import output_fingerprints
from emdeg.program.ir import Program
from emdeg.shorten.passes.factor import factor
from emdeg.shorten.passes.wander import drift, wander


@pytest.fixture(scope="module")
def short() -> Program:
    """The bias of a three-link arm, factored until nothing is gained."""
    plain = emdeg.compile(emdeg.load("stanford3"), "bias", optimise=None, certify=False)
    return factor(plain, random.Random(1), rounds=20)


def test_wandering_keeps_the_function_and_never_lengthens(short: Program) -> None:
    """Fingerprints are equal, and the walk is reproducible from its seed."""
    found = wander(short, random.Random(2), 3)
    assert output_fingerprints(found, 2) == output_fingerprints(short, 2)
    assert found.count().total <= short.count().total
    again = wander(short, random.Random(2), 3)
    assert again.values == found.values


def test_a_drift_ends_at_another_program_of_the_same_length(short: Program) -> None:
    """What makes it useful: the last of the cheapest is not the first."""
    drifted = drift(short, random.Random(1), 40)
    assert output_fingerprints(drifted, 2) == output_fingerprints(short, 2)
    assert drifted.count().total <= short.count().total
    assert drifted.values != short.values


def test_no_step_is_taken_when_the_time_is_over(short: Program) -> None:
    """The budget is asked before each step."""
    assert wander(short, random.Random(1), 5, over=lambda: True) is short
