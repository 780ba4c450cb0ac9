"""emdeg: a robot's equations of motion, exact, short and certified.

    robot = emdeg.load("puma560")

Names are imported when they are first used, so that `import emdeg` costs next to nothing.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from emdeg.backends.base import EmitOptions, emit
    from emdeg.compiler import compile, derive
    from emdeg.errors import EmdegError
    from emdeg.motion.derivatives import derivatives
    from emdeg.motion.linearise import linearise
    from emdeg.motion.simulate import simulate
    from emdeg.robot.builder import RobotBuilder
    from emdeg.robot.loading import library_names, load, loads
    from emdeg.robot.model import Robot
    from emdeg.runtime.kernel import jit

__all__ = [
    "EmdegError", "EmitOptions", "Robot", "RobotBuilder", "__version__", "compile", "derivatives",
    "derive", "emit", "jit", "library_names", "linearise", "load", "loads", "simulate",
]  # fmt: skip

__version__ = "0.1.0.dev0"

#: where each public name lives
_HOMES = {
    "EmdegError": "emdeg.errors",
    "EmitOptions": "emdeg.backends.base",
    "Robot": "emdeg.robot.model",
    "RobotBuilder": "emdeg.robot.builder",
    "compile": "emdeg.compiler",
    "derivatives": "emdeg.motion.derivatives",
    "derive": "emdeg.compiler",
    "emit": "emdeg.backends.base",
    "jit": "emdeg.runtime.kernel",
    "library_names": "emdeg.robot.loading",
    "linearise": "emdeg.motion.linearise",
    "load": "emdeg.robot.loading",
    "loads": "emdeg.robot.loading",
    "simulate": "emdeg.motion.simulate",
}


def __getattr__(name: str) -> object:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'emdeg' has no attribute {name!r}")
    value = getattr(importlib.import_module(home), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
