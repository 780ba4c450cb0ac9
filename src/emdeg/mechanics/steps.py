"""The steps of a derivation, as the method's paper writes them: symbol, value, equation number.

A method keeps what it computes in `RigidBody.intermediates` by the paper's names and says in one
table (`RigidBody.notation`) how each is written; this file turns both into steps. Nothing is
derived a second time: a step's value is the very expression that the result is made of.

    list      one step for each body              vector   one for each coordinate
    mapping   one for each key: indices, a name   matrix   one for each element

Indices are printed from 1. `definitions` writes each step in terms of those before it, which is
how a paper writes them, and short however large the robot is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from emdeg.exact.graph import Expr, const, linear, rebuilt, scale, symbol, walk
from emdeg.exact.kinds import CONST, COS, PRODUCT, SCALE, SIN, SUM, SYMBOL
from emdeg.exact.linalg import Matrix, Vector
from emdeg.exact.nodes import with_children
from emdeg.exact.numbers import Number, reciprocal
from emdeg.exact.print.printing import to_latex
from emdeg.robot.robot import Robot
from emdeg.shown import brief, listed

Value: TypeAlias = Expr | Vector | Matrix | str
Place: TypeAlias = tuple[int, ...] | str
LEAVES = (CONST, SYMBOL, COS, SIN)
LONGEST = 40  # leaves of a line; beyond, what it shares with others gets a name
SHARED = "shared"  # in place of an equation number


@dataclass(frozen=True)
class Notation:
    """How a paper writes one quantity: # stands for its indices, `of` for what they count.

    `of` has a word for each index: link, joint (by coordinate), axis (the joint of a link) or
    column (of a joint's axes: no name); the last one stands for all that follow. "" is the whole
    robot. `inward` lists the tips first.
    """

    symbol: str
    latex: str
    equation: str
    of: str = "link"
    inward: bool = False


@dataclass(frozen=True)
class Step:
    """One line of a derivation; `equation` is the paper's number, `of` names links or joints."""

    __repr__ = brief
    _repr_html_ = listed

    symbol: str
    latex: str
    value: Value
    equation: str
    of: str

    @property
    def components(self) -> dict[str, Expr]:
        """Its scalars by name: ω_2x, U_12[14]; none for a remark in words."""
        return {self.symbol + suffix: e for suffix, e in _components(self.value)}


def steps_of(
    robot: Robot, values: Mapping[str, Any], notation: Mapping[str, Notation]
) -> tuple[Step, ...]:
    """The steps in the order of the table."""
    return tuple(
        Step(
            how.symbol.replace("#", _indices(place, robot)),
            how.latex.replace("#", _indices(place, robot, latex=True)),
            value if isinstance(value, Expr | Vector | Matrix) else str(value),
            how.equation,
            _named(how.of, place, robot),
        )
        for key, how in notation.items()
        for place, value in _ordered(values[key], how)
    )


def _ordered(value: Any, how: Notation) -> list[tuple[Place, Any]]:
    found = list(_each(value))
    return found[::-1] if how.inward else found


def _each(value: Any) -> Iterator[tuple[Place, Any]]:
    if isinstance(value, Matrix):
        rows, columns = value.shape
        half = value == value.T
        for i in range(rows):
            yield from (((i, j), value[i, j]) for j in range(i if half else 0, columns))
    elif isinstance(value, Mapping):
        yield from value.items()
    elif isinstance(value, Vector | Sequence) and not isinstance(value, str):
        yield from (((i,), v) for i, v in enumerate(value))
    else:
        yield (), value


def _indices(place: Place, robot: Robot, *, latex: bool = False) -> str:
    if isinstance(place, str):  # a name of its own
        return to_latex(symbol(place)) if latex else place
    apart = "," if max(robot.nv, len(robot.bodies)) > 9 else ""
    return apart.join(str(i + 1) for i in place)


def _named(kind: str, place: Place, robot: Robot) -> str:
    if isinstance(place, str):
        return ""
    bodies = robot.bodies
    owners = {k: joint.name for joint in robot.by_coordinate.values() for k in joint.indices}
    names = {
        "link": [body.name for body in bodies],
        "axis": [body.joint.name for body in bodies],
        "joint": [owners[k] for k in sorted(owners)],
    }
    kinds = kind.split()
    words = [kinds[min(at, len(kinds) - 1)] for at in range(len(place))] if kinds else []
    named = [pair for pair in zip(words, place, strict=False) if pair[0] != "column"]
    return ", ".join(names[word][i] for word, i in named)


def _components(value: Value) -> Iterator[tuple[str, Expr]]:
    if isinstance(value, Expr):
        yield "", value
    elif isinstance(value, Vector):
        letters = "xyz" if len(value) == 3 else [str(i + 1) for i in range(len(value))]
        yield from zip(letters, value, strict=True)
    elif isinstance(value, Matrix):
        rows, columns = value.shape
        places = ((i, j) for i in range(rows) for j in range(columns))
        yield from ((f"[{i + 1}{j + 1}]", value[i, j]) for i, j in places)


# -- each step by those before it ------------------------------------------------------------


class Definition(NamedTuple):
    """A component of a step: by the names of earlier ones, and by itself."""

    name: str
    latex: str
    expression: Expr
    value: Expr


def definitions(steps: Iterable[Step]) -> Iterator[tuple[Step, list[Definition]]]:
    """Every component of every step in terms of the components before it.

    What several long lines share is a step t_1, t_2, … of its own, without an equation number. A
    step that a parameter of the robot has the name of gets a prime.
    """
    every = list(steps)
    known = _Known([e for step in every for e in step.components.values()])
    for step in every:
        found = []
        for plain, value in step.components.items():
            name, latex = plain, _latex_of(step, plain)
            if name in known.taken:
                name, latex = name + "′", latex + "'"
            found.append(Definition(name, latex, known.express(value), value))
        for helper in known.new_helpers():
            yield Step(helper.name, helper.latex, helper.value, SHARED, ""), [helper]
        for name, _, _, value in found:
            known.learn(name, value)
        yield step, found


class _Known:
    """What has a name: nodes, and sums that may stand inside larger sums."""

    def __init__(self, roots: Sequence[Expr]) -> None:
        self.shown: dict[Expr, Expr] = {}
        self.named: set[Expr] = set()
        self.helped: set[Expr] = set()
        self.sums: dict[Expr, list[tuple[Expr, Expr]]] = {}  # first term → (sum, its name)
        self.leaves: dict[Expr, int] = {}
        self.helpers: list[Definition] = []
        self.told = 0
        nodes = list(walk(roots))
        self.taken = {node.name for node in nodes if node.is_symbol}
        self.uses = Counter(child for node in nodes for child in node.children())

    def learn(self, name: str, value: Expr) -> None:
        """From here on the value goes by its name; so do its multiples."""
        coefficient, node = value.args if value.kind == SCALE else (1, value)
        if node.kind in LEAVES or not self._may_be(name, value):
            return
        known_by_a_step = node in self.named and node is not value and node not in self.helped
        self.shown[value] = symbol(name, value.rate)
        self.named.add(value)
        if known_by_a_step:
            return
        self.named.add(node)
        self.shown[node] = scale(reciprocal(coefficient), self.shown[value])
        if node.kind == SUM:
            known = self.sums.setdefault(node.args[1][0][0], [])
            known[:] = [pair for pair in known if pair[0] is not node]
            known.append((node, self.shown[node]))

    def _may_be(self, name: str, value: Expr) -> bool:
        """A value keeps its first name, but F_2x of the last link becomes f_2x."""
        if value not in self.named:
            return True
        now = self.shown[value]
        return now.is_symbol and now.name.partition("_")[2] == name.partition("_")[2]

    def express(self, root: Expr) -> Expr:
        """The root by names; every node on the way is remembered."""
        for node in walk([root], lambda n: [c for c in n.children() if c not in self.shown]):
            if node not in self.shown:
                self.shown[node] = self._shown(node)
        if self._size(self.shown[root]) > LONGEST:
            for node in walk([root], lambda n: () if n in self.named else n.children()):
                if node in self.named or node.kind in LEAVES:
                    continue
                self.shown[node] = self._shown(node)
                if node is not root and self.uses[node] > 1:
                    self._help(node)
        return self.shown[root]

    def new_helpers(self) -> list[Definition]:
        """Helpers that have not been told yet."""
        found, self.told = self.helpers[self.told :], len(self.helpers)
        return found

    def _help(self, node: Expr) -> None:
        """A name for a part that is used again, if it is worth one."""
        expression = self.shown[node]
        if node.kind not in (SUM, PRODUCT) or self._size(expression) < 3:
            return
        number = len(self.helpers) + 1
        name = f"t_{number}" + "′" * (f"t_{number}" in self.taken)
        self.helpers.append(Definition(name, f"t_{{{number}}}", expression, node))
        self.helped.add(node)
        self.learn(name, node)

    def _size(self, expression: Expr) -> int:
        """How many leaves its text has."""
        for node in walk([expression], lambda n: [c for c in n.children() if c not in self.leaves]):
            below = () if node.kind in LEAVES else node.children()
            self.leaves[node] = sum(self.leaves[child] for child in below) if below else 1
        return self.leaves[expression]

    def _shown(self, node: Expr) -> Expr:
        if node.kind in LEAVES:
            return node
        if node.kind == SUM:
            return self._sum(node)
        return rebuilt(node.kind, with_children(node.kind, node.args, self.shown.__getitem__))

    def _sum(self, node: Expr) -> Expr:
        """Σ with the largest named sums among its terms by their names."""
        constant, items = node.args
        left = dict(items)
        inside = [pair for term, _ in items for pair in self.sums.get(term, ())]
        terms: list[tuple[Expr, Number]] = []
        for part, name in sorted(inside, key=lambda pair: -len(pair[0].args[1])):
            offset, own = part.args
            ratio = _ratio(left, own)
            if ratio and (not offset or offset * ratio == constant):
                constant = constant if not offset else 0
                for term, _ in own:
                    del left[term]
                terms.append((name, ratio))
        terms += [(self.shown[term], c) for term, c in left.items()]
        return linear([*terms, (const(constant), 1)])


def _ratio(items: Mapping[Expr, Number], part: Iterable[tuple[Expr, Number]]) -> int:
    """1 or −1 when all terms of a sum stand in another, as they are or with opposite sign."""
    for sign in (1, -1):
        if all(term in items and items[term] == c * sign for term, c in part):
            return sign
    return 0


def _latex_of(step: Step, name: str) -> str:
    suffix = name.removeprefix(step.symbol).strip("[]")
    return rf"({step.latex})_{{{suffix}}}" if suffix else step.latex
