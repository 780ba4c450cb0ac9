"""Programs that several tests share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import emdeg
from emdeg.compiler import compile
from emdeg.program.ir import Program


@pytest.fixture(scope="session")
def derived() -> Callable[..., Program]:
    """derived(robot, output, …) → the program as derived, not optimised, not certified."""
    made: dict[tuple[object, ...], Program] = {}

    def make(robot: str, output: str = "inverse_dynamics", method: str | None = None) -> Program:
        key = (robot, output, method)
        if key not in made:
            made[key] = compile(
                emdeg.load(robot).without_loops(), output, method=method, optimise=None,
                certify=False,
            )  # fmt: skip
        return made[key]

    return make
