"""`load`: a library name, a file, or text of a known format in; a Robot out.

A file is recognised by its suffix, and XML by its root element. Files above 100 MB and
files that are not UTF-8 are refused before they are parsed; nothing in them is ever executed.
"""

from __future__ import annotations

import os
from pathlib import Path

from emdeg.errors import LoadError
from emdeg.robot.cells.scope import SNAP
from emdeg.robot.model.names import did_you_mean
from emdeg.robot.robot import Robot

LARGEST_FILE = 100_000_000  # bytes
_LIBRARY = Path(__file__).parent.parent / "library"
_XML = (".urdf", ".xml", ".mjcf")
_SUFFIXES = (".toml", ".yaml", ".yml", ".csv", *_XML)


def library_names() -> list[str]:
    """Names of the robots that come with emdeg."""
    return sorted(path.stem for path in _LIBRARY.glob("*.toml"))


def load(
    source: str | os.PathLike[str],
    *,
    snap: float = SNAP,
    allow_unphysical: bool = False,
    floating_base: bool = False,
) -> Robot:
    """A robot by library name (`"puma560"`) or from a file (.toml .yaml .csv .urdf .xml).

    Angles within `snap` radians of a multiple of π/12 become exact; 0 keeps the file's numbers.
    Impossible inertias are refused unless `allow_unphysical`. `floating_base` hangs the base
    on a free flyer. What was ignored or altered is in `robot.report`.
    """
    if not 0 <= snap < 0.13:
        raise LoadError("snap is out of range", found=snap, expected="0 ≤ snap < π/24 (rad)")
    name = _name_of(source)
    path = Path(name)
    suffix = path.suffix.lower()
    if suffix in _XML:
        from emdeg.robot.read.xml.xml_robot import load_xml

        return load_xml(
            path, snap=snap, allow_unphysical=allow_unphysical, floating_base=floating_base
        )
    if isinstance(source, str) and name in library_names():
        robot = _load_library(name, snap)
        return robot.with_floating_base() if floating_base else robot
    if suffix not in _SUFFIXES:
        _refuse_name(name, path)
    text = read_text(path)
    robot = loads(text, suffix[1:], file=name, snap=snap, allow_unphysical=allow_unphysical)
    return robot.with_floating_base() if floating_base else robot


def _name_of(source: object) -> str:
    name = os.fspath(source) if isinstance(source, os.PathLike) else source
    if not isinstance(name, str):
        raise LoadError(
            "a robot is loaded by name or path", found=repr(source), expected='such as "puma560"'
        )
    return name


def loads(
    text: str,
    format: str,
    *,
    file: str | None = None,
    snap: float = SNAP,
    allow_unphysical: bool = False,
) -> Robot:
    """A robot from text: format "toml", "yaml", "yml" or "csv"."""
    from emdeg.robot.read.tables import documents
    from emdeg.robot.read.tables.dh import read_dh

    readers = {
        "toml": documents.read_toml,
        "yaml": documents.read_yaml,
        "yml": documents.read_yaml,
        "csv": documents.read_csv,
    }
    if format not in readers:
        raise LoadError("unknown format", found=format, expected=", ".join(readers))
    root = readers[format](text, file).root
    fallback = Path(file).stem if file else "robot"
    read = read_dh
    if root.has("form"):
        from emdeg.robot.read.tables.bodies import read_bodies

        read = read_bodies
    elif root.has("joint"):
        from emdeg.robot.read.tables.tree import read_tree

        read = read_tree
    return read(root, snap=snap, allow_unphysical=allow_unphysical, fallback_name=fallback)


def _load_library(name: str, snap: float) -> Robot:
    text = (_LIBRARY / f"{name}.toml").read_text(encoding="utf-8")
    return loads(text, "toml", file=f"{name}.toml", snap=snap, allow_unphysical=True)


def read_text(path: Path) -> str:
    """The text of a file; refused when it is missing, too large or not UTF-8."""
    try:
        size = path.stat().st_size
        if size > LARGEST_FILE:
            raise LoadError(
                "the file is too large",
                file=path,
                found=f"{size / 1e6:.0f} MB",
                expected=f"at most {LARGEST_FILE // 1_000_000} MB",
            )
        text = path.read_bytes().decode("utf-8-sig")
        if not text.strip():
            raise LoadError(
                "the file is empty",
                file=path,
                hint="`emdeg show two_link --toml` prints an example",
            )
        return text
    except UnicodeDecodeError as error:
        raise LoadError(
            "the file is not UTF-8",
            file=path,
            found=f"byte {error.start} is {error.reason}",
            hint="save it as UTF-8",
        ) from None
    except (OSError, ValueError) as error:
        raise LoadError(
            "the file cannot be read",
            file=path,
            found=getattr(error, "strerror", None) or error,
            hint="check the path; `emdeg robots` lists the robots of the library",
        ) from None


def _refuse_name(name: str, path: Path) -> None:
    if path.is_file():
        raise LoadError(
            "unknown kind of file",
            file=name,
            found=path.suffix or "no suffix",
            expected=", ".join(_SUFFIXES),
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
