"""Rows to lanes and back: (N, n) arrays as users have them, one state per SIMD lane.

A block of W rows is read in chunks of 128 bits (c = 2 doubles or 4 floats). With the chunks of
rows j, j+c, j+2c, … side by side in the vector X_j, a c×c transpose inside every 128-bit part of
X_0 … X_{c−1} leaves column j of all W rows in vector j. Writing runs backwards.
"""

from __future__ import annotations

from collections.abc import Sequence

from emdeg.backends.llvm.text import Body, Shape


def chunk_columns(shape: Shape, width: int) -> list[tuple[int, ...]]:
    """Columns 0 … width−1 in groups of one chunk; the last one may overlap its neighbour."""
    c = min(128 // shape.bits, shape.lanes)
    if width < c:
        return [(k,) for k in range(width)]
    starts = [*range(0, width - c + 1, c)]
    if width % c:
        starts.append(width - c)
    return [tuple(range(start, start + c)) for start in starts]


def load_columns(body: Body, s: Shape, rows: str, width: int, columns: Sequence[int]) -> list[str]:
    """The given columns (one chunk, or a single one) of W rows of `width` elements."""
    if len(columns) == 1:
        result = "poison"
        for lane in range(s.lanes):
            place = body.offset(rows, lane * width + columns[0], s.size)
            value = body.load(Shape(s.element), place)
            result = body.put(f"insertelement {s.type} {result}, {s.element} {value}, i32 {lane}")
        return [result]
    c = len(columns)
    chunk = Shape(s.element, c)
    parts = [
        body.load(chunk, body.offset(rows, lane * width + columns[0], s.size))
        for lane in range(s.lanes)
    ]
    return transposed(body, s, [_joined(body, chunk, parts[j::c]) for j in range(c)])


def store_columns(
    body: Body, s: Shape, rows: str, width: int, columns: Sequence[int], values: Sequence[str]
) -> None:
    """Write vectors as columns (one chunk, or a single one) of W rows."""
    if len(columns) == 1:
        for lane in range(s.lanes):
            value = body.put(f"extractelement {s.type} {values[0]}, i32 {lane}")
            place = body.offset(rows, lane * width + columns[0], s.size)
            body.store(Shape(s.element), value, place)
        return
    c = len(columns)
    chunk = Shape(s.element, c)
    for j, vector in enumerate(transposed(body, s, values)):
        for part in range(s.lanes // c):
            picked = body.shuffle(s, vector, "poison", range(part * c, part * c + c))
            lane = part * c + j
            body.store(chunk, picked, body.offset(rows, lane * width + columns[0], s.size))


def transposed(body: Body, s: Shape, vectors: Sequence[str]) -> list[str]:
    """The c×c transpose inside every group of c lanes; c = len(vectors) is a power of two."""
    c = len(vectors)
    if c == 1:
        return list(vectors)
    if c == 2:
        a, b = vectors
        return [_in_groups(body, s, a, b, picks) for picks in ((0, 2), (1, 3))]
    # c = 4, in pairs: (a₀ b₀ a₁ b₁), (c₀ d₀ c₁ d₁) → (a₀ b₀ c₀ d₀), (a₁ b₁ c₁ d₁)
    a, b, d, e = vectors
    ab = [_in_groups(body, s, a, b, picks) for picks in ((0, 4, 1, 5), (2, 6, 3, 7))]
    de = [_in_groups(body, s, d, e, picks) for picks in ((0, 4, 1, 5), (2, 6, 3, 7))]
    return [
        _in_groups(body, s, ab[half], de[half], picks)
        for half in (0, 1)
        for picks in ((0, 1, 4, 5), (2, 3, 6, 7))
    ]


def _in_groups(body: Body, s: Shape, a: str, b: str, picks: Sequence[int]) -> str:
    """The same two-source shuffle in every group of c lanes: picks ≥ c come from b."""
    c = len(picks)
    lanes = [
        base + p if p < c else s.lanes + base + p - c
        for base in range(0, s.lanes, c)
        for p in picks
    ]
    return body.shuffle(s, a, b, lanes)


def _joined(body: Body, chunk: Shape, parts: Sequence[str]) -> str:
    """Chunks side by side in one vector."""
    shape, vectors = chunk, list(parts)
    while len(vectors) > 1:
        vectors = [
            body.shuffle(shape, a, b, range(2 * shape.lanes))
            for a, b in zip(vectors[::2], vectors[1::2], strict=True)
        ]
        shape = Shape(shape.element, 2 * shape.lanes)
    return vectors[0]
