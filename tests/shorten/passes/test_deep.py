"""Three-operation rewrites and shared values are found where they save; wrong ones are refused."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from emdeg.exact.graph import Expr, symbol
from emdeg.program.certify import certify
from emdeg.program.ir import Program
from emdeg.program.lower import lower
from emdeg.program.ops import ADD, MUL
from emdeg.shorten.forms.lookup import Pair
from emdeg.shorten.forms.network import Network
from emdeg.shorten.passes.constants import Peeled, Setup
from emdeg.shorten.passes.merge import merge
from emdeg.shorten.passes.peel import Neighbourhood, peelings, sweep_three
from emdeg.shorten.passes.resubstitute import Use
from emdeg.shorten.passes.share import shared_values, sweep_shared, taken
from emdeg.shorten.passes.window import Known, Window, rewritten, solve, sweep_windows
from emdeg.shorten.turns import Turns

U, V, W, X, Y = (symbol(name, 2) for name in "uvwxy")
A, B = symbol("a"), symbol("b")


def program_of(*outputs: Expr) -> Program:
    """A program that computes the outputs as they are written."""
    return merge(lower("f", {"y": ((len(outputs),), list(outputs))}, [("v", [U, V, W, X, Y])]))


# (existing values, n written with more than three operations that follows from them by three)
PEELINGS: dict[str, tuple[list[Expr], Expr]] = {
    "n = (x + y)(z + w)": ([], U * W + U * X + V * W + V * X),
    "n = xy + zw": ([U + V, W + X], U * X + V * X + W * Y + X * Y),
    "n = w(x + yz)": ([U + V], W * U * X + W * V * X + W * Y),
    "n = xy + αz": ([U + V, W * W], U * X + V * X + A * W * W),
    "n = xy(z + α)": ([U + V], U * W * X + V * W * X + A * U * X + A * V * X),
    "n = x + α·yz": ([U + V], A * U * W + A * V * W + X),
    "n = x(yz + α)": ([U + V], W * U * X + W * V * X + A * W),
}


@pytest.mark.parametrize("name", PEELINGS)
def test_three_operations_are_found(name: str) -> None:
    existing, n = PEELINGS[name]
    before = program_of(*existing, n)
    alone = sum(program_of(e).count().total for e in existing)
    network = Network(before)
    assert network.total() > alone + 3
    assert sweep_three(network, random.Random(1)) > 0
    after = network.program()
    certify(after, before)
    assert after.count().total == alone + 3


@pytest.mark.parametrize("seed", range(8))
def test_wrong_rewrites_are_refused(seed: int, random_program: Callable[..., Program]) -> None:
    """A random conjecture is built only when it has the residues of its target."""
    network = Network(random_program(seed, size=60))
    setup, rng = Setup(network), random.Random(seed)
    nodes = [k for k in network.order() if network.rates[k] and all(network.residues[k])]
    targets = [k for k in nodes if network.cost(k)]
    built = 0
    for _ in range(300):
        sign = rng.choice((1, -1))
        pair = Pair(rng.choice((ADD, MUL)), rng.choice(nodes), rng.choice(nodes), sign)
        step = (rng.choice((ADD, MUL)), rng.choice((pair, rng.choice(nodes))))
        kind = rng.choice(("plain", "factor", "offset"))
        guess = Peeled(setup, rng.choice(targets), (step,), kind, rng.choice(nodes))
        node = guess.build(network)
        if node is not None:
            built += 1
            made = network.residues[network.node(node.op, node.edges)]
            assert made == network.residues[guess.target]
    assert built < 30


@pytest.mark.parametrize("seed", range(4))
def test_what_is_found_has_the_residues_of_its_target(
    seed: int, random_program: Callable[..., Program]
) -> None:
    network = Network(merge(random_program(seed, size=80)))
    use = Use(network)
    setup, near = Setup(network), Neighbourhood(network, use)
    checked = 0
    for target in [k for k in use.order if network.cost(k) and all(network.residues[k])]:
        divisors = near.divisors((target,), 12)
        assert not any(network.depends(k, target) for k in divisors)
        if len(divisors) < 2:
            continue
        for rewrite in list(peelings(network, setup, target, divisors))[:20]:
            node = rewrite.build(network)
            if node is not None:
                made = network.residues[network.node(node.op, node.edges)]
                assert made == network.residues[target]
                checked += 1
    assert checked > 10


def test_a_value_is_shared_by_two() -> None:
    """u·w + v·w and u·x + v·x both follow from u + v, which does not exist: 6 become 3."""
    before = program_of(U * W + V * W, U * X + V * X)
    assert before.count().total == 6
    after = sweep_shared(Network(before), random.Random(1)).program()
    certify(after, before)
    assert after.count().total == 3


def test_a_wrong_shared_value_changes_nothing() -> None:
    """u − v instead of u + v: neither value follows from it, and none is redefined."""
    network = Network(program_of(U * W + V * W, U * X + V * X))
    nodes = [k for k in network.order() if network.rates[k]]
    targets = [k for k in nodes if network.cost(k) and network.nodes[k].op == ADD]
    shared = next(iter(shared_values(network, targets, nodes)))
    (pair,) = shared.made
    right, wrong = (taken(network, shared, replace(pair, sign=sign)) for sign in (1, -1))
    assert right is not None
    assert right.total() == 3
    assert wrong is None


def test_turns_never_get_worse_and_depend_on_the_seed_only(derived: Callable[..., Program]) -> None:
    program = derived("stanford3", "mass_matrix")
    runs: list[list[Program]] = []
    for _ in range(2):
        turns = Turns(program, random.Random(3), 5)
        runs.append([])
        for _ in range(4):
            turns.round(3)
            runs[-1].append(turns.best)
    totals = [p.count().total for p in runs[0]]
    assert totals == sorted(totals, reverse=True)
    assert totals[-1] < program.count().total
    assert [p.values for p in runs[0]] == [p.values for p in runs[1]]


# outputs of a window, and the fewest operations for them
WINDOWS: dict[str, tuple[list[Expr], int]] = {
    "slack 0: one output from the other": ([U + V, U * W + V * W], 2),
    "slack 1: a product both need": ([U * V + W, U * V * X], 3),
    "slack 1: a sum both need": ([U * W + V * W, U * X + V * X], 3),
    "slack 2: (u + v)(w + x)": ([U * W + U * X + V * W + V * X], 3),
    "slack 2: two sums, two products": ([U * W + V * W, X * Y + W * Y], 4),
}


@pytest.mark.parametrize("name", WINDOWS)
def test_the_fewest_operations_of_a_window(name: str) -> None:
    """The search over fingerprints finds them from the leaves alone."""
    outputs, fewest = WINDOWS[name]
    network = Network(program_of(*outputs))
    wanted = tuple(k for _, k in network.outputs)
    leaves = tuple(k for k in network.order() if network.rates[k] and not network.cost(k))
    inside = tuple(k for k in network.order() if network.cost(k))
    window = Window(inside, wanted, leaves)
    known = Known(residues_of(network, leaves).T)
    targets = list(residues_of(network, wanted))
    slack = fewest - len(wanted)
    assert not slack or not list(solve(known, targets, slack - 1))
    found = [rewritten(network, window, way) for way in solve(known, targets, slack)]
    totals = [twin.total() for twin in found if twin is not None]
    assert min(totals) == fewest
    for twin in found:
        if twin is not None:
            certify(twin.program(), network.program())


def residues_of(network: Network, nodes: tuple[int, ...]) -> np.ndarray:
    """Rows of two residues."""
    return np.array([network.residues[k][:2] for k in nodes], dtype=np.uint64)


def test_steps_that_miss_an_output_are_refused() -> None:
    """u·v + w from u·v and u + w: the wrong sum leaves the output without a definition."""
    network = Network(program_of(U * V + W))
    (output,) = (k for _, k in network.outputs)
    leaves = tuple(k for k in network.order() if network.rates[k] and not network.cost(k))
    window = Window((output,), (output,), leaves)
    known = Known(residues_of(network, leaves).T)
    right = known.having(Pair(MUL, 0, 1)).having(Pair(ADD, 2, 3))
    wrong = known.having(Pair(MUL, 0, 1)).having(Pair(ADD, 0, 2))
    assert rewritten(network, window, right) is not None
    assert rewritten(network, window, wrong) is None


def test_windows_shorten_and_depend_on_the_seed_only(derived: Callable[..., Program]) -> None:
    before = merge(derived("stanford", "mass_matrix"))
    runs = [
        sweep_windows(Network(before), random.Random(2), most_windows=300).program()
        for _ in range(2)
    ]
    certify(runs[0], before)
    assert runs[0].count().total < before.count().total
    assert runs[0].values == runs[1].values
