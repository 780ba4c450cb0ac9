"""Arrays of three indices: second derivatives of vectors, derivatives of matrices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from emdeg.errors import ExprError
from emdeg.exact.array import Array
from emdeg.exact.graph import Expr
from emdeg.exact.linalg import Matrix
from emdeg.exact.print.sympy_form import sympy_module, to_sympy


class Tensor(Array):
    """An immutable stack of matrices: entry (i, j, k) is row j, column k of layer i."""

    __slots__ = ("layers",)

    def __init__(self, layers: Iterable[Matrix]) -> None:
        self.layers: tuple[Matrix, ...] = tuple(layers)
        if len({layer.shape for layer in self.layers}) > 1:
            raise ExprError("the layers of a tensor differ in shape")

    @property
    def shape(self) -> tuple[int, int, int]:
        """(layers, rows, columns)."""
        rows, columns = self.layers[0].shape if self.layers else (0, 0)
        return len(self.layers), rows, columns

    @property
    def entries(self) -> tuple[Expr, ...]:
        """All entries, layer by layer, row by row."""
        return tuple(e for layer in self.layers for e in layer.entries)

    @property
    def rows(self) -> tuple[tuple[Expr, ...], ...]:
        """Those of all layers, one below the other."""
        return tuple(row for layer in self.layers for row in layer.rows)

    def __getitem__(self, index: tuple[int, int, int]) -> Expr:
        return self.layers[index[0]][index[1], index[2]]

    def __len__(self) -> int:
        return len(self.layers)

    def __iter__(self) -> Iterator[Matrix]:
        """Layer by layer; `entries` has all entries."""
        return iter(self.layers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tensor) and self.layers == other.layers

    def __hash__(self) -> int:
        return hash(self.layers)

    def __str__(self) -> str:
        return "\n\n".join(map(str, self.layers))

    def _sympy_(self) -> Any:
        return sympy_module().ImmutableDenseNDimArray([*map(to_sympy, self.entries)], self.shape)
