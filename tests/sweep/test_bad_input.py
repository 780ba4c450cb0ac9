"""What goes wrong around a campaign: one sentence each, and nothing that was done is lost."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import emdeg
from emdeg.cli import OK, REFUSED, run
from emdeg.errors import EmdegError, UsageError
from emdeg.sweep import checkpoint, cluster, local
from emdeg.sweep import outputs as files
from emdeg.sweep import sweep as verb


@cache
def arm() -> emdeg.Compiled:
    return emdeg.compile(emdeg.load("two_link"), "inverse_dynamics", optimise="none")


def no_space(*_: Any) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A disk of 400 kB: a mount where root may make one, else writers that play a full disk."""
    place = tmp_path / "small"
    place.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", "size=400k", "tmpfs", str(place)]
    mounted = os.geteuid() == 0 and shutil.which("mount") is not None
    if mounted and not subprocess.run(command, capture_output=True, check=False).returncode:
        yield place
        subprocess.run(["umount", "--lazy", str(place)], check=True)
        return
    for writer in files.WRITERS.values():
        monkeypatch.setattr(writer, "write", no_space)
    whole = checkpoint.write_whole

    def full(path: Path, content: bytes) -> None:
        no_space() if (place / "filler").exists() else whole(path, content)

    monkeypatch.setattr(checkpoint, "write_whole", full)
    yield place


@pytest.mark.parametrize("kind", [".npy", ".zarr", ".parquet"])
def test_a_full_disk_under_the_outputs(
    small: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Said before the work where it can be known, else when it is full; no draft is left."""
    with monkeypatch.context() as patch:
        patch.setattr(files.shutil, "disk_usage", lambda place: SimpleNamespace(free=1e12))
        with pytest.raises(EmdegError, match=r"cannot be written.*No space left") as found:
            emdeg.sweep(arm(), 300_000, save=small / f"tau{kind}")
    assert str(found.value).count("\n") == 0
    assert list(small.iterdir()) == []
    with pytest.raises(UsageError, match="no room for all outputs"):
        emdeg.sweep(arm(), 1e15, save=small / f"tau{kind}")


def test_a_disk_that_is_full_for_a_while_ends_no_campaign(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verb, "KEEP", 0.0)
    monkeypatch.setattr(local, "LOOK", 0.001)
    filler = small / "filler"
    options: dict[str, Any] = {"reduce": "max,histogram", "threads": 1, "bins": 500}

    def tell(done: int, of: int) -> None:
        if not filler.exists():
            with filler.open("wb", buffering=0) as file, suppress(OSError):
                for _ in range(200):
                    file.write(b"x" * 4096)

    with pytest.warns(RuntimeWarning, match=r"cannot be kept.*No space left.*goes on"):
        found = emdeg.sweep(arm(), 200_000, resume=small / "kept", progress=tell, **options)
    assert found.digest == emdeg.sweep(arm(), 200_000, **options).digest
    filler.unlink()
    again = emdeg.sweep(arm(), 200_000, resume=small / "kept", **options)
    assert again.digest == found.digest


def test_a_directory_that_nobody_may_write(tmp_path: Path) -> None:
    for place in ("/proc/kept", "/sys/kept"):
        with pytest.raises(EmdegError, match="cannot be kept"):  # before the work
            emdeg.sweep(arm(), 1000, resume=place)
    for name in ("tau.npy", "tau.zarr", "tau.parquet"):
        with pytest.raises(EmdegError, match=r"cannot be written|no room"):
            emdeg.sweep(arm(), 1000, save=Path("/proc") / name)


def test_a_record_that_is_broken_or_of_another_campaign(tmp_path: Path) -> None:
    emdeg.sweep(arm(), 10_000, resume=tmp_path)
    with pytest.raises(UsageError, match="another campaign: its states"):
        emdeg.sweep(arm(), 10_001, resume=tmp_path)
    whole = (tmp_path / checkpoint.FILE).read_bytes()
    (tmp_path / checkpoint.FILE).write_bytes(whole[: len(whole) // 2])
    with pytest.raises(EmdegError, match="no record of a campaign"):
        emdeg.sweep(arm(), 10_000, resume=tmp_path)


@pytest.mark.parametrize("states", [0, -1, 0.5, 1e30, float("nan"), float("inf"), "many", None])
def test_numbers_that_are_none(states: Any) -> None:
    with pytest.raises(EmdegError, match="states"):
        emdeg.sweep(arm(), states)


def test_states_that_are_no_numbers_are_said_by_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    q = np.zeros((100, 2))
    q[7, 1] = np.nan
    np.savez("states.npz", q=q)
    command = ["sweep", "two_link", "-O", "none", "--sample", "states.npz"]
    assert run(command) == 1
    out = capsys.readouterr().out
    assert "1 state has outputs that are not finite" in out
    assert "the first is number 7" in out
    q[7, 1] = 0.0
    np.savez("states.npz", q=q)
    assert run(command) == OK


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--scheduler", "nowhere"], "no scheduler"),
        (["--scheduler", "tcp://127.0.0.1:9"], "no scheduler"),
        (["--workers", "2", "--threads", "1"], "threads of their own"),
        (["--workers", "2", "--save", "tau.npy"], "workers give reductions only"),
        (["--save", "tau.csv"], "not a kind of file"),
        (["--save", "none/tau.zarr"], "does not exist"),
        (["--sample", "none.parquet"], "does not exist"),
        (["--sample", "none.csv"], "cannot be read"),
        (["--sample", "none.txt"], "unknown sample"),
        (["--sample", "grid", "--states", "10"], "a grid of"),
        (["--tolerance", "own"], "no tolerances of its own"),
        (["--tolerance", "x=5%"], "no parameter 'x'"),
        (["--states", "1e30"], "not a number of states"),
    ],
)
def test_the_command_says_it_in_one_sentence(
    options: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    states = [] if "--states" in options or "--sample" in options else ["--states", "100"]
    assert run(["sweep", "two_link", "-O", "none", *states, *options]) == REFUSED
    said = capsys.readouterr().err
    assert message in said
    assert "Traceback" not in said
    assert list(tmp_path.iterdir()) == []
