"""Reductions of one output over a tile of states, in machine code, always in double precision.

    void reduce(const T *x, const double *mask, int64 base, double *sums, int64 *places,
                int32 *index, int32 row, double pivot, double limit, double origin, double scale,
                double top)

`x` are the values of states base … base + TILE − 1. Into `sums` go, each kept up to date,

    0 the least   1 the greatest   2, 3 Σ d and its rest   4, 5 Σ d² and its rest,   d = x − pivot

into `places` the numbers of the states that have 0 the least and 1 the greatest value (the first of
them), and 2 how many have |x| > limit; into `index` where in the histogram each value is counted:
bin k has k ≤ (x − origin)·scale < k + 1, all below are in bin 0 and all above in the last. Bins are
those of all outputs in a row, this one's from `row` on; counting is done later, by `count` or
beside the kernel of the next tile (beside.py).

A tile is folded in halves, x[j] with x[j + 32], then with x[j + 16], and so on: the order of
additions is the same for every width of vectors, and so are the bits of the sum. The sums of tiles
are added with their rounding errors (Knuth's two-sum), which `rest` collects. Where `mask` is not
null, states count only where it is 1.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field

from emdeg.backends.llvm.samples import TILE
from emdeg.backends.llvm.text import Body, Shape

EXTREMES, MOMENTS, OVER, HISTOGRAM = "extremes", "moments", "over", "histogram"
FEATURES = (EXTREMES, MOMENTS, OVER, HISTOGRAM)
SUMS, PLACES = 6, 3  # numbers that are kept of each output
COPIES = 4  # of a bin: an increment need not wait for the one before

_SIGNATURE = (
    "ptr noalias readonly %x, ptr readonly %mask, i64 %base, ptr noalias %sums, "
    "ptr noalias %places, ptr noalias %index, i32 %row, double %pivot, double %limit, "
    "double %origin, double %scale, double %top"
)

WHERE = f"""define internal i64 @where(ptr %x, ptr %mask, double %value) #1 {{
entry:
  %all = icmp eq ptr %mask, null
  br label %loop
loop:
  %j = phi i64 [0, %entry], [%next, %other]
  %px = getelementptr inbounds ELEMENT, ptr %x, i64 %j
  %found = load ELEMENT, ptr %px, align SIZE
  %wide = WIDEN
  %equal = fcmp oeq double %wide, %value
  br i1 %equal, label %look, label %other
look:
  br i1 %all, label %done, label %masked
masked:
  %pm = getelementptr inbounds double, ptr %mask, i64 %j
  %m = load double, ptr %pm, align 8
  %counts = fcmp oeq double %m, 1.0
  br i1 %counts, label %done, label %other
other:
  %next = add i64 %j, 1
  %more = icmp ult i64 %next, {TILE}
  br i1 %more, label %loop, label %done
done:
  %answer = phi i64 [%j, %look], [%j, %masked], [{TILE}, %other]
  ret i64 %answer
}}"""


def where_function(element: str) -> str:
    """`where(x, mask, value)`: the first place of a value in a tile."""
    size = Shape(element).size
    widen = "fadd double %found, -0.0" if size == 8 else "fpext float %found to double"
    text = WHERE.replace("ELEMENT", element).replace("SIZE", str(size))
    return text.replace("WIDEN", widen)


def folded(body: Body, s: Shape, vectors: Sequence[str], join: Callable[..., str]) -> str:
    """One number from the vectors of a tile, always in halves: half with half."""
    return within(body, s, upright(body, s, vectors, join), join)


def upright(body: Body, s: Shape, vectors: Sequence[str], join: Callable[..., str]) -> str:
    """One vector from the vectors of a tile."""
    found = list(vectors)
    while len(found) > 1:
        half = len(found) // 2
        found = [join(body, s, a, b) for a, b in zip(found[:half], found[half:], strict=True)]
    return found[0]


def within(body: Body, s: Shape, value: str, join: Callable[..., str]) -> str:
    """One number from the lanes of a vector."""
    shape = s
    while shape.lanes > 2:
        half = shape.lanes // 2
        parts = [body.shuffle(shape, value, "poison", range(k, k + half)) for k in (0, half)]
        shape = Shape(s.element, half)
        value = join(body, shape, *parts)
    ends = [body.put(f"extractelement {shape.type} {value}, i32 {k}") for k in (0, 1)]
    return join(body, Shape(s.element), *ends)


def _chosen(relation: str) -> Callable[[Body, Shape, str, str], str]:
    """b where b < a (or b > a), else a."""
    return lambda body, s, a, b: body.select(s, body.compare(s, relation, b, a), b, a)


@dataclass
class ReduceText:
    """Writes `reduce` (or `reduce_masked`) for the features that are asked for."""

    element: str
    lanes: int  # doubles in a vector
    features: Collection[str]
    masked: bool
    intrinsics: set[str]
    body: Body = field(init=False)

    def __post_init__(self) -> None:
        self.body = Body(intrinsics=self.intrinsics)
        self.shape = Shape("double", self.lanes)

    def text(self) -> str:
        """The function."""
        body, s = self.body, self.shape
        self.values = [self._load(k) for k in range(0, TILE, s.lanes)]
        self.counted = [self._counted(k) for k in range(0, TILE, s.lanes)] if self.masked else []
        if EXTREMES in self.features:
            self._extreme("lt", math.inf, 0)
            self._extreme("gt", -math.inf, 1)
        if MOMENTS in self.features:
            self._moments()
        if OVER in self.features:
            self._over()
        if HISTOGRAM in self.features:
            self._histogram()
        name = "reduce_masked" if self.masked else "reduce"
        head = f"define internal void @{name}({_SIGNATURE}) #2 {{"
        return "\n".join([head, "entry:", *body.lines, "  ret void", "}"])

    # -- the tile -----------------------------------------------------------------------

    def _load(self, k: int) -> str:
        body, s = self.body, self.shape
        narrow = Shape(self.element, s.lanes)
        value = body.load(narrow, body.offset("%x", k, narrow.size))
        if self.element == "double":
            return value
        return body.put(f"fpext {narrow.type} {value} to {s.type}")

    def _counted(self, k: int) -> str:
        mask = self.body.load(self.shape, self.body.offset("%mask", k, 8))
        return self.body.compare(self.shape, "eq", mask, self.shape.const(1.0))

    def _kept(self, values: Sequence[str], otherwise: float) -> list[str]:
        """The values of states that count, and a neutral number for the others."""
        if not self.masked:
            return list(values)
        body, s = self.body, self.shape
        return [
            body.select(s, mask, value, s.const(otherwise))
            for mask, value in zip(self.counted, values, strict=True)
        ]

    # -- what is kept ---------------------------------------------------------------------

    def _extreme(self, relation: str, worst: float, place: int) -> None:
        """Seldom anything new: only then the lanes are compared and the state is looked for."""
        body, s, scalar = self.body, self.shape, Shape("double")
        lanes = upright(body, s, self._kept(self.values, worst), _chosen(relation))
        where = body.offset("%sums", place, 8)
        so_far = body.broadcast(s, body.load(scalar, where))
        some = body.compare(s, relation, lanes, so_far)
        better = body.reduce(f"or.v{s.lanes}i1", "i1", s.mask, some)
        new, old = (f"{label}{place}" for label in ("better", "as_before"))
        body.do(f"br i1 {better}, label %{new}, label %{old}, !prof !0")
        body.start(new)
        found = within(body, s, lanes, _chosen(relation))
        body.store(scalar, found, where)
        mask = "%mask" if self.masked else "null"
        inside = body.put(f"call i64 @where(ptr %x, ptr {mask}, double {found})")
        state = body.put(f"add i64 %base, {inside}")
        body.do(f"store i64 {state}, ptr {body.offset('%places', place, 8)}, align 8")
        body.do(f"br label %{old}")
        body.start(old)

    def _moments(self) -> None:
        body, s = self.body, self.shape
        pivot = body.broadcast(s, "%pivot")
        d = self._kept([body.sub(s, x, pivot) for x in self.values], 0.0)
        self._add(2, folded(body, s, d, Body.add))
        self._add(4, folded(body, s, [body.mul(s, x, x) for x in d], Body.add))

    def _add(self, place: int, term: str) -> None:
        """sum + term = t + error, exactly; the error goes to the rest."""
        body, s = self.body, Shape("double")
        places = [body.offset("%sums", k, 8) for k in (place, place + 1)]
        total, rest = (body.load(s, p) for p in places)
        t = body.add(s, total, term)
        part = body.sub(s, t, total)
        lost = body.sub(s, total, body.sub(s, t, part))
        error = body.add(s, lost, body.sub(s, term, part))
        body.store(s, t, places[0])
        body.store(s, body.add(s, rest, error), places[1])

    def _over(self) -> None:
        body, s = self.body, self.shape
        limit = body.broadcast(s, "%limit")
        sizes = [body.call(s, "fabs", x) for x in self.values]
        total = s.integer_const(0)
        for size in self._kept(sizes, 0.0):
            one = body.put(f"zext {s.mask} {body.compare(s, 'gt', size, limit)} to {s.integer}")
            total = body.put(f"add {s.integer} {total}, {one}")
        count = body.reduce(f"add.v{s.lanes}i64", "i64", s.integer, total)
        place = body.offset("%places", 2, 8)
        before = body.put(f"load i64, ptr {place}, align 8")
        body.do(f"store i64 {body.put(f'add i64 {before}, {count}')}, ptr {place}, align 8")

    def _histogram(self) -> None:
        """Bins of all states, vector by vector."""
        body, s = self.body, self.shape
        origin, scale, top = (body.broadcast(s, f"%{n}") for n in ("origin", "scale", "top"))
        index = f"<{s.lanes} x i32>"
        row = self._every("%row")
        # states that do not count go to a bin behind the last
        behind = self._every(body.put(f"add i32 {body.put('fptosi double %top to i32')}, 1"))
        copies = f"<{', '.join([f'i32 {COPIES}'] * s.lanes)}>"
        for k, x in zip(range(0, TILE, s.lanes), self.values, strict=True):
            place = body.mul(s, body.sub(s, x, origin), scale)
            place = body.select(s, body.compare(s, "gt", place, s.const(0.0)), place, s.const(0.0))
            place = body.select(s, body.compare(s, "lt", place, top), place, top)
            whole = body.put(f"fptosi {s.type} {place} to {index}")
            if self.masked:
                mask = self.counted[k // s.lanes]
                whole = body.put(f"select {s.mask} {mask}, {index} {whole}, {index} {behind}")
            inside = body.put(f"add {index} {whole}, {row}")
            found = body.put(f"mul {index} {inside}, {copies}")
            body.do(f"store {index} {found}, ptr {body.offset('%index', k, 4)}, align 4")

    def _every(self, value: str) -> str:
        """An i32 in every lane."""
        body, index = self.body, f"<{self.shape.lanes} x i32>"
        one = body.put(f"insertelement {index} poison, i32 {value}, i32 0")
        return body.put(f"shufflevector {index} {one}, {index} poison, {index} zeroinitializer")


def counted(body: Body, index: str, histogram: str, state: int) -> None:
    """One more in the bin of one state; neighbours have their own copies of a bin."""
    place = body.offset(index, state, 4)
    number = body.put(f"zext i32 {body.put(f'load i32, ptr {place}, align 4')} to i64")
    bin_ = body.offset(body.offset(histogram, number, 4), state % COPIES, 4)
    old = body.put(f"load i32, ptr {bin_}, align 4")
    body.do(f"store i32 {body.put(f'add i32 {old}, 1')}, ptr {bin_}, align 4")


def count_function(outputs: int) -> str:
    """`count(index, histogram)`: the bins of all outputs of a tile."""
    body = Body()
    body.do("br label %loop")
    body.start("loop")
    body.do("%j = phi i64 [0, %entry], [%next, %loop]")
    place = body.offset("%index", "%j", 4)
    for k in range(8):
        counted(body, place, "%histogram", k)
    body.do("%next = add i64 %j, 8")
    body.do(f"%more = icmp ult i64 %next, {TILE * outputs}")
    body.do("br i1 %more, label %loop, label %done")
    body.start("done")
    head = "define internal void @count(ptr noalias readonly %index, ptr noalias %histogram) #2 {"
    return "\n".join([head, "entry:", *body.lines, "  ret void", "}"])
