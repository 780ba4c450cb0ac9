"""The disk cache of object code, addressed by content.

    <directory>/<first two digits of the key>/<key>.o
    "emdeg object 1\\n"  SHA-256 of the code in hexadecimal "\\n"  the code

The key says everything that the code depends on, so entries never go stale. An entry that does
not read back exactly is removed and made again. The directory is $EMDEG_CACHE, or `emdeg` in the
user's cache directory; EMDEG_CACHE=off switches the cache off. Code from here is executed, so a
directory that others can write to is not used.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import sys
import tempfile
from pathlib import Path

MAGIC = b"emdeg object 1\n"
LARGEST = 256 * 2**20  # bytes that the cache may hold


def directory() -> Path | None:
    """Where the cache is; None when it is switched off."""
    chosen = os.environ.get("EMDEG_CACHE")
    if chosen is not None:
        return None if chosen in ("", "off") else Path(chosen) / "objects"
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "emdeg" / "objects"


def read(key: str) -> bytes | None:
    """The code of this key, or None."""
    path = _path(key)
    if path is None or not _trusted(path.parent.parent):
        return None
    try:
        content = path.read_bytes()
    except OSError:
        return None
    checksum, code = content[len(MAGIC) : len(MAGIC) + 64], content[len(MAGIC) + 65 :]
    if content.startswith(MAGIC) and hashlib.sha256(code).hexdigest().encode() == checksum:
        return code
    with contextlib.suppress(OSError):
        path.unlink()
    return None


def write(key: str, code: bytes) -> None:
    """Keep code; a cache that cannot be written is no error."""
    path = _path(key)
    if path is None:
        return
    try:
        path.parent.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not _trusted(path.parent.parent):
            return
        path.parent.mkdir(mode=0o700, exist_ok=True)
        content = MAGIC + hashlib.sha256(code).hexdigest().encode() + b"\n" + code
        handle, draft = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.replace(draft, path)  # readers see the old entry or the new one, never half of one
        _trim(path.parent.parent)
    except OSError:
        return


def _path(key: str) -> Path | None:
    root = directory()
    return None if root is None else root / key[:2] / f"{key}.o"


def _trusted(root: Path) -> bool:
    """True when only this user can write here."""
    if sys.platform == "win32":
        return True
    try:
        found = root.stat()
    except OSError:
        return False
    return found.st_uid == os.getuid() and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _trim(root: Path) -> None:
    """Drop the entries that were written longest ago when there are too many."""
    entries = [(p.stat().st_mtime, p.stat().st_size, p) for p in root.glob("*/*.o")]
    total = sum(size for _, size, _ in entries)
    for _, size, path in sorted(entries, key=lambda entry: entry[0]):
        if total <= LARGEST:
            return
        with contextlib.suppress(OSError):
            path.unlink()
        total -= size
