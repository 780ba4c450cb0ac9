"""Digest R52, R53: configuration and torque parts at two rates, and independent blocks."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import pytest

import emdeg
from emdeg.errors import UsageError
from emdeg.exact.calculus import substitute
from emdeg.exact.fingerprint import equal
from emdeg.exact.graph import Expr
from emdeg.exact.kinds import CONFIGURATION, MOTION
from emdeg.explicit.abbreviate import abbreviate
from emdeg.explicit.derivation import explicit_model
from emdeg.explicit.hierarchical import hierarchical
from emdeg.explicit.model import ExplicitModel, Name
from emdeg.explicit.nested import factored
from emdeg.explicit.programs import two_rate_programs
from emdeg.explicit.two_rate import TwoRate, partition
from emdeg.program.count import count
from emdeg.program.lift import lift
from emdeg.run.control.trajectories import spline


@pytest.fixture(scope="module")
def puma() -> ExplicitModel:
    return explicit_model(emdeg.load("puma560"))


def torque(split: TwoRate) -> list[Expr]:
    """τ of both programs, one in the other."""
    (_, slow), (_, fast) = lift(split.configure)["coefficients"], lift(split.step)["tau"]
    return substitute(fast, dict(zip(split.coefficients.values(), slow, strict=True)))


@pytest.mark.parametrize("name", ["puma560", "stanford", "scara", "ur5"])
def test_the_two_parts_make_the_torque(name: str) -> None:
    model = explicit_model(emdeg.load(name))
    split = two_rate_programs(model)
    for tau, written in zip(torque(split), model.efforts(), strict=True):
        assert equal(tau, written)
    assert all(e.rate <= CONFIGURATION for e in lift(split.configure)["coefficients"][1])
    assert all(e.rate == MOTION for e in lift(split.step)["tau"][1])


def test_costs_and_rates_beat_armstrongs_table_2(puma: ExplicitModel) -> None:
    """At 100 kFLOPS: theirs 78 Hz, or 50 Hz configuration with 200 Hz torques."""
    split = two_rate_programs(puma)
    rates = split.rates(100e3, ratio=4)
    assert rates.whole > 78
    assert rates.configuration > 50
    assert rates.torque == pytest.approx(4 * rates.configuration)
    used = (
        rates.configuration * split.configure.count().total
        + rates.torque * split.step.count().total
    )
    assert used == pytest.approx(100e3)
    with pytest.raises(UsageError, match="positive"):
        split.rates(0)


def test_step_costs_no_more_than_emdegs() -> None:
    """EMDEG: 110 multiplications + 123 additions on top of the coefficients."""
    split = two_rate_programs(explicit_model(emdeg.load("puma560_emdeg")))
    assert split.step.count().total <= 110 + 123
    assert split.step.count().stages["step"].total == split.step.count().total
    assert split.step.count().stages["configure"].total == 0


def test_forces_of_motion(puma: ExplicitModel) -> None:
    """Full model: Armstrong 1165; EMDEG 401 + 254 = 655 for its own set."""
    split = two_rate_programs(puma)
    assert split.configure.count().total + split.step.count().total < 560
    short = two_rate_programs(abbreviate(puma).model)
    assert short.configure.count().total + short.step.count().total < 305


def test_what_is_counted_is_what_runs(puma: ExplicitModel) -> None:
    """The short program itself becomes the configuration part: nothing is written out again."""
    elements = factored(puma)
    split = two_rate_programs(puma, elements)
    assert split.configure.count().total <= elements.cost.total
    short = two_rate_programs(abbreviate(puma).model)
    assert short.configure.count().total <= 152
    assert short.step.count().total <= 109


def test_other_expressions_for_the_coefficients() -> None:
    model = explicit_model(emdeg.load("stanford"))
    nested = hierarchical(model.robot, lumped=model)
    ours = torque(two_rate_programs(model, nested.nested))
    for a, b in zip(nested.in_parameters(ours), model.in_parameters(model.efforts()), strict=True):
        assert equal(a, b)


def test_old_coefficients_cost_accuracy(puma: ExplicitModel) -> None:
    split = two_rate_programs(puma)
    path = spline([0, 1], [[0] * 6, [1, 0.5, 1, 1, 1, 1]], degree=3)(np.linspace(0, 1, 201))
    errors = [split.stale_error(*path, n).max() for n in (0, 1, 3, 9)]
    assert errors[0] == 0.0
    assert errors == sorted(errors)
    assert errors[-1] > 0


def test_r53_blocks_are_independent_and_balanced(puma: ExplicitModel) -> None:
    blocks = partition(puma, 4)
    assert len(blocks) == 4
    names = [n for b in blocks for n in b.names]
    own = [n for n, e in puma.elements.items() if e.same_as is None]
    assert sorted(names) == sorted(own)
    # counted as in the program of all: an element goes where it costs least, so that no block
    # is dearer than another by more than one element
    whole = factored(puma, puma.distinct)

    def together(chosen: Iterable[Name]) -> int:
        return count(whole.program, [whole.values[n] for n in chosen]).total

    loads = [together(b.names) for b in blocks]
    assert max(loads) - min(loads) <= max(together([n]) for n in own)
    assert max(loads) < together(own), "four processors are faster than one"
    assert max(b.cost.total for b in blocks) < whole.cost.total
    for block in blocks:
        for name, e in block.elements.items():
            assert equal(e, puma.expression(name))
    with pytest.raises(UsageError, match="at least one"):
        partition(puma, 0)
