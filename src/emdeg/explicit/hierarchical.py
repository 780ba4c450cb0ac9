"""The hierarchical form: nested symbols K, T, V as in EMDEG's Appendix II (digest R46).

    K  configuration independent: lumped constants and what is computed from parameters once
    T  products of cosines, sines and displacements
    V  all other intermediate values that more than one expression uses

Each is defined from earlier ones (a partial order), and nothing is computed twice. Two candidates
lead there: the lumped model with common parts taken out (`factored`), and the recursion on extended
bodies (`recursive`). Both are shortened as any program is, and the one with fewer operations is
kept; arms whose sums of products are too long have the second only. Intermediates have no physical
meaning, like Kane's Z_1 … Z_196.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from emdeg.exact.calculus import substitute
from emdeg.exact.graph import Expr, scale, symbol, walk
from emdeg.exact.kinds import CONSTANT
from emdeg.exact.polynomial.written import shortest_sum
from emdeg.exact.print.alphabet import alphabet
from emdeg.exact.print.style import Latex, Plain
from emdeg.explicit.composite import TooManyTerms
from emdeg.explicit.derivation import Progress, explicit_model
from emdeg.explicit.model import ExplicitModel, Name, element_texts, own_names
from emdeg.explicit.naming import named
from emdeg.explicit.nested import Nested, factored, nested
from emdeg.explicit.recursive import recursive_coefficients, refuse_many_joints
from emdeg.mechanics.coordinates import renamed
from emdeg.program.count import Count
from emdeg.program.ir import Program, operands
from emdeg.program.lift import lift_values
from emdeg.program.ops import CONST, COS, LEAF, MUL, NEG, SIN
from emdeg.public import public
from emdeg.robot.given import RobotLike, as_robot
from emdeg.robot.robot import Robot
from emdeg.shown import brief, listed

LARGEST = 700  # terms; longer sums of products are left to the recursion


@dataclass(frozen=True)
class Definition:
    """name = expression in earlier names; family K, T, V, or the letter of an element."""

    name: str
    family: str
    expression: Expr
    element: Name | None = None


@dataclass(frozen=True)
class HierarchicalModel:
    """Elements in nested symbols, by the cheapest of several ways."""

    __repr__ = brief
    _repr_html_ = listed

    robot: Robot
    ways: Mapping[str, Nested]  # "recursive", "factored"
    lumped: ExplicitModel | None = None
    note: str = ""
    coordinates: tuple[str, ...] = ()  # names of the user's own for q, in texts and LaTeX

    def with_coordinates(self, names: Sequence[str]) -> HierarchicalModel:
        """The same model, written with these names for q: theta1, theta2, d3."""
        renamed(self.robot, names)  # refuses what cannot be names
        return replace(self, coordinates=tuple(names))

    @cached_property
    def costs(self) -> Mapping[str, Count]:
        """What all elements cost in each way."""
        return {way: nested.cost for way, nested in self.ways.items()}

    @cached_property
    def method(self) -> str:
        """The cheapest way."""
        return min(self.costs, key=lambda way: self.costs[way].total)

    @property
    def cost(self) -> Count:
        """What all elements cost."""
        return self.costs[self.method]

    @property
    def nested(self) -> Nested:
        """The elements in one program, by the cheapest way."""
        return self.ways[self.method]

    @property
    def program(self) -> Program:
        """The program that computes all elements."""
        return self.nested.program

    @property
    def elements(self) -> Mapping[Name, Expr]:
        """The elements as shared expressions without names, the non-zero ones."""
        return self.nested.elements

    @property
    def constants(self) -> Mapping[Expr, Expr]:
        """Lumped constant → formula, where the elements are written in them."""
        return self.lumped.formulas if self.lumped and self.method == "factored" else {}

    def in_parameters(self, roots: Sequence[Expr]) -> list[Expr]:
        """Expressions with lumped constants replaced by their formulas."""
        return substitute(list(roots), self.constants) if self.constants else list(roots)

    @cached_property
    def definitions(self) -> tuple[Definition, ...]:
        """K, T, V and the elements, each after all that it uses."""
        formulas = self.constants.items()
        lumped = [Definition(constant.name, "K", formula) for constant, formula in formulas]
        taken = {n.name for n in walk(self.constants.values()) if n.is_symbol}
        return (*lumped, *_reduced(_Naming(self.nested, taken).run()))

    @cached_property
    def latex_names(self) -> Mapping[str, str]:
        """The alphabet of a page: name of a symbol or definition → LaTeX; no two alike."""
        bold = {d.name: d.element.latex for d in self.definitions if d.element is not None}
        used = {n.name for n in walk([d.expression for d in self.definitions]) if n.is_symbol}
        own = own_names(self.robot, self.coordinates, Latex())
        return alphabet({*used, *(d.name for d in self.definitions)}, Latex(), bold | own)

    @cached_property
    def text_names(self) -> Mapping[str, str]:
        """The same for text, where names stand for themselves."""
        own = own_names(self.robot, self.coordinates, Plain())
        return alphabet(self.latex_names, Plain(), own)


@public
def hierarchical(
    robot: RobotLike,
    *,
    drives: bool = True,
    symbols: bool = True,
    lumped: ExplicitModel | None = None,
    progress: Progress | None = None,
) -> HierarchicalModel:
    """The hierarchical form of a robot, by the cheaper of the two ways."""
    robot = as_robot(robot)
    refuse_many_joints(robot)
    source = (named(robot) if symbols else robot) if lumped is None else lumped.robot
    note = ""
    if lumped is None:
        try:
            lumped = explicit_model(
                source, drives=drives, symbols=False, limit=LARGEST // 2, progress=progress
            )
        except TooManyTerms:
            note = (
                f"the sums of products of {source.name!r} are too long to be factored; the "
                "recursion on extended bodies was used"
            )
    ways = {"recursive": nested(recursive_coefficients(source, drives=drives), source)}
    if lumped is not None and lumped.terms <= LARGEST:
        ways["factored"] = factored(lumped)
    return HierarchicalModel(source, ways, lumped, note)


def _reduced(found: Iterable[Definition]) -> Iterator[Definition]:
    """Constants by their shortest sums, in earlier constants or in parameters alone.

    The search does not count what is computed once, and leaves in it what cancels.
    """
    whole: dict[Expr, Expr] = {}  # constant → its formula in parameters
    for definition in found:
        expression = definition.expression
        if expression.rate == CONSTANT:
            (unfolded,) = substitute([expression], whole)
            short = shortest_sum(unfolded)
            whole[symbol(definition.name)] = unfolded if short is None else short
            ways = (expression, shortest_sum(expression), short)
            shortest = min((e for e in ways if e is not None), key=_leaves)
            yield replace(definition, expression=shortest)
        else:
            yield definition


def _leaves(expression: Expr) -> int:
    """How many symbols and numbers its text has."""
    found: dict[Expr, int] = {}
    for node in walk([expression]):
        found[node] = sum(found[child] for child in node.children()) or 1
    return found[expression]


class _Naming:
    """Gives names to the values that more than one other reads."""

    def __init__(self, nested: Nested, taken: Iterable[str]) -> None:
        self.program = nested.program
        symbols = {*taken, *self.program.leaves}
        self.texts = element_texts(nested.names, symbols)
        self.taken = {*symbols, *self.texts.values()}
        self.count = {"K": 0, "T": 0, "V": 0}
        self.elements = {name: self._unsigned(k) for name, k in nested.values.items()}

    def _unsigned(self, k: int) -> tuple[int, int]:
        """(±1, value) of a value without its sign."""
        value = self.program.values[k]
        return (-1, value.a) if value.op == NEG else (1, k)

    def run(self) -> list[Definition]:
        owner: dict[int, Name] = {}  # value → the first element that it is
        for name, (_, k) in self.elements.items():
            if self.program.values[k].op not in (LEAF, CONST, COS, SIN):
                owner.setdefault(k, name)
        families = {k: f for k, f in self._families().items() if k not in owner}
        names: dict[int, Expr] = {}
        for k in sorted({*families, *owner}):
            if k in owner:
                sign = self.elements[owner[k]][0]
                names[k] = scale(sign, symbol(self.texts[owner[k]], self.program.rates[k]))
            else:
                names[k] = symbol(self._name(families[k]), self.program.rates[k])
        written = lift_values(self.program, names)
        found: list[Definition] = []
        for k, known in names.items():
            if k in owner:
                found.append(self._element(owner[k], written[k]))
            else:
                found.append(Definition(known.name, families[k], written[k]))
        for name, (_, k) in self.elements.items():
            if owner.get(k) != name:
                found.append(self._element(name, names[k] if k in names else written[k]))
        return found

    def _element(self, name: Name, value: Expr) -> Definition:
        return Definition(self.texts[name], name.letter, scale(self.elements[name][0], value), name)

    def _name(self, family: str) -> str:
        while True:
            self.count[family] += 1
            if (name := f"{family}{self.count[family]}") not in self.taken:
                return name

    def _families(self) -> dict[int, str]:
        """Value → K, T or V, for those that get a name."""
        rates, values = self.program.rates, self.program.values
        trigonometric: set[int] = set()  # products of cosines, sines and displacements only
        read: list[set[object]] = [set() for _ in values]  # who reads a value, signs aside
        for k, value in enumerate(values):
            for j in operands(value):
                if value.op != NEG and (rates[j] or rates[k]):
                    read[self._unsigned(j)[1]].add(k)
            given = value.op in (COS, SIN, LEAF) and rates[k]
            if given or (value.op == MUL and trigonometric.issuperset(operands(value))):
                trigonometric.add(k)
        for name, (_, k) in self.elements.items():
            read[k].add(name)
        found: dict[int, str] = {}
        for k, value in enumerate(values):
            if value.op in (LEAF, CONST, COS, SIN, NEG):
                continue
            if not rates[k]:
                found |= {k: "K"} if read[k] else {}
            elif len(read[k]) > 1:
                found[k] = "T" if k in trigonometric else "V"
        return found
