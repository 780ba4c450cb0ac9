"""`emdeg study`: the studies of Fu and Armstrong as commands (R32, R51-R53, R67)."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest

import emdeg
from emdeg.cli import run


def data(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> dict:
    assert run(["study", *arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_probe_is_the_coefficients(capsys: pytest.CaptureFixture[str]) -> None:
    """R32: 1 + 2n + n(n−1)/2 calls give M, c, b, g of the explicit formulas (E1)."""
    found = data(["probe", "two_link", "--from", "30deg,60deg"], capsys)
    robot = emdeg.load("two_link")
    values = {s.name: float(v) for s, v in robot.values().items()}
    l, m2 = values["l"], values["m2"]
    s2 = math.sin(math.radians(60))
    assert found["calls"] == 6
    np.testing.assert_allclose(found["columns"]["c·22"], [-m2 * l * l * s2 / 2, 0], atol=1e-12)
    np.testing.assert_allclose(found["columns"]["b·12"], [-m2 * l * l * s2, 0], atol=1e-12)
    np.testing.assert_allclose(found["columns"]["M·2"][1], m2 * l * l / 3)


def test_dominance(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R51: rods turn about their own centres little: h of the two-link arm is all translation."""
    figure = tmp_path / "d.png"
    found = data(["dominance", "two_link", "--figure", str(figure)], capsys)
    assert found["elements"]["h1"]["kind"] == "translational"
    assert found["elements"]["D22"]["kind"] == "mixed"
    # l²/12 against l²/4 about the centre of mass
    assert found["elements"]["D22"]["rotational"] == pytest.approx(0.25)
    assert figure.stat().st_size > 1000


def test_speed(capsys: pytest.CaptureFixture[str]) -> None:
    """R67: the error of dropping h grows with the square of the speed."""
    found = data(["speed", "two_link"], capsys)
    error = dict(zip(found["factors"], found["error"], strict=True))
    np.testing.assert_allclose(error[2.0], 16 * np.array(error[0.5]))


def test_two_rate(capsys: pytest.CaptureFixture[str]) -> None:
    """R52, R53: rates within a budget, and blocks that share the work."""
    found = data(
        ["two-rate", "puma560", "--budget", "1e5", "--ratio", "4", "--blocks", "3"], capsys
    )
    spent = found["configuration"] * found["configure"] + found["torque"] * found["step"]
    assert spent == pytest.approx(1e5)
    assert found["torque"] == pytest.approx(4 * found["configuration"])
    assert len(found["blocks"]) == 3


def test_misuse_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["study", "sped", "two_link"]) == 1
    assert "'speed'" in capsys.readouterr().err
    assert run(["study", "probe", "two_link", "--figure", "x.png"]) == 1
    assert "no figure" in capsys.readouterr().err
