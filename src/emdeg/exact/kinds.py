"""The kinds of nodes and their rates: the vocabulary of the expression DAG."""

from __future__ import annotations

from typing import Final

CONST: Final = 0
SYMBOL: Final = 1
SCALE: Final = 2
SUM: Final = 3
PRODUCT: Final = 4
POWER: Final = 5
COS: Final = 6
SIN: Final = 7
FUNCTION: Final = 8

#: Rates: parameters only (computed once); needs q; needs qd, qdd, tau or a wrench.
CONSTANT: Final = 0
CONFIGURATION: Final = 1
MOTION: Final = 2

FUNCTIONS: Final = frozenset({"sign", "tanh", "abs", "sqrt"})
ODD_FUNCTIONS: Final = frozenset({"sign", "tanh"})
