"""Quantities of the user's own, followed along a run (Kane; digest R65).

Anything that should stay constant is a check of a run: H·n2 of the Stanford arm while nothing
turns its base, the energy while nothing pushes. A quantity is an expression in the robot's symbols,
or one of the table by its name, and then all its elements.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from emdeg.errors import UsageError
from emdeg.exact.evaluate import evaluate
from emdeg.exact.graph import Expr
from emdeg.mechanics.quantities.forms import kept
from emdeg.mechanics.quantities.quantities import derived, split_form
from emdeg.mechanics.quantities.quantity import entries
from emdeg.robot.robot import Robot
from emdeg.run.simulate.result import Simulation


def watch(robot: Robot, monitor: Mapping[str, Expr | str]) -> dict[str, Expr]:
    """Name → expression in q and q̇; a quantity of several elements has several."""
    found: dict[str, Expr] = {}
    for name, what in monitor.items():
        values = [what] if isinstance(what, Expr) else _quantity(robot, what)
        many = len(values) > 1
        found |= {f"{name}{k + 1}" if many else name: e for k, e in enumerate(values)}
    known = {*robot.q, *robot.qd, *robot.symbols, *robot.parameters}
    for name, expression in found.items():
        strangers = sorted(s.name for s in expression.symbols if s not in known)
        if strangers:
            raise UsageError(
                f"{name!r} needs more than the state of {robot.name!r}",
                argument="monitor",
                found=", ".join(strangers),
                expected="expressions in robot.q, robot.qd and its parameters",
            )
    return found


def _quantity(robot: Robot, name: str) -> list[Expr]:
    made = derived(robot, name)
    form = split_form(name)[1]
    whole = entries(made)
    return (whole if form is None else kept(form, whole))[1]


def monitored(
    run: Simulation, robot: Robot, watched: Mapping[str, Expr], parameters: Mapping[str, float]
) -> Simulation:
    """The run, with the history of every watched expression."""
    if not watched:
        return run
    fixed = {
        **robot.values(),
        **{s: v for s in robot.symbols for n, v in parameters.items() if s.name == n},
    }
    symbols, roots = (*robot.q, *robot.qd), list(watched.values())
    states = np.concatenate([run.q, run.qd], axis=-1)
    rows = [
        evaluate(roots, {**fixed, **dict(zip(symbols, state, strict=True))})
        for state in states.reshape(-1, states.shape[-1])
    ]
    histories = np.array(rows).reshape(*states.shape[:-1], len(roots))
    return replace(run, monitored={name: histories[..., k] for k, name in enumerate(watched)})
