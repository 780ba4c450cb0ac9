"""The page of a campaign: worst cases, limits, the states that have them."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import emdeg
from emdeg.cli import OK, REFUSED, run
from emdeg.errors import UsageError
from emdeg.sweep.envelope import NEEDED, page

ARM = """<robot name="&lt;b&gt;arm"><link name="base"/>
  <joint name="shoulder" type="revolute"><parent link="base"/><child link="upper"/>
    <axis xyz="0 1 0"/><limit lower="-2" upper="2" effort="3" velocity="3"/></joint>
  <link name="upper"><inertial><origin xyz="0.2 0 0"/><mass value="2"/>
    <inertia ixx="0.01" ixy="0" ixz="0" iyy="0.03" iyz="0" izz="0.03"/></inertial></link>
</robot>"""


def test_the_page_shows_extremes_limits_and_states() -> None:
    program = emdeg.compile(emdeg.loads(ARM, "urdf"), optimise="none")
    found = emdeg.sweep(program, 5000, reduce=[*NEEDED, "over"])
    text = page(found, ["shoulder"])
    tau = found["inverse_dynamics"]
    for value in (tau.min[0], tau.max[0]):
        assert f">{value:.4g}<" in text
    # m·g·r = 3.924 N m is more than the limit of 3
    assert f"{max(-tau.min[0], tau.max[0]) / 3:.0%} of the limit 3" in text
    assert f"{tau.over[0]:,} states" in text
    state = found.state(int(tau.max_at[0]))
    assert f"<td>{state['q'][0]:.5g}</td>" in text
    assert "<b>arm" not in text
    for picture in re.findall("<svg.*?</svg>", text):
        tree = ElementTree.fromstring(picture)
        xs = [float(line.get("x1", "0")) for line in tree.iter("line")]
        assert len(xs) == 6  # the axis, two extremes, zero, two limits
        assert np.all((np.array(xs) >= 0) & (np.array(xs) <= 640))


def test_what_an_envelope_needs_is_said() -> None:
    program = emdeg.compile(emdeg.loads(ARM, "urdf"), optimise="none")
    with pytest.raises(UsageError, match="mean, std, histogram"):
        page(emdeg.sweep(program, 100, reduce="min,max"))


def test_the_command_writes_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["sweep", "two_link", "-O", "none", "--states", "1000", "--envelope"]
    assert run(command) == OK
    assert "wrote two_link_envelope.html" in capsys.readouterr().err
    assert "joint2" in (tmp_path / "two_link_envelope.html").read_text(encoding="utf-8")
    (tmp_path / "two_link_envelope.html").unlink()
    (tmp_path / "two_link_envelope.html").mkdir()
    assert run(command) == REFUSED
    assert "is a directory" in capsys.readouterr().err
