"""What the benchmarks build of their own is what they say: nothing else calls it."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from emdeg.program.certify import certify

BENCHMARKS = Path(__file__).resolve().parent.parent / "benchmarks"


@pytest.fixture(scope="module")
def ops():
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(BENCHMARKS))
        yield importlib.import_module("ops")


def test_every_quantity_of_the_table_of_operations_is_derived(ops):
    first = {case.quantity: case for case in reversed(ops.CASES) if case.robot != "Talos"}
    for quantity, case in first.items():
        assert ops.compiled(case, None).count().total > 0, quantity


def test_the_recursion_of_a_regressor_is_the_regressor_times_its_parameters(ops):
    case = ops.Case("two links", "", ops.REGRESSOR, "", "", ops.library("two_link"))
    assert certify(ops.compiled(case, "-O0"), ops.compiled(case, None)).log2_error < -90
