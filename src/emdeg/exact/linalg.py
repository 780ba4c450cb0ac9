"""Small exact linear algebra over expressions: vectors, matrices, rotations.

    M @ v, M.T, M[0], M[:, 1]     as in NumPy; lists and arrays may stand where a vector is taken
    np.array(M), sympy.Matrix(M)  the same, elsewhere

Zeros cost nothing: every dot product is one n-ary sum of its non-zero products, so a
derivation written with full matrices is already customised to the robot's zeros.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, overload

from emdeg.errors import ExprError
from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.array import Array
from emdeg.exact.graph import ONE, ZERO, Expr, Scalar, as_expr, linear, multiply, scale


def dot(a: Iterable[Expr], b: Iterable[Expr]) -> Expr:
    """Σ aᵢ·bᵢ as one sum."""
    return linear(
        (multiply(x, y), 1) for x, y in zip(a, b, strict=True) if x is not ZERO and y is not ZERO
    )


def as_array(value: Any) -> Vector | Matrix | None:
    """A vector or a matrix, also of lists and NumPy arrays; None of anything else."""
    if isinstance(value, Vector | Matrix):
        return value
    if isinstance(value, str | Expr) or not isinstance(value, Iterable):
        return None
    items = list(value)
    nested = bool(items) and isinstance(items[0], Iterable)
    return Matrix(items) if nested else Vector(items)


def _check(operation: str, a: Array, b: Array, fits: bool) -> None:
    if not fits:
        sizes = f"{a.shape} {operation} {b.shape}"
        raise ExprError("the sizes do not fit each other", found=sizes)


def _partner(operation: str, a: Array, other: Any) -> tuple[Expr, ...]:
    """The entries of what is added to `a` or subtracted from it."""
    b = other if type(other) is type(a) else as_array(other)
    if b is None:
        raise ExprError(
            f"a {type(a).__name__.lower()} of expressions goes with others", found=other
        )
    _check(operation, a, b, a.shape == b.shape)
    return b.entries


class Vector(Array):
    """An immutable column of expressions."""

    __slots__ = ("entries",)
    entries: tuple[Expr, ...]

    def __init__(self, entries: Iterable[Scalar]) -> None:
        self.entries = tuple(as_expr(e) for e in entries)

    @property
    def shape(self) -> tuple[int]:
        """(size,)."""
        return (len(self.entries),)

    @property
    def rows(self) -> tuple[tuple[Expr, ...], ...]:
        """The entries one below the other."""
        return tuple((e,) for e in self.entries)

    @staticmethod
    def zero(size: int = 3) -> Vector:
        """The zero vector."""
        return Vector((ZERO,) * size)

    @staticmethod
    def unit(axis: int, size: int = 3) -> Vector:
        """The unit vector along `axis`."""
        return Vector(ONE if i == axis else ZERO for i in range(size))

    def __len__(self) -> int:
        return len(self.entries)

    def __iter__(self) -> Iterator[Expr]:
        return iter(self.entries)

    @overload
    def __getitem__(self, index: int) -> Expr: ...
    @overload
    def __getitem__(self, index: slice) -> Vector: ...
    def __getitem__(self, index: int | slice) -> Expr | Vector:
        if isinstance(index, slice):
            return Vector(self.entries[index])
        return self.entries[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Vector) and self.entries == other.entries

    def __hash__(self) -> int:
        return hash(self.entries)

    def __add__(self, other: Vector | Sequence[Scalar]) -> Vector:
        return Vector(x + y for x, y in zip(self.entries, _partner("+", self, other), strict=True))

    def __radd__(self, other: Any) -> Vector:
        # a list that is added to is longer afterwards: `entries += vector`
        return NotImplemented if isinstance(other, list | tuple) else self + other

    def __sub__(self, other: Vector | Sequence[Scalar]) -> Vector:
        return Vector(x - y for x, y in zip(self.entries, _partner("-", self, other), strict=True))

    def __rsub__(self, other: Sequence[Scalar]) -> Vector:
        return -(self - other)

    def __neg__(self) -> Vector:
        return Vector(scale(-1, x) for x in self.entries)

    def __mul__(self, factor: Scalar) -> Vector:
        f = as_expr(factor)
        return Vector(multiply(f, x) for x in self.entries)

    __rmul__ = __mul__

    def __truediv__(self, divisor: Scalar) -> Vector:
        return self * (ONE / as_expr(divisor))

    @overload
    def __matmul__(self, other: Vector | Sequence[Scalar]) -> Expr: ...
    @overload
    def __matmul__(self, other: Matrix) -> Vector: ...
    def __matmul__(self, other: Any) -> Expr | Vector:
        """vᵀ w, or vᵀ M."""
        right = as_array(other)
        if right is None:
            return NotImplemented
        _check("@", self, right, len(self) == right.shape[0])
        if isinstance(right, Vector):
            return dot(self.entries, right.entries)
        return Vector(dot(self.entries, column) for column in zip(*right.rows, strict=True))

    def __rmatmul__(self, other: Any) -> Any:
        left = as_array(other)
        return NotImplemented if left is None else left @ self

    def dot(self, other: Vector) -> Expr:
        """Inner product."""
        return dot(self.entries, other.entries)

    def cross(self, other: Vector) -> Vector:
        """self × other (3-vectors)."""
        a, b, c = self.entries
        x, y, z = other.entries
        return Vector(
            (
                linear(((multiply(b, z), 1), (multiply(c, y), -1))),
                linear(((multiply(c, x), 1), (multiply(a, z), -1))),
                linear(((multiply(a, y), 1), (multiply(b, x), -1))),
            )
        )

    def outer(self, other: Vector) -> Matrix:
        """self · otherᵀ."""
        return Matrix((multiply(x, y) for y in other.entries) for x in self.entries)

    @property
    def is_zero(self) -> bool:
        """True when every entry is the exact zero."""
        return all(x is ZERO for x in self.entries)


class Matrix(Array):
    """An immutable matrix of expressions, by rows."""

    __slots__ = ("rows",)
    rows: tuple[tuple[Expr, ...], ...]

    def __init__(self, rows: Iterable[Iterable[Scalar]]) -> None:
        self.rows = tuple(tuple(as_expr(e) for e in row) for row in rows)
        if len({len(row) for row in self.rows}) > 1:
            raise ExprError("the rows of a matrix differ in length")

    @staticmethod
    def identity(size: int = 3) -> Matrix:
        """The unit matrix."""
        return Matrix.diagonal([ONE] * size)

    @staticmethod
    def zero(rows: int = 3, columns: int | None = None) -> Matrix:
        """The zero matrix."""
        return Matrix(((ZERO,) * (rows if columns is None else columns),) * rows)

    @staticmethod
    def columns(vectors: Sequence[Vector]) -> Matrix:
        """The matrix with these columns."""
        return Matrix(zip(*(v.entries for v in vectors), strict=True))

    @staticmethod
    def diagonal(entries: Iterable[Scalar]) -> Matrix:
        """A diagonal matrix."""
        d = [as_expr(e) for e in entries]
        return Matrix((d[i] if i == j else ZERO for j in range(len(d))) for i in range(len(d)))

    @staticmethod
    def symmetric(size: int, entry: Callable[[int, int], Scalar]) -> Matrix:
        """From entry(i, j) with i ≤ j, each computed once."""
        upper = {(i, j): entry(i, j) for i in range(size) for j in range(i, size)}
        return Matrix((upper[min(i, j), max(i, j)] for j in range(size)) for i in range(size))

    def like(self, entries: Sequence[Scalar]) -> Matrix:
        """These entries, row by row, in a matrix of the same shape."""
        width = self.shape[1]
        return Matrix(entries[k * width : (k + 1) * width] for k in range(len(self.rows)))

    @property
    def shape(self) -> tuple[int, int]:
        """(rows, columns)."""
        return len(self.rows), len(self.rows[0]) if self.rows else 0

    @property
    def T(self) -> Matrix:
        """The transpose."""
        return Matrix(zip(*self.rows, strict=True))

    def row(self, i: int) -> Vector:
        """Row i."""
        return Vector(self.rows[i])

    def column(self, j: int) -> Vector:
        """Column j."""
        return Vector(row[j] for row in self.rows)

    @property
    def entries(self) -> tuple[Expr, ...]:
        """All entries, row by row."""
        return tuple(e for row in self.rows for e in row)

    @overload
    def __getitem__(self, index: tuple[int, int]) -> Expr: ...
    @overload
    def __getitem__(self, index: int | tuple[int, slice] | tuple[slice, int]) -> Vector: ...
    @overload
    def __getitem__(self, index: slice | tuple[slice, slice]) -> Matrix: ...
    def __getitem__(self, index: Any) -> Expr | Vector | Matrix:
        """M[0, 1], the row M[0], the column M[:, 1], the block M[:2, :2]."""
        if not isinstance(index, tuple):
            return Matrix(self.rows[index]) if isinstance(index, slice) else self.row(index)
        i, j = index
        if not isinstance(i, slice):
            row = self.rows[i]
            return Vector(row[j]) if isinstance(j, slice) else row[j]
        return self.block(i, j) if isinstance(j, slice) else Vector(row[j] for row in self.rows[i])

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Vector]:
        """Row by row; `entries` has all entries."""
        return map(Vector, self.rows)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Matrix) and self.rows == other.rows

    def __hash__(self) -> int:
        return hash(self.rows)

    def __add__(self, other: Matrix | Sequence[Sequence[Scalar]]) -> Matrix:
        pairs = zip(self.entries, _partner("+", self, other), strict=True)
        return self.like([x + y for x, y in pairs])

    def __radd__(self, other: Any) -> Matrix:
        return NotImplemented if isinstance(other, list | tuple) else self + other

    def __sub__(self, other: Matrix | Sequence[Sequence[Scalar]]) -> Matrix:
        pairs = zip(self.entries, _partner("-", self, other), strict=True)
        return self.like([x - y for x, y in pairs])

    def __rsub__(self, other: Sequence[Sequence[Scalar]]) -> Matrix:
        return -(self - other)

    def __neg__(self) -> Matrix:
        return self * -1

    def __mul__(self, factor: Scalar) -> Matrix:
        f = as_expr(factor)
        return Matrix((multiply(f, x) for x in row) for row in self.rows)

    __rmul__ = __mul__

    @overload
    def __matmul__(self, other: Vector | Sequence[Scalar]) -> Vector: ...
    @overload
    def __matmul__(self, other: Matrix) -> Matrix: ...
    def __matmul__(self, other: Any) -> Vector | Matrix:
        right = as_array(other)
        if right is None:
            return NotImplemented
        _check("@", self, right, self.shape[1] == right.shape[0] or not self.rows)
        if isinstance(right, Vector):
            return Vector(dot(row, right.entries) for row in self.rows)
        columns = tuple(zip(*right.rows, strict=True))
        return Matrix((dot(row, col) for col in columns) for row in self.rows)

    def __rmatmul__(self, other: Any) -> Any:
        left = as_array(other)
        return NotImplemented if left is None else left @ self

    def trace(self) -> Expr:
        """Σ aᵢᵢ."""
        return linear((self.rows[i][i], 1) for i in range(len(self.rows)))

    def block(self, rows: slice, columns: slice) -> Matrix:
        """A sub-matrix."""
        return Matrix(row[columns] for row in self.rows[rows])


def skew(v: Vector) -> Matrix:
    """v̂ with v̂·u = v × u."""
    x, y, z = v
    return Matrix(((ZERO, -z, y), (z, ZERO, -x), (-y, x, ZERO)))


def rotation_x(angle: Angle | Expr) -> Matrix:
    """Rotation about the x axis."""
    c, s = cos(angle), sin(angle)
    return Matrix(((ONE, ZERO, ZERO), (ZERO, c, -s), (ZERO, s, c)))


def rotation_y(angle: Angle | Expr) -> Matrix:
    """Rotation about the y axis."""
    c, s = cos(angle), sin(angle)
    return Matrix(((c, ZERO, s), (ZERO, ONE, ZERO), (-s, ZERO, c)))


def rotation_z(angle: Angle | Expr) -> Matrix:
    """Rotation about the z axis."""
    c, s = cos(angle), sin(angle)
    return Matrix(((c, -s, ZERO), (s, c, ZERO), (ZERO, ZERO, ONE)))


def rotation_of_quaternion(x: Expr, y: Expr, z: Expr, w: Expr) -> Matrix:
    """The rotation of a unit quaternion (x, y, z, w)."""
    return Matrix(quaternion_rows(x, y, z, w, 2))


def quaternion_rows(x: Any, y: Any, z: Any, w: Any, s: Any) -> list[list[Any]]:
    """The rotation of a quaternion, of expressions or numbers; s = 2/(x² + y² + z² + w²)."""
    return [
        [1 - s * (y * y + z * z), s * (x * y - z * w), s * (x * z + y * w)],
        [s * (x * y + z * w), 1 - s * (x * x + z * z), s * (y * z - x * w)],
        [s * (x * z - y * w), s * (y * z + x * w), 1 - s * (x * x + y * y)],
    ]
