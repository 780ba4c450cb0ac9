"""`emdeg derive` and `emdeg compare`: for a person and for a program."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import emdeg
from emdeg.cli import run
from emdeg.mechanics.derivation import METHODS
from emdeg.mechanics.quantities.published import FORMULAS, published

# -- derive -------------------------------------------------------------------------


def test_two_link_as_printed_e1(capsys: pytest.CaptureFixture[str]) -> None:
    """E1: M, h and c of Fu's two-link arm, on one screen."""
    assert run(["derive", "two_link"]) == 0
    out = capsys.readouterr().out
    assert "M11 =  l^2*m1/3 + 4*l^2*m2/3 + l^2*m2*c2" in out
    assert "coriolis2 =  l^2*m2*s2*qd1^2/2" in out
    assert "gravity2 =  g*l*m2*c12/2" in out


@pytest.mark.parametrize("method", METHODS)
def test_every_method_prints_the_same(method: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Sums of products are canonical: all methods print one text."""
    assert run(["derive", "double_pendulum", "--method", method, "--parts", "M,gravity"]) == 0
    lines = [x for x in capsys.readouterr().out.splitlines() if x.startswith(("M", "grav"))]
    assert lines[0].rstrip() == "M11 =  L1^2*m1 + L1^2*m2 + L2^2*m2 + 2*L1*L2*m2*c2"
    assert len(lines) == 5


def test_latex_is_one_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["derive", "two_link", "--parts", "M", "--latex"]) == 0
    assert "\\emdegline{\\mathbf{M}_{22} = \\frac{1}{3} l^{2} m_{2}}\n" in capsys.readouterr().out


def test_parts_in_the_letters_of_a_paper(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """ROBMAT's {M, B, C, G} of its double pendulum (E2) in one command, to a file (R23, R54)."""
    file = tmp_path / "robmat.txt"
    asked = ["--parts", "M,B,C,G", "--convention", "robmat", "-o", str(file)]
    assert run(["derive", "double_pendulum", *asked]) == 0
    assert capsys.readouterr().out == ""
    text = file.read_text(encoding="utf-8")
    for line in ("B112 =  -L1*L2*m2*s2", "C21 =   L1*L2*m2*s2", "G2 =  L2*g*m2*s12"):
        assert line in text
    assert run(["derive", "two_link", "--parts", "D,h,c", "--convention", "fu"]) == 0
    # c1 is the first row of gravity here, so a cosine is not called c1
    assert "c2 =  g*l*m2*cos(q1 + q2)/2" in capsys.readouterr().out
    assert run(["derive", "two_link", "--parts", "b,c", "--json"]) == 0
    entries = json.loads(capsys.readouterr().out)["entries"]
    assert list(entries) == ["b112", "b212", "c111", "c122", "c211", "c222"]
    assert run(["derive", "two_link", "--parts", "B", "--convention", "fuu"]) == 1
    assert "Did you mean 'fu'?" in capsys.readouterr().err


def test_coordinates_by_names_of_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    """θ1, θ2 in texts, LaTeX and steps; cosines stay short; a parameter's name is refused."""
    named = ["derive", "two_link", "--coordinates", "theta1,theta2"]
    assert run([*named, "--parts", "coriolis,M"]) == 0
    out = capsys.readouterr().out
    assert "coriolis2 =  l^2*m2*s2*theta1_dot^2/2" in out
    assert "M12 =  l^2*m2/3 + l^2*m2*c2/2" in out
    assert run([*named, "--parts", "coriolis", "--latex"]) == 0
    assert r"\frac{1}{2} l^{2} m_{2} s_{2} \dot{\theta}_{1}^{2}" in capsys.readouterr().out
    assert run([*named, "--steps"]) == 0
    assert "ω̇_2 = (0, 0, theta1_ddot + theta2_ddot)" in capsys.readouterr().out
    assert run(["derive", "two_link", "--coordinates", "m1,x"]) == 1
    assert "names of their own" in capsys.readouterr().err


@pytest.mark.parametrize("method", METHODS)
def test_steps_of_every_method(method: str, capsys: pytest.CaptureFixture[str]) -> None:
    """As text, LaTeX and JSON; the last steps are the efforts."""
    asked = ["derive", "two_link", "--method", method, "--steps"]
    assert run(asked) == 0
    assert capsys.readouterr().out.strip().splitlines()[-1].endswith("joint2")
    assert run([*asked, "--latex"]) == 0
    assert capsys.readouterr().out.count("{") > 10
    assert run([*asked, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["steps"]
    assert [step["of"] for step in found[-2:]] == ["joint1", "joint2"]
    assert all(step["equation"] for step in found)


def test_json_is_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    """Assignments in order: evaluating them in Python gives what `interpret` gives."""
    import math

    import numpy as np

    from emdeg.program.interpret import interpret

    assert run(["derive", "stanford3", "--parts", "tau", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    robot = emdeg.load("stanford3")
    program = emdeg.compile(robot, optimise=None, certify=False)
    rng = np.random.default_rng(0)
    state = {k: rng.uniform(-1, 1, 3) for k in ("q", "qd", "qdd")}
    parameters = {name: float(rng.uniform(0.5, 1)) for name in program.parameters}
    known: dict[str, object] = {"cos": math.cos, "sin": math.sin, **parameters}
    for array, values in state.items():
        known |= {f"{array}{i + 1}": float(v) for i, v in enumerate(values)}
    for name, text in data["shared"]:
        known[name] = eval(text.replace("^", "**"), {}, known)
    found = [eval(t.replace("^", "**"), {}, known) for t in data["entries"].values()]
    expected = interpret(program, state, parameters)["inverse_dynamics"]
    np.testing.assert_allclose(found, expected, rtol=1e-12)
    assert list(data["entries"]) == ["tau1", "tau2", "tau3"]


def test_long_entries_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["derive", "puma560_general", "--parts", "M"]) == 0
    assert "more than 60 terms expanded" in capsys.readouterr().out


def test_misuse_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["derive", "two_link", "--method", "kan"]) == 1
    assert "Did you mean 'kane'?" in capsys.readouterr().err
    assert run(["derive", "two_link", "--parts", "Q"]) == 1
    assert "Expected one of tau, bias, M" in capsys.readouterr().err


# -- compare ------------------------------------------------------------------------


def test_compare_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    """Every method counted and timed, all pairs proved equal, the papers' figures beside."""
    assert run(["compare", "two_link", "--json", "-O", "none"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [m["method"] for m in data["methods"]] == list(METHODS)
    assert all(m["derived"]["mul"] > 0 and m["derive_seconds"] > 0 for m in data["methods"])
    assert data["proof"]["equal"] is True
    assert data["proof"]["pairs"] == len(METHODS) * (len(METHODS) - 1) // 2
    assert data["proof"]["log2_error"] <= -100
    assert data["published"][0]["source"] == "Fu, table 3.1"


def test_compare_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["compare", "puma560", "--methods", "newton_euler,li", "-O", "none"]) == 0
    out = capsys.readouterr().out
    assert "newton_euler" in out
    assert "Proof: 1 pairs of 2 methods are equal" in out
    assert "Burdick 1986" in out
    assert "401" in out


def test_compare_refuses_unknown_methods(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["compare", "two_link", "--methods", "nonsense"]) == 1
    assert "unknown method 'nonsense'" in capsys.readouterr().err


# -- the papers' figures (digest, section 9) ----------------------------------------


def test_published_figures_at_six_joints() -> None:
    """Fu's formulas at n = 6, as the digest prints them."""
    at_six = {(source, mul(6), add(6)) for _, mul, add, source in FORMULAS}
    assert at_six == {
        ("Fu, table 3.1", 102440, 78203),
        ("Fu, table 3.5", 101348, 77405),
        ("Fu, table 3.5", 2963, 2209),
        ("Fu, table 3.5", 792, 662),
        ("Fu, table 3.4", 678, 597),
    }


@pytest.mark.parametrize("n", range(1, 10))
def test_table_3_1_is_the_sum_of_its_rows(n: int) -> None:
    """The rows of Fu's table 3.1 add up to its totals for every n."""
    traces = (128 * n * (n + 1) * (n + 2) // 3, 65 * n * (n + 1) * (n + 2) // 2)
    rows = [
        (32 * n * (n - 1), 24 * n * (n - 1)),
        (4 * n * (9 * n - 7), n * (51 * n - 45) // 2),
        (0, n * (n - 1) // 2),
        traces,
        (0, n * (n - 1) * (n + 1) // 6),
        (n * traces[0], n * traces[1]),
        (0, n * n * (n - 1) * (n + 1) // 6),
    ]
    _, mul, add, _ = FORMULAS[0]
    assert (mul(n), add(n)) == (sum(r[0] for r in rows), sum(r[1] for r in rows))


def test_figures_of_one_robot_stay_with_it() -> None:
    assert any(p.mul == 401 for p in published(emdeg.load("puma560")))
    assert any((p.mul, p.add) == (646, 394) for p in published(emdeg.load("stanford")))
    assert not any(p.robot for p in published(emdeg.load("ur5")))
    assert any((p.mul, p.add) == (852, 738) for p in published(emdeg.load("ur5")))


def test_explain_knows_who_rubs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A parameter of friction belongs to its link, as one of inertia does."""
    file = tmp_path / "arm.toml"
    rubbing = 'a = "l"\nfriction = { viscous = "fv" }\n'
    file.write_text(rubbing.join(emdeg.load("two_link").to_toml().rsplit('a = "l"\n', 1)))
    assert run(["explain", "fv", str(file)]) == 0
    assert "links that have it: link2" in capsys.readouterr().out
