"""Programs of explicit models: certified, at one rate and at two (digest R52)."""

from __future__ import annotations

import numpy as np
import pytest

import emdeg
from emdeg.explicit.abbreviate import Box
from emdeg.explicit.derivation import explicit_model
from emdeg.explicit.nested import nested
from emdeg.explicit.numeric import Numeric
from emdeg.explicit.programs import coefficient_program, two_rate_programs
from emdeg.explicit.recursive import recursive_coefficients
from emdeg.program.interpret import interpret


@pytest.mark.parametrize("name", ["puma560", "stanford", "scara"])
def test_configure_and_step_give_the_torque(name: str) -> None:
    model = explicit_model(emdeg.load(name))
    programs = two_rate_programs(model)
    q, qd, qdd = Box.of(model).sample(20, 1)
    slow = interpret(programs.configure, {"q": q})["coefficients"]
    tau = interpret(programs.step, {"coefficients": slow, "qd": qd, "qdd": qdd})["tau"]
    np.testing.assert_allclose(tau, Numeric(model).efforts(q, qd, qdd), rtol=1e-9, atol=1e-12)
    for program in (programs.configure, programs.step):
        assert program.certificate is not None
        assert program.certificate.log2_error < -90
    assert programs.configure.count().stages["step"].total == 0
    assert programs.step.count().stages["configure"].total == 0


def test_all_coefficients_in_one_program() -> None:
    model = explicit_model(emdeg.load("puma560"))
    program = coefficient_program(model)
    q, qd, qdd = Box.of(model).sample(5, 2)
    out = interpret(program, {"q": q})
    pairs = [(j, k) for j in range(6) for k in range(j + 1, 6)]
    rates = np.stack([qd[:, j] * qd[:, k] for j, k in pairs], axis=-1)
    tau = (
        np.einsum("sij,sj->si", out["M"], qdd)
        + np.einsum("sij,sj->si", out["b"], rates)
        + np.einsum("sij,sj->si", out["c"], qd**2)
        + out["g"]
    )
    np.testing.assert_allclose(tau, Numeric(model).efforts(q, qd, qdd), rtol=1e-9, atol=1e-12)
    assert out["b"].shape == (5, 6, 15)


def test_the_recursion_is_certified_too() -> None:
    """It is written in the robot's own parameters, the lumped model in constants."""
    model = explicit_model(emdeg.load("stanford"))
    program = coefficient_program(model, nested(recursive_coefficients(model.robot), model.robot))
    assert program.certificate is not None


@pytest.mark.slow
def test_the_optimiser_shortens_them_further() -> None:
    model = explicit_model(emdeg.load("puma560_emdeg"))
    first = coefficient_program(model, optimise=None)
    best = coefficient_program(model)
    assert best.count().total <= first.count().total < 422


@pytest.mark.timeout(120)
def test_the_puma_is_derived_within_minutes() -> None:
    """R69: all of M, b, c and g of the PUMA in symbols, in less than this test may take.

    EMDEG took ten minutes, Armstrong, Khatib and Burdick five weeks by hand. Put together they are
    the efforts of Newton and Euler's recursion, which shares nothing with them.
    """
    model = emdeg.explicit_model("puma560")
    M, b, c, g = emdeg.coefficient_program(model, optimise=None).jit()(Q := np.linspace(-1, 1, 6))
    assert M.shape == c.shape == (6, 6)
    assert b.shape == (6, 15)
    qd, qdd = np.linspace(0.5, -1, 6), np.linspace(1, 2, 6)
    pairs = [qd[j] * qd[k] for j in range(6) for k in range(j + 1, 6)]
    robot = emdeg.load("puma560").without_drives()
    drives = np.diag(M) - np.diag(
        emdeg.compile(robot, "mass_matrix", optimise=None, certify=False).jit()(Q)
    )
    tau = emdeg.compile(
        robot, "inverse_dynamics", method="newton_euler", optimise=None, certify=False
    ).jit()(Q, qd, qdd)
    np.testing.assert_allclose(M @ qdd + b @ pairs + c @ qd**2 + g, tau + drives * qdd, rtol=1e-10)
