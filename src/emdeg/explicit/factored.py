"""The elements of a lumped model with common parts taken out: shared expressions (digest R46).

The elements become one system of sums (`extract`): lumped constants are free factors, the
literals are the cosines and sines. First whole elements are used in others where that shortens
them (M12 = M13 + …, EMDEG's eta), then common sums and products are taken out greedily. With and
without the first step, sums first or mixed: the cheapest system is kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from emdeg.exact.graph import ZERO, Expr, linear, multiply, product, scale
from emdeg.explicit.extract import System, Terms, Word, cost_of, extract, total_cost
from emdeg.explicit.lumped import Combination, LumpedForm, common_factor
from emdeg.explicit.model import ExplicitModel, Name
from emdeg.explicit.products import Product

LARGEST_SYSTEM = 700  # terms; larger systems are not factored (see `extended`)
LARGEST_NESTED = 3000  # terms; in larger systems elements do not use each other
LARGEST_SEARCHED = 350  # terms; larger systems are factored in one way only


def factored(model: ExplicitModel, names: Iterable[Name]) -> dict[Name, Expr]:
    """The named elements as expressions that share their common parts."""
    wanted = [model.canonical(name) for name in names]
    present = [name for name in dict.fromkeys(wanted) if name in model.elements]
    own: dict[Name, tuple[Name, Fraction]] = {}
    for name in present:
        element = model.elements[name]
        own[name] = (element.same_as or name, element.factor)
    sources = list(dict.fromkeys(source for source, _ in own.values()))
    shared = share(model, [model.elements[source].form for source in sources])
    values = dict(zip(sources, shared, strict=True))
    return {
        name: scale(own[name][1], values[own[name][0]]) if name in own else ZERO for name in wanted
    }


def share(model: ExplicitModel, forms: Sequence[LumpedForm]) -> list[Expr]:
    """Forms as expressions that share their common parts."""
    translation = _Translation(model)
    sums = [translation.terms(form) for form in forms]
    plain = System(sums, len(translation.atoms))
    nested, size = plain.copy(), sum(map(len, sums))
    if size <= LARGEST_NESTED:
        reuse(nested)
    candidates = [nested]
    if size <= LARGEST_SYSTEM:
        ways = ((nested, True), (plain, True), (nested, False), (plain, False))
        tried = ways if size <= LARGEST_SEARCHED else ways[:1]
        candidates = [extract(system.copy(), sums_first=first) for system, first in tried]
    best = min(candidates, key=total_cost)
    return translation.expressions(best, len(forms))


class _Translation:
    """Between lumped forms and the integers of a system."""

    def __init__(self, model: ExplicitModel) -> None:
        self.model = model
        self.atoms: dict[Expr, int] = {}
        self.constants: dict[object, int] = {}
        self.values: dict[int, Expr] = {}

    def terms(self, form: LumpedForm) -> Terms:
        found: Terms = {}
        for factors, combination in form.items():
            constant, number = self.constant(combination)
            word = tuple(sorted((constant, *self.literals(factors))))
            found[word] = found.get(word, Fraction(0)) + number
        return found

    def literals(self, factors: Product) -> list[int]:
        atoms = self.model.atoms
        nodes: list[Expr] = []
        for atom, code in factors:
            if atoms.is_angle(atom):
                nodes += atoms.factors(atom, code)
            else:
                nodes += atoms.factors(atom, 1) * code
        return [self.atoms.setdefault(node, len(self.atoms)) for node in nodes]

    def constant(self, combination: Combination) -> tuple[int, Fraction]:
        """A combination of constants up to a number is one literal, free of charge."""
        factor = common_factor([x for _, x in sorted(combination.items())])
        key = tuple(sorted((k, x / factor) for k, x in combination.items()))
        place = self.constants.setdefault(key, -1 - len(self.constants))
        if place not in self.values:
            symbols = self.model.constants
            self.values[place] = linear((symbols[k].symbol, x) for k, x in key)
        return place, factor

    def expressions(self, system: System, count: int) -> list[Expr]:
        """The first `count` sums as expressions."""
        values: dict[int, Expr] = dict(self.values)
        values.update({k: node for node, k in self.atoms.items()})
        done: dict[int, Expr] = {}

        def literal(k: int) -> Expr:
            if k not in values:
                if k in system.products:
                    a, b = system.products[k]
                    values[k] = multiply(literal(a), literal(b))
                else:
                    values[k] = whole(system.parts[k])
            return values[k]

        def whole(index: int) -> Expr:
            if index not in done:
                done[index] = linear(
                    (product(literal(x) for x in word), number)
                    for word, number in system.sums[index].items()
                )
            return done[index]

        return [whole(index) for index in range(count)]


def reuse(system: System) -> None:
    """Write sums with the help of shorter ones: A = ±B, ±2B + rest, where that is cheaper."""
    order = sorted(range(len(system.sums)), key=lambda k: (len(system.sums[k]), k))
    literal = {index: k for k, index in system.parts.items()}
    for place in range(len(order) - 1, 0, -1):
        index = order[place]
        best, saved, chosen = None, 0, -1
        for other in order[:place]:
            if len(system.sums[other]) < 2:
                continue
            for factor in (1, -1, 2, -2):
                rest = _without(system.sums[index], system.sums[other], factor)
                gain = _work(system.sums[index]) - _work(rest) - 1 - (abs(factor) != 1)
                if gain > saved:
                    best, saved, chosen = (rest, factor), gain, other
        if best is None:
            continue
        if chosen not in literal:
            literal[chosen] = system.literals
            system.parts[literal[chosen]] = chosen
        rest, factor = best
        rest[(literal[chosen],)] = Fraction(factor)
        system.sums[index] = rest


def _without(terms: Mapping[Word, Fraction], other: Mapping[Word, Fraction], factor: int) -> Terms:
    rest = dict(terms)
    for word, number in other.items():
        value = rest.get(word, Fraction(0)) - factor * number
        if value:
            rest[word] = value
        else:
            rest.pop(word, None)
    return rest


def _work(terms: Mapping[Word, Fraction]) -> int:
    return sum(cost_of(word, number) + 1 for word, number in terms.items())
