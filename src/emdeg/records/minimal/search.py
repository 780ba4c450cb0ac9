"""Every program of so many operations, whatever its numbers: does one compute the outputs?

Two searches, both over all straight-line programs without divisions, on jets (jets.py):

`joins`       operations with numbers cost nothing. Up to these an operation that joins two values
              is x + λy or (x + β)(y + γ), and an output is μ·value + ν. k ≥ joins + numbers.
`operations`  all operations count: x + y, x − y, xy, x + κ, κx, and an angle turned by a number,
              which gives C − Sε and S + Cε. For functions of one angle at most: there are no sums.
              A multiple of an angle that is turned as well takes two operations, and its cosine is
              then α + βε, as is κε + κ′; both its cosine *and* sine are not tried. Programs of
              three operations have no use for them: a third operation on both gives α + βε again,
              and an output that depends on parameters is no cosine itself.

A program is drawn first with the monomials that its values could have. Where these are not less
than those of the outputs, its numbers become unknowns k0, k1, …, the coefficients of each monomial
become equations, and numbers.py decides. No number κ, λ is 0: without it the program would be
shorter. So an empty answer is a proof, without any probability: no such program exists.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any, NamedTuple

from emdeg.errors import ProgramError
from emdeg.records.minimal.jets import Jet, Target
from emdeg.records.minimal.numbers import Unknowns

SUM, DIFFERENCE, PRODUCT = "+", "-", "*"  # joins
ADDED, SCALED, TURNED = "+k", "*k", "turn"  # with a number
JOINS = frozenset({SUM, DIFFERENCE, PRODUCT})


class Step(NamedTuple):
    """An operation on earlier values; of which output it is the value, if any."""

    kind: str
    a: int
    b: int
    output: int = -1


Shape = tuple[Step, ...]


def joins(target: Target, count: int) -> Iterator[Shape]:
    """Programs of so many joins that may compute the outputs, if numbers cost nothing."""
    return _Joins(replace(target, outputs=_joined(target.outputs, target)), count).shapes()


def _joined(outputs: Sequence[Jet], target: Target) -> tuple[Jet, ...]:
    """Outputs without their constants that need joins, and not that of another one."""
    units = {target.algebra.unit(name) for name in target.algebra.names}
    found: list[Jet] = []
    for output in outputs:
        moving = {m: c for m, c in output.items() if m}
        of_one_input = len(moving) == 1 and moving.keys() <= units
        if not of_one_input and not any(_parallel(moving, other) for other in found):
            found.append(moving)
    return tuple(found)


def _parallel(f: Jet, g: Jet) -> bool:
    if f.keys() != g.keys():
        return False
    first = min(f)
    return all(f[m] * g[first] == g[m] * f[first] for m in f)


def operations(
    target: Target, count: int, *, least_joins: int = 0, least_numbers: int = 0
) -> Iterator[Shape]:
    """Programs of so many operations that may compute the outputs.

    Those with fewer joins or fewer numbers than is known to be needed are left out.
    """
    if len(target.algebra.angles) > 1:
        raise ProgramError("sums of angles are not searched", hint="search for joins")
    if not target.corner or any(_one_angle(f, g) for f, g in combinations(target.outputs, 2)):
        raise ProgramError("operations are searched near corners", hint="give `quarters`")
    free = [{target.algebra.unit(name): sign} for name in target.algebra.names for sign in (1, -1)]
    paid = replace(target, outputs=tuple(jet for jet in target.outputs if jet not in free))
    return _Operations(paid, count, least_joins=least_joins, least_numbers=least_numbers).shapes()


def _one_angle(f: Jet, g: Jet) -> bool:
    """Could one turn of an angle give both, C − Sε and S + Cε? (It is searched as giving one.)"""
    if len(f) > 2 or len(g) > 2 or set(f) != set(g) or 0 not in f:
        return False
    slope = max(f)
    return bool(f[0] ** 2 == g[slope] ** 2 and f[slope] ** 2 == g[0] ** 2)


@dataclass
class _Drawn:
    """Programs by the monomials of their values; a mask has a bit for each."""

    target: Target
    count: int
    known: dict[tuple[int, int], int] = field(default_factory=dict)

    def wanted(self) -> list[int]:
        """The monomials of each output."""
        return [sum(1 << m for m in jet) for jet in self.target.outputs]

    def product(self, a: int, b: int) -> int:
        """The monomials that a product could have."""
        key = (a, b) if a < b else (b, a)
        if key not in self.known:
            found = 0
            for m, row in enumerate(self.target.algebra.table):
                if a >> m & 1:
                    for n, k in enumerate(row):
                        if b >> n & 1 and k is not None:
                            found |= 1 << k
            self.known[key] = found
        return self.known[key]


class _Joins(_Drawn):
    """Values have the monomial 1 always: adding a number is free."""

    def shapes(self) -> Iterator[Shape]:
        algebra = self.target.algebra
        self.inputs = len(algebra.names)
        self.free = Unknowns.of(2 * self.count + len(self.target.outputs), self.target.point)
        self.goals = self.wanted()
        masks = [1 | 1 << algebra.unit(name) for name in algebra.names]
        read = [algebra.monomials[m] for jet in self.target.outputs for m in jet]
        uses = [int(not any(m[i] for m in read)) for i in range(self.inputs)]  # or need not be used
        yield from self._more((), masks, uses)

    def _more(self, steps: Shape, masks: list[int], uses: list[int]) -> Iterator[Shape]:
        """All ways to go on: each value is used or is an output, each join ends at most two."""
        left = self.count - len(steps)
        if not left:
            yield from self._ended(steps, masks, uses)
            return
        newest = len(masks) - 1
        for step in self._joined(steps, len(masks)):
            if steps and step.b < newest and step[:3] < steps[-1][:3]:
                continue  # independent of the last one: in one order only
            own = list(uses)
            own[step.a] += 1
            own[step.b] += 1
            own.append(0)
            if own.count(0) - len(self.goals) > left - 1:
                continue
            a, b = masks[step.a], masks[step.b]
            mask = a | b if step.kind == SUM else self.product(a, b)
            yield from self._more((*steps, step), [*masks, mask], own)

    def _joined(self, steps: Shape, values: int) -> Iterator[Step]:
        for b in range(values):
            for a in range(b + 1):
                yield Step(PRODUCT, a, b)
                made = steps[b - self.inputs] if b >= self.inputs else None
                again = made is not None and made.kind == SUM and a in made[1:3]
                if a != b and not again:  # (x + λy) + λ′x is another x + λ″y
                    yield Step(SUM, a, b)

    def _ended(self, steps: Shape, masks: list[int], uses: list[int]) -> Iterator[Shape]:
        ends = {i for i, n in enumerate(uses) if not n}
        for places in _places(self.goals, masks, self.inputs):
            if ends <= set(places) and self._computes(steps, places):
                yield tuple(
                    step._replace(output=places.index(i)) if i in places else step
                    for i, step in enumerate(steps, self.inputs)
                )

    def _computes(self, steps: Shape, places: Sequence[int]) -> bool:
        """Could numbers exist?"""
        algebra, gens = self.target.algebra, iter(self.free.context.gens())
        one = self.free.context.from_dict({(0,) * self.free.context.nvars(): 1})
        values: list[Jet] = [{algebra.unit(name): one} for name in algebra.names]
        not_zero: dict[str, Any] = {}
        for kind, a, b, _ in steps:
            first = next(gens)
            if kind == SUM:
                not_zero[str(first)] = first
                made = algebra.plus(values[a], values[b], first)
            else:
                made = algebra.times({**values[a], 0: first}, {**values[b], 0: next(gens)})
            values.append({m: c for m, c in made.items() if m})
        equations = []
        for jet, place in zip(self.target.outputs, places, strict=True):
            scale = next(gens)
            not_zero[str(scale)] = scale
            missing = _missing(self.free, jet, values[place], scale)
            if missing is None:
                return False
            equations += missing
        return self.free.may_vanish(equations, not_zero)


def _places(goals: Sequence[int], masks: Sequence[int], first: int) -> Iterator[tuple[int, ...]]:
    """Different values that have all monomials of the outputs."""
    if not goals:
        yield ()
        return
    for rest in _places(goals[1:], masks, first):
        for i in range(first, len(masks)):
            if i not in rest and not goals[0] & ~masks[i]:
                yield (i, *rest)


def _missing(free: Unknowns, jet: Jet, value: Jet, scale: Any) -> list[Any] | None:
    """scale · value − jet, by monomials; None where it cannot vanish."""
    if any(m not in value for m in jet):
        return None
    return [value[m] if m not in jet else scale * value[m] - lifted(free, jet[m]) for m in value]


def lifted(free: Unknowns, number: Any) -> Any:
    """A polynomial of the parameters among those that have unknowns, too."""
    zeros = (0,) * free.unknowns
    return free.context.from_dict({(*zeros, *e): c for e, c in number.to_dict().items()})


@dataclass
class _Operations(_Drawn):
    """Every operation counts; values have the monomials that their operations give."""

    least_joins: int = 0
    least_numbers: int = 0

    def shapes(self) -> Iterator[Shape]:
        algebra = self.target.algebra
        self.free = Unknowns.of(2 * self.count + len(self.target.outputs), self.target.point)
        self.goals = self.wanted()
        # near a corner the sine of an angle is ε and its cosine 1, or the other way round
        masks = [1, *(1 << algebra.unit(name) for name in algebra.names)]
        yield from self._more((), masks, frozenset(range(len(masks))), 0)

    def _more(
        self, steps: Shape, masks: list[int], used: frozenset[int], newest: int
    ) -> Iterator[Shape]:
        """All ways to go on; `used` has the inputs, too, and outputs."""
        left = self.count - len(steps)
        done = {step.output for step in steps} - {-1}
        if not left:
            if len(used) == len(masks) and len(done) == len(self.goals) and self._computes(steps):
                yield steps
            return
        joined = sum(step.kind in JOINS for step in steps)
        for step in self._every(len(masks)):
            if steps and step.b < newest and step[:3] < steps[-1][:3]:
                continue  # independent of the last one: in one order only
            more = joined + (step.kind in JOINS)
            if more + left - 1 < self.least_joins or self.count - more < self.least_numbers:
                continue
            made, now = self._masks(step, masks), used | {step.a, step.b}
            if len(masks) - len(now) > 2 * (left - 1):
                continue
            now |= {len(masks) + 1} if len(made) > 1 else set()  # the other of sine and cosine
            for output in range(-1, len(self.goals)):
                rest = len(self.goals) - len(done) - (output >= 0)
                if rest > left - 1 or output in done:
                    continue
                if output < 0 or not self.goals[output] & ~made[0]:
                    yield from self._more(
                        (*steps, step._replace(output=output)), [*masks, *made],
                        now | {len(masks)} if output >= 0 else now, len(masks),
                    )  # fmt: skip

    def _every(self, values: int) -> Iterator[Step]:
        for b in range(values):
            yield Step(ADDED, b, b)
            yield Step(SCALED, b, b)
            for a in range(b + 1):
                yield Step(SUM, a, b)
                if a:
                    yield Step(PRODUCT, a, b)
                if a != b:
                    yield Step(DIFFERENCE, a, b)
        for name in self.target.algebra.angles:
            angle = 1 + self.target.algebra.names.index(name)
            yield Step(TURNED, angle, angle)

    def _masks(self, step: Step, masks: Sequence[int]) -> list[int]:
        """The monomials of what a step gives: of cosine and sine where an angle is turned."""
        a, b = masks[step.a], masks[step.b]
        if step.kind == TURNED:
            return [a | 1, a | 1]
        if step.kind == PRODUCT:
            return [self.product(a, b)]
        return [a | b | (step.kind == ADDED)]

    def _computes(self, steps: Shape) -> bool:
        """Could numbers exist?"""
        algebra, gens = self.target.algebra, iter(self.free.context.gens())
        one = self.free.context.from_dict({(0,) * self.free.context.nvars(): 1})
        values: list[Jet] = [{0: one}, *({algebra.unit(name): one} for name in algebra.names)]
        not_zero: dict[str, Any] = {}
        equations = []
        for kind, a, b, output in steps:
            numbers = [] if kind in JOINS else [next(gens)]
            not_zero.update((str(k), k) for k in numbers)
            if kind == TURNED:
                numbers.append(next(gens))
                equations.append(numbers[0] ** 2 + numbers[1] ** 2 - 1)
            made = self._values(kind, values[a], values[b], numbers)
            values += made
            if output >= 0:
                sign = next(gens)
                missing = _missing(self.free, self.target.outputs[output], made[0], sign)
                if missing is None:
                    return False
                equations += [*missing, (sign - 1) * (sign + 1)]
        return self.free.may_vanish(equations, not_zero)

    def _values(self, kind: str, a: Jet, b: Jet, numbers: Sequence[Any]) -> list[Jet]:
        algebra = self.target.algebra
        if kind in (SUM, DIFFERENCE):
            return [algebra.plus(a, b, 1 if kind == SUM else -1)]
        if kind == PRODUCT:
            return [algebra.times(a, b)]
        if kind == SCALED:
            return [algebra.times(a, {0: numbers[0]})]
        if kind == ADDED:
            return [algebra.plus(a, {0: numbers[0]})]
        slope, constant = numbers  # C − Sε and S + Cε with −S = slope
        other = algebra.plus(algebra.times(a, {0: constant}), {0: -slope})
        return [algebra.plus(algebra.times(a, {0: slope}), {0: constant}), other]
