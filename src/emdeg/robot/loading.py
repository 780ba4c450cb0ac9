"""`load`: a library name, a file, or text of a known format in; a Robot out.

A file is recognised by its suffix, and XML by its root element. Files that are too large
(limits.py) or not UTF-8 are refused before they are parsed; nothing in them is ever executed.
"""

from __future__ import annotations

import os
from pathlib import Path

from emdeg.errors import LoadError
from emdeg.exact.numbers import exact
from emdeg.files import read_bytes
from emdeg.public import public
from emdeg.robot.build.builder import Options
from emdeg.robot.cells.scope import SNAP
from emdeg.robot.model.names import did_you_mean
from emdeg.robot.read.formats import READERS, read
from emdeg.robot.robot import Robot

_LIBRARY = Path(__file__).parent / "library"


@public
def library_names() -> list[str]:
    """Names of the robots that come with emdeg."""
    return sorted(path.stem for path in _LIBRARY.glob("*.toml"))


@public
def load(
    source: str | os.PathLike[str],
    *,
    snap: float = SNAP,
    allow_unphysical: bool = False,
    floating_base: bool = False,
    lenient: bool = False,
    meshes: str | os.PathLike[str] | None = None,
    density: float = 1000,
) -> Robot:
    """A robot by library name (`"puma560"`) or from a file (.toml .yaml .csv .urdf .xml .sdf).

    Angles within `snap` radians of a multiple of π/12 become exact; 0 keeps the file's numbers.
    Impossible inertias are refused unless `allow_unphysical`. `floating_base` hangs the base
    on a free flyer. `lenient` reads URDF files with common breakage: what was made of it is said.
    Meshes are opened only in the folder `meshes`, for bodies whose inertia must come from them;
    URDF links that have shapes and no inertia then get that of the shapes at `density` (kg/m³).
    What was ignored or altered is in `robot.report`.
    """
    name = _name_of(source)
    path = Path(name)
    if isinstance(source, str) and name in library_names():
        file = _LIBRARY / f"{name}.toml"
        options = Options(snap, True, floating_base, file.name)
        return Robot.of(read(read_bytes(file), "toml", options))
    format = path.suffix[1:].lower()
    if format not in READERS:
        _refuse_name(name, path)
    folder = None if meshes is None else Path(meshes)
    if folder is not None and not folder.is_dir():
        raise LoadError("there is no such folder of meshes", found=os.fspath(folder))
    options = Options(
        snap, allow_unphysical, floating_base, name, lenient, path.parent, folder, exact(density)
    )
    return Robot.of(read(read_bytes(path), format, options))


@public
def loads(
    text: str | bytes,
    format: str,
    *,
    file: str | None = None,
    snap: float = SNAP,
    allow_unphysical: bool = False,
    floating_base: bool = False,
    lenient: bool = False,
) -> Robot:
    """A robot from text: format "toml", "yaml", "yml", "csv", "urdf", "mjcf" or "sdf"."""
    if not isinstance(text, str | bytes):
        raise LoadError("a description is text or bytes", found=repr(text),
                        hint="emdeg.load reads files")  # fmt: skip
    options = Options(snap, allow_unphysical, floating_base, file, lenient)
    return Robot.of(read(text, format, options))


def _name_of(source: object) -> str:
    name = os.fspath(source) if isinstance(source, os.PathLike) else source
    if not isinstance(name, str):
        raise LoadError(
            "a robot is loaded by name or path", found=repr(source), expected='such as "puma560"'
        )
    return name


def _refuse_name(name: str, path: Path) -> None:
    if path.is_file():
        raise LoadError(
            "unknown kind of file",
            file=name,
            found=path.suffix or "no suffix",
            expected=", ".join(f".{format}" for format in READERS),
        )
    if not name.strip() or path.is_dir():
        raise LoadError(
            "this is a directory, not a robot" if name.strip() else "no robot is named",
            element=name or None,
            hint="name a file, or a robot of the library (`emdeg robots` lists it)",
        )
    raise LoadError(
        "there is no robot and no file of this name",
        element=name,
        hint=did_you_mean(name, library_names()) + " (`emdeg robots` lists the library)",
    )
