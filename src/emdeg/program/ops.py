"""The operations of straight-line code, and the stages in which they run (see code.py)."""

from __future__ import annotations

from typing import Final

CONST: Final = 0
LEAF: Final = 1
ADD: Final = 2
SUB: Final = 3
MUL: Final = 4
DIV: Final = 5
NEG: Final = 6
COS: Final = 7
SIN: Final = 8
CALL: Final = 9

OP_NAMES: Final = ("const", "leaf", "add", "sub", "mul", "div", "neg", "cos", "sin", "call")
BINARY: Final = frozenset({ADD, SUB, MUL, DIV})
STAGES: Final = ("setup", "configure", "step")
LARGEST_MULTIPLE: Final = 1000  # of an angle inside sin and cos
