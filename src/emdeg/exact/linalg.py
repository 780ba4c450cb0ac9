"""Small exact linear algebra over expressions: vectors, matrices, rotations.

Zeros cost nothing: every dot product is one n-ary sum of its non-zero products, so a
derivation written with full matrices is already customised to the robot's zeros.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, overload

from emdeg.errors import ExprError
from emdeg.exact.angles import Angle, cos, sin
from emdeg.exact.graph import ONE, ZERO, Expr, Scalar, as_expr, linear, multiply, scale
from emdeg.exact.print.printing import to_latex
from emdeg.shown import array_formula, cut


def dot(a: Iterable[Expr], b: Iterable[Expr]) -> Expr:
    """Σ aᵢ·bᵢ as one sum."""
    return linear(
        (multiply(x, y), 1) for x, y in zip(a, b, strict=True) if x is not ZERO and y is not ZERO
    )


LONGEST_ENTRY = 40  # leaves of an entry that a notebook shows


class Vector:
    """An immutable column of expressions."""

    __slots__ = ("entries",)

    def __init__(self, entries: Iterable[Scalar]) -> None:
        self.entries: tuple[Expr, ...] = tuple(as_expr(e) for e in entries)

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

    def __str__(self) -> str:
        return "(" + ", ".join(map(str, self.entries)) + ")"

    def __repr__(self) -> str:
        return cut(str(self))

    def _repr_latex_(self) -> str | None:
        return array_formula([to_latex(entry, limit=LONGEST_ENTRY)] for entry in self.entries)

    def __add__(self, other: Vector) -> Vector:
        return Vector(x + y for x, y in zip(self.entries, other.entries, strict=True))

    def __sub__(self, other: Vector) -> Vector:
        return Vector(x - y for x, y in zip(self.entries, other.entries, strict=True))

    def __neg__(self) -> Vector:
        return Vector(scale(-1, x) for x in self.entries)

    def __mul__(self, factor: Scalar) -> Vector:
        f = as_expr(factor)
        return Vector(multiply(f, x) for x in self.entries)

    __rmul__ = __mul__

    def __truediv__(self, divisor: Scalar) -> Vector:
        return self * (ONE / as_expr(divisor))

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


class Matrix:
    """An immutable matrix of expressions, by rows."""

    __slots__ = ("rows",)

    def __init__(self, rows: Iterable[Iterable[Scalar]]) -> None:
        self.rows: tuple[tuple[Expr, ...], ...] = tuple(
            tuple(as_expr(e) for e in row) for row in rows
        )
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

    def __getitem__(self, index: tuple[int, int]) -> Expr:
        return self.rows[index[0]][index[1]]

    def __iter__(self) -> Iterator[Expr]:
        """All entries, row by row."""
        return (e for row in self.rows for e in row)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Matrix) and self.rows == other.rows

    def __hash__(self) -> int:
        return hash(self.rows)

    def __str__(self) -> str:
        return "[" + ",\n ".join("[" + ", ".join(map(str, r)) + "]" for r in self.rows) + "]"

    def __repr__(self) -> str:
        return cut(str(self))

    def _repr_latex_(self) -> str | None:
        entries = ((to_latex(entry, limit=LONGEST_ENTRY) for entry in row) for row in self.rows)
        return array_formula(entries)

    def __add__(self, other: Matrix) -> Matrix:
        rows = zip(self.rows, other.rows, strict=True)
        return Matrix((x + y for x, y in zip(a, b, strict=True)) for a, b in rows)

    def __sub__(self, other: Matrix) -> Matrix:
        rows = zip(self.rows, other.rows, strict=True)
        return Matrix((x - y for x, y in zip(a, b, strict=True)) for a, b in rows)

    def __neg__(self) -> Matrix:
        return self * -1

    def __mul__(self, factor: Scalar) -> Matrix:
        f = as_expr(factor)
        return Matrix((multiply(f, x) for x in row) for row in self.rows)

    __rmul__ = __mul__

    @overload
    def __matmul__(self, other: Vector) -> Vector: ...
    @overload
    def __matmul__(self, other: Matrix) -> Matrix: ...
    def __matmul__(self, other: Vector | Matrix) -> Vector | Matrix:
        if isinstance(other, Vector):
            return Vector(dot(row, other.entries) for row in self.rows)
        columns = tuple(zip(*other.rows, strict=True))
        return Matrix((dot(row, col) for col in columns) for row in self.rows)

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
