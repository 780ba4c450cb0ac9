"""What not everyone needs: without it emdeg says which extra brings it, and all else works."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import emdeg

ROOT = Path(__file__).parents[1]


def plotted() -> Any:
    run = emdeg.simulate(emdeg.load("fu316"), None, [0.1, 0.2], t=0.1, integrator="rk4", step=1e-2)
    return run.plot()


CASES: dict[str, tuple[str, Callable[[], Any]]] = {
    "simulate": (
        "scipy.integrate", lambda: emdeg.simulate(emdeg.load("fu316"), None, [0.1, 0.2], t=0.1),
    ),
    "plot": ("matplotlib.figure", plotted),
    "sympy": ("sympy", lambda: emdeg.exact.to_sympy(emdeg.load("fu316").q[0])),
    "mujoco": ("mujoco", lambda: emdeg.loads("<mujoco><worldbody/></mujoco>", "mjcf")),
    "cluster": (
        "distributed", lambda: emdeg.sweep(emdeg.load("fu316"), 10, cluster=1),
    ),
    "control": ("control", lambda: emdeg.linearise(emdeg.load("fu316"), [0, 0]).to_control()),
}  # fmt: skip


@pytest.mark.parametrize("extra", CASES)
def test_a_missing_package_is_named_with_its_extra(
    extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    module, call = CASES[extra]
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(emdeg.EmdegError, match=rf"pip install 'emdeg\[{extra}\]'"):
        call()


def test_extras_are_those_that_messages_and_the_page_name() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = set(settings["optional-dependencies"]) - {"dev"}
    page = (ROOT / "docs/install.md").read_text("utf-8")
    assert {extra for extra in extras if f"`emdeg[{extra}]`" in page} == extras
    assert extras >= set(CASES)
    names = {line.partition(">")[0].lower() for line in settings["dependencies"]}
    assert not names & {"scipy", "matplotlib"}


def test_the_version_is_one_everywhere() -> None:
    assert f"version: {emdeg.__version__}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
