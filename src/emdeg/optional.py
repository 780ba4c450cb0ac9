"""Packages that not everyone needs: imported where they are used, with a word where they are not.

Each comes with an extra of emdeg (`pip install 'emdeg[plot]'`); docs/install.md has their weights.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from emdeg.errors import EmdegError, UsageError


def optional(
    module: str,
    extra: str,
    what: str,
    error: Callable[..., EmdegError] = UsageError,
    **place: Any,
) -> Any:
    """The module, imported; or the error that says which extra brings it, and what needs it."""
    try:
        return import_module(module)
    except ImportError:
        package = module.partition(".")[0]
        raise error(
            f"{what} needs the package {package}, which is not installed",
            hint=f"install it: pip install 'emdeg[{extra}]'",
            **place,
        ) from None
