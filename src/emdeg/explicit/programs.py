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
from dataclasses import replace

from emdeg.exact.calculus import substitute
from emdeg.exact.graph import Expr, symbol
from emdeg.exact.kinds import CONFIGURATION
from emdeg.explicit.given import ModelLike, as_model
from emdeg.explicit.model import ExplicitModel, Name
from emdeg.explicit.nested import Nested, extracted, factored, of_model
from emdeg.explicit.two_rate import TwoRate, efforts_from, owners
from emdeg.mechanics.terms.coefficients import pairs
from emdeg.program.certificate import Reference
from emdeg.program.certify import certify
from emdeg.program.ir import Program
from emdeg.shorten.search import optimise as shorten


def coefficient_program(
    model: ModelLike,
    elements: Nested | None = None,
    *,
    optimise: str | None = "-O1",
) -> Program:
    """M, b, c and g of a lumped model, shortened; `elements` may compute them in another way."""
    model = as_model(model)
    n, columns = range(model.n), pairs(model.n)
    names = {
        "M": ((model.n, model.n), [Name("M", (i, j)) for i in n for j in n]),
        "b": ((model.n, len(columns)), [Name("b", (i, j, k)) for i in n for j, k in columns]),
        "c": ((model.n, model.n), [Name("c", (i, j)) for i in n for j in n]),
        "g": ((model.n,), [Name("g", (i,)) for i in n]),
    }
    arranged = (elements or factored(model, optimise=optimise)).arranged(
        {
            key: (shape, [model.canonical(name) for name in own])
            for key, (shape, own) in names.items()
        }
    )
    program = of_model(arranged, model, "coefficients", {"q": model.robot.q})
    written = {key: [model.expression(name) for name in own] for key, (_, own) in names.items()}
    return _certified(program, model, written)


def two_rate_programs(
    model: ModelLike,
    elements: Nested | None = None,
    *,
    optimise: str | None = "-O1",
) -> TwoRate:
    """A program for new configurations and one for new torques, both certified.

    `elements` may compute the coefficients in another way, such as a hierarchical model's; they
    are as short as they were made.
    """
    model = as_model(model)
    robot = model.robot
    names = list(dict.fromkeys(name for name, _ in owners(model).values()))
    symbols = {name: symbol(f"{name}_", CONFIGURATION) for name in names}
    torques = list(efforts_from(model, symbols))
    motion = {"coefficients": list(symbols.values()), "qd": robot.qd, "qdd": robot.qdd}
    slow = (elements or factored(model, names, optimise=optimise)).arranged(
        {"coefficients": ((len(names),), names)}
    )
    fast = extracted(torques)
    (tau,) = fast.outputs
    step = of_model(replace(fast, outputs=(replace(tau, name="tau"),)), model, "step", motion)
    configure = of_model(slow, model, "configure", {"q": robot.q})
    written = {"coefficients": [model.expression(name) for name in names], "tau": torques}
    return TwoRate(
        model,
        symbols,
        _certified(configure, model, written),
        _certified(step if optimise is None else shorten(step, optimise), model, written),
    )


def _certified(
    program: Program, model: ExplicitModel, written: Mapping[str, Sequence[Expr]]
) -> Program:
    """The program with a proof that it computes the sums of products."""
    lumped = {c.name for c in model.constants}
    constants = model.formulas if set(program.parameters) - lumped else {}  # extended bodies
    reference = {
        o.name: (o.shape, substitute(list(written[o.name]), constants)) for o in program.outputs
    }
    about = Reference(method="explicit", robot=model.robot.name, robot_hash=model.robot.hash)
    return program.with_certificate(certify(program, reference, about=about))
