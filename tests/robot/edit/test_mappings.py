"""The verbs of a robot take what people write: keywords or a mapping, three numbers or a vector."""

from __future__ import annotations

from typing import Any

import pytest

import emdeg
from emdeg.errors import EmdegError


def test_a_mapping_is_as_good_as_keywords() -> None:
    robot = emdeg.load("two_link")
    assert robot.locked({"joint1": 0.5}).hash == robot.locked(joint1=0.5).hash
    assert robot.with_values({"m1": 2}).hash == robot.with_values(m1=2).hash
    assert robot.with_parameters({"m1": 2}, m2=3).hash == robot.with_parameters(m1=2, m2=3).hash
    assert robot.with_gravity((0, 0, -1)).hash == robot.with_gravity(0, 0, -1).hash


@pytest.mark.parametrize(
    ("verb", "arguments"),
    [
        ("locked", ["joint1"]),
        ("locked", [{"nix": 0}]),
        ("locked", [{1: 0}]),
        ("with_values", [3]),
        ("with_parameters", [["m1"]]),
        ("with_gravity", [0, 0]),
        ("with_gravity", ["abc"]),
        ("with_gravity", [3]),
        ("with_payload", [1, 3]),
        ("with_coordinate_order", [["joint1", "joint2"]]),
        ("with_coordinate_order", [1]),
        ("symbolic", [3]),
    ],
)
def test_anything_else_is_a_sentence(verb: str, arguments: list[Any]) -> None:
    with pytest.raises(EmdegError):
        getattr(emdeg.load("two_link"), verb)(*arguments)
