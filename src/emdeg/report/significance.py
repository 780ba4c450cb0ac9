"""Which term of which element matters over the joint range.

For each element E = Σ_t term_t of the explicit model, over sampled configurations:

    share of term t = max |term_t| / max Σ |term_t|          1 where it alone makes the element

Armstrong, Khatib and Burdick drop what stays below 1 %; the page draws the shares and that line.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

import emdeg
from emdeg.report.equations import element_name
from emdeg.report.scene import limits

SAMPLES = 400
MOST_TERMS = 6_000
SHOWN = 24  # terms of one element


def significance(model: emdeg.ExplicitModel, seed: int = 1) -> dict[str, Any] | None:
    """Per element: its largest magnitude, and the largest terms with their shares."""
    robot = model.robot
    constants = [c.value for c in model.constants]
    if any(value is None for value in constants):
        return None
    if sum(len(e) for e in model.elements.values()) > MOST_TERMS:
        return None
    products = {p: None for e in model.elements.values() for p in e.form}
    numbers = product_values(model, list(products), samples(robot, seed))
    found = []
    for name, element in model.elements.items():
        if element.same_as is not None:
            continue
        terms = []
        total = np.zeros(SAMPLES)
        value = np.zeros(SAMPLES)
        for factors, combination in element.form.items():
            coefficient = math.fsum(
                float(x) * float(constants[k] or 0) for k, x in combination.items()
            )
            term = coefficient * numbers[factors]
            total += abs(term)
            value += term
            terms.append((float(abs(term).max()), {factors: combination}))
        scale = float(total.max()) or 1.0
        terms.sort(key=lambda item: -item[0])
        found.append(
            {
                "name": element_name(name),
                "largest": float(abs(value).max()),
                "terms": [
                    [round(size / scale, 5), _written(model, term)] for size, term in terms[:SHOWN]
                ],
                "more": max(0, len(terms) - SHOWN),
                "below": sum(size / scale < 0.01 for size, _ in terms),
                "count": len(terms),
            }
        )
    return {"samples": SAMPLES, "elements": found}


def _written(model: emdeg.ExplicitModel, term: Any) -> str:
    return emdeg.to_latex(model.sum_of_products(term), limit=60, names=model.latex_names)


def samples(robot: emdeg.Robot, seed: int) -> np.ndarray[Any, Any]:
    """Configurations within the limits, uniform, the first at the middle of every range."""
    rng = np.random.default_rng(seed)
    ranges = np.array(
        [limits(robot.by_coordinate[c]) for c in sorted(robot.by_coordinate)]
    ).reshape(-1, 2)
    q = ranges[:, 0] + rng.random((SAMPLES, robot.nq)) * (ranges[:, 1] - ranges[:, 0])
    q[0] = ranges.mean(axis=1)
    return np.asarray(q)


def product_values(
    model: emdeg.ExplicitModel, products: list[Any], q: np.ndarray[Any, Any]
) -> dict[Any, Any]:
    """The value of every trigonometric product at every sample."""
    outputs = {f"p{k}": model.atoms.expr(factors) for k, factors in enumerate(products)}
    program = emdeg.compile(model.robot, outputs, optimise=None, certify=False)
    given = {i.name: q for i in program.inputs if i.name == "q"}
    result = emdeg.interpret(program, given)
    return {factors: np.broadcast_to(result[f"p{k}"], len(q)) for k, factors in enumerate(products)}
