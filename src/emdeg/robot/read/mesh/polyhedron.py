"""Volume, centre and inertia of a polyhedron, by the closed formula of its triangles.

The tetrahedron of the origin and a triangle a, b, c has, with d = a·(b × c) and s = a + b + c,

    ∫ dV = d/6        ∫ r dV = d s/24        ∫ r rᵀ dV = d (s sᵀ + a aᵀ + b bᵀ + c cᵀ)/120

and the signed sum over all triangles, outward when seen counterclockwise, is that of the body
(Lien and Kajiya 1984; Tonon 2004). No sampling, no hull: exact up to the rounding of doubles, which
is kept small by taking the middle of the body as origin. Precondition: the surface is closed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from emdeg.errors import LoadError

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]
    Numbers = NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Polyhedron:
    """Corners (n×3) and triangles (m×3, numbers of corners)."""

    corners: Array
    triangles: Numbers

    def scaled(self, factors: Array) -> Polyhedron:
        """Each axis by its factor; a mirrored body keeps its outside."""
        import numpy as np  # slow to import, and few robots have meshes

        triangles = self.triangles if np.prod(factors) > 0 else self.triangles[:, ::-1]
        return Polyhedron(self.corners * factors, triangles)

    @property
    def open_edges(self) -> int:
        """Edges that are not run through as often one way as the other: 0 for a closed surface."""
        import numpy as np  # slow to import, and few robots have meshes

        pairs = np.concatenate([self.triangles[:, [i, (i + 1) % 3]] for i in range(3)])
        ends = np.sort(pairs, axis=1)
        sign = np.where(pairs[:, 0] < pairs[:, 1], 1, -1)
        _, which = np.unique(ends, axis=0, return_inverse=True)
        return int(np.count_nonzero(np.bincount(which.ravel(), weights=sign)))

    def moments(self) -> Moments:
        """Volume, centre, and ∫ (r − centre)(r − centre)ᵀ dV."""
        import numpy as np  # slow to import, and few robots have meshes

        middle = (self.corners.max(axis=0) + self.corners.min(axis=0)) / 2
        a, b, c = ((self.corners - middle)[self.triangles[:, k]] for k in range(3))
        d = np.einsum("ij,ij->i", a, np.cross(b, c))
        s = a + b + c
        volume = float(d.sum() / 6)
        size = float(np.ptp(self.corners, axis=0).max())
        if abs(volume) <= 1e-12 * size**3:
            raise LoadError("the mesh encloses no volume", found=f"{volume:g} m³")
        centre = (d @ s) / (24 * volume)
        second = np.einsum("i,ij,ik->jk", d, s, s)
        for corner in (a, b, c):
            second = second + np.einsum("i,ij,ik->jk", d, corner, corner)
        second = second / 120 - volume * np.outer(centre, centre)
        if volume < 0:  # inside out
            volume, second = -volume, -second
        return Moments(volume, centre + middle, second)


@dataclass(frozen=True, eq=False)
class Moments:
    """Of a body of density 1; `second` is about the centre."""

    volume: float
    centre: Array
    second: Array

    @property
    def tensor(self) -> Array:
        """∫ (r² E − r rᵀ) dV about the centre."""
        import numpy as np  # slow to import, and few robots have meshes

        result: Array = np.eye(3) * np.trace(self.second) - self.second
        return result
