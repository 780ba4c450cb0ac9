"""A lower bound: so many operations every program of a function has, whoever writes it.

An operation of a program has a parameter-only number as an operand, or it *joins* two values that
move. Let c operations have numbers and j be joins, k = c + j.

c: the outputs at any states are rational functions of the c numbers with rational coefficients; so
   c is not less than their transcendence degree over the parameters, the rank of the derivatives
   of the outputs at several states with respect to the parameters (Jacobi's criterion).
j: draw the program as a graph: its operations and the inputs that it reads are points (a sine or
   cosine is the same point as its angle, for it costs nothing; a sum of angles is an addition),
   each operand that is no number is a line. There are 2j + c lines at most; with L inputs and C
   connected components there are at least L + k − C. So j ≥ L − C.
   C: every component has an output, and outputs that depend on one input are in one component.
   Which of the others are together nobody knows, so all ways to put them together are looked at,
   and the least is the bound; of very many outputs each is taken to be alone.
j, by outputs: follow an output of two inputs or more back through operations with numbers, sines
   and cosines to the first join. Outputs neither of which is a function of the other (their
   gradients are not parallel) have different joins. Put the N joins in the order of the program:
   what the first t of them need does not contain the N − t others, and one of these t has at least
   as many inputs as the t-th smallest, L₍t₎. So j ≥ L₍t₎ − 1 + N − t for every t.

Besides, each output that depends on the state and on a parameter is an operation of its own. Ranks
and derivatives are found modulo a prime at random points: what does not vanish there does not
vanish, so the bound holds whatever was drawn. Of large functions it is far from what can be
reached; where a program reaches it, that program is proved to be a shortest one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from emdeg.exact.field import PRIME_WITH_ROOTS, Field, Point, inverse
from emdeg.exact.graph import Expr
from emdeg.program.fingerprint import residues, symbol_of
from emdeg.program.ir import Leaf, Program
from emdeg.program.ops import ADD, CALL, COS, DIV, LEAF, MUL, NEG, SIN, SUB

P = PRIME_WITH_ROOTS
SEED = 17
MORE_STATES = 2  # than there are parameters
MOST_GROUPS = 6  # of outputs that may or may not be computed together
Gradient = Mapping[str, int]  # leaf → derivative, those that do not vanish


@dataclass(frozen=True)
class Block:
    """Outputs that one component, or so many, could have; all counts are least ones."""

    inputs: int
    numbers: int
    outputs: int
    joined: tuple[int, ...] = ()  # inputs of each output that needs a join of its own, ascending
    components: int = 1

    @property
    def joins(self) -> int:
        """Operations on two values that move."""
        one_by_one = (own - 1 + len(self.joined) - t for t, own in enumerate(self.joined, 1))
        return max(self.inputs - self.components, *one_by_one, 0)

    @property
    def total(self) -> int:
        """Operations."""
        return max(self.joins + self.numbers, self.outputs)


@dataclass(frozen=True)
class LowerBound:
    """The way to put outputs together that needs fewest operations."""

    blocks: tuple[Block, ...]

    @property
    def total(self) -> int:
        """The bound."""
        return sum(block.total for block in self.blocks)


def lower_bound(program: Program) -> LowerBound | None:
    """The bound for the function of a program; None where functions or mimics make it unsure."""
    if program.derived or any(value.op == CALL for value in program.values):
        return None
    known = _Known(program)
    groups = known.groups()
    if len(groups) > MOST_GROUPS:
        everything = known.block([i for group in groups for i in group])
        return LowerBound((replace(everything, components=len(groups)),))
    ways = ([known.block(block) for block in way] for way in _partitions(groups))
    return min((LowerBound(tuple(way)) for way in ways), key=lambda bound: bound.total)


def _partitions(groups: Sequence[list[int]]) -> Iterator[list[list[int]]]:
    """All ways to put groups together."""
    if not groups:
        yield []
        return
    first, *others = groups
    for way in _partitions(others):
        yield [first, *way]
        for k, block in enumerate(way):
            yield [*way[:k], first + block, *way[k + 1 :]]


class _Known:
    """What each output of a program depends on, and its gradients at several states."""

    def __init__(self, program: Program) -> None:
        leaves = [v.a for v in program.values if v.op == LEAF and isinstance(v.a, Leaf)]
        self.inputs = {leaf.name for leaf in leaves if leaf.rate and not leaf.sphere}
        self.parameters = {leaf.name for leaf in leaves if not leaf.rate and not leaf.angular}
        slots = list(program.output_values())
        states = len(self.parameters) + MORE_STATES
        self.rows = [_gradients(program, slots, state) for state in range(1, states + 1)]
        each = zip(*self.rows, strict=True)
        self.read = [frozenset(name for row in rows for name in row) for rows in each]
        at_one = residues(program, _point(leaves, 1))
        self.unsigned = [min(at_one[k], P - at_one[k]) for k in slots]
        self.directions = [_direction(row, self.inputs) for row in self.rows[0]]

    def groups(self) -> list[list[int]]:
        """Outputs that move, together where they depend on one input."""
        found: list[list[int]] = []
        for i, names in enumerate(self.read):
            own = names & self.inputs
            if not own:
                continue
            joined = [g for g in found if any(self.read[j] & own for j in g)]
            found = [g for g in found if g not in joined]
            found.append([j for g in joined for j in g] + [i])
        return found

    def block(self, outputs: Sequence[int]) -> Block:
        """What one component with these outputs needs at least."""
        read = frozenset[str]().union(*(self.read[i] for i in outputs))
        gradients = [row[i] for row in self.rows for i in outputs]
        own = {self.unsigned[i] for i in outputs if self.read[i] & self.parameters}
        numbers = rank(gradients, sorted(self.parameters))
        ways = {self.directions[i]: len(self.read[i] & self.inputs) for i in outputs}
        joined = sorted(inputs for way, inputs in ways.items() if len(way) > 1)
        return Block(len(read & self.inputs), numbers, len(own), tuple(joined))


def _direction(gradient: Gradient, inputs: Iterable[str]) -> tuple[tuple[str, int], ...]:
    """A gradient by the inputs up to a factor: functions of one another have the same."""
    found = [(name, gradient[name]) for name in sorted(inputs) if name in gradient]
    return tuple((name, own * inverse(found[0][1], P) % P) for name, own in found)


def _point(leaves: Iterable[Leaf], state: int) -> Point:
    """Parameters as at point 0, all else as at the point of this state."""
    still = Point(Field(P), SEED, 0)
    symbols = [symbol_of(leaf) for leaf in leaves if not leaf.rate]
    fixed: dict[Expr, int] = {s: still.value(s) for s in symbols if not s.angular}
    pairs = {s: still.circle(s) for s in symbols if s.angular}
    return Point(Field(P), SEED, state, fixed=fixed, pairs=pairs)


def _gradients(program: Program, slots: Sequence[int], state: int) -> list[Gradient]:
    """∂output/∂leaf at one state, by the chain rule backwards, for each output."""
    values = program.values
    point = _point((v.a for v in values if v.op == LEAF and isinstance(v.a, Leaf)), state)
    at = residues(program, point)
    found: list[Gradient] = []
    for root in slots:
        slope = [0] * (root + 1)
        slope[root] = 1
        gradient: dict[str, int] = {}
        for k in range(root, -1, -1):
            own = slope[k] % P
            if own:
                _hand_on(program, k, own, at, point, slope, gradient)
        found.append(gradient)
    return found


def _hand_on(
    program: Program,
    k: int,
    own: int,
    at: Sequence[int],
    point: Point,
    slope: list[int],
    gradient: dict[str, int],
) -> None:
    """What the slope of one value means for those of its operands."""
    op, a, b = program.values[k]
    if op == LEAF:
        gradient[a.name] = own
    elif op in (ADD, SUB):
        slope[a] += own
        slope[b] += own if op == ADD else -own
    elif op == MUL:
        slope[a] += own * at[b]
        slope[b] += own * at[a]
    elif op == NEG:
        slope[a] -= own
    elif op == DIV:
        over = own * inverse(at[b], P)
        slope[a] += over
        slope[b] -= over * at[k]
    elif op in (COS, SIN):
        terms = [(symbol_of(program.values[j].a), multiple) for j, multiple in a.terms]
        cosine, sine = point.cos_sin(terms, a.half_turns)
        for j, multiple in a.terms:
            slope[j] += own * multiple * (cosine if op == SIN else -sine)


def rank(rows: Sequence[Gradient], names: Sequence[str]) -> int:
    """The rank of these columns modulo P."""
    pivots: dict[str, dict[str, int]] = {}  # column → a row that begins there
    for row in rows:
        left = {name: row[name] for name in names if row.get(name)}
        while left:
            lead = min(left)
            if lead not in pivots:
                pivots[lead] = left
                break
            other = pivots[lead]
            factor = left[lead] * inverse(other[lead], P)
            merged = {n: (left.get(n, 0) - factor * other.get(n, 0)) % P for n in {*left, *other}}
            left = {n: value for n, value in merged.items() if value}
    return len(pivots)
