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
from emdeg.sweep import local, tables
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


def zarr_group(place: Path, arrays: dict[str, np.ndarray]) -> None:
    zarr = pytest.importorskip("zarr")
    group = zarr.open_group(str(place), mode="w")
    for name, array in arrays.items():
        group.create_array(name, data=array, chunks=(1000, *array.shape[1:]))


def parquet(place: Path, columns: dict[str, np.ndarray], group: int = 700) -> None:
    arrow, written = pytest.importorskip("pyarrow"), pytest.importorskip("pyarrow.parquet")
    written.write_table(arrow.table(columns), place, row_group_size=group)


def columns_of(arrays: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    return {f"{name}{k + 1}": a[:, k] for name, a in arrays.items() for k in range(a.shape[1])}


def test_states_of_zarr_and_parquet_are_those_of_arrays(tmp_path: Path) -> None:
    arrays = states(3001)
    expected = emdeg.sweep(puma(), sample=arrays)
    zarr_group(tmp_path / "states.zarr", arrays)
    zarr = pytest.importorskip("zarr")
    zarr.save(str(tmp_path / "side.zarr"), np.hstack(list(arrays.values())))
    columns = columns_of(arrays)
    parquet(tmp_path / "states.parquet", columns)
    (tmp_path / "many.parquet").mkdir()
    parquet(tmp_path / "many.parquet" / "1.parquet", {n: c[:1500] for n, c in columns.items()})
    parquet(tmp_path / "many.parquet" / "2.parquet", {n: c[1500:] for n, c in columns.items()})
    for name in ("states.zarr", "side.zarr", "states.parquet", "many.parquet"):
        found = emdeg.sweep(puma(), sample=tmp_path / name)
        assert found.states == 3001
        assert found.digest == expected.digest


def test_parameters_come_from_files_too(tmp_path: Path) -> None:
    """Columns of coordinates and parameters by their names; what is not there is drawn."""
    rng = np.random.default_rng(5)
    q2, mass = rng.uniform(-1, 1, 500), rng.uniform(10, 20, 500)
    parquet(tmp_path / "some.parquet", {"q2": q2, "m2": mass})
    found = emdeg.sweep(puma(), sample=tmp_path / "some.parquet", seed=4)
    seen = states_of(found.plan, 0, 500)
    assert (seen["q"][:, 1] == q2).all()
    assert (seen["parameters"][:, 0] == mass).all()
    assert np.ptp(seen["q"][:, 2]) > 1
    assert found.digest == emdeg.sweep(puma(), sample={"q2": q2, "m2": mass}, seed=4).digest
    tau = puma().jit()(seen["q"], seen["qd"], seen["qdd"], parameters={"m2": mass})
    assert found["inverse_dynamics"].max == pytest.approx(tau.max(axis=0), rel=1e-13)


def test_what_a_file_has_is_not_assumed_and_what_it_has_not_is_said(tmp_path: Path) -> None:
    columns = columns_of(states(200))
    parquet(tmp_path / "all.parquet", columns)
    assert emdeg.sweep(puma(), sample=tmp_path / "all.parquet").assumed == ()
    assert emdeg.sweep(puma(), sample=states(200)).assumed == ()
    del columns["q3"], columns["qd2"], columns["qd5"]
    parquet(tmp_path / "some.parquet", columns)
    place, speeds = emdeg.sweep(puma(), sample=tmp_path / "some.parquet", ranges={"qd": 2}).assumed
    assert "q3 at random" in place
    assert "some.parquet" in place
    assert speeds.startswith("qd2, qd5 at random")


def test_states_that_are_no_numbers_are_counted(tmp_path: Path) -> None:
    arrays = states(1000)
    arrays["q"][[3, 700], 2] = np.nan
    arrays["qdd"][44, 1] = np.inf
    zarr_group(tmp_path / "states.zarr", arrays)
    parquet(tmp_path / "states.parquet", columns_of(arrays))
    for sample in (arrays, tmp_path / "states.zarr", tmp_path / "states.parquet"):
        found = emdeg.sweep(puma(), sample=sample)
        assert (found.not_finite, found.first_not_finite) == (3, 3)
        assert np.isfinite(found["inverse_dynamics"].mean).all()


def test_files_with_something_else_are_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    np.savez(tmp_path / "other.npz", q=np.zeros((5, 3)))
    np.savez(tmp_path / "names.npz", position=np.zeros((5, 6)))
    np.save(tmp_path / "narrow.npy", np.zeros((5, 6)))
    np.save(tmp_path / "words.npy", np.array([["a"] * 18]))
    (tmp_path / "half.npy").write_bytes(b"\x93NUMPY\x01\x00")
    (tmp_path / "half.npz").write_bytes(b"PK\x03\x04")
    for name, message in {
        "other.npz": "wrong shape", "names.npz": "unknown input", "narrow.npy": "wrong columns",
        "words.npy": "wrong columns", "half.npy": "no file of NumPy", "half.npz": "no file",
        "none.npy": "does not exist",
    }.items():  # fmt: skip
        with pytest.raises(EmdegError, match=message):
            emdeg.sweep(puma(), sample=tmp_path / name)
    zarr_group(tmp_path / "other.zarr", {"q": np.zeros((5, 3))})
    zarr_group(tmp_path / "uneven.zarr", {"q": np.zeros((5, 6)), "qd": np.zeros((4, 6))})
    (tmp_path / "empty.zarr").mkdir()
    parquet(tmp_path / "names.parquet", {"position": np.zeros(5)})
    parquet(tmp_path / "words.parquet", {"q1": np.array(["a", "b"])})
    (tmp_path / "half.parquet").write_bytes(b"PAR1")
    (tmp_path / "none.parquet").mkdir()
    for name, message in {
        "other.zarr": "wrong shape", "uneven.zarr": "not have as many", "empty.zarr": "no file of",
        "names.parquet": "unknown input", "words.parquet": "holds no numbers",
        "half.parquet": "no file of Parquet", "none.parquet": "no file of Parquet",
    }.items():  # fmt: skip
        with pytest.raises(EmdegError, match=message):
            emdeg.sweep(puma(), sample=tmp_path / name)
    monkeypatch.setattr(tables, "LARGEST", 1000)
    parquet(tmp_path / "large.parquet", columns_of(states(2000)), group=2000)
    with pytest.raises(UsageError, match="too large to be read at once"):
        emdeg.sweep(puma(), sample=tmp_path / "large.parquet")
    np.save(tmp_path / "few.npy", np.zeros((5, 18)))
    with pytest.raises(UsageError, match="not as many states"):
        emdeg.sweep(puma(), 6, sample=tmp_path / "few.npy")


def read(place: Path) -> np.ndarray:
    if place.suffix == ".npy":
        return np.load(place)
    if place.suffix == ".zarr":
        return pytest.importorskip("zarr").open(str(place), mode="r")["inverse_dynamics"][:]
    found = pytest.importorskip("pyarrow.parquet").read_table(place)
    assert found.column_names == [f"inverse_dynamics_{k + 1}" for k in range(6)]
    return np.stack([column.to_numpy() for column in found.columns], axis=1)


@pytest.mark.parametrize("kind", [".npy", ".zarr", ".parquet"])
def test_outputs_are_written_whole(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local, "LOOK", 0.001)
    place, kept = tmp_path / f"tau{kind}", tmp_path / "kept"

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
    tau = read(place)
    assert tau.shape == (400_000, 6)
    assert (tau == puma().jit()(*states_of(found.plan, 0, 400_000).values())).all()
    assert (found["inverse_dynamics"].max == tau.max(axis=0)).all()
    assert sorted(p.name for p in tmp_path.iterdir()) == ["kept", place.name]
    emdeg.sweep(puma(), 1000, save=place)  # in the place of what was there
    assert read(place).shape == (1000, 6)


def test_what_cannot_be_written_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UsageError, match="not a kind of file"):
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
    assert "50 states, states.npz" in capsys.readouterr().out
    assert np.load("tau.npy").shape == (50, 6)
