"""`emdeg simulate` and `emdeg linearise`: files, exit codes, partial results."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from emdeg.cli import run
from emdeg.cli.progress import Bar


def test_simulate_writes_plot_and_csv(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    csv, png = tmp_path / "out.csv", tmp_path / "out.png"
    arguments = ["--q0", "1,2", "--time", "1", "--csv", str(csv), "--plot", str(png)]
    assert run(["simulate", "double_pendulum", *arguments]) == 0
    assert "energy balance" in capsys.readouterr().out
    table = np.genfromtxt(csv, delimiter=",", skip_header=1)
    assert table.shape == (201, 1 + 4 * 2 + 3)
    assert png.read_bytes().startswith(b"\x89PNG")


def test_controllers_and_integrators(capsys: pytest.CaptureFixture[str]) -> None:
    far, near = ",".join(["0.3"] * 7), ",".join(["10deg"] * 6)
    for arguments in (
        ["stanford", "--controller", "kane", "--q0", "0,90deg,0,0,0,0"],
        ["panda", "--controller", "computed-torque", "--goal", far, "--path", "cycloid"],
        ["ur5", "--controller", "pd", "--goal", near, "--integrator", "rk4", "--step", "1e-3"],
    ):
        assert run(["simulate", *arguments, "--time", "0.5"]) == 0, capsys.readouterr().err
    assert "final q" in capsys.readouterr().out


def test_replay_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "tau.csv"
    file.write_text("t,a,b\n0,0,0\n0.5,1,0\n1,0,0\n")
    arguments = ["--controller", "replay", "--efforts", str(file), "--time", "1"]
    assert run(["simulate", "double_pendulum", *arguments]) == 0


def test_a_broken_run_still_writes_what_there_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    csv = tmp_path / "part.csv"
    arguments = ["--controller", "pd", "--kp=-80", "--kd=-5", "--q0", "1,1", "--csv", str(csv)]
    assert run(["simulate", "double_pendulum", *arguments]) == 1
    assert "diverges" in capsys.readouterr().err
    assert csv.read_text().count("\n") > 2


def test_an_interrupted_run_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl-C after half of it: what there is is written, that is said, and the code is 130."""

    def tell(self: Bar, fraction: float, note: str | None = None) -> None:
        if fraction > 0.5:
            raise KeyboardInterrupt

    monkeypatch.setattr(Bar, "tell", tell)
    csv = tmp_path / "part.csv"
    arguments = ["--q0", "1,2", "--time", "1", "--csv", str(csv)]
    assert run(["simulate", "double_pendulum", *arguments]) == 130
    said = capsys.readouterr().err
    assert "wrote" in said
    assert "is kept" in said
    assert 0.4 < np.genfromtxt(csv, delimiter=",", skip_header=1)[-1, 0] < 1.0


@pytest.mark.parametrize("integrator", ["rk4", "semi_implicit", "variational"])
def test_the_last_row_is_the_time_that_was_asked_for(integrator: str, tmp_path: Path) -> None:
    csv = tmp_path / "run.csv"
    arguments = ["--integrator", integrator, "--step", "0.007", "--time", "0.1", "--csv", str(csv)]
    assert run(["simulate", "double_pendulum", *arguments]) == 0
    assert np.genfromtxt(csv, delimiter=",", skip_header=1)[-1, 0] == 0.1


def test_linearise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "model.json"
    arguments = ["--q", "0,0", "--period", "0.01", "--output", str(file)]
    assert run(["linearise", "double_pendulum", *arguments[:4]]) == 0
    assert "poles" in capsys.readouterr().out
    assert run(["linearise", "double_pendulum", *arguments]) == 0
    data = json.loads(file.read_text())
    assert np.array(data["Phi"]).shape == (4, 4)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--controller", "magic"], "unknown controller"),
        (["--q0", "1,2,3"], "wrong length"),
        (["--q0", "one"], "not a number"),
        (["--controller", "pd", "--path", "loop"], "unknown path"),
        (["--controller", "replay"], "--efforts"),
        (["--integrator", "rk4"], "needs a step"),
    ],
)
def test_misuse(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "double_pendulum", *arguments]) == 1
    assert message in capsys.readouterr().err
