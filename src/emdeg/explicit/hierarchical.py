"""The hierarchical form: nested symbols K, T, V as in EMDEG's Appendix II (digest R46).

    K  configuration independent: lumped constants and what is computed from parameters once
    T  products of cosines, sines and displacements
    V  all other intermediate values that more than one expression uses

Each is defined from earlier ones (a partial order), and nothing is computed twice. Two ways lead
there: the lumped model with common parts taken out (`factored`), and the recursion of extended
bodies with equal functions merged (`extended`, `merge`). The cheaper one is kept; arms whose sums
of products are too long have the second only. Intermediates have no physical meaning, like Kane's
Z_1 … Z_196.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from emdeg.errors import DeriveError
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import ZERO, Expr, scale, symbol, walk
from emdeg.exact.kinds import (
    CONFIGURATION,
    CONST,
    CONSTANT,
    COS,
    POWER,
    PRODUCT,
    SCALE,
    SIN,
    SYMBOL,
)
from emdeg.exact.numbers import Number, reciprocal
from emdeg.explicit.composite import TooManyTerms
from emdeg.explicit.cost import Cost, cost
from emdeg.explicit.derivation import Progress, explicit_model
from emdeg.explicit.extended import extended_bodies
from emdeg.explicit.factored import LARGEST_SYSTEM, factored
from emdeg.explicit.merge import merged, rebuilt
from emdeg.explicit.model import ExplicitModel, Name
from emdeg.explicit.naming import named
from emdeg.explicit.products import Atoms
from emdeg.explicit.trig import C, S
from emdeg.robot.robot import Robot


@dataclass(frozen=True)
class Definition:
    """name = expression in earlier names; family K, T, V, or the letter of an element."""

    name: str
    family: str
    expression: Expr
    element: Name | None = None


@dataclass(frozen=True)
class HierarchicalModel:
    """Elements in nested symbols. `elements` are shared expressions without names."""

    robot: Robot
    elements: Mapping[Name, Expr]
    method: str  # "factored" or "extended"
    costs: Mapping[str, Cost]
    constants: Mapping[Expr, Expr] = field(default_factory=dict)  # lumped constant → formula
    lumped: ExplicitModel | None = None
    note: str = ""

    @property
    def cost(self) -> Cost:
        """What all elements cost."""
        return self.costs[self.method]

    def expression(self, name: Name) -> Expr:
        """An element; zero when it is not there."""
        return self.elements.get(ExplicitModel.canonical(name), ZERO)

    def in_parameters(self, roots: Sequence[Expr]) -> list[Expr]:
        """Expressions with lumped constants replaced by their formulas."""
        return substitute(list(roots), self.constants) if self.constants else list(roots)

    @cached_property
    def definitions(self) -> tuple[Definition, ...]:
        """K, T, V and the elements, each after all that it uses."""
        return tuple(_Naming(self.elements, self.constants).run())


def hierarchical(
    robot: Robot,
    *,
    drives: bool = True,
    symbols: bool = True,
    lumped: ExplicitModel | None = None,
    progress: Progress | None = None,
) -> HierarchicalModel:
    """The hierarchical form of a robot, by the cheaper of the two ways."""
    source = (named(robot) if symbols else robot) if lumped is None else lumped.robot
    note = ""
    if lumped is None:
        try:
            lumped = explicit_model(
                source, drives=drives, symbols=False, limit=LARGEST_SYSTEM // 2, progress=progress
            )
        except TooManyTerms:
            note = (
                f"the sums of products of {source.name!r} are too long to be factored; the "
                "recursion of extended bodies was used"
            )
    ways: dict[str, Mapping[Name, Expr]] = {}
    if lumped is not None and _size(lumped) <= LARGEST_SYSTEM:
        ways["factored"] = factored(lumped, lumped.elements)
    if not any(body.joint.mimic for body in source.bodies):
        found = extended_bodies(source, drives=drives).coefficients()
        values = merged(list(found.values()), _angles(source))
        ways["extended"] = {
            name: value for name, value in zip(found, values, strict=True) if value is not ZERO
        }
    if not ways:
        raise DeriveError(
            f"the sums of products of {source.name!r} are too long, and its mimic joints exclude "
            "the recursion",
            hint="use a recursive method: emdeg.derive(robot)",
        )
    costs = {way: cost(elements.values()) for way, elements in ways.items()}
    best = min(costs, key=lambda way: costs[way].total)
    constants = lumped.formulas if lumped is not None and best == "factored" else {}
    return HierarchicalModel(source, ways[best], best, costs, constants, lumped, note)


def _size(model: ExplicitModel) -> int:
    return sum(len(e) for e in model.elements.values() if e.same_as is None)


def _angles(robot: Robot) -> list[Expr]:
    """Cosines and sines of all sums of parallel joints: they are free, so nodes meet them."""
    atoms = Atoms(robot)
    numbers = [atoms.number[run] for runs in atoms.runs.values() for run in runs]
    return [node for k in numbers for code in (C, S) for node in atoms.factors(k, code)]


class _Naming:
    """Gives names to what more than one expression uses."""

    def __init__(self, elements: Mapping[Name, Expr], constants: Mapping[Expr, Expr]) -> None:
        self.elements = elements
        self.constants = constants
        self.count = {"K": 0, "T": 0, "V": 0}
        self.names: dict[Expr, Expr] = {}  # node → its symbol
        self.taken = {
            n.name for n in walk([*elements.values(), *constants.values()]) if n.is_symbol
        }

    def run(self) -> list[Definition]:
        lumped = [Definition(s.name, "K", formula) for s, formula in self.constants.items()]
        roots = {name: _unscaled(e) for name, e in self.elements.items()}
        owner: dict[Expr, Name] = {}
        for name, (_, node) in roots.items():
            if node.kind not in (SYMBOL, CONST, COS, SIN):
                owner.setdefault(node, name)
        uses = self._uses([node for _, node in roots.values()])
        found: list[Definition] = []
        text: dict[Expr, Expr] = {}
        for node in walk([node for _, node in roots.values()]):
            text[node] = rebuilt(node, {n: self.names.get(n, text[n]) for n in node.children()})
            if node in owner:
                found.append(self._element(owner[node], roots[owner[node]][0], node, text[node]))
            elif family := self._family(node, uses.get(node, 0)):
                found.append(self._named(family, node, text[node]))
        done = set(owner.values())
        for name, (factor, node) in roots.items():
            if name not in done:
                value = scale(factor, self.names.get(node, text[node]))
                found.append(Definition(str(name), name.letter, value, name))
        return lumped + found

    def _element(self, name: Name, factor: Number, node: Expr, text: Expr) -> Definition:
        """An element that others may use by its own name."""
        self.names[node] = scale(reciprocal(factor), symbol(str(name), node.rate))
        return Definition(str(name), name.letter, scale(factor, text), name)

    def _named(self, family: str, node: Expr, text: Expr) -> Definition:
        name = ""
        while not name or name in self.taken:
            self.count[family] += 1
            name = f"{family}{self.count[family]}"
        self.names[node] = symbol(name, node.rate)
        return Definition(name, family, text)

    @staticmethod
    def _family(node: Expr, uses: int) -> str | None:
        if node.kind in (SYMBOL, CONST, COS, SIN, SCALE):
            return None
        if node.rate == CONSTANT:
            return "K" if uses else None
        if uses < 2:
            return None
        return "T" if _is_trigonometric(node) else "V"

    def _uses(self, roots: Sequence[Expr]) -> dict[Expr, int]:
        """How many expressions use a node; of constants only those that moving ones use."""
        uses: dict[Expr, int] = {}
        for root in roots:
            uses[root] = uses.get(root, 0) + 1
        for node in walk(roots):
            if node.rate == CONSTANT:
                continue
            for child in node.children():
                inner = _unscaled(child)[1]
                uses[inner] = uses.get(inner, 0) + 1
        return uses


def _unscaled(e: Expr) -> tuple[Number, Expr]:
    """(number, node) with e = number · node."""
    return (e.args[0], e.args[1]) if e.kind == SCALE else (1, e)


def _is_trigonometric(node: Expr) -> bool:
    """A product of cosines, sines and displacements only."""
    return all(
        n.kind in (COS, SIN, PRODUCT, POWER) or (n.kind == SYMBOL and n.rate == CONFIGURATION)
        for n in walk([node])
    )
