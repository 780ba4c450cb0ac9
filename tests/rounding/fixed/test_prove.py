"""The proof fails where it should: a format that is too narrow is an overflow, a cut that is not
counted is an error above the bound."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from emdeg.rounding.boxes import Boxes
from emdeg.rounding.fixed.prove import partition, proved
from emdeg.rounding.fixed.words import LARGEST, finest, unit
from tests.rounding.fixed.states import at_random, bounds, design_of, errors, program_of


@pytest.fixture(scope="module")
def fixed():
    return design_of("puma560", "inverse_dynamics", {"qd": 3.0, "qdd": 10.0}, 1e-6)[1]


def _narrowed(fixed, value: int, bits: int):
    """The same code, where one value has fewer bits before the point than its range needs."""
    absolute = fixed.code.schedule.absolute
    less = LARGEST * unit(finest(fixed.sizes[value]) + bits)
    largest = {**absolute.largest, value: less}
    return replace(fixed.code.schedule, absolute=replace(absolute, largest=largest))


def test_a_format_narrowed_by_a_few_bits_overflows(fixed) -> None:
    """Values, cosines, inputs: two bits fewer before the point are caught."""
    assert proved(fixed.code.schedule, fixed.box.ranges).overflows == ()
    values = [k for k in fixed.code.fractions if k not in fixed.code.constants]
    for value in values[:: len(values) // 8]:
        assert value in proved(_narrowed(fixed, value, 2), fixed.box.ranges, 64).overflows


def test_a_mutated_code_is_caught_by_its_integers(fixed) -> None:
    """One bit too many before the cut of a value that fills its word: its integers overflow."""
    states = at_random(fixed, 3000)
    values = fixed.code.run({k: np.asarray(v) for k, v in states.items()})
    caught = tried = 0
    for place, operation in enumerate(fixed.code.operations):
        if operation.kind != "product" or np.abs(values[operation.result]).max() < 2**29:
            continue
        tried += 1
        wider = operation._replace(shifts=(operation.shifts[0] - 3,))
        operations = list(fixed.code.operations)
        operations[place] = wider
        with pytest.raises(OverflowError):
            replace(fixed.code, operations=tuple(operations)).run(states)
        caught += 1
        if tried == 5:
            break
    assert caught == tried == 5


def test_a_cut_that_the_proof_does_not_know_breaks_the_bound(fixed) -> None:
    """Bits dropped behind the proof's back are seen as an error above the bound."""
    program = program_of("puma560", "inverse_dynamics")
    limits, states = bounds(fixed), at_random(fixed, 500)
    assert (errors(program, fixed, states).max(axis=0) <= limits).all()
    absolute = fixed.code.schedule.absolute
    weights = proved(fixed.code.schedule, fixed.box.ranges, 64).weights
    output = fixed.signed[0].value
    place, operation = max(
        ((k, o) for k, o in enumerate(fixed.code.operations) if o.kind == "product"),
        key=lambda pair: weights[output].get(pair[1].result, 0.0) * absolute.errors[pair[1].result],
    )
    operations = list(fixed.code.operations)
    operations[place] = operation._replace(shifts=(operation.shifts[0] + 12,))
    mutant = replace(fixed, code=replace(fixed.code, operations=tuple(operations)))
    assert (errors(program, mutant, states).max(axis=0) > limits).any()


def test_cells_cover_the_box(fixed) -> None:
    boxes = Boxes(fixed.code.schedule, list(fixed.code.schedule.outputs), fixed.box.ranges)
    lower, upper = partition(boxes, 300)
    assert 1 < lower.shape[1] <= 300
    assert np.array_equal(lower.min(axis=1), boxes.lower)
    assert np.array_equal(upper.max(axis=1), boxes.upper)
    volume = np.prod(upper - lower, axis=0).sum()
    assert np.isclose(volume, np.prod(boxes.upper - boxes.lower))


def test_errors_of_finer_cells_are_not_larger(fixed) -> None:
    coarse, fine = (proved(fixed.code.schedule, fixed.box.ranges, n) for n in (1, 4096))
    assert all(fine.errors[k] <= coarse.errors[k] * (1 + 1e-9) for k in fine.errors)
