"""The explicit model: each element of M, b, c and g as lumped constants × trigonometric products.

    τ_i = Σ_j M_ij q̈_j + Σ_{j<k} b_ijk q̇_j q̇_k + Σ_j c_ij q̇_j² + g_i                   (R23)

This file has the result and how to read it; `derivation` makes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from typing import TypeAlias

from emdeg.exact.calculus import substitute
from emdeg.exact.graph import ZERO, Expr, linear, multiply, product, scale, total
from emdeg.exact.linalg import Matrix, Vector
from emdeg.exact.print.alphabet import alphabet
from emdeg.exact.print.style import Latex, Plain
from emdeg.explicit.lumped import LumpedConstant, LumpedForm
from emdeg.explicit.products import Atoms
from emdeg.explicit.rules import ChristoffelReport, Fired
from emdeg.mechanics.coordinates import renamed
from emdeg.mechanics.parameters.base_parameters import BaseParameters
from emdeg.public import public_methods
from emdeg.robot.robot import Robot
from emdeg.shown import brief, listed, table

Factors: TypeAlias = tuple[tuple[str, int], ...]  # ("qd", 0), ("qd", 2): q̇1 q̇3
TEXTS = {"M": "M", "b": "b", "c": "c_", "g": "grav"}


@dataclass(frozen=True, order=True)
class Name:
    """An element by its letter M, b, c or g; indices count from 0, texts from 1.

    Texts are M12, b112, c_12 and grav2: c12 would be a cosine, g2 is a lumped constant.
    """

    letter: str
    indices: tuple[int, ...]

    @property
    def text_of_indices(self) -> str:
        """12, or 3_12 where an index has two digits."""
        wide = any(i > 8 for i in self.indices)
        return ("_" if wide else "").join(str(i + 1) for i in self.indices)

    def __str__(self) -> str:
        return TEXTS[self.letter] + self.text_of_indices

    @property
    def latex(self) -> str:
        r"""\mathbf{M}_{12}: bold, for c_{23} is a cosine and g_{2} a lumped constant."""
        return rf"\mathbf{{{self.letter}}}_{{{self.text_of_indices}}}"

    @property
    def equations(self) -> tuple[tuple[int, Factors], ...]:
        """(joint, factors of the motion) of every torque equation that the element stands in."""
        i = self.indices
        if self.letter == "M":
            first: tuple[int, Factors] = (i[0], (("qdd", i[1]),))
            return (first,) if i[0] == i[1] else (first, (i[1], (("qdd", i[0]),)))
        if self.letter == "g":
            return ((i[0], ()),)
        return ((i[0], (("qd", i[1]), ("qd", i[-1]))),)


def element_texts(names: Iterable[Name], taken: Iterable[str]) -> dict[Name, str]:
    """Each element's text, which no other symbol has: M12, or M12_ where a parameter is M12."""
    others, found = set(taken), {}
    for name in names:
        text = str(name)
        while text in others:
            text += "_"
        found[name] = text
    return found


def own_names(robot: Robot, coordinates: Sequence[str], style: Plain) -> dict[str, str]:
    """Our name of a coordinate → the text of the user's own."""
    return {q.name: style.symbol(own) for q, own in zip(robot.q, coordinates, strict=False)}


@dataclass(frozen=True)
class Element:
    """One element: its own terms, or `factor` times another element (`same_as`)."""

    __repr__ = brief
    _repr_html_ = listed

    name: Name
    form: LumpedForm
    same_as: Name | None = None
    factor: Fraction = Fraction(1)

    def __len__(self) -> int:
        return len(self.form)


@dataclass(frozen=True)
class Relation:
    """element = Σ factor · other elements + rest, with fewer terms than the element has (R40)."""

    name: Name
    of: tuple[tuple[Name, int], ...]
    rest: LumpedForm


@public_methods
@dataclass(frozen=True)
class ExplicitModel:
    """The explicit model of a robot. `elements` has the non-zero ones, M by its upper triangle.

    Terms refer to `constants` by their place; M, c and b use the inertia constants (I…), g the
    gravity constants (g…). `relations` are the parallel joints' short forms of elements.
    """

    __repr__ = brief

    robot: Robot
    atoms: Atoms
    base: BaseParameters
    constants: tuple[LumpedConstant, ...]
    elements: Mapping[Name, Element]
    report: ChristoffelReport
    log: tuple[Fired, ...]
    drives: bool = True
    relations: Mapping[Name, Relation] = field(default_factory=dict)
    base_values: Mapping[Expr, Expr] = field(default_factory=dict, repr=False)
    coordinates: tuple[str, ...] = ()  # names of the user's own for q, in texts and LaTeX

    def _repr_html_(self) -> str:
        letters = {letter: [n for n in self.elements if n.letter == letter] for letter in "Mbcg"}
        rows = [
            (letter, len(names), sum(len(self.elements[n].form) for n in names))
            for letter, names in letters.items()
        ]
        title = f"Explicit model of {self.robot.name!r}, {len(self.constants)} lumped constants"
        return table(title, ("", "elements", "terms"), rows)

    @cached_property
    def distinct(self) -> tuple[Name, ...]:
        """The elements that do not equal others."""
        return tuple(name for name, e in self.elements.items() if e.same_as is None)

    @property
    def terms(self) -> int:
        """Terms of the distinct elements."""
        return sum(len(self.elements[name]) for name in self.distinct)

    # -- elements as expressions ------------------------------------------------------

    @staticmethod
    def canonical(name: Name) -> Name:
        """M_ij with i ≤ j, b_ijk with j < k."""
        i = name.indices
        if name.letter == "M":
            return Name("M", (min(i), max(i)))
        if name.letter == "b":
            return Name("b", (i[0], min(i[1:]), max(i[1:])))
        return name

    def expression(self, name: Name) -> Expr:
        """An element as an expression in the lumped constants and the angles."""
        found = self.elements.get(self.canonical(name))
        if found is None:
            return ZERO
        if found.name not in self._written:
            self._written[found.name] = (
                self.sum_of_products(found.form)
                if found.same_as is None
                else scale(found.factor, self.expression(found.same_as))
            )
        return self._written[found.name]

    @cached_property
    def _written(self) -> dict[Name, Expr]:
        """Elements as expressions, as far as they were asked for."""
        return {}

    def sum_of_products(self, form: LumpedForm) -> Expr:
        """Σ constant · (Σ number · product), the products of one constant together."""
        groups: dict[int, list[tuple[Expr, Fraction]]] = {}
        for factors, combination in form.items():
            for k, x in combination.items():
                groups.setdefault(k, []).append((self.atoms.expr(factors), x))
        return linear(
            (multiply(self.constants[k].symbol, linear(terms)), 1) for k, terms in groups.items()
        )

    @property
    def n(self) -> int:
        """Degrees of freedom."""
        return self.robot.nv

    @cached_property
    def M(self) -> Matrix:
        """The mass matrix."""
        n = range(self.n)
        return Matrix([[self.expression(Name("M", (i, j))) for j in n] for i in n])

    @cached_property
    def c(self) -> Matrix:
        """Centrifugal coefficients: c[i, j] multiplies q̇_j²."""
        n = range(self.n)
        return Matrix([[self.expression(Name("c", (i, j))) for j in n] for i in n])

    def b(self, i: int, j: int, k: int) -> Expr:
        """Coriolis coefficient of q̇_j q̇_k, j ≠ k (the factor 2 is inside)."""
        return self.expression(Name("b", (i, j, k)))

    @cached_property
    def g(self) -> Vector:
        """Gravity terms."""
        return Vector(self.expression(Name("g", (i,))) for i in range(self.n))

    def efforts(self, coefficient: Callable[[Name], Expr] | None = None) -> Vector:
        """τ from the elements; `coefficient` may give other expressions for them."""
        at = coefficient or self.expression
        motion = {"qd": self.robot.qd, "qdd": self.robot.qdd}
        terms: list[list[Expr]] = [[] for _ in range(self.n)]
        for name in self.elements:
            for row, factors in name.equations:
                terms[row].append(product((at(name), *(motion[x][j] for x, j in factors))))
        return Vector(total(row) for row in terms)

    # -- names ------------------------------------------------------------------------

    def with_coordinates(self, names: Sequence[str]) -> ExplicitModel:
        """The same model, written with these names for q: theta1, theta2, d3."""
        renamed(self.robot, names)  # refuses what cannot be names
        return replace(self, coordinates=tuple(names))

    @cached_property
    def symbol_names(self) -> frozenset[str]:
        """The names of all symbols that a page about the model has, elements left out."""
        known = (*self.robot.parameters, *self.robot.symbols, *self.base_values, *self.robot.q)
        return frozenset((*(s.name for s in known), *(c.name for c in self.constants)))

    @cached_property
    def element_texts(self) -> Mapping[Name, str]:
        """Element → its name in text, unlike that of any symbol."""
        return element_texts(self.elements, self.symbol_names)

    @cached_property
    def latex_names(self) -> Mapping[str, str]:
        """The alphabet of a page: symbol, or text of an element → LaTeX; no two alike."""
        bold = {text: name.latex for name, text in self.element_texts.items()}
        own = own_names(self.robot, self.coordinates, Latex())
        return alphabet(self.symbol_names, Latex(), bold | own)

    @cached_property
    def text_names(self) -> Mapping[str, str]:
        """The same for text, where names stand for themselves."""
        every = (*self.symbol_names, *self.element_texts.values())
        return alphabet(every, Plain(), own_names(self.robot, self.coordinates, Plain()))

    # -- constants --------------------------------------------------------------------

    @cached_property
    def formulas(self) -> Mapping[Expr, Expr]:
        """Symbol of a lumped constant → its formula in the robot's own parameters."""
        formulas = substitute([c.formula for c in self.constants], self.base_values)
        return {c.symbol: f for c, f in zip(self.constants, formulas, strict=True)}

    @cached_property
    def values(self) -> Mapping[Expr, float]:
        """Symbol of a lumped constant → its value, where the parameters have values."""
        return {c.symbol: c.value for c in self.constants if c.value is not None}

    def in_parameters(self, roots: Iterable[Expr]) -> list[Expr]:
        """Expressions with the lumped constants replaced by their formulas."""
        return substitute(list(roots), self.formulas)

    @property
    def inertia_constants(self) -> tuple[LumpedConstant, ...]:
        """The constants of M, b and c."""
        return tuple(c for c in self.constants if c.family == "inertia")

    @property
    def gravity_constants(self) -> tuple[LumpedConstant, ...]:
        """The constants of g."""
        return tuple(c for c in self.constants if c.family == "gravity")
