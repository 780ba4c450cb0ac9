"""Files: written whole or not at all, and read with care for what strangers put in them."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path

from emdeg.errors import LoadError, UsageError
from emdeg.limits import DESCRIPTION, Limit

_HALF = re.compile("[\ud800-\udfff]")


def write_whole(path: Path, content: str | bytes) -> None:
    """Write beside the file, then put it in its place; a device or pipe is written to directly."""
    data = content.encode("utf-8") if isinstance(content, str) else content
    in_place = path.exists() and not path.is_file()
    partial = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        if in_place:
            path.write_bytes(data)
        else:
            partial.write_bytes(data)
            partial.replace(path)
    except OSError as error:
        error.filename = str(path)  # the user never heard of the other name
        raise
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)


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
