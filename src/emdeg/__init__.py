"""emdeg: a robot's equations of motion, exact, short and certified.

    robot = emdeg.load("puma560")

The public names are listed once, by topic, in the stub beside this file (`__init__.pyi`), for
type checkers and for this module alike; each is imported when it is first used, so that
`import emdeg` costs next to nothing. (Scientific Python's SPEC 1 describes the pattern.)
"""

from __future__ import annotations

import sys as _sys
from functools import cache as _cache
from importlib import import_module as _import_module
from types import ModuleType as _ModuleType

__version__ = "1.0.0"


@_cache
def _homes() -> dict[str, tuple[str, str]]:
    """Public name → (module, its name there), as the stub says."""
    import re  # as the next, `emdeg --version` does without; `ast` would take ten times as long
    from pathlib import Path

    stub = Path(__file__).with_suffix(".pyi").read_text(encoding="utf-8")
    statements = re.findall(r"^from (\S+) import (?:\(([^()]*)\)|([^(\n]+))$", stub, re.MULTILINE)
    return {
        public: (module, own)
        for module, several, single in statements
        for own, public in re.findall(r"(\w+) as (\w+)", several or single)
    }


def __getattr__(name: str) -> object:
    if name == "__all__":
        return ["__version__", *_homes()]
    module, own = _homes().get(name, ("", ""))
    if not module:
        raise AttributeError(f"module 'emdeg' has no attribute {name!r}")
    home = None if module == __name__ else _import_module(module)
    value = getattr(home, own, None)
    if value is None:  # no name of the module, but a module itself
        value = _import_module(f"{module}.{own}")
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_homes()})


#: public names that are also rooms: emdeg.identify is the verb, whoever imported the room before
_VERBS = ("conform", "identify", "sweep")


class _Door(_ModuleType):
    """Importing a room would put it in the place of the verb of its name."""

    def __setattr__(self, name: str, value: object) -> None:
        if not (name in _VERBS and isinstance(value, _ModuleType)):
            super().__setattr__(name, value)

    def __reduce__(self) -> tuple[object, ...]:
        """Functions that travel to other processes name this module; they import it there."""
        return _import_module, (self.__name__,)


_sys.modules[__name__].__class__ = _Door
