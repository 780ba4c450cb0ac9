"""The explicit model for people and for programs: text, LaTeX, JSON (digest R54).

Lumped models print like Armstrong's tables: the constants with formula, value and tolerance, then
each element as a sum of constants times trigonometric products. Hierarchical models print like
EMDEG's Appendix II: K, T, V, then the elements. Sums of more than `LONGEST` terms are cut in text
for people and whole everywhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import TypeAlias

from emdeg.errors import ExprError
from emdeg.exact.graph import Expr, linear, scale, symbol
from emdeg.exact.polynomial.factors import factor
from emdeg.exact.print.paper import COMMAND, paragraphs, zero_line
from emdeg.exact.print.printing import to_latex, to_text
from emdeg.explicit.hierarchical import HierarchicalModel
from emdeg.explicit.lumped import LumpedConstant, LumpedForm
from emdeg.explicit.model import Element, ExplicitModel, Name
from emdeg.mechanics.joint_axes import describe

Line: TypeAlias = tuple[str, str]  # name, right-hand side
LONGEST = 40  # terms of one sum in text
_FACTORED = 40  # terms of a formula that is worth factoring

HEADINGS = {
    "M": "Inertia: M_ij multiplies qdd_j",
    "b": "Coriolis: b_ijk multiplies qd_j qd_k (j < k)",
    "c": "Centrifugal: c_ij multiplies qd_j^2",
    "g": "Gravity",
}
LATEX_HEADINGS = {
    "M": r"Inertia: $\mathbf{M}_{ij}$ multiplies $\ddot q_j$",
    "b": r"Coriolis: $\mathbf{b}_{ijk}$ multiplies $\dot q_j \dot q_k$, $j < k$",
    "c": r"Centrifugal: $\mathbf{c}_{ij}$ multiplies $\dot q_j^2$",
    "g": "Gravity",
}


# -- numbers and formulas -----------------------------------------------------------------


def number(constant: LumpedConstant) -> str:
    """0.372 ± 0.008, or nothing when the parameters have no values."""
    if constant.value is None:
        return ""
    text = f"{constant.value:.4g}"
    return f"{text} ± {constant.tolerance:.2g}" if constant.tolerance else text


def short_formula(formula: Expr, size: int = 0) -> Expr:
    """The formula, factored where that is shorter to read."""
    if size > _FACTORED:
        return formula
    try:
        product = factor(formula, max_terms=_FACTORED).to_expr()
    except ExprError:
        return formula
    return product if len(str(product)) < len(str(formula)) else formula


# -- lumped -------------------------------------------------------------------------------


def elements_of(model: ExplicitModel, letter: str) -> Iterator[Element]:
    """The elements with a letter, in order."""
    return (e for name, e in sorted(model.elements.items()) if name.letter == letter)


def written(model: ExplicitModel, element: Element, longest: int | None) -> tuple[Expr, int]:
    """(what is printed for an element, with at most `longest` terms, how many are left out).

    That is another element, a relation, or its own terms.
    """
    called = model.element_texts
    if element.same_as is not None:
        return scale(element.factor, symbol(called[element.same_as])), 0
    relation = model.relations.get(element.name)
    form = element.form if relation is None else relation.rest
    others = [] if relation is None else [(symbol(called[n]), factor) for n, factor in relation.of]
    kept: LumpedForm = dict(islice(form.items(), longest))
    return linear((*others, (model.sum_of_products(kept), 1))), len(form) - len(kept)


def _element_lines(model: ExplicitModel, letter: str, longest: int | None) -> list[Line]:
    lines = []
    for element in elements_of(model, letter):
        expression, rest = written(model, element, longest)
        more = f" + … ({rest} more terms)" if rest else ""
        text = to_text(expression, names=model.text_names)
        lines.append((model.element_texts[element.name], text + more))
    return lines


def lumped_text(model: ExplicitModel, longest: int | None = LONGEST) -> str:
    """The lumped model as plain text."""
    out = [*summary(model), ""]
    for title, constants in (
        ("Inertia constants", model.inertia_constants),
        ("Gravity constants", model.gravity_constants),
    ):
        if constants:
            out += [title, *_constant_lines(model, constants, longest), ""]
    for letter, heading in HEADINGS.items():
        if lines := _element_lines(model, letter, longest):
            out += [heading, *_columns(lines), ""]
    if model.base_values:
        limit = None if longest is None else 20 * longest
        lines = [
            (s.name, to_text(v, limit=limit, names=model.text_names))
            for s, v in model.base_values.items()
        ]
        out += ["Base inertial parameters", *_columns(lines), ""]
    out.append(f"{model.report}.")
    return "\n".join(out)


def summary(model: ExplicitModel) -> list[str]:
    """How many constants, base parameters and terms there are, and how the axes lie."""
    effective = len(model.base.effective)
    zero = len(model.base) - effective
    note = f", {zero} of them zero for this robot" if zero else ""
    scope = " in the base parameters" if model.base_values else ""
    return [
        f"{model.robot.name}: {len(model.inertia_constants)} inertia constants and "
        f"{len(model.gravity_constants)} gravity constants, the fewest possible{scope}; "
        f"{len(model.base)} base inertial parameters{note}.",
        f"{len(model.elements)} elements are not zero, {len(model.distinct)} of them distinct "
        f"({model.terms} terms).",
        f"Axes: {describe(model.robot)}.",
    ]


def _constant_lines(
    model: ExplicitModel, constants: Sequence[LumpedConstant], longest: int | None
) -> list[str]:
    shown = []
    for c in constants:
        formula = f"({c.size} terms)"
        if longest is None or c.size <= longest:
            formula = to_text(short_formula(c.formula, c.size), names=model.text_names)
        shown.append((c.name, number(c), formula))
    names = max(len(name) for name, _, _ in shown)
    values = max(len(value) for _, value, _ in shown)
    return [f"  {n:<{names}} = {v:<{values}}  {f}".rstrip() for n, v, f in shown]


def _columns(lines: Sequence[Line]) -> list[str]:
    width = max(len(name) for name, _ in lines)
    return [f"  {name:<{width}} = {value}" for name, value in lines]


def lumped_latex(model: ExplicitModel) -> str:
    """The lumped model as LaTeX: the constants, the elements, and which elements are zero."""
    names = model.latex_names
    write = partial(to_latex, limit=None, names=names, breakable=True)
    constants = []
    for c in model.constants:
        value = number(c).replace("±", r"\pm")
        shown = rf" \quad ({value})" if value else ""
        constants.append((names[c.name], write(short_formula(c.formula, c.size)) + shown))
    out = [COMMAND, *paragraphs(constants, "Constants")]
    for letter, heading in LATEX_HEADINGS.items():
        found = [
            (e.name.latex, write(written(model, e, None)[0])) for e in elements_of(model, letter)
        ]
        zero = [
            name.latex for name in all_names(letter, model.robot.nv) if name not in model.elements
        ]
        out += [*paragraphs(found, heading), *zero_line(zero)]
    return "\n".join(out)


def all_names(letter: str, n: int) -> list[Name]:
    """Every element with a letter, zero or not: M by its upper triangle, b with j < k."""
    places: Iterable[tuple[int, ...]]
    if letter == "g":
        places = ((i,) for i in range(n))
    elif letter == "b":
        places = ((i, j, k) for i in range(n) for j in range(n) for k in range(j + 1, n))
    else:
        places = ((i, j) for i in range(n) for j in range(i if letter == "M" else 0, n))
    return [Name(letter, place) for place in places]


def lumped_json(model: ExplicitModel) -> dict[str, object]:
    """The lumped model as plain data."""
    return {
        "robot": model.robot.name,
        "form": "lumped",
        "base_parameters": [b.name for b in model.base.base],
        "constants": [
            {
                "name": c.name,
                "family": c.family,
                "formula": to_text(model.formulas[c.symbol], limit=None),
                "value": c.value,
                "tolerance": c.tolerance,
            }
            for c in model.constants
        ],
        "elements": {str(n): _element_json(model, e) for n, e in sorted(model.elements.items())},
        "christoffel": {
            "symbols": model.report.symbols,
            "zero": model.report.zero,
            "distinct": model.report.distinct,
            "by_rule": dict(model.report.by_rule),
        },
        "log": [{"rule": f.rule, "where": f.where, "saved": f.saved} for f in model.log],
    }


def _element_json(model: ExplicitModel, element: Element) -> dict[str, object]:
    if element.same_as is not None:
        return {"same_as": str(element.same_as), "factor": str(element.factor)}
    terms = [
        {
            "product": to_text(model.atoms.expr(factors)),
            "constants": {model.constants[k].name: str(x) for k, x in row.items()},
        }
        for factors, row in element.form.items()
    ]
    expression = to_text(model.sum_of_products(element.form), limit=None)
    return {"expression": expression, "terms": terms}


# -- hierarchical -------------------------------------------------------------------------

FAMILIES = {
    "K": "K: configuration independent",
    "T": "T: trigonometric products",
    "V": "V and elements, in the order of evaluation",
}


def hierarchical_lines(
    model: HierarchicalModel, render: Callable[[Expr], str] | None = None
) -> dict[str, list[Line]]:
    """Family → lines; V and elements share one list, in the order of evaluation."""
    render = render or partial(to_text, names=model.text_names)
    found: dict[str, list[Line]] = {family: [] for family in FAMILIES}
    for d in model.definitions:
        family = d.family if d.family in ("K", "T") else "V"
        value = short_formula(d.expression, _FACTORED + 1) if family == "K" else d.expression
        found[family].append((d.name, render(value)))
    return found


def hierarchical_text(model: HierarchicalModel) -> str:
    """The hierarchical model as plain text."""
    ways = "; ".join(f"{way}: {cost}" for way, cost in sorted(model.costs.items()))
    out = [f"{model.robot.name}: hierarchical form, by the way {model.method!r} ({ways})."]
    if model.note:
        out.append(f"Note: {model.note}.")
    out.append("")
    for family, lines in hierarchical_lines(model).items():
        if lines:
            out += [FAMILIES[family], *_columns(lines), ""]
    return "\n".join(out)


def hierarchical_latex(model: HierarchicalModel) -> str:
    """The hierarchical model as LaTeX."""
    out, names = [COMMAND], model.latex_names
    render = partial(to_latex, limit=None, names=names, breakable=True)
    for family, lines in hierarchical_lines(model, render).items():
        out += paragraphs([(names[name], value) for name, value in lines], FAMILIES[family])
    return "\n".join(out)


def hierarchical_json(model: HierarchicalModel) -> dict[str, object]:
    """The hierarchical model as plain data, definitions in the order of evaluation."""
    return {
        "robot": model.robot.name,
        "form": "hierarchical",
        "method": model.method,
        "note": model.note,
        "cost": {way: {"mul": c.mul, "add": c.add} for way, c in model.costs.items()},
        "definitions": [
            {"name": d.name, "family": d.family, "value": to_text(d.expression, limit=None)}
            for d in model.definitions
        ],
    }
