"""One alphabet for a page: no two things share a symbol, in text, LaTeX and the report (R54)."""

from __future__ import annotations

import re

import pytest

import emdeg
from emdeg.exact.angles import cos, sin
from emdeg.exact.graph import CONFIGURATION, symbol
from emdeg.exact.print.printing import to_latex, to_text
from emdeg.explicit import show
from emdeg.explicit.hierarchical import HierarchicalModel, hierarchical
from emdeg.explicit.model import ExplicitModel
from emdeg.report import equations
from emdeg.robot.loading import library_names

SLOW = {"panda", "panda_general", "iiwa", "puma560_general"}
TREES = [
    pytest.param(name, marks=pytest.mark.slow) if name in SLOW else name
    for name in library_names()
    if not emdeg.load(name).loops and not emdeg.load(name).constraints
    if name not in ("general_6r", "elastic_arm")
]

HOSTILE = """
name = "hostile"
convention = "standard"
gravity = [0, "-g1", 0]
[[link]]
type = "R"
a = "c2"
mass = "M12"
com = ["c_2", 0, 0]
inertia = { zz = "I1" }
[[link]]
type = "R"
a = "s_12"
mass = "grav1"
com = ["c_12", "K1", 0]
inertia = { zz = "b112" }
"""


def robot_called(name: str) -> emdeg.Robot:
    return emdeg.loads(HOSTILE, "toml") if name == "hostile" else emdeg.load(name)


@pytest.fixture(scope="module", params=["hostile", *TREES])
def pages(request: pytest.FixtureRequest) -> tuple[ExplicitModel, HierarchicalModel]:
    robot = robot_called(request.param)
    model = emdeg.explicit_model(robot)
    return model, hierarchical(robot, lumped=model)


def cosines(model: ExplicitModel) -> set[str]:
    """Short names of cosines and sines that the elements of the page are written with."""
    return {entry["latex"] for entry in equations.short_names(model)}


def test_lumped_latex(pages: tuple[ExplicitModel, HierarchicalModel]) -> None:
    """Constants, elements, parameters and cosines of the LaTeX page are all different."""
    model, _ = pages
    page = show.lumped_latex(model)
    left = re.findall(r"^\\emdegline\{(.+?) = ", page, re.M)
    constants = [x for x in left if not x.startswith(r"\mathbf")]
    elements = [x for x in left if x.startswith(r"\mathbf")]
    parameters = [model.latex_names[s.name] for s in model.robot.symbols]
    every = [*constants, *elements, *parameters, *cosines(model)]
    assert len(elements) == len(model.elements)
    assert len(constants) == len(model.constants)
    assert len(every) == len(set(every)), sorted(x for x in every if every.count(x) > 1)


def test_lumped_text(pages: tuple[ExplicitModel, HierarchicalModel]) -> None:
    model, _ = pages
    page = show.lumped_text(model, None)
    left = [line.split(" = ")[0].strip() for line in page.splitlines() if " = " in line]
    parameters = [s.name for s in model.robot.symbols]
    pairs = {pair for e in model.elements.values() for factors in e.form for pair in factors}
    short = {
        to_text(f, names=model.text_names) for atom, code in pairs
        for f in model.atoms.factors(atom, code)
    } - {q.name for q in model.robot.q}  # fmt: skip
    base = [s.name for s in model.base_values]
    assert len(left) == len(set(left))
    every = [*left, *(p for p in parameters if p not in base), *(t for t in short if "(" not in t)]
    every = [x for x in every if not re.fullmatch(r"q\d+\^\d+", x)]
    assert len(every) == len(set(every)), sorted(x for x in every if every.count(x) > 1)


def test_hierarchical_pages(pages: tuple[ExplicitModel, HierarchicalModel]) -> None:
    _, model = pages
    used = {name for d in model.definitions for name in [d.name]}
    assert len(used) == len(model.definitions)
    texts = list(model.latex_names.values())
    assert len(texts) == len(set(texts))
    page = show.hierarchical_latex(model)
    left = re.findall(r"^\\emdegline\{(.+?) = ", page, re.M)
    assert len(left) == len(set(left)) == len(model.definitions)
    assert not {x for x in left if re.fullmatch(r"[cs]_\{\d+\}", x)}, "these are cosines"
    defined: set[str] = set()
    for d in model.definitions:  # each from earlier ones: a reference is never another thing
        known = {n.name for n in d.expression.symbols} & used
        assert known <= defined, d.name
        defined.add(d.name)


def test_report_equations(pages: tuple[ExplicitModel, HierarchicalModel]) -> None:
    model, _ = pages
    elements = [e["latex"] for e in equations.elements(model)]
    constants = [c["latex"] for c in equations.constants(model)]
    parameters = [p["latex"] for p in equations.parameters(model.robot, model)]
    every = [*elements, *constants, *parameters, *cosines(model)]
    assert len(every) == len(set(every)), sorted(x for x in every if every.count(x) > 1)
    nested = equations.nested(model.robot, model)
    if nested is not None:
        left = [line[1] for line in nested["lines"]]
        assert len(left) == len(set(left))


def test_the_two_link_page() -> None:
    """The page once had g_{1} = g_{1} c_{1} + …, and c_{12} for a cosine and a coefficient."""
    page = show.lumped_latex(emdeg.explicit_model(emdeg.load("two_link")))
    assert r"\mathbf{g}_{1} = g_{1} c_{1} + g_{2} c_{12}" in page
    assert r"\mathbf{b}_{112} = 2 \mathbf{c}_{12}" in page


def test_one_expression_has_an_alphabet_too() -> None:
    """c2, c_2 and cos(q2) in one formula are three texts."""
    q2 = symbol("q2", CONFIGURATION, angular=True)
    formula = symbol("c2") + symbol("c_2") * cos(q2) * sin(q2)
    assert to_latex(formula) == r"c_{2} + \mathrm{c\_2} \cos\left(q_{2}\right) s_{2}"
    assert to_text(formula) == "c2 + c_2*cos(q2)*s2"
    assert to_latex(symbol("m_1") * cos(q2)) == "m_{1} c_{2}"
