"""States that somebody has: arrays in memory, and files that are read block by block.

    {"q": (N, n), "m_payload": (N,), …}   arrays by the names of inputs, coordinates or parameters
    states.npz, states.zarr               the same in a file of NumPy, a group of Zarr
    states.parquet                        columns q1, q2, … by the names of coordinates; a file or a
                                          directory of files
    states.npy, an array of Zarr          all inputs side by side, (N, columns)

Of .npy, Zarr and Parquet only the part that is needed is in memory: memory does not grow with N.
"""

from __future__ import annotations

import io
import threading
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from os import PathLike
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from emdeg.errors import LoadError, UsageError
from emdeg.optional import optional
from emdeg.run.arrays import Array, array_of

SUFFIXES = (".npy", ".npz", ".zarr", ".parquet")
LARGEST = 1 << 28  # bytes of one row group of Parquet, read at once
HELD = 4  # row groups that stay in memory
ALL = ""  # the name of a table that has all inputs side by side


@dataclass(frozen=True, eq=False)
class Table:
    """`widths` of its arrays by name; `read(first, count)` gives rows of them, (count, width)."""

    name: str
    rows: int
    widths: Mapping[str, int]
    read: Callable[[int, int], Mapping[str, Array]]


def is_table(what: Any) -> bool:
    """Is this a mapping of arrays, or the name of a file that is read here?"""
    if isinstance(what, str):
        return what.endswith(SUFFIXES)
    return isinstance(what, Mapping) or (
        isinstance(what, PathLike) and not str(what).endswith(".csv")
    )


def table_of(what: Any) -> Table:
    """The table of arrays or of a file."""
    if isinstance(what, Mapping):
        return _arrays(what, "arrays")
    path = Path(what)
    reader = {".npy": _npy, ".npz": _npz, ".zarr": _zarr, ".parquet": _parquet}.get(path.suffix)
    if reader is None:
        raise LoadError(
            "is no file of states", file=path, expected="a name that ends with "
            + ", ".join(SUFFIXES),
        )  # fmt: skip
    if not path.exists():
        raise LoadError("the file does not exist", file=path, hint="check the path")
    return reader(path)


# -- in memory --------------------------------------------------------------------------


def _arrays(given: Mapping[str, Any], name: str) -> Table:
    found = {key: array_of(key, value) for key, value in given.items()}
    for key, array in found.items():
        if array.ndim not in (1, 2):
            raise UsageError(
                "has the wrong shape", argument="sample", element=key, found=array.shape,
                expected="(N, columns), or (N,) of one coordinate or parameter",
            )  # fmt: skip
    lengths = {key: len(array) for key, array in found.items()}
    if len(set(lengths.values())) != 1:
        raise UsageError(
            "the arrays do not have as many states", argument="sample",
            found=", ".join(f"{k} {v}" for k, v in lengths.items()) or "nothing",
        )  # fmt: skip
    shaped = {key: array.reshape(len(array), -1) for key, array in found.items()}

    def read(first: int, count: int) -> Mapping[str, Array]:
        return {key: array[first : first + count] for key, array in shaped.items()}

    widths = {key: array.shape[1] for key, array in shaped.items()}
    return Table(name, next(iter(lengths.values())), widths, read)


def _npz(path: Path) -> Table:
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as data:
            arrays = {name: data[name] for name in data.files}
    except (OSError, ValueError, EOFError, BadZipFile) as problem:
        raise _no_numpy(path, problem) from None
    return _arrays(arrays, path.name)


# -- on disk ------------------------------------------------------------------------------


def _npy(path: Path) -> Table:
    try:
        rows = np.load(path, mmap_mode="r", allow_pickle=False)
    except (OSError, ValueError, EOFError) as problem:
        raise _no_numpy(path, problem) from None
    return _whole(path, rows)


def _no_numpy(path: Path, problem: Exception) -> LoadError:
    return LoadError(
        "is no file of NumPy", file=path, found=getattr(problem, "strerror", None) or problem,
        hint="numpy.savez(FILE, q=…, qd=…) writes one",
    )  # fmt: skip


def _whole(path: Path, rows: Any) -> Table:
    """All inputs side by side in one array."""
    if rows.ndim != 2 or rows.dtype.kind not in "fiu":
        raise UsageError(
            "has the wrong columns", argument="sample", element=path,
            found=f"{rows.shape} of {rows.dtype}", expected="(N, columns) of numbers",
        )  # fmt: skip

    def read(first: int, count: int) -> Mapping[str, Array]:
        return {ALL: np.asarray(rows[first : first + count])}

    return Table(path.name, rows.shape[0], {ALL: rows.shape[1]}, read)


def _zarr(path: Path) -> Table:
    zarr = optional("zarr", "cluster", "a file of Zarr", LoadError, file=path)
    try:
        store = zarr.open(str(path), mode="r")
        arrays = None if isinstance(store, zarr.Array) else dict(store.arrays())
    except Exception as problem:  # whatever Zarr and its codecs raise
        raise LoadError("is no file of Zarr", file=path, found=problem) from None
    if arrays is None:
        return _whole(path, store)
    if not arrays or len({a.shape[:1] for a in arrays.values()}) != 1:
        found = ", ".join(f"{name} {array.shape}" for name, array in arrays.items())
        raise UsageError(
            "the arrays do not have as many states", argument="sample", element=path,
            found=found or "no array",
        )  # fmt: skip
    bad = [n for n, a in arrays.items() if a.ndim not in (1, 2) or a.dtype.kind not in "fiu"]
    if bad:
        raise UsageError(
            "has the wrong shape", argument="sample", element=bad[0],
            found=f"{arrays[bad[0]].shape} of {arrays[bad[0]].dtype}", expected="(N, columns)",
        )  # fmt: skip

    def read(first: int, count: int) -> Mapping[str, Array]:
        parts = {name: np.asarray(a[first : first + count]) for name, a in arrays.items()}
        return {name: part.reshape(len(part), -1) for name, part in parts.items()}

    widths = {name: 1 if a.ndim == 1 else a.shape[1] for name, a in arrays.items()}
    return Table(path.name, next(iter(arrays.values())).shape[0], widths, read)


# -- Parquet --------------------------------------------------------------------------------


def _parquet(path: Path) -> Table:
    parquet = optional("pyarrow.parquet", "identify", "a file of Parquet", LoadError, file=path)
    files = sorted(path.glob("*.parquet")) if path.is_dir() else [path]
    try:
        heads = [parquet.ParquetFile(file) for file in files]
    except Exception as problem:  # whatever Arrow raises
        raise LoadError("is no file of Parquet", file=path, found=problem) from None
    if not heads:
        raise LoadError("the directory has no file of Parquet", file=path)
    names = _numbers(path, heads)
    groups = [(file, k) for file, head in zip(files, heads, strict=True)
              for k in range(head.metadata.num_row_groups)]  # fmt: skip
    sizes = [head.metadata.row_group(k) for head in heads
             for k in range(head.metadata.num_row_groups)]  # fmt: skip
    for size in sizes:
        if size.total_byte_size > LARGEST:
            raise UsageError(
                "a row group is too large to be read at once", argument="sample", element=path,
                found=f"{size.total_byte_size / 1e6:.0f} MB", expected=f"{LARGEST / 1e6:.0f} MB",
                hint="write it again with a smaller row_group_size",
            )  # fmt: skip
    ends = [0, *accumulate(size.num_rows for size in sizes)]
    for head in heads:
        head.close()
    group = _group_reader(parquet, groups, names)

    def read(first: int, count: int) -> Mapping[str, Array]:
        end = min(first + count, ends[-1])
        parts: list[Array] = []
        here = first
        while here < end:
            k = bisect_right(ends, here) - 1
            parts.append(group(k)[here - ends[k] : end - ends[k]])
            here = ends[k + 1]
        rows = np.concatenate(parts) if parts else np.zeros((0, len(names)))
        return {name: rows[:, k : k + 1] for k, name in enumerate(names)}

    return Table(path.name, ends[-1], dict.fromkeys(names, 1), read)


def _numbers(path: Path, heads: Sequence[Any]) -> list[str]:
    """The names of the columns, which all files must have, of numbers."""
    schema = heads[0].schema_arrow
    if any(head.schema_arrow.names != schema.names for head in heads):
        raise UsageError("the files have different columns", argument="sample", element=path)
    for own in schema:
        if str(own.type) not in ("double", "float", "halffloat") and "int" not in str(own.type):
            raise UsageError(
                "the column holds no numbers", argument="sample", element=own.name,
                found=own.type, expected="floating point or whole numbers",
            )  # fmt: skip
    return list(schema.names)


def _group_reader(
    parquet: Any, groups: Sequence[tuple[Path, int]], names: Sequence[str]
) -> Callable[[int], Array]:
    """Row group k as an array; the last few stay in memory, each is read by one thread."""
    lock = threading.Lock()

    @lru_cache(maxsize=HELD)
    def load(k: int) -> Array:
        file, number = groups[k]
        with parquet.ParquetFile(file) as opened:
            found = opened.read_row_group(number, columns=list(names))
        columns = [found.column(name).to_numpy().astype(np.float64) for name in names]
        return np.stack(columns, axis=1) if columns else np.zeros((found.num_rows, 0))

    def group(k: int) -> Array:
        with lock:
            return load(k)

    return group
