"""R58: Maggi's equations are those of the multipliers and of the eliminated speeds.

Exactly on the constraint variety, in numbers against the linear system with multipliers solved by
NumPy, also where the eliminated form is singular.
"""

from __future__ import annotations

import numpy as np
import pytest

import emdeg
from emdeg.cli import run
from emdeg.errors import DeriveError
from emdeg.exact.calculus import substitute
from emdeg.exact.evaluate import evaluate
from emdeg.exact.fingerprint import all_zero
from emdeg.exact.graph import ONE
from emdeg.mechanics.loops.closed_loops import ClosedLoops
from emdeg.mechanics.loops.constraint_variety import Variety, opened
from emdeg.mechanics.loops.maggi import Maggi
from tests.mechanics.loops.mechanisms import state, with_motors
from tests.mechanics.loops.test_certified import SELF_SOLVED

SMALL = ("four_bar", "slider_crank", "five_bar", "palletiser", "unicycle", "snakeboard")


def of(name: str) -> Maggi:
    robot = emdeg.load(name)
    return emdeg.maggi(robot if name in SELF_SOLVED else opened(robot))


@pytest.mark.parametrize("name", [*SMALL, pytest.param("planar_3rrr", marks=pytest.mark.slow)])
def test_maggi_agrees_with_multipliers_and_elimination(name: str) -> None:
    maggi = of(name)
    loops = maggi.loops
    assert all_zero((maggi.E @ maggi.A).entries)
    variety = Variety(loops.constraints)
    found = loops.on_speeds(list(maggi.forward_dynamics))
    for other in (loops.on_speeds(list(loops.forward_dynamics)), loops.eliminated_forward_dynamics):
        verdict = variety.agree(found, list(other))
        assert verdict
        assert verdict.error < 2.0**-100
    assert not variety.agree(
        [*found[:-1], found[-1] + ONE], list(loops.eliminated_forward_dynamics)
    )


@pytest.mark.parametrize("name", SMALL[:4])
def test_efforts_and_mass_matrix_follow_the_change_of_speeds(name: str) -> None:
    """A = B S with S the change of speeds: Aᵀ M A = Sᵀ B̃ᵀ M B S, and one inverse dynamics."""
    maggi = of(name)
    loops = maggi.loops
    S = emdeg.exact.Matrix(maggi.A.rows[i] for i in loops.speeds.independent)
    variety = Variety(loops.constraints)
    assert variety.agree(maggi.mass_matrix.entries, (S.T @ loops.reduced_mass_matrix @ S).entries)
    u = dict(zip(maggi.u, loops.on_speeds(list(maggi.speeds)), strict=True))
    rates = S @ maggi.u
    assert variety.agree(
        substitute(list(rates), u), [maggi.robot.qd[i] for i in loops.speeds.independent]
    )


@pytest.mark.oracle
@pytest.mark.parametrize("name", SMALL)
def test_numbers_are_those_of_the_linear_system(name: str) -> None:
    """[M Aᵀ; A 0] solved by NumPy."""
    maggi, at = emdeg.maggi(emdeg.load(name)), state(name, 3)
    np.testing.assert_allclose(
        evaluate(list(maggi.forward_dynamics), at), solved(maggi, at), rtol=1e-8, atol=1e-9
    )


def solved(maggi: Maggi, at: dict) -> np.ndarray:
    robot, held, equations = maggi.robot, maggi.loops.held, maggi.equations
    n, m = robot.nv, len(held.labels)
    M = np.reshape(evaluate(equations.M.entries, at), (n, n))
    A = np.reshape(evaluate(held.jacobian.entries, at), (m, n))
    right = np.array([at[s] for s in robot.tau]) - evaluate(list(equations.bias), at)
    whole = np.block([[M, A.T], [A, np.zeros((m, m))]])
    return np.linalg.solve(whole, [*right, *evaluate(list(held.gamma), at)])[:n]


@pytest.mark.oracle
def test_no_choice_of_speeds_is_a_bad_one() -> None:
    """The rocker at its dead point has no speed: elimination with it fails, Maggi's does not."""
    robot = emdeg.load("four_bar")
    rocker = robot.joint_names[-1]
    maggi = emdeg.maggi(robot, independent=(rocker,))
    values = robot.values()
    system = emdeg.constrained(robot)

    def slack(q: np.ndarray) -> float:
        """det E_D of the rocker as the independent joint: its speed in the null space."""
        at = values | dict(zip(robot.q, q, strict=True))
        return float(evaluate([maggi.A[robot.nv - 1, 0]], at)[0])

    q = np.array([3.9, -np.pi, 2.5])  # crank and coupler in one line
    for _ in range(60):
        q, _ = system.project([q[0], -np.pi, q[2]])
    assert abs(slack(q)) < 1e-12
    _, qd = system.project(q, [2.0, 0, 0])
    at = values | dict(zip((*robot.q, *robot.qd, *robot.tau), (*q, *qd, 1.0, 0, 0), strict=True))
    found = np.array(evaluate(list(maggi.forward_dynamics), at))
    exact = solved(maggi, at)
    np.testing.assert_allclose(found, exact, rtol=1e-9)
    singular = ClosedLoops(maggi.equations, (rocker,)).eliminated_forward_dynamics
    lost = np.abs(np.array(evaluate(list(singular), at)) - exact)
    assert lost.max() > 1e3 * np.abs(found - exact).max()


def test_motion_by_maggi_is_the_motion() -> None:
    robot = emdeg.load("four_bar")
    times = np.linspace(0, 0.5, 6)
    runs = [
        emdeg.constrained(robot, form=form).simulate([0.7, -0.2, 1.2], [3.0, 0, 0], times)
        for form in ("multipliers", "maggi")
    ]
    np.testing.assert_allclose(runs[0].q, runs[1].q, atol=1e-8)


def test_elastic_joints_in_loops() -> None:
    """A five-bar with springs in its cranks: three forms, one motion."""
    robot = with_motors("five_bar").with_elastic_joints(200)
    maggi = emdeg.maggi(robot)
    assert maggi.freedom == 4
    variety = Variety(maggi.loops.constraints)
    loops = maggi.loops
    found = loops.on_speeds(list(maggi.forward_dynamics))
    assert variety.agree(found, loops.on_speeds(list(loops.forward_dynamics)))
    assert variety.agree(found, list(loops.eliminated_forward_dynamics))


def test_steps(capsys: pytest.CaptureFixture[str]) -> None:
    """From E to the equation, each line by those before it."""
    maggi = emdeg.maggi(emdeg.load("four_bar"))
    names = [step.symbol for step in maggi.steps]
    assert names[:9] == [*(f"E_{k}" for k in ("11", "12", "13", "21", "22", "23")),
                         "A_11", "A_21", "A_31"]  # fmt: skip
    assert names[-3:] == ["(AᵀMA)_11", "(AᵀH)_1", "(Aᵀτ)_1"]
    assert run(["derive", "four_bar", "--method", "maggi"]) == 0
    out = capsys.readouterr().out
    assert "E q̇ = 0" in out
    assert (
        "A_31 = L1*L2*sin(q2)\n" in out
    )  # c2 is a length of this robot, so no cosine is called c2
    assert "(Aᵀτ)_1 = A_11*tau1 + A_21*tau2 + A_31*tau3" in out
    assert "cos(q1)" in out
    assert "s1" not in out
    assert run(["derive", "four_bar", "--method", "maggi", "--steps", "--latex"]) == 0
    assert r"\dot{A}u" in capsys.readouterr().out


def test_a_tree_has_no_loops() -> None:
    with pytest.raises(DeriveError, match="neither loops"):
        emdeg.maggi(emdeg.load("two_link")).A  # noqa: B018
