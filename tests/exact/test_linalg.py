"""Vectors and matrices: the laws of linear algebra, proven by fingerprints and normal forms."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

from emdeg.errors import ExprError
from emdeg.exact import (
    CONFIGURATION,
    ONE,
    ZERO,
    Expr,
    Matrix,
    Vector,
    const,
    evaluate,
    symbol,
    to_latex,
    to_text,
)
from emdeg.exact.linalg import dot, rotation_of_quaternion, rotation_x, rotation_y, rotation_z, skew
from emdeg.exact.polynomial.normal_form import equal_exactly

q = symbol("q1", CONFIGURATION, angular=True)


def vector(name: str) -> Vector:
    return Vector([symbol(f"{name}{axis}") for axis in "xyz"])


def matrix(name: str) -> Matrix:
    return Matrix([[symbol(f"{name}{i}{j}") for j in range(3)] for i in range(3)])


def same(a: Vector | Matrix | Expr, b: Vector | Matrix | Expr) -> bool:
    if isinstance(a, Expr) and isinstance(b, Expr):
        return equal_exactly(a, b)
    assert not isinstance(a, Expr)
    assert not isinstance(b, Expr)
    return all(equal_exactly(x, y) for x, y in zip(a.entries, b.entries, strict=True))


u, v, w = vector("u"), vector("v"), vector("w")
A, B = matrix("A"), matrix("B")


def test_products() -> None:
    assert same(u.cross(v), -v.cross(u))
    assert same(u.cross(v.cross(w)), v * u.dot(w) - w * u.dot(v))
    assert same(skew(u) @ v, u.cross(v))
    assert same(u.outer(v) @ w, u * v.dot(w))
    assert same((A @ B).T, B.T @ A.T)
    assert same((A @ B) @ u, A @ (B @ u))
    assert same((A @ B).trace(), (B @ A).trace())
    assert same(A - B, -(B - A))
    assert same(A @ (u + v), A @ u + A @ v)
    assert same(u / u[0] * u[0], u)
    assert u[0] * v == v * u[0]
    assert u[0] * A == A * u[0]


@pytest.mark.parametrize("rotation", [rotation_x, rotation_y, rotation_z])
def test_rotations_are_orthogonal(rotation: object) -> None:
    r = rotation(q)  # type: ignore[operator]
    assert same(r @ r.T, Matrix.identity())
    assert same((r @ u).cross(r @ v), r @ u.cross(v))  # determinant +1


def test_quaternions_are_rotations() -> None:
    h = [symbol(f"h1{axis}", CONFIGURATION, sphere=("h1", k)) for k, axis in enumerate("xyzw")]
    r = rotation_of_quaternion(*h)
    assert same(r @ r.T, Matrix.identity())
    assert same(r @ Vector(h[:3]), Vector(h[:3]))


def test_zeros_cost_nothing() -> None:
    assert dot([ZERO, u[0]], [u[1], ZERO]) is ZERO
    assert Vector.zero().is_zero
    assert not u.is_zero
    assert Matrix.diagonal([1, 1, 1]) == Matrix.identity()
    assert Matrix.zero(2, 3).shape == (2, 3)
    assert Vector.unit(2).dot(u) is u[2]


def test_access() -> None:
    assert A.row(1)[2] is A[1, 2] is A.column(2)[1]
    assert A.block(slice(0, 2), slice(1, 3)).shape == (2, 2)
    assert Matrix.columns([u, v]).column(1) == v
    assert u[0:2] == Vector([u[0], u[1]])
    assert len({u, vector("u")}) == 1
    assert len({A, matrix("A")}) == 1
    assert repr(Vector([1, u[0]])) == "(1, ux)"
    assert repr(Matrix([[1, 0], [u[0], 2]])) == "[1   0]\n[ux  2]"
    assert A.entries[5] is A[1, 2]
    assert (u * ONE) == u
    with pytest.raises(ExprError, match="differ in length"):
        Matrix([[1, 2], [3]])


# -- as people write it in Python --------------------------------------------------------


def test_rows_columns_and_blocks_as_in_numpy() -> None:
    grid = np.array(A)
    assert grid.shape == (3, 3)
    assert [list(row) for row in A] == grid.tolist()
    assert len(A) == 3
    assert list(A[1]) == grid[1].tolist()
    assert list(A[:, 2]) == grid[:, 2].tolist()
    assert list(A[0, 1:]) == grid[0, 1:].tolist()
    assert np.array(A[:2, 1:]).tolist() == grid[:2, 1:].tolist()
    assert np.array(A[1:]).tolist() == grid[1:].tolist()
    assert np.array(A.T).tolist() == grid.T.tolist()


def test_lists_and_numpy_arrays_stand_for_vectors() -> None:
    numbers = Matrix([[1, 2], [3, 5]])
    plain = np.array(numbers, dtype=float)
    assert plain.dtype == np.float64
    for other in ([1, 4], (1, 4), np.array([1, 4]), np.array([1.0, 4.0]), Vector([1, 4])):
        assert np.array(numbers @ other, dtype=float).tolist() == (plain @ [1, 4]).tolist()
        assert np.array(other @ numbers, dtype=float).tolist() == ([1, 4] @ plain).tolist()
        assert np.array(Vector([1, 2]) + other, dtype=float).tolist() == [2.0, 6.0]
        assert np.array(other - Vector([1, 2]), dtype=float).tolist() == [0.0, 2.0]
    assert float(Vector([1, 2]) @ [3, 4]) == 11.0
    assert np.array(plain @ numbers, dtype=float).tolist() == (plain @ plain).tolist()
    assert np.array(numbers + plain, dtype=float).tolist() == (2 * plain).tolist()
    assert np.array(plain - numbers, dtype=float).tolist() == [[0.0, 0.0], [0.0, 0.0]]


def test_expressions_go_with_numpy() -> None:
    x = symbol("x")
    assert (x * np.array([1, 2])).tolist() == [x, 2 * x]
    assert (np.array([1, 2]) * x).tolist() == [x, 2 * x]
    assert (x + np.array([1.0, 2.0])).tolist() == [x + 1, x + 2]
    assert (np.array([1, 2]) - x).tolist() == [1 - x, 2 - x]
    assert np.float64(2) * x is 2 * x
    assert float(const("0.25")) == 0.25
    with pytest.raises(ExprError, match="x is no number"):
        float(x)
    with pytest.raises(ExprError, match="is no number"):
        np.array(A, dtype=float)


def test_sympy_takes_them_as_they_are() -> None:
    sp = pytest.importorskip("sympy")
    r = rotation_z(q) @ Matrix([[Fraction(1, 3), 0, 0], [0, 1, 0], [0, 0, 1]])
    q1 = sp.Symbol("q1", real=True)
    expected = sp.Matrix(
        [[sp.cos(q1) / 3, -sp.sin(q1), 0], [sp.sin(q1) / 3, sp.cos(q1), 0], [0, 0, 1]]
    )
    assert sp.Matrix(r) == expected
    assert sp.sympify(r) == expected
    assert sp.sympify(r[0, 0]) == sp.cos(q1) / 3


def test_matrices_print_like_matrices() -> None:
    x, m = symbol("x"), symbol("m12")
    small = Matrix([[x + 1, 0], [m, x]])
    assert str(small) == "[x + 1  0]\n[m12    x]"
    assert str(Vector([x, m])) == to_text(Vector([x, m])) == "(x, m12)"
    assert to_latex(small) == r"\begin{bmatrix} x + 1 & 0 \\ m_{12} & x \end{bmatrix}"
    assert to_latex(Vector([x, m])) == r"\begin{bmatrix} x \\ m_{12} \end{bmatrix}"
    wide = Matrix([[x, symbol("y" * 130)], [x, x]])
    assert str(wide).splitlines()[3] == "[1,1] x"
    # one alphabet for all entries: c2 and c_2 are two symbols
    assert to_latex(Vector([symbol("c2"), symbol("c_2")])).count("c_{2}") == 1


@pytest.mark.parametrize(
    "wrong",
    [lambda: A @ [1, 2], lambda: A + Matrix.identity(2), lambda: u - [1, 2], lambda: u @ [1]],
)
def test_sizes_that_do_not_fit_are_said(wrong: Callable[[], object]) -> None:
    with pytest.raises(ExprError, match="the sizes do not fit each other"):
        wrong()


def test_evaluate_keeps_the_shape() -> None:
    values = {e: float(k) for k, e in enumerate(A.entries)}
    assert evaluate(A, values).tolist() == np.arange(9.0).reshape(3, 3).tolist()
    assert evaluate(A[0], values).tolist() == [0.0, 1.0, 2.0]
    assert evaluate(A[0, 1], values) == 1.0
    assert evaluate([A[0, 1]], values) == [1.0]


def test_a_list_grows_by_a_vector_and_is_never_added_to_in_silence() -> None:
    grown: list[Expr] = [u[0], u[1], u[2]]
    grown += v
    assert grown == [*u, *v]
    assert np.array([1, 2, 3]) + u == u + [1, 2, 3]  # noqa: RUF005
    with pytest.raises(TypeError):
        [1, 2, 3] + u  # type: ignore[operator]  # noqa: RUF005
