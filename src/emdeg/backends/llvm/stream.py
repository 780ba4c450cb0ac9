"""Batches whose results are larger than the cache: whole lines, written past it.

    void stream(const T *in0, …, T *out0, …, const T *constants, int64 tiles)

An ordinary store to a line that is not in the cache first reads the line, then pushes another one
out: three ways through the memory for one. A non-temporal store of a whole line goes once. Rows of
(N, n) arrays begin anywhere in a line, so the kernel for W states writes a tile of rows into a
buffer that lies in its lines as the rows do in theirs, and the tile goes out line by line:

    out + first row      ····|xxxx|xxxx|xxxx|xx··      a tile is a whole number of lines long,
    buffer + same place  cc··|xxxx|xxxx|xxxx|xx··      so what is left over at its end is as much
                         └ from the tile before        as the next one needs at its front

While a tile is computed, the lines of the one before go out, a few after every some operations:
all at once they would fill the processor's queue of stores, and everything would wait for them.
The first and the last line are written in part, by ordinary stores: they have neighbours. At the
end a fence makes everything visible to other threads, as ordinary stores are. The same operations
compute the same states, so the results have the same bits.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from emdeg.backends.llvm.arrays import FEW, RowBlock
from emdeg.backends.llvm.text import Body, Shape

LINE, PAGE = 64, 4096  # bytes
LARGEST = 1 << 18  # bytes of a tile: one that leaves the second cache gains nothing
SFENCE = "@llvm.x86.sse.sfence()"


def tile_states(element: str) -> int:
    """States of a tile: the fewest whose rows are whole lines, whatever the columns."""
    return LINE // Shape(element).size


def pays(widths: Sequence[int]) -> bool:
    """Is `stream` worth it for outputs of so many columns?

    Hardware follows a few columns by itself; tiles that leave the second cache gain nothing.
    """
    return sum(widths) > FEW and sum(widths) * LINE <= LARGEST


def blocks_of_tile(shape: Shape) -> int:
    """Blocks of W states in a tile."""
    return max(1, tile_states(shape.element) // shape.lanes)


def lines_behind(shape: Shape, width: int) -> int:
    """Lines of the tile before that one block writes; the first of a tile is its caller's."""
    tile = width * max(tile_states(shape.element), shape.lanes) * shape.size // LINE
    return -(-(tile - 1) // blocks_of_tile(shape))


@dataclass
class StreamBlock(RowBlock):
    """Rows into a buffer, while lines go from %behind to %line."""

    part: ClassVar[int] = 12
    angle_weight: ClassVar[int] = 40
    _behind: int = 0

    @property
    def more(self) -> list[str]:
        """Where the lines of the tile before are, and where they go."""
        return [
            argument
            for k in range(len(self.outputs))
            for argument in (f"ptr noalias readonly %behind{k}", f"ptr noalias %line{k}")
        ]

    @property
    def fetches(self) -> bool:
        """Lines go out all the while."""
        return True

    def fetch_ahead(self, share: float) -> None:
        """This share of the lines of the tile before should have gone."""
        body, s = self.body, self.shape
        lines = [(a, k) for a, w in enumerate(self.outputs) for k in range(lines_behind(s, w))]
        wanted = int(share * len(lines))
        for array, k in lines[self._behind : wanted]:
            source, target = (body.offset(f"%{n}{array}", k, LINE) for n in ("behind", "line"))
            stream_line(body, s.element, source, target)
        self._behind = max(wanted, self._behind)

    def finish(self) -> None:
        """What is left of the lines, and the wide outputs."""
        self.fetch_ahead(1.0)
        super().finish()


def line_shape(element: str) -> Shape:
    """The vector that is one line."""
    return Shape(element, LINE // Shape(element).size)


def stream_line(body: Body, element: str, source: str, target: str) -> None:
    """One line, past the cache."""
    put_line(body, element, body.load(line_shape(element), source, LINE), target)


def put_line(body: Body, element: str, value: str, target: str) -> None:
    """One vector, past the cache."""
    kind = line_shape(element).type
    body.do(f"store {kind} {value}, ptr {target}, align {LINE}, !nontemporal !1")


@dataclass(frozen=True)
class StreamText:
    """Writes `stream` beside the function `block` of a StreamBlock."""

    signature: str
    arrays: Mapping[str, int]  # columns of in0, …, out0, …
    shape: Shape
    x86: bool

    @property
    def states(self) -> int:
        """In a tile."""
        return max(tile_states(self.shape.element), self.shape.lanes)

    @property
    def outputs(self) -> dict[str, int]:
        """Lines of a tile of every output."""
        size = self.states * self.shape.size
        return {a: size * width // LINE for a, width in self.arrays.items() if a[0] == "o"}

    def text(self) -> str:
        """The function: tile t is computed into one buffer while tile t − 1 leaves the other."""
        body = Body()
        body.do(f"%pages = alloca [{self._buffers[''] * PAGE} x i8], align {PAGE}")
        for out, lines in self.outputs.items():
            self._places(body, out, lines)
        body.do("br label %tile")
        body.start("tile")
        body.do("%t = phi i64 [0, %entry], [%t.next, %call]")
        body.do("%odd = and i64 %t, 1")
        body.do("%even = xor i64 %odd, 1")
        body.do("%before = sub i64 %t, 1")
        body.do(f"%state = mul i64 %t, {self.states}")
        body.do("%begins = icmp eq i64 %t, 0")
        body.do("br i1 %begins, label %call, label %edges")
        body.start("edges")
        for out, lines in self.outputs.items():
            self._edge(body, out, lines)
        body.do("%inside = icmp ult i64 %t, %tiles")
        body.do("br i1 %inside, label %call, label %last")
        body.start("call")
        for k in range(blocks_of_tile(self.shape)):
            self._block(body, k)
        body.do("%t.next = add i64 %t, 1")
        body.do("br label %tile")
        body.start("last")
        for out, lines in self.outputs.items():
            self._last(body, out, lines)
        body.do(f"call void {SFENCE}" if self.x86 else "fence seq_cst")
        declared = [f"declare void {SFENCE}"] if self.x86 else []
        head = f"define void @stream({self.signature}, i64 %tiles) #0 {{"
        return "\n".join([*declared, head, "entry:", *body.lines, "  ret void", "}"])

    def _room(self, lines: int) -> int:
        """Bytes from one buffer of an output to the other."""
        return PAGE * -(-LINE * (lines + 1) // PAGE)

    @property
    def _buffers(self) -> dict[str, int]:
        """Where in %pages the buffers of each output begin; for "" how many pages these are.

        A store that crosses the end of a page waits for all non-temporal stores before it: a buffer
        lies within its pages, at another place in each, so that their lines meet in no cache set.
        """
        found, used = {}, 0
        for k, (out, lines) in enumerate(self.outputs.items()):
            slack = self._room(lines) // LINE - lines - 1
            found[out] = used + LINE * (slack * k // max(len(self.outputs) - 1, 1))
            used += 2 * self._room(lines)
        return found | {"": used // PAGE}

    def _places(self, body: Body, out: str, lines: int) -> None:
        """Two buffers, a place to write into before there is a tile, and where in a line out is."""
        v = line_shape(self.shape.element)
        body.do(f"%tile.{out} = getelementptr i8, ptr %pages, i64 {self._buffers[out]}")
        body.do(f"%dump.{out} = alloca [{LINE * lines} x i8], align {LINE}")
        body.do(f"%carry.{out} = alloca [{LINE} x i8], align {LINE}")
        body.do(f"%address.{out} = ptrtoint ptr %{out} to i64")
        body.do(f"%off.{out} = and i64 %address.{out}, {LINE - 1}")
        body.do(f"%inside.{out} = icmp ne i64 %off.{out}, 0")
        body.do(f"%lead.{out} = sub i64 0, %off.{out}")
        body.do(f"%lines.{out} = getelementptr i8, ptr %{out}, i64 %lead.{out}")
        body.do(f"%rows.{out} = getelementptr i8, ptr %tile.{out}, i64 %off.{out}")
        kept, words = body.put(f"udiv i64 %off.{out}, {v.size}"), f"<{v.lanes} x i64>"
        one = body.put(f"insertelement {words} poison, i64 {kept}, i32 0")
        pick = f"<{v.lanes} x i32> zeroinitializer"
        all_lanes = body.put(f"shufflevector {words} {one}, {words} poison, {pick}")
        numbers = ", ".join(f"i64 {k}" for k in range(v.lanes))
        body.do(f"%kept.{out} = icmp ult {words} <{numbers}>, {all_lanes}")

    def _block(self, body: Body, number: int) -> None:
        """W states into the tiles, and a share of the tile before out of them."""
        s, pointers, behind = self.shape, [], []
        first = body.put(f"add i64 %state, {number * s.lanes}")
        for array, width in self.arrays.items():
            if array[0] == "i":
                pointers.append(body.offset(f"%{array}", first, s.size * width))
                continue
            lines = self.outputs[array]
            room, size = self._room(lines), LINE * lines
            buffer = body.offset(f"%rows.{array}", "%odd", room)
            pointers.append(body.offset(buffer, number * s.lanes, s.size * width))
            share = lines_behind(s, width)
            skip = 1 + min(number * share, lines - 1 - share)  # the last share may overlap
            source = body.offset(body.offset(f"%tile.{array}", "%even", room), skip, LINE)
            place = body.offset(self._line(body, array, size), skip, LINE, inside=False)
            target = f"select i1 %begins, ptr %dump.{array}, ptr {place}"
            behind += [source, body.put(target)]
        passed = ", ".join(f"ptr {p}" for p in (*pointers, "%constants", *behind))
        body.do(f"call void @block({passed})")

    def _line(self, body: Body, out: str, size: int) -> str:
        """Where the lines of the tile before begin: for the first of them before the array does."""
        return body.offset(f"%lines.{out}", "%before", size, inside=False)

    # -- the lines at the edges of a tile ----------------------------------------------------

    def _edge(self, body: Body, out: str, lines: int) -> None:
        """The first line of a tile, with the end of the one before; of the very first its part."""
        v = line_shape(self.shape.element)
        target = self._line(body, out, lines * LINE)
        tile = body.offset(f"%tile.{out}", "%even", self._room(lines))
        first = body.put("icmp eq i64 %before, 0")
        alone = body.put(f"and i1 {first}, %inside.{out}")
        label = body.name("edge").removeprefix("%")
        body.do(f"br i1 {alone}, label %{label}.head, label %{label}.whole, !prof !0")
        body.start(f"{label}.head")
        self._part(body, f"{label}.front", tile, target, f"%off.{out}", str(LINE))
        body.do(f"br label %{label}.kept")
        body.start(f"{label}.whole")
        before, own = (body.load(v, p, LINE) for p in (f"%carry.{out}", tile))
        joined = body.put(f"select {v.mask} %kept.{out}, {v.type} {before}, {v.type} {own}")
        put_line(body, v.element, joined, target)
        body.do(f"br label %{label}.kept")
        body.start(f"{label}.kept")
        left = body.load(v, body.offset(tile, lines, LINE), LINE)
        body.store(v, left, f"%carry.{out}", LINE)

    def _last(self, body: Body, out: str, lines: int) -> None:
        """The other lines of the last tile, and what is left over at its end."""
        source = body.offset(f"%tile.{out}", "%even", self._room(lines))
        target = self._line(body, out, lines * LINE)
        if lines > 1:
            before, loop, k = body.label, f"{out}.rest", f"%{out}.k"
            body.do(f"br label %{loop}")
            body.start(loop)
            body.do(f"{k} = phi i64 [1, %{before}], [{k}.next, %{loop}]")
            there = body.offset(target, k, LINE, inside=False)
            stream_line(body, self.shape.element, body.offset(source, k, LINE), there)
            body.do(f"{k}.next = add i64 {k}, 1")
            body.do(f"{k}.more = icmp ult i64 {k}.next, {lines}")
            body.do(f"br i1 {k}.more, label %{loop}, label %{loop}.done")
            body.start(f"{loop}.done")
        end = body.offset(target, lines, LINE, inside=False)
        self._part(body, f"{out}.tail", f"%carry.{out}", end, "0", f"%off.{out}")

    def _part(self, body: Body, label: str, source: str, target: str, first: str, end: str) -> None:
        """Bytes first … end − 1 of a line, by elements."""
        s, before = Shape(self.shape.element), body.label
        body.do(f"%{label}.some = icmp ult i64 {first}, {end}")
        body.do(f"br i1 %{label}.some, label %{label}, label %{label}.done")
        body.start(label)
        body.do(f"%{label}.b = phi i64 [{first}, %{before}], [%{label}.next, %{label}]")
        value = body.load(s, body.offset(source, f"%{label}.b", 1))
        body.store(s, value, body.offset(target, f"%{label}.b", 1, inside=False))
        body.do(f"%{label}.next = add i64 %{label}.b, {s.size}")
        body.do(f"%{label}.more = icmp ult i64 %{label}.next, {end}")
        body.do(f"br i1 %{label}.more, label %{label}, label %{label}.done")
        body.start(f"{label}.done")
