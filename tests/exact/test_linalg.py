"""Vectors and matrices: the laws of linear algebra, proven by fingerprints and normal forms."""

from __future__ import annotations

import pytest

from emdeg.errors import ExprError
from emdeg.exact import CONFIGURATION, ONE, ZERO, Expr, Matrix, Vector, symbol
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
    return all(equal_exactly(x, y) for x, y in zip(a, b, strict=True))


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
    assert repr(Matrix([[1, 0], [u[0], 2]])) == "[[1, 0],\n [ux, 2]]"
    assert list(A)[5] is A[1, 2]
    assert (u * ONE) == u
    with pytest.raises(ExprError, match="differ in length"):
        Matrix([[1, 2], [3]])
