"""What vectors and matrices share: how they show themselves, and what others make of them.

print(M), to_latex(M)          rows with aligned columns; a bmatrix, in notebooks too
np.array(M), sympy.Matrix(M)   the same, elsewhere; `np.array(M, dtype=float)` of numbers
"""

from __future__ import annotations

from typing import Any

from emdeg.exact.graph import Expr
from emdeg.exact.print.printing import REPR_LIMIT, to_latex, to_text
from emdeg.exact.print.sympy_form import sympy_module, to_sympy
from emdeg.shown import cut, formula

LONGEST_ENTRY = 40  # leaves of an entry that a notebook shows


class Array:
    """What vectors and matrices share: how they show themselves and what others make of them."""

    __slots__ = ()
    __array_ufunc__ = None  # NumPy leaves `array @ matrix` to the matrix

    @property
    def shape(self) -> tuple[int, ...]:
        """Along every axis."""
        raise NotImplementedError

    @property
    def entries(self) -> tuple[Expr, ...]:
        """All entries, row by row."""
        raise NotImplementedError

    @property
    def rows(self) -> tuple[tuple[Expr, ...], ...]:
        """The entries of every row; a vector is a column."""
        raise NotImplementedError

    def __str__(self) -> str:
        return to_text(self, limit=REPR_LIMIT)

    def __repr__(self) -> str:
        return cut(str(self))

    def _repr_latex_(self) -> str | None:
        return formula(to_latex(self, limit=LONGEST_ENTRY))

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        """A NumPy array of expressions, or of numbers: `np.array(M, dtype=float)`."""
        import numpy as np  # slow, and derivations do without

        made = np.empty(len(self.entries), dtype=object)
        made[:] = self.entries
        return made.reshape(self.shape).astype(object if dtype is None else dtype)

    def _sympy_(self) -> Any:
        return sympy_module().Matrix([[to_sympy(e) for e in row] for row in self.rows])
