"""States made where they are used: columns of a tile, filled in vector lanes.

    void make(ptr table, T *out, int64 stride, int64 first, int64 count)

writes column k of states first … first + count − 1 to out + k·stride, `count` a multiple of the
lanes. What state number i is depends on i and on the table alone (see sweeper.py for its slots):

    RANDOM  word k of Philox at counter (i, k/4), key = seed
    SOBOL   word k of the Sobol sequence in the order of Gray codes: with i = b + j, b a multiple of
            the tile and j inside it, gray(i) = gray(b) ⊕ gray(j), so x(i) = x(b) ⊕ x(j); the words
            x(j) are a table, and x(b) is found once for a tile (Antonov and Saleev 1979)
    GIVEN   columns that the caller has filled

A word w is what a column's kind makes of it, u = (w + 1/2)·2⁻³² from 0 to 1:

    UNIFORM  low + u·(high − low), as one multiply-add of w
    NORMAL   mean + σ·√(−2 ln u)·cos 2πv or sin 2πv (Box, Muller), u and v of columns 2m, 2m + 1
    SPHERE   four columns, a quaternion uniform on the unit sphere (Shoemake 1992):
             (√(1−u) sin 2πv, √(1−u) cos 2πv, √u sin 2πw, √u cos 2πw)
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from emdeg.backends.llvm.functions import logarithm
from emdeg.backends.llvm.philox import (
    Words,
    as_float,
    broadcast,
    counter,
    lanes_of,
    philox,
    resolution,
    schedule,
)
from emdeg.backends.llvm.sincos import fast_cos_sin
from emdeg.backends.llvm.text import Body, Shape

RANDOM, SOBOL, GIVEN = "random", "sobol", "given"
UNIFORM, NORMAL, SPHERE, UNREAD = "uniform", "normal", "sphere", "unread"
TILE = 64  # states that are made, evaluated and reduced together: they stay in the first cache
BITS = 32  # of a Sobol word
SLOTS = (
    "constants", "key", "ranges", "tile", "pivots", "limits", "bins", "sums", "places",
    "histogram", "counts", "given", "words", "directions", "run", "kept",
)  # fmt: skip


def slot(body: Body, name: str) -> str:
    """A pointer of the table."""
    place = body.offset("%table", SLOTS.index(name), 8)
    return body.put(f"load ptr, ptr {place}, align 8")


@dataclass
class MakeText:
    """Writes `make` for columns of these kinds."""

    source: str
    kinds: Sequence[str]
    shape: Shape
    body: Body = field(default_factory=Body)

    def text(self) -> str:
        """The function."""
        if self.source == GIVEN:
            return _copied(self.shape, len(self.kinds))
        body, s = self.body, self.shape
        self._ranges = slot(body, "ranges")
        words = self._random() if self.source == RANDOM else self._sobol()
        body.do("br label %loop")
        body.start("loop")
        body.do("%g = phi i64 [0, %entry], [%g.next, %loop]")
        body.do("%state = add i64 %first, %g")
        self._place = body.offset("%out", "%g", s.size)
        self._columns(words)
        body.do(f"%g.next = add i64 %g, {s.lanes}")
        body.do("%more = icmp ult i64 %g.next, %count")
        body.do("br i1 %more, label %loop, label %done")
        body.start("done")
        return "\n".join([_HEAD, "entry:", *body.lines, "  ret void", "}"])

    # -- words ------------------------------------------------------------------------

    def _random(self) -> Callable[[int], str]:
        """Word k of the states of the loop, made when it is first asked for."""
        body, s, wide = self.body, self.shape, lanes_of(self.shape)
        key = slot(body, "key")
        low, high = (body.put(f"load i64, ptr {body.offset(key, k, 8)}, align 8") for k in (0, 1))
        keys = schedule(body, s, low, high)
        made: dict[int, Words] = {}

        def word(k: int) -> str:
            if k // 4 not in made:
                c0, c1 = counter(body, s, "%state")
                c2, c3 = (wide.integer_const(c) for c in (k // 4, 0))
                made[k // 4] = philox(body, s, (c0, c1, c2, c3), keys)
            return made[k // 4][k % 4]

        return word

    def _sobol(self) -> Callable[[int], str]:
        """x(b) ⊕ x(j); `words` has x(j), then 0 and the digital shift; see `directions`."""
        body, s, wide = self.body, self.shape, lanes_of(self.shape)
        table, directions = slot(body, "words"), slot(body, "directions")
        half = body.put("lshr i64 %first, 1")
        gray = body.put(f"xor i64 %first, {half}")
        start: dict[int, str] = {}
        for k in self._read():
            # the shift of the column stands behind its directions
            row = body.offset(directions, k * (BITS + 1), 8)
            total = body.put(f"load i64, ptr {body.offset(row, BITS, 8)}, align 8")
            for bit in range(BITS):
                mask = body.put(f"shl i64 {gray}, {63 - bit}")
                sign = body.put(f"ashr i64 {mask}, 63")
                value = body.put(f"load i64, ptr {body.offset(row, bit, 8)}, align 8")
                total = body.put(f"xor i64 {total}, {body.put(f'and i64 {value}, {sign}')}")
            start[k] = broadcast(body, s, total)

        def word(k: int) -> str:
            place = body.offset(body.offset(table, k * TILE, 8), "%g", 8)
            inside = body.put(f"load {wide.integer}, ptr {place}, align 8")
            return body.put(f"xor {wide.integer} {start[k]}, {inside}")

        return word

    def _read(self) -> list[int]:
        """Columns whose words are needed."""
        pairs = {j for k, kind in enumerate(self.kinds) if kind == NORMAL for j in (k & ~1, k | 1)}
        own = {k for k, kind in enumerate(self.kinds) if kind in (UNIFORM, SPHERE)}
        return sorted(pairs | own)

    # -- columns ----------------------------------------------------------------------

    def _columns(self, word: Callable[[int], str]) -> None:
        seen = 0
        normals: dict[int, tuple[str, str]] = {}
        for k, kind in enumerate(self.kinds):
            if kind == UNIFORM:
                self._store(k, self._scaled(k, as_float(self.body, self.shape, word(k))))
            elif kind == NORMAL:
                pair = k & ~1
                if pair not in normals:
                    normals[pair] = self._normal(word(pair), word(pair + 1))
                self._store(k, self._scaled(k, normals[pair][k & 1]))
            elif kind == SPHERE:
                if seen % 4 == 0:
                    self._sphere(k, [word(k + j) for j in range(3)])
                seen += 1

    def _scaled(self, k: int, value: str) -> str:
        """scale·value + offset, as the table says for this column."""
        body, s = self.body, self.shape
        scalar = Shape(s.element)
        scale, offset = (
            body.broadcast(s, body.load(scalar, body.offset(self._ranges, 2 * k + j, s.size)))
            for j in (0, 1)
        )
        return body.multiply_add(s, value, scale, offset)

    def _unit(self, word: str) -> str:
        """u = (w + 1/2)·2⁻³², strictly between 0 and 1."""
        body, s, step = self.body, self.shape, resolution(self.shape.element)
        number = as_float(body, s, word)
        return body.multiply_add(s, number, s.const(step), s.const(step / 2))

    def _normal(self, first: str, second: str) -> tuple[str, str]:
        body, s = self.body, self.shape
        log = logarithm(body, s, self._unit(first))
        radius = body.call(s, "sqrt", body.mul(s, log, s.const(-2.0)))
        c, sn = self._turn(second)
        return body.mul(s, radius, c), body.mul(s, radius, sn)

    def _turn(self, word: str) -> tuple[str, str]:
        """cos 2πu, sin 2πu."""
        body, s = self.body, self.shape
        return fast_cos_sin(body, s, body.mul(s, self._unit(word), s.const(2.0 * math.pi)))

    def _sphere(self, k: int, words: Sequence[str]) -> None:
        body, s = self.body, self.shape
        u = self._unit(words[0])
        long = body.call(s, "sqrt", u)
        short = body.call(s, "sqrt", body.sub(s, s.const(1.0), u))
        for j, (radius, word) in enumerate(((short, words[1]), (long, words[2]))):
            c, sn = self._turn(word)
            self._store(k + 2 * j, body.mul(s, radius, sn))
            self._store(k + 2 * j + 1, body.mul(s, radius, c))

    def _store(self, k: int, value: str) -> None:
        body, s = self.body, self.shape
        skip = body.put(f"mul i64 %stride, {k}")
        body.store(s, value, body.offset(self._place, skip, s.size))


MEMCPY = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)"
_HEAD = (
    "define void @make(ptr noalias readonly %table, ptr noalias %out, i64 %stride, i64 %first, "
    "i64 %count) #2 {"
)


def copy(target: str, source: str, size: str) -> str:
    """The instruction that copies bytes."""
    return f"call void @llvm.memcpy.p0.p0.i64(ptr {target}, ptr {source}, i64 {size}, i1 false)"


def _copied(s: Shape, columns: int) -> str:
    """`make` of columns that are there: `given` has their address, stride and first state."""
    body = Body()
    given = slot(body, "given")
    data = body.put(f"load ptr, ptr {given}, align 8")
    stride, start = (body.put(f"load i64, ptr {body.offset(given, k, 8)}, align 8") for k in (1, 2))
    skip = body.put(f"sub i64 %first, {start}")
    size = body.put(f"mul i64 %count, {s.size}")
    for k in range(columns):
        column = body.offset(data, body.put(f"mul i64 {stride}, {k}"), s.size)
        source = body.offset(column, skip, s.size)
        target = body.offset("%out", body.put(f"mul i64 %stride, {k}"), s.size)
        body.do(copy(target, source, size))
    return "\n".join([_HEAD, "entry:", *body.lines, "  ret void", "}", "", MEMCPY])
