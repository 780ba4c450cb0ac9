"""Arrays of three indices."""

from __future__ import annotations

import numpy as np
import pytest

from emdeg.errors import ExprError
from emdeg.exact.graph import symbol
from emdeg.exact.linalg import Matrix
from emdeg.exact.tensor import Tensor

X = symbol("x")
LAYERS = (Matrix([[X, 1], [2, 3]]), Matrix([[4, 5], [6, X * X]]))


def test_layers_rows_columns() -> None:
    tensor = Tensor(LAYERS)
    assert tensor.shape == (2, 2, 2)
    assert tensor[1, 1, 1] is X * X
    assert list(tensor) == [*LAYERS]
    assert tensor.entries == (*LAYERS[0].entries, *LAYERS[1].entries)
    assert tensor == Tensor(LAYERS)
    assert tensor != Tensor(LAYERS[::-1])
    assert len({tensor, Tensor(LAYERS)}) == 1


def test_elsewhere() -> None:
    tensor = Tensor(LAYERS)
    assert np.array(tensor).shape == (2, 2, 2)
    assert np.array(tensor)[1, 0, 1] is LAYERS[1][0, 1]
    assert str(tensor) == f"{LAYERS[0]}\n\n{LAYERS[1]}"
    sympy = pytest.importorskip("sympy")
    assert str(sympy.sympify(tensor)[1, 1, 1]) == "x**2"


def test_layers_of_one_shape() -> None:
    with pytest.raises(ExprError, match="layers"):
        Tensor([LAYERS[0], Matrix([[1]])])
    assert Tensor([]).shape == (0, 0, 0)
