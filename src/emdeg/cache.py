"""The disk cache, addressed by content: object code (.o) and programs (.json).

    <directory>/<first two digits of the key>/<key>.<kind>
    "emdeg cache 1\\n"  SHA-256 of the content in hexadecimal "\\n"  the content

The key says everything that the content depends on, so entries never go stale. An entry that does
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

MAGIC = b"emdeg cache 1\n"
LARGEST = 256 * 2**20  # bytes that the cache may hold


def directory() -> Path | None:
    """Where the cache is; None when it is switched off."""
    chosen = os.environ.get("EMDEG_CACHE")
    if chosen is not None:
        return None if chosen in ("", "off") else Path(chosen) / "v1"
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "emdeg" / "v1"


def read(key: str, kind: str = "o") -> bytes | None:
    """The content of this key, or None."""
    path = _path(key, kind)
    if path is None or not _trusted(path.parent.parent):
        return None
    try:
        content = path.read_bytes()
    except OSError:
        return None
    checksum, kept = content[len(MAGIC) : len(MAGIC) + 64], content[len(MAGIC) + 65 :]
    if content.startswith(MAGIC) and hashlib.sha256(kept).hexdigest().encode() == checksum:
        return kept
    remove(key, kind)
    return None


def remove(key: str, kind: str = "o") -> None:
    """Forget an entry."""
    path = _path(key, kind)
    if path is not None:
        with contextlib.suppress(OSError):
            path.unlink()


def write(key: str, content: bytes, kind: str = "o") -> None:
    """Keep content; a cache that cannot be written is no error."""
    path = _path(key, kind)
    if path is None:
        return
    try:
        path.parent.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not _trusted(path.parent.parent):
            return
        path.parent.mkdir(mode=0o700, exist_ok=True)
        checksum = hashlib.sha256(content).hexdigest().encode()
        handle, draft = tempfile.mkstemp(dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(MAGIC + checksum + b"\n" + content)
        os.replace(draft, path)  # readers see the old entry or the new one, never half of one
        _trim(path.parent.parent)
    except OSError:
        return


def _path(key: str, kind: str) -> Path | None:
    root = directory()
    return None if root is None else root / key[:2] / f"{key}.{kind}"


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
    entries = [(p.stat().st_mtime, p.stat().st_size, p) for p in root.glob("*/*.*")]
    total = sum(size for _, size, _ in entries)
    for _, size, path in sorted(entries, key=lambda entry: entry[0]):
        if total <= LARGEST:
            return
        with contextlib.suppress(OSError):
            path.unlink()
        total -= size
