"""How far outputs may be off: parts of limits, numbers, and what is no answer."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import emdeg
from emdeg.errors import UsageError
from emdeg.rounding.fixed.demand import demanded
from tests.rounding.fixed.states import program_of


def test_a_part_of_the_limits_of_the_robot() -> None:
    puma = emdeg.load("puma560")
    found = demanded(program_of("puma560", "gravity"), puma, 0.01)
    assert np.allclose(found["gravity"], [0.976, 1.864, 0.894, 0.242, 0.201, 0.213])
    again = demanded(program_of("puma560", "gravity"), puma, "0.01, effort=100")
    assert np.allclose(again["gravity"], 1.0)


def test_numbers_of_outputs() -> None:
    program = program_of("two_link", "gravity", "mass_matrix")
    robot = emdeg.load("two_link")
    found = demanded(program, robot, "gravity=[0.5, 0.2], mass_matrix=0.01")
    assert found["gravity"].tolist() == [0.5, 0.2]
    assert found["mass_matrix"].shape == (2, 2)
    same = demanded(program, robot, {"gravity": [0.5, 0.2], "mass_matrix": 0.01})
    assert all(np.array_equal(found[name], same[name]) for name in found)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (None, "is no error"), ("much", "is no error"), (0.0, "positive"), (-1, "positive"),
        ("gravity=0.1", "nothing says how far"), ("gravty=1", "no such output"),
        (0.01, "no effort limits"), ("gravity=[1], mass_matrix=1", "positive numbers"),
        ("0.01, effort=10", "is no effort of joints"), (float("nan"), "positive"),
        (True, "no error"),
    ],
)  # fmt: skip
def test_what_is_no_demand_is_refused(error: Any, said: str) -> None:
    program = program_of("two_link", "gravity", "mass_matrix")
    with pytest.raises(UsageError, match=said):
        demanded(program, emdeg.load("two_link"), error)
