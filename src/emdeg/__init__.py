"""emdeg: a robot's equations of motion, exact, short and certified."""

from emdeg.compiler import compile, derive
from emdeg.robot.loading import load
from emdeg.robot.model import Robot

__all__ = ["Robot", "__version__", "compile", "derive", "load"]

__version__ = "0.1.0.dev0"
