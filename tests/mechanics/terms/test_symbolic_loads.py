"""A load whose mass is a symbol: the equations stay polynomials in the parameters (R12 b)."""

from __future__ import annotations

import pytest

import emdeg
from emdeg.cli import run
from emdeg.errors import LoadError, UsageError
from emdeg.exact.polynomial.normal_form import normal_form, normal_forms
from tests.mechanics import oracle
from tests.mechanics.arms import s, same


@pytest.mark.parametrize("method", emdeg.METHODS)
def test_a_symbolic_load_at_the_tip(method):
    """R12 b: M22 = l²m2/3 + l²mp by hand; c2 terms double."""
    equations = emdeg.derive(emdeg.load("two_link").with_payload("mp"), method)
    assert str(normal_form(equations.M[1, 1])) == "l^2*m2/3 + l^2*mp"
    l, m2, mp = s("l"), s("m2"), s("mp")
    c2 = emdeg.exact.cos(equations.robot.q[1])
    by_hand = l * l * (m2 / 3 + mp) + l * l * c2 * (m2 / 2 + mp)
    assert same([equations.M[0, 1]], [by_hand])
    for form in normal_forms([*equations.M.entries, *equations.tau]):
        assert len(form) < 40


@pytest.mark.parametrize("method", ["newton_euler", "kane", "emdeg", "composite"])
def test_a_general_load_on_a_general_arm(method):
    """Every centre of mass and product of inertia: 147 terms in M33, none divided by a mass."""
    load = {"xx": "pxx", "yy": "pyy", "zz": "pzz", "xy": "pxy"}
    robot = emdeg.load("puma560_general").with_payload("mp", ["px", "py", "pz"], **load)
    M = emdeg.derive(robot, method).M
    plain = emdeg.derive(robot.without_payload(), method).M
    for i, j in ((2, 2), (1, 1), (0, 1), (4, 4), (5, 5)):
        whole, own = normal_form(M[i, j]), normal_form(plain[i, j])
        added = [
            t for t in (whole - own).terms() if not any("p" in f.name for f, _ in t.parameters)
        ]
        assert not added  # linear in the load: nothing else changes


@pytest.mark.oracle
def test_a_symbolic_load_against_pinocchio():
    robot = emdeg.load("puma560_general").with_payload("mp", ["px", "py", "pz"], xx="pxx", yy="pyy")
    equations = emdeg.derive(robot, "kane")
    oracle.check(robot, equations.parts.tau, equations.parts.M)


def test_joints_that_are_locked_and_links_that_are_welded():
    """The same quotient comes from any two bodies that become one."""
    robot = emdeg.load("double_pendulum").locked(
        **{emdeg.load("double_pendulum").joint_names[1]: 0}
    )
    form = normal_form(emdeg.derive(robot, "newton_euler_base").M[0, 0])
    assert str(form) == "L1^2*m1 + L1^2*m2 + 2*L1*L2*m2 + L2^2*m2"


@pytest.mark.parametrize("method", emdeg.METHODS)
def test_the_command_writes_it_out(method, tmp_path, capsys):
    file = tmp_path / "loaded.toml"
    file.write_text(emdeg.load("two_link").with_payload("mp").to_toml())
    assert run(["derive", str(file), "--method", method, "--parts", "M,gravity"]) == 0
    out = capsys.readouterr().out
    assert "M22 =  l^2*m2/3 + l^2*mp\n" in out
    assert "more than" not in out


def test_the_explicit_model_of_a_loaded_arm():
    model = emdeg.explicit_model(emdeg.load("two_link").with_payload("mp"))
    M = [model.in_parameters([e])[0] for e in model.M.entries]
    assert same(M, emdeg.derive(model.robot, "newton_euler").M)


@pytest.mark.parametrize("mass", [-1, "-2", -0.5, "-1/3"])
def test_negative_loads_are_refused(mass):
    with pytest.raises(UsageError, match="is negative"):
        emdeg.load("two_link").with_payload(mass)
    text = emdeg.load("two_link").to_toml()
    load = f'\n[[payload]]\nname = "p"\nframe = "link2"\nmass = "{mass}"\n'
    with pytest.raises(LoadError, match="is negative"):
        emdeg.loads(text + load, "toml")


def test_impossible_loads_are_refused_or_remarked():
    with pytest.raises(UsageError, match="no load is like this"):
        emdeg.load("puma560").with_payload(1, xx=-1)
    flat = emdeg.load("two_link").with_payload(1, zz=0.3)  # only Izz matters to a planar arm
    assert "triangle inequality" in str(flat.report)
    assert "triangle inequality" in str(emdeg.loads(flat.to_toml(), "toml").report)
