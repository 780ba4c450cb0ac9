"""The passes, in plain sight: each takes a program and gives one of the same function.

A pass is a file of this folder and an entry of PASSES. It may assume a valid program, must return
one, and takes everything random from `rng`; the manager (shorten/manager.py) compares fingerprints
after each. Those with `every` are applied, in this order, in rounds of the search; the others
are called for at their place (shorten/refine.py), or are steps of polishing.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from emdeg.program.ir import Program
from emdeg.shorten.forms.network import Network
from emdeg.shorten.objectives import TOTAL, Objective
from emdeg.shorten.passes.balance import balance
from emdeg.shorten.passes.constants import sweep_constants
from emdeg.shorten.passes.factor import factor
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.passes.nest import nest
from emdeg.shorten.passes.peel import sweep_three
from emdeg.shorten.passes.piecewise import piecewise
from emdeg.shorten.passes.polish import WINDOWS, never, polish
from emdeg.shorten.passes.resubstitute import sweep
from emdeg.shorten.passes.share import sweep_shared
from emdeg.shorten.passes.turn import turn
from emdeg.shorten.passes.window import sweep_windows


@dataclass(frozen=True)
class Setting:
    """What a pass is told: what to make small, and how long to try."""

    objective: Objective = TOTAL
    recreations: int = 0  # times that an extraction is ruined in part and done again
    rounds: int = 3  # of polishing
    deep: bool = False  # with rewrites of three operations, shared values and windows
    windows: int = WINDOWS  # of each round of deep polishing
    turns: int = 1  # in machine code, before Python looks again
    least: float = 0.0  # of the length that a few windows must gain, or the others are not tried
    late: Callable[[], bool] = never  # is the time up? asked by passes that take long


@dataclass(frozen=True)
class Pass:
    """One rewrite: program in, program of the same function out."""

    name: str
    summary: str
    apply: Callable[[Program, random.Random, Setting], Program]
    every: int = 0  # a part of the first and of every so many rounds; 0: of none


def _swept(program: Program, sweep: Callable[[Network], Network | int]) -> Program:
    """A sweep over the network of a program, which it changes (so many times) or replaces."""
    network = Network(program)
    result = sweep(network)
    if isinstance(result, Network):
        return merge(result.program())
    return merge(network.program()) if result else program


_ALL = (
    Pass(
        "merge",
        "what is the same function is computed once",
        lambda program, _, __: merge(program),
    ),
    Pass(
        "resubstitute",
        "a value from existing ones by one operation",
        lambda program, rng, _: _swept(program, lambda network: sweep(network, rng, 1)),
    ),
    Pass(
        "turn",
        "walk among programs of the same length, extract, ruin in part and extract again",
        lambda program, rng, setting: turn(
            program, rng, setting.turns, setting.recreations, setting.objective
        ),
        every=1,
    ),
    Pass(
        "constants",
        "a value from existing ones and a constant of the set-up",
        lambda program, rng, _: _swept(program, lambda network: sweep_constants(network, rng)),
        every=3,
    ),
    Pass(
        "peel",
        "a value from existing ones by three operations",
        lambda program, rng, _: _swept(program, lambda network: sweep_three(network, rng)),
    ),
    Pass(
        "share",
        "several values from a new one",
        lambda program, rng, _: _swept(program, lambda network: sweep_shared(network, rng)),
    ),
    Pass(
        "window",
        "a handful of operations by the fewest there are",
        lambda program, rng, _: _swept(program, lambda network: sweep_windows(network, rng)),
    ),
    Pass(
        "polish",
        "all of these until nothing is gained",
        lambda program, rng, setting: polish(
            program,
            rng,
            setting.rounds,
            deep=setting.deep,
            windows=setting.windows,
            objective=setting.objective,
            late=setting.late,
        ),
        every=10,
    ),
    Pass(
        "factor",
        "flatten sums and products, extract again what several share",
        lambda program, rng, setting: factor(program, rng, setting.recreations, setting.objective),
    ),
    Pass(
        "piecewise",
        "turns of a long program in windows, each by itself",
        lambda program, rng, setting: piecewise(
            program,
            rng,
            setting.recreations,
            setting.objective,
            turns=setting.turns,
            least=setting.least,
        ),
    ),
    Pass(
        "nest",
        "multiply out in the program's own sines and cosines, nest the sums in each other",
        lambda program, rng, setting: nest(program, rng, setting.recreations),
    ),
    Pass(
        "balance",
        "the same operations, each ready as early as possible",
        lambda program, _, setting: min(program, balance(program), key=setting.objective),
    ),
)
PASSES: Mapping[str, Pass] = MappingProxyType({made.name: made for made in _ALL})
