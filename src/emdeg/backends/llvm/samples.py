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
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from emdeg.backends.llvm.functions import logarithm
from emdeg.backends.llvm.philox import (
    Words,
    as_float,
    broadcast,
    counter,
    lanes_of,
    philox,
    resolution,
)
from emdeg.backends.llvm.sincos import fast_cos_sin
from emdeg.backends.llvm.text import Body, Shape

_T = TypeVar("_T")

RANDOM, SOBOL, GIVEN = "random", "sobol", "given"
UNIFORM, NORMAL, SPHERE, UNREAD = "uniform", "normal", "sphere", "unread"
TILE = 64  # states that are made, evaluated and reduced together: they stay in the first cache
BITS = 32  # of a Sobol word
TOGETHER = 3  # counters whose rounds take turns
SLOTS = (
    "constants", "key", "ranges", "tile", "pivots", "limits", "bins", "sums", "places",
    "histogram", "counts", "given", "words", "directions", "run", "kept",
)  # fmt: skip


def slot(body: Body, name: str) -> str:
    """A pointer of the table."""
    place = body.offset("%table", SLOTS.index(name), 8)
    return body.put(f"load ptr, ptr {place}, align 8")


Step = Generator[None, None, _T]  # writes some instructions, and pauses; at the end it has a value
Word = Callable[[int], Step[str]]  # word k of the states of a vector


def written(steps: Step[_T]) -> _T:
    """All of it, one behind the other."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            value: _T = end.value
            return value


def in_turns(several: Sequence[Step[_T]]) -> Step[list[_T]]:
    """One step of each after the other: none waits for the one before it."""
    values: dict[int, _T] = {}
    while len(values) < len(several):
        for k, steps in enumerate(several):
            if k in values:
                continue
            try:
                next(steps)
            except StopIteration as end:
                values[k] = end.value
                continue
            yield
    return [values[k] for k in range(len(several))]


def random_words(body: Body, s: Shape, key: str, columns: Sequence[int]) -> Word:
    """Words of states %state …, for these columns, in their order; `key` is where its words are.

    A round waits for the one before it, so several counters take their turns.
    """
    wide = lanes_of(s)
    blocks = sorted({k // 4 for k in columns})
    made: dict[int, Words] = {}

    def word(k: int) -> Step[str]:
        if k // 4 not in made:
            at = blocks.index(k // 4)
            together = blocks[at : at + TOGETHER]
            c0, c1 = counter(body, s, "%state")
            zero = wide.integer_const(0)
            found = yield from in_turns(
                [philox(body, s, (c0, c1, wide.integer_const(b), zero), key) for b in together]
            )
            made.update(zip(together, found, strict=True))
        return made[k // 4][k % 4]

    return word


def read_columns(kinds: Sequence[str]) -> list[int]:
    """Columns whose words are needed."""
    pairs = {j for k, kind in enumerate(kinds) if kind == NORMAL for j in (k & ~1, k | 1)}
    return sorted(pairs | {k for k, kind in enumerate(kinds) if kind in (UNIFORM, SPHERE)})


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
        random = self.source == RANDOM
        read = read_columns(self.kinds)
        word = random_words(body, s, slot(body, "key"), read) if random else self._sobol()
        maker = Maker(self.kinds, s, body, slot(body, "ranges"))
        body.do("br label %loop")
        body.start("loop")
        body.do("%g = phi i64 [0, %entry], [%g.next, %loop]")
        body.do("%state = add i64 %first, %g")
        place = body.offset("%out", "%g", s.size)

        def store(k: int, value: str) -> None:
            skip = body.put(f"mul i64 %stride, {k}")
            body.store(s, value, body.offset(place, skip, s.size))

        written(maker.columns(word, store))
        body.do(f"%g.next = add i64 %g, {s.lanes}")
        body.do("%more = icmp ult i64 %g.next, %count")
        body.do("br i1 %more, label %loop, label %done")
        body.start("done")
        return "\n".join([_HEAD, "entry:", *body.lines, "  ret void", "}"])

    # -- words ------------------------------------------------------------------------

    def _sobol(self) -> Word:
        """x(b) ⊕ x(j); `words` has x(j), then 0 and the digital shift; see `directions`."""
        body, s, wide = self.body, self.shape, lanes_of(self.shape)
        table, directions = slot(body, "words"), slot(body, "directions")
        half = body.put("lshr i64 %first, 1")
        gray = body.put(f"xor i64 %first, {half}")
        start: dict[int, str] = {}
        for k in read_columns(self.kinds):
            # the shift of the column stands behind its directions
            row = body.offset(directions, k * (BITS + 1), 8)
            total = body.put(f"load i64, ptr {body.offset(row, BITS, 8)}, align 8")
            for bit in range(BITS):
                mask = body.put(f"shl i64 {gray}, {63 - bit}")
                sign = body.put(f"ashr i64 {mask}, 63")
                value = body.put(f"load i64, ptr {body.offset(row, bit, 8)}, align 8")
                total = body.put(f"xor i64 {total}, {body.put(f'and i64 {value}, {sign}')}")
            start[k] = broadcast(body, s, total)

        def word(k: int) -> Step[str]:
            place = body.offset(body.offset(table, k * TILE, 8), "%g", 8)
            inside = body.put(f"load {wide.integer}, ptr {place}, align 8")
            yield
            return body.put(f"xor {wide.integer} {start[k]}, {inside}")

        return word


@dataclass
class Maker:
    """Writes the columns of one vector of states."""

    kinds: Sequence[str]
    shape: Shape
    body: Body
    ranges: str  # where scale and offset of each column are

    def columns(self, word: Word, store: Callable[[int, str], None]) -> Step[None]:
        """`store` is given each column that is read, one after the other."""
        seen = 0
        normals: dict[int, tuple[str, str]] = {}
        for k, kind in enumerate(self.kinds):
            if kind == UNIFORM:
                found = yield from word(k)
                store(k, self._scaled(k, as_float(self.body, self.shape, found)))
            elif kind == NORMAL:
                pair = k & ~1
                if pair not in normals:
                    first = yield from word(pair)
                    normals[pair] = yield from self._normal(first, (yield from word(pair + 1)))
                store(k, self._scaled(k, normals[pair][k & 1]))
            elif kind == SPHERE:
                if seen % 4 == 0:
                    yield from self._sphere(k, word, store)
                seen += 1
            yield

    def _scaled(self, k: int, value: str) -> str:
        """scale·value + offset, as the table says for this column."""
        body, s = self.body, self.shape
        scalar = Shape(s.element)
        scale, offset = (
            body.broadcast(s, body.load(scalar, body.offset(self.ranges, 2 * k + j, s.size)))
            for j in (0, 1)
        )
        return body.multiply_add(s, value, scale, offset)

    def _unit(self, word: str) -> str:
        """u = (w + 1/2)·2⁻³², strictly between 0 and 1."""
        body, s, step = self.body, self.shape, resolution(self.shape.element)
        number = as_float(body, s, word)
        return body.multiply_add(s, number, s.const(step), s.const(step / 2))

    def _normal(self, first: str, second: str) -> Step[tuple[str, str]]:
        body, s = self.body, self.shape
        log = logarithm(body, s, self._unit(first))
        yield
        radius = body.call(s, "sqrt", body.mul(s, log, s.const(-2.0)))
        c, sn = self._turn(second)
        yield
        return body.mul(s, radius, c), body.mul(s, radius, sn)

    def _turn(self, word: str) -> tuple[str, str]:
        """cos 2πu, sin 2πu."""
        body, s = self.body, self.shape
        return fast_cos_sin(body, s, body.mul(s, self._unit(word), s.const(2.0 * math.pi)))

    def _sphere(self, k: int, word: Word, store: Callable[[int, str], None]) -> Step[None]:
        body, s = self.body, self.shape
        u = self._unit((yield from word(k)))
        long = body.call(s, "sqrt", u)
        short = body.call(s, "sqrt", body.sub(s, s.const(1.0), u))
        for j, radius in enumerate((short, long)):
            c, sn = self._turn((yield from word(k + 1 + j)))
            store(k + 2 * j, body.mul(s, radius, sn))
            store(k + 2 * j + 1, body.mul(s, radius, c))
            yield


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
