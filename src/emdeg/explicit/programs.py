"""Programs of explicit models: all coefficients, or configuration and step at two rates (R52).

    coefficients   q                          → M, b, c, g
    configure      q                          → coefficients            (slow)
    step           coefficients, qd, qdd      → tau                     (fast)

M is n × n, c is n × n (c_ij multiplies q̇_j²), b is n × n(n−1)/2 with columns 12, 13, …, (n−1)n.
The lumped constants are parameters of the programs with their values. Every program is certified
against the sums of products as they were derived.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from emdeg.canonical import Names, canonical
from emdeg.exact.calculus import substitute
from emdeg.exact.graph import ZERO, Expr, symbol, walk
from emdeg.exact.kinds import CONSTANT
from emdeg.explicit.model import ExplicitModel, Name
from emdeg.explicit.two_rate import efforts_from, two_rate
from emdeg.program.certificate import Reference
from emdeg.program.certify import certify
from emdeg.program.interface import derived_angles
from emdeg.program.ir import Program
from emdeg.program.lower import lower
from emdeg.shorten.search import optimise as shorten

Outputs = dict[str, tuple[tuple[int, ...], list[Expr]]]


def coefficient_program(
    model: ExplicitModel,
    elements: Mapping[Name, Expr],
    *,
    optimise: str | None = "-O1",
) -> Program:
    """M, b, c and g from the given expressions: `factored`, or a hierarchical model's."""
    written = {name: model.expression(name) for name in model.elements}
    return _program(
        model, "coefficients", _arrays(model, elements), _arrays(model, written),
        [("q", model.robot.q)], optimise,
    )  # fmt: skip


@dataclass(frozen=True)
class TwoRatePrograms:
    """The two programs; the first's only output is the second's first input."""

    configure: Program
    step: Program


def two_rate_programs(
    model: ExplicitModel,
    elements: Mapping[Name, Expr] | None = None,
    *,
    optimise: str | None = "-O1",
) -> TwoRatePrograms:
    """A program for new configurations and one for new torques."""
    split = two_rate(model, elements)
    names = list(split.coefficients)
    slow: Outputs = {"coefficients": ((len(names),), [split.configure[n] for n in names])}
    written: Outputs = {"coefficients": ((len(names),), [model.expression(n) for n in names])}
    configure = _program(model, "configure", slow, written, [("q", model.robot.q)], optimise)
    robot = model.robot
    fast: Outputs = {"tau": ((model.n,), list(split.step))}
    inputs: list[tuple[str, Sequence[Expr]]] = [
        ("coefficients", list(split.coefficients.values())),
        ("qd", robot.qd),
        ("qdd", robot.qdd),
    ]
    whole: Outputs = {"tau": ((model.n,), list(efforts_from(model, split.coefficients)))}
    step = _program(model, "step", fast, whole, inputs, optimise)
    return TwoRatePrograms(configure, step)


def _program(
    model: ExplicitModel,
    name: str,
    outputs: Outputs,
    written: Outputs,
    inputs: Sequence[tuple[str, Sequence[Expr]]],
    optimise: str | None,
) -> Program:
    names = _names(model)
    values = {names.symbols[c.symbol]: c.value for c in model.constants}
    for parameter, known in names.robot.parameters.items():
        values[parameter] = None if known.value is None else float(known.value)
    metadata = {"robot": model.robot.name, "method": "explicit", "outputs": ", ".join(outputs)}
    program = lower(
        f"{model.robot.name}_{name}",
        names.ours(outputs),
        names.ours(inputs),
        values,
        derived_angles(names.robot),
        metadata,
    )
    if optimise is not None:
        program = shorten(program, optimise)
    program = names.program(program)
    constants = model.formulas if _uses_parameters(outputs, model) else {}
    reference: Outputs = {
        key: (shape, substitute(roots, constants)) for key, (shape, roots) in written.items()
    }
    about = Reference(method="explicit", robot=model.robot.name, robot_hash=model.robot.hash)
    return program.with_certificate(certify(program, reference, about=about))


def _names(model: ExplicitModel) -> Names:
    """The model in our names: the robot's, and I1, I2, …, g1, … for the lumped constants."""
    names = canonical(model.robot)
    families = (model.inertia_constants, model.gravity_constants)
    lumped = {
        constant.symbol: symbol(f"{letter}{k}")
        for letter, family in zip("Ig", families, strict=True)
        for k, constant in enumerate(family, 1)
    }
    return replace(names, symbols={**names.symbols, **lumped})


def _uses_parameters(outputs: Outputs, model: ExplicitModel) -> bool:
    """Are the outputs written in the robot's own parameters (extended bodies)?"""
    own = {c.symbol for c in model.constants}
    roots = [e for _, expressions in outputs.values() for e in expressions]
    return any(n.is_symbol and n.rate == CONSTANT and n not in own for n in walk(roots))


def _arrays(model: ExplicitModel, elements: Mapping[Name, Expr]) -> Outputs:
    n = range(model.n)

    def at(letter: str, *indices: int) -> Expr:
        return elements.get(model.canonical(Name(letter, indices)), ZERO)

    pairs = list(model.pairs())
    return {
        "M": ((model.n, model.n), [at("M", i, j) for i in n for j in n]),
        "b": ((model.n, len(pairs)), [at("b", i, j, k) for i in n for j, k in pairs]),
        "c": ((model.n, model.n), [at("c", i, j) for i in n for j in n]),
        "g": ((model.n,), [at("g", i) for i in n]),
    }
