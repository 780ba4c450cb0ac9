"""Tables of numbers by column, from files or from arrays.

    CSV, TSV (also .gz)   a line of names, then numbers; commas, semicolons, tabs or spaces;
                          decimal commas where no comma separates
    NPZ, NPY              arrays by name; records by field
    Parquet               by pyarrow
    ROS 2 bags            joint states by rosbags (identify/read/bags.py)
    mappings              {"t": …, "q_joint_1": …}: a dict of arrays, a DataFrame

An array (N, n) under one name gives the columns name_0 … name_{n−1}. Nothing is guessed here:
what a column means is the mapping's (identify/read/mapping.py).
"""

from __future__ import annotations

import codecs
import gzip
import io
import re
import tokenize
import zipfile
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from emdeg.errors import LoadError, UsageError
from emdeg.identify.model import Array
from emdeg.identify.read.bags import is_bag, read_bag
from emdeg.limits import LOG
from emdeg.optional import optional

EXTRA = "identify"
_COMMA = re.compile(r"[+-]?\d*,\d+(?:[eE][+-]?\d+)?")
_UNREADABLE = (
    OSError, ValueError, KeyError, EOFError, zlib.error, zipfile.BadZipFile,
    tokenize.TokenError, SyntaxError,  # of numpy's headers
)  # fmt: skip


@dataclass(frozen=True)
class Table:
    """Columns of one length; `name` is the file's, for messages, and `folder` its place.

    `done` is what had to be done to read it.
    """

    name: str
    columns: Mapping[str, Array]
    folder: Path = Path()
    others: dict[str, Table] = field(default_factory=dict, compare=False)  # read once
    done: tuple[str, ...] = ()

    def beside(self, file: str) -> Table:
        """The table in another file of the same folder."""
        if file not in self.others:
            self.others[file] = read_table(self.folder / file)
        return self.others[file]

    @property
    def rows(self) -> int:
        """How many there are."""
        return len(next(iter(self.columns.values()), ()))


def read_table(source: Any) -> Table:
    """A table from a path, or from a mapping of names to arrays."""
    if isinstance(source, Table):
        return source
    if not isinstance(source, str | Path):
        return _from_mapping(source)
    path = Path(source)
    if not path.exists():
        raise LoadError("the log does not exist", file=path, hint="check the path")
    if is_bag(path):
        made, said = read_bag(path)
        return Table(path.name, _checked(path, made), path.parent, done=tuple(said))
    name = path.name.lower()
    if path.is_dir():
        raise LoadError("a log is a file, or the folder of a ROS 2 bag", file=path)
    done: list[str] = []
    if name.endswith((".npz", ".npy")):
        columns = _numpy_columns(path, done)
    elif name.endswith((".parquet", ".pq")):
        columns = _parquet_columns(path, done)
    elif name.endswith((".csv", ".tsv", ".txt", ".csv.gz", ".tsv.gz", ".txt.gz")):
        columns = _text_columns(path, done)
    else:
        raise LoadError(
            "this kind of log is not known", file=path, found=path.suffix or "no suffix",
            expected=".csv, .csv.gz, .npz, .parquet, or a ROS 2 bag",
        )  # fmt: skip
    return Table(path.name, _checked(path, columns), path.parent, done=tuple(done))


def _from_mapping(source: Any) -> Table:
    """Names to arrays: a dict, or anything with `keys` and columns, such as a DataFrame."""
    if not (hasattr(source, "keys") and hasattr(source, "__getitem__")):
        raise UsageError(
            "is neither a file nor a table", argument="log", found=type(source).__name__,
            expected="a path, or a mapping of names to arrays: {'t': …, 'q_joint_1': …}",
        )  # fmt: skip
    columns: dict[str, Array] = {}
    for key in source.keys():  # noqa: SIM118  (a DataFrame's own iteration is not that of a dict)
        try:
            if np.iscomplexobj(source[key]):
                raise TypeError
            columns |= _spread(str(key), np.asarray(source[key], dtype=float))
        except (TypeError, ValueError):
            raise UsageError(
                "is not an array of numbers", argument="log", element=key, found=source[key]
            ) from None
    return Table("log", _checked("log", columns))


def _spread(name: str, array: Array) -> dict[str, Array]:
    """A column, or the columns of a matrix."""
    if array.ndim == 2:
        return {f"{name}_{k}": array[:, k] for k in range(array.shape[1])}
    return {name: array.reshape(-1) if array.ndim == 0 else array}


def _checked(file: Any, columns: Mapping[str, Array]) -> dict[str, Array]:
    """The columns, all of one dimension and of one length, and at least one row."""
    lengths = {name: array.shape for name, array in columns.items()}
    if not lengths:
        raise LoadError("there are no columns", file=file)
    odd = [name for name, shape in lengths.items() if len(shape) != 1]
    if odd:
        raise LoadError("a column has one dimension", file=file, element=odd[0],
                        found=f"shape {lengths[odd[0]]}")  # fmt: skip
    (first, shape), *others = lengths.items()
    for name, other in others:
        if other != shape:
            raise LoadError(
                "the columns have different lengths", file=file, element=name,
                found=f"{other[0]} rows", expected=f"{shape[0]}, as {first}",
            )  # fmt: skip
    if shape[0] == 0:
        raise LoadError("there are no rows", file=file, hint="a log has a row for each sample")
    return {name: np.ascontiguousarray(a, dtype=float) for name, a in columns.items()}


# -- text -------------------------------------------------------------------------------


def _text_columns(path: Path, done: list[str]) -> dict[str, Array]:
    text = _text(path)
    lines = (line for line in text.splitlines() if line.strip() and not line.startswith("#"))
    head = next(lines, "")
    separator = _separator(head)
    names = [cell.strip().strip('"') for cell in head.split(separator)]
    if names and names[-1] == "":  # a separator at the end of the line
        names.pop()
    if not names:
        raise LoadError(
            "no line has the names of columns", file=path, found=head or "an empty file",
            expected="names such as t,q_joint_1,tau_joint_1 in the first line",
        )  # fmt: skip
    if names and all(_is_number(name) for name in names):
        raise LoadError(
            "the first line has numbers in place of names", file=path, line=1, found=head,
            expected="names such as t,q_joint_1,tau_joint_1",
        )  # fmt: skip
    twice = [name for name in names if names.count(name) > 1]
    if twice:
        raise LoadError("two columns have one name", file=path, line=1, found=twice[0])
    rows = list(lines)
    if not any(row.strip() for row in rows):
        raise LoadError("there are names and no rows", file=path, line=1, found=head)
    try:
        body = np.loadtxt(rows, delimiter=separator, ndmin=2, comments=None)
    except ValueError:
        body = _slowly(path, text, separator, names, done)
    if body.size and body.shape[1] != len(names):
        raise LoadError(
            "rows and names differ in number", file=path, line=2,
            found=f"{body.shape[1]} numbers", expected=f"{len(names)}, one for each name",
        )  # fmt: skip
    return {name: body[:, k] if body.size else np.zeros(0) for k, name in enumerate(names)}


def _separator(head: str) -> str | None:
    """What the names are separated by; a semicolon or a tab leaves commas to names and decimals."""
    for separator in (";", "\t", ","):
        if separator in head:
            return separator
    return None


def _text(path: Path) -> str:
    """The text of a file, unpacked; bounded, whatever the archive says."""
    try:
        with path.open("rb") as file:
            stream: Any = gzip.GzipFile(fileobj=file) if path.suffix == ".gz" else file
            data = stream.read(LOG.most + 1)
    except _UNREADABLE as problem:
        raise LoadError("the file cannot be read", file=path, found=problem) from None
    LOG.check(len(data), file=path)
    wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        return str(data, "utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as problem:
        raise LoadError(
            "the file is no text (UTF-8)",
            file=path,
            line=1 + data.count(b"\n", 0, problem.start),
            hint="save it as UTF-8; signs such as ° in names often are of another encoding",
        ) from None


def _slowly(
    path: Path, text: str, separator: str | None, names: Sequence[str], done: list[str]
) -> Array:
    """Line by line: empty cells and words for missing numbers are NaN, all else is refused.

    Columns of words (a state, a mode) are left out, which is said.
    """
    rows: list[list[float]] = []
    empty, words, width = 0, _words(text, separator), len(names)
    decimal = separator in (";", "\t") and _decimal_commas(text, separator)
    for number, line in _numbered(text):
        cells = [cell.strip().strip('"') for cell in line.split(separator)]
        if len(cells) == width + 1 and not cells[-1]:  # a separator at the end of the line
            cells.pop()
        if not any(cells):
            empty += 1
            continue
        if len(cells) != width:
            raise LoadError(
                "this row has another length", file=path, line=number,
                found=f"{len(cells)} cells", expected=f"{width}, as the names",
                hint="the file may have been cut off while it was written",
            )  # fmt: skip
        for k in words:
            cells[k] = ""
        if decimal:
            cells = [cell.replace(",", ".") for cell in cells]
        try:
            rows.append([_cell(cell) for cell in cells])
        except ValueError:
            raise _no_number(path, number, cells, first=not rows) from None
    if decimal:
        done.append("numbers were written with decimal commas")
    if empty:
        done.append(f"{empty} rows without any number were left out")
    if words:
        which = ", ".join(names[k] for k in sorted(words))
        done.append(f"columns of words were left out: {which}")
    return np.array(rows).reshape(len(rows), width)


def _no_number(path: Path, line: int, cells: Sequence[str], *, first: bool) -> LoadError:
    bad = next(cell for cell in cells if not _is_number(cell))
    units = first and not any(map(_is_number, filter(None, cells)))
    return LoadError(
        "this is not a number", file=path, line=line, found=bad,
        hint="a line of units? Take it out, and say them in a mapping: [units] q = 'deg'"
        if units else None,
    )  # fmt: skip


def _words(text: str, separator: str | None) -> set[int]:
    """Columns whose first rows all are words, while others have numbers."""
    rows = [line.split(separator) for _, (_, line) in zip(range(20), _numbered(text), strict=False)]
    plain = [[cell.strip().strip('"').replace(",", ".") for cell in row] for row in rows]
    words = [{k for k, cell in enumerate(row) if cell and not _is_number(cell)} for row in plain]
    common = set.intersection(*words) if len(words) > 1 else set()
    return common if len(common) < len(plain[0]) else set()


def _decimal_commas(text: str, separator: str | None) -> bool:
    """Is every comma of the first rows between digits of a number?"""
    rows = [line for _, line in zip(range(20), (row for _, row in _numbered(text)), strict=False)]
    cells = [cell.strip() for row in rows for cell in row.split(separator) if "," in cell]
    return bool(cells) and all(_COMMA.fullmatch(cell) for cell in cells)


def _numbered(text: str) -> Iterator[tuple[int, str]]:
    """The rows after the names, with their lines."""
    lines = enumerate(text.splitlines(), 1)
    wanted = ((n, line) for n, line in lines if line.strip() and not line.startswith("#"))
    next(wanted, None)
    return wanted


def _cell(text: str) -> float:
    return float("nan") if text.lower() in ("", "nan", "na", "null", "none") else float(text)


def _is_number(text: str) -> bool:
    try:
        _cell(text)
    except ValueError:
        return False
    return True


# -- binary -----------------------------------------------------------------------------


def _numbers(array: Any, name: str, done: list[str]) -> Array:
    """Numbers as they are, dates as seconds from the first; words are NaN, which is said."""
    found = np.asarray(array)
    if found.dtype.kind == "M":
        return np.asarray((found - found.flat[0]) / np.timedelta64(1, "s"), dtype=float)
    if found.dtype.kind in "SUO":
        try:
            return np.asarray(found, dtype=float)
        except (TypeError, ValueError):
            done.append(f"columns of words were left out: {name}")
            return np.full(found.shape, np.nan)
    return np.asarray(found, dtype=float)


def _numpy_columns(path: Path, done: list[str]) -> dict[str, Array]:
    try:
        LOG.check(path.stat().st_size, file=path)
        with path.open("rb") as stream:
            loaded = np.load(io.BytesIO(stream.read()), allow_pickle=False)
        if isinstance(loaded, np.ndarray):
            fields: Sequence[str] = loaded.dtype.names or ()
            arrays = {name: loaded[name] for name in fields}
        else:
            LOG.check(sum(i.file_size for i in loaded.zip.infolist()), file=path)
            arrays = {name: loaded[name] for name in loaded.files}
        if not arrays:
            raise LoadError("the array has no names", file=path, hint="numpy.savez(file, t=…, …)")
        columns: dict[str, Array] = {}
        for name, array in arrays.items():
            columns |= _spread(name, _numbers(array, name, done))
    except _UNREADABLE as problem:
        raise LoadError("the file cannot be read", file=path, found=problem) from None
    return columns


def _parquet_columns(path: Path, done: list[str]) -> dict[str, Array]:
    parquet = optional("pyarrow.parquet", EXTRA, "reading Parquet", LoadError, file=path)
    try:
        table = parquet.read_table(path)
        names = list(table.column_names)
        return {name: _numbers(table[name].to_numpy(), name, done) for name in names}
    except (OSError, ValueError, TypeError, NotImplementedError) as problem:
        raise LoadError("the file cannot be read", file=path, found=problem) from None
