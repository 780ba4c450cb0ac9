"""A rotation matrix from nine cells, accepted only if it is proven to be a rotation.

Rᵀ·R = E and det R = 1 are decided by fingerprints (exact arithmetic in a finite field at random
points of the trigonometric variety), so cos/sin entries are welcome and 0.7071 is not.
"""

from __future__ import annotations

from emdeg.errors import EmdegError
from emdeg.exact.fingerprint import is_zero
from emdeg.exact.graph import ONE, Expr
from emdeg.exact.linalg import Matrix, Vector
from emdeg.robot.cells.scope import Scope
from emdeg.robot.read.tables.section import Section


def read_rotation(section: Section, scope: Scope) -> Matrix:
    """The key `rotation`: three rows of three cells."""
    rows = section.data["rotation"]
    at = section.at("rotation")
    if not isinstance(rows, list | tuple) or len(rows) != 3:
        section.fail("a rotation has three rows", "rotation", found=rows)
    entries: list[list[Expr]] = []
    for row in rows:
        if not isinstance(row, list | tuple) or len(row) != 3:
            section.fail("a row of a rotation has three cells", "rotation", found=row)
        entries.append([scope.length(cell, at) for cell in row])
    matrix = Matrix(entries)
    if not is_rotation(matrix):
        hint = "write its entries with sin and cos of named angles, or give rpy"
        section.fail("this matrix is not exactly a rotation", "rotation", found=rows, hint=hint)
    return matrix


def is_rotation(matrix: Matrix) -> bool:
    """RᵀR = E and det R = 1, for all values of the symbols."""
    if matrix == Matrix.identity():
        return True
    gram = matrix.T @ matrix - Matrix.identity()
    x, y, z = (Vector(matrix.column(j)) for j in range(3))
    try:
        return all(bool(is_zero(e)) for e in (*gram, x.cross(y).dot(z) - ONE))
    except EmdegError:
        return False
