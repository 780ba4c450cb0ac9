"""Every form of resubstitution up to constants is found where it saves an operation."""

from __future__ import annotations

import random

import pytest

from emdeg.exact.graph import Expr, symbol
from emdeg.program.builder import ProgramBuilder
from emdeg.program.certify import certify
from emdeg.program.ir import Input, Leaf, Output, Program
from emdeg.program.lower import lower
from emdeg.shorten.forms.network import Network
from emdeg.shorten.passes.constants import sweep_constants
from emdeg.shorten.passes.merge import merge

U, V, W = (symbol(name, 2) for name in "uvw")
A, B = symbol("a"), symbol("b")


def program_of(*outputs: Expr) -> Program:
    """A program that computes the outputs as they are written."""
    return merge(lower("f", {"y": ((len(outputs),), list(outputs))}, [("v", [U, V, W])]))


# what exists, and a value that could be computed from it: (existing values, n, operations saved)
FORMS: dict[str, tuple[list[Expr], Expr, int]] = {
    "n = αy": ([U + V], A * U + A * V, 2),
    "n = y + α": ([U * V + W * V], U * V + W * V + A, 0),
    "n = αy + β": ([U + V], A * U + A * V + B, 2),
    "n = x + αy": ([W, U + V], A * U + A * V + W, 2),
    "n = x + y + α": ([U * W, V * W], U * W + V * W + A, 0),
    "n = αxy": ([W, U + V], A * U * W + A * V * W, 3),
    "n = x(y + α)": ([U + V], W * U + W * V + A * W, 2),
    "n = α(x + y)": ([U * W, V * W], A * U * W + A * V * W, 1),
}


@pytest.mark.parametrize("name", FORMS)
def test_forms(name: str) -> None:
    existing, n, least_saved = FORMS[name]
    before = program_of(*existing, n)
    network = Network(before)
    sweep_constants(network, random.Random(1))
    after = network.program()
    certify(after, before)
    assert after.count().total <= before.count().total - least_saved


def test_an_unknown_constant_is_not_invented() -> None:
    """tanh(a)-like constants that no two set-up values make are left alone."""
    builder = ProgramBuilder()
    u, v = (builder.leaf(Leaf(name, 2)) for name in "uv")
    a, b = (builder.leaf(Leaf(name, 0)) for name in "ab")
    total = builder.add(u, v)
    # n = (a² + b² + ab)·(u + v), written so that the factor is nowhere
    parts = [builder.mul(a, a), builder.mul(b, b), builder.mul(a, b)]
    terms = [builder.mul(p, x) for p in parts for x in (u, v)]
    n = terms[0]
    for term in terms[1:]:
        n = builder.add(n, term)
    interface = Program("f", (), (), (Input("x", ("u", "v")),), {"a": None, "b": None})
    before = builder.finish(interface, [Output("y", (2,), (total, n))])
    network = Network(before)
    sweep_constants(network, random.Random(1))
    certify(network.program(), before)
