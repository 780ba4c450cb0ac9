"""Set-up values, exactly: what depends on parameters alone, as balls of 200 bits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

from flint import arb, ctx

from emdeg.errors import UsageError, unknown
from emdeg.exact.numbers import Number
from emdeg.program.builder import prune
from emdeg.program.digits import Balls
from emdeg.program.evaluate import run
from emdeg.program.ir import Output, Program
from emdeg.rounding.formats import Format
from emdeg.rounding.schedule import Given

_BITS = 200


def parameter_values(
    program: Program, given: Mapping[str, Number | float] | None = None
) -> dict[str, Number]:
    """The exact value of every parameter, or an error that names those that have none."""
    for name in given or {}:
        if name not in program.parameters:
            raise unknown("parameter", name, program.parameters, argument="parameters")
    known: dict[str, Number | float | None] = {**program.parameters, **(given or {})}
    missing = [name for name, value in known.items() if value is None]
    if missing:
        raise UsageError(
            "a bound needs the values of all parameters: " + ", ".join(missing[:10]),
            argument="parameters", hint="give them as parameters={name: value}, or in the robot",
        )  # fmt: skip
    return {
        name: Fraction(value) if isinstance(value, float) else value
        for name, value in known.items()
        if value is not None
    }


def exact_values(program: Program, parameters: Mapping[str, Number]) -> dict[int, Any]:
    """Value number → ball, for all values that need parameters only."""
    chosen = tuple(k for k, rate in enumerate(program.rates) if rate == 0)
    output = Output("constants", (len(chosen),), chosen)
    alone = prune(replace(program, outputs=(output,), certificate=None))
    before = ctx.prec
    try:
        ctx.prec = _BITS
        leaves = {alone.parameter_key(n): Balls().number(v) for n, v in parameters.items()}
        done = run(alone, leaves, Balls())
        return {k: done[j] for k, j in zip(chosen, alone.output_values(), strict=True)}
    finally:
        ctx.prec = before


def given(value: float, true: Any, form: Format, *, literal: bool = False) -> Given:
    """A float of this type beside its true value; a `literal` may be rounded by a compiler."""
    before = ctx.prec
    try:
        ctx.prec = _BITS
        apart = abs(arb(value) - true)
        error = float(apart.upper()) * (1 + 2.0**-50)
        # a ball around an exact number has a radius of its own, far below any rounding
        if bool(apart < abs(true) * arb(2) ** (-_BITS + 20)) or (value == 0 and error < 1e-40):
            return Given(value, 0.0)
    finally:
        ctx.prec = before
    if literal:  # of a decimal text: not by way of a double
        error = max(error, form.unit * abs(value) * (1 + 2.0**-20) + form.tiny)
    return Given(value, error)
