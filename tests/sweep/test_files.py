"""States from files, outputs to files."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import emdeg
from emdeg.cli import OK, run
from emdeg.errors import EmdegError, UsageError
from emdeg.sweep import local
from emdeg.sweep import outputs as files
from emdeg.sweep.result import states_of


@cache
def puma() -> emdeg.Compiled:
    return emdeg.compile(emdeg.load("puma560"), "inverse_dynamics", optimise="none")


def states(count: int) -> dict[str, np.ndarray]:
    rng = np.random.default_rng(2)
    return {name: rng.uniform(-1, 1, (count, 6)) for name in ("q", "qd", "qdd")}


def test_states_of_files_are_those_of_arrays(tmp_path: Path) -> None:
    arrays = states(3001)
    np.savez(tmp_path / "states.npz", **arrays)
    np.save(tmp_path / "states.npy", np.hstack(list(arrays.values())))
    expected = emdeg.sweep(puma(), sample=arrays)
    for name in ("states.npz", "states.npy"):
        found = emdeg.sweep(puma(), sample=tmp_path / name)
        assert found.states == 3001
        assert found.digest == expected.digest
    assert emdeg.sweep(puma(), 100, sample=str(tmp_path / "states.npy")).states == 100


def test_files_with_something_else_are_said(tmp_path: Path) -> None:
    np.savez(tmp_path / "other.npz", q=np.zeros((5, 3)))
    np.savez(tmp_path / "names.npz", position=np.zeros((5, 6)))
    np.save(tmp_path / "narrow.npy", np.zeros((5, 6)))
    np.save(tmp_path / "words.npy", np.array([["a"] * 18]))
    (tmp_path / "half.npy").write_bytes(b"\x93NUMPY\x01\x00")
    (tmp_path / "half.npz").write_bytes(b"PK\x03\x04")
    for name, message in {
        "other.npz": "wrong shape", "names.npz": "unknown input", "narrow.npy": "wrong columns",
        "words.npy": "wrong columns", "half.npy": "no file of NumPy", "half.npz": "no file",
        "none.npy": "no file of NumPy",
    }.items():  # fmt: skip
        with pytest.raises(EmdegError, match=message):
            emdeg.sweep(puma(), sample=tmp_path / name)
    np.save(tmp_path / "few.npy", np.zeros((5, 18)))
    with pytest.raises(UsageError, match="not as many states"):
        emdeg.sweep(puma(), 6, sample=tmp_path / "few.npy")


def test_outputs_are_written_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(local, "LOOK", 0.001)
    place, kept = tmp_path / "tau.npy", tmp_path / "kept"

    def stop(done: int, of: int) -> None:
        if done > 0:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        emdeg.sweep(puma(), 400_000, save=place, progress=stop, threads=1)
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(KeyboardInterrupt):
        emdeg.sweep(puma(), 400_000, save=place, resume=kept, progress=stop, threads=1)
    assert not place.exists()
    found = emdeg.sweep(puma(), 400_000, save=place, resume=kept)
    assert 0 < found.computed < 400_000
    again = emdeg.sweep(puma(), 400_000, save=place, resume=kept)
    assert again.computed == 0
    tau = np.load(place)
    assert tau.shape == (400_000, 6)
    assert (tau == puma().jit()(*states_of(found.plan, 0, 400_000).values())).all()
    assert (found["inverse_dynamics"].max == tau.max(axis=0)).all()
    assert sorted(p.name for p in tmp_path.iterdir()) == ["kept", "tau.npy"]


def test_what_cannot_be_written_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UsageError, match="not a file of NumPy"):
        emdeg.sweep(puma(), 100, save=tmp_path / "tau.csv")
    with pytest.raises(UsageError, match="does not exist"):
        emdeg.sweep(puma(), 100, save=tmp_path / "none" / "tau.npy")
    monkeypatch.setattr(files.shutil, "disk_usage", lambda place: SimpleNamespace(free=10_000))
    with pytest.raises(UsageError, match="no room"):
        emdeg.sweep(puma(), 1000, save=tmp_path / "tau.npy")
    assert list(tmp_path.iterdir()) == []


def test_the_command_takes_and_writes_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    np.savez("states.npz", **states(50))
    command = ["sweep", "puma560", "-O", "none", "--sample", "states.npz", "--save", "tau.npy"]
    assert run(command) == OK
    assert "50 states, arrays" in capsys.readouterr().out
    assert np.load("tau.npy").shape == (50, 6)
