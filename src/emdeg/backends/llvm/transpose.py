"""Rows to lanes and back: (N, n) arrays as users have them, one state per SIMD lane.

A block of W rows is read in chunks of c columns, c = W or the elements of 128 bits. With the
chunks of rows j, j+c, j+2c, … side by side in the vector X_j, a c×c transpose inside every c
lanes of X_0 … X_{c−1} leaves column j of all W rows in vector j. Writing runs backwards.

The whole W×W transpose takes log₂ W shuffles for a column and one store for a row; small chunks
take fewer shuffles but four times as many stores, of which a core completes one in a cycle.
Where the machine has masks (512 bits), the last chunk may stick out over the end of the row.
"""

from __future__ import annotations

from collections.abc import Sequence

from emdeg.backends.llvm.text import Body, Shape

MASKED = 512  # bits of vectors that are loaded and stored in part at no cost


def chunk_columns(shape: Shape, width: int) -> list[tuple[int, ...]]:
    """Columns 0 … width−1 in chunks; a small one may overlap its neighbour."""
    lanes, small = shape.lanes, _small(shape)
    if width < small:
        return [(k,) for k in range(width)]
    starts = range(0, width - lanes + 1, lanes)
    whole = [tuple(range(k, k + lanes)) for k in starts]
    done = lanes * len(whole)
    if width - done > 3 * small and lanes * shape.bits == MASKED:
        return [*whole, tuple(range(done, width))]
    rest = [*range(done, width - small + 1, small)]
    if (width - done) % small:
        rest.append(width - small)
    return [*whole, *(tuple(range(k, k + small)) for k in rest)]


def _small(shape: Shape) -> int:
    """Columns of a small chunk."""
    return min(128 // shape.bits, shape.lanes)


def _chunk(shape: Shape, columns: Sequence[int]) -> Shape:
    """The part of one row that holds the columns, or sticks out over them."""
    small = _small(shape)
    return Shape(shape.element, small if len(columns) <= small else shape.lanes)


def load_columns(body: Body, s: Shape, rows: str, width: int, columns: Sequence[int]) -> list[str]:
    """The given columns (one chunk, or a single one) of W rows of `width` elements."""
    if len(columns) == 1:
        result = "poison"
        for lane in range(s.lanes):
            place = body.offset(rows, lane * width + columns[0], s.size)
            value = body.load(Shape(s.element), place)
            result = body.put(f"insertelement {s.type} {result}, {s.element} {value}, i32 {lane}")
        return [result]
    chunk = _chunk(s, columns)
    c, count = chunk.lanes, len(columns)
    places = [body.offset(rows, lane * width + columns[0], s.size) for lane in range(s.lanes)]
    parts = [
        body.load(chunk, place) if count == c else body.masked_load(chunk, place, count)
        for place in places
    ]
    found = transposed(body, s, [_joined(body, chunk, parts[j::c]) for j in range(c)])
    return found[:count]


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
    chunk = _chunk(s, columns)
    c, count = chunk.lanes, len(columns)
    for j, vector in enumerate(transposed(body, s, [*values, *["poison"] * (c - count)])):
        for part in range(s.lanes // c):
            picked = vector
            if c < s.lanes:
                picked = body.shuffle(s, vector, "poison", range(part * c, part * c + c))
            place = body.offset(rows, (part * c + j) * width + columns[0], s.size)
            if count == c:
                body.store(chunk, picked, place)
            else:
                body.masked_store(chunk, picked, place, count)


def transposed(body: Body, s: Shape, vectors: Sequence[str]) -> list[str]:
    """The c×c transpose inside every group of c lanes; c is that of a small chunk, or W."""
    c = _small(s)
    if len(vectors) <= c:
        return _within_blocks(body, s, vectors)
    # After transposing inside blocks of 128 bits, block b of the r-th vector of each c columns
    # has row c·b + r of these. Dealing even and odd blocks of neighbours to two vectors, again
    # and again, brings the blocks of one row together: b is read off from its lowest bit on.
    groups = [_within_blocks(body, s, vectors[k : k + c]) for k in range(0, len(vectors), c)]
    rows = [""] * len(vectors)
    for r in range(c):
        dealt = [[group[r]] for group in groups]
        while len(dealt) > 1:
            dealt = [
                [
                    _deal(body, s, a, b, odd)
                    for a, b in zip(left, right, strict=True)
                    for odd in (0, 1)
                ]
                for left, right in zip(dealt[::2], dealt[1::2], strict=True)
            ]
        bits = len(groups).bit_length() - 1
        for place, row in enumerate(dealt[0]):
            block = int(f"{place:0{bits}b}"[::-1], 2)
            rows[c * block + r] = row
    return rows


def _deal(body: Body, s: Shape, a: str, b: str, odd: int) -> str:
    """The even (or odd) blocks of 128 bits of a, then those of b."""
    c = _small(s)
    starts = [first + k for first in (0, s.lanes) for k in range(odd * c, s.lanes, 2 * c)]
    return body.shuffle(s, a, b, [start + e for start in starts for e in range(c)])


def _within_blocks(body: Body, s: Shape, vectors: Sequence[str]) -> list[str]:
    """The c×c transpose of c vectors inside every block of c lanes (128 bits)."""
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
