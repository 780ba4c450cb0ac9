"""The equations in two forms, with everything that a click on a symbol wants to know.

explicit      each element of M, b, c, g as lumped constants × trigonometric products
              (`emdeg.explicit_model`; where that refuses, a message says why)
hierarchical  each output of the emitted programs by named steps (`emdeg.program_lines`)
"""

from __future__ import annotations

import re
from typing import Any

import emdeg
from emdeg.errors import EmdegError

LARGEST_EXPLICIT = 8  # velocities; above, the explicit form fills books
MOST_PRODUCTS = 4_000  # of one sum while the model is derived
LONGEST_ELEMENT = 12_000  # characters of LaTeX
LONGEST_ALL = 1_000_000
MOST_LINES = 6_000  # of a program
LARGEST_NESTED = 12  # velocities
MOST_LEAVES = 400  # of one definition
NOT_ASKED = "The elements were not asked to be written out."


def explicit(robot: emdeg.Robot) -> tuple[emdeg.ExplicitModel | None, str]:
    """The explicit model, or why there is none."""
    if robot.has_floating_base:
        return None, "A free flyer has no joint angles to write the elements in."
    if robot.joint_velocities > LARGEST_EXPLICIT:
        return None, (
            f"Written out, the elements of a robot with {robot.nv} coordinates are too long to be "
            "read."
        )
    try:
        return emdeg.explicit_model(robot, limit=MOST_PRODUCTS), ""
    except EmdegError as error:
        return None, f"{error.message[:1].upper()}{error.message[1:]}."


def elements(model: emdeg.ExplicitModel) -> list[dict[str, Any]]:
    """Every element with its LaTeX and its plain text; those that are too long, counted only."""
    found: list[dict[str, Any]] = []
    total = 0
    for name, element in model.elements.items():
        entry: dict[str, Any] = {
            "name": element_name(name),
            "variable": str(name),
            "group": name.letter,
            "index": [i + 1 for i in name.indices],
            "latex": name.latex,
            "terms": len(element),
        }
        found.append(entry)
        if element.same_as is not None:
            entry |= alias(element)
            continue
        expression = model.expression(name)
        latex = emdeg.to_latex(expression, limit=None, names=model.latex_names)
        if len(latex) > LONGEST_ELEMENT or total + len(latex) > LONGEST_ALL:
            continue
        total += len(latex)
        entry["body"] = latex
        entry["text"] = emdeg.to_text(expression, short=False, limit=None)
        entry["uses"] = sorted(s.name for s in expression.symbols if not s.rate)
    return found


def alias(element: Any) -> dict[str, Any]:
    """An element that is a number times another one."""
    other, factor = element.same_as, element.factor
    size = "" if abs(factor) == 1 else str(abs(factor))
    sign = "-" if factor < 0 else ""
    top, slash, bottom = size.partition("/")
    stacked = rf"\tfrac{{{top}}}{{{bottom}}} " if slash else size
    return {
        "same": element_name(other),
        "factor": str(factor),
        "body": f"{sign}{stacked}{other.latex}",
        "text": f"{sign}{size}{'*' if size else ''}{other}",
        "uses": [],
    }


def element_name(name: Any) -> str:
    """M12, b112, c12, g2: as the papers write them (as a variable, `str(name)` is unambiguous)."""
    return f"{name.letter}{name.text_of_indices}"


def constants(model: emdeg.ExplicitModel) -> list[dict[str, Any]]:
    """The lumped constants: formula, value, tolerance."""
    return [
        {
            "name": constant.name,
            "latex": model.latex_names[constant.name],
            "formula": emdeg.to_latex(formula, limit=400, names=model.latex_names),
            "text": emdeg.to_text(formula, short=False, limit=400),
            "value": constant.value,
            "tolerance": constant.tolerance,
            "family": constant.family,
        }
        for constant in model.constants
        for formula in [model.formulas[constant.symbol]]
    ]


def parameters(
    robot: emdeg.Robot, model: emdeg.ExplicitModel | None = None
) -> list[dict[str, Any]]:
    """The robot's own symbols, written as in the explicit model."""
    names = {} if model is None else model.latex_names
    return [
        {
            "name": symbol.name,
            "latex": emdeg.to_latex(symbol, names=names),
            "value": None if known.value is None else float(known.value),
            "tolerance": None if known.tolerance is None else float(known.tolerance),
            "note": known.note,
        }
        for symbol, known in robot.parameters.items()
    ]


def short_names(model: emdeg.ExplicitModel) -> list[dict[str, str]]:
    """c23 is cos(q2 + q3): the abbreviations that elements are written with."""
    pairs = {pair for e in model.elements.values() for factors in e.form for pair in factors}
    found: dict[str, str] = {}
    for atom, code in sorted(pairs):
        for expression in model.atoms.factors(atom, code):
            short = emdeg.to_latex(expression, names=model.latex_names)
            found.setdefault(short, emdeg.to_latex(expression, short=False))
    return [{"latex": k, "formula": v} for k, v in sorted(found.items()) if k != v]


def nested(robot: emdeg.Robot, model: emdeg.ExplicitModel | None) -> dict[str, Any] | None:
    """All elements in nested symbols K, T, V, each defined from earlier ones."""
    if robot.has_floating_base or robot.joint_velocities > LARGEST_NESTED:
        return None
    try:
        found = emdeg.hierarchical(robot, lumped=model)
    except EmdegError:
        return None
    names = found.latex_names
    lines = []
    for d in found.definitions:
        right = emdeg.to_latex(d.expression, limit=MOST_LEAVES, names=names)
        stage = "setup" if d.family == "K" else "step"
        lines.append([stage, names[d.name], right, d.element is not None])
    return {
        "lines": lines[:MOST_LINES],
        "left_out": max(0, len(lines) - MOST_LINES),
        "count": str(found.cost),
    }


def steps(program: emdeg.Program) -> dict[str, Any]:
    """The program line by line: [stage, left, right, is it an output], parameters by name."""
    lines = emdeg.program_lines(program)
    taken = {left for _, left, _ in lines}
    names = list(program.parameters)
    latex = {f"p_{{{k + 1}}}": symbol_latex(name) for k, name in enumerate(names)}
    readable = {p: text for p, text in latex.items() if text not in taken}

    def shown(right: str) -> str:
        return re.sub(r"p_\{\d+\}", lambda m: readable.get(m[0], m[0]), right)

    return {
        "lines": [
            [stage, output_latex(left)[0], shown(right), output_latex(left)[1]]
            for stage, left, right in lines[:MOST_LINES]
        ],
        "left_out": max(0, len(lines) - MOST_LINES),
        "count": str(program.count()),
        **interface(program),
    }


def interface(program: emdeg.Program) -> dict[str, Any]:
    """The arrays that a program takes and gives, in its order."""
    return {
        "inputs": [i.name for i in program.inputs],
        "outputs": [{"name": o.name, "shape": list(o.shape)} for o in program.outputs],
    }


def output_latex(left: str) -> tuple[str, bool]:
    """(left side, is it an output): outputs in bold, because c_{1} may be a cosine."""
    for name, quantity in emdeg.QUANTITIES.items():
        written = rf"\mathrm{{{name}}}".replace("_", r"\_")
        if left.startswith(written):
            return quantity.latex + left[len(written) :], True
    return left, False


def symbol_latex(name: str) -> str:
    """The LaTeX of a parameter's name, as in every expression."""
    return emdeg.to_latex(emdeg.exact.symbol(name))
