"""emdeg: a robot's equations of motion, exact, short and certified."""

__all__ = ["__version__"]

__version__ = "0.1.0.dev0"
