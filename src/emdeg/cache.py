"""The disk cache, addressed by content: object code (.o) and programs (.json).

    <directory>/<first two digits of the key>/<key>.<kind>
    "emdeg cache 2\\n"  HMAC-SHA-256 of key, kind and content in hexadecimal "\\n"  the content

The key says everything that the content depends on, so entries never go stale. The directory is
$EMDEG_CACHE, or `emdeg` in the user's cache directory; EMDEG_CACHE=off switches the cache off.

Code from here is executed and proofs from here are believed, so an entry counts only if this user's
emdeg wrote it, under this key: the HMAC is keyed with 32 random bytes in a file that only the user
can read (`secret_file`). What fails it is removed and made again. And nobody else may be able to
write on the way: every directory up to the user's home or the root belongs to the user or to the
system and is not writable by others (/tmp is: there the own folder counts); the directory, its
folders and the entries are the user's, and no links. Anything else is left alone, and said once.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import os
import re
import secrets
import stat
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from functools import cache as once
from pathlib import Path

MAGIC = b"emdeg cache 2\n"
LARGEST = 256 * 2**20  # bytes that the cache may hold, drafts included
DRAFT_LIFETIME = 3600.0  # seconds: nobody writes an entry for longer
MOST_LINKS = 40  # on the way to a directory, as in Linux
_ENTRY = re.compile(r"[0-9a-f]{64}\.\w+")
_OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH


class _Untrusted(OSError):
    """Somebody else could have written here."""


def directory() -> Path | None:
    """Where the cache is; None when it is switched off, or the user has no home."""
    chosen = os.environ.get("EMDEG_CACHE")
    if chosen is not None:
        return None if chosen in ("", "off") else Path(chosen).absolute() / "v1"
    try:
        return _home_folder("XDG_CACHE_HOME", ".cache", "Caches") / "emdeg" / "v1"
    except FileNotFoundError:
        return None


def secret_file() -> Path:
    """The file of the secret that entries are signed with; in no cache, which may be copied."""
    base = _home_folder("XDG_DATA_HOME", ".local/share", "Application Support")
    return base / "emdeg" / "cache.key"


def read(key: str, kind: str = "o") -> bytes | None:
    """The content of this key, or None."""
    path = _path(key, kind)
    if path is None:
        return None
    with _cautious():
        _refuse_others_above(path.parent.parent)
        for folder in (path.parent.parent, path.parent):
            _refuse_others(folder, folder.lstat())
        entry = _own_file(path)
        head, content = entry[: len(MAGIC) + 65], entry[len(MAGIC) + 65 :]
        if hmac.compare_digest(head, _signature(key, kind, content)):
            return content
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
    with _cautious():
        _make_own(path.parent.parent)
        _make_own(path.parent)
        _write_whole(path, _signature(key, kind, content) + content)
        _trim(path.parent.parent)


@contextlib.contextmanager
def _cautious() -> Iterator[None]:
    """What cannot be trusted is said; what cannot be read or written is no error."""
    try:
        yield
    except _Untrusted as problem:
        _say(str(problem))
    except OSError:
        pass


def _path(key: str, kind: str) -> Path | None:
    root = directory()
    return None if root is None else root / key[:2] / f"{key}.{kind}"


def _home_folder(variable: str, linux: str, mac: str) -> Path:
    variable = "LOCALAPPDATA" if sys.platform == "win32" else variable
    chosen, home = Path(os.environ.get(variable, "")), Path(os.path.expanduser("~"))
    if sys.platform != "darwin" and chosen.is_absolute():
        return chosen
    if not home.is_absolute():
        raise FileNotFoundError("this user has no home directory")
    return home / "Library" / mac if sys.platform == "darwin" else home / linux


@once
def _say(problem: str) -> None:
    """Once in a process: not a reason to stop, but the user should know."""
    hint = "EMDEG_CACHE names another directory, EMDEG_CACHE=off none"
    warnings.warn(f"the cache is not used: {problem}; {hint}", RuntimeWarning, stacklevel=2)


# -- what only this user can have written ---------------------------------------------


def _signature(key: str, kind: str, content: bytes) -> bytes:
    """What an entry begins with. No key has a line break, so nothing is signed in two ways."""
    signed = hmac.new(_secret(), f"{key}.{kind}\n".encode(), hashlib.sha256)
    signed.update(content)
    return MAGIC + signed.hexdigest().encode() + b"\n"


def _secret() -> bytes:
    """The user's 32 random bytes; new ones where they are missing or others could read them."""
    path = secret_file()
    _make_own(path.parent)
    for _ in range(2):
        with contextlib.suppress(OSError):
            found = _own_file(path, forbidden=0o077)
            if len(found) == 32:
                return found
        _write_whole(path, secrets.token_bytes(32))
    raise PermissionError(f"{path} cannot be kept")


def _own_file(path: Path, forbidden: int = _OTHERS_WRITE) -> bytes:
    """The content of a regular file of this user, opened through no link."""
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    if path.is_symlink():
        raise _Untrusted(f"{path} is a link")
    with os.fdopen(os.open(path, flags | getattr(os, "O_BINARY", 0)), "rb") as file:
        found = os.fstat(file.fileno())
        if not stat.S_ISREG(found.st_mode):
            raise _Untrusted(f"{path} is not a file")
        _refuse_others(path, found, forbidden)
        return file.read()


def _make_own(folder: Path) -> None:
    """Make a folder and what is missing above it, for this user alone; refuse another's."""
    missing = []
    while not os.path.lexists(folder):
        missing.append(folder)
        folder = folder.parent
    if not missing:
        _refuse_others(folder, folder.lstat())
        folder = folder.parent
    _refuse_others_above(folder / "new")
    for below in reversed(missing):
        below.mkdir(mode=0o700, exist_ok=True)
        _refuse_others(below, below.lstat())  # somebody else may have been faster


def _refuse_others(path: Path, found: os.stat_result, forbidden: int = _OTHERS_WRITE) -> None:
    """Of this user, no link, and not writable by others."""
    if stat.S_ISLNK(found.st_mode):
        raise _Untrusted(f"{path} is a link")
    if sys.platform == "win32":
        return  # what is below the user's profile is the user's
    if found.st_uid != os.getuid():
        raise _Untrusted(f"{path} belongs to another user")
    if found.st_mode & forbidden:
        raise _Untrusted(f"{path} is open to other users (chmod go-rwx closes it)")


def _refuse_others_above(path: Path) -> None:
    """Every directory and link on the way to `path`: of the user or the system, and closed.

    A link is followed by hand, because whoever could change it decides where the way goes.
    """
    if sys.platform == "win32":
        return
    home = os.path.realpath(os.path.expanduser("~"))
    ahead, here, links = list(reversed(path.parent.parts[1:])), "/", 0
    closed = [(here, os.lstat(here))]
    while ahead:
        part = ahead.pop()
        if part == "..":
            here = os.path.dirname(here)
            continue
        below = os.path.join(here, part)
        found = os.lstat(below)
        closed.append((below, found))
        if not stat.S_ISLNK(found.st_mode):
            here = below
            if here == home and not links:
                closed = closed[-1:]  # what is above the home is not the user's to judge
            continue
        links += 1
        target = Path(os.readlink(below))
        if links > MOST_LINKS:
            raise _Untrusted(f"{path} is behind too many links")
        if target.is_absolute():
            here, target = "/", target.relative_to("/")
        ahead += reversed(target.parts)
    for name, found in closed:
        if found.st_uid not in (0, os.getuid()):
            raise _Untrusted(f"{name} belongs to another user")
        sticky = stat.S_ISLNK(found.st_mode) or found.st_mode & stat.S_ISVTX
        if found.st_mode & _OTHERS_WRITE and not sticky:
            raise _Untrusted(f"{name} is writable by other users (chmod go-w closes it)")


# -- files ----------------------------------------------------------------------------


def _write_whole(path: Path, content: bytes) -> None:
    """Readers see the old file or the new one, never half of one; the file is the user's alone."""
    handle, draft = tempfile.mkstemp(dir=path.parent, suffix=".draft")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.replace(draft, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(draft)
        raise


def _trim(root: Path) -> None:
    """Drop drafts that nobody finished; when there is too much, what was written longest ago."""
    kept, now = [], time.time()
    for folder in os.scandir(root):
        for file in os.scandir(folder) if folder.is_dir(follow_symlinks=False) else ():
            with contextlib.suppress(OSError):  # another process was faster
                found = file.stat(follow_symlinks=False)
                if not _ENTRY.fullmatch(file.name) and now - found.st_mtime > DRAFT_LIFETIME:
                    os.unlink(file.path)
                else:
                    kept.append((found.st_mtime, found.st_size, file.path))
    total = sum(size for _, size, _ in kept)
    for _, size, path in sorted(kept):
        if total <= LARGEST:
            return
        with contextlib.suppress(OSError):
            os.unlink(path)
        total -= size
