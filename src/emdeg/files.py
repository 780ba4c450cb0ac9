"""Files that are written whole or not at all: an interrupted run leaves no half of one."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


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
