"""The elements of a lumped model with common parts taken out: shared expressions (digest R46).

The elements are lowered to one program, nested in each other by the optimiser's extractor
(`shorten.passes.nest`), and lifted again: lumped constants are free, cosines and sines given.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from emdeg.exact.graph import ZERO, Expr, scale
from emdeg.explicit.model import ExplicitModel, Name
from emdeg.program.lift import lift
from emdeg.program.lower import lower_expressions
from emdeg.shorten.passes.nest import nest

SEED = 1


def factored(model: ExplicitModel, names: Iterable[Name]) -> dict[Name, Expr]:
    """The named elements as expressions that share their common parts."""
    wanted = dict.fromkeys(model.canonical(name) for name in names)
    present = [model.elements[name] for name in wanted if name in model.elements]
    sources = list(dict.fromkeys(e.same_as or e.name for e in present))
    values = dict(zip(sources, shared([model.expression(s) for s in sources]), strict=True))
    found = {e.name: scale(e.factor, values[e.same_as or e.name]) for e in present}
    return {name: found.get(name, ZERO) for name in wanted}


def shared(roots: Sequence[Expr]) -> list[Expr]:
    """Sums of products as expressions that share their common parts."""
    program = nest(lower_expressions(roots), random.Random(SEED))
    ((_, expressions),) = lift(program).values()
    return expressions
