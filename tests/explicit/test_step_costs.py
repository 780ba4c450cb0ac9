"""Digest R48: what each step of a method adds, as in Fu's tables 3.1 and 3.4."""

from __future__ import annotations

import json

import pytest

import emdeg
from emdeg.cli import run
from emdeg.program.count import Count
from emdeg.program.lower import lower_expressions


def test_the_outward_recursion_of_the_two_link_arm() -> None:
    """R48, by hand: ω_2 = q̇1 + q̇2 and ω̇_2 = q̈1 + q̈2, in link axes without a rotation."""
    rows = {row.symbol: row for row in emdeg.step_costs(emdeg.derive(emdeg.load("two_link")))}
    assert list(rows) == ["ω", "ω̇", "a", "F", "N", "f", "n", "τ"]
    for name in ("ω", "ω̇"):
        assert (rows[name].count.mul, rows[name].count.add) == (0, 1)
    assert rows["ω"].equation == "3.3-50"
    assert rows["τ"].count.total == 0  # τ_i is n_i z


@pytest.mark.parametrize("method", ["lagrange_euler", "dalembert", "kane", "emdeg"])
def test_the_rows_add_up(method: str) -> None:
    """R48: to what all steps cost together, and that is enough for τ."""
    equations = emdeg.derive(emdeg.load("stanford3"), method)
    total = sum((row.count for row in emdeg.step_costs(equations)), Count())
    every = [e for step in equations.steps for e in step.components.values()]
    whole = lower_expressions(every).count()
    assert (total.mul, total.add, total.div, total.trig) == (
        whole.mul, whole.add, whole.div, whole.trig,
    )  # fmt: skip
    assert lower_expressions(list(equations.tau)).count().total <= total.total


def test_newton_euler_of_the_puma_needs_less_than_fu(capsys: pytest.CaptureFixture[str]) -> None:
    """R48: table 3.4, 117 n − 24 multiplications and 103 n − 21 additions, zeros not used."""
    assert run(["count", "puma560", "--method", "newton_euler", "--steps", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["total"]["mul"] < 117 * 6 - 24
    assert found["total"]["add"] < 103 * 6 - 21
    assert found["total"]["total"] == sum(row["count"]["total"] for row in found["steps"])
