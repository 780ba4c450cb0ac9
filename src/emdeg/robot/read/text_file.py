"""Text files of strangers: refused when they are missing, too large, empty or not UTF-8."""

from __future__ import annotations

from pathlib import Path

from emdeg.errors import LoadError

LARGEST_FILE = 100_000_000  # bytes


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
        text = decoded(path.read_bytes(), str(path))
        if not text.strip():
            raise LoadError(
                "the file is empty",
                file=path,
                hint="`emdeg show two_link --toml` prints an example",
            )
        return text
    except (OSError, ValueError) as error:
        raise LoadError(
            "the file cannot be read",
            file=path,
            found=getattr(error, "strerror", None) or error,
            hint="check the path; `emdeg robots` lists the robots of the library",
        ) from None


def decoded(data: bytes, file: str | None) -> str:
    """Bytes as text; LoadError where they are not UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise LoadError(
            "the file is not UTF-8",
            file=file,
            found=f"byte {error.start} is {error.reason}",
            hint="save it as UTF-8",
        ) from None
