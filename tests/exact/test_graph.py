"""The DAG: folding laws, interning, freeing, depth, pickling, determinism (digest R47, R68)."""

from __future__ import annotations

import copy
import gc
import os
import pickle
import random
import subprocess
import sys
from fractions import Fraction

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given, settings

from emdeg.errors import ExprError
from emdeg.exact import (
    CONFIGURATION,
    MOTION,
    ONE,
    ZERO,
    Expr,
    const,
    cos,
    derivative,
    evaluate,
    function,
    sin,
    substitute,
    symbol,
    to_text,
)
from emdeg.exact.degree import Bounds
from emdeg.exact.fingerprint import fingerprints
from emdeg.exact.graph import _TABLE, CONSTANT, linear, product, total, walk
from emdeg.exact.kinds import CONST, POWER, PRODUCT, SCALE, SUM
from emdeg.exact.nodes import has_more_nodes
from emdeg.exact.table import InternTable, collector_paused
from tests.exact.exactly import evaluate_exact
from tests.exact.strategies import (
    CIRCLE,
    POINT,
    Recipe,
    build,
    expressions,
    nonzero_rationals,
    recipes,
    value,
)

x, y, z = symbol("x"), symbol("y"), symbol("z")
q, qd = symbol("q1", CONFIGURATION, angular=True), symbol("qd1", MOTION)
small = expressions(leaves=5)
plain = small.filter(lambda e: e.kind not in (CONST, SCALE))

# -- laws of sums: the same node, whichever way it was written ------------------------------


@given(small, small)
def test_sums_commute(a: Expr, b: Expr) -> None:
    assert a + b is b + a
    assert a - b is -(b - a)
    assert a - b is a + (-b)


@given(small)
def test_neutral_and_opposite(a: Expr) -> None:
    assert a + 0 is a
    assert 0 + a is a
    assert a - 0 is a
    assert 0 - a is -a
    assert a - a is ZERO
    assert a.__neg__().__neg__() is a
    assert +a is a
    assert a + a is 2 * a


@given(small, nonzero_rationals, nonzero_rationals)
def test_coefficients_collect(a: Expr, c: Fraction, d: Fraction) -> None:
    assert c * a + d * a is (c + d) * a
    assert c * (d * a) is (c * d) * a
    assert c * a - c * a is ZERO


@given(plain, plain, nonzero_rationals)
def test_a_common_coefficient_is_taken_out(a: Expr, b: Expr, c: Fraction) -> None:
    assert c * a + c * b is c * (a + b)
    assert c * a - c * b is c * (a - b)


@given(st.lists(st.tuples(small, nonzero_rationals), max_size=5), st.randoms())
def test_order_of_terms_does_not_matter(
    terms: list[tuple[Expr, Fraction]], shuffle: random.Random
) -> None:
    shuffled = [*terms]
    shuffle.shuffle(shuffled)
    assert linear(shuffled) is linear(terms)


@given(small, nonzero_rationals)
def test_constants_collect(a: Expr, c: Fraction) -> None:
    assert (a + c) - c is not None
    assert linear([(a, 1), (const(c), 1), (const(c), -1)]) is a
    assert linear([(const(c), 2)]) is const(2 * c)


# -- laws of products ------------------------------------------------------------------


@given(small, small)
def test_products_commute(a: Expr, b: Expr) -> None:
    assert a * b is b * a
    assert (-a) * b is -(a * b)
    assert (2 * a) * (3 * b) is 6 * (a * b)


@given(small)
def test_one_and_zero(a: Expr) -> None:
    assert a * 1 is a
    assert 1 * a is a
    assert a * 0 is ZERO
    assert a**1 is a
    assert a**0 is ONE
    assert a / 1 is a


@given(small.filter(lambda e: e is not ZERO), st.integers(-3, 3), st.integers(-3, 3))
def test_powers_collect(a: Expr, m: int, n: int) -> None:
    assert product([a**m, a**n]) is a ** (m + n)
    assert (a**m) ** n is a ** (m * n)
    assert (3 * a) ** 2 is 9 * a**2
    assert a / a is ONE
    assert a * a is a**2


@given(st.lists(small, max_size=5), st.randoms())
def test_order_of_factors_does_not_matter(factors: list[Expr], shuffle: random.Random) -> None:
    shuffled = [*factors]
    shuffle.shuffle(shuffled)
    assert product(shuffled) is product(factors)


def test_minus_one_is_not_minus_two() -> None:
    """Python's hash(−1) equals hash(−2); the order of factors must not depend on it."""
    a, b = x - y, x - 2 * y
    assert a.order != b.order
    assert a * b is b * a
    assert (x**-1).order != (x**-2).order
    assert (-x).order != (-2 * x).order


# -- functions -------------------------------------------------------------------------


@given(small)
def test_parity_of_functions(a: Expr) -> None:
    for name in ("tanh", "sign"):
        assert function(name, -a) is -function(name, a)
    assert function("abs", -a) is function("abs", a)


@given(small, nonzero_rationals)
def test_positive_factors_leave_abs_and_sign(a: Expr, c: Fraction) -> None:
    assert function("abs", c * a) is abs(c) * function("abs", a)
    assert function("sign", c * a) is (1 if c > 0 else -1) * function("sign", a)


def test_functions_of_exact_numbers() -> None:
    assert function("sqrt", 4) is const(2)
    assert function("sqrt", Fraction(1, 2)) * function("sqrt", 2) is ONE
    assert function("tanh", 0) is ZERO
    assert function("sign", -3) is const(-1)
    assert function("abs", Fraction(-1, 3)) is const("1/3")
    assert function("sqrt", 5).kind != const(1).kind
    with pytest.raises(ExprError, match="not real"):
        function("sqrt", -1)
    with pytest.raises(ExprError, match="Known: abs, sign, sqrt, tanh"):
        function("exp", x)


# -- what folding keeps ------------------------------------------------------------------


@given(recipes(roots=True))
@settings(max_examples=300)
def test_folding_keeps_the_value(recipe: Recipe) -> None:
    """The DAG has the value of plain exact arithmetic on the recipe."""
    assert evaluate_exact([build(recipe)], POINT, CIRCLE) == [value(recipe)]


@given(recipes(division=True))
@settings(max_examples=200)
def test_folding_keeps_the_value_of_fractions(recipe: Recipe) -> None:
    try:
        expected = value(recipe)
        expression = build(recipe)
    except (ZeroDivisionError, ExprError):
        return
    assert evaluate_exact([expression], POINT, CIRCLE) == [expected]


def test_sharing_is_kept() -> None:
    """Sums in sums and products in products stay: a program shares what a derivation shares."""
    inner = x + y
    outer = inner + z
    assert outer.kind == SUM
    assert inner in outer.children()
    assert (x * y) * z is not x * (y * z)
    assert ((x + y) ** 2).kind == POWER
    assert (2 * (x + y)).kind == SCALE
    assert ((x + y) * z).kind == PRODUCT


def test_half_is_half() -> None:
    """R47: ROBMAT saw an inequality between 0.5 and 1/2; here they are one node."""
    assert const(0.5) is const("1/2") is const(Fraction(1, 2))
    assert 0.5 * x + x / 2 is x
    assert x * 0.1 is x / 10
    assert const(1.0) is ONE
    assert x * np.float32(0.1) + np.int64(3) is x / 10 + 3


@given(expressions(roots=True, functions=True))
def test_rate_and_mask_are_those_of_the_symbols(a: Expr) -> None:
    symbols = [n for n in walk([a]) if n.is_symbol]
    assert a.rate == max((s.rate for s in symbols), default=CONSTANT)
    state = {s for s in symbols if s.rate != CONSTANT}
    assert set(a.state_symbols()) == state


def test_errors_say_what_to_do() -> None:
    with pytest.raises(ExprError, match="no truth value"):
        bool(x)
    with pytest.raises(ExprError, match="not an integer"):
        x**0.5  # type: ignore[operator]
    with pytest.raises(ExprError, match="division by an exact zero"):
        x / 0
    with pytest.raises(ExprError, match="cannot use str"):
        x + "y"  # type: ignore[operator]
    with pytest.raises(ExprError, match="cannot use str"):
        x * "y"  # type: ignore[operator]
    with pytest.raises(ExprError, match="has no name"):
        _ = (x + y).name
    with pytest.raises(ExprError, match="not an exact constant"):
        _ = x.value
    with pytest.raises(TypeError):
        Expr()


# -- interning ---------------------------------------------------------------------------


def test_what_nobody_holds_is_freed() -> None:
    gc.collect()
    before = len(_TABLE)
    kept = [symbol(f"freed{i}") * x + i for i in range(1000)]
    assert len(_TABLE) > before + 1000
    del kept
    assert len(_TABLE) <= before + 1


def test_the_table_forgets_the_slots_of_the_dead() -> None:
    size = len(_TABLE._slots)
    for i in range(200_000):
        _ = x + i
    assert len(_TABLE._slots) < size + 2**17 + 2


class _Content:
    def __init__(self, kind: int, args: tuple[int, ...], order: int) -> None:
        self.kind, self.args, self.order = kind, args, order


def test_two_contents_with_one_hash_stay_two() -> None:
    """A collision of content hashes, which no test will ever see, keeps both nodes apart."""
    table: InternTable[_Content] = InternTable()
    first, second = _Content(3, (1,), 77), _Content(3, (2,), 77)
    table.add(first)
    assert table.find(3, (2,), 77) is None
    table.add(second)
    assert table.find(3, (1,), 77) is first
    assert table.find(3, (2,), 77) is second
    del first
    table.sweep()
    assert table.find(3, (1,), 77) is None
    assert table.find(3, (2,), 77) is second
    assert len(table) == 1


def test_the_collector_is_paused_and_resumed() -> None:
    with collector_paused():
        assert not gc.isenabled()
        with collector_paused():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()


# -- depth ---------------------------------------------------------------------------------


def _chain(levels: int) -> Expr:
    node = x
    for _ in range(levels):
        node = (node + qd) * y
    return node


def test_a_chain_of_100_000_levels_overflows_no_stack() -> None:
    chain = _chain(100_000)
    assert sum(1 for _ in walk([chain])) == 200_003
    assert pickle.loads(pickle.dumps(chain)) is chain
    assert copy.deepcopy(chain) is chain
    assert len(repr(chain)) < 5000
    assert "…" in to_text(chain)
    del chain  # freeing it must not recurse either


def test_all_walks_stand_deep_chains() -> None:
    chain = _chain(20_000)
    assert evaluate([chain], {x: 1.0, qd: 2.0, y: 0.5})[0] == pytest.approx(2.0)
    assert len(fingerprints([chain], 1)[0]) == 1
    assert Bounds().expressions([chain])[0].degree == 20_001
    assert substitute([chain], {y: z})[0] is not chain
    assert derivative([chain], {x: ONE})[0] is y**20_000


@given(expressions(roots=True, functions=True, division=False))
def test_nodes_are_counted_as_far_as_asked(e: Expr) -> None:
    nodes = sum(1 for _ in walk([e]))
    assert [has_more_nodes(e, k) for k in (0, nodes - 1, nodes)] == [True, True, False]


# -- other processes ----------------------------------------------------------------------------


@given(expressions(roots=True, functions=True, division=False))
def test_pickling_gives_the_same_node(a: Expr) -> None:
    assert pickle.loads(pickle.dumps(a)) is a
    assert copy.copy(a) is a


_PROGRAM = """
from emdeg.exact import *
from emdeg.exact.fingerprint import fingerprints
from emdeg.exact.graph import total
q = [symbol(f"q{i}", CONFIGURATION, angular=True) for i in range(1, 5)]
m = [symbol(f"m{i}") for i in range(1, 5)]
e = total(m[i] * cos(q[i] + q[j]) * sin(q[j]) - m[j] ** 2 / 3 for i in range(4) for j in range(4))
e = e * (e + 1) * (m[0] - m[1]) * (m[0] - 2 * m[1])
print(e.order, to_text(e), fingerprints([e], 2), normal_form(e).terms()[:50])
"""


def test_output_is_the_same_in_every_process() -> None:
    """R68: content order, text, fingerprint and normal form depend on no hash seed."""
    outputs = {
        subprocess.run(
            [sys.executable, "-c", _PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    assert len(outputs) == 1
    assert "c12" in outputs.pop()


def test_totals() -> None:
    assert total([]) is ZERO
    assert total([x, y, x]) is 2 * x + y
    assert product([]) is ONE
    assert cos(q) ** 2 + sin(q) ** 2 is not ONE  # no identity is applied at construction
