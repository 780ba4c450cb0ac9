"""Files: written whole or not at all, and read with care for what strangers put in them."""

from __future__ import annotations

import errno
import os
import re
import shutil
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from emdeg.errors import LoadError, UsageError
from emdeg.limits import DESCRIPTION, Limit

_DRAFT_LIFETIME = 600.0  # seconds that a draft is left alone
_LONGEST_STEM = 60  # characters of a file's name in that of its draft
_HALF = re.compile("[\ud800-\udfff]")


def write_whole(path: Path, content: str | bytes) -> None:
    """Write beside the file, then put it in its place; a device or pipe is written to directly."""
    write_together({path: content})


def write_together(files: Mapping[Path, str | bytes]) -> None:
    """Write several files; all of them appear, or none does and the old ones stay.

    All are written beside their places and the old ones linked to, so that what can fail for want
    of room or rights has failed before the first one is put in its place; if that fails yet, the
    old ones are put back. What a killed process of ours left at these places is removed.
    """
    data = {path: _bytes_of(path, content) for path, content in files.items()}
    regular = [path for path in data if path.is_file() or not path.exists()]
    drafts = [_draft(path, k) for k, path in enumerate(regular)]
    kept = [_draft(path, k + len(regular)) for k, path in enumerate(regular)]
    placed: list[tuple[Path, Path]] = []
    path = Path()
    try:
        for path, draft, old in zip(regular, drafts, kept, strict=True):
            _clear_drafts(path)
            draft.write_bytes(data[path])
            if path.exists():
                _keep(path, old)
        for path in data.keys() - set(regular):
            path.write_bytes(data[path])
        for path, draft, old in zip(regular, drafts, kept, strict=True):
            os.replace(draft, path)
            placed.append((path, old))
    except BaseException as problem:
        for done, old in reversed(placed):
            with suppress(OSError):
                os.replace(old, done) if old.exists() else done.unlink()
        if isinstance(problem, OSError):
            problem.filename = str(path)  # the user never heard of the other names
            problem.filename2 = None
        raise
    finally:
        for draft in (*drafts, *kept):
            with suppress(OSError):
                draft.unlink(missing_ok=True)


def _bytes_of(path: Path, content: str | bytes) -> bytes:
    if not is_writable(content):
        message = f"{path} cannot be written: half a character is in its text"
        raise UsageError(message, hint="write the character in full, or leave it out")
    return content.encode("utf-8") if isinstance(content, str) else content


def _keep(path: Path, old: Path) -> None:
    """A second name for what stands at a place, or a copy where a file has one name only."""
    try:
        os.link(path, old)
    except OSError as problem:
        if problem.errno == errno.ENOSPC:
            raise
        shutil.copy2(path, old)


def _draft(path: Path, number: int) -> Path:
    """Where a file is written first: beside its place, named after it and who writes."""
    who = f"{os.getpid()}-{threading.get_ident()}-{number}"
    return path.with_name(f".{path.name[:_LONGEST_STEM]}.{who}.part")


def _clear_drafts(path: Path) -> None:
    """Remove the drafts for this place of processes that have ended, and very old ones."""
    ours = re.compile(
        rf"\.{re.escape(path.name[:_LONGEST_STEM])}\.([0-9]{{1,19}})(-[0-9-]+)?\.part"
    )
    with suppress(OSError):
        for entry in os.scandir(path.parent):
            match = ours.fullmatch(entry.name)
            if match and (not _is_running(int(match[1])) or _age(entry) > _DRAFT_LIFETIME):
                with suppress(OSError):
                    os.unlink(entry.path)


def _is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except OSError:  # another user's
        return True
    return True


def _age(entry: os.DirEntry[str]) -> float:
    """Seconds since it was written."""
    return time.time() - entry.stat(follow_symlinks=False).st_mtime


def allocate(path: Path) -> None:
    """Give a file its place on the disk now: where that is full, it is said before any work."""
    if hasattr(os, "posix_fallocate"):
        with path.open("r+b") as file:
            os.posix_fallocate(file.fileno(), 0, os.fstat(file.fileno()).st_size)


def check_place(path: Path, argument: str | None = None) -> None:
    """Refuse a place where no file can be written, before the work for it is done."""
    if path.is_dir() or not path.parent.is_dir():
        problem = "it is a directory" if path.is_dir() else f"{path.parent} does not exist"
        hint = "choose another place"
        raise UsageError(f"{path} cannot be written: {problem}", argument=argument, hint=hint)


def is_writable(text: object) -> bool:
    """False for text that UTF-8 cannot hold: halves of characters (lone surrogates)."""
    return not (isinstance(text, str) and not text.isascii() and _HALF.search(text))


def read_bytes(path: Path, limit: Limit = DESCRIPTION) -> bytes:
    """What is in a file; LoadError when it is missing, too large or empty."""
    try:
        with path.open("rb") as stream:
            data = stream.read(limit.most + 1)
            size = max(len(data), os.fstat(stream.fileno()).st_size)
    except (OSError, ValueError) as error:
        raise LoadError(
            "the file cannot be read",
            file=path,
            found=getattr(error, "strerror", None) or error,
            hint="check the path; `emdeg robots` lists the robots of the library",
        ) from None
    if len(data) > limit.most:
        raise limit.error(size, file=path)
    if not data.strip():
        hint = "`emdeg show two_link --toml` prints an example"
        raise LoadError("the file is empty", file=path, line=1, hint=hint)
    return data


def read_text(path: Path, limit: Limit = DESCRIPTION) -> str:
    """The text of a file; LoadError also when it is not UTF-8."""
    return decoded(read_bytes(path, limit), str(path))


def decoded(data: bytes, file: str | None) -> str:
    """Bytes as text; LoadError where they are not UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise LoadError(
            "the file is not UTF-8",
            file=file,
            line=1 + data.count(b"\n", 0, error.start),
            found=f"byte 0x{data[error.start]:02x} at offset {error.start}",
            hint="save it as UTF-8",
        ) from None
