"""`emdeg explicit` and `emdeg abbreviate`: readable, parseable, and clear when they refuse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from emdeg.cli import run


def test_lumped_text_reads_like_armstrongs_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explicit", "puma560"]) == 0
    out = capsys.readouterr().out
    assert "26 inertia constants and 5 gravity constants" in out
    assert "36 base inertial parameters, 16 of them zero" in out
    assert "g1 = -37.23 ± 1.1" in out
    assert "M12 = M13 + I5*s2 + I13*c2 + I20*s2*s4*s5" in out
    assert "126 Christoffel symbols: 42 are zero, 35 distinct" in out


def test_hierarchical_text_has_three_families(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explicit", "puma560_emdeg", "--form", "hierarchical"]) == 0
    out = capsys.readouterr().out
    for heading in ("K: configuration independent", "T: trigonometric", "V and elements"):
        assert heading in out
    assert "V1" in out


def test_abbreviated_text_has_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explicit", "puma560", "--abbreviate", "1%"]) == 0
    out = capsys.readouterr().out
    assert "M12 = 0.69*s2 - 0.134*c23 + 0.0238*c2" in out
    assert "M33 = 1.16" in out


def test_json_and_latex(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["explicit", "scara", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["form"] == "lumped"
    assert data["elements"]["M11"]["terms"]
    assert {c["family"] for c in data["constants"]} == {"inertia", "gravity"}
    assert run(["explicit", "scara", "--form", "hierarchical", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["definitions"]
    file = tmp_path / "scara.tex"
    assert run(["explicit", "scara", "--latex", "-o", str(file)]) == 0
    text = file.read_text()
    assert r"\emdegline{\mathbf{M}_{11} = " in text
    assert " are zero." in text


def test_the_log_is_shown_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explicit", "scara", "--log"]) == 0
    assert "coriolis: b112: equals" in capsys.readouterr().out


def test_long_models_fall_back_with_a_message(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explicit", "general_6r"]) == 0
    captured = capsys.readouterr()
    assert "hierarchical form" in captured.err
    assert "K1" in captured.out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["explicit", "scara", "--json", "--latex"], "choose one of"),
        (["explicit", "scara", "--abbreviate", "lots"], "not a share"),
        (["explicit", "scara", "--form", "hierarchical", "--abbreviate", "1%"], "lumped"),
        (["abbreviate", "puma560", "--within", "much"], "not a bound"),
        (["abbreviate", "stanford", "--within", "1%"], "no effort limit"),
    ],
)
def test_refusals_are_clear(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 1
    assert message in capsys.readouterr().err


def test_abbreviate_shows_percentiles_and_proof(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["abbreviate", "puma560", "--within", "1%", "--states", "500"]) == 0
    out = capsys.readouterr().out
    assert "proved" in out
    assert "joint6" in out
    assert run(["abbreviate", "puma560", "--states", "500", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["terms"]["after"] < data["terms"]["before"]
    assert len(data["errors"]["joints"]) == 6


@pytest.mark.parametrize("command", ["explicit", "abbreviate"])
def test_cut_loops_are_announced(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    run([command, "four_bar"])
    assert "this is the tree that remains when they are cut" in capsys.readouterr().err


def test_coordinates_by_names_of_ones_own(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """θ1, θ2, d3 in texts, LaTeX, comments of generated code; cosines stay short."""
    named = ["--coordinates", "theta1,theta2,d3"]
    assert run(["explicit", "stanford3", *named]) == 0
    assert "M22 = I2 + I1*d3 + I4*d3^2" in capsys.readouterr().out
    assert run(["explicit", "stanford3", "--form", "hierarchical", "--latex", *named]) == 0
    out = capsys.readouterr().out
    assert "d_{3}" in out
    assert "q_{3}" not in out
    generated = ["generate", "stanford3", "-O", "none", "--no-certify", *named]
    assert run([*generated, "-o", str(tmp_path)]) == 0
    assert "coordinates:  q1 = theta1, q2 = theta2, q3 = d3" in (
        tmp_path / "stanford3.h"
    ).read_text(encoding="utf-8")
    assert run([*generated, "-t", "latex", "-o", str(tmp_path)]) == 0
    page = (tmp_path / "stanford3.tex").read_text(encoding="utf-8")
    assert r"\dot{\theta}_{2}" in page
    assert "q_{1}" not in page
    assert run(["explicit", "stanford3", "--coordinates", "theta1,d3"]) == 1
    assert "names of their own" in capsys.readouterr().err
