"""`emdeg explain` knows every name that a command prints."""

from __future__ import annotations

import re
from functools import cache

import pytest

import emdeg
from emdeg.cli import run
from emdeg.cli.explain import meanings
from emdeg.mechanics.quantities.parts import GATHERED, PROPERTIES

COMMANDS = {
    "properties": ["derive", "two_link", "--parts", ",".join(PROPERTIES)],
    "gathered": ["derive", "two_link", "--parts", ",".join(GATHERED)],
    "emdeg": ["derive", "two_link", "--parts", "M,b,c,g,C"],
    "robmat": ["derive", "two_link", "--parts", "M,B,C,G", "--convention", "robmat"],
    "fu": ["derive", "two_link", "--parts", "D,h,c", "--convention", "fu"],
    "quantities": ["derive", "two_link", "--parts", "jacobian:link2,fk:link1,mass_matrix"],
    "explicit": ["explicit", "two_link"],
    "hierarchical": ["explicit", "two_link", "--form", "hierarchical"],
    "steps": ["derive", "two_link", "--method", "newton_euler", "--steps"],
}


@cache
def two_link() -> emdeg.Robot:
    return emdeg.load("two_link")


@pytest.mark.parametrize("kind", COMMANDS)
def test_every_printed_name_is_explained(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(COMMANDS[kind]) == 0
    lines = capsys.readouterr().out.splitlines()
    names = [found[1] for line in lines if (found := re.match(r" *(\S+) += ", line))]
    names += ["q1", "qd2", "qdd1", "tau1", "l", "m2", "joint1", "link2"]
    assert len(names) > 8
    first: dict[str, str] = {}
    for name in names:  # the first of each kind: M11 stands for M12 and M22
        first.setdefault(re.sub(r"\d+", "#", name), name)
    unknown = [name for name in first.values() if not list(meanings(name, two_link()))]
    assert not unknown


def test_quantities_are_explained_without_a_robot() -> None:
    for name in ("inverse_dynamics", "rnea", "gravity1", "coriolis2", "dq1/dt", "G1", "h211"):
        assert list(meanings(name, None)), name
    assert not list(meanings("gravitas1", None))


def test_values_are_those_of_the_equations() -> None:
    (gravity,) = meanings("gravity2", two_link())
    assert gravity.text == "g*l*m2*c12/2"
    cosine, fu = meanings("c1", two_link())
    assert "cos(q1)" in cosine.what
    assert "Fu" in fu.what
